# Malavita, English.
# $by is "you" when the reader acts, else "other"; $name and $names are display names.

## Razzia (Dorra)

razzia-dorra-note-placed = { $by ->
    [you] You lay
   *[other] { $name } lays
} the dealer’s note, { $note }, at the { $bar }.
razzia-dorra-card-chosen = { $by ->
    [you] You choose { $card }.
   *[other] { $name } chooses a card.
}
razzia-dorra-card-turned-up = { $by ->
    [you] You show
   *[other] { $name } shows
} { $card }.
razzia-dorra-gambler-caught = Raid at the { $bar }: { $by ->
    [you] you go
   *[other] { $name } goes
} home empty-handed.
razzia-dorra-raid-failed = Raid at the { $bar }: no gambler there. The money stays.
razzia-dorra-bar-taken = { $by ->
    [you] You take
   *[other] { $name } takes
} { $amount } at the { $bar }.
razzia-dorra-split-opened = { $by ->
    [you] You share
   *[other] { $name } shares
} out { $amount } at the { $bar }.
razzia-dorra-note-given = { $kept ->
    [yes] { $by ->
        [you] You keep { $note }.
       *[other] { $name } keeps { $note }.
    }
   *[no] { $by ->
        [you] You are offered { $note }.
       *[other] { $name } is offered { $note }.
    }
}
razzia-dorra-answered = { $answer ->
    [accept] { $by ->
        [you] You accept.
       *[other] { $name } accepts.
    }
    [duel] { $by ->
        [you] You demand a duel.
       *[other] { $name } demands a duel.
    }
   *[unknown] { $name } has answered.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] You have accepted.
       *[other] { $name } has accepted.
    }
   *[duel] { $by ->
        [you] You have demanded a duel.
       *[other] { $name } has demanded a duel.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] You get nothing at the { $bar }.
       *[other] { $name } gets nothing at the { $bar }.
    }
   *[other] { $by ->
        [you] You take a share of { $amount } at the { $bar }.
       *[other] { $name } takes a share of { $amount } at the { $bar }.
    }
}
razzia-dorra-duel-fought = Duel: card { $champion_card } and die { $champion_die } against card { $challenger_card } and die { $challenger_die }. { $by ->
    [you] You win.
   *[other] { $name } wins.
}
razzia-dorra-nothing-to-duel-for = Nothing is left at the { $bar } to duel for.
razzia-dorra-round-began = Round { $round }: { $by ->
    [you] you deal
   *[other] { $name } deals
}.
razzia-dorra-stock-made = The stock runs out; { $cards } discards are shuffled.
razzia-dorra-card-dealt = { $by ->
    [you] You are dealt
   *[other] { $name } is dealt
} { $card }.
razzia-dorra-notes-laid = Notes are laid: { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] You look at the dealer’s note: { $note }.
   *[other] { $name } looks at the dealer’s note.
}
razzia-dorra-game-ended = { $winners ->
    [one] { $by ->
        [you] You win.
       *[other] { $names } wins.
    }
   *[other] { $names } share the win.
}
