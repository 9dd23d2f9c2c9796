"""A user of `malavita join` in a terminal, and the connection to the server."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import signal
import sys
from contextlib import suppress

from tests.server.servers import Server, free_port


class Terminal:
    """`malavita join` in a process, with simulated typing."""

    def __init__(self, home, *arguments: str) -> None:
        self._home = home
        self._arguments = arguments
        self._decoder = codecs.getincrementaldecoder("utf-8")()
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
        """Read until a text appears, and drop everything up to it."""
        while not (found := re.search(pattern, self.seen)):
            part = await self._process.stdout.read(4096)
            assert part, self.seen
            self.seen += self._decoder.decode(part)
        self.seen = self.seen[found.end() :]
        return found[0]

    def type(self, line: str) -> None:
        self._process.stdin.write(f"{line}\n".encode())

    async def play_first_moves(self) -> str:
        """Type 1 at each decision, until the game is over."""
        told = ""
        while not told.endswith("Type again"):
            told += await self.see(r"(?s).*?(\n1 .*?Your move: |Type again)")
            if told.endswith("Your move: "):
                self.type("1")
        return told

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    async def end(self) -> int:
        """Read everything to the end."""
        self.seen += self._decoder.decode(await self._process.stdout.read())
        assert "Traceback" not in self.seen, self.seen
        return await self._process.wait()


class Line:
    """A connection to a server that can be cut and restored."""

    def __init__(self, server: Server) -> None:
        self._far = server.port
        self._port = free_port()
        self._ends: list[asyncio.StreamWriter] = []
        self.url = f"http://127.0.0.1:{self._port}"

    async def up(self) -> None:
        self._door = await asyncio.start_server(self._carry, "127.0.0.1", self._port)

    async def _carry(self, reader, writer) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far)
        self._ends += [writer, far_writer]
        await asyncio.gather(_copy(reader, far_writer), _copy(far_reader, writer))

    def cut(self) -> None:
        self._door.close()
        for end in self._ends:
            end.transport.abort()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while part := await reader.read(4096):
            writer.write(part)
    writer.close()


async def sit(terminal, host, table, seat):
    """Wait until the user of the terminal has a seat; then start the game."""
    await terminal.see("At the table: ")
    assert (await host.table(table)).seats[seat].name
    return await host.start(table)


async def begin(terminal, host, table) -> str:
    """Start a game with the user of the terminal on seat 0; the first action offered."""
    await terminal.see("1 nobody")
    await host.sit(table)
    await host.start(table)
    async with host.at(table) as place:
        if place.choices:
            await place.play("draw left")
        asked = await terminal.see(r"\n1 .*\nYour move: ")
    return re.match(r"\n1 (.+?)   ", asked)[1]
