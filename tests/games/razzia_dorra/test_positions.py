"""Tables as JSON: good ones, and everything that cannot be."""

from collections import Counter
from copy import deepcopy

import pytest

from malavita import Match
from malavita.engine.errors import BadPosition
from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_dorra import GAME, faults
from tests.conftest import play_on
from tests.games.razzia_dorra.tables import ANSWERS, GOOD, SPLIT, lay, table


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_position_is_read_and_written(named):
    position = table(**named)
    match = Match.from_position(GAME, position, seed=7)

    assert match.position() == position
    assert match.faults() == faults.SOUND


MEMORY = ("beat", "laid", "challengers", "duels", "fights")  # how it came about


@pytest.mark.parametrize("players", [3, 8])
def test_a_position_may_be_taken_from_a_match(players):
    match = Match(GAME, players=players, seed=7)
    while not match.over:
        play_on(match, len(match.log), 1)
        again = Match.from_position(GAME, match.position(), seed=1)
        assert again.position() == match.position()
        for viewer in (SPECTATOR, 1):
            seen = again.observe(viewer)
            for field in MEMORY:
                seen[field] = match._state[field]
            assert seen.tobytes() == match.observe(viewer).tobytes()


def test_an_order_left_out_is_drawn_from_the_seed():
    full = table(discards={"red raid 3": 1})
    position = {**full, "stock": len(full["stock"]), "pile": len(full["pile"])}

    first, same, other = (
        Match.from_position(GAME, position, seed=seed).position() for seed in (1, 1, 2)
    )

    for field in ("stock", "pile"):
        assert first[field] == same[field] != other[field]
        assert Counter(first[field]) == Counter(full[field])


def test_what_may_be_left_out():
    position = table(bars={"lincoln": [40]})
    for seat in position["seats"]:
        del seat["share"], seat["answer"]
    del position["note"], position["split"], position["options"]

    match = Match.from_position(GAME, position, seed=1)

    assert match.position() == table(bars={"lincoln": [40]})


def bad(field, changes=None, /, **named):
    """A table that is changed after it was laid, and the field that is refused."""
    return field, changes or {}, named


OPEN = {"options": {"answers": "open"}}
BAD = {
    # Names and types.
    "a text for a number": bad("round", {"round": "1"}),
    "a truth for a number": bad("dealer", {"dealer": True}),
    "an unknown phase": bad("phase", {"phase": "sleep"}),
    "a field too many": bad("the whole", {"weather": "fine"}),
    "a field too many in a seat": bad("seats[1]", {"seats.1.name": "Karine"}),
    "an unknown answer": bad("seats[0].answer", {"seats.0.answer": "?"}),
    "a hidden hand": bad("seats[0].hand", {"seats.0.hand": 5}),
    "a text for a pile": bad("pile", {"pile": "50"}),
    "another format": bad("format", {"format": 2}),
    "another game": bad("game", {"game": "razzia"}),
    # The round.
    "round 0": bad("round", {"round": 0}),
    "round 13": bad("round", {"round": 13}),
    "round 16 of three": bad("round", {"round": 16}, players=3),
    "round 15 of three where it is not played": bad(
        "round", players=3, in_round=15, options={"last_notes": "out"}
    ),
    "no such dealer": bad("dealer", dealer=4),
    "a dealer below 0": bad("dealer", dealer=-1),
    "over in round 11": bad("phase", phase="over", in_round=11),
    "over in round 14 of three": bad("phase", phase="over", in_round=14, players=3),
    "a dealer's note in round 15": bad(
        "phase", players=3, in_round=15, phase="place", note=5
    ),
    # Notes.
    "an unknown bar": bad("bars", {"bars.speakeasy": [5]}),
    "a bar too many for three": bad("bars", {"bars.lincoln": [5]}, players=3),
    "a bar in another spelling": bad("bars", {"bars.Lincoln": [5]}),
    "a note of 7": bad("bars.jungle", {"bars.jungle": [7]}),
    "eight notes of 50": bad("bars.jungle", {"bars.jungle": [50] * 8}),
    "seven notes of 50 with three": bad(
        "bars.jungle", {"bars.jungle": [50] * 7}, players=3
    ),
    "a note of 0": bad("seats[0].notes", {"seats.0.notes": [0]}),
    "too many notes in two places": bad(
        "seats[1].notes", {"bars.jungle": [50] * 4, "seats.1.notes": [50] * 4}
    ),
    "too many notes with a share": bad(
        "seats[0].share", {"bars.jungle": [50] * 4, "seats.0.share": [50] * 4}
    ),
    "a winner before anything was won": bad(
        "seats[1].notes", {"seats.1.notes": [5]}, in_round=1
    ),
    "a winner before the first note is placed": bad(
        "seats[1].notes", {"seats.1.notes": [5]}, in_round=1, phase="place", note=5
    ),
    "no dealer's note": bad("note", phase="place"),
    "a dealer's note too late": bad("note", note=5),
    "a dealer's note of 7": bad("note", {"note": 7}, phase="place", note=5),
    "a pile too small": bad("pile", {"pile": []}),
    "a pile too small as a number": bad("pile", {"pile": 41}),
    "a pile of another round": bad("pile", {"round": 7}),
    "a pile with other notes": bad("pile", {"pile": [5] * 42}),
    "a pile with unknown notes": bad("pile", {"pile": [7] * 42}),
    "a note too many at a bar": bad("pile", {"bars.jungle": [10, 50]}),
    # Cards.
    "an unknown card in a hand": bad("seats[1].hand", {"seats.1.hand": {"joker": 1}}),
    "a card that stays in the box": bad(
        "seats[1].hand", {"seats.1.hand": {"red raid 5": 1}}
    ),
    "a colour that is out with three": bad(
        "seats[1].hand", {"seats.1.hand": {"pink raid 4": 1}}, players=3
    ),
    "a card less than none": bad("seats[1].hand", {"seats.1.hand": {"red raid 4": -1}}),
    "a card twice": bad("seats[1].hand", {"seats.1.hand": {"red raid 4": 2}}),
    "a hand too small": bad("seats[1].hand", {"seats.1.hand": {}}),
    "a hand too large": bad(
        "seats[0].hand", hands={0: [f"red gambler {n}" for n in range(1, 7)]}
    ),
    "a full hand and a card": bad(
        "seats[0].hand",
        hands={0: [f"red gambler {n}" for n in range(1, 6)]},
        cards={0: "red gambler 6"},
    ),
    "a full hand when it is over": bad(
        "seats[0].hand",
        in_round=12,
        phase="over",
        hands={0: [f"red gambler {n}" for n in range(1, 6)]},
    ),
    "an unknown card chosen": bad("seats[0].card", {"seats.0.card": "?"}),
    "a chosen card that is in a hand": bad(
        "seats[1].card",
        {"seats.1.card": "red raid 4"},
        hands={0: ["red raid 4"]},
        cards={1: "red raid 6"},
    ),
    "a card chosen before the note is placed": bad(
        "seats[0].card", phase="place", note=5, cards={0: "red raid 6"}
    ),
    "a card chosen after the end": bad(
        "seats[0].card", phase="over", in_round=12, cards={0: "red raid 6"}
    ),
    "all have chosen": bad("phase", cards={n: f"red gambler {n + 1}" for n in range(4)}),
    "an unknown discard": bad("discards", {"discards": {"joker": 1}}),
    "no unknown discard": bad("discards", {"discards": {"joker": 0}}),
    "no nameless card": bad("seats[1].hand", {"seats.1.hand": {"": 0}}),
    "a discard too many": bad("discards", {"discards": {"red raid 4": 2}}),
    "a discard below none": bad("discards", {"discards": {"red raid 4": -1}}),
    "a stock too small": bad("stock", {"stock": []}),
    "a stock too small as a number": bad("stock", {"stock": 33}),
    "a stock with other cards": bad("stock", {"stock": ["red raid 4"] * 34}),
    # Splits.
    "a split while all choose": bad("split", {"split": "jungle"}),
    "a share while all choose": bad("seats[1].share", shares={1: [5]}),
    "an answer while all choose": bad("seats[1].answer", answers={1: "duel"}),
    "a split of no bar": bad("split", {"split": None}, **SPLIT),
    "a split of an unknown bar": bad("split", {"split": "Jungle"}, **SPLIT),
    "a split for one": bad("split", {"split": "colibri"}, **SPLIT),
    "a split for nobody": bad("split", {"split": "lincoln"}, **SPLIT),
    "a card missing in a split": bad("seats[3].card", {"seats.3.card": None}, **SPLIT),
    "a split without notes": bad("bars.jungle", {"phase": "split"}, **ANSWERS),
    "answers with notes left": bad("bars.jungle", {"phase": "answer"}, **SPLIT),
    "answers about nothing": bad("bars.jungle", **{**ANSWERS, "shares": {}}),
    "a share of somebody else": bad("seats[3].share", **{**SPLIT, "shares": {3: [50]}}),
    "a low note given first": bad("bars.jungle", **{**SPLIT, "shares": {0: [10]}}),
    "an answer before all is given": bad(
        "seats[0].answer", **{**SPLIT, "answers": {0: "duel"}}
    ),
    "an answer of the proposer": bad(
        "seats[1].answer", **{**ANSWERS, "answers": {1: "duel"}}
    ),
    "an answer of somebody else": bad(
        "seats[3].answer", **{**ANSWERS, "answers": {3: "accept"}}
    ),
    "all have answered": bad("phase", **{**ANSWERS, "answers": {0: "duel", 2: "accept"}}),
    "a low card answers first": bad(
        "seats[0].answer", **{**ANSWERS, **OPEN, "answers": {0: "duel"}}
    ),
    "all have answered openly": bad(
        "phase", **{**ANSWERS, **OPEN, "answers": {0: "duel", 2: "accept"}}
    ),
    # Bars.
    "an empty bar": bad("bars.lincoln", bars={"lincoln": []}),
    "an empty bar before the note is placed": bad(
        "bars.lincoln", phase="place", note=5, bars={"lincoln": []}
    ),
    "an empty bar in round 15": bad(
        "bars.cotton club", players=3, in_round=15, bars={"cotton club": []}
    ),
    "an empty bar without claimants": bad(
        "bars.havanna bar", **{**SPLIT, "bars": {"colibri": [], "havanna bar": []}}
    ),
    "an empty bar that is still to be settled": bad(
        "bars.lincoln", **{**SPLIT, "bars": {"colibri": [], "lincoln": []}}
    ),
    "notes that have been taken": bad("bars.colibri", **{**SPLIT, "bars": {}}),
}


@pytest.mark.parametrize(("field", "changes", "named"), BAD.values(), ids=BAD)
def test_a_bad_position_is_refused(field, changes, named):
    position = deepcopy(table(**named))
    for path, value in changes.items():
        change(position, path.split("."), value)

    with pytest.raises(BadPosition) as refused:
        Match.from_position(GAME, position, seed=7)

    assert refused.value.values["field"] == field


def change(data, path, value):
    *way, last = path
    for step in way:
        data = data[int(step) if isinstance(data, list) else step]
    data[last] = value


def test_a_laid_table_plays_on():
    match = play_on(lay(8, in_round=11), seed=3)

    assert match.over
