"""The description of the API says all that a program has to know."""

from __future__ import annotations

import json
import random
import re
import shlex
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import httpx
import msgspec
import pytest

from malavita.engine.errors import IllegalAction
from malavita.engine.match import Match
from malavita.games import GAMES
from malavita.server.description import page
from malavita.server.description.openapi import Code, codes, describe, errors_of
from malavita.server.errors import NotHost, Stale
from malavita.server.http.routes import ROUTES, TAGS
from malavita.server.socket import closing, connection
from malavita.wire import story
from malavita.wire.messages import Earlier, Said, Told
from malavita.wire.typescript import event_of, events, structs
from tests.docs import save_programs
from tests.server.servers import PATIENCE, ask

DOCUMENT = describe(ROUTES)
SCHEMAS = DOCUMENT["components"]["schemas"]
PAGE = page.page(DOCUMENT)
GUIDES = Path(__file__).parents[3] / "docs"
VOID = {"br", "link", "meta"}


class Reader(HTMLParser):
    """Reads a page, and notices what is not closed, linked or named as it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.heads: list[int] = []
        self.attributes: set[str] = set()
        self.tags: set[str] = set()
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)
        if re.fullmatch(r"h\d", tag):
            self.heads.append(int(tag[1]))
        for name, value in attributes:
            self.attributes.add(name)
            if name == "id":
                self.ids.append(value)
            if name == "href":
                self.links.append(value)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


READ = Reader(PAGE)


def _panel(name):
    """The part of the page that has this id."""
    found = re.search(rf'<article class="panel" id="{name}">.*?</article>', PAGE, re.S)
    return found[0]


def _words(html):
    """What a person reads."""
    return " ".join(unescape(re.sub("<[^>]+>", " ", html)).split())


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
    for each in codes():
        assert (
            f"| `{each.code}` | {each.status} | {each.text} |"
            in (SCHEMAS["Problem"]["description"])
        )
        (row,) = re.findall(rf'<tr id="code-{each.code}">.*?</tr>', PAGE, re.S)
        text = " ".join(each.text.split())
        assert _words(row) == f"{each.code} {each.status} {text}"


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
    ours = {closing.POLICY, closing.TRY_AGAIN, closing.NO_TABLE, closing.SILENT}
    assert ours | {*connection._CLOSE_CODES.values()} <= closing.MEANINGS.keys()
    assert DOCUMENT["x-socket"]["closes"] == {
        str(n): why for n, why in closing.MEANINGS.items()
    }
    guide = (GUIDES / "server.md").read_text("utf-8")
    assert all(f"{code:d}" in guide for code in closing.MEANINGS)


@pytest.mark.parametrize("route", ROUTES, ids=lambda each: each.handler.__name__)
def test_every_request_says_why_it_may_be_refused(route):
    """Under each status stand the codes that have it."""
    operation = DOCUMENT["paths"][route.path][route.method.lower()]
    listed = {each.code: each.status for each in codes()}
    told = {**operation["responses"]}
    del told["200"]
    for status, response in told.items():
        assert {listed[code] for code in response["x-codes"]} == {int(status)}
    named = {code for response in told.values() for code in response["x-codes"]}
    assert named == {kind.code for kind in errors_of(route)}
    assert ("unknown_guest" in named) == ("security" in operation)


def test_every_request_is_among_those_that_are_about_the_same():
    used = [
        tag
        for operations in DOCUMENT["paths"].values()
        for operation in operations.values()
        for tag in operation["tags"]
    ]
    assert len(used) == len(ROUTES)
    assert set(used) == TAGS.keys() == {tag["name"] for tag in DOCUMENT["tags"]}


def test_every_path_takes_the_methods_that_are_described(server):
    for path, operations in DOCUMENT["paths"].items():
        address = path.format(table="ROMA-NOTO-1", viewer="open", game="thieves")
        allowed = ask(server.url + address, "TRACE").headers["allow"].split(", ")
        assert {*allowed} - {"HEAD"} == {method.upper() for method in operations}


def test_it_describes_all_of_a_record():
    """The schema itself is held against a record of the server in test_description."""
    operation = DOCUMENT["paths"]["/api/tables/{table}/record"]["get"]
    answer = operation["responses"]["200"]["content"]["application/json"]["schema"]
    assert answer == {"$ref": "#/components/schemas/Record"}
    match, chooser = Match("thieves", players=3, seed=1), random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    written = match.record()
    described = SCHEMAS["Record"]["properties"]
    assert written.keys() | {"start", "fairness"} == described.keys()
    assert written["result"].keys() == SCHEMAS["Result"]["properties"].keys()
    guide = (GUIDES / "records.md").read_text("utf-8")
    for name in ("Record", "Result", "Fairness"):
        assert SCHEMAS[name]["description"]
        for field, schema in SCHEMAS[name]["properties"].items():
            assert schema["description"]
            assert re.search(rf"[`\"]{field}[`\"]", guide), field
    assert "fairness" in _words(_panel("Record"))


# The page.


def test_the_page_is_whole_and_its_links_lead_somewhere():
    assert len(READ.ids) == len(set(READ.ids))
    inside = {link[1:] for link in READ.links if link.startswith("#")}
    assert inside <= set(READ.ids)
    assert {"Listed", "Pace", "Whole", "Play", "Problem", "StoryEvent"} <= inside
    steps = zip(READ.heads, READ.heads[1:], strict=False)
    assert all(below <= above + 1 for above, below in steps)
    assert READ.heads.count(1) == 1


def test_the_page_needs_no_script_and_fits_a_phone():
    assert not READ.tags & {"script", "style"}
    assert not {name for name in READ.attributes if name.startswith(("on", "style"))}
    assert {"main", "nav", "header"} <= READ.tags
    assert '<html lang="en"' in PAGE
    assert 'name="viewport" content="width=device-width' in PAGE


def test_the_page_shows_every_field_of_every_type():
    kinds = [kind for kind in structs() if kind is not Earlier]  # that is a query
    for kind in kinds:
        section = _panel(kind.__name__)
        for field in msgspec.structs.fields(kind):
            assert f"<dt><code>{field.encode_name}</code>" in section, (kind, field)
    for game in GAMES.values():
        for kind in events(game).values():
            tag = msgspec.inspect.type_info(kind).tag
            fields = [field.encode_name for field in msgspec.structs.fields(kind)]
            row = re.search(
                rf"<dt><code>{tag}</code></dt><dd>(.*?)</dd>",
                _panel(event_of(game)),
            )
            assert re.findall(r"<code>(\w+)</code>", row[1]) == fields


def test_the_page_shows_all_of_every_request():
    for route in ROUTES:
        words = _words(_panel(f"request-{route.handler.__name__}"))
        assert words.startswith(f"{route.method} {route.path} {route.summary}. ")
        for kind in errors_of(route):
            assert re.search(rf"\b{kind.code}\b", words.partition("Refusals")[2])
        assert ("Body" in words) == (route.body is not None)
        assert ("In the query" in words) == (route.query is not None)
        assert ("In the path" in words) == ("{" in route.path)
        assert " Answer " in words
    assert re.search(
        "In the query before string .*Answer", _words(_panel("request-history"))
    )
    assert re.search("Body random string .*Answer", _words(_panel("request-sit")))
    assert '<p class="type"><a href="#Listed">Listed</a>[]</p>' in _panel(
        "request-my_tables"
    )


def test_the_head_of_no_column_is_empty():
    heads = re.findall("<thead>(.*?)</thead>", PAGE, re.S)
    assert heads
    for head in heads:
        assert all(map(_words, re.findall("<th.*?</th>", head, re.S)))


def test_a_word_that_is_also_a_type_is_linked_only_where_the_type_is_meant():
    assert "<p>Change name or language. " in _panel("request-change_me")
    assert '<a href="#Problem"><code>Problem</code></a>' in PAGE
    assert '<a href="#request-games"><code>GET /api/games</code></a>' in PAGE
    assert '<a href="#Standing">Standing</a> | null' in _panel("Change")


def test_texts_cannot_be_taken_for_html():
    schemas = {
        **SCHEMAS,
        "Ping": {**SCHEMAS["Ping"], "description": "Is <b> & `<i>` it?"},
    }
    document = {**DOCUMENT, "components": {"schemas": schemas}}
    assert "<p>Is &lt;b&gt; &amp; <code>&lt;i&gt;</code> it?</p>" in page.page(document)


def test_the_conversation_is_one_that_could_be():
    lines = json.loads((page.HERE / "conversation.json").read_text("utf-8"))
    game = GAMES["thieves"]
    for line in lines:
        if "says" in line:
            msgspec.convert(line["says"], Said)
        else:
            msgspec.convert(line["hears"], Told)
            told = line["hears"].get("story", [])
            assert len(story.read(game, told)) == len(told)
    whole, refused = lines[1]["hears"], lines[-1]["hears"]
    assert whole["table"]["options"].keys() == game.options.keys()
    assert refused["text"] == str(Stale(**refused["values"]))
    shown = re.findall(
        "<pre><code>(.*?)</code></pre>", PAGE.partition('class="talk"')[2], re.S
    )
    assert [json.loads(unescape(each)) for each in shown] == [
        line.get("says") or line["hears"] for line in lines
    ]


def test_the_first_steps_can_be_taken(server):
    steps = re.findall("<code>(curl .*?)</code>", PAGE)
    assert len(steps) == 4
    table = ""
    with httpx.Client(timeout=PATIENCE) as client:
        for step in steps:
            words = shlex.split(unescape(step))
            path = httpx.URL(words[-1]).path.replace("PALERMO-NOTO-4827", table)
            body = words[words.index("-d") + 1] if "-d" in words else None
            answer = client.post(server.url + path, content=body).raise_for_status()
            table = answer.json().get("id", "")
    assert answer.json()["status"] == "playing"


def test_the_bot_of_the_tutorial_plays_to_the_end(server, tmp_path):
    """As it is printed, but for the address."""
    save_programs(GUIDES / "tutorial" / "bot.md", tmp_path)
    file = tmp_path / "visit.py"
    program = file.read_text().replace("http://127.0.0.1:8000", server.url)
    assert server.url in program
    file.write_text(program)
    command = [sys.executable, "-W", "error", file.name]
    played = subprocess.run(
        command, cwd=tmp_path, timeout=PATIENCE, capture_output=True, text=True
    )
    assert (played.returncode, played.stderr) == (0, "")


# As the server shows it.


def test_the_server_shows_both(server):
    assert ask(f"{server.url}/api/docs.json").json()["x-socket"]["says"]
    assert ask(f"{server.url}/api/docs").text == PAGE


def test_the_server_has_all_that_the_page_needs(server):
    sheets = [link for link in READ.links if link.endswith(".css")]
    assert len(sheets) == 2
    style = "".join(ask(server.url + sheet).raise_for_status().text for sheet in sheets)
    fonts = re.findall(r'url\("(\w+\.woff2)"\)', style)
    assert len(fonts) == 2
    for font in fonts:
        answer = ask(f"{server.url}/api/docs/{font}").raise_for_status()
        assert answer.headers["content-type"] == "font/woff2"
        assert answer.content[:4] == b"wOF2"
    answer = ask(server.url + sheets[0])
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    used = set(re.findall(r"var\((--[\w-]+)", style))
    assert used <= set(re.findall(r"(--[\w-]+):", style))
    assert ask(f"{server.url}/api/docs/__init__.py").status_code == 404


@pytest.mark.parametrize("path", ["docs", "docs.json", "docs/docs.css"])
def test_what_has_not_changed_is_not_sent_again(server, path):
    first = ask(f"{server.url}/api/{path}")
    assert first.headers["cache-control"] == "no-cache"
    known = {"If-None-Match": first.headers["etag"]}
    again = ask(f"{server.url}/api/{path}", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    other = {"If-None-Match": '"another"'}
    assert ask(f"{server.url}/api/{path}", headers=other).content == first.content
    assert ask(f"{server.url}/api/games").headers["cache-control"] == "no-store"
