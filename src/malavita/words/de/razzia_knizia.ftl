# Malavita, German: Razzia! (Knizia).

razzia-knizia-title = Razzia!
razzia-knizia-author = Reiner Knizia, 2004
razzia-knizia-advert = Kauf Diebesgut mit Schecks, bevor der siebte Polizist kommt.

## Things

# Accusative.
razzia-knizia-card = { $card ->
    [ring] einen Ring
    [watch] eine Uhr
    [brooch] eine Brosche
    [necklace] eine Halskette
    [diamond] einen Diamanten
    [bodyguard] einen Leibwächter
    [car] ein Auto
    [driver] einen Chauffeur
    [thief] einen Dieb
    [gold_coin] eine Goldmünze
    [casino] ein Casino
    [transport] einen Transport
    [film] einen Film
    [racetrack] eine Rennbahn
    [real_estate] Immobilien
    [nightclub] einen Nachtclub
    [restaurant] ein Restaurant
   *[police] einen Polizisten
}
    .label = { $card ->
        [ring] Ring
        [watch] Uhr
        [brooch] Brosche
        [necklace] Halskette
        [diamond] Diamant
        [bodyguard] Leibwächter
        [car] Auto
        [driver] Chauffeur
        [thief] Dieb
        [gold_coin] Goldmünze
        [casino] Casino
        [transport] Transport
        [film] Film
        [racetrack] Rennbahn
        [real_estate] Immobilien
        [nightclub] Nachtclub
        [restaurant] Restaurant
       *[police] Polizist
    }
razzia-knizia-cards = { $count ->
    [one] { $card ->
        [real_estate] { $count } × Immobilien
       *[other] { $count } { razzia-knizia-card.label }
    }
   *[other] { $card ->
        [ring] { $count } Ringe
        [watch] { $count } Uhren
        [brooch] { $count } Broschen
        [necklace] { $count } Halsketten
        [diamond] { $count } Diamanten
        [bodyguard] { $count } Leibwächter
        [car] { $count } Autos
        [driver] { $count } Chauffeure
        [thief] { $count } Diebe
        [gold_coin] { $count } Goldmünzen
        [casino] { $count } Casinos
        [transport] { $count } Transporte
        [film] { $count } Filme
        [racetrack] { $count } Rennbahnen
        [real_estate] { $count } × Immobilien
        [nightclub] { $count } Nachtclubs
        [restaurant] { $count } Restaurants
       *[police] { $count } Polizisten
    }
}
# After den.
razzia-knizia-nth = { $number ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
   *[7] siebten
}

## Story

razzia-knizia-card-turned-up = { $by ->
    [you] Du deckst { razzia-knizia-card } auf.
   *[other] { $seat } deckt { razzia-knizia-card } auf.
}
razzia-knizia-police-turned-up = { $by ->
    [you] Polizei! Du deckst den { razzia-knizia-nth } von { $limit } Polizisten auf.
   *[other] Polizei! { $seat } deckt den { razzia-knizia-nth } von { $limit } Polizisten auf.
}
razzia-knizia-piles-cut = Ein Stapel ist leer. Der andere wird geteilt: { $left } und { $right } Karten.
razzia-knizia-card-stolen = { $by ->
    [you] Dein Dieb stiehlt { razzia-knizia-card }.
   *[other] Der Dieb von { $seat } stiehlt { razzia-knizia-card }.
}
razzia-knizia-theft-stopped = { $by ->
    [you] Du hörst auf zu stehlen.
   *[other] { $seat } hört auf zu stehlen.
}
razzia-knizia-auction-opened = { $cause ->
    [police] Es folgt eine normale Versteigerung.
    [seventh] Die siebte Karte: Es folgt eine normale Versteigerung.
   *[call] { $by ->
        [you] Du rufst eine Versteigerung aus.
       *[other] { $seat } ruft eine Versteigerung aus.
    }
}
razzia-knizia-cheque-bid = { $by ->
    [you] Du bietest { $cheque }.
   *[other] { $seat } bietet { $cheque }.
}
razzia-knizia-passed = { $by ->
    [you] Du passt.
   *[other] { $seat } passt.
}
razzia-knizia-lot-won = { $cards-size ->
    [0] { $by ->
        [you] Du nimmst Scheck { $taken } für { $cheque }. Die Reihe ist leer.
       *[other] { $seat } nimmt Scheck { $taken } für { $cheque }. Die Reihe ist leer.
    }
   *[other] { $by ->
        [you] Du nimmst die Reihe und Scheck { $taken } für { $cheque }: { $cards }.
       *[other] { $seat } nimmt die Reihe und Scheck { $taken } für { $cheque }: { $cards }.
    }
}
razzia-knizia-lot-unsold = { $discarded-size ->
    [0] Niemand bietet. Die Reihe bleibt liegen.
   *[other] Niemand bietet. Die Reihe kommt aus dem Spiel: { $discarded }.
}
razzia-knizia-round-scored = { $raid ->
    [yes] Razzia. Es folgt die Wertung der Runde { $round }.
   *[no] Niemand hat noch einen offenen Scheck. Es folgt die Wertung der Runde { $round }.
}
razzia-knizia-table-cleared = Reihe und Polizisten kommen aus dem Spiel.
razzia-knizia-round-began = { $by ->
    [you] Runde { $round }: Du beginnst. In der Mitte liegt Scheck { $middle }.
   *[other] Runde { $round }: { $seat } beginnt. In der Mitte liegt Scheck { $middle }.
}
razzia-knizia-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Du gewinnst mit { table-points }.
       *[other] { $winners } gewinnt mit { table-points }.
    }
   *[other] Geteilter Sieg mit { table-points }: { $winners }.
}

## Ribbon

razzia-knizia-ribbon-turn-you = Du bist dran.
razzia-knizia-ribbon-turn-you-help = Decke eine Karte auf, setze einen Dieb ein oder rufe eine Versteigerung aus.
razzia-knizia-ribbon-turn-other = Warten auf { $names }: Karte aufdecken, Dieb einsetzen oder Versteigerung ausrufen.
razzia-knizia-ribbon-theft-you = Deine Diebe.
razzia-knizia-ribbon-theft-you-help = Stiehl noch eine Karte aus der Reihe oder hör auf.
razzia-knizia-ribbon-theft-other = Warten auf { $names }: noch eine Karte stehlen oder aufhören.
razzia-knizia-ribbon-auction-you = Dein Gebot.
razzia-knizia-ribbon-auction-you-help = { $must ->
    [yes] Niemand hat geboten, und du bist der Ausrufer: Biete einen deiner offenen Schecks.
   *[no] { $bid ->
        [0] Biete einen offenen Scheck oder passe.
       *[other] Überbiete die { $bid } mit einem Scheck oder passe.
    }
}
razzia-knizia-ribbon-auction-other = { $bid ->
    [0] Warten auf { $names }: das erste Gebot oder passen.
   *[other] Warten auf { $names }: die { $bid } überbieten oder passen.
}

## Buttons

razzia-knizia-do-draw = { $pile ->
    [left] Aufdecken: linker Stapel
    [right] Aufdecken: rechter Stapel
   *[only] Karte aufdecken
}
razzia-knizia-do-steal = { razzia-knizia-card } stehlen
razzia-knizia-do-stop = Aufhören
razzia-knizia-do-auction = Versteigerung ausrufen
razzia-knizia-do-bid = { $cheque } bieten
razzia-knizia-do-pass = Passen

## Scoring

razzia-knizia-score-thieves = Nicht eingesetzte Diebe
razzia-knizia-score-thieves-help = je 2
razzia-knizia-score-bodyguards = Leibwächter
razzia-knizia-score-bodyguards-help = die meisten +5, die wenigsten −2
razzia-knizia-score-cars = Autos und Chauffeure
razzia-knizia-score-cars-help = je Chauffeur 1; je Auto 1, wenn du einen Chauffeur hast
razzia-knizia-score-jewels = Schmuckstücke
razzia-knizia-score-jewels-help = Sorten: keine −5, drei 5, vier 10, fünf 15
razzia-knizia-score-gold-coins = Goldmünzen
razzia-knizia-score-gold-coins-help = je 3
razzia-knizia-score-kinds = Verschiedene Geschäfte
razzia-knizia-score-kinds-help = Runde 3: je Sorte 1, alle sieben 10
razzia-knizia-score-sets = Gleiche Geschäfte
razzia-knizia-score-sets-help = Runde 3: drei gleiche 5, vier 10
razzia-knizia-score-cheques = Schecks
razzia-knizia-score-cheques-help = Runde 3: höchste Summe +5, niedrigste −5

## Options

razzia-knizia-option-piles = Stapel
razzia-knizia-option-piles-help = Zwei Stapel zur Wahl oder alle Karten auf einem.
razzia-knizia-option-piles-2 = zwei
razzia-knizia-option-piles-1 = einer
razzia-knizia-option-empty-auction = Versteigerung ohne Reihe
razzia-knizia-option-empty-auction-help = Darf man eine Versteigerung nur um den Scheck in der Mitte ausrufen?
razzia-knizia-option-empty-auction-true = ja
razzia-knizia-option-empty-auction-false = nein
razzia-knizia-option-tie = Gleichstand am Ende
razzia-knizia-option-tie-help = Der Sieg wird geteilt, oder der höchste Scheck entscheidet.
razzia-knizia-option-tie-shared = geteilt
razzia-knizia-option-tie-cheque = Scheck

## Why not

razzia-knizia-why-too-low = nicht höher als { $bid }
razzia-knizia-why-face-down = verdeckt bis Runde { $round }
razzia-knizia-why-spent = verdeckt, verbraucht
razzia-knizia-why-must-bid = als Ausrufer musst du bieten
razzia-knizia-why-empty-pile = der Stapel ist leer
razzia-knizia-why-empty-row = die Reihe ist leer
razzia-knizia-why-no-thief = du hast keinen Dieb
razzia-knizia-why-theft = erst fertig stehlen
