# Malavita, Dutch: the table of Thieves! in the browser.
# What may stand beside "Jij" too fits both persons.

thieves-table-where = vluchtauto { $cars } van { $limit }

## Cards

thieves-table-band = { $card ->
    [money] Geld
    [ring] Ring
    [horseshoe] Hoefijzer
    [police] Politie
    [roadblock] Versperring
    [alarm] Alarm
    [thief] Dief
    [double_loot] Dubbel
   *[getaway_car] Vluchtauto
}
thieves-table-loot = { $lies ->
    [open] { thieves-card }, open
    [known] { thieves-card }, gedekt: je hebt de kaart gezien
   *[hidden] een gedekte kaart
}
thieves-table-times = { thieves-card }: { $count }

## Seats

thieves-table-row = { $hidden ->
    [0] { $cards ->
        [0] nog geen buit
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
   *[other] { $cards ->
        [one] { $cards } kaart, verborgen
       *[other] { $cards } kaarten, { $hidden } verborgen
    }
}
thieves-table-row-of = { $is ->
    [you] Jouw buit
   *[other] Buit van { $name }
}
thieves-table-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
thieves-table-apart = { $count ->
    [one] dubbele buit: nog één kaart te spelen
   *[other] dubbele buit: nog { $count } kaarten te spelen
}
thieves-table-worth = { $exact ->
    [yes] { $worth }
   *[no] { $worth }+
}
thieves-table-worth-said = { $exact ->
    [yes] bij een inval { $worth } waard
   *[no] bij een inval { $worth } of meer waard
}
thieves-table-worth-then = { $exact ->
    [yes] dan { $worth }
   *[no] dan { $worth } of meer
}
thieves-table-seen = gezien
thieves-table-richest = rijkste
thieves-table-richest-said = De rijkste, voor zover jij hebt gezien
thieves-table-from-here = hiervandaan
thieves-table-my-worth = inval { $raid } · einde { $end }

## The street

thieves-table-police = Politie { $cars } van { $limit }
thieves-table-bulbs = { $cars ->
    [0] Geen politieauto op straat; inval bij { $limit }
    [one] { $cars } politieauto op straat; inval bij { $limit }
   *[other] { $cars } politieauto’s op straat; inval bij { $limit }
}
thieves-table-raid = inval
thieves-table-street-empty = geen politie op straat
thieves-table-lay-police = hier jouw politiekaart
thieves-table-lay-raid = hier jouw politiekaart: inval
thieves-table-if-raided = Bij een inval:
thieves-table-if-raided-you = jij { $worth }
thieves-table-if-raided-one = { $exact ->
    [yes] { $name }: { $worth }
   *[no] { $name }: { $worth } of meer
}
thieves-table-pile = Stapel { $count }
thieves-table-cars = Vluchtauto’s { $cars } van { $limit }
thieves-table-end = einde
thieves-table-gone = { $back ->
    [yes] Weg tot de volgende inval
   *[no] Uit het spel
}

## After a raid

thieves-table-raided = Inval
thieves-table-loses = alles verloren
thieves-table-keeps = buit gered
thieves-table-nobody-loses = Er zijn meer rijksten: niemand verliest iets.

## The thief

thieves-table-which = welke kaart?
thieves-table-whose = welke rij?
thieves-table-whose-open = { $is ->
    [you] van jou, open
   *[other] van { $name }, open
}
thieves-table-whose-down = { $is ->
    [you] van jou, gedekt
   *[other] van { $name }, gedekt
}
thieves-table-stays-open = plek { $number }, blijft open
thieves-table-stays-down = plek { $number }, blijft gedekt
thieves-table-to-row = { $is ->
    [you] naar jou
   *[other] naar { $name }
}

## Mine

thieves-table-my-loot = Jouw buit
thieves-table-my-hand = Jouw hand
thieves-table-drawn = Getrokken door dubbele buit
thieves-table-stash-here = verstoppen
thieves-table-plant-here = toestoppen
thieves-table-plant-on = Open toestoppen aan { $name }
thieves-table-stash-it = Gedekt verstoppen
thieves-table-put-back = Terugleggen
thieves-table-choose = Een kaart kiezen
thieves-table-choose-loot = Buit kiezen
thieves-table-choose-police = Een politiekaart kiezen
thieves-table-choose-row = Een rij kiezen
thieves-table-wait = Jij bent niet aan de beurt
thieves-table-plant-tip = Verstop het, of kies een rij om het daar open toe te stoppen.
thieves-table-nothing = Afzien
thieves-table-take = { $owner-is ->
    [you] Uit je eigen buit pakken: { thieves-card }
   *[other] Pakken van { $owner }: { thieves-card }
}
thieves-table-move = { $to-is ->
    [you] Bij jezelf leggen: { thieves-card }
   *[other] Leggen bij { $to }: { thieves-card }
}

## Ribbon, when a card is chosen

thieves-table-help-raid = De vierde politieauto: een inval, en wie het rijkst is, verliest alles.
thieves-table-help-stash = Het gaat gedekt naar je eigen buit.
thieves-table-help-plant = Het gaat open naar de buit van { $name }.
thieves-table-help-police = Bij de vierde politieauto volgt een inval.
thieves-table-help-alarm = Iedereen legt alle politiekaarten op straat.
thieves-table-help-alarm-others = Alle anderen leggen hun politiekaarten op straat.
thieves-table-help-roadblock = Eén politiekaart van de straat gaat uit het spel.
thieves-table-help-thief = Eén kaart uit een rij naar keuze gaat naar een andere rij.
thieves-table-help-double = Trek twee kaarten en speel ze allebei meteen.

## Score sheet

thieves-table-sheet = Geziene buit
thieves-table-sheet-then = Na jouw zet
thieves-table-sheet-raid = Bij een inval
thieves-table-sheet-end = Aan het einde
thieves-table-sheet-hidden = Verborgen

## Log

thieves-table-log-raid = Inval

## A card at large: its rule in one sentence

thieves-about = { $card ->
    [money] Verstop het gedekt in je buit, of stop het iemand open toe; bij een inval verliest de rijkste alles.
    [ring] Geld: bij een inval 3 waard, aan het einde 1.
    [horseshoe] Geld: bij een inval 1 waard, aan het einde 3.
    [police] Ligt op het speelveld; zodra daar vier politieauto’s staan, is er een inval.
    [roadblock] Verwijdert een politiekaart van het speelveld.
    [alarm] Iedereen legt alle politiekaarten uit de hand neer; vier politieauto’s of meer is een inval.
    [thief] Brengt één kaart uit een willekeurige rij buit naar het einde van een andere.
    [double_loot] Trek twee kaarten en speel ze allebei.
   *[getaway_car] Wordt neergelegd zodra hij getrokken is; met de zevende eindigt het spel.
}
