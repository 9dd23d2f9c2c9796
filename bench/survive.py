"""Fault injection: servers are killed and databases stopped during play.

Run with `make survive`. Clients play at several tables all the time; every acknowledged
move must be in the log of its game, once and in its place.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from malavita.client import RequestRefused
from malavita.engine.errors import TableError
from malavita.games import GAMES
from malavita.server.settings import sqlite_url
from tests.server.engines import Postgres, Redis
from tests.server.people import Stubborn, at_play, begin, check
from tests.server.servers import Server

TABLES = 3  # at the same time
ROUNDS = 20
PAUSE = 0.02  # seconds between two moves of a client
MOVES = 40  # acknowledged moves between two accidents, at most
OUTAGE = (0.1, 2.0)  # shortest and longest outage of a database in seconds


@dataclass
class Tally:
    accidents: dict[str, int] = field(default_factory=dict)
    games: int = 0
    moves: int = 0
    felt: int = 0  # accidents that a client noticed


class Crowd:
    """Clients that play one game after the other during accidents."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.tally = Tally()
        self.people: list[Stubborn] = []  # all clients, also past ones
        self.tired = False

    @property
    def lines_cut(self) -> int:
        return sum(person.lines_cut for person in self.people)

    @property
    def refused(self) -> int:
        return sum(len(person.refused) for person in self.people)

    async def wait(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged, at all tables together."""
        known = sum(len(person.acknowledged) for person in self.people)
        while sum(len(person.acknowledged) for person in self.people) < known + moves:
            await asyncio.sleep(0.01)

    async def play(self, number: int) -> None:
        """Play games at one table until the end of the test, and finish the last."""
        games = list(GAMES)
        urls = [server.url for server in self.servers]
        while not self.tired:
            game = games[number % len(games)]
            people = await self._insist(begin, urls, game)
            self.people += people
            for person in people:
                person.pause = PAUSE
            async with at_play(people):
                pass
            moves = await self._insist(check, self.servers[-1], people)
            self.tally.games += 1
            self.tally.moves += moves
            number += TABLES

    async def _insist(self, ask: Callable, *what: object) -> object:
        while True:
            try:
                return await ask(*what)
            except (httpx.HTTPError, RequestRefused, TableError):
                await asyncio.sleep(0.2)


async def go_through(
    title: str, servers: list[Server], accidents: dict[str, Callable], rounds: int
) -> None:
    """Cause accidents at random times; then check every move."""
    began = time.monotonic()
    crowd = Crowd(servers)
    async with asyncio.TaskGroup() as tables:  # a lost move ends the whole test
        for number in range(TABLES):
            tables.create_task(crowd.play(number))
        for number in range(rounds):
            await crowd.wait(random.randrange(1, MOVES))
            name = list(accidents)[number % len(accidents)]
            before = crowd.lines_cut + crowd.refused
            await asyncio.to_thread(accidents[name])
            await crowd.wait(1)  # play goes on
            crowd.tally.felt += crowd.lines_cut + crowd.refused > before
            counts = crowd.tally.accidents
            counts[name] = counts.get(name, 0) + 1
        crowd.tired = True
    _report(title, crowd, time.monotonic() - began)


def _report(title: str, crowd: Crowd, seconds: float) -> None:
    tally = crowd.tally
    accidents = ", ".join(f"{n} × {name}" for name, n in tally.accidents.items())
    print(
        f"{title}: {accidents}; {tally.felt} of {sum(tally.accidents.values())} noticed "
        f"at a table, {crowd.lines_cut} lines cut, {crowd.refused} moves refused; "
        f"{tally.games} games finished, {tally.moves:,} moves acknowledged, none lost; "
        f"{seconds:.0f} s"
    )


def _kill(server: Server) -> Callable[[], None]:
    def kill() -> None:
        server.kill()
        server.start()

    return kill


def _stop_postgres(postgres: Postgres) -> None:
    postgres.stop("immediate")
    time.sleep(random.uniform(*OUTAGE))
    postgres.start()


def _stop_redis(redis: Redis) -> None:
    redis.stop()
    time.sleep(random.uniform(*OUTAGE))
    redis.start()


def _alone(title: str, database: str, rounds: int) -> None:
    server = Server(database).start()
    try:
        asyncio.run(go_through(title, [server], {"kill -9": _kill(server)}, rounds))
    finally:
        server.stop()


def _together(postgres: Postgres, redis: Redis, rounds: int) -> None:
    database = postgres.database()
    servers = [Server(database, f"--redis={redis.url}").start() for _ in range(2)]
    accidents = {
        "kill -9 of the first": _kill(servers[0]),
        "PostgreSQL stopped at once": lambda: _stop_postgres(postgres),
        "kill -9 of the second": _kill(servers[1]),
        "Redis stopped": lambda: _stop_redis(redis),
    }
    try:
        title = "two processes, PostgreSQL, Redis"
        asyncio.run(go_through(title, servers, accidents, rounds))
    finally:
        for server in servers:
            server.stop()


def main() -> None:
    """Run all tests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="accidents of a kind")
    parser.add_argument("--seed", type=int, help="of their moments, as printed")
    chosen = parser.parse_args()
    rounds, seed = chosen.rounds, chosen.seed or time.time_ns() % 1_000_000
    random.seed(seed)
    print(f"--seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        _alone("SQLite", sqlite_url(Path(folder) / "malavita.db"), rounds)
    postgres, redis = Postgres(durable=True), Redis()
    try:
        _alone("PostgreSQL", postgres.database(), rounds)
        _together(postgres, redis, rounds)
    finally:
        redis.stop()
        postgres.close()


if __name__ == "__main__":
    main()
