"""A table in use in this process: changes are stored, clients are told, bots play.

The log in the database is the truth. A change is made on the table in memory, stored, and
only then told to clients. If it cannot be stored, or another process was faster, the
table is built again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import TypeVar

from malavita.engine.errors import TableError
from malavita.engine.event import Event
from malavita.server.bus import NOBODY
from malavita.server.errors import SetAside, Unavailable, UnknownTable
from malavita.server.logs import facts
from malavita.server.running.autoplay import Autoplay
from malavita.server.running.clock import now
from malavita.server.running.presence import Audience, Subscriber, encoder
from malavita.server.running.services import Services
from malavita.server.table import commands, entries, telling
from malavita.server.table.commands import SocketRequest
from malavita.server.table.listing import Listing, Result, listing_of, result_of
from malavita.server.table.state import Table
from malavita.wire.messages import (
    Change,
    Hint,
    HintAction,
    Play,
    Presence,
    Refused,
    Told,
)

log = logging.getLogger("malavita.session")

MAX_RACES = 8  # that a change may lose against other processes
MAX_MISSED = 60  # entries that are told one by one to a client that comes back ...
LONG = 2_000  # ... unless the log has so many that it takes long to read it again
RETRY = 1.0  # seconds

T = TypeVar("T")
MakeEntry = Callable[[Table, int], entries.Entry | None]  # None: there is nothing to do


class Session:
    """One table in this process, with its audience and its bots."""

    def __init__(self, table_id: str, services: Services) -> None:
        self.id = table_id
        self.table = Table(table_id)
        self.audience = Audience(table_id, services.bus)
        self.used = time.monotonic()
        self.aside: SetAside | None = None  # why the log cannot be replayed
        self._services = services
        self._autoplay = Autoplay(self, services)
        self._lock = asyncio.Lock()
        self._told = -1  # the version that all subscribers have
        self._dirty = False  # the table in memory may differ from its log
        self._following = False  # about to read what another process has added
        self._closed = False
        self._seats_changed = False  # since presence was worked out
        self._tasks: set[asyncio.Task[None]] = set()

    # The log.

    async def load(self) -> None:
        """Read the log."""
        async with self._lock:
            await self._catch_up()
            if self.table.version < 0:
                raise UnknownTable(table=self.id)
        self._services.metrics.add("tables", 1)
        self._seats_changed = False
        self.audience.gone = self.table.touched
        self._autoplay.give_grace()
        self._autoplay.go_on()

    def notice(self, version: int) -> None:
        """Follow the log in the background if another process is ahead."""
        if version > self.table.version and not self._following:
            self._following = True
            self.run_in_background(self.follow)

    async def follow(self) -> None:
        """Read and tell what other processes have added; try again if that fails."""
        try:
            async with self._lock:
                self._following = False
                await self._catch_up()
        except SetAside:
            return
        except TableError as error:
            log.info("%s: %s", self.id, error)
            self._follow_later()
        else:
            await self._settle()

    def _follow_later(self) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(RETRY, self.run_in_background, self.follow)

    def run_in_background(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Start a task that ends with the session."""
        if not self._closed:
            task = asyncio.create_task(work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self) -> None:
        """Apply and tell the entries that are in the log but not in memory."""
        self.check_usable()
        table = Table(self.id) if self._dirty else self.table
        found = await self._services.store.log.entries(self.id, table.version)
        self.table, self._dirty = table, False
        for text in found:
            known = self.table.version + 1 <= self._told
            viewers = () if known else self.audience.viewers(self.table)
            try:
                entry = self.table.read(text)
                if isinstance(entry, entries.Started):
                    self._services.compiler.check(self.table.opened.game)
                stories = self.table.replay(entry, viewers)
            except SetAside as error:
                self._set_aside(error)
                raise
            if not known:
                self._tell(entry, stories)

    def check_usable(self) -> None:
        """Refuse if the log cannot be replayed."""
        if self.aside is not None:
            raise self.aside.with_traceback(None)

    def _set_aside(self, error: SetAside) -> None:
        """Stop to use the table, and log the error once."""
        self.aside, self._dirty = SetAside(**error.values), True
        cause = error.__cause__
        # The text of a refusal may name hidden cards.
        why = cause.code if isinstance(cause, TableError) else repr(cause)
        log.error("%s: %s", error, why, extra=facts(table=self.id))
        for subscriber in self.audience.subscribers:
            subscriber.send(Refused(error.code, str(error), error.values))
        self.close()

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[Table]:
        """The table, which nothing else changes meanwhile."""
        async with self._lock:
            if self._dirty:
                await self._catch_up()
            yield self.table

    async def read(self) -> Table:
        """The table as it is stored."""
        async with self._lock:
            if self._dirty or self._services.shared:
                await self._catch_up()
            return self.table

    async def change(self, make: MakeEntry) -> int:
        """Make an entry and store it; returns the version that has it."""
        began = time.perf_counter()
        self.used = time.monotonic()
        async with self.locked():
            for _ in range(MAX_RACES):
                entry = await self._answer(make)
                if entry is None:
                    return self.table.version
                if await self._store(entry):
                    break
                await self._catch_up()
            else:
                raise Unavailable()
            version = self.table.version
        self._services.bus.announce(self.id, version)
        self._services.metrics.took(time.perf_counter() - began)
        await self._settle()
        return version

    async def _answer(self, ask: Callable[[Table, int], T]) -> T:
        """Ask the table; before it refuses, read what other processes have added."""
        try:
            return ask(self.table, now())
        except TableError:
            if not self._services.shared:
                raise
            await self._catch_up()
            return ask(self.table, now())

    async def _settle(self) -> None:
        """After changes: when seating has changed, work out again who is present."""
        if self._seats_changed:
            self._seats_changed = False
            await self._publish_presence()
        else:
            self._autoplay.go_on()

    async def _store(self, entry: entries.Entry) -> bool:
        """Apply an entry, store it, then tell it; False if another process was first."""
        was = self.table.status
        self._dirty = True  # until it is stored
        stories = self.table.apply(entry, self.audience.viewers(self.table))
        listing = result = None
        if telling.changes_table(entry) or self.table.status != was:
            listing = listing_of(self.table)
        if self.table.status == "over" != was:
            result = result_of(self.table)
        number, text = self.table.version, entries.write(entry)
        if not await self._append(number, text, listing, result):
            return False
        self._dirty = False
        self._tell(entry, stories)
        self._services.metrics.count("entries")
        if isinstance(entry, entries.Moved):
            self._services.metrics.count("moves")
        return True

    async def _append(
        self, number: int, text: str, listing: Listing | None, result: Result | None
    ) -> bool:
        store = self._services.store
        try:
            return await store.log.append(self.id, number, [text], listing, result)
        except TableError:
            self._follow_later()  # it may have been stored all the same
            raise

    # Subscribers.

    def _tell(self, entry: entries.Entry, stories: dict[int, list[Event]]) -> None:
        """Send the last entry to all subscribers, to each what its viewer may know."""
        table, subscribers = self.table, self.audience.subscribers
        self._told = table.version
        self._seats_changed |= telling.changes_table(entry)
        messages: dict[int | str | None, bytes | None] = {}
        viewers = self.audience.viewers(table)
        news = telling.news(table, entry, stories, viewers, now())
        same = isinstance(entry, entries.Moved) and table.status == "playing"
        for subscriber in subscribers:
            seat = telling.viewpoint(table, subscriber.guest)
            key = seat if same else subscriber.guest
            if key not in messages:
                change = telling.change(table, news, subscriber.guest)
                messages[key] = None if change is None else encoder.encode(change)
            message = messages[key]
            if message is not None:
                subscriber.send(message)

    async def subscribe(self, subscriber: Subscriber, since: int | None) -> None:
        """Add a client; it is sent what it missed since a version, or everything."""
        self.used = time.monotonic()
        async with self._lock:
            self.check_usable()
            if self._closed:
                raise Unavailable()
            ahead = (since or 0) > self.table.version
            if self._dirty or ahead or self._services.shared:
                await self._catch_up()
            for message in await self._missed(subscriber.guest, since):
                subscriber.send(message)
            self.audience.subscribers.add(subscriber)
            self._services.metrics.add("sockets", 1)
            if since is not None:  # a whole has it already
                subscriber.send(self.presence())
        await self._publish_presence()
        await self._give_back(subscriber.guest)

    async def _missed(self, guest: str | None, since: int | None) -> Iterable[Told]:
        version = self.table.version
        first = max(0, version - MAX_MISSED)
        if since is None or not first <= since <= version or version > LONG:
            return [telling.whole(self.table, guest, now(), self.presence())]
        missed: list[Change] = []
        if since == version:
            return missed
        past = Table(self.id)
        found = await self._services.store.log.entries(self.id)
        for number, text in enumerate(found[: version + 1]):
            told = number > since
            viewers = [telling.viewpoint(past, guest)] if told else []
            entry = past.read(text)
            stories = past.replay(entry, viewers)
            if not told:
                continue
            news = telling.news(past, entry, stories, viewers, now())
            change = telling.change(past, news, guest)
            if change is not None:
                missed.append(change)
        return missed

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a client whose connection is gone."""
        self.used = time.monotonic()
        if subscriber in self.audience.subscribers:
            self.audience.subscribers.remove(subscriber)
            self._services.metrics.add("sockets", -1)
        await self._publish_presence()

    def presence(self) -> Presence:
        """Who is connected, here and in other processes."""
        return self.audience.presence(self.table)

    async def _publish_presence(self) -> None:
        await self.audience.publish(self.table)
        await self.refresh_presence()

    async def renew_presence(self) -> None:
        """Tell the other processes again who is here, and notice those that are gone."""
        if self.audience.subscribers and self._services.shared:
            await self._publish_presence()

    async def refresh_presence(self) -> None:
        """Ask who is connected elsewhere, and tell the subscribers."""
        await self.audience.refresh()
        presence = self.presence()
        self.audience.send_presence(presence)
        self.audience.note_absence(self.table, presence)
        await self._end_pause()
        self._autoplay.go_on()

    async def _end_pause(self) -> None:
        """Go on with a game that has paused without clients, if there is one again."""
        gone = self.audience.gone
        if self.audience.is_empty or gone is None or not self.table.waits:
            return
        self.audience.gone = None
        self._autoplay.give_grace()
        if self.audience.elsewhere == NOBODY:  # else it did not pause
            await self._resume(gone)

    async def _resume(self, gone: int) -> None:
        try:
            await self.change(lambda table, at: commands.resume(table, gone, at))
        except TableError as error:
            log.info("%s: not resumed: %s", self.id, error)

    async def _give_back(self, guest: str | None) -> None:
        if guest is not None and self.table.bot_plays_for(guest):
            try:
                await self.change(lambda table, at: commands.give_back(table, guest, at))
            except TableError as error:
                log.info("%s: not given back: %s", self.id, error)

    # Requests of guests.

    async def handle(self, guest: str, name: str, request: SocketRequest) -> int:
        """Carry out a request of a guest; returns the version that has it."""
        made: entries.Entry | None

        def make(table: Table, at: int) -> entries.Entry | None:
            nonlocal made
            made = commands.entry_for(table, guest, name, request, at)
            return made

        while True:
            version = await self.change(make)
            if not (isinstance(request, Play) and isinstance(made, entries.GaveBack)):
                return version

    async def hint(self, guest: str, request_id: str) -> Hint:
        """Ask a bot what it would do with the view of the guest."""
        async with self.locked() as table:
            seat = await self._answer(lambda each, _: commands.check_hint(each, guest))
            beat, view = table.beat_of(seat), table.playing.observe(seat)
        bots, level = self._services.bots, self._services.settings.adviser
        thoughts = await bots.think(level, table.game, view, guest)
        told = zip(thoughts.actions, thoughts.visits, thoughts.values, strict=True)
        write = table.game.actions.write
        actions = [
            HintAction(write(a), int(n), [float(x) for x in v]) for a, n, v in told
        ]
        return Hint(request_id, beat, level, actions)

    # Whether it is needed.

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on: a client is connected, or it does not pause."""
        if self.aside is not None:
            return False
        return not self.audience.is_empty or not self.table.waits

    @property
    def idle(self) -> bool:
        """Whether it can be closed: unused, without clients, bots or a rated game."""
        goes_on = self.table.status == "playing" and not self.table.waits
        busy = (
            self.audience.subscribers or self._autoplay.is_thinking or self._lock.locked()
        )
        unused = time.monotonic() - self.used > self._services.settings.unload
        return unused and not (busy or goes_on)

    def close(self) -> None:
        """Stop; the log stays in the database."""
        self._closed = True
        self._services.metrics.add("tables", -1)
        self._autoplay.close()
        for task in self._tasks:
            task.cancel()
