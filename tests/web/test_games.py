"""Whole games of a person against bots, through the page alone."""

from math import inf

import pytest
from playwright.sync_api import Page, expect

from malavita.games import GAMES
from tests.web.visitor import Visitor

# How many moments are judged: more than those before, or all.
JUDGED = """(before) => {
  const bar = document.querySelector('progress')
  return bar ? bar.value > before && bar.value : Infinity
}"""


def wait_for_judgment(page: Page) -> None:
    """It takes as long as the machine needs; a bar shows that it goes on."""
    judged = 0
    while judged < inf:
        judged = page.wait_for_function(JUDGED, arg=judged).json_value()


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_a_whole_game_and_looks_at_it_again(page: Page, name):
    visitor = Visitor(page)
    visitor.play_now(name, GAMES[name].players[0])
    visitor.check_words()
    visitor.check_access()

    visitor.play_to_the_end()

    visitor.check_words()
    visitor.check_access()
    page.get_by_role("link", name="Replay").click()
    moves = page.get_by_role("slider", name="Moments of the game")
    expect(moves).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    last = int(moves.get_attribute("max"))
    expect(moves).to_have_value(str(last - 1))
    assert page.url.endswith(f"#open,{last - 1}")
    for viewer in ("0", "watcher", "open"):
        page.get_by_label("Seen by").select_option(viewer)
        expect(moves).to_have_value(str(last - 1))
        visitor.check_words()
    expect(page.locator(".chart svg").first).to_be_visible()
    wait_for_judgment(page)
    expect(page.locator("aside .wait")).to_have_count(0)  # nor is there a chart missing
    choices = page.get_by_role("region", name="could do")
    while not choices.is_visible():  # at this move there was only one
        page.get_by_role("button", name="One move back").click()
    expect(choices.get_by_role("listitem").nth(1)).to_be_visible()
    visitor.check_words()
    visitor.check_access()
    page.get_by_label("Seen by").select_option("watcher")
    expect(choices).to_be_hidden()

    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The secret is the one that was sealed.")).to_be_visible()
    expect(page.get_by_text("The deal comes from the secret")).to_be_visible()
    expect(page.get_by_text("this browser added are among them.")).to_be_visible()
    visitor.check_no_mistakes()
