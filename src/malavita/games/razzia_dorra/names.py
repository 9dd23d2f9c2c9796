"""Names of cards and values of notes, for positions and events."""

from functools import lru_cache
from typing import Any

from malavita.games.razzia_dorra.cards import BITS, NAMES, NO_CARD, VALUES

Cards = dict[str, int]  # how many of each kind


CACHED = 10_000  # bags: all that are common

_WORTH: list[int] = VALUES[1:].tolist()
_ONE_KIND = (1 << BITS) - 1  # the bits of a bag's lowest kind


def cards_of(cards: Any) -> Cards:
    """Cards in any order as counts by name."""
    held = [int(card) for card in cards]
    return {NAMES[card]: held.count(card) for card in sorted({*held} - {NO_CARD})}


def values_of(bag: int) -> list[int]:
    """The notes of a bag, highest first."""
    return list(_values_of(bag))


@lru_cache(CACHED)
def _values_of(bag: int) -> tuple[int, ...]:
    return tuple(
        value
        for kind, value in enumerate(_WORTH)
        for _ in range(bag >> BITS * kind & _ONE_KIND)
    )
