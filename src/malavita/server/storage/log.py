"""The logs of all tables.

Entries of many tables that wait at the same moment are stored in one transaction, so
many tables cost little more than one. The rows of lists and results that an entry changes
are written in the same transaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, delete, func, select

from malavita.server.errors import TooManyTables, Unavailable
from malavita.server.storage import schema
from malavita.server.storage.database import Database
from malavita.server.storage.lists import Lists
from malavita.server.storage.results import Results
from malavita.server.table.listing import Listing, Result

log = logging.getLogger("malavita.store")

MAX_BATCH = 200  # appends in one transaction
# Seconds that a busy writer waits for more: a transaction costs as much as ten entries.
GATHER = 0.005


@dataclass(slots=True)
class _Append:
    """Entries of one table that wait to be stored, and the future of their caller."""

    table_id: str
    number: int
    entries: Sequence[str]
    listing: Listing | None
    result: Result | None
    max_tables: int | None
    stored: asyncio.Future[bool]
    refusal: TooManyTables | None = None

    @property
    def key(self) -> tuple[str, int]:
        return self.table_id, self.number


class Log:
    """The log of each table, and the writer that appends to them."""

    def __init__(self, database: Database, lists: Lists, results: Results) -> None:
        self._database = database
        self._lists = lists
        self._results = results
        # Made once: most of the time of a small statement goes into making it.
        self._insert_entry = (
            database.insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.number)
        )
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[str],
        listing: Listing | None = None,
        result: Result | None = None,
        max_tables: int | None = None,
    ) -> bool:
        """Store entries from number on; False if another process was first.

        Refuses if the host of a new table has more than max_tables with it.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        append = _Append(table_id, number, entries, listing, result, max_tables, stored)
        self._waiting.append(append)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await stored

    async def flush(self) -> None:
        """Wait until all that waits is stored."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        while self._waiting:
            batch = self._waiting[:MAX_BATCH]
            del self._waiting[: len(batch)]
            try:
                stored = await self._database.write(partial(self._store, batch))
            except Exception as error:
                refusal = error if isinstance(error, Unavailable) else Unavailable()
                if refusal is not error:
                    log.exception("entries could not be stored")
                for each in batch:
                    if not each.stored.done():
                        each.stored.set_exception(refusal)
            else:
                for each in batch:
                    _resolve(each, stored)
            if self._waiting:
                await asyncio.sleep(GATHER)

    def _store(
        self, batch: list[_Append], connection: Connection
    ) -> set[tuple[str, int]]:
        """Store a batch; returns the keys of those that no other process was before."""
        stored = self._insert_entries(connection, batch)
        won = [each for each in batch if each.key in stored]
        self._lists.put(connection, [each.listing for each in won if each.listing])
        self._refuse_too_many(connection, won)
        self._results.add(connection, [each.result for each in won if each.result])
        return stored

    def _insert_entries(
        self, connection: Connection, batch: list[_Append]
    ) -> set[tuple[str, int]]:
        """Insert later entries only after their first one: a log has no holes."""
        first = self._insert_rows(
            connection, [(each.table_id, each.number, each.entries[0]) for each in batch]
        )
        rest = [
            (each.table_id, each.number + i, entry)
            for each in batch
            if each.key in first
            for i, entry in enumerate(each.entries[1:], start=1)
        ]
        if rest:
            self._insert_rows(connection, rest)
        return first

    def _insert_rows(
        self, connection: Connection, rows: list[tuple[str, int, str]]
    ) -> set[tuple[str, int]]:
        values = [{"table_id": t, "number": n, "entry": e} for t, n, e in sorted(rows)]
        inserted = connection.execute(self._insert_entry, values)
        return {(row.table_id, row.number) for row in inserted}

    def _refuse_too_many(self, connection: Connection, opened: list[_Append]) -> None:
        """Delete the newest tables of a host who has too many; nobody has seen them."""
        limited = [
            (each.listing.host, each.max_tables, each)
            for each in reversed(opened)
            if each.listing is not None and each.max_tables is not None
        ]
        for host, most, each in sorted(limited, key=lambda one: one[0]):
            self._database.lock(connection, host)
            if self._lists.count_hosted(connection, host) > most:
                each.refusal = TooManyTables(limit=most)
                for table in (schema.entries, schema.shelf, schema.sitters):
                    own = table.c.table_id == each.table_id
                    connection.execute(delete(table).where(own))

    async def entries(self, table_id: str, after: int = -1) -> list[str]:
        """The entries of a table after a number."""
        columns = schema.entries.c
        statement = (
            select(columns.entry)
            .where(columns.table_id == table_id, columns.number > after)
            .order_by(columns.number)
        )
        async with self._database.transaction() as connection:
            return list(await connection.scalars(statement))

    async def versions(self, table_ids: list[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        columns = schema.entries.c
        statement = (
            select(columns.table_id, func.max(columns.number).label("last"))
            .where(columns.table_id.in_(table_ids))
            .group_by(columns.table_id)
        )
        async with self._database.transaction() as connection:
            found = await connection.execute(statement)
            return {row.table_id: row.last for row in found}


def _resolve(append: _Append, stored: set[tuple[str, int]]) -> None:
    if append.stored.done():
        return
    if append.refusal is not None:
        append.stored.set_exception(append.refusal)
    else:
        append.stored.set_result(append.key in stored)
