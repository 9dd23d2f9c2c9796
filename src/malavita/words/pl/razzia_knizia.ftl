# Malavita, Polish: Razzia! (Knizia).

razzia-knizia-title = Razzia!
razzia-knizia-author = Reiner Knizia, 2004
razzia-knizia-advert = Kupuj za czeki kradzione dobra, zanim pojawi się siódma karta policji.

## Things

# Accusative.
razzia-knizia-card = { $card ->
    [ring] pierścionek
    [watch] zegarek
    [brooch] broszkę
    [necklace] naszyjnik
    [diamond] diament
    [bodyguard] ochroniarza
    [car] samochód
    [driver] szofera
    [thief] złodzieja
    [gold_coin] złotą monetę
    [casino] kasyno
    [transport] transport
    [film] kino
    [racetrack] hipodrom
    [real_estate] nieruchomości
    [nightclub] klub nocny
    [restaurant] restaurację
   *[police] kartę policji
}
    .label = { $card ->
        [ring] Pierścionek
        [watch] Zegarek
        [brooch] Broszka
        [necklace] Naszyjnik
        [diamond] Diament
        [bodyguard] Ochroniarz
        [car] Samochód
        [driver] Szofer
        [thief] Złodziej
        [gold_coin] Złota moneta
        [casino] Kasyno
        [transport] Transport
        [film] Kino
        [racetrack] Hipodrom
        [real_estate] Nieruchomości
        [nightclub] Klub nocny
        [restaurant] Restauracja
       *[police] Karta policji
    }
razzia-knizia-cards = { $count ->
    [one] { $card ->
        [ring] pierścionek
        [watch] zegarek
        [brooch] broszka
        [necklace] naszyjnik
        [diamond] diament
        [bodyguard] ochroniarz
        [car] samochód
        [driver] szofer
        [thief] złodziej
        [gold_coin] złota moneta
        [casino] kasyno
        [transport] transport
        [film] kino
        [racetrack] hipodrom
        [real_estate] nieruchomości
        [nightclub] klub nocny
        [restaurant] restauracja
       *[police] karta policji
    }
    [few] { $card ->
        [ring] { $count } pierścionki
        [watch] { $count } zegarki
        [brooch] { $count } broszki
        [necklace] { $count } naszyjniki
        [diamond] { $count } diamenty
        [bodyguard] { $count } ochroniarzy
        [car] { $count } samochody
        [driver] { $count } szoferów
        [thief] { $count } złodziei
        [gold_coin] { $count } złote monety
        [casino] { $count } kasyna
        [transport] { $count } transporty
        [film] { $count } kina
        [racetrack] { $count } hipodromy
        [real_estate] { $count } × nieruchomości
        [nightclub] { $count } kluby nocne
        [restaurant] { $count } restauracje
       *[police] { $count } karty policji
    }
   *[many] { $card ->
        [ring] { $count } pierścionków
        [watch] { $count } zegarków
        [brooch] { $count } broszek
        [necklace] { $count } naszyjników
        [diamond] { $count } diamentów
        [bodyguard] { $count } ochroniarzy
        [car] { $count } samochodów
        [driver] { $count } szoferów
        [thief] { $count } złodziei
        [gold_coin] { $count } złotych monet
        [casino] { $count } kasyn
        [transport] { $count } transportów
        [film] { $count } kin
        [racetrack] { $count } hipodromów
        [real_estate] { $count } × nieruchomości
        [nightclub] { $count } klubów nocnych
        [restaurant] { $count } restauracji
       *[police] { $count } kart policji
    }
}
# Feminine accusative.
razzia-knizia-nth = { $number ->
    [1] pierwszą
    [2] drugą
    [3] trzecią
    [4] czwartą
    [5] piątą
    [6] szóstą
   *[7] siódmą
}

## Story

razzia-knizia-card-turned-up = { $by ->
    [you] Odkrywasz { razzia-knizia-card }.
   *[other] { $seat } odkrywa { razzia-knizia-card }.
}
razzia-knizia-police-turned-up = { $by ->
    [you] Policja! Odkrywasz { razzia-knizia-nth } z { $limit } kart policji.
   *[other] Policja! { $seat } odkrywa { razzia-knizia-nth } z { $limit } kart policji.
}
razzia-knizia-piles-cut = Jedna talia się skończyła. Drugą dzielimy na dwie, liczba kart: { $left } i { $right }.
razzia-knizia-card-stolen = { $by ->
    [you] Używasz złodzieja i kradniesz { razzia-knizia-card }.
   *[other] { $seat } używa złodzieja i kradnie { razzia-knizia-card }.
}
razzia-knizia-theft-stopped = { $by ->
    [you] Przestajesz kraść.
   *[other] { $seat } przestaje kraść.
}
razzia-knizia-auction-opened = { $cause ->
    [police] Zaczyna się zwykła licytacja.
    [seventh] Siódma karta: zaczyna się zwykła licytacja.
   *[call] { $by ->
        [you] Ogłaszasz licytację.
       *[other] { $seat } ogłasza licytację.
    }
}
razzia-knizia-cheque-bid = { $by ->
    [you] Licytujesz { $cheque }.
   *[other] { $seat } licytuje { $cheque }.
}
razzia-knizia-passed = { $by ->
    [you] Pasujesz.
   *[other] { $seat } pasuje.
}
razzia-knizia-lot-won = { $cards-size ->
    [0] { $by ->
        [you] Bierzesz czek { $taken } za { $cheque }. Rząd jest pusty.
       *[other] { $seat } bierze czek { $taken } za { $cheque }. Rząd jest pusty.
    }
   *[other] { $by ->
        [you] Bierzesz rząd i czek { $taken } za { $cheque }: { $cards }.
       *[other] { $seat } bierze rząd i czek { $taken } za { $cheque }: { $cards }.
    }
}
razzia-knizia-lot-unsold = { $discarded-size ->
    [0] Nikt nie licytuje. Rząd zostaje.
   *[other] Nikt nie licytuje. Rząd wypada z gry: { $discarded }.
}
razzia-knizia-round-scored = { $raid ->
    [yes] Nalot. Czas na punktowanie rundy { $round }.
   *[no] Nikt nie ma już odkrytego czeku. Czas na punktowanie rundy { $round }.
}
razzia-knizia-table-cleared = Rząd i karty policji wypadają z gry.
razzia-knizia-round-began = { $by ->
    [you] Runda { $round }: zaczynasz ty. Czek na środku: { $middle }.
   *[other] Runda { $round }: zaczyna { $seat }. Czek na środku: { $middle }.
}
razzia-knizia-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Wygrywasz, zdobywając { table-points }.
       *[other] { $winners } wygrywa, zdobywając { table-points }.
    }
   *[other] Wspólne zwycięstwo za { table-points }: { $winners }.
}

## Ribbon

razzia-knizia-ribbon-turn-you = Twoja kolej.
razzia-knizia-ribbon-turn-you-help = Odkryj kartę, użyj złodzieja albo ogłoś licytację.
razzia-knizia-ribbon-turn-other = Czekamy na: { $names }. Odkrycie karty, złodziej albo licytacja.
razzia-knizia-ribbon-theft-you = Twoi złodzieje.
razzia-knizia-ribbon-theft-you-help = Ukradnij z rzędu jeszcze jedną kartę albo zakończ.
razzia-knizia-ribbon-theft-other = Czekamy na: { $names }. Kolejna kradzież albo koniec.
razzia-knizia-ribbon-auction-you = Twoja oferta.
razzia-knizia-ribbon-auction-you-help = { $must ->
    [yes] Nie ma żadnej oferty, a ogłaszającym jesteś ty: licytuj dowolnym odkrytym czekiem.
   *[no] { $bid ->
        [0] Licytuj odkrytym czekiem albo pasuj.
       *[other] Przebij { $bid } wyższym czekiem albo pasuj.
    }
}
razzia-knizia-ribbon-auction-other = { $bid ->
    [0] Czekamy na: { $names }. Pierwsza oferta albo pas.
   *[other] Czekamy na: { $names }. Oferta powyżej { $bid } albo pas.
}

## Buttons

razzia-knizia-do-draw = { $pile ->
    [left] Odkryj: lewa talia
    [right] Odkryj: prawa talia
   *[only] Odkryj kartę
}
razzia-knizia-do-steal = Ukradnij { razzia-knizia-card }
razzia-knizia-do-stop = Wystarczy
razzia-knizia-do-auction = Ogłoś licytację
razzia-knizia-do-bid = Licytuj { $cheque }
razzia-knizia-do-pass = Pasuj

## Scoring

razzia-knizia-score-thieves = Niewykorzystani złodzieje
razzia-knizia-score-thieves-help = po 2
razzia-knizia-score-bodyguards = Ochroniarze
razzia-knizia-score-bodyguards-help = najwięcej +5, najmniej −2
razzia-knizia-score-cars = Samochody i szoferzy
razzia-knizia-score-cars-help = 1 za szofera; 1 za samochód, jeśli masz szofera
razzia-knizia-score-jewels = Klejnoty
razzia-knizia-score-jewels-help = rodzaje: żaden −5, trzy 5, cztery 10, pięć 15
razzia-knizia-score-gold-coins = Złote monety
razzia-knizia-score-gold-coins-help = po 3
razzia-knizia-score-kinds = Różne biznesy
razzia-knizia-score-kinds-help = runda 3: 1 za rodzaj, wszystkie siedem 10
razzia-knizia-score-sets = Jednakowe biznesy
razzia-knizia-score-sets-help = runda 3: trzy jednakowe 5, cztery 10
razzia-knizia-score-cheques = Czeki
razzia-knizia-score-cheques-help = runda 3: najwyższa suma +5, najniższa −5

## Options

razzia-knizia-option-piles = Talie
razzia-knizia-option-piles-help = Dwie talie do wyboru albo wszystkie karty w jednej.
razzia-knizia-option-piles-2 = dwie
razzia-knizia-option-piles-1 = jedna
razzia-knizia-option-empty-auction = Licytacja pustego rzędu
razzia-knizia-option-empty-auction-help = Czy można ogłosić licytację o sam czek na środku?
razzia-knizia-option-empty-auction-true = tak
razzia-knizia-option-empty-auction-false = nie
razzia-knizia-option-tie = Remis na koniec
razzia-knizia-option-tie-help = Zwycięstwo jest wspólne albo decyduje najwyższy czek.
razzia-knizia-option-tie-shared = wspólne zwycięstwo
razzia-knizia-option-tie-cheque = czek

## Why not

razzia-knizia-why-too-low = nie przebija { $bid }
razzia-knizia-why-face-down = zakryty do rundy { $round }
razzia-knizia-why-spent = zakryty, już wydany
razzia-knizia-why-must-bid = jako ogłaszający musisz licytować
razzia-knizia-why-empty-pile = talia jest pusta
razzia-knizia-why-empty-row = rząd jest pusty
razzia-knizia-why-no-thief = nie masz złodzieja
razzia-knizia-why-theft = najpierw skończ kraść
