"""PostgreSQL and Redis from Debian's packages, on free ports, for the tests only."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.servers import PATIENCE, free_port

USER = "postgres"  # PostgreSQL refuses to run as root


def _program(name: str, package: str) -> str:
    """The path of a program; make test installs it if it can."""
    found = _find(name)
    if found is None:
        pytest.skip(f"{name} is missing; install it with: apt-get install {package}")
    return found


def _find(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


class Postgres:
    """A PostgreSQL server for the tests, without durability."""

    def __init__(self, durable: bool = False) -> None:
        self._more = "" if durable else " -c fsync=off -c full_page_writes=off"
        self._initdb = _program("initdb", "postgresql")
        self._pg_ctl = _program("pg_ctl", "postgresql")
        self._createdb = _program("createdb", "postgresql")
        self._user = USER if os.geteuid() == 0 else None
        self._folder = tempfile.mkdtemp(prefix="malavita-postgres-")
        self.port = free_port()
        if self._user:
            shutil.chown(self._folder, USER)
        user = ("-A", "trust", "-U", "malavita")
        self._call(self._initdb, "--no-sync", *user, "-D", self._data)
        self.start()
        self.databases = 0

    @property
    def _data(self) -> str:
        return f"{self._folder}/data"

    def _call(self, *command: str) -> None:
        subprocess.run(
            command, user=self._user, check=True, stdout=subprocess.DEVNULL, cwd="/"
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1"
        log = f"{self._folder}/log"
        self._control("start", "-l", log, "-o", options + self._more)

    def stop(self, how: str = "fast") -> None:
        self._control("stop", "-m", how)

    def _control(self, what: str, *how: str) -> None:
        """Start or stop it, and wait until it has."""
        wait = ("-w", "-t", str(PATIENCE), "-D", self._data)
        self._call(self._pg_ctl, what, *wait, *how)

    def signal(self, number: int) -> None:
        """Signal all its processes; SIGSTOP freezes it with open connections."""
        first = int(Path(f"{self._data}/postmaster.pid").read_text().split()[0])
        os.kill(first, number)  # from now on it has no more children
        for child in Path(f"/proc/{first}/task/{first}/children").read_text().split():
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(int(child), number)

    def database(self) -> str:
        """The address of a new database."""
        self.databases += 1
        name = f"malavita{self.databases}"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "malavita")
        self._call(self._createdb, *where, name)
        return f"postgresql+asyncpg://malavita@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)


class Redis:
    def __init__(self) -> None:
        self._program = _program("redis-server", "redis-server")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "redis-server has stopped"
            assert time.monotonic() < until, "redis-server does not answer"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
        except ConnectionRefusedError:
            return False
        return True

    def signal(self, number: int) -> None:
        """Send a signal; SIGSTOP freezes it with open connections."""
        self._process.send_signal(number)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)
