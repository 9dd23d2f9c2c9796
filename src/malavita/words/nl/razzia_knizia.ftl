# Malavita, Dutch: Razzia! (Knizia).

razzia-knizia-title = Razzia!
razzia-knizia-author = Reiner Knizia, 2004
razzia-knizia-advert = Koop gestolen goed met cheques, vóór de zevende agent komt.

## Things

razzia-knizia-card = { $card ->
    [ring] een ring
    [watch] een uurwerk
    [brooch] een broche
    [necklace] een halssnoer
    [diamond] een diamant
    [bodyguard] een lijfwacht
    [car] een auto
    [driver] een chauffeur
    [thief] een dief
    [gold_coin] een gouden munt
    [casino] een casino
    [transport] een transportbedrijf
    [film] een filmzaal
    [racetrack] een paardenrenbaan
    [real_estate] immobiliën
    [nightclub] een nachtclub
    [restaurant] een restaurant
   *[police] een agent
}
    .label = { $card ->
        [ring] Ring
        [watch] Uurwerk
        [brooch] Broche
        [necklace] Halssnoer
        [diamond] Diamant
        [bodyguard] Lijfwacht
        [car] Auto
        [driver] Chauffeur
        [thief] Dief
        [gold_coin] Gouden munt
        [casino] Casino
        [transport] Transportbedrijf
        [film] Filmzaal
        [racetrack] Paardenrenbaan
        [real_estate] Immobiliën
        [nightclub] Nachtclub
        [restaurant] Restaurant
       *[police] Agent
    }
razzia-knizia-cards = { $count ->
    [one] { razzia-knizia-card }
   *[other] { $card ->
        [ring] { $count } ringen
        [watch] { $count } uurwerken
        [brooch] { $count } broches
        [necklace] { $count } halssnoeren
        [diamond] { $count } diamanten
        [bodyguard] { $count } lijfwachten
        [car] { $count } auto’s
        [driver] { $count } chauffeurs
        [thief] { $count } dieven
        [gold_coin] { $count } gouden munten
        [casino] { $count } casino’s
        [transport] { $count } transportbedrijven
        [film] { $count } filmzalen
        [racetrack] { $count } paardenrenbanen
        [real_estate] { $count } × immobiliën
        [nightclub] { $count } nachtclubs
        [restaurant] { $count } restaurants
       *[police] { $count } agenten
    }
}
razzia-knizia-nth = { $number ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[7] zevende
}

## Story

razzia-knizia-card-turned-up = { $by ->
    [you] Je legt { razzia-knizia-card } open.
   *[other] { $seat } legt { razzia-knizia-card } open.
}
razzia-knizia-police-turned-up = { $by ->
    [you] Politie! Je legt de { razzia-knizia-nth } agent van de { $limit } open.
   *[other] Politie! { $seat } legt de { razzia-knizia-nth } agent van de { $limit } open.
}
razzia-knizia-piles-cut = Eén stapel is leeg. De andere wordt gesplitst in { $left } en { $right } kaarten.
razzia-knizia-card-stolen = { $by ->
    [you] Je dief steelt { razzia-knizia-card }.
   *[other] De dief van { $seat } steelt { razzia-knizia-card }.
}
razzia-knizia-theft-stopped = { $by ->
    [you] Je stopt met stelen.
   *[other] { $seat } stopt met stelen.
}
razzia-knizia-auction-opened = { $cause ->
    [police] Er volgt een gewone biedronde.
    [seventh] De zevende kaart: er volgt een gewone biedronde.
   *[call] { $by ->
        [you] Je roept een dwangverkoop uit.
       *[other] { $seat } roept een dwangverkoop uit.
    }
}
razzia-knizia-cheque-bid = { $by ->
    [you] Je biedt { $cheque }.
   *[other] { $seat } biedt { $cheque }.
}
razzia-knizia-passed = { $by ->
    [you] Je past.
   *[other] { $seat } past.
}
razzia-knizia-lot-won = { $cards-size ->
    [0] { $by ->
        [you] Je neemt cheque { $taken } voor { $cheque }. De rij is leeg.
       *[other] { $seat } neemt cheque { $taken } voor { $cheque }. De rij is leeg.
    }
   *[other] { $by ->
        [you] Je neemt de rij en cheque { $taken } voor { $cheque }: { $cards }.
       *[other] { $seat } neemt de rij en cheque { $taken } voor { $cheque }: { $cards }.
    }
}
razzia-knizia-lot-unsold = { $discarded-size ->
    [0] Niemand biedt. De rij blijft liggen.
   *[other] Niemand biedt. De rij gaat uit het spel: { $discarded }.
}
razzia-knizia-round-scored = { $raid ->
    [yes] Razzia. De waardering van ronde { $round } volgt.
   *[no] Niemand heeft nog een open cheque. De waardering van ronde { $round } volgt.
}
razzia-knizia-table-cleared = De rij en de agenten gaan uit het spel.
razzia-knizia-round-began = { $by ->
    [you] Ronde { $round }: jij begint. In het midden ligt cheque { $middle }.
   *[other] Ronde { $round }: { $seat } begint. In het midden ligt cheque { $middle }.
}
razzia-knizia-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Je wint met { table-points }.
       *[other] { $winners } wint met { table-points }.
    }
   *[other] Gedeelde overwinning met { table-points }: { $winners }.
}

## Ribbon

razzia-knizia-ribbon-turn-you = Jij bent aan de beurt.
razzia-knizia-ribbon-turn-you-help = Leg een kaart open, zet een dief in of roep een dwangverkoop uit.
razzia-knizia-ribbon-turn-other = Wachten op { $names }: openleggen, een dief inzetten of een dwangverkoop uitroepen.
razzia-knizia-ribbon-theft-you = Je dieven.
razzia-knizia-ribbon-theft-you-help = Steel nog een kaart uit de rij, of stop.
razzia-knizia-ribbon-theft-other = Wachten op { $names }: nog een kaart stelen, of stoppen.
razzia-knizia-ribbon-auction-you = Jouw bod.
razzia-knizia-ribbon-auction-you-help = { $must ->
    [yes] Niemand heeft geboden en jij bent de uitroeper: bied een van je open cheques.
   *[no] { $bid ->
        [0] Bied een open cheque, of pas.
       *[other] Bied een cheque hoger dan { $bid }, of pas.
    }
}
razzia-knizia-ribbon-auction-other = { $bid ->
    [0] Wachten op { $names }: het eerste bod, of passen.
   *[other] Wachten op { $names }: hoger dan { $bid }, of passen.
}

## Buttons

razzia-knizia-do-draw = { $pile ->
    [left] Openleggen: linkerstapel
    [right] Openleggen: rechterstapel
   *[only] Kaart openleggen
}
razzia-knizia-do-steal = { razzia-knizia-card } stelen
razzia-knizia-do-stop = Stoppen
razzia-knizia-do-auction = Dwangverkoop uitroepen
razzia-knizia-do-bid = { $cheque } bieden
razzia-knizia-do-pass = Passen

## Scoring

razzia-knizia-score-thieves = Niet ingezette dieven
razzia-knizia-score-thieves-help = 2 per dief
razzia-knizia-score-bodyguards = Lijfwachten
razzia-knizia-score-bodyguards-help = de meeste +5, de minste −2
razzia-knizia-score-cars = Auto’s en chauffeurs
razzia-knizia-score-cars-help = 1 per chauffeur; 1 per auto als je een chauffeur hebt
razzia-knizia-score-jewels = Juwelen
razzia-knizia-score-jewels-help = soorten: geen −5, drie 5, vier 10, vijf 15
razzia-knizia-score-gold-coins = Gouden munten
razzia-knizia-score-gold-coins-help = 3 per munt
razzia-knizia-score-kinds = Verschillende handelszaken
razzia-knizia-score-kinds-help = ronde 3: 1 per soort, alle zeven 10
razzia-knizia-score-sets = Identieke handelszaken
razzia-knizia-score-sets-help = ronde 3: drie van één soort 5, vier 10
razzia-knizia-score-cheques = Cheques
razzia-knizia-score-cheques-help = ronde 3: hoogste totaal +5, laagste −5

## Options

razzia-knizia-option-piles = Stapels
razzia-knizia-option-piles-help = Twee stapels om uit te kiezen, of alle kaarten op één stapel.
razzia-knizia-option-piles-2 = twee
razzia-knizia-option-piles-1 = één
razzia-knizia-option-empty-auction = Dwangverkoop van een lege rij
razzia-knizia-option-empty-auction-help = Mag je een dwangverkoop uitroepen voor alleen de cheque in het midden?
razzia-knizia-option-empty-auction-true = ja
razzia-knizia-option-empty-auction-false = nee
razzia-knizia-option-tie = Gelijkspel aan het einde
razzia-knizia-option-tie-help = De overwinning wordt gedeeld, of de hoogste cheque beslist.
razzia-knizia-option-tie-shared = gedeeld
razzia-knizia-option-tie-cheque = cheque

## Why not

razzia-knizia-why-too-low = niet hoger dan { $bid }
razzia-knizia-why-face-down = gedekt tot ronde { $round }
razzia-knizia-why-spent = gedekt, al gebruikt
razzia-knizia-why-must-bid = je bent de uitroeper: je moet bieden
razzia-knizia-why-empty-pile = de stapel is leeg
razzia-knizia-why-empty-row = de rij is leeg
razzia-knizia-why-no-thief = je hebt geen dief
razzia-knizia-why-theft = rond eerst het stelen af
