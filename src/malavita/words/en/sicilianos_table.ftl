# Malavita, English: the table of Sicilianos in the browser.
# $colour is a family: white yellow red blue black green. Names are display names, "You" for the reader.

sicilianos-table-players = The other clans
sicilianos-table-table = The table
sicilianos-table-me = Your seat

# Beside the title. $what: draft, peace, joining, war, spoils, over; $round is that of the war.
sicilianos-table-where = { $what ->
    [draft] the first cards
    [joining] gang war, joining
    [war] gang war, round { $round }
    [spoils] gang war, the spoils
    [over] the end
   *[peace] peace
}

## Headings in the log

sicilianos-table-war = Gang war
sicilianos-table-spoils = Spoils
sicilianos-table-results = Results

## Money, hands, businesses

sicilianos-table-dirty = Dirty
sicilianos-table-clean = Clean
sicilianos-table-result = Result
sicilianos-table-if-ended = If it ended
sicilianos-table-businesses = Businesses
sicilianos-table-none = none
sicilianos-table-no-cards = no cards
sicilianos-table-business = { $type ->
    [unknown] { sicilianos-colour.label }: type unknown
   *[known] { sicilianos-colour.label }: { sicilianos-type }
}
# Backs of one colour in a hand; $known of them the reader has seen: $values.
sicilianos-table-backs = { $known ->
    [0] { sicilianos-colour.label }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { sicilianos-colour.label }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. You have seen { $values }
}
sicilianos-table-seen = you have seen { $values }
sicilianos-table-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
# $kind: Bodyguard, Bomb, Traitor or Family card.
sicilianos-table-my-card = { $card }, { $kind }

## Seats

sicilianos-table-started = started
sicilianos-table-traitor = turned traitor: fights for { sicilianos-colour }
sicilianos-table-fights = fights for { sicilianos-colour }
sicilianos-table-stopped = lays no more cards
sicilianos-table-out = stays out
sicilianos-table-answers = has not answered yet

## Piles and dice

sicilianos-table-piles = Piles
# $top: the top card if the reader knows it, else 0.
sicilianos-table-pile = { $top ->
    [0] { $count ->
        [0] { sicilianos-colour.label }: the pile is empty
        [one] { sicilianos-colour.label } pile: { $count } card
       *[other] { sicilianos-colour.label } pile: { $count } cards
    }
   *[other] { $count ->
        [one] { sicilianos-colour.label } pile: { $count } card, a { $top }
       *[other] { sicilianos-colour.label } pile: { $count } cards, a { $top } on top
    }
}
sicilianos-table-left = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
sicilianos-table-search = Search
sicilianos-table-searched = { $count ->
    [one] The { sicilianos-colour } pile, { $count } card
   *[other] The { sicilianos-colour } pile, { $count } cards
}
sicilianos-table-last-roll = Last roll

## Joining a war

sicilianos-table-order = Who answers when
sicilianos-table-colours = The colours
sicilianos-table-free = free
# $card: a card by its name, or only its value.
sicilianos-table-your-card = your { $card }
sicilianos-table-laid-by = { $you ->
    [yes] laid by you
   *[no] laid by { $name }
}
sicilianos-table-you-hold = { $count ->
    [0] you hold none
   *[other] you hold { $count }
}
sicilianos-table-others-hold = { $count ->
    [one] { $names } holds it
   *[other] { $names } hold it
}
sicilianos-table-stake = Stake
sicilianos-table-stake-note = { $count ->
    [0] Stake { $note }: none left
   *[other] Stake { $note }: { $count } left
}
sicilianos-table-none-left = none left
# Under the button; $value is that of the card to be laid.
sicilianos-table-reach = { $value ->
    [5] { $colour ->
        [white] Its bomb can hit yellow, red and black.
        [yellow] Its bomb can hit red, blue and green.
        [red] Its bomb can hit blue, black and white.
        [blue] Its bomb can hit black, green and yellow.
        [black] Its bomb can hit green, white and red.
       *[green] Its bomb can hit white, yellow and blue.
    }
    [8] { $colour ->
        [white] Its traitor may join blue.
        [yellow] Its traitor may join black.
        [red] Its traitor may join green.
        [blue] Its traitor may join white.
        [black] Its traitor may join yellow.
       *[green] Its traitor may join red.
    }
   *[other] { $colour ->
        [white] Bombs of red, black and green can hit white.
        [yellow] Bombs of white, blue and green can hit yellow.
        [red] Bombs of white, yellow and black can hit red.
        [blue] Bombs of yellow, red and green can hit blue.
        [black] Bombs of white, red and blue can hit black.
       *[green] Bombs of yellow, blue and black can hit green.
    }
}

## The war

sicilianos-table-front = { sicilianos-colour.label }, { $name }: strength { $strength }
sicilianos-table-leads = leads
sicilianos-table-wins = wins the war
sicilianos-table-started-war = started the war
sicilianos-table-joined = joined
sicilianos-table-with-traitor = { $you ->
    [yes] with your traitor
   *[no] with { $name }’s traitor
}
# Between the strength now and the strength after the chosen move.
sicilianos-table-then = then
sicilianos-table-yours = yours
sicilianos-table-card-of = { $card }, { $kind }, of { $name }
sicilianos-table-face-down = a card face down, of { $name }
sicilianos-table-bomb-it = bomb the { $value }
sicilianos-table-if-held = 5 if held
sicilianos-table-ally = ally: 4
sicilianos-table-undecided = 8 or 4?
sicilianos-table-blown-up = blown up
sicilianos-table-nothing-left = no card left
sicilianos-table-business-left = { $count ->
    [0] No business left
    [one] { $count } business left
   *[other] { $count } businesses left
}
sicilianos-table-money = Money

## On the button while nothing is chosen, by stage

sicilianos-table-choose-draft = Choose a pile
sicilianos-table-choose-turn = Choose a card for a war
sicilianos-table-choose-pick = Choose a pile
sicilianos-table-choose-help = Choose a pile
sicilianos-table-choose-keep = Choose a card
sicilianos-table-choose-steal = Choose whom to rob
sicilianos-table-choose-stake = Choose a note
sicilianos-table-choose-join = Choose a card and a note
sicilianos-table-choose-decide = Choose a card to blow up
sicilianos-table-choose-add = Choose a card
sicilianos-table-choose-found = Choose a business

## A card at large: its rule in one sentence

sicilianos-about = { $kind ->
    [bodyguard] Counts 1; if a bomb hits its family, the bodyguard is the victim.
    [bomb] Counts 5, or blows up one card of a family that it can hit, and goes with it.
    [traitor] Counts 8; in the first round of a war it may betray and count 4 for the other family of its pair.
    [business] Stays face down until the end: all three of one colour win the game, the most of a type bring 100.
   *[family] Adds its value to the strength of its family in a gang war; the strongest family wins.
}
