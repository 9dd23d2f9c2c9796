"""TypeScript types of all messages, events, views and forecasts, for the browser.

Run with `python -m malavita.wire.typescript > web/src/lib/wire.ts`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import inspect

from malavita.engine.actions import Form, Kind
from malavita.engine.event import Event
from malavita.engine.game import Game
from malavita.games import GAMES
from malavita.wire import messages
from malavita.wire.story import kinds


def generate() -> str:
    """The whole file."""
    parts = ["// Made by malavita.wire.typescript; do not edit.", ""]
    parts += [_exported(kind, kind.__name__) for kind in structs()]
    for game in GAMES.values():
        own = {**events(game), **sights(game)}
        parts += [_exported(kind, name, camel(game.name)) for name, kind in own.items()]
        parts.append(_union(event_of(game), events(game)) + "\n")
        parts.append(_actions(game))
    parts.append(_games())
    parts.append(_union("StoryEvent", map(event_of, GAMES.values())))
    for name in ("View", "Forecast"):
        parts.append(_union(name, (camel(game) + name for game in GAMES)))
    parts.append(_union("Action", map(action_of, GAMES.values())))
    for name, union in (("Said", messages.Said), ("Told", messages.Told)):
        parts.append(_union(name, (kind.__name__ for kind in union.__args__)))
    parts.append(_PATTERN + _patterns())
    return "\n".join(parts)


_PATTERN = """
export interface Pattern {
  /** such as "bid {cheque}" */
  pattern: string;
  /** the names of the parts that are numbers */
  numbers: string[];
}

/** How the actions of every game are written. */
"""


def structs() -> list[type[msgspec.Struct]]:
    """All messages, bodies and their parts."""
    return [kind for kind in vars(messages).values() if _is_message(kind)]


def _is_message(kind: Any) -> bool:
    bases = (messages.Struct, messages.Message)
    return isinstance(kind, type) and issubclass(kind, bases[0]) and kind not in bases


def events(game: Game) -> dict[str, type[Event]]:
    """All kinds of events of a game, by names that no other game has."""
    return {camel(game.name) + kind.__name__: kind for kind in kinds(game.story)}


def _actions(game: Game) -> str:
    """The type of an action's parts: one member for each form."""
    forms = [_action(form) for form in game.actions.forms]
    return "\n  | ".join([f"export type {action_of(game)} =", *forms]) + ";\n"


def _action(form: Form) -> str:
    kinds = {"verb": Kind("verb", (form.verb,)), **form.kinds}
    return f"{{ {'; '.join(f'{name}: {_words(kind)}' for name, kind in kinds.items())} }}"


def _words(kind: Kind) -> str:
    """The type of one part."""
    if _is_number(kind):
        return "number"
    return " | ".join(f'"{word}"' for word in kind.words)


def _is_number(kind: Kind) -> bool:
    return all(isinstance(word, int) for word in kind.words)


def _patterns() -> str:
    """How the actions of every game are written."""
    lines = ["export const PATTERNS: Record<string, Pattern[]> = {"]
    for game in GAMES.values():
        lines.append(f"  {game.name}: [")
        lines += [f"    {_pattern(form)}," for form in game.actions.forms]
        lines.append("  ],")
    return "\n".join([*lines, "};", ""])


def _pattern(form: Form) -> str:
    numbers = [name for name, kind in form.kinds.items() if _is_number(kind)]
    return f'{{ pattern: "{form.pattern}", numbers: {json.dumps(numbers)} }}'


def sights(game: Game) -> dict[str, type[msgspec.Struct]]:
    """A game's View and Forecast and the structs in them, by names of their own."""
    found: dict[str, type[msgspec.Struct]] = {}
    for kind in inspect.multi_type_info([game.position.View, game.outlook.Forecast]):
        _collect(kind, found)
    return {camel(game.name) + name: kind for name, kind in found.items()}


def _collect(kind: inspect.Type, found: dict[str, type[msgspec.Struct]]) -> None:
    """Add all structs that a type is made of."""
    match kind:
        case inspect.StructType():
            found[kind.cls.__name__] = kind.cls
            for field in kind.fields:
                _collect(field.type, found)
        case inspect.UnionType():
            for each in kind.types:
                _collect(each, found)
        case inspect.ListType():
            _collect(kind.item_type, found)
        case inspect.DictType():
            _collect(kind.value_type, found)


def _games() -> str:
    """What the types of each game are called."""
    lines = ["/** The types of each game. */", "export interface Games {"]
    for game in GAMES.values():
        name = camel(game.name)
        types = f"view: {name}View; forecast: {name}Forecast; event: {event_of(game)}; "
        types += f"action: {action_of(game)}"
        lines.append(f"  {game.name}: {{ {types} }};")
    return "\n".join([*lines, "}", ""])


def event_of(game: Game) -> str:
    """What any event of a game is called."""
    return f"{camel(game.name)}Event"


def action_of(game: Game) -> str:
    """What the parts of any action of a game are called."""
    return f"{camel(game.name)}Action"


def camel(name: str) -> str:
    """The name of a game as the names of types begin."""
    return "".join(part.capitalize() for part in name.split("_"))


def _exported(kind: type[msgspec.Struct], name: str, prefix: str = "") -> str:
    said = _comment(cleandoc(kind.__doc__ or ""))
    return "\n".join([*said, f"export {interface(kind, name, prefix)}"])


def interface(kind: type[msgspec.Struct], name: str, prefix: str = "") -> str:
    """One struct; a field that is left out when it is the default may be missing.

    The structs in it have names that begin with the prefix.
    """
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    omits = kind.__struct_config__.omit_defaults
    lines = [f"interface {name} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = "?" if omits and not field.required else ""
        lines += [
            f"  {line}" for line in _comment(_schema(field.type).get("description"))
        ]
        lines.append(f"  {field.encode_name}{optional}: {spell(field.type, prefix)};")
    return "\n".join([*lines, "}", ""])


def _comment(text: str | None) -> list[str]:
    return [f"/** {text} */"] if text else []


def _schema(kind: inspect.Type) -> dict[str, Any]:
    """What is said of a type besides what it is."""
    told = kind.extra_json_schema if isinstance(kind, inspect.Metadata) else None
    return told or {}


def _union(name: str, names: Iterable[str]) -> str:
    return f"export type {name} = {' | '.join(names)};"


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def spell(kind: inspect.Type, prefix: str = "") -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType():
            return prefix + kind.cls.__name__
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(spell(each, prefix) for each in kind.types)
        case inspect.ListType() | inspect.VarTupleType():
            return f"{_bracketed(kind.item_type, prefix)}[]"
        case inspect.TupleType():
            return f"[{', '.join(spell(each, prefix) for each in kind.item_types)}]"
        case inspect.DictType():
            return _record(spell(kind.key_type), spell(kind.value_type, prefix))
        case inspect.Metadata():
            name = _schema(kind).get("$ref", "").rpartition("/")[2]
            return name or spell(kind.type, prefix)
        case _:
            return _PLAIN[type(kind)]


def _record(key: str, value: str) -> str:
    """A dict; of keys that have names not all need be there."""
    record = f"Record<{key}, {value}>"
    return record if key == "string" else f"Partial<{record}>"


def _bracketed(kind: inspect.Type, prefix: str) -> str:
    text = spell(kind, prefix)
    return f"({text})" if " | " in text else text


if __name__ == "__main__":
    sys.stdout.write(generate())
