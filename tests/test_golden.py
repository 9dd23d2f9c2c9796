"""The engine still plays the games that were written down."""

import json

from tests.conftest import INTERPRETED
from tests.golden import HERE, PERFT, files, moves_in, perft_matches, transcript

MOST_NODES = 300 if INTERPRETED else 10_000_000


def test_games_are_played_as_they_were(game):
    written = files(game)

    assert set(HERE.glob(f"{game.name}-*.txt")) == set(written)
    for path, match in written.items():
        text = path.read_text()
        assert transcript(match, moves_in(text)) == text
        assert match.over


def test_perft_counts_are_as_they_were(game):
    expected = json.loads((PERFT / f"{game.name}.json").read_text())
    matches = perft_matches(game)

    assert matches.keys() == expected.keys()
    for name, match in matches.items():
        for depth, count in enumerate(expected[name], start=1):
            if count <= MOST_NODES:
                assert match.perft(depth) == count, (name, depth)
