"""A person in the terminal comes to a table of a server, and goes."""

from __future__ import annotations

import re

import pytest

from malavita.cli import joining
from malavita.client import Client
from tests.cli.terminal import Terminal, sit
from tests.server.people import Company, play_to_the_end


def test_who_leaves_before_the_game_frees_his_seat(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("thieves", 3)).id
            arguments = (table, "--server", server.url)
            async with Terminal(tmp_path, *arguments) as terminal:
                await terminal.see("At the table: 0 you, 1 nobody, 2 nobody")
                terminal._process.stdin.close()
                await terminal.see("You leave the table; your seat is free.")
                assert await terminal.end() == 0
            assert (await host.table(table)).seats[0].name is None

    run(test())


def test_who_finds_no_seat_watches(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            bots = {"1": "rookie", "2": "rookie"}
            table = await company.open("thieves", 3, bots=bots)
            (place,) = await company.places(table)
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                while not place.watching:
                    await place.next()
                await play_to_the_end(place, 1)
                told = await terminal.play_first_moves()
                assert re.search("(wins|share the win)", told)
                assert "Your move" not in told
                terminal.type("again")
                await terminal.see("No player has asked for another game yet")
                again = (await company.clients[0].rematch(table)).id
                await terminal.see("There is another game: type again")
                terminal.type("again")
                await terminal.see(f"Thieves!, table {again}. You watch.")
                await company.clients[0].start(again)
                await terminal.see(r"The game begins\. Type say …, table or leave")

    run(test())


def test_who_only_watches_does_not_take_his_seat_back(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("razzia_knizia", 2)).id
            await host.sit(table)
            link = f"{server.url}/t/{table}"
            async with Terminal(tmp_path, link) as terminal:
                await sit(terminal, host, table, 1)
                terminal.type("leave")
                await terminal.end()
            async with host.at(table) as place:
                async with Terminal(tmp_path, link, "--watch") as terminal:
                    while not place.watching:
                        await place.next()
                    assert place.here == [0]
                    assert (await host.table(table)).seats[1].bot_plays
                async with Terminal(tmp_path, link) as terminal:
                    while 1 not in place.here:
                        await place.next()

    run(test())


def test_the_story_is_told_in_the_language_of_the_guest(server, run, tmp_path):
    """The one he asks for is his from then on."""
    english = (r"\n1 (place|play) [^:]+\nYour move: ", "You (lay|choose)")
    hungarian = (
        r"(?s)\n1 (place|play) .*: (Elhelyezés|Kijátszás): .*\nYour move: ",
        "(Elhelyezed az osztó bankjegyét|Lapot választasz): ",
    )

    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            bots = {"1": "rookie", "2": "rookie"}
            for asked, (choices, story) in (
                ((), english),
                (("--language", "hu"), hungarian),
                ((), hungarian),
            ):
                table = (await host.open_table("razzia_dorra", 3, bots=bots)).id
                link = f"{server.url}/t/{table}"
                async with Terminal(tmp_path, link, *asked) as terminal:
                    await sit(terminal, host, table, 0)
                    await terminal.see(choices)
                    terminal.type("1")
                    await terminal.see(story)

    run(test())


@pytest.mark.parametrize(
    ("invitation", "reason"),
    [
        ("http://127.0.0.1:1/t/ABC", "does not answer"),
        ("ftp://127.0.0.1/t/ABC", "not an invitation link"),
        ("http://127.0.0.1/tables", "not an invitation link"),
        ("127.0.0.1/tables", "not an invitation link"),
        ("http:///t/ABC", "not an invitation link"),
        ("http://[::1/t/ABC", "not an invitation link"),
        ("http://127.0.0.1:99999/t/ABC", "not an invitation link"),
        ("http://127.0.0.1:-1/t/ABC", "not an invitation link"),
        ("http://127.0.0.1/t/\udcff", "the invitation: it cannot be written in UTF-8"),
        ("NOWHERE", "no table 'NOWHERE'"),
    ],
)
def test_an_invitation_to_nowhere_gets_one_clear_line(
    server, run, tmp_path, invitation, reason
):
    async def test():
        arguments = (invitation, "--server", server.url)
        async with Terminal(tmp_path, *arguments) as terminal:
            assert await terminal.end() == 2
            assert terminal.seen.startswith("malavita: ")
            assert reason in terminal.seen
            assert terminal.seen.count("\n") == 1

    run(test())


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("http://127.0.0.1:99999", "http://127.0.0.1:99999 is not an address"),
        ("127.0.0.1:-1", "127.0.0.1:-1 is not an address"),
        ("ftp://127.0.0.1", "ftp://127.0.0.1 is not an address"),
        ("http://[", "http://[ is not an address"),
        ("", " is not an address"),
        ("http://\udcff", "it cannot be written in UTF-8"),
    ],
)
def test_a_server_that_can_be_nowhere_gets_one_clear_line(address, said, capsys):
    with pytest.raises(SystemExit) as refusal:
        joining.read_invitation("ABC", address)
    assert refusal.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"malavita: --server: {said}")


@pytest.mark.parametrize(
    ("invitation", "reason"),
    [
        ("http://don:omerta@127.0.0.1:1/t/ABC", "***@127.0.0.1:1 does not answer"),
        (
            "http://don:omerta@127.0.0.1:1/ABC",
            "***@127.0.0.1:1/ABC is not an invitation link",
        ),
        (
            "don:omerta/ta@127.0.0.1/t/ABC",
            "***@127.0.0.1/t/ABC is not an invitation link",
        ),
    ],
)
def test_a_refusal_shows_no_password(invitation, reason, capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(SystemExit):
        joining.join(*joining.read_invitation(invitation, ""), None, None, watch=True)
    assert capsys.readouterr().err.startswith(f"malavita: {reason}")


def test_a_link_may_do_without_its_scheme(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            table = (await company.clients[0].open_table("thieves", 3)).id
            link = f"127.0.0.1:{server.port}/t/{table}"
            async with Terminal(tmp_path, link) as terminal:
                await terminal.see(table)
            where = ("--server", f"127.0.0.1:{server.port}/")
            async with Terminal(tmp_path, table, *where) as terminal:
                await terminal.see(table)

    run(test())


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", " is 1 to 24 characters, not 0"),
        ("x" * 25, " is 1 to 24 characters, not 25"),
        ("\udcff", ": it cannot be written in UTF-8"),
    ],
)
def test_a_name_that_cannot_be_had_gets_one_clear_line(
    server, run, tmp_path, name, reason
):
    async def test():
        arguments = ("ABC", "--server", server.url, "--name", name)
        async with Terminal(tmp_path, *arguments) as terminal:
            assert await terminal.end() == 2
            assert terminal.seen == f"malavita: --name{reason}\n"

    run(test())


def test_who_is_not_known_is_called_as_on_his_machine(server, run, tmp_path, monkeypatch):
    """Even if he has a token: of a database that is gone."""
    monkeypatch.setenv("LOGNAME", "lucky")
    folder = tmp_path / "malavita"
    folder.mkdir()
    folder.joinpath("guests.json").write_text(f'{{"{server.url}": "{"ab" * 32}"}}')

    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("thieves", 3)).id
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                await terminal.see("At the table: ")
                assert (await host.table(table)).seats[0].name == "lucky"

    run(test())


def test_a_folder_that_cannot_be_written_gets_one_clear_line(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            table = (await company.clients[0].open_table("thieves", 3)).id
            no_folder = tmp_path / "file"
            no_folder.touch()
            async with Terminal(no_folder, f"{server.url}/t/{table}") as terminal:
                assert await terminal.end() == 2
                assert re.fullmatch(
                    r"malavita: .*/guests.json .* cannot be written: Not a directory\n",
                    terminal.seen,
                )

    run(test())


def test_who_comes_to_a_rematch_of_others_watches(server, run, tmp_path):
    """Its seats look free, but they are kept for those who played before."""

    async def test():
        async with Company(server.url, 2) as company:
            bots = {"2": "rookie"}
            table = await company.open("thieves", 3, bots=bots)
            await company.play(table)
            again = (await company.clients[0].rematch(table)).id
            async with Terminal(tmp_path, f"{server.url}/t/{again}") as terminal:
                await terminal.see("No free seat; you are watching.")
                await company.clients[1].rematch(table)
                await terminal.see("At the table: 0 Person 0, 1 Person 1, 2 rookie")
                terminal.type("leave")
                assert await terminal.end() == 0
            seats = (await company.clients[0].table(again)).seats
            assert [seat.name for seat in seats] == ["Person 0", "Person 1", None]

    run(test())


def test_who_leaves_a_table_that_is_gone_is_told_so(server, run, capsys):
    async def test():
        async with Client(server.url) as client:
            await joining._leave(client, "NOWHERE")

    run(test())
    assert capsys.readouterr().out == "You leave: there is no table 'NOWHERE'.\n"
