"""The browser client: its pages, and the files they are made of."""

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
# The browser finds out itself what to show there.
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

LONGEST = 200  # characters of a path; no file system takes all

ASK_AGAIN = "no-cache"  # keep it, but ask whether it is still the same
FOR_EVER = "public, max-age=31536000, immutable"  # a changed asset has another name
TWINS = {"br": ".br", "gzip": ".gz"}  # smaller copies beside a file, the best first

# Not what the machine thinks they are: that differs from machine to machine.
KINDS = {
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
UNKNOWN = "application/octet-stream"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Malavita</title>
<h1>The pages are not built</h1>
<p>The server runs, but the pages for the browser are missing. Build them with
<code>make web</code>, then load this page again.</p>
<p>Programs can play all the same: <a href="/api/docs">the API</a>, or
<code>malavita join</code> in a terminal.</p></html>
"""


class Pages:
    """A folder with the built client."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def routes(self) -> list[Route]:
        """Where the browser finds what; no path of the API is among it."""
        return [
            *(Route(path, self.page) for path in PAGES),
            Route("/assets/{path:path}", self.asset),
            Route("/icons/{path:path}", self.other),
            Route("/{path}", self.other),
        ]

    async def page(self, request: Request) -> Response:
        """Any page: they are all made in the browser."""
        if not (self._folder / PAGE).is_file():
            return HTMLResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
        return self._answer(request, f"/{PAGE}", ASK_AGAIN)

    async def asset(self, request: Request) -> Response:
        """A file whose name says which version of it this is."""
        return self._answer(request, request.url.path, FOR_EVER)

    async def other(self, request: Request) -> Response:
        """Manifest, icons, service worker: files that keep their names."""
        try:
            return self._answer(request, request.url.path, ASK_AGAIN)
        except HTTPException:
            if "text/html" not in request.headers.get("accept", ""):
                raise
        page = await self.page(request)  # it says so in the reader's language
        page.status_code = max(page.status_code, HTTPStatus.NOT_FOUND)
        return page

    def _answer(self, request: Request, path: str, keep: str) -> Response:
        file = self._find(path)
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        coding, sent = _smallest(file, accepted)
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if coding is not None:
            headers["Content-Encoding"] = coding
        kind = KINDS.get(file.suffix, UNKNOWN)
        response = FileResponse(sent, 200, headers, kind, stat_result=sent.stat())
        if request.headers.get("if-none-match") == response.headers["etag"]:
            return NotModifiedResponse(response.headers)
        return response

    def _find(self, path: str) -> Path:
        """The file of a path; nothing outside the folder, nothing hidden."""
        parts = path.removeprefix("/").split("/")
        file = self._folder.joinpath(*parts)
        named = len(path) <= LONGEST and all(map(NAME.fullmatch, parts))
        if not (named and file.is_file() and file.resolve() == file):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return file


def _accepted(header: str) -> set[str]:
    """The codings that a browser takes, of its Accept-Encoding."""
    offers = [offer.replace(" ", "").lower() for offer in header.split(",")]
    return {name for name, _, q in (o.partition(";q=") for o in offers) if not _is_0(q)}


def _is_0(quality: str) -> bool:
    return bool(quality) and not quality.strip("0.")


def _smallest(file: Path, accepted: set[str]) -> tuple[str | None, Path]:
    """A file or the best of its twins, and how that is coded."""
    for coding, suffix in TWINS.items():
        twin = file.with_name(file.name + suffix)
        if coding in accepted and twin.is_file():
            return coding, twin
    return None, file
