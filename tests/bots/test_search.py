"""The search: exact in its counts, repeatable, punctual, and blind to what is hidden."""

import random
from time import perf_counter, process_time

import pytest

from malavita.bots.search import Search, _loosen
from malavita.bots.strategy import style_of
from malavita.bots.style import AT_RANDOM
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from tests.bots import pennies
from tests.conftest import INTERPRETED, in_the_middle

ITERATIONS = 6 if INTERPRETED else 300
PENNIES = 500 if INTERPRETED else 6000


def think(match, seat, luck=1, style=AT_RANDOM, threads=1, **budget):
    search = Search(match.game, style, threads)
    return search.think(match.observe(seat), new_luck(luck), **budget)


def open_match(game, seed, fewest=2):
    """A match in the middle in which somebody has a real choice."""
    while True:
        match = in_the_middle(game, random.Random(seed).choice(game.players), seed)
        for seat in match.actors:
            if len(match.legal_actions(seat)) >= fewest:
                return match, seat
        seed += 1000


@pytest.mark.parametrize("soldiers", [False, True])
def test_visits_are_iterations_and_every_game_is_won_once(game, soldiers):
    match, seat = open_match(game, 1)
    style = style_of(game) if soldiers else AT_RANDOM
    found = think(match, seat, style=style, iterations=ITERATIONS)

    assert found.iterations == sum(found.visits) == ITERATIONS
    assert found.visits == sorted(found.visits, reverse=True)
    assert set(found.actions) <= set(match.legal_actions(seat).tolist())
    for values in found.values:
        assert len(values) == match.players
        assert sum(values) == pytest.approx(1)


def test_the_same_luck_gives_the_same_thoughts(game):
    match, seat = open_match(game, 2)
    one, same, other = (
        think(match, seat, luck, iterations=ITERATIONS) for luck in (5, 5, 6)
    )

    assert one == same
    assert one != other


def test_a_search_forgets_what_it_thought_before(game):
    """The same place to think gives the same thoughts, whatever was thought there."""
    match, seat = open_match(game, 3)
    search = Search(game, AT_RANDOM)
    view = match.observe(seat)
    first = search.think(view, new_luck(1), iterations=ITERATIONS)
    search.think(view, new_luck(2), iterations=3 * ITERATIONS)

    assert search.think(view, new_luck(1), iterations=ITERATIONS) == first


def test_a_search_that_stops_early_comes_to_the_same(game):
    for seed in range(2 if INTERPRETED else 10):
        match, seat = open_match(game, seed)
        whole = think(match, seat, iterations=ITERATIONS)
        early = think(match, seat, iterations=ITERATIONS, until_clear=True)

        assert early.best == whole.best
        assert early.iterations <= whole.iterations


def test_several_threads_share_the_iterations(game):
    match, seat = open_match(game, 4)
    found = think(match, seat, threads=3, iterations=ITERATIONS + 1)
    again = think(match, seat, threads=3, iterations=ITERATIONS + 1)

    assert found.iterations == ITERATIONS + 1
    assert found == again


def test_it_answers_when_its_time_is_up(game):
    match, seat = open_match(game, 5)
    think(match, seat, iterations=1)  # compiled before the clock runs
    start, worked = perf_counter(), process_time()
    found = think(match, seat, milliseconds=100)

    late = 60 if INTERPRETED else 1  # bench/bots.py measures it closely
    assert perf_counter() - start >= 0.1
    assert process_time() - worked < late  # it may have to wait for the processor
    assert found.iterations > 0


def test_it_has_an_answer_however_late_it_is(game):
    """A busy machine may let all the time pass before the first imagined game."""
    match, seat = open_match(game, 5)

    assert think(match, seat, milliseconds=0).best in match.legal_actions(seat)


def test_a_full_table_only_stops_growing(game, monkeypatch):
    monkeypatch.setattr("malavita.bots.search.MOST_SLOTS", 64)
    monkeypatch.setattr("malavita.bots.search.FEWEST_SLOTS", 64)
    match, seat = open_match(game, 6)

    assert think(match, seat, iterations=ITERATIONS).iterations == ITERATIONS


def test_nobody_sees_a_penny_before_it_is_turned_up():
    """Whoever could see the other penny would win every time."""
    match = Match(pennies.GAME, players=2, seed=1)
    for seat in (0, 1):
        found = think(match, seat, iterations=PENNIES)
        shares = [values[seat] for values in found.values]
        assert all(0.3 < share < 0.7 for share in shares)


def test_a_sealed_penny_is_chosen_again_in_imagination():
    """By redeal alone it would always be heads, and easy to match."""
    match = Match(pennies.GAME, players=2, seed=1)
    match.play(0, "tails")
    found = think(match, 1, iterations=PENNIES)

    assert all(0.3 < values[1] < 0.7 for values in found.values)


def test_so_many_of_a_hundred_imagined_others_play_at_random():
    match = Match("razzia_dorra", players=4, seed=1)
    search = Search(match.game)
    work = search.workspaces[0]
    work.views[0] = match.observe(2)
    work.luck[:] = new_luck(3)
    everybody_else = 0b1011

    def loosened(loose, times):
        style = AT_RANDOM._replace(loose=loose)
        return [_loosen(work, style) for _ in range(times)]

    assert set(loosened(0, 50)) == {0}
    assert set(loosened(100, 50)) == {everybody_else}
    some = loosened(25, 2000)
    assert not any(each & ~everybody_else for each in some)
    assert 0.22 < sum(each.bit_count() for each in some) / 6000 < 0.28
