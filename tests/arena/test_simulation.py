"""Simulations are the sum of their games, on any number of threads."""

from dataclasses import replace

import numpy as np
import pytest

from malavita.arena import simulation
from malavita.arena.simulation import CHUNK, simulate
from malavita.engine.dice import derived_seed, seed_words
from malavita.engine.errors import BadArgument, BadOption, BadPlayers
from malavita.engine.luck import pick, seed_luck
from malavita.engine.match import Match
from malavita.games import GAMES

KNIZIA = GAMES["razzia_knizia"]


def run(games=300, **kwargs):
    return simulate(KNIZIA, **{"players": 4, "games": games, "seed": 7} | kwargs)


def played_by_hand(games, options=None):
    """The same games, one match at a time."""
    decisions, wins, points = 0, np.zeros(4), np.zeros(4)
    words = seed_words(7)
    luck = np.zeros(4, np.int64)
    for number in range(games):
        seed = derived_seed(7, number)
        match = Match(KNIZIA, players=4, seed=seed, options=options)
        seed_luck(luck, int(words[0]), int(words[1]), number)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            match.play(seat, legal[pick(luck, len(legal))])
        decisions += len(match.log)
        points += match.scores
        wins[match.winners] += 1 / len(match.winners)
    return decisions, wins, points


@pytest.mark.parametrize("options", [{}, {"piles": 1, "tie": "cheque"}])
def test_a_simulation_is_the_sum_of_its_games(options):
    result = run(games=40, options=options)
    decisions, wins, points = played_by_hand(40, options)

    assert result.decisions == decisions
    assert result.wins == pytest.approx(wins.tolist())
    assert result.mean_scores == pytest.approx((points / 40).tolist())


def test_threads_and_chunks_do_not_change_the_games(monkeypatch):
    games = 3 * CHUNK + 5
    one = run(games)
    monkeypatch.setattr(simulation, "SHARE", 1)
    assert replace(run(games, threads=3), seconds=0, threads=1) == replace(one, seconds=0)


def test_progress_counts_every_game(monkeypatch):
    monkeypatch.setattr(simulation, "SHARE", 1)
    told = []
    run(2 * CHUNK + 1, progress=told.append)

    assert told == [CHUNK, CHUNK, 1]


def test_an_interrupt_keeps_what_has_been_played(monkeypatch):
    monkeypatch.setattr(simulation, "SHARE", 1)

    def interrupt(games):
        raise KeyboardInterrupt

    result = run(50 * CHUNK, progress=interrupt)

    assert result.games == CHUNK
    assert sum(result.wins) == pytest.approx(CHUNK)


def test_all_wins_are_shared_out():
    result = run(1000)
    assert sum(result.wins) == pytest.approx(1000)
    assert result.games_per_second * result.seconds == pytest.approx(1000)
    assert result.decisions_per_second * result.seconds == pytest.approx(result.decisions)


def test_wrong_arguments_are_refused():
    with pytest.raises(BadPlayers):
        run(players=7)
    with pytest.raises(BadOption):
        run(options={"piles": 0})
    with pytest.raises(BadArgument, match="games"):
        run(games=-1)
    with pytest.raises(BadArgument, match="threads"):
        run(threads=0)
