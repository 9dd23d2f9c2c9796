# Malavita, English.
# $by is "you" when the reader acts or wins alone, else "other". What names a seat, as
# $seat, or seats, as $winners, is a display name, or "you" for the reader.

## Thieves!

thieves-money-stashed = { $by ->
    [you] You stash
   *[other] { $seat } stashes
} { $card-size ->
    [0] something
   *[other] { $card }
}.
thieves-money-planted = { $by ->
    [you] You plant
   *[other] { $seat } plants
} { $card } on { $on }.
thieves-police-laid = { $by ->
    [you] You call
   *[other] { $seat } calls
} the police: { $cars ->
    [one] one car
   *[other] { $cars } cars
} on the street.
thieves-roadblock-played = { $by ->
    [you] You set up
   *[other] { $seat } sets up
} a roadblock{ $effect ->
    [yes] .
   *[no] {", but the street is empty."}
}
thieves-police-removed = { $by ->
    [you] You stop
   *[other] { $seat } stops
} { $card } for good.
thieves-alarm-raised = { $by ->
    [you] You raise
   *[other] { $seat } raises
} the alarm. { $police-size ->
    [0] Nobody has police to show.
   *[other] Out come { $police }; cars on the street: { $cars }.
}
thieves-thief-played = { $by ->
    [you] You send
   *[other] { $seat } sends
} a thief{ $effect ->
    [yes] .
   *[no] {", but there is nothing to take."}
}
thieves-thief-declined = { $by ->
    [you] Your
   *[other] { $seat }’s
} thief leaves everything as it is.
thieves-loot-taken = { $by ->
    [you] Your thief takes
   *[other] { $seat }’s thief takes
} { $card-size ->
    [0] a hidden card
   *[other] { $card }
} from { $owner }.
thieves-loot-moved = { $card-size ->
    [0] A hidden card goes
   *[other] The loot, { $card }, goes
} from { $owner } to { $to }.
thieves-double-loot-played = { $by ->
    [you] You play
   *[other] { $seat } plays
} double loot.
thieves-raid = Raid! All loot is turned up{ $lost ->
    [0] {", and nothing is lost."}
   *[other] .
}
thieves-loot-lost = { $by ->
    [you] You lose
   *[other] { $seat } loses
} all loot, worth { $worth }: { $cards }.
thieves-getaway-car-drawn = { $by ->
    [you] You draw
   *[other] { $seat } draws
} getaway car { $number } of { $limit }.
thieves-cards-drawn = { $by ->
    [you] You draw
   *[other] { $seat } draws
} { $cards-size ->
    [0] { $number ->
        [one] one card
       *[other] { $number } cards
    }
   *[other] { $cards }
}{ $apart ->
    [yes] {" and must play them now."}
   *[no] .
}
thieves-game-ended = The getaway is complete: { $winners-size ->
    [one] { $by ->
        [you] you win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
}
