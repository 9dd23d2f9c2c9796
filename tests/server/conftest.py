"""Fixtures of the server tests: a running server, real databases, timeouts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from malavita.server.settings import sqlite_url
from tests.server.engines import Postgres, Redis
from tests.server.servers import PATIENCE, Server


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    running = Redis()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "malavita.db")
    return request.getfixturevalue("postgres").database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite that many tests share."""
    file: Path = tmp_path_factory.mktemp("server") / "malavita.db"
    running = Server(sqlite_url(file)).start()
    yield running
    running.stop()


@pytest.fixture
def run() -> Callable:
    """Run the coroutine of a test, with a timeout."""

    def run(coroutine):
        async def bounded():
            async with asyncio.timeout(PATIENCE):
                return await coroutine

        return asyncio.run(bounded())

    return run
