"""TypeScript types of all messages and events, for the browser.

Run with `python -m malavita.wire.typescript > web/src/lib/wire.ts`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from malavita.games import GAMES
from malavita.wire import messages
from malavita.wire.story import kinds

STORY = "story: unknown[]"  # of a Change; here all events are known


def generate() -> str:
    """The whole file."""
    parts = ["// Made by malavita.wire.typescript; do not edit.", ""]
    parts += ["export " + interface(kind, kind.__name__) for kind in structs()]
    for game in GAMES.values():
        parts += _events(game.name, game.story)
    names = [_camel(game) + "Event" for game in GAMES]
    parts.append(f"export type StoryEvent = {' | '.join(names)};")
    parts.append(_union("Said", messages.Said))
    parts.append(_union("Told", messages.Told))
    return "\n".join(parts).replace(STORY, "story: StoryEvent[]") + "\n"


def structs() -> list[type[msgspec.Struct]]:
    """All messages, bodies and their parts."""
    return [kind for kind in vars(messages).values() if _is_message(kind)]


def _is_message(kind: Any) -> bool:
    bases = (messages.Struct, messages.Message)
    return isinstance(kind, type) and issubclass(kind, bases[0]) and kind not in bases


def _events(game: str, story: Any) -> Iterable[str]:
    prefix = _camel(game)
    for kind in kinds(story):
        yield "export " + interface(kind, prefix + kind.__name__)
    names = [prefix + kind.__name__ for kind in kinds(story)]
    yield f"export type {prefix}Event = {' | '.join(names)};\n"


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def interface(kind: type[msgspec.Struct], name: str) -> str:
    """One struct; what is left out of a message when it is the default may be missing."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [f"interface {name} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {spell(field.type)};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(k.__name__ for k in union.__args__)};"


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def spell(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(spell(each) for each in kind.types)
        case inspect.ListType():
            return f"{_bracketed(kind.item_type)}[]"
        case inspect.VarTupleType():
            return f"{_bracketed(kind.item_type)}[]"
        case inspect.TupleType():
            return f"[{', '.join(spell(each) for each in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{spell(kind.key_type)}, {spell(kind.value_type)}>"
        case inspect.Metadata():
            return spell(kind.type)
        case _:
            return _PLAIN[type(kind)]


def _bracketed(kind: inspect.Type) -> str:
    text = spell(kind)
    return f"({text})" if " | " in text else text


if __name__ == "__main__":
    sys.stdout.write(generate())
