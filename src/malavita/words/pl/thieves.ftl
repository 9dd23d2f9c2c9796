# Malavita, Polish: Thieves!.

thieves-title = Złodzieje!
thieves-author = Richard de Rijk, 2016
thieves-advert = Gromadź łup, ale podczas nalotu nigdy nie miej go najwięcej.

## Things

# Accusative.
thieves-card = { $card ->
    [money] kartę pieniędzy o wartości { $card-value }
    [ring] pierścień z diamentem
    [horseshoe] podkowę
    [police] { $card-value ->
        [1] jeden radiowóz
       *[2] dwa radiowozy
    }
    [roadblock] blokadę drogową
    [alarm] alarm
    [thief] złodzieja
    [double_loot] podwójny łup
    [getaway_car] samochód ucieczkowy
   *[unknown] ukrytą kartę
}
    .label = { $card ->
        [money] Pieniądze
        [ring] Pierścień z diamentem
        [horseshoe] Podkowa
        [police] { $card-value ->
            [1] Jeden radiowóz
           *[2] Dwa radiowozy
        }
        [roadblock] Blokada drogowa
        [alarm] Alarm
        [thief] Złodziej
        [double_loot] Podwójny łup
        [getaway_car] Samochód ucieczkowy
       *[unknown] Ukryta
    }
    .nominative = { $card ->
        [money] pieniądze { $card-value }
        [ring] pierścień z diamentem
        [horseshoe] podkowa
        [police] { $card-value ->
            [1] jeden radiowóz
           *[2] dwa radiowozy
        }
        [roadblock] blokada drogowa
        [alarm] alarm
        [thief] złodziej
        [double_loot] podwójny łup
        [getaway_car] samochód ucieczkowy
       *[unknown] ukryta karta
    }
thieves-cards = { $count ->
    [1] { thieves-card.nominative }
   *[other] { $count } × { thieves-card.nominative }
}
# Masculine.
thieves-nth = { $number ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
    [6] szósty
   *[7] siódmy
}
thieves-street = { $cars ->
    [one] { $cars } radiowóz na ulicy.
    [few] { $cars } radiowozy na ulicy.
   *[many] { $cars } radiowozów na ulicy.
}

## Story

thieves-money-stashed = { $by ->
    [you] Chowasz { thieves-card }.
   *[other] { $card ->
        [unknown] { $seat } chowa kartę.
       *[known] { $seat } chowa { thieves-card }.
    }
}
thieves-money-planted = { $by ->
    [you] Podrzucasz { thieves-card } graczowi { $on }.
   *[other] { $on-is ->
        [you] { $seat } podrzuca ci { thieves-card }.
       *[other] { $seat } podrzuca { thieves-card } graczowi { $on }.
    }
}
thieves-police-laid = { $by ->
    [you] Zagrywasz kartę radiowozu: { thieves-street }
   *[other] { $seat } zagrywa kartę radiowozu: { thieves-street }
}
thieves-roadblock-played = { $effect ->
    [yes] { $by ->
        [you] Zagrywasz blokadę drogową.
       *[other] { $seat } zagrywa blokadę drogową.
    }
   *[no] { $by ->
        [you] Zagrywasz blokadę drogową, ale ulica jest pusta.
       *[other] { $seat } zagrywa blokadę drogową, ale ulica jest pusta.
    }
}
thieves-police-removed = { $by ->
    [you] Odrzucasz { thieves-card }.
   *[other] { $seat } odrzuca { thieves-card }.
}
thieves-alarm-raised = { $by ->
    [you] Podnosisz alarm.
   *[other] { $seat } podnosi alarm.
} { $police-size ->
    [0] Nikt nie ma karty radiowozu.
    [one] Na stół trafia { $police-size } karta radiowozu: { thieves-street }
    [few] Na stół trafiają { $police-size } karty radiowozu: { thieves-street }
   *[many] Na stół trafia { $police-size } kart radiowozu: { thieves-street }
}
thieves-thief-played = { $effect ->
    [yes] { $by ->
        [you] Zagrywasz złodzieja.
       *[other] { $seat } zagrywa złodzieja.
    }
   *[no] { $by ->
        [you] Zagrywasz złodzieja, ale nie ma łupu.
       *[other] { $seat } zagrywa złodzieja, ale nie ma łupu.
    }
}
thieves-thief-declined = { $by ->
    [you] Twój złodziej nic nie zabiera.
   *[other] Złodziej gracza { $seat } nic nie zabiera.
}
thieves-loot-taken = { $by ->
    [you] { $owner-is ->
        [you] Twój złodziej zabiera z twojego łupu { thieves-card }.
       *[other] Twój złodziej zabiera graczowi { $owner } { thieves-card }.
    }
   *[other] { $owner-is ->
        [you] Złodziej gracza { $seat } zabiera ci { thieves-card }.
        [self] Złodziej gracza { $seat } zabiera z własnego łupu { thieves-card }.
       *[other] Złodziej gracza { $seat } zabiera graczowi { $owner } { thieves-card }.
    }
}
thieves-loot-moved = { $card ->
    [unknown] { $to-is ->
        [you] Ukryta karta trafia do ciebie.
       *[other] Ukryta karta trafia do gracza { $to }.
    }
   *[known] { $to-is ->
        [you] Dostajesz { thieves-card }.
       *[other] { $to } dostaje { thieves-card }.
    }
}
thieves-double-loot-played = { $by ->
    [you] Zagrywasz podwójny łup.
   *[other] { $seat } zagrywa podwójny łup.
}
thieves-raid = { $lost ->
    [0] Nalot policji. Odkrywamy cały łup, nikt nic nie traci.
   *[other] Nalot policji. Odkrywamy cały łup.
}
thieves-loot-lost = { $by ->
    [you] Masz największy łup, { $worth }, i tracisz wszystko: { $cards }.
   *[other] { $seat } ma największy łup, { $worth }, i traci wszystko: { $cards }.
}
thieves-getaway-car-drawn = { $by ->
    [you] Dobierasz samochód ucieczkowy, { thieves-nth }.
   *[other] { $seat } dobiera samochód ucieczkowy, { thieves-nth }.
} { $left ->
    [0] Koniec gry.
    [one] Jeszcze { $left } samochód i koniec gry.
    [few] Jeszcze { $left } samochody i koniec gry.
   *[many] Jeszcze { $left } samochodów i koniec gry.
}
thieves-cards-drawn = { $apart ->
    [yes] { $by ->
        [you] Dobierasz do zagrania od razu: { $cards }.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } dobiera { $number } kartę do zagrania od razu.
                [few] { $seat } dobiera { $number } karty do zagrania od razu.
               *[many] { $seat } dobiera { $number } kart do zagrania od razu.
            }
           *[other] { $seat } dobiera do zagrania od razu: { $cards }.
        }
    }
   *[no] { $by ->
        [you] Dobierasz: { $cards }.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } dobiera { $number } kartę.
                [few] { $seat } dobiera { $number } karty.
               *[many] { $seat } dobiera { $number } kart.
            }
           *[other] { $seat } dobiera: { $cards }.
        }
    }
}
thieves-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Ucieczka: wygrywasz z łupem o wartości { $score }.
       *[other] Ucieczka: { $winners } wygrywa z łupem o wartości { $score }.
    }
   *[other] Ucieczka. Wspólne zwycięstwo z łupem o wartości { $score }: { $winners }.
}

## Ribbon

thieves-ribbon-play-you = Twoja kolej.
thieves-ribbon-play-you-help = { $apart ->
    [yes] Zagraj karty dobrane dzięki podwójnemu łupowi.
   *[no] Zagraj jedną kartę. Pieniądze kładź sobie rewersem do góry, innym awersem do góry.
}
thieves-ribbon-play-other = Czekamy na: { $names }. Zagranie jednej karty.
thieves-ribbon-remove-you = Blokada drogowa.
thieves-ribbon-remove-you-help = Odrzuć z ulicy jedną kartę radiowozu.
thieves-ribbon-remove-other = Czekamy na: { $names }. Odrzucenie karty radiowozu.
thieves-ribbon-take-you = Złodziej.
thieves-ribbon-take-you-help = Zabierz kartę z dowolnego rzędu łupu albo zrezygnuj. Potem wybierz rząd, do którego trafi.
thieves-ribbon-take-other = Czekamy na: { $names }. Kradzież łupu albo rezygnacja.
thieves-ribbon-to-you = Złodziej.
thieves-ribbon-to-you-help = Wybierz rząd, do którego trafi karta. Zakryta zostaje zakryta; nowy właściciel może ją obejrzeć.
thieves-ribbon-to-other = Czekamy na: { $names }. Dokąd trafi karta?

## Buttons

thieves-do-stash = Schowaj { thieves-card }
thieves-do-plant = Podrzuć { thieves-card } graczowi { $on }
thieves-do-police = { $cars ->
    [1] Zagraj jeden radiowóz
   *[2] Zagraj dwa radiowozy
}
thieves-do-roadblock = Zagraj blokadę drogową
thieves-do-alarm = Zagraj alarm
thieves-do-thief = Zagraj złodzieja
thieves-do-double = Zagraj podwójny łup
thieves-do-remove = { $cars ->
    [1] Odrzuć jeden radiowóz
   *[2] Odrzuć dwa radiowozy
}
thieves-do-decline = Zrezygnuj
thieves-do-take = { $owner-is ->
    [you] Zabierz z własnego łupu
   *[other] Zabierz graczowi { $owner }
}
thieves-do-to = { $to-is ->
    [you] Połóż u siebie
   *[other] Połóż u gracza { $to }
}
thieves-do-raid = Wywołaj nalot

## Scoring

thieves-score-raid = Wartość podczas nalotu
thieves-score-raid-help = pierścień z diamentem 3, podkowa 1
thieves-score-end = Wartość na koniec gry
thieves-score-end-help = pierścień z diamentem 1, podkowa 3

## Options

thieves-option-alarm = Alarm
thieves-option-alarm-help = Na alarm wszyscy wykładają karty radiowozu albo wszyscy oprócz tego, kto go podnosi.
thieves-option-alarm-all = wszyscy
thieves-option-alarm-others = pozostali
thieves-option-raid-tie = Remis podczas nalotu
thieves-option-raid-tie-help = Gdy najbogatszych jest kilku, wszyscy tracą łup albo nie traci nikt.
thieves-option-raid-tie-all = tracą wszyscy
thieves-option-raid-tie-none = nie traci nikt
thieves-option-after-raid = Łup po nalocie
thieves-option-after-raid-help = Ocalony łup zostaje awersem do góry albo wraca rewersem do góry.
thieves-option-after-raid-open = awersem do góry
thieves-option-after-raid-closed = rewersem do góry
thieves-option-actions = Karty akcji
thieves-option-actions-help = Zagrane karty akcji wypadają z gry albo przy każdym nalocie wracają do talii.
thieves-option-actions-out = poza grą
thieves-option-actions-reshuffled = wracają

## Why not

thieves-why-apart-first = najpierw zagraj dobrane karty
thieves-why-later-first = czeka na karty dobrane później
thieves-why-unfinished = najpierw dokończ tę kartę
thieves-why-none-lying = nie ma na ulicy
thieves-why-not-back = nie może tu wrócić
