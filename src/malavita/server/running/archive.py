"""Replays of games, made one at a time on a thread, so that tables are not held up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from malavita.server.errors import Busy

MAX_WAITING = 32  # requests
RETRY_AFTER = 5  # seconds

T = TypeVar("T")


class Archive:
    """A thread for replays, and the requests that wait for it."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Run work that takes long, after the work that came before."""
        if self._waiting >= MAX_WAITING:
            raise Busy(seconds=RETRY_AFTER)
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
