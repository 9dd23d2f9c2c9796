"""What a story is made of: things that happened, in no human language."""

import re

import msgspec


def _tag(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag):
    """Base of all events; CardTurnedUp is {"event": "card_turned_up", ...} in JSON."""
