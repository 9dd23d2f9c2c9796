# Malavita, English: what stands on the table of Razzia (Dorra).
# Names of seats are display names, "You" for the reader. $by is "you" when it is about the reader.

razzia-dorra-table-where = round { $round } of { $rounds }
razzia-dorra-table-round = Round { $round }

## Seats

razzia-dorra-table-dealer = dealer
razzia-dorra-table-won = won
razzia-dorra-table-hidden = Money is hidden until the end.
razzia-dorra-table-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
razzia-dorra-table-ready = ready
# What somebody does who owes a decision.
razzia-dorra-table-doing = { $phase ->
    [place] lays the note
    [choose] choosing
    [split] shares out
   *[answer] answering
}
razzia-dorra-table-answer = { $answer ->
    [accept] accepts
    [duel] demands a duel
   *[unknown] has answered
}
# gambler 5
razzia-dorra-table-card = { $card ->
    [raid] raid { $card-value }
   *[gambler] gambler { $card-value }
}
# gambler 5 at Jungle
razzia-dorra-table-card-at = { $card ->
    [raid] raid { $card-value } at { razzia-dorra-goes-to }
   *[gambler] gambler { $card-value } at { razzia-dorra-goes-to }
}
# 5 of 8, and below it: have chosen.
razzia-dorra-table-tally = { $done } of { $all }
razzia-dorra-table-have-chosen = have chosen

## Bars

razzia-dorra-table-empty = empty
razzia-dorra-table-nobody = nobody came
razzia-dorra-table-came = { $count ->
    [one] { $count } came
   *[other] { $count } came
}
razzia-dorra-table-sharing = { $count ->
    [one] { $count } shares
   *[other] { $count } share
}
razzia-dorra-table-failed = raid without a catch
# $names took money here in the round just played; $count: how many they are.
razzia-dorra-table-took = { $count ->
    [one] { $by ->
        [you] you took { $amount }
       *[other] { $names } took { $amount }
    }
   *[other] { $names } took { $amount }
}
razzia-dorra-table-dealers-note = dealer’s note: { $note }
# The cards in my hand that go to this bar.
razzia-dorra-table-yours = you: { $cards }
razzia-dorra-table-no-card = no card of yours

## The dealer’s note

razzia-dorra-table-the-note = The dealer’s note
razzia-dorra-table-unseen = The dealer’s note, face down
razzia-dorra-table-which-bar = { $by ->
    [you] Lay it at a bar of your choice: choose the bar, or pull the note there.
   *[other] { $name } looks at it and lays it at a bar.
}

## All choose

razzia-dorra-table-step-notes = notes laid
razzia-dorra-table-step-dealer = dealer’s note
razzia-dorra-table-step-choose = all choose · { $done } of { $all }
razzia-dorra-table-step-turn = turned up together
razzia-dorra-table-step-bars = bars in order
razzia-dorra-table-chosen = { $done } of { $all } have chosen
razzia-dorra-table-has-chosen = { $name }: has chosen
razzia-dorra-table-slot = yours
razzia-dorra-table-turned = Turned up together
razzia-dorra-table-caught = caught
razzia-dorra-table-shares = shares
razzia-dorra-table-later = later
razzia-dorra-table-nothing = nothing
razzia-dorra-table-go-on = Go on

## A bar is shared out

razzia-dorra-table-nth = Note { $number } of { $all }
razzia-dorra-table-who-gets = Who gets the { $note }?
razzia-dorra-table-then = then
razzia-dorra-table-shared-out = Shared out
razzia-dorra-table-answered = { $done } of { $all } have answered
razzia-dorra-table-proposes = proposer, highest card
razzia-dorra-table-answers = { $how ->
    [open] answers in turn
   *[secret] answers in secret
}
razzia-dorra-table-empty-share = empty share
razzia-dorra-table-duels-with = { $by ->
    [you] you duel with { $card-value } + die
   *[other] duels with { $card-value } + die
}
# $name wins a duel with whoever this stands beside.
razzia-dorra-table-odds = { $by ->
    [you] duel: you win { $chance }
   *[other] duel: { $name } wins { $chance }
}
razzia-dorra-table-sure = { $amount ->
    [0] Nothing for you, but no risk.
   *[other] { $amount } for sure.
}
# $amount: my share and the proposer’s; other challengers may add theirs.
razzia-dorra-table-risk = { $chance } against { $name }, for { $amount } or more.
razzia-dorra-table-against = against
razzia-dorra-table-die = die: { $value }

## My seat

razzia-dorra-table-your-hand = Your hand
razzia-dorra-table-pick-card = Choose a card
razzia-dorra-table-pick-bar = Choose a bar
razzia-dorra-table-what-if = { $kind ->
    [raid] { $amount } on the table. Without a gambler there the notes stay.
   *[gambler] { $amount } on the table. A raid there sends every gambler home.
}
razzia-dorra-table-note-first = First the dealer’s note, then the cards.
razzia-dorra-table-hand-rests = Your hand rests: cards are chosen when round { $round } begins, after one is dealt.
razzia-dorra-table-notes-left = Notes left

## Score

razzia-dorra-table-money = Won
razzia-dorra-table-before = Before
razzia-dorra-table-now = Now

## A card at large: its rule in one sentence

razzia-dorra-about = { $card ->
    [gambler] Alone at the bar of its colour it takes all the notes; several share them, and a raid sends all home empty-handed.
   *[raid] If it meets a gambler at the bar of its colour, it takes the notes there; if not, it gets nothing.
}
