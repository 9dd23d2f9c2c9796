"""The files of the browser client, from a small folder of them."""

from __future__ import annotations

import asyncio
import gzip

import httpx
import pytest
from starlette.applications import Starlette

from malavita.server.http.pages import PAGES, Pages

INDEX = b"<!doctype html><title>Malavita</title>"
SCRIPT = b"console.log('Malavita')" * 9
PRESSED = gzip.compress(SCRIPT, mtime=0)
BROTLI = b"as if it were brotli"


@pytest.fixture
def folder(tmp_path):
    """What a build leaves, and a secret beside it."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "icons").mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (web / ".hidden").write_text("secret")
    (web / "assets" / "link.js").symlink_to(tmp_path / "secret.txt")
    (web / "index.html").write_bytes(INDEX)
    (web / "sw.js").write_bytes(SCRIPT)
    (web / "manifest.webmanifest").write_text("{}")
    (web / "icons" / "192.png").write_bytes(b"png")
    (web / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (web / "assets" / "main-1a2b.js.gz").write_bytes(PRESSED)
    (web / "assets" / "main-1a2b.js.br").write_bytes(BROTLI)
    return web


def get(folder, path, method="GET", **headers):
    """A request without a socket; what is coded stays so."""

    async def ask():
        app = Starlette(routes=Pages(folder).routes())
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            request = client.build_request(method, path, headers=headers)
            answer = await client.send(request, stream=True)
            raw = b"".join([part async for part in answer.aiter_raw()])
            return answer, raw

    return asyncio.run(ask())


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_same_file_and_asked_for_again(folder, path):
    answer, sent = get(folder, path.format(table="PALERMO-27", game="thieves"))
    assert sent == INDEX
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_has_not_changed_is_not_sent_again(folder):
    etag = get(folder, "/")[0].headers["etag"]
    again, sent = get(folder, "/", **{"if-none-match": etag})
    assert again.status_code == 304
    assert sent == b""
    (folder / "index.html").write_bytes(INDEX + b" ")
    assert get(folder, "/", **{"if-none-match": etag})[0].status_code == 200


def test_assets_are_kept_for_ever(folder):
    answer, _ = get(folder, "/assets/main-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "coding", "expected"),
    [
        ("gzip, deflate, br", "br", BROTLI),
        ("gzip", "gzip", PRESSED),
        ("br;q=0, GZIP;q=0.5", "gzip", PRESSED),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_who_takes_a_smaller_twin_gets_it(folder, accepted, coding, expected):
    answer, sent = get(folder, "/assets/main-1a2b.js", **{"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert sent == expected


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/192.png", "image/png"),
    ],
)
def test_files_that_keep_their_names_are_asked_for_again(folder, path, kind):
    answer, _ = get(folder, path)
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/link.js",
        "/assets/main-1a2b.js%00.png",
        "/assets/" + "x" * 5000,
        "/assets/",
        "/assets",
        "/.hidden",
        "/%2ehidden",
        "/%2e%2e",
        "/nowhere",
        "/t/PALERMO-27/more",
    ],
)
def test_tricks_with_paths_find_nothing(folder, path):
    answer, sent = get(folder, path)
    assert answer.status_code == 404
    assert b"secret" not in sent


def test_nothing_is_written_there(folder):
    assert get(folder, "/sw.js", method="POST")[0].status_code == 405


def test_pages_that_are_not_built_say_how_to_build_them(tmp_path):
    answer, sent = get(tmp_path / "web", "/")
    assert answer.status_code == 503
    assert b"make web" in sent
    assert get(tmp_path / "web", "/assets/main.js")[0].status_code == 404
