"""What lists say of a table: who sits there, whose turn it is, who watches."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from malavita.server.errors import NewerTable, NotCompiled
from malavita.server.hall import Hall
from malavita.server.live import Live
from malavita.server.shelf import Card
from malavita.server.telling import Company
from malavita.wire.messages import Listed


async def public_tables(hall: Hall, guest: str | None) -> list[Listed]:
    """Where anybody may sit down or watch; of games elsewhere only what is stored."""
    lives = {live.id: live for live in hall.lives()}
    cards = await hall.house.store.public_tables()
    found = [lives.get(card.table) for card in cards]
    return await _listed(hall, cards, found, guest)


async def tables_of(hall: Hall, guest: str) -> list[Listed]:
    """The tables that go on of a guest, as they are now."""
    cards = await hall.house.store.tables_of(guest)
    lives = [await _live(hall, card.table) for card in cards]
    return await _listed(hall, cards, lives, guest)


async def _live(hall: Hall, table: str) -> Live | None:
    """A table as it is now; None if this server cannot read it now."""
    try:
        live = await hall.live(table)
        await live.read()
    except (NewerTable, NotCompiled):
        return None
    return live


async def _listed(
    hall: Hall, cards: Sequence[Card], lives: Sequence[Live | None], guest: str | None
) -> list[Listed]:
    companies = await _companies(hall, cards, lives)
    return [
        _entry(card, live, company, guest)
        for card, live, company in zip(cards, lives, companies, strict=True)
    ]


async def _companies(
    hall: Hall, cards: Sequence[Card], lives: Sequence[Live | None]
) -> list[Company]:
    """Who is connected; of tables without anybody here the other processes know."""
    others = await hall.house.bus.others([card.table for card in cards])
    return [
        live.company() if live is not None and live.ears else other
        for live, other in zip(lives, others or [Company()] * len(cards), strict=True)
    ]


def _entry(card: Card, live: Live | None, company: Company, guest: str | None) -> Listed:
    shown = msgspec.json.decode(card.info, type=Listed)
    match = live.table.match if live is not None else None
    own = {live.table.seat_of(guest)} if live is not None else set()
    actors = match.actors if match is not None and shown.status == "playing" else []
    return msgspec.structs.replace(
        shown,
        seats=[
            msgspec.structs.replace(seat, you=number in own)
            for number, seat in enumerate(shown.seats)
        ],
        host=card.host == guest,
        actors=actors,
        your_turn=not own.isdisjoint(actors),
        here=company.here,
        watching=company.watching,
        touched=max(card.touched, live.table.touched if live is not None else 0),
    )
