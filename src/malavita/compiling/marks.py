"""Files in the cache folder that say which rooms of which games are compiled."""

import os
import shutil
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import time

import numba

import malavita
from malavita._cache import COMPILED, TOLD, cache_folder

KEPT_DAYS = 30


def is_compiled(game: str, room: str) -> bool:
    """Whether nothing of a room has to be compiled; plain Python needs no compiling."""
    interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
    return interpreted or _mark(game, room).exists()


def mark_compiled(game: str, room: str) -> None:
    """Say so from now on."""
    _mark(game, room).touch()


def _mark(game: str, room: str) -> Path:
    return cache_folder() / f"{game}-{room}-{_here()}.warm"


@cache
def _here() -> str:
    """What Numba looks at besides the text of the sources before it compiles again.

    The newest Numba does not look at their times any more, the older ones do.
    """
    package = Path(malavita.__file__).absolute().parent
    times = [
        source.stat().st_mtime_ns
        for room in (*COMPILED, "arena")
        for source in sorted((package / room).rglob("*.py"))
        if room != "games" or source.name not in TOLD
    ]
    seen = (package, times, numba.__version__, sys.version_info[:2])
    return sha256(repr(seen).encode()).hexdigest()[:16]


def forget_old_versions() -> None:
    """Delete what was compiled from sources that nobody has compiled for a month."""
    for other in cache_folder().parent.iterdir():
        marks = [mark.stat().st_mtime for mark in other.glob("*.warm")]
        if marks and time() - max(marks) > KEPT_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)
