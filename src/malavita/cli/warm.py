"""Compiling everything once, on all cores, before anybody has to wait for it."""

import os
import shutil
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from time import time

import numpy as np
import typer

from malavita._cache import cache_folder

MARK = "warm"  # a file in the cache folder: everything has been compiled
KEPT_DAYS = 30


def warm_once() -> None:
    """Compile what is not compiled yet; usually that is nothing."""
    if (
        os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
        or (cache_folder() / MARK).exists()
    ):
        return
    compile_all()


def compile_all() -> None:
    """Compile every room of every game, with a progress bar."""
    from malavita.cli import screen
    from malavita.games import GAMES

    jobs = [(game, room) for room in ROOMS for game in GAMES]
    if not screen.is_watched():
        typer.echo("malavita: compiling the rules, once for this version", err=True)
    with (
        ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool,
        screen.progress("Compiling the rules, once", len(jobs)) as advance,
    ):
        for done in as_completed([pool.submit(_compile, *job) for job in jobs]):
            done.result()
            advance(1)
    (cache_folder() / MARK).touch()
    _forget_old_versions()


def _forget_old_versions() -> None:
    """Drop what was compiled from sources that nobody has compiled for a month."""
    ours = cache_folder()
    for other in ours.parent.iterdir():
        mark = other / MARK
        if mark.exists() and ours != other and _age_in_days(mark) > KEPT_DAYS:
            shutil.rmtree(other, ignore_errors=True)


def _age_in_days(path: Path) -> float:
    return (time() - path.stat().st_mtime) / 86_400


def _compile(game: str, room: str) -> None:
    ROOMS[room](game)


def _games(name: str) -> None:
    from malavita.arena.simulation import simulate
    from malavita.games import GAMES

    simulate(GAMES[name], players=GAMES[name].players[0], games=1, seed=0)


def _match(name: str) -> None:
    """Play a match to its end, begin one from a view, and ask a bot."""
    from malavita.bots import flat
    from malavita.engine.luck import new_luck, pick
    from malavita.engine.match import Match
    from malavita.games import GAMES

    game = GAMES[name]
    match = Match(game, players=game.players[0], seed=0)
    luck = new_luck(0)
    seat = match.actors[0]
    flat.choose(game, match.observe(seat), match.legal_actions(seat), luck)
    match.view()
    Match.from_position(game, match.position(), seed=0)
    while not match.over:
        legal = match.legal(match.actors[0])
        match.tell(match.actors[0], legal[pick(luck, len(legal))])
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


ROOMS: dict[str, Callable[[str], None]] = {
    "games": _games,
    "match": _match,
    "batch": _batch,
    "perft": _perft,
}
