"""The identity of a guest: no account, but a random token, stored as its hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from ipaddress import IPv6Address, IPv6Network

from starlette.requests import HTTPConnection
from starlette.responses import Response

from malavita.server.errors import ForeignOrigin
from malavita.server.storage.guests import GuestRow, Guests

COOKIE = "malavita"
TOKEN_BYTES = 32
TOKEN = re.compile(r"[0-9a-f]{64}")
YEAR = 365 * 86_400
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE = 10  # letters of a one-time code


def new_token() -> str:
    """A new secret token for a guest."""
    return secrets.token_hex(TOKEN_BYTES)


def new_guest_id() -> str:
    """A new id for a guest; it never leaves the server."""
    return secrets.token_hex(12)


def new_one_time_code() -> str:
    """A one-time code that is easy to type on a phone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def hashed(secret: str) -> str:
    """The hash under which a token or a code is stored."""
    return sha256(secret.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a request: from Authorization, or else from the cookie."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token or None


async def guest_of(connection: HTTPConnection, guests: Guests) -> GuestRow | None:
    """The guest of a request; None if it has no token, or an unknown one."""
    token = token_of(connection) or ""
    return await guests.by_token(hashed(token)) if TOKEN.fullmatch(token) else None


def give_token(
    response: Response, connection: HTTPConnection, token: str, proxies: bool
) -> None:
    """Set the cookie with a token; scripts of the browser cannot read it."""
    forwarded = connection.headers.get("x-forwarded-proto") if proxies else None
    secure = (forwarded or connection.url.scheme) == "https"
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )


def forget_token(response: Response, connection: HTTPConnection) -> None:
    """Delete the cookie with an unknown token."""
    if COOKIE in connection.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def check_origin(connection: HTTPConnection, allowed: list[str]) -> None:
    """Refuse requests of pages of other sites; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    _, _, host = origin.partition("://")
    if host != connection.headers.get("host"):
        raise ForeignOrigin(origin=origin[:100])


def address_of(connection: HTTPConnection, proxies: bool) -> str:
    """The address by which limits are counted."""
    forwarded = connection.headers.getlist("x-forwarded-for") if proxies else []
    if forwarded:  # the proxy adds the last one; a client may have sent the others
        return _network(forwarded[-1].split(",")[-1].strip())
    return _network(connection.client.host) if connection.client else "unknown"


def _network(address: str) -> str:
    """An IPv4 address, or an IPv6 /64."""
    try:
        ipv6 = IPv6Address(address)
    except ValueError:
        return address
    ipv4 = ipv6.ipv4_mapped  # an IPv4 client of a socket that takes both
    return str(ipv4 or IPv6Network((ipv6, 64), strict=False))
