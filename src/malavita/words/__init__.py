"""Words for people: Fluent files, a folder for each language, shared by all clients."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from malavita.engine.event import Event


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(__package__).joinpath(language).iterdir():
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(message: str, values: dict[str, Any], language: str = "en") -> str:
    """One message with its values filled in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None  # every message of ours has one
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{message}: {errors}")
    return str(text)


def tell(game: str, event: Event, names: Sequence[str], you: int) -> str:
    """One event as a sentence; you is the reader's seat."""
    values: dict[str, Any] = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field == "seat":
            values["by"] = "you" if value == you else "other"
            values["name"] = names[value]
        elif field == "winners":
            values["by"] = "you" if value == [you] else "other"
            values["names"] = _and([names[seat] for seat in value])
            values["winners"] = len(value)
        elif isinstance(value, dict):
            values[field] = cards(value)
            values[f"{field}-size"] = sum(value.values())
        elif isinstance(value, bool):
            values[field] = "yes" if value else "no"
        elif isinstance(value, int | str):
            values[field] = value
    tag = event.__struct_config__.tag
    return say(f"{game}-{tag}".replace("_", "-"), values)


def cards(counts: dict[str, int]) -> str:
    """Cards as a list: 2 car, ring."""
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items())


def _and(names: Sequence[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
