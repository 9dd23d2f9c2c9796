"""The start page, and opening a table."""

from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor

TABLE = {
    "game": "thieves",
    "options": {},
    "status": "open",
    "public": True,
    "rated": False,
    "hints": True,
    "pace": {},
    "commitment": "",
    "away": 120,
}
TAKEN = {"name": "Anna"}
# Where nobody can sit down, where only Bea can, and where anybody can.
TABLES = [
    {**TABLE, "id": "PALERMO-NOTO-1", "seats": [TAKEN, {"level": "capo"}]},
    {**TABLE, "id": "PALERMO-NOTO-2", "seats": [TAKEN, {"kept": "Bea"}]},
    {**TABLE, "id": "PALERMO-NOTO-3", "seats": [TAKEN, {}]},
]
STRENGTH = {"level": None, "ordinal": 1.0, "mu": 4.0, "sigma": 1.0, "games": 9}
OTHERS = [{**STRENGTH, "name": f"Guest {rank}", "rank": rank} for rank in range(1, 101)]


def test_open_is_where_one_can_sit_down(page: Page):
    visitor = Visitor(page)
    page.route("**/api/tables", lambda asked: asked.fulfill(json=TABLES))
    page.goto("/")
    expect(page.get_by_text("1 open", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Watch")).to_have_count(2)
    expect(page.get_by_role("link", name="Sit down")).to_have_count(1)
    visitor.check_no_mistakes()


def test_i_find_myself_in_the_ranking(page: Page):
    visitor = Visitor(page)
    mine = {**STRENGTH, "name": "Bea", "you": True, "rank": 207}
    page.route("**/api/ratings/*", lambda asked: asked.fulfill(json=[*OTHERS, mine]))
    page.goto("/")
    rows = page.locator(".rank li")
    expect(rows).to_have_count(6)
    expect(rows.last).to_contain_text("207")
    expect(rows.last).to_contain_text("Bea You")
    visitor.check_access()
    visitor.check_no_mistakes()


def test_a_refusal_does_not_leave_the_page_empty(page: Page):
    visitor = Visitor(page)
    refusal = {"code": "busy", "text": "", "values": {"seconds": 3}}
    page.route("**/api/tables*", lambda asked: asked.fulfill(status=503, json=refusal))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("in 3 s")
    page.locator("[data-game=thieves]").click()
    question = page.get_by_role("dialog")
    question.locator(".primary").click()
    expect(question.get_by_role("alert")).to_contain_text("in 3 s")
    visitor.check_no_mistakes()
