"""The start page, and opening a table."""

from playwright.sync_api import Locator, Page, expect

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


def test_a_table_has_its_reserve_and_its_time_to_be_away(page: Page):
    visitor = Visitor(page)
    page.goto("/open")

    def choose(row: str, value: str) -> Locator:
        group = page.get_by_role("radiogroup", name=row)
        return group.get_by_role("radio", name=value, exact=True)

    choose("Clock", "1 day").click()
    expect(choose("If somebody is away", "1 day")).to_be_checked()
    choose("Clock", "30 + 60 s").click()
    expect(choose("If somebody is away", "2 min")).to_be_checked()
    choose("If somebody is away", "10 min").click()
    with page.expect_response("**/api/tables") as opened:
        page.get_by_role("button", name="Open a table").click()
    assert opened.value.json()["away"] == 600
    expect(page.get_by_text("30 s per decision + 60 s in reserve").last).to_be_visible()
    visitor.check_no_mistakes()
