"""What is looked at before a server opens: each mistake gets its line at once."""

import asyncio
import errno
import inspect
import json
import os
import re
import socket
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    ExitStack,
    closing,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import msgspec
from alembic.util import CommandError
from redis.asyncio import ConnectionPool
from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from malavita.cli.alone import Taken, look, take
from malavita.cli.door import check_text, fail
from malavita.server.claim import InUse, claimed
from malavita.server.settings import Settings, default_database
from malavita.server.store import prepare

POSTGRESQL, SQLITE = "postgresql+asyncpg://", "sqlite+aiosqlite:///"
REDIS = ("redis://", "rediss://", "unix://")
LOGS = ("debug", "info", "warning", "error")
HEADER = b"SQLite format 3\0"
OPTIONS = ("database", "redis")  # settings that have an option of their own
MORE = {"prepared_statement_cache_size"}  # what SQLAlchemy itself makes of a URL
# What goes wrong where a database is not as its address says. A parameter with a value
# that makes no sense is a TypeError or a ValueError of the driver.
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


def read_settings(
    database: str | None, redis: str | None, texts: Sequence[str]
) -> Settings:
    """Settings from the options of the command; values are JSON, or plain words."""
    values = dict(_read_setting(text) for text in texts)
    values |= {"database": _read_database(database), "redis": _read_redis(redis)}
    check_text("--database", values["database"])
    check_text("--redis", values["redis"] or "")
    try:
        settings = msgspec.convert(values, Settings)
        check_text("--setting: origins", "".join(settings.origins))
    except msgspec.ValidationError as error:
        fail(f"--setting: {error}")
    except UnicodeEncodeError:  # in a word that is none of those it may be
        fail("--setting: it cannot be written in UTF-8")
    return settings


def _read_setting(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    known = [each for each in Settings.__struct_fields__ if each not in OPTIONS]
    if name in OPTIONS:
        fail(f"--setting: {name} has an option of its own, --{name}")
    if name not in known:
        fail(f"--setting: there is no {name!r}; there are {', '.join(known)}")
    if not equals:
        fail(f"--setting: it is written {name}=VALUE")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def _read_database(text: str | None) -> str:
    if text is None:
        try:
            return default_database()
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}: there is no place for the data")
    if not text.startswith((POSTGRESQL, SQLITE)):
        fail(f"--database: it begins with {POSTGRESQL} or {SQLITE}")
    try:
        url = make_url(text)
    except (SQLAlchemyError, ValueError):  # whose text may show a part of the password
        fail(f"--database: it is written {POSTGRESQL}USER:PASSWORD@HOST:PORT/NAME")
    if text.startswith(SQLITE):
        _check_file(url)
    else:
        _check_place(url)
    return text


def _check_file(url: URL) -> None:
    if url.query:
        fail(f"--database: a file has no parameter {', '.join(url.query)}")
    if url.database in (None, "", ":memory:"):
        fail(f"--database: a file is needed, as {SQLITE}malavita.db")
    try:
        file = _file(url)
    except RuntimeError:  # so Python calls it
        fail(f"--database: {url.database} is a link to itself")
    try:
        if file.is_dir():
            fail(f"--database: {file} is a folder")
        if file.exists() and not file.is_file():
            fail(f"--database: {file} is no ordinary file")
        if not file.parent.is_dir():
            fail(f"--database: there is no folder {file.parent}")
    except OSError as error:
        fail(f"--database: {file}: {error.strerror}")


def _file(url: URL) -> Path:
    return Path(str(url.database)).resolve()


def _check_place(url: URL) -> None:
    if "@" in (url.host or ""):
        fail("--database: an @ in a password is written %40")
    known = {*inspect.signature(asyncpg.connect).parameters, *MORE}
    unknown = sorted(set(url.query) - known)
    if unknown:
        fail(f"--database: asyncpg knows no parameter {', '.join(unknown)}")


def _read_redis(text: str | None) -> str | None:
    if text is None:
        return None
    if not text.startswith(REDIS):
        fail(f"--redis: it begins with {' or '.join(REDIS)}")
    try:
        _check_number(text)
        # Only so are its parameters looked at; it connects later. It has no types.
        ConnectionPool.from_url(text).make_connection()  # type: ignore[no-untyped-call]
    except TypeError:
        fail("--redis: it has a parameter that Redis does not know")
    except ValueError:  # whose text may show a part of the password
        fail("--redis: it is written redis://USER:PASSWORD@HOST:PORT/NUMBER")
    return text


def _check_number(redis: str) -> None:
    """Refuse a database without a number, in whose place Redis would take the first."""
    parts = urlsplit(redis)
    if parts.scheme != "unix" and not re.fullmatch("/?[0-9]*", parts.path):
        raise ValueError


def check_log(log: str) -> None:
    """Leave if there is no such level."""
    if log not in LOGS:
        fail(f"--log: {log!r} is not {', '.join(LOGS[:-1])} or {LOGS[-1]}")


def check_workers(workers: int, settings: Settings) -> None:
    """Leave if there would be several processes that cannot speak to each other."""
    if workers > 1 and settings.redis is None:
        fail("--workers needs --redis, so that the processes hear of each other")


def check_port(host: str, port: int) -> None:
    """Leave if it is not possible to listen there."""
    try:
        try_port(host, port)
    except UnicodeError:
        fail(f"--host: {host!r} is no address")
    except OSError as error:
        reason = str(error.strerror).partition(" (")[0]  # Python adds the address again
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            where = address_of(host, port).removeprefix("http://")
            fail(f"cannot listen on {where}: {reason}; --port chooses another port")
        fail(f"--host: cannot listen on {host}: {reason}")


def try_port(host: str, port: int) -> int:
    """A port that is free, if it is this one or any will do."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.create_server(address[:2], family=family) as listener:
        free: int = listener.getsockname()[1]
    return free


def address_of(host: str, port: int) -> str:
    """What a browser calls it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def running_already(settings: Settings) -> str | None:
    """The address of another server that uses the same file."""
    with _saying_why(settings.database):
        try:
            look(_sound_file(settings.database))
        except Taken as taken:
            return str(taken)
    return None


def keep_alone(settings: Settings, address: str) -> AbstractContextManager[Any]:
    """Leave if a server has the database that would not hear of this one; else keep it.

    A file is kept by one server alone, PostgreSQL also by all that have Redis.
    """
    if settings.database.startswith(POSTGRESQL):
        return _claim_place(settings.database, together=settings.redis is not None)
    return nullcontext() if settings.redis else _take_file(settings.database, address)


def _take_file(database: str, address: str) -> AbstractContextManager[Any]:
    with _saying_why(database):
        file = _sound_file(database)
        try:
            return closing(take(file, address))
        except Taken as taken:
            where = f" at {taken}" if str(taken) else ""
            fail(f"{file}: another server uses it{where}; several need --redis")


def _sound_file(database: str) -> Path:
    """The file of a database, unless it is another's: beside that nothing is made."""
    file = _file(make_url(database))
    if file.exists():
        with file.open("rb") as contents:
            if contents.read(len(HEADER)) not in (HEADER, b""):
                raise sqlite3.DatabaseError("file is not a database")
    return file


def _claim_place(database: str, together: bool) -> AbstractContextManager[Any]:
    claim = ExitStack()
    with _saying_why(database):
        try:
            claim.enter_context(_meanwhile(claimed(database, together)))
        except InUse:
            how = " without --redis" if together else ""
            fail(f"{_shown(database)}: another server uses it{how}; several need --redis")
    return claim


@contextmanager
def _meanwhile(work: AbstractAsyncContextManager[None]) -> Iterator[None]:
    """Have something go on in a loop of its own, on a thread that ends with all."""
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    asyncio.run_coroutine_threadsafe(work.__aenter__(), loop).result()
    try:
        yield
    finally:
        end = work.__aexit__(None, None, None)
        asyncio.run_coroutine_threadsafe(end, loop).result()


def open_database(address: str) -> None:
    """Bring a database to what this version needs, or say why that cannot be done."""
    with _saying_why(address):
        asyncio.run(prepare(address))


@contextmanager
def _saying_why(database: str) -> Iterator[None]:
    """Leave with the reason if a database does not do what it should."""
    try:
        yield
    except FAULTS as error:
        fail(f"{_shown(database)}: {_reason(error)}")


def _shown(database: str) -> str:
    """Its address without what is secret."""
    return make_url(database).set(query={}).render_as_string(hide_password=True)


def _reason(error: BaseException) -> str:
    if isinstance(error, CommandError):
        return "it was used by a newer version of Malavita"
    if isinstance(error, TimeoutError):
        return "it does not answer"
    text = str(error.orig if isinstance(error, DBAPIError) else error)
    # asyncio tells of a failed call by its number alone.
    text = re.sub(r"\[Errno (\d+)\] Connect call failed", _spell, text)
    return " ".join(re.sub(r"\[Errno -?\d+\] ", "", text).split())


def _spell(number: re.Match[str]) -> str:
    return os.strerror(int(number[1]))
