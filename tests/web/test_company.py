"""Two people in two browsers, a bot, and somebody who watches."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Server
from tests.web.visitor import Visitor

GAMES = {"razzia_knizia": 3, "razzia_dorra": 3, "sicilianos": 3, "thieves": 3}


@pytest.fixture
def people(browser: Browser, browser_context_args: dict):
    contexts = [browser.new_context(**browser_context_args) for _ in range(3)]
    yield [Visitor(context.new_page(), seed) for seed, context in enumerate(contexts)]
    for context in contexts:
        context.close()


def open_table(host: Visitor, game: str, players: int) -> str:
    """Through the page: game, number of players, one bot; the code of the table."""
    host.page.goto(f"/open/{game}")
    for label, value in (("Players", players), ("Bots", 1)):
        group = host.page.get_by_role("radiogroup", name=label, exact=True)
        group.get_by_role("radio", name=str(value), exact=True).click()
    host.page.get_by_role("button", name="Open a table").click()
    host.page.wait_for_url("**/t/*")
    return host.page.url.rsplit("/", 1)[1]


def gather(people: list[Visitor], game: str, players: int) -> str:
    host, guest, watcher = people
    code = open_table(host, game, players)
    guest.page.goto("/")
    guest.page.get_by_label("Table code").fill(code)
    guest.page.get_by_role("button", name="Join").click()
    guest.page.locator(".dock").get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start").click()
    watcher.page.goto(f"/t/{code}")
    for one in people:
        expect(one.page.locator(".ribbon")).to_be_visible()
    return code


def secrets_in(view: dict) -> list:
    """What a view shows of other people's hands and of face-down cards."""
    seats = enumerate(view["seats"])
    others = [seat for number, seat in seats if number != view["seat"]]
    hands = [seat.get("hand", 0) for seat in others]
    return [hand for hand in hands if not hidden(hand)]


def hidden(hand) -> bool:
    if isinstance(hand, dict):  # Sicilianos: the colours are open, the values are not
        return all(value == "?" for values in hand.values() for value in values)
    return isinstance(hand, int)


@pytest.mark.parametrize("game", GAMES)
def test_two_play_one_watches_and_nobody_sees_too_much(people, game):
    gather(people, game, GAMES[game])
    for _ in range(60):
        for one in people[:2]:
            one.act()
    for seat, one in ((0, people[0]), (1, people[1]), (-1, people[2])):
        views = [
            message["standing"]["view"]
            for message in one.heard
            if message.get("standing")
        ]
        assert views
        for view in views:
            assert view["seat"] == seat
            if game != "sicilianos":
                assert secrets_in(view) == []
        stored = one.page.evaluate(
            "() => JSON.stringify([{...localStorage}, {...sessionStorage}])"
        )
        kept = [json.loads(each) for each in json.loads(stored)[0].values()]
        assert all(set(each) <= LIKINGS or set(each) == SHARE for each in kept)
        one.check_words()
        one.check_no_mistakes()


LIKINGS = {"theme", "motion", "sound", "quick", "hat"}
SHARE = {"commitment", "random"}  # what this browser itself added to the cards


def test_what_one_says_the_other_reads(people):
    gather(people, "razzia_knizia", 3)
    host, guest, _ = people
    host.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("One moment, there is a diamond.")
    host.page.get_by_role("button", name="Say", exact=True).click()
    expect(guest.page.get_by_text("One moment, there is a diamond.")).to_be_visible()


def test_a_lost_server_is_shown_and_the_table_goes_on(people, site: Server):
    gather(people, "razzia_knizia", 3)
    host = people[0]
    site.kill()
    expect(host.page.get_by_role("alert")).to_contain_text("Connection lost")
    site.launch()
    site.wait()
    host.page.get_by_role("button", name="Now").click()
    expect(host.page.get_by_role("alert")).to_have_count(0)
    before = len(host.heard)
    for _ in range(200):
        for one in people[:2]:
            one.act()
        if len(host.heard) > before + 5:
            break
    assert len(host.heard) > before + 5
    host.check_no_mistakes()
