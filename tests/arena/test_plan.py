"""Plans say which bots meet, and how often."""

from collections import Counter

import pytest

from malavita.arena.plan import RepeatedBot, simulation_of, tournament_of
from malavita.arena.threads import DEALS_A_UNIT, units_of
from malavita.bots.bot import UnknownBot
from malavita.engine.errors import BadOption, BadPlayers
from malavita.games import GAMES

KNIZIA = GAMES["razzia_knizia"]
BOTS = ["don", "capo", "soldier", "rookie"]


def simulation(bots, games=10, **kwargs):
    return simulation_of(KNIZIA, bots=bots, games=games, seed=7, **kwargs)


def tournament(bots, games=10, **kwargs):
    return tournament_of(KNIZIA, bots=bots, games=games, seed=7, **kwargs)


def test_a_simulation_keeps_the_order_of_the_seats():
    plan = simulation(["don", "soldier", "soldier", "rookie"])
    assert plan.players == 4
    assert [plan.bots[i] for i in plan.line_up(5)] == [
        *("don", "soldier", "soldier", "rookie")
    ]


def test_games_are_rounded_up_to_whole_rotations():
    assert simulation(BOTS, games=401).games == 404
    assert simulation(BOTS, games=400).games == 400


@pytest.mark.parametrize(
    ("bots", "players", "each"),
    [(2, 4, {2}), (3, 4, {1, 2}), (4, 4, {1}), (4, 3, {0, 1})],
)
def test_a_tournament_seats_all_bots_about_as_often(bots, players, each):
    plan = tournament(BOTS[:bots], players=players)
    total = Counter()
    for deal in range(300):
        seated = Counter(dict.fromkeys(range(bots), 0)) + Counter(plan.line_up(deal))
        assert {seated[bot] for bot in range(bots)} == each
        total += seated
    assert all(300 * players / bots == pytest.approx(n, rel=0.2) for n in total.values())


def test_lots_give_every_order_and_are_drawn_alike_every_time():
    plan = tournament(BOTS)
    orders = {tuple(plan.line_up(deal)) for deal in range(300)}
    assert len(orders) == 24
    assert plan.line_up(9) == tournament(BOTS).line_up(9)


def test_a_tournament_has_a_seat_for_each_bot_if_the_game_allows_it():
    assert tournament(BOTS).players == 4
    assert tournament(["don"]).players == 2
    assert tournament([f"don:{n}" for n in range(1, 9)]).players == 5


def test_bots_that_search_get_small_units():
    assert list(units_of(simulation(BOTS, games=8))) == [(0, 1), (1, 2)]
    quick = simulation(["rookie"] * 4, games=4 * DEALS_A_UNIT + 4)
    assert list(units_of(quick)) == [(0, DEALS_A_UNIT), (DEALS_A_UNIT, DEALS_A_UNIT + 1)]


def test_wrong_plans_are_refused():
    with pytest.raises(BadPlayers):
        simulation(["rookie"])
    with pytest.raises(BadOption):
        simulation(BOTS, options={"piles": 0})
    with pytest.raises(UnknownBot):
        simulation(["rookie", "consigliere"])
    with pytest.raises(RepeatedBot):
        tournament(["rookie", "rookie"])
