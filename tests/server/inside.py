"""A server in the process of a test, with access to its settings, clocks and logs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette

from malavita.cli.serving import UVICORN_OPTIONS
from malavita.server.app import create_app
from malavita.server.settings import Rate, Settings, sqlite_url
from malavita.server.storage.store import prepare

ANY_NUMBER = Rate(1e6, 1_000_000)
AT_ONCE = {
    "requests": ANY_NUMBER,
    "messages": ANY_NUMBER,
    "new_guests": ANY_NUMBER,
    "bot_pause": 0,
}


@asynccontextmanager
async def serving(folder, **settings) -> AsyncIterator[tuple[Starlette, str]]:
    """The app and its address; only limits given in the settings apply."""
    database = sqlite_url(folder / "malavita.db")
    await prepare(database)
    app = create_app(Settings(database, **{**AT_ONCE, **settings}))
    config = uvicorn.Config(app, port=0, **UVICORN_OPTIONS)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server has not come up"
        await asyncio.sleep(0.01)
    _, port = server.servers[0].sockets[0].getsockname()
    try:
        yield app, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running
