"""make bench-start: from a clean clone in an empty home to the first game.

Only the standard library is used: nothing is installed yet.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

HERE = Path(__file__).parent.parent
PAUSE = 0.25  # seconds between two looks
LONGEST = 1800  # seconds
MEGABYTE = 1_000_000
ADDRESS = re.compile(r"malavita: (http://\S+)")
PSS = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)
# What could bring in something of ours; how the network is reached stays.
OURS = ("MALAVITA_", "NUMBA_", "PYTHON", "VIRTUAL_ENV", "XDG_", "MAKE", "MFLAGS")


def main() -> None:
    """Measure and print a table."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and tidy up
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder) / "clone", Path(folder) / "home"
        subprocess.run(["git", "clone", "--quiet", HERE, clone], check=True)
        home.mkdir()
        with make_play(clone, home) as playing:
            try:
                measure(playing, Path(folder))
            finally:
                os.killpg(playing.pid, signal.SIGKILL)


def make_play(clone: Path, home: Path) -> subprocess.Popen[str]:
    """The processes of make play, a group of their own; no browser opens."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(OURS)
    }
    return subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=environment | {"HOME": str(home), "BROWSER": "true"},
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def measure(playing: subprocess.Popen[str], folder: Path) -> None:
    """Wait for the page, for a game and for all games; look at disk and memory."""
    began = time.monotonic()
    peak = Peak(playing.pid)
    address = read_address(playing)
    print("| what | measured | aim |\n|---|---|---|")
    wait_until(lambda: ask(f"{address}/"))
    row("until the page answers", f"{time.monotonic() - began:.0f} s", "60 s")
    wait_until(lambda: any(compiled(address)))
    row("until a game can begin", f"{time.monotonic() - began:.0f} s", "")
    wait_until(lambda: all(compiled(address)))
    row("until all games are compiled", f"{time.monotonic() - began:.0f} s", "")
    row("disk, with the home folder", f"{disk_use(folder):.0f} MB", "600 MB")
    row("memory of all processes, at most", peak.text(), "1,000 MB")


def row(what: str, measured: str, aim: str) -> None:
    """One line of the table."""
    print(f"| {what} | {measured} | {aim} |", flush=True)


def read_address(playing: subprocess.Popen[str]) -> str:
    """The address that the server prints; all else is printed here as well."""
    assert playing.stderr is not None
    for line in playing.stderr:
        found = ADDRESS.match(line)
        if found:
            return found[1]
        sys.stderr.write(line)
    sys.exit("make play has failed")


def wait_until(happened: Callable[[], object]) -> None:
    """Look until it has happened; leave if that takes far too long."""
    until = time.monotonic() + LONGEST
    while not happened():
        if time.monotonic() > until:
            sys.exit(f"it takes longer than {LONGEST} s")
        time.sleep(PAUSE)


def ask(address: str) -> bytes:
    """What the server answers; nothing as long as it does not."""
    try:
        with urlopen(address) as answer:
            body: bytes = answer.read()
            return body
    except OSError:
        return b""


def compiled(address: str) -> list[bool]:
    """Of each game, whether it is compiled."""
    return [game["compiled"] == 100 for game in json.loads(ask(f"{address}/api/games"))]


def disk_use(folder: Path) -> float:
    """Megabytes of all files, as the disk counts them."""
    blocks = (path.lstat().st_blocks for path in folder.rglob("*"))
    return sum(blocks) * 512 / MEGABYTE


class Peak:
    """The most memory that all processes of a session have had at one time."""

    def __init__(self, session: int) -> None:
        self._session = session
        self._most = 0.0
        Thread(target=self._look, daemon=True).start()

    def text(self) -> str:
        """In megabytes."""
        if not Path("/proc/self/smaps_rollup").exists():
            return "not measured: this system does not tell"
        return f"{self._most:,.0f} MB"

    def _look(self) -> None:
        while True:
            self._most = max(
                self._most, sum(map(self._memory, Path("/proc").glob("[0-9]*")))
            )
            time.sleep(PAUSE)

    def _memory(self, process: Path) -> float:
        """Megabytes of a process, with its share of what several use; 0 of others."""
        try:
            if os.getsid(int(process.name)) != self._session:
                return 0
            found = PSS.search((process / "smaps_rollup").read_text())
        except OSError:  # it has ended
            return 0
        return int(found[1]) * 1024 / MEGABYTE if found else 0


if __name__ == "__main__":
    main()
