"""A person in the terminal at a table of a server."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys

import pytest

from tests.server.people import Company, play_to_the_end


class Terminal:
    """`malavita join` in a process, and somebody who types."""

    def __init__(self, home, *arguments: str) -> None:
        self._home = home
        self._arguments = arguments
        self.seen = ""

    async def __aenter__(self) -> Terminal:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "malavita", "join", *self._arguments),
            env=os.environ | {"XDG_DATA_HOME": str(self._home), "COLUMNS": "200"},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        return self

    async def __aexit__(self, *error) -> None:
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def see(self, pattern: str) -> str:
        """Read until something is there to be seen, and forget what came before."""
        while not (found := re.search(pattern, self.seen)):
            part = await self._process.stdout.read(4096)
            assert part, self.seen
            self.seen += part.decode()
        self.seen = self.seen[found.end() :]
        return found[0]

    def type(self, line: str) -> None:
        self._process.stdin.write(f"{line}\n".encode())

    async def play_first_moves(self) -> int:
        """Type 1 whenever there is something to decide, until it is over."""
        asked = 0
        while part := await self._process.stdout.read(4096):
            self.seen += part.decode()
            for _ in range(self.seen.count("Your move: ") - asked):
                self.type("1")
            asked = self.seen.count("Your move: ")
        return await self.end()

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    async def end(self) -> int:
        """See everything to the end."""
        self.seen += (await self._process.stdout.read()).decode()
        assert "Traceback" not in self.seen, self.seen
        return await self._process.wait()


async def _sit(terminal, host, table, seat):
    """Wait until the person in the terminal sits; then begin."""
    await terminal.see("At the table: ")
    assert (await host.table(table)).seats[seat].name
    return await host.start(table)


def test_a_game_is_played_in_the_terminal_to_its_end(server, run, game, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            bots = {str(seat): "rookie" for seat in range(1, game.players[0])}
            table = (await host.open_table(game.name, game.players[0], bots=bots)).id
            link = f"{server.url}/t/{table}"
            async with Terminal(tmp_path, link, "--name", "Al [red]") as terminal:
                await _sit(terminal, host, table, 0)
                assert await terminal.play_first_moves() == 0
                assert re.search(r"(ou win|wins|share the win)", terminal.seen)
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
                await _sit(terminal, host, table, 1)
                async with host.at(table) as place:
                    if place.choices:
                        await place.play("draw left")
                    await terminal.see("Your move: ")
                    for line, seen in (
                        ("[red]", "is not possible now"),
                        ("table", "cheques up"),
                        ("back", "cannot be taken back"),
                        ("hint", r"Advised: .*% to win\."),
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
                        while (await host.table(table)).seats[1].bot_plays:
                            await asyncio.sleep(0.05)
                        again.interrupt()
                        await again.see("You leave the table; a bot plays on")
                        assert await again.end() == 0

    run(test())


def test_who_leaves_before_the_game_frees_his_seat(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("thieves", 3)).id
            arguments = (table, "--server", server.url)
            async with Terminal(tmp_path, *arguments) as terminal:
                await terminal.see("At the table: you, nobody, nobody")
                terminal._process.stdin.close()
                await terminal.see("You leave the table.")
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
                await terminal.see("(wins|share the win)")
                assert await terminal.end() == 0
                assert "Your move" not in terminal.seen

    run(test())


def test_who_only_watches_does_not_take_his_seat_back(server, run, tmp_path):
    async def test():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table("razzia_knizia", 2)).id
            await host.sit(table)
            link = f"{server.url}/t/{table}"
            async with Terminal(tmp_path, link) as terminal:
                await _sit(terminal, host, table, 1)
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


@pytest.mark.parametrize(
    ("invitation", "reason"),
    [
        ("http://127.0.0.1:1/t/ABC", "does not answer"),
        ("ftp://127.0.0.1/t/ABC", "no invitation"),
        ("http://127.0.0.1/tables", "no invitation"),
        ("127.0.0.1/tables", "no invitation"),
        ("http:///t/ABC", "no invitation"),
        ("http://[::1/t/ABC", "no invitation"),
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


@pytest.mark.parametrize("name", ["", "x" * 25])
def test_a_name_that_cannot_be_had_gets_one_clear_line(server, run, tmp_path, name):
    async def test():
        arguments = ("ABC", "--server", server.url, "--name", name)
        async with Terminal(tmp_path, *arguments) as terminal:
            assert await terminal.end() == 2
            assert terminal.seen == (
                f"malavita: --name is 1 to 24 letters, not {len(name)}\n"
            )

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
                    r"malavita: .*/guests.json, .* cannot be written: Not a directory\n",
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
                await terminal.see("No seat is free for you; you watch.")
                await company.clients[1].rematch(table)
                await terminal.see("At the table: Person 0, Person 1, rookie")
                terminal.type("leave")
                assert await terminal.end() == 0
            seats = (await company.clients[0].table(again)).seats
            assert [seat.name for seat in seats] == ["Person 0", "Person 1", None]

    run(test())
