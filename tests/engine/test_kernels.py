"""Kernels do to many states what the verbs do to one."""

import numpy as np
import pytest

from malavita.engine import kernels, verbs
from malavita.engine.dice import derived_seed, seed_words
from malavita.engine.luck import pick, seed_luck
from malavita.engine.match import Match

N = 5
SEED = seed_words(7)
FIRST = 100


def dealt(game):
    states = game.State.blank(N)
    options, words = game.choose({}), np.zeros(8, np.int64)
    kernels.deal_games(states, game.State.blank(), 3, options, SEED, FIRST, words)
    return states


def singles(game):
    return [Match(game, players=3, seed=derived_seed(7, FIRST + i)) for i in range(N)]


def test_games_of_a_seed_are_dealt_by_their_number(game):
    for state, match in zip(dealt(game), singles(game), strict=True):
        assert state.tobytes() == match._states.tobytes()


def test_games_are_played_to_their_end_with_the_luck_of_their_number(game):
    states, actions = dealt(game), np.zeros(len(game.actions), np.int64)
    points, won, lengths = np.zeros((N, 3), int), np.zeros(N, int), np.zeros(N, int)
    luck = np.zeros(4, np.int64)
    kernels.play_games(states, SEED, FIRST, actions, luck, points, won, lengths)

    for i, match in enumerate(singles(game)):
        seed_luck(luck, int(SEED[0]), int(SEED[1]), FIRST + i)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            match.play(seat, legal[pick(luck, len(legal))])
        assert states[i].tobytes() == match._states.tobytes()
        assert points[i].tolist() == match.scores
        assert won[i] == sum(1 << seat for seat in match.winners)
        assert lengths[i] == len(match.log)


def test_two_games_with_the_same_records_cannot_be_told_apart(game):
    with pytest.raises(ValueError, match=game.name):
        verbs.register(game)
