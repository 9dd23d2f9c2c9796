"""Who somebody is: no account, a random token in a cookie, kept as its hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from ipaddress import IPv6Address, IPv6Network

from starlette.requests import HTTPConnection
from starlette.responses import Response

from malavita.server.errors import ForeignOrigin
from malavita.server.store import GuestRow, Store

COOKIE = "malavita"
TOKEN_BYTES = 32
TOKEN = re.compile(r"[0-9a-f]{64}")
YEAR = 365 * 86_400
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE = 10  # letters of a one-time code


def new_token() -> str:
    """What only the guest himself knows."""
    return secrets.token_hex(TOKEN_BYTES)


def new_guest_id() -> str:
    """By what the server calls a guest; nobody else is told it."""
    return secrets.token_hex(12)


def new_one_time_code() -> str:
    """Something that can be typed on a phone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def hashed(secret: str) -> str:
    """As tokens and codes are stored."""
    return sha256(secret.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request: the cookie's, or a program's own."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token or None


async def guest_of(connection: HTTPConnection, store: Store) -> GuestRow | None:
    """Whose request it is; None if it has no token, or one that nobody was given."""
    token = token_of(connection) or ""
    return await store.guest_by(hashed(token)) if TOKEN.fullmatch(token) else None


def give_token(
    response: Response, connection: HTTPConnection, token: str, proxies: bool
) -> None:
    """Let the browser keep a token where no script can read it."""
    forwarded = connection.headers.get("x-forwarded-proto") if proxies else None
    secure = (forwarded or connection.url.scheme) == "https"
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )


def forget_token(response: Response, connection: HTTPConnection) -> None:
    """Let the browser drop a token that nobody was given."""
    if COOKIE in connection.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def check_origin(connection: HTTPConnection, allowed: list[str]) -> None:
    """Refuse what the pages of other sites ask for; programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    _, _, host = origin.partition("://")
    if host != connection.headers.get("host"):
        raise ForeignOrigin(origin=origin[:100])


def address_of(connection: HTTPConnection, proxies: bool) -> str:
    """From where somebody asks."""
    forwarded = connection.headers.getlist("x-forwarded-for") if proxies else []
    if forwarded:  # what the proxy adds comes last; the rest anybody may have written
        return _network(forwarded[-1].split(",")[-1].strip())
    return _network(connection.client.host) if connection.client else "unknown"


def _network(address: str) -> str:
    """What one household has: an address, or of the new ones 2^64."""
    try:
        new = IPv6Address(address)
    except ValueError:
        return address
    old = new.ipv4_mapped  # what an old one is called where both are heard
    return str(old or IPv6Network((new, 64), strict=False))
