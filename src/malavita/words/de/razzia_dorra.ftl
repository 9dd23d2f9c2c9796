# Malavita, German: Razzia (Dorra).

razzia-dorra-title = Razzia
razzia-dorra-author = Stefan Dorra, 1992
razzia-dorra-advert = Sechs Bars, für jeden eine geheime Karte. Teil das Geld oder würfle darum.

## Things

razzia-dorra-bar = { $bar ->
    [colibri] Colibri
    [cotton_club] Cotton Club
    [havanna_bar] Havanna Bar
    [jungle] Jungle
    [lincoln] Lincoln
   *[jazz_house] Jazz House
}
    .at = { $bar ->
        [colibri] im Colibri
        [cotton_club] im Cotton Club
        [havanna_bar] in der Havanna Bar
        [jungle] im Jungle
        [lincoln] im Lincoln
       *[jazz_house] im Jazz House
    }
razzia-dorra-goes-to = { $card-colour ->
    [red] Colibri
    [yellow] Cotton Club
    [violet] Havanna Bar
    [blue] Jungle
    [green] Lincoln
   *[pink] Jazz House
}
razzia-dorra-card = { $card ->
    [raid] Razzia { $card-value } ({ razzia-dorra-goes-to })
   *[gambler] Zocker { $card-value } ({ razzia-dorra-goes-to })
}
    .label = { $card ->
        [raid] Razzia
       *[gambler] Zocker
    }
razzia-dorra-notes = { razzia-dorra-bar } { $note }

## Story

razzia-dorra-note-placed = { $by ->
    [you] Du legst den Geldschein des Gebers, { $note }, { razzia-dorra-bar.at } an.
   *[other] { $seat } legt den Geldschein des Gebers, { $note }, { razzia-dorra-bar.at } an.
}
razzia-dorra-card-chosen = { $by ->
    [you] Du wählst { razzia-dorra-card }.
   *[other] { $card ->
        [unknown] { $seat } wählt eine Karte.
       *[known] { $seat } wählt { razzia-dorra-card }.
    }
}
razzia-dorra-card-turned-up = { $by ->
    [you] Du deckst { razzia-dorra-card } auf.
   *[other] { $seat } deckt { razzia-dorra-card } auf.
}
razzia-dorra-gambler-caught = { $by ->
    [you] Razzia { razzia-dorra-bar.at }: Du gehst leer aus.
   *[other] Razzia { razzia-dorra-bar.at }: { $seat } geht leer aus.
}
razzia-dorra-raid-failed = Razzia ohne Fang { razzia-dorra-bar.at }. Die Geldscheine bleiben liegen.
razzia-dorra-bar-taken = { $by ->
    [you] Du nimmst { razzia-dorra-bar.at } { $amount }.
   *[other] { $seat } nimmt { razzia-dorra-bar.at } { $amount }.
}
razzia-dorra-split-opened = { $by ->
    [you] { razzia-dorra-bar }: Du teilst { $amount } auf. Anwärter: { $claimants }.
   *[other] { razzia-dorra-bar }: { $seat } teilt { $amount } auf. Anwärter: { $claimants }.
}
razzia-dorra-note-given = { $kept ->
    [yes] { $by ->
        [you] Du behältst { $note }.
       *[other] { $seat } behält { $note }.
    }
   *[no] { $by ->
        [you] Du bekommst { $note } angeboten.
       *[other] { $seat } bekommt { $note } angeboten.
    }
}
razzia-dorra-answered = { $answer ->
    [accept] { $by ->
        [you] Du nimmst an.
       *[other] { $seat } nimmt an.
    }
    [duel] { $by ->
        [you] Du forderst ein Duell.
       *[other] { $seat } fordert ein Duell.
    }
   *[unknown] { $seat } antwortet geheim.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] Deine Antwort: angenommen.
       *[other] Antwort von { $seat }: angenommen.
    }
   *[duel] { $by ->
        [you] Deine Antwort: ein Duell.
       *[other] Antwort von { $seat }: ein Duell.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] { razzia-dorra-bar }: Dein Anteil ist leer.
       *[other] { razzia-dorra-bar }: Der Anteil von { $seat } ist leer.
    }
   *[other] { $by ->
        [you] { razzia-dorra-bar }: Du nimmst deinen Anteil, { $amount }.
       *[other] { razzia-dorra-bar }: { $seat } nimmt einen Anteil von { $amount }.
    }
}
razzia-dorra-duel-fought = { $champion-is ->
    [you] Du duellierst dich mit { $challenger }: { $champion_card }+{ $champion_die } gegen { $challenger_card }+{ $challenger_die }.
   *[other] { $challenger-is ->
        [you] { $champion } duelliert sich mit dir: { $champion_card }+{ $champion_die } gegen { $challenger_card }+{ $challenger_die }.
       *[other] { $champion } duelliert sich mit { $challenger }: { $champion_card }+{ $champion_die } gegen { $challenger_card }+{ $challenger_die }.
    }
} { $by ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
razzia-dorra-nothing-to-duel-for = { razzia-dorra-bar.at } ist nichts mehr übrig, um das man sich duellieren könnte.
razzia-dorra-round-began = { $by ->
    [you] Runde { $round }: Du gibst.
   *[other] Runde { $round }: { $seat } gibt.
}
razzia-dorra-stock-made = { $cards ->
    [one] Der Stapel ist leer. Der Ablagestapel wird gemischt: { $cards } Karte.
   *[other] Der Stapel ist leer. Der Ablagestapel wird gemischt: { $cards } Karten.
}
razzia-dorra-card-dealt = { $by ->
    [you] Du bekommst { razzia-dorra-card }.
   *[other] { $seat } bekommt { razzia-dorra-card }.
}
razzia-dorra-notes-laid = Geldscheine auf den Tischen: { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] Du siehst dir den Geldschein des Gebers an: { $note }.
   *[other] { $note ->
        [0] { $seat } sieht sich den Geldschein des Gebers an.
       *[other] { $seat } sieht sich den Geldschein des Gebers an: { $note }.
    }
}
razzia-dorra-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Du gewinnst mit { $score }.
       *[other] { $winners } gewinnt mit { $score }.
    }
   *[other] Geteilter Sieg mit { $score }: { $winners }.
}

## Ribbon

razzia-dorra-ribbon-place-you = Leg den Schein an.
razzia-dorra-ribbon-place-you-help = Leg den Geldschein des Gebers, { $note }, an eine Bar deiner Wahl.
razzia-dorra-ribbon-place-other = Warten auf { $names }: den Geldschein des Gebers anlegen.
razzia-dorra-ribbon-choose-you = Wähle geheim eine Karte.
razzia-dorra-ribbon-choose-you-help = Sie geht in die Bar ihrer Farbe und kann nicht mehr getauscht werden.
razzia-dorra-ribbon-choose-other = Warten auf { $names }: geheim eine Karte wählen.
razzia-dorra-ribbon-split-you = Teilung: { razzia-dorra-bar }.
razzia-dorra-ribbon-split-you-help = Wer bekommt die { $note }? Gegeben ist gegeben. Danach nehmen die anderen an oder fordern ein Duell.
razzia-dorra-ribbon-split-other = Warten auf { $names }: ein Vorschlag für die Teilung, { razzia-dorra-bar }.
razzia-dorra-ribbon-answer-you = Deine Antwort.
razzia-dorra-ribbon-answer-you-help = { $amount ->
    [0] Dein Anteil ist leer. Nimm an oder fordere ein Duell.
   *[other] Dein Anteil ist { $amount }. Nimm an oder fordere ein Duell.
}
razzia-dorra-ribbon-answer-other = Warten auf { $names }: den Anteil annehmen oder ein Duell fordern.

## Buttons

razzia-dorra-do-place = { razzia-dorra-bar.at } anlegen
razzia-dorra-do-play = { razzia-dorra-card } spielen
razzia-dorra-do-give = { $to-is ->
    [you] { $note ->
        [0] Behalten
       *[other] { $note } behalten
    }
   *[other] { $note ->
        [0] An { $to } geben
       *[other] { $note } an { $to } geben
    }
}
razzia-dorra-do-accept = Annehmen
razzia-dorra-do-duel = Duell fordern

## Scoring

razzia-dorra-score-money = Gewinn
razzia-dorra-score-money-help = das meiste Geld siegt

## Options

razzia-dorra-option-last-notes = Letzte Geldscheine
razzia-dorra-option-last-notes-help = Zu dritt bleiben am Ende zwei Geldscheine übrig: um sie eine kurze letzte Runde spielen oder sie weglassen.
razzia-dorra-option-last-notes-play = spielen
razzia-dorra-option-last-notes-out = weglassen
razzia-dorra-option-answers = Antworten
razzia-dorra-option-answers-help = Alle antworten gleichzeitig und ungesehen oder einer nach dem anderen.
razzia-dorra-option-answers-secret = geheim
razzia-dorra-option-answers-open = öffentlich
razzia-dorra-option-money = Gewinn
razzia-dorra-option-money-help = Alle sehen, was die anderen gewonnen haben, oder nur wer mitzählt, weiß es.
razzia-dorra-option-money-open = öffentlich
razzia-dorra-option-money-hidden = verborgen

## Why not

razzia-dorra-why-no-claim = hier kein Anwärter
razzia-dorra-why-note-first = erst den Schein anlegen
razzia-dorra-why-hand-rests = jetzt ist keine Karte zu wählen
