"""Ratings of the bots of a plan, updated after each game."""

from __future__ import annotations

import numpy as np

from malavita.arena.plan import Plan
from malavita.arena.playing import Played
from malavita.arena.rating import Rating, rate


class BotRatings:
    """The current ratings of the bots of a plan."""

    def __init__(self, plan: Plan) -> None:
        self._ratings = {bot: Rating() for bot in range(len(plan.bots))}

    def add(self, played: Played) -> None:
        """Rate games in their order."""
        for bots, ranks in zip(played.bots.tolist(), ranks_of(played), strict=True):
            self._ratings |= rate(bots, self._ratings, ranks)

    def rated(self) -> list[Rating]:
        """The current ratings, in the order of the bots."""
        return list(self._ratings.values())


def ranks_of(played: Played) -> list[list[float]]:
    """By game and seat: winners come first, the others by their points."""
    seats = np.arange(played.bots.shape[1])
    best = played.points.max() + 1
    places = np.where(played.won[:, np.newaxis] >> seats & 1, best, played.points)
    ranks: list[list[float]] = (-places).astype(float).tolist()
    return ranks
