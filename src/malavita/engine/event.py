"""Events: what happened in a game, as data in no human language."""

import re
from typing import Annotated

import msgspec

# The type of fields that hold a seat: clients replace the number by the player's name.
Seat = Annotated[int, msgspec.Meta(title="seat")]
Seats = list[Seat]


def _tag(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag):
    """Base of all events; CardTurnedUp is {"event": "card_turned_up", ...} in JSON."""
