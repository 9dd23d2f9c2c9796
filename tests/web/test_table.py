"""What helps at every table: cards left, a card at large, cards that a line tells of."""

import re
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from malavita.games import GAMES
from tests.web.visitor import Visitor, settle

SHORT = {"thieves": 4}  # with more clicks a game may be over
ZOOM = ".zoom .panel"
# What lies over what: the card at large, and my seat with all that can be chosen.
OVERLAP = f"""() => {{
  const [zoom, me] = ['{ZOOM}', '.me'].map((q) => document.querySelector(q))
  const [one, other] = [zoom, me].map((each) => each.getBoundingClientRect())
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
}}"""


def sit_down(page: Page, game: str, clicks: int = 12) -> Visitor:
    visitor = Visitor(page, seed=2)
    visitor.play_now(game, 4)
    for _ in range(min(clicks, SHORT.get(game, clicks))):
        visitor.act()
    settle(visitor)
    return visitor


def test_who_may_not_leave_is_told_why(page: Page):
    visitor = sit_down(page, "razzia_knizia", clicks=0)
    refusal = {"code": "too_fast", "text": "", "values": {"seconds": 7}}
    page.route("**/leave", lambda asked: asked.fulfill(status=429, json=refusal))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    question = page.get_by_role("dialog", name="Leave the table?")
    question.get_by_role("button", name="Leave").click()
    expect(question.get_by_role("alert")).to_contain_text("in 7 s")
    visitor.check_no_mistakes()


def test_the_cards_left_are_those_in_the_piles(page: Page):
    sit_down(page, "razzia_knizia")
    page.get_by_role("tab", name="Cards left").click()
    told = page.locator(".left p")
    expect(told).to_contain_text("cards that you cannot place")
    piles = page.locator(".pile .cap").all_inner_texts()
    in_piles = sum(int(re.search(r"\d+", text)[0]) for text in piles)
    expect(told).to_contain_text(str(in_piles))
    counts = page.locator(".left li b").all_inner_texts()
    assert sum(int(count.removeprefix("×")) for count in counts) == in_piles


@pytest.mark.parametrize("game", GAMES)
def test_a_card_at_large_tells_its_rule_and_covers_no_choice(page: Page, game):
    visitor = sit_down(page, game)
    page.mouse.move(5, 5)  # it may rest on that card, and then nothing is entered
    page.locator(".table [data-card]").last.hover()
    zoom = page.locator(ZOOM)
    expect(zoom).to_be_visible()
    assert zoom.locator("svg").bounding_box()["width"] >= 139
    assert len(zoom.locator("p").inner_text()) > 15
    assert page.evaluate(OVERLAP) <= 0
    visitor.check_words()
    visitor.check_access()
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    visitor.check_no_mistakes()


def test_a_card_at_large_comes_with_the_keyboard_and_not_while_pulling(page: Page):
    visitor = sit_down(page, "razzia_dorra")
    zoom = page.locator(ZOOM)
    cards = page.locator("button.card[data-card]:not([aria-disabled=true])")
    for _ in range(60):
        if cards.count():
            break
        visitor.act()
        settle(visitor)
    cards.first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(zoom).to_be_visible()
    page.mouse.move(5, 5)
    page.mouse.down()
    expect(zoom).to_have_count(0)
    cards.first.hover(force=True)
    page.wait_for_timeout(600)
    expect(zoom).to_have_count(0)
    page.mouse.up()


def test_a_long_press_shows_a_card_and_chooses_nothing(browser, browser_context_args):
    size = {"width": 360, "height": 740}
    phone = {**browser_context_args, "viewport": size, "has_touch": True}
    with closing(browser.new_context(**phone)) as context:
        page = context.new_page()
        sit_down(page, "razzia_knizia", clicks=4)
        card = page.locator(".me [data-card]").last
        box = card.bounding_box()
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        chosen = page.locator(".me [aria-pressed=true]")
        before = chosen.count()
        finger = context.new_cdp_session(page)
        touch = "Input.dispatchTouchEvent"
        finger.send(touch, {"type": "touchStart", "touchPoints": [at]})
        expect(page.locator(ZOOM)).to_be_visible()
        assert page.evaluate(OVERLAP) <= 0
        finger.send(touch, {"type": "touchEnd", "touchPoints": []})
        expect(chosen).to_have_count(before)
        page.touchscreen.tap(5, 5)
        expect(page.locator(ZOOM)).to_have_count(0)


def test_a_line_of_the_log_lights_up_its_cards(page: Page):
    sit_down(page, "razzia_knizia", clicks=20)
    lines = page.locator(".log li[tabindex]")
    glowing = page.locator(".table [data-glow]")
    lit = 0
    for line in lines.all()[-12:]:
        line.hover()
        lit = max(lit, glowing.count())
    assert lit
    page.locator(".bar .brand").hover()
    expect(glowing).to_have_count(0)
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    expect(lines.last).to_be_focused()
