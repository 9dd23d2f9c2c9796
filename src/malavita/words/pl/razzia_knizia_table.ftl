# Malavita, Polish: the table of Razzia! in the browser.

razzia-knizia-table-where = runda { $round } z 3
razzia-knizia-table-round = Runda { $round }
razzia-knizia-table-auction = Licytacja
razzia-knizia-table-bids = licytuje { $cheque }
razzia-knizia-table-passed = pas
razzia-knizia-table-called = ogłaszający
razzia-knizia-table-turned-up = odkrywający
razzia-knizia-table-deciding = decyduje
razzia-knizia-table-last = na końcu
razzia-knizia-table-cheque = czek { $cheque }
razzia-knizia-table-cheque-down = zakryty czek { $cheque }
razzia-knizia-table-if-raided-gain = { $gain } przy nalocie
razzia-knizia-table-if-raided = Gdyby teraz nalot
razzia-knizia-table-total = Suma
razzia-knizia-table-pile = { $pile ->
    [left] Lewa { $count }
    [right] Prawa { $count }
   *[only] { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
}
razzia-knizia-table-prize = Do wygrania
razzia-knizia-table-prize-help = kto wygra, bierze { $cheque } jako zakryty czek, a swoją ofertę zostawia tutaj
razzia-knizia-table-police = Policja
razzia-knizia-table-police-count = { $count } z { $limit }
razzia-knizia-table-police-left = { $left ->
    [one] jeszcze jedna kończy rundę { $round }
    [few] jeszcze { $left } kończą rundę { $round }
   *[many] jeszcze { $left } kończy rundę { $round }
}
razzia-knizia-table-raid = nalot
razzia-knizia-table-row = Rząd
razzia-knizia-table-row-empty = Rząd jest pusty.
razzia-knizia-table-lot = Gdyby teraz nalot, rząd da ci { $gain }.
razzia-knizia-table-jewels = Klejnoty
razzia-knizia-table-guards = Ochroniarze
razzia-knizia-table-cars = Samochody
razzia-knizia-table-thieves = Złodzieje
razzia-knizia-table-coins = Monety
razzia-knizia-table-businesses = Biznesy
razzia-knizia-table-rest = Twoje czeki odpoczywają: teraz licytuje kto inny.
razzia-knizia-table-choose = Wybierz czek
razzia-knizia-table-count = { $name }: { $count }
razzia-knizia-table-go-on = Dalej: runda { $round }
razzia-knizia-table-goods = Runda { $round }, towary
razzia-knizia-table-none = brak
razzia-knizia-table-most = najwięcej
razzia-knizia-table-fewest = najmniej
razzia-knizia-table-no-driver = bez szofera
razzia-knizia-table-kinds = { $count ->
    [one] jeden rodzaj
    [few] { $count } rodzaje
    [many] { $count } rodzajów
   *[other] { $count } rodzaju
}
razzia-knizia-table-leaves = Znika ze stołu
razzia-knizia-table-leaves-help = wszystkie karty z krzyżykiem; reszta zostaje

## A card at large: its rule in one sentence

razzia-knizia-about = { $card ->
    [jewel] Liczą się tylko różne rodzaje: brak −5, trzy 5, cztery 10, wszystkie pięć 15; służy przez jedną rundę.
    [bodyguard] 5 punktów za najwięcej ochroniarzy, −2 za najmniej, a zero też jest liczbą.
    [car] 1 punkt, ale tylko jeśli masz co najmniej jednego szofera.
    [driver] 1 punkt, i liczą się też twoje samochody; służy przez jedną rundę.
    [thief] Odrzuć go i weź kartę z rzędu; niewykorzystany daje 2 punkty; służy przez jedną rundę.
    [gold_coin] 3 punkty; służy przez jedną rundę.
    [business] Liczy się tylko w trzecim punktowaniu: 1 punkt za rodzaj, 10 za wszystkie siedem; trzy takie same 5, cztery takie same 10.
    [police] Wywołuje licytację; ostatnia w linii to nalot i punktowanie rundy.
   *[cheque] Licytuj nim: najwyżej licytujący bierze rząd i czek ze środka, zakryty.
}
