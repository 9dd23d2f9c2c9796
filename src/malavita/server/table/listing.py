"""What is stored about a table beside its log: a row for lists, and its result."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from malavita.server.table import telling
from malavita.server.table.state import Table


@dataclass(frozen=True, slots=True)
class SeatedGuest:
    guest: str
    seat: int


@dataclass(frozen=True, slots=True)
class Listing:
    """The row of a table in lists of tables."""

    table_id: str
    game: str
    status: str
    public: bool
    host: str
    touched: int
    info: str
    guests: tuple[SeatedGuest, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; `players` are guests and levels of bots if it was rated."""

    table_id: str
    game: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    ended: int
    players: list[str]
    levels: list[str | None]


def listing_of(table: Table) -> Listing:
    """The row of a table in lists of tables."""
    opened = table.opened
    seats = enumerate(table.seats)
    return Listing(
        table.id,
        opened.game,
        table.status,
        opened.public,
        table.host,
        table.touched,
        msgspec.json.encode(telling.info(table, None)).decode(),
        tuple(
            SeatedGuest(each.guest, seat)
            for seat, each in seats
            if each.guest is not None
        ),
    )


def result_of(table: Table) -> Result:
    """The result of a finished game."""
    match = table.playing
    levels = [sitter.level for sitter in table.seats]
    players = [sitter.guest or sitter.level or "" for sitter in table.seats]
    return Result(
        table.id,
        table.game.name,
        table.names(),
        match.scores,
        match.winners,
        table.touched,
        players if table.opened.rated and table.guests() else [],
        list(levels),
    )
