"""Games of bots: the same cards in every rotation, the same games on any crew."""

from threading import Event

import numpy as np
import pytest

from malavita.arena.plan import simulation_of, tournament_of
from malavita.arena.playing import Stopped, play_deals
from malavita.arena.threads import play_here
from malavita.bots import bot, policy
from malavita.engine.dice import derived_seed
from malavita.engine.luck import pick
from malavita.engine.match import Match
from malavita.games import GAMES

KNIZIA = GAMES["razzia_knizia"]
FOUR = ["soldier", "rookie", "rookie", "rookie"]


def plan_of(bots=FOUR, games=40, seed=7):
    return simulation_of(KNIZIA, bots=bots, games=games, seed=seed)


def same(one, other):
    pairs = [(getattr(one, name), getattr(other, name)) for name in one.__slots__]
    return all(np.array_equal(a, b) for a, b in pairs)


@pytest.fixture
def thinkers(monkeypatch):
    """Let those that search answer at random; the views they were given."""
    seen = []

    def choose(self, view, actions, luck):
        seen.append(view.copy())
        return int(actions[pick(luck, len(actions))])

    monkeypatch.setattr(bot.Bot, "choose", choose)
    return seen


def test_every_deal_is_played_in_every_rotation():
    played = play_deals(plan_of(), 2, 4)

    assert played.deals.tolist() == [2] * 4 + [3] * 4
    assert played.rotations.tolist() == [0, 1, 2, 3] * 2
    assert played.bots[:4].tolist() == [
        *([0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0])
    ]
    assert (played.lengths > 20).all()
    assert (played.won > 0).all()


def test_a_deal_is_the_match_with_its_seed(thinkers):
    play_deals(plan_of(["don"] * 4), 5, 6)

    cards = Match(KNIZIA, players=4, seed=derived_seed(7, 5))
    first = cards.observe(cards.actors[0])
    openings = [view for view in thinkers if view.beat == 0]
    assert len(openings) == 4
    assert all(view == first for view in openings)


def test_thinkers_are_asked_for_every_decision_of_theirs_and_no_other(thinkers):
    alone = play_deals(plan_of(["don", "don", "don", "don"]), 0, 1)
    assert len(thinkers) == alone.lengths.sum()

    thinkers.clear()
    mixed = play_deals(plan_of(["don", "rookie", "rookie", "rookie"]), 0, 1)
    assert 0 < len(thinkers) < mixed.lengths.sum() / 2


def test_every_seat_has_luck_of_its_own(monkeypatch):
    lucks = set()

    def choose(self, view, actions, luck):
        lucks.add(tuple(luck.tolist()))
        return int(actions[0])

    monkeypatch.setattr(bot.Bot, "choose", choose)
    play_deals(plan_of(["don"] * 4), 0, 2)
    assert len(lucks) == 2 * 4 * 4


@pytest.mark.parametrize("bots", [FOUR, ["don", "rookie", "soldier", "capo"]])
def test_neither_threads_nor_units_change_the_games(thinkers, bots):
    plan = plan_of(bots, games=1200 if bots is FOUR else 40)
    alone = list(play_here(plan, 1, Event()))
    several = list(play_here(plan, 3, Event()))

    assert len(alone) > 3
    assert all(same(a, b) for a, b in zip(alone, several, strict=True))
    assert same(alone[0], play_deals(plan, 0, len(alone[0].won) // 4))


def test_another_seed_gives_other_games():
    assert not same(play_deals(plan_of(), 0, 1), play_deals(plan_of(seed=8), 0, 1))


def test_who_is_told_to_stop_keeps_what_is_over(thinkers):
    stop = Event()
    games = play_here(plan_of(["don"] * 4, games=4000), 2, stop)
    first = next(games)
    stop.set()
    rest = list(games)

    assert len(first.won) == 4
    assert len(rest) < 20
    with pytest.raises(Stopped):
        play_deals(plan_of(), 0, 1, lambda: True)


def test_points_by_category_add_up_to_the_score():
    played = play_deals(plan_of(), 0, 3)
    assert played.sheets.shape == (12, 3, 4, 8)
    assert np.array_equal(played.sheets.sum(axis=(1, 3)), played.points)


def test_a_game_without_a_sheet_has_none():
    plan = tournament_of(GAMES["thieves"], bots=["rookie"], games=1, seed=1)
    assert play_deals(plan, 0, 1).sheets is None


def test_levels_have_the_policies_of_their_names():
    policies = [bot.bot_named(level, KNIZIA).policy for level in bot.LEVELS]
    assert policies == [policy.ROOKIE, policy.SOLDIER, policy.THINKER, policy.THINKER]
