"""What is measured is what was played."""

import numpy as np
import pytest

from malavita.arena.bot_ratings import BotRatings
from malavita.arena.measure import WIN, Tally, interval_of, student, wins_of
from malavita.arena.plan import simulation_of, tournament_of
from malavita.arena.playing import Played, play_deals
from malavita.arena.run import measure
from malavita.games import GAMES

KNIZIA = GAMES["razzia_knizia"]
THREE = simulation_of(KNIZIA, bots=["soldier", "rookie", "rookie"], games=6, seed=1)
ROTATIONS = [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def games_won_by(*winners, points=None):
    """Whole deals of three, with these winners."""
    n = len(winners)
    return Played(
        deals=np.arange(n) // 3,
        rotations=np.arange(n) % 3,
        bots=np.array(ROTATIONS * (n // 3)),
        points=np.array(points or [[1, 2, 3]] * n),
        won=np.array(winners),
        lengths=np.full(n, 10),
        sheets=None,
    )


def interval(wins, taken):
    """Of deals with so many wins of so many seats each."""
    products = wins * WIN, taken, (wins * WIN) ** 2, wins * WIN * taken, taken**2
    return interval_of(len(wins), *(int(product.sum()) for product in products))


def test_shared_wins_count_in_parts():
    wins = wins_of(games_won_by(0b001, 0b011, 0b111))
    assert (wins / WIN).tolist() == [[1, 0, 0], [0.5, 0.5, 0], [1 / 3] * 3]


def test_shares_are_counted_by_bot_and_by_seat():
    tally = Tally(THREE)
    tally.add(games_won_by(0b001, 0b010, 0b110))  # two and a half for the soldier
    tally.add(games_won_by(0b010, 0b001, 0b001))
    result = tally.measured(seconds=2)

    soldier, rookie = result.bots
    assert (soldier.name, soldier.games, rookie.games) == ("soldier", 6, 12)
    assert soldier.win_share == pytest.approx(2.5 / 6)
    assert rookie.win_share == pytest.approx(3.5 / 12)
    assert soldier.mean_score == pytest.approx(2)
    assert [seat.win_share for seat in result.seats] == pytest.approx(
        [3 / 6, 2.5 / 6, 0.5 / 6]
    )
    assert [seat.name for seat in result.seats] == ["seat 0", "seat 1", "seat 2"]
    assert [seat.mean_score for seat in result.seats] == [1, 2, 3]
    assert (result.games, result.decisions, result.mean_length) == (6, 60, 10)
    assert result.decisions_per_second == 30
    assert not result.interrupted


def test_parts_of_the_games_add_up_to_the_whole():
    plan = simulation_of(KNIZIA, bots=["soldier", *["rookie"] * 3], games=80, seed=3)
    whole, parts = Tally(plan), Tally(plan)
    whole.add(play_deals(plan, 0, 20))
    for first in (15, 0, 5, 10):
        parts.add(play_deals(plan, first, first + 5))
    assert whole.measured(1) == parts.measured(1)


def test_the_interval_holds_the_true_share_as_often_as_it_says():
    chance = np.random.default_rng(1)
    taken = np.full(50, 4)
    held = 0
    for _ in range(1000):
        wins = chance.binomial(4, chance.beta(1, 3, 50))
        low, high = interval(wins, taken)
        held += low <= 0.25 <= high
    assert 0.935 < held / 1000 < 0.98


def test_the_interval_is_honest_when_all_deals_went_alike():
    low, high = interval(np.full(10, 4), np.full(10, 4))
    assert 0.6 < low < 0.9
    assert high == 1
    assert interval(np.zeros(0, int), np.zeros(0, int)) == (0, 1)


def test_students_quantiles():
    assert student(4) == pytest.approx(2.776, abs=0.01)
    assert student(10) == pytest.approx(2.228, abs=0.001)
    assert student(10**6) == pytest.approx(1.96, abs=0.001)


def test_who_wins_is_rated_higher():
    ratings = BotRatings(THREE)
    points = [[9, 1, 1], [1, 9, 1], [1, 1, 9]]
    for _ in range(10):
        ratings.add(games_won_by(0b001, 0b010, 0b100, points=points))
    soldier, rookie = ratings.rated()
    assert soldier.mu - rookie.mu > 2 * (soldier.sigma + rookie.sigma)


def test_listeners_get_all_games_and_progress_is_told():
    plan = tournament_of(KNIZIA, bots=["soldier", "rookie"], games=8, seed=1)
    told, heard = [], []

    class Ear:
        add = staticmethod(heard.append)

    parts = [play_deals(plan, 0, 1), play_deals(plan, 1, 4)]
    result = measure(plan, parts, listeners=[Ear()], progress=told.append)
    assert heard == parts
    assert told == [2, 6]
    assert result.games == 8
