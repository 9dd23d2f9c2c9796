"""Games of a plan, played on the threads of this process."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

from malavita.arena.plan import Plan
from malavita.arena.playing import Played, Stopped, play_deals

DEALS_A_UNIT = 64  # with bots that do not search; otherwise every deal is a unit
AHEAD = 2  # units in the queue for each worker

Unit = tuple[int, int]  # the deals in range(*unit)


def units_of(plan: Plan) -> Iterator[Unit]:
    """The deals of a plan in units of work."""
    size = 1 if plan.is_slow else DEALS_A_UNIT
    for first in range(0, plan.deals, size):
        yield first, min(first + size, plan.deals)


def play_here(plan: Plan, workers: int, stop: Event) -> Iterator[Played]:
    """Play all games on threads and yield each unit, until the stop event is set."""
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
