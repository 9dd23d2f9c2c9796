"""Ratings of bots, game by game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from openskill.models import BradleyTerryPart

from malavita.arena.plan import Plan
from malavita.arena.tables import Played


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float
    sigma: float  # how unsure it is


class Ratings:
    """Openskill's Bradley-Terry model; its Plackett-Luce model misrates ties."""

    def __init__(self, plan: Plan) -> None:
        self._model = BradleyTerryPart()
        self._ratings = [self._model.rating() for _ in plan.bots]

    def add(self, played: Played) -> None:
        """Rate more games, in their order."""
        for bots, ranks in zip(played.bots.tolist(), ranks_of(played), strict=True):
            teams = [[self._ratings[bot]] for bot in bots]
            rated = [team[0] for team in self._model.rate(teams, ranks=ranks)]
            for bot in set(bots):
                seats = [new for new, who in zip(rated, bots, strict=True) if who == bot]
                self._ratings[bot] = self._mean(seats)

    def _mean(self, ratings: list[Any]) -> Any:
        """One rating for a bot that sat on several seats."""
        mu = sum(rating.mu for rating in ratings) / len(ratings)
        return self._model.rating(mu, sum(each.sigma for each in ratings) / len(ratings))

    def rated(self) -> list[Rating]:
        """The ratings by now, in the order of the bots."""
        return [Rating(rating.mu, rating.sigma) for rating in self._ratings]


def ranks_of(played: Played) -> list[list[float]]:
    """By game and seat: winners come first, the others by their points."""
    seats = np.arange(played.bots.shape[1])
    best = played.points.max() + 1
    places = np.where(played.won[:, np.newaxis] >> seats & 1, best, played.points)
    ranks: list[list[float]] = (-places).astype(float).tolist()
    return ranks
