"""What a seat gets on its socket does not depend on cards that it cannot see.

Two servers hold the same table, but the hidden cards of the second are others. The same
public course is played at both; every frame that one seat receives is compared.
"""

from __future__ import annotations

import itertools
import random
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
from websockets.asyncio.client import connect

from malavita.server import entries
from malavita.server.identity import hashed
from malavita.server.settings import sqlite_url
from malavita.server.store import GuestRow, Store
from malavita.wire.messages import Hello, Play
from tests.server.inside import serving
from tests.server.tables import NOW, copied, guest, imagined, new_table, sit_all

COURSES = 16
STEPS = 10
PAIRS = 400  # of actions that are tried for one step


def token(seat):
    return f"{seat:064x}"


def _begun(game, seed):
    """The log of a table where a random part of a game was played."""
    chooser = random.Random(seed)
    table = sit_all(new_table(game), noise=f"{seed:02x}")
    log = [table.opened]
    for seat, sitter in enumerate(table.seats):
        log.append(entries.Sat(NOW, seat, guest(seat), sitter.name, sitter.random))
    log.append(entries.Started(NOW))
    table.add(log[-1])
    for _ in range(chooser.randrange(60)):
        seat = chooser.choice(table.playing.actors)
        action = chooser.choice(table.playing.legal(seat))
        entry = table.move(seat, table.beat_of(seat), action, "guest", NOW, None)
        if _is_last(table.playing, seat, action):
            break
        log.append(entry)
        table.add(entry)
    return log


def _is_last(match, seat, action):
    after = copied(match)
    after.play(seat, action)
    return after.over


@asynccontextmanager
async def _serving(folder, logs, seats):
    """A server in this process, with tables and guests that it finds there."""
    folder.mkdir()
    store = Store(sqlite_url(folder / "malavita.db"))
    await store.migrate()
    for seat in range(seats):
        row = GuestRow(guest(seat), f"Name {seat}", "en")
        await store.add_guest(row, hashed(token(seat)), NOW)
    for code, log in logs.items():
        await store.append(code, 0, [entries.write(entry) for entry in log])
    await store.close()
    async with serving(folder) as (app, url):
        yield app.state.hall, f"{url.replace('http', 'ws')}/api/tables"


class Side:
    """The table on one of the two servers, and what the viewer receives there."""

    def __init__(self, live, address, viewer):
        self.live = live
        self.match = live.table.match
        self.viewer = viewer
        self.frames = []
        self._address = f"{address}/{live.id}/socket"
        self._sockets = {}

    async def connect(self, stack):
        """Everybody comes, the viewer last."""
        everybody = [seat for seat in range(self.match.players) if seat != self.viewer]
        for seat in [*everybody, self.viewer]:
            known = {"Authorization": f"Bearer {token(seat)}"} if seat >= 0 else {}
            coming = connect(self._address, additional_headers=known, max_queue=None)
            self._sockets[seat] = await stack.enter_async_context(coming)
            await self._say(seat, Hello())
            await self._hear(seat, '"type":"presence"')

    async def _say(self, seat, message):
        await self._sockets[seat].send(msgspec.json.encode(message).decode())

    async def _hear(self, seat, sign):
        frame = ""
        while sign not in frame:
            frame = await self._sockets[seat].recv()
            if seat == self.viewer:
                self.frames.append(frame)

    async def play(self, seat, action, number):
        """A move, until the viewer has heard of it."""
        await self._say(seat, Play(self.match.beat, action, f"move {number}"))
        await self._hear(seat, '"type":"done"')
        if seat != self.viewer:
            await self._hear(self.viewer, f'"version":{self.live.table.version},')


def _same_for_the_viewer(sides, chooser):
    """A seat, and what it plays at each table so that the viewer sees no difference."""
    first, second = (side.match for side in sides)
    seat = chooser.choice(first.actors)
    if seat not in second.actors:
        return None
    pairs = list(itertools.product(first.legal(seat), second.legal(seat)))
    if seat == sides[0].viewer:
        pairs = [pair for pair in pairs if pair[0] == pair[1]]
    for pair in chooser.sample(pairs, min(PAIRS, len(pairs))):
        after = [copied(first), copied(second)]
        for match, action in zip(after, pair, strict=True):
            match.play(seat, action)
        seen = {match.observe(sides[0].viewer).tobytes() for match in after}
        heard = {match.heard(sides[0].viewer)[-1] for match in after}
        if len(seen) == len(heard) == 1 and not after[0].over:
            return seat, pair
    return None


async def _compare(sides, seed):
    """One course at both tables; of how many moves."""
    chooser = random.Random(seed)
    moves = 0
    async with AsyncExitStack() as stack:
        for side in sides:
            await side.connect(stack)
        while moves < STEPS:
            found = _same_for_the_viewer(sides, chooser)
            if found is None:
                break
            seat, pair = found
            for side, action in zip(sides, pair, strict=True):
                await side.play(seat, action, moves)
            moves += 1
        for told, told_elsewhere in zip(*(side.frames for side in sides), strict=True):
            assert told.encode() == told_elsewhere.encode()
    return moves


def test_a_seat_receives_the_same_bytes_whatever_is_hidden(game, run, tmp_path):
    async def test():
        logs = {f"ROMA-NOTO-{10 + seed}": _begun(game, seed) for seed in range(COURSES)}
        seats = game.players[0]
        moves = 0
        async with (
            _serving(tmp_path / "one", logs, seats) as (hall, address),
            _serving(tmp_path / "other", logs, seats) as (other_hall, other_address),
        ):
            for seed, code in enumerate(logs):
                viewer = seed % (seats + 1) - 1  # now and then somebody who watches
                live, other = await hall.live(code), await other_hall.live(code)
                other.table.match = imagined(live.table.match, viewer, seed)
                hidden = [each.table.match._state.tobytes() for each in (live, other)]
                assert hidden[0] != hidden[1]
                sides = Side(live, address, viewer), Side(other, other_address, viewer)
                moves += await _compare(sides, seed)
        assert moves > COURSES // 2

    run(test())
