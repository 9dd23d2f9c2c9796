"""Names of cards and of causes, for positions and events."""

from typing import Any, Literal

from malavita.games.razzia_knizia.cards import NAMES

Cards = dict[str, int]  # how many of each kind
Cause = Literal["police", "seventh", "call"]
CAUSES: tuple[Cause, ...] = ("police", "seventh", "call")  # in the order of rules.py


def cards_of(counts: Any) -> Cards:
    """Counts by name, without zeros."""
    return {NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}
