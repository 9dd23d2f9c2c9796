"""Real servers in processes of their own, on free ports."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from typing import IO

import httpx

PATIENCE = 240  # seconds, for a busy machine
# Below the range of ephemeral ports, so that a port stays free until its server starts
# or restarts.
PORTS = range(10_000, 32_768)

ANY_NUMBER = {"second": 1e4, "burst": 10_000}
UNLIMITED = {
    "bot_pause": 0,
    "requests": ANY_NUMBER,
    "messages": ANY_NUMBER,
    "new_guests": ANY_NUMBER,
    "wrong_codes": ANY_NUMBER,
}

# Requests of the tests use no proxy.
os.environ.setdefault("NO_PROXY", "127.0.0.1")


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with suppress(OSError), socket.socket() as listener:
            listener.bind(("127.0.0.1", port))
            return port


def ask(url: str, method: str = "GET", **more) -> httpx.Response:
    """Send a request, with a long timeout."""
    return httpx.request(method, url, timeout=PATIENCE, verify=False, **more)


class Server:
    """`malavita serve` in a process."""

    def __init__(
        self, database: str, *more: str, port: int | None = None, **environment: str
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.more = more
        self.environment = os.environ | environment
        self.process: subprocess.Popen | None = None
        self.log: IO[bytes] | None = None  # until it is stopped

    def command(self) -> list[str]:
        command = [sys.executable, "-m", "malavita", "serve", f"--port={self.port}"]
        command += [f"--database={self.database}", "--log=warning"]
        chosen = [f"--setting={k}={json.dumps(v)}" for k, v in UNLIMITED.items()]
        return [*command, *chosen, *self.more]

    def launch(self) -> Server:
        if self.log is None or self.log.closed:
            self.log = tempfile.TemporaryFile()  # noqa: SIM115 (until it is stopped)
        self.process = subprocess.Popen(
            self.command(), stderr=self.log, env=self.environment
        )
        return self

    def start(self) -> Server:
        self.launch()
        self.wait()
        return self

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        with httpx.Client(verify=False, timeout=PATIENCE) as client:
            while time.monotonic() < until:
                try:
                    if client.get(f"{self.url}/healthz").status_code == 200:
                        return
                except httpx.HTTPError:
                    assert self.process.poll() is None, "the server has stopped"
                time.sleep(0.05)
        raise TimeoutError

    def kill(self) -> None:
        """Kill it; its workers notice it and end too."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        until = time.monotonic() + PATIENCE
        while not self._is_gone():
            assert time.monotonic() < until, "its workers are still there"
            time.sleep(0.05)

    def _is_gone(self) -> bool:
        """Whether the port is closed; a server that does not answer still runs."""
        try:
            ask(f"{self.url}/healthz")
        except httpx.ConnectError:
            return True
        except httpx.HTTPError:
            return False
        return False

    def stop(self) -> None:
        """Stop it, and check that there is no error in its log."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) in (0, -signal.SIGTERM)
        self.log.seek(0)
        mistakes = [
            line for line in self.log if b'"trace"' in line or b"Traceback" in line
        ]
        self.log.close()
        assert not mistakes, mistakes[:3]
