"""The registry of all sessions in this process: tables are opened, loaded and closed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress

from malavita.engine.errors import TableError
from malavita.server.errors import (
    HasRematch,
    NotCompiled,
    SetAside,
    TooManyTables,
    UnknownTable,
)
from malavita.server.running.clock import now
from malavita.server.running.codes import new_code, read_code
from malavita.server.running.services import Services
from malavita.server.running.session import RETRY, Session
from malavita.server.table import commands, entries
from malavita.server.table.clocks import SECOND
from malavita.server.table.listing import listing_of
from malavita.server.table.state import Table
from malavita.wire.messages import NewTable

log = logging.getLogger("malavita.registry")

SECRET_BYTES = 32
LEFT = 600  # seconds until a table is given up that all guests left before the game
POLL = 1.0  # seconds between two looks into the log while the bus is away


class Registry:
    """The sessions of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._sessions: dict[str, asyncio.Task[Session]] = {}
        self._tasks: list[asyncio.Task[object]] = []

    def start(self) -> None:
        """Start to listen to the other processes and to look after the sessions."""
        works = (self._listen, self._sweep, self._poll)
        self._tasks = [asyncio.create_task(_repeat(work)) for work in works]

    async def close(self) -> None:
        """Stop; everything is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for session in self.sessions():
            session.close()

    def sessions(self) -> list[Session]:
        """The sessions in memory, without tables that are set aside."""
        return [each for each in self._all() if each.aside is None]

    def _all(self) -> list[Session]:
        return [task.result() for task in self._sessions.values() if _is_ready(task)]

    async def session(self, code: str) -> Session:
        """The session of a table; loaded once, however many clients ask for it."""
        table_id = read_code(code)
        if table_id is None:
            raise UnknownTable(table=code)
        task = self._sessions.get(table_id)
        if task is None or (task.done() and not _is_ready(task)):
            task = self._sessions[table_id] = asyncio.create_task(self._load(table_id))
        try:
            session = await asyncio.shield(task)
        except TableError:
            if self._sessions.get(table_id) is task:
                del self._sessions[table_id]
            raise
        session.check_usable()
        session.used = time.monotonic()
        return session

    async def _load(self, table_id: str) -> Session:
        """A session; that of a table that is set aside is kept to refuse requests."""
        session = Session(table_id, self.services)
        with suppress(SetAside):
            await session.load()
        return session

    # New tables.

    async def open(self, new: NewTable, host: str) -> Session:
        """Open a table for a host."""
        opening = commands.open_table(new, host, secrets.token_hex(SECRET_BYTES), now())
        most = self.services.settings.tables_each
        try:
            return await self._create(opening, new.public, most)
        except TooManyTables:
            if not await self._give_up_deserted(host):
                raise
            return await self._create(opening, new.public, most)

    async def _give_up_deserted(self, host: str) -> bool:
        """Give up the oldest game of a host that all guests have left, if any."""
        for listing in reversed(await self.services.store.lists.tables_of(host)):
            if listing.host == host and listing.status == "playing":
                with suppress(NotCompiled, SetAside):
                    if await self._give_up_if_deserted(listing.table_id):
                        return True
        return False

    async def _give_up_if_deserted(self, table_id: str) -> bool:
        session = await self.session(table_id)
        await session.refresh_presence()
        deserted = session.table.deserted and session.audience.is_empty
        if deserted:
            await session.change(commands.expire_deserted)
        return deserted

    async def _create(
        self, opening: Sequence[entries.Entry], public: bool, most: int | None = None
    ) -> Session:
        """Store a new table under a code that no other table has."""
        table_id = new_code(public)
        while not await self._store(table_id, opening, most):
            table_id = new_code(public)
        return await self.session(table_id)

    async def _store(
        self, table_id: str, opening: Sequence[entries.Entry], most: int | None
    ) -> bool:
        """Store the first entries of a table; False if the code is taken."""
        table = Table(table_id)
        for entry in opening:
            table.apply(entry)
        texts = [entries.write(entry) for entry in opening]
        listing = listing_of(table)
        append = self.services.store.log.append
        return await append(table_id, 0, texts, listing, max_tables=most)

    async def rematch(self, table_id: str, guest: str) -> Session:
        """The session of the next game: the same one for all guests who ask.

        The new table is stored before the old one names it. If another request was
        faster, the new table is given up again.
        """
        session = await self.session(table_id)
        old = await session.read()
        try:
            commands.announce_rematch(old, guest, "", now())
            secret = secrets.token_hex(SECRET_BYTES)
            opening = commands.open_rematch(old, guest, secret, now())
            again = await self._create(opening, old.opened.public)
            try:
                await session.change(
                    lambda table, at: commands.announce_rematch(
                        table, guest, again.id, at
                    )
                )
            except HasRematch:
                await again.change(lambda _, at: entries.Expired(at))
                raise
        except HasRematch as found:
            return await self.session(found.values["table"])
        return again

    # What other processes say; see bus.Listener.

    async def _listen(self) -> None:
        await self.services.bus.listen(self)

    def _loaded(self, table_id: str) -> Session | None:
        task = self._sessions.get(table_id)
        return task.result() if task is not None and _is_ready(task) else None

    def changed(self, table_id: str, version: int) -> None:
        """Another process has stored an entry of a table."""
        session = self._loaded(table_id)
        if session is not None:
            session.notice(version)

    def presence_changed(self, table_id: str) -> None:
        """A client of another process has connected or gone."""
        session = self._loaded(table_id)
        if session is not None:
            session.run_in_background(session.refresh_presence)

    def missed(self) -> None:
        """Messages from or to other processes may be lost."""
        task = asyncio.create_task(_log_failure(self._synchronise))
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _synchronise(self) -> None:
        for session in self.sessions():
            await session.renew_presence()
        await self._follow_missed()

    async def _follow_missed(self) -> None:
        """Follow the tables whose announcements were lost."""
        sessions = {each.id: each for each in self.sessions()}
        watched = [key for key, each in sessions.items() if each.audience.subscribers]
        if self.services.shared and watched:
            versions = await self.services.store.log.versions(watched)
            for table_id, version in versions.items():
                if version > sessions[table_id].table.version:
                    await sessions[table_id].follow()

    # Looking after the sessions.

    async def _poll(self) -> None:
        """Look into the log as long as the bus is away."""
        while True:
            await asyncio.sleep(POLL)
            if self.services.bus.away:
                await self._follow_missed()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.services.settings.sweep)
            await self._sweep_once()

    async def _sweep_once(self) -> None:
        for session in self.sessions():
            if session.idle:
                session.close()
                del self._sessions[session.id]
            else:
                await session.renew_presence()
        await self._follow_missed()
        expire = self.services.settings.expire
        before = now() - int(SECOND * expire)
        left_before = now() - int(SECOND * min(expire, LEFT))
        aside = [session.id for session in self._all() if session.aside is not None]
        lists = self.services.store.lists
        for table_id in await lists.idle_tables(before, left_before, aside):
            try:
                await self._expire(table_id, before, left_before)
            except SetAside:  # which is logged once
                continue
            except NotCompiled as error:
                log.info("%s: %s", table_id, error)

    async def _expire(self, table_id: str, before: int, left_before: int) -> None:
        """Give up an idle table, unless it is still in use."""
        session = await self.session(table_id)
        await session.refresh_presence()
        lists = self.services.store.lists
        if not session.audience.is_empty:
            await lists.touch(table_id, now())
            return
        try:
            limit = before if session.table.host else left_before
            await session.change(lambda each, at: commands.expire(each, limit, at))
        except TableError:
            await lists.touch(table_id, session.table.active_until)


async def _repeat(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run work that never ends; start it again when it fails."""
    while not await _log_failure(work):
        await asyncio.sleep(RETRY)


async def _log_failure(work: Callable[[], Coroutine[None, None, None]]) -> bool:
    """Run some work; False if it has failed, which is logged."""
    try:
        await work()
    except TableError as error:
        log.info("%s: %s", work.__name__, error)
    except Exception:
        log.exception("%s", work.__name__)
    else:
        return True
    return False


def _is_ready(task: asyncio.Task[Session]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
