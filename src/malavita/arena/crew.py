"""Many hands: the units of a plan, shared out among the threads of this machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

from malavita.arena.plan import Plan
from malavita.arena.tables import Played, Stopped, play_deals

DEALS_A_UNIT = 64  # of bots that answer at once; with others every deal is a unit
AHEAD = 2  # units for every worker that are under way or wait for it

Unit = tuple[int, int]  # the deals from the first number to before the second


def units_of(plan: Plan) -> Iterator[Unit]:
    """The deals of a plan in parts, each of them enough work for a while."""
    size = 1 if plan.is_slow else DEALS_A_UNIT
    for first in range(0, plan.deals, size):
        yield first, min(first + size, plan.deals)


def play_here(plan: Plan, workers: int, stop: Event) -> Iterator[Played]:
    """All games, unit after unit; when told to stop, those that are over."""
    waiting: deque[Future[Played]] = deque()
    with ThreadPoolExecutor(workers) as pool:
        try:
            for first, last in units_of(plan):
                unit = pool.submit(play_deals, plan, first, last, stop.is_set)
                waiting.append(unit)
                if len(waiting) > AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except Stopped:
            return
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
