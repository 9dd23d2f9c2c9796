"""Lists of tables for a guest: who has a seat, whose turn it is, who is connected."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from malavita.server.bus import NOBODY
from malavita.server.errors import NewerTable, NotCompiled
from malavita.server.running.registry import Registry
from malavita.server.running.session import Session
from malavita.server.table.listing import Listing
from malavita.wire.messages import Listed, Presence


async def public_tables(registry: Registry, guest: str | None) -> list[Listed]:
    """Public tables; of those that are not in memory here only what is stored."""
    sessions = {session.id: session for session in registry.sessions()}
    listings = await registry.services.store.lists.public_tables()
    found = [sessions.get(listing.table_id) for listing in listings]
    return await _listed(registry, listings, found, guest)


async def tables_of(registry: Registry, guest: str) -> list[Listed]:
    """The tables of a guest that go on, as they are now."""
    listings = await registry.services.store.lists.tables_of(guest)
    sessions = [await _session(registry, listing.table_id) for listing in listings]
    return await _listed(registry, listings, sessions, guest)


async def _session(registry: Registry, table_id: str) -> Session | None:
    """The session of a table, up to date; None if this server cannot read it now."""
    try:
        session = await registry.session(table_id)
        await session.read()
    except (NewerTable, NotCompiled):
        return None
    return session


async def _listed(
    registry: Registry,
    listings: Sequence[Listing],
    sessions: Sequence[Session | None],
    guest: str | None,
) -> list[Listed]:
    presences = await _presences(registry, listings, sessions)
    return [
        _entry(listing, session, presence, guest)
        for listing, session, presence in zip(listings, sessions, presences, strict=True)
    ]


async def _presences(
    registry: Registry,
    listings: Sequence[Listing],
    sessions: Sequence[Session | None],
) -> list[Presence]:
    """Who is connected; of tables without clients here, what the other processes say."""
    ids = [listing.table_id for listing in listings]
    others = await registry.services.bus.presence_elsewhere(ids)
    return [
        session.presence()
        if session is not None and session.audience.subscribers
        else other
        for session, other in zip(sessions, others or [NOBODY] * len(ids), strict=True)
    ]


def _entry(
    listing: Listing, session: Session | None, presence: Presence, guest: str | None
) -> Listed:
    shown = msgspec.json.decode(listing.info, type=Listed)
    match = session.table.match if session is not None else None
    own = {session.table.seat_of(guest)} if session is not None else set()
    actors = match.actors if match is not None and shown.status == "playing" else []
    touched = session.table.touched if session is not None else 0
    return msgspec.structs.replace(
        shown,
        seats=[
            msgspec.structs.replace(seat, you=number in own)
            for number, seat in enumerate(shown.seats)
        ],
        host=listing.host == guest,
        actors=actors,
        your_turn=not own.isdisjoint(actors),
        here=presence.here,
        watching=presence.watching,
        touched=max(listing.touched, touched),
    )
