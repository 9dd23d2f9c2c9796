"""Words for people: Fluent files, a folder for each language, shared by all clients."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from malavita.engine.event import Event, Seat, Seats


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(__package__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
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
    called = ["you" if seat == you else name for seat, name in enumerate(names)]
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        values |= _spell(field.name, field.type, value, called)
        if field.name in ("seat", "winners"):
            values["by"] = "you" if value in (you, [you]) else "other"
    tag = event.__struct_config__.tag
    text = say(f"{game}-{tag}".replace("_", "-"), values)
    return text[:1].upper() + text[1:]


def _spell(field: str, kind: Any, value: Any, called: Sequence[str]) -> dict[str, Any]:
    """A field as a sentence may use it: seats by name, cards as a list."""
    if kind == Seat:
        return {field: called[value]}
    if kind == Seats:
        everyone = [called[seat] for seat in value]
        return {field: _and(everyone), f"{field}-size": len(everyone)}
    if isinstance(value, dict):
        return {field: cards(value), f"{field}-size": sum(value.values())}
    if isinstance(value, bool):
        return {field: "yes" if value else "no"}
    return {field: value} if isinstance(value, int | str) else {}


def cards(counts: dict[str, int]) -> str:
    """Cards as a list: 2 car, ring."""
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items())


def _and(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
