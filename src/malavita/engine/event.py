"""What a story is made of: things that happened, in no human language."""

import re
from typing import Annotated

import msgspec

# In events a field that names a seat says so: a client puts the player's name there.
Seat = Annotated[int, msgspec.Meta(title="seat")]
Seats = list[Seat]


def _tag(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag):
    """Base of all events; CardTurnedUp is {"event": "card_turned_up", ...} in JSON."""
