"""The description of the API, made of the routes and the message types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from http import HTTPStatus
from inspect import cleandoc
from typing import Any, NamedTuple

import msgspec
from websockets.frames import CloseCode

from malavita import __version__
from malavita.engine import errors as engine_errors
from malavita.engine.errors import TableError
from malavita.engine.game import Game
from malavita.games import GAMES
from malavita.server import errors
from malavita.server.desk import SAFE, Route
from malavita.server.identity import COOKIE
from malavita.server.socket import NO_GUEST, NO_TABLE, POLICY, SILENT, TRY_AGAIN
from malavita.wire.messages import Problem, Said, Told
from malavita.wire.story import any_kind
from malavita.wire.typescript import camel, event_of, events, interface, spell, structs

ALWAYS = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
REFERENCE = "#/components/schemas/{name}"
SOCKET = "/api/tables/{table}/socket"
# How somebody says who he is: POST /api/me gives both the same value.
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}
ABOUT = f"""
Who you are says the cookie `{COOKIE}` that POST /api/me gives, or the same value as
`Authorization: Bearer …`. A refusal is a Problem. Fields that have their default value
are left out of answers and messages: whoever misses one takes the default. Seats, beats
and versions are counted from 0. Files named docs/… come with the source of Malavita.
"""
STORIES = "What can happen in a game; which of these depends on the game."
CODES = """
In the text, {…} is one of the values. A Refused on the socket has the same codes, and no
status. What is not there at all is `not_found` (404), a method that a path does not take
`method_not_allowed` (405), and a mistake of the server `broken` (500).
"""
PARTS = {
    "table": "its code, such as PALERMO-NOTO-4827; small letters and spaces will do",
    "viewer": "whose view it is: a seat, or watcher, or open for open cards",
    "game": "its name, as in GET /api/games",
}
CLOSES = {
    POLICY: "you have too many connections, or said too much, or too much was wrong",
    CloseCode.MESSAGE_TOO_BIG: "the message was too long",
    CloseCode.SERVICE_RESTART: "the server goes away; connect again",
    TRY_AGAIN: "the server cannot let you in just now; connect again",
    NO_GUEST: "your token is nobody's; POST /api/me gives another",
    NO_TABLE: "there is no such table",
    SILENT: "you did not say hello",
}


class Code(NamedTuple):
    """A refusal as the description lists it."""

    code: str
    status: int
    text: str


def codes() -> list[Code]:
    """All that may be refused, in the order of the codes."""
    named = {**vars(engine_errors), **vars(errors)}.values()
    kinds = [each for each in named if isinstance(each, type)]
    return sorted(
        Code(kind.code, errors.status_of(kind), kind.text.replace("!r}", "}"))
        for kind in kinds
        if issubclass(kind, TableError) and kind is not TableError
    )


def describe(routes: list[Route]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    kinds = [route.answer for route in routes]
    kinds += [route.body for route in routes if route.body is not None]
    kinds += [Problem, Said, Told]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    found = dict(zip(map(str, kinds), schemas, strict=True))
    components["Problem"]["description"] += _listed_codes()
    components["Said"] = {"description": "What a client says.", **found[str(Said)]}
    components["Told"] = {"description": "What a client hears.", **found[str(Told)]}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, found)
    about = {"title": "Malavita", "version": __version__, "description": _flat(ABOUT)}
    return {
        "openapi": "3.1.0",
        "info": about,
        "paths": paths,
        "components": {
            "schemas": {**components, **_stories()},
            "securitySchemes": SECURITY,
        },
        "x-socket": _socket(),
    }


def _flat(text: str) -> str:
    return " ".join(text.split())


def _listed_codes() -> str:
    """The codes as a table of CommonMark."""
    rows = [f"| `{each.code}` | {each.status} | {each.text} |" for each in codes()]
    head = ["| code | status | text |", "|---|---|---|"]
    return "\n\n" + _flat(CODES) + "\n\n" + "\n".join([*head, *rows])


def _socket() -> dict[str, Any]:
    """What is said at a table; OpenAPI has no words for it."""
    return {
        "path": SOCKET,
        "parameters": _parameters(SOCKET),
        "says": {"$ref": REFERENCE.format(name="Said")},
        "hears": {"$ref": REFERENCE.format(name="Told")},
        "closes": {str(code): reason for code, reason in CLOSES.items()},
    }


def _stories() -> dict[str, Any]:
    """The schemas of all events of all games."""
    names = [event_of(game) for game in GAMES.values()]
    any_event = [{"$ref": REFERENCE.format(name=name)} for name in names]
    schemas: dict[str, Any] = {"StoryEvent": {"description": STORIES, "anyOf": any_event}}
    for game in GAMES.values():
        schemas |= _events(game)
    return schemas


def _events(game: Game) -> dict[str, Any]:
    """The schemas of a game's events, under names that no other game has."""
    prefix = camel(game.name)
    reference = REFERENCE.format(name=prefix + "{name}")
    (event,), kinds = msgspec.json.schema_components(
        [any_kind(game.story)], ref_template=reference
    )
    named = {prefix + name: schema for name, schema in kinds.items()}
    return {event_of(game): event} | {
        name: {**schema, "title": name} for name, schema in named.items()
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": [*_parameters(route.path), *_query(route.query)],
        "responses": {
            str(HTTPStatus.OK.value): _content(HTTPStatus.OK, schemas[str(route.answer)]),
            **{
                str(status.value): _content(status, schemas[str(Problem)])
                for status in sorted(_refusals(route))
            },
        },
    }
    if HTTPStatus.UNAUTHORIZED in route.refusals:
        operation["security"] = [{name: []} for name in SECURITY]
    if route.body is not None:
        content = {"application/json": {"schema": schemas[str(route.body)]}}
        needed = any(field.required for field in msgspec.structs.fields(route.body))
        operation["requestBody"] = {"required": needed, "content": content}
    return operation


def _refusals(route: Route) -> set[HTTPStatus]:
    refusals = {*route.refusals, *ALWAYS}
    if route.method not in SAFE:
        refusals.add(HTTPStatus.FORBIDDEN)  # to pages of other sites
    if route.body is not None or route.query is not None:
        refusals.add(HTTPStatus.BAD_REQUEST)
    return refusals


def _content(status: HTTPStatus, schema: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"description": status.phrase, "content": content}


def _parameters(path: str) -> list[dict[str, Any]]:
    text = {"schema": {"type": "string"}}
    return [
        {"name": name, "in": "path", "required": True, "description": PARTS[name], **text}
        for name in re.findall("{(.+?)}", path)
    ]


def _query(kind: type[msgspec.Struct] | None) -> list[dict[str, Any]]:
    """What may follow a path after a question mark."""
    if kind is None:
        return []
    (_,), components = msgspec.json.schema_components([kind])
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in components[kind.__name__]["properties"].items()
    ]


def page(routes: list[Route]) -> str:
    """The same for people."""
    asked = [
        (
            route.method,
            f"`{route.path}`",
            route.summary,
            _name(route.body or route.query),
            _name(route.answer),
        )
        for route in routes
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        "<title>Malavita: the API</title><h1>Malavita: the API</h1>"
        "<p>As an OpenAPI document: <a href='/api/docs.json'>/api/docs.json</a>. "
        f"{_html(ABOUT)}</p>{_table(['method', 'path', '', 'body', 'answer'], asked)}"
        f"<h2>The socket</h2><p>Play goes over <code>{SOCKET}</code>, in JSON. "
        f"You say {_html(_name(Said))}; you hear {_html(_name(Told))}. It is closed with "
        f"one of these codes:</p>{_table(['code', 'because'], CLOSES.items())}"
        f"<h2>Refusals</h2><p>{_html(CODES)}</p>{_table(Code._fields, codes())}"
        "<h2>All messages, as TypeScript</h2>"
        + "".join(map(_section, structs()))
        + f"<h2 id='StoryEvent'>Events</h2><p>{STORIES}</p>"
        + "".join(map(_story, GAMES.values()))
    )


def _table(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    names = "".join(f"<th>{name}</th>" for name in head)
    cells = ["".join(f"<td>{_html(str(cell))}</td>" for cell in row) for row in rows]
    lines = "".join(f"<tr>{line}</tr>" for line in [names, *cells])
    return f"<table>{lines}</table>"


def _section(kind: type[msgspec.Struct]) -> str:
    name = kind.__name__
    fields = _html(interface(kind, name).split("\n", 1)[1])
    return (
        f'<h3 id="{name}">{name}</h3><p>{_html(cleandoc(kind.__doc__ or ""))}</p>'
        f"<pre>interface {name} {{\n{fields}</pre>"
    )


def _story(game: Game) -> str:
    kinds = "\n".join(interface(kind, name) for name, kind in events(game).items())
    return f"<h3>{game.title}</h3><pre>{escape(kinds, quote=False)}</pre>"


def _name(kind: Any) -> str:
    return "" if kind is None else spell(msgspec.inspect.type_info(kind))


def _html(text: str) -> str:
    """Text with its code marked, and with a link to each type that is on the page."""
    names = "|".join(["StoryEvent", *(kind.__name__ for kind in structs())])
    linked = re.sub(rf"\b({names})\b", r"<a href='#\1'>\1</a>", escape(text, quote=False))
    return re.sub("`(.+?)`", r"<code>\1</code>", linked)
