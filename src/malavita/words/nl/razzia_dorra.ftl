# Malavita, Dutch: Razzia (Dorra).

razzia-dorra-title = Razzia
razzia-dorra-author = Stefan Dorra, 1992
razzia-dorra-advert = Zes bars, elk één geheime kaart. Verdeel het geld, of dobbel erom.

## Things

razzia-dorra-bar = { $bar ->
    [colibri] Colibri
    [cotton_club] Cotton Club
    [havanna_bar] Havanna Bar
    [jungle] Jungle
    [lincoln] Lincoln
   *[jazz_house] Jazz House
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
    [raid] inval { $card-value } ({ razzia-dorra-goes-to })
   *[gambler] gokker { $card-value } ({ razzia-dorra-goes-to })
}
    .label = { $card ->
        [raid] Inval
       *[gambler] Gokker
    }
razzia-dorra-notes = { razzia-dorra-bar } { $note }

## Story

razzia-dorra-note-placed = { $by ->
    [you] Je plaatst het biljet van de deler, { $note }, in { razzia-dorra-bar }.
   *[other] { $seat } plaatst het biljet van de deler, { $note }, in { razzia-dorra-bar }.
}
razzia-dorra-card-chosen = { $by ->
    [you] Je kiest { razzia-dorra-card }.
   *[other] { $card ->
        [unknown] { $seat } kiest een kaart.
       *[known] { $seat } kiest { razzia-dorra-card }.
    }
}
razzia-dorra-card-turned-up = { $by ->
    [you] Je onthult { razzia-dorra-card }.
   *[other] { $seat } onthult { razzia-dorra-card }.
}
razzia-dorra-gambler-caught = { $by ->
    [you] Inval in { razzia-dorra-bar }: je gaat met lege handen naar huis.
   *[other] Inval in { razzia-dorra-bar }: { $seat } gaat met lege handen naar huis.
}
razzia-dorra-raid-failed = Vruchteloze inval in { razzia-dorra-bar }. De biljetten blijven liggen.
razzia-dorra-bar-taken = { $by ->
    [you] Je pakt { $amount } in { razzia-dorra-bar }.
   *[other] { $seat } pakt { $amount } in { razzia-dorra-bar }.
}
razzia-dorra-split-opened = { $by ->
    [you] { razzia-dorra-bar }: jij verdeelt { $amount }. Gegadigden: { $claimants }.
   *[other] { razzia-dorra-bar }: { $seat } verdeelt { $amount }. Gegadigden: { $claimants }.
}
razzia-dorra-note-given = { $kept ->
    [yes] { $by ->
        [you] Je houdt { $note }.
       *[other] { $seat } houdt { $note }.
    }
   *[no] { $by ->
        [you] Je krijgt { $note } aangeboden.
       *[other] { $seat } krijgt { $note } aangeboden.
    }
}
razzia-dorra-answered = { $answer ->
    [accept] { $by ->
        [you] Je gaat akkoord.
       *[other] { $seat } gaat akkoord.
    }
    [duel] { $by ->
        [you] Je eist een duel.
       *[other] { $seat } eist een duel.
    }
   *[unknown] { $seat } antwoordt in het geheim.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] Jouw antwoord: akkoord.
       *[other] Antwoord van { $seat }: akkoord.
    }
   *[duel] { $by ->
        [you] Jouw antwoord: een duel.
       *[other] Antwoord van { $seat }: een duel.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] { razzia-dorra-bar }: jouw deel is leeg.
       *[other] { razzia-dorra-bar }: het deel van { $seat } is leeg.
    }
   *[other] { $by ->
        [you] { razzia-dorra-bar }: je pakt je deel, { $amount }.
       *[other] { razzia-dorra-bar }: { $seat } pakt een deel van { $amount }.
    }
}
razzia-dorra-duel-fought = { $champion-is ->
    [you] Je duelleert met { $challenger }: { $champion_card }+{ $champion_die } tegen { $challenger_card }+{ $challenger_die }.
   *[other] { $challenger-is ->
        [you] { $champion } duelleert met jou: { $champion_card }+{ $champion_die } tegen { $challenger_card }+{ $challenger_die }.
       *[other] { $champion } duelleert met { $challenger }: { $champion_card }+{ $champion_die } tegen { $challenger_card }+{ $challenger_die }.
    }
} { $by ->
    [you] Jij wint.
   *[other] { $seat } wint.
}
razzia-dorra-nothing-to-duel-for = In { razzia-dorra-bar } is niets meer over om voor te duelleren.
razzia-dorra-round-began = { $by ->
    [you] Ronde { $round }: jij deelt.
   *[other] Ronde { $round }: { $seat } deelt.
}
razzia-dorra-stock-made = { $cards ->
    [one] De stapel is op. De aflegstapel wordt geschud: { $cards } kaart.
   *[other] De stapel is op. De aflegstapel wordt geschud: { $cards } kaarten.
}
razzia-dorra-card-dealt = { $by ->
    [you] Je krijgt { razzia-dorra-card }.
   *[other] { $seat } krijgt { razzia-dorra-card }.
}
razzia-dorra-notes-laid = Biljetten op de tafels: { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] Je bekijkt het biljet van de deler: { $note }.
   *[other] { $note ->
        [0] { $seat } bekijkt het biljet van de deler.
       *[other] { $seat } bekijkt het biljet van de deler: { $note }.
    }
}
razzia-dorra-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Je wint met { $score }.
       *[other] { $winners } wint met { $score }.
    }
   *[other] Gedeelde overwinning met { $score }: { $winners }.
}

## Ribbon

razzia-dorra-ribbon-place-you = Plaats het biljet.
razzia-dorra-ribbon-place-you-help = Leg het biljet van de deler, { $note }, in een bar naar keuze.
razzia-dorra-ribbon-place-other = Wachten op { $names }: het biljet van de deler plaatsen.
razzia-dorra-ribbon-choose-you = Kies een kaart, in het geheim.
razzia-dorra-ribbon-choose-you-help = De kaart gaat naar de bar van die kleur en kan niet meer worden omgeruild.
razzia-dorra-ribbon-choose-other = Wachten op { $names }: een kaart kiezen, in het geheim.
razzia-dorra-ribbon-split-you = Verdeel { razzia-dorra-bar }.
razzia-dorra-ribbon-split-you-help = Wie krijgt de { $note }? Gegeven blijft gegeven. Daarna gaan de anderen akkoord, of eisen ze een duel.
razzia-dorra-ribbon-split-other = Wachten op { $names }: een voorstel voor { razzia-dorra-bar }.
razzia-dorra-ribbon-answer-you = Jouw antwoord.
razzia-dorra-ribbon-answer-you-help = { $amount ->
    [0] Jouw deel is leeg. Ga akkoord, of eis een duel.
   *[other] Jouw deel is { $amount }. Ga akkoord, of eis een duel.
}
razzia-dorra-ribbon-answer-other = Wachten op { $names }: akkoord gaan, of een duel eisen.

## Buttons

razzia-dorra-do-place = Plaatsen in { razzia-dorra-bar }
razzia-dorra-do-play = { razzia-dorra-card } spelen
razzia-dorra-do-give = { $to-is ->
    [you] { $note ->
        [0] Houden
       *[other] { $note } houden
    }
   *[other] { $note ->
        [0] Aan { $to } geven
       *[other] { $note } aan { $to } geven
    }
}
razzia-dorra-do-accept = Akkoord
razzia-dorra-do-duel = Duel eisen

## Scoring

razzia-dorra-score-money = Gewonnen geld
razzia-dorra-score-money-help = wie het meeste heeft, wint

## Options

razzia-dorra-option-last-notes = Laatste biljetten
razzia-dorra-option-last-notes-help = Met drie spelers blijven er op het einde twee biljetten over: daar speel je nog een korte ronde om, of je laat ze weg.
razzia-dorra-option-last-notes-play = spelen
razzia-dorra-option-last-notes-out = weglaten
razzia-dorra-option-answers = Antwoorden
razzia-dorra-option-answers-help = Iedereen antwoordt tegelijk en ongezien, of een voor een.
razzia-dorra-option-answers-secret = geheim
razzia-dorra-option-answers-open = openbaar
razzia-dorra-option-money = Gewonnen geld
razzia-dorra-option-money-help = Iedereen ziet wat de anderen hebben gewonnen, of alleen wie meetelt weet het.
razzia-dorra-option-money-open = openbaar
razzia-dorra-option-money-hidden = verborgen

## Why not

razzia-dorra-why-no-claim = is hier geen gegadigde
razzia-dorra-why-note-first = plaats eerst het biljet
razzia-dorra-why-hand-rests = nu geen kaart te kiezen
