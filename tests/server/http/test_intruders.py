"""Who comes and does not do what is expected: nobody waits for him."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Event
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from malavita.client import Client, RequestRefused
from malavita.server.errors import Unavailable
from malavita.server.http import handlers, protocol, request
from malavita.server.settings import Rate
from malavita.server.socket import connection
from malavita.server.socket.protocol import MAX_FRAMES
from malavita.server.storage.log import Log
from malavita.server.table.replay import replay_of
from malavita.wire.messages import Hello, Pong, Refused
from tests.server.inside import serving
from tests.server.people import Company
from tests.server.servers import PATIENCE

KNIZIA = "razzia_knizia"
SOON = 0.2  # seconds
NEVER = 1 << 30  # bytes that nobody should take


async def _reach(url):
    link = urlsplit(url)
    return await asyncio.open_connection(link.hostname, link.port)


async def _is_cut_off(reader):
    """Whether the other side hangs up."""
    with suppress(ConnectionError):
        while await reader.read(4096):
            pass
    return True


async def _pour(writer, drop):
    """Send the same again and again; how many bytes until the line is cut."""
    poured = 0
    with suppress(ConnectionError):
        while poured < NEVER:
            writer.write(drop)
            await writer.drain()
            poured += len(drop)
    return poured


async def _code(line):
    """With which code a socket is closed."""
    with suppress(ConnectionClosed):
        async for _ in line:
            pass
    return line.close_code


async def _told(place):
    """All that somebody was told by now."""
    await place.ping()
    told = []
    while not isinstance(message := await place.next(), Pong):
        told.append(message)
    return told


UPGRADE = "GET /api/tables/X/socket HTTP/1.1\r\nHost: x\r\n" + "\r\n".join(
    [
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
)


@pytest.mark.parametrize(
    "more", ["Content-Length: 5", "Cookie: " + 9000 * "x", 130 * "X: y\r\n" + "X: y"]
)
def test_a_socket_that_cannot_be_opened_is_closed(run, tmp_path, more):
    """And the server stops as if nothing had happened."""

    async def test():
        async with serving(tmp_path) as (_, url):
            reader, writer = await _reach(url)
            writer.write(f"{UPGRADE}\r\n{more}\r\n\r\n".encode())
            assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
            assert await _is_cut_off(reader)
            _, left = await _reach(url)
            left.write(f"{UPGRADE}\r\n".encode())
        left.close()
        writer.close()

    run(test())


@pytest.mark.parametrize(
    ("request_", "then"),
    [
        (b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n"),
        (b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n", b"x"),
    ],
)
def test_who_was_answered_and_only_mumbles_is_shown_out(
    run, tmp_path, monkeypatch, request_, then
):
    async def test():
        async with serving(tmp_path) as (_, url):
            reader, writer = await _reach(url)
            writer.write(request_)
            assert b" 200 " in await reader.readline()
            monkeypatch.setattr(protocol, "PATIENCE", SOON)
            writer.write(then)
            assert await _is_cut_off(reader)
            writer.close()

    run(test())


def test_who_does_not_read_his_answers_is_shown_out(run, tmp_path, monkeypatch):
    monkeypatch.setattr(protocol, "PATIENCE", SOON)

    async def test():
        async with serving(tmp_path) as (_, url):
            _, writer = await _reach(url)
            writer.transport.pause_reading()
            await _pour(writer, 50 * b"GET /api/docs.json HTTP/1.1\r\nHost: x\r\n\r\n")
            monkeypatch.undo()
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
                assert (await client.get("/api/games")).is_success
            writer.close()

    run(test())


def _own_end(answer):
    """The address of the client's end of a connection."""
    return answer.extensions["network_stream"].get_extra_info("client_addr")


def test_who_asks_nothing_is_shown_out(run, tmp_path, monkeypatch):
    """But not a client that waits between two requests."""

    async def test():
        async with (
            serving(tmp_path) as (_, url),
            httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client,
        ):
            first = await client.get("/api/games")
            monkeypatch.setattr(protocol, "PATIENCE", SOON)
            silent, slow = await _reach(url), await _reach(url)
            slow[1].write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
            for reader, writer in (silent, slow):
                assert await _is_cut_off(reader)
                writer.close()
            second = await client.get("/api/games")
            assert first.is_success
            assert second.is_success
            assert _own_end(second) == _own_end(first)

    run(test())


def test_nobody_listens_to_an_endless_head(run, tmp_path):
    async def test():
        async with serving(tmp_path) as (_, url):
            _, writer = await _reach(url)
            writer.write(b"GET /api/games HTTP/1.1\r\nX: ")
            assert await _pour(writer, b"x" * 4096) < NEVER
            writer.close()

    run(test())


def test_a_request_that_is_not_complete_is_refused(run, tmp_path, monkeypatch):
    monkeypatch.setattr(request, "PATIENCE", SOON)

    async def test():
        async with serving(tmp_path) as (_, url):
            reader, writer = await _reach(url)
            head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"
            writer.write(head + b"{")
            assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
            writer.close()

    run(test())


async def _open_by_hand(url, table):
    """A socket whose frames can be chosen one by one."""
    address = parse_uri(f"{url.replace('http', 'ws')}/api/tables/{table}/socket")
    line = ClientProtocol(address)
    line.send_request(line.connect())
    reader, writer = await _reach(url)
    writer.write(b"".join(line.data_to_send()))
    line.receive_data(await reader.readuntil(b"\r\n\r\n"))
    return line, reader, writer


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.PING, b"x" * 125)],
        [Frame(Opcode.PONG, b"x" * 125)],
        [
            Frame(Opcode.TEXT, b"", fin=False),
            *MAX_FRAMES * [Frame(Opcode.CONT, b"", False)],
        ],
    ],
)
def test_who_sends_everything_but_messages_is_cut_off(run, tmp_path, frames):
    async def test():
        async with serving(tmp_path) as (app, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            _, _, writer = await _open_by_hand(url, table)
            drop = b"".join(each.serialize(mask=True, extensions=[]) for each in frames)
            assert await _pour(writer, drop) < NEVER
            writer.close()
            alive = await app.state.registry.session(table)
            while alive.audience.subscribers:
                await asyncio.sleep(0.01)

    run(test())


def test_one_pong_at_a_time_is_no_offence(run, tmp_path):
    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            async with company.clients[0].at(table) as place:
                for _ in range(MAX_FRAMES // 2):
                    await (await place._socket.ping())

    run(test())


def test_who_says_hello_to_a_table_that_was_put_away_comes_again(run, tmp_path):
    """One process never has the same table twice."""

    async def test():
        hasty = {"unload": 0, "sweep": 0.05}
        async with serving(tmp_path, **hasty) as (app, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(address) as line:
                while app.state.registry.sessions():
                    await asyncio.sleep(0.01)
                places = await company.places(table)
                await line.send('{"type":"hello"}')
                assert await _code(line) == 1013
            async with Client(url) as watcher, watcher.at(table) as watching:
                mover = next(place for place in places if place.choices)
                await mover.play("auction")
                while watching.version < mover.version:
                    await watching.next()

    run(test())


def test_a_hello_that_cannot_be_answered_ends_the_line(run, tmp_path, monkeypatch):
    async def test():
        async with serving(tmp_path) as (app, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            async with company.clients[0].at(table) as place:
                alive = await app.state.registry.session(table)
                alive._dirty = True

                async def fail(*_):
                    raise Unavailable()

                with monkeypatch.context() as broken:
                    broken.setattr(Log, "entries", fail)
                    with pytest.raises(ConnectionClosed) as closed:
                        await company.clients[1].at(table).__aenter__()
                    assert closed.value.rcvd.code == 1013
                await _told(place)
                assert place.here == [0]
            async with company.clients[1].at(table) as place:
                assert place.seat == 1

    run(test())


def test_hello_is_said_once(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            async with company.clients[0].at(table) as place:
                await place.say(Hello())
                (refused,) = [e for e in await _told(place) if isinstance(e, Refused)]
                assert refused.code == "bad_message"

    run(test())


def test_a_ping_is_no_hello(run, tmp_path, monkeypatch):
    async def code_after_pong(url, table):
        """The close code; None if the socket was closed before a pong came."""
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address) as line:
            with suppress(ConnectionClosed):
                await line.send('{"type":"ping"}')
                await line.recv()
                return await _code(line)
        return None

    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            code, within = None, SOON
            while code is None:
                monkeypatch.setattr(connection, "HELLO_WITHIN", within)
                code = await code_after_pong(url, table)
                within *= 2
            assert code == 4408

    run(test())


@pytest.mark.parametrize("path", ["/api/docs", "/api/docs.json", "/healthz", "/metrics"])
def test_nobody_asks_all_the_time_for_anything(run, tmp_path, path):
    async def test():
        async with serving(tmp_path, requests=Rate(1e-4, 2)) as (_, url):
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
                told = [await client.get(path) for _ in range(3)]
            assert [each.status_code for each in told] == [200, 200, 429]

    run(test())


def test_one_reads_old_games_while_others_wait(run, tmp_path, monkeypatch):
    """Nobody may ask for so many of them that nothing else is done."""
    monkeypatch.setattr("malavita.server.running.archive.MAX_WAITING", 2)
    read_on = Event()

    def replay_later(*arguments):
        read_on.wait(PATIENCE)
        return replay_of(*arguments)

    monkeypatch.setattr(handlers, "replay_of", replay_later)

    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            await company.play(table)
            replay = company.clients[0].replay
            asked = [asyncio.create_task(replay(table, "open")) for _ in range(6)]
            while sum(each.done() for each in asked) < 4:
                await asyncio.sleep(0.01)
            read_on.set()
            told = await asyncio.gather(*asked, return_exceptions=True)
            refused = [each.code for each in told if isinstance(each, RequestRefused)]
            assert refused == 4 * ["busy"]

    run(test())
