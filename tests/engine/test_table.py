"""What the tables of all games have in common."""

import numpy as np
import pytest

from malavita.engine.dice import seed_words
from malavita.engine.jit import jit
from malavita.engine.table import begin_game, copy_what_lies_open, shared_fields


@jit
def copy_in_a_rule(source, target):
    copy_what_lies_open(source, target)


def scribbled(record, seed):
    """A record with any numbers in it."""
    records = record.blank()
    noise = np.random.default_rng(seed).bytes(records.nbytes)
    return np.frombuffer(bytearray(noise), record.dtype)[0]


def test_a_game_begins_with_players_edition_options_and_dice(game):
    edition, *options = range(5, 14)
    state = game.State.blank()[0]

    begin_game(state, 3, np.array([edition, *options]), seed_words(7))

    assert state.players == 3
    assert state.edition == edition
    assert state.options.tolist() == options
    assert state.key[0] == 7
    assert state.used == 16


def test_state_and_view_share_what_is_public(game):
    (_, public), (_, same) = game.State.__bases__, game.View.__bases__

    assert public is same
    shared = shared_fields(game.State.dtype, game.View.dtype)
    assert shared == list(public.dtype.names)


@pytest.mark.parametrize("copy", [copy_what_lies_open, copy_in_a_rule])
def test_what_lies_open_is_copied_and_nothing_else(game, copy):
    for first, second in ((game.State, game.View), (game.View, game.State)):
        shared = shared_fields(first.dtype, second.dtype)
        source, target = scribbled(first, 1), scribbled(second, 2)
        before = target.copy()

        copy(source, target)

        for name in second.dtype.names:
            expected = source if name in shared else before
            assert np.array_equal(target[name], expected[name]), name
