"""Whoever comes back with the last version he has knows at once where he is."""

from __future__ import annotations

from malavita.client import Client
from malavita.server.running import session
from malavita.wire.messages import Change, Play, Pong, Presence, Say, TakeBack, Whole
from tests.server.inside import serving
from tests.server.people import Company, play_to_the_end

KNIZIA = "razzia_knizia"


async def _told(place):
    """All that he is told on coming."""
    await place.ping()
    told = []
    while not isinstance(message := await place.next(), Pong):
        told.append(message)
    return told


def test_who_comes_back_hears_who_is_there_even_if_nothing_happened(server, run):
    async def test():
        async with Company(server.url, 2) as company, Client(server.url) as watcher:
            table = await company.open(KNIZIA, 2)
            await company.places(table)
            async with watcher.at(table) as watching:
                for client in (*company.clients, watcher):  # once more each
                    async with client.at(table, watching.version) as again:
                        told = await _told(again)
                        assert isinstance(told[0], Presence)
                        assert not any(isinstance(each, Change) for each in told)
                        assert again.here == [0, 1]
                        assert again.watching == (2 if client is watcher else 1)

    run(test())


def test_who_comes_back_knows_his_seat_and_what_he_missed(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            (first, second) = await company.places(table)
            since = second.version
            mover = first if first.choices else second
            await mover.play("auction")
            for seat, client in enumerate(company.clients):
                async with client.at(table, since) as again:
                    assert again.seat == seat
                    changed, present, *_ = await _told(again)
                    assert isinstance(changed, Change)
                    assert changed.version == since + 1
                    assert isinstance(present, Presence)
                    assert not again.over

    run(test())


def test_who_comes_back_to_a_finished_game_finds_it_over(server, run):
    async def test():
        async with Company(server.url, 1) as company:
            bots = {"1": "rookie", "2": "rookie"}
            table = await company.open("thieves", 3, bots=bots)
            (place,) = await company.places(table)
            await play_to_the_end(place, 1)
            (client,) = company.clients
            async with client.at(table, place.version) as again:
                assert again.over
                assert again.seat == 0

    run(test())


def test_what_is_sent_again_on_a_new_line_happens_once(server, run):
    """The answer may have been lost with the old one."""

    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            mover = next(place for place in places if place.choices)
            client = company.clients[mover.seat]
            play = Play(mover.standing.beat, "auction", "same")
            for request in (play, TakeBack("same"), Say("Hi", "same")):
                version = await mover._done(request)
                async with client.at(table) as again:
                    assert await again._done(request) == again.version == version
            async with client.at(table) as again:
                whole = await again.next()
                assert [line.text for line in whole.lines] == ["Hi"]
                assert again.choices == mover.choices

    run(test())


def test_a_place_whose_line_was_cut_is_entered_again(server, run):
    """One who has to move still knows it, and hears only what he missed."""

    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            mover, other = (client.at(table) for client in company.clients)
            async with mover, other:
                if not mover.choices:
                    mover, other = other, mover
                choices, beat = mover.choices, mover.standing.beat
            async with mover:
                assert (mover.choices, mover.standing.beat) == (choices, beat)
                await mover.play("auction")
            async with other:
                assert other.version == mover.version
                told = await _told(other)
                assert [each.version for each in told if isinstance(each, Change)] == [
                    mover.version
                ]
                assert other.choices

    run(test())


def test_a_log_that_takes_long_to_read_again_is_told_as_a_whole(
    run, tmp_path, monkeypatch
):
    monkeypatch.setattr(session, "LONG", 4)

    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            (first, _) = await company.places(table)
            assert first.version <= session.LONG
            for _ in range(2):
                since = first.version
                version = await first.speak("Well?")
                async with company.clients[1].at(table, since) as again:
                    told = await _told(again)
                kind = Change if version <= session.LONG else Whole
                assert isinstance(told[0], kind)
            assert version > session.LONG

    run(test())
