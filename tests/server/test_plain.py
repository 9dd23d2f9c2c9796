"""The application runs on other ASGI servers, as docs/server.md says."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest
from msgspec import to_builtins
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from malavita.engine.match import Match
from malavita.server.settings import VARIABLE, sqlite_url
from malavita.server.socket import sender
from malavita.server.socket.sender import PlainSender
from tests.server.people import Company
from tests.server.servers import PATIENCE, UNLIMITED, Server

APP = "malavita.server.app:plain"


class Uvicorn(Server):
    """Uvicorn with its own protocols."""

    def command(self):
        return [sys.executable, "-m", "uvicorn", "--factory", APP, f"--port={self.port}"]


class Hypercorn(Server):
    def command(self):
        where = f"--bind=127.0.0.1:{self.port}"
        return [sys.executable, "-m", "hypercorn", f"{APP}()", where]


@pytest.mark.parametrize("kind", [Uvicorn, Hypercorn])
def test_a_game_is_played_on_a_plain_server(run, tmp_path, monkeypatch, kind):
    database = sqlite_url(tmp_path / "malavita.db")
    settings = {"database": database, **UNLIMITED}
    monkeypatch.setenv(VARIABLE, json.dumps(settings))
    server = kind(database).start()

    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            places = await company.play(table)
            match = Match.replay(await company.clients[0].record(table))
            assert match.over
            for place in places:
                assert place.standing.view == to_builtins(match.view(place.seat))
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(address) as socket:
                await socket.send('{"type": "hello", "since": "x"}')
                assert json.loads(await socket.recv())["type"] == "refused"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd.code == 1013

    try:
        run(test())
    finally:
        server.stop()


def test_settings_that_cannot_be_read_are_refused_in_a_line(monkeypatch):
    monkeypatch.setenv(VARIABLE, '{"database": 7}')
    command = Uvicorn("").command()
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"malavita: {VARIABLE}: Expected `str`, got `int`")


class Slow:
    """A socket whose client does not read."""

    def __init__(self):
        self.code = None

    async def send_text(self, text):
        await asyncio.Event().wait()

    async def close(self, code):
        self.code = code


def test_who_does_not_read_from_a_plain_server_is_cut_off(run, monkeypatch):
    monkeypatch.setattr(sender, "MAX_BUFFERED", 10)

    async def test():
        socket = Slow()
        sending = PlainSender(socket)
        assert sending.send_now(b"123456")
        assert sending.send_now(b"123456")
        assert not sending.send_now(b"123456")
        await sending.finish()
        assert socket.code == 1008

    run(test())
