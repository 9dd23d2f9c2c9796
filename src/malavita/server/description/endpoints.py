"""The endpoints of the description: the document, the page and its files."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from malavita.server.description.openapi import describe
from malavita.server.description.page import FILES, page
from malavita.server.http.pages import REVALIDATE
from malavita.server.http.routes import ROUTES


async def document(request: Request) -> Response:
    """The description for programs."""
    return _cached(request, _document(), "application/json")


async def docs(request: Request) -> Response:
    """The description for people."""
    return _cached(request, _page(), "text/html")


async def docs_file(request: Request) -> Response:
    """A file of the page."""
    name = request.path_params["file"]
    if name not in FILES:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    file, kind = FILES[name]
    return _cached(request, file.read_bytes(), kind)


@cache
def _document() -> bytes:
    return msgspec.json.encode(describe(ROUTES))


@cache
def _page() -> bytes:
    return page(describe(ROUTES)).encode()


def _cached(request: Request, content: bytes, kind: str) -> Response:
    """Content that changes only with the server: browsers ask whether it has."""
    tag = f'W/"{sha256(content).hexdigest()}"'  # weak: it may be sent compressed
    headers = {"Cache-Control": REVALIDATE, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(content, headers=headers, media_type=kind)
