"""A request of the API: limits, origin, body and identity are checked, then handled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from malavita.engine.errors import TableError
from malavita.server.access.identity import (
    address_of,
    check_origin,
    forget_token,
    give_token,
    guest_of,
)
from malavita.server.access.limits import Limits
from malavita.server.access.messages import decode, problem
from malavita.server.access.tables import find_session
from malavita.server.errors import BadMessage, UnknownGuest, status_of
from malavita.server.logs import MAX_FACT, facts
from malavita.server.running.registry import Registry
from malavita.server.running.services import Services
from malavita.server.running.session import Session
from malavita.server.storage.guests import GuestRow

log = logging.getLogger("malavita.requests")

MAX_BODY = 8192  # bytes
PATIENCE = 10  # seconds to wait for the body
SAFE_METHODS = ("GET", "HEAD")


@dataclass(slots=True)
class ApiRequest:
    """A request as handlers see it."""

    http: Request
    registry: Registry
    limits: Limits
    body: Any = None
    query: Any = None
    guest: GuestRow | None = None
    token: str | None = None  # for the cookie of the response

    @property
    def services(self) -> Services:
        return self.registry.services

    @property
    def guest_id(self) -> str | None:
        """The id of the guest, if there is one."""
        return self.guest.id if self.guest else None

    @property
    def me(self) -> GuestRow:
        """The guest; refuses a request without one."""
        if self.guest is None:
            raise UnknownGuest()
        return self.guest

    @property
    def address(self) -> str:
        return address_of(self.http, self.services.settings.proxies)

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.http.path_params[name])

    async def session(self) -> Session:
        """The session of the table that the path names."""
        code = self.part("table")
        return await find_session(
            self.registry, self.limits, self.address, self.guest_id, code
        )


Handler = Callable[[ApiRequest], Awaitable[Any]]
Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Route:
    """A request that the API takes, with its description."""

    method: str
    path: str
    handler: Handler
    answer: Any
    tag: str  # the group of the description
    summary: str
    more: str = ""
    body: Any = None
    query: type[msgspec.Struct] | None = None
    errors: tuple[type[TableError], ...] = ()  # beside those that all requests have


def json_response(data: Any, status: int = HTTPStatus.OK) -> Response:
    """A response with JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def error_response(error: TableError) -> Response:
    """A response with a refusal, and its status."""
    response = json_response(problem(error), status_of(type(error)))
    if "seconds" in error.values:
        response.headers["Retry-After"] = str(error.values["seconds"])
    return response


def log_refusal(request: Request, code: str, **known: str | None) -> None:
    """Log a request that was refused."""
    path = request.url.path[:MAX_FACT]
    log.info("%s %s: %s", request.method, path, code, extra=facts(**known))


def endpoint(route: Route) -> Endpoint:
    """A route as an endpoint of Starlette."""

    async def answer(http: Request) -> Response:
        request = ApiRequest(http, http.app.state.registry, http.app.state.limits)
        request.services.metrics.count("requests")
        try:
            await _check(request, route)
            data = await route.handler(request)
        except TableError as error:
            table = http.path_params.get("table")
            address, guest = request.address, request.guest_id
            log_refusal(http, error.code, table=table, guest=guest, address=address)
            response = error_response(error)
            if isinstance(error, UnknownGuest):
                forget_token(response, http)
            return response
        response = json_response(data)
        if request.token is not None:
            proxies = request.services.settings.proxies
            give_token(response, http, request.token, proxies)
        return response

    return answer


def limited(answer: Endpoint) -> Endpoint:
    """An endpoint beside the API, with the limit on requests of an address."""

    async def answer_or_refuse(http: Request) -> Response:
        state = http.app.state
        address = address_of(http, state.settings.proxies)
        try:
            state.limits.requests.check(address)
            return await answer(http)
        except TableError as error:
            log_refusal(http, error.code, address=address)
            return error_response(error)

    return answer_or_refuse


async def _check(request: ApiRequest, route: Route) -> None:
    """Check limits and origin, then read body, query and guest."""
    request.limits.requests.check(request.address)
    services, http = request.services, request.http
    if http.method not in SAFE_METHODS:
        check_origin(http, services.settings.origins)
    if route.body is not None:
        request.body = decode(await _read_body(http) or b"{}", route.body)
    if route.query is not None:
        request.query = _read_query(http, route.query)
    request.guest = await guest_of(http, services.store.guests)


def _read_query(http: Request, kind: type[msgspec.Struct]) -> Any:
    try:
        return msgspec.convert(dict(http.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(reason=str(error).replace("`", "")) from None


async def _read_body(http: Request) -> bytes:
    """The body, if it is not too long and comes in time."""
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in http.stream():
                body += chunk
                if len(body) > MAX_BODY:
                    raise BadMessage(reason=f"a request has at most {MAX_BODY} bytes")
    except (TimeoutError, ClientDisconnect):
        raise BadMessage(reason="the request was not complete") from None
    return bytes(body)
