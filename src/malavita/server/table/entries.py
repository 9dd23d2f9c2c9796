"""The entries of a table's log: what happened at the table, and nothing else.

A table is what its entries add up to (see state.py). Entries are stored as JSON under
(table, number) and never change, so any process can build any table again, and two
processes can never store two different entries with the same number.

Logs outlive the code. So these structs are used for nothing else, and no limit of a
request applies to them. A field is never taken away, and a new one has the default that
is true of older logs. An older process does not see a new field; what it must not
overlook is a new kind of entry, or a new edition of a game: then it refuses the log.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from malavita.engine.game import OptionValue

Level = Literal["rookie", "soldier", "capo", "don"]  # of all bots there ever were
Mover = Literal["guest", "bot"]


class _Written(msgspec.Struct, frozen=True, tag_field="entry"):
    """The base of all entries; `at` is in milliseconds since 1970."""

    at: int


class Pace(msgspec.Struct, frozen=True):
    """The time that guests have, in seconds; without clocks `decision` is None."""

    decision: int | None = None
    reserve: int = 0


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat of a rematch that is kept for the guest who had it before."""

    guest: str
    name: str


class Opened(_Written, frozen=True):
    """The first entry of every log."""

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
    kept: list[KeptSeat | None] = []  # by seat, after a rematch
    edition: int = 1  # of the rules by which the game is played


class Sat(_Written, frozen=True):
    seat: int
    guest: str
    name: str
    random: str  # what the guest's client adds to the seed


class BotSat(_Written, frozen=True):
    seat: int
    level: Level


class Left(_Written, frozen=True):
    """A seat is free again; None: the host, who had no seat, has left."""

    seat: int | None


class Started(_Written, frozen=True):
    """The cards are dealt; all parts of the seed are known."""


class Moved(_Written, frozen=True):
    seat: int
    action: str
    by: Mover
    id: str | None = None  # of the request, so that a resend is recognised


class TakenBack(_Written, frozen=True):
    """The last move of this seat is undone."""

    seat: int
    id: str | None = None


class BotTookOver(_Written, frozen=True):
    """A bot plays from now on for a guest who is late or absent."""

    seat: int


class GaveBack(_Written, frozen=True):
    """The guest plays again, and the bot does not."""

    seat: int
    id: str | None = None


class Resumed(_Written, frozen=True):
    """A client is connected again to a game that had none."""

    gone: int  # when the last one had left, in milliseconds since 1970


class Spoken(_Written, frozen=True):
    guest: str
    name: str
    text: str
    id: str | None = None


class Rematched(_Written, frozen=True):
    table: str


class Expired(_Written, frozen=True):
    """The table is given up, because nobody came back."""


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
    """Encode an entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> Entry:
    """Decode a stored entry."""
    return _decoder.decode(text)
