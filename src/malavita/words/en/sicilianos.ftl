# Malavita, English.
# $by is "you" when the reader acts, else "other"; $name and $names are display names.
# $value 0 is a card of which the reader sees only the back.

## Sicilianos

sicilianos-card-drafted = { $by ->
    [you] You begin with
   *[other] { $name } begins with
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-dice-rolled = { $by ->
    [you] You roll
   *[other] { $name } rolls
} { $first }, { $second } and { $influence ->
    [two] draw two
    [one] draw one
   *[steal] steal one
}.
sicilianos-roll-wasted = Nothing comes of it.
sicilianos-card-drawn = { $by ->
    [you] You draw
   *[other] { $name } draws
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-pile-searched = { $by ->
    [you] You search
   *[other] { $name } searches
} the { $colour } pile, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
sicilianos-card-kept = { $by ->
    [you] You keep
   *[other] { $name } keeps
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-card-stolen = { $by ->
    [you] You steal
   *[other] { $name } steals
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-card-lost = { $by ->
    [you] It was yours.
   *[other] It was { $name }’s.
}
sicilianos-war-started = Gang war! { $by ->
    [you] You lay
   *[other] { $name } lays
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
} face down.
sicilianos-war-joined = { $by ->
    [you] You join
   *[other] { $name } joins
} with { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}, face down.
sicilianos-note-staked = { $by ->
    [you] You stake
   *[other] { $name } stakes
} { $note }.
sicilianos-stayed-out = { $by ->
    [you] You stay
   *[other] { $name } stays
} out.
sicilianos-card-added = { $by ->
    [you] You add
   *[other] { $name } adds
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}, face down.
sicilianos-stopped = { $by ->
    [you] You lay
   *[other] { $name } lays
} no more cards.
sicilianos-card-turned-up = { $by ->
    [you] You turn
   *[other] { $name } turns
} up { $colour } { $value }{ $value ->
    [1] , the bodyguard
    [5] , the bomb
    [8] , the traitor
   *[other] { "" }
}.
sicilianos-stayed-loyal = The { $colour } traitor stays loyal.
sicilianos-betrayed = The { $colour } traitor joins the { $family } family.
sicilianos-bomb-held = The { $colour } bomb does not go off.
sicilianos-card-blown-up = { $by ->
    [you] Your
   *[other] { $name }’s
} { $bomb } bomb blows up { $colour } { $value }.
sicilianos-war-won = The { $colour } family wins with { $strength }: { $winners ->
    [one] { $by ->
        [you] you take
       *[other] { $names } takes
    } all
   *[other] { $names } share
} the spoils.
sicilianos-war-undecided = Nobody wins the war.
sicilianos-share-chosen = { $by ->
    [you] You take
   *[other] { $name } takes
} the { $share }.
sicilianos-business-founded = { $by ->
    [you] You found
   *[other] { $name } founds
} a { $colour } { $type ->
    [antique] antique shop
    [restaurant] restaurant
    [laundry] laundry
   *[other] business
}.
sicilianos-money-laundered = { $by ->
    [you] You launder
   *[other] { $name } launders
} { $amount }.
sicilianos-war-settled = { $lost ->
    [0] The war is settled.
   *[other] The war is settled, the bank takes { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] You are
   *[other] { $name } is
} the godfather.
sicilianos-results-counted = Payday.
sicilianos-game-ended = { $winners ->
    [one] { $by ->
        [you] You win.
       *[other] { $names } wins.
    }
   *[other] { $names } share the win.
}
