"""make bench-web: size of the first page, and delays until changes are visible.

First load: bytes over the network with empty caches, and milliseconds from the request
until the first button is there. A move: milliseconds from the message on the socket
until the change is painted (scripts, style, layout, paint: the page's own work), and
until the first frame that shows it is on the screen (also drawing and the refresh of the
screen), both taken from the browser's trace.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from bench.browser import opened
from malavita.games import GAMES
from tests.server.servers import Server
from tests.web.visitor import Visitor


class Delay(NamedTuple):
    """Milliseconds since the page received a change."""

    painted: float
    shown: float


LOADS = 5
SECONDS = 20  # for each game
# Without a pause, several moves of bots would fall into one frame.
PACE = "--setting=bot_pause=0.3"
BUTTON = ".cta .primary"
# Marked inside the page, so that only the page's own time counts.
NOTES = """
window.notes = {button: null}
new MutationObserver((_, watcher) => {
  if (!document.querySelector('BUTTON')) return
  window.notes.button = performance.now()
  watcher.disconnect()
}).observe(document, {childList: true, subtree: true})
const Plain = window.WebSocket
window.WebSocket = class extends Plain {
  set onmessage(hear) {
    super.onmessage = (event) => {
      if (event.data.includes('"standing":{')) performance.mark('heard')
      hear(event)
    }
  }
}
""".replace("BUTTON", BUTTON)
# Plays from inside the page: control from outside would add its own delay.
CLICKS = """async (seconds) => {
  const pick = (list) => list[Math.floor(Math.random() * list.length)]
  const some = (query) => [...document.querySelectorAll('main.table ' + query)]
  const until = Date.now() + 1000 * seconds
  while (Date.now() < until && !document.querySelector('.result')) {
    const free = ':not([disabled]):not([aria-disabled=true])'
    const ready = Math.random() < 0.7 ? some('.btn.primary' + free) : []
    pick(ready.length ? ready : some('button' + free))?.click()
    await new Promise((done) => setTimeout(done, 120))
  }
}"""
TRACED = [
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]


def main() -> None:
    """Measure, and print the results with their aims."""
    with opened(PACE) as (server, browser):
        weights, buttons = zip(
            *[first_load(server, browser) for _ in range(LOADS)], strict=True
        )
        print(f"first load: {median(weights) / 1000:.0f} kB compressed (aim: under 200)")
        print(f"first button after {median(buttons):.0f} ms (aim: under 1,000)")
        for game in GAMES:
            painted, shown = zip(*moves(server, browser, game), strict=True)
            print(
                f"{game}: {len(painted)} moves, painted after {spread(painted)} (aim: "
                f"under 50), on the screen after {spread(shown)}"
            )


def spread(times: Sequence[float]) -> str:
    """The median and a high quantile."""
    late = sorted(times)[int(0.95 * len(times))]
    return f"{median(times):.0f} ms, 95 % {late:.0f} ms"


def first_load(server: Server, browser: Browser) -> tuple[float, float]:
    """Bytes and milliseconds of the first visit."""
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


def moves(server: Server, browser: Browser, game: str) -> list[Delay]:
    """The delays of all changes of a table."""
    page = new_page(server, browser)
    Visitor(page).play_now(game, 4)
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(CLICKS, SECONDS)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return delays(sorted(trace, key=lambda event: event.get("ts", 0)))


def delays(trace: list[dict]) -> list[Delay]:
    """The delays from every mark to the paint and to the frame that shows it.

    The page's thread commits a change as a frame with a number; the first complete frame
    with this or a later number on the screen shows it.
    """
    marks = [event for event in trace if event["name"] == "heard"]
    page = marks[0]["pid"]
    commits = [
        (event["ts"], event["ts"] + event["dur"], event["args"]["frameSeqId"])
        for event in trace
        if event["name"] == "Commit" and event["tid"] == marks[0]["tid"]
    ]
    frames = presented(trace, page)
    found = []
    for mark in marks:
        heard = mark["ts"]
        at = bisect(commits, (heard, 0, 0))
        if at == len(commits):
            break
        _, painted, number = commits[at]
        shows = [ended for frame, ended in frames if frame >= number and ended > painted]
        if shows:
            found.append(Delay((painted - heard) / 1000, (min(shows) - heard) / 1000))
    return found


def presented(trace: list[dict], page: int) -> list[tuple[int, float]]:
    """Complete frames, and when they were on the screen."""
    begun: dict[str, dict] = {}
    found = []
    for event in trace:
        if event["name"] != "PipelineReporter" or event["pid"] != page:
            continue
        frame = event["id2"]["local"]
        if event["ph"] == "b":
            begun[frame] = event["args"]["frame_reporter"]
        elif (told := begun.pop(frame, None)) and told["state"] == "STATE_PRESENTED_ALL":
            found.append((told["frame_sequence"], event["ts"]))
    return found


def new_page(server: Server, browser: Browser) -> Page:
    """A page that records its own times."""
    size = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=server.url, viewport=size, locale="en-GB")
    context.add_init_script(NOTES)
    return context.new_page()


if __name__ == "__main__":
    main()
