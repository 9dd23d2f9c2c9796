"""Code in the pages of the documentation."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
_FENCE = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.M | re.S)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return [
        text for kind, _, text in _FENCE.findall(page.read_text()) if kind == language
    ]


def titled(page: Path) -> dict[str, str]:
    """The fenced blocks that name a file, by that name."""
    found = _FENCE.findall(page.read_text())
    return {title: text for _, title, text in found if title}


def save_programs(page: Path, folder: Path) -> None:
    """Write the programs of a page to files, as it tells its reader to do."""
    for title, text in titled(page).items():
        if "/" not in title:
            (folder / title).write_text(text)
