"""Old games are told again one after the other, so that the tables go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from malavita.server.errors import Busy

WAITING = 32  # who may wait to be told something
PATIENCE = 5  # seconds, after which it may be tried again

T = TypeVar("T")


class Archive:
    """One thread, and who waits for it."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def tell(self, work: Callable[[], T]) -> T:
        """Do what takes long, in its turn."""
        if self._waiting >= WAITING:
            raise Busy(seconds=PATIENCE)
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
