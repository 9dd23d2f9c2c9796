# Malavita, Dutch: Sicilianos.

sicilianos-title = Sicilianos
sicilianos-author = Czarné, 2004
sicilianos-advert = Bendeoorlogen, verraders en bommen. Was je inzet wit.

## Things

sicilianos-colour = { $colour ->
    [white] wit
    [yellow] geel
    [red] rood
    [blue] blauw
    [black] zwart
   *[green] groen
}
    .label = { $colour ->
        [white] Wit
        [yellow] Geel
        [red] Rood
        [blue] Blauw
        [black] Zwart
       *[green] Groen
    }
    .family = { $colour ->
        [white] Witte familie
        [yellow] Gele familie
        [red] Rode familie
        [blue] Blauwe familie
        [black] Zwarte familie
       *[green] Groene familie
    }
    .emblem = { $colour ->
        [white] maan
        [yellow] zon
        [red] hart
        [blue] golven
        [black] schoppen
       *[green] blad
    }
    .inflected = { $colour ->
        [white] witte
        [yellow] gele
        [red] rode
        [blue] blauwe
        [black] zwarte
       *[green] groene
    }
sicilianos-first = { $first ->
    [white] wit
    [yellow] geel
    [red] rood
    [blue] blauw
    [black] zwart
   *[green] groen
}
sicilianos-second = { $second ->
    [white] wit
    [yellow] geel
    [red] rood
    [blue] blauw
    [black] zwart
   *[green] groen
}
sicilianos-joined = { $family ->
    [white] wit
    [yellow] geel
    [red] rood
    [blue] blauw
    [black] zwart
   *[green] groen
}
sicilianos-card = { $value ->
    [0] een { sicilianos-colour.inflected } kaart
   *[other] { sicilianos-colour } { $value }
}
    .label = { $value ->
        [1] Lijfwacht
        [5] Bom
        [8] Verrader
       *[other] Familiekaart
    }
sicilianos-type = { $type ->
    [antique] antiekzaak
    [restaurant] restaurant
    [laundry] wasserij
   *[unknown] zaak
}
    .label = { $type ->
        [antique] Antiekzaak
        [restaurant] Restaurant
        [laundry] Wasserij
       *[unknown] Soort onbekend
    }
sicilianos-face = { $influence ->
    [two] 2 kaarten trekken
    [one] 1 kaart trekken
   *[steal] 1 kaart stelen
}
    .label = { $influence ->
        [two] 2 kaarten trekken
        [one] 1 kaart trekken
       *[steal] 1 kaart stelen
    }

## Story

sicilianos-card-drafted = { $by ->
    [you] Je begint met { sicilianos-card }.
   *[other] { $seat } begint met { sicilianos-card }.
}
sicilianos-dice-rolled = { $by ->
    [you] Je dobbelt { sicilianos-first }, { sicilianos-second } en ‘{ sicilianos-face }’.
   *[other] { $seat } dobbelt { sicilianos-first }, { sicilianos-second } en ‘{ sicilianos-face }’.
}
sicilianos-roll-wasted = Dat levert niets op.
sicilianos-card-drawn = { $by ->
    [you] Je trekt { sicilianos-card }.
   *[other] { $seat } trekt { sicilianos-card }.
}
sicilianos-pile-searched = { $by ->
    [you] { $cards ->
        [one] Je doorzoekt de { sicilianos-colour.inflected } stapel, { $cards } kaart.
       *[other] Je doorzoekt de { sicilianos-colour.inflected } stapel, { $cards } kaarten.
    }
   *[other] { $cards ->
        [one] { $seat } doorzoekt de { sicilianos-colour.inflected } stapel, { $cards } kaart.
       *[other] { $seat } doorzoekt de { sicilianos-colour.inflected } stapel, { $cards } kaarten.
    }
}
sicilianos-card-kept = { $by ->
    [you] Je houdt { sicilianos-card }.
   *[other] { $seat } houdt { sicilianos-card }.
}
sicilianos-card-stolen = { $by ->
    [you] Je steelt { sicilianos-card }.
   *[other] { $seat } steelt { sicilianos-card }.
}
sicilianos-card-lost = { $by ->
    [you] Die was van jou.
   *[other] Die was van { $seat }.
}
sicilianos-war-started = { $by ->
    [you] Je begint een bendeoorlog met { sicilianos-card }.
   *[other] { $seat } begint een bendeoorlog met { sicilianos-card }.
}
sicilianos-war-joined = { $by ->
    [you] Je doet mee met { sicilianos-card }.
   *[other] { $seat } doet mee met { sicilianos-card }.
}
sicilianos-note-staked = { $by ->
    [you] Je zet { $note } in.
   *[other] { $seat } zet { $note } in.
}
sicilianos-stayed-out = { $by ->
    [you] Je doet niet mee.
   *[other] { $seat } doet niet mee.
}
sicilianos-card-added = { $by ->
    [you] Je legt { sicilianos-card } bij.
   *[other] { $seat } legt { sicilianos-card } bij.
}
sicilianos-stopped = { $by ->
    [you] Je stopt: geen kaarten meer in deze oorlog.
   *[other] { $seat } stopt: geen kaarten meer in deze oorlog.
}
sicilianos-card-turned-up = { $value ->
    [1] { $by ->
        [you] Je draait { sicilianos-card } om, de lijfwacht.
       *[other] { $seat } draait { sicilianos-card } om, de lijfwacht.
    }
    [5] { $by ->
        [you] Je draait { sicilianos-card } om, de bom.
       *[other] { $seat } draait { sicilianos-card } om, de bom.
    }
    [8] { $by ->
        [you] Je draait { sicilianos-card } om, de verrader.
       *[other] { $seat } draait { sicilianos-card } om, de verrader.
    }
   *[other] { $by ->
        [you] Je draait { sicilianos-card } om.
       *[other] { $seat } draait { sicilianos-card } om.
    }
}
sicilianos-stayed-loyal = { $by ->
    [you] Jouw verrader blijft trouw: 8 voor { sicilianos-colour }.
   *[other] De verrader van { $seat } blijft trouw: 8 voor { sicilianos-colour }.
}
sicilianos-betrayed = { $by ->
    [you] Je pleegt verraad: 4 voor { sicilianos-joined }.
   *[other] { $seat } pleegt verraad: 4 voor { sicilianos-joined }.
}
sicilianos-bomb-held = { $by ->
    [you] Je houdt de bom in: 5 voor { sicilianos-colour }.
   *[other] { $seat } houdt de bom in: 5 voor { sicilianos-colour }.
}
sicilianos-card-blown-up = { $by ->
    [you] Jouw bom blaast { sicilianos-card } op.
   *[other] De bom van { $seat } blaast { sicilianos-card } op.
}
sicilianos-war-won = { $winners-size ->
    [one] { $by ->
        [you] Sterkste familie: { sicilianos-colour }, { $strength }. Je wint de bendeoorlog.
       *[other] Sterkste familie: { sicilianos-colour }, { $strength }. { $winners } wint de bendeoorlog.
    }
   *[other] Sterkste familie: { sicilianos-colour }, { $strength }. De bondgenoten winnen de bendeoorlog: { $winners }.
}
sicilianos-war-undecided = Niemand wint de oorlog.
sicilianos-share-chosen = { $share ->
    [business] { $by ->
        [you] Je neemt de zaak.
       *[other] { $seat } neemt de zaak.
    }
   *[money] { $by ->
        [you] Je neemt het geld.
       *[other] { $seat } neemt het geld.
    }
}
sicilianos-business-founded = { $by ->
    [you] Je richt een zaak in { sicilianos-colour } op: { sicilianos-type }.
   *[other] { $type ->
        [unknown] { $seat } richt een zaak in { sicilianos-colour } op.
       *[known] { $seat } richt een zaak in { sicilianos-colour } op: { sicilianos-type }.
    }
}
sicilianos-money-laundered = { $by ->
    [you] Je wast { $amount } wit.
   *[other] { $seat } wast { $amount } wit.
}
sicilianos-war-settled = { $lost ->
    [0] De oorlog is voorbij.
   *[other] De oorlog is voorbij. De bank krijgt { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] Jij bent de peetvader.
   *[other] { $seat } is de peetvader.
}
sicilianos-results-counted = De zaken worden omgedraaid, het eindresultaat wordt opgemaakt.
sicilianos-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Je wint.
       *[other] { $winners } wint.
    }
   *[other] Gedeelde overwinning: { $winners }.
}

## Ribbon

sicilianos-ribbon-draft-you = Trek je startkaarten.
sicilianos-ribbon-draft-you-help = Trek van een stapel waarvan je de kleur nog niet hebt.
sicilianos-ribbon-draft-other = Wachten op { $names }: startkaarten trekken.
sicilianos-ribbon-turn-you = Jij bent aan de beurt.
sicilianos-ribbon-turn-you-help = { $must ->
    [roll] Dobbel. Zonder kaart geen bendeoorlog.
    [war] Begin een bendeoorlog. Met tien kaarten moet dat.
   *[no] Dobbel, of begin een bendeoorlog met een kaart.
}
sicilianos-ribbon-turn-other = Wachten op { $names }: dobbelen, of een bendeoorlog beginnen.
sicilianos-ribbon-pick-you = Maar één kaart.
sicilianos-ribbon-pick-you-help = Je hebt er negen. Kies van welke gedobbelde kleur je trekt.
sicilianos-ribbon-pick-other = Wachten op { $names }: een kaart van een gedobbelde kleur trekken.
sicilianos-ribbon-help-you = Trek één kaart.
sicilianos-ribbon-help-you-help = De bovenste kaart van een stapel naar keuze, of doorzoek de stapel van een gedobbelde kleur en houd er één.
sicilianos-ribbon-help-other = Wachten op { $names }: een kaart trekken, of een stapel doorzoeken.
sicilianos-ribbon-keep-you = Houd één kaart.
sicilianos-ribbon-keep-you-help = Je ziet de hele stapel. Eén kaart is van jou, de andere blijven op volgorde.
sicilianos-ribbon-keep-other = Wachten op { $names }: een kaart van de doorzochte stapel houden.
sicilianos-ribbon-steal-you = Steel één kaart.
sicilianos-ribbon-steal-you-help = Kies een gedobbelde kleur en iemand met die kleur. Welke kaart je krijgt, bepaalt het toeval.
sicilianos-ribbon-steal-other = Wachten op { $names }: een kaart stelen.
sicilianos-ribbon-stake-you = Jouw inzet.
sicilianos-ribbon-stake-you-help = Zet één vuil biljet in. Wie wint, wast de inzet wit; alle anderen zijn hem kwijt.
sicilianos-ribbon-stake-other = Wachten op { $names }: een biljet inzetten.
sicilianos-ribbon-join-you = Doe je mee?
sicilianos-ribbon-join-you-help = Leg een kaart van een kleur die er nog niet ligt, en één vuil biljet. Of doe niet mee.
sicilianos-ribbon-join-other = Wachten op { $names }: meedoen, of niet.
sicilianos-ribbon-decide-you = { $value ->
    [5] Jouw bom.
   *[8] Jouw verrader.
}
sicilianos-ribbon-decide-you-help = { $value ->
    [5] Blaas één kaart op, of houd de bom in voor 5. Een bom die ontploft, verdwijnt samen met het slachtoffer.
   *[8] Blijf trouw voor 8, of pleeg verraad: 4 voor de andere familie, en jullie zijn bondgenoten.
}
sicilianos-ribbon-decide-other = { $value ->
    [5] Wachten op { $names }: een kaart opblazen, of de bom inhouden.
   *[8] Wachten op { $names }: trouw blijven, of verraden.
}
sicilianos-ribbon-add-you = Bijleggen?
sicilianos-ribbon-add-you-help = Leg nog een kaart van je familie gedekt bij, of stop voor de rest van de oorlog.
sicilianos-ribbon-add-other = Wachten op { $names }: bijleggen, of stoppen.
sicilianos-ribbon-share-you = De zaak of het geld?
sicilianos-ribbon-share-you-help = Je deelt de oorlogsbuit met je bondgenoot. Wat jij niet neemt, is voor hem.
sicilianos-ribbon-share-other = Wachten op { $names }: de zaak, of het geld.
sicilianos-ribbon-found-you = Richt een zaak op.
sicilianos-ribbon-found-you-help = Kies uit wat er in { sicilianos-colour } nog over is. De anderen zien niet welke.
sicilianos-ribbon-found-other = Wachten op { $names }: een zaak oprichten.

## Buttons

sicilianos-do-draft = { sicilianos-colour } trekken
sicilianos-do-roll = Dobbelen
sicilianos-do-draw = { sicilianos-colour } trekken
sicilianos-do-search = De { sicilianos-colour.inflected } stapel doorzoeken
sicilianos-do-keep = { $value } houden
sicilianos-do-steal = { sicilianos-colour } stelen van { $owner }
sicilianos-do-war = { $note ->
    [0] Een bendeoorlog beginnen met { sicilianos-card }
   *[other] Een bendeoorlog beginnen met { sicilianos-card }, inzet { $note }
}
sicilianos-do-join = { $note ->
    [0] Meedoen met { sicilianos-card }
   *[other] Meedoen met { sicilianos-card }, inzet { $note }
}
sicilianos-do-stake = { $note } inzetten
sicilianos-do-out = Niet meedoen
sicilianos-do-add = { $value } bijleggen
sicilianos-do-stop = Stoppen
sicilianos-do-loyal = Trouw blijven: 8
sicilianos-do-betray = Verraden: 4
sicilianos-do-hold = Inhouden: 5
sicilianos-do-bomb = { sicilianos-card } opblazen
sicilianos-do-business = De zaak nemen
sicilianos-do-money = Het geld nemen
sicilianos-do-found = Oprichten: { sicilianos-type }

## Scoring

sicilianos-score-clean-money = Schoon geld
sicilianos-score-clean-money-help = wat je hebt witgewassen
sicilianos-score-dirty-money = Min vuil geld
sicilianos-score-dirty-money-help = wat je nog hebt, gaat eraf
sicilianos-score-three-types = Drie verschillende zaken
sicilianos-score-three-types-help = één keer +50, in drie kleuren
sicilianos-score-most-antiques = Meeste antiekzaken
sicilianos-score-most-antiques-help = +100, bij gelijkspel niemand
sicilianos-score-most-restaurants = Meeste restaurants
sicilianos-score-most-restaurants-help = +100, bij gelijkspel niemand
sicilianos-score-most-laundries = Meeste wasserijen
sicilianos-score-most-laundries-help = +100, bij gelijkspel niemand

## Options

sicilianos-option-draft = Startkaarten trekken
sicilianos-option-draft-help = Iedereen kiest zelf de kleuren van de eerste vier kaarten, of het lot kiest.
sicilianos-option-draft-choose = kiezen
sicilianos-option-draft-random = door het lot bepaald

## Why not

sicilianos-why-have-colour = deze kleur heb je al
sicilianos-why-ten-cards = tien kaarten: begin een bendeoorlog
sicilianos-why-not-rolled = deze kleur is niet gedobbeld
sicilianos-why-empty-pile = de stapel is leeg
sicilianos-why-holds-none = heeft deze kleur niet
sicilianos-why-no-note = niet meer over
sicilianos-why-colour-laid = { sicilianos-colour } ligt er al
sicilianos-why-other-colour = jij vecht voor { sicilianos-colour }
sicilianos-why-no-partner = niemand vecht voor { sicilianos-colour }
sicilianos-why-partner-turned = de { sicilianos-colour.inflected } verrader pleegde al verraad
sicilianos-why-own-family = je eigen familie
sicilianos-why-out-of-reach = buiten bereik van de bom
sicilianos-why-guarded = beschermd door de lijfwacht
sicilianos-why-founded = al opgericht
