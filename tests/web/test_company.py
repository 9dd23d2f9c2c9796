"""Two people in two browsers, a bot, and somebody who watches."""

import json
from itertools import permutations

import pytest
from playwright.sync_api import Browser, expect

from malavita.games import GAMES
from tests.server.servers import Server
from tests.web.visitor import Visitor, settle, wait_until

PLAYERS = 3  # two people and a bot


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


def standings(one: Visitor) -> list[dict]:
    """Every standing that somebody's page was told, with what had happened."""
    return [message for message in one.heard if message.get("standing")]


def view_of(one: Visitor) -> dict:
    """What somebody's page was told last."""
    return one.last_told()["standing"]["view"]


def check_traffic(one: Visitor, seat: int) -> None:
    """Of other hands a page was told the size; of Sicilianos also what it had seen."""
    seen: set[str] = set()
    for message in standings(one):
        view = message["standing"]["view"]
        assert view["seat"] == seat
        seen |= family_cards(message.get("story", []), view)
        for number, player in enumerate(view["seats"]):
            if number == seat or "hand" not in player:
                continue
            if isinstance(player["hand"], dict):
                assert cards_in(player["hand"]) <= seen
            else:
                assert isinstance(player["hand"], int)


def family_cards(story: list[dict], view: dict) -> set[str]:
    """The cards of Sicilianos that lie open, are one's own, or are told of."""
    if view["game"] != "sicilianos":
        return set()
    told = {f"{each['colour']} {each['value']}" for each in story if each.get("value")}
    wars = [player["war"] for player in view["seats"] if player["war"]]
    open_cards = {f"{war['colour']} {value}" for war in wars for value in war["cards"]}
    own = hand_of(view) if view["seat"] >= 0 else set()
    return told | open_cards | own | cards_in(view["piles"])


def cards_in(bundles: dict) -> set[str]:
    """`{"red": [3, "?"]}` are the red 3 and a card that is not known."""
    return {
        f"{colour} {value}"
        for colour, values in bundles.items()
        for value in values
        if value != "?"
    }


def hand_of(view: dict) -> set[str]:
    """One's own cards, by their names."""
    hand = view["seats"][view["seat"]].get("hand", {})
    return cards_in(hand) if view["game"] == "sicilianos" else set(hand)


def is_secret(card: str, other: Visitor) -> bool:
    """Whether somebody cannot know where a card is, or that there is one like it."""
    view = view_of(other)
    if view["game"] != "sicilianos":
        return f'"{card}"' not in json.dumps(other.heard)
    hands = [player["hand"] for player in view["seats"]]
    return card not in set().union(
        cards_in(view["piles"]),
        *map(cards_in, hands),
        family_cards(other.last_told().get("story", []), view),
    )


DRAWN = """(cards) => cards.flatMap((card) => {
  const mine = document.querySelector(`.me [data-card="${card}"]`)
  return mine ? [mine.querySelector('svg').innerHTML] : []
})"""


def check_page(owner: Visitor, other: Visitor) -> int:
    """Secret cards of one are nowhere in the other's page; how many were looked for."""
    secret = sorted(card for card in hand_of(view_of(owner)) if is_secret(card, other))
    drawn = owner.page.evaluate(DRAWN, secret)
    page = other.page.content()
    assert [card for card in secret if f'data-card="{card}"' in page] == []
    assert [drawing for drawing in drawn if drawing in page] == []
    return len(drawn)


@pytest.mark.parametrize("game", GAMES)
def test_two_play_one_watches_and_nobody_sees_too_much(people, game):
    gather(people, game, PLAYERS)
    host, guest, watcher = people
    looked_for = 0
    for turn in range(60):
        for one in (host, guest):
            one.act()
        if turn % 6 == 0:
            settle(*people)
            for owner, other in permutations(people, 2):
                if owner is not watcher:
                    looked_for += check_page(owner, other)
    assert (looked_for > 0) == (game != "razzia_knizia")  # where nobody has a hand
    for seat, one in ((0, host), (1, guest), (-1, watcher)):
        check_traffic(one, seat)
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
    host, guest, _ = people
    clock = host.page.clock
    clock.install()
    gather(people, "razzia_knizia", 3)
    site.kill()
    expect(host.page.get_by_role("alert")).to_contain_text("Connection lost")
    clock.pause_at(host.page.evaluate("() => Date.now() + 60000"))
    site.start()
    expect(guest.page.get_by_role("alert")).to_have_count(0)  # after some time
    host.page.get_by_role("button", name="Now").click()  # while time stands still
    expect(host.page.get_by_role("alert")).to_have_count(0)
    clock.resume()
    before = len(host.heard)

    def goes_on() -> bool:
        host.act()
        guest.act()
        return len(host.heard) > before + 5

    wait_until(host.page, goes_on)
    host.check_no_mistakes()
