"""What people write for others to read: names, and what they say."""

from __future__ import annotations

import unicodedata

from malavita.server.errors import Unreadable

# They turn the rest of a line around, or cannot be seen at all, letters among them.
TRICKS = frozenset(
    "\u061c\u200b\u200e\u200f\u2060\ufeff\u115f\u1160\u2800\u3164\uffa0"
) | {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
VISIBLE = "LNPSC"  # with letters not known yet, but see UNSEEN
UNSEEN = ("Cc", "Cf", "Cs")


def readable(text: str) -> str:
    """A text in one line, or a refusal if people would not see what it says."""
    line = " ".join(text.split())
    kinds = {unicodedata.category(letter) for letter in line}
    seen = any(kind[0] in VISIBLE for kind in kinds.difference(UNSEEN))
    if not seen or "Cc" in kinds or not TRICKS.isdisjoint(line):
        raise Unreadable(text=ascii(text))
    return line
