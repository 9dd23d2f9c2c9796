"""Processes die, databases go away; nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack

import pytest

from malavita.client import Client
from malavita.engine.match import Match
from malavita.server.settings import sqlite_url
from tests.server.conftest import Server
from tests.server.engines import Postgres, Redis
from tests.server.people import Company, Stubborn

GAME = "razzia_knizia"


@pytest.fixture(scope="module")
def postgres():
    running = Postgres()
    yield running
    running.close()


@pytest.fixture
def redis():
    running = Redis()
    yield running
    running.stop()


async def _begin(urls: list[str]) -> list[Stubborn]:
    """Two people and a bot at a table, the game begun."""
    async with Company(urls[0], 2) as company:
        table = await company.open(GAME, 3, bots={"2": "rookie"}, away=3600)
        return [
            Stubborn(urls, client.token, table, seed)
            for seed, client in enumerate(company.clients)
        ]


async def _check(url: str, people: list[Stubborn]) -> None:
    """Every acknowledged move is in the record, in its order."""
    async with Client(url, people[0].token) as client:
        record = await client.record(people[0].table)
    assert Match.replay(record).over
    moves = [(seat, action) for seat, action in record["moves"]]
    told = sorted(move for person in people for move in person.acknowledged)
    assert len({version for version, _, _ in told}) == len(told)
    place = 0
    for _, seat, action in told:
        place = moves.index((seat, action), place) + 1


async def _all_play(people: list[Stubborn]) -> asyncio.Future:
    return asyncio.gather(*(person.play() for person in people))


def _database(kind, tmp_path, request) -> str:
    if kind == "sqlite":
        return sqlite_url(tmp_path / "malavita.db")
    return request.getfixturevalue("postgres").database()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind, tmp_path, request, run
):
    server = Server(_database(kind, tmp_path, request)).start()

    async def test():
        people = await _begin([server.url])
        for person in people:
            person.pause = 0.02
        playing = await _all_play(people)
        chooser = random.Random(7)
        for _ in range(2):
            await asyncio.sleep(0.3 + chooser.random())
            server.kill()
            await asyncio.to_thread(server.start)
        for person in people:
            person.pause = 0.0
        await playing
        assert sum(person.lines_cut for person in people)
        await _check(server.url, people)

    try:
        run(test())
    finally:
        server.stop()


@pytest.fixture
def two(postgres, redis):
    database = postgres.database()
    both = [Server(database, f"--redis={redis.url}") for _ in range(2)]
    for server in both:
        server.launch()
    for server in both:
        server.wait()
    yield both
    with ExitStack() as stack:
        for server in both:
            if server.process.poll() is None:
                stack.callback(server.stop)


def test_two_processes_serve_one_table(two, run):
    async def test():
        first, second = (server.url for server in two)
        people = await _begin([first])
        people[1].urls = [second]
        await (await _all_play(people))
        assert people[0].standing.view["scores"] == people[1].standing.view["scores"]
        await _check(second, people)

    run(test())


def test_players_of_a_dead_process_go_on_at_another(two, run):
    async def test():
        people = await _begin([server.url for server in two])
        for person in people:
            person.pause = 0.01
        playing = await _all_play(people)
        await asyncio.sleep(0.5)
        two[0].kill()
        two[0].log.close()
        await playing
        await _check(two[1].url, people)

    run(test())


def test_play_goes_on_after_redis_and_postgresql_were_away(two, postgres, redis, run):
    async def test():
        people = await _begin([two[0].url])
        people[1].urls = [two[1].url]
        for person in people:
            person.pause = 0.05
        playing = await _all_play(people)
        await asyncio.sleep(0.4)
        redis.stop()
        await asyncio.sleep(0.3)
        redis.start()
        await asyncio.sleep(0.3)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)
        assert not playing.done()
        await playing
        await _check(two[0].url, people)

    run(test())


def test_workers_of_one_server_share_its_tables(postgres, redis, run):
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()

    async def test():
        people = await _begin([server.url])
        await (await _all_play(people))
        await _check(server.url, people)

    try:
        run(test())
    finally:
        server.stop()
