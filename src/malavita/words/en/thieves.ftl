# Malavita, English.
# $by is "you" when the reader acts, else "other"; $name and $names are display names.

## Thieves!

thieves-money-stashed = { $by ->
    [you] You stash
   *[other] { $name } stashes
} { $card-size ->
    [0] something
   *[other] { $card }
}.
thieves-money-planted = { $by ->
    [you] You plant
   *[other] { $name } plants
} { $card } on seat { $on }.
thieves-police-laid = { $by ->
    [you] You call
   *[other] { $name } calls
} the police: { $cars ->
    [one] one car
   *[other] { $cars } cars
} on the street.
thieves-roadblock-played = { $by ->
    [you] You set up
   *[other] { $name } sets up
} a roadblock{ $effect ->
    [yes] .
   *[no] {", but the street is empty."}
}
thieves-police-removed = { $by ->
    [you] You stop
   *[other] { $name } stops
} { $card } for good.
thieves-alarm-raised = { $by ->
    [you] You raise
   *[other] { $name } raises
} the alarm. { $police-size ->
    [0] Nobody has police to show.
   *[other] Out come { $police }; cars on the street: { $cars }.
}
thieves-thief-played = { $by ->
    [you] You send
   *[other] { $name } sends
} a thief{ $effect ->
    [yes] .
   *[no] {", but there is nothing to take."}
}
thieves-thief-declined = { $by ->
    [you] Your
   *[other] { $name }’s
} thief leaves everything as it is.
thieves-loot-taken = { $by ->
    [you] Your thief takes
   *[other] { $name }’s thief takes
} { $card-size ->
    [0] a hidden card
   *[other] { $card }
} from seat { $owner }.
thieves-loot-moved = { $card-size ->
    [0] A hidden card goes
   *[other] The loot, { $card }, goes
} from seat { $owner } to seat { $to }.
thieves-double-loot-played = { $by ->
    [you] You play
   *[other] { $name } plays
} double loot.
thieves-raid = Raid! All loot is turned up{ $lost ->
    [0] {", and nothing is lost."}
   *[other] .
}
thieves-loot-lost = { $by ->
    [you] You lose
   *[other] { $name } loses
} all loot, worth { $worth }: { $cards }.
thieves-getaway-car-drawn = { $by ->
    [you] You draw
   *[other] { $name } draws
} getaway car { $number } of { $limit }.
thieves-cards-drawn = { $by ->
    [you] You draw
   *[other] { $name } draws
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
thieves-game-ended = The getaway is complete. { $winners ->
    [one] { $by ->
        [you] You win.
       *[other] { $names } wins.
    }
   *[other] { $names } share the win.
}
