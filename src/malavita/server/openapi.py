"""The description of the API, made of the routes and the message types."""

from __future__ import annotations

import re
from html import escape
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

import msgspec

from malavita import __version__
from malavita.server.desk import Route
from malavita.server.identity import COOKIE
from malavita.wire.messages import Problem, Said, Told
from malavita.wire.typescript import interface, spell, structs

ALWAYS = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
WITH_BODY = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)
REFERENCE = "#/components/schemas/{name}"
SOCKET = "/api/tables/{table}/socket"
# How somebody says who he is: POST /api/me gives both the same value.
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}


def describe(routes: list[Route]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    kinds = [route.answer for route in routes]
    kinds += [route.body for route in routes if route.body is not None]
    kinds += [Problem, Said, Told]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    found = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Malavita", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
        # OpenAPI has no words for sockets.
        "x-socket": {
            "path": SOCKET,
            "parameters": _parameters(SOCKET),
            "says": found[str(Said)],
            "hears": found[str(Told)],
        },
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    refusals = {*route.refusals, *ALWAYS}
    if route.method != "GET":
        refusals |= {*WITH_BODY}
    if "{" in route.path:
        refusals |= {HTTPStatus.NOT_FOUND, HTTPStatus.UNPROCESSABLE_ENTITY}
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": _parameters(route.path),
        "responses": {
            str(HTTPStatus.OK.value): _content(HTTPStatus.OK, schemas[str(route.answer)]),
            **{
                str(status.value): _content(status, schemas[str(Problem)])
                for status in sorted(refusals)
            },
        },
    }
    if HTTPStatus.UNAUTHORIZED in route.refusals:
        operation["security"] = [{name: []} for name in SECURITY]
    if route.body is not None:
        content = {"application/json": {"schema": schemas[str(route.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _content(status: HTTPStatus, schema: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"description": status.phrase, "content": content}


def _parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]


def page(routes: list[Route]) -> str:
    """The same for people."""
    rows = "".join(
        f"<tr><td>{route.method}</td><td><code>{escape(route.path)}</code></td>"
        f"<td>{escape(route.summary)}</td><td>{_name(route.body)}</td>"
        f"<td>{_name(route.answer)}</td></tr>"
        for route in routes
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        "<title>Malavita: the API</title><h1>Malavita: the API</h1>"
        "<p>As an OpenAPI document: <a href='/api/docs.json'>/api/docs.json</a>. "
        f"Who you are says the cookie <code>{COOKIE}</code> that POST /api/me gives, or "
        "the same value as <code>Authorization: Bearer …</code>. A refusal is a "
        f"{_name(Problem)}.</p>"
        "<table><tr><th>method<th>path<th><th>body<th>answer</tr>" + rows + "</table>"
        f"<h2>The socket</h2><p>Play goes over <code>{SOCKET}</code>, in JSON. "
        f"You say {_name(Said)}; you hear {_name(Told)}.</p>"
        "<h2>All messages, as TypeScript</h2>" + "".join(map(_section, structs()))
    )


def _section(kind: type[msgspec.Struct]) -> str:
    name = kind.__name__
    said = cleandoc(vars(kind).get("__doc__") or "")
    fields = _linked(interface(kind, name).split("\n", 1)[1])
    return (
        f'<h3 id="{name}">{name}</h3><p>{escape(said)}</p>'
        f"<pre>interface {name} {{\n{fields}</pre>"
    )


def _name(kind: Any) -> str:
    return "" if kind is None else _linked(spell(msgspec.inspect.type_info(kind)))


def _linked(text: str) -> str:
    """Types as text, with a link to each that is described on the page."""
    names = "|".join(kind.__name__ for kind in structs())
    link = r"<a href='#\1'>\1</a>"
    return re.sub(rf"\b({names})\b", link, escape(text, quote=False))
