"""Where the seed of a game among people comes from, and that a record shows it."""

import pytest

from malavita.engine.errors import BadRecord
from malavita.engine.match import Match
from malavita.engine.records import commitment, fair_seed
from tests.engine.faida import GAME

SECRET, RANDOMS = "ab" * 32, ["cd" * 32, ""]


def _record() -> dict:
    match = Match(GAME, players=2, seed=fair_seed(SECRET, RANDOMS))
    fairness = {
        "secret": SECRET,
        "commitment": commitment(SECRET),
        "randoms": RANDOMS,
    }
    return {**match.record(), "fairness": fairness}


def test_a_fair_record_is_good():
    assert Match.replay(_record()).seed == int(fair_seed(SECRET, RANDOMS), 16)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("secret", "ac" * 32, "commitment"),
        ("commitment", "00" * 32, "commitment"),
        ("randoms", ["ef" * 32, ""], "seed"),
        ("randoms", ["x", ""], "hexadecimal"),
        ("randoms", RANDOMS[:1], "there are 1 for 2 players"),
        ("randoms", [*RANDOMS, ""], "there are 3 for 2 players"),
    ],
)
def test_another_secret_or_other_randoms_are_found_out(field, value, reason):
    record = _record()
    record["fairness"][field] = value
    with pytest.raises(BadRecord, match=reason) as refusal:
        Match.replay(record)
    assert refusal.value.values["move"] == 0
