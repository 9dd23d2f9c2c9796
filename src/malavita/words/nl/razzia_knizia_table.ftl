# Malavita, Dutch: the table of Razzia! in the browser.

razzia-knizia-table-where = ronde { $round } van 3
razzia-knizia-table-round = Ronde { $round }
razzia-knizia-table-auction = Biedronde
razzia-knizia-table-bids = biedt { $cheque }
razzia-knizia-table-passed = gepast
razzia-knizia-table-called = uitroeper
razzia-knizia-table-turned-up = legde open
razzia-knizia-table-deciding = beslist
razzia-knizia-table-last = als laatste
razzia-knizia-table-cheque = cheque { $cheque }
razzia-knizia-table-cheque-down = gedekte cheque { $cheque }
razzia-knizia-table-if-raided-gain = { $gain } bij razzia
razzia-knizia-table-if-raided = Bij een razzia nu
razzia-knizia-table-total = Totaal
razzia-knizia-table-pile = { $pile ->
    [left] Links { $count }
    [right] Rechts { $count }
   *[only] { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
}
razzia-knizia-table-prize = Te winnen
razzia-knizia-table-prize-help = wie wint, neemt { $cheque } gedekt en laat het bod hier
razzia-knizia-table-police = Agenten
razzia-knizia-table-police-count = { $count } van { $limit }
razzia-knizia-table-police-left = { $left ->
    [one] nog één en ronde { $round } is voorbij
   *[other] nog { $left } en ronde { $round } is voorbij
}
razzia-knizia-table-raid = razzia
razzia-knizia-table-row = De rij
razzia-knizia-table-row-empty = De rij is leeg.
razzia-knizia-table-lot = Bij een razzia nu is de rij jou { $gain } waard.
razzia-knizia-table-jewels = Juwelen
razzia-knizia-table-guards = Lijfwachten
razzia-knizia-table-cars = Auto’s
razzia-knizia-table-thieves = Dieven
razzia-knizia-table-coins = Munten
razzia-knizia-table-businesses = Handelszaken
razzia-knizia-table-rest = Je cheques rusten: het bod is niet aan jou.
razzia-knizia-table-choose = Kies een cheque
razzia-knizia-table-count = { $name }: { $count }
razzia-knizia-table-go-on = Door naar ronde { $round }
razzia-knizia-table-goods = Ronde { $round }, waar
razzia-knizia-table-none = geen
razzia-knizia-table-most = de meeste
razzia-knizia-table-fewest = de minste
razzia-knizia-table-no-driver = geen chauffeur
razzia-knizia-table-kinds = { $count ->
    [one] één soort
   *[other] { $count } soorten
}
razzia-knizia-table-leaves = Verlaat de tafel
razzia-knizia-table-leaves-help = alle kaarten met het kruis; de andere blijven

## A card at large: its rule in one sentence

razzia-knizia-about = { $card ->
    [jewel] Alleen verschillende soorten tellen: geen −5, drie 5, vier 10, alle vijf 15; gaat één ronde mee.
    [bodyguard] De meeste lijfwachten leveren 5 punten op, de minste −2, en geen enkele telt ook als aantal.
    [car] 1 punt, maar alleen als je minstens één chauffeur hebt.
    [driver] 1 punt, en je auto’s tellen mee; gaat één ronde mee.
    [thief] Leg hem af en neem een kaart uit de rij; niet ingezet is hij 2 punten waard; gaat één ronde mee.
    [gold_coin] 3 punten; gaat één ronde mee.
    [business] Telt alleen bij de derde waardering: 1 punt per soort, 10 voor alle zeven; drie gelijke 5, vier gelijke 10.
    [police] Brengt een biedronde; de laatste van de rij agenten is de razzia, en de ronde wordt gewaardeerd.
   *[cheque] Bied hem: de hoogste bieder neemt de rij en, gedekt, de cheque in het midden.
}
