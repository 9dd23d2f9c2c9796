"""Ratings of the bots of a plan, updated after each game."""

from __future__ import annotations

from malavita.arena.plan import Plan
from malavita.arena.playing import Played
from malavita.arena.rating import Rating, rate
from malavita.engine.bits import members
from malavita.engine.ranks import ranks


class BotRatings:
    """The current ratings of the bots of a plan."""

    def __init__(self, plan: Plan) -> None:
        self._ratings = {bot: Rating() for bot in range(len(plan.bots))}

    def add(self, played: Played) -> None:
        """Rate games in their order."""
        games = zip(played.bots.tolist(), played.points, played.won, strict=True)
        for bots, points, won in games:
            placed = ranks(points.tolist(), members(int(won)))
            self._ratings |= rate(bots, self._ratings, placed)

    def rated(self) -> list[Rating]:
        """The current ratings, in the order of the bots."""
        return list(self._ratings.values())
