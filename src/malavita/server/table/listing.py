"""What is stored about a table beside its log: a row for lists, and its result.

Older and newer processes write rows too. So rows are read tolerantly: a field that is
not known here is ignored, one that is missing has its default. A row is written with all
fields of the first version, which reads strictly.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from malavita.engine.game import OptionValue
from malavita.server.table import entries
from malavita.server.table.state import Sitter, Table


@dataclass(frozen=True, slots=True)
class SeatedGuest:
    guest: str
    seat: int


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat of a table in lists."""

    name: str | None = None
    level: entries.Level | None = None
    kept: str | None = None
    bot_plays: bool = False


class ListedTable(msgspec.Struct, frozen=True):
    """What lists show of a table; `info` of its row, as JSON."""

    id: str = ""
    game: str = ""
    options: dict[str, OptionValue] = {}
    seats: list[ListedSeat] = []
    status: str = ""
    public: bool = False
    rated: bool = False
    hints: bool = False
    pace: entries.Pace = entries.Pace()
    commitment: str = ""
    away: int = 0
    rematch: str | None = None


_decoder = msgspec.json.Decoder(ListedTable)


def read_info(info: str) -> ListedTable:
    """Decode `info` of a row; all defaults if it cannot be read at all."""
    try:
        return _decoder.decode(info)
    except msgspec.DecodeError:
        return ListedTable()


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
    levels: list[entries.Level | None]


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
        msgspec.json.encode(_listed(table)).decode(),
        tuple(
            SeatedGuest(each.guest, seat)
            for seat, each in seats
            if each.guest is not None
        ),
    )


def _listed(table: Table) -> ListedTable:
    opened = table.opened
    return ListedTable(
        id=table.id,
        game=opened.game,
        options=table.options,
        seats=[_seat(table, *each) for each in enumerate(table.seats)],
        status=table.status,
        public=opened.public,
        rated=opened.rated,
        hints=opened.hints,
        pace=opened.pace,
        commitment=table.commitment,
        away=opened.away,
        rematch=table.rematch,
    )


def _seat(table: Table, number: int, sitter: Sitter) -> ListedSeat:
    kept = table.kept_for(number)
    kept_name = kept.name if kept else None
    return ListedSeat(sitter.name, sitter.level, kept_name, sitter.bot_plays)


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
        levels,
    )
