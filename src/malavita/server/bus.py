"""What the processes of a server tell each other: which table is at which number.

No card and no word of a game goes over it, only "table t is at n" and who is connected
where. Whatever is lost on the way is found again in the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from malavita.server.telling import Company

log = logging.getLogger("malavita.bus")

CHANNEL = "malavita:tables"
GONE = 30  # seconds after which a process that says nothing more is gone
RETRY = 0.5  # seconds
PATIENCE = 2  # seconds for an answer of Redis

# A table, or None: look at all; and whether somebody came or went there.
Heard = Callable[[str | None, bool], Awaitable[None]]
HERE = "here"


class Bus(Protocol):
    """How a process hears of the others."""

    async def listen(self, heard: Heard) -> None: ...
    async def announce(self, table: str) -> None: ...
    async def present(self, table: str, company: Company) -> None: ...
    async def others(self, table: str) -> Company | None: ...
    async def close(self) -> None: ...


class Alone:
    """There is no other process."""

    async def listen(self, heard: Heard) -> None:
        """Nobody says anything."""

    async def announce(self, table: str) -> None:
        """Nobody listens."""

    async def present(self, table: str, company: Company) -> None:
        """Nobody asks."""

    async def others(self, table: str) -> Company:
        """Nobody is anywhere else."""
        return Company()

    async def close(self) -> None:
        """Nothing is open."""


class RedisBus:
    """The other processes, over Redis."""

    def __init__(self, url: str) -> None:
        self._me = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(
            url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 1),  # a line may be left from before Redis was away
            decode_responses=True,
        )
        # A listener waits for as long as nobody says anything.
        self._ear: Redis = Redis.from_url(
            url, health_check_interval=GONE, decode_responses=True
        )

    async def listen(self, heard: Heard) -> None:
        """Tell of every table that another process has changed, for ever."""
        while True:
            try:
                async with self._ear.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._pass_on(message["data"], heard)
                        else:  # subscribed, perhaps again: something may be missed
                            await heard(None, True)
            except (RedisError, OSError) as error:
                log.warning("redis: %s", error)
                await asyncio.sleep(RETRY)

    async def _pass_on(self, text: str, heard: Heard) -> None:
        sender, table, *what = text.split(" ")
        if sender != self._me:
            await heard(table, HERE in what)

    async def announce(self, table: str) -> None:
        """Another entry is stored."""
        try:
            await self._redis.publish(CHANNEL, f"{self._me} {table}")
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)

    async def present(self, table: str, company: Company) -> None:
        """Say who is connected here."""
        key = f"malavita:here:{table}"
        value = json.dumps([time.time(), company.here, company.watching])
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                pipeline.hset(key, self._me, value)
                pipeline.expire(key, GONE)
                pipeline.publish(CHANNEL, f"{self._me} {table} {HERE}")
                await pipeline.execute()
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)

    async def others(self, table: str) -> Company | None:
        """Who is connected elsewhere; None if nobody can tell."""
        try:
            found = await self._redis.hgetall(f"malavita:here:{table}")
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)
            return None
        here: set[int] = set()
        watching = 0
        for process, value in found.items():
            when, seats, watchers = json.loads(value)
            if process != self._me and time.time() - when < GONE:
                here |= set(seats)
                watching += watchers
        return Company(sorted(here), watching)

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()
        await self._ear.aclose()
