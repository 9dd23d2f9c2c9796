"""Several processes with the same tables, and what they share going away or hanging."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from redis.asyncio import Redis as RedisClient
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from malavita.client import Client, RequestRefused
from malavita.server import bus
from malavita.server.bus import CHANNEL, RedisBus
from malavita.server.storage.store import Store
from malavita.wire.messages import Change, Play, Refused, Say
from tests.server.engines import Postgres, Redis
from tests.server.people import Company
from tests.server.servers import Server, ask

KNIZIA = "razzia_knizia"
LATE = "--setting=sweep=3600"  # nothing is found by chance
MOVES = 3


@pytest.fixture
def database(postgres):
    return postgres.database()


@pytest.fixture
def two(database, redis):
    """The addresses of two processes that hear of each other by Redis alone."""
    both = [Server(database, f"--redis={redis.url}", LATE).launch() for _ in range(2)]
    with ExitStack() as stack:
        for server in both:
            stack.callback(server.stop)
            server.wait()
        yield [server.url for server in both]


async def _mover_and_other(company, table, elsewhere):
    """Who has to move, at the first process, and who waits at the second."""
    places = await company.places(table)
    mover = next(place for place in places if place.choices)
    other = Client(elsewhere, company.clients[1 - mover.seat].token)
    await company.stack.enter_async_context(other)
    return mover, await company.stack.enter_async_context(other.at(table))


async def _hears(place, version):
    """Wait until somebody hears of a version."""
    while not isinstance(told := await place.next(), Change) or told.version < version:
        pass


def test_nothing_is_refused_that_the_log_allows(two, redis, run):
    """What another process has stored counts, even if nobody could say so."""

    async def test():
        async with Company(two[0], 2) as company:
            host, guest = company.clients
            table = (await host.open_table(KNIZIA, 2)).id
            await host.sit(table)
            redis.stop()
            async with Client(two[1], guest.token) as elsewhere:
                await elsewhere.sit(table)
            assert (await host.start(table)).status == "playing"

    run(test())


async def _move(places):
    """Let somebody move, and wait until all the others hear of it."""
    mover = next(place for place in places if place.choices)
    version = await mover.play(mover.choices[-1])
    for place in places:
        if place is not mover:
            await _hears(place, version)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
def test_moves_are_heard_elsewhere_also_when_redis_is_away(two, redis, run, end):
    """By who plays and by who watches; once it is known, a second or so later."""

    async def test():
        async with Company(two[0], 2) as company, Client(two[1]) as nobody:
            table = await company.open(KNIZIA, 2)
            mover, other = await _mover_and_other(company, table, two[1])
            async with nobody.at(table) as watching:
                await _move([mover, other, watching])
                redis.signal(end)
                await _move([mover, other, watching])
                for _ in range(MOVES):
                    await _move([mover, other, watching])

    try:
        run(test())
    finally:
        redis.signal(signal.SIGCONT)


def test_a_process_is_not_deaf_after_nonsense_on_redis(two, redis, run):
    async def test():
        async with Company(two[0], 2) as company:
            table = await company.open(KNIZIA, 2)
            mover, other = await _mover_and_other(company, table, two[1])
            bus = RedisClient.from_url(redis.url)
            for nonsense in ("", "x", f"x {table}", f"x {table} y", f"x {table} 1 2"):
                await bus.publish(CHANNEL, nonsense)
            await bus.aclose()
            await _hears(other, await mover.play("auction"))

    run(test())


def test_no_card_and_no_word_goes_over_redis(two, redis, run):
    """Only the names of tables and processes, numbers, and which seats are here."""

    async def test():
        said = []
        async with RedisClient.from_url(redis.url) as bus, bus.monitor() as monitor:
            listening = asyncio.create_task(_note_all(monitor, said))
            async with Company(two[0], 2) as company:
                table = await company.open(KNIZIA, 2, public=True)
                mover, other = await _mover_and_other(company, table, two[1])
                await mover.speak("Omerta")
                await _hears(other, await mover.play("auction"))
            listening.cancel()
        told = [each for each in said if table in each]
        assert any("PUBLISH" in each for each in told)
        known = re.compile(
            rf"(HSET|EXPIRE|PUBLISH|HGETALL|30|malavita:\S+|{table}|here"
            r"|[0-9a-f]{16}|\d+|\[[\d., \[\]]+\]|\s)+"
        )
        assert [each for each in told if not known.fullmatch(each)] == []

    run(test())


async def _note_all(monitor, said):
    async for command in monitor.listen():
        said.append(command["command"])


def test_a_request_counts_once_at_whatever_process_it_is_sent_again(two, run):
    async def test():
        async with Company(two[0], 2) as company:
            table = await company.open(KNIZIA, 2)
            mover, _ = await _mover_and_other(company, table, two[1])
            beat, seat = mover.standing.beat, mover.seat
            requests = [Say("Hi", "s"), Play(beat, "auction", "p")]
            versions = [await mover._done(each) for each in requests]
            again = Client(two[1], company.clients[seat].token)
            async with again, again.at(table) as place:
                resent = [await place._done(each) for each in requests]
                assert resent == [place.version] * 2
                assert place.version == versions[-1]

    run(test())


def test_a_table_of_a_newer_server_disturbs_nobody(two, database, run):
    """It is refused, also to clients that are there; lists and other tables go on."""

    async def test():
        async with Company(two[0], 1) as company:
            (client,) = company.clients
            strange, plain = [await client.open_table(KNIZIA, 2) for _ in range(2)]
            there = await company.stack.enter_async_context(Client(two[1]))
            watching = await company.stack.enter_async_context(there.at(strange.id))
            engine = create_async_engine(database)
            async with engine.begin() as connection:
                row = {"t": strange.id, "n": 1, "e": '{"entry":"Blessed","at":1}'}
                await connection.execute(
                    text("insert into entries values (:t, :n, :e)"), row
                )
            await engine.dispose()
            async with Client(two[1], client.token) as elsewhere:
                with pytest.raises(RequestRefused) as refusal:
                    await elsewhere.table(strange.id)
                assert refusal.value.code == "set_aside"
                while not isinstance(told := await watching.next(), Refused):
                    pass
                assert told.code == "set_aside"
                mine = {each.id for each in await elsewhere.my_tables()}
                assert mine == {strange.id, plain.id}
                await elsewhere.sit(plain.id)

    run(test())


def test_who_asks_is_refused_when_the_database_does_not_answer(run):
    postgres = Postgres()
    server = Server(postgres.database()).start()

    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            mover = next(place for place in places if place.choices)
            postgres.signal(signal.SIGSTOP)
            with pytest.raises(RequestRefused) as refusal:
                await mover.play("auction")
            assert refusal.value.code == "unavailable"
            postgres.signal(signal.SIGCONT)
            while mover.choices:  # the move may have been stored after all
                with suppress(RequestRefused):
                    await mover.play("auction")

    try:
        run(test())
    finally:
        postgres.signal(signal.SIGCONT)
        server.stop()
        postgres.close()


def test_a_process_that_stands_still_holds_up_nobody_for_long(database, run):
    """It has begun to write, and what it writes is waited for."""

    async def test():
        frozen, other = Store(database), Store(database)
        await other.migrate()
        async with frozen._database._engine.connect() as connection:
            await connection.execute(frozen.log._insert_entry, _ENTRY)
            stored = await other.log.append("ROMA-NOTO-27", 0, ["{}"])
            await connection.invalidate()
        assert stored
        await frozen.close()
        await other.close()

    run(test())


_ENTRY = {"table_id": "ROMA-NOTO-27", "number": 0, "entry": "{}"}


class Router:
    """Between a process and Redis; it forgets the lines there are, and tells nobody."""

    def __init__(self, url):
        self._host, self._port = url.removeprefix("redis://").split(":")
        self._lines, self._ends = [], []

    async def up(self):
        self._door = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        _, port = self._door.sockets[0].getsockname()
        return f"redis://127.0.0.1:{port}"

    async def _carry(self, *near):
        far = await asyncio.open_connection(self._host, int(self._port))
        self._ends += [near[1], far[1]]
        both = ((near[0], far[1]), (far[0], near[1]))
        self._lines += [asyncio.create_task(_carry_on(*each)) for each in both]

    def forget(self):
        for line in self._lines:
            line.cancel()

    async def down(self):
        self.forget()
        self._door.close()
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(0)


async def _carry_on(reader, writer):
    while part := await reader.read(4096):
        writer.write(part)


class Noting:
    """A listener who notes what he hears."""

    def __init__(self):
        self.heard = asyncio.Queue()

    def changed(self, table, version):
        self.heard.put_nowait((table, version))

    def presence_changed(self, table_id): ...

    def missed(self):
        self.heard.put_nowait("missed")


def test_a_subscription_whose_connection_was_forgotten_hears_again(
    redis, run, monkeypatch
):
    monkeypatch.setattr(bus, "PULSE", 0.2)
    monkeypatch.setattr(bus, "SILENCE", 1)

    async def test():
        router, listener = Router(redis.url), Noting()
        near, far = RedisBus(await router.up()), RedisBus(redis.url)
        listening = asyncio.create_task(near.listen(listener))
        speaking = asyncio.create_task(far.listen(Noting()))
        assert await listener.heard.get() == "missed"  # it has begun
        router.forget()
        assert await listener.heard.get() == "missed"  # he is told to look himself
        number = 0
        while True:
            number += 1
            far.announce("ROMA-NOTO-27", number)
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while await listener.heard.get() == "missed":
                        pass
                    break
        for task in (listening, speaking):
            task.cancel()
        await asyncio.gather(listening, speaking, return_exceptions=True)
        await near.close()
        await far.close()
        await router.down()

    run(test())


def test_a_worker_that_dies_while_postgresql_is_away_takes_nobody_along(run):
    postgres, redis = Postgres(), Redis()
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()

    async def test():
        first = _workers(server)
        postgres.stop()
        os.kill(min(first), signal.SIGKILL)
        while len(_workers(server) - first) == 0:
            await asyncio.sleep(0.1)
        postgres.start()
        while not await asyncio.to_thread(_is_well, server):
            await asyncio.sleep(0.1)
        assert server.process.poll() is None

    try:
        run(test())
    finally:
        server.stop()
        redis.stop()
        postgres.close()


def _workers(server):
    """The processes of a server that serve."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    found = set()
    for child in children.read_text("ascii").split():
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.add(int(child))
    return found


def _is_well(server):
    with suppress(httpx.HTTPError):
        return ask(f"{server.url}/healthz").status_code == httpx.codes.OK
    return False
