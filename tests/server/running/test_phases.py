"""Whoever loses the line comes back, in whatever phase the game is."""

from __future__ import annotations

import random
import secrets
from contextlib import AsyncExitStack

import msgspec
from msgspec import to_builtins
from websockets.asyncio.client import connect

from malavita.client import Client
from malavita.engine.records import fair_seed
from malavita.server.access.identity import hashed, new_guest_id, new_token
from malavita.server.running.codes import new_code
from malavita.server.storage.guests import GuestRow
from malavita.server.storage.store import Store
from malavita.server.table import commands, entries
from malavita.server.table.state import Table
from malavita.wire.messages import Change, Hello, NewTable, Play
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
CHANGE, PING, PONG = '{"type":"change"', '{"type":"ping"}', '{"type":"pong"'


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
        table.apply(entry)

    wish = NewTable(game.name, len(guests))
    add(commands.open_table(wish, guests[0], SECRET, NOW)[0])
    for seat, guest in enumerate(guests):
        add(commands.sit(table, guest, f"Name {seat}", f"{number:064x}", seat, NOW))
    add(commands.start(table, guests[0], NOW))
    match = table.playing
    assert match.seed == int(fair_seed(SECRET, table.randoms()), 16)
    while not match.over:
        seat = chooser.choice(match.actors)
        found.setdefault(phase_of(to_builtins(match.view(seat))), (seat, list(log)))
        legal = match.legal(seat)
        preferred = [each for each in legal if each.startswith(PREFERRED)]
        likely = preferred if preferred and chooser.random() < 0.9 else legal
        action = chooser.choice(likely)
        add(commands.move(table, seat, match.beat, action, "guest", NOW, None))


class Visitors:
    """Guests on all seats and one who watches, whom the server knows."""

    def __init__(self, server, game):
        self.url = server.url
        self.phase_of = PHASES[game.name][0]
        self.guests = [new_guest_id() for _ in range(game.players[0])]
        self.tokens = [new_token() for _ in range(len(self.guests) + 1)]
        self._store = Store(server.database)

    async def put(self, moments):
        """Leave guests and tables where the server will find them."""
        everybody = [*self.guests, new_guest_id()]
        for seat, (guest, token) in enumerate(zip(everybody, self.tokens, strict=True)):
            row = GuestRow(guest, f"Name {seat}", "en")
            await self._store.guests.add(row, hashed(token), NOW)
        codes = {}
        for phase, (_, log) in moments.items():
            codes[phase] = new_code(public=False)
            texts = [entries.write(entry) for entry in log]
            await self._store.log.append(codes[phase], 0, texts)
        await self._store.close()
        return codes

    def client(self, seat):
        return Client(self.url, self.tokens[seat])


async def _changes(line):
    """What somebody is told of the log until now, byte by byte."""
    await line.send(PING)
    frames = []
    while not (frame := await line.recv()).startswith(PONG):
        frames.append(frame)
    return [each for each in frames if each.startswith(CHANGE)]


def _last_standing(changes):
    told = [msgspec.json.decode(each, type=Change) for each in changes]
    return [each.standing for each in told if each.standing is not None][-1]


async def _missed(client, code, since):
    """What somebody is told who comes back with a version."""
    address = f"{client.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    async with connect(address, additional_headers=headers) as line:
        await line.send(msgspec.json.encode(Hello(since)).decode())
        return await _changes(line)


async def _move_with_a_broken_line(mover, code, phase, phase_of):
    """The mover is cut off before and after his move, and sends it again."""
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
    return since


async def _say_and_take_back(speaker, mover, code):
    """Somebody says something; the move is taken back, if it may be."""
    async with speaker.at(code) as place:
        await place.speak("Well?")
    async with mover.at(code) as place:
        if place.standing.can_take_back:
            await place.take_back()


async def _lose_the_line(visitors, code, seat, phase, speaker):
    """Whoever comes back is told, byte by byte, what he would have heard."""
    async with AsyncExitStack() as stack:
        clients = [*map(visitors.client, range(len(visitors.tokens)))]
        clients.append(Client(visitors.url))  # nobody, who watches
        places = [
            await stack.enter_async_context(client.at(code))
            for client in [await stack.enter_async_context(each) for each in clients]
        ]
        mover = clients[seat]
        since = await _move_with_a_broken_line(mover, code, phase, visitors.phase_of)
        await _say_and_take_back(clients[speaker], mover, code)
        for client, place in zip(clients, places, strict=True):
            told = await _changes(place._socket)
            assert told[0].startswith(f'{CHANGE},"version":{since + 1},"story":[{{')
            assert await _missed(client, code, since) == told
            async with client.at(code) as again:
                assert again.standing == _last_standing(told)


def test_the_line_is_lost_in_every_phase(server, run, game):
    visitors = Visitors(server, game)
    moments = _moments(game, visitors.guests)

    async def test():
        codes = await visitors.put(moments)
        assert set(codes) == PHASES[game.name][1]
        for number, (phase, (seat, _)) in enumerate(moments.items()):
            speaker = number % len(visitors.tokens)  # nobody may talk all the time
            await _lose_the_line(visitors, codes[phase], seat, phase, speaker)

    run(test())
