"""After a game: looking at the table, and the way to the next one."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.visitor import PATIENCE, Visitor, wait_until

NAMES = ("Anna", "Bea", "Bea")  # the last one only watches, and has another's name


@pytest.fixture
def people(browser: Browser, browser_context_args: dict):
    contexts = [browser.new_context(**browser_context_args) for _ in NAMES]
    yield [Visitor(context.new_page()) for context in contexts]
    for context in contexts:
        context.close()


def ask(one: Visitor, method: str, path: str, body: dict | None = None) -> dict:
    """What a page of this person would ask for."""
    data = None if method == "GET" else body or {}
    answer = one.page.context.request.fetch(
        f"/api{path}", method=method, data=data, timeout=PATIENCE
    )
    assert answer.ok, answer.text()
    return answer.json()


def finish_a_game(people: list[Visitor]) -> str:
    """Two have left a rated table, where rookies play for them to the end."""
    for one, name in zip(people, NAMES, strict=True):
        ask(one, "POST", "/me", {"name": name})
    host, guest, _ = people
    wanted = {"game": "thieves", "players": 3, "bots": {"2": "rookie"}, "rated": True}
    code = ask(host, "POST", "/tables", wanted)["id"]
    for one in (host, guest):
        ask(one, "POST", f"/tables/{code}/sit", {"random": 32 * "5a"})
    ask(host, "POST", f"/tables/{code}/start")
    for one in (host, guest):
        ask(one, "POST", f"/tables/{code}/leave")
    wait_until(host.page, lambda: status_of(host, code) == "over")
    return code


def status_of(one: Visitor, code: str) -> str:
    return ask(one, "GET", f"/tables/{code}")["status"]


def test_all_find_the_rematch_from_the_table_they_look_at(people):
    code = finish_a_game(people)
    host, guest, watcher = people
    for one in people:
        one.page.goto(f"/t/{code}")
        one.page.get_by_role("button", name="Look at the table").click()
    expect(watcher.page.locator(".ribbon .btn")).to_have_count(0)

    host.page.locator(".ribbon").get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: not url.endswith(code))
    expect(host.page.locator(".dock .ribbon")).to_have_text("Waiting for Bea.")
    fill = host.page.get_by_role("button", name="Fill with bots")
    expect(fill).not_to_have_class(re.compile("primary"))

    watcher.page.locator(".ribbon").get_by_role("link", name="To the rematch").click()
    expect(watcher.page.get_by_text("Kept for Bea")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Sit down")).to_have_count(0)

    guest.page.locator(".ribbon").get_by_role("button", name="To the rematch").click()
    expect(guest.page.locator(".dock .ribbon")).to_contain_text("Everybody has a seat.")
    again = guest.page.url.rsplit("/", 1)[1]
    kept = guest.page.evaluate("(id) => localStorage[`malavita share ${id}`]", again)
    assert "random" in kept
    expect(host.page.get_by_role("button", name="Start")).to_be_visible()
    for one in people:
        one.check_words()
        one.check_access()
        one.check_no_mistakes()


def test_who_comes_by_the_link_finds_his_seat(people):
    code = finish_a_game(people)
    host, guest, _ = people
    again = ask(host, "POST", f"/tables/{code}/rematch")["id"]
    guest.page.goto(f"/t/{again}")
    expect(guest.page.locator(".dock .ribbon")).to_contain_text("kept for you")
    buttons = guest.page.locator(".sts").get_by_role("button", name="Sit down")
    expect(buttons).to_have_count(1)
    buttons.click()
    expect(guest.page.locator(".dock .ribbon")).to_contain_text("Waiting for Anna.")
