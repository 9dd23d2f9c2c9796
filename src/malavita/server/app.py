"""The application: all parts of a server put together."""

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
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Lifespan, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from malavita.server.access.identity import address_of
from malavita.server.access.limits import Limits
from malavita.server.bus import LocalBus, RedisBus
from malavita.server.description.endpoints import docs, docs_file, document
from malavita.server.http.pages import BUILT, Pages
from malavita.server.http.request import endpoint, json_response, limited, log_refusal
from malavita.server.http.routes import ROUTES
from malavita.server.logs import MAX_FACT
from malavita.server.metrics import CONTENT_TYPE, Metrics
from malavita.server.running.archive import Archive
from malavita.server.running.bots import BotPool
from malavita.server.running.compiler import Compiler
from malavita.server.running.judging import Judge
from malavita.server.running.registry import Registry
from malavita.server.running.services import Services
from malavita.server.settings import Settings, from_environment
from malavita.server.socket.connection import Connection
from malavita.server.storage.store import Store, prepare
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
COMPRESSED = Middleware(GZipMiddleware, compresslevel=6)
SOCKET = re.compile("/api/tables/(?P<table>[^/]+)/socket")


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the security headers; what the API sends is not cached unless it says so."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers


class Application(Starlette):
    """The ASGI application. Sockets bypass Starlette.

    A socket stays open for hours, and all middleware around it would stay in memory.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        found = scope["type"] == "websocket" and SOCKET.fullmatch(scope["path"])
        if found:
            scope["path_params"] = found.groupdict()
            socket = WebSocket(scope, receive, send)
            await Connection(socket, self.state.registry, self.state.limits).run()
        elif scope["type"] == "http":
            await self._serve(scope, receive, with_headers(scope, send))
        else:
            await super().__call__(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        except Exception:  # `broken` has answered
            log.exception("%s %s", scope["method"], scope["path"][:MAX_FACT])


async def healthz(request: Request) -> Response:
    """Whether this process reaches its database."""
    await request.app.state.registry.services.store.ping()
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """The metrics for Prometheus."""
    text = request.app.state.registry.services.metrics.text()
    return Response(text, media_type=CONTENT_TYPE)


async def http_error(request: Request, error: Exception) -> Response:
    """An error of Starlette itself, such as 404, as a Problem."""
    assert isinstance(error, HTTPException)  # it is registered for nothing else
    phrase = HTTPStatus(error.status_code).phrase
    code = phrase.lower().replace(" ", "_")
    address = address_of(request, request.app.state.settings.proxies)
    log_refusal(request, code, address=address)
    response = json_response(Problem(code, phrase, {}), error.status_code)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        response.headers["Allow"] = _allowed(request)
    return response


def _allowed(request: Request) -> str:
    """All methods of a path; Starlette names only those of the first route."""
    methods = set[str]()
    for route in request.app.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            methods |= route.methods
    return ", ".join(sorted(methods))


async def broken(request: Request, error: Exception) -> Response:
    """A fault of the server: it is in the log, and clients see nothing of it."""
    problem = Problem("broken", "the server has made a mistake", {})
    return json_response(problem, HTTPStatus.INTERNAL_SERVER_ERROR)


def new_services(settings: Settings) -> Services:
    """The services of a process."""
    bus = LocalBus() if settings.redis is None else RedisBus(settings.redis)
    bots = BotPool(settings.robots)
    return Services(Store(settings.database), bus, bots, Compiler(), Metrics(), settings)


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Start the services of a process, and close them at its end."""
    services = new_services(app.state.settings)
    app.state.registry = Registry(services)
    app.state.registry.start()
    app.state.judge = Judge(services.bots)
    app.state.archive = Archive()
    services.compiler.start()
    yield
    await app.state.judge.close()
    await app.state.registry.close()
    await asyncio.to_thread(services.bots.close)
    await services.bus.close()
    await services.store.close()


@asynccontextmanager
async def prepared_lifespan(app: Starlette) -> AsyncIterator[None]:
    """Bring the database to the schema of this version, then start the services."""
    await prepare(app.state.settings.database)
    async with lifespan(app):
        yield


def plain() -> Starlette:
    """The application for any ASGI server; see docs/server.md."""
    return create_app(from_environment(), prepared_lifespan)


def create_app(
    settings: Settings | None = None, lifespan: Lifespan[Starlette] = lifespan
) -> Starlette:
    """The application; a worker finds its settings in the environment."""
    chosen = settings or from_environment()
    routes = [
        Route(route.path, endpoint(route), methods=[route.method]) for route in ROUTES
    ]
    routes += [
        Route("/api/docs", limited(docs), middleware=[COMPRESSED]),
        Route("/api/docs.json", limited(document), middleware=[COMPRESSED]),
        Route("/api/docs/{file}", limited(docs_file)),
        Route("/healthz", limited(healthz)),
    ]
    if chosen.metrics:
        routes.append(Route("/metrics", limited(metrics)))
    routes += Pages(BUILT).routes()
    app = Application(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: broken},
    )
    app.state.settings = chosen
    app.state.limits = Limits(chosen)
    return app
