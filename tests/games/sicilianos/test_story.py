"""Two views and a move become events."""

import pytest

from malavita import Match
from malavita.engine.layout import SPECTATOR
from malavita.games.sicilianos.story import (
    Betrayed,
    BombHeld,
    BusinessFounded,
    CardAdded,
    CardBlownUp,
    CardDrafted,
    CardDrawn,
    CardKept,
    CardLost,
    CardStolen,
    CardTurnedUp,
    DiceRolled,
    GameEnded,
    GodfatherCrowned,
    MoneyLaundered,
    NoteStaked,
    PileSearched,
    ResultsCounted,
    RollWasted,
    ShareChosen,
    StayedLoyal,
    StayedOut,
    Stopped,
    WarJoined,
    WarSettled,
    WarStarted,
    WarUndecided,
    WarWon,
)
from tests.games.sicilianos.tables import (
    ended,
    fight,
    fighter,
    lay,
    play,
    seed_of,
    table,
    tell,
)

EVERYONE = (SPECTATOR, 0, 1, 2)


def told(match, move):
    """The events of a move for those who watch, and for each seat."""
    seat, _, action = move.partition(" ")
    return list(match.play(int(seat), action, EVERYONE).values())


def about_to_roll(dice, **named):
    return Match.from_position("sicilianos", table(**named), seed=seed_of(dice))


def test_a_card_is_drafted_and_its_owner_alone_sees_it():
    match = lay(stage="draft", tops={"red": [9]})

    others, own = [CardDrafted(0, "red", 0)], [CardDrafted(0, "red", 9)]
    assert told(match, "0 draft red") == [others, own, others, others]


def test_two_cards_are_drawn():
    match = about_to_roll("red blue two", tops={"red": [9], "blue": [4]})

    dice = DiceRolled(0, "red", "blue", "two")
    others = [dice, CardDrawn(0, "red", 0), CardDrawn(0, "blue", 0)]
    own = [dice, CardDrawn(0, "red", 9), CardDrawn(0, "blue", 4)]
    assert told(match, "0 roll") == [others, own, others, others]


def test_two_cards_of_one_pile_are_drawn_and_one_was_known():
    match = about_to_roll("red red two", tops={"red": [9, 4]}, seen={"red 4": [2]})

    dice = DiceRolled(0, "red", "red", "two")
    others = [dice, CardDrawn(0, "red", 0), CardDrawn(0, "red", 0)]
    own = [dice, CardDrawn(0, "red", 4), CardDrawn(0, "red", 9)]
    scout = [dice, CardDrawn(0, "red", 4), CardDrawn(0, "red", 0)]
    assert told(match, "0 roll") == [others, own, others, scout]


def test_a_roll_comes_to_nothing():
    match = about_to_roll("red blue steal")

    events = [DiceRolled(0, "red", "blue", "steal"), RollWasted(0)]
    assert told(match, "0 roll") == [events] * 4


@pytest.mark.parametrize("face", ["one", "steal"])
def test_a_roll_that_asks_for_a_choice(face):
    match = about_to_roll(f"red blue {face}", hands={1: {"red": [1]}})

    assert tell(match, "0 roll") == [DiceRolled(0, "red", "blue", face)]


def test_one_card_is_drawn():
    match = lay(stage="help", dice="red blue one", tops={"green": [6]})

    others, own = [CardDrawn(0, "green", 0)], [CardDrawn(0, "green", 6)]
    assert told(match, "0 draw green") == [others, own, others, others]


def test_a_pile_is_searched_and_a_card_kept():
    match = lay(stage="help", dice="red blue one", tops={"red": [6]})

    assert told(match, "0 search red") == [[PileSearched(0, "red", 11)]] * 4
    others, own = [CardKept(0, "red", 0)], [CardKept(0, "red", 4)]
    assert told(match, "0 keep 4") == [others, own, others, others]


def test_whoever_knew_the_last_card_of_a_pile_knows_what_was_kept():
    hands = {1: {"red": list(range(1, 11))}}
    match = lay(stage="help", dice="red blue one", hands=hands, seen={"red 11": [2]})

    play(match, "0 search red")

    others, knows = [CardKept(0, "red", 0)], [CardKept(0, "red", 11)]
    assert told(match, "0 keep 11") == [others, knows, others, knows]


def test_a_card_is_stolen_before_the_eyes_of_thief_and_victim():
    hands = {1: {"red": [7]}}
    match = lay(stage="steal", dice="red blue steal", hands=hands)

    others = [CardStolen(0, "red", 0), CardLost(1, "red", 0)]
    both = [CardStolen(0, "red", 7), CardLost(1, "red", 7)]
    assert told(match, "0 steal 1 red") == [others, both, both, others]


def test_a_war_is_started_joined_and_turned_up():
    match = lay(hands={0: {"white": [3]}, 1: {"red": [2]}})

    others, own = [WarStarted(0, "white", 0)], [WarStarted(0, "white", 3)]
    assert told(match, "0 war white 3") == [others, own, others, others]
    assert told(match, "0 stake 20") == [[NoteStaked(0, 20)]] * 4
    others, own = [WarJoined(1, "red", 0)], [WarJoined(1, "red", 2)]
    assert told(match, "1 join red 2") == [others, others, own, others]
    assert tell(match, "1 stake 5") == [NoteStaked(1, 5)]
    events = [
        StayedOut(2),
        CardTurnedUp(0, "white", 3),
        CardTurnedUp(1, "red", 2),
    ]
    assert told(match, "2 out") == [events] * 4


def test_a_card_is_added_and_turned_up():
    match = fight("white 3", "red 2", extra={0: [9], 1: [5]})

    others, own = [CardAdded(0, "white", 0)], [CardAdded(0, "white", 9)]
    assert told(match, "0 add 9") == [others, own, others, others]
    up = [CardTurnedUp(0, "white", 9), CardTurnedUp(1, "red", 5)]
    others, own = [CardAdded(1, "red", 0), *up], [CardAdded(1, "red", 5), *up]
    assert told(match, "1 add 5") == [others, others, own, others]
    assert tell(match, "1 bomb white 3") == [CardBlownUp(1, "red", "white", 3)]
    assert tell(match, "0 stop") == [Stopped(0)]


def test_the_last_to_join_turns_all_up():
    match = lay(hands={0: {"white": [3]}, 2: {"red": [2]}})
    play(match, "0 war white 3", "0 stake 20", "1 out", "2 join red 2")

    assert tell(match, "2 stake 5") == [
        NoteStaked(2, 5),
        CardTurnedUp(0, "white", 3),
        CardTurnedUp(2, "red", 2),
    ]


def test_traitors_and_bombs():
    match = fight("red 5", "white 8", "blue 8")

    assert tell(match, "0 hold") == [BombHeld(0, "red")]
    assert tell(match, "1 loyal") == [StayedLoyal(1, "white")]
    assert tell(match, "2 betray") == [Betrayed(2, "blue", "white")]


def fought_out(cards, **named):
    """The last move of a war is still to be played: seat 0 stops."""
    war = {
        seat: fighter(
            colour, *values, stopped=seat > 0 and values != [8], turned=values == [8]
        )
        for seat, (colour, *values) in enumerate(cards)
    }
    return lay(3, stage="add", war_round=2, war=war, **named)


def test_a_war_is_won_by_one():
    match = fought_out([("white", 9), ("red", 2)])

    assert tell(match, "0 stop") == [Stopped(0), WarWon("white", 9, [0])]
    settled = [MoneyLaundered(0, 20), WarSettled(10)]
    others = [BusinessFounded(0, "white", "?"), *settled]
    own = [BusinessFounded(0, "white", "laundry"), *settled]
    assert told(match, "0 found laundry") == [others, own, others, others]


@pytest.mark.parametrize(("edition", "kind"), [(1, "?"), (2, "laundry")])
def test_whoever_knew_the_last_business_left_is_told_that_it_is_founded(edition, kind):
    firms = {1: ["white antique"], 2: ["white restaurant"]}
    named = {"firms": firms, "scouts": {"white": [2]}, "edition": edition}
    match = fought_out([("white", 9), ("red", 2)], **named)
    match.play(0, "stop")

    founded = [events[0] for events in told(match, "0 found laundry")]

    known = ["?", "laundry", "?", kind]
    assert founded == [BusinessFounded(0, "white", each) for each in known]


def test_a_war_is_won_by_two():
    match = fought_out([("white", 9), ("blue", 8), ("red", 2)])

    assert tell(match, "0 stop") == [Stopped(0), WarWon("white", 13, [0, 1])]
    assert tell(match, "0 money") == [ShareChosen(0, "money")]
    assert tell(match, "1 found antique", 1) == [
        BusinessFounded(1, "white", "antique"),
        MoneyLaundered(0, 20),
        WarSettled(10),
    ]


NONE_LEFT = {0: ["white antique", "white laundry"], 2: ["white restaurant"]}


def test_a_war_is_won_where_no_business_is_left():
    match = fought_out([("white", 9), ("red", 2)], firms=NONE_LEFT)
    assert tell(match, "0 stop") == [
        Stopped(0),
        WarWon("white", 9, [0]),
        MoneyLaundered(0, 20),
        WarSettled(10),
    ]

    match = fought_out([("white", 9), ("blue", 8)], firms=NONE_LEFT)
    play(match, "0 stop")
    assert tell(match, "0 business") == [
        ShareChosen(0, "business"),
        MoneyLaundered(1, 20),
        WarSettled(0),
    ]


def test_a_war_is_won_by_nobody():
    match = fought_out([("white", 9), ("red", 9)])

    assert tell(match, "0 stop") == [Stopped(0), WarUndecided(), WarSettled(20)]


NOTHING = {
    "clean money": 0,
    "dirty money": 0,
    "three types": 0,
    "most antiques": 0,
    "most restaurants": 0,
    "most laundries": 0,
}


def test_payday():
    dirty = {0: {}, 1: {"5": 2}, 2: {"50": 1}}
    firms = {1: ["red antique", "white antique", "blue restaurant"]}
    match = ended([("white", 9), ("red", 2)], dirty=dirty, firms=firms)

    points = [
        {**NOTHING, "clean money": 20, "most laundries": 100},
        {**NOTHING, "dirty money": -10, "most antiques": 100, "most restaurants": 100},
        {**NOTHING, "dirty money": -50},
    ]
    scores = [120, 190, -50]
    events = [
        BusinessFounded(0, "white", "?"),
        MoneyLaundered(0, 20),
        WarSettled(10),
        ResultsCounted(
            points,
            scores,
            [["white laundry"], ["white antique", "red antique", "blue restaurant"], []],
        ),
        GameEnded(scores, [1]),
    ]
    assert told(match, "0 found laundry")[0] == events


def test_a_godfather_is_crowned():
    firms = {0: ["white antique", "white laundry"]}
    match = ended([("white", 9), ("red", 2)], firms=firms)

    crowned, results, end = tell(match, "0 found restaurant")[-3:]

    assert crowned == GodfatherCrowned(0)
    assert results.points[0] == {
        "clean money": 20,
        "dirty money": -240,
        "three types": 0,
        "most antiques": 100,
        "most restaurants": 100,
        "most laundries": 100,
    }
    assert end == GameEnded(match.scores, [0])
