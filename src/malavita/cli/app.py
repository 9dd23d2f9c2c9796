"""The commands and their options."""

import json
from pathlib import Path
from typing import Annotated

import typer

from malavita import __version__
from malavita.cli.arguments import (
    CORES,
    AsJson,
    GameName,
    Language,
    Options,
    Out,
    Players,
    Ray,
    Report,
    RowsOut,
    Seats,
    Seed,
    Threads,
    Tongue,
    failing_on_refusal,
    game_named,
    games_in,
    new_match,
    read_file,
    read_json,
    read_options,
    read_seed,
    write_json,
)

app = typer.Typer(
    help="Card games of the underworld: play, record and study them. Without a command, "
    "it opens them in your browser.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.")
    ] = False,
) -> None:
    if version:
        typer.echo(f"malavita {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from malavita.cli.serving import open_in_browser

        open_in_browser()


@app.command()
def games(
    components: Annotated[
        str | None, typer.Option(metavar="GAME", help="List the components of GAME.")
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
    bots: Annotated[
        str | None, typer.Option(metavar="B,B,...", help="The bot on each seat.")
    ] = None,
    players: Seats = None,
    games: Annotated[
        int | None,
        typer.Option(
            metavar="G",
            min=1,
            help="Number of games. [default: 100,000 random games; 1,000 with --bots]",
        ),
    ] = None,
    seed: Seed = None,
    threads: Threads = CORES,
    option: Options = None,
    as_json: AsJson = False,
    out: RowsOut = None,
    report: Report = None,
    ray: Ray = None,
) -> None:
    """Play many games, random or with bots, and print statistics."""
    from malavita.cli import contest

    chosen = game_named(game)
    number, options = read_seed(seed), read_options(chosen, option)
    how = contest.RunOptions(threads, as_json, out, report, ray)
    if bots is None:
        contest.play_at_random(chosen, players, games, number, options, how)
    else:
        seated = bots.split(",")
        contest.simulate(chosen, seated, players, games, number, options, how)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="B,B,...", help="The bots that take part, e.g. don,capo:500,rookie."
        ),
    ],
    players: Seats = None,
    games: Annotated[
        int, typer.Option(metavar="G", min=1, help="Number of games.")
    ] = 1000,
    seed: Seed = None,
    threads: Threads = CORES,
    option: Options = None,
    as_json: AsJson = False,
    out: RowsOut = None,
    report: Report = None,
    ray: Ray = None,
) -> None:
    """Run a tournament between bots and rate them."""
    from malavita.cli import contest

    chosen = game_named(game)
    contest.tournament(
        chosen,
        bots.split(","),
        players,
        games,
        read_seed(seed),
        read_options(chosen, option),
        contest.RunOptions(threads, as_json, out, report, ray),
    )


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

    match = new_match(game, players, seed, option, rooms=["match"])
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
        int | None, typer.Option(metavar="N", help="Show only what this seat could see.")
    ] = None,
    language: Language = "en",
) -> None:
    """Show a recorded game, move by move."""
    from malavita.cli.replaying import replay as tell
    from malavita.cli.warm import warm_once

    with failing_on_refusal():
        data = read_json(read_file(file))
        warm_once(["match"], games_in([data]))
        tell(data, seat, language)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="F...", help="Records.")],
    added: Annotated[
        str | None,
        typer.Option(
            "--bytes",
            metavar="HEX",
            help="The 64 hex digits your client contributed "
            "(not needed after malavita join).",
        ),
    ] = None,
) -> None:
    """Check that game records are valid; exit code 1 if any is not."""
    from malavita.cli import verifying

    raise typer.Exit(verifying.verify(files, added))


@app.command()
def play(
    game: GameName,
    players: Players = 4,
    seat: Annotated[int, typer.Option(metavar="N", help="Your seat.")] = 0,
    seed: Seed = None,
    option: Options = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="The level of the bots: rookie, soldier, capo or don; don:800ms thinks "
            "for 0.8 seconds, don:5000 through 5,000 games.",
        ),
    ] = "capo",
    language: Language = "en",
    out: Out = None,
) -> None:
    """Play against bots in the terminal."""
    from malavita.cli.playing import opponent, sit_down

    match = new_match(game, players, seed, option, rooms=["match", "bots"])
    with failing_on_refusal():
        match.legal(seat)  # refuses a seat that is not there
        bot = opponent(against, match)
    sit_down(match, seat, bot, language, out)


@app.command()
def join(
    invitation: Annotated[
        str,
        typer.Argument(
            metavar="LINK_OR_CODE", help="The link or table code you were given."
        ),
    ],
    server: Annotated[
        str, typer.Option(metavar="URL", help="Server address, if you pass a code.")
    ] = "http://127.0.0.1:8000",
    name: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            help="Your display name, 1–24 characters. "
            "[default: last used, or your login name]",
        ),
    ] = None,
    language: Annotated[
        Tongue | None,
        typer.Option(help="Language of the game log. [default: last used, or English]"),
    ] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="Only watch, even if you have a seat.")
    ] = False,
) -> None:
    """Join a table of a server in the terminal."""
    from malavita.cli import joining

    url, code = joining.read_invitation(invitation, server)
    joining.join(url, code, name, language, watch)


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


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(
            metavar="H", help="Address to listen on; 0.0.0.0 for all interfaces."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="P", min=1, max=65_535, help="Port to listen on.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="postgresql+asyncpg://… or sqlite+aiosqlite:///FILE. "
            "[default: a file in your data folder]",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Redis URL; needed when several processes share a database.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="Number of processes.")
    ] = 1,
    setting: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="See docs/server.md."),
    ] = None,
    log: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Run a server for people and bots."""
    from malavita.cli.preflight import read_settings
    from malavita.cli.serving import serve as run

    settings = read_settings(database, redis, setting or [])
    run(settings, host, port, workers, log)
