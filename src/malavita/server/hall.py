"""All tables that are in use in this process, and how one comes to a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence

from malavita.engine.errors import TableError
from malavita.server import entries
from malavita.server.codes import new_code, read_code
from malavita.server.errors import (
    HasRematch,
    NewerTable,
    NotCompiled,
    TooManyTables,
    UnknownTable,
)
from malavita.server.live import RETRY, House, Live, now
from malavita.server.shelf import card_of
from malavita.server.table import SECOND, Table, opening
from malavita.wire.messages import NewTable

log = logging.getLogger("malavita.hall")

SECRET_BYTES = 32
LEFT = 600  # seconds until a table is given up that all have left before the game
DEAF = 1.0  # seconds between two looks into the log when processes cannot be heard


class Hall:
    """The tables of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, asyncio.Task[Live]] = {}
        self._tasks: list[asyncio.Task[object]] = []

    def begin(self) -> None:
        """Listen to the other processes, and look after the tables from now on."""
        works = (self._listen, self._sweep, self._look_closer)
        self._tasks = [asyncio.create_task(_for_ever(work)) for work in works]

    async def close(self) -> None:
        """Stop; everything is stored anyway."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives():
            live.close()

    def lives(self) -> list[Live]:
        """The tables in memory."""
        return [task.result() for task in self._tables.values() if _is_ready(task)]

    async def live(self, code: str) -> Live:
        """A table by its code; loaded only once, however many ask at the same time."""
        table = read_code(code)
        if table is None:
            raise UnknownTable(table=code)
        task = self._tables.get(table)
        if task is None or (task.done() and not _is_ready(task)):
            task = self._tables[table] = asyncio.create_task(self._load(table))
        try:
            live = await asyncio.shield(task)
        except TableError:
            if self._tables.get(table) is task:
                del self._tables[table]
            raise
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> Live:
        live = Live(table, self.house)
        await live.load()
        return live

    # Coming to a table.

    async def open(self, new: NewTable, host: str) -> Live:
        """Somebody opens a table."""
        begun = opening(new, host, secrets.token_hex(SECRET_BYTES), now())
        most = self.house.settings.tables_each
        try:
            return await self._name(begun, new.public, most)
        except TooManyTables:
            if not await self._give_up_deserted(host):
                raise
            return await self._name(begun, new.public, most)

    async def _give_up_deserted(self, host: str) -> bool:
        """Give up the oldest game of a host to which nobody has come back, if any."""
        for card in reversed(await self.house.store.tables_of(host)):
            if card.host == host and card.status == "playing":
                live = await self.live(card.table)
                await live.look_around()
                if live.table.deserted and not live.is_attended:
                    await live.change(_give_up)
                    return True
        return False

    async def _name(
        self, begun: Sequence[entries.Entry], public: bool, most: int | None = None
    ) -> Live:
        """Open a table under a name that no other has."""
        table = new_code(public)
        while not await self._put(table, begun, most):
            table = new_code(public)
        return await self.live(table)

    async def _put(
        self, table: str, begun: Sequence[entries.Entry], most: int | None
    ) -> bool:
        """Store how a table begins; False if there is one of this name already."""
        fresh = Table(table)
        for entry in begun:
            fresh.add(entry)
        texts = [entries.write(entry) for entry in begun]
        return await self.house.store.append(table, 0, texts, card_of(fresh), most=most)

    async def rematch(self, table: str, guest: str) -> Live:
        """The table of the next game: the same one for all who ask.

        It is there before anybody hears of it; if somebody else was first after all,
        it is given up.
        """
        live = await self.live(table)
        old = await live.read()
        try:
            old.play_again(guest, "", now())
            begun = old.again(guest, secrets.token_hex(SECRET_BYTES), now())
            again = await self._name(begun, old.opened.public)
            try:
                await live.change(lambda old, at: old.play_again(guest, again.id, at))
            except HasRematch:
                await again.change(lambda _, at: entries.Expired(at))
                raise
        except HasRematch as had:
            return await self.live(had.values["table"])
        return again

    # Looking after the tables.

    async def _listen(self) -> None:
        await self.house.bus.listen(self)

    def _here(self, table: str) -> Live | None:
        task = self._tables.get(table)
        return task.result() if task is not None and _is_ready(task) else None

    def changed(self, table: str, version: int) -> None:
        """Another process has stored an entry of a table."""
        live = self._here(table)
        if live is not None:
            live.notice(version)

    def gathered(self, table: str) -> None:
        """Somebody came to a table, or went, at another process."""
        live = self._here(table)
        if live is not None:
            live.do(live.look_around)

    def missed(self) -> None:
        """What other processes said, or this one to them, may be lost."""
        task = asyncio.create_task(_saying_why(self._agree))
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _agree(self) -> None:
        for live in self.lives():
            await live.stay()
        await self._find_unheard()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.house.settings.sweep)
            await self._look_after_all()

    async def _look_closer(self) -> None:
        """Look into the log as long as other processes cannot be heard."""
        while True:
            await asyncio.sleep(DEAF)
            if self.house.bus.away:
                await self._find_unheard()

    async def _look_after_all(self) -> None:
        for live in self.lives():
            if live.idle:
                live.close()
                del self._tables[live.id]
            else:
                await live.stay()
        await self._find_unheard()
        expire = self.house.settings.expire
        before = now() - int(SECOND * expire)
        left_before = now() - int(SECOND * min(expire, LEFT))
        for table in await self.house.store.idle_tables(before, left_before):
            try:
                await self._expire(table, before, left_before)
            except (NewerTable, NotCompiled) as error:
                log.info("%s: %s", table, error)

    async def _find_unheard(self) -> None:
        """Follow those tables of which an announcement was lost."""
        lives = {live.id: live for live in self.lives() if live.ears}
        if self.house.settings.redis is not None and lives:
            versions = await self.house.store.versions(list(lives))
            for table, version in versions.items():
                if version > lives[table].table.version:
                    await lives[table].follow()

    async def _expire(self, table: str, before: int, left_before: int) -> None:
        live = await self.live(table)
        await live.look_around()
        if live.is_attended:
            await self.house.store.dust_off(table, now())
            return
        try:
            limit = before if live.table.host else left_before
            await live.change(lambda each, at: each.expire(limit, at))
        except TableError:
            await self.house.store.dust_off(table, live.table.kept_until)


def _give_up(table: Table, at: int) -> entries.Expired | None:
    return entries.Expired(at) if table.deserted else None  # he may have come after all


async def _for_ever(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Do something that never ends, whatever goes wrong on the way."""
    while not await _saying_why(work):
        await asyncio.sleep(RETRY)


async def _saying_why(work: Callable[[], Coroutine[None, None, None]]) -> bool:
    """Do something; if it fails, the log says why."""
    try:
        await work()
    except TableError as error:
        log.info("%s: %s", work.__name__, error)
    except Exception:
        log.exception("%s", work.__name__)
    else:
        return True
    return False


def _is_ready(task: asyncio.Task[Live]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
