"""What lists say of a table: who sits there, whose turn it is, who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from malavita.server.hall import Hall
from malavita.server.live import Live
from malavita.server.store import Card
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
    lives = [await hall.live(card.table) for card in cards]
    for live in lives:
        await live.read()
    return await _listed(hall, cards, lives, guest)


async def _listed(
    hall: Hall, cards: Sequence[Card], lives: Sequence[Live | None], guest: str | None
) -> list[Listed]:
    companies = await asyncio.gather(
        *(
            _company(hall, card.table, live)
            for card, live in zip(cards, lives, strict=True)
        )
    )
    return [
        _entry(card, live, company, guest)
        for card, live, company in zip(cards, lives, companies, strict=True)
    ]


async def _company(hall: Hall, table: str, live: Live | None) -> Company:
    """Who is connected; of a table without anybody here the others know."""
    if live is not None and live.ears:
        return live.company()
    return await hall.house.bus.others(table) or Company()


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
