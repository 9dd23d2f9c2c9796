"""What is kept of a table beside its log: for lists, histories and ratings."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from malavita.server import telling
from malavita.server.table import Table


@dataclass(frozen=True, slots=True)
class Sitting:
    guest: str
    seat: int


@dataclass(frozen=True, slots=True)
class Card:
    """What lists show of a table."""

    table: str
    game: str
    status: str
    public: bool
    host: str
    touched: int
    info: str
    sitters: tuple[Sitting, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; players are guests and levels of bots if it was rated."""

    table: str
    game: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    ended: int
    players: list[str]
    levels: list[str | None]


def card_of(table: Table) -> Card:
    """What lists show of a table."""
    opened = table.opened
    seats = enumerate(table.seats)
    return Card(
        table.id,
        opened.game,
        table.status,
        opened.public,
        table.host,
        table.touched,
        msgspec.json.encode(telling.info(table, None)).decode(),
        tuple(
            Sitting(each.guest, seat) for seat, each in seats if each.guest is not None
        ),
    )


def result_of(table: Table) -> Result:
    """How the game ended."""
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
