"""The rows of tables in lists: public tables, tables of a guest, idle tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, select, update

from malavita.server.storage import schema
from malavita.server.storage.database import Database
from malavita.server.table.listing import Listing

MAX_ROWS = 100  # of a list
GOING_ON = ["open", "playing"]


class Lists:
    """The listing of each table, and the guests who have a seat there."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Made once: most of the time of a small statement goes into making it.
        self._put_listing = database.upsert(schema.shelf)
        columns = schema.shelf.c
        self._hosted = select(func.count()).where(
            columns.host == bindparam("host"), columns.status.in_(GOING_ON)
        )

    def put(self, connection: Connection, listings: list[Listing]) -> None:
        """Insert or replace the listings of some tables."""
        for listing in sorted(listings, key=lambda each: each.table_id):
            row = {
                "table_id": listing.table_id,
                "game": listing.game,
                "status": listing.status,
                "public": listing.public,
                "host": listing.host,
                "touched": listing.touched,
                "info": listing.info,
            }
            connection.execute(self._put_listing, row)
            self._put_guests(connection, listing)

    def _put_guests(self, connection: Connection, listing: Listing) -> None:
        table = schema.sitters
        connection.execute(delete(table).where(table.c.table_id == listing.table_id))
        if listing.guests:
            rows = [
                {"table_id": listing.table_id, "guest": each.guest, "seat": each.seat}
                for each in listing.guests
            ]
            connection.execute(self._database.insert(table), rows)

    def count_hosted(self, connection: Connection, host: str) -> int:
        """How many tables of a host go on."""
        return connection.scalar(self._hosted, {"host": host}) or 0

    async def public_tables(self) -> list[Listing]:
        """Public tables that wait for players, then those that play, the newest first.

        A table without a host, which all guests have left, is not listed.
        """
        columns = schema.shelf.c
        statement = (
            select(schema.shelf)
            .where(columns.status.in_(GOING_ON), columns.public)
            .where(columns.host != "")
            .order_by(columns.status, columns.touched.desc())
            .limit(MAX_ROWS)
        )
        async with self._database.transaction() as connection:
            return [_listing(row) for row in await connection.execute(statement)]

    async def tables_of(self, guest: str) -> list[Listing]:
        """The tables that go on where a guest has a seat or is host, newest first."""
        shelf, sitters = schema.shelf.c, schema.sitters.c
        own = (sitters.table_id == shelf.table_id) & (sitters.guest == guest)
        statement = (
            select(schema.shelf)
            .join(schema.sitters, own, isouter=True)
            .where(shelf.status.in_(GOING_ON))
            .where((sitters.guest == guest) | (shelf.host == guest))
            .order_by(shelf.touched.desc())
            .limit(MAX_ROWS)
        )
        async with self._database.transaction() as connection:
            return [_listing(row) for row in await connection.execute(statement)]

    async def idle_tables(
        self, before: int, left_before: int, without: Collection[str] = ()
    ) -> list[str]:
        """The tables that go on but were not touched since a time, without some.

        For tables without a host, which all guests have left, it is left_before.
        """
        columns = schema.shelf.c
        idle = columns.touched < before
        left = (columns.host == "") & (columns.touched < left_before)
        statement = select(columns.table_id).where(
            columns.status.in_(GOING_ON), idle | left, columns.table_id.not_in(without)
        )
        async with self._database.transaction() as connection:
            return list(await connection.scalars(statement.limit(MAX_ROWS)))

    async def touch(self, table_id: str, touched: int) -> None:
        """Set when something happened last at a table."""
        columns = schema.shelf.c
        statement = update(schema.shelf).where(columns.table_id == table_id)
        async with self._database.transaction() as connection:
            await connection.execute(statement.values(touched=touched))


def _listing(row: Row[Any]) -> Listing:
    return Listing(
        row.table_id,
        row.game,
        row.status,
        row.public,
        row.host,
        row.touched,
        row.info,
    )
