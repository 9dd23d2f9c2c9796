"""Who somebody is, and how one comes to a table."""

from __future__ import annotations

import httpx
import pytest

from malavita.client import Client, Refusal
from malavita.games import GAMES
from malavita.wire.messages import Device, Guest, GuestChange
from tests.server.people import Company

KNIZIA = "razzia_knizia"


def test_a_guest_has_a_cookie_that_no_script_reads(server):
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Lucky", "language": "hu"})
    assert answer.json() == {"name": "Lucky", "language": "hu"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(answer.cookies["malavita"]) == 64


def test_nobody_is_known_without_a_token_or_with_a_forged_one(server):
    for token in ("", "0" * 64, "x", "\xe9"):
        cookie = f"malavita={token}".encode("latin-1")
        answer = httpx.get(f"{server.url}/api/me", headers={b"cookie": cookie})
        assert answer.status_code == 401
        assert answer.json()["code"] == "unknown_guest"


def test_a_guest_changes_his_name_and_his_device(server, run):
    async def test():
        async with Client(server.url) as first, Client(server.url) as second:
            await first.come_in("Al")
            changed = await first.ask("PATCH", "/me", Guest, GuestChange("Alphonse"))
            assert changed == Guest("Alphonse", "en")
            code = await first.one_time_code()
            same = await second.ask(
                "POST", "/me/device", Guest, Device(code.code.lower())
            )
            assert same == changed
            with pytest.raises(Refusal) as refusal:
                await second.ask("POST", "/me/device", Guest, Device(code.code))
            assert refusal.value.code == "bad_code"
            table = await first.open_table(KNIZIA, 3)
            assert [each.id for each in await second.my_tables()] == [table.id]

    run(test())


def test_a_program_comes_back_with_its_token(server, run):
    async def test():
        async with Client(server.url) as first:
            await first.come_in("Robot")
            async with Client(server.url, token=first.token) as second:
                assert (await second.ask("GET", "/me", Guest)).name == "Robot"

    run(test())


def test_public_tables_are_listed_until_they_begin(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            host, other = company.clients
            public = await host.open_table(KNIZIA, 2, public=True)
            private = await host.open_table(KNIZIA, 2)

            async def listed(client):
                return {each.id: each for each in await client.open_tables()}

            assert public.id in await listed(other)
            assert private.id not in await listed(other)
            assert (await listed(host))[public.id].host
            assert not (await listed(other))[public.id].host
            await host.sit(public.id)
            await other.sit(public.id)
            mine = {each.id: each for each in await other.my_tables()}
            assert [seat.you for seat in mine[public.id].seats] == [False, True]
            await other.leave(public.id)
            await host.seat_bot(public.id, 1, "don")
            await host.start(public.id)
            assert public.id not in await listed(other)
            assert public.id not in {each.id for each in await other.my_tables()}

    run(test())


def test_a_guest_may_not_open_all_tables_of_the_world(server, run):
    async def test():
        async with Company(server.url, 1) as company:
            (client,) = company.clients
            for _ in range(20):
                await client.open_table(KNIZIA, 3)
            with pytest.raises(Refusal) as refusal:
                await client.open_table(KNIZIA, 3)
            assert refusal.value.code == "too_many_tables"

    run(test())


def test_the_games_are_described(server):
    games = httpx.get(f"{server.url}/api/games").json()
    assert [game["name"] for game in games] == list(GAMES)


def test_the_record_is_a_secret_until_the_end(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            with pytest.raises(Refusal) as refusal:
                await company.clients[0].record(table)
            assert refusal.value.status == 409
            assert refusal.value.code == "not_over"

    run(test())


def test_the_server_tells_how_it_is(server):
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
    numbers = httpx.get(f"{server.url}/metrics").text
    assert "malavita_requests_total" in numbers
    assert 'malavita_change_seconds_bucket{le="+Inf"}' in numbers


def test_the_api_is_described(server):
    docs = httpx.get(f"{server.url}/api/docs.json").json()
    assert docs["openapi"].startswith("3.1")
    assert "post" in docs["paths"]["/api/tables/{table}/sit"]
    assert "/api/tables/{table}/sit" in httpx.get(f"{server.url}/api/docs").text
