"""Watching, taking back, running out of time and playing again: at every game."""

from __future__ import annotations

import asyncio
import random

import msgspec
from msgspec import to_builtins

from malavita.client import Client
from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match
from malavita.games import GAMES
from malavita.server.table.replay import past_of
from malavita.wire.messages import Change, Pace, Past
from tests.server.people import Company, play_to_the_end
from tests.server.tables import play, started

MOVES = 12  # of which what has happened is asked again
TABLES = 10  # until a move can be taken back; most often the first will do
TAKEN_BACK = ("thief", "take")  # at Thieves! other moves show a card


def _people_and_bots(game):
    """Two people, and bots on the other seats of the smallest table."""
    return {str(seat): "rookie" for seat in range(2, game.players[0])}


def test_a_game_is_watched_to_its_end_and_played_again(server, run, game):
    async def test():
        async with Company(server.url, 2) as company, Client(server.url) as watcher:
            bots = _people_and_bots(game)
            table = await company.open(game.name, game.players[0], bots=bots)
            async with watcher.at(table) as watching:
                playing = asyncio.create_task(company.play(table))
                await _watch(watching)
                await playing
                match = Match.replay(await watcher.record(table))
                assert watching.standing.view == to_builtins(match.view(SPECTATOR))
                both = await asyncio.gather(*(c.rematch(table) for c in company.clients))
                while not watching.table.rematch:
                    await watching.next()
                assert watching.table.rematch == both[0].id == both[1].id
            await _play_again(company, both[0].id, [*bots.values()])

    run(test())


async def _watch(place):
    """See every version of a game to its end, and never a choice."""
    assert place.seat is None
    heard = [place.version]
    while not place.over:
        told = await place.next()
        assert place.choices == []
        if isinstance(told, Change):
            heard.append(told.version)
    assert heard == list(range(heard[0], heard[-1] + 1))


async def _play_again(company, table, levels):
    """Everybody sits where he sat; the host begins, and it goes on."""
    seats = (await company.clients[0].table(table)).seats
    assert [seat.name for seat in seats][:2] == ["Person 0", "Person 1"]
    assert [seat.level for seat in seats][2:] == levels
    (host,) = [each for each in company.clients if (await each.table(table)).host]
    await host.start(table)
    places = [company.clients[seat].at(table) for seat in range(2)]
    async with places[0], places[1]:
        playing = [
            asyncio.create_task(play_to_the_end(place, seat, moves=2))
            for seat, place in enumerate(places)
        ]
        # Who has made his moves keeps the others waiting.
        done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        assert all(each.result() in places for each in done)
        assert {place.table.status for place in places} == {"playing"}


def test_a_move_is_taken_back_at_every_game(server, run, game):
    async def test():
        async with Company(server.url, game.players[0]) as company:
            for seed in range(TABLES):
                table = await company.open(game.name, game.players[0])
                if await _take_one_back(await company.places(table), seed):
                    return
            raise AssertionError("nothing could be taken back")

    run(test())


async def _take_one_back(places, seed):
    """Play until a move can be taken back; all is as before, and it can be made again."""
    chooser = random.Random(seed)
    while movers := [place for place in places if place.choices]:
        mover = chooser.choice(movers)
        likely = [each for each in mover.choices if each.startswith(TAKEN_BACK)]
        before, action = mover.standing, chooser.choice(likely or mover.choices)
        await _all_see(places, await mover.play(action))
        if not mover.standing.can_take_back:
            continue
        version = await mover.take_back()
        assert _shown(mover.standing) == _shown(before)
        assert mover.standing.beat > before.beat
        await _all_see(places, version)
        await mover.play(action)
        return True
    return False


async def _all_see(places, version):
    await asyncio.gather(*(_see(place, version) for place in places))


def _shown(standing):
    """What a player sees of the table and of his choices."""
    return msgspec.structs.replace(standing, beat=0, can_take_back=False)


def test_a_bot_plays_for_whose_time_is_up_at_every_game(server, run):
    """All games at once: the shortest time that a table gives is five seconds."""

    async def one(game):
        async with Company(server.url, 2) as company:
            pace = Pace(decision=5)
            bots = _people_and_bots(game)
            table = await company.open(game.name, game.players[0], bots=bots, pace=pace)
            places = await company.places(table)
            while not any(place.choices for place in places):
                await asyncio.gather(*(place.next() for place in places))
            slow = next(place for place in places if place.choices)
            beat = slow.standing.beat
            while not slow.table.seats[slow.seat].bot_plays:
                await slow.next()
            while slow.choices and slow.standing.beat == beat:
                await slow.next()
            await slow.come_back()
            assert not slow.table.seats[slow.seat].bot_plays

    async def test():
        await asyncio.gather(*(one(game) for game in GAMES.values()))

    run(test())


# What has happened so far.


def test_the_past_is_what_each_viewer_was_told(game):
    """No more and no less: that this holds no secret is shown elsewhere."""
    for seed in range(6):
        table, chooser = started(game, noise=f"{seed:02x}"), random.Random(seed)
        viewers = [SPECTATOR, *range(len(table.seats))]
        told = {viewer: [] for viewer in viewers}
        for _ in range(40):
            if table.status != "playing":
                break
            seat = chooser.choice(table.playing.actors)
            action = chooser.choice(table.playing.legal(seat))
            for viewer, story in play(table, seat, action, viewers=viewers).items():
                told[viewer].append(list(story))
        for viewer in viewers:
            assert past_of(table.playing.record(), viewer) == told[viewer]


def test_the_past_is_told_to_everybody_as_he_heard_it(server, run, game):
    async def test():
        people = game.players[0]
        async with Company(server.url, people) as company, Client(server.url) as watcher:
            table = await company.open(game.name, people)
            places = await company.places(table)
            async with watcher.at(table) as watching:
                everybody = [*zip(company.clients, places, strict=True)]
                everybody.append((watcher, watching))
                await _play_some(places, MOVES)
                for client, place in everybody:
                    past = await client.ask("GET", f"/tables/{table}/past", Past)
                    await _see(place, past.version)
                    assert past.stories == await _heard(place)

    run(test())


async def _play_some(places, moves):
    chooser = random.Random(2)
    for _ in range(moves):
        mover = chooser.choice([place for place in places if place.choices])
        version = await mover.play(chooser.choice(mover.choices))
        await _all_see(places, version)


async def _see(place, version):
    """Receive, but leave what was told to be read again."""
    while place.version < version:
        await place._receive()


async def _heard(place):
    stories = []
    while place._waiting:
        told = await place.next()
        if isinstance(told, Change) and told.standing is not None:
            stories.append(told.story)
    return stories
