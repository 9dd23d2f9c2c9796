"""All tables that are in use in this process, and how one comes to a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence

from malavita.engine.errors import TableError
from malavita.server import entries
from malavita.server.codes import new_code, read_code
from malavita.server.errors import HasRematch, UnknownTable
from malavita.server.live import House, Live, card_of, now
from malavita.server.table import SECOND, Table, opening
from malavita.wire.messages import NewTable

log = logging.getLogger("malavita.hall")

SECRET_BYTES = 32


class Hall:
    """The tables of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, asyncio.Task[Live]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Listen to the other processes, and look after the tables from now on."""
        heard = self.house.bus.listen(self._hear)
        self._tasks = [asyncio.create_task(heard), asyncio.create_task(self._sweep())]

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
            return await asyncio.shield(task)
        except TableError:
            self._tables.pop(table, None)
            raise

    async def _load(self, table: str) -> Live:
        live = Live(table, self.house)
        await live.load()
        return live

    # Coming to a table.

    async def open(self, new: NewTable, host: str) -> Live:
        """Somebody opens a table."""
        begun = opening(new, host, secrets.token_hex(SECRET_BYTES), now())
        return await self._name(begun, new.public, self.house.settings.tables_each)

    async def _name(
        self, begun: Sequence[entries.Any], public: bool, most: int | None = None
    ) -> Live:
        """Open a table under a name that no other has."""
        table = new_code(public)
        while not await self._put(table, begun, most):
            table = new_code(public)
        return await self.live(table)

    async def _put(
        self, table: str, begun: Sequence[entries.Any], most: int | None
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

    async def _hear(self, table: str | None, here: bool) -> None:
        """Another process has changed a table, or has said who is there."""
        for live in self.lives():
            if table is None:
                await live.stay()  # what was said before may be lost
                await live.follow()
            elif table == live.id:
                await (live.look_around() if here else live.follow())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.house.settings.sweep)
            try:
                await self._look_after_all()
            except TableError as error:
                log.info("sweep: %s", error)
            except Exception:
                log.exception("sweep")

    async def _look_after_all(self) -> None:
        for live in self.lives():
            if live.idle:
                live.close()
                del self._tables[live.id]
            else:
                await live.stay()
        await self._find_unheard()
        before = now() - int(SECOND * self.house.settings.expire)
        for table in await self.house.store.idle_tables(before):
            await self._expire(table, before)

    async def _find_unheard(self) -> None:
        """Follow those tables of which an announcement was lost."""
        lives = {live.id: live for live in self.lives() if live.ears}
        if self.house.settings.redis is not None and lives:
            versions = await self.house.store.versions(list(lives))
            for table, version in versions.items():
                if version > lives[table].table.version:
                    await lives[table].follow()

    async def _expire(self, table: str, before: int) -> None:
        live = await self.live(table)
        await live.look_around()
        if live.is_attended:
            await self.house.store.dust_off(table, now())
            return
        try:
            await live.change(lambda each, at: each.expire(before, at))
        except TableError:
            await self.house.store.dust_off(table, live.table.kept_until)


def _is_ready(task: asyncio.Task[Live]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
