"""Whoever loses the line comes back, in whatever phase the game is."""

from __future__ import annotations

import random
import secrets

from malavita.client import Client
from malavita.engine.records import fair_seed
from malavita.server import entries
from malavita.server.codes import new_code
from malavita.server.identity import hashed, new_guest_id, new_token
from malavita.server.store import GuestRow, Store
from malavita.server.table import Table, opening
from malavita.wire.messages import Change, NewTable, Play, Pong
from tests.server.tables import NOW, SECRET


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
# What somebody plays who wants to see everything.
PREFERRED = ("draw left", "roll", "join", "betray", "search", "stop")
GAMES_AT_MOST = 200


def _moments(game, guests):
    """For each phase the log of a table where it is open for the first time."""
    phase_of, phases = PHASES[game.name]
    found = {}
    for number in range(GAMES_AT_MOST):
        if set(found) == phases:
            return found
        _look_for_phases(game, guests, number, phase_of, found)
    raise AssertionError(phases - set(found))


def _look_for_phases(game, guests, number, phase_of, found):
    chooser = random.Random(number)
    table, log = Table("ROMA-ROMA-1234"), []

    def add(entry):
        log.append(entry)
        table.add(entry)

    wish = NewTable(game.name, len(guests))
    add(opening(wish, guests[0], SECRET, NOW)[0])
    for seat, guest in enumerate(guests):
        add(table.sit(guest, f"Name {seat}", f"{number:064x}", seat, NOW))
    add(table.start(guests[0], NOW))
    match = table.playing
    assert match.seed == int(fair_seed(SECRET, table.randoms()), 16)
    while not match.over:
        seat = chooser.choice(match.actors)
        found.setdefault(phase_of(match.view(seat)), (seat, list(log)))
        legal = match.legal(seat)
        preferred = [each for each in legal if each.startswith(PREFERRED)]
        likely = preferred if preferred and chooser.random() < 0.9 else legal
        action = chooser.choice(likely)
        add(table.move(seat, match.beat, action, "guest", NOW, None))


class Visitors:
    """Guests on all seats, whom the server knows, and their tables."""

    def __init__(self, server, game):
        self.url = server.url
        self.guests = [new_guest_id() for _ in range(game.players[0])]
        self.tokens = [new_token() for _ in self.guests]
        self._store = Store(server.database)

    async def put(self, moments):
        """Leave guests and tables where the server will find them."""
        for seat, (guest, token) in enumerate(zip(self.guests, self.tokens, strict=True)):
            row = GuestRow(guest, f"Name {seat}", "en")
            await self._store.add_guest(row, hashed(token), NOW)
        codes = {}
        for phase, (_, log) in moments.items():
            codes[phase] = new_code(public=False)
            texts = [entries.write(entry) for entry in log]
            await self._store.append(codes[phase], 0, texts)
        await self._store.close()
        return codes

    def client(self, seat):
        return Client(self.url, self.tokens[seat])


async def _missed(client, code, since):
    """What somebody is told who comes back with a version."""
    async with client.at(code, since) as place:
        await place.ping()
        told = []
        while not isinstance(message := await place.next(), Pong):
            told.append(message)
        return [message for message in told if isinstance(message, Change)]


async def _standing(client, code):
    async with client.at(code) as place:
        return place.standing


async def _lose_the_line(visitors, code, seat, phase, phase_of):
    """The mover is cut off before and after his move, all others during all of it."""
    async with visitors.client(seat) as mover:
        async with mover.at(code) as place:
            assert phase_of(place.standing.view) == phase
            since, beat, action = place.version, place.standing.beat, place.choices[0]
        assert await _missed(mover, code, since) == []
        move = Play(beat, action, secrets.token_hex(8))
        for _ in range(2):  # he did not hear whether it counted, so he says it again
            async with mover.at(code, since) as place:
                await place.say(move)
        async with mover.at(code, since) as place:
            assert await place._done(move) == since + 1
        for away in range(len(visitors.guests)):
            async with visitors.client(away) as client:
                missed = await _missed(client, code, since)
                assert [change.version for change in missed] == [since + 1]
                assert missed[0].standing == await _standing(client, code)


def test_the_line_is_lost_in_every_phase(server, run, game):
    visitors = Visitors(server, game)
    moments = _moments(game, visitors.guests)

    async def test():
        codes = await visitors.put(moments)
        phase_of, phases = PHASES[game.name]
        assert set(codes) == phases
        for phase, (seat, _) in moments.items():
            await _lose_the_line(visitors, codes[phase], seat, phase, phase_of)

    run(test())
