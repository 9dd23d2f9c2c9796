"""A server is open before its rules are compiled; games begin as they are ready."""

import asyncio
from contextlib import asynccontextmanager
from threading import Event

import httpx
import pytest

from malavita.compiling.processes import CompilingFailed
from malavita.compiling.rooms import SERVED
from malavita.games import GAMES
from malavita.server.errors import NotCompiled
from malavita.server.running import compiler as compiling
from malavita.server.running.compiler import Compiler
from tests.server.inside import serving
from tests.server.servers import PATIENCE


class Slow:
    """A compiler that compiles a room whenever the test says so."""

    def __init__(self) -> None:
        self.done: list[tuple[str, str]] = []
        self.go = Event()

    def is_compiled(self, game, room):
        return (game, room) in self.done

    def compile_rooms(self, jobs, processes):
        assert processes == 1
        for job in jobs:
            assert self.go.wait(PATIENCE)
            self.done.append(tuple(job))
            yield job


@pytest.fixture
def slow(monkeypatch):
    slow = Slow()
    monkeypatch.setattr(compiling, "is_compiled", slow.is_compiled)
    monkeypatch.setattr(compiling, "compile_rooms", slow.compile_rooms)
    monkeypatch.setattr(compiling, "rehearse", lambda game: None)
    yield slow
    slow.go.set()


async def all_compiled(compiler):
    async with asyncio.timeout(PATIENCE):
        while any(compiler.percent(game) < 100 for game in GAMES):
            await asyncio.sleep(0.01)


def test_a_game_that_a_client_wants_is_compiled_first(slow):
    compiler = Compiler()
    with pytest.raises(NotCompiled, match="thieves"):
        compiler.check("thieves")
    slow.go.set()
    compiler.start()
    asyncio.run(all_compiled(compiler))

    assert slow.done[: len(SERVED)] == [("thieves", room) for room in SERVED]
    assert {game for game, _ in slow.done} == set(GAMES)
    compiler.check("thieves")


def test_if_compiling_fails_games_are_played_all_the_same(slow, monkeypatch, caplog):
    def fail(jobs, processes):
        raise CompilingFailed("no memory")

    monkeypatch.setattr(compiling, "compile_rooms", fail)
    compiler = Compiler()
    compiler.start()
    asyncio.run(all_compiled(compiler))

    assert "compiling has failed" in caplog.text


@asynccontextmanager
async def visiting(folder, **more):
    """A server in this process, and a client of it."""
    async with (
        serving(folder) as (app, url),
        httpx.AsyncClient(base_url=url, timeout=PATIENCE, **more) as client,
    ):
        yield app.state.registry.services.compiler, client


async def begin(client):
    await client.post("/api/me", json={})
    bots = {"0": "rookie", "1": "rookie", "2": "rookie"}
    new = {"game": "thieves", "players": 3, "bots": bots}
    table = (await client.post("/api/tables", json=new)).json()["id"]
    return f"/api/tables/{table}/start"


def test_a_game_begins_as_soon_as_it_is_compiled(slow, tmp_path):
    async def play():
        async with visiting(tmp_path) as (compiler, client):
            start = await begin(client)
            refused = await client.post(start)
            games = (await client.get("/api/games")).json()
            slow.go.set()
            await all_compiled(compiler)
            return refused, games, await client.post(start)

    refused, games, begun = asyncio.run(play())

    assert refused.status_code == 503
    assert refused.json()["code"] == "not_compiled"
    assert refused.json()["values"] == {"game": "thieves", "percent": 0}
    assert [game["compiled"] for game in games] == [0] * len(GAMES)
    assert begun.json()["status"] == "playing"


def test_a_table_that_is_played_waits_for_its_rules_after_a_restart(slow, tmp_path):
    async def begin_one():
        slow.go.set()
        async with visiting(tmp_path) as (compiler, client):
            await all_compiled(compiler)
            start = await begin(client)
            assert (await client.post(start)).status_code == 200
            return start.removesuffix("/start"), dict(client.cookies)

    async def come_back(table, cookies):
        slow.done.clear()
        slow.go.clear()
        async with visiting(tmp_path, cookies=cookies) as (compiler, client):
            refused = await client.get(table)
            mine = await client.get("/api/tables/mine")
            slow.go.set()
            await all_compiled(compiler)
            return refused, mine, await client.get(table)

    refused, mine, there = asyncio.run(come_back(*asyncio.run(begin_one())))

    assert refused.json()["code"] == "not_compiled"
    assert [f"/api/tables/{one['id']}" for one in mine.json()] == [refused.url.path]
    assert there.json()["game"] == "thieves"
