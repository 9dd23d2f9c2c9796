"""Positions: a table as JSON that a person can read and edit."""

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
