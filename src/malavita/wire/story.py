"""Decoding of events that come over a socket."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from malavita.engine.event import Event
from malavita.engine.game import Game


def kinds(story: Any) -> list[type[Event]]:
    """The event types of a game's story."""
    return [
        kind
        for kind in vars(story).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]


def any_kind(story: Any) -> Any:
    """The union of a game's event types."""
    return reduce(or_, kinds(story))


@cache
def _decoder(story: Any) -> msgspec.json.Decoder[list[Event]]:
    event: Any = any_kind(story)
    return msgspec.json.Decoder(list[event])


def read(game: Game, told: list[Any]) -> list[Event]:
    """Decode the events of a Change."""
    return _decoder(game.story).decode(msgspec.json.encode(told))
