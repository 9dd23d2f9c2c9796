"""Who somebody is, and how one comes to a table."""

from __future__ import annotations

import asyncio
import re
from hashlib import sha256
from itertools import combinations

import httpx
import pytest

from malavita.client import Client, RequestRefused
from malavita.games import GAMES
from malavita.server.access.identity import hashed
from malavita.server.http import handlers
from malavita.server.running.codes import PLACES
from malavita.server.table.clocks import SECOND
from malavita.server.table.listing import Listing, Result, SeatedGuest
from malavita.wire.messages import Change, Guest, GuestChange, Unseen
from tests.server.inside import serving
from tests.server.people import Company, play_to_the_end
from tests.server.servers import ask
from tests.server.tables import NOW

KNIZIA = "razzia_knizia"
ALPHONSE = Guest("Alphonse", "pl")


def test_a_guest_has_a_cookie_that_no_script_reads(server):
    answer = ask(f"{server.url}/api/me", "POST", json={"name": "Lucky", "language": "hu"})
    assert answer.json() == {"name": "Lucky", "language": "hu"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(answer.cookies["malavita"]) == 64
    again = ask(f"{server.url}/api/me", cookies=answer.cookies)
    assert again.headers["set-cookie"] == cookie  # for another year from now


@pytest.mark.parametrize(
    ("proxies", "scheme", "forwarded", "is_secure"),
    [
        (False, "https", "http", True),
        (False, "http", "https", False),
        (True, "http", "https", True),
        (True, "https", "http", False),
    ],
)
def test_a_cookie_given_over_https_stays_there(
    run, tmp_path, proxies, scheme, forwarded, is_secure
):
    """Whether it is https says the line, or a proxy of ours before it."""

    async def test():
        async with serving(tmp_path, proxies=proxies) as (app, _):
            line = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=line) as client:
                headers = {"X-Forwarded-Proto": forwarded}
                answer = await client.post(f"{scheme}://x/api/me", headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) == is_secure

    run(test())


def test_nobody_is_known_without_a_token_or_with_a_forged_one(server):
    for token in ("", "0" * 64, "x", "\xe9"):
        cookie = f"malavita={token}".encode("latin-1")
        answer = ask(f"{server.url}/api/me", headers={b"cookie": cookie})
        assert answer.status_code == 401
        assert answer.json()["code"] == "unknown_guest"


def test_a_guest_changes_his_name_and_his_device(server, run):
    async def test():
        async with Client(server.url) as first, Client(server.url) as second:
            await first.come_in("Al")
            changed = await first.ask("PATCH", "/me", Guest, GuestChange("Alphonse"))
            assert changed == Guest("Alphonse", "en")
            code = await first.one_time_code()
            await second.come_in("Somebody else")
            assert await second.use_code(code.code.lower()) == changed
            with pytest.raises(RequestRefused) as refusal:
                await second.use_code(code.code)
            assert refusal.value.code == "bad_code"
            table = await first.open_table(KNIZIA, 3)
            assert [each.id for each in await second.my_tables()] == [table.id]

    run(test())


def test_a_guest_keeps_his_name_and_language_when_the_server_starts_again(run, tmp_path):
    async def test():
        async with serving(tmp_path) as (_, url), Client(url) as client:
            await client.come_in("Al")
            chosen = GuestChange("Alphonse", "pl")
            assert await client.ask("PATCH", "/me", Guest, chosen) == ALPHONSE
        async with serving(tmp_path) as (_, url), Client(url, client.token) as again:
            assert await again.ask("GET", "/me", Guest) == ALPHONSE

    run(test())


def test_a_program_says_in_which_language_it_is_spoken_to(server, run):
    async def test():
        async with Client(server.url) as client:
            assert await client.come_in("Al", "hu") == Guest("Al", "hu")
            assert await client.come_in() == Guest("Al", "hu")
            assert await client.come_in(language="pl") == Guest("Al", "pl")

    run(test())


def test_who_reads_the_database_cannot_be_anybody(run, tmp_path):
    """It has the hashes of tokens and codes, and neither of them."""

    async def test():
        async with (
            serving(tmp_path) as (_, url),
            Client(url) as first,
            Client(url) as second,
        ):
            await first.come_in("Alphonse")
            await second.use_code((await first.one_time_code()).code)
            code = (await first.one_time_code()).code
            written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert b"Alphonse" in written
            for secret in (first.token, second.token, code):
                assert sha256(secret.encode()).hexdigest().encode() in written
                assert secret.encode() not in written

    run(test())


def test_a_code_runs_out_when_it_says_and_when_there_is_another(
    run, tmp_path, monkeypatch
):
    times = [NOW]
    monkeypatch.setattr(handlers, "now", lambda: times[-1])

    async def test():
        async with (
            serving(tmp_path) as (_, url),
            Client(url) as first,
            Client(url) as second,
        ):
            guest = await first.come_in("Al")
            code = await first.one_time_code()
            times.append(NOW + SECOND * code.seconds)
            assert await second.use_code(code.code) == guest
            late = await first.one_time_code()
            times.append(times[-1] + SECOND * late.seconds + 1)
            await _is_bad(second, late)
            replaced, last = [await first.one_time_code() for _ in range(2)]
            await _is_bad(second, replaced)
            assert await second.use_code(last.code) == guest

    run(test())


async def _is_bad(client, code):
    with pytest.raises(RequestRefused) as refusal:
        await client.use_code(code.code)
    assert refusal.value.code == "bad_code"


def test_a_program_comes_back_with_its_token(server, run):
    async def test():
        async with Client(server.url) as first:
            await first.come_in("Robot")
            async with Client(server.url, token=first.token) as second:
                assert (await second.ask("GET", "/me", Guest)).name == "Robot"

    run(test())


async def _listed(client):
    return {each.id: each for each in await client.public_tables()}


async def _mine(client):
    return {each.id: each for each in await client.my_tables()}


def test_public_tables_are_listed_and_may_be_watched_when_they_play(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            host, other = company.clients
            public = await host.open_table(KNIZIA, 2, public=True)
            private = await host.open_table(KNIZIA, 2)
            assert public.id in await _listed(other)
            assert private.id not in await _listed(other)
            assert (await _listed(host))[public.id].host
            assert not (await _listed(other))[public.id].host
            await host.sit(public.id)
            await other.sit(public.id)
            mine = (await _mine(other))[public.id]
            assert [seat.you for seat in mine.seats] == [False, True]
            await other.leave(public.id)
            await host.seat_bot(public.id, 1, "don")
            await host.start(public.id)
            assert (await _listed(other))[public.id].status == "playing"
            assert public.id not in await _mine(other)
            statuses = [each.status for each in await other.public_tables()]
            assert statuses == sorted(statuses)  # open before playing

    run(test())


def test_lists_say_whose_turn_it_is_and_who_is_there(server, run):
    async def test():
        async with Company(server.url, 2) as company, Client(server.url) as watcher:
            table = await company.open(KNIZIA, 2, public=True)
            places = await company.places(table)
            async with watcher.at(table):
                mover = next(place for place in places if place.choices)
                waiter = next(place for place in places if place is not mover)
                for place in places:
                    listed = (await _mine(company.clients[place.seat]))[table]
                    assert listed.actors == [mover.seat]
                    assert listed.your_turn == (place is mover)
                    assert [seat.name for seat in listed.seats] == [
                        "Person 0",
                        "Person 1",
                    ]
                    assert listed.here == [0, 1]
                    assert listed.watching == 1
                public = (await _listed(watcher))[table]
                assert public.actors == [mover.seat]
                assert not public.your_turn
                assert public.watching == 1
                before = public.touched
                await mover.play("auction")
                while not waiter.choices:
                    await waiter.next()
                listed = (await _mine(company.clients[waiter.seat]))[table]
                assert listed.your_turn
                assert listed.touched > before

    run(test())


def test_a_table_has_a_name_that_can_be_said(server, run):
    async def test():
        async with Company(server.url, 1) as company:
            (client,) = company.clients
            public = await client.open_table(KNIZIA, 2, public=True)
            private = await client.open_table(KNIZIA, 2)
            assert re.fullmatch(r"[A-Z]{4,8}-[A-Z]{4,8}-\d{2}", public.id)
            assert re.fullmatch(r"[A-Z]{4,8}-[A-Z]{4,8}-\d{4}", private.id)
            spoken = private.id.lower().replace("-", "%20")
            assert (await client.table(spoken)).id == private.id
            async with client.at(spoken) as place:
                assert place.table.id == private.id

    run(test())


def test_no_place_sounds_like_another():
    assert len(set(PLACES)) == 256
    for a, b in combinations(PLACES, 2):
        assert not _is_one_letter_away(a, b)


def _is_one_letter_away(a, b):
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) == 1
    shorter, longer = sorted((a, b), key=len)
    return any(longer[:i] + longer[i + 1 :] == shorter for i in range(len(longer)))


def test_a_guest_may_not_open_all_tables_of_the_world(server, run):
    async def test():
        async with Company(server.url, 1) as company:
            (client,) = company.clients
            for _ in range(20):
                await client.open_table(KNIZIA, 3)
            with pytest.raises(RequestRefused) as refusal:
                await client.open_table(KNIZIA, 3)
            assert refusal.value.code == "too_many_tables"

    run(test())


def test_games_that_he_has_left_do_not_count(run, tmp_path):
    async def test():
        async with (
            serving(tmp_path, tables_each=2, unload=0) as (_, url),
            Client(url) as client,
        ):
            await client.come_in()
            left = [await _leave_a_game(client) for _ in range(2)]
            kept = await client.open_table(KNIZIA, 3)
            statuses = [(await client.table(each)).status for each in left]
            assert statuses == ["expired", "playing"]
            await client.open_table(KNIZIA, 3)
            with pytest.raises(RequestRefused, match="maximum of 2 tables"):
                await client.open_table(KNIZIA, 3)
            assert (await client.table(kept.id)).status == "open"

    run(test())


async def _leave_a_game(client):
    table = (await client.open_table(KNIZIA, 3, bots={"1": "rookie", "2": "rookie"})).id
    await client.sit(table)
    await client.start(table)
    for _ in range(2):  # the second time a bot plays for him already
        await client.leave(table)
    return table


def test_the_games_are_described(server):
    games = ask(f"{server.url}/api/games").json()
    assert [game["name"] for game in games] == list(GAMES)


def test_the_record_is_a_secret_until_the_end(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            with pytest.raises(RequestRefused) as refusal:
                await company.clients[0].record(table)
            assert refusal.value.status == 409
            assert refusal.value.code == "not_over"

    run(test())


async def _finish(store, table, ended, guest):
    """A game that somebody has won."""
    guests = (SeatedGuest(guest, 0),)
    listing = Listing(table, KNIZIA, "over", False, guest, ended, '{"seats": []}', guests)
    result = Result(table, KNIZIA, ["Al"], [1], [0], ended, [], [None])
    assert await store.log.append(table, 0, ["{}"], listing, result)


def test_the_history_goes_on_before_any_of_its_games(run, tmp_path):
    async def test():
        async with serving(tmp_path) as (app, url), Client(url) as client:
            await client.come_in("Al")
            store = app.state.registry.services.store
            me = await store.guests.by_token(hashed(client.token))
            for ended, table in enumerate(["OLD", "NEWER", "NEWEST"]):
                await _finish(store, table, ended, me.id)
            for before, rest in ((None, 3), ("NEWEST", 2), ("NEWER", 1), ("OLD", 0)):
                told = [each.id for each in await client.history(before)]
                assert told == ["NEWEST", "NEWER", "OLD"][3 - rest :]

    run(test())


def test_everybody_may_ask_which_cards_he_has_not_seen(server, run):
    async def test():
        async with Company(server.url, 3) as company, Client(server.url) as watcher:
            table = await company.open("thieves", 3)
            path = f"/tables/{table}/unseen"
            told = [await each.ask("GET", path, Unseen) for each in company.clients]
            watched = await watcher.ask("GET", path, Unseen)
            counts = [sum(each.cards.values()) for each in (*told, watched)]

            hands = [counts[-1] - count for count in counts[:-1]]
            assert sorted(hands) == [3, 3, 4]  # who watches knows none of them

    run(test())


def test_the_server_tells_how_it_is(server):
    assert ask(f"{server.url}/healthz").text == "ok\n"
    numbers = ask(f"{server.url}/metrics").text
    assert "malavita_requests_total" in numbers
    assert 'malavita_change_seconds_bucket{le="+Inf"}' in numbers


def test_the_api_is_described(server):
    docs = ask(f"{server.url}/api/docs.json").json()
    assert docs["openapi"].startswith("3.1")
    assert "post" in docs["paths"]["/api/tables/{table}/sit"]
    assert "/api/tables/{table}/sit" in ask(f"{server.url}/api/docs").text


def test_a_guest_may_not_open_them_all_at_once_either(server, run):
    async def test():
        async with Company(server.url, 1) as company:
            (client,) = company.clients
            told = await asyncio.gather(
                *(client.open_table(KNIZIA, 3) for _ in range(50)), return_exceptions=True
            )
            refused = [each for each in told if isinstance(each, Exception)]
            assert {each.code for each in refused} == {"too_many_tables"}
            assert len(refused) == 30
            assert len(await client.my_tables()) == 20

    run(test())


def test_a_new_name_is_read_everywhere_at_once(server, run):
    """On the seats of games that wait and that are played, in lists and in the chat."""

    async def test():
        async with Company(server.url, 2) as company:
            one, other = company.clients
            playing = await company.open(KNIZIA, 2, public=True)
            waiting = (await one.open_table(KNIZIA, 3)).id
            await one.sit(waiting)
            random = one.shares[waiting].random
            async with one.at(playing) as mine, other.at(playing) as theirs:
                before = theirs.standing
                await one.ask("PATCH", "/me", Guest, GuestChange("Alphonse"))
                while theirs.table.seats[0].name != "Alphonse":
                    await theirs.next()
                assert theirs.standing == before
                await mine.speak("Call me so")
                while not (
                    isinstance(told := await theirs.next(), Change) and told.lines
                ):
                    pass
                assert told.lines[0].name == "Alphonse"
                assert (await _listed(other))[playing].seats[0].name == "Alphonse"
                assert (await other.table(waiting)).seats[0].name == "Alphonse"
                version = theirs.version
                await one.ask("PATCH", "/me", Guest, GuestChange(language="hu"))
            async with other.at(playing) as again:
                assert again.version == version  # the name is the same
            await one.seat_bot(waiting, 1, "rookie")
            await one.seat_bot(waiting, 2, "rookie")
            await one.start(waiting)
            async with one.at(waiting) as place:
                await play_to_the_end(place, 1)
            assert (await one.record(waiting))["fairness"]["randoms"][0] == random
            names = [GuestChange(f"Al {number}") for number in range(9)]
            renaming = (one.ask("PATCH", "/me", Guest, name) for name in names)
            told = await asyncio.gather(*renaming, return_exceptions=True)
            refused = [each for each in told if isinstance(each, RequestRefused)]
            assert {each.code for each in refused} == {"too_fast"}

    run(test())


async def _numbers(url):
    """What the server counts, by name."""
    told = await asyncio.to_thread(ask, f"{url}/metrics")
    found = re.findall(r"^malavita_(\w+) (\S+)$", told.text, re.M)
    return {name: float(number) for name, number in found}


def test_what_happens_is_counted_and_how_long_it_takes(run, tmp_path):
    async def test():
        async with serving(tmp_path) as (_, url), Company(url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            before = await _numbers(url)
            await next(place for place in places if place.choices).play("auction")
            await places[0].speak("Well?")
            await company.clients[0].table(table)
            after = await _numbers(url)
            more = {name: after[name] - number for name, number in before.items()}
            assert (more["moves_total"], more["entries_total"]) == (1, 2)
            assert (more["messages_total"], more["requests_total"]) == (2, 1)
            assert more["change_seconds_count"] == 2
            assert more["change_seconds_sum"] > 0

    run(test())


def test_tables_and_sockets_are_counted_as_long_as_they_are_there(run, tmp_path):
    async def count(url):
        numbers = await _numbers(url)
        return numbers["tables"], numbers["sockets"]

    async def test():
        hasty = {"unload": 0, "sweep": 0.05}
        async with serving(tmp_path, **hasty) as (_, url), Company(url, 2) as company:
            assert await count(url) == (0, 0)
            table = await company.open(KNIZIA, 2)
            async with company.clients[0].at(table):
                async with company.clients[1].at(table):
                    assert await count(url) == (1, 2)
                while await count(url) != (1, 1):
                    await asyncio.sleep(0.01)
            while await count(url) != (0, 0):
                await asyncio.sleep(0.01)

    run(test())
