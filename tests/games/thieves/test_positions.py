"""Tables as JSON: good ones, and everything that cannot be."""

import random
from collections import Counter
from copy import deepcopy

import pytest

from malavita import Match
from malavita.engine.errors import BadPosition
from malavita.games.thieves import faults
from tests.games.thieves.tables import AGAIN, CLOSED, GOOD, table


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_position_is_read_and_written(named):
    position = table(**named)
    match = Match.from_position("thieves", position, seed=7)

    assert match.position() == position
    assert match.faults() == faults.SOUND


@pytest.mark.parametrize("options", [{}, {**CLOSED, **AGAIN, "alarm": "others"}])
def test_a_position_may_be_taken_from_a_match(options):
    match = Match("thieves", players=3, seed=7, options=options)
    chance = random.Random(7)

    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))

        again = Match.from_position("thieves", match.position(), seed=1)
        assert again.position() == match.position()
        for viewer in range(-1, 3):
            ours, theirs = match.observe(viewer), again.observe(viewer)
            # A position says neither how long it took nor what the last move showed.
            for name in ("beat", "shown", "laid", "losers", "turned_up"):
                theirs[name] = ours[name]
            assert theirs.tobytes() == ours.tobytes()


def test_an_order_left_out_is_drawn_from_the_seed():
    full = table(loot={1: ["(ring)"]}, cars=2)
    position = {**full, "pile": len(full["pile"])}

    first, same, other = (
        Match.from_position("thieves", position, seed=seed).position()["pile"]
        for seed in (1, 1, 2)
    )

    assert first == same != other
    assert Counter(first) == Counter(full["pile"])


def test_fields_with_a_default_may_be_left_out():
    position = table()
    for field in ("edition", "taken", "pair"):
        del position[field]
    for seat in position["seats"]:
        del seat["apart"]

    assert Match.from_position("thieves", position, seed=7).position() == table()


def bad(field, changes=None, /, **named):
    """A table that is changed after it was laid, and the field that is refused."""
    return field, changes or {}, named


HIDDEN = {"loot": {1: ["(ring)", "money 2"]}}
APART = {"apart": ["ring", "alarm"], "gone": {"double loot": 1}}

BAD = {
    # Names and types.
    "a text for a number": bad("cars", {"cars": "1"}),
    "a list for police": bad("police", {"police": ["police 1"]}),
    "a text for a pile": bad("pile", {"pile": "ring"}),
    "a field too many": bad("the whole", {"weather": "fine"}),
    "a field too many in a seat": bad("seats[1]", {"seats.1.name": "Felix"}),
    "an unknown decision": bad("decision", {"decision": "draw"}),
    "another format": bad("format", {"format": 2}),
    "another game": bad("game", {"game": "ra"}),
    # The end.
    "cars less than none": bad("cars", {"cars": -1}),
    "eight cars": bad("cars", {"cars": 8}),
    "over with six cars": bad("turn", {"turn": None, "decision": None}, cars=6),
    "seven cars and it goes on": bad("turn", cars=7),
    "no such seat": bad("turn", {"turn": 4}),
    "a seat below 0": bad("turn", {"turn": -1}),
    # Police and what is gone.
    "no police": bad("police", {"police": {"alarm": 1}}),
    "an unknown police card": bad("police", {"police": {"police 3": 1}}),
    "police less than none": bad("police", {"police": {"police 1": -1}}),
    "four police cars": bad("police", police={"police 1": 4}),
    "four police cars on two cards": bad("police", police={"police 2": 2}),
    "more police than there are": bad("police", {"police": {"police 2": 5}}),
    "money that is gone": bad("gone", {"gone": {"money 1": 1}}),
    "a getaway car that is gone": bad("gone", {"gone": {"getaway car": 1}}),
    "three alarms gone": bad("gone", {"gone": {"alarm": 3}}),
    "an alarm less than none": bad("gone", {"gone": {"alarm": -1}}),
    "police gone without a roadblock": bad("gone", gone={"police 1": 1}),
    "more police gone than roadblocks": bad(
        "gone", gone={"police 1": 1, "police 2": 1, "roadblock": 1}
    ),
    # Hands.
    "a getaway car in a hand": bad("seats[1].hand", {"seats.1.hand": {"getaway car": 1}}),
    "an unknown card in a hand": bad("seats[1].hand", {"seats.1.hand": {"yacht": 1}}),
    "a hidden card in a hand": bad("seats[1].hand", {"seats.1.hand": {"?": 1}}),
    "a number for a hand": bad("seats[1].hand", {"seats.1.hand": 3}),
    "a card less than none": bad("seats[1].hand", {"seats.1.hand": {"ring": -1}}),
    "two rings": bad("seats[1].hand", {"seats.1.hand": {"ring": 2}}),
    "five cards": bad("seats[0].hand", {"seats.0.hand": {"money 1": 5}}),
    "three cards for who plays": bad("seats[0].hand", {"seats.0.hand": {"money 1": 3}}),
    "four cards for who waits": bad("seats[2].hand", {"seats.2.hand": {"money 1": 4}}),
    "four cards in a theft": bad(
        "seats[0].hand",
        decision="take",
        hands={0: ["money 1"] * 4},
        gone={"thief": 1},
        **HIDDEN,
    ),
    "four cards with cards held apart": bad(
        "seats[0].hand", hands={0: ["money 1"] * 4}, pair=True, **APART
    ),
    # Loot.
    "police in a row": bad("seats[1].loot", loot={1: ["police 1"]}),
    "a hidden card in a row": bad("seats[1].loot", loot={1: ["(?)"]}),
    "an unknown card in a row": bad("seats[1].loot", loot={1: ["yacht"]}),
    "seven 3s in a row": bad("seats[1].loot", loot={1: ["money 3"] * 7}),
    "an open bracket": bad("seats[1].loot[1]", {"seats.1.loot.1": "(money 2"}, **HIDDEN),
    "a closing bracket": bad("seats[1].loot[0]", {"seats.1.loot.0": "ring)"}, **HIDDEN),
    "hidden loot after the end": bad("seats[1].loot[0]", turn=None, cars=7, **HIDDEN),
    "an entry too few": bad("seats[1].known", {"seats.1.known": [[1]]}, **HIDDEN),
    "an entry too many": bad("seats[2].known", {"seats.2.known": ["all"]}),
    "an unknown word": bad(
        "seats[1].known[0]", {"seats.1.known.0": "everybody"}, **HIDDEN
    ),
    "hidden loot that all know": bad(
        "seats[1].known[0]", {"seats.1.known.0": "all"}, **HIDDEN
    ),
    "open loot that few know": bad(
        "seats[1].known[1]", {"seats.1.known.1": [1]}, **HIDDEN
    ),
    "an owner who does not know": bad("seats[1].known[0]", known={1: {0: [2]}}, **HIDDEN),
    "a seat that is not there": bad(
        "seats[1].known[0]", known={1: {0: [1, 4]}}, **HIDDEN
    ),
    "seats out of order": bad("seats[1].known[0]", known={1: {0: [2, 1]}}, **HIDDEN),
    "a seat twice": bad("seats[1].known[0]", known={1: {0: [1, 1]}}, **HIDDEN),
    # Cards held apart.
    "apart at another seat": bad("seats[2].apart", holder=2, pair=True, **APART),
    "apart at two seats after the end": bad(
        "seats[2].apart",
        {"seats.2.apart": ["thief"]},
        turn=None,
        cars=7,
        holder=1,
        apart=["ring"],
        gone={"double loot": 1},
    ),
    "four cards apart": bad(
        "seats[0].apart", apart=["ring", "alarm", "thief", "thief"], pair=True
    ),
    "a getaway car apart": bad("seats[0].apart", apart=["getaway car"]),
    "a hidden card apart": bad("seats[0].apart", apart=["?"]),
    "a pair of one": bad("pair", apart=["ring"], gone={"double loot": 1}, pair=True),
    "a pair of none": bad("pair", {"pair": True}),
    "a pair in a removal": bad(
        "pair",
        decision="remove",
        police={"police 1": 1},
        pair=True,
        apart=["ring", "alarm"],
        gone={"double loot": 1, "roadblock": 1},
    ),
    "a pair after the end": bad("pair", turn=None, cars=7, holder=0, pair=True, **APART),
    "three apart without a pair": bad(
        "pair", apart=["ring", "alarm", "thief"], gone={"double loot": 2}
    ),
    "apart without a double loot gone": bad("gone", apart=["ring"]),
    "one waiting with one double loot gone": bad("gone", **APART),
    # The decision.
    "over with a decision": bad("decision", {"decision": "play"}, turn=None, cars=7),
    "no decision": bad("decision", {"decision": None}),
    "a removal without police": bad("decision", decision="remove", gone={"roadblock": 1}),
    "a removal without a roadblock": bad(
        "gone", decision="remove", police={"police 1": 1}
    ),
    "a removal by a roadblock that has removed": bad(
        "gone",
        decision="remove",
        police={"police 1": 1},
        gone={"roadblock": 1, "police 1": 1},
    ),
    "a theft without loot": bad("decision", decision="take", gone={"thief": 1}),
    "a theft without a thief": bad("gone", decision="take", **HIDDEN),
    "half a theft without a thief": bad(
        "gone", decision="to", taken={"seat": 1, "place": 0}, **HIDDEN
    ),
    "nothing taken": bad("taken", decision="to", gone={"thief": 1}, **HIDDEN),
    "taken too early": bad(
        "taken",
        decision="take",
        taken={"seat": 1, "place": 0},
        gone={"thief": 1},
        **HIDDEN,
    ),
    "taken from nobody": bad(
        "taken.seat",
        decision="to",
        taken={"seat": 4, "place": 0},
        gone={"thief": 1},
        **HIDDEN,
    ),
    "taken from nowhere": bad(
        "taken.place",
        decision="to",
        taken={"seat": 1, "place": 2},
        gone={"thief": 1},
        **HIDDEN,
    ),
    "taken from below": bad(
        "taken.place",
        decision="to",
        taken={"seat": 1, "place": -1},
        gone={"thief": 1},
        **HIDDEN,
    ),
    # The pile, and all cards together.
    "two rings in two places": bad("cards", hands={0: ["ring"]}, loot={1: ["ring"]}),
    "eleven police": bad("cards", police={"police 2": 1}, hands={0: ["police 2"] * 4}),
    "a card too few": bad("pile", {"pile": []}),
    "a number too small": bad("pile", {"pile": 38}),
    "a number too big": bad("pile", {"pile": 40}),
    "another card": bad("pile", {"pile.0": "alarm"}, top=["ring"]),
    "an unknown card in the pile": bad("pile", {"pile.0": "yacht"}),
}


@pytest.mark.parametrize(("field", "changes", "named"), BAD.values(), ids=BAD)
def test_a_bad_position_is_refused(field, changes, named):
    position = deepcopy(table(**named))
    for path, value in changes.items():
        change(position, path.split("."), value)

    with pytest.raises(BadPosition) as refused:
        Match.from_position("thieves", position, seed=7)

    assert refused.value.values["field"] == field


def change(data, path, value):
    *way, last = path
    for step in way:
        data = data[int(step) if isinstance(data, list) else step]
    data[int(last) if isinstance(data, list) else last] = value


def test_the_pile_has_39_cards_with_four_full_hands():
    assert len(table()["pile"]) == 39
