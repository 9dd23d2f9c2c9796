# Malavita, German: Sicilianos.

sicilianos-title = Sicilianos
sicilianos-author = Czarné, 2004
sicilianos-advert = Bandenkriege, Überläufer und Bomben. Wasch deinen Einsatz.

## Things

# As a noun.
sicilianos-colour = { $colour ->
    [white] Weiß
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [black] Schwarz
   *[green] Grün
}
    .label = { $colour ->
        [white] Weiß
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [black] Schwarz
       *[green] Grün
    }
    .family = { $colour ->
        [white] Weiße Familie
        [yellow] Gelbe Familie
        [red] Rote Familie
        [blue] Blaue Familie
        [black] Schwarze Familie
       *[green] Grüne Familie
    }
    .emblem = { $colour ->
        [white] Mond
        [yellow] Sonne
        [red] Herz
        [blue] Wellen
        [black] Pik
       *[green] Blatt
    }
    .feminine = { $colour ->
        [white] weiße
        [yellow] gelbe
        [red] rote
        [blue] blaue
        [black] schwarze
       *[green] grüne
    }
    .weak = { $colour ->
        [white] weißen
        [yellow] gelben
        [red] roten
        [blue] blauen
        [black] schwarzen
       *[green] grünen
    }
sicilianos-first = { $first ->
    [white] Weiß
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [black] Schwarz
   *[green] Grün
}
sicilianos-second = { $second ->
    [white] Weiß
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [black] Schwarz
   *[green] Grün
}
sicilianos-joined = { $family ->
    [white] Weiß
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [black] Schwarz
   *[green] Grün
}
# Accusative.
sicilianos-card = { $value ->
    [0] eine { sicilianos-colour.feminine } Karte
   *[other] { sicilianos-colour } { $value }
}
    .label = { $value ->
        [1] Leibwächter
        [5] Bombe
        [8] Überläufer
       *[other] Familienkarte
    }
    .dative = { $value ->
        [0] einer { sicilianos-colour.weak } Karte
       *[other] { sicilianos-colour } { $value }
    }
sicilianos-type = { $type ->
    [antique] Antiquitätenladen
    [restaurant] Restaurant
    [laundry] Wäscherei
   *[unknown] Geschäft
}
    .label = { $type ->
        [antique] Antiquitätenladen
        [restaurant] Restaurant
        [laundry] Wäscherei
       *[unknown] Art unbekannt
    }
sicilianos-face = { $influence ->
    [two] 2 Karten ziehen
    [one] 1 Karte ziehen
   *[steal] 1 Karte stehlen
}
    .label = { $influence ->
        [two] 2 Karten ziehen
        [one] 1 Karte ziehen
       *[steal] 1 Karte stehlen
    }

## Story

sicilianos-card-drafted = { $by ->
    [you] Du beginnst mit { sicilianos-card.dative }.
   *[other] { $seat } beginnt mit { sicilianos-card.dative }.
}
sicilianos-dice-rolled = { $by ->
    [you] Du würfelst { sicilianos-first }, { sicilianos-second } und „{ sicilianos-face }“.
   *[other] { $seat } würfelt { sicilianos-first }, { sicilianos-second } und „{ sicilianos-face }“.
}
sicilianos-roll-wasted = Das bringt nichts ein.
sicilianos-card-drawn = { $by ->
    [you] Du ziehst { sicilianos-card }.
   *[other] { $seat } zieht { sicilianos-card }.
}
sicilianos-pile-searched = { $by ->
    [you] { $cards ->
        [one] Du durchsuchst den { sicilianos-colour.weak } Stapel, { $cards } Karte.
       *[other] Du durchsuchst den { sicilianos-colour.weak } Stapel, { $cards } Karten.
    }
   *[other] { $cards ->
        [one] { $seat } durchsucht den { sicilianos-colour.weak } Stapel, { $cards } Karte.
       *[other] { $seat } durchsucht den { sicilianos-colour.weak } Stapel, { $cards } Karten.
    }
}
sicilianos-card-kept = { $by ->
    [you] Du behältst { sicilianos-card }.
   *[other] { $seat } behält { sicilianos-card }.
}
sicilianos-card-stolen = { $by ->
    [you] Du stiehlst { sicilianos-card }.
   *[other] { $seat } stiehlt { sicilianos-card }.
}
sicilianos-card-lost = { $by ->
    [you] Die Karte gehörte dir.
   *[other] Die Karte gehörte { $seat }.
}
sicilianos-war-started = { $by ->
    [you] Du zettelst einen Bandenkrieg mit { sicilianos-card.dative } an.
   *[other] { $seat } zettelt einen Bandenkrieg mit { sicilianos-card.dative } an.
}
sicilianos-war-joined = { $by ->
    [you] Du machst mit { sicilianos-card.dative } mit.
   *[other] { $seat } macht mit { sicilianos-card.dative } mit.
}
sicilianos-note-staked = { $by ->
    [you] Du setzt { $note }.
   *[other] { $seat } setzt { $note }.
}
sicilianos-stayed-out = { $by ->
    [you] Du machst nicht mit.
   *[other] { $seat } macht nicht mit.
}
sicilianos-card-added = { $by ->
    [you] Du legst { sicilianos-card } nach.
   *[other] { $seat } legt { sicilianos-card } nach.
}
sicilianos-stopped = { $by ->
    [you] Du hörst auf: keine Karten mehr in diesem Krieg.
   *[other] { $seat } hört auf: keine Karten mehr in diesem Krieg.
}
sicilianos-card-turned-up = { $value ->
    [1] { $by ->
        [you] Du deckst { sicilianos-card } auf, den Leibwächter.
       *[other] { $seat } deckt { sicilianos-card } auf, den Leibwächter.
    }
    [5] { $by ->
        [you] Du deckst { sicilianos-card } auf, die Bombe.
       *[other] { $seat } deckt { sicilianos-card } auf, die Bombe.
    }
    [8] { $by ->
        [you] Du deckst { sicilianos-card } auf, den Überläufer.
       *[other] { $seat } deckt { sicilianos-card } auf, den Überläufer.
    }
   *[other] { $by ->
        [you] Du deckst { sicilianos-card } auf.
       *[other] { $seat } deckt { sicilianos-card } auf.
    }
}
sicilianos-stayed-loyal = { $by ->
    [you] Dein Überläufer bleibt treu: 8 für { sicilianos-colour }.
   *[other] Der Überläufer von { $seat } bleibt treu: 8 für { sicilianos-colour }.
}
sicilianos-betrayed = { $by ->
    [you] Du läufst über: 4 für { sicilianos-joined }.
   *[other] { $seat } läuft über: 4 für { sicilianos-joined }.
}
sicilianos-bomb-held = { $by ->
    [you] Du zündest die Bombe nicht: 5 für { sicilianos-colour }.
   *[other] { $seat } zündet die Bombe nicht: 5 für { sicilianos-colour }.
}
sicilianos-card-blown-up = { $by ->
    [you] Deine Bombe sprengt { sicilianos-card }.
   *[other] { $seat } sprengt { sicilianos-card }.
}
sicilianos-war-won = { $winners-size ->
    [one] { $by ->
        [you] Stärkste Familie: { sicilianos-colour }, { $strength }. Du gewinnst den Bandenkrieg.
       *[other] Stärkste Familie: { sicilianos-colour }, { $strength }. { $winners } gewinnt den Bandenkrieg.
    }
   *[other] Stärkste Familie: { sicilianos-colour }, { $strength }. Die Verbündeten gewinnen den Bandenkrieg: { $winners }.
}
sicilianos-war-undecided = Niemand gewinnt den Krieg.
sicilianos-share-chosen = { $share ->
    [business] { $by ->
        [you] Du nimmst das Geschäft.
       *[other] { $seat } nimmt das Geschäft.
    }
   *[money] { $by ->
        [you] Du nimmst das Geld.
       *[other] { $seat } nimmt das Geld.
    }
}
sicilianos-business-founded = { $by ->
    [you] Du gründest ein Geschäft in { sicilianos-colour }: { sicilianos-type }.
   *[other] { $type ->
        [unknown] { $seat } gründet ein Geschäft in { sicilianos-colour }.
       *[known] { $seat } gründet ein Geschäft in { sicilianos-colour }: { sicilianos-type }.
    }
}
sicilianos-money-laundered = { $by ->
    [you] Du wäschst { $amount }.
   *[other] { $seat } wäscht { $amount }.
}
sicilianos-war-settled = { $lost ->
    [0] Der Krieg ist vorbei.
   *[other] Der Krieg ist vorbei. Die Bank bekommt { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] Du bist der Pate.
   *[other] { $seat } ist der Pate.
}
sicilianos-results-counted = Die Geschäfte werden aufgedeckt, das Endergebnis wird berechnet.
sicilianos-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
   *[other] Geteilter Sieg: { $winners }.
}

## Ribbon

sicilianos-ribbon-draft-you = Deine Startkarten.
sicilianos-ribbon-draft-you-help = Zieh von einem Stapel, dessen Farbe du noch nicht hast.
sicilianos-ribbon-draft-other = Warten auf { $names }: Startkarten ziehen.
sicilianos-ribbon-turn-you = Du bist dran.
sicilianos-ribbon-turn-you-help = { $must ->
    [roll] Würfle. Ohne Karte kein Bandenkrieg.
    [war] Zettle einen Bandenkrieg an. Mit zehn Karten musst du.
   *[no] Würfle oder zettle mit einer Karte einen Bandenkrieg an.
}
sicilianos-ribbon-turn-other = Warten auf { $names }: würfeln oder einen Bandenkrieg anzetteln.
sicilianos-ribbon-pick-you = Nur eine Karte.
sicilianos-ribbon-pick-you-help = Du hast neun. Wähle, von welcher gewürfelten Farbe du ziehst.
sicilianos-ribbon-pick-other = Warten auf { $names }: eine Karte einer gewürfelten Farbe ziehen.
sicilianos-ribbon-help-you = Zieh eine Karte.
sicilianos-ribbon-help-you-help = Die oberste Karte eines beliebigen Stapels. Oder durchsuch den Stapel einer gewürfelten Farbe und behalte eine.
sicilianos-ribbon-help-other = Warten auf { $names }: eine Karte ziehen oder einen Stapel durchsuchen.
sicilianos-ribbon-keep-you = Behalte eine Karte.
sicilianos-ribbon-keep-you-help = Du siehst den ganzen Stapel. Eine Karte gehört dir, die anderen bleiben in ihrer Reihenfolge.
sicilianos-ribbon-keep-other = Warten auf { $names }: eine Karte des durchsuchten Stapels behalten.
sicilianos-ribbon-steal-you = Stiehl eine Karte.
sicilianos-ribbon-steal-you-help = Wähle eine gewürfelte Farbe und jemanden, der sie hat. Welche Karte du bekommst, ist Zufall.
sicilianos-ribbon-steal-other = Warten auf { $names }: eine Karte stehlen.
sicilianos-ribbon-stake-you = Dein Einsatz.
sicilianos-ribbon-stake-you-help = Setz einen Schein Schwarzgeld ein. Wer gewinnt, wäscht den Einsatz, alle anderen verlieren ihn.
sicilianos-ribbon-stake-other = Warten auf { $names }: einen Geldschein einsetzen.
sicilianos-ribbon-join-you = Machst du mit?
sicilianos-ribbon-join-you-help = Leg eine Karte einer Farbe, die noch nicht liegt, und einen Schein Schwarzgeld. Oder mach nicht mit.
sicilianos-ribbon-join-other = Warten auf { $names }: mitmachen oder nicht.
sicilianos-ribbon-decide-you = { $value ->
    [5] Deine Bombe.
   *[8] Dein Überläufer.
}
sicilianos-ribbon-decide-you-help = { $value ->
    [5] Spreng eine Karte oder zünde nicht und zähle 5. Bombe und Opfer verschwinden sofort.
   *[8] Bleib treu und zähle 8 oder lauf über: 4 für die andere Familie, und ihr seid Verbündete.
}
sicilianos-ribbon-decide-other = { $value ->
    [5] Warten auf { $names }: eine Karte sprengen oder nicht zünden.
   *[8] Warten auf { $names }: treu bleiben oder überlaufen.
}
sicilianos-ribbon-add-you = Nachlegen?
sicilianos-ribbon-add-you-help = Leg verdeckt noch eine Karte deiner Familie nach oder hör für den Rest des Krieges auf.
sicilianos-ribbon-add-other = Warten auf { $names }: nachlegen oder aufhören.
sicilianos-ribbon-share-you = Geschäft oder Geld?
sicilianos-ribbon-share-you-help = Du teilst die Kriegsbeute mit deinem Verbündeten. Er bekommt, was du nicht nimmst.
sicilianos-ribbon-share-other = Warten auf { $names }: Geschäft oder Geld.
sicilianos-ribbon-found-you = Gründe ein Geschäft.
sicilianos-ribbon-found-you-help = Wähle aus dem, was in { sicilianos-colour } noch übrig ist. Die anderen sehen nicht, was es ist.
sicilianos-ribbon-found-other = Warten auf { $names }: ein Geschäft gründen.

## Buttons

sicilianos-do-draft = { sicilianos-colour } ziehen
sicilianos-do-roll = Würfeln
sicilianos-do-draw = { sicilianos-colour } ziehen
sicilianos-do-search = Den { sicilianos-colour.weak } Stapel durchsuchen
sicilianos-do-keep = { $value } behalten
sicilianos-do-steal = { sicilianos-colour } von { $owner } stehlen
sicilianos-do-war = { $note ->
    [0] Bandenkrieg mit { sicilianos-card.dative } anzetteln
   *[other] Bandenkrieg mit { sicilianos-card.dative } anzetteln, Einsatz { $note }
}
sicilianos-do-join = { $note ->
    [0] Mit { sicilianos-card.dative } mitmachen
   *[other] Mit { sicilianos-card.dative } mitmachen, Einsatz { $note }
}
sicilianos-do-stake = { $note } einsetzen
sicilianos-do-out = Nicht mitmachen
sicilianos-do-add = { $value } nachlegen
sicilianos-do-stop = Aufhören
sicilianos-do-loyal = Treu bleiben: 8
sicilianos-do-betray = Überlaufen: 4
sicilianos-do-hold = Nicht zünden: 5
sicilianos-do-bomb = { sicilianos-card } sprengen
sicilianos-do-business = Geschäft nehmen
sicilianos-do-money = Geld nehmen
sicilianos-do-found = Gründen: { sicilianos-type }

## Scoring

sicilianos-score-clean-money = Sauberes Geld
sicilianos-score-clean-money-help = was du gewaschen hast
sicilianos-score-dirty-money = Minus Schwarzgeld
sicilianos-score-dirty-money-help = was du noch hast, wird abgezogen
sicilianos-score-three-types = Drei verschiedene Geschäfte
sicilianos-score-three-types-help = einmal +50, in drei Farben
sicilianos-score-most-antiques = Die meisten Antiquitätenläden
sicilianos-score-most-antiques-help = +100, bei Gleichstand niemand
sicilianos-score-most-restaurants = Die meisten Restaurants
sicilianos-score-most-restaurants-help = +100, bei Gleichstand niemand
sicilianos-score-most-laundries = Die meisten Wäschereien
sicilianos-score-most-laundries-help = +100, bei Gleichstand niemand

## Options

sicilianos-option-draft = Startkarten ziehen
sicilianos-option-draft-help = Alle wählen die Farben ihrer ersten vier Karten selbst, oder das Los entscheidet.
sicilianos-option-draft-choose = wählen
sicilianos-option-draft-random = ausgelost

## Why not

sicilianos-why-have-colour = diese Farbe hast du schon
sicilianos-why-ten-cards = zehn Karten: zettle einen Bandenkrieg an
sicilianos-why-not-rolled = diese Farbe wurde nicht gewürfelt
sicilianos-why-empty-pile = der Stapel ist leer
sicilianos-why-holds-none = hat diese Farbe nicht
sicilianos-why-no-note = keine mehr übrig
sicilianos-why-colour-laid = { sicilianos-colour } liegt schon
sicilianos-why-other-colour = du kämpfst für { sicilianos-colour }
sicilianos-why-no-partner = niemand kämpft für { sicilianos-colour }
sicilianos-why-partner-turned = { sicilianos-colour } ist schon übergelaufen
sicilianos-why-own-family = deine eigene Familie
sicilianos-why-out-of-reach = außer Reichweite der Bombe
sicilianos-why-guarded = vom Leibwächter geschützt
sicilianos-why-founded = schon gegründet
