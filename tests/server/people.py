"""People of the tests: clients that choose at random."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

from malavita.client import Client, Place, Refusal

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
