"""make bench-web: how much the first page weighs, and how soon things are to be seen.

First load: bytes over the wire with empty caches, and milliseconds from asking for the
page until its first button is there. A move: milliseconds from the event on the socket
until the changed table is painted.
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Browser, Page

from bench.browser import opened
from tests.server.conftest import Server
from tests.web.visitor import Visitor

LOADS = 5
CLICKS = 120
BUTTON = ".cta .primary"
# Noted inside the page, so that only the page's own time counts.
NOTES = """
window.notes = {button: null, painted: []}
new MutationObserver((_, watcher) => {
  if (!document.querySelector('BUTTON')) return
  window.notes.button = performance.now()
  watcher.disconnect()
}).observe(document, {childList: true, subtree: true})
const Plain = window.WebSocket
window.WebSocket = class extends Plain {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const begun = performance.now()
      hear(event)
      if (!event.data.includes('"standing":{')) return
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () =>
          window.notes.painted.push(performance.now() - begun)
        channel.port2.postMessage(null)
      })
    }
  }
}
""".replace("BUTTON", BUTTON)


def main() -> None:
    """Measure, and print what was found beside what is aimed at."""
    with opened() as (server, browser):
        weights, buttons = zip(
            *[first_load(server, browser) for _ in range(LOADS)], strict=True
        )
        print(f"first load: {median(weights) / 1000:.0f} kB compressed (aim: under 200)")
        print(f"first button after {median(buttons):.0f} ms (aim: under 1,000)")
        painted = sorted(moves(server, browser))
        late = painted[int(0.95 * len(painted))]
        print(
            f"a move is painted after {median(painted):.1f} ms, 95 % after {late:.1f} "
            f"ms, of {len(painted)} (aim: under 50)"
        )


def first_load(server: Server, browser: Browser) -> tuple[float, float]:
    """Bytes and milliseconds of somebody who was never here."""
    page = new_page(server, browser)
    weight = 0.0

    def weigh(event: dict) -> None:
        nonlocal weight
        weight += event["encodedDataLength"]

    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", weigh)
    page.goto("/")
    page.wait_for_selector(BUTTON)
    page.wait_for_load_state("networkidle")
    button = page.evaluate("() => window.notes.button")
    page.context.close()
    return weight, button


def moves(server: Server, browser: Browser) -> list[float]:
    """How long each change of a table took to be painted."""
    page = new_page(server, browser)
    visitor = Visitor(page)
    visitor.play_now("sicilianos", 4)
    for _ in range(CLICKS):
        visitor.act()
    painted: list[float] = page.evaluate("() => window.notes.painted")
    page.context.close()
    return painted


def new_page(server: Server, browser: Browser) -> Page:
    """A page that takes notes of its own time."""
    size = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=server.url, viewport=size, locale="en-GB")
    context.add_init_script(NOTES)
    return context.new_page()


if __name__ == "__main__":
    main()
