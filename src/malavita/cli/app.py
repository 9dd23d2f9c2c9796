"""What each command does."""

import json
from pathlib import Path
from typing import Annotated

import typer

from malavita import __version__
from malavita.cli.door import (
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

app = typer.Typer(
    help="Card games of the underworld: play them, record them, study them. Without a "
    "command it opens them in your browser.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def _come_in(
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
    bots: Annotated[
        str | None, typer.Option(metavar="B,B,...", help="Who sits around the table.")
    ] = None,
    players: Seats = None,
    games: Annotated[
        int | None,
        typer.Option(metavar="G", min=1, help="How many; else 100,000, of bots 1,000."),
    ] = None,
    seed: Seed = None,
    threads: Threads = CORES,
    option: Options = None,
    as_json: AsJson = False,
    out: RowsOut = None,
    report: Report = None,
    ray: Ray = None,
) -> None:
    """Play many games, at random or by bots, and count."""
    from malavita.cli import contest

    chosen = game_named(game)
    number, options = read_seed(seed), read_options(chosen, option)
    how = contest.How(threads, as_json, out, report, ray)
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
        typer.Option(metavar="B,B,...", help="Who takes part, as: don,capo:500,rookie."),
    ],
    players: Seats = None,
    games: Annotated[
        int, typer.Option(metavar="G", min=1, help="How many games.")
    ] = 1000,
    seed: Seed = None,
    threads: Threads = CORES,
    option: Options = None,
    as_json: AsJson = False,
    out: RowsOut = None,
    report: Report = None,
    ray: Ray = None,
) -> None:
    """Let bots meet at tables drawn by lot, and rate them."""
    from malavita.cli import contest

    chosen = game_named(game)
    contest.tournament(
        chosen,
        bots.split(","),
        players,
        games,
        read_seed(seed),
        read_options(chosen, option),
        contest.How(threads, as_json, out, report, ray),
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
        int | None, typer.Option(metavar="N", help="Told as this seat saw it.")
    ] = None,
    language: Language = "en",
) -> None:
    """Tell a recorded game, move by move."""
    from malavita.cli.warm import warm_once
    from malavita.cli.watch import watch

    with refusals():
        data = read_json(read_file(file))
        warm_once(["match"], games_in([data]))
        watch(data, seat, language)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="F...", help="Records.")],
    added: Annotated[
        str | None,
        typer.Option(
            "--bytes",
            metavar="HEX",
            help="What you added to the cards, if it was not with malavita join.",
        ),
    ] = None,
) -> None:
    """Check that records could have happened; exit with 1 if any could not."""
    from malavita.cli.verifying import verify as look

    raise typer.Exit(look(files, added))


@app.command()
def play(
    game: GameName,
    players: Players = 4,
    seat: Annotated[int, typer.Option(metavar="N", help="Where you sit.")] = 0,
    seed: Seed = None,
    option: Options = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Who plays against you: rookie, soldier, capo or don; don:800ms thinks "
            "for 0.8 seconds, don:5000 through 5,000 games.",
        ),
    ] = "capo",
    language: Language = "en",
    out: Out = None,
) -> None:
    """Play against bots, here in the terminal."""
    from malavita.cli.table import opponent, sit_down

    match = new_match(game, players, seed, option, rooms=["match", "bots"])
    with refusals():
        match.legal(seat)  # refuses a seat that is not there
        bot = opponent(against, match)
    sit_down(match, seat, bot, language, out)


@app.command()
def join(
    invitation: Annotated[
        str, typer.Argument(metavar="LINK_OR_CODE", help="As whoever invites you says.")
    ],
    server: Annotated[
        str, typer.Option(metavar="URL", help="Where the table is, if it is no link.")
    ] = "http://127.0.0.1:8000",
    name: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            help="What to call you, 1 to 24 letters; else as the last time, and the "
            "first time by your login name.",
        ),
    ] = None,
    language: Annotated[
        Tongue | None,
        typer.Option(
            help="In which language the story is told; else as the last time, and the "
            "first time in English."
        ),
    ] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="Only watch, even if you have a seat.")
    ] = False,
) -> None:
    """Sit down at a table of a server, here in the terminal."""
    from malavita.cli.joining import join as visit
    from malavita.cli.joining import read_invitation

    url, code = read_invitation(invitation, server)
    visit(url, code, name, language, watch)


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
        str, typer.Option(metavar="H", help="Where to listen; 0.0.0.0 is everywhere.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", min=1, max=65_535)] = 8000,
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
        typer.Option(metavar="URL", help="How several processes hear of each other."),
    ] = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="Processes on this machine.")
    ] = 1,
    setting: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="See docs/server.md."),
    ] = None,
    log: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Run a server where people and bots meet."""
    from malavita.cli.opening import read_settings
    from malavita.cli.serving import serve as run

    settings = read_settings(database, redis, setting or [])
    run(settings, host, port, workers, log)
