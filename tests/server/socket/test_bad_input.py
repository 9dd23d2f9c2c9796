"""What bad input gets: a clear error or a closed socket, and no change."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from malavita.client import Client
from malavita.server import app
from malavita.server.storage.store import Store
from malavita.wire.messages import Refused
from tests.server.inside import serving
from tests.server.people import Company
from tests.server.servers import ask

KNIZIA = "razzia_knizia"


async def _listen(place):
    """Hear everything, until the line is cut."""
    while True:
        await place.next()


def _post(server, path, content, **headers):
    return ask(f"{server.url}/api{path}", "POST", content=content, headers=headers)


@pytest.mark.parametrize(
    "body", [b" ", b"{", b"[]", b"\xff", b'{"name":""}', b'{"nam":"x"}', b"[" * 5000]
)
def test_bad_bodies_are_refused(server, body):
    answer = _post(server, "/me", body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_message"


def test_long_bodies_are_refused(server):
    answer = _post(server, "/me", b'{"name":"' + b"x" * 9000)
    assert answer.status_code == 400


def test_pages_of_other_sites_are_refused(server):
    answer = _post(server, "/me", b"{}", origin="https://evil.example")
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_origin"
    assert _post(server, "/me", b"{}", origin=server.url).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/ABC",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/ROMA-ROMA-1",
        "/%2e%2e/x",
    ],
)
def test_tables_that_are_not_there(server, path):
    answer = ask(f"{server.url}{path}")
    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "text", "values"}


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/me", "GET, HEAD, PATCH, POST"),
        ("/api/tables", "GET, HEAD, POST"),
        ("/api/tables/mine", "GET, HEAD"),
        ("/api/tables/ROMA-NOTO-1/sit", "POST"),
        ("/api/docs", "GET, HEAD"),
        ("/metrics", "GET, HEAD"),
    ],
)
def test_other_methods_are_refused(server, path, allowed):
    answer = ask(server.url + path, "DELETE")
    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A folder of pages, as a build leaves it."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "assets" / "main.js").write_text("0")
    monkeypatch.setattr(app, "BUILT", web)


async def _break(_):
    raise RuntimeError("a mistake of ours")


def _policy(headers):
    """What a page may load from where."""
    parts = [part.split() for part in headers["content-security-policy"].split(";")]
    return {part[0]: part[1:] for part in parts}


@pytest.mark.usefixtures("built")
def test_every_answer_has_the_usual_headers(run, tmp_path, monkeypatch):
    """Whatever it is: no script runs but our own, and no other site shows our pages."""
    monkeypatch.setattr(Store, "ping", _break)

    async def test():
        async with serving(tmp_path) as (_, url):
            for method, path, status in (
                ("GET", "/", 200),
                ("GET", "/t/ROMA-ROMA-12", 200),
                ("GET", "/assets/main.js", 200),
                ("GET", "/assets/other.js", 404),
                ("GET", "/nowhere", 404),
                ("POST", "/", 405),
                ("GET", "/api/games", 200),
                ("GET", "/api/docs", 200),
                ("GET", "/api/me", 401),
                ("GET", "/api/nothing", 404),
                ("DELETE", "/api/me", 405),
                ("GET", "/healthz", 500),
            ):
                answer = await asyncio.to_thread(ask, url + path, method)
                assert (path, answer.status_code) == (path, status)
                _check_headers(answer.headers)
                kept = answer.headers.get("cache-control")
                about_somebody = path.startswith("/api/") and path != "/api/docs"
                assert (kept == "no-store") == about_somebody

    run(test())


def _check_headers(headers):
    policy = _policy(headers)
    assert policy["default-src"] == policy["script-src"] == ["'self'"]
    for nothing in ("object-src", "base-uri", "frame-ancestors"):
        assert policy[nothing] == ["'none'"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_a_mistake_of_ours_is_told_without_its_reasons(run, tmp_path, monkeypatch):
    monkeypatch.setattr(Store, "ping", _break)

    async def test():
        async with serving(tmp_path) as (_, url):
            answer = await asyncio.to_thread(ask, f"{url}/healthz")
            assert (answer.status_code, answer.json()["code"]) == (500, "broken")
            assert "a mistake of ours" not in answer.text

    run(test())


async def _refused(url, origin):
    """Which requests of a page of some site are refused, and whether its socket is."""
    told = [
        await asyncio.to_thread(
            ask, f"{url}/api{path}", method, headers={"origin": origin}
        )
        for method, path in (("POST", "/me"), ("PATCH", "/me"), ("POST", "/tables"))
    ]
    address = url.replace("http", "ws") + "/api/tables/AAAAAAAA/socket"
    try:
        line = await connect(address, origin=origin)
        await line.close()
        opened = True
    except InvalidStatus:
        opened = False
    return [*(answer.status_code == 403 for answer in told), not opened]


def test_only_pages_of_this_site_and_of_those_we_know_are_let_in(run, tmp_path):
    friend = "https://friend.example"

    async def test():
        async with serving(tmp_path, origins=[friend]) as (_, url):
            for origin in (url, friend):
                assert not any(await _refused(url, origin)), origin
            for origin in (
                "https://evil.example",
                f"{friend}.evil.example",
                f"{url}.evil.example",
                "http://127.0.0.1:1",
                "null",
            ):
                assert all(await _refused(url, origin)), origin

    run(test())


def test_bad_messages_are_refused_and_change_nothing(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            (place, _) = await company.places(table)
            version = place.version
            noise = random.Random(1)
            junk = ["", "{}", "[]", "null", '{"type":"fly"}', '{"type":"play"}', "\x00"]
            for beat, action in ((-1, "draw left"), (10**30, "x"), (0, "y" * 100)):
                play = {"type": "play", "beat": beat, "action": action, "id": "x"}
                junk.append(json.dumps(play))
            junk += [
                "".join(chr(noise.randrange(32, 999)) for _ in range(50)) for _ in "abcd"
            ]
            for text in junk:
                await place._socket.send(text)
                while not isinstance(told := await place.next(), Refused):
                    pass
                assert told.code in ("bad_message", "stale", "unknown_action"), text
            await place._socket.send(b"\xff\xfe")
            while not isinstance(await place.next(), Refused):
                pass
            async with company.clients[1].at(table) as again:
                assert again.version == version

    run(test())


def test_a_long_message_closes_the_socket(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            (place, _) = await company.places(table)
            await place._socket.send("x" * 9000)
            with pytest.raises(ConnectionClosed) as closed:
                await _listen(place)
            assert closed.value.rcvd.code == 1009

    run(test())


def test_who_only_makes_mistakes_is_cut_off(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            (place, _) = await company.places(table)
            for _ in range(51):
                await place._socket.send("?")
            with pytest.raises(ConnectionClosed) as closed:
                await _listen(place)
            assert closed.value.rcvd.code == 1008

    run(test())


def test_nobody_opens_all_sockets_of_the_world(server, run):
    async def test():
        async with Company(server.url, 1) as company, AsyncExitStack() as stack:
            (client,) = company.clients
            table = (await client.open_table(KNIZIA, 2)).id
            for _ in range(40):
                await stack.enter_async_context(client.at(table))
            with pytest.raises(ConnectionClosed) as closed:
                await client.at(table).__aenter__()
            assert closed.value.rcvd.code == 1008

    run(test())


def test_a_table_that_is_not_there_closes_the_socket(server, run):
    async def test():
        async with Client(server.url) as client:
            with pytest.raises(ConnectionClosed) as closed:
                await client.at("AAAAAAAA").__aenter__()
            assert closed.value.rcvd.code == 4404

    run(test())


def _post_as(server, token, path, body):
    headers = {"Authorization": f"Bearer {token}"}
    return ask(f"{server.url}/api{path}", "POST", json=body, headers=headers)


def test_numbers_and_bytes_are_what_they_seem(server, run):
    async def come_in():
        async with Client(server.url) as client:
            await client.come_in("Al")
            return client.token, (await client.open_table("thieves", 3)).id

    token, table = run(come_in())
    for seat in ("9" * 5000, "01", "²", "-1", "3", ""):
        body = {"game": "thieves", "players": 3, "bots": {seat: "don"}}
        answer = _post_as(server, token, "/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "unknown_seat")
        assert len(answer.text) < 200
    random = "ab" * 32
    for wrong in (random + "\n", "\n" + random, random.upper(), random[1:]):
        answer = _post_as(server, token, f"/tables/{table}/sit", {"random": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    wrong = b'{"random": "%s", "seat": %s}' % (random.encode(), b"9" * 5000)
    address = f"{server.url}/api/tables/{table}/sit"
    headers = {"Authorization": f"Bearer {token}"}
    answer = ask(address, "POST", content=wrong, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert _post_as(server, token, f"/tables/{table}/sit", {"random": random}).is_success
