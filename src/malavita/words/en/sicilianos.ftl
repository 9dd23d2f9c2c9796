# Malavita, English.
# $by is "you" when the reader acts or wins alone, else "other". What names a seat, as
# $seat, or seats, as $winners, is a display name, or "you" for the reader.
# $value 0 is a card of which the reader sees only the back.

## Sicilianos

sicilianos-card-drafted = { $by ->
    [you] You begin with
   *[other] { $seat } begins with
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-dice-rolled = { $by ->
    [you] You roll
   *[other] { $seat } rolls
} { $first }, { $second } and { $influence ->
    [two] draw two
    [one] draw one
   *[steal] steal one
}.
sicilianos-roll-wasted = Nothing comes of it.
sicilianos-card-drawn = { $by ->
    [you] You draw
   *[other] { $seat } draws
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-pile-searched = { $by ->
    [you] You search
   *[other] { $seat } searches
} the { $colour } pile, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
sicilianos-card-kept = { $by ->
    [you] You keep
   *[other] { $seat } keeps
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-card-stolen = { $by ->
    [you] You steal
   *[other] { $seat } steals
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}.
sicilianos-card-lost = { $by ->
    [you] It was yours.
   *[other] It was { $seat }’s.
}
sicilianos-war-started = Gang war: { $by ->
    [you] you lay
   *[other] { $seat } lays
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
} face down.
sicilianos-war-joined = { $by ->
    [you] You join
   *[other] { $seat } joins
} with { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}, face down.
sicilianos-note-staked = { $by ->
    [you] You stake
   *[other] { $seat } stakes
} { $note }.
sicilianos-stayed-out = { $by ->
    [you] You stay
   *[other] { $seat } stays
} out.
sicilianos-card-added = { $by ->
    [you] You add
   *[other] { $seat } adds
} { $value ->
    [0] a { $colour } card
   *[other] { $colour } { $value }
}, face down.
sicilianos-stopped = { $by ->
    [you] You lay
   *[other] { $seat } lays
} no more cards.
sicilianos-card-turned-up = { $by ->
    [you] You turn
   *[other] { $seat } turns
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
   *[other] { $seat }’s
} { $bomb } bomb blows up { $colour } { $value }.
sicilianos-war-won = The { $colour } family wins with { $strength }: { $winners-size ->
    [one] { $by ->
        [you] you take
       *[other] { $winners } takes
    } all
   *[other] { $winners } share
} the spoils.
sicilianos-war-undecided = Nobody wins the war.
sicilianos-share-chosen = { $by ->
    [you] You take
   *[other] { $seat } takes
} the { $share }.
sicilianos-business-founded = { $by ->
    [you] You found
   *[other] { $seat } founds
} a { $colour } { $type ->
    [antique] antique shop
    [restaurant] restaurant
    [laundry] laundry
   *[other] business
}.
sicilianos-money-laundered = { $by ->
    [you] You launder
   *[other] { $seat } launders
} { $amount }.
sicilianos-war-settled = { $lost ->
    [0] The war is settled.
   *[other] The war is settled, the bank takes { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] You are
   *[other] { $seat } is
} the godfather.
sicilianos-results-counted = Payday.
sicilianos-game-ended = { $winners-size ->
    [one] { $by ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
}
