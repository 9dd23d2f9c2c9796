"""Many games side by side play what single matches play."""

import numpy as np
import pytest

from malavita.engine.batch import Batch
from malavita.engine.dice import derived_seed
from malavita.engine.errors import BadArgument, BadPlayers, IllegalAction, UnknownGame
from malavita.engine.match import Match
from tests.conftest import INTERPRETED

SIZE = 4
STEPS = 300 if INTERPRETED else 1_500


def first_legal(batch, chooser):
    return np.array([chooser.choice(np.flatnonzero(row)) for row in batch.legal()])


def test_a_batch_plays_the_same_games_as_single_matches(game):
    """Game k of place i is number i + k * SIZE of the seed."""
    players = game.players[0]
    batch = Batch(game, players=players, size=SIZE, seed=7)
    numbers = list(range(SIZE))
    matches = [Match(game, players=players, seed=derived_seed(7, n)) for n in numbers]
    chooser = np.random.default_rng(1)
    ends = 0
    for _ in range(STEPS):
        actions = first_legal(batch, chooser)
        views = batch.views()
        for i, match in enumerate(matches):
            assert match.actors[0] == batch.seats[i]
            assert views[i].tobytes() == match.observe(match.actors[0]).tobytes()
            match.play(match.actors[0], game.actions.write(int(actions[i])))
        batch.step(actions)
        for i, match in enumerate(matches):
            assert batch.ended[i] == match.over
            assert batch.points[i].tolist() == match.scores
            if match.over:
                ends += 1
                numbers[i] += SIZE
                seed = derived_seed(7, numbers[i])
                matches[i] = Match(game, players=players, seed=seed)
    assert ends > 0


def test_a_step_with_one_illegal_action_changes_nothing(game):
    batch = Batch(game, players=3, size=SIZE, seed=7)
    legal = batch.legal()
    actions = legal.argmax(axis=1)
    before = batch.views().tobytes()
    for wrong in (int(np.flatnonzero(~legal[2])[0]), -1, len(game.actions), 1 << 40):
        actions[2] = wrong
        with pytest.raises(IllegalAction) as refused:
            batch.step(actions)
        assert refused.value.values["action"] == wrong
        assert batch.views().tobytes() == before


def test_a_step_needs_an_action_for_every_game(game):
    batch = Batch(game, players=3, size=SIZE, seed=7)
    with pytest.raises(BadArgument, match=r"an array of 4 ints, .* not \[0\]"):
        batch.step([0])


@pytest.mark.parametrize(
    "actions",
    [
        None,
        "0000",
        [0.0] * SIZE,
        ["0"] * SIZE,
        [False] * SIZE,
        [[0]] * SIZE,
        [[0], [0, 1], 0, 0],
        [1 << 64] * SIZE,
    ],
)
def test_actions_that_are_no_ints_are_refused(actions):
    batch = Batch("razzia_knizia", players=3, size=SIZE, seed=7)
    with pytest.raises(BadArgument, match="actions is an array of 4 ints"):
        batch.step(actions)


def test_the_largest_numbers_are_illegal_actions():
    batch = Batch("razzia_knizia", players=3, size=SIZE, seed=7)
    with pytest.raises(IllegalAction) as refused:
        batch.step(np.full(SIZE, (1 << 64) - 1, np.uint64))
    assert refused.value.values["action"] == (1 << 64) - 1


@pytest.mark.parametrize("number", [0, -1, 1 << 40, True, 1.0, "1", None])
def test_a_wrong_size_or_number_of_threads_is_refused(number):
    with pytest.raises(BadArgument, match="size is an int from 1 to 16777216, not "):
        Batch("razzia_knizia", players=3, size=number, seed=7)
    batch = Batch("razzia_knizia", players=3, size=SIZE, seed=7)
    with pytest.raises(BadArgument, match="threads is an int from 1 to 1024, not "):
        batch.play_out(seed=1, threads=number)


def test_nobody_outside_writes_into_a_batch():
    batch = Batch("razzia_knizia", players=3, size=SIZE, seed=7)
    for array in (batch.seats, batch.points, batch.ended):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1


def test_a_batch_is_refused_like_a_match():
    with pytest.raises(UnknownGame):
        Batch("chess", players=3, size=1, seed=1)
    with pytest.raises(BadPlayers):
        Batch("razzia_knizia", players=9, size=1, seed=1)


def test_a_batch_is_played_out_the_same_on_any_number_of_threads(game):
    batch = Batch(game, players=3, size=7, seed=7)
    before = batch.views().tobytes()
    points, won, lengths = batch.play_out(seed=5)
    for threads in (2, 3, 10):
        again = batch.play_out(seed=5, threads=threads)
        for one, other in zip((points, won, lengths), again, strict=True):
            assert one.tolist() == other.tolist()

    assert batch.views().tobytes() == before
    assert (lengths > 10).all()
    assert (won > 0).all()
    assert points.tolist() != batch.play_out(seed=6)[0].tolist()
