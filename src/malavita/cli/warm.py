"""Compiling everything once, on all cores, before anybody has to wait for it."""

import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import time

import numba
import numpy as np
import typer

import malavita
from malavita._cache import COMPILED, TOLD, cache_folder

KEPT_DAYS = 30


def warm_once(rooms: Sequence[str], games: Iterable[str]) -> None:
    """Compile what is not compiled yet of some rooms; usually that is nothing."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") == "0":
        jobs = [(game, room) for room in rooms for game in games]
        cold = [job for job in jobs if not _mark(*job).exists()]
        if cold:
            _compile_all(cold)


def compile_rules(games: Sequence[str], rooms: Sequence[str] = ()) -> None:
    """Compile these rooms of some games, or all; with a progress bar."""
    _compile_all([(game, room) for room in rooms or ROOMS for game in games])


def _compile_all(jobs: Sequence[tuple[str, str]]) -> None:
    from malavita.cli import screen

    if not screen.is_watched():
        typer.echo("malavita: compiling the rules, once for this version", err=True)
    with (
        ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), _die_quietly) as pool,
        screen.progress("Compiling the rules, once", len(jobs)) as advance,
    ):
        for done in as_completed([pool.submit(_compile, *job) for job in jobs]):
            done.result()
            advance(1)
    _forget_old_versions()


def _mark(game: str, room: str) -> Path:
    """A file in the cache folder: this room of the game has been compiled, here."""
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


def _die_quietly() -> None:
    """Let an interrupt end a worker without a word; the command itself says enough."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _forget_old_versions() -> None:
    """Drop what was compiled from sources that nobody has compiled for a month."""
    for other in cache_folder().parent.iterdir():
        marks = [mark.stat().st_mtime for mark in other.glob("*.warm")]
        if marks and time() - max(marks) > KEPT_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)


def _compile(game: str, room: str) -> None:
    ROOMS[room](game)
    _mark(game, room).touch()


def _games(name: str) -> None:
    from malavita.arena.simulation import simulate
    from malavita.games import GAMES

    simulate(GAMES[name], players=GAMES[name].players[0], games=1, seed=0)


def _match(name: str) -> None:
    """Play a match to its end, and begin one from a view."""
    from malavita.engine.luck import new_luck, pick
    from malavita.engine.match import Match
    from malavita.engine.record import SPECTATOR
    from malavita.games import GAMES

    game = GAMES[name]
    match = Match(game, players=game.players[0], seed=0)
    luck = new_luck(0)
    match.view()
    Match.from_position(game, match.position(), seed=0)
    while not match.over:
        legal = match.legal(match.actors[0])
        match.play(match.actors[0], legal[pick(luck, len(legal))], [SPECTATOR])
    match.record()
    match.faults()


def _perft(name: str) -> None:
    from malavita.engine.match import Match
    from malavita.games import GAMES

    Match(GAMES[name], players=GAMES[name].players[0], seed=0).perft(1)


def _batch(name: str) -> None:
    from malavita.engine.batch import Batch
    from malavita.games import GAMES

    batch = Batch(GAMES[name], players=GAMES[name].players[0], size=1, seed=0)
    batch.step(np.argmax(batch.legal(), axis=1))
    batch.views()


def _arena(name: str) -> None:
    """Play one deal with those who answer at once."""
    from malavita.arena.plan import simulation_of
    from malavita.arena.tables import play_deals
    from malavita.games import GAMES

    bots = ["soldier"] * GAMES[name].players[0]
    play_deals(simulation_of(GAMES[name], bots=bots, games=1, seed=0), 0, 1)


def _bots(name: str) -> None:
    """Ask one who answers at once, and one who searches."""
    from malavita.bots.bot import bot_named
    from malavita.engine.luck import new_luck
    from malavita.engine.match import Match
    from malavita.games import GAMES

    game = GAMES[name]
    match = Match(game, players=game.players[0], seed=0)
    seat = match.actors[0]
    view, legal = match.observe(seat), match.legal_actions(seat)
    bot_named("soldier", game).choose(view, legal, new_luck(0))
    bot_named("capo:1", game).think(view, new_luck(0))


def _server(name: str) -> None:
    """Do what a table of the server does with the rules."""
    from malavita.games import GAMES
    from malavita.server.table.rehearsal import rehearse

    rehearse(GAMES[name])


# What a command needs to have been compiled. Rooms that take longest come first.
ROOMS: dict[str, Callable[[str], None]] = {
    "bots": _bots,
    "arena": _arena,
    "match": _match,
    "games": _games,
    "batch": _batch,
    "perft": _perft,
    "server": _server,
}
RULES = ("match", "games", "batch", "perft")  # without those who play by them
