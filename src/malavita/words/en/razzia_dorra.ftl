# Malavita, English.
# $by is "you" when the reader acts or wins alone, else "other". What names a seat, as
# $seat, or seats, as $winners, is a display name, or "you" for the reader.

## Razzia (Dorra)

razzia-dorra-note-placed = { $by ->
    [you] You lay
   *[other] { $seat } lays
} the dealer’s note, { $note }, at the { $bar }.
razzia-dorra-card-chosen = { $by ->
    [you] You choose { $card }.
   *[other] { $seat } chooses a card.
}
razzia-dorra-card-turned-up = { $by ->
    [you] You show
   *[other] { $seat } shows
} { $card }.
razzia-dorra-gambler-caught = Raid at the { $bar }: { $by ->
    [you] you go
   *[other] { $seat } goes
} home empty-handed.
razzia-dorra-raid-failed = Raid at the { $bar }: no gambler there. The money stays.
razzia-dorra-bar-taken = { $by ->
    [you] You take
   *[other] { $seat } takes
} { $amount } at the { $bar }.
razzia-dorra-split-opened = { $by ->
    [you] You share
   *[other] { $seat } shares
} out { $amount } at the { $bar } among { $claimants }.
razzia-dorra-note-given = { $kept ->
    [yes] { $by ->
        [you] You keep { $note }.
       *[other] { $seat } keeps { $note }.
    }
   *[no] { $by ->
        [you] You are offered { $note }.
       *[other] { $seat } is offered { $note }.
    }
}
razzia-dorra-answered = { $answer ->
    [accept] { $by ->
        [you] You accept.
       *[other] { $seat } accepts.
    }
    [duel] { $by ->
        [you] You demand a duel.
       *[other] { $seat } demands a duel.
    }
   *[unknown] { $seat } has answered.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] You have accepted.
       *[other] { $seat } has accepted.
    }
   *[duel] { $by ->
        [you] You have demanded a duel.
       *[other] { $seat } has demanded a duel.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] You get nothing at the { $bar }.
       *[other] { $seat } gets nothing at the { $bar }.
    }
   *[other] { $by ->
        [you] You take a share of { $amount } at the { $bar }.
       *[other] { $seat } takes a share of { $amount } at the { $bar }.
    }
}
razzia-dorra-duel-fought = Duel: { $champion }, card { $champion_card } and die { $champion_die }, against { $challenger }, card { $challenger_card } and die { $challenger_die }: { $by ->
    [you] you win.
   *[other] { $seat } wins.
}
razzia-dorra-nothing-to-duel-for = Nothing is left at the { $bar } to duel for.
razzia-dorra-round-began = Round { $round }: { $by ->
    [you] you deal
   *[other] { $seat } deals
}.
razzia-dorra-stock-made = The stock runs out; { $cards } discards are shuffled.
razzia-dorra-card-dealt = { $by ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { $card }.
razzia-dorra-notes-laid = Notes are laid: { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] You look at the dealer’s note: { $note }.
   *[other] { $seat } looks at the dealer’s note.
}
razzia-dorra-game-ended = { $winners-size ->
    [one] { $by ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
}
