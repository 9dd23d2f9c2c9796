"""Whose PostgreSQL is: servers that would not hear of each other do not share it.

A server alone has a lock for itself; those that hear of each other share it. A file of
SQLite is looked after where servers begin.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import NullPool, TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from malavita.server.store import PATIENCE, one_line

log = logging.getLogger("malavita.claim")

# Two numbers, so that the lock is none of those that guests and games have.
ALONE = text("select pg_try_advisory_lock(6252, 8482)")
TOGETHER = text("select pg_try_advisory_lock_shared(6252, 8482)")
# Three seconds after a machine has vanished PostgreSQL knows it, not after hours.
KEEP_ALIVE = {
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
}
PULSE = 1  # seconds until the holder of the lock looks again whether he has it
RETRY = 0.25  # seconds until somebody tries again to get it
NOTICED = 5  # seconds after which whoever still has it is not gone
SHARED = "another server uses the database; several need --redis"


class InUse(Exception):
    """Another server uses the database, which would not hear of this one."""


@asynccontextmanager
async def claimed(database: str, together: bool) -> AsyncIterator[None]:
    """Keep away servers that would not hear of this one, as long as this lasts."""
    engine = reach(database)
    lock = TOGETHER if together else ALONE
    keeping = asyncio.create_task(_keep(await _claim(engine, lock), engine, lock))
    try:
        yield
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


def reach(database: str) -> AsyncEngine:
    """Where connections for the lock come from."""
    manners = {"timeout": PATIENCE, "command_timeout": PATIENCE}
    return create_async_engine(
        database,
        poolclass=NullPool,  # a lock goes with its connection
        isolation_level="AUTOCOMMIT",
        connect_args={**manners, "server_settings": KEEP_ALIVE},
    )


async def _claim(engine: AsyncEngine, lock: TextClause) -> AsyncConnection:
    """A connection that has the lock."""
    connection = await engine.connect()
    try:
        await _wait_for(lock, connection)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _wait_for(lock: TextClause, connection: AsyncConnection) -> None:
    """Get the lock; a server that was killed may still seem to have it for a moment."""
    until = time.monotonic() + NOTICED
    while not await connection.scalar(lock):
        if time.monotonic() > until:
            raise InUse
        await asyncio.sleep(RETRY)


async def _keep(
    connection: AsyncConnection, engine: AsyncEngine, lock: TextClause
) -> None:
    """Have the lock for ever: get it again whenever PostgreSQL was away."""
    while True:
        try:
            while True:
                await asyncio.sleep(PULSE)
                await connection.execute(text("select 1"))
        except Exception as error:  # whatever it is, the lock is lost
            log.warning("the lock of the database is lost: %s", one_line(error))
        finally:
            await connection.close()
        connection = await _claim_again(engine, lock)


async def _claim_again(engine: AsyncEngine, lock: TextClause) -> AsyncConnection:
    """Get the lock back, and do not go on silently while another server has it."""
    while True:
        try:
            return await _claim(engine, lock)
        except InUse:
            log.error(SHARED)  # noqa: TRY400 (no trace says more)
        except Exception:  # it is still away, as was said
            await asyncio.sleep(RETRY)
