# Malavita, Polish: the table of Sicilianos in the browser.
# What may stand beside "Ty" too has no verb that agrees.

sicilianos-table-players = Pozostałe klany
sicilianos-table-table = Stół
sicilianos-table-me = Twoje miejsce

sicilianos-table-where = { $what ->
    [draft] dobór początkowy
    [joining] wojna gangów, kto dołącza?
    [war] wojna gangów, starcie { $round }
    [spoils] wojna gangów, zdobycz
    [over] koniec gry
   *[peace] pokój
}

## Headings in the log

sicilianos-table-war = Wojna gangów
sicilianos-table-spoils = Zdobycz
sicilianos-table-results = Wynik końcowy

## Money, hands, businesses

sicilianos-table-dirty = Brudne
sicilianos-table-clean = Czyste
sicilianos-table-result = Wynik
sicilianos-table-if-ended = Gdyby teraz koniec
sicilianos-table-businesses = Biznesy
sicilianos-table-none = brak
sicilianos-table-no-cards = brak kart
sicilianos-table-business = { $type ->
    [unknown] { sicilianos-colour.label }: rodzaj nieznany
   *[known] { sicilianos-colour.label }: { sicilianos-type }
}
sicilianos-table-backs = { $known ->
    [0] { sicilianos-colour.label }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[other] { sicilianos-colour.label }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }. Znane ci: { $values }
}
sicilianos-table-seen = znane ci: { $values }
sicilianos-table-hand = { $count ->
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
sicilianos-table-my-card = { $card }, { $kind }

## Seats

sicilianos-table-started = inicjator
sicilianos-table-traitor = zdrajca; rodzina: { sicilianos-colour }
sicilianos-table-fights = rodzina: { sicilianos-colour }
sicilianos-table-stopped = koniec dokładania
sicilianos-table-out = poza wojną
sicilianos-table-answers = jeszcze bez odpowiedzi

## Piles and dice

sicilianos-table-piles = Talie
sicilianos-table-pile = { $top ->
    [0] { $count ->
        [0] Talia { sicilianos-colour }: pusta
        [one] Talia { sicilianos-colour }: { $count } karta
        [few] Talia { sicilianos-colour }: { $count } karty
       *[many] Talia { sicilianos-colour }: { $count } kart
    }
   *[other] { $count ->
        [one] Talia { sicilianos-colour }: { $count } karta, { $top }
        [few] Talia { sicilianos-colour }: { $count } karty, na wierzchu { $top }
       *[many] Talia { sicilianos-colour }: { $count } kart, na wierzchu { $top }
    }
}
sicilianos-table-left = { $count ->
    [0] brak kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
sicilianos-table-search = Przejrzyj
sicilianos-table-searched = { $count ->
    [one] Talia { sicilianos-colour }, { $count } karta
    [few] Talia { sicilianos-colour }, { $count } karty
   *[many] Talia { sicilianos-colour }, { $count } kart
}
sicilianos-table-last-roll = Ostatni rzut

## Joining a war

sicilianos-table-order = Kolejność odpowiedzi
sicilianos-table-colours = Kolory
sicilianos-table-free = wolne
sicilianos-table-your-card = twoja: { $card }
sicilianos-table-laid-by = { $you ->
    [yes] twoja karta
   *[no] karta gracza { $name }
}
sicilianos-table-you-hold = { $count ->
    [0] nie masz takiej
   *[other] na ręce: { $count }
}
sicilianos-table-others-hold = { $count ->
    [one] ma ją { $names }
   *[other] mają ją { $names }
}
sicilianos-table-stake = Stawka
sicilianos-table-stake-note = { $count ->
    [0] Stawka { $note }: już nie ma
   *[other] Stawka { $note }: zostało { $count }
}
sicilianos-table-none-left = już nie ma
sicilianos-table-reach = { $value ->
    [5] { $colour ->
        [white] Bomba może trafić rodzinę żółtą, czerwoną i czarną.
        [yellow] Bomba może trafić rodzinę czerwoną, niebieską i zieloną.
        [red] Bomba może trafić rodzinę niebieską, czarną i białą.
        [blue] Bomba może trafić rodzinę czarną, zieloną i żółtą.
        [black] Bomba może trafić rodzinę zieloną, białą i czerwoną.
       *[green] Bomba może trafić rodzinę białą, żółtą i niebieską.
    }
    [8] { $colour ->
        [white] Zdrajca może przejść do rodziny niebieskiej.
        [yellow] Zdrajca może przejść do rodziny czarnej.
        [red] Zdrajca może przejść do rodziny zielonej.
        [blue] Zdrajca może przejść do rodziny białej.
        [black] Zdrajca może przejść do rodziny żółtej.
       *[green] Zdrajca może przejść do rodziny czerwonej.
    }
   *[other] { $colour ->
        [white] Białą rodzinę może trafić bomba czerwona, czarna i zielona.
        [yellow] Żółtą rodzinę może trafić bomba biała, niebieska i zielona.
        [red] Czerwoną rodzinę może trafić bomba biała, żółta i czarna.
        [blue] Niebieską rodzinę może trafić bomba żółta, czerwona i zielona.
        [black] Czarną rodzinę może trafić bomba biała, czerwona i niebieska.
       *[green] Zieloną rodzinę może trafić bomba żółta, niebieska i czarna.
    }
}

## The war

sicilianos-table-front = { sicilianos-colour.label }, { $name }: siła { $strength }
sicilianos-table-leads = na czele
sicilianos-table-wins = wojna wygrana
sicilianos-table-started-war = inicjator
sicilianos-table-joined = w wojnie
sicilianos-table-with-traitor = { $you ->
    [yes] z twoim zdrajcą
   *[no] ze zdrajcą gracza { $name }
}
sicilianos-table-then = potem
sicilianos-table-yours = twoja
sicilianos-table-card-of = { $card }, { $kind }, { $name }
sicilianos-table-face-down = karta rewersem do góry, { $name }
sicilianos-table-bomb-it = wysadź { $value }
sicilianos-table-if-held = nieodpalona: 5
sicilianos-table-ally = sojusznik: 4
sicilianos-table-undecided = 8 czy 4?
sicilianos-table-blown-up = w strzępach
sicilianos-table-nothing-left = brak kart
sicilianos-table-business-left = { $count ->
    [0] Brak biznesów
    [one] Został { $count } biznes
    [few] Zostały { $count } biznesy
   *[many] Zostało { $count } biznesów
}
sicilianos-table-money = Pieniądze

## On the button while nothing is chosen, by stage

sicilianos-table-choose-draft = Wybierz talię
sicilianos-table-choose-turn = Wybierz kartę na wojnę
sicilianos-table-choose-pick = Wybierz talię
sicilianos-table-choose-help = Wybierz talię
sicilianos-table-choose-keep = Wybierz kartę
sicilianos-table-choose-steal = Wybierz ofiarę
sicilianos-table-choose-stake = Wybierz banknot
sicilianos-table-choose-join = Wybierz kartę i banknot
sicilianos-table-choose-decide = Wybierz kartę do wysadzenia
sicilianos-table-choose-add = Wybierz kartę
sicilianos-table-choose-found = Wybierz biznes

## A card at large: its rule in one sentence

sicilianos-about = { $kind ->
    [bodyguard] Liczy się jako 1; jeśli bomba trafia jego rodzinę, ofiarą jest ochroniarz.
    [bomb] Liczy się jako 5 albo wysadza jedną kartę z rodziny, którą może trafić, i sama przepada.
    [traitor] Liczy się jako 8; w pierwszym starciu może zdradzić i liczyć się jako 4 dla drugiej rodziny z pary.
    [business] Do końca leży rewersem do góry: wszystkie trzy w jednym kolorze wygrywają grę, najwięcej z rodzaju daje 100.
   *[family] Dodaje swoją wartość do siły rodziny w wojnie; wygrywa najsilniejsza rodzina.
}
