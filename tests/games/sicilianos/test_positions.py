"""Tables as JSON: good ones, and everything that cannot be."""

import random
from copy import deepcopy

import pytest

from malavita import Match
from malavita.engine.errors import BadPosition
from malavita.games.sicilianos import faults
from tests.conftest import INTERPRETED
from tests.games.sicilianos.tables import (
    COLOURS,
    GOOD,
    ROLLED,
    fighter,
    fighters,
    lay,
    play,
    seat_of,
    table,
)


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_position_is_read_and_written(named):
    position = table(**named)
    match = Match.from_position("sicilianos", position, seed=7)

    assert match.position() == position
    assert match.faults() == faults.SOUND
    for seat in match.actors:
        assert match.legal(seat)


def test_a_position_may_be_taken_from_a_match():
    for players in (3, 6):
        match = Match("sicilianos", players=players, seed=7)
        chance = random.Random(7)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, chance.choice(match.legal(seat)))
            if INTERPRETED and chance.random() > 0.3:
                continue
            again = Match.from_position("sicilianos", match.position(), seed=1)
            again._state.beat = match.beat
            assert again.position() == match.position()
            for viewer in range(-1, players):
                ours, theirs = match.observe(viewer), again.observe(viewer)
                assert ours.tobytes() == theirs.tobytes()


def test_the_money_of_a_founding_goes_where_it_should():
    match = lay(**GOOD["founding for the family"])

    play(match, "1 found laundry")

    assert seat_of(match, 0)["clean"] == {"10": 2}
    assert seat_of(match, 1)["businesses"] == ["white laundry"]


def test_an_order_left_out_is_drawn_from_the_seed():
    position = table(hands={0: {"red": [1]}})
    position["piles"]["red"] = 10
    first, same, other = (
        Match.from_position("sicilianos", position, seed=seed).position()["piles"]
        for seed in (1, 1, 2)
    )

    assert first == same != other
    assert sorted(first["red"]) == list(range(2, 12))
    assert first["blue"] == list(range(1, 12))


def test_what_is_left_out_is_nothing_special():
    position = table(firms={0: ["red laundry"]})
    for name in ("edition", "scouts", "last", "seen", "dice", "searched", "round"):
        del position[name]
    for seat in position["seats"]:
        del seat["war"]
    match = Match.from_position("sicilianos", position, seed=7)

    assert match.position() == table(firms={0: ["red laundry"]})


ALL_RED = {0: ["red antique", "red restaurant"], 1: ["red laundry"]}


def bad(field, changes=None, /, **named):
    """A table that is changed after it was laid, and the field that is refused."""
    return field, changes or {}, named


def war_of(*seats, **named):
    return {"war": dict(enumerate(seats)), **named}


NINE = {0: {"white": list(range(1, 10))}}
STOPPED = fighter("white", 3, stopped=True)
TRAITOR = fighter("blue", 8, turned=True)

BAD = {
    # Names and types.
    "a text for a number": bad("starter", {"starter": "1"}),
    "an unknown stage": bad("stage", {"stage": "lunch"}),
    "a field too many": bad("the whole", {"weather": "fine"}),
    "a field too many in a seat": bad("seats[1]", {"seats.1.name": "Luigi"}),
    "an unknown colour in a hand": bad("seats[1].hand", {"seats.1.hand": {"pink": [1]}}),
    "an unknown pile": bad("piles", {"piles.pink": [1]}),
    "a text for a pile": bad("piles.red", {"piles.red": "all"}),
    "an unknown die": bad("dice.first", {"dice": {"first": "pink"}}),
    "another format": bad("format", {"format": 2}),
    "another game": bad("game", {"game": "ra"}),
    # Whose turn it is.
    "nobody's turn": bad("turn", {"turn": None}),
    "somebody's turn at the end": bad("turn", {"turn": 0}, stage="over", dirty={1: {}}),
    "a turn of nobody here": bad("turn", turn=3, starter=0),
    "a starter below the seats": bad("starter", starter=-1),
    "a turn out of turn": bad("turn", turn=1, starter=0),
    "a war in peace": bad("round", {"round": 1}),
    "peace in a war": bad("round", **fighters(war_round=0)),
    "a round beyond all cards": bad("round", **fighters(war_round=12)),
    "a search out of stage": bad("searched", searched="red"),
    "a stage without its search": bad("searched", stage="keep", **ROLLED),
    # Cards.
    "card 12": bad("seats[0].hand", {"seats.0.hand": {"red": [12]}}),
    "card 0": bad("seats[0].hand", {"seats.0.hand": {"red": [0]}}),
    "a card twice": bad("seats[1].hand", hands={0: {"red": [3]}, 1: {"red": [3]}}),
    "a card in a hand and a pile": bad("piles.red", {"seats.0.hand": {"red": [3]}}),
    "a card twice in a pile": bad("piles.red", {"piles.red": [1] * 11}),
    "a pile too small": bad("piles.red", {"piles.red": [1, 2]}),
    "a pile left out": bad("piles.red", {"piles.red": []}),
    "a number too large": bad("piles.red", {"piles.red": 12}),
    "eleven cards": bad("seats[0].hand", hands={0: {"white": list(range(1, 12))}}),
    "a card seen that is none": bad("seen", seen={"red 12": [0]}),
    "seen by nobody here": bad("seen", seen={"red 1": [3]}),
    "a card face up that is seen": bad("seen", **fighters(seen={"white 3": [1]})),
    # Money and businesses.
    "an unknown note": bad("seats[1].dirty", dirty={1: {"7": 1}}),
    "three dirty notes": bad("seats[1].dirty", dirty={1: {"5": 3}}),
    "less than no note": bad("seats[1].clean", clean={1: {"5": -1}}),
    "too much clean money": bad("seats[1].clean", clean={1: {"5": 101}}),
    "a stake of 7": bad("seats[0].war.stake", {"seats.0.war.stake": 7}, **fighters()),
    "a third note": bad("seats[0].war.stake", **fighters(dirty={0: {"10": 2}})),
    "an unknown business": bad(
        "seats[1].businesses", {"seats.1.businesses": ["red bank"]}
    ),
    "a business twice": bad(
        "seats[1].businesses", firms={0: ["red laundry"], 1: ["red laundry"]}
    ),
    "a business left and founded": bad(
        "businesses.red", {"seats.1.businesses": ["red laundry"]}
    ),
    "a business lost": bad("businesses", {"businesses.red": ["laundry", "antique"]}),
    "scouts of nobody here": bad(
        "scouts.red", firms={0: ["red laundry"]}, scouts={"red": [4]}
    ),
    "all know what is left": bad(
        "scouts.red", firms={0: ["red laundry"]}, scouts={"red": "all"}
    ),
    "a last business before all are founded": bad(
        "last.red", firms={0: ["red laundry"]}, last={"red": "laundry"}
    ),
    "a last business that is none": bad(
        "last.red", firms=ALL_RED, last={"red": "bakery"}
    ),
    "a last business in edition 1": bad(
        "last.red", firms=ALL_RED, last={"red": "laundry"}, edition=1
    ),
    "not all know what was never touched": bad("scouts.red", {"scouts.red": [0]}),
    # The end.
    "no money and not over": bad("stage", dirty={1: {}}),
    "a godfather and not over": bad(
        "stage", firms={2: ["red antique", "red restaurant", "red laundry"]}
    ),
    "over for no reason": bad("stage", stage="over"),
    # The draft.
    "two of a colour in the draft": bad(
        "seats[0].hand",
        stage="draft",
        hands={0: {"red": [1, 2]}, 1: {"red": [3], "blue": [1]}, 2: {"white": [1, 2]}},
    ),
    "a card too many in the draft": bad(
        "seats[1].hand", stage="draft", hands={1: {"red": [1]}}
    ),
    "a draft that is over": bad(
        "seats[0].hand",
        stage="draft",
        hands={s: {c: [s + 1] for c in COLOURS[:4]} for s in range(3)},
    ),
    "a business in the draft": bad(
        "seats[0].businesses", stage="draft", firms={0: ["red laundry"]}
    ),
    # Rolls.
    "a choice without dice": bad("dice", stage="help"),
    "a choice with other dice": bad("dice", stage="steal", **ROLLED),
    "a choice of eight cards": bad(
        "seats[0].hand",
        stage="pick",
        dice="red blue two",
        hands={0: {"white": list(range(1, 9))}},
    ),
    "a roll with ten cards": bad(
        "seats[0].hand",
        stage="help",
        dice="red blue one",
        hands={0: {"white": list(range(1, 11))}},
    ),
    "a choice of empty piles": bad(
        "piles",
        stage="pick",
        dice="red red two",
        hands={**NINE, 1: {"red": list(range(1, 11))}, 2: {"red": [11]}},
    ),
    "a search of another pile": bad("searched", stage="keep", searched="green", **ROLLED),
    "a search of no cards": bad(
        "searched",
        stage="keep",
        searched="red",
        dice="red blue one",
        hands={1: {"red": list(range(1, 11))}, 2: {"red": [11]}},
    ),
    "a theft from nobody": bad(
        "stage", stage="steal", dice="red blue steal", hands={0: {"red": [1]}}
    ),
    # Wars.
    "a fighter in peace": bad("seats[0].war", war_round=0, war={0: fighter("white", 3)}),
    "a war without its starter": bad(
        "seats[0].war", stage="add", war_round=2, turn=1, starter=0, war={1: STOPPED}
    ),
    "a colour fought for twice": bad(
        "seats[1].war.colour", **fighters(war={1: fighter("white", 4)})
    ),
    "a card twice on the table": bad(
        "seats[0].war.cards", **fighters(war={0: fighter("white", 3, 3)})
    ),
    "a card face down that is elsewhere": bad(
        "seats[0].war.laid",
        {"seats.0.war.laid": 7},
        stage="stake",
        war={0: fighter("white", stake=None, laid=5)},
        hands={1: {"white": [7]}},
    ),
    "a card face down that nobody knows": bad(
        "seats[0].war.laid",
        {"seats.0.war.laid": "?"},
        stage="stake",
        war={0: fighter("white", stake=None, laid=5)},
    ),
    "eleven cards with the table": bad(
        "seats[0].war", **fighters(hands={0: {"red": [1, *range(3, 12)]}})
    ),
    "a first round of adding": bad("round", **fighters(war_round=1)),
    "a second round of joining": bad(
        "round",
        stage="join",
        turn=1,
        starter=0,
        war_round=2,
        **war_of(fighter("white", laid=5)),
    ),
    "no stake": bad(
        "seats[1].war.stake", **fighters(war={1: fighter("red", 2, stake=None)})
    ),
    "a stake too early": bad(
        "seats[0].war.stake", stage="stake", war={0: fighter("white", laid=5)}
    ),
    "joined before he was asked": bad(
        "seats[2].war",
        stage="join",
        turn=1,
        starter=0,
        war={0: fighter("white", laid=5), 2: fighter("red", laid=4)},
    ),
    "joined already": bad(
        "turn",
        stage="join",
        turn=1,
        starter=0,
        **war_of(fighter("white", laid=5), fighter("red", laid=4)),
    ),
    "turned up too early": bad(
        "seats[0].war",
        stage="join",
        turn=1,
        starter=0,
        **war_of(fighter("white", 5, laid=3)),
    ),
    "no card face down": bad("seats[0].war.laid", turn=1, **fighters(starter=0)),
    "a card face down too early": bad(
        "seats[1].war.laid", **fighters(war={1: fighter("red", 2, laid=7)})
    ),
    "more cards than rounds": bad(
        "seats[1].war.cards", **fighters(war={1: fighter("red", 2, 4)})
    ),
    "a new card between the rounds": bad(
        "seats[1].war.new", **fighters(war={1: fighter("red", 2, new=True)})
    ),
    "a new card that is none": bad(
        "seats[1].war.new",
        stage="decide",
        **war_of(fighter("white", 5, new=True), fighter("red", new=True)),
    ),
    "a new card of one who stopped": bad(
        "seats[1].war.new",
        stage="decide",
        war_round=2,
        **war_of(
            fighter("white", 3, 5, new=True), fighter("red", 2, new=True, stopped=True)
        ),
    ),
    "stopped in the first round": bad(
        "seats[1].war.stopped",
        stage="decide",
        **war_of(fighter("white", 5, new=True), fighter("red", 2, stopped=True)),
    ),
    "not yet stopped": bad(
        "seats[1].war.stopped",
        stage="found",
        war_round=2,
        **war_of(STOPPED, fighter("red", 2)),
    ),
    "a traitor and another card": bad(
        "seats[2].war.turned",
        **fighters(war={2: fighter("blue", 8, 3, turned=True)}, war_round=3),
    ),
    "a traitor with nobody to join": bad(
        "seats[2].war.turned",
        **fighters(war={2: fighter("green", 8, turned=True), 1: None}),
    ),
    "two traitors of a pair": bad(
        "seats[0].war.turned",
        **fighters(war={0: fighter("white", 8, turned=True), 2: TRAITOR}),
    ),
    "nothing to decide": bad(
        "turn", stage="decide", **war_of(fighter("white", 3, new=True))
    ),
    "a traitor of the second round": bad(
        "turn", stage="decide", war_round=2, **war_of(fighter("white", 3, 8, new=True))
    ),
    "stopped and asked": bad("turn", **fighters(war={0: STOPPED})),
    "nothing to share": bad("turn", stage="share", war_round=2, **war_of(STOPPED)),
    "shared by the traitor's player": bad(
        "turn", stage="share", turn=1, starter=0, war_round=2, **war_of(STOPPED, TRAITOR)
    ),
    "founded by a loser": bad(
        "turn",
        stage="found",
        war_round=2,
        **war_of(STOPPED, fighter("red", 9, stopped=True)),
    ),
    "founded by nobody": bad(
        "turn",
        stage="found",
        war_round=2,
        **war_of(STOPPED, fighter("red", 3, stopped=True)),
    ),
    "nothing left to found": bad(
        "stage",
        stage="found",
        war_round=2,
        firms={1: ["white antique", "white laundry"], 2: ["white restaurant"]},
        **war_of(STOPPED),
    ),
}


@pytest.mark.parametrize(("field", "changes", "named"), BAD.values(), ids=BAD)
def test_what_cannot_be_is_refused_with_the_field(field, changes, named):
    position = deepcopy(table(**named))
    for path, value in changes.items():
        *way, last = path.split(".")
        part = position
        for step in way:
            part = part[int(step)] if step.isdigit() else part[step]
        part[last] = value

    with pytest.raises(BadPosition) as refused:
        Match.from_position("sicilianos", position, seed=7)

    assert refused.value.values["field"] == field
    assert refused.value.values["reason"]
