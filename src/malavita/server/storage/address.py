"""The address of a database, as the command line takes it: checked, shown, explained."""

from __future__ import annotations

import inspect
import os
import re
import sqlite3
from pathlib import Path

import asyncpg
from alembic.util import CommandError
from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

POSTGRESQL, SQLITE = "postgresql+asyncpg://", "sqlite+aiosqlite:///"
OWN_PARAMETERS = {"prepared_statement_cache_size"}  # of SQLAlchemy, not of asyncpg
# What is raised when a database is not as its address says. A parameter with a bad value
# is a TypeError or a ValueError of the driver.
FAULTS = (
    SQLAlchemyError,
    CommandError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    sqlite3.Error,
    OSError,
    OverflowError,
    TypeError,
    ValueError,
)


class BadAddress(Exception):
    """Why an address of a database is refused."""


def check_address(text: str) -> None:
    """Raise BadAddress if no database can have this address."""
    if not text.startswith((POSTGRESQL, SQLITE)):
        raise BadAddress(f"it begins with {POSTGRESQL} or {SQLITE}")
    try:
        url = make_url(text)
    except (SQLAlchemyError, ValueError):  # whose text may show part of the password
        raise BadAddress(
            f"it is written {POSTGRESQL}USER:PASSWORD@HOST:PORT/NAME"
        ) from None
    if text.startswith(SQLITE):
        _check_file(url)
    else:
        _check_parameters(url)


def _check_file(url: URL) -> None:
    if url.query:
        raise BadAddress(f"a file has no parameter {', '.join(url.query)}")
    if url.database in (None, "", ":memory:"):
        raise BadAddress(f"a file is needed, as {SQLITE}malavita.db")
    try:
        file = _file(url)
    except RuntimeError:  # raised by Path.resolve
        raise BadAddress(f"{url.database} is a link to itself") from None
    try:
        if file.is_dir():
            raise BadAddress(f"{file} is a folder")
        if file.exists() and not file.is_file():
            raise BadAddress(f"{file} is not a regular file")
        if not file.parent.is_dir():
            raise BadAddress(f"there is no folder {file.parent}")
    except OSError as error:
        raise BadAddress(f"{file}: {error.strerror}") from None


def _check_parameters(url: URL) -> None:
    if "@" in (url.host or ""):
        raise BadAddress("an @ in a password is written %40")
    known = {*inspect.signature(asyncpg.connect).parameters, *OWN_PARAMETERS}
    unknown = sorted(set(url.query) - known)
    if unknown:
        raise BadAddress(f"asyncpg knows no parameter {', '.join(unknown)}")


def is_postgresql(database: str) -> bool:
    """Whether an address is one of PostgreSQL; else it is a SQLite file."""
    return database.startswith(POSTGRESQL)


def file_of(database: str) -> Path:
    """The file of a SQLite database."""
    return _file(make_url(database))


def _file(url: URL) -> Path:
    return Path(str(url.database)).resolve()


def without_secrets(database: str) -> str:
    """An address without its password and parameters."""
    return make_url(database).set(query={}).render_as_string(hide_password=True)


def explain(fault: BaseException) -> str:
    """Why a database cannot be used, from one of FAULTS, in one line for people."""
    if isinstance(fault, CommandError):
        return "it was used by a newer version of Malavita"
    if isinstance(fault, TimeoutError):
        return "it does not answer"
    text = str(fault.orig if isinstance(fault, DBAPIError) else fault)
    # asyncio names only the number of a failed call.
    text = re.sub(r"\[Errno (\d+)\] Connect call failed", _spell, text)
    return " ".join(re.sub(r"\[Errno -?\d+\] ", "", text).split())


def _spell(number: re.Match[str]) -> str:
    return os.strerror(int(number[1]))
