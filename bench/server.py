"""Load test of a server: clients at all seats of many tables, on real sockets.

Run with `make bench-server`. The server is another process; the clients are in this one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from malavita.client import Client
from malavita.wire.messages import Play

SEATS = 4
AT_ONCE = 16  # tables opened at the same time
SECONDS = 20
TABLES = (100, 500, 1000)
IDLE = 0.05  # CPU seconds per second below which the server is idle
YARDSTICK = 200_000  # steps of a loop that measures the present speed of the machine
CALM = 3.0  # seconds to wait after opening all tables
PACE = 2.0  # seconds between two moves at a table
AHEAD = 12  # the most moves that a table plays in advance: otherwise all tables would
# end their rounds within the same two seconds
QUICK = {"second": 1e6, "burst": 1_000_000}
SETTINGS = {
    "requests": QUICK,
    "messages": QUICK,
    "new_guests": QUICK,
    "tables_each": 100_000,
    "sockets_each": 100_000,
}


class Choice(msgspec.Struct):
    action: str


class Standing(msgspec.Struct):
    beat: int
    choices: list[Choice]


class Told(msgspec.Struct):
    """The fields of a message that are needed here."""

    type: str
    version: int = -1
    standing: Standing | None = None


@dataclass
class Table:
    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    standings: list[Standing | None] = field(default_factory=lambda: [None] * SEATS)
    moved: float = 0.0  # time of the last move
    waiting: int = 0  # number of seats that have not received it
    ready: asyncio.Event = field(default_factory=asyncio.Event)


class Bench:
    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.tables: list[Table] = []
        self.ears: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []  # of moves, until the last seat has received it
        self.refused = 0
        self.decoder = msgspec.json.Decoder(Told)

    async def open(self, stack: AsyncExitStack, count: int) -> None:
        people = []
        for seat in range(SEATS):
            client = await stack.enter_async_context(Client(self.url))
            await client.come_in(f"Person {seat}")
            people.append(client)
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self._open_one(people)

        await asyncio.gather(*(one() for _ in range(count)))

    async def _open_one(self, people: list[Client]) -> None:
        opened = await people[0].open_table(self.game, SEATS)
        for client in people:
            await client.sit(opened.id)
        await people[0].start(opened.id)
        table = Table(opened.id)
        address = self.url.replace("http", "ws") + f"/api/tables/{opened.id}/socket"
        for seat, client in enumerate(people):
            headers = {"Authorization": f"Bearer {client.token}"}
            line = await connect(
                address, additional_headers=headers, compression=None, ping_interval=None
            )
            await line.send('{"type":"hello"}')
            table.standings[seat] = self.decoder.decode(await line.recv()).standing
            table.sockets.append(line)
            self.ears.append(asyncio.create_task(self._listen(table, seat, line)))
        self.tables.append(table)

    async def _listen(self, table: Table, seat: int, line: ClientConnection) -> None:
        async for message in line:
            told = self.decoder.decode(message)
            if told.type == "refused":
                self.refused += 1
                table.ready.set()
            if told.standing is not None:
                table.standings[seat] = told.standing
                if told.type == "change":
                    self._heard(table)

    def _heard(self, table: Table) -> None:
        table.waiting -= 1
        if table.waiting == 0:
            self.latencies.append(time.perf_counter() - table.moved)
            table.ready.set()

    async def _move(self, table: Table, chooser: random.Random) -> bool:
        """Play a move and wait until all seats have it; False when the game is over."""
        for seat, standing in enumerate(table.standings):
            if standing is not None and standing.choices:
                action = chooser.choice(standing.choices).action
                play = Play(standing.beat, action, secrets.token_hex(8))
                table.ready.clear()
                table.waiting, table.moved = SEATS, time.perf_counter()
                await table.sockets[seat].send(msgspec.json.encode(play).decode())
                await table.ready.wait()
                return True
        return False

    async def begin(self) -> None:
        """Play some moves in advance, a different number at each table."""
        await asyncio.gather(*(self._begin(table) for table in self.tables))

    async def _begin(self, table: Table) -> None:
        chooser = random.Random(table.id)
        for _ in range(chooser.randrange(AHEAD)):
            await self._move(table, chooser)

    async def _play(self, table: Table, pace: float, until: float) -> None:
        chooser = random.Random(table.id)
        await asyncio.sleep(chooser.random() * pace)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if not await self._move(table, chooser):
                return
            await asyncio.sleep(max(0, began + pace - time.perf_counter()))

    async def measure(self, pace: float, seconds: float) -> dict[str, float]:
        self.latencies = []
        began = time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(self._play(table, pace, until) for table in self.tables))
        took = time.perf_counter() - began
        ordered = sorted(self.latencies)
        return {
            "moves_per_second": round(len(ordered) / took, 1),
            "refused": self.refused,
            "p50_ms": round(1000 * ordered[len(ordered) // 2], 1),
            "p99_ms": round(1000 * ordered[int(0.99 * len(ordered))], 1),
        }


def _memory(process: int) -> int:
    """The memory of a process in bytes."""
    text = Path(f"/proc/{process}/status").read_text("ascii")
    line = next(each for each in text.splitlines() if each.startswith("VmRSS"))
    return 1024 * int(line.split()[1])


def _spent(process: int) -> float:
    """The CPU seconds that a process has used."""
    text = Path(f"/proc/{process}/stat").read_text("ascii")
    fields = text.rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def _start(database: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    settings = [f"--setting={name}={json.dumps(v)}" for name, v in SETTINGS.items()]
    command = [sys.executable, "-m", "malavita", "serve", f"--port={port}"]
    command += [f"--database={database}", "--log=warning", *settings]
    process = subprocess.Popen(command)
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            if httpx.get(f"{url}/healthz").status_code == httpx.codes.OK:
                return process, url
        except httpx.HTTPError:
            time.sleep(0.1)


def _yardstick() -> float:
    """Milliseconds of a fixed amount of work, which grow when the machine is busy."""
    began = time.perf_counter()
    total = 0
    for step in range(YARDSTICK):
        total += step * step & 7
    return 1000 * (time.perf_counter() - began)


async def _settle(process: int) -> None:
    """Wait until the server is idle: first it loads the rules of all games."""
    spent = -1.0
    while _spent(process) - spent > IDLE:
        spent = _spent(process)
        await asyncio.sleep(1)


async def _measure(
    process: int, bench: Bench, count: int, seconds: float
) -> dict[str, float]:
    async with AsyncExitStack() as stack:
        await bench.open(stack, 1)
        await bench.measure(0, 1)  # warm-up
        await _settle(process)
        empty = _memory(process)
        bench.tables.clear()
        began = time.perf_counter()
        await bench.open(stack, count)
        opening = time.perf_counter() - began
        await bench.begin()
        await asyncio.sleep(CALM)
        spent, yardstick = _spent(process), _yardstick()
        result = await bench.measure(PACE, seconds)
        spent = (_spent(process) - spent) / len(bench.latencies)
        yardstick = max(yardstick, _yardstick())
        held = (_memory(process) - empty) / count
        quick = await bench.measure(0, seconds / 2)
        return {
            "tables": count,
            "tables_opened_per_second": round(count / opening, 1),
            **result,
            "server_ms_per_move": round(1000 * spent, 2),
            "yardstick_ms": round(yardstick, 1),
            "kilobytes_per_table": round(held / 1000, 1),
            "most_moves_per_second": quick["moves_per_second"],
        }


def _run(database: str, game: str, count: int, seconds: float) -> dict[str, float]:
    process, url = _start(database)
    try:
        return uvloop.run(_measure(process.pid, Bench(url, game), count, seconds))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def main() -> None:
    """Measure on SQLite and, if requested, on PostgreSQL."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--games", nargs="*", default=["razzia_knizia"])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL too")
    chosen = parser.parse_args()
    gc.disable()  # pauses of this process must not count as latency
    rows = [(game, count) for game in chosen.games for count in chosen.tables]
    for game, count in rows:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite+aiosqlite:///{folder}/malavita.db"
            _report("sqlite", game, _run(url, game, count, chosen.seconds))
    if chosen.postgresql:
        from tests.server.engines import Postgres

        postgres = Postgres(durable=True)
        try:
            for game, count in rows:
                result = _run(postgres.database(), game, count, chosen.seconds)
                _report("postgresql", game, result)
        finally:
            postgres.close()


def _report(database: str, game: str, result: dict[str, float]) -> None:
    print(database, game, json.dumps(result), flush=True)


if __name__ == "__main__":
    os.environ.setdefault("NO_PROXY", "127.0.0.1")
    main()
