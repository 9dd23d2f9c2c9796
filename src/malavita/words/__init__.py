"""Texts for people: Fluent files, one folder for each language, shared by all clients.

`table.ftl` has the texts of all games, `<game>.ftl` those of one. Ids begin with the name
of the game; in ids, `-` replaces `_` and blanks. The attribute `.label` is a name as a
label, with a capital; other attributes are inflected forms of a single language.

An event becomes the message `<game>-<event>`. Its fields become the values:

| field | values |
|---|---|
| a seat (`_SEAT`) | `$seat`: the name, never inflected, or `table-you`; `$seat-is`: "you", "self" for who is also the `seat` of the event, or "other" |
| `seat` | also `$by`, the same as `$seat-is` |
| seats (`_SEATS`) | `$winners`: the names in a list; `$winners-size` |
| `winners` | also `$by`: "you" if the viewer wins alone, else "other" |
| a table, `{"car": 2}` | `$cards`: a list of its entries, each said by `<game>-cards` with `$card` and `$count` (`_ENTRIES` names others); `$cards-size`: their sum |
| `card` as a table | its only key, or "?" if it is empty |
| a key, `"gold coin"` | `$card`: `gold_coin`; "?" is `unknown`. Of `"blue raid 4"` it is `raid`, with `$card-colour` blue and `$card-value` 4 |
| true, false | "yes", "no" |
| a number | itself |
| anything else | nothing |
| `scores` and `winners` | `$score`, what the first winner has |
| `number` and `limit` | `$left`, how many are still to come |

Lists are joined by commas and at the end by `table-and` ($head, $last). The first letter
of the sentence becomes a capital.

An action becomes the message `<game>-do-<verb>`: its parts are named where the game
declares it and spelled like the fields of an event. `$pile` is "only" and `$note` 0 unless they are given.
"""  # noqa: E501 (a table keeps its lines)

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from malavita.engine.event import Event
from malavita.games import GAMES

LANGUAGES = ("en", "hu", "nl", "fr", "pl", "de")

_SEAT = {"seat", "owner", "to", "on", "champion", "challenger"}
_SEATS = {"winners", "losers", "claimants"}
# The message for an entry of a table, and the names of its key and number there.
_ENTRIES = {"notes": ("notes", "bar", "note")}
_COUNTED = ("cards", "card", "count")
_KEY = re.compile(
    r"(?:(red|yellow|violet|blue|green|pink|white|black) )?(.+?)(?: (\d+))?"
)


class _Viewer(NamedTuple):
    """The game and the viewer for whom a sentence is made."""

    game: str
    names: Sequence[str]  # of all seats
    seat: int  # of the viewer; -1 for a spectator
    language: str


def say(message: str, values: dict[str, Any], language: str = "en") -> str:
    """Format a message with its values."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None  # every message of ours has one
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{message}: {errors}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(__package__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def tell(
    game: str, event: Event, names: Sequence[str], you: int, language: str = "en"
) -> str:
    """An event as a sentence; you is the viewer's seat."""
    message = _id(game, str(event.__struct_config__.tag))
    viewer = _Viewer(game, names, you, language)
    return _sentence(message, msgspec.structs.asdict(event), viewer)


def do(
    game: str, action: str, names: Sequence[str], you: int, language: str = "en"
) -> str:
    """The label of a button for an action of the viewer."""
    actions = GAMES[game].actions
    parts = {"pile": "only", "note": 0, **actions.parts(actions.read(action))}
    message = _id(game, "do", str(parts.pop("verb")))
    return _sentence(message, parts, _Viewer(game, names, you, language))


def score(game: str, category: str, language: str = "en") -> str:
    """The name of a line of the score sheet."""
    return say(_id(game, "score", category), {}, language)


def _id(*parts: str) -> str:
    return re.sub("[_ ]", "-", "-".join(parts))


def _sentence(message: str, fields: dict[str, Any], viewer: _Viewer) -> str:
    values: dict[str, Any] = {}
    for field, value in fields.items():
        values |= _spell(field, value, viewer)
        if field in _SEAT:
            values[f"{field}-is"] = _is(value, fields.get("seat"), viewer)
    values |= _who_acts(fields, viewer) | _sums(fields)
    text = say(message, values, viewer.language)
    return text[:1].upper() + text[1:]


def _spell(field: str, value: Any, viewer: _Viewer) -> dict[str, Any]:
    """The values that a message can use for a field."""
    if field in _SEAT:
        return {field: _name(value, viewer)}
    if field in _SEATS:
        everyone = [_name(seat, viewer) for seat in value]
        return {field: _join(everyone, viewer.language), f"{field}-size": len(value)}
    if field == "card" and isinstance(value, dict):
        value = next(iter(value), "?")
    if isinstance(value, dict):
        entries = [_entry(field, *entry, viewer) for entry in value.items()]
        size = sum(value.values())
        return {field: _join(entries, viewer.language), f"{field}-size": size}
    if isinstance(value, str):
        return _key(field, value)
    if isinstance(value, bool):
        return {field: "yes" if value else "no"}
    return {field: value} if isinstance(value, int) else {}


def _name(seat: int, viewer: _Viewer) -> str:
    if seat == viewer.seat:
        return say("table-you", {}, viewer.language)
    return viewer.names[seat]


def _is(seat: int, actor: int | None, viewer: _Viewer) -> str:
    if seat == viewer.seat:
        return "you"
    return "self" if seat == actor else "other"


def _join(parts: Sequence[str], language: str) -> str:
    """A list in the style of the language: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    values = {"head": ", ".join(parts[:-1]), "last": parts[-1]}
    return say("table-and", values, language)


def _entry(field: str, key: str, number: int, viewer: _Viewer) -> str:
    message, name, count = _ENTRIES.get(field, _COUNTED)
    values = {**_key(name, key), count: number}
    return say(_id(viewer.game, message), values, viewer.language)


def _key(field: str, text: str) -> dict[str, Any]:
    """The parts of a key: colour, thing and value."""
    match = _KEY.fullmatch(text)
    assert match is not None  # no key is empty
    colour, thing, value = match.groups()
    thing = "unknown" if thing == "?" else thing.lower().replace(" ", "_")
    return {
        field: thing,
        f"{field}-colour": colour or "",
        f"{field}-value": int(value or 0),
    }


def _who_acts(fields: dict[str, Any], viewer: _Viewer) -> dict[str, str]:
    doer = fields.get("winners", fields.get("seat"))
    return {"by": "you" if doer in (viewer.seat, [viewer.seat]) else "other"}


def _sums(fields: dict[str, Any]) -> dict[str, int]:
    """Values that a message cannot compute itself."""
    sums = {}
    if "scores" in fields and "winners" in fields:
        sums["score"] = fields["scores"][fields["winners"][0]]
    if "limit" in fields:
        sums["left"] = fields["limit"] - fields["number"]
    return sums
