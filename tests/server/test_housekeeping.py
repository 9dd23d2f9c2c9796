"""Tables that nobody comes back to, and the end of a server."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import nullcontext

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from malavita.cli.serving import read_settings
from malavita.client import Client, Refusal
from malavita.server.settings import sqlite_url
from tests.server.conftest import Server, free_port
from tests.server.people import Company, play_to_the_end

KNIZIA = "razzia_knizia"
HURRY = ("--setting=expire=1", "--setting=sweep=0.2", "--setting=unload=0.2")
GUESSES = '--setting=wrong_codes={"second": 0.01, "burst": 3}'


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that gives up tables after a second."""
    file = tmp_path_factory.mktemp("hasty") / "malavita.db"
    running = Server(sqlite_url(file), *HURRY, GUESSES).start()
    yield running
    if running.process.poll() is None:
        running.stop()


def test_a_table_nobody_came_back_to_expires(hasty, run):
    async def test():
        async with Company(hasty.url, 1) as company:
            (client,) = company.clients
            table = await client.open_table(KNIZIA, 2, public=True)
            async with asyncio.timeout(10):
                while (await client.table(table.id)).status != "expired":
                    await asyncio.sleep(0.1)
            assert await client.public_tables() == []
            assert await client.my_tables() == []
            with pytest.raises(Refusal) as refusal:
                await client.sit(table.id)
            assert refusal.value.code == "given_up"

    run(test())


def test_a_table_that_goes_on_does_not_expire(hasty, run):
    async def test():
        async with Company(hasty.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            for _ in range(6):
                await asyncio.sleep(0.4)
                mover = next(place for place in places if place.choices)
                await mover.play(mover.choices[0])
                others = [place for place in places if place is not mover]
                while others[0].version < mover.version:
                    await others[0].next()
            assert (await company.clients[0].table(table)).status == "playing"

    run(test())


def test_a_table_where_somebody_thinks_does_not_expire(hasty, run):
    async def test():
        async with Company(hasty.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            async with company.clients[0].at(table):
                await asyncio.sleep(3)
                assert (await company.clients[0].table(table)).status == "playing"

    run(test())


def test_tables_without_anybody_leave_the_memory(hasty, run):
    async def test():
        async with Company(hasty.url, 1) as company:
            await company.clients[0].open_table(KNIZIA, 2)
        async with asyncio.timeout(10):
            while True:
                numbers = httpx.get(f"{hasty.url}/metrics").text
                if "malavita_tables 0" in numbers and "malavita_sockets 0" in numbers:
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
                with pytest.raises(Refusal) as refusal:
                    await guesser.table("ROMA-ROMA-1234")
                assert refusal.value.code == code
            for ask in (guesser.table, guesser.sit, guesser.record):
                with pytest.raises(Refusal) as refusal:
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


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--workers=2"], "--redis"),
        (["--setting=bot_pause=never"], "bot_pause"),
        (["--database=sqlite+aiosqlite:////nowhere/x.db"], "database"),
        (["--database=mysql://x"], "--database: it begins with postgresql+asyncpg://"),
        (["--redis=nonsense"], "--redis: it begins with redis://"),
        (["--log=loud"], "--log: 'loud' is not debug, info, warning or error"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_line(arguments, reason):
    serve = [sys.executable, "-m", "malavita", "serve", f"--port={free_port()}"]
    command = [*serve, "--log=error", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert reason in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("adviser=rookie", "a rookie does not search; capo and don do"),
        ("robots=0", "robots"),
        ("sweep=0", "sweep"),
        ("tables_each=-1", "tables_each"),
        ('hints={"second": 0, "burst": 5}', "hints.second"),
    ],
)
def test_settings_that_would_not_work_are_refused(setting, reason, capsys):
    with pytest.raises(SystemExit) as refusal:
        read_settings("sqlite+aiosqlite:///x.db", None, [setting])
    assert refusal.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_port_that_is_taken_is_refused(server):
    command = [sys.executable, "-m", "malavita", "serve", f"--port={server.port}"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert f"127.0.0.1:{server.port}: Address already in use;" in ended.stderr
    assert "--port" in ended.stderr


def test_without_a_command_the_browser_opens_when_the_server_answers(tmp_path):
    """A script stands in for the browser; the usual port may be taken or not."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part; mv {seen}.part {seen}\n')
    browser.chmod(0o755)
    environment = {"BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path)}
    with _taken(8000):
        process = subprocess.Popen(
            [sys.executable, "-m", "malavita"],
            env=os.environ | environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        _wait_for(seen)
    address = seen.read_text().strip()
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    assert httpx.get(address).status_code in (200, 503)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 0
    assert f"malavita: port 8000 is taken, {address.rpartition(':')[2]} is not" in said
    assert f"malavita: {address}" in said
    assert "Traceback" not in said


def _taken(port):
    """The port is taken, by us if by nobody else."""
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError:
        return nullcontext()


def _wait_for(file):
    until = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < until
        time.sleep(0.05)
