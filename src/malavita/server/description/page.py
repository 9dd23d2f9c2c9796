"""The description of the API as a page for people."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from malavita.games import GAMES
from malavita.server.description.openapi import ABOUT, CODES, OF_GAMES, SOCKET, codes
from malavita.wire.typescript import action_of, event_of

HERE = files("malavita.server.description")
LOOK = files("malavita.arena") / "report"  # the design of all our pages
# The files of the page by name, with their types.
FILES = {
    "docs.css": (HERE / "docs.css", "text/css"),
    "tokens.css": (LOOK / "tokens.css", "text/css"),
    "jost.woff2": (LOOK / "fonts/jost.woff2", "font/woff2"),
    "limelight.woff2": (LOOK / "fonts/limelight.woff2", "font/woff2"),
}
# Marked in prose: code, and names of requests.
MARKED = re.compile(r"`(.+?)`|((?:GET|PATCH|POST) /api[\w/{}]*)")

REQUEST = Template("""
<article class="panel" id="$id">
<h4><span class="method $method">$method</span> <code>$path</code></h4>
<p>$text</p>
$parts
</article>""")
PART = Template("<h5>$name</h5>$content")
ANSWER = Template('<p class="type">$type</p>')
REFUSALS = Template('<ul class="refusals">$rows</ul>')
REFUSED = Template("<li><b>$status</b> $codes</li>")
FIELDS = Template('<dl class="fields">$rows</dl>')
FIELD = Template("""
<div><dt><code>$name</code> <span class="type">$type</span></dt><dd>$text</dd></div>""")
TYPE = Template("""
<article class="panel" id="$name">
<$head><code>$name</code></$head>
<p>$text</p>
$fields
</article>""")
GAME = Template("""
<article class="panel" id="$name"><h3>$title</h3>
<dl class="fields events">$rows</dl></article>""")
EVENT = Template("<div><dt><code>$name</code></dt><dd>$fields</dd></div>")
TYPED = Template('<code>$name</code> <span class="type">$type</span>')
GROUP = Template("""
<section aria-labelledby="$id"><h3 id="$id">$title</h3><p class="lead">$text</p>
$requests</section>""")
LINE = Template("""
<li class="$who"><p><b>$speaker:</b> $note</p><pre><code>$message</code></pre></li>""")
CODE = Template("""
<tr id="code-$code"><th scope="row"><code>$code</code></th><td>$status</td>
<td>$text</td></tr>""")
CLOSE = Template('<tr><th scope="row"><code>$code</code></th><td>$text</td></tr>')
LINK = Template('<a href="#$id">$name</a>')
CODED = Template("<code>$text</code>")
ENTRY = Template("<li>$link</li>")
ENTRIES = Template("<ul>$entries</ul>")
DEEP = Template('$link<div class="deep">$entries</div>')

SPEAKERS = {"says": "You say", "hears": "You hear"}
WIDE = 76  # characters of an example's line


class Html(str):
    """Text that is HTML already; all other text is escaped."""

    __slots__ = ()


def fill(template: Template, **values: str | int) -> Html:
    """Fill a template; values that are not HTML are escaped."""
    safe = {
        name: value if isinstance(value, Html) else escape(str(value), quote=False)
        for name, value in values.items()
    }
    return Html(template.substitute(safe))


def join(parts: Iterable[Html], between: str = "") -> Html:
    """Join pieces of HTML."""
    return Html(between.join(parts))


def page(document: dict[str, Any]) -> str:
    """Make the page of an OpenAPI document and its extensions."""
    return Page(document).text()


class Page:
    """The page of a document, with links between its parts."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document
        self._schemas = document["components"]["schemas"]
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
        self._places = {
            f"{method} {path}": f"request-{operation['operationId']}"
            for method, path, operation in self._operations
        }
        self._places |= {name: name for name in self._types()}
        self._places |= {each.code: f"code-{each.code}" for each in codes()}

    def text(self) -> str:
        """The whole page."""
        socket = self._document["x-socket"]
        says, hears = self._named(socket["says"]), self._named(socket["hears"])
        others = [name for name in self._types() if name not in (*says, *hears)]
        return fill(
            Template((HERE / "page.html").read_text("utf-8")),
            version=self._document["info"]["version"],
            about=self._prose(ABOUT),
            groups=self._grouped(),
            requests=join(self._group(tag, text) for tag, text in self._tags().items()),
            socket=SOCKET,
            conversation=join(map(self._line, _conversation())),
            listed_says=self._listed(says),
            listed_hears=self._listed(hears),
            says=join(self._type(name, "h4") for name in says),
            hears=join(self._type(name, "h4") for name in hears),
            closes=join(
                fill(CLOSE, code=code, text=self._prose(reason))
                for code, reason in socket["closes"].items()
            ),
            about_codes=self._prose(CODES),
            codes=join(fill(CODE, **each._asdict()) for each in codes()),
            listed_types=self._listed(others),
            types=join(self._type(name, "h3") for name in others),
            stories=self._prose(self._schemas["StoryEvent"]["description"]),
            listed_games=self._entries(
                (event_of(game), game.title) for game in GAMES.values()
            ),
            events=join(
                self._events(event_of(game), game.title) for game in GAMES.values()
            ),
            about_actions=self._prose(self._schemas["Action"]["description"]),
            listed_actions=self._entries(
                (action_of(game), game.title) for game in GAMES.values()
            ),
            actions=join(
                self._actions(action_of(game), game.title) for game in GAMES.values()
            ),
        )

    def _tags(self) -> dict[str, str]:
        return {tag["name"]: tag["description"] for tag in self._document["tags"]}

    def _named(self, schema: dict[str, Any]) -> list[str]:
        """The names of the types in a union."""
        union = self._schemas[_name(schema)]
        return [_name(each) for each in union["anyOf"]]

    def _types(self) -> list[str]:
        """The types that have fields and are not events, and those of each game."""
        events = {name for game in GAMES.values() for name in self._kinds(event_of(game))}
        return [
            name
            for name, schema in self._schemas.items()
            if ("properties" in schema and name not in events) or name in OF_GAMES
        ]

    def _kinds(self, event: str) -> list[str]:
        return [_name(each) for each in self._schemas[event]["anyOf"]]

    # Lists of links.

    def _entries(self, places: Iterable[tuple[str, str | Html]]) -> Html:
        return _list(fill(LINK, id=place, name=name) for place, name in places)

    def _listed(self, names: Iterable[str]) -> Html:
        return self._entries((name, fill(CODED, text=name)) for name in names)

    def _grouped(self) -> Html:
        """Links to all requests, by group."""
        return _list(
            fill(
                DEEP,
                link=fill(LINK, id=_anchor(tag), name=tag),
                entries=self._entries(
                    (self._places[f"{method} {path}"], _short(method, path))
                    for method, path, operation in self._operations
                    if operation["tags"] == [tag]
                ),
            )
            for tag in self._tags()
        )

    # Requests.

    def _group(self, tag: str, text: str) -> Html:
        requests = [
            self._request(method, path, operation)
            for method, path, operation in self._operations
            if operation["tags"] == [tag]
        ]
        return fill(
            GROUP,
            id=_anchor(tag),
            title=tag,
            text=self._prose(text),
            requests=join(requests),
        )

    def _request(self, method: str, path: str, operation: dict[str, Any]) -> Html:
        return fill(
            REQUEST,
            id=self._places[f"{method} {path}"],
            method=method,
            path=path,
            text=self._prose(f"{operation['summary']}. {operation['description']}"),
            parts=join(
                fill(PART, name=name, content=content)
                for name, content in self._parts(operation)
            ),
        )

    def _parts(self, operation: dict[str, Any]) -> Iterable[tuple[str, Html]]:
        """Parameters, body, answer and refusals."""
        for place, name in (("path", "In the path"), ("query", "In the query")):
            found = [each for each in operation["parameters"] if each["in"] == place]
            if found:
                rows = [
                    self._field(each["name"], each["schema"], each["description"])
                    for each in found
                ]
                yield name, fill(FIELDS, rows=join(rows))
        if "requestBody" in operation:
            kind = _name(_schema(operation["requestBody"]))
            yield "Body", self._fields(self._schemas[kind])
        responses = dict(operation["responses"])
        yield "Answer", fill(ANSWER, type=self._spell(_schema(responses.pop("200"))))
        yield "Refusals", self._refusals(responses)

    def _refusals(self, responses: dict[str, Any]) -> Html:
        rows = [
            fill(
                REFUSED, status=status, codes=join(map(self._code, each["x-codes"]), " ")
            )
            for status, each in responses.items()
        ]
        return fill(REFUSALS, rows=join(rows))

    # The socket.

    def _line(self, line: dict[str, Any]) -> Html:
        who = "says" if "says" in line else "hears"
        note, message = self._prose(line["note"]), _json(line[who])
        return fill(LINE, who=who, speaker=SPEAKERS[who], note=note, message=message)

    # Types.

    def _type(self, name: str, head: str) -> Html:
        schema = self._schemas[name]
        text = self._prose(schema["description"].partition("\n")[0])
        is_union = "anyOf" in schema
        fields = self._spell(schema) if is_union else self._fields(schema)
        return fill(TYPE, name=name, head=head, text=text, fields=fields)

    def _fields(self, schema: dict[str, Any]) -> Html:
        rows = [
            self._field(name, each, each.get("description", ""))
            for name, each in schema["properties"].items()
        ]
        return fill(FIELDS, rows=join(rows))

    def _field(self, name: str, schema: dict[str, Any], text: str) -> Html:
        facts = [text, *_limits(schema)]
        if "default" in schema:
            facts.append(f"default `{json.dumps(schema['default'])}`")
        told = self._prose("; ".join(filter(None, facts)))
        return fill(FIELD, name=name, type=self._spell(schema), text=told)

    def _events(self, event: str, title: str) -> Html:
        rows = [self._event(self._schemas[name]) for name in self._kinds(event)]
        return fill(GAME, name=event, title=title, rows=join(rows))

    def _event(self, schema: dict[str, Any]) -> Html:
        fields = dict(schema["properties"])
        (name,) = fields.pop("event")["enum"]
        told = [
            fill(TYPED, name=field, type=self._spell(each))
            for field, each in fields.items()
        ]
        return fill(EVENT, name=name, fields=join(told, ", "))

    def _actions(self, name: str, title: str) -> Html:
        rows = [self._action(form) for form in self._schemas[name]["anyOf"]]
        return fill(GAME, name=name, title=title, rows=join(rows))

    def _action(self, form: dict[str, Any]) -> Html:
        told = [
            fill(TYPED, name=part, type=self._spell(each))
            for part, each in form["properties"].items()
        ]
        return fill(EVENT, name=form["title"], fields=join(told, ", "))

    def _spell(self, schema: dict[str, Any]) -> Html:
        """A type, much like in TypeScript."""
        match schema:
            case {"$ref": _}:
                name = _name(schema)
                return fill(LINK, id=name, name=name)
            case {"anyOf": kinds}:
                return join(map(self._spell, kinds), " | ")
            case {"enum": values}:
                return Html(escape(" | ".join(map(json.dumps, values)), quote=False))
            case {"prefixItems": kinds}:
                return Html(f"[{', '.join(map(self._spell, kinds))}]")
            case {"items": kind}:
                item = self._spell(kind)
                return Html(f"({item})[]" if " | " in item else f"{item}[]")
            case {"additionalProperties": dict(kind)}:
                return Html(f"{{string: {self._spell(kind)}}}")
            case _:
                return Html(schema.get("type", "anything"))

    # Prose.

    def _prose(self, text: str) -> Html:
        """Text with its code marked, and linked where it names a part of the page."""
        parts, end = [], 0
        for found in MARKED.finditer(text):
            parts += [_plain(text[end : found.start()]), self._code(found[1] or found[2])]
            end = found.end()
        return join([*parts, _plain(text[end:])])

    def _code(self, name: str) -> Html:
        code = fill(CODED, text=name)
        place = self._places.get(name)
        return code if place is None else fill(LINK, id=place, name=code)


def _list(entries: Iterable[Html]) -> Html:
    return fill(ENTRIES, entries=join(fill(ENTRY, link=entry) for entry in entries))


def _short(method: str, path: str) -> Html:
    """The name of a request for a narrow column."""
    known = path.removeprefix("/api").replace("/tables/{table}/", "…/")
    return fill(CODED, text=f"{method} {known}")


def _plain(text: str) -> Html:
    return Html(escape(text, quote=False))


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _name(schema: dict[str, Any]) -> str:
    name: str = schema["$ref"].rpartition("/")[2]
    return name


def _schema(content: dict[str, Any]) -> dict[str, Any]:
    schema: dict[str, Any] = content["content"]["application/json"]["schema"]
    return schema


def _limits(schema: dict[str, Any]) -> Iterable[str]:
    """The limits of a value."""
    for kind in schema.get("anyOf", [schema]):
        for low, high, unit in (
            ("minimum", "maximum", ""),
            ("minLength", "maxLength", " characters"),
        ):
            if high in kind:
                least = f"{kind[low]} to" if low in kind else "at most"
                yield f"{least} {kind[high]}{unit}"


def _conversation() -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = json.loads(
        (HERE / "conversation.json").read_text("utf-8")
    )
    return lines


def _json(value: Any, indent: int = 0) -> str:
    """JSON in lines that are not too long."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDE:
        return flat
    space = "\n" + " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(k)}: {_json(v, indent + 2)}" for k, v in value.items()]
        return f"{{{space}{f',{space}'.join(parts)}{space[:-2]}}}"
    parts = [_json(each, indent + 2) for each in value]
    return f"[{space}{f',{space}'.join(parts)}{space[:-2]}]"
