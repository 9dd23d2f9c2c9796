"""The server as uvicorn runs it: everything put together."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from malavita.engine.errors import TableError
from malavita.games import GAMES
from malavita.server.bus import Alone, RedisBus
from malavita.server.desk import (
    Limits,
    endpoint,
    json_response,
    log_refusal,
    refusal,
)
from malavita.server.hall import Hall
from malavita.server.identity import address_of
from malavita.server.judging import Judge
from malavita.server.live import House
from malavita.server.lobby import ROUTES
from malavita.server.metrics import Metrics
from malavita.server.openapi import describe, page
from malavita.server.pages import BUILT, Pages
from malavita.server.rehearsal import rehearse
from malavita.server.robots import Robots
from malavita.server.settings import Settings, from_environment
from malavita.server.socket import Connection
from malavita.server.store import Store
from malavita.wire.messages import Problem

log = logging.getLogger("malavita.app")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


SOCKET = re.compile("/api/tables/(?P<table>[^/]+)/socket")


class SafeHeaders:
    """The usual headers on every answer; what the API says is not kept anywhere."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer with more headers."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, send_safely)


class Front(Starlette):
    """The server: sockets go straight to their tables, requests to their routes.

    A socket stays for hours, and what is between it and its table stays too.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in."""
        found = scope["type"] == "websocket" and SOCKET.fullmatch(scope["path"])
        if not found:
            await super().__call__(scope, receive, send)
            return
        scope["path_params"] = found.groupdict()
        socket = WebSocket(scope, receive, send)
        await Connection(socket, self.state.hall, self.state.limits).run()


async def healthz(request: Request) -> Response:
    """Whether this process can do its work."""
    try:
        await request.app.state.hall.house.store.ping()
    except TableError as error:
        return refusal(error)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    hall: Hall = request.app.state.hall
    lives = hall.lives()
    sockets = sum(len(live.ears) for live in lives)
    text = hall.house.metrics.text({"tables": len(lives), "sockets": sockets})
    return PlainTextResponse(text)


async def docs_json(request: Request) -> Response:
    """The API for programs."""
    return json_response(describe(ROUTES))


async def docs(request: Request) -> Response:
    """The API for people."""
    return HTMLResponse(page(ROUTES))


async def not_there(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, as a problem like all others."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    phrase = HTTPStatus(status).phrase
    code = phrase.lower().replace(" ", "_")
    headers = error.headers if isinstance(error, HTTPException) else None
    address = address_of(request, request.app.state.settings.proxies)
    log_refusal(request, code, address=address)
    response = json_response(Problem(code, phrase, {}), status)
    response.headers.update(headers or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    """A fault of ours: the log knows it, the client learns nothing of it."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    problem = Problem("broken", "the server has made a mistake", {})
    return json_response(problem, HTTPStatus.INTERNAL_SERVER_ERROR)


def new_house(settings: Settings) -> House:
    """All that the tables of a process share."""
    bus = Alone() if settings.redis is None else RedisBus(settings.redis)
    robots = Robots(settings.robots)
    return House(Store(settings.database), bus, robots, Metrics(), settings)


def _rehearse_all() -> None:
    for game in GAMES.values():
        rehearse(game)


@asynccontextmanager
async def open_hours(app: Starlette) -> AsyncIterator[None]:
    """From the start of a process to its end."""
    house = new_house(app.state.settings)
    await house.store.migrate()
    app.state.hall = Hall(house)
    app.state.hall.begin()
    app.state.judge = Judge(house.robots)
    rehearsal = asyncio.create_task(asyncio.to_thread(_rehearse_all))
    yield
    await rehearsal
    await app.state.judge.close()
    await app.state.hall.close()
    house.robots.close()
    await house.bus.close()
    await house.store.close()


def create_app(settings: Settings | None = None) -> Starlette:
    """The server; a worker finds its settings in the environment."""
    chosen = settings or from_environment()
    paths = [
        Path(route.path, endpoint(route), methods=[route.method]) for route in ROUTES
    ]
    paths += [
        Path("/api/docs", docs),
        Path("/api/docs.json", docs_json),
        Path("/healthz", healthz),
    ]
    if chosen.metrics:
        paths.append(Path("/metrics", metrics))
    paths += Pages(BUILT).routes()
    app = Front(
        routes=paths,
        lifespan=open_hours,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: not_there, Exception: broken},
    )
    app.state.settings = chosen
    app.state.limits = Limits(chosen)
    return app
