"""A lock that stops independent servers from sharing a PostgreSQL database.

A server without Redis holds the lock alone; servers that share a Redis share the lock.
For a SQLite file there is a file lock (cli/file_lock).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import NullPool, TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from malavita.server.storage.database import PATIENCE, one_line

log = logging.getLogger("malavita.lock")

# Two numbers, so that it is different from the locks of guests and games.
EXCLUSIVE = text("select pg_try_advisory_lock(6252, 8482)")
SHARED = text("select pg_try_advisory_lock_shared(6252, 8482)")
# PostgreSQL notices within three seconds, not hours, that a machine has vanished.
KEEP_ALIVE = {
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
}
CHECK = 1  # seconds between two checks that the lock is still held
RETRY = 0.25  # seconds between two attempts to get the lock
NOTICED = 5  # seconds after which a server that still holds the lock is not dead
IN_USE = "another server uses the database; several need --redis"


class InUse(Exception):
    """Another server holds the lock."""


@asynccontextmanager
async def database_lock(database: str, shared: bool) -> AsyncIterator[None]:
    """Hold the lock of a database; raises InUse if another server has it."""
    engine = create_engine(database)
    lock = SHARED if shared else EXCLUSIVE
    holding = asyncio.create_task(_hold(await _acquire(engine, lock), engine, lock))
    try:
        yield
    finally:
        holding.cancel()
        await asyncio.gather(holding, return_exceptions=True)


def create_engine(database: str) -> AsyncEngine:
    """The engine for the connection that holds the lock."""
    timeouts = {"timeout": PATIENCE, "command_timeout": PATIENCE}
    return create_async_engine(
        database,
        poolclass=NullPool,  # the lock belongs to its connection
        isolation_level="AUTOCOMMIT",
        connect_args={**timeouts, "server_settings": KEEP_ALIVE},
    )


async def _acquire(engine: AsyncEngine, lock: TextClause) -> AsyncConnection:
    """A connection that has the lock."""
    connection = await engine.connect()
    try:
        await _wait_for(lock, connection)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _wait_for(lock: TextClause, connection: AsyncConnection) -> None:
    """Get the lock; a server that was killed may seem to hold it for a moment."""
    until = time.monotonic() + NOTICED
    while not await connection.scalar(lock):
        if time.monotonic() > until:
            raise InUse
        await asyncio.sleep(RETRY)


async def _hold(
    connection: AsyncConnection, engine: AsyncEngine, lock: TextClause
) -> None:
    """Hold the lock until cancelled; get it again after PostgreSQL was away."""
    while True:
        try:
            while True:
                await asyncio.sleep(CHECK)
                await connection.execute(text("select 1"))
        except Exception as error:  # any error means that the lock is lost
            log.warning("the lock of the database is lost: %s", one_line(error))
        finally:
            await connection.close()
        connection = await _acquire_again(engine, lock)


async def _acquire_again(engine: AsyncEngine, lock: TextClause) -> AsyncConnection:
    """Get the lock back; log an error as long as another server holds it."""
    while True:
        try:
            return await _acquire(engine, lock)
        except InUse:
            log.error(IN_USE)  # noqa: TRY400 (a trace would say no more)
        except Exception:  # the database is still away, which was logged
            await asyncio.sleep(RETRY)
