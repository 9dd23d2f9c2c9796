"""What each command does."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from malavita import __version__
from malavita.cli.door import (
    GameName,
    Options,
    Out,
    Players,
    Seed,
    game_named,
    games_in,
    new_match,
    read_file,
    read_json,
    read_options,
    read_seed,
    refusals,
    write_json,
)

if TYPE_CHECKING:
    from malavita.arena.simulation import Simulation

app = typer.Typer(
    help="Card games of the underworld: play them, record them, study them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def _version(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.")
    ] = False,
) -> None:
    if version:
        typer.echo(f"malavita {__version__}")
        raise typer.Exit


@app.command()
def games(
    components: Annotated[
        str | None, typer.Option(metavar="GAME", help="What is in the box of a game.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games and their options."""
    from malavita.cli import screen
    from malavita.games import GAMES

    if components is not None:
        box = game_named(components).cards.COMPONENTS
        if as_json:
            typer.echo(json.dumps(box))
        else:
            screen.show(screen.components(box))
    elif as_json:
        listed = {
            game.name: {
                "title": game.title,
                "author": game.author,
                "year": game.year,
                "edition": game.edition,
                "players": list(game.players),
                "options": game.options,
            }
            for game in GAMES.values()
        }
        typer.echo(json.dumps(listed))
    else:
        screen.show(screen.games(GAMES.values()))


@app.command()
def rules(game: GameName) -> None:
    """Print the rules of a game."""
    from malavita.cli import screen

    screen.show_rules(game)


@app.command()
def simulate(
    game: GameName,
    players: Players = 4,
    games: Annotated[
        int, typer.Option(metavar="G", min=1, help="How many games.")
    ] = 100_000,
    seed: Seed = None,
    threads: Annotated[
        int, typer.Option(metavar="T", min=1, help="At the same time.")
    ] = os.cpu_count() or 1,
    option: Options = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object.")
    ] = False,
) -> None:
    """Play many games at random and count."""
    from malavita.arena.simulation import simulate as run
    from malavita.cli import screen
    from malavita.cli.warm import warm_once

    chosen = game_named(game)
    number = read_seed(seed)
    options = read_options(chosen, option)
    with refusals():
        chosen.check_players(players)
    warm_once(chosen.name)
    with screen.progress(f"{games:,} games", games) as advance:
        result = run(
            chosen,
            players=players,
            games=games,
            seed=number,
            options=options,
            threads=threads,
            progress=advance,
        )
    if as_json:
        typer.echo(json.dumps(_simulation_data(result)))
    else:
        screen.show(screen.simulation(result, asked=games))


def _simulation_data(result: "Simulation") -> dict[str, object]:
    return {
        **asdict(result),
        "games_per_second": result.games_per_second,
        "decisions_per_second": result.decisions_per_second,
    }


@app.command()
def record(
    game: GameName,
    players: Players = 4,
    seed: Seed = None,
    option: Options = None,
    out: Out = None,
) -> None:
    """Play one game at random and write its record."""
    from malavita.engine.luck import new_luck, pick

    match = new_match(game, players, seed, option)
    luck = new_luck(match.seed)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, legal[pick(luck, len(legal))])
    write_json(out, match.record())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="F", help="A record.")],
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Told as this seat saw it.")
    ] = None,
) -> None:
    """Tell a recorded game, move by move."""
    from malavita.cli.warm import warm_once
    from malavita.cli.watch import watch

    data = read_json(read_file(file))
    warm_once(*games_in([data]))
    with refusals():
        watch(data, seat)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="F...", help="Records.")],
) -> None:
    """Check that records could have happened; exit with 1 if any could not."""
    from malavita.cli.warm import warm_once
    from malavita.engine.errors import TableError
    from malavita.engine.match import Match

    records = {file: read_json(read_file(file)) for file in files}
    warm_once(*games_in(records.values()))
    bad = False
    for file, data in records.items():
        try:
            match = Match.replay(data)
        except TableError as error:
            typer.echo(f"{file}: bad: {error}")
            bad = True
        else:
            state = "over" if match.over else "unfinished"
            typer.echo(f"{file}: good: {len(match.log)} moves, {state}, {match.scores}")
    raise typer.Exit(1 if bad else 0)


@app.command()
def play(
    game: GameName,
    players: Players = 4,
    seat: Annotated[int, typer.Option(metavar="N", help="Where you sit.")] = 0,
    seed: Seed = None,
    option: Options = None,
    out: Out = None,
) -> None:
    """Play against simple opponents, here in the terminal."""
    from malavita.cli.table import sit_down

    match = new_match(game, players, seed, option)
    with refusals():
        match.legal(seat)  # refuses a seat that is not there
    sit_down(match, seat, out)


@app.command()
def warm(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Only this game.")
    ] = None,
) -> None:
    """Compile the rules now, so that no game waits for it later."""
    from malavita.cli.warm import compile_rules
    from malavita.games import GAMES

    compile_rules(list(GAMES) if game is None else [game_named(game).name])
