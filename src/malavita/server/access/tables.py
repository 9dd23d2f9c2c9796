"""Finding a table by its code, with a limit on guesses."""

from __future__ import annotations

from malavita.server.access.limits import Limits
from malavita.server.errors import SetAside, TooFast, UnknownTable
from malavita.server.running.registry import Registry
from malavita.server.running.session import Session


async def find_session(
    registry: Registry, limits: Limits, address: str, guest: str | None, code: str
) -> Session:
    """The session of a table. After too many wrong codes right ones are refused too.

    Only guests at the table still get an answer then.
    """
    try:
        session = await registry.session(code)
    except UnknownTable:
        limits.wrong_codes.check(address)
        raise
    except SetAside:
        limits.wrong_codes.look(address)
        raise
    try:
        limits.wrong_codes.look(address)
    except TooFast:
        table = await session.read()
        if table.seat_of(guest) is None and guest != table.host:
            raise
    return session
