"""The description of the API says all that a program has to know."""

from __future__ import annotations

import re

import httpx
import msgspec
import pytest

from malavita.server.lobby import ROUTES
from malavita.server.openapi import describe, page
from malavita.wire.messages import Said, Told
from malavita.wire.typescript import structs

DOCUMENT = describe(ROUTES)


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
    schemas = DOCUMENT["components"]["schemas"]
    referred = {each.rpartition("/")[2] for each in _references(DOCUMENT)}
    assert referred <= schemas.keys()


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
    described = {
        each.rpartition("/")[2] for each in _references(DOCUMENT["x-socket"][way])
    }
    assert described == {kind.__name__ for kind in union.__args__}


def test_the_page_shows_every_field_of_every_type():
    text = page(ROUTES)
    for kind in structs():
        section = text.partition(f'<h3 id="{kind.__name__}">')[2].partition("<h3")[0]
        assert section
        for field in msgspec.structs.fields(kind):
            assert re.search(rf"\b{field.encode_name}\??: ", section), (kind, field)
    targets = set(re.findall("href='#([^']+)'", text))
    assert targets <= {kind.__name__ for kind in structs()}
    assert {"Listed", "NewTable", "Whole", "Play", "Problem"} <= targets


def test_the_server_shows_both(server):
    assert httpx.get(f"{server.url}/api/docs.json").json()["x-socket"]["says"]
    assert '<h3 id="Whole">' in httpx.get(f"{server.url}/api/docs").text
