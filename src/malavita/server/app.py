"""The server as uvicorn runs it: everything put together."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256
from http import HTTPStatus

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match
from starlette.routing import Route as Path
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from malavita.engine.errors import TableError
from malavita.server.archive import Archive
from malavita.server.bus import Alone, RedisBus
from malavita.server.compiling import Compiler
from malavita.server.desk import (
    Limits,
    endpoint,
    json_response,
    log_refusal,
    refusal,
)
from malavita.server.docs import FILES, page
from malavita.server.hall import Hall
from malavita.server.identity import address_of
from malavita.server.judging import Judge
from malavita.server.live import House
from malavita.server.logs import LONGEST
from malavita.server.metrics import KIND, Metrics
from malavita.server.openapi import describe
from malavita.server.pages import ASK_AGAIN, BUILT, Pages
from malavita.server.robots import Robots
from malavita.server.routes import ROUTES
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


SMALLER = Middleware(GZipMiddleware, compresslevel=6)

Answer = Callable[[Request], Awaitable[Response]]

SOCKET = re.compile("/api/tables/(?P<table>[^/]+)/socket")


def safely(scope: Scope, send: Send) -> Send:
    """Answer with the usual headers; nothing of the API is kept unless it says so."""

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_safely


class Front(Starlette):
    """The server: sockets go straight to their tables, requests to their routes.

    A socket stays for hours, and what is between it and its table stays too.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in."""
        found = scope["type"] == "websocket" and SOCKET.fullmatch(scope["path"])
        if found:
            scope["path_params"] = found.groupdict()
            socket = WebSocket(scope, receive, send)
            await Connection(socket, self.state.hall, self.state.limits).run()
        elif scope["type"] == "http":
            await self._serve(scope, receive, safely(scope, send))
        else:
            await super().__call__(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        except Exception:  # `broken` has answered
            log.exception("%s %s", scope["method"], scope["path"][:LONGEST])


async def healthz(request: Request) -> Response:
    """Whether this process can do its work."""
    await request.app.state.hall.house.store.ping()
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    hall: Hall = request.app.state.hall
    lives = hall.lives()
    sockets = sum(len(live.ears) for live in lives)
    text = hall.house.metrics.text({"tables": len(lives), "sockets": sockets})
    return PlainTextResponse(text, media_type=KIND)


async def docs_json(request: Request) -> Response:
    """The API for programs."""
    return _kept(request, _described(), "application/json")


async def docs(request: Request) -> Response:
    """The API for people."""
    return _kept(request, _page(), "text/html")


async def docs_file(request: Request) -> Response:
    """What that page needs besides."""
    name = request.path_params["file"]
    if name not in FILES:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    file, kind = FILES[name]
    return _kept(request, file.read_bytes(), kind)


@cache
def _described() -> bytes:
    return msgspec.json.encode(describe(ROUTES))


@cache
def _page() -> bytes:
    return page(describe(ROUTES)).encode()


def _kept(request: Request, content: bytes, kind: str) -> Response:
    """What changes only with the server: browsers keep it, and ask whether it has."""
    tag = f'W/"{sha256(content).hexdigest()}"'  # weak: it may be sent compressed
    headers = {"Cache-Control": ASK_AGAIN, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(content, headers=headers, media_type=kind)


def limited(answer: Answer) -> Answer:
    """Answer nobody who asks all the time."""

    async def answer_or_refuse(request: Request) -> Response:
        state = request.app.state
        address = address_of(request, state.settings.proxies)
        try:
            state.limits.requests.check(address)
            return await answer(request)
        except TableError as error:
            log_refusal(request, error.code, address=address)
            return refusal(error)

    return answer_or_refuse


async def not_there(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, as a problem like all others."""
    assert isinstance(error, HTTPException)  # it is called for nothing else
    phrase = HTTPStatus(error.status_code).phrase
    code = phrase.lower().replace(" ", "_")
    address = address_of(request, request.app.state.settings.proxies)
    log_refusal(request, code, address=address)
    response = json_response(Problem(code, phrase, {}), error.status_code)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        response.headers["Allow"] = _allowed(request)
    return response


def _allowed(request: Request) -> str:
    """All methods of a path; Starlette names those of the first route that has it."""
    methods = set[str]()
    for route in request.app.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            methods |= route.methods
    return ", ".join(sorted(methods))


async def broken(request: Request, error: Exception) -> Response:
    """A fault of ours: the log knows it, the client learns nothing of it."""
    problem = Problem("broken", "the server has made a mistake", {})
    return json_response(problem, HTTPStatus.INTERNAL_SERVER_ERROR)


def new_house(settings: Settings) -> House:
    """All that the tables of a process share."""
    bus = Alone() if settings.redis is None else RedisBus(settings.redis)
    robots = Robots(settings.robots)
    return House(Store(settings.database), bus, robots, Compiler(), Metrics(), settings)


@asynccontextmanager
async def open_hours(app: Starlette) -> AsyncIterator[None]:
    """From the start of a process to its end."""
    house = new_house(app.state.settings)
    app.state.hall = Hall(house)
    app.state.hall.begin()
    app.state.judge = Judge(house.robots)
    app.state.archive = Archive()
    house.compiler.begin()
    yield
    await app.state.judge.close()
    await app.state.hall.close()
    await asyncio.to_thread(house.robots.close)  # they finish their thoughts
    await house.bus.close()
    await house.store.close()


def create_app(settings: Settings | None = None) -> Starlette:
    """The server; a worker finds its settings in the environment."""
    chosen = settings or from_environment()
    paths = [
        Path(route.path, endpoint(route), methods=[route.method]) for route in ROUTES
    ]
    paths += [
        Path("/api/docs", limited(docs), middleware=[SMALLER]),
        Path("/api/docs.json", limited(docs_json), middleware=[SMALLER]),
        Path("/api/docs/{file}", limited(docs_file)),
        Path("/healthz", limited(healthz)),
    ]
    if chosen.metrics:
        paths.append(Path("/metrics", limited(metrics)))
    paths += Pages(BUILT).routes()
    app = Front(
        routes=paths,
        lifespan=open_hours,
        exception_handlers={HTTPException: not_there, Exception: broken},
    )
    app.state.settings = chosen
    app.state.limits = Limits(chosen)
    return app
