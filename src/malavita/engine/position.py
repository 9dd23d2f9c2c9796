"""Positions and views: a whole table, and what a seat sees of one, as typed data."""

from typing import Any

import msgspec

FORMAT = 1


class BasePosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The head of every position; there are as many players as seats."""

    format: int
    game: str
    edition: int | None = None  # None: the newest
    options: dict[str, Any] = {}
    seats: list[Any]


class ViewHead(msgspec.Struct, frozen=True, kw_only=True):
    """The head of every view."""

    game: str
    options: dict[str, bool | int | str]
    seat: int  # whose view it is; SPECTATOR for those who only watch
    beat: int
    actors: list[int]  # seats that owe a decision
    scores: list[int]  # by seat, as far as the viewer knows


# Of a view, what is no part of a position.
OF_VIEWS = {"seat", "beat", "actors", "scores"}
