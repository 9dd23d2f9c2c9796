"""What every request meets first: limits, origin, body, identity; and its answer."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from malavita.engine.errors import TableError
from malavita.server.errors import (
    BadMessage,
    TooFast,
    TooManySockets,
    UnknownGuest,
    UnknownTable,
    status_of,
)
from malavita.server.hall import Hall
from malavita.server.identity import (
    address_of,
    check_origin,
    forget_token,
    give_token,
    guest_of,
)
from malavita.server.limits import Limit
from malavita.server.live import Live
from malavita.server.logs import LONGEST, facts
from malavita.server.settings import Settings
from malavita.server.store import GuestRow
from malavita.wire.messages import Problem

log = logging.getLogger("malavita.requests")

BODY = 8192  # bytes
PATIENCE = 10  # seconds for them
SAFE = ("GET", "HEAD")


class Limits:
    """How often everybody may do what."""

    def __init__(self, settings: Settings) -> None:
        self._sockets: Counter[str] = Counter()
        self._sockets_each = settings.sockets_each
        self.requests = Limit(settings.requests)
        self.messages = Limit(settings.messages)
        self.chat = Limit(settings.chat)
        self.hints = Limit(settings.hints)
        self.new_guests = Limit(settings.new_guests)
        self.wrong_codes = Limit(settings.wrong_codes)

    def pick_up(self, key: str) -> None:
        """One more socket of somebody, if he may have it."""
        if self._sockets[key] >= self._sockets_each:
            raise TooManySockets(limit=self._sockets_each)
        self._sockets[key] += 1

    def hang_up(self, key: str) -> None:
        """One socket less."""
        self._sockets[key] -= 1
        if not self._sockets[key]:
            del self._sockets[key]


@dataclass(slots=True)
class Call:
    """A request as a handler sees it."""

    request: Request
    hall: Hall
    limits: Limits
    body: Any = None
    query: Any = None
    guest: GuestRow | None = None
    token: str | None = None  # to be given to the browser with the answer

    @property
    def guest_id(self) -> str | None:
        """Who asks, if he has said so."""
        return self.guest.id if self.guest else None

    @property
    def me(self) -> GuestRow:
        """The guest who asks, if he has said who he is."""
        if self.guest is None:
            raise UnknownGuest()
        return self.guest

    @property
    def address(self) -> str:
        return address_of(self.request, self.hall.house.settings.proxies)

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    async def live(self) -> Live:
        """The table that the path names."""
        code = self.part("table")
        return await find_table(self.hall, self.limits, self.address, self.guest_id, code)


async def find_table(
    hall: Hall, limits: Limits, address: str, guest: str | None, code: str
) -> Live:
    """A table by its code. Who has guessed too often is not told whether he is right."""
    try:
        live = await hall.live(code)
    except UnknownTable:
        limits.wrong_codes.check(address)
        raise
    try:
        limits.wrong_codes.look(address)
    except TooFast:
        table = await live.read()
        if table.seat_of(guest) is None and guest != table.host:
            raise
    return live


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One thing that can be asked for, and what there is to know of it."""

    method: str
    path: str
    handler: Handler
    answer: Any
    tag: str  # the requests it is among
    summary: str
    more: str = ""
    body: Any = None
    query: type[msgspec.Struct] | None = None
    refusals: tuple[type[TableError], ...] = ()  # that not every request may meet


def json_response(data: Any, status: int = HTTPStatus.OK) -> Response:
    """Data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refusal(error: TableError) -> Response:
    """An error as JSON, with the status that HTTP has for it."""
    response = json_response(problem(error), status_of(type(error)))
    if "seconds" in error.values:
        response.headers["Retry-After"] = str(error.values["seconds"])
    return response


def problem(error: TableError) -> Problem:
    """What a client is told of an error."""
    return Problem(error.code, str(error), error.values)


def log_refusal(request: Request, code: str, **who: str | None) -> None:
    """One line for what was not done."""
    path = request.url.path[:LONGEST]
    log.info("%s %s: %s", request.method, path, code, extra=facts(**who))


def endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    """A route as Starlette calls it."""

    async def answer(request: Request) -> Response:
        call = Call(request, request.app.state.hall, request.app.state.limits)
        call.hall.house.metrics.count("requests")
        try:
            await _let_in(call, route)
            data = await route.handler(call)
        except TableError as error:
            table = request.path_params.get("table")
            who = {"table": table, "guest": call.guest_id, "address": call.address}
            log_refusal(request, error.code, **who)
            response = refusal(error)
            if isinstance(error, UnknownGuest):
                forget_token(response, request)
            return response
        response = json_response(data)
        if call.token is not None:
            proxies = call.hall.house.settings.proxies
            give_token(response, request, call.token, proxies)
        return response

    return answer


async def _let_in(call: Call, route: Route) -> None:
    call.limits.requests.check(call.address)
    house = call.hall.house
    if call.request.method not in SAFE:
        check_origin(call.request, house.settings.origins)
    if route.body is not None:
        call.body = read_body(await _body(call.request) or b"{}", route.body)
    if route.query is not None:
        call.query = _read_query(call.request, route.query)
    call.guest = await guest_of(call.request, house.store)


def _read_query(request: Request, kind: type[msgspec.Struct]) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(reason=str(error).replace("`", "")) from None


async def _body(request: Request) -> bytes:
    """The body, if it is not too long and does not take too long."""
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > BODY:
                    raise BadMessage(reason=f"a request has at most {BODY} bytes")
    except (TimeoutError, ClientDisconnect):
        raise BadMessage(reason="the request was not complete") from None
    return bytes(body)


def read_body(body: bytes, kind: Any) -> Any:
    """The message in some bytes, or a refusal that says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(reason=str(error).replace("`", "")[:200]) from None
