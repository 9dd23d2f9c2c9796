"""People of the tests: clients that choose at random."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

from websockets.exceptions import WebSocketException

from malavita.client import Client, Place, Refusal
from malavita.engine.match import Match
from malavita.games import GAMES
from malavita.wire.messages import Standing

STALE = ("stale", "not_your_move", "game_over", "not_playing")


async def play_to_the_end(place: Place, seed: int, moves: int = 10_000) -> Place:
    """Play random legal actions until the game is over, or so many are made."""
    chooser = random.Random(seed)
    while not place.over and moves:
        if place.choices:
            try:
                await place.play(chooser.choice(place.choices))
                moves -= 1
            except Refusal as refusal:
                if refusal.code not in STALE:
                    raise
                await place.next()
        else:
            await place.next()
    return place


class Company:
    """Some people at one table."""

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
        """A table where all sit, the game begun."""
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


async def begin(urls: list[str], game: str) -> list[Stubborn]:
    """Two people and bots at a table, the game begun."""
    seats = max(3, GAMES[game].players[0])
    bots = {str(seat): "rookie" for seat in range(2, seats)}
    async with Company(urls[0], 2) as company:
        table = await company.open(game, seats, bots=bots, away=3600)
        return [
            Stubborn(urls, client.token, table, seed)
            for seed, client in enumerate(company.clients)
        ]


async def more_moves(people: list[Stubborn], more: int) -> None:
    """Wait until so many more moves were acknowledged: then play is under way."""
    wanted = sum(len(person.acknowledged) for person in people) + more
    while sum(len(person.acknowledged) for person in people) < wanted:
        await asyncio.sleep(0.01)


async def check(url: str, people: list[Stubborn]) -> int:
    """Every acknowledged move is in the record, in its order; how many there are."""
    async with Client(url, people[0].token) as client:
        record = await client.record(people[0].table)
    assert Match.replay(record).over
    moves = [(seat, action) for seat, action in record["moves"]]
    told = sorted(move for person in people for move in person.acknowledged)
    assert len({version for version, _, _ in told}) == len(told)
    place = 0
    for _, seat, action in told:
        place = moves.index((seat, action), place) + 1
    return len(told)


class Stubborn:
    """A person who goes on at any server that answers, whatever happens."""

    def __init__(self, urls: list[str], token: str, table: str, seed: int) -> None:
        self.urls = urls
        self.token = token
        self.table = table
        self.chooser = random.Random(seed)
        self.standing: Standing | None = None
        self.since: int | None = None
        self.over = False
        self.acknowledged: list[tuple[int, int, str]] = []  # version, seat, action
        self.lines_cut = 0  # that were up; not how often he tried again
        self._up = False
        self.refused = 0  # because the database was away
        self.pause = 0.0

    async def play(self) -> None:
        while not self.over:
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
            if self.since is None:
                self.standing = place.standing
            place.standing = self.standing
            self._up = True
            self._note(place)
            while not self.over:
                if place.choices:
                    await self._move(place)
                else:
                    await place.next()
                self._note(place)

    async def _move(self, place: Place) -> None:
        action = self.chooser.choice(place.choices)
        seat = place.standing.view["seat"]
        try:
            version = await place.play(action)
            self.acknowledged.append((version, seat, action))
            await asyncio.sleep(self.pause)
        except Refusal as refusal:
            if refusal.code == "unavailable":
                self.refused += 1
                await asyncio.sleep(0.1)
            elif refusal.code in STALE:
                await place.next()
            else:
                raise

    def _note(self, place: Place) -> None:
        self.since = max(place.version, self.since or 0)
        self.standing = place.standing
        self.over = self.over or place.over
