"""A user of the page: clicks what can be clicked, and reports errors."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Error, Page

from malavita.games import GAMES
from tests.server import servers

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
OVER = ".result"
# A missing message shows its id.
FAMILIES = "|".join(["page", "table", *(name.replace("_", "-") for name in GAMES)])
RAW = re.compile(rf"\b({FAMILIES})-[a-z-]+\b")
PATIENCE = 1000 * servers.PATIENCE  # milliseconds
SERIOUS = """async () =>
  (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => node.html)}`)
"""
# Clicks at random what can be clicked until the end, inside the page.
QUICKLY = """async ([over, seed, patience]) => {
  const random = () => (seed = (seed * 16807 + 0.5) % 1)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const some = (query) => [...document.querySelectorAll('main.table ' + query)]
  const until = Date.now() + patience
  while (!document.querySelector(over)) {
    if (Date.now() > until) throw new Error('the game has no end')
    const free = ':not([disabled]):not([aria-disabled=true])'
    const ready = random() < 0.7 ? some('.btn.primary' + free) : []
    pick(ready.length ? ready : some('button' + free))?.click()
    await new Promise((done) => setTimeout(done, 4))
  }
}"""
# The painted version, whether there is a choice, and running animations.
SHOWN = """async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return {
    version: Number(document.querySelector('main.table').dataset.version),
    mine: document.querySelectorAll('.ribbon:not(.wait) .bulb').length > 0,
    flying: document.querySelectorAll('.ghost').length,
  }
}"""


def wait_until(page: Page, so: Callable[[], bool]) -> None:
    """Wait for a condition; meanwhile all pages process their messages."""
    end = time.monotonic() + servers.PATIENCE
    while not so():
        assert time.monotonic() < end, "it has not come to that"
        page.wait_for_timeout(20)


def settle(*people: Visitor) -> None:
    """Wait until all see the same, and only a move of one of them can change it."""
    wait_until(people[0].page, lambda: _are_settled(people))


def _are_settled(people: Sequence[Visitor]) -> bool:
    shown = [one.page.evaluate(SHOWN) for one in people]
    told = [one.last_told() for one in people]
    versions = {each["version"] for each in (*shown, *told)}
    pairs = zip(shown, told, strict=True)
    movers = [last["standing"]["view"]["seat"] for look, last in pairs if look["mine"]]
    still = len(versions) == 1 and not any(look["flying"] for look in shown)
    return still and movers == told[0]["standing"]["actors"]


class Visitor:
    """One user in one browser window."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.heard: list[dict] = []  # every message of the table's socket
        self.mistakes: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("websocket", self._listen)

    def _listen(self, socket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def last_told(self) -> dict:
        """The last standing received."""
        return next(each for each in reversed(self.heard) if each.get("standing"))

    # Actions of a user.

    def play_now(self, game: str, players: int, level: str = "rookie") -> None:
        """Open a table from the start page with two clicks, and choices in between."""
        self.page.goto("/")
        self.page.locator(f"[data-game={game}]").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=str(players), exact=True).click()
        dialog.get_by_role("radio", name=level).click()
        dialog.locator(".primary").click()
        self.page.wait_for_selector(".ribbon")

    def act(self) -> bool:
        """Click a choice, if there is one."""
        buttons = self.page.locator(
            "main.table button:not([disabled]):not([aria-disabled=true])"
        )
        primary = self.page.locator("main.table .btn.primary:not([aria-disabled=true])")
        try:
            ready = primary.count() and self.dice.random() < 0.7
            found = primary if ready else buttons
            count = found.count()
            if not count:
                return False
            found.nth(self.dice.randrange(count)).click(timeout=1000)
        except Error:
            return False  # it is gone: another seat has moved
        return True

    def open_rules(self) -> None:
        """Open the rules with their key; other dialogs are closed first."""
        for tries in range(8):
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
            self.page.keyboard.press("?")
            try:
                self.page.wait_for_selector("dialog .rules p", timeout=1000 << tries)
            except Error:
                continue  # for example, a round was scored just now
            return
        raise AssertionError("the key does not open the rules")

    def play_to_the_end(self, clicks: int = 30) -> None:
        """Play some real clicks with a check of every new decision, then quick ones."""
        decisions = set()
        for _ in range(clicks):
            if not self.act():
                self.page.wait_for_timeout(30)
            decision = self.page.locator(".ribbon b").first.inner_text()
            if decision not in decisions:
                decisions.add(decision)
                self.check_access()
        self.page.evaluate(QUICKLY, [OVER, self.dice.random(), PATIENCE])

    # Checks.

    def check_words(self) -> None:
        text = self.page.locator("body").inner_text()
        assert not RAW.search(text), RAW.search(text)

    def check_access(self) -> None:
        """The serious findings of axe."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate(SERIOUS)
        assert not found, "\n".join(found)

    def check_width(self) -> None:
        """Check that nothing is wider than the window."""
        wide, window = self.page.evaluate(
            "() => [document.documentElement.scrollWidth, innerWidth]"
        )
        assert wide <= window, (wide, window)

    def check_no_mistakes(self) -> None:
        assert not self.mistakes, self.mistakes
