"""The files of the browser client."""

from __future__ import annotations

import re
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

BUILT = Path(str(files("malavita"))) / "web"
PAGE = "index.html"
# All are the same file; the client finds out from the path what to show.
PAGES = (
    "/",
    "/games",
    "/open",
    "/open/{game}",
    "/replay/{table}",
    "/rules/{game}",
    "/t/{table}",
)
NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")  # nothing hidden

MAX_PATH = 200  # characters; file systems have limits

REVALIDATE = "no-cache"  # keep it, but ask whether it is still the same
FOR_EVER = "public, max-age=31536000, immutable"  # a changed asset has another name
TWINS = {"br": ".br", "gzip": ".gz"}  # smaller copies beside a file, the best first

# Not from the mimetypes of the machine, which differ.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNKNOWN_TYPE = "application/octet-stream"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Malavita</title>
<h1>The pages are not built</h1>
<p>The server runs, but the pages for the browser are missing. Build them with
<code>make web</code>, then load this page again.</p>
<p>Programs can play all the same: <a href="/api/docs">the API</a>, or
<code>malavita join</code> in a terminal.</p></html>
"""


class Pages:
    """The folder with the built client, as endpoints."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def routes(self) -> list[Route]:
        """The routes of all files; none is a path of the API."""
        return [
            *(Route(path, self.page) for path in PAGES),
            Route("/assets/{path:path}", self.asset),
            Route("/icons/{path:path}", self.other),
            Route("/{path}", self.other),
        ]

    async def page(self, request: Request) -> Response:
        """Any page: the client makes them all from one file."""
        if not (self._folder / PAGE).is_file():
            return HTMLResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
        return self._answer(request, f"/{PAGE}", REVALIDATE)

    async def asset(self, request: Request) -> Response:
        """A file with its version in its name; it never changes."""
        return self._answer(request, request.url.path, FOR_EVER)

    async def other(self, request: Request) -> Response:
        """A file whose name stays: manifest, icons, service worker."""
        try:
            return self._answer(request, request.url.path, REVALIDATE)
        except HTTPException:
            if "text/html" not in request.headers.get("accept", ""):
                raise
        page = await self.page(
            request
        )  # it says "not found" in the language of the reader
        page.status_code = max(page.status_code, HTTPStatus.NOT_FOUND)
        return page

    def _answer(self, request: Request, path: str, keep: str) -> Response:
        file = self._find(path)
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        coding, sent = _smallest(file, accepted)
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if coding is not None:
            headers["Content-Encoding"] = coding
        kind = TYPES.get(file.suffix, UNKNOWN_TYPE)
        response = FileResponse(sent, 200, headers, kind, stat_result=sent.stat())
        if request.headers.get("if-none-match") == response.headers["etag"]:
            return NotModifiedResponse(response.headers)
        return response

    def _find(self, path: str) -> Path:
        """The file of a path; none outside the folder, none that is hidden."""
        parts = path.removeprefix("/").split("/")
        file = self._folder.joinpath(*parts)
        named = len(path) <= MAX_PATH and all(map(NAME.fullmatch, parts))
        if not (named and file.is_file() and file.resolve() == file):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return file


def _accepted(header: str) -> set[str]:
    """The codings that an Accept-Encoding header names."""
    offers = [offer.replace(" ", "").lower() for offer in header.split(",")]
    return {name for name, _, q in (o.partition(";q=") for o in offers) if not _is_0(q)}


def _is_0(quality: str) -> bool:
    return bool(quality) and not quality.strip("0.")


def _smallest(file: Path, accepted: set[str]) -> tuple[str | None, Path]:
    """The smallest accepted copy of a file, and its coding."""
    for coding, suffix in TWINS.items():
        twin = file.with_name(file.name + suffix)
        if coding in accepted and twin.is_file():
            return coding, twin
    return None, file
