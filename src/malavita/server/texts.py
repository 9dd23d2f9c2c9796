"""What people write for others to read: names, and what they say."""

from __future__ import annotations

import unicodedata

from malavita.server.errors import Unreadable

# Letters and marks that cannot be seen.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# What turns the rest of a line around or cannot be seen, and what is nobody's letter ...
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
# ... but for what joins letters, or faces, into one.
JOINERS = frozenset("\u200c\u200d")


def readable(text: str) -> str:
    """A text in one line, or a refusal if people would not see what it says."""
    line = " ".join(text.split())
    letters = set(line).difference(JOINERS, " ")
    kinds = {unicodedata.category(letter) for letter in letters}
    marks = all(kind.startswith("M") for kind in kinds)  # they need a letter below
    if marks or not BLANK.isdisjoint(letters) or not UNSEEN.isdisjoint(kinds):
        raise Unreadable(text=ascii(text))
    return line
