"""The server from the command line."""

import asyncio
import json
import os
from collections.abc import Sequence
from typing import Any

import msgspec
import typer
import uvicorn

from malavita.cli.door import fail
from malavita.engine.errors import TableError
from malavita.server.app import create_app
from malavita.server.logs import write_lines
from malavita.server.settings import Settings, default_database, to_environment
from malavita.server.store import Store

MESSAGE = 8192  # bytes
LOG = "MALAVITA_LOG"  # how a worker knows what to log
MOMENT = 0.05  # seconds
GRACE = 10  # seconds for what is under way when the server stops


def read_settings(
    database: str | None, redis: str | None, texts: Sequence[str]
) -> Settings:
    """Settings from the options of the command; values are JSON, or plain words."""
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


def serve(settings: Settings, host: str, port: int, workers: int, log: str) -> None:
    """Run until somebody stops it."""
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
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ours are believed only if a setting says so
        timeout_graceful_shutdown=GRACE,
    )


def worker() -> object:
    """One process of the server."""
    write_lines(os.environ[LOG])
    return create_app()


async def _migrate(settings: Settings) -> None:
    store = Store(settings.database)
    try:
        await store.migrate()
    finally:
        await store.close()
        await asyncio.sleep(MOMENT)  # a driver's thread may still report to this loop
