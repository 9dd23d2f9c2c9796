# Malavita, English: Razzia (Dorra).
# $by is "you" when the reader acts, or wins alone, else "other". Names of seats are
# display names. How the other values are made: words/__init__.py.

razzia-dorra-title = Razzia
razzia-dorra-author = Stefan Dorra, 1992
razzia-dorra-advert = Six bars, one secret card each. Share the money, or roll for it.

## Things

razzia-dorra-bar = { $bar ->
    [colibri] Colibri
    [cotton_club] Cotton Club
    [havanna_bar] Havanna Bar
    [jungle] Jungle
    [lincoln] Lincoln
   *[jazz_house] Jazz House
}
# The bar of a card, by its colour.
razzia-dorra-goes-to = { $card-colour ->
    [red] Colibri
    [yellow] Cotton Club
    [violet] Havanna Bar
    [blue] Jungle
    [green] Lincoln
   *[pink] Jazz House
}
razzia-dorra-card = { $card ->
    [raid] raid { $card-value } ({ razzia-dorra-goes-to })
   *[gambler] gambler { $card-value } ({ razzia-dorra-goes-to })
}
    .label = { $card ->
        [raid] Raid
       *[gambler] Gambler
    }
# An entry of a list of notes laid at bars.
razzia-dorra-notes = { razzia-dorra-bar } { $note }

## Story

razzia-dorra-note-placed = { $by ->
    [you] You lay the dealer’s note, { $note }, at { razzia-dorra-bar }.
   *[other] { $seat } lays the dealer’s note, { $note }, at { razzia-dorra-bar }.
}
razzia-dorra-card-chosen = { $by ->
    [you] You choose { razzia-dorra-card }.
   *[other] { $card ->
        [unknown] { $seat } chooses a card.
       *[known] { $seat } chooses { razzia-dorra-card }.
    }
}
razzia-dorra-card-turned-up = { $by ->
    [you] You show { razzia-dorra-card }.
   *[other] { $seat } shows { razzia-dorra-card }.
}
razzia-dorra-gambler-caught = { $by ->
    [you] Raid at { razzia-dorra-bar }: you go home empty-handed.
   *[other] Raid at { razzia-dorra-bar }: { $seat } goes home empty-handed.
}
razzia-dorra-raid-failed = Raid without a catch at { razzia-dorra-bar }. The notes stay.
razzia-dorra-bar-taken = { $by ->
    [you] You take { $amount } at { razzia-dorra-bar }.
   *[other] { $seat } takes { $amount } at { razzia-dorra-bar }.
}
razzia-dorra-split-opened = { $by ->
    [you] { razzia-dorra-bar }: you share out { $amount }. Claimants: { $claimants }.
   *[other] { razzia-dorra-bar }: { $seat } shares out { $amount }. Claimants: { $claimants }.
}
# $seat is who gets the note, if it comes to that.
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
   *[unknown] { $seat } answers in secret.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] Your answer: accepted.
       *[other] { $seat }’s answer: accepted.
    }
   *[duel] { $by ->
        [you] Your answer: a duel.
       *[other] { $seat }’s answer: a duel.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] { razzia-dorra-bar }: your share is empty.
       *[other] { razzia-dorra-bar }: { $seat }’s share is empty.
    }
   *[other] { $by ->
        [you] { razzia-dorra-bar }: you take your share, { $amount }.
       *[other] { razzia-dorra-bar }: { $seat } takes a share of { $amount }.
    }
}
# $champion and $challenger roll, $seat wins.
razzia-dorra-duel-fought = { $champion-is ->
    [you] You duel with { $challenger }: { $champion_card }+{ $champion_die } against { $challenger_card }+{ $challenger_die }.
   *[other] { $challenger-is ->
        [you] { $champion } duels with you: { $champion_card }+{ $champion_die } against { $challenger_card }+{ $challenger_die }.
       *[other] { $champion } duels with { $challenger }: { $champion_card }+{ $champion_die } against { $challenger_card }+{ $challenger_die }.
    }
} { $by ->
    [you] You win.
   *[other] { $seat } wins.
}
razzia-dorra-nothing-to-duel-for = Nothing is left at { razzia-dorra-bar } to duel for.
razzia-dorra-round-began = { $by ->
    [you] Round { $round }: you deal.
   *[other] Round { $round }: { $seat } deals.
}
razzia-dorra-stock-made = { $cards ->
    [one] The pile is empty. { $cards } card of the discard pile becomes the new one.
   *[other] The pile is empty. { $cards } cards of the discard pile are shuffled for a new one.
}
razzia-dorra-card-dealt = { $by ->
    [you] You are dealt { razzia-dorra-card }.
   *[other] { $seat } is dealt { razzia-dorra-card }.
}
razzia-dorra-notes-laid = Notes on the tables: { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] You look at the dealer’s note: { $note }.
   *[other] { $note ->
        [0] { $seat } looks at the dealer’s note.
       *[other] { $seat } looks at the dealer’s note: { $note }.
    }
}
razzia-dorra-game-ended = { $winners-size ->
    [one] { $by ->
        [you] You win with { $score }.
       *[other] { $winners } wins with { $score }.
    }
   *[other] { $winners } share the win with { $score } each.
}

## Ribbon, by phase

razzia-dorra-ribbon-place-you = Place the note.
razzia-dorra-ribbon-place-you-help = Lay the dealer’s note, { $note }, at a bar of your choice.
razzia-dorra-ribbon-place-other = Waiting for { $names }: the dealer’s note goes to a bar.
razzia-dorra-ribbon-choose-you = Choose a card, in secret.
razzia-dorra-ribbon-choose-you-help = It goes to the bar of its colour and cannot be changed.
razzia-dorra-ribbon-choose-other = Waiting for { $names }: choose a card, in secret.
razzia-dorra-ribbon-split-you = Share out { razzia-dorra-bar }.
# $note: the note to give now.
razzia-dorra-ribbon-split-you-help = Who gets the { $note }? A given note is final. Then the others accept, or demand a duel.
razzia-dorra-ribbon-split-other = Waiting for { $names }: a proposal for { razzia-dorra-bar }.
razzia-dorra-ribbon-answer-you = Your answer.
# $amount: the share offered to you.
razzia-dorra-ribbon-answer-you-help = { $amount ->
    [0] Your share is empty. Accept it, or demand a duel.
   *[other] Your share is { $amount }. Accept it, or demand a duel.
}
razzia-dorra-ribbon-answer-other = Waiting for { $names }: accept the share, or demand a duel.

## Buttons

razzia-dorra-do-place = Lay it at { razzia-dorra-bar }
razzia-dorra-do-play = Play { razzia-dorra-card }
# $note: which note, or 0.
razzia-dorra-do-give = { $to-is ->
    [you] { $note ->
        [0] Keep it
       *[other] Keep { $note }
    }
   *[other] { $note ->
        [0] Give it to { $to }
       *[other] Give { $note } to { $to }
    }
}
razzia-dorra-do-accept = Accept
razzia-dorra-do-duel = Demand a duel

## Scoring

razzia-dorra-score-money = Money won
razzia-dorra-score-money-help = the most wins

## Options

razzia-dorra-option-last-notes = Last notes
razzia-dorra-option-last-notes-help = With three players two notes are left at the end: play a short last round for them, or leave them out.
razzia-dorra-option-last-notes-play = play
razzia-dorra-option-last-notes-out = leave out
razzia-dorra-option-answers = Answers
razzia-dorra-option-answers-help = All answer at the same time, unseen, or one after the other.
razzia-dorra-option-answers-secret = secret
razzia-dorra-option-answers-open = open
razzia-dorra-option-money = Money won
razzia-dorra-option-money-help = Everybody sees what others have won, or only whoever counts knows it.
razzia-dorra-option-money-open = open
razzia-dorra-option-money-hidden = hidden

## Why not

razzia-dorra-why-no-claim = has no claim here
razzia-dorra-why-note-first = lay the note first
razzia-dorra-why-hand-rests = your hand rests now
