# Malavita, Dutch: the table of Sicilianos in the browser.
# What may stand beside "Jij" too fits both persons.

sicilianos-table-players = De andere clans
sicilianos-table-table = De tafel
sicilianos-table-me = Jouw plaats

sicilianos-table-where = { $what ->
    [draft] startkaarten
    [joining] bendeoorlog, wie doet mee?
    [war] bendeoorlog, oorlogsronde { $round }
    [spoils] bendeoorlog, oorlogsbuit
    [over] einde van het spel
   *[peace] vrede
}

## Headings in the log

sicilianos-table-war = Bendeoorlog
sicilianos-table-spoils = Oorlogsbuit
sicilianos-table-results = Eindresultaat

## Money, hands, businesses

sicilianos-table-dirty = Vuil
sicilianos-table-clean = Schoon
sicilianos-table-result = Resultaat
sicilianos-table-if-ended = Als het nu uit was
sicilianos-table-businesses = Zaken
sicilianos-table-none = geen
sicilianos-table-no-cards = geen kaarten
sicilianos-table-business = { $type ->
    [unknown] { sicilianos-colour.label }: soort onbekend
   *[known] { sicilianos-colour.label }: { sicilianos-type }
}
sicilianos-table-backs = { $known ->
    [0] { sicilianos-colour.label }: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
   *[other] { sicilianos-colour.label }: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }. Je hebt gezien: { $values }
}
sicilianos-table-seen = gezien: { $values }
sicilianos-table-hand = { $count ->
    [one] Jouw hand: { $count } kaart
   *[other] Jouw hand: { $count } kaarten
}
sicilianos-table-my-card = { $card }, { $kind }

## Seats

sicilianos-table-started = aanstichter
sicilianos-table-traitor = verrader: vecht voor { sicilianos-colour }
sicilianos-table-fights = vecht voor { sicilianos-colour }
sicilianos-table-stopped = legt niets meer bij
sicilianos-table-out = doet niet mee
sicilianos-table-answers = nog geen antwoord

## Piles and dice

sicilianos-table-piles = Stapels
sicilianos-table-pile = { $top ->
    [0] { $count ->
        [0] { sicilianos-colour.label }: de stapel is leeg
        [one] Stapel { sicilianos-colour }: { $count } kaart
       *[other] Stapel { sicilianos-colour }: { $count } kaarten
    }
   *[other] { $count ->
        [one] Stapel { sicilianos-colour }: { $count } kaart, een { $top }
       *[other] Stapel { sicilianos-colour }: { $count } kaarten, bovenop een { $top }
    }
}
sicilianos-table-left = { $count ->
    [0] geen kaarten
    [one] { $count } kaart
   *[other] { $count } kaarten
}
sicilianos-table-search = Doorzoeken
sicilianos-table-searched = { $count ->
    [one] De { sicilianos-colour.inflected } stapel, { $count } kaart
   *[other] De { sicilianos-colour.inflected } stapel, { $count } kaarten
}
sicilianos-table-last-roll = Laatste worp

## Joining a war

sicilianos-table-order = Wie wanneer antwoordt
sicilianos-table-colours = De kleuren
sicilianos-table-free = vrij
sicilianos-table-your-card = van jou: { $card }
sicilianos-table-laid-by = { $you ->
    [yes] door jou gelegd
   *[no] door { $name } gelegd
}
sicilianos-table-you-hold = { $count ->
    [0] jij hebt er geen
   *[other] jij hebt er { $count }
}
sicilianos-table-others-hold = { $count ->
    [one] { $names } heeft deze kleur
   *[other] { $names } hebben deze kleur
}
sicilianos-table-stake = Inzet
sicilianos-table-stake-note = { $count ->
    [0] Inzet { $note }: niet meer over
   *[other] Inzet { $note }: nog { $count } over
}
sicilianos-table-none-left = op
sicilianos-table-reach = { $value ->
    [5] { $colour ->
        [white] De bom kan geel, rood en zwart raken.
        [yellow] De bom kan rood, blauw en groen raken.
        [red] De bom kan blauw, zwart en wit raken.
        [blue] De bom kan zwart, groen en geel raken.
        [black] De bom kan groen, wit en rood raken.
       *[green] De bom kan wit, geel en blauw raken.
    }
    [8] { $colour ->
        [white] De verrader kan naar blauw overlopen.
        [yellow] De verrader kan naar zwart overlopen.
        [red] De verrader kan naar groen overlopen.
        [blue] De verrader kan naar wit overlopen.
        [black] De verrader kan naar geel overlopen.
       *[green] De verrader kan naar rood overlopen.
    }
   *[other] { $colour ->
        [white] Bommen van rood, zwart en groen kunnen wit raken.
        [yellow] Bommen van wit, blauw en groen kunnen geel raken.
        [red] Bommen van wit, geel en zwart kunnen rood raken.
        [blue] Bommen van geel, rood en groen kunnen blauw raken.
        [black] Bommen van wit, rood en blauw kunnen zwart raken.
       *[green] Bommen van geel, blauw en zwart kunnen groen raken.
    }
}

## The war

sicilianos-table-front = { sicilianos-colour.label }, { $name }: kracht { $strength }
sicilianos-table-leads = aan kop
sicilianos-table-wins = wint de oorlog
sicilianos-table-started-war = aanstichter
sicilianos-table-joined = doet mee
sicilianos-table-with-traitor = { $you ->
    [yes] met jouw verrader
   *[no] met de verrader van { $name }
}
sicilianos-table-then = dan
sicilianos-table-yours = van jou
sicilianos-table-card-of = { $card }, { $kind }, { $name }
sicilianos-table-face-down = een gedekte kaart, { $name }
sicilianos-table-bomb-it = { $value } opblazen
sicilianos-table-if-held = ingehouden 5
sicilianos-table-ally = bondgenoot: 4
sicilianos-table-undecided = 8 of 4?
sicilianos-table-blown-up = opgeblazen
sicilianos-table-nothing-left = geen kaart meer
sicilianos-table-business-left = { $count ->
    [0] Geen zaak meer over
    [one] Nog { $count } zaak over
   *[other] Nog { $count } zaken over
}
sicilianos-table-money = Geld

## On the button while nothing is chosen, by stage

sicilianos-table-choose-draft = Een stapel kiezen
sicilianos-table-choose-turn = Een kaart voor een oorlog kiezen
sicilianos-table-choose-pick = Een stapel kiezen
sicilianos-table-choose-help = Een stapel kiezen
sicilianos-table-choose-keep = Een kaart kiezen
sicilianos-table-choose-steal = Een slachtoffer kiezen
sicilianos-table-choose-stake = Een biljet kiezen
sicilianos-table-choose-join = Een kaart en een biljet kiezen
sicilianos-table-choose-decide = Een kaart kiezen om op te blazen
sicilianos-table-choose-add = Een kaart kiezen
sicilianos-table-choose-found = Een zaak kiezen

## A card at large: its rule in one sentence

sicilianos-about = { $kind ->
    [bodyguard] Telt 1; treft een bom zijn familie, dan is de lijfwacht het slachtoffer.
    [bomb] Telt 5, of blaast één kaart op van een familie die hij kan treffen, en gaat zelf mee.
    [traitor] Telt 8; in de eerste oorlogsronde mag hij verraad plegen en 4 tellen voor de andere familie van het verraderspaar.
    [business] Blijft tot het einde gedekt: alle drie van één kleur winnen het spel, de meeste van een soort leveren 100 op.
   *[family] Telt met zijn waarde mee voor de kracht van zijn familie in een oorlog; de sterkste familie wint.
}
