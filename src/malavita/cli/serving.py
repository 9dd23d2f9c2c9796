"""The server from the command line."""

import gc
import os
import signal
import socket
import sys
import time
import webbrowser
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

import typer
import uvicorn

if sys.platform != "win32":
    import resource

from malavita.cli.opening import (
    address_of,
    check_log,
    check_port,
    check_workers,
    keep_alone,
    open_database,
    read_settings,
    running_already,
    try_port,
)
from malavita.cli.warm import warm_once
from malavita.compiling.rooms import SERVED
from malavita.games import GAMES
from malavita.server.app import create_app
from malavita.server.line import Line
from malavita.server.logs import write_lines
from malavita.server.porch import Porch
from malavita.server.settings import Settings, to_environment

MESSAGE = 8192  # bytes
LOG = "MALAVITA_LOG"  # how a worker knows what to log
MOMENT = 0.05  # seconds until the next look
KEEP = 30  # seconds for the next request: longer than clients keep a line themselves
# Tables are many objects and few cycles: look for those seldom. Every look stops all
# tables, and the shorter the time since the last one, the more of what it finds is only
# about to go.
GARBAGE = (100_000, 20, 50)
# Seconds that a thread which stores moves waits for the one that tells them, each time
# it wants to go on; Python's own are five thousandths, several times for each batch.
TURN = 0.0005
GRACE = 12  # seconds for what is under way when it stops: more than for the database
HERE = "127.0.0.1"  # nobody else can reach it
ANYWHERE = {"0.0.0.0": HERE, "::": "::1"}  # and where it is on this machine
PORT = 8000
ANY_PORT = 0
# How uvicorn treats whoever comes.
MANNERS: dict[str, Any] = {
    "http": Porch,
    "ws": Line,
    "ws_max_size": MESSAGE,
    "ws_per_message_deflate": False,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,  # ours are believed only if a setting says so
    "timeout_keep_alive": KEEP,
    "timeout_graceful_shutdown": GRACE,
}


def open_in_browser() -> None:
    """Serve for this machine alone, and open the browser as soon as it answers."""
    settings = read_settings(None, None, [])
    running = running_already(settings)
    if running:
        typer.echo(f"malavita: it is running already: {running}", err=True)
        webbrowser.open(running)
        return
    port = _choose_port()
    Thread(target=_open_when_ready, args=(port,), daemon=True).start()
    serve(settings, HERE, port, 1, "warning")


def _choose_port() -> int:
    try:
        return try_port(HERE, PORT)
    except OSError:
        port = try_port(HERE, ANY_PORT)
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
    webbrowser.open(address_of(HERE, port))


def serve(settings: Settings, host: str, port: int, workers: int, log: str) -> None:
    """Run until somebody stops it."""
    check_log(log)
    check_workers(workers, settings)
    check_port(host, port)
    write_lines(log)
    _let_many_in()
    with keep_alone(settings, address_of(ANYWHERE.get(host, host), port)):
        open_database(settings.database)
        if workers > 1:  # each of them would compile for itself
            warm_once(SERVED, GAMES)
        to_environment(settings)
        os.environ[LOG] = log
        typer.echo(f"malavita: {address_of(host, port)}", err=True)
        _run(host, port, workers)


def _let_many_in() -> None:
    """Open as many connections as the system lets us; usually it begins with few."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _run(host: str, port: int, workers: int) -> None:
    uvicorn.run(
        "malavita.cli.serving:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        **MANNERS,
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
