"""Tables as JSON: good ones, and everything that cannot be."""

import random
from collections import Counter
from copy import deepcopy

import pytest

from malavita import Match
from malavita.engine.errors import (
    BadPosition,
)
from malavita.games.razzia_knizia import faults
from tests.games.razzia_knizia.tables import (
    GOOD,
    NOTHING,
    called,
    lay,
    seat_of,
    table,
)

# Positions.


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_position_is_read_and_written(named):
    position = table(**named)
    match = Match.from_position("razzia_knizia", position, seed=7)

    assert match.position() == position
    assert match.faults() == faults.SOUND


def test_a_position_may_be_taken_from_a_match():
    match = Match("razzia_knizia", players=3, seed=7)
    chance = random.Random(7)

    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))

        again = Match.from_position("razzia_knizia", match.position(), seed=1)
        seen = again.observe(0)
        seen.beat = match.beat
        assert again.position() == match.position()
        assert seen.tobytes() == match.observe(0).tobytes()


def test_points_left_out_of_a_position_are_none():
    match = lay(2, in_round=2, scored={0: [{"cars": 4}]})

    assert seat_of(match, 0)["scored"] == [{**NOTHING, "cars": 4}]
    assert match.scores == [4, 0]


@pytest.mark.parametrize("options", [{"piles": 2}, {"piles": 1}])
def test_an_order_left_out_is_drawn_from_the_seed(options):
    full = table(options=options, row={"car": 2}, families={0: {"ring": 1}})
    sizes = {name: len(pile) for name, pile in full["piles"].items()}
    position = {**full, "piles": sizes}

    first, same, other = (
        Match.from_position("razzia_knizia", position, seed=seed).position()["piles"]
        for seed in (1, 1, 2)
    )

    assert first == same != other
    assert {name: len(pile) for name, pile in first.items()} == sizes
    assert Counter(first["left"] + first["right"]) == Counter(
        full["piles"]["left"] + full["piles"]["right"]
    )


def bad(field, changes=None, /, **named):
    """A table that is changed after it was laid, and the field that is refused."""
    return field, changes or {}, named


BAD = {
    # Names and types.
    "a text for a number": bad("round", {"round": "1"}),
    "a truth for a number": bad("police", {"police": True}),
    "a list for a row": bad("row", {"row": ["car"]}),
    "a text for a pile": bad("piles.left", {"piles.left": "car"}),
    "a text for a cheque": bad("seats[2].cheques_up[0]", {"seats.2.cheques_up": ["4"]}),
    "a field too many": bad("the whole", {"weather": "fine"}),
    "a field too many in a seat": bad("seats[1]", {"seats.1.name": "Felix"}),
    "a field too many in the piles": bad("piles", {"piles.middle": []}),
    "a field too few in an auction": bad("auction", {"auction": {"cause": "call"}}),
    "an unknown cause": bad("auction.cause", auction=called(0, "boredom")),
    "another format": bad("format", {"format": 2}),
    "another game": bad("game", {"game": "ra"}),
    # Rounds and points.
    "round 0": bad("round", {"round": 0}),
    "round 4": bad("round", {"round": 4}),
    "over in round 2": bad("turn", {"turn": None}, in_round=2),
    "a scoring too few": bad("seats[1].scored", {"seats.1.scored": []}, in_round=2),
    "a scoring too many": bad("seats[1].scored", {"seats.1.scored": [NOTHING]}),
    "over before the third scoring": bad("seats[0].scored", {"turn": None}, in_round=3),
    "an unknown category": bad(
        "seats[2].scored[1]", in_round=3, scored={2: [{}, {"boats": 1}]}
    ),
    "points beyond all reason": bad(
        "seats[0].scored[0]", in_round=2, scored={0: [{"cars": 101}]}
    ),
    "points below all reason": bad(
        "seats[0].scored[0]", in_round=2, scored={0: [{"cars": -101}]}
    ),
    # Cheques.
    "a middle that is not in this game": bad("middle", {"middle": 14}),
    "a cheque that is not in this game": bad(
        "seats[1].cheques_up", cheques={1: [3, 7, 16]}
    ),
    "cheque 10 with two players": bad(
        "seats[1].cheques_up", players=2, cheques={1: [3, 4, 7, 10]}
    ),
    "cheque 0": bad("seats[1].cheques_up", cheques={1: [0, 7, 12]}),
    "a cheque twice": bad("seats[1].cheques_up", cheques={1: [3, 7, 13]}),
    "a cheque twice in one seat": bad("seats[1].cheques_up", cheques={1: [3, 7, 7]}),
    "a cheque up and down": bad(
        "seats[1].cheques_down",
        {"seats.1.cheques_up": [3, 7], "seats.1.cheques_down": [7]},
    ),
    "a cheque with a seat and in the middle": bad(
        "seats[2].cheques_up", cheques={2: [1, 8, 11]}
    ),
    "a cheque too few": bad("seats[2]", cheques={2: [4, 8]}),
    "a cheque too many": bad("seats[0]", middle=2, cheques={0: [1, 6, 13, 10]}),
    # Cards.
    "an unknown card in the row": bad("row", {"row": {"yacht": 1}}),
    "police in the row": bad("row", {"row": {"police": 1}}),
    "an unknown card among the gone": bad("gone", {"gone": {"yacht": 1}}),
    "police in a family": bad("seats[1].family", {"seats.1.family": {"police": 1}}),
    "five rings in a family": bad("seats[1].family", {"seats.1.family": {"ring": 5}}),
    "a card less than none": bad("row", {"row": {"car": -1}}),
    "four coins gone": bad("gone", {"gone": {"gold coin": 4}}),
    "five rings in two families": bad("cards", families={0: {"ring": 3}, 1: {"ring": 2}}),
    "22 police": bad("gone", in_round=3, turn=None, gone={"police": 22}),
    "police less than none": bad("police", {"police": -1}),
    "a seventh police": bad("police", {"police": 7}),
    "a fifth police with two players": bad("police", {"police": 5}, players=2),
    "police gone in the first round": bad("gone", gone={"police": 1}),
    "eight police gone in the second round": bad("gone", in_round=2, gone={"police": 8}),
    "six police gone in the second round of two": bad(
        "gone", players=2, in_round=2, gone={"police": 6}
    ),
    "over with a row": bad("row", in_round=3, turn=None, row={"car": 1}),
    "over with police": bad("police", in_round=3, turn=None, police=1),
    # Piles.
    "a card too few in the piles": bad("piles", {"piles.left": []}),
    "a card of the row in the piles": bad("piles", {"row": {"car": 1}}),
    "an unknown card in the piles": bad(
        "piles", {"piles.right": ["yacht"]}, in_round=3, police=6, piles=(["police"], [])
    ),
    "one pile with an order and one without": bad("piles", {"piles.right": 60}),
    "the other pile with an order": bad("piles", {"piles.left": 60}),
    "a card too few in the sizes": bad("piles", {"piles": {"left": 60, "right": 59}}),
    "a size below nothing": bad("piles", {"piles": {"left": -1, "right": 121}}),
    "another size below nothing": bad("piles", {"piles": {"left": 121, "right": -1}}),
    "a second pile in a game with one": bad(
        "piles.right", {"piles": {"left": 60, "right": 60}}, options={"piles": 1}
    ),
    "an uncut left pile": bad("piles", {"piles": {"left": 120, "right": 0}}),
    "an uncut right pile": bad("piles", {"piles": {"left": 0, "right": 120}}),
    "a single last card on the right": bad(
        "piles", in_round=3, police=6, piles=([], ["police"])
    ),
    # Who decides, and what.
    "over with an auction": bad("auction", in_round=3, turn=None, auction=called()),
    "over with a theft": bad("thieves", in_round=3, turn=None, thieves=1),
    "no such seat": bad("turn", turn=4),
    "a seat below 0": bad("turn", turn=-1),
    "a seat that is out": bad("turn", turn=1, down={1: [3, 7, 12]}),
    "seven in the row without an auction": bad("row", row={"car": 7}),
    "a theft in an auction": bad(
        "thieves", row={"car": 1}, families={0: {"thief": 1}}, thieves=1, auction=called()
    ),
    "thieves he does not have": bad(
        "thieves", row={"car": 1}, families={0: {"thief": 1}}, thieves=2
    ),
    "thieves less than none": bad("thieves", row={"car": 1}, thieves=-1),
    "a theft with an empty row": bad(
        "thieves", families={0: {"thief": 2}}, thieves=1, gone={"thief": 1}
    ),
    "a theft with six cards left": bad(
        "thieves",
        row={"car": 6},
        families={0: {"thief": 2}},
        thieves=1,
        gone={"thief": 1},
    ),
    "a theft before any thief is gone": bad(
        "thieves", row={"car": 1}, families={0: {"thief": 2}}, thieves=1
    ),
    "a caller who is not there": bad("auction.caller", auction=called(4)),
    "a caller who is out": bad("auction.caller", auction=called(1), down={1: [3, 7, 12]}),
    "an auction after no police": bad("auction.cause", auction=called(0, "police")),
    "an auction of seven without seven": bad(
        "auction.cause", row={"car": 6}, auction=called(0, "seventh")
    ),
    "seven in the row in another auction": bad(
        "auction.cause", row={"car": 7}, auction=called(0)
    ),
    "eight in the row": bad(
        "auction.cause", row={"car": 8}, auction=called(0, "seventh")
    ),
    "a call with an empty row where that is forbidden": bad(
        "auction.cause", options={"empty_auction": False}, auction=called()
    ),
    "a bid without a bidder": bad("auction.bid", turn=2, auction=called(bid=3)),
    "a bidder without a bid": bad("auction.bid", turn=2, auction=called(bidder=1)),
    "a bidder who is not there": bad(
        "auction.bidder", turn=2, auction=called(bid=3, bidder=4)
    ),
    "a bidder who is out": bad(
        "auction.bidder", turn=2, auction=called(bid=3, bidder=1), down={1: [3, 7, 12]}
    ),
    "a bidder who has not spoken": bad(
        "auction.bidder", turn=2, auction=called(bid=5, bidder=3)
    ),
    "a bidder who is just speaking": bad(
        "auction.bidder", turn=2, auction=called(bid=4, bidder=2)
    ),
    "a bid he does not have": bad("auction.bid", turn=2, auction=called(bid=4, bidder=1)),
    "a bid that lies face down": bad(
        "auction.bid", turn=2, auction=called(bid=3, bidder=1), down={1: [3]}
    ),
    "a bid of 0": bad("auction.bid", turn=2, auction=called(bid=0, bidder=1)),
    "a bid below 0": bad("auction.bid", turn=2, auction=called(bid=-1, bidder=1)),
}


@pytest.mark.parametrize(("field", "changes", "named"), BAD.values(), ids=BAD)
def test_a_bad_position_is_refused(field, changes, named):
    position = deepcopy(table(**named))
    for path, value in changes.items():
        change(position, path.split("."), value)

    with pytest.raises(BadPosition) as refused:
        Match.from_position("razzia_knizia", position, seed=7)

    assert refused.value.values["field"] == field


def change(data, path, value):
    *way, last = path
    for step in way:
        data = data[int(step) if isinstance(data, list) else step]
    data[last] = value
