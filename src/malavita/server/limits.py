"""How often somebody may do something: buckets that fill again with time."""

from __future__ import annotations

import time
from math import ceil

from malavita.server.errors import TooFast
from malavita.server.settings import Rate

FORGET = 10_000  # buckets, before the full ones are thrown away the first time


class Limit:
    """One bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}  # what is left, and since when
        self._forget_at = FORGET

    def check(self, key: str) -> None:
        """Take one from a bucket, or refuse."""
        left, now = self.look(key), time.monotonic()
        if len(self._buckets) >= self._forget_at:
            self._forget(now)
            self._forget_at = max(FORGET, 2 * len(self._buckets))
        self._buckets[key] = (left - 1, now)

    def look(self, key: str) -> float:
        """What is left in a bucket; refuse if there is nothing."""
        left = self._left(key, time.monotonic())
        if left < 1:
            raise TooFast(seconds=ceil((1 - left) / self._rate.second))
        return left

    def _left(self, key: str, now: float) -> float:
        left, since = self._buckets.get(key, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - since) * self._rate.second)

    def _forget(self, now: float) -> None:
        full = self._rate.burst
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if self._left(key, now) < full
        }
