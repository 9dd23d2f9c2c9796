"""Clients that play random actions."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from malavita.client import Client, Place, RequestRefused
from malavita.engine.match import Match
from malavita.games import GAMES
from malavita.server.storage.store import Store
from malavita.server.table import entries
from malavita.wire.messages import Done, Play, Refused, Standing
from tests.server.servers import Server

STALE = ("stale", "not_your_move", "game_over", "not_playing")


async def play_to_the_end(place: Place, seed: int, moves: int = 10_000) -> Place:
    """Play random legal actions until the game is over, or a number of them."""
    chooser = random.Random(seed)
    while not place.over and moves:
        if place.choices:
            try:
                await place.play(chooser.choice(place.choices))
                moves -= 1
            except RequestRefused as refusal:
                if refusal.code not in STALE:
                    raise
                await place.next()
        else:
            await place.next()
    return place


class Company:
    """Clients at one table."""

    def __init__(self, url: str, people: int) -> None:
        self.clients = [Client(url) for _ in range(people)]
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> Company:
        for number, client in enumerate(self.clients):
            await self.stack.enter_async_context(client)
            await client.come_in(f"Person {number}")
        return self

    async def __aexit__(self, *error) -> None:
        await self.stack.aclose()

    async def open(self, game: str, players: int, **wishes) -> str:
        """A table with all clients seated and the game started."""
        table = await self.clients[0].open_table(game, players, **wishes)
        for client in self.clients:
            await client.sit(table.id)
        await self.clients[0].start(table.id)
        return table.id

    async def places(self, table: str) -> list[Place]:
        return [
            await self.stack.enter_async_context(client.at(table))
            for client in self.clients
        ]

    async def play(self, table: str, moves: int = 10_000) -> list[Place]:
        places = await self.places(table)
        await asyncio.gather(
            *(play_to_the_end(place, seed, moves) for seed, place in enumerate(places))
        )
        return places


async def begin(urls: list[str], game: str, seats: int = 3) -> list[Stubborn]:
    """Two clients at a table with bots on its other seats; the game has started."""
    seats = max(seats, GAMES[game].players[0])
    bots = {str(seat): "rookie" for seat in range(2, seats)}
    async with Company(urls[0], 2) as company:
        table = await company.open(game, seats, bots=bots, away=3600)
        return [
            Stubborn(urls, client.token, table, seed)
            for seed, client in enumerate(company.clients)
        ]


@asynccontextmanager
async def at_play(people: list[Stubborn]) -> AsyncIterator[None]:
    """All clients play in the background and to the end; an error of one ends all."""
    async with asyncio.TaskGroup() as tables:
        for person in people:
            tables.create_task(person.play())
        yield


async def more_moves(people: list[Stubborn], more: int) -> None:
    """Wait until so many more moves were acknowledged."""
    wanted = sum(len(person.acknowledged) for person in people) + more
    while sum(len(person.acknowledged) for person in people) < wanted:
        await asyncio.sleep(0.01)


async def a_move_under_way(people: list[Stubborn]) -> None:
    """Wait until a client has sent a move that is not answered yet."""
    while not any(person.asked for person in people):
        await asyncio.sleep(0)


async def stored(database: str, table: str) -> list[entries.Entry]:
    """The log of a table."""
    store = Store(database)
    try:
        return [entries.read(text) for text in await store.log.entries(table)]
    finally:
        await store.close()


async def check(server: Server, people: list[Stubborn]) -> int:
    """Check a finished game with its record and log; return the number of moves."""
    table = people[0].table
    async with Client(server.url, people[0].token) as client:
        record = await client.record(table)
    assert Match.replay(record).over
    log = await stored(server.database, table)
    moves = [entry for entry in log if isinstance(entry, entries.Moved)]
    assert [[move.seat, move.action] for move in moves] == record["moves"]
    return compare(log, people)


def compare(log: list[entries.Entry], people: list[Stubborn]) -> int:
    """Check that acknowledged moves are in the log, once and in their places.

    Other moves may be there only if they were not answered. Returns the number of moves.
    """
    moves = [
        (entry.id, number)
        for number, entry in enumerate(log)
        if isinstance(entry, entries.Moved) and entry.id
    ]
    numbers = dict(moves)
    assert len(numbers) == len(moves)
    told = [move for person in people for move in person.acknowledged]
    for move in told:
        assert move.id in numbers, f"lost: {move}"
        number = numbers[move.id]
        assert (log[number].seat, log[number].action) == (move.seat, move.action)
        assert number == move.version or (move.resent and number < move.version)
    unknown = {request for person in people for request in person.unknown}
    assert set(numbers) <= {move.id for move in told} | unknown
    return len(told)


class Acknowledged(NamedTuple):
    """A move that the server has acknowledged."""

    id: str
    seat: int
    action: str
    version: int  # after the move; if it was sent again, this or an earlier one
    resent: bool


class Stubborn:
    """A client that reconnects to any server that answers."""

    def __init__(self, urls: list[str], token: str, table: str, seed: int) -> None:
        self.urls = urls
        self.token = token
        self.table = table
        self.chooser = random.Random(seed)
        self.standing: Standing | None = None
        self.since: int | None = None
        self.over = False
        self.asked: Play | None = None  # not answered yet: sent again after a reconnect
        self._sent = 0  # how often it was sent
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[str] = []  # because the database was away
        self.lines_cut = 0  # lost connections, without failed attempts to reconnect
        self._up = False
        self.pause = 0.0

    @property
    def unknown(self) -> list[str]:
        """Moves that were sent but not answered."""
        return [*self.refused, *([self.asked.id] if self.asked else [])]

    async def play(self) -> None:
        while self.asked or not self.over:
            url = self.chooser.choice(self.urls)
            try:
                async with Client(url, self.token) as client:
                    await self._play_at(client)
            except (OSError, WebSocketException, EOFError):
                self.lines_cut += self._up
                self._up = False
                await asyncio.sleep(0.25)

    async def _play_at(self, client: Client) -> None:
        async with client.at(self.table, self.since) as place:
            place.standing = place.standing or self.standing
            self._up = True
            self._note(place)
            while self.asked or not self.over:
                if self.asked or place.choices:
                    await self._move(place)
                else:
                    await place.next()
                self._note(place)

    async def _move(self, place: Place) -> None:
        if self.asked is None:
            action = self.chooser.choice(place.choices)
            self.asked = Play(place.standing.beat, action, secrets.token_hex(8))
        version = place.version
        told = await self._ask(place, self.asked)
        move, self.asked = self.asked, None
        resent, self._sent = self._sent > 1, 0
        if isinstance(told, Done):
            seat = place.standing.view["seat"]
            made = Acknowledged(move.id, seat, move.action, told.version, resent)
            self.acknowledged.append(made)
            await asyncio.sleep(self.pause)
        elif told.code == "unavailable":
            self.refused.append(move.id)
            await asyncio.sleep(0.1)
        elif told.code not in STALE:
            raise RequestRefused(0, told.code, told.text, told.values)
        elif place.choices and place.version == version:
            await place.next()

    async def _ask(self, place: Place, move: Play) -> Done | Refused:
        """The answer to a move; like browsers, it sends again with the same id."""
        self._sent += 1
        await place.say(move)
        while True:
            told = await place.next()
            if isinstance(told, Done | Refused) and told.id == move.id:
                return told

    def _note(self, place: Place) -> None:
        self.since = max(place.version, self.since or 0)
        self.standing = place.standing
        self.over = self.over or place.over
