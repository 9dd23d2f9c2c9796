"""The serve command: checks, then uvicorn."""

import gc
import os
import shutil
import signal
import socket
import sys
import time
import webbrowser
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from threading import Thread
from typing import Any

import typer
import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors.multiprocess import Multiprocess

if sys.platform != "win32":
    import resource

from malavita.cli.preflight import (
    check_log,
    check_port,
    check_workers,
    lock_database,
    prepare_database,
    read_settings,
    running_already,
    try_port,
    url_of,
)
from malavita.cli.warm import warm_once
from malavita.compiling.rooms import SERVED
from malavita.games import GAMES
from malavita.server.app import create_app
from malavita.server.http.protocol import HttpProtocol
from malavita.server.logs import set_up_logging
from malavita.server.metrics import FOLDER
from malavita.server.settings import Settings, to_environment
from malavita.server.socket.protocol import SocketProtocol

MAX_MESSAGE = 8192  # bytes
LOG = "MALAVITA_LOG"  # the environment variable with the log level for workers
MOMENT = 0.05  # seconds between two attempts to connect
KEEP_ALIVE = 30  # seconds for the next request: longer than clients keep a connection
# Thresholds of the garbage collector. Tables have many objects and few cycles, and every
# collection stops all tables, so it runs seldom.
GC_THRESHOLDS = (100_000, 20, 50)
# Seconds that the thread which stores moves waits for Python's lock, several times for
# each batch; Python's default is 0.005.
SWITCH_INTERVAL = 0.0005
GRACE = 12  # seconds to finish requests at the end: more than the database may take
LOCALHOST = "127.0.0.1"
ALL_INTERFACES = {"0.0.0.0": LOCALHOST, "::": "::1"}  # and an address on this machine
METRICS = "malavita-metrics"  # the folder that workers share, among temporary files
PORT = 8000
WORKER = "malavita.cli.serving:worker"
ANY_PORT = 0
# The options of uvicorn.
UVICORN_OPTIONS: dict[str, Any] = {
    "http": HttpProtocol,
    "ws": SocketProtocol,
    "ws_max_size": MAX_MESSAGE,
    "ws_per_message_deflate": False,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,  # they are read only if a setting says so
    "timeout_keep_alive": KEEP_ALIVE,
    "timeout_graceful_shutdown": GRACE,
}


def open_in_browser() -> None:
    """Serve this machine only, and open the browser as soon as the server answers."""
    settings = read_settings(None, None, [])
    running = running_already(settings)
    if running:
        typer.echo(f"malavita: already running at {running}", err=True)
        webbrowser.open(running)
        return
    port = _choose_port()
    Thread(target=_open_when_ready, args=(port,), daemon=True).start()
    serve(settings, LOCALHOST, port, 1, "warning")


def _choose_port() -> int:
    try:
        return try_port(LOCALHOST, PORT)
    except OSError:
        port = try_port(LOCALHOST, ANY_PORT)
        typer.echo(f"malavita: port {PORT} is in use; using {port}", err=True)
        return port


def _open_when_ready(port: int) -> None:
    while True:
        try:
            socket.create_connection((LOCALHOST, port)).close()
        except OSError:
            time.sleep(MOMENT)
        else:
            break
    typer.echo("malavita: press Ctrl-C to stop", err=True)
    webbrowser.open(url_of(LOCALHOST, port))


def serve(settings: Settings, host: str, port: int, workers: int, log: str) -> None:
    """Run a server until it is stopped."""
    check_log(log)
    check_workers(workers, settings)
    check_port(host, port)
    set_up_logging(log)
    _raise_file_limit()
    with lock_database(settings, url_of(ALL_INTERFACES.get(host, host), port)):
        prepare_database(settings.database)
        if workers > 1:  # each of them would compile for itself
            warm_once(SERVED, GAMES)
        to_environment(settings)
        os.environ[LOG] = log
        typer.echo(f"malavita: {url_of(host, port)}", err=True)
        _run(host, port, workers)


def _raise_file_limit() -> None:
    """Raise the limit of open connections to what the system allows."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _run(host: str, port: int, workers: int) -> None:
    options = {"factory": True, "host": host, "port": port, **UVICORN_OPTIONS}
    if workers == 1:
        uvicorn.run(WORKER, **options)
        return
    config = uvicorn.Config(WORKER, workers=workers, **options)
    _remove_left_folders()
    with TemporaryDirectory(prefix=f"{METRICS}-{os.getpid()}-") as folder:
        os.environ[FOLDER] = folder
        Supervisor(config, [config.bind_socket()]).run()


def _remove_left_folders() -> None:
    """Remove the metrics of servers that were killed; their folders name the process."""
    for folder in Path(gettempdir()).glob(f"{METRICS}-*-*"):
        if not _is_running(int(folder.name.split("-")[2])):
            shutil.rmtree(folder, ignore_errors=True)


def _is_running(process: int) -> bool:
    if sys.platform == "win32":  # signal 0 would end the process there
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it is another user's
        return True
    return True


class Supervisor(Multiprocess):
    """Uvicorn's supervisor of workers; it drops the gauges of workers that have ended."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._running: set[int | None] = set()

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have ended."""
        super().keep_subprocess_alive()
        running = {process.pid for process in self.processes}
        for gone in self._running - running:
            mark_process_dead(gone)
        self._running = running


def worker() -> object:
    """The application of one process of the server."""
    set_up_logging(os.environ[LOG])
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
    parent = parent_process()
    if parent is not None:
        Thread(target=_stop_with, args=(parent,), daemon=True).start()
    return create_app()


def _stop_with(parent: BaseProcess) -> None:
    """Stop when the parent process is gone, however it ended."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
