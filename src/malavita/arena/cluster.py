"""Games of a plan, played on a Ray cluster."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging import ERROR
from socket import create_connection
from threading import Event
from typing import Any

from malavita.arena.plan import Plan
from malavita.arena.playing import Played, play_deals
from malavita.arena.threads import AHEAD, units_of

RETRIES = 5  # of a unit whose worker died
PATIENCE = 0.2  # seconds between two checks of the stop event
CONNECT_TIMEOUT = 5  # seconds

# Turn off Ray's usage reports and a warning about GPU settings.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray  # noqa: E402 (it reads its environment when it is imported)


@contextmanager
def cluster(address: str, workers: int) -> Iterator[None]:
    """Connect to Ray at an address, or start it on this machine ("local")."""
    check_connection(address)
    here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False}
    ray.init(
        address=address,
        log_to_driver=False,
        logging_level=ERROR,
        **(here if address == "local" else {}),
    )
    try:
        yield
    finally:
        ray.shutdown()


def check_connection(address: str) -> None:
    """Fail quickly if there is no cluster: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            create_connection((host, int(port)), CONNECT_TIMEOUT).close()
        except OSError as error:
            raise ConnectionError(error.strerror or str(error)) from None


def play_there(
    plan: Plan, stop: Event, play: Callable[..., Played] = play_deals
) -> Iterator[Played]:
    """Play all games on the cluster and yield each unit, until the stop event is set."""
    task = ray.remote(play).options(max_retries=RETRIES)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray says no types
    ahead = AHEAD * max(1, int(resources.get("CPU", 1)))
    plans = ray.put(plan)
    waiting: deque[Any] = deque()
    for first, last in units_of(plan):
        waiting.append(task.remote(plans, first, last))
        if len(waiting) > ahead:
            yield from _next_of(waiting, stop)
        if stop.is_set():
            return
    while waiting and not stop.is_set():
        yield from _next_of(waiting, stop)


def _next_of(waiting: deque[Any], stop: Event) -> Iterator[Played]:
    """Wait for the first unit of the queue, unless the stop event is set."""
    while not stop.is_set():
        done, _ = ray.wait([waiting[0]], timeout=PATIENCE)
        if done:
            yield ray.get(waiting.popleft())
            return
