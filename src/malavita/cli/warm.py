"""Compiling the rules from the command line, with a progress bar."""

import os
from collections.abc import Iterable, Sequence

import typer

from malavita.compiling.marks import forget_old_versions, is_compiled
from malavita.compiling.processes import CompilingFailed, Job, compile_rooms
from malavita.compiling.rooms import ROOMS

PROCESSES = min(2, os.cpu_count() or 1)  # each takes up to half a gigabyte


def warm_once(rooms: Sequence[str], games: Iterable[str]) -> None:
    """Compile what is not compiled yet of some rooms; usually that is nothing."""
    cold = [job for job in _jobs(rooms, games) if not is_compiled(*job)]
    if cold:
        _compile_all(cold)


def compile_rules(games: Iterable[str], rooms: Sequence[str] = ()) -> None:
    """Compile these rooms of some games, or all."""
    _compile_all(_jobs(rooms or list(ROOMS), games))


def _jobs(rooms: Sequence[str], games: Iterable[str]) -> list[Job]:
    """In an order in which processes that run at the same time compile other games."""
    return [Job(game, room) for room in rooms for game in games]


def _compile_all(jobs: Sequence[Job]) -> None:
    from malavita.cli import screen
    from malavita.cli.arguments import fail

    if not screen.is_watched():
        typer.echo("malavita: compiling the rules, once for this version", err=True)
    with screen.progress("Compiling the rules, once", len(jobs)) as advance:
        try:
            for _ in compile_rooms(jobs, PROCESSES):
                advance(1)
        except CompilingFailed as failure:
            fail(f"the rules could not be compiled: {failure}")
    forget_old_versions()
