"""The connections to a database, SQLite or PostgreSQL, and their transactions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InvalidatePoolError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from malavita.server.errors import Unavailable

log = logging.getLogger("malavita.store")

CONNECTIONS = 15  # of a process to its database, at most
PATIENCE = 10  # seconds to wait for an answer of PostgreSQL
# A transaction of a process that hangs, or whose machine has vanished, must not block
# the other processes for long.
TIMEOUTS = {"idle_in_transaction_session_timeout": "3000", "tcp_user_timeout": "10000"}
MIGRATION_LOCK = 62528482  # any number: one process migrates, the others wait

T = TypeVar("T")


class Database:
    """A database on SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._sqlite = url.startswith("sqlite")
        self._url = url
        self._engine = self._create_engine()
        self.insert = sqlite.insert if self._sqlite else postgresql.insert
        if self._sqlite:
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            self._writer = sa.create_engine(url.replace("+aiosqlite", ""))
            event.listen(self._writer, "connect", _prepare_sqlite)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    def _create_engine(self) -> AsyncEngine:
        # No overflow: connections beyond the size of a pool are closed after each use.
        pool = {"pool_size": CONNECTIONS, "max_overflow": 0}
        if self._sqlite:
            return create_async_engine(self._url, **pool)
        timeouts = {"timeout": PATIENCE, "command_timeout": PATIENCE}
        engine = create_async_engine(
            self._url,
            **pool,
            pool_timeout=PATIENCE,
            connect_args={**timeouts, "server_settings": TIMEOUTS},
        )
        event.listen(engine.sync_engine, "checkout", _check_connection)
        return engine

    def upsert(self, table: sa.Table) -> Any:
        """A statement that inserts a row, or replaces the one with its key."""
        insert = self.insert(table)
        key = [column.name for column in table.primary_key]
        rest = {each.name: each for each in insert.excluded if each.name not in key}
        return insert.on_conflict_do_update(index_elements=key, set_=rest)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; refuses if the database is not available."""
        with _refusing():
            async with self._engine.begin() as connection:
                yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work with many statements in one transaction.

        On SQLite all of it runs on one thread: changing threads costs as much as a
        statement.
        """
        if not self._sqlite:
            async with self.transaction() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        with _refusing():
            return await loop.run_in_executor(self._thread, self._write_here, work)

    def _write_here(self, work: Callable[[Connection], T]) -> T:
        with self._writer.begin() as connection:
            return work(connection)

    def lock(self, connection: Connection, key: str) -> None:
        """Make other processes wait for this key until the transaction ends."""
        if not self._sqlite:  # SQLite has one writer at a time anyway
            lock = sa.text("select pg_advisory_xact_lock(hashtext(:key))")
            connection.execute(lock, {"key": key})

    async def migrate(self) -> None:
        """Bring the database to the schema of this version; without a time limit."""
        if self._sqlite:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._write_here, _upgrade)
            return
        engine = create_async_engine(self._url)  # without the timeouts of the other
        try:
            async with engine.begin() as connection:
                lock = sa.text("select pg_advisory_xact_lock(:lock)")
                await connection.execute(lock, {"lock": MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
        finally:
            await engine.dispose()

    async def ping(self) -> None:
        """Refuse if the database does not answer."""
        async with self.transaction() as connection:
            await connection.execute(sa.text("select 1"))

    async def close(self) -> None:
        """Close all connections."""
        if self._sqlite:
            self._thread.shutdown()
            self._writer.dispose()
        await self._engine.dispose()


@contextmanager
def _refusing() -> Iterator[None]:
    """Log errors of the database, and raise Unavailable instead."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        log.warning("database: %s", one_line(error))
        raise Unavailable() from None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Let readers not wait for the writer, and commits reach the disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _check_connection(connection: Any, _record: Any, _checked_out: Any) -> None:
    """Take no connection that PostgreSQL has closed; a ping would take three trips."""
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "malavita.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def one_line(error: BaseException) -> str:
    """What is wrong with a database, in one line for the log."""
    original = error.orig if isinstance(error, DBAPIError) else error
    text = " ".join(str(original or error).split())[:200]
    return text or type(error).__name__  # a timeout has no text
