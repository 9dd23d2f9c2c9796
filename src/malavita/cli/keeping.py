"""What a person keeps in his data folder: who he is, and what he added to the cards."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
import typer
from platformdirs import user_data_path

from malavita.cli.alone import Taken, hold
from malavita.cli.door import fail
from malavita.wire.fairness import Share

T = TypeVar("T")
PATIENCE = 30  # seconds; another keeps the file only while it writes


def tokens() -> dict[str, str]:
    """By server: what proves who the person is there, so that he finds his seat again."""
    return _read("guests.json", dict[str, str])


def keep_token(url: str, token: str) -> None:
    """Be the same guest of a server tomorrow."""
    with _changing("guests.json", dict[str, str]) as kept:
        kept[url] = token


def shares() -> dict[str, Share]:
    """By link of a table: what the person added to its cards."""
    return _read("shares.json", dict[str, Share])


def keep_share(link: str, share: Share) -> None:
    """Remember it until the game is over and its record can be checked."""
    with _changing("shares.json", dict[str, Share]) as kept:
        kept[link] = share


def forget_share(link: str) -> None:
    """It is not in the cards: the person did not stay."""
    with _changing("shares.json", dict[str, Share]) as kept:
        kept.pop(link, None)


def _file(name: str) -> Path:
    return user_data_path("malavita") / name


def _read(name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(_file(name).read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        return kind()


@contextmanager
def _changing(name: str, kind: type[T]) -> Iterator[T]:
    """What is kept, to be changed; whoever else wants to change it waits."""
    file = _file(name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(hold(file, PATIENCE)):
            kept = _read_or_move(file, kind)
            yield kept
            _replace(file, msgspec.json.encode(kept))
    except Taken:
        fail(f"{file}, where you are remembered, is in use by another malavita")
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        fail(f"{file}, where you are remembered, cannot be written: {reason}")


def _read_or_move(file: Path, kind: type[T]) -> T:
    """What is kept; a file that makes no sense is moved, not written over."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except FileNotFoundError:
        return kind()
    except msgspec.MsgspecError:
        names = (Path(f"{file}.{number}") for number in count(1))
        aside = next(name for name in names if not name.exists())
        file.rename(aside)
        typer.echo(f"malavita: {file} makes no sense; it is now {aside}", err=True)
        return kind()


def _replace(file: Path, contents: bytes) -> None:
    """Put a file in the place of another at once, so that nobody reads half of it."""
    new = Path(f"{file}.new")
    new.touch(mode=0o600)
    new.write_bytes(contents)
    new.replace(file)
