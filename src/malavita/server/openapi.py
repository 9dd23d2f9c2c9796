"""The description of the API, made of the routes and the message types."""

from __future__ import annotations

from html import escape
from http import HTTPStatus
from typing import Any

import msgspec

from malavita import __version__
from malavita.server.desk import Route
from malavita.wire.messages import Problem

ALWAYS = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
WITH_BODY = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)
REFERENCE = "#/components/schemas/{name}"


def describe(routes: list[Route]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    kinds = [route.answer for route in routes]
    kinds += [route.body for route in routes if route.body is not None]
    schemas, components = msgspec.json.schema_components(
        [*kinds, Problem], ref_template=REFERENCE
    )
    found = dict(zip(map(str, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Malavita", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
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
        "Play goes over the socket <code>/api/tables/{table}/socket</code>.</p>"
        "<table><tr><th>method<th>path<th><th>body<th>answer</tr>"
        + rows
        + "</table></html>"
    )


def _name(kind: Any) -> str:
    return "" if kind is None else escape(getattr(kind, "__name__", str(kind)))
