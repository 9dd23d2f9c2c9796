"""What a viewer is sent does not depend on cards that he cannot see.

Two servers hold tables that look the same to one viewer, a seat or somebody who watches;
the cards that he cannot see are others. The same is done at both, as far as he can tell:
moves, some of them taken back, refusals, hints, chat, a bot that plays for somebody.
Every byte that he is sent is compared: live, when he comes back, and over HTTP.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from malavita.engine.layout import SPECTATOR
from malavita.server.access.identity import hashed
from malavita.server.http import handlers
from malavita.server.running import autoplay, bots, presence, registry, session
from malavita.server.settings import sqlite_url
from malavita.server.storage.guests import GuestRow
from malavita.server.storage.store import Store
from malavita.server.table import entries
from malavita.server.table.commands import open_table
from malavita.server.table.listing import listing_of
from malavita.server.table.state import Table
from malavita.wire.messages import (
    AskHint,
    Hello,
    NewTable,
    Ping,
    Play,
    Return,
    Say,
    TakeBack,
)
from tests.server.inside import ANY_NUMBER, serving
from tests.server.servers import PATIENCE
from tests.server.tables import NOW, QUICK, SECRET, fold, guest
from tests.server.twins import last_moves, twins

MOVES = 9  # that every viewer compares, at least ...
FEWER = 3  # ... and at a table of many

NEVER = 86_400  # seconds until a bot moves
OTHER_WATCHER = 90
REFUSALS = {"unknown_action", "stale", "no_take_back", "not_your_move", "not_seated"}


def token(seat):
    return f"{seat + 1:064x}"


def who(viewer):
    return "watcher" if viewer == SPECTATOR else guest(viewer)


@pytest.fixture
def deals(monkeypatch):
    """What lies on the tables, by what their first guest added to the cards.

    Nobody sees what he added. All tables are dealt from here, whenever a log is read.
    """
    deals = {}
    monkeypatch.setattr(
        Table, "_deal", lambda table: deals[table.randoms()[0]].lay(table.game)
    )
    return deals


@pytest.fixture(autouse=True)
def same_time_and_luck(monkeypatch):
    """It is always the same moment, and advisers have always the same luck."""
    for module in (autoplay, handlers, presence, registry, session):
        monkeypatch.setattr(module, "now", lambda: NOW + 1_000)
    luck = SimpleNamespace(randbits=lambda bits: 7)
    monkeypatch.setattr(bots, "secrets", luck)


def _log(game, players, random):
    """How a table begins where guests have added something to the cards."""
    wish = NewTable(game.name, players, public=True, pace=QUICK)
    sat = [
        entries.Sat(NOW, seat, guest(seat), f"Name {seat}", random)
        for seat in range(players)
    ]
    return [*open_table(wish, guest(0), SECRET, NOW), *sat, entries.Started(NOW)]


@asynccontextmanager
async def _serving(folder, logs, players):
    """A server in this process, with tables and guests that it finds there."""
    folder.mkdir()
    store = Store(sqlite_url(folder / "malavita.db"))
    await store.migrate()
    for seat in (SPECTATOR, OTHER_WATCHER, *range(players)):
        row = GuestRow(who(seat), f"Name {seat}", "en")
        await store.guests.add(row, hashed(token(seat)), NOW)
    for code, log in logs.items():
        texts = [entries.write(entry) for entry in log]
        await store.log.append(code, 0, texts, listing_of(fold(log, code)))
    await store.close()
    async with serving(folder, chat=ANY_NUMBER, hints=ANY_NUMBER, bot_pause=NEVER) as (
        app,
        url,
    ):
        yield app.state.registry, f"{url.removeprefix('http://')}/api/tables"


def _kind(frame):
    return json.loads(frame)["type"]


class Side:
    """The table on one of the two servers, and what the viewer receives there."""

    def __init__(self, alive, address, viewer, stack):
        self.session = alive
        self.viewer = viewer
        self.frames = []
        self._address = address
        self._stack = stack
        self._sockets = {}
        self._said = 0

    async def connect(self):
        """Everybody comes, the viewer last."""
        everybody = {OTHER_WATCHER, *range(len(self.session.table.seats))} - {self.viewer}
        for seat in [*sorted(everybody), self.viewer]:
            await self.come(seat, Hello())

    async def come(self, seat, hello):
        known = {"Authorization": f"Bearer {token(seat)}"}
        address = f"ws://{self._address}/{self.session.id}/socket"
        coming = connect(address, additional_headers=known, max_queue=None)
        self._sockets[seat] = await self._stack.enter_async_context(coming)
        await self._say(seat, hello)
        await self._hear_all(seat)

    async def come_back(self, since):
        """The viewer loses the line and comes back; what he is told then."""
        await self._sockets[self.viewer].close()
        while len(self.session.audience.subscribers) == len(self._sockets):
            await asyncio.sleep(0.001)
        before = len(self.frames)
        await self.come(self.viewer, Hello(since))
        return self.frames[before:]

    async def ask(self, seat, kind, *more):
        """Somebody asks for something; then the viewer hears all that there is."""
        self._said += 1
        await self._say(seat, kind(*more, f"ask {self._said}"))
        answer = await self._hear(seat, f'"id":"ask {self._said}"')
        await self._hear_all(self.viewer)
        return _kind(answer)

    async def _say(self, seat, message):
        await self._sockets[seat].send(msgspec.json.encode(message).decode())

    async def _hear(self, seat, sign):
        while True:
            frame = await self._sockets[seat].recv()
            if seat == self.viewer:
                self.frames.append(frame)
            if sign in frame:
                return frame

    async def _hear_all(self, seat):
        await self._say(seat, Ping())
        await self._hear(seat, '"type":"pong"')

    async def request(self, seat, method, path):
        """What somebody is answered over HTTP."""
        # There are no certificates to read.
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as client:
            headers = {"Authorization": f"Bearer {token(seat)}"}
            address = f"http://{self._address}{path}"
            answer = await client.request(method, address, headers=headers)
            assert answer.is_success
            return answer.content


class Both:
    """The two tables, where the same happens as far as the viewer can tell."""

    def __init__(self, sides):
        self.sides = sides
        self.viewer = sides[0].viewer
        self._advised = False

    async def all(self, do):
        return [await do(side) for side in self.sides]

    async def ask(self, seat, kind, *more):
        """Somebody asks for the same at both."""
        return await self.all(lambda side: side.ask(seat, kind, *more))

    async def play(self, seat, actions):
        for side, action in zip(self.sides, actions, strict=True):
            beat = side.session.table.beat_of(seat)
            assert await side.ask(seat, Play, beat, action) == "done"

    async def err(self):
        """The viewer asks for what he gets only at times, or never."""
        beat = self.sides[0].session.table.beat_of(self.viewer)
        for wrong in ((beat, "fly"), (beat - 1, "pass"), *self._illegal(beat)):
            assert await self.ask(self.viewer, Play, *wrong) == ["refused"] * 2
        if not self._advised:  # to think takes long
            here, there = await self.ask(self.viewer, AskHint)
            assert here == there
            self._advised = here == "hint"

    def _illegal(self, beat):
        """An action that the viewer may not play now, but perhaps at other times."""
        match = self.sides[0].session.table.playing
        legal = match.legal(self.viewer) if self.viewer != SPECTATOR else []
        actions = map(match.game.actions.write, range(len(match.game.actions)))
        return [(beat, next(each for each in actions if each not in legal))]

    async def take_back(self, seat, actions):
        """Take a move back and make it again; nothing if it has to stand."""
        tables = [side.session.table for side in self.sides]
        if any(table.why_no_take_back(seat) for table in tables):
            if seat == self.viewer:
                assert await self.ask(seat, TakeBack) == ["refused"] * 2
            return
        assert await self.ask(seat, TakeBack) == ["done"] * 2
        await self.play(seat, actions)

    async def talk(self):
        for number, seat in enumerate((0, OTHER_WATCHER, self.viewer)):
            assert await self.ask(seat, Say, f"{number}: well?") == ["done"] * 2

    async def be_away(self):
        """A bot plays for somebody else for a while."""
        seat = 1 if self.viewer == 0 else 0
        await self.all(
            lambda side: side.request(seat, "POST", f"/{side.session.id}/leave")
        )
        assert await self.ask(seat, Return) == ["done"] * 2

    async def follow(self, moves):
        """One course at both tables."""
        await self.all(lambda side: side.connect())
        await self.be_away()
        await self.talk()
        assert await self.ask(self.viewer, TakeBack) == ["refused"] * 2
        for seat, actions in moves:
            await self.err()
            await self.play(seat, actions)
            await self.take_back(seat, actions)
        await self.talk()

    async def read(self):
        """What the viewer is told over HTTP."""
        code = f"/{self.sides[0].session.id}"
        for path in ("", "/mine", code, f"{code}/past", f"{code}/unseen"):
            here, there = await self.all(
                lambda side, path=path: side.request(self.viewer, "GET", path)
            )
            assert here == there

    def compare(self):
        """The kinds of what the viewer was told, the same at both, and the refusals."""
        here, there = (side.frames for side in self.sides)
        assert here == there
        told = [json.loads(frame) for frame in here]
        return {each["type"] for each in told}, {each.get("code") for each in told}

    async def come_back(self):
        """The viewer comes back and is told what he was told before, byte by byte."""
        for side in self.sides:
            live_frames = [each for each in side.frames if _kind(each) == "change"]
            since = json.loads(live_frames[0])["version"] - 1
            told = await side.come_back(since)
            assert [each for each in told if _kind(each) == "change"] == live_frames

    async def gone(self):
        for side in self.sides:
            while side.session.audience.subscribers:
                await asyncio.sleep(0.001)


async def _compare(registries, addresses, code, viewer, moves):
    """Let one course happen at both tables."""
    sessions = [await each.session(code) for each in registries]
    positions = [each.table.playing.position() for each in sessions]
    assert positions[0] != positions[1]
    async with AsyncExitStack() as stack:
        both = Both(
            [
                Side(each, address, viewer, stack)
                for each, address in zip(sessions, addresses, strict=True)
            ]
        )
        await both.follow(moves)
        await both.come_back()
        await both.read()
        seen = both.compare()
    await both.gone()  # lists say who is where
    return seen


def _courses(game, players, viewer, few):
    """Some courses, one of them to the end; less at a table of many."""
    if not few:
        return twins(game, players, viewer, FEWER)
    courses = twins(game, players, viewer, MOVES)
    return [*courses, last_moves(game, players, viewer)]


@pytest.mark.parametrize("few", [True, False], ids=["few", "many"])
def test_a_viewer_is_sent_the_same_bytes_whatever_is_hidden(
    game, few, deals, run, tmp_path
):
    players = game.players[0 if few else -1]
    courses = [
        (viewer, course)
        for viewer in (SPECTATOR, *range(players))
        for course in _courses(game, players, viewer, few)
    ]
    logs = {}, {}
    for number, (_, course) in enumerate(courses):
        for side, deal in enumerate(course.deals):
            random = f"{2 * number + side:064x}"
            deals[random] = deal
            logs[side][f"ROMA-NOTO-{10 + number}"] = _log(game, players, random)
    kinds, codes = {viewer: set() for viewer, _ in courses}, set()

    async def test():
        async with (
            _serving(tmp_path / "one", logs[0], players) as (ours, address),
            _serving(tmp_path / "other", logs[1], players) as (other, elsewhere),
        ):
            for code, (viewer, course) in zip(logs[0], courses, strict=True):
                registries, addresses = (ours, other), (address, elsewhere)
                told = await _compare(registries, addresses, code, viewer, course.moves)
                kinds[viewer] |= told[0]
                codes.update(told[1])

    run(test())
    all_kinds = {"whole", "change", "presence", "done", "refused", "pong"}
    assert all(told - {"hint"} == all_kinds for told in kinds.values())
    assert any("hint" in told for told in kinds.values())
    assert codes >= REFUSALS
