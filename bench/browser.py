"""A server and Debian's Chromium, to measure pages and to take screenshots."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from malavita.server.settings import sqlite_url
from tests.server.servers import Server
from tests.web.conftest import QUIET


@contextmanager
def opened(*more: str) -> Iterator[tuple[Server, Browser]]:
    """Start both, and stop them at the end; more are arguments of the server."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("there is no chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(sqlite_url(Path(folder) / "malavita.db"), *more).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()
