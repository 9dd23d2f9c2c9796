# Malavita, Polish: the table of Thieves! in the browser.
# What may stand beside "Ty" too has no verb that agrees.

thieves-table-where = samochód ucieczkowy { $cars } z { $limit }

## Cards

thieves-table-band = { $card ->
    [money] Pieniądze
    [ring] Pierścień
    [horseshoe] Podkowa
    [police] Radiowóz
    [roadblock] Blokada
    [alarm] Alarm
    [thief] Złodziej
    [double_loot] Podwójny
   *[getaway_car] Ucieczka
}
thieves-table-loot = { $lies ->
    [open] { thieves-card.nominative }, awersem do góry
    [known] { thieves-card.nominative }, rewersem do góry: znasz tę kartę
   *[hidden] karta rewersem do góry
}
thieves-table-times = { thieves-card.nominative }: { $count }

## Seats

thieves-table-row = { $hidden ->
    [0] { $cards ->
        [0] jeszcze bez łupu
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
   *[other] { $cards ->
        [one] { $cards } karta, ukryta
        [few] { $cards } karty, ukryte: { $hidden }
       *[many] { $cards } kart, ukryte: { $hidden }
    }
}
thieves-table-row-of = { $is ->
    [you] Twój łup
   *[other] Łup gracza { $name }
}
thieves-table-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
thieves-table-apart = { $count ->
    [one] podwójny łup: jeszcze jedna karta
    [few] podwójny łup: jeszcze { $count } karty
   *[many] podwójny łup: jeszcze { $count } kart
}
thieves-table-worth = { $exact ->
    [yes] { $worth }
   *[no] { $worth }+
}
thieves-table-worth-said = { $exact ->
    [yes] wartość podczas nalotu: { $worth }
   *[no] wartość podczas nalotu: { $worth } lub więcej
}
thieves-table-worth-then = { $exact ->
    [yes] potem { $worth }
   *[no] potem { $worth } lub więcej
}
thieves-table-seen = widziane
thieves-table-richest = największy łup
thieves-table-richest-said = Największy łup z tego, co widać
thieves-table-from-here = stąd
thieves-table-my-worth = nalot { $raid } · koniec { $end }

## The street

thieves-table-police = Policja { $cars } z { $limit }
thieves-table-bulbs = { $cars ->
    [0] Na ulicy nie ma radiowozu; nalot przy { $limit }
    [one] { $cars } radiowóz na ulicy; nalot przy { $limit }
    [few] { $cars } radiowozy na ulicy; nalot przy { $limit }
   *[many] { $cars } radiowozów na ulicy; nalot przy { $limit }
}
thieves-table-raid = nalot
thieves-table-street-empty = na ulicy nie ma policji
thieves-table-lay-police = tu twoja karta radiowozu
thieves-table-lay-raid = tu twoja karta radiowozu: nalot
thieves-table-if-raided = Przy nalocie:
thieves-table-if-raided-you = ty { $worth }
thieves-table-if-raided-one = { $exact ->
    [yes] { $name }: { $worth }
   *[no] { $name }: { $worth } lub więcej
}
thieves-table-pile = Talia { $count }
thieves-table-cars = Samochody ucieczkowe { $cars } z { $limit }
thieves-table-end = koniec
thieves-table-gone = { $back ->
    [yes] Poza grą do następnego nalotu
   *[no] Poza grą
}

## After a raid

thieves-table-raided = Nalot policji
thieves-table-loses = wszystko stracone
thieves-table-keeps = łup ocalony
thieves-table-nobody-loses = Najbogatszych jest kilku: nikt nic nie traci.

## The thief

thieves-table-which = która karta?
thieves-table-whose = czyj rząd?
thieves-table-whose-open = { $is ->
    [you] twoja, awersem do góry
   *[other] gracza { $name }, awersem do góry
}
thieves-table-whose-down = { $is ->
    [you] twoja, rewersem do góry
   *[other] gracza { $name }, rewersem do góry
}
thieves-table-stays-open = miejsce { $number }, zostaje awersem do góry
thieves-table-stays-down = miejsce { $number }, zostaje rewersem do góry
thieves-table-to-row = { $is ->
    [you] do ciebie
   *[other] do gracza { $name }
}

## Mine

thieves-table-my-loot = Twój łup
thieves-table-my-hand = Twoja ręka
thieves-table-drawn = Karty z podwójnego łupu
thieves-table-stash-here = schowaj
thieves-table-plant-here = podrzuć
thieves-table-plant-on = Podrzuć graczowi { $name }, awersem do góry
thieves-table-stash-it = Schowaj rewersem do góry
thieves-table-put-back = Odłóż
thieves-table-choose = Wybierz kartę
thieves-table-choose-loot = Wybierz łup
thieves-table-choose-police = Wybierz kartę radiowozu
thieves-table-choose-row = Wybierz rząd
thieves-table-wait = Nie twoja kolej
thieves-table-plant-tip = Schowaj ją albo wybierz rząd, do którego ją podrzucisz awersem do góry.
thieves-table-nothing = Zrezygnuj
thieves-table-take = { $owner-is ->
    [you] Zabierz z własnego łupu { thieves-card }
   *[other] Zabierz graczowi { $owner } { thieves-card }
}
thieves-table-move = { $to-is ->
    [you] Połóż u siebie { thieves-card }
   *[other] Połóż u gracza { $to } { thieves-card }
}

## Ribbon, when a card is chosen

thieves-table-help-raid = Czwarty radiowóz: nalot, a kto ma najwięcej, traci wszystko.
thieves-table-help-stash = Trafi rewersem do góry do twojego łupu.
thieves-table-help-plant = Trafi awersem do góry do łupu gracza { $name }.
thieves-table-help-police = Czwarty radiowóz oznacza nalot.
thieves-table-help-alarm = Każdy wykłada na ulicę wszystkie karty radiowozu.
thieves-table-help-alarm-others = Wszyscy inni wykładają na ulicę karty radiowozu.
thieves-table-help-roadblock = Jedna karta radiowozu z ulicy wypada z gry.
thieves-table-help-thief = Jedna karta z dowolnego rzędu trafia do innego.
thieves-table-help-double = Dobierz dwie karty i od razu zagraj obie.

## Score sheet

thieves-table-sheet = Widziany łup
thieves-table-sheet-then = Po twoim ruchu
thieves-table-sheet-raid = Podczas nalotu
thieves-table-sheet-end = Na koniec gry
thieves-table-sheet-hidden = Ukryte

## Log

thieves-table-log-raid = Nalot policji

## A card at large: its rule in one sentence

thieves-about = { $card ->
    [money] Schowaj kartę rewersem do góry w swoim łupie albo podrzuć ją komuś awersem do góry; podczas nalotu największy łup przepada.
    [ring] Pieniądze: warte 3 podczas nalotu, 1 na koniec gry.
    [horseshoe] Pieniądze: warte 1 podczas nalotu, 3 na koniec gry.
    [police] Leży na obszarze rozgrywki; gdy tylko są tam cztery radiowozy, zaczyna się nalot.
    [roadblock] Odrzuca kartę radiowozu z obszaru rozgrywki.
    [alarm] Wszyscy kładą wszystkie karty radiowozu z ręki; cztery radiowozy lub więcej to nalot.
    [thief] Przenosi jedną kartę z dowolnego rzędu łupu na koniec innego.
    [double_loot] Dobierz dwie karty i zagraj obie.
   *[getaway_car] Kładzie się go od razu po dobraniu; z siódmym gra się kończy.
}
