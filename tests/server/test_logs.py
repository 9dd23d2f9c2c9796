"""What goes wrong leaves one line that says where and with whom, and no secret."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from malavita.cli.serving import UVICORN_OPTIONS
from malavita.client import RequestRefused
from malavita.server.logs import MAX_FACT, JsonFormatter
from malavita.server.settings import sqlite_url
from malavita.server.socket import connection as sockets
from malavita.wire.messages import Refused
from tests.server.inside import serving
from tests.server.people import Company
from tests.server.servers import PATIENCE, Server

KNIZIA = "razzia_knizia"
HERE = "127.0.0.1"


class Kept(logging.Handler):
    """The lines of a log, as they would be written."""

    def __init__(self):
        super().__init__()
        self.setFormatter(JsonFormatter())
        self.lines = []

    def emit(self, record):
        self.lines.append(self.format(record))

    def about(self, text):
        """The lines with a text; nothing of ours has a traceback."""
        assert not any('"trace"' in line for line in self.lines)
        return [json.loads(line) for line in self.lines if text in line]


@pytest.fixture
def kept():
    handler, root = Kept(), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel("INFO")
    yield handler
    root.removeHandler(handler)
    root.setLevel(before)


async def _until_closed(socket):
    while True:
        try:
            await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code


async def _until_refused(place):
    while not isinstance(told := await place.next(), Refused):
        pass
    return told


def test_a_refused_message_leaves_one_line(kept, run, tmp_path):
    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            (place, _) = await company.places(table)
            # A text frame that is no text: websockets itself would not send it.
            place._socket.protocol.send_frame(Frame(Opcode.TEXT, b'{"type":"\xff"}'))
            place._socket.send_data()
            assert (await _until_refused(place)).code == "bad_message"
            with pytest.raises(RequestRefused):
                await place.play("fly", place.standing.beat)
            await place._socket.send("x" * 9000)
            assert await _until_closed(place._socket) == 1009
            secrets = [client.token for client in company.clients]
            with pytest.raises(RequestRefused):
                await company.clients[0].table("NOWHERE" * 50)
            return table, secrets

    table, secrets = run(test())
    for code in ("bad_message", "unknown_action", "too_long"):
        (line,) = kept.about(f"refused: {code}")
        assert line["from"] == "malavita.sockets"
        assert (line["table"], line["address"]) == (table, HERE)
        assert len(line["guest"]) == 24
    (line,) = kept.about("unknown_table")
    assert (line["from"], line["address"]) == ("malavita.requests", HERE)
    assert len(line["text"]) < MAX_FACT + 30
    for secret in secrets:
        assert not any(secret in line for line in kept.lines)


def test_no_level_writes_down_who_somebody_is_or_what_he_says(run, tmp_path):
    """Also what others write whose code the server is made of."""
    server = Server(sqlite_url(tmp_path / "malavita.db"), "--log=debug").start()

    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            (place, other) = await company.places(table)
            await place.speak("between you and me")
            await other.ping()
            return [client.token for client in company.clients]

    try:
        secrets = run(test())
        written = os.pread(server.log.fileno(), 1 << 20, 0).decode()
    finally:
        server.stop()
    assert '"from": "uvicorn.error"' in written
    for secret in (*secrets, "Bearer", "Cookie", "between you and me"):
        assert secret not in written


def test_who_is_refused_at_the_door_leaves_a_line_too(kept, run, tmp_path, monkeypatch):
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)

    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            address = url.replace("http", "ws") + "/api/tables"
            async with connect(f"{address}/ROMA-NOTO-1234/socket") as socket:
                assert await _until_closed(socket) == 4404
            async with connect(f"{address}/{table}/socket") as socket:
                assert await _until_closed(socket) == 4408
            return table

    table = run(test())
    (line,) = kept.about("refused: unknown_table")
    assert (line["table"], line["guest"]) == ("ROMA-NOTO-1234", None)
    (line,) = kept.about("refused: silent")
    assert (line["table"], line["address"]) == (table, HERE)


def _talk_without_reading(url, table):
    """Talk nonsense, and never wait for the answers, until the line is cut."""
    address = parse_uri(f"{url.replace('http', 'ws')}/api/tables/{table}/socket")
    line = ClientProtocol(address)
    line.send_request(line.connect())
    with socket.create_connection((address.host, address.port)) as wire:
        wire.sendall(b"".join(line.data_to_send()))
        while line.state is not OPEN:
            line.receive_data(wire.recv(4096))
        line.send_text(b'{"type":"hello"}')
        with suppress(ConnectionError):
            while True:
                for _ in range(100):  # never one mistake after the other
                    line.send_text(b'{"type":"' + 200 * b"x" + b'"}')
                    line.send_text(b'{"type":"ping"}')
                wire.sendall(b"".join(line.data_to_send()))


def test_who_does_not_read_is_cut_off_and_the_others_play_on(
    kept, run, tmp_path, monkeypatch
):
    """Because of what waits to be read, and not because a ping was not answered."""
    monkeypatch.setitem(UVICORN_OPTIONS, "ws_ping_interval", None)
    monkeypatch.setattr(sockets, "HELLO_WITHIN", PATIENCE)

    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            await asyncio.to_thread(_talk_without_reading, url, table)
            (told,) = kept.about("too_slow")
            assert told["table"] == table
            places = await company.play(table)
            assert {place.table.status for place in places} == {"over"}

    run(test())


def _client():
    return httpx.AsyncClient(timeout=PATIENCE)


def test_what_is_not_there_leaves_a_line(kept, run, tmp_path):
    async def test():
        async with serving(tmp_path) as (_, url), _client() as client:
            assert (await client.get(f"{url}/.git/config")).status_code == 404
            assert (await client.delete(f"{url}/api/me")).status_code == 405

    run(test())
    (line,) = kept.about("GET /.git/config: not_found")
    assert line["address"] == HERE
    assert kept.about("DELETE /api/me: method_not_allowed")
