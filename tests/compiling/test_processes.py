"""Processes that compile end with the process that started them."""

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest

from malavita.compiling.marks import is_compiled
from malavita.compiling.processes import CompilingFailed, Job, compile_rooms
from tests.server.servers import PATIENCE, free_port

COMPILE = """
from malavita.cli.warm import compile_rules
compile_rules(["sicilianos"], ["bots"])
"""
SERVE = "from malavita.cli import main; main()"


@contextmanager
def compiling(cache, *command):
    """A process whose child has begun to compile into an empty folder."""
    environment = os.environ | {"MALAVITA_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    process = subprocess.Popen(
        [sys.executable, "-c", *command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        until = time.monotonic() + PATIENCE
        while not list(cache.rglob("*.nbc")):
            assert process.poll() is None, "it has ended"
            assert time.monotonic() < until
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_a_command_ends_nothing_goes_on_compiling(tmp_path, how):
    with compiling(tmp_path, COMPILE) as process:
        process.send_signal(how)
        process.stdout.read()  # until nobody is left who could write to it

    assert not list(tmp_path.rglob("*.warm"))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_a_server_ends_nothing_goes_on_compiling(tmp_path, how):
    database = f"sqlite+aiosqlite:///{tmp_path}/malavita.db"
    command = ["serve", f"--port={free_port()}", f"--database={database}"]
    with compiling(tmp_path, SERVE, *command) as process:
        done = len(list(tmp_path.rglob("*.warm")))
        process.send_signal(how)
        process.stdout.read()

    assert len(list(tmp_path.rglob("*.warm"))) <= done + 1  # of twelve


def test_a_process_that_fails_is_told(capfd):
    with pytest.raises(CompilingFailed, match="no_such_game, match: 1"):
        list(compile_rooms([Job("no_such_game", "match")], processes=1))

    assert "no_such_game" in capfd.readouterr().err


def test_what_is_compiled_is_marked(tmp_path, monkeypatch):
    monkeypatch.setenv("MALAVITA_CACHE", str(tmp_path))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    job = Job("razzia_knizia", "perft")

    assert not is_compiled(*job)
    assert list(compile_rooms([job], processes=1)) == [job]
    assert is_compiled(*job)
    assert not is_compiled("razzia_knizia", "games")
