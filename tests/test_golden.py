"""The engine still plays the games that were written down."""

import json

from tests.conftest import INTERPRETED
from tests.golden import (
    HERE,
    PERFT,
    files,
    kinds_in,
    moves_in,
    perft_matches,
    transcript,
)

MOST_NODES = 300 if INTERPRETED else 10_000_000


def test_games_are_played_as_they_were(game):
    written = files(game)

    assert set(HERE.glob(f"{game.name}-*.txt")) == set(written)
    for path, match in written.items():
        text = path.read_text()
        assert transcript(match, moves_in(text)) == text
        assert match.over


def test_every_kind_of_decision_occurs_in_a_written_game(game):
    heard = {secret.heard for secret in game.actions.secrets.values()}
    kinds = {
        game.actions.write(action).split()[0]
        for action in range(len(game.actions))
        if action not in heard
    }
    written = [kinds_in(moves_in(path.read_text())) for path in files(game)]

    assert set.union(*written) == kinds


def test_perft_counts_are_as_they_were(game):
    expected = json.loads((PERFT / f"{game.name}.json").read_text())
    matches = perft_matches(game)

    assert matches.keys() == expected.keys()
    for name, match in matches.items():
        for depth, count in enumerate(expected[name], start=1):
            if count <= MOST_NODES:
                assert match.perft(depth) == count, (name, depth)
