"""The server from the command line."""

import asyncio
import gc
import json
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Sequence
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

import msgspec
import typer
import uvicorn

from malavita.cli.door import fail
from malavita.cli.warm import warm_once
from malavita.engine.errors import TableError
from malavita.games import GAMES
from malavita.server.app import create_app
from malavita.server.line import Line
from malavita.server.logs import write_lines
from malavita.server.porch import Porch
from malavita.server.settings import Settings, default_database, to_environment
from malavita.server.store import Store

MESSAGE = 8192  # bytes
DATABASES = ("postgresql+asyncpg://", "sqlite+aiosqlite:///")
REDIS = ("redis://", "rediss://", "unix://")
LOGS = ("debug", "info", "warning", "error")
LOG = "MALAVITA_LOG"  # how a worker knows what to log
MOMENT = 0.05  # seconds
KEEP = 30  # seconds for the next request: longer than clients keep a line themselves
# Tables are many objects and few cycles: look for those seldom. Every look stops all
# tables, and the shorter the time since the last one, the more of what it finds is only
# about to go.
GARBAGE = (100_000, 20, 50)
# Seconds that a thread which stores moves waits for the one that tells them, each time
# it wants to go on; Python's own are five thousandths, several times for each batch.
TURN = 0.0005
GRACE = 10  # seconds for what is under way when the server stops
HERE = "127.0.0.1"  # nobody else can reach it
PORT = 8000
ANY_PORT = 0


def read_settings(
    database: str | None, redis: str | None, texts: Sequence[str]
) -> Settings:
    """Settings from the options of the command; values are JSON, or plain words."""
    if database is not None and not database.startswith(DATABASES):
        fail(f"--database: it begins with {' or '.join(DATABASES)}")
    if redis is not None and not redis.startswith(REDIS):
        fail(f"--redis: it begins with {' or '.join(REDIS)}")
    values: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            values[name] = json.loads(value)
        except ValueError:
            values[name] = value
    values |= {"database": database or default_database(), "redis": redis}
    try:
        return msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        fail(f"--setting: {error}")


def open_in_browser() -> None:
    """Serve for this machine alone, and open the browser as soon as it answers."""
    warm_once(["server", "bots"], GAMES)
    port = _choose_port()
    Thread(target=_open_when_ready, args=(port,), daemon=True).start()
    serve(read_settings(None, None, []), HERE, port, 1, "warning")


def _choose_port() -> int:
    try:
        return _try_port(HERE, PORT)
    except OSError:
        port = _try_port(HERE, ANY_PORT)
        typer.echo(f"malavita: port {PORT} is taken, {port} is not", err=True)
        return port


def _open_when_ready(port: int) -> None:
    while True:
        try:
            socket.create_connection((HERE, port)).close()
        except OSError:
            time.sleep(MOMENT)
        else:
            break
    typer.echo("malavita: Ctrl-C stops it", err=True)
    webbrowser.open(f"http://{HERE}:{port}")


def check_port(host: str, port: int) -> None:
    """Leave if it is not possible to listen there."""
    try:
        _try_port(host, port)
    except OSError as error:
        reason = str(error.strerror).partition(" (")[0]  # Python adds the address again
        fail(f"cannot listen on {host}:{port}: {reason}; --port chooses another port")


def _try_port(host: str, port: int) -> int:
    """A port that is free, if it is this one or any will do."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.create_server(address[:2], family=family) as listener:
        free: int = listener.getsockname()[1]
    return free


def serve(settings: Settings, host: str, port: int, workers: int, log: str) -> None:
    """Run until somebody stops it."""
    if log not in LOGS:
        fail(f"--log: {log!r} is not {', '.join(LOGS[:-1])} or {LOGS[-1]}")
    if workers > 1 and settings.redis is None:
        fail("--workers needs --redis, so that the processes hear of each other")
    write_lines(log)
    try:
        asyncio.run(_migrate(settings))
    except TableError as error:
        fail(f"{settings.database}: {error}")
    to_environment(settings)
    os.environ[LOG] = log
    typer.echo(f"malavita: http://{host}:{port}", err=True)
    uvicorn.run(
        "malavita.cli.serving:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=Porch,
        ws=Line,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ours are believed only if a setting says so
        timeout_keep_alive=KEEP,
        timeout_graceful_shutdown=GRACE,
    )


def worker() -> object:
    """One process of the server."""
    write_lines(os.environ[LOG])
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent,), daemon=True).start()
    return create_app()


def _follow(parent: BaseProcess) -> None:
    """Stop as well when the process that began this one is gone, however it went."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


async def _migrate(settings: Settings) -> None:
    store = Store(settings.database)
    try:
        await store.migrate()
    finally:
        await store.close()
        await asyncio.sleep(MOMENT)  # a driver's thread may still report to this loop
