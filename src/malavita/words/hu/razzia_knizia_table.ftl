# Malavita, Hungarian: the table of Razzia! in the browser.

razzia-knizia-table-where = { $round }. forduló a háromból
razzia-knizia-table-round = { $round }. forduló
razzia-knizia-table-auction = Árverés
razzia-knizia-table-bids = licit: { $cheque }
razzia-knizia-table-passed = passzolt
razzia-knizia-table-called = kezdeményező
razzia-knizia-table-turned-up = felfordította
razzia-knizia-table-deciding = dönt
razzia-knizia-table-last = utolsó
razzia-knizia-table-cheque = csekk: { $cheque }
razzia-knizia-table-cheque-down = lefordított csekk: { $cheque }
razzia-knizia-table-if-raided-gain = razziakor { $gain }
razzia-knizia-table-if-raided = Ha most razzia lenne
razzia-knizia-table-total = Összesen
razzia-knizia-table-pile = { $pile ->
    [left] Bal: { $count }
    [right] Jobb: { $count }
   *[only] { $count } lap
}
razzia-knizia-table-prize = Nyeremény
razzia-knizia-table-prize-help = aki nyer, lefordítva elviszi a csekket ({ $cheque }), a licitje itt marad
razzia-knizia-table-police = Rendőrök
razzia-knizia-table-police-count = { $count } / { $limit }
razzia-knizia-table-police-left = még { $left }, és vége { $round ->
    [1] az 1.
   *[other] a { $round }.
} fordulónak
razzia-knizia-table-raid = razzia
razzia-knizia-table-row = A sor
razzia-knizia-table-row-empty = A sor üres.
razzia-knizia-table-lot = Ha most razzia lenne, a sor neked { $gain } pontot érne.
razzia-knizia-table-jewels = Ékszerek
razzia-knizia-table-guards = Nehézfiúk
razzia-knizia-table-cars = Autók
razzia-knizia-table-thieves = Tolvajok
razzia-knizia-table-coins = Érmék
razzia-knizia-table-businesses = Üzletágak
razzia-knizia-table-rest = A csekkjeid pihennek: most nem te licitálsz.
razzia-knizia-table-choose = Válassz csekket
razzia-knizia-table-count = { $name }: { $count }
razzia-knizia-table-go-on = Jöhet a { $round }. forduló
razzia-knizia-table-goods = { $round }. forduló, áru
razzia-knizia-table-none = nincs
razzia-knizia-table-most = a legtöbb
razzia-knizia-table-fewest = a legkevesebb
razzia-knizia-table-no-driver = nincs sofőr
razzia-knizia-table-kinds = { $count } fajta
razzia-knizia-table-leaves = Lekerül az asztalról
razzia-knizia-table-leaves-help = minden keresztes lap; a többi marad

## A card at large: its rule in one sentence

razzia-knizia-about = { $card ->
    [jewel] Csak az számít, hányféle van: ha egy sincs, −5, három 5, négy 10, mind az öt 15; egy fordulóra szól.
    [bodyguard] A legtöbb nehézfiúért 5 pont jár, a legkevesebbért −2, és a nulla is szám.
    [car] 1 pont, de csak ha van legalább egy sofőröd.
    [driver] 1 pont, és vele az autóid is számítanak; egy fordulóra szól.
    [thief] Eldobod, és elveszel egy lapot a sorból; ha nem használod fel, 2 pont; egy fordulóra szól.
    [gold_coin] 3 pont; egy fordulóra szól.
    [business] Csak a harmadik pontozáskor számít: fajtánként 1 pont, mind a hét 10; három egyforma 5, négy egyforma 10.
    [police] Árverést hoz; a sor utolsó rendőre a razzia, és jön a pontozás.
   *[cheque] Licitálj vele: a legtöbbet ajánló elviszi a sort, és képpel lefelé a középső csekket.
}
