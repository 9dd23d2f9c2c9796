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
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from malavita.server.logs import LONGEST
from malavita.server.telling import Company

log = logging.getLogger("malavita.bus")

CHANNEL = "malavita:tables"
GONE = 30  # seconds after which a process that says nothing more is gone
RETRY = 0.5  # seconds
PATIENCE = 2  # seconds for an answer of Redis
PULSE = 5  # seconds between two words to all, our own ear too
DEAF = 2 * PULSE + PATIENCE  # seconds after which an ear that heard nothing is deaf
HERE = "here"  # instead of a number: somebody came or went
ALIVE = "alive"  # instead of a table


class Listener(Protocol):
    """Who is told what other processes say."""

    def changed(self, table: str, version: int) -> None:
        """Another process has stored an entry of a table."""

    def gathered(self, table: str) -> None:
        """Somebody came to a table, or went, at another process."""

    def missed(self) -> None:
        """Something may not have been heard."""


class Bus(Protocol):
    """How a process hears of the others."""

    away: bool  # nobody hears anything

    async def listen(self, listener: Listener) -> None: ...
    def announce(self, table: str, version: int) -> None: ...
    async def present(self, table: str, company: Company) -> None: ...
    async def others(self, tables: Sequence[str]) -> list[Company] | None: ...
    async def close(self) -> None: ...


class Alone:
    """There is no other process."""

    away = False

    async def listen(self, listener: Listener) -> None:
        """Nobody says anything."""

    def announce(self, table: str, version: int) -> None:
        """Nobody listens."""

    async def present(self, table: str, company: Company) -> None:
        """Nobody asks."""

    async def others(self, tables: Sequence[str]) -> list[Company]:
        """Nobody is anywhere else."""
        return [Company() for _ in tables]

    async def close(self) -> None:
        """Nothing is open."""


class RedisBus:
    """The other processes, over Redis.

    While it is away nothing is asked of it, so that nobody waits for it, and what is
    said is lost.
    """

    def __init__(self, url: str) -> None:
        self.away = False
        self._me = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(
            url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 1),  # a line may be left from before Redis was away
            decode_responses=True,
        )
        # A listener waits for as long as nobody says anything; see _patiently.
        self._ear: Redis = Redis.from_url(url, decode_responses=True)
        self._news: dict[str, int] = {}  # to be announced: by table its number
        self._has_news = asyncio.Event()

    async def listen(self, listener: Listener) -> None:
        """Hear the others and speak to them, for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._hear(listener))
            group.create_task(self._speak())
            group.create_task(self._feel_pulse(listener))

    async def _hear(self, listener: Listener) -> None:
        while True:
            try:
                async with self._ear.pubsub() as channel, _patiently() as heard:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        heard()
                        if message["type"] == "message":
                            self._pass_on(str(message["data"]), listener)
                        else:  # subscribed, perhaps again: something may be missed
                            listener.missed()
            except (RedisError, OSError) as error:
                self._lose(error)
                await asyncio.sleep(RETRY)

    def _pass_on(self, text: str, listener: Listener) -> None:
        match text.split(" "):
            case [self._me, *_] | [_, "alive"]:
                return
            case [_, table, what] if what == HERE:
                listener.gathered(table)
            case [_, table, version] if version.isdigit():
                listener.changed(table, int(version))
            case _:
                log.warning("not understood: %s", text[:LONGEST])

    async def _speak(self) -> None:
        """Announce all at once that waits to be announced."""
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            news, self._news = self._news, {}
            pipeline = self._redis.pipeline(transaction=False)
            for table, version in news.items():
                pipeline.publish(CHANNEL, f"{self._me} {table} {version}")
            await self._ask(pipeline)

    async def _feel_pulse(self, listener: Listener) -> None:
        """See whether Redis passes on what is said, or does so again."""
        while True:
            await asyncio.sleep(RETRY if self.away else PULSE)
            try:
                await self._redis.publish(CHANNEL, f"{self._me} {ALIVE}")
            except (RedisError, OSError) as error:
                self._lose(error)
                continue
            if self.away:
                self.away = False
                log.warning("redis is back")
                listener.missed()

    def _lose(self, error: Exception) -> None:
        if not self.away:
            log.warning("redis is away: %s", str(error) or "it does not answer")
        self.away = True

    async def _ask(self, pipeline: Pipeline) -> list[Any] | None:
        """What Redis answers; None if it is away."""
        if self.away:
            return None
        try:
            return await pipeline.execute()
        except (RedisError, OSError) as error:
            self._lose(error)
            return None

    def announce(self, table: str, version: int) -> None:
        """Another entry is stored; said as soon as possible, and nobody waits for it."""
        self._news[table] = version
        self._has_news.set()

    async def present(self, table: str, company: Company) -> None:
        """Say who is connected here."""
        key = _here(table)
        value = json.dumps([time.time(), company.here, company.watching])
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.hset(key, self._me, value)
        pipeline.expire(key, GONE)
        pipeline.publish(CHANNEL, f"{self._me} {table} {HERE}")
        await self._ask(pipeline)

    async def others(self, tables: Sequence[str]) -> list[Company] | None:
        """Who is connected elsewhere to each of these tables; None if nobody can tell."""
        pipeline = self._redis.pipeline(transaction=False)
        for table in tables:
            pipeline.hgetall(_here(table))
        found = await self._ask(pipeline)
        return None if found is None else [self._company(each) for each in found]

    def _company(self, said: dict[str, str]) -> Company:
        """Who is connected to a table at other processes that still speak."""
        here: set[int] = set()
        watching = 0
        for process, value in said.items():
            when, seats, watchers = json.loads(value)
            if process != self._me and time.time() - when < GONE:
                here |= set(seats)
                watching += watchers
        return Company(sorted(here), watching)

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()
        await self._ear.aclose()


@asynccontextmanager
async def _patiently() -> AsyncIterator[Callable[[], None]]:
    """Wait as long as something is heard from time to time, and no longer.

    A line that was cut without a word stays silent for ever.
    """
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(DEAF) as limit:
        yield lambda: limit.reschedule(loop.time() + DEAF)


def _here(table: str) -> str:
    return f"malavita:here:{table}"
