"""A person in the terminal at a table of a server."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from malavita.client import Client
from malavita.server.settings import sqlite_url
from malavita.wire.messages import Pace
from tests.cli.terminal import Line, Terminal, begin, sit
from tests.server.people import Company, play_to_the_end
from tests.server.servers import Server


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """A server whose bots never come to a decision; a guest has one connection."""
    database = sqlite_url(tmp_path_factory.mktemp("slow") / "malavita.db")
    settings = ("--setting=bot_pause=3600", "--setting=sockets_each=1")
    server = Server(database, *settings).start()
    yield server
    server.stop()


def test_a_game_is_played_in_the_terminal_to_its_end(server, run, game, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            bots = {str(seat): "rookie" for seat in range(1, game.players[0])}
            table = (await host.open_table(game.name, game.players[0], bots=bots)).id
            link = f"{server.url}/t/{table}"
            async with Terminal(tmp_path, link, "--name", "Al [red]") as terminal:
                await sit(terminal, host, table, 0)
                told = await terminal.play_first_moves()
                assert re.search(r"(ou win|wins|share the win)", told)
                assert re.search(r"(?s)The game is over, won by .*The deal: your", told)
                terminal.type("leave")
                await terminal.see(r"You leave the table\.\n")
                assert await terminal.end() == 0
            assert (await host.table(table)).seats[0].name == "Al [red]"

    run(test())


def test_a_person_in_the_terminal_asks_talks_errs_and_leaves(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("razzia_knizia", 2)).id
            await host.sit(table)
            arguments = (table.lower(), "--server", server.url, "--name", "Al")
            async with Terminal(tmp_path, *arguments) as terminal:
                await sit(terminal, host, table, 1)
                async with host.at(table) as place:
                    if place.choices:
                        await place.play("draw left")
                    await terminal.see("Your move: ")
                    for line, seen in (
                        ("[red]", r"'\[red\]' is not possible now: type a number"),
                        ("", "Your move: "),
                        ("help", r"Type a number or a move, hint, back .* or leave\."),
                        ("Table", "cheques up"),
                        ("back", "Your last move cannot be taken back"),
                        ("hint", r"A capo would play .*% to win\)"),
                        ("auction", "auction"),
                        ("say Your turn", "Al: Your turn"),
                    ):
                        terminal.type(line)
                        await terminal.see(seen)
                    await place.speak("[b]So?")
                    await terminal.see(r"Person 0: \[b\]So\?")
                    terminal.type("leave")
                    await terminal.see("a bot plays on")
                    assert await terminal.end() == 0
                    assert (await host.table(table)).seats[1].bot_plays
                    async with Terminal(tmp_path, *arguments[:3]) as again:
                        await again.see("Razzia!")
                        await again.see("You play yourself again")
                        again.interrupt()
                        await again.see("You leave the table; a bot plays on")
                        assert await again.end() == 0

    run(test())


def test_whoever_comes_sees_the_table_and_whose_turn_it_is(server, run, tmp_path):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open("razzia_knizia", 2)
            places = await company.places(table)
            link = f"{server.url}/t/{table}"
            (actor,) = places[0].standing.actors
            async with Terminal(tmp_path, link) as terminal:
                await terminal.see(r"Razzia!, table \S+\. You watch\. Type say …, table")
                await terminal.see(r"(?s)cheques up.*?Person 1")
                await terminal.see(f"Waiting for Person {actor}")
                await places[actor].play("auction")
                await terminal.see(f"Waiting for Person {1 - actor}")
            await asyncio.gather(*(play_to_the_end(place, 1) for place in places))
            async with Terminal(tmp_path, link) as terminal:
                await terminal.see("You watch. Type again")
                await terminal.see("The game is over, won by Person")
                terminal.type("leave")
                await terminal.see("You leave the table")
                assert await terminal.end() == 0

    run(test())


def test_a_person_in_the_terminal_is_the_host_of_two_games(server, run, tmp_path):
    """The table is his as soon as who opened it has left."""

    async def test():
        async with Company(server.url, 1) as company:
            (friend,) = company.clients
            table = (await friend.open_table("razzia_knizia", 3)).id
            await friend.sit(table, 1)
            arguments = (f"{server.url}/t/{table}", "--name", "Al")
            async with Terminal(tmp_path, *arguments) as terminal:
                await terminal.see(r"seat 0 of .* Type say …, table or leave\.")
                terminal.type("start")
                await terminal.see("Only the host of the table can do that")
                await friend.leave(table)
                await terminal.see("You are the host now. Type start, bot SEAT LEVEL")
                for line, seen in (
                    ("again", "The game is not over"),
                    ("start", "Seats 1, 2 are still free"),
                    ("bot 9 capo", "There is no seat 9"),
                    ("bot capo 1", r"rookie, soldier, capo, don\), e\.g\. bot 2 capo"),
                    ("bot 2 rookie", "At the table: 0 you, 1 nobody, 2 rookie"),
                ):
                    terminal.type(line)
                    await terminal.see(seen)
                await friend.sit(table)
                await terminal.see("Everybody has a seat: type start")
                terminal.type("start")
                await terminal.see("The game begins. Type a number or a move, hint")
                async with friend.at(table) as place:
                    playing = asyncio.create_task(play_to_the_end(place, 1))
                    await terminal.play_first_moves()
                    await playing
                terminal.type("again")
                told = await terminal.see(r"(?s).*table \S+\. You sit on seat 0 of")
                assert "There is another game" not in told  # he asked for it himself
                await terminal.see("At the table: 0 you, 1 kept for Person 0, 2 rookie")
                again = await friend.rematch(table)
                await terminal.see("Everybody has a seat: type start")
                terminal.type("start")
                await terminal.see("The game begins")
                assert (await friend.table(again.id)).status == "playing"

    run(test())


def test_others_hear_of_another_game(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("razzia_knizia", 2)).id
            await host.sit(table)
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                await sit(terminal, host, table, 1)
                async with host.at(table) as place:
                    playing = asyncio.create_task(play_to_the_end(place, 1))
                    await terminal.play_first_moves()
                    await playing
                again = await host.rematch(table)
                await terminal.see("There is another game: type again to go there")
                terminal.type("again")
                await terminal.see(f"table {again.id}. You sit on seat 1")
                assert all(seat.name for seat in (await host.table(again.id)).seats)

    run(test())


def test_players_read_after_the_last_move_what_those_who_watch_said(
    server, run, tmp_path
):
    async def test():
        async with Company(server.url, 2) as company:
            host, watcher = company.clients
            bots = {"1": "rookie", "2": "rookie"}
            table = (await host.open_table("thieves", 3, bots=bots)).id
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                await sit(terminal, host, table, 0)
                async with watcher.at(table) as place:
                    await place.speak("Police next")
                told = await terminal.play_first_moves()
                assert re.search(r"(?s)(win|wins) .*Person 1: Police next\n", told)
                assert told.index("Person 1: Police next") > told.rindex("Your move: ")

    run(test())


def test_who_has_no_time_left_is_told_and_comes_back(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            pace = Pace(decision=5, reserve=1)
            table = (await host.open_table("razzia_knizia", 2, pace=pace)).id
            await host.sit(table)
            link = f"{server.url}/t/{table}"
            async with (
                Terminal(tmp_path, link, "--name", "Al") as terminal,
                Terminal(tmp_path, link, "--watch") as watcher,
            ):
                await watcher.see("0 Person 0, 1 Al")
                await sit(terminal, host, table, 1)
                async with host.at(table) as place:
                    if place.choices:
                        await place.play("auction")
                    await terminal.see(r"Time left: 0:00:0\d, and 0:00:0[01] in reserve")
                    await terminal.see(
                        "Your time is up: a bot plays for you. Type return"
                    )
                    await watcher.see("A bot plays for Al")
                    while not place.choices:
                        await place.next()
                    terminal.type("1")
                    await terminal.see("'1' is not possible .*: type return")
                    terminal.type("return")
                    await terminal.see("You play yourself again. Type a number")
                    await watcher.see("Al plays again")
                    assert not (await host.table(table)).seats[1].bot_plays

    run(test())


def test_a_move_or_leaving_is_possible_while_a_bot_plays(slow, run, tmp_path):
    async def test():
        async with Company(slow.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("razzia_knizia", 2)).id
            async with Terminal(tmp_path, f"{slow.url}/t/{table}") as terminal:
                move = await begin(terminal, host, table)
                token = json.loads((tmp_path / "malavita/guests.json").read_text())
                async with Client(slow.url, token[slow.url]) as elsewhere:
                    await elsewhere.leave(table)
                    await terminal.see("A bot plays for you. Type return")
                    terminal.type(move)
                    await terminal.see("You play yourself again")
                    await terminal.see("Waiting for Person 0")
                    await elsewhere.leave(table)
                await terminal.see("A bot plays for you. Type return")
                terminal.type("leave")
                await terminal.see("You leave the table; a bot plays on for you.")
                assert await terminal.end() == 0

    run(test())


def test_what_is_typed_while_the_line_is_cut_is_not_done_later(server, run, tmp_path):
    async def test():
        line = Line(server)
        await line.up()
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("razzia_knizia", 2)).id
            async with Terminal(tmp_path, f"{line.url}/t/{table}") as terminal:
                await begin(terminal, host, table)
                line.cut()
                await terminal.see("Connection lost; reconnecting")
                for typed in ("2", "say Hello"):
                    terminal.type(typed)
                    await terminal.see(f"'{typed}' was not sent; type it again")
                async with host.at(table) as place:
                    version = place.version
                    await line.up()
                    await terminal.see(r"(?s)Connected again.*Your move: ")
                    terminal.type("1")
                    while not place.choices:
                        await place.next()
                    assert place.version == version + 1
            line.cut()

    run(test())


def test_what_was_missed_while_the_line_was_cut_is_told(server, run, tmp_path):
    async def test():
        line = Line(server)
        await line.up()
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("razzia_knizia", 2, away=3600)).id
            async with Terminal(tmp_path, f"{line.url}/t/{table}") as terminal:
                await begin(terminal, host, table)
                async with host.at(table) as place:
                    terminal.type("1")
                    while not place.choices:
                        await place.next()
                    line.cut()
                    await terminal.see("Connection lost; reconnecting")
                    while place.choices:
                        await place.play(place.choices[-1])
                    await place.speak("Where are you?")
                    await line.up()
                    told = await terminal.see(r"(?s).*Connected again.*Your move: ")
                assert re.search(r"Person 0 [a-z]+", told)
                assert "Person 0: Where are you?" in told
                assert told.count("Your move: ") == 1  # he is asked once he is back
            line.cut()

    run(test())


def test_who_leaves_while_the_line_is_cut_need_not_wait(server, run, tmp_path):
    async def test():
        line = Line(server)
        await line.up()
        async with Company(server.url, 1) as company:
            table = (await company.clients[0].open_table("thieves", 3)).id
            async with Terminal(tmp_path, f"{line.url}/t/{table}") as terminal:
                await terminal.see("At the table: ")
                line.cut()
                await terminal.see("Connection lost; reconnecting")
                terminal.type("leave")
                await terminal.see("You have left, but the server could not be told")
                assert await terminal.end() == 0

    run(test())


def test_who_has_too_many_connections_gets_one_clear_line(slow, run, tmp_path):
    async def test():
        async with Company(slow.url, 1) as company:
            table = (await company.clients[0].open_table("thieves", 3)).id
            link = f"{slow.url}/t/{table}"
            async with Terminal(tmp_path, link) as first:
                await first.see("At the table: ")
                async with Terminal(tmp_path, link) as second:
                    assert await second.end() == 2
                    assert second.seen == (
                        "malavita: the server closed the connection: "
                        "too many connections or messages\n"
                    )
                assert (await company.clients[0].table(table)).seats[0].name

    run(test())


def test_a_table_that_is_gone_ends_the_visit_with_one_clear_line(run, tmp_path):
    """Another database is at the same address after a restart."""
    server = Server(sqlite_url(tmp_path / "one.db")).start()

    async def test():
        async with Company(server.url, 1) as company:
            table = (await company.clients[0].open_table("thieves", 3)).id
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                await terminal.see("At the table: ")
                server.kill()
                await terminal.see("Connection lost; reconnecting …\n")
                server.database = sqlite_url(tmp_path / "two.db")
                server.start()
                assert await terminal.end() == 2
                told = "malavita: the server no longer knows you\n"
                assert terminal.seen == told

    try:
        run(test())
    finally:
        server.stop()


def test_a_table_that_was_given_up_gets_one_clear_line(run, tmp_path):
    hasty = ("--setting=expire=0.01", "--setting=sweep=0.05")
    server = Server(sqlite_url(tmp_path / "malavita.db"), *hasty).start()

    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("thieves", 3)).id
            while (await host.table(table)).status != "expired":
                await asyncio.sleep(0.05)
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                assert await terminal.end() == 2
                assert terminal.seen == (
                    f"malavita: table {table} was given up: nobody came back to it\n"
                )

    try:
        run(test())
    finally:
        server.stop()
