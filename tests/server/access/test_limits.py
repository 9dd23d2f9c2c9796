"""Nobody may do more than the settings allow, and nobody is held up by another."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from malavita.bots.bot import bot_named
from malavita.client import Client, RequestRefused
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.server.access import limits
from malavita.server.access.identity import address_of
from malavita.server.running.bots import BotPool
from malavita.server.settings import Rate
from malavita.wire.messages import Pong, Refused, Say
from tests.server.inside import serving
from tests.server.people import Company
from tests.server.servers import ask

KNIZIA = "razzia_knizia"
THOUGHTS = 10_000  # of one search
RARELY = 1e-4  # a second


def _get(url, path):
    return asyncio.to_thread(ask, f"{url}/api{path}")


def test_an_address_may_not_ask_for_ever(run, tmp_path):
    async def test():
        async with serving(tmp_path, requests=Rate(RARELY, 3)) as (_, url):
            told = [await _get(url, "/games") for _ in range(4)]
            assert [each.status_code for each in told] == [200, 200, 200, 429]
            seconds = int(told[-1].headers["retry-after"])
            assert seconds > 1
            assert told[-1].json() == {
                "code": "too_fast",
                "text": f"too many requests; try again in {seconds} s",
                "values": {"seconds": seconds},
            }

    run(test())


def _get_from(url, address):
    headers = {"X-Forwarded-For": address}
    return asyncio.to_thread(ask, f"{url}/api/games", headers=headers)


@pytest.mark.parametrize(
    ("address", "is_another"),
    [
        ("192.0.2.1", False),
        ("192.0.2.2", True),
        ("192.0.2.2, 192.0.2.1", False),  # anybody may have written what comes first
        ("192.0.2.1,192.0.2.2", True),
    ],
)
def test_a_proxy_of_ours_says_from_where_somebody_asks(
    run, tmp_path, address, is_another
):
    async def test():
        settings = {"requests": Rate(RARELY, 1), "proxies": True}
        async with serving(tmp_path, **settings) as (_, url):
            assert (await _get_from(url, "192.0.2.1")).status_code == 200
            status = 200 if is_another else 429
            assert (await _get_from(url, address)).status_code == status

    run(test())


def test_one_household_has_many_of_the_new_addresses(run, tmp_path):
    async def test():
        settings = {"requests": Rate(RARELY, 1), "proxies": True}
        async with serving(tmp_path, **settings) as (_, url):
            for address, status in (
                ("2001:db8:0:1::1", 200),
                ("2001:db8:0:1::2", 429),
                ("2001:db8:0:2::1", 200),
            ):
                assert (await _get_from(url, address)).status_code == status

    run(test())


def test_nobody_says_himself_from_where_he_asks(run, tmp_path):
    async def test():
        async with serving(tmp_path, requests=Rate(RARELY, 1)) as (_, url):
            assert (await _get_from(url, "192.0.2.1")).status_code == 200
            assert (await _get_from(url, "192.0.2.2")).status_code == 429

    run(test())


def test_an_address_may_not_bring_all_guests_of_the_world(run, tmp_path):
    async def test():
        async with (
            serving(tmp_path, new_guests=Rate(RARELY, 2)) as (_, url),
            Company(url, 2) as company,
            Client(url) as third,
        ):
            with pytest.raises(RequestRefused) as refusal:
                await third.come_in("Al")
            assert (refusal.value.status, refusal.value.code) == (429, "too_fast")
            assert (await company.clients[0].come_in("Alphonse")).name == "Alphonse"

    run(test())


def test_nobody_may_ask_for_hints_all_the_time_or_at_a_rated_table(run, tmp_path):
    async def test():
        async with (
            serving(tmp_path, hints=Rate(RARELY, 2)) as (_, url),
            Company(url, 1) as company,
        ):
            bots = {"1": "rookie"}
            rated = await company.open(KNIZIA, 2, bots=bots, rated=True)
            async with company.clients[0].at(rated) as place:
                with pytest.raises(RequestRefused) as refusal:
                    await place.hint()
                assert refusal.value.code == "no_hints"
            table = await company.open(KNIZIA, 2, bots=bots)
            async with company.clients[0].at(table) as place:
                while not place.choices:
                    await place.next()
                assert (await place.hint()).actions
                with pytest.raises(RequestRefused) as refusal:
                    await place.hint()
                assert refusal.value.code == "too_fast"

    run(test())


def test_nobody_may_talk_all_the_time(run, tmp_path):
    async def test():
        async with (
            serving(tmp_path, chat=Rate(RARELY, 6)) as (_, url),
            Company(url, 1) as company,
        ):
            table = await company.open(KNIZIA, 2, bots={"1": "rookie"})
            async with company.clients[0].at(table) as place:
                for number in range(6):
                    await place.speak(f"spam {number}")
                with pytest.raises(RequestRefused) as refusal:
                    await place.speak("spam")
                assert refusal.value.code == "too_fast"

    run(test())


def test_who_speaks_too_fast_is_told_when_to_go_on(run, tmp_path, monkeypatch):
    """The refusal names what it refuses, so that a client can say it again."""
    now = time.monotonic()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))

    async def test():
        async with (
            serving(tmp_path, messages=Rate(1, 3)) as (_, url),
            Company(url, 1) as company,
        ):
            table = await company.open(KNIZIA, 2, bots={"1": "rookie"})
            async with company.clients[0].at(table) as place:  # it has said hello
                for number in range(3):
                    await place.say(Say("Hi", f"x{number}"))
                while not isinstance(refused := await place.next(), Refused):
                    pass
                assert (refused.id, refused.code) == ("x2", "too_fast")
                assert refused.values == {"seconds": 1}
                monkeypatch.undo()
                await place.speak("Hello")  # waits until it may
                info = await company.clients[0].table(table)
                assert info.status == "playing"

    run(test())


def test_messages_of_a_guest_count_on_whatever_socket_he_sends_them(run, tmp_path):
    async def test():
        async with (
            serving(tmp_path, messages=Rate(RARELY, 4)) as (_, url),
            Company(url, 2) as company,
        ):
            client, other = company.clients
            table = await company.open(KNIZIA, 2)
            async with client.at(table) as one, client.at(table) as two:  # two hellos
                for place in (one, two):
                    await place.ping()
                    assert isinstance(await _answer(place), Pong)
                for place in (one, two):
                    await place.ping()
                    assert (await _answer(place)).code == "too_fast"
                async with other.at(table) as place:
                    await place.ping()
                    assert isinstance(await _answer(place), Pong)

    run(test())


async def _answer(place):
    """What is said to a ping."""
    while not isinstance(told := await place.next(), Pong | Refused):
        pass
    return told


async def _come_to(place):
    """Why somebody is not let in; None if he is."""
    try:
        await place.__aenter__()
    except ConnectionClosed as closed:
        return closed.rcvd.code
    return None


def test_an_address_may_have_so_many_sockets_without_a_guest(run, tmp_path):
    """A guest has his own, and who hangs up may call again."""

    async def test():
        async with (
            serving(tmp_path, sockets_each=2) as (_, url),
            Company(url, 1) as company,
            Client(url) as nobody,
        ):
            table = await company.open(KNIZIA, 2, bots={"1": "rookie"})
            async with nobody.at(table), nobody.at(table) as second:
                assert await _come_to(nobody.at(table)) == 1008
                async with company.clients[0].at(table) as place:
                    assert place.seat == 0
                await second._socket.close()
                again = nobody.at(table)
                while await _come_to(again) is not None:
                    pass
                await again._socket.close()

    run(test())


def test_a_socket_is_a_request_too(run, tmp_path):
    async def test():
        async with (
            serving(tmp_path, requests=Rate(RARELY, 2)) as (_, url),
            Client(url) as nobody,
        ):
            for _ in range(2):
                assert await _come_to(nobody.at("ROMA-ROMA-12")) == 4404
            with pytest.raises(InvalidStatus) as refused:
                await _come_to(nobody.at("ROMA-ROMA-12"))
            assert refused.value.response.status_code == 403

    run(test())


def test_a_message_that_is_not_understood_is_refused_by_its_id(server, run):
    async def test():
        async with Company(server.url, 1) as company:
            table = await company.open(KNIZIA, 2, bots={"1": "rookie"})
            async with company.clients[0].at(table) as place:
                for said in (place.speak("x" * 301), place.play("x" * 81)):
                    with pytest.raises(RequestRefused) as refusal:
                        await said
                    assert refusal.value.code == "bad_message"

    run(test())


@pytest.mark.parametrize("token", ["0" * 64, "x", "\xe9"])
@pytest.mark.parametrize("header", ["Cookie", "Authorization"])
def test_a_forged_token_opens_no_socket(server, run, token, header):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
            how = {"Cookie": "malavita=", "Authorization": "Bearer "}[header]
            async with connect(address, additional_headers={header: how + token}) as line:
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
                assert closed.value.rcvd.code == 4401

    run(test())


def test_who_has_no_token_may_watch_but_not_speak(server, run):
    async def test():
        async with Company(server.url, 2) as company, Client(server.url) as nobody:
            table = await company.open(KNIZIA, 2)
            async with nobody.at(table) as place:
                assert place.seat is None
                with pytest.raises(RequestRefused) as refusal:
                    await place.speak("Hi")
                assert refusal.value.code == "unknown_guest"

    run(test())


def test_a_browser_drops_a_token_that_nobody_was_given(server):
    answer = ask(f"{server.url}/api/me", cookies={"malavita": "0" * 64})
    assert answer.status_code == 401
    assert 'malavita=""' in answer.headers["set-cookie"]


def test_one_table_plays_while_the_bot_of_another_thinks(run, tmp_path, monkeypatch):
    """The bot thinks until it is told to stop; nobody else waits for that."""
    begun, enough = threading.Event(), threading.Event()
    choose = BotPool._bot

    def ponder(robots, level, game):
        if level == "don":
            begun.set()
            assert enough.wait(60)
        return choose(robots, level, game)

    monkeypatch.setattr(BotPool, "_bot", ponder)

    async def test():
        async with (
            serving(tmp_path, robots=1) as (_, url),
            Company(url, 2) as company,
            Company(url, 1) as alone,
        ):
            slow = await alone.open("thieves", 3, bots={"1": "don", "2": "don"})
            async with alone.clients[0].at(slow) as waiting:
                await play_until(waiting, begun)
                table = await company.open(KNIZIA, 2)
                places = await company.places(table)
                mover = next(place for place in places if place.choices)
                await mover.play("auction")
                await places[0].speak("How long he thinks!")
                assert not enough.is_set()
                version = waiting.version
                enough.set()
                while waiting.version == version:
                    await waiting.next()

    async def play_until(place, event):
        while not event.is_set():
            if place.choices:
                await place.play(place.choices[0])
            else:
                await asyncio.sleep(0.01)

    run(test())


def test_whoever_thinks_leaves_the_processor_to_the_tables(game, run):
    """While compiled code runs on a thread, this one goes on, and sees it count."""
    bot = bot_named(f"don:{THOUGHTS}", game)
    match = Match(game, players=3, seed=1)
    view = match.observe(match.actors[0])
    [work] = bot.search.workspaces
    seen = set()

    async def test():
        thinking = asyncio.create_task(asyncio.to_thread(bot.think, view, new_luck(1)))
        while not thinking.done():
            await asyncio.sleep(0.001)
            seen.add(int(work.visits.sum()))

    run(test())
    assert seen - {0, THOUGHTS}


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one_and_no_two_together(address, household):
    scope = {"type": "http", "headers": [], "client": (address, 1234)}
    assert address_of(HTTPConnection(scope), proxies=False) == household
