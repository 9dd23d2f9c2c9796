# Malavita, English: the table of Thieves! in the browser.

# Beside the title.
thieves-table-where = getaway car { $cars } of { $limit }

## Cards

# Printed on the band of a card, in capitals: as short as can be.
thieves-table-band = { $card ->
    [money] Money
    [ring] Ring
    [horseshoe] Horseshoe
    [police] Police
    [roadblock] Roadblock
    [alarm] Alarm
    [thief] Thief
    [double_loot] Double loot
   *[getaway_car] Getaway car
}
# A card of loot, for screen readers and on hover. $lies: open, known (face down, the reader knows it) or hidden.
thieves-table-loot = { $lies ->
    [open] { thieves-card }, face up
    [known] { thieves-card }, face down: you have seen it
   *[hidden] a face-down card
}
thieves-table-times = { thieves-card }: { $count }

## Seats

thieves-table-row = { $hidden ->
    [0] { $cards ->
        [0] no loot yet
        [one] { $cards } card
       *[other] { $cards } cards
    }
   *[other] { $cards ->
        [one] { $cards } card, hidden
       *[other] { $cards } cards, { $hidden } hidden
    }
}
thieves-table-row-of = { $is ->
    [you] Your loot
   *[other] Loot of { $name }
}
thieves-table-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
thieves-table-apart = { $count ->
    [one] one card of double loot to play
   *[other] { $count } cards of double loot to play
}
# What a row is worth in a raid: 5+ is "at least 5".
thieves-table-worth = { $exact ->
    [yes] { $worth }
   *[no] { $worth }+
}
thieves-table-worth-said = { $exact ->
    [yes] worth { $worth } in a raid
   *[no] worth { $worth } or more in a raid
}
thieves-table-worth-then = { $exact ->
    [yes] then { $worth }
   *[no] then { $worth } or more
}
thieves-table-seen = seen
thieves-table-richest = richest
thieves-table-richest-said = The richest, as far as you have seen
thieves-table-from-here = from here
thieves-table-my-worth = raid { $raid } · end { $end }

## The street

thieves-table-police = Police { $cars } of { $limit }
thieves-table-bulbs = { $cars ->
    [0] No police car on the street; a raid with { $limit }
    [one] { $cars } police car on the street; a raid with { $limit }
   *[other] { $cars } police cars on the street; a raid with { $limit }
}
thieves-table-raid = raid
thieves-table-street-empty = no police on the street
thieves-table-lay-police = your police card here
thieves-table-lay-raid = your police card here: raid
thieves-table-if-raided = If raided:
thieves-table-if-raided-you = you { $worth }
thieves-table-if-raided-one = { $exact ->
    [yes] { $name }: { $worth }
   *[no] { $name }: { $worth } or more
}
thieves-table-pile = Pile { $count }
thieves-table-cars = Getaway cars { $cars } of { $limit }
thieves-table-end = end
# $back: "yes" if these cards come back into the pile at the next raid.
thieves-table-gone = { $back ->
    [yes] Out until the next raid
   *[no] Out of the game
}

## After a raid

thieves-table-raided = Raid
thieves-table-loses = loses everything
thieves-table-keeps = keeps it
thieves-table-nobody-loses = Several are richest: nobody loses anything.

## The thief

thieves-table-which = which card?
thieves-table-whose = whose row?
thieves-table-whose-open = { $is ->
    [you] yours, face up
   *[other] { $name }’s, face up
}
thieves-table-whose-down = { $is ->
    [you] yours, face down
   *[other] { $name }’s, face down
}
# $number: which place of the row.
thieves-table-stays-open = place { $number }, stays face up
thieves-table-stays-down = place { $number }, stays face down
thieves-table-to-row = { $is ->
    [you] to you
   *[other] to { $name }
}

## Mine

thieves-table-my-loot = Your loot
thieves-table-my-hand = Your hand
thieves-table-drawn = Drawn by double loot
thieves-table-stash-here = stash
thieves-table-plant-here = plant
thieves-table-plant-on = Plant it on { $name }, face up
thieves-table-stash-it = Stash it face down
thieves-table-put-back = Put it back
thieves-table-choose = Choose a card
thieves-table-choose-loot = Choose any loot
thieves-table-choose-police = Choose a police card
thieves-table-choose-row = Choose a row
thieves-table-wait = Not your turn
thieves-table-plant-tip = Stash it, or choose a row to plant it there, face up.
thieves-table-nothing = Move nothing
thieves-table-take = { $owner-is ->
    [you] Take { thieves-card } of your own
   *[other] Take { thieves-card } from { $owner }
}
thieves-table-move = { $to-is ->
    [you] Move { thieves-card } to your row
   *[other] Move { thieves-card } to { $to }
}

## Ribbon, when a card is chosen

thieves-table-help-raid = The fourth police car: a raid, and whoever is richest loses everything.
thieves-table-help-stash = It goes face down into your own loot.
thieves-table-help-plant = It goes face up into the loot of { $name }.
thieves-table-help-police = A raid comes with the fourth police car.
thieves-table-help-alarm = Everybody lays all police cards on the street.
thieves-table-help-alarm-others = All others lay their police cards on the street.
thieves-table-help-roadblock = One police card of the street leaves the game.
thieves-table-help-thief = One card of any row goes to another row.
thieves-table-help-double = Draw two cards and play both at once.

## Score sheet

thieves-table-sheet = Seen loot
thieves-table-sheet-then = If you do
thieves-table-sheet-raid = In a raid
thieves-table-sheet-end = At the end
thieves-table-sheet-hidden = Hidden

## Log

thieves-table-log-raid = Raid

## A card at large: its rule in one sentence

thieves-about = { $card ->
    [money] Stash it face down in your loot, or plant it face up on somebody; in a raid the richest lose all.
    [ring] Money: worth 3 in a raid, 1 at the end.
    [horseshoe] Money: worth 1 in a raid, 3 at the end.
    [police] Lies in the play area; as soon as four police cars are there, it is a raid.
    [roadblock] Removes a police card from the play area.
    [alarm] Everybody lays down all police cards from hand; four police cars or more are a raid.
    [thief] Takes one card from any row of loot to the end of another.
    [double_loot] Draw two cards and play both.
   *[getaway_car] Is laid down as soon as it is drawn; with the seventh the game ends.
}
