"""Names of cards, for positions and events."""

from typing import Any

from malavita.games.thieves.cards import NAMES

Cards = dict[str, int]  # how many of each kind


def cards_of(counts: Any, first: int = 0) -> Cards:
    """Counts by name, without zeros; counts begin with the kind first."""
    return {NAMES[first + kind]: int(n) for kind, n in enumerate(counts) if n}
