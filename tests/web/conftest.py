"""Fixtures of the browser tests: a real browser, and a server in another process."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from malavita.server.http.pages import BUILT
from malavita.server.settings import sqlite_url
from tests.server.servers import Server
from tests.web.visitor import PATIENCE

expect.set_options(timeout=PATIENCE)
CHROMIUM = shutil.which("chromium")
# There is no sandbox for root; the other flags turn off background traffic.
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests without Chromium or built pages."""
    reason = None
    if CHROMIUM is None:
        reason = "there is no chromium; `make test` installs it when run as root"
    elif not (BUILT / "index.html").exists():
        reason = "the pages are not built; `make web` builds them"
    if reason:
        for item in items:
            if "tests/web" in str(item.path):
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict:
    return {"executable_path": CHROMIUM, "args": list(QUIET), "timeout": PATIENCE}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of the pages."""
    file: Path = tmp_path_factory.mktemp("site") / "malavita.db"
    running = Server(sqlite_url(file)).start()
    yield running
    running.stop()


@pytest.fixture
def browser_context_args(browser_context_args: dict, site: Server) -> dict:
    wide = {"width": 1440, "height": 900}
    return {
        **browser_context_args,
        "base_url": site.url,
        "viewport": wide,
        "locale": "en-GB",
    }
