"""Tables that nobody comes back to, and the end of a server."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from malavita.client import Client, RequestRefused
from malavita.server.running import registry
from malavita.server.settings import sqlite_url
from tests.server.inside import serving
from tests.server.people import Company, play_to_the_end
from tests.server.servers import Server, ask

KNIZIA = "razzia_knizia"
HURRY = ("--setting=expire=3", "--setting=sweep=0.2", "--setting=unload=0.2")
GUESSES = '--setting=wrong_codes={"second": 0.01, "burst": 3}'


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that gives up tables soon, but not while they are opened."""
    file = tmp_path_factory.mktemp("hasty") / "malavita.db"
    running = Server(sqlite_url(file), *HURRY, GUESSES).start()
    yield running
    if running.process.poll() is None:
        running.stop()


async def _expires(client, table):
    """Wait until a table is given up."""
    while (await client.table(table)).status != "expired":
        await asyncio.sleep(0.05)


def test_a_table_nobody_came_back_to_expires(hasty, run):
    async def test():
        async with Company(hasty.url, 1) as company:
            (client,) = company.clients
            table = await client.open_table(KNIZIA, 2, public=True)
            await _expires(client, table.id)
            assert await client.public_tables() == []
            assert await client.my_tables() == []
            with pytest.raises(RequestRefused) as refusal:
                await client.sit(table.id)
            assert refusal.value.code == "given_up"

    run(test())


def test_a_table_where_somebody_thinks_does_not_expire(hasty, run):
    async def test():
        async with Company(hasty.url, 2) as company:
            (client, _) = company.clients
            table = await company.open(KNIZIA, 2)
            async with client.at(table):
                for _ in range(2):  # the second is looked at after all was looked at
                    await _expires(client, (await client.open_table(KNIZIA, 2)).id)
                assert (await client.table(table)).status == "playing"

    run(test())


def test_a_game_nobody_came_back_to_expires(hasty, run):
    async def test():
        async with Company(hasty.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            await next(place for place in places if place.choices).play("auction")
            for place in places:
                await place._socket.close()
            await _expires(company.clients[0], table)
            assert await company.clients[0].history() == []

    run(test())


def test_a_rated_game_nobody_came_back_to_is_played_to_its_end(hasty, run):
    """Although until a bot plays they are away for longer than others are kept."""

    async def test():
        async with Company(hasty.url, 3) as company:
            table = await company.open("thieves", 3, rated=True, away=4)
            (client, *_) = company.clients
            while not (finished := await client.history()):
                await asyncio.sleep(0.05)
            assert [each.id for each in finished] == [table]

    run(test())


def test_a_table_that_all_have_left_is_given_up_soon(run, tmp_path, monkeypatch):
    """And nobody finds it in a list before; others wait for their people."""
    monkeypatch.setattr(registry, "LEFT", 0.1)

    async def test():
        async with (
            serving(tmp_path, sweep=0.05) as (_, url),
            Company(url, 2) as company,
        ):
            host, guest = company.clients
            kept, left = [
                (await host.open_table(KNIZIA, 2, public=True)).id for _ in range(2)
            ]
            for client in company.clients:
                await client.sit(left)
            await host.leave(left)
            assert {each.id for each in await host.public_tables()} == {kept, left}
            await guest.leave(left)
            assert [each.id for each in await host.public_tables()] == [kept]
            await _expires(host, left)
            assert (await host.table(kept)).status == "open"

    run(test())


def test_tables_without_anybody_leave_the_memory(hasty, run):
    async def test():
        async with Company(hasty.url, 1) as company:
            await company.clients[0].open_table(KNIZIA, 2)
        while True:
            numbers = ask(f"{hasty.url}/metrics").text
            if "malavita_tables 0.0" in numbers and "malavita_sockets 0.0" in numbers:
                return
            await asyncio.sleep(0.1)

    run(test())


def test_who_guesses_codes_soon_gets_no_answer(hasty, run):
    """Then a right code is refused like a wrong one, except to those who sit there."""

    async def test():
        async with Company(hasty.url, 2) as company:
            owner, guesser = company.clients
            table = (await owner.open_table(KNIZIA, 2)).id
            assert (await guesser.table(table)).id == table
            for code in ["unknown_table"] * 3 + ["too_fast"]:
                with pytest.raises(RequestRefused) as refusal:
                    await guesser.table("ROMA-ROMA-1234")
                assert refusal.value.code == code
            for ask in (guesser.table, guesser.sit, guesser.record):
                with pytest.raises(RequestRefused) as refusal:
                    await ask(table)
                assert refusal.value.code == "too_fast"
            with pytest.raises(ConnectionClosed) as closed:
                await guesser.at(table).__aenter__()
            assert closed.value.rcvd.code == 1008
            assert (await owner.table(table)).id == table

    run(test())


async def _play_and_wait(place):
    await play_to_the_end(place, 1)
    while True:
        await place.next()


def test_a_stopping_server_tells_clients_to_come_again(hasty, run):
    async def test():
        async with Client(hasty.url) as client:
            await client.come_in("Guest")
            table = await client.open_table(KNIZIA, 2, bots={"1": "capo"})
            await client.sit(table.id)
            await client.start(table.id)
            async with client.at(table.id) as place:
                stopping = asyncio.create_task(asyncio.to_thread(hasty.stop))
                with pytest.raises(ConnectionClosed) as closed:
                    await _play_and_wait(place)
                assert closed.value.rcvd.code == 1012
                await stopping

    run(test())
