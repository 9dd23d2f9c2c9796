"""The strength of a player at a game, and how a rated game changes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from malavita.arena.rating import Rating, rate
from malavita.engine.ranks import ranks


@dataclass(frozen=True, slots=True)
class Strength:
    rating: Rating
    games: int

    @property
    def ordinal(self) -> float:
        """The value by which players are ranked: a cautious estimate."""
        return self.rating.mu - 3 * self.rating.sigma


def strengths_after(
    players: Sequence[str],
    strengths: dict[str, Strength],
    scores: Sequence[int],
    winners: Sequence[int],
) -> dict[str, Strength]:
    """The strength of each player after a game; a bot may have several seats."""
    ratings = {player: strength.rating for player, strength in strengths.items()}
    return {
        player: Strength(rating, _games(strengths.get(player)) + 1)
        for player, rating in rate(players, ratings, ranks(scores, winners)).items()
    }


def _games(strength: Strength | None) -> int:
    return 0 if strength is None else strength.games
