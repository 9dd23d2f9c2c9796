"""Limits: how often a guest or an address may do something."""

from __future__ import annotations

import time
from collections import Counter
from math import ceil

from malavita.server.errors import TooFast, TooManySockets
from malavita.server.settings import Rate, Settings

FORGET = 10_000  # buckets, before full ones are dropped for the first time


class Limit:
    """A token bucket for each key, which fills again with time."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}  # what is left, and since when
        self._forget_at = FORGET

    def check(self, key: str) -> None:
        """Take one from the bucket of a key, or refuse."""
        left, now = self.look(key), time.monotonic()
        if len(self._buckets) >= self._forget_at:
            self._forget(now)
            self._forget_at = max(FORGET, 2 * len(self._buckets))
        self._buckets[key] = (left - 1, now)

    def look(self, key: str) -> float:
        """What is left in the bucket of a key; refuse if there is nothing."""
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


class Limits:
    """All limits of a process, as its settings have them."""

    def __init__(self, settings: Settings) -> None:
        self._sockets: Counter[str] = Counter()
        self._sockets_each = settings.sockets_each
        self.requests = Limit(settings.requests)
        self.messages = Limit(settings.messages)
        self.chat = Limit(settings.chat)
        self.hints = Limit(settings.hints)
        self.new_guests = Limit(settings.new_guests)
        self.wrong_codes = Limit(settings.wrong_codes)

    def add_socket(self, key: str) -> None:
        """Count one more socket of a guest or an address, or refuse."""
        if self._sockets[key] >= self._sockets_each:
            raise TooManySockets(limit=self._sockets_each)
        self._sockets[key] += 1

    def remove_socket(self, key: str) -> None:
        """Count one socket less."""
        self._sockets[key] -= 1
        if not self._sockets[key]:
            del self._sockets[key]
