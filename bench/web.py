"""make bench-web: how much the first page weighs, and how soon things are to be seen.

First load: bytes over the wire with empty caches, and milliseconds from asking for the
page until its first button is there. A move: milliseconds from the moment the page
hears of it on its socket until the change is painted (scripts, style, layout, paint: the
page's own work) and until the first frame that shows it is on the screen (drawing, too,
and the screen's pace), both as the browser's own trace has it.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from bench.browser import opened
from tests.server.servers import Server
from tests.web.visitor import Visitor


class Delay(NamedTuple):
    """Milliseconds since the page has heard of a change."""

    painted: float
    shown: float


LOADS = 5
GAMES = ("razzia_knizia", "razzia_dorra", "sicilianos", "thieves")
SECONDS = 20  # of every game
# Without a pause several moves of bots fall into one frame; people see them one by one.
PACE = "--setting=bot_pause=0.3"
BUTTON = ".cta .primary"
# Noted inside the page, so that only the page's own time counts.
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
# Plays from inside the page: what drives a browser from outside takes time of its own.
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
    """Measure, and print what was found beside what is aimed at."""
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
    """What half of them and what nearly all of them need."""
    late = sorted(times)[int(0.95 * len(times))]
    return f"{median(times):.0f} ms, 95 % {late:.0f} ms"


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


def moves(server: Server, browser: Browser, game: str) -> list[Delay]:
    """How long each change of a table took."""
    page = new_page(server, browser)
    Visitor(page).play_now(game, 4)
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(CLICKS, SECONDS)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return delays(sorted(trace, key=lambda event: event.get("ts", 0)))


def delays(trace: list[dict]) -> list[Delay]:
    """From every mark to the paint and to the frame that shows it.

    The page's thread commits what it has heard as the frame of some number; the first
    frame with this or a later number that is presented whole shows it.
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
    """Frames with all that the page had committed, and when they were on the screen."""
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
    """A page that takes notes of its own time."""
    size = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=server.url, viewport=size, locale="en-GB")
    context.add_init_script(NOTES)
    return context.new_page()


if __name__ == "__main__":
    main()
