"""Phones, keyboards, languages, light and dark."""

import pytest
from playwright.sync_api import Page, expect

from malavita.games import GAMES
from tests.web.visitor import PATIENCE, Visitor

LANGUAGES = ("en", "hu", "nl", "fr", "pl", "de")
PHONE = {"width": 360, "height": 740}
PAGES = ("/", "/open", "/open/sicilianos", "/games", "/rules/thieves", "/nowhere")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_page_fits_and_can_be_read(page: Page, size, theme):
    visitor = Visitor(page)
    page.emulate_media(color_scheme=theme)
    if size == "phone":
        page.set_viewport_size(PHONE)
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("h1")
        visitor.check_words()
        visitor.check_access()
        visitor.check_width()
    visitor.check_no_mistakes()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_phone(page: Page, game):
    visitor = Visitor(page, seed=3)
    page.set_viewport_size(PHONE)
    visitor.play_now(game, 4)
    for _ in range(25):
        visitor.act()
        visitor.check_width()
    visitor.check_words()
    visitor.check_access()
    visitor.check_no_mistakes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(page: Page, language):
    visitor = Visitor(page, seed=5)
    page.goto("/")
    page.get_by_role("combobox").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for game in GAMES:
        page.goto("/")
        page.locator(f"[data-game={game}]").click()
        page.get_by_role("dialog").locator(".primary").click()
        page.wait_for_selector(".ribbon")
        for _ in range(6):
            visitor.act()
        visitor.check_words()
        visitor.open_rules()
        visitor.check_words()
    page.goto("/open")
    visitor.check_words()
    visitor.check_no_mistakes()


def test_a_game_can_be_played_without_a_mouse(page: Page):
    visitor = Visitor(page)
    page.goto("/")
    page.locator("[data-game=razzia_knizia]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog")
    while page.evaluate("() => !document.activeElement.matches('.primary')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ribbon:not(.wait)")
    page.keyboard.press("1")  # turn up a card of the left pile
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 2")
    expect(page.locator(".ribbon:not(.wait)")).to_be_visible()
    while page.evaluate(
        "() => !document.activeElement.matches('.me .btn:not([aria-disabled=true])')"
    ):
        page.keyboard.press("Tab")
    before = page.locator(".log li").count()
    page.keyboard.press("Enter")
    page.wait_for_function(
        f"() => document.querySelectorAll('.log li').length > {before}"
    )
    visitor.check_no_mistakes()


def test_motion_follows_the_device_and_can_be_turned_off(page: Page):
    page.set_default_timeout(PATIENCE)
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    assert page.evaluate("() => document.documentElement.dataset.motion") == "0"
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.wait_for_selector("h1")
    assert page.evaluate("() => document.documentElement.dataset.motion") == "1"
