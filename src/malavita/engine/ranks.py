"""The ranks of the seats when a game is over."""

from __future__ import annotations

from collections.abc import Sequence


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The rank of each seat, from 1: winners first, the others by their points."""
    places = [
        (1, 0) if seat in winners else (0, points) for seat, points in enumerate(scores)
    ]
    return [1 + sum(other > place for other in places) for place in places]
