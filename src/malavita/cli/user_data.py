"""The files in the data folder of a user: tokens, and bytes added to seeds."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
import typer
from platformdirs import user_data_path

from malavita.cli.arguments import fail
from malavita.cli.file_lock import Locked, lock
from malavita.wire.fairness import Share

T = TypeVar("T")
PATIENCE = 30  # seconds; another process locks the file only while it writes


def tokens() -> dict[str, str]:
    """The tokens of the user, by server."""
    return _read("guests.json", dict[str, str])


def save_token(url: str, token: str) -> None:
    """Keep the token of a server."""
    with _changing("guests.json", dict[str, str]) as saved:
        saved[url] = token


def shares() -> dict[str, Share]:
    """The bytes that the user added to seeds, by link of the table."""
    return _read("shares.json", dict[str, Share])


def save_share(link: str, share: Share) -> None:
    """Keep added bytes, to check the record after the game."""
    with _changing("shares.json", dict[str, Share]) as saved:
        saved[link] = share


def forget_share(link: str) -> None:
    """Forget added bytes: the user left before the game."""
    with _changing("shares.json", dict[str, Share]) as saved:
        saved.pop(link, None)


def _file(name: str) -> Path:
    return user_data_path("malavita") / name


def _read(name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(_file(name).read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        return kind()


@contextmanager
def _changing(name: str, kind: type[T]) -> Iterator[T]:
    """The contents of a file, to be changed and saved; other processes wait."""
    file = _file(name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(lock(file, PATIENCE)):
            saved = _read_or_move(file, kind)
            yield saved
            _replace(file, msgspec.json.encode(saved))
    except Locked:
        fail(f"{file} (your saved identity) is locked by another malavita")
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        fail(f"{file} (your saved identity) cannot be written: {reason}")


def _read_or_move(file: Path, kind: type[T]) -> T:
    """Read a file; a corrupt one is moved, not overwritten."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except FileNotFoundError:
        return kind()
    except msgspec.MsgspecError:
        names = (Path(f"{file}.{number}") for number in count(1))
        aside = next(name for name in names if not name.exists())
        file.rename(aside)
        typer.echo(f"malavita: {file} is corrupt; moved to {aside}", err=True)
        return kind()


def _replace(file: Path, contents: bytes) -> None:
    """Replace a file at once, so that no process reads half of it."""
    new = Path(f"{file}.new")
    new.touch(mode=0o600)
    new.write_bytes(contents)
    new.replace(file)
