"""Processes die, databases go away; nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import ExitStack

import pytest
from redis.asyncio import Redis as RedisClient

from malavita.client import Client, Place, RequestRefused
from malavita.games import GAMES
from malavita.server.bus import GONE
from malavita.server.settings import sqlite_url
from malavita.server.table import entries
from malavita.wire.messages import Pong
from tests.server.people import (
    Acknowledged,
    Company,
    Stubborn,
    a_move_under_way,
    at_play,
    begin,
    check,
    compare,
    more_moves,
    stored,
)
from tests.server.servers import PATIENCE, Server, ask
from tests.server.tables import NOW

GAME = "razzia_knizia"
KILLS = STOPS = 3
MOVE = 0.005  # seconds that one takes, from the click to the answer


@pytest.fixture
def moments() -> random.Random:
    """Random moments; those of a failed test come again from the number it shows."""
    seed = random.SystemRandom().randrange(1_000_000)
    print(f"random.Random({seed})")  # noqa: T201 (shown with a failure)
    return random.Random(seed)


def _log(moves: str) -> list[entries.Entry]:
    """A game, of each of whose moves the id is a letter."""
    made = [entries.Moved(NOW, 0, "auction", "guest", letter) for letter in moves]
    return [entries.Started(NOW), *made]


def _told(moves: str) -> Stubborn:
    """Somebody to whom these moves were acknowledged."""
    person = Stubborn([], "", "TABLE", 0)
    for version, letter in enumerate(moves, start=1):
        person.acknowledged.append(Acknowledged(letter, 0, "auction", version, False))
    return person


def test_what_was_acknowledged_is_found_in_the_log():
    assert compare(_log("ab"), [_told("ab")]) == 2


@pytest.mark.parametrize(
    ("stored", "told"),
    [("a", "ab"), ("ac", "ab"), ("ba", "ab"), ("aab", "ab"), ("aba", "ab"), ("ab", "a")],
    ids=["lost", "another", "elsewhere", "twice", "again", "unasked"],
)
def test_a_log_that_is_not_what_was_acknowledged_is_found_out(stored, told):
    with pytest.raises(AssertionError):
        compare(_log(stored), [_told(told)])


async def _some_moment(people: list[Stubborn], moments: random.Random) -> None:
    """Wait for any moment of play at which somebody's move is under way."""
    await more_moves(people, moments.randrange(1, 20))
    await a_move_under_way(people)
    await asyncio.sleep(moments.uniform(0, MOVE))


def _is_any_resent(people: list[Stubborn]) -> bool:
    return any(move.resent for person in people for move in person.acknowledged)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database, moments, run):
    """Moves that were under way are made once, before the kill or when sent again."""
    server = Server(database).start()

    async def test():
        tables = [await begin([server.url], game) for game in (GAME, "sicilianos")]
        everybody = [person for people in tables for person in people]
        for person in everybody:
            person.pause = 0.02
        kills = 0
        async with at_play(everybody):
            while kills < KILLS or not _is_any_resent(everybody):
                await _some_moment(everybody, moments)
                server.kill()
                kills += 1
                await asyncio.to_thread(server.start)
                await more_moves(everybody, 1)  # it goes on
                assert sum(person.lines_cut for person in everybody) >= kills
            for person in everybody:
                person.pause = 0.0
        for people in tables:
            assert await check(server, people)

    try:
        run(test())
    finally:
        server.stop()


@pytest.fixture(params=["a process", "workers"])
def server(request, tmp_path) -> Server:
    if request.param == "a process":
        return Server(sqlite_url(tmp_path / "malavita.db"))
    postgres, redis = map(request.getfixturevalue, ("postgres", "redis"))
    return Server(postgres.database(), f"--redis={redis.url}", "--workers=2")


def test_a_move_under_way_when_the_server_stops_is_acknowledged_or_not_stored(
    server, moments, run
):
    """Whoever comes again hears which; nobody is told of an error."""
    server.start()

    async def test():
        people = await begin([server.url], GAME)
        for person in people:
            person.pause = 0.02
        async with at_play(people):
            for stop in range(1, STOPS + 1):
                await _some_moment(people, moments)
                await asyncio.to_thread(server.stop)
                compare(await stored(server.database, people[0].table), people)
                await asyncio.to_thread(server.start)
                await more_moves(people, 1)
                assert all(person.lines_cut >= stop for person in people)
            for person in people:
                person.pause = 0.0
        assert await check(server, people)
        assert not any(person.refused for person in people)

    try:
        run(test())
    finally:
        server.stop()


@pytest.fixture
def two(request, postgres, redis):
    """Two processes at one database, perhaps with more settings."""
    database, more = postgres.database(), getattr(request, "param", [])
    both = [Server(database, f"--redis={redis.url}", *more) for _ in range(2)]
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
        async with at_play(people):
            pass
        assert people[0].standing.view["scores"] == people[1].standing.view["scores"]
        assert await check(two[1], people)

    run(test())


def test_players_of_a_dead_process_go_on_at_another(two, run):
    async def test():
        first, second = (server.url for server in two)
        people = await begin([first], GAME)
        people[1].urls = [second]
        for person in people:
            person.pause = 0.01
        async with at_play(people):
            await more_moves(people, 10)
            people[0].urls = [first, second]
            two[0].kill()
            two[0].log.close()
            await more_moves(people[:1], 1)
        assert [person.lines_cut for person in people] == [1, 0]
        assert await check(two[1], people)

    run(test())


def test_play_goes_on_after_redis_and_postgresql_were_away(two, postgres, redis, run):
    """Meanwhile people are refused and told why, and nobody's line is cut."""

    async def test():
        urls = [server.url for server in two]
        alone = await begin(urls[:1], GAME, seats=2)  # always one of them has to move
        tables = [await begin(urls[:1], game) for game in GAMES]
        for people in tables:
            people[1].urls = urls[1:]
        tables.append(alone)
        everybody = [person for people in tables for person in people]
        for person in everybody:
            person.pause = 0.05
        async with at_play(everybody):
            await more_moves(everybody, 3)
            await asyncio.to_thread(redis.stop)
            await more_moves(everybody, 1)  # what is not heard now is found later
            await asyncio.to_thread(redis.start)
            await more_moves(everybody, 3)
            assert not any(person.refused for person in everybody)
            await asyncio.to_thread(postgres.stop, "immediate")
            try:
                await _is_told_that_the_database_is_away(urls, alone)
            finally:
                await asyncio.to_thread(postgres.start)
            await more_moves(everybody, 1)
            for person in everybody:
                person.pause = 0.0
        assert not any(person.lines_cut for person in everybody)
        for people in tables:
            assert await check(two[0], people)

    run(test())


async def _is_told_that_the_database_is_away(
    urls: list[str], people: list[Stubborn]
) -> None:
    for url in urls:
        answer = await asyncio.to_thread(ask, f"{url}/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        async with Client(url, people[0].token) as client:
            with pytest.raises(RequestRefused) as refusal:
                await client.my_tables()
            assert (refusal.value.status, refusal.value.code) == (503, "unavailable")
    while not any(person.refused for person in people):
        await asyncio.sleep(0.01)


def test_who_was_at_a_dead_process_is_missed(postgres, redis, run):
    server = Server(
        postgres.database(), f"--redis={redis.url}", "--setting=sweep=0.2"
    ).start()

    async def test():
        async with (
            Company(server.url, 2) as company,
            RedisClient.from_url(redis.url) as bus,
        ):
            table = await company.open(GAME, 2, away=0)

            async def say(when: float) -> None:
                said = json.dumps([when, [1], 0])
                await bus.hset(f"malavita:here:{table}", "another process", said)

            await say(time.time() + PATIENCE)
            async with company.clients[0].at(table) as place:
                while place.here != [0, 1]:
                    await place.next()
                assert not place.table.seats[1].bot_plays
                await say(time.time() - GONE)
                while not place.table.seats[1].bot_plays:
                    await place.next()
                assert place.here == [0]

    try:
        run(test())
    finally:
        server.stop()


async def _look_around(place: Place) -> list[int]:
    """Who is here, once the server has done all that it does for one who comes."""
    await place.ping()
    while not isinstance(await place.next(), Pong):
        pass
    return place.here


# Nobody looks at all tables now and then: what is known comes from Redis' return alone.
@pytest.mark.parametrize(
    "two", [["--setting=sweep=3600"]], indirect=True, ids=["hearing"]
)
def test_nobody_is_missed_because_redis_is_away(two, redis, run):
    async def test():
        async with (
            Company(two[0].url, 2) as company,
            Client(two[1].url, token=company.clients[1].token) as elsewhere,
            RedisClient.from_url(redis.url, decode_responses=True) as bus,
        ):
            here, _ = company.clients
            table = await company.open(GAME, 2, away=PATIENCE)
            async with here.at(table) as place, elsewhere.at(table):
                while place.here != [0, 1]:
                    await place.next()
                redis.stop()
                async with here.at(table) as again:
                    assert await _look_around(again) == [0, 1]
                redis.start()
                said: list[list[int]] = []
                while said != [[0], [1]]:
                    await asyncio.sleep(0.05)
                    found = await bus.hvals(f"malavita:here:{table}")
                    said = sorted(json.loads(each)[1] for each in found)
                async with here.at(table) as again:
                    assert await _look_around(again) == [0, 1]
                    assert not any(seat.bot_plays for seat in again.table.seats)

    run(test())


def test_workers_of_one_server_share_its_tables(postgres, redis, run):
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()

    async def test():
        people = await begin([server.url], GAME)
        async with at_play(people):
            pass
        assert await check(server, people)

    try:
        run(test())
    finally:
        server.stop()


def test_workers_do_not_outlive_the_process_that_began_them(postgres, redis):
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()
    server.kill()  # and wait until they are gone
    server.start()  # on the same port
    server.stop()
