"""The levels are in order: small and certain here, measured by make strength."""

from threading import Event

import pytest

from malavita.arena.measure import Tally
from malavita.arena.plan import simulation_of
from malavita.arena.threads import play_here


@pytest.mark.parametrize("better", ["soldier", "capo:60"])
def test_a_better_bot_beats_rookies(game, better):
    """A quarter of the games would be equal."""
    bots = [better, "rookie", "rookie", "rookie"]
    plan = simulation_of(game, bots=bots, games=60, seed=1)
    tally = Tally(plan)
    for played in play_here(plan, 1, Event()):
        tally.add(played)

    assert tally.measured(1).bots[0].win_share > 0.4
