"""The events of a story as they come over a socket, made events again."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from malavita.engine.event import Event
from malavita.engine.game import Game


def kinds(story: Any) -> list[type[Event]]:
    """All kinds of events that the story of a game has."""
    return [
        kind
        for kind in vars(story).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]


def any_kind(story: Any) -> Any:
    """The type of whatever happens in the story of a game."""
    return reduce(or_, kinds(story))


@cache
def _decoder(story: Any) -> msgspec.json.Decoder[list[Event]]:
    event: Any = any_kind(story)
    return msgspec.json.Decoder(list[event])


def read(game: Game, told: list[Any]) -> list[Event]:
    """The events of a Change."""
    return _decoder(game.story).decode(msgspec.json.encode(told))
