"""People and bots play over real sockets."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from malavita.client import Client, RequestRefused
from malavita.engine.match import Match
from malavita.server.running import autoplay
from malavita.server.running.bots import BotPool
from malavita.wire.messages import Change, Done, Pace, Play, Whole
from tests.server.inside import serving
from tests.server.people import STALE, Company, play_to_the_end

KNIZIA = "razzia_knizia"


def test_people_and_bots_play_to_the_end(server, run, game):
    async def test():
        bots = {str(seat): "soldier" for seat in range(2, game.players[-1])}
        async with Company(server.url, 2) as company:
            table = await company.open(game.name, game.players[-1], bots=bots)
            places = await company.play(table)
            assert {place.table.status for place in places} == {"over"}
            record = await company.clients[0].record(table)
            match = Match.replay(record)
            assert match.over
            for place in places:
                assert place.standing.view == to_builtins(match.view(place.seat))
                assert place.table.commitment == record["fairness"]["commitment"]
            finished = await company.clients[1].history()
            assert finished[0].scores == match.scores
            assert finished[0].winners == match.winners
            assert finished[0].levels == [None, None, *bots.values()]
            assert finished[0].seat == 1

    run(test())


def test_who_comes_back_gets_what_he_missed(server, run, game):
    """One person loses the line after every few messages; nothing is ever lost."""

    async def test():
        async with Company(server.url, 2) as company:
            bots = {str(seat): "rookie" for seat in range(2, game.players[0])}
            table = await company.open(game.name, game.players[0], bots=bots)
            steady = company.clients[0].at(table)
            await steady.__aenter__()
            steady_play = asyncio.create_task(play_to_the_end(steady, 1))
            told = await _play_with_broken_line(company.clients[1], table)
            await steady_play
            versions = [message.version for message in told]
            assert versions == list(range(versions[0], versions[0] + len(versions)))
            assert told[-1].table.status == "over"
            assert told[-1].standing.view["scores"] == steady.standing.view["scores"]
            await steady.__aexit__(None, None, None)

    run(test())


async def _play_with_broken_line(client, table):
    told, since, standing, over, moves = [], None, None, False, 0
    while not over:
        async with client.at(table, since) as place:
            place.standing = place.standing or standing
            for _ in range(7):
                message = await place.next()
                if isinstance(message, Whole | Change):
                    told.append(message)
                    over = message.table is not None and message.table.status == "over"
                    if over:
                        break
                if place.choices and not place._waiting:
                    try:
                        await place.play(place.choices[moves % len(place.choices)])
                        moves += 1
                    except RequestRefused as refusal:
                        if refusal.code not in STALE:
                            raise
            while place._waiting and not over:
                message = await place.next()
                if isinstance(message, Whole | Change):
                    told.append(message)
                    over = message.table is not None and message.table.status == "over"
            standing, since = place.standing, told[-1].version
    return told


def test_a_move_sent_twice_is_made_once(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            place = next(place for place in places if place.choices)
            beat, action = place.standing.beat, place.choices[0]
            for _ in range(2):
                await place.say(Play(beat, action, "click"))
            done = []
            while len(done) < 2:
                message = await place.next()
                if isinstance(message, Done):
                    done.append(message)
            assert done[0].version <= done[1].version
            with pytest.raises(RequestRefused, match="the current one is") as refusal:
                await place.play(action, beat)
            assert refusal.value.code == "stale"
            assert refusal.value.values == {"beat": beat, "now": place.standing.beat}

    run(test())


def test_illegal_moves_change_nothing(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            mover = next(place for place in places if place.choices)
            waiter = next(place for place in places if not place.choices)
            version = mover.version
            for place, action, code in (
                (mover, "bid 99", "unknown_action"),
                (mover, "bid 1", "illegal_action"),
                (waiter, mover.choices[0], "not_your_move"),
            ):
                with pytest.raises(RequestRefused) as refusal:
                    await place.play(action, mover.standing.beat)
                assert refusal.value.code == code
            async with company.clients[0].at(table) as again:
                assert again.version == version

    run(test())


def test_who_watches_sees_no_hand_and_cannot_play(server, run):
    async def test():
        async with Company(server.url, 2) as company, Client(server.url) as watcher:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            places = await company.places(table)
            async with watcher.at(table) as nameless:
                assert nameless.seat is None
                assert nameless.choices == []
            await watcher.come_in("Watcher")
            async with watcher.at(table) as watching:
                assert watching.standing.view["seat"] == -1
                with pytest.raises(RequestRefused) as refusal:
                    await watching.play("alarm")
                assert refusal.value.code == "not_seated"
                await watching.speak("He bluffs!")
                await places[0].speak("Hello")
                messages = [await places[1].next() for _ in range(1)]
                while not (isinstance(messages[-1], Change) and messages[-1].lines):
                    messages.append(await places[1].next())
                assert messages[-1].lines[0].text == "Hello"

    run(test())


def test_a_move_is_taken_back(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            place = next(place for place in places if place.choices)
            with pytest.raises(RequestRefused) as refusal:
                await place.take_back()
            assert refusal.value.code == "no_take_back"
            before = place.standing
            await place.play("auction")
            assert place.standing.can_take_back
            await place.take_back()
            assert place.standing.beat > before.beat
            assert replace(place.standing, beat=before.beat) == before

    run(test())


@pytest.mark.parametrize(
    ("settings", "level"), [({}, "capo"), ({"adviser": "don"}, "don")]
)
def test_hints(run, tmp_path, monkeypatch, settings, level):
    """The adviser weighs what may be played, if the table has hints."""
    asked = []
    think = BotPool.think

    def note(robots, level, *more):
        asked.append(level)
        return think(robots, level, *more)

    monkeypatch.setattr(BotPool, "think", note)

    async def test():
        async with serving(tmp_path, **settings) as (_, url), Company(url, 1) as company:
            bots = {"1": "rookie"}
            (place,) = await company.places(await company.open(KNIZIA, 2, bots=bots))
            assert place.table.hints
            while not place.choices:
                await place.next()
            hint = await place.hint()
            assert asked == [hint.level] == [level]
            advised = {each.action for each in hint.actions}
            assert advised
            assert advised <= set(place.choices)
            assert hint.beat == place.standing.beat
            visits = [each.visits for each in hint.actions]
            assert visits == sorted(visits, reverse=True)
            assert {len(each.wins) for each in hint.actions} == {2}
            for wishes in ({"hints": False}, {"rated": True, "hints": True}):
                silent = await company.open(KNIZIA, 2, bots=bots, **wishes)
                async with company.clients[0].at(silent) as other:
                    assert not other.table.hints
                    with pytest.raises(RequestRefused) as refusal:
                        await other.hint()
                    assert refusal.value.code == "no_hints"

    run(test())


def test_a_bot_plays_when_time_is_up(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2, pace=Pace(decision=5))
            places = await company.places(table)
            mover = next(place for place in places if place.choices)
            assert mover.standing is not None
            while not mover.table.seats[mover.seat].bot_plays:
                await mover.next()
            beat = mover.standing.beat
            while mover.standing.beat == beat:
                await mover.next()
            await mover.come_back()
            assert not mover.table.seats[mover.seat].bot_plays

    run(test())


def test_a_bot_plays_for_who_is_away_and_gives_back(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2, away=0)
            async with company.clients[0].at(table) as here:
                while not here.table.seats[1].bot_plays:
                    await here.next()
                async with company.clients[1].at(table):
                    while here.table.seats[1].bot_plays:
                        await here.next()
                while not here.table.seats[1].bot_plays:
                    await here.next()

    run(test())


def test_nobody_plays_for_who_is_away_before_the_table_allows_it(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            (client, _) = company.clients
            patient = await company.open(KNIZIA, 2, away=3600)
            async with client.at(patient) as waiting:
                await _take_over_at_once(company)
                await waiting.speak("Where is he?")
                assert not waiting.table.seats[1].bot_plays

    run(test())


async def _take_over_at_once(company):
    """See a bot take over at another table, where everybody must be there."""
    table = await company.open(KNIZIA, 2, away=0)
    async with company.clients[0].at(table) as here:
        while not here.table.seats[1].bot_plays:
            await here.next()


@pytest.mark.parametrize(("rated", "level"), [(False, "soldier"), (True, "rookie")])
def test_who_plays_for_the_absent(run, tmp_path, monkeypatch, rated, level):
    """Whom the settings name; at a rated table it is not worth to be absent."""
    asked = []
    choose = BotPool.choose

    def note(robots, level, *more):
        asked.append(level)
        return choose(robots, level, *more)

    monkeypatch.setattr(BotPool, "choose", note)

    async def test():
        async with (
            serving(tmp_path, stand_in="soldier") as (_, url),
            Company(url, 2) as company,
        ):
            table = await company.open(KNIZIA, 2, away=0, rated=rated)
            async with company.clients[0].at(table) as here:
                while not asked:
                    if here.choices:
                        await here.play(here.choices[-1])
                    await here.next()
            assert set(asked) == {level}

    run(test())


def test_a_refused_move_leaves_the_bot_where_it_is(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2, pace=Pace(decision=3600))
            places = await company.places(table)
            waiting = next(place for place in places if not place.choices)
            await company.clients[waiting.seat].leave(table)
            while not waiting.table.seats[waiting.seat].bot_plays:
                await waiting.next()
            version = waiting.version
            for action, beat in (("nonsense", 0), ("pass", 999)):
                with pytest.raises(RequestRefused):
                    await waiting.play(action, beat)
            info = await company.clients[0].table(table)
            assert (waiting.version, info.seats[waiting.seat].bot_plays) == (
                version,
                True,
            )

    run(test())


def test_presence_follows_who_sits_down_and_gets_up(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            host, other = company.clients
            table = await host.open_table(KNIZIA, 2)
            await host.sit(table.id)
            async with host.at(table.id) as here, other.at(table.id):
                while here.watching != 1:
                    await here.next()
                await other.sit(table.id)
                while (here.here, here.watching) != ([0, 1], 0):
                    await here.next()
                await other.leave(table.id)
                while (here.here, here.watching) != ([0], 1):
                    await here.next()

    run(test())


def _is_at_rest(session):
    """Whether no bot thinks, and no clock will wake one."""
    autoplay = session._autoplay
    return not autoplay.is_thinking and autoplay._alarm is None


def test_a_game_that_nobody_attends_waits(run, tmp_path, monkeypatch):
    """Its clocks and its bots, too, also of those who have left."""
    monkeypatch.setattr(autoplay, "GRACE", 0.1)

    async def test():
        async with serving(tmp_path) as (app, url), Company(url, 2) as company:
            pace = Pace(decision=5)
            table = await company.open("thieves", 3, bots={"2": "rookie"}, pace=pace)
            alive = await app.state.registry.session(table)
            assert _is_at_rest(alive)
            for client in company.clients:
                await client.leave(table)
                assert _is_at_rest(alive)
            async with Client(url) as watcher, watcher.at(table) as watching:
                while len(alive.table.playing.log) < 6:
                    await watching.next()

    run(test())


def test_a_rematch_keeps_everybody(server, run):
    async def test():
        async with Company(server.url, 2) as company, Client(server.url) as watcher:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            async with watcher.at(table) as watching:
                await company.play(table)
                both = await asyncio.gather(*(c.rematch(table) for c in company.clients))
                assert both[0].id == both[1].id
                again = await company.clients[1].table(both[0].id)
                names = [seat.name or seat.level for seat in again.seats]
                assert names == ["Person 0", "Person 1", "rookie"]
                while not (watching.table and watching.table.rematch):
                    await watching.next()
                assert watching.table.rematch == again.id
            (host,) = [c for c in company.clients if (await c.table(again.id)).host]
            await host.start(again.id)
            await company.play(again.id)

    run(test())


async def _offered_seats(client, table):
    """The kept seats that are offered to a guest, the same in a list and at the table."""
    (listed,) = await client.public_tables()
    info = await client.table(table)
    assert listed.seats == info.seats
    assert [seat.kept for seat in info.seats] == [None, "Luca", "Luca"]
    return [number for number, seat in enumerate(info.seats) if seat.kept_for_you]


def test_a_kept_seat_is_offered_to_its_guest_and_not_to_a_namesake(run, tmp_path):
    """Also by a server that has not loaded the table yet."""

    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 4) as company:
            for client in company.clients[1:]:
                await client.come_in("Luca")
            host, *namesakes, stranger = company.clients
            table = (await host.open_table("thieves", 3, public=True)).id
            for client in (host, *namesakes):
                await client.sit(table)
            await host.start(table)
            async with asyncio.TaskGroup() as players:
                for client in (host, *namesakes):
                    players.create_task(_play(client, table))
            again = (await host.rematch(table)).id
            tokens = [client.token for client in (*namesakes, stranger)]
        for token, offered in zip(tokens, ([1], [2], []), strict=True):
            async with serving(tmp_path) as (_, url), Client(url, token) as client:
                assert await _offered_seats(client, again) == offered

    run(test())


async def _play(client, table):
    async with client.at(table) as place:
        await play_to_the_end(place, 1)


def test_the_table_of_a_rematch_is_there_before_anybody_hears_of_it(server, run):
    async def test():
        async with Company(server.url, 2) as company, Client(server.url) as watcher:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            async with watcher.at(table) as watching:
                await company.play(table)
                asking = asyncio.create_task(company.clients[0].rematch(table))
                while not (watching.table and watching.table.rematch):
                    await watching.next()
                async with watcher.at(watching.table.rematch) as there:
                    assert there.table.status == "open"
                assert (await asking).id == watching.table.rematch

    run(test())


def test_one_rematch_is_left_however_many_ask(run, tmp_path):
    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 3) as company:
            table = await company.open("thieves", 3, public=True)
            await company.play(table)
            asked = await asyncio.gather(*(c.rematch(table) for c in company.clients))
            listed = await company.clients[0].public_tables()
            left = {each.id for each in listed if each.status == "open"}
            assert left == {each.id for each in asked}
            assert len(left) == 1

    run(test())


def test_a_finished_game_is_shown_again_from_every_seat(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            client = company.clients[0]
            with pytest.raises(RequestRefused) as refusal:
                await client.replay(table, 0)
            assert refusal.value.code == "not_over"
            places = await company.play(table)
            record = await client.record(table)
            for viewer in (0, 1, 2, "watcher", "open"):
                replay = await client.replay(table, viewer)
                assert len(replay.steps) == len(record["moves"])
                assert replay.steps[-1].story[-1]["event"] == "game_ended"
            own = await client.replay(table, places[0].seat)
            assert own.steps[-1].view == places[0].standing.view
            openly = await client.replay(table, "open")
            assert [[s.seat, s.action] for s in openly.steps] == record["moves"]
            with pytest.raises(RequestRefused) as refusal:
                await client.replay(table, 3)
            assert refusal.value.code == "unknown_viewer"

    run(test())


def test_guests_and_bots_are_rated_after_a_rated_game(run, tmp_path):
    """But neither if it is not rated, nor if bots play among themselves."""

    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 1) as company:
            (client,) = company.clients
            bots = {"1": "soldier", "2": "soldier"}
            await company.play(await company.open("thieves", 3, bots=bots))
            table = await client.open_table(
                "thieves", 3, bots={"0": "rookie", **bots}, rated=True
            )
            await client.start(table.id)
            async with client.at(table.id) as watching:
                while not watching.over:
                    await watching.next()
            assert await client.ratings("thieves") == []
            await company.play(await company.open("thieves", 3, bots=bots, rated=True))
            rated = await client.ratings("thieves")
            told = {(each.name, each.level, each.games, each.you) for each in rated}
            assert told == {
                ("Person 0", None, 1, True),
                ("soldier", "soldier", 1, False),
            }
            async with Client(url) as stranger:
                seen = await stranger.ratings("thieves")
            assert [each.you for each in seen] == [False, False]

    run(test())
