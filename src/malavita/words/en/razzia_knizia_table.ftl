# Malavita, English: the table of Razzia! in the browser.

razzia-knizia-table-where = round { $round } of 3
razzia-knizia-table-round = Round { $round }
razzia-knizia-table-auction = Auction
razzia-knizia-table-bids = bids { $cheque }
razzia-knizia-table-passed = passed
razzia-knizia-table-called = called it
razzia-knizia-table-turned-up = turned it up
razzia-knizia-table-deciding = deciding
razzia-knizia-table-last = last
razzia-knizia-table-cheque = cheque { $cheque }
razzia-knizia-table-cheque-down = cheque { $cheque }, face down
razzia-knizia-table-if-raided-gain = { $gain } if raided
razzia-knizia-table-if-raided = If raided now
razzia-knizia-table-total = Total
razzia-knizia-table-pile = { $pile ->
    [left] Left { $count }
    [right] Right { $count }
   *[only] { $count } cards
}
razzia-knizia-table-prize = Prize
razzia-knizia-table-prize-help = the winner takes { $cheque } face down and leaves his bid here
razzia-knizia-table-police = Police
razzia-knizia-table-police-count = { $count } of { $limit }
razzia-knizia-table-police-left = { $left ->
    [one] one more ends round { $round }
   *[other] { $left } more end round { $round }
}
razzia-knizia-table-raid = raid
razzia-knizia-table-row = The row
razzia-knizia-table-row-empty = The row is empty.
razzia-knizia-table-lot = The row is worth { $gain } to you, if you are raided now.
razzia-knizia-table-jewels = Jewels
razzia-knizia-table-guards = Guards
razzia-knizia-table-cars = Cars
razzia-knizia-table-thieves = Thieves
razzia-knizia-table-coins = Coins
razzia-knizia-table-businesses = Businesses
razzia-knizia-table-rest = Your cheques rest: it is not your bid.
razzia-knizia-table-choose = Choose a cheque
razzia-knizia-table-count = { $name }: { $count }
razzia-knizia-table-go-on = On to round { $round }
razzia-knizia-table-goods = Round { $round }, goods
razzia-knizia-table-none = none
razzia-knizia-table-most = the most
razzia-knizia-table-fewest = the fewest
razzia-knizia-table-no-driver = no driver
razzia-knizia-table-kinds = { $count ->
    [one] one kind
   *[other] { $count } kinds
}
razzia-knizia-table-leaves = Leaves the table
razzia-knizia-table-leaves-help = all cards with the cross; the others stay

## A card at large: its rule in one sentence

razzia-knizia-about = { $card ->
    [jewel] Only different kinds count: none −5, three 5, four 10, all five 15; it lasts for one round.
    [bodyguard] Most bodyguards score 5, fewest −2, and none counts as well.
    [car] 1 point, but only if you have at least one driver.
    [driver] 1 point, and your cars count too; it lasts for one round.
    [thief] Discard it to take one card from the row; unused it scores 2 and lasts for one round.
    [gold_coin] 3 points; it lasts for one round.
    [business] Scores in the third round only: 1 point a kind, 10 for all seven; three alike 5, four alike 10.
    [police] Brings an auction; the last one of the line is the raid, and the round is scored.
   *[cheque] Bid it: the highest bidder takes the row and, face down, the cheque in the middle.
}
