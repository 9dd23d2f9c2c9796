"""A server whose rules are not compiled yet: the page shows how far they are."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from malavita.games import GAMES
from malavita.server.settings import sqlite_url
from tests.server.servers import Server
from tests.web.visitor import Visitor

HOW_FAR = re.compile(r"Preparing the rules, once: \d+ %")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty cache; it compiles all rules from their sources."""
    folder: Path = tmp_path_factory.mktemp("first")
    running = Server(
        sqlite_url(folder / "malavita.db"),
        MALAVITA_CACHE=str(folder / "cache"),
        NUMBA_DISABLE_JIT="0",
    ).start()
    yield running
    running.stop()


def test_a_game_that_is_not_compiled_shows_how_far_it_is_and_begins_by_itself(
    page: Page,
):
    visitor = Visitor(page)
    page.goto("/")
    posters = page.locator("[data-game]").get_by_role("status")
    expect(posters).to_have_count(len(GAMES))
    expect(posters.first).to_have_text(HOW_FAR)
    page.locator("[data-game=razzia_knizia]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_have_text(HOW_FAR)
    visitor.check_access()
    dialog.locator(".primary").click()
    expect(dialog.get_by_role("status")).to_contain_text("begins by itself")
    page.wait_for_selector("main.table .ribbon")
    visitor.check_no_mistakes()
