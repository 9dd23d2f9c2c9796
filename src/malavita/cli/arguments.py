"""The arguments of commands: their types, how they are read, and one line if wrong."""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

if TYPE_CHECKING:
    from malavita.engine.game import Game, OptionValue
    from malavita.engine.match import Match

# What Typer raises for a wrong argument; it has no public name for the base.
UsageError: Any = typer.BadParameter.__base__

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See: malavita games")]
Players = Annotated[int, typer.Option(metavar="N", help="Number of players.")]
Seed = Annotated[
    str | None,
    typer.Option(metavar="S", help="The same seed gives the same cards. [default: any]"),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="Choose a rules variant, e.g. piles=1. Repeatable.",
    ),
]
Tongue = Literal["en", "hu", "nl", "fr", "pl", "de"]
Language = Annotated[Tongue, typer.Option(help="Language of the game log.")]
Out = Annotated[Path | None, typer.Option(metavar="F", help="Write the record here.")]

Seats = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of players. [default: one per bot, or 4]"),
]
Threads = Annotated[int, typer.Option(metavar="T", min=1, help="Number of threads.")]
CORES = os.cpu_count() or 1
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
RowsOut = Annotated[
    Path | None,
    typer.Option("--out", metavar="F", help="One row for each seat and game (Parquet)."),
]
Report = Annotated[
    Path | None, typer.Option(metavar="F", help="Write a page with plots (HTML).")
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help='Play on a Ray cluster, or "local".'),
]


def fail(reason: str) -> NoReturn:
    """Report what is wrong in one line, and exit with 2."""
    typer.echo(f"malavita: {reason}", err=True)
    sys.exit(2)


@contextmanager
def failing_on_refusal() -> Iterator[None]:
    """Fail with the text of a refusal of the engine."""
    from malavita.engine.errors import TableError

    try:
        yield
    except TableError as error:
        fail(str(error))


def check_text(what: str, text: str) -> None:
    """Fail if a text has half a character, or bytes that are not UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        fail(f"{what}: it cannot be written in UTF-8")


def require(package: str, extra: str, what: str) -> None:
    """Fail if a package is missing that only some commands need."""
    if find_spec(package) is None:
        fail(f"{what} needs {package}; install it with: pip install 'malavita[{extra}]'")


def game_named(name: str) -> "Game":
    """The game of a name, or fail."""
    from malavita.engine import verbs

    with failing_on_refusal():
        return verbs.game_named(name)


def read_seed(text: str | None) -> int:
    """Read a seed from decimal digits, or make a new one."""
    import secrets

    if text is None:
        return secrets.randbits(32)
    if not text.isascii() or not text.isdigit() or int(text) >= 1 << 256:
        fail(f"--seed is a whole number from 0 to 2**256 - 1, not {text!r}")
    return int(text)


def read_options(game: "Game", texts: list[str] | None) -> "dict[str, OptionValue]":
    """Read options of the rules from NAME=VALUE."""
    options: dict[str, OptionValue] = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        spelled = {str(each).lower(): each for each in game.options.get(name, ())}
        options[name] = spelled.get(value.lower(), value)
    with failing_on_refusal():
        game.choose(options)
    return options


def new_match(
    game: str,
    players: int,
    seed: str | None,
    options: list[str] | None,
    rooms: Sequence[str],
) -> "Match":
    """A new match from the arguments of a command; the rooms it needs are compiled."""
    from malavita.cli.warm import warm_once
    from malavita.engine.match import Match

    chosen = game_named(game)
    number = read_seed(seed)
    values = read_options(chosen, options)
    with failing_on_refusal():
        chosen.check_players(players)
        warm_once(rooms, [chosen.name])
        return Match(chosen, players=players, seed=number, options=values)


def read_file(path: Path) -> bytes:
    """The contents of a file, or fail."""
    try:
        return path.read_bytes()
    except OSError as error:
        fail(f"{path}: {error.strerror}")


def read_json(contents: bytes) -> Any:
    """Decode the JSON of a record."""
    from malavita.engine.errors import BadRecord

    try:
        data = json.loads(contents)
        json.dumps(data, ensure_ascii=False).encode()  # as it is hashed
    except UnicodeEncodeError:
        raise BadRecord(move=0, reason="it cannot be written in UTF-8") from None
    except (ValueError, RecursionError):
        raise BadRecord(move=0, reason="the file is not valid JSON") from None
    return data


def games_in(records: Iterable[Any]) -> set[str]:
    """The names of the games of some records, without unknown ones."""
    from malavita.games import GAMES

    return {game for record in records for game in GAMES if _names(record, game)}


def _names(record: Any, game: str) -> bool:
    return isinstance(record, dict) and record.get("game") == game


def write_json(path: Path | None, data: Any) -> None:
    """Write JSON to a file, or print it."""
    text = json.dumps(data)
    if path is None:
        typer.echo(text)
        return
    try:
        path.write_text(text + "\n", "utf-8")
    except OSError as error:
        fail(f"{path}: {error.strerror}")
