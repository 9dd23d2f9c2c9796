"""The bus between the processes of a server: table versions and presence.

No card and no word of a game goes over it, only "table t is at version n" and which seats
are connected where. What is lost on the way is found again in the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from malavita.server.logs import MAX_FACT
from malavita.wire.messages import Presence

log = logging.getLogger("malavita.bus")

CHANNEL = "malavita:tables"
GONE = 30  # seconds after which a silent process is taken for dead
RETRY = 0.5  # seconds
PATIENCE = 2  # seconds to wait for an answer of Redis
PULSE = 5  # seconds between two messages to all, also to our own subscriber
SILENCE = 2 * PULSE + PATIENCE  # seconds after which a subscription is taken for dead
HERE = "here"  # instead of a version: presence has changed
ALIVE = "alive"  # instead of a table
NOBODY = Presence([], 0)
SCHEMES = ("redis://", "rediss://", "unix://")


class Listener(Protocol):
    """The receiver of what other processes say."""

    def changed(self, table_id: str, version: int) -> None:
        """Another process has stored an entry of a table."""

    def presence_changed(self, table_id: str) -> None:
        """A client of another process has connected or gone."""

    def missed(self) -> None:
        """Messages from or to other processes may be lost."""


class Bus(Protocol):
    """The bus as a process uses it."""

    away: bool  # no message gets through

    async def listen(self, listener: Listener) -> None: ...
    def announce(self, table_id: str, version: int) -> None: ...
    async def publish_presence(self, table_id: str, presence: Presence) -> None: ...
    async def presence_elsewhere(
        self, table_ids: Sequence[str]
    ) -> list[Presence] | None: ...
    async def close(self) -> None: ...


class LocalBus:
    """The bus of a server with one process: there is no other."""

    away = False

    async def listen(self, listener: Listener) -> None:
        """Return at once: no other process says anything."""

    def announce(self, table_id: str, version: int) -> None:
        """Do nothing: no other process listens."""

    async def publish_presence(self, table_id: str, presence: Presence) -> None:
        """Do nothing: no other process asks."""

    async def presence_elsewhere(self, table_ids: Sequence[str]) -> list[Presence]:
        """Nobody, for each of the tables."""
        return [NOBODY] * len(table_ids)

    async def close(self) -> None:
        """Do nothing: no connection is open."""


class RedisBus:
    """The bus over Redis.

    While Redis is away nothing is asked of it, so that no table waits for it, and
    messages are lost.
    """

    def __init__(self, url: str) -> None:
        self.away = False
        self._me = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(
            url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(
                NoBackoff(), 1
            ),  # a connection may be left from before it was away
            decode_responses=True,
        )
        # A subscription has its own time limit; see _limit_silence.
        self._subscriber: Redis = Redis.from_url(url, decode_responses=True)
        self._news: dict[str, int] = {}  # to be announced: versions by table
        self._has_news = asyncio.Event()

    async def listen(self, listener: Listener) -> None:
        """Listen to the other processes and speak to them, until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._receive(listener))
            group.create_task(self._publish())
            group.create_task(self._check_redis(listener))

    async def _receive(self, listener: Listener) -> None:
        while True:
            try:
                async with (
                    self._subscriber.pubsub() as channel,
                    _limit_silence() as heard,
                ):
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        heard()
                        if message["type"] == "message":
                            self._dispatch(str(message["data"]), listener)
                        else:  # subscribed, perhaps again: messages may be lost
                            listener.missed()
            except (RedisError, OSError) as error:
                self._lose(error)
                await asyncio.sleep(RETRY)

    def _dispatch(self, text: str, listener: Listener) -> None:
        match text.split(" "):
            case [self._me, *_] | [_, "alive"]:
                return
            case [_, table, what] if what == HERE:
                listener.presence_changed(table)
            case [_, table, version] if version.isdigit():
                listener.changed(table, int(version))
            case _:
                log.warning("not understood: %s", text[:MAX_FACT])

    async def _publish(self) -> None:
        """Announce the versions that wait for it, all at once."""
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            news, self._news = self._news, {}
            pipeline = self._redis.pipeline(transaction=False)
            for table, version in news.items():
                pipeline.publish(CHANNEL, f"{self._me} {table} {version}")
            await self._execute(pipeline)

    async def _check_redis(self, listener: Listener) -> None:
        """Check from time to time whether Redis passes messages on."""
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

    async def _execute(self, pipeline: Pipeline) -> list[Any] | None:
        """Run some commands; None if Redis is away."""
        if self.away:
            return None
        try:
            return await pipeline.execute()
        except (RedisError, OSError) as error:
            self._lose(error)
            return None

    def announce(self, table_id: str, version: int) -> None:
        """Announce the version of a table soon; the caller does not wait for it."""
        self._news[table_id] = version
        self._has_news.set()

    async def publish_presence(self, table_id: str, presence: Presence) -> None:
        """Tell the other processes who is connected here."""
        key = _key(table_id)
        value = json.dumps([time.time(), presence.here, presence.watching])
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.hset(key, self._me, value)
        pipeline.expire(key, GONE)
        pipeline.publish(CHANNEL, f"{self._me} {table_id} {HERE}")
        await self._execute(pipeline)

    async def presence_elsewhere(self, table_ids: Sequence[str]) -> list[Presence] | None:
        """Who is connected to other processes, by table; None if Redis is away."""
        pipeline = self._redis.pipeline(transaction=False)
        for table_id in table_ids:
            pipeline.hgetall(_key(table_id))
        found = await self._execute(pipeline)
        return None if found is None else [self._merge(each) for each in found]

    def _merge(self, published: dict[str, str]) -> Presence:
        """The presence of a table in all other processes that are alive."""
        here: set[int] = set()
        watching = 0
        for process, value in published.items():
            when, seats, watchers = json.loads(value)
            if process != self._me and time.time() - when < GONE:
                here |= set(seats)
                watching += watchers
        return Presence(sorted(here), watching)

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()
        await self._subscriber.aclose()


@asynccontextmanager
async def _limit_silence() -> AsyncIterator[Callable[[], None]]:
    """Time out when nothing is received for too long; the callback resets the limit.

    A connection that was cut without notice would stay silent for ever.
    """
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(SILENCE) as limit:
        yield lambda: limit.reschedule(loop.time() + SILENCE)


def _key(table_id: str) -> str:
    return f"malavita:here:{table_id}"


class BadAddress(Exception):
    """Why an address of Redis is refused."""


def check_address(text: str) -> None:
    """Raise BadAddress if no Redis can have this address."""
    if not text.startswith(SCHEMES):
        raise BadAddress(f"it begins with {' or '.join(SCHEMES)}")
    try:
        _check_number(text)
        # Only this checks the parameters; it does not connect yet, and has no types.
        ConnectionPool.from_url(text).make_connection()  # type: ignore[no-untyped-call]
    except TypeError:
        raise BadAddress("it has a parameter that Redis does not know") from None
    except ValueError:  # whose text may show part of the password
        raise BadAddress("it is written redis://USER:PASSWORD@HOST:PORT/NUMBER") from None


def _check_number(redis: str) -> None:
    """Refuse a database that is not a number: Redis would take the first one."""
    parts = urlsplit(redis)
    if parts.scheme != "unix" and not re.fullmatch("/?[0-9]*", parts.path):
        raise ValueError
