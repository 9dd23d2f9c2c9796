# Malavita, English: Thieves!.
# $by is "you" when the reader acts, or wins alone, else "other". Names of seats are
# display names. How the other values are made: words/__init__.py.

thieves-title = Thieves!
thieves-author = Richard de Rijk, 2016
thieves-advert = Hoard loot, but never be the richest in a raid.

## Things

thieves-card = { $card ->
    [money] money { $card-value }
    [ring] the diamond ring
    [horseshoe] the horseshoe
    [police] { $card-value ->
        [1] one police car
       *[2] two police cars
    }
    [roadblock] a roadblock
    [alarm] an alarm
    [thief] a thief
    [double_loot] double loot
    [getaway_car] a getaway car
   *[unknown] a hidden card
}
    .label = { $card ->
        [money] Money
        [ring] Diamond ring
        [horseshoe] Horseshoe
        [police] { $card-value ->
            [1] One police car
           *[2] Two police cars
        }
        [roadblock] Roadblock
        [alarm] Alarm
        [thief] Thief
        [double_loot] Double loot
        [getaway_car] Getaway car
       *[unknown] Hidden
    }
# An entry of a list of cards.
thieves-cards = { $count ->
    [1] { thieves-card }
   *[other] { $count } × { $card ->
        [money] money { $card-value }
        [ring] diamond ring
        [horseshoe] horseshoe
        [police] { $card-value ->
            [1] one police car
           *[2] two police cars
        }
        [roadblock] roadblock
        [alarm] alarm
        [thief] thief
        [double_loot] double loot
        [getaway_car] getaway car
       *[unknown] hidden card
    }
}
thieves-nth = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
}
# Police cars on the street.
thieves-street = { $cars ->
    [one] { $cars } police car on the street.
   *[other] { $cars } police cars on the street.
}

## Story

thieves-money-stashed = { $by ->
    [you] You stash { thieves-card }.
   *[other] { $card ->
        [unknown] { $seat } stashes a card.
       *[known] { $seat } stashes { thieves-card }.
    }
}
thieves-money-planted = { $by ->
    [you] You plant { thieves-card } on { $on }.
   *[other] { $on-is ->
        [you] { $seat } plants { thieves-card } on you.
       *[other] { $seat } plants { thieves-card } on { $on }.
    }
}
thieves-police-laid = { $by ->
    [you] You play police: { thieves-street }
   *[other] { $seat } plays police: { thieves-street }
}
thieves-roadblock-played = { $effect ->
    [yes] { $by ->
        [you] You play a roadblock.
       *[other] { $seat } plays a roadblock.
    }
   *[no] { $by ->
        [you] You play a roadblock, but the street is empty.
       *[other] { $seat } plays a roadblock, but the street is empty.
    }
}
thieves-police-removed = { $by ->
    [you] You remove { thieves-card }.
   *[other] { $seat } removes { thieves-card }.
}
thieves-alarm-raised = { $by ->
    [you] You raise the alarm.
   *[other] { $seat } raises the alarm.
} { $police-size ->
    [0] Nobody holds a police card.
    [one] { $police-size } police card comes out: { thieves-street }
   *[other] { $police-size } police cards come out: { thieves-street }
}
thieves-thief-played = { $effect ->
    [yes] { $by ->
        [you] You play a thief.
       *[other] { $seat } plays a thief.
    }
   *[no] { $by ->
        [you] You play a thief, but there is no loot.
       *[other] { $seat } plays a thief, but there is no loot.
    }
}
thieves-thief-declined = { $by ->
    [you] Your thief takes nothing.
   *[other] { $seat }’s thief takes nothing.
}
# $owner: whose loot it was.
thieves-loot-taken = { $by ->
    [you] { $owner-is ->
        [you] Your thief takes { thieves-card } of your own.
       *[other] Your thief takes { thieves-card } from { $owner }.
    }
   *[other] { $owner-is ->
        [you] { $seat }’s thief takes { thieves-card } from you.
       *[other] { $seat }’s thief takes { thieves-card } from { $owner }.
    }
}
# $to: who has it now.
thieves-loot-moved = { $card ->
    [unknown] { $to-is ->
        [you] The hidden card goes to you.
       *[other] The hidden card goes to { $to }.
    }
   *[known] { $to-is ->
        [you] The loot goes to you: { thieves-card }.
       *[other] The loot goes to { $to }: { thieves-card }.
    }
}
thieves-double-loot-played = { $by ->
    [you] You play double loot.
   *[other] { $seat } plays double loot.
}
# $lost: how many cards.
thieves-raid = { $lost ->
    [0] Raid. All loot is turned up, nobody loses any.
   *[other] Raid. All loot is turned up.
}
thieves-loot-lost = { $by ->
    [you] You have the most loot, { $worth }, and lose it: { $cards }.
   *[other] { $seat } has the most loot, { $worth }, and loses it: { $cards }.
}
thieves-getaway-car-drawn = { $by ->
    [you] You draw a getaway car, the { thieves-nth }.
   *[other] { $seat } draws a getaway car, the { thieves-nth }.
} { $left ->
    [0] The game is over.
    [one] One more ends the game.
   *[other] { $left } more end the game.
}
# $cards is empty for all but who drew them.
thieves-cards-drawn = { $apart ->
    [yes] { $by ->
        [you] You draw { $cards }, to be played at once.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } draws { $number } card, to be played at once.
               *[other] { $seat } draws { $number } cards, to be played at once.
            }
           *[other] { $seat } draws { $cards }, to be played at once.
        }
    }
   *[no] { $by ->
        [you] You draw { $cards }.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } draws { $number } card.
               *[other] { $seat } draws { $number } cards.
            }
           *[other] { $seat } draws { $cards }.
        }
    }
}
thieves-game-ended = { $winners-size ->
    [one] { $by ->
        [you] The getaway: you win with loot worth { $score }.
       *[other] The getaway: { $winners } wins with loot worth { $score }.
    }
   *[other] The getaway: { $winners } share the win with loot worth { $score }.
}

## Ribbon, by decision

thieves-ribbon-play-you = Your turn.
# $apart: "yes" while cards drawn by double loot are to be played.
thieves-ribbon-play-you-help = { $apart ->
    [yes] Play the cards that double loot has brought.
   *[no] Play one card. Money: for you face down, for others face up.
}
thieves-ribbon-play-other = Waiting for { $names }: play one card.
thieves-ribbon-remove-you = The roadblock.
thieves-ribbon-remove-you-help = Remove one police card from the street.
thieves-ribbon-remove-other = Waiting for { $names }: remove a police card.
thieves-ribbon-take-you = The thief.
thieves-ribbon-take-you-help = Take any card of any row of loot, or decline. Then choose the row it goes to.
thieves-ribbon-take-other = Waiting for { $names }: take loot, or decline.
thieves-ribbon-to-you = The thief.
thieves-ribbon-to-you-help = Choose the row the card goes to. A face-down card stays unseen; its new owner may look.
thieves-ribbon-to-other = Waiting for { $names }: where does the card go?

## Buttons

thieves-do-stash = Stash { thieves-card }
thieves-do-plant = Plant { thieves-card } on { $on }
# $cars: 1 or 2.
thieves-do-police = { $cars ->
    [1] Play police: one police car
   *[2] Play police: two police cars
}
thieves-do-roadblock = Play the roadblock
thieves-do-alarm = Raise the alarm
thieves-do-thief = Play the thief
thieves-do-double = Play double loot
thieves-do-remove = { $cars ->
    [1] Remove one police car
   *[2] Remove two police cars
}
thieves-do-decline = Decline
thieves-do-take = { $owner-is ->
    [you] Take from your own loot
   *[other] Take from { $owner }
}
thieves-do-to = { $to-is ->
    [you] Put before yourself
   *[other] Put before { $to }
}
# Instead of thieves-do-police and thieves-do-alarm, if it is a raid.
thieves-do-raid = Call the raid

## Scoring

thieves-score-raid = Value in a raid
thieves-score-raid-help = diamond ring 3, horseshoe 1
thieves-score-end = Value at the end
thieves-score-end-help = diamond ring 1, horseshoe 3

## Options

thieves-option-alarm = Alarm
thieves-option-alarm-help = Everybody lays police cards at an alarm, or everybody but the player who raised it.
thieves-option-alarm-all = everybody
thieves-option-alarm-others = the others
thieves-option-raid-tie = Tie in a raid
thieves-option-raid-tie-help = If several are richest, all of them lose their loot, or nobody does.
thieves-option-raid-tie-all = all lose
thieves-option-raid-tie-none = nobody loses
thieves-option-after-raid = Loot after a raid
thieves-option-after-raid-help = Loot that was not lost stays face up, or is turned face down again.
thieves-option-after-raid-open = face up
thieves-option-after-raid-closed = face down
thieves-option-actions = Action cards
thieves-option-actions-help = Played action cards leave the game, or come back into the pile at every raid.
thieves-option-actions-out = leave the game
thieves-option-actions-reshuffled = come back

## Why not

thieves-why-apart-first = play the drawn cards first
thieves-why-later-first = waits for the later cards
thieves-why-unfinished = finish this card first
thieves-why-none-lying = none on the table
thieves-why-not-back = not back here
