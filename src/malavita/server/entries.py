"""The log of a table, from the moment it is opened: what happened, and nothing else.

A table is what its entries add up to (see table.py). They are stored as JSON under
(table, number) and never changed, so any process can build any table again and two
processes can never store two different entries number 17.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from malavita.engine.game import OptionValue
from malavita.server.errors import NewerTable
from malavita.wire.messages import Level, Pace


class _Written(msgspec.Struct, frozen=True, tag_field="entry"):
    """Something that happened at a table; at is in milliseconds since 1970."""

    at: int


class Kept(msgspec.Struct, frozen=True):
    """A guest of the game before."""

    guest: str
    name: str


class Opened(_Written, frozen=True):
    """Always the first entry."""

    game: str
    players: int
    options: dict[str, OptionValue]
    public: bool
    rated: bool
    hints: bool
    pace: Pace
    away: int  # seconds
    host: str  # a guest
    secret: str  # 32 bytes of the server, in hexadecimal digits
    kept: list[Kept | None] = []  # by seat: who may sit there after a rematch


class Sat(_Written, frozen=True):
    seat: int
    guest: str
    name: str
    random: str  # what the guest's client adds to the seed


class BotSat(_Written, frozen=True):
    seat: int
    level: Level


class Left(_Written, frozen=True):
    """A seat is free again; None: the host goes, who did not sit."""

    seat: int | None


class Started(_Written, frozen=True):
    """The cards are dealt; everybody's share of the seed is known."""


class Moved(_Written, frozen=True):
    seat: int
    action: str
    by: Literal["guest", "bot"]
    id: str | None = None  # the client's, so that a resend is known


class TakenBack(_Written, frozen=True):
    """The last move of this seat did not happen."""

    seat: int
    id: str | None = None


class BotTookOver(_Written, frozen=True):
    """A bot plays for a guest whose time is up or who is away."""

    seat: int


class GaveBack(_Written, frozen=True):
    """The guest plays himself again."""

    seat: int
    id: str | None = None


class Resumed(_Written, frozen=True):
    """Somebody attends again a game that nobody has attended."""

    gone: int  # since when, in milliseconds since 1970


class Spoken(_Written, frozen=True):
    guest: str
    name: str
    text: str
    id: str | None = None


class Rematched(_Written, frozen=True):
    table: str


class Expired(_Written, frozen=True):
    """Nobody came back."""


Entry = (
    Opened
    | Sat
    | BotSat
    | Left
    | Started
    | Moved
    | TakenBack
    | BotTookOver
    | GaveBack
    | Resumed
    | Spoken
    | Rematched
    | Expired
)
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """An entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> Entry:
    """An entry that was stored."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:  # it is of a kind that is not known here
        raise NewerTable() from None
