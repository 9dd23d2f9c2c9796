# Malavita, Dutch: Thieves!.

thieves-title = Dieven!
thieves-author = Richard de Rijk, 2016
thieves-advert = Hamster buit, maar wees bij een inval nooit de rijkste.

## Things

thieves-card = { $card ->
    [money] geld { $card-value }
    [ring] de diamanten ring
    [horseshoe] het hoefijzer
    [police] { $card-value ->
        [1] één politieauto
       *[2] twee politieauto’s
    }
    [roadblock] een wegversperring
    [alarm] een alarm
    [thief] een dief
    [double_loot] dubbele buit
    [getaway_car] een vluchtauto
   *[unknown] een verborgen kaart
}
    .label = { $card ->
        [money] Geld
        [ring] Diamanten ring
        [horseshoe] Hoefijzer
        [police] { $card-value ->
            [1] Eén politieauto
           *[2] Twee politieauto’s
        }
        [roadblock] Wegversperring
        [alarm] Alarm
        [thief] Dief
        [double_loot] Dubbele buit
        [getaway_car] Vluchtauto
       *[unknown] Verborgen
    }
thieves-cards = { $count ->
    [1] { thieves-card }
   *[other] { $count } × { $card ->
        [money] geld { $card-value }
        [ring] diamanten ring
        [horseshoe] hoefijzer
        [police] { $card-value ->
            [1] één politieauto
           *[2] twee politieauto’s
        }
        [roadblock] wegversperring
        [alarm] alarm
        [thief] dief
        [double_loot] dubbele buit
        [getaway_car] vluchtauto
       *[unknown] verborgen kaart
    }
}
thieves-nth = { $number ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[7] zevende
}
thieves-street = { $cars ->
    [one] { $cars } politieauto op straat.
   *[other] { $cars } politieauto’s op straat.
}

## Story

thieves-money-stashed = { $by ->
    [you] Je verstopt { thieves-card }.
   *[other] { $card ->
        [unknown] { $seat } verstopt een kaart.
       *[known] { $seat } verstopt { thieves-card }.
    }
}
thieves-money-planted = { $by ->
    [you] Je stopt { $on } { thieves-card } toe.
   *[other] { $on-is ->
        [you] { $seat } stopt jou { thieves-card } toe.
       *[other] { $seat } stopt { $on } { thieves-card } toe.
    }
}
thieves-police-laid = { $by ->
    [you] Je speelt politie: { thieves-street }
   *[other] { $seat } speelt politie: { thieves-street }
}
thieves-roadblock-played = { $effect ->
    [yes] { $by ->
        [you] Je speelt een wegversperring.
       *[other] { $seat } speelt een wegversperring.
    }
   *[no] { $by ->
        [you] Je speelt een wegversperring, maar de straat is leeg.
       *[other] { $seat } speelt een wegversperring, maar de straat is leeg.
    }
}
thieves-police-removed = { $by ->
    [you] Je verwijdert { thieves-card }.
   *[other] { $seat } verwijdert { thieves-card }.
}
thieves-alarm-raised = { $by ->
    [you] Je slaat alarm.
   *[other] { $seat } slaat alarm.
} { $police-size ->
    [0] Niemand heeft een politiekaart.
    [one] Er komt { $police-size } politiekaart op tafel: { thieves-street }
   *[other] Er komen { $police-size } politiekaarten op tafel: { thieves-street }
}
thieves-thief-played = { $effect ->
    [yes] { $by ->
        [you] Je speelt een dief.
       *[other] { $seat } speelt een dief.
    }
   *[no] { $by ->
        [you] Je speelt een dief, maar er is geen buit.
       *[other] { $seat } speelt een dief, maar er is geen buit.
    }
}
thieves-thief-declined = { $by ->
    [you] Jouw dief pakt niets.
   *[other] De dief van { $seat } pakt niets.
}
thieves-loot-taken = { $by ->
    [you] { $owner-is ->
        [you] Jouw dief pakt { thieves-card } uit je eigen buit.
       *[other] Jouw dief pakt { thieves-card } van { $owner }.
    }
   *[other] { $owner-is ->
        [you] De dief van { $seat } pakt { thieves-card } van jou.
        [self] De dief van { $seat } pakt { thieves-card } uit de eigen buit.
       *[other] De dief van { $seat } pakt { thieves-card } van { $owner }.
    }
}
thieves-loot-moved = { $card ->
    [unknown] { $to-is ->
        [you] De verborgen kaart gaat naar jou.
       *[other] De verborgen kaart gaat naar { $to }.
    }
   *[known] { $to-is ->
        [you] De buit gaat naar jou: { thieves-card }.
       *[other] De buit gaat naar { $to }: { thieves-card }.
    }
}
thieves-double-loot-played = { $by ->
    [you] Je speelt dubbele buit.
   *[other] { $seat } speelt dubbele buit.
}
thieves-raid = { $lost ->
    [0] Inval. Alle buit wordt omgedraaid, niemand verliest iets.
   *[other] Inval. Alle buit wordt omgedraaid.
}
thieves-loot-lost = { $by ->
    [you] Je hebt de meeste buit, { $worth }, en verliest alles: { $cards }.
   *[other] { $seat } heeft de meeste buit, { $worth }, en verliest alles: { $cards }.
}
thieves-getaway-car-drawn = { $by ->
    [you] Je trekt een vluchtauto, de { thieves-nth }.
   *[other] { $seat } trekt een vluchtauto, de { thieves-nth }.
} { $left ->
    [0] Het spel is uit.
    [one] Nog één en het spel is uit.
   *[other] Nog { $left } en het spel is uit.
}
thieves-cards-drawn = { $apart ->
    [yes] { $by ->
        [you] Je trekt { $cards }, meteen te spelen.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } trekt { $number } kaart, meteen te spelen.
               *[other] { $seat } trekt { $number } kaarten, meteen te spelen.
            }
           *[other] { $seat } trekt { $cards }, meteen te spelen.
        }
    }
   *[no] { $by ->
        [you] Je trekt { $cards }.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } trekt { $number } kaart.
               *[other] { $seat } trekt { $number } kaarten.
            }
           *[other] { $seat } trekt { $cards }.
        }
    }
}
thieves-game-ended = { $winners-size ->
    [one] { $by ->
        [you] De ontsnapping: je wint met een buit van { $score }.
       *[other] De ontsnapping: { $winners } wint met een buit van { $score }.
    }
   *[other] De ontsnapping. Gedeelde overwinning met een buit van { $score }: { $winners }.
}

## Ribbon

thieves-ribbon-play-you = Jij bent aan de beurt.
thieves-ribbon-play-you-help = { $apart ->
    [yes] Speel de kaarten die dubbele buit heeft opgeleverd.
   *[no] Speel één kaart. Geld: voor jezelf gedekt, bij anderen open.
}
thieves-ribbon-play-other = Wachten op { $names }: één kaart spelen.
thieves-ribbon-remove-you = De wegversperring.
thieves-ribbon-remove-you-help = Verwijder één politiekaart van de straat.
thieves-ribbon-remove-other = Wachten op { $names }: een politiekaart verwijderen.
thieves-ribbon-take-you = De dief.
thieves-ribbon-take-you-help = Pak een kaart uit een rij buit naar keuze, of zie ervan af. Kies daarna naar welke rij ze gaat.
thieves-ribbon-take-other = Wachten op { $names }: buit pakken, of afzien.
thieves-ribbon-to-you = De dief.
thieves-ribbon-to-you-help = Kies naar welke rij de kaart gaat. Een gedekte kaart blijft gedekt; de nieuwe eigenaar mag kijken.
thieves-ribbon-to-other = Wachten op { $names }: waar gaat de kaart heen?

## Buttons

thieves-do-stash = { thieves-card } verstoppen
thieves-do-plant = { thieves-card } aan { $on } toestoppen
thieves-do-police = { $cars ->
    [1] Politie spelen: één politieauto
   *[2] Politie spelen: twee politieauto’s
}
thieves-do-roadblock = Wegversperring spelen
thieves-do-alarm = Alarm spelen
thieves-do-thief = Dief spelen
thieves-do-double = Dubbele buit spelen
thieves-do-remove = { $cars ->
    [1] Eén politieauto verwijderen
   *[2] Twee politieauto’s verwijderen
}
thieves-do-decline = Afzien
thieves-do-take = { $owner-is ->
    [you] Uit je eigen buit pakken
   *[other] Pakken van { $owner }
}
thieves-do-to = { $to-is ->
    [you] Bij jezelf leggen
   *[other] Leggen bij { $to }
}
thieves-do-raid = Inval uitlokken

## Scoring

thieves-score-raid = Waarde bij een inval
thieves-score-raid-help = diamanten ring 3, hoefijzer 1
thieves-score-end = Waarde aan het einde
thieves-score-end-help = diamanten ring 1, hoefijzer 3

## Options

thieves-option-alarm = Alarm
thieves-option-alarm-help = Bij alarm legt iedereen zijn politiekaarten, of iedereen behalve wie alarm slaat.
thieves-option-alarm-all = iedereen
thieves-option-alarm-others = de anderen
thieves-option-raid-tie = Gelijkspel bij een inval
thieves-option-raid-tie-help = Zijn er meer rijksten, dan verliezen ze allemaal hun buit, of niemand.
thieves-option-raid-tie-all = allemaal
thieves-option-raid-tie-none = niemand
thieves-option-after-raid = Buit na een inval
thieves-option-after-raid-help = Buit die niet verloren is, blijft open liggen, of wordt weer gedekt gelegd.
thieves-option-after-raid-open = open
thieves-option-after-raid-closed = gedekt
thieves-option-actions = Actiekaarten
thieves-option-actions-help = Gespeelde actiekaarten gaan uit het spel, of komen bij elke inval terug in de stapel.
thieves-option-actions-out = uit het spel
thieves-option-actions-reshuffled = komen terug

## Why not

thieves-why-apart-first = speel eerst de getrokken kaarten
thieves-why-later-first = wacht op de later getrokken kaarten
thieves-why-unfinished = maak eerst deze kaart af
thieves-why-none-lying = ligt niet op straat
thieves-why-not-back = niet terug naar hier
