"""The description of the API says all that a program has to know."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from malavita.engine.errors import IllegalAction
from malavita.games import GAMES
from malavita.server import socket
from malavita.server.errors import NotHost, Stale
from malavita.server.lobby import ROUTES
from malavita.server.openapi import CLOSES, Code, codes, describe, page
from malavita.wire.messages import Said, Told
from malavita.wire.typescript import events, structs
from tests.server.conftest import PATIENCE, ask

DOCUMENT = describe(ROUTES)
SCHEMAS = DOCUMENT["components"]["schemas"]
GUIDE = Path(__file__).parents[2] / "docs/server.md"


def _references(part):
    """All that a part of the document refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from _references(each)


def test_whatever_is_referred_to_is_there():
    referred = {each.rpartition("/")[2] for each in _references(DOCUMENT)}
    assert referred <= SCHEMAS.keys()
    assert {"Said", "Told", "StoryEvent", "ThievesGameEnded"} <= referred


def test_it_says_how_to_say_who_one_is():
    schemes = DOCUMENT["components"]["securitySchemes"]
    assert schemes["cookie"]["name"] == "malavita"
    assert schemes["token"]["scheme"] == "bearer"
    paths = DOCUMENT["paths"]
    assert {"cookie": []} in paths["/api/tables"]["post"]["security"]
    assert "security" not in paths["/api/games"]["get"]
    for operations in paths.values():
        for operation in operations.values():
            assert ("security" in operation) == ("401" in operation["responses"])


@pytest.mark.parametrize(("way", "union"), [("says", Said), ("hears", Told)])
def test_it_describes_every_message_of_the_socket(way, union):
    (name,) = _references(DOCUMENT["x-socket"][way])
    messages = SCHEMAS[name.rpartition("/")[2]]
    described = {each.rpartition("/")[2] for each in _references(messages)}
    assert described == {kind.__name__ for kind in union.__args__}


def test_it_says_what_fields_mean():
    fields = SCHEMAS["NewTable"]["properties"]
    assert "hints off" in fields["rated"]["description"]
    assert '{"1": "capo"}' in fields["bots"]["description"]
    assert "seconds" in SCHEMAS["Pace"]["properties"]["decision"]["description"]
    assert "milliseconds" in SCHEMAS["Clock"]["properties"]["decision"]["description"]
    assert "64 hexadecimal" in SCHEMAS["SitDown"]["properties"]["random"]["description"]
    assert "default value are left out" in DOCUMENT["info"]["description"]


def test_it_describes_every_event_of_every_story():
    (story,) = set(_references(SCHEMAS["Past"]))
    games = [
        each.rpartition("/")[2] for each in _references(SCHEMAS[story.split("/")[-1]])
    ]
    assert len(games) == len(GAMES)
    for game, event in zip(GAMES.values(), games, strict=True):
        told = {each.rpartition("/")[2] for each in _references(SCHEMAS[event])}
        assert told == events(game).keys()
    assert SCHEMAS["ThievesPoliceLaid"]["properties"]["cars"] == {"type": "integer"}


def test_it_lists_every_code_of_a_refusal():
    listed = {each.code: each for each in codes()}
    assert listed["not_host"] == Code("not_host", 403, NotHost.text)
    assert listed["stale"].text == Stale.text
    illegal = listed[IllegalAction.code]
    assert (illegal.status, "cannot play {action} now" in illegal.text) == (422, True)
    for place in (SCHEMAS["Problem"]["description"], page(ROUTES)):
        for each in codes():
            assert each.code in place
            assert each.text in place


def test_the_codes_that_are_listed_are_those_of_the_server(server):
    """Also those that are no errors of ours."""
    listed = SCHEMAS["Problem"]["description"]
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/me", 405),
        ("GET", "/api/me", 401),
        ("GET", "/api/ratings/chess", 422),
    ):
        answer = ask(server.url + path, method)
        assert answer.status_code == status
        assert re.search(rf"`{answer.json()['code']}`[^`]*{status}", listed)


def test_it_says_why_a_socket_is_closed():
    ours = {socket.POLICY, socket.TRY_AGAIN, socket.NO_TABLE, socket.SILENT}
    assert ours | {*socket._CLOSE.values()} <= CLOSES.keys()
    assert DOCUMENT["x-socket"]["closes"] == {str(n): why for n, why in CLOSES.items()}
    guide = GUIDE.read_text("utf-8")
    assert all(f"{code:d}" in guide for code in CLOSES)


def test_the_page_shows_every_field_of_every_type():
    text = page(ROUTES)
    for kind in structs():
        section = text.partition(f'<h3 id="{kind.__name__}">')[2].partition("<h3")[0]
        assert section
        for field in msgspec.structs.fields(kind):
            assert re.search(rf"\b{field.encode_name}\??: ", section), (kind, field)
    targets = set(re.findall("href='#([^']+)'", text))
    assert targets <= set(re.findall("""id=["']([^"']+)["']""", text))
    assert {"Listed", "NewTable", "Whole", "Play", "Problem", "StoryEvent"} <= targets
    for game in GAMES.values():
        for name in events(game):
            assert f"interface {name} {{" in text


def _program():
    """The bot at the end of the guide."""
    (program,) = re.findall("```python\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
    return program


def test_the_bot_of_the_guide_plays_to_the_end(server):
    """As it is printed, but for the address."""
    program = _program().replace("http://127.0.0.1:8000", server.url)
    assert server.url in program
    command = [sys.executable, "-W", "error", "-c", program]
    played = subprocess.run(command, timeout=PATIENCE, capture_output=True, text=True)
    assert (played.returncode, played.stderr) == (0, "")


def test_the_server_shows_both(server):
    assert ask(f"{server.url}/api/docs.json").json()["x-socket"]["says"]
    assert '<h3 id="Whole">' in ask(f"{server.url}/api/docs").text
