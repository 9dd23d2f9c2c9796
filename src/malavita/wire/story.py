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


@cache
def _decoder(game: str, story: Any) -> msgspec.json.Decoder[list[Event]]:
    any_kind: Any = reduce(or_, kinds(story))
    return msgspec.json.Decoder(list[any_kind])


def read(game: Game, told: list[Any]) -> list[Event]:
    """The events of a Change."""
    return _decoder(game.name, game.story).decode(msgspec.json.encode(told))
