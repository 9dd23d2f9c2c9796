# Malavita, German: the table of Razzia! in the browser.

razzia-knizia-table-where = Runde { $round } von 3
razzia-knizia-table-round = Runde { $round }
razzia-knizia-table-auction = Versteigerung
razzia-knizia-table-bids = bietet { $cheque }
razzia-knizia-table-passed = gepasst
razzia-knizia-table-called = Ausrufer
razzia-knizia-table-turned-up = hat aufgedeckt
razzia-knizia-table-deciding = entscheidet
razzia-knizia-table-last = zuletzt
razzia-knizia-table-cheque = Scheck { $cheque }
razzia-knizia-table-cheque-down = verdeckter Scheck { $cheque }
razzia-knizia-table-if-raided-gain = { $gain } bei Razzia
razzia-knizia-table-if-raided = Bei Razzia jetzt
razzia-knizia-table-total = Summe
razzia-knizia-table-pile = { $pile ->
    [left] Links { $count }
    [right] Rechts { $count }
   *[only] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
}
razzia-knizia-table-prize = Zu gewinnen
razzia-knizia-table-prize-help = wer gewinnt, nimmt die { $cheque } verdeckt und lässt das Gebot hier
razzia-knizia-table-police = Polizisten
razzia-knizia-table-police-count = { $count } von { $limit }
razzia-knizia-table-police-left = { $left ->
    [one] noch einer beendet Runde { $round }
   *[other] noch { $left } beenden Runde { $round }
}
razzia-knizia-table-raid = Razzia
razzia-knizia-table-row = Die Reihe
razzia-knizia-table-row-empty = Die Reihe ist leer.
razzia-knizia-table-lot = Bei Razzia jetzt bringt dir die Reihe { $gain }.
razzia-knizia-table-jewels = Schmuck
razzia-knizia-table-guards = Leibwächter
razzia-knizia-table-cars = Autos
razzia-knizia-table-thieves = Diebe
razzia-knizia-table-coins = Münzen
razzia-knizia-table-businesses = Geschäfte
razzia-knizia-table-rest = Deine Schecks ruhen: Das Gebot ist nicht bei dir.
razzia-knizia-table-choose = Wähle einen Scheck
razzia-knizia-table-count = { $name }: { $count }
razzia-knizia-table-go-on = Weiter mit Runde { $round }
razzia-knizia-table-goods = Runde { $round }, Ware
razzia-knizia-table-none = keine
razzia-knizia-table-most = die meisten
razzia-knizia-table-fewest = die wenigsten
razzia-knizia-table-no-driver = kein Chauffeur
razzia-knizia-table-kinds = { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
razzia-knizia-table-leaves = Verlässt den Tisch
razzia-knizia-table-leaves-help = alle Karten mit dem Kreuz; die anderen bleiben

## A card at large: its rule in one sentence

razzia-knizia-about = { $card ->
    [jewel] Nur verschiedene Sorten zählen: keine −5, drei 5, vier 10, alle fünf 15; hält nur eine Runde.
    [bodyguard] Die meisten Leibwächter bringen 5 Punkte, die wenigsten −2, und keiner ist auch eine Zahl.
    [car] 1 Punkt, aber nur, wenn du mindestens einen Chauffeur hast.
    [driver] 1 Punkt, und auch deine Autos zählen; hält nur eine Runde.
    [thief] Wirf ihn ab und nimm eine Karte aus der Reihe; nicht eingesetzt 2 Punkte; hält nur eine Runde.
    [gold_coin] 3 Punkte; hält nur eine Runde.
    [business] Zählt nur in der dritten Wertung: 1 Punkt je Sorte, 10 für alle sieben; drei gleiche 5, vier gleiche 10.
    [police] Bringt eine Versteigerung; der letzte der Polizistenreihe ist die Razzia, und die Runde wird gewertet.
   *[cheque] Biete ihn: Der Höchstbietende nimmt die Reihe und verdeckt den Scheck aus der Mitte.
}
