"""Code in the pages of the documentation."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
_FENCE = re.compile(r"^```(\w+)(?: title=\"([\w.]+)\")?\n(.*?)^```$", re.M | re.S)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return [
        text for kind, _, text in _FENCE.findall(page.read_text()) if kind == language
    ]


def save_programs(page: Path, folder: Path) -> None:
    """Write the blocks that have a title to files, as the page tells its reader to do."""
    for _, title, text in _FENCE.findall(page.read_text()):
        if title:
            (folder / title).write_text(text)
