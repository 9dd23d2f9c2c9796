"""make screenshots: every game's table on a desktop and on a phone, for the docs."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from bench.browser import opened
from tests.server.servers import Server
from tests.web.visitor import Visitor

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
# Number of clicks before the screenshot.
GAMES = {"razzia_knizia": 24, "razzia_dorra": 24, "sicilianos": 90, "thieves": 8}
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
QUALITY = 82
PATIENCE = 12  # seconds to wait for the other seats


def main() -> None:
    """Take all screenshots."""
    PICTURES.mkdir(exist_ok=True)
    with opened() as (server, browser):
        for size in SIZES:
            picture(server, browser, "start", size)
            for game in GAMES:
                picture(server, browser, game, size)


def picture(server: Server, browser: Browser, name: str, size: str) -> None:
    """Take a screenshot of one page at one size, when it is our turn."""
    width, height = SIZES[size]
    window = {"width": width, "height": height}
    context = browser.new_context(base_url=server.url, viewport=window, locale="en-GB")
    visitor = Visitor(context.new_page(), seed=4)
    visitor.page.emulate_media(color_scheme="dark")
    if name == "start":
        visitor.page.goto("/")
        visitor.page.wait_for_load_state("networkidle")
    else:
        visitor.play_now(name, 4, "soldier")
        for _ in range(GAMES[name]):
            visitor.act()
        until_my_turn(visitor)
    file = PICTURES / f"{name}-{size}.jpg"
    visitor.page.screenshot(path=file, type="jpeg", quality=QUALITY)
    print(file)
    context.close()


def until_my_turn(visitor: Visitor) -> None:
    """Wait until it is our turn and all animations have ended."""
    mine = visitor.page.locator(".ribbon:not(.wait)")
    for _ in range(PATIENCE):
        visitor.page.wait_for_timeout(1000)
        if mine.count():
            break
        visitor.act()
    visitor.page.locator(".ghost").first.wait_for(state="detached")


if __name__ == "__main__":
    main()
