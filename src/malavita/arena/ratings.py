"""Ratings of bots, game by game."""

from __future__ import annotations

from malavita.arena.plan import Plan
from malavita.arena.rating import Rating, rate
from malavita.arena.tables import Played
from malavita.engine.bits import members
from malavita.engine.ranks import ranks


class Ratings:
    """How strong the bots of a plan are by now."""

    def __init__(self, plan: Plan) -> None:
        self._ratings = {bot: Rating() for bot in range(len(plan.bots))}

    def add(self, played: Played) -> None:
        """Rate more games, in their order."""
        games = zip(played.bots.tolist(), played.points, played.won, strict=True)
        for bots, points, won in games:
            placed = ranks(points.tolist(), members(int(won)))
            self._ratings |= rate(bots, self._ratings, placed)

    def rated(self) -> list[Rating]:
        """The ratings by now, in the order of the bots."""
        return list(self._ratings.values())
