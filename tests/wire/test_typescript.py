"""The browser knows every message, and what its fields mean."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from malavita.games import GAMES
from malavita.wire import messages
from malavita.wire.typescript import events, generate, sights

IN_THE_BROWSER = Path(__file__).parents[2] / "web/src/lib/wire.ts"
# Where the name says it all, or the sentence about the message does.
PLAIN = {
    "author", "code", "id", "language", "name", "pace", "seat", "seconds", "steps",
    "table", "text", "year",
}  # fmt: skip
FIELD = re.compile(
    r"^(?P<meaning>  /\*\* .+ \*/\n)?  (?P<name>\w+)\??: (?!\"\w+\";)", re.M
)


def _interfaces():
    """The fields of every type in the file, by its name."""
    found = re.findall(r"^export interface (\w+) {\n(.*?)^}", generate(), re.M | re.S)
    assert len(found) == len(dict(found))
    return dict(found)


def test_the_browser_has_the_types_of_this_version():
    assert IN_THE_BROWSER.read_text("utf-8") == generate()


def test_every_message_event_view_and_forecast_has_its_type():
    interfaces = _interfaces()
    kinds = {
        name: kind
        for name, kind in vars(messages).items()
        if isinstance(kind, type) and issubclass(kind, messages.Struct)
    }
    del kinds["Struct"], kinds["Message"]
    for game in GAMES.values():
        kinds |= events(game) | sights(game)
    assert interfaces.keys() == kinds.keys() | {"Games", "Pattern"}
    for name, kind in kinds.items():
        fields = [field.encode_name for field in msgspec.structs.fields(kind)]
        tag = kind.__struct_config__.tag_field
        told = re.findall(r"^  (\w+)", interfaces[name], re.M)
        assert told == ([tag] if tag else []) + fields
    assert "  story: StoryEvent[];" in interfaces["Change"]
    assert '  type: "take_back";' in interfaces["TakeBack"]


def test_the_browser_knows_the_types_of_each_game():
    types = "view: ThievesView; forecast: ThievesForecast; event: ThievesEvent; "
    assert f"  thieves: {{ {types}action: ThievesAction }};" in _interfaces()["Games"]
    view = _interfaces()["SicilianosView"]
    assert "  seats: SicilianosSeatView[];" in view
    assert "  dice: SicilianosDice | null;" in view
    assert "  hand: Partial<Record<" in _interfaces()["SicilianosSeatView"]
    assert (
        "  stake: number | null;" in _interfaces()["SicilianosFighter"]
    )  # never missing


def test_every_type_that_is_used_is_defined():
    text = re.sub(r'"[^"]*"|/\*\*.*?\*/|^//.*', "", generate(), flags=re.M)
    defined = re.findall(r"^export (?:interface|type|const) (\w+)", text, re.M)
    used = {each for each in re.findall(r"\w+", text) if each[0].isupper()}
    assert used - {"Partial", "Record"} == set(defined)
    assert len(defined) == len(set(defined))


def test_every_message_says_what_it_is_and_what_its_fields_mean():
    text = generate()
    for name, fields in _interfaces().items():
        if name not in vars(messages):
            continue  # events have no sentences of their own
        assert re.search(rf"^/\*\* .+ \*/\nexport interface {name} ", text, re.M), name
        bare = {each["name"] for each in FIELD.finditer(fields) if not each["meaning"]}
        assert bare <= PLAIN, (name, bare - PLAIN)
