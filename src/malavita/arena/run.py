"""Run a plan and measure it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import Protocol

from malavita.arena.measure import Measurement, Tally
from malavita.arena.plan import Plan
from malavita.arena.playing import Played


class Listener(Protocol):
    """A consumer of all games, such as ratings or rows."""

    def add(self, played: Played) -> None: ...


def measure(
    plan: Plan,
    games: Iterable[Played],
    *,
    listeners: Sequence[Listener] = (),
    progress: Callable[[int], None] = lambda games: None,
) -> Measurement:
    """Measure games as they come in; progress gets the number of new games."""
    tally = Tally(plan)
    start = perf_counter()
    for played in games:
        tally.add(played)
        for listener in listeners:
            listener.add(played)
        progress(len(played.won))
    return tally.measured(perf_counter() - start)
