"""Many games: played, counted, saved and reported."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import TYPE_CHECKING, Any

import typer

from malavita.arena import simulation
from malavita.arena.plan import Plan, simulation_of, tournament_of
from malavita.arena.run import Listener, measure
from malavita.arena.threads import play_here
from malavita.cli import screen
from malavita.cli.arguments import fail, failing_on_refusal, require
from malavita.cli.warm import warm_once
from malavita.engine.game import Game, OptionValue

if TYPE_CHECKING:
    from malavita.arena.bot_ratings import BotRatings
    from malavita.arena.measure import Measurement
    from malavita.arena.playing import Played
    from malavita.arena.rows import Rows

PLAYERS, RANDOM_GAMES, BOT_GAMES = 4, 100_000, 1_000  # the defaults


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Where games are played, and where results go."""

    threads: int
    as_json: bool
    out: Path | None
    report: Path | None
    ray: str | None

    def check(self) -> None:
        """Refuse now what would fail after hours of play."""
        if self.out or self.report:
            require("polars", "lab", "--out" if self.out else "--report")
        if self.report:
            require("altair", "lab", "--report")
            require("vl_convert", "lab", "--report")
        if self.ray:
            require("ray", "ray", "--ray")
        for path in (self.out, self.report):
            if path and not path.resolve().parent.is_dir():
                fail(f"{path}: No such file or directory")


def play_at_random(
    game: Game,
    players: int | None,
    games: int | None,
    seed: int,
    options: Mapping[str, OptionValue],
    how: RunOptions,
) -> None:
    """Play random games."""
    if how.out or how.report or how.ray:
        fail("--out, --report and --ray need --bots")
    seats, asked = PLAYERS if players is None else players, games or RANDOM_GAMES
    with failing_on_refusal():
        game.check_players(seats)
    warm_once(["games"], [game.name])
    with screen.progress(f"{asked:,} games", asked) as advance:
        result = simulation.simulate(
            game,
            players=seats,
            games=asked,
            seed=seed,
            options=options,
            threads=how.threads,
            progress=advance,
        )
    if how.as_json:
        speeds = {
            "games_per_second": result.games_per_second,
            "decisions_per_second": result.decisions_per_second,
        }
        typer.echo(json.dumps(asdict(result) | speeds))
    else:
        screen.show(screen.simulation(result, asked))


def simulate(
    game: Game,
    bots: Sequence[str],
    players: int | None,
    games: int | None,
    seed: int,
    options: Mapping[str, OptionValue],
    how: RunOptions,
) -> None:
    """Play games of the same bots at every table."""
    if players not in (None, len(bots)):
        fail(f"{players} players need {players} bots, not {len(bots)}")
    asked = games or BOT_GAMES
    with failing_on_refusal():
        plan = simulation_of(game, bots=bots, games=asked, seed=seed, options=options)
    how.check()
    _play(plan, asked, how, None)


def tournament(
    game: Game,
    bots: Sequence[str],
    players: int | None,
    games: int,
    seed: int,
    options: Mapping[str, OptionValue],
    how: RunOptions,
) -> None:
    """Play games at tables drawn by lot, and rate the bots."""
    with failing_on_refusal():
        plan = tournament_of(
            game, bots=bots, games=games, seed=seed, players=players, options=options
        )
    how.check()
    from malavita.arena.bot_ratings import BotRatings

    _play(plan, games, how, BotRatings(plan))


def _play(plan: Plan, asked: int, how: RunOptions, ratings: BotRatings | None) -> None:
    """Play a plan, save its rows, show the result."""
    warm_once(["arena", "bots"], [plan.game])
    with _rows_of(plan, how) as rows:
        listeners: list[Listener] = [each for each in (ratings, rows) if each]
        with (
            _interrupts() as stop,
            _crew(plan, how, stop) as games,
            screen.progress(f"{plan.games:,} games", plan.games) as advance,
        ):
            result = measure(plan, games, listeners=listeners, progress=advance)
        rated = ratings.rated() if ratings else None
        if how.as_json:
            typer.echo(json.dumps(_data(result, asked, rated)))
        else:
            screen.show(screen.measurement(result, rated, asked))
        if how.report and rows:
            from malavita.arena.report import write_report

            write_report(how.report, plan, result, rated, rows.scan())


def _data(result: Measurement, asked: int, ratings: Any) -> dict[str, Any]:
    data = asdict(result)
    for bot, rating in zip(data["bots"], ratings or (), strict=bool(ratings)):
        bot["rating"] = asdict(rating)
    return data | {
        "asked": asked,
        "interrupted": result.interrupted,
        "mean_length": result.mean_length,
        "games_per_second": result.games_per_second,
        "decisions_per_second": result.decisions_per_second,
    }


@contextmanager
def _rows_of(plan: Plan, how: RunOptions) -> Iterator[Rows | None]:
    """The rows for a file or a report; those written stay, whatever happens."""
    if not how.out and not how.report:
        yield None
        return
    from malavita.arena.rows import Rows, parts_of

    if how.out:
        rows = Rows(plan, parts_of(how.out))
        yield rows
        rows.close(how.out)
    else:
        with TemporaryDirectory() as folder:
            yield Rows(plan, Path(folder))


@contextmanager
def _interrupts() -> Iterator[Event]:
    """An event that the first Ctrl-C sets; a second one ends the command."""
    stop = Event()

    def interrupt(*_: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _crew(plan: Plan, how: RunOptions, stop: Event) -> Iterator[Iterator[Played]]:
    """The games as threads here or Ray play them."""
    if how.ray is None:
        yield play_here(plan, how.threads, stop)
        return
    from malavita.arena.cluster import cluster, play_there

    try:
        with cluster(how.ray, how.threads):
            yield play_there(plan, stop)
    except ConnectionError as error:
        fail(f"--ray {how.ray}: {str(error).splitlines()[0]}")
