# Malavita, English: Razzia! (Knizia).
# $by is "you" when the reader acts, or wins alone, else "other". Names of seats are
# display names. How the other values are made: words/__init__.py.

razzia-knizia-title = Razzia!
razzia-knizia-author = Reiner Knizia, 2004
razzia-knizia-advert = Buy stolen goods with cheques, before the seventh police card.

## Things

razzia-knizia-card = { $card ->
    [ring] a ring
    [watch] a watch
    [brooch] a brooch
    [necklace] a necklace
    [diamond] a diamond
    [bodyguard] a bodyguard
    [car] a car
    [driver] a driver
    [thief] a thief
    [gold_coin] a gold coin
    [casino] a casino
    [transport] transport
    [film] film
    [racetrack] a racetrack
    [real_estate] real estate
    [nightclub] a nightclub
    [restaurant] a restaurant
   *[police] a police card
}
    .label = { $card ->
        [ring] Ring
        [watch] Watch
        [brooch] Brooch
        [necklace] Necklace
        [diamond] Diamond
        [bodyguard] Bodyguard
        [car] Car
        [driver] Driver
        [thief] Thief
        [gold_coin] Gold coin
        [casino] Casino
        [transport] Transport
        [film] Film
        [racetrack] Racetrack
        [real_estate] Real estate
        [nightclub] Nightclub
        [restaurant] Restaurant
       *[police] Police card
    }
# An entry of a list of cards.
razzia-knizia-cards = { $count ->
    [one] { razzia-knizia-card }
   *[other] { $card ->
        [ring] { $count } rings
        [watch] { $count } watches
        [brooch] { $count } brooches
        [necklace] { $count } necklaces
        [diamond] { $count } diamonds
        [bodyguard] { $count } bodyguards
        [car] { $count } cars
        [driver] { $count } drivers
        [thief] { $count } thieves
        [gold_coin] { $count } gold coins
        [casino] { $count } casinos
        [transport] { $count } × transport
        [film] { $count } × film
        [racetrack] { $count } racetracks
        [real_estate] { $count } × real estate
        [nightclub] { $count } nightclubs
        [restaurant] { $count } restaurants
       *[police] { $count } police cards
    }
}
razzia-knizia-nth = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
}

## Story

razzia-knizia-card-turned-up = { $by ->
    [you] You turn up { razzia-knizia-card }.
   *[other] { $seat } turns up { razzia-knizia-card }.
}
razzia-knizia-police-turned-up = { $by ->
    [you] Police! You turn up the { razzia-knizia-nth } of { $limit }.
   *[other] Police! { $seat } turns up the { razzia-knizia-nth } of { $limit }.
}
razzia-knizia-piles-cut = One pile is empty. The other is cut into { $left } and { $right } cards.
razzia-knizia-card-stolen = { $by ->
    [you] Your thief takes { razzia-knizia-card }.
   *[other] { $seat }’s thief takes { razzia-knizia-card }.
}
razzia-knizia-theft-stopped = { $by ->
    [you] You stop stealing.
   *[other] { $seat } stops stealing.
}
razzia-knizia-auction-opened = { $cause ->
    [police] A normal auction begins.
    [seventh] The seventh card: a normal auction begins.
   *[call] { $by ->
        [you] You call an auction.
       *[other] { $seat } calls an auction.
    }
}
razzia-knizia-cheque-bid = { $by ->
    [you] You bid { $cheque }.
   *[other] { $seat } bids { $cheque }.
}
razzia-knizia-passed = { $by ->
    [you] You pass.
   *[other] { $seat } passes.
}
# $cards may be nothing: then only cheque $taken is won.
razzia-knizia-lot-won = { $cards-size ->
    [0] { $by ->
        [you] You take cheque { $taken } for { $cheque }. The row is empty.
       *[other] { $seat } takes cheque { $taken } for { $cheque }. The row is empty.
    }
   *[other] { $by ->
        [you] You take the row and cheque { $taken } for { $cheque }: { $cards }.
       *[other] { $seat } takes the row and cheque { $taken } for { $cheque }: { $cards }.
    }
}
razzia-knizia-lot-unsold = { $discarded-size ->
    [0] Nobody bids. The row stays.
   *[other] Nobody bids. The row leaves the game: { $discarded }.
}
razzia-knizia-round-scored = { $raid ->
    [yes] Raid. Round { $round } is scored.
   *[no] Nobody has a face-up cheque left. Round { $round } is scored.
}
razzia-knizia-table-cleared = Row and police leave the game.
razzia-knizia-round-began = { $by ->
    [you] Round { $round }: you begin. Cheque { $middle } lies in the middle.
   *[other] Round { $round }: { $seat } begins. Cheque { $middle } lies in the middle.
}
razzia-knizia-game-ended = { $winners-size ->
    [one] { $by ->
        [you] You win with { table-points }.
       *[other] { $winners } wins with { table-points }.
    }
   *[other] { $winners } share the win with { table-points }.
}

## Ribbon. The phase: auction if there is one; theft if thieves may still be used; else turn

razzia-knizia-ribbon-turn-you = Your turn.
razzia-knizia-ribbon-turn-you-help = Turn up a card, use a thief, or call an auction.
razzia-knizia-ribbon-turn-other = Waiting for { $names }: turn up a card, use a thief, or call an auction.
razzia-knizia-ribbon-theft-you = Your thieves.
razzia-knizia-ribbon-theft-you-help = Steal another card from the row, or stop.
razzia-knizia-ribbon-theft-other = Waiting for { $names }: steal another card, or stop.
razzia-knizia-ribbon-auction-you = Your bid.
# $bid: the highest so far, 0 if there is none. $must: "yes" if you may not pass.
razzia-knizia-ribbon-auction-you-help = { $must ->
    [yes] Nobody has bid and you called: bid any face-up cheque.
   *[no] { $bid ->
        [0] Bid a face-up cheque, or pass.
       *[other] Beat { $bid } with a cheque, or pass.
    }
}
razzia-knizia-ribbon-auction-other = { $bid ->
    [0] Waiting for { $names }: the first bid, or pass.
   *[other] Waiting for { $names }: beat { $bid }, or pass.
}

## Buttons

# $pile: "left", "right", or "only" if there is one.
razzia-knizia-do-draw = { $pile ->
    [left] Turn up: left pile
    [right] Turn up: right pile
   *[only] Turn up a card
}
razzia-knizia-do-steal = Steal { razzia-knizia-card }
razzia-knizia-do-stop = Stop
razzia-knizia-do-auction = Call an auction
razzia-knizia-do-bid = Bid { $cheque }
razzia-knizia-do-pass = Pass

## Scoring

razzia-knizia-score-thieves = Unused thieves
razzia-knizia-score-thieves-help = 2 each
razzia-knizia-score-bodyguards = Bodyguards
razzia-knizia-score-bodyguards-help = the most +5, the fewest −2
razzia-knizia-score-cars = Cars and drivers
razzia-knizia-score-cars-help = 1 a driver; 1 a car if you have a driver
razzia-knizia-score-jewels = Jewels
razzia-knizia-score-jewels-help = kinds: none −5, three 5, four 10, five 15
razzia-knizia-score-gold-coins = Gold coins
razzia-knizia-score-gold-coins-help = 3 each
razzia-knizia-score-kinds = Different businesses
razzia-knizia-score-kinds-help = round 3: 1 a kind, all seven 10
razzia-knizia-score-sets = Identical businesses
razzia-knizia-score-sets-help = round 3: three of a kind 5, four 10
razzia-knizia-score-cheques = Cheques
razzia-knizia-score-cheques-help = round 3: highest total +5, lowest −5

## Options

razzia-knizia-option-piles = Piles
razzia-knizia-option-piles-help = Two piles to choose from, or all cards in one.
razzia-knizia-option-piles-2 = two
razzia-knizia-option-piles-1 = one
razzia-knizia-option-empty-auction = Auction of an empty row
razzia-knizia-option-empty-auction-help = May you call an auction for the cheque in the middle alone?
razzia-knizia-option-empty-auction-true = yes
razzia-knizia-option-empty-auction-false = no
razzia-knizia-option-tie = Tie at the end
razzia-knizia-option-tie-help = The win is shared, or the highest single cheque decides.
razzia-knizia-option-tie-shared = shared
razzia-knizia-option-tie-cheque = cheque

## Why not

razzia-knizia-why-too-low = not over { $bid }
razzia-knizia-why-face-down = face down until round { $round }
razzia-knizia-why-spent = face down, spent
razzia-knizia-why-must-bid = you called: you must bid
razzia-knizia-why-empty-pile = the pile is empty
razzia-knizia-why-empty-row = the row is empty
razzia-knizia-why-no-thief = you have no thief
razzia-knizia-why-theft = end the theft first
