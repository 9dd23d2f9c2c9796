"""The description of the API as an OpenAPI document, made of routes and messages."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec

from malavita import __version__
from malavita.engine import errors as engine_errors
from malavita.engine import records
from malavita.engine.actions import Form
from malavita.engine.errors import TableError
from malavita.engine.game import Game
from malavita.games import GAMES
from malavita.server import errors
from malavita.server.access.identity import COOKIE
from malavita.server.http.request import SAFE_METHODS, Route
from malavita.server.http.routes import TAGS
from malavita.server.socket import closing
from malavita.wire.messages import Problem, Record, Said, Told
from malavita.wire.story import any_kind
from malavita.wire.typescript import action_of, camel, event_of

REFERENCE = "#/components/schemas/{name}"
SOCKET = "/api/tables/{table}/socket"
# How a client proves its guest: POST /api/me gives both the same value.
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}
ABOUT = f"""
The cookie `{COOKIE}` that POST /api/me gives says who you are; a program may send the
same value as `Authorization: Bearer …`. A refusal is a `Problem`. Fields that have their
default value are left out of answers and messages: a client takes the default instead.
Seats, beats and versions are counted from 0. Files named docs/… come with the source of
Malavita.
"""
STORIES = "What can happen in a game; each game has its own events."
ACTIONS = "What can be played in a game, in its named parts."
# What every game has a type of its own for, besides events.
OF_GAMES = {
    "View": "A table as a seat sees it; docs/positions.md has the fields.",
    "Forecast": "What a seat may work out; docs/outlook.md has the fields.",
}
CODES = """
In the text, {…} is one of the values. A `Refused` on the socket has the same codes, and
no status. An unknown path is `not_found` (404), a method that a path does not take is
`method_not_allowed` (405), and a fault of the server is `broken` (500).
"""
# What the fields of records mean; under the empty name, what each type is.
RECORDS = {
    "Record": {
        "": "A whole game: all that is needed to play it again; see docs/records.md.",
        "format": "always 1",
        "game": "as in GET /api/games",
        "edition": "of its rules; a server that does not have it cannot play it again",
        "players": "how many seats it has",
        "options": "by name, all of them",
        "seed": "64 hexadecimal digits; with the moves it is every hidden card",
        "moves": "of each the seat and the action",
        "result": "how it ended",
        "start": "a position, if it did not begin with the deal; see docs/positions.md",
        "seals": "four hexadecimal digits for the head and four for each move",
        "fairness": "where the seed comes from",
    },
    "Result": {
        "": "How a game ended.",
        "scores": "by seat",
        "winners": "seats; several if they share it",
    },
    "Fairness": {
        "": "SHA-256 of the secret and the randoms, one after the other, is the seed.",
        "secret": "32 random bytes of the server, in hexadecimal digits",
        "commitment": "SHA-256 of the secret, shown before the first guest sat down",
        "randoms": "by seat, the bytes that its client has added; a bot adds none",
    },
}
PARTS = {
    "table": "its code, such as PALERMO-NOTO-4827; small letters and spaces will do",
    "viewer": "whose view it is: a seat, or watcher, or open for open cards",
    "game": "its name, as in GET /api/games",
}


class Code(NamedTuple):
    """A refusal as the description lists it."""

    code: str
    status: int
    text: str


def codes() -> list[Code]:
    """All refusals, in the order of their codes."""
    named = {**vars(engine_errors), **vars(errors)}.values()
    kinds = [each for each in named if isinstance(each, type)]
    return sorted(
        Code(kind.code, errors.status_of(kind), kind.text.replace("!r}", "}"))
        for kind in kinds
        if issubclass(kind, TableError) and kind is not TableError
    )


def describe(routes: list[Route]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    kinds = [_answer(route) for route in routes]
    kinds += [route.body for route in routes if route.body is not None]
    kinds += [Problem, Said, Told]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    found = dict(zip(map(str, kinds), schemas, strict=True))
    _explain_records(components)
    components["Problem"]["description"] += _listed_codes()
    components["Said"] = {"description": "What a client sends.", **found[str(Said)]}
    components["Told"] = {"description": "What a client receives.", **found[str(Told)]}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, found)
    info = {"title": "Malavita", "version": __version__, "description": _flat(ABOUT)}
    return {
        "openapi": "3.1.0",
        "info": info,
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": paths,
        "components": {
            "schemas": {**components, **_stories()},
            "securitySchemes": SECURITY,
        },
        "x-socket": _socket(),
    }


def _answer(route: Route) -> Any:
    """The type of an answer; for the server a record is any JSON, here it has fields."""
    return records.Record if route.answer is Record else route.answer


def _explain_records(components: dict[str, Any]) -> None:
    """Add the meaning of records: the engine writes them, and knows no OpenAPI."""
    for name, meanings in RECORDS.items():
        components[name]["description"] = meanings[""]
        for field, schema in components[name]["properties"].items():
            schema["description"] = meanings[field]


def _flat(text: str) -> str:
    return " ".join(text.split())


def _listed_codes() -> str:
    """All codes as a table in CommonMark."""
    rows = [f"| `{each.code}` | {each.status} | {each.text} |" for each in codes()]
    head = ["| code | status | text |", "|---|---|---|"]
    return "\n\n" + _flat(CODES) + "\n\n" + "\n".join([*head, *rows])


def _socket() -> dict[str, Any]:
    """The description of the socket, an extension of OpenAPI."""
    return {
        "path": SOCKET,
        "parameters": _parameters(SOCKET),
        "says": {"$ref": REFERENCE.format(name="Said")},
        "hears": {"$ref": REFERENCE.format(name="Told")},
        "closes": {str(code): reason for code, reason in closing.MEANINGS.items()},
    }


def _stories() -> dict[str, Any]:
    """The schemas of all events, views and forecasts of all games."""
    names = [event_of(game) for game in GAMES.values()]
    any_event = [{"$ref": REFERENCE.format(name=name)} for name in names]
    schemas: dict[str, Any] = {"StoryEvent": {"description": STORIES, "anyOf": any_event}}
    for kind, text in OF_GAMES.items():
        names = [REFERENCE.format(name=camel(game) + kind) for game in GAMES]
        any_game = [{"$ref": name} for name in names]
        schemas[kind] = {"description": text, "anyOf": any_game}
    for game in GAMES.values():
        schemas |= _of_game(game)
    return schemas | _actions()


def _actions() -> dict[str, Any]:
    """The schemas of the parts of all actions of all games."""
    of_games = {
        action_of(game): {"anyOf": list(map(_action, game.actions.forms))}
        for game in GAMES.values()
    }
    any_action = [{"$ref": REFERENCE.format(name=name)} for name in of_games]
    return {"Action": {"description": ACTIONS, "anyOf": any_action}, **of_games}


def _action(form: Form) -> dict[str, Any]:
    parts = {name: {"enum": list(kind.words)} for name, kind in form.kinds.items()}
    return {
        "type": "object",
        "title": form.pattern,
        "properties": {"verb": {"enum": [form.verb]}, **parts},
        "required": ["verb", *parts],
    }


def _of_game(game: Game) -> dict[str, Any]:
    """The schemas of a game's own types, under names that no other game has."""
    prefix = camel(game.name)
    reference = REFERENCE.format(name=prefix + "{name}")
    own = [any_kind(game.story), game.position.View, game.outlook.Forecast]
    (event, *_), kinds = msgspec.json.schema_components(own, ref_template=reference)
    named = {prefix + name: schema for name, schema in kinds.items()}
    return {event_of(game): event} | {
        name: {**schema, "title": name} for name, schema in named.items()
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.summary,
        "description": route.more,
        "tags": [route.tag],
        "operationId": route.handler.__name__,
        "parameters": [*_parameters(route.path), *_query(route.query)],
        "responses": {
            str(HTTPStatus.OK.value): _content(
                HTTPStatus.OK.phrase, schemas[str(_answer(route))]
            ),
            **_error_responses(route, schemas[str(Problem)]),
        },
    }
    if errors.UnknownGuest in route.errors:
        operation["security"] = [{name: []} for name in SECURITY]
    if route.body is not None:
        content = {"application/json": {"schema": schemas[str(route.body)]}}
        needed = any(field.required for field in msgspec.structs.fields(route.body))
        operation["requestBody"] = {"required": needed, "content": content}
    return operation


def errors_of(route: Route) -> list[type[TableError]]:
    """All errors of a request, its own first."""
    found = list(route.errors)
    if "{table}" in route.path:
        found += [errors.UnknownTable, errors.SetAside, errors.NotCompiled]
    if route.body is not None or route.query is not None:
        found.append(errors.BadMessage)
    if route.method not in SAFE_METHODS:
        found.append(errors.ForeignOrigin)
    return [*found, errors.TooFast, errors.Unavailable]


def _error_responses(route: Route, problem: Any) -> dict[str, Any]:
    """The errors of a request by their status."""
    found: dict[int, list[str]] = {}
    for kind in errors_of(route):
        found.setdefault(errors.status_of(kind), []).append(kind.code)
    return {
        f"{status:d}": _content(_spell(status, codes), problem) | {"x-codes": codes}
        for status, codes in sorted(found.items())
    }


def _spell(status: int, codes: list[str]) -> str:
    return f"{HTTPStatus(status).phrase}: {', '.join(f'`{code}`' for code in codes)}"


def _content(description: str, schema: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"description": description, "content": content}


def _parameters(path: str) -> list[dict[str, Any]]:
    text = {"schema": {"type": "string"}}
    return [
        {"name": name, "in": "path", "required": True, "description": PARTS[name], **text}
        for name in re.findall("{(.+?)}", path)
    ]


def _query(kind: type[msgspec.Struct] | None) -> list[dict[str, Any]]:
    """The parameters of a query."""
    if kind is None:
        return []
    (_,), components = msgspec.json.schema_components([kind])
    return [
        {
            "name": name,
            "in": "query",
            "description": schema.pop("description"),
            "schema": schema,
        }
        for name, schema in components[kind.__name__]["properties"].items()
    ]
