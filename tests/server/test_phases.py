"""Whoever loses the line comes back, in whatever phase the game is."""

from __future__ import annotations

import asyncio
import random

from malavita.client import Refusal
from tests.server.people import STALE, Company

GAMES_AT_MOST = 12


def _knizia(view):
    if view["thieves"]:
        return "theft"
    return f"auction: {view['auction']['cause']}" if view["auction"] else "turn"


# What a phase is in each game, and all there are.
PHASES = {
    "razzia_knizia": (
        _knizia,
        {"turn", "theft", "auction: police", "auction: seventh", "auction: call"},
    ),
    "razzia_dorra": (
        lambda view: view["phase"],
        {"place", "choose", "split", "answer"},
    ),
    "sicilianos": (
        lambda view: view["stage"],
        {
            *("draft", "turn", "pick", "help", "keep", "steal"),
            *("stake", "join", "decide", "add", "share", "found"),
        },
    ),
    "thieves": (lambda view: view["decision"], {"play", "remove", "take", "to"}),
}

# So that hands grow to nine cards (S11) and spoils are shared among several.
PREFERRED = ("roll", "join", "betray")


class Clumsy:
    """Somebody who loses the line whenever he has to decide in a phase new to him."""

    def __init__(self, client, table, phase_of, lost):
        self.client = client
        self.table = table
        self.phase_of = phase_of
        self.lost = lost  # phases in which somebody has lost the line so far
        self.chooser = random.Random(table)

    async def play(self):
        since, standing = None, None
        over = False
        while not over:
            async with self.client.at(self.table, since) as place:
                place.standing = standing or place.standing
                over = await self._play_until_lost(place)
                since, standing = place.version, place.standing

    async def _play_until_lost(self, place):
        """True when the game is over, False when the line is to be lost."""
        while not place.over:
            if place.choices and not place._waiting:
                phase = self.phase_of(place.standing.view)
                if phase not in self.lost:
                    self.lost.add(phase)
                    await self._look_again(place)
                    return False
                await self._move(place)
            else:
                await place.next()
        return True

    async def _look_again(self, place):
        """Who comes without anything is told what those know who never left."""
        async with self.client.at(self.table) as fresh:
            while fresh.version < place.version:
                await fresh.next()
            if fresh.version == place.version:
                assert fresh.standing == place.standing

    async def _move(self, place):
        try:
            legal = place.choices
            preferred = [each for each in legal if each.split()[0] in PREFERRED]
            await place.play(self.chooser.choice(preferred or legal))
        except Refusal as refusal:
            if refusal.code not in STALE:
                raise
            await place.next()


def test_the_line_is_lost_in_every_phase(server, run, game):
    phase_of, phases = PHASES[game.name]
    lost = set()

    async def test():
        async with Company(server.url, game.players[0]) as company:
            for _ in range(GAMES_AT_MOST):
                if lost >= phases:
                    break
                table = await company.open(game.name, game.players[0])
                everybody = [
                    Clumsy(client, table, phase_of, lost) for client in company.clients
                ]
                await asyncio.gather(*(one.play() for one in everybody))
                record = await company.clients[0].record(table)
                assert record["result"] is not None
        assert lost == phases

    run(test())
