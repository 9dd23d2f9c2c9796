"""Texts that guests write for others to read: names and lines of the chat."""

from __future__ import annotations

import unicodedata

from malavita.server.errors import Unreadable

# Letters and marks that are invisible.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Categories that are invisible, change the direction of a line or are unassigned ...
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
# ... except those that join letters or emoji.
JOINERS = frozenset("\u200c\u200d")


def readable(text: str) -> str:
    """A text in one line; refuses characters that cannot be displayed."""
    line = " ".join(text.split())
    letters = set(line).difference(JOINERS, " ")
    kinds = {unicodedata.category(letter) for letter in letters}
    marks = all(kind.startswith("M") for kind in kinds)  # marks need a letter
    if marks or not BLANK.isdisjoint(letters) or not UNSEEN.isdisjoint(kinds):
        raise Unreadable(text=ascii(text))
    return line
