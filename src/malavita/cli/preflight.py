"""The preflight of a server: settings, port and database are checked before it starts."""

import asyncio
import errno
import json
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

import msgspec

from malavita.cli.arguments import check_text, fail
from malavita.cli.file_lock import Locked, check_unlocked, lock_for_server
from malavita.server import bus
from malavita.server.settings import Settings, default_database
from malavita.server.storage import address
from malavita.server.storage.lock import InUse, database_lock
from malavita.server.storage.store import prepare

LOG_LEVELS = ("debug", "info", "warning", "error")
SQLITE_HEADER = b"SQLite format 3\0"
OPTIONS = ("database", "redis")  # settings that have an option of their own


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
    except UnicodeEncodeError:  # in a value that is not one of the allowed words
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
            fail(f"{error.filename}: {error.strerror}: no folder for the data")
    try:
        address.check_address(text)
    except address.BadAddress as reason:
        fail(f"--database: {reason}")
    return text


def _read_redis(text: str | None) -> str | None:
    if text is not None:
        try:
            bus.check_address(text)
        except bus.BadAddress as reason:
            fail(f"--redis: {reason}")
    return text


def check_log(log: str) -> None:
    """Fail if there is no such level."""
    if log not in LOG_LEVELS:
        fail(f"--log: {log!r} is not {', '.join(LOG_LEVELS[:-1])} or {LOG_LEVELS[-1]}")


def check_workers(workers: int, settings: Settings) -> None:
    """Fail if several processes would not hear of each other."""
    if workers > 1 and settings.redis is None:
        fail("--workers needs --redis, so that the processes hear of each other")


def check_port(host: str, port: int) -> None:
    """Fail if the server cannot listen there."""
    try:
        try_port(host, port)
    except UnicodeError:
        fail(f"--host: {host!r} is not an address")
    except OSError as error:
        reason = str(error.strerror).partition(" (")[0]  # Python adds the address again
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            where = url_of(host, port).removeprefix("http://")
            fail(f"cannot listen on {where}: {reason}; --port chooses another port")
        fail(f"--host: cannot listen on {host}: {reason}")


def try_port(host: str, port: int) -> int:
    """Listen for a moment on a port, or on any for 0; returns the port."""
    family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.create_server(place[:2], family=family) as listener:
        free: int = listener.getsockname()[1]
    return free


def url_of(host: str, port: int) -> str:
    """The address for a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def running_already(settings: Settings) -> str | None:
    """The address of another server that uses the same file."""
    with _failing_on_faults(settings.database):
        try:
            check_unlocked(_checked_file(settings.database))
        except Locked as locked:
            return str(locked)
    return None


def lock_database(settings: Settings, url: str) -> AbstractContextManager[Any]:
    """Lock the database; fail if a server uses it that would not hear of this one.

    A file is locked by one server, PostgreSQL by one or by all that share a Redis.
    """
    if address.is_postgresql(settings.database):
        return _lock_postgresql(settings.database, shared=settings.redis is not None)
    return nullcontext() if settings.redis else _lock_file(settings.database, url)


def _lock_file(database: str, url: str) -> AbstractContextManager[Any]:
    with _failing_on_faults(database):
        file = _checked_file(database)
        try:
            return closing(lock_for_server(file, url))
        except Locked as locked:
            where = f" at {locked}" if str(locked) else ""
            fail(f"{file}: another server uses it{where}; several need --redis")


def _checked_file(database: str) -> Path:
    """The file of a database; raises if it exists and is something else."""
    file = address.file_of(database)
    if file.exists():
        with file.open("rb") as contents:
            if contents.read(len(SQLITE_HEADER)) not in (SQLITE_HEADER, b""):
                raise sqlite3.DatabaseError("file is not a database")
    return file


def _lock_postgresql(database: str, shared: bool) -> AbstractContextManager[Any]:
    lock = ExitStack()
    with _failing_on_faults(database):
        try:
            lock.enter_context(_in_background(database_lock(database, shared)))
        except InUse:
            shown = address.without_secrets(database)
            how = " without --redis" if shared else ""
            fail(f"{shown}: another server uses it{how}; several need --redis")
    return lock


@contextmanager
def _in_background(work: AbstractAsyncContextManager[None]) -> Iterator[None]:
    """Run an asynchronous context in a loop of its own, on a daemon thread."""
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    asyncio.run_coroutine_threadsafe(work.__aenter__(), loop).result()
    try:
        yield
    finally:
        end = work.__aexit__(None, None, None)
        asyncio.run_coroutine_threadsafe(end, loop).result()


def prepare_database(database: str) -> None:
    """Bring a database to the schema of this version, or fail with the reason."""
    with _failing_on_faults(database):
        asyncio.run(prepare(database))


@contextmanager
def _failing_on_faults(database: str) -> Iterator[None]:
    """Fail with the reason if a database cannot be used."""
    try:
        yield
    except address.FAULTS as fault:
        fail(f"{address.without_secrets(database)}: {address.explain(fault)}")
