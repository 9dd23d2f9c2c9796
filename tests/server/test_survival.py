"""Processes die, databases go away; nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import ExitStack

import httpx
import pytest
from redis.asyncio import Redis as RedisClient

from malavita.client import Client
from malavita.server.bus import GONE
from malavita.server.settings import sqlite_url
from tests.server.conftest import Server
from tests.server.engines import Postgres, Redis
from tests.server.people import Company, Stubborn, begin, check, more_moves

GAME = "razzia_knizia"
KILLS = 3


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
        tables = [await begin([server.url], game) for game in (GAME, "sicilianos")]
        everybody = [person for people in tables for person in people]
        for person in everybody:
            person.pause = 0.02
        playing = await _all_play(everybody)
        for kill in range(1, KILLS + 1):
            await more_moves(everybody, random.randrange(1, 20))
            server.kill()
            assert not playing.done()
            await asyncio.to_thread(server.start)
            await more_moves(everybody, 1)  # it goes on
            assert sum(person.lines_cut for person in everybody) >= kill
        for person in everybody:
            person.pause = 0.0
        await playing
        for people in tables:
            assert await check(server.url, people)

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
        people = await begin([first], GAME)
        people[1].urls = [second]
        await (await _all_play(people))
        assert people[0].standing.view["scores"] == people[1].standing.view["scores"]
        await check(second, people)

    run(test())


def test_players_of_a_dead_process_go_on_at_another(two, run):
    async def test():
        people = await begin([server.url for server in two], GAME)
        for person in people:
            person.pause = 0.01
        playing = await _all_play(people)
        await more_moves(people, 10)
        two[0].kill()
        two[0].log.close()
        assert not playing.done()
        await playing
        await check(two[1].url, people)

    run(test())


def test_play_goes_on_after_redis_and_postgresql_were_away(two, postgres, redis, run):
    async def test():
        people = await begin([two[0].url], GAME)
        people[1].urls = [two[1].url]
        for person in people:
            person.pause = 0.05
        playing = await _all_play(people)
        await more_moves(people, 3)
        redis.stop()
        await more_moves(people, 1)  # what the processes do not hear they find later
        redis.start()
        await more_moves(people, 3)
        await asyncio.to_thread(postgres.stop, "immediate")
        answer = await asyncio.to_thread(httpx.get, f"{two[0].url}/healthz")
        assert answer.status_code == 503
        assert answer.json()["code"] == "unavailable"
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)
        assert not playing.done()
        await playing
        await check(two[0].url, people)

    run(test())


def test_who_was_at_a_dead_process_is_missed(postgres, redis, run):
    server = Server(
        postgres.database(), f"--redis={redis.url}", "--setting=sweep=0.2"
    ).start()

    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(GAME, 2, away=0)
            said = json.dumps([time.time() - GONE + 2, [1], 0])
            bus = RedisClient.from_url(redis.url)
            await bus.hset(f"malavita:here:{table}", "another process", said)
            await bus.aclose()
            async with company.clients[0].at(table) as place:
                while place.here != [0, 1]:
                    await place.next()
                while not place.table.seats[1].bot_plays:
                    await place.next()
                assert place.here == [0]

    try:
        run(test())
    finally:
        server.stop()


def test_nobody_is_missed_because_redis_is_away(two, redis, run):
    async def test():
        async with Company(two[0].url, 2) as company:
            table = await company.open(GAME, 2, away=4)
            elsewhere = Client(two[1].url, token=company.clients[1].token)
            async with (
                company.clients[0].at(table) as place,
                elsewhere,
                elsewhere.at(table),
            ):
                while place.here != [0, 1] or place.table.seats[1].bot_plays:
                    await place.next()
                redis.stop()
                async with company.clients[0].at(table) as again:
                    assert again.here == [0, 1]
                    await asyncio.sleep(1)
                redis.start()
                await asyncio.sleep(5)
                info = await company.clients[0].table(table)
                assert not any(seat.bot_plays for seat in info.seats)

    run(test())


def _meet_processes(server: Server, number: int) -> None:
    """Ask until so many different processes have answered; the test has an end."""
    met: set[str] = set()
    while len(met) < number:
        numbers = httpx.get(f"{server.url}/metrics").text
        met.add(numbers.partition('malavita_info{process="')[2].partition('"')[0])


def test_workers_of_one_server_share_its_tables(postgres, redis, run):
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()

    async def test():
        people = await begin([server.url], GAME)
        await (await _all_play(people))
        assert await check(server.url, people)
        await asyncio.to_thread(_meet_processes, server, 2)
        people[0].acknowledged.append((1_000_000, 0, "a move that was lost"))
        with pytest.raises(ValueError, match="not in list"):
            await check(server.url, people)

    try:
        run(test())
    finally:
        server.stop()


def _is_answered(server: Server) -> bool:
    try:
        return httpx.get(f"{server.url}/healthz").is_success
    except httpx.HTTPError:
        return False


def test_workers_do_not_outlive_the_process_that_began_them(postgres, redis, run):
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()
    server.kill()

    async def test():
        while _is_answered(server):
            await asyncio.sleep(0.1)

    run(test())
    server.start()  # on the same port
    server.stop()
