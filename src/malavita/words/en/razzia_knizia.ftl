# Malavita, English.
# $by is "you" when the reader acts or wins alone, else "other". What names a seat, as
# $seat, or seats, as $winners, is a display name, or "you" for the reader.

## Razzia! (Knizia)

razzia-knizia-card-turned-up = { $by ->
    [you] You turn up
   *[other] { $seat } turns up
} { $card }.
razzia-knizia-police-turned-up = Police: { $by ->
    [you] you turn
   *[other] { $seat } turns
} up number { $number } of { $limit }.
razzia-knizia-piles-cut = A pile is empty; the other is cut into { $left } and { $right }.
razzia-knizia-card-stolen = { $by ->
    [you] Your thief takes
   *[other] { $seat }’s thief takes
} { $card }.
razzia-knizia-theft-stopped = { $by ->
    [you] You stop
   *[other] { $seat } stops
} stealing.
razzia-knizia-auction-opened = { $cause ->
    [police] A normal auction.
    [seventh] The seventh card: a normal auction.
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
razzia-knizia-lot-won = { $by ->
    [you] You take
   *[other] { $seat } takes
} { $cards-size ->
    [0] cheque { $taken } for { $cheque }, the row being empty.
   *[other] the row for { $cheque }: { $cards }, and cheque { $taken }.
}
razzia-knizia-lot-unsold = Nobody bids: { $discarded-size ->
    [0] the row stays.
   *[other] { $discarded } leave the game.
}
razzia-knizia-round-scored = { $raid ->
    [yes] Raid! Round { $round } is scored.
   *[no] Nobody has a cheque left. Round { $round } is scored.
}
razzia-knizia-table-cleared = Row and police leave the game.
razzia-knizia-round-began = Round { $round }: { $by ->
    [you] you begin
   *[other] { $seat } begins
}, cheque { $middle } lies in the middle.
razzia-knizia-game-ended = { $winners-size ->
    [one] { $by ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
}

## Why not

razzia-knizia-why-too-low = not over { $bid }
razzia-knizia-why-face-down = face down until round { $round }
razzia-knizia-why-spent = face down, spent
razzia-knizia-why-must-bid = you called: you must bid
razzia-knizia-why-empty-pile = the pile is empty
razzia-knizia-why-empty-row = the row is empty
razzia-knizia-why-no-thief = you have no thief
razzia-knizia-why-theft = end the theft first
