"""What is kept: the only module that knows the database.

Entries of all tables that wait at the same moment are stored in one transaction, so
many tables cost little more than one.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Row,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InvalidatePoolError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from malavita.arena.rating import Rating
from malavita.server import schema
from malavita.server.errors import BadCode, TooManyTables, Unavailable
from malavita.server.ratings import Strength, rate_game
from malavita.server.shelf import Card, Result

log = logging.getLogger("malavita.store")

MOST_AT_ONCE = 200  # entries in one transaction
GATHER = (
    0.005  # seconds that a busy store waits for more: a transaction costs ten entries
)
LISTED = 100  # rows of a list
CONNECTIONS = 15  # of a process to its database, at most
PATIENCE = 10  # seconds for an answer of PostgreSQL
# Others wait for what a process has begun to write: not long for one that stands still,
# and not for hours for one whose machine has vanished.
LET_GO = {"idle_in_transaction_session_timeout": "3000", "tcp_user_timeout": "10000"}
MIGRATION_LOCK = 62528482  # any number: one process migrates, the others wait


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: str
    name: str
    language: str


@dataclass(slots=True)
class _Append:
    """Entries of one table that wait to be stored, and who waits for it."""

    table: str
    number: int
    entries: Sequence[str]
    card: Card | None
    result: Result | None
    most: int | None  # tables that the host may have with this one
    stored: asyncio.Future[bool]
    refusal: TooManyTables | None = None


class Store:
    """A database, on SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._sqlite = url.startswith("sqlite")
        self._insert = sqlite.insert if self._sqlite else postgresql.insert
        self._url = url
        self._engine = self._reach()
        if self._sqlite:
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            self._log_engine = create_engine(url.replace("+aiosqlite", ""))
            event.listen(self._log_engine, "connect", _prepare_sqlite)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        # Made once: most of the time of a small statement goes into making it.
        self._insert_entry = (
            self._insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.number)
        )
        self._put_card = self._replacing(schema.shelf)
        self._put_rating = self._replacing(schema.ratings)
        self._insert_finished = self._insert(schema.finished).on_conflict_do_nothing()
        columns = schema.shelf.c
        self._hosted = select(func.count()).where(
            columns.host == bindparam("host"), columns.status.in_(["open", "playing"])
        )
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None

    def _reach(self) -> AsyncEngine:
        # All connections are kept: those above the size of a pool are closed after use.
        kept = {"pool_size": CONNECTIONS, "max_overflow": 0}
        if self._sqlite:
            return create_async_engine(self._url, **kept)
        manners = {"timeout": PATIENCE, "command_timeout": PATIENCE}
        engine = create_async_engine(
            self._url,
            **kept,
            pool_timeout=PATIENCE,
            connect_args={**manners, "server_settings": LET_GO},
        )
        event.listen(engine.sync_engine, "checkout", _check_line)
        return engine

    def _replacing(self, table: Table) -> Any:
        """Insert a row, or replace the one with its key."""
        insert = self._insert(table)
        key = [column.name for column in table.primary_key]
        rest = {each.name: each for each in insert.excluded if each.name not in key}
        return insert.on_conflict_do_update(index_elements=key, set_=rest)

    async def migrate(self) -> None:
        """Bring the database to what this version needs, however long it takes."""
        if self._sqlite:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._migrate_here)
            return
        engine = create_async_engine(self._url)  # whose statements may take their time
        try:
            async with engine.begin() as connection:
                lock = text("select pg_advisory_xact_lock(:lock)")
                await connection.execute(lock, {"lock": MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
        finally:
            await engine.dispose()

    def _migrate_here(self) -> None:
        with self._log_engine.begin() as connection:
            _upgrade(connection)

    async def close(self) -> None:
        """Store what waits, and let go."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._sqlite:
            self._thread.shutdown()
            self._log_engine.dispose()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Refuse if the database does not answer."""
        async with self._transaction() as connection:
            await connection.execute(text("select 1"))

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        with _refusing():
            async with self._engine.begin() as connection:
                yield connection

    # The log of a table.

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[str],
        card: Card | None = None,
        result: Result | None = None,
        most: int | None = None,
    ) -> bool:
        """Store entries from number on; False if another process was first."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        waiting = _Append(table, number, entries, card, result, most, stored)
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await stored

    async def _write(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[: len(batch)]
            try:
                stored = await self._store(batch)
            except Exception as error:
                refusal = error if isinstance(error, Unavailable) else Unavailable()
                if refusal is not error:
                    log.exception("entries could not be stored")
                for each in batch:
                    if not each.stored.done():
                        each.stored.set_exception(refusal)
            else:
                for each in batch:
                    if each.stored.done():
                        continue
                    if each.refusal is not None:
                        each.stored.set_exception(each.refusal)
                    else:
                        each.stored.set_result((each.table, each.number) in stored)
            if self._waiting:
                await asyncio.sleep(GATHER)

    async def _store(self, batch: list[_Append]) -> set[tuple[str, int]]:
        """One transaction for all; the first entries of those that were in time."""
        if not self._sqlite:
            async with self._transaction() as connection:
                return await connection.run_sync(self._store_all, batch)
        loop = asyncio.get_running_loop()
        with _refusing():
            return await loop.run_in_executor(self._thread, self._store_here, batch)

    def _store_here(self, batch: list[_Append]) -> set[tuple[str, int]]:
        """Do it on this thread: to change threads costs as much as a statement."""
        with self._log_engine.begin() as connection:
            return self._store_all(connection, batch)

    def _store_all(
        self, connection: Connection, batch: list[_Append]
    ) -> set[tuple[str, int]]:
        stored = self._insert_entries(connection, batch)
        won = [each for each in batch if (each.table, each.number) in stored]
        self._put_on_shelf(connection, [each.card for each in won if each.card])
        self._refuse_too_many(connection, won)
        self._finish(connection, [each.result for each in won if each.result])
        return stored

    def _insert_entries(
        self, connection: Connection, batch: list[_Append]
    ) -> set[tuple[str, int]]:
        """A later entry goes in only if the first one did: a log has no holes."""
        first = self._insert_rows(
            connection, [(each.table, each.number, each.entries[0]) for each in batch]
        )
        rest = [
            (each.table, each.number + i, entry)
            for each in batch
            if (each.table, each.number) in first
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

    def _put_on_shelf(self, connection: Connection, cards: list[Card]) -> None:
        for card in sorted(cards, key=lambda each: each.table):
            row = {
                "table_id": card.table,
                "game": card.game,
                "status": card.status,
                "public": card.public,
                "host": card.host,
                "touched": card.touched,
                "info": card.info,
            }
            connection.execute(self._put_card, row)
            self._seat(connection, card)

    def _refuse_too_many(self, connection: Connection, opened: list[_Append]) -> None:
        """Take the last tables away again, unseen, of a host who has too many."""
        limited = [
            (each.card.host, each.most, each)
            for each in reversed(opened)
            if each.card is not None and each.most is not None
        ]
        for host, most, each in sorted(limited, key=lambda one: one[0]):
            self._lock(connection, host)
            if (connection.scalar(self._hosted, {"host": host}) or 0) > most:
                each.refusal = TooManyTables(limit=most)
                for table in (schema.entries, schema.shelf, schema.sitters):
                    mine = table.c.table_id == each.table
                    connection.execute(delete(table).where(mine))

    def _lock(self, connection: Connection, key: str) -> None:
        """Let no other process go on with this before the transaction ends."""
        if not self._sqlite:  # where one waits for the other anyway
            lock = text("select pg_advisory_xact_lock(hashtext(:key))")
            connection.execute(lock, {"key": key})

    def _seat(self, connection: Connection, card: Card) -> None:
        table = schema.sitters
        connection.execute(delete(table).where(table.c.table_id == card.table))
        if card.sitters:
            rows = [
                {"table_id": card.table, "guest": each.guest, "seat": each.seat}
                for each in card.sitters
            ]
            connection.execute(self._insert(table), rows)

    async def entries(self, table: str, after: int = -1) -> list[str]:
        """The log of a table after a number."""
        columns = schema.entries.c
        statement = (
            select(columns.entry)
            .where(columns.table_id == table, columns.number > after)
            .order_by(columns.number)
        )
        async with self._transaction() as connection:
            return list(await connection.scalars(statement))

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        columns = schema.entries.c
        statement = (
            select(columns.table_id, func.max(columns.number).label("last"))
            .where(columns.table_id.in_(tables))
            .group_by(columns.table_id)
        )
        async with self._transaction() as connection:
            found = await connection.execute(statement)
            return {row.table_id: row.last for row in found}

    # Lists of tables.

    async def public_tables(self) -> list[Card]:
        """Public tables that wait for players, then those that play, the newest first.

        One that all have left is not shown.
        """
        columns = schema.shelf.c
        statement = (
            select(schema.shelf)
            .where(columns.status.in_(["open", "playing"]), columns.public)
            .where(columns.host != "")
            .order_by(columns.status, columns.touched.desc())
            .limit(LISTED)
        )
        async with self._transaction() as connection:
            return [_card(row) for row in await connection.execute(statement)]

    async def tables_of(self, guest: str) -> list[Card]:
        """The tables that go on where a guest sits or is host."""
        shelf, sitters = schema.shelf.c, schema.sitters.c
        mine = (sitters.table_id == shelf.table_id) & (sitters.guest == guest)
        statement = (
            select(schema.shelf)
            .join(schema.sitters, mine, isouter=True)
            .where(shelf.status.in_(["open", "playing"]))
            .where((sitters.guest == guest) | (shelf.host == guest))
            .order_by(shelf.touched.desc())
            .limit(LISTED)
        )
        async with self._transaction() as connection:
            return [_card(row) for row in await connection.execute(statement)]

    async def idle_tables(self, before: int, left_before: int) -> list[str]:
        """Tables that go on but were not put on the shelf again for long.

        For those that all have left before the game, less long will do.
        """
        columns = schema.shelf.c
        going_on = columns.status.in_(["open", "playing"])
        idle = columns.touched < before
        left = (columns.host == "") & (columns.touched < left_before)
        statement = select(columns.table_id).where(going_on, idle | left)
        async with self._transaction() as connection:
            return list(await connection.scalars(statement.limit(LISTED)))

    async def dust_off(self, table: str, touched: int) -> None:
        """Remember that something has happened at a table after all."""
        columns = schema.shelf.c
        statement = update(schema.shelf).where(columns.table_id == table)
        async with self._transaction() as connection:
            await connection.execute(statement.values(touched=touched))

    # Guests.

    async def add_guest(self, guest: GuestRow, token_hash: str, now: int) -> None:
        """A new guest, known by a token."""
        row = {
            "id": guest.id,
            "name": guest.name,
            "language": guest.language,
            "since": now,
        }
        token = {"hash": token_hash, "guest": guest.id}
        async with self._transaction() as connection:
            await connection.execute(self._insert(schema.guests).values(row))
            await connection.execute(self._insert(schema.tokens).values(token))

    async def guest_by(self, token_hash: str) -> GuestRow | None:
        """Who has this token."""
        guests, tokens = schema.guests.c, schema.tokens.c
        statement = (
            select(guests.id, guests.name, guests.language)
            .join(schema.tokens, tokens.guest == guests.id)
            .where(tokens.hash == token_hash)
        )
        async with self._transaction() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else GuestRow(row.id, row.name, row.language)

    async def name_of(self, guest: str) -> str:
        """What a guest is called now."""
        statement = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        async with self._transaction() as connection:
            return str(await connection.scalar(statement))

    async def change_guest(self, guest: GuestRow) -> None:
        """Another name or language."""
        statement = update(schema.guests).where(schema.guests.c.id == guest.id)
        changed = statement.values(name=guest.name, language=guest.language)
        async with self._transaction() as connection:
            await connection.execute(changed)

    async def add_code(self, code_hash: str, guest: str, until: int) -> None:
        """A code by which a guest may come in on another device, once."""
        columns = schema.codes.c
        row = {"hash": code_hash, "guest": guest, "until": until}
        async with self._transaction() as connection:
            await connection.execute(delete(schema.codes).where(columns.guest == guest))
            await connection.execute(self._insert(schema.codes).values(row))

    async def use_code(self, code_hash: str, token_hash: str, now: int) -> GuestRow:
        """Another token for the guest whom the code is for."""
        columns = schema.codes.c
        used = delete(schema.codes).where(columns.hash == code_hash)
        async with self._transaction() as connection:
            row = (
                await connection.execute(used.returning(columns.guest, columns.until))
            ).first()
            if row is not None and row.until >= now:
                token = {"hash": token_hash, "guest": row.guest}
                await connection.execute(self._insert(schema.tokens).values(token))
        guest = await self.guest_by(token_hash)
        if guest is None:
            raise BadCode()
        return guest

    # Finished games and ratings.

    def _finish(self, connection: Connection, results: list[Result]) -> None:
        rated = {each.game for each in results if each.players}
        for game in sorted(rated):  # always in the same order, else two wait for ever
            self._lock(connection, f"ratings of {game}")
        for result in results:
            row = {
                "table_id": result.table,
                "game": result.game,
                "names": json.dumps(result.names),
                "scores": json.dumps(result.scores),
                "winners": json.dumps(result.winners),
                "ended": result.ended,
            }
            connection.execute(self._insert_finished, row)
            if result.players:
                self._rate(connection, result)

    def _rate(self, connection: Connection, result: Result) -> None:
        columns = schema.ratings.c
        mine = (columns.game == result.game) & columns.player.in_(result.players)
        known = {
            row.player: _strength(row)
            for row in connection.execute(select(schema.ratings).where(mine))
        }
        after = rate_game(result.players, known, result.scores, result.winners)
        rows = []
        for player, strength in sorted(after.items()):
            seat = result.players.index(player)
            rows.append(
                {
                    "game": result.game,
                    "player": player,
                    "name": result.names[seat],
                    "level": result.levels[seat],
                    "mu": strength.rating.mu,
                    "sigma": strength.rating.sigma,
                    "games": strength.games,
                }
            )
        connection.execute(self._put_rating, rows)

    async def history(
        self, guest: str, before: str | None = None
    ) -> list[tuple[Result, int]]:
        """The finished games of a guest with his seat, the last first."""
        finished, sitters, shelf = schema.finished.c, schema.sitters.c, schema.shelf.c
        statement = (
            select(schema.finished, sitters.seat, shelf.info)
            .join(schema.sitters, sitters.table_id == finished.table_id)
            .join(schema.shelf, shelf.table_id == finished.table_id)
            .where(sitters.guest == guest)
            .order_by(finished.ended.desc(), finished.table_id.desc())
            .limit(LISTED)
        )
        if before is not None:
            known = schema.finished.alias()
            ended = select(known.c.ended, known.c.table_id)
            last = ended.where(known.c.table_id == before).scalar_subquery()
            statement = statement.where(tuple_(finished.ended, finished.table_id) < last)
        async with self._transaction() as connection:
            return [
                (_result(row), row.seat) for row in await connection.execute(statement)
            ]

    async def ratings(
        self, game: str, guest: str | None = None
    ) -> list[tuple[Row[Any], Strength]]:
        """The strongest at a game with their strength, and a guest wherever he stands."""
        columns = schema.ratings.c
        order = ((columns.mu - 3 * columns.sigma).desc(), columns.player)
        rank = func.row_number().over(order_by=order).label("rank")
        ranked = select(schema.ratings, rank).where(columns.game == game).subquery()
        listed = (ranked.c.rank <= LISTED) | (ranked.c.player == guest)
        statement = select(ranked).where(listed).order_by(ranked.c.rank)
        async with self._transaction() as connection:
            return [(row, _strength(row)) for row in await connection.execute(statement)]


async def prepare(database: str) -> None:
    """Bring a database to what this version needs."""
    store = Store(database)
    try:
        await store.migrate()
    finally:
        await store.close()


@contextmanager
def _refusing() -> Iterator[None]:
    """Say in our own words that the database does not do what it should."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        log.warning("database: %s", one_line(error))
        raise Unavailable() from None


def _card(row: Row[Any]) -> Card:
    return Card(
        row.table_id,
        row.game,
        row.status,
        row.public,
        row.host,
        row.touched,
        row.info,
    )


def _strength(row: Row[Any]) -> Strength:
    return Strength(Rating(row.mu, row.sigma), row.games)


def _result(row: Row[Any]) -> Result:
    return Result(
        row.table_id,
        row.game,
        json.loads(row.names),
        json.loads(row.scores),
        json.loads(row.winners),
        row.ended,
        [],
        [seat.get("level") for seat in json.loads(row.info)["seats"]],
    )


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _check_line(connection: Any, _record: Any, _checked_out: Any) -> None:
    """Take no line that PostgreSQL has closed; to ask it every time takes three trips."""
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "malavita.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def one_line(error: BaseException) -> str:
    """What is wrong with a database, for the log."""
    original = error.orig if isinstance(error, DBAPIError) else error
    said = " ".join(str(original or error).split())[:200]
    return said or type(error).__name__  # one that is late says nothing
