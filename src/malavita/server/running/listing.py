"""Lists of tables for a guest: who has a seat, whose turn it is, who is connected."""

from __future__ import annotations

from collections.abc import Sequence

from malavita.server.bus import NOBODY
from malavita.server.errors import NotCompiled, SetAside
from malavita.server.running.registry import Registry
from malavita.server.running.session import Session
from malavita.server.table.listing import ListedTable, Listing, read_info
from malavita.server.table.state import Table
from malavita.wire.messages import Listed, Pace, Presence, Seat


async def public_tables(registry: Registry, guest: str | None) -> list[Listed]:
    """Public tables; of those that are not in memory here only what is stored.

    Tables with kept seats are loaded: only their logs say for whom.
    """
    sessions = {session.id: session for session in registry.sessions()}
    listings = await registry.services.store.lists.public_tables()
    found = [
        await _session(registry, listing.table_id)
        if listing.table_id not in sessions and _keeps_seats(listing)
        else sessions.get(listing.table_id)
        for listing in listings
    ]
    return await _listed(registry, listings, found, guest)


def _keeps_seats(listing: Listing) -> bool:
    return any(seat.kept for seat in read_info(listing.info).seats)


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
    except (NotCompiled, SetAside):
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
    """The row of a table: what is stored of it, and what happens there now."""
    stored = read_info(listing.info)
    table = session.table if session is not None else None
    own = table.seat_of(guest) if table is not None else None
    match = table.match if table is not None and listing.status == "playing" else None
    actors = match.actors if match is not None else []
    return Listed(
        id=listing.table_id,
        game=listing.game,
        options=stored.options,
        seats=_seats(stored, table, guest),
        status=listing.status,  # type: ignore[arg-type] # lists have only such
        public=listing.public,
        rated=stored.rated,
        hints=stored.hints,
        pace=Pace(stored.pace.decision, stored.pace.reserve),
        commitment=stored.commitment,
        away=stored.away,
        host=listing.host == guest,
        rematch=stored.rematch,
        actors=actors,
        your_turn=own in actors,
        here=presence.here,
        watching=presence.watching,
        touched=max(listing.touched, table.touched if table is not None else 0),
    )


def _seats(stored: ListedTable, table: Table | None, guest: str | None) -> list[Seat]:
    """The seats of a row, with what they are to the guest if the table is loaded."""
    own = table.seat_of(guest) if table is not None else None
    return [
        Seat(
            each.name,
            each.level,
            each.kept,
            bot_plays=each.bot_plays,
            you=number == own,
            kept_for_you=table is not None and table.is_kept_for(guest, number),
        )
        for number, each in enumerate(stored.seats)
    ]
