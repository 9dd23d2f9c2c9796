# Malavita, English: Sicilianos.
# $by is "you" when the reader acts, or wins alone, else "other". Names of seats are
# display names. How the other values are made: words/__init__.py.
# $value 0 is a card of which the reader sees only the back.

sicilianos-title = Sicilianos
sicilianos-author = Czarné, 2004
sicilianos-advert = Gang wars, traitors and bombs. Launder your stake.

## Things

sicilianos-colour = { $colour ->
    [white] white
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[green] green
}
    .label = { $colour ->
        [white] White
        [yellow] Yellow
        [red] Red
        [blue] Blue
        [black] Black
       *[green] Green
    }
    .family = { $colour ->
        [white] White family
        [yellow] Yellow family
        [red] Red family
        [blue] Blue family
        [black] Black family
       *[green] Green family
    }
    .emblem = { $colour ->
        [white] moon
        [yellow] sun
        [red] heart
        [blue] waves
        [black] spade
       *[green] leaf
    }
# The colours of the dice, and the family that a traitor joins.
sicilianos-first = { $first ->
    [white] white
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[green] green
}
sicilianos-second = { $second ->
    [white] white
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[green] green
}
sicilianos-joined = { $family ->
    [white] white
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[green] green
}
sicilianos-card = { $value ->
    [0] a { sicilianos-colour } card
   *[other] { sicilianos-colour } { $value }
}
    .label = { $value ->
        [1] Bodyguard
        [5] Bomb
        [8] Traitor
       *[other] Family card
    }
sicilianos-type = { $type ->
    [antique] antique shop
    [restaurant] restaurant
    [laundry] laundry
   *[unknown] business
}
    .label = { $type ->
        [antique] Antique shop
        [restaurant] Restaurant
        [laundry] Laundry
       *[unknown] Type unknown
    }
sicilianos-face = { $influence ->
    [two] draw two
    [one] draw one
   *[steal] steal one
}
    .label = { $influence ->
        [two] Draw two
        [one] Draw one
       *[steal] Steal one
    }

## Story

sicilianos-card-drafted = { $by ->
    [you] You begin with { sicilianos-card }.
   *[other] { $seat } begins with { sicilianos-card }.
}
sicilianos-dice-rolled = { $by ->
    [you] You roll { sicilianos-first }, { sicilianos-second } and “{ sicilianos-face }”.
   *[other] { $seat } rolls { sicilianos-first }, { sicilianos-second } and “{ sicilianos-face }”.
}
sicilianos-roll-wasted = Nothing comes of it.
sicilianos-card-drawn = { $by ->
    [you] You draw { sicilianos-card }.
   *[other] { $seat } draws { sicilianos-card }.
}
sicilianos-pile-searched = { $by ->
    [you] { $cards ->
        [one] You search the { sicilianos-colour } pile, { $cards } card.
       *[other] You search the { sicilianos-colour } pile, { $cards } cards.
    }
   *[other] { $cards ->
        [one] { $seat } searches the { sicilianos-colour } pile, { $cards } card.
       *[other] { $seat } searches the { sicilianos-colour } pile, { $cards } cards.
    }
}
sicilianos-card-kept = { $by ->
    [you] You keep { sicilianos-card }.
   *[other] { $seat } keeps { sicilianos-card }.
}
sicilianos-card-stolen = { $by ->
    [you] You steal { sicilianos-card }.
   *[other] { $seat } steals { sicilianos-card }.
}
sicilianos-card-lost = { $by ->
    [you] It was yours.
   *[other] It was { $seat }’s.
}
sicilianos-war-started = { $by ->
    [you] You start a gang war with { sicilianos-card }.
   *[other] { $seat } starts a gang war with { sicilianos-card }.
}
sicilianos-war-joined = { $by ->
    [you] You join with { sicilianos-card }.
   *[other] { $seat } joins with { sicilianos-card }.
}
sicilianos-note-staked = { $by ->
    [you] You stake { $note }.
   *[other] { $seat } stakes { $note }.
}
sicilianos-stayed-out = { $by ->
    [you] You stay out.
   *[other] { $seat } stays out.
}
sicilianos-card-added = { $by ->
    [you] You add { sicilianos-card }.
   *[other] { $seat } adds { sicilianos-card }.
}
sicilianos-stopped = { $by ->
    [you] You stop: no more cards in this war.
   *[other] { $seat } stops: no more cards in this war.
}
sicilianos-card-turned-up = { $value ->
    [1] { $by ->
        [you] You turn up { sicilianos-card }, the bodyguard.
       *[other] { $seat } turns up { sicilianos-card }, the bodyguard.
    }
    [5] { $by ->
        [you] You turn up { sicilianos-card }, the bomb.
       *[other] { $seat } turns up { sicilianos-card }, the bomb.
    }
    [8] { $by ->
        [you] You turn up { sicilianos-card }, the traitor.
       *[other] { $seat } turns up { sicilianos-card }, the traitor.
    }
   *[other] { $by ->
        [you] You turn up { sicilianos-card }.
       *[other] { $seat } turns up { sicilianos-card }.
    }
}
sicilianos-stayed-loyal = { $by ->
    [you] Your traitor stays loyal: 8 for { sicilianos-colour }.
   *[other] { $seat }’s traitor stays loyal: 8 for { sicilianos-colour }.
}
sicilianos-betrayed = { $by ->
    [you] You turn traitor: 4 for { sicilianos-joined }.
   *[other] { $seat } turns traitor: 4 for { sicilianos-joined }.
}
sicilianos-bomb-held = { $by ->
    [you] You hold the bomb: 5 for { sicilianos-colour }.
   *[other] { $seat } holds the bomb: 5 for { sicilianos-colour }.
}
sicilianos-card-blown-up = { $by ->
    [you] Your bomb blows up { sicilianos-card }.
   *[other] { $seat }’s bomb blows up { sicilianos-card }.
}
sicilianos-war-won = { $winners-size ->
    [one] { $by ->
        [you] Strongest family: { sicilianos-colour }, { $strength }. You win the gang war.
       *[other] Strongest family: { sicilianos-colour }, { $strength }. { $winners } wins the gang war.
    }
   *[other] Strongest family: { sicilianos-colour }, { $strength }. The allies win the gang war: { $winners }.
}
sicilianos-war-undecided = Nobody wins the war.
sicilianos-share-chosen = { $share ->
    [business] { $by ->
        [you] You take the business.
       *[other] { $seat } takes the business.
    }
   *[money] { $by ->
        [you] You take the money.
       *[other] { $seat } takes the money.
    }
}
sicilianos-business-founded = { $by ->
    [you] You found a business in { sicilianos-colour }: { sicilianos-type }.
   *[other] { $type ->
        [unknown] { $seat } founds a business in { sicilianos-colour }.
       *[known] { $seat } founds a business in { sicilianos-colour }: { sicilianos-type }.
    }
}
sicilianos-money-laundered = { $by ->
    [you] You launder { $amount }.
   *[other] { $seat } launders { $amount }.
}
sicilianos-war-settled = { $lost ->
    [0] The war is over.
   *[other] The war is over. The bank takes { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] You are the godfather.
   *[other] { $seat } is the godfather.
}
sicilianos-results-counted = The businesses are turned up, the results counted.
sicilianos-game-ended = { $winners-size ->
    [one] { $by ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
}

## Ribbon, by stage

sicilianos-ribbon-draft-you = Your first cards.
sicilianos-ribbon-draft-you-help = Draw from a pile whose colour you do not hold yet.
sicilianos-ribbon-draft-other = Waiting for { $names }: draw a first card.
sicilianos-ribbon-turn-you = Your turn.
# $must: "roll" with no card in hand, "war" with ten, else "no".
sicilianos-ribbon-turn-you-help = { $must ->
    [roll] Roll the dice. Without a card there is no war.
    [war] Start a gang war. With ten cards you must.
   *[no] Roll the dice, or start a gang war with a card.
}
sicilianos-ribbon-turn-other = Waiting for { $names }: roll the dice, or start a gang war.
sicilianos-ribbon-pick-you = One card only.
sicilianos-ribbon-pick-you-help = You hold nine. Choose which of the rolled piles to draw from.
sicilianos-ribbon-pick-other = Waiting for { $names }: draw from one of the rolled piles.
sicilianos-ribbon-help-you = Draw one.
sicilianos-ribbon-help-you-help = The top card of any pile, or search a rolled pile and keep one.
sicilianos-ribbon-help-other = Waiting for { $names }: draw a card, or search a pile.
sicilianos-ribbon-keep-you = Keep one card.
sicilianos-ribbon-keep-you-help = You see the whole pile. One card is yours, the others stay in order.
sicilianos-ribbon-keep-other = Waiting for { $names }: keep a card of the searched pile.
sicilianos-ribbon-steal-you = Steal one.
sicilianos-ribbon-steal-you-help = Choose a rolled colour and who holds it. Which card you get is chance.
sicilianos-ribbon-steal-other = Waiting for { $names }: steal a card.
sicilianos-ribbon-stake-you = Your stake.
sicilianos-ribbon-stake-you-help = Put one dirty note into the war. The winner launders it, all others lose it.
sicilianos-ribbon-stake-other = Waiting for { $names }: stake a note.
sicilianos-ribbon-join-you = Join the war?
sicilianos-ribbon-join-you-help = Lay a card of a colour not yet laid, and one dirty note. Or stay out.
sicilianos-ribbon-join-other = Waiting for { $names }: join, or stay out.
# $value: 5 for the bomb, 8 for the traitor.
sicilianos-ribbon-decide-you = { $value ->
    [5] Your bomb.
   *[8] Your traitor.
}
sicilianos-ribbon-decide-you-help = { $value ->
    [5] Blow up one card, or hold it for 5. Bomb and victim leave at once.
   *[8] Stay loyal for 8, or betray: 4 for the other family, and you are allies.
}
sicilianos-ribbon-decide-other = { $value ->
    [5] Waiting for { $names }: blow up a card, or hold the bomb.
   *[8] Waiting for { $names }: stay loyal, or betray.
}
sicilianos-ribbon-add-you = Add a card?
sicilianos-ribbon-add-you-help = Lay one more card of your family face down, or stop for the rest of the war.
sicilianos-ribbon-add-other = Waiting for { $names }: add a card, or stop.
sicilianos-ribbon-share-you = Business or money?
sicilianos-ribbon-share-you-help = You share the spoils with your ally, who gets the other.
sicilianos-ribbon-share-other = Waiting for { $names }: business, or money.
sicilianos-ribbon-found-you = Found a business.
sicilianos-ribbon-found-you-help = Choose one that is left in { sicilianos-colour }. The others do not see which.
sicilianos-ribbon-found-other = Waiting for { $names }: found a business.

## Buttons

sicilianos-do-draft = Draw { sicilianos-colour }
sicilianos-do-roll = Roll the dice
sicilianos-do-draw = Draw { sicilianos-colour }
sicilianos-do-search = Search the { sicilianos-colour } pile
sicilianos-do-keep = Keep { $value }
sicilianos-do-steal = Steal { sicilianos-colour } from { $owner }
# $note: the stake chosen with the card, or 0.
sicilianos-do-war = { $note ->
    [0] Start a gang war with { sicilianos-card }
   *[other] Start a gang war with { sicilianos-card }, stake { $note }
}
sicilianos-do-join = { $note ->
    [0] Join with { sicilianos-card }
   *[other] Join with { sicilianos-card }, stake { $note }
}
sicilianos-do-stake = Stake { $note }
sicilianos-do-out = Stay out
sicilianos-do-add = Add { $value }
sicilianos-do-stop = Stop
sicilianos-do-loyal = Stay loyal: 8
sicilianos-do-betray = Betray: 4
sicilianos-do-hold = Hold the bomb: 5
sicilianos-do-bomb = Blow up { sicilianos-card }
sicilianos-do-business = Take the business
sicilianos-do-money = Take the money
sicilianos-do-found = Found: { sicilianos-type }

## Scoring

sicilianos-score-clean-money = Clean money
sicilianos-score-clean-money-help = what you have laundered
sicilianos-score-dirty-money = Minus dirty money
sicilianos-score-dirty-money-help = what you still hold counts against you
sicilianos-score-three-types = Three different businesses
sicilianos-score-three-types-help = +50 once, in three colours
sicilianos-score-most-antiques = Most antique shops
sicilianos-score-most-antiques-help = +100, nobody if tied
sicilianos-score-most-restaurants = Most restaurants
sicilianos-score-most-restaurants-help = +100, nobody if tied
sicilianos-score-most-laundries = Most laundries
sicilianos-score-most-laundries-help = +100, nobody if tied

## Options

sicilianos-option-draft = Draft
sicilianos-option-draft-help = Everybody chooses the colours of the first four cards, or chance does.
sicilianos-option-draft-choose = choose
sicilianos-option-draft-random = by lot

## Why not

sicilianos-why-have-colour = you hold this colour already
sicilianos-why-ten-cards = ten cards: start a war
sicilianos-why-not-rolled = this colour was not rolled
sicilianos-why-empty-pile = the pile is empty
sicilianos-why-holds-none = holds none of it
sicilianos-why-no-note = none left
sicilianos-why-colour-laid = { sicilianos-colour } is laid
sicilianos-why-other-colour = you fight for { sicilianos-colour }
sicilianos-why-no-partner = nobody fights for { sicilianos-colour }
sicilianos-why-partner-turned = the { sicilianos-colour } traitor turned
sicilianos-why-own-family = your own family
sicilianos-why-out-of-reach = out of the bomb’s reach
sicilianos-why-guarded = behind the bodyguard
sicilianos-why-founded = founded already
