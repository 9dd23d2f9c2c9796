"""Skill ratings of players and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from openskill.models import BradleyTerryPart

_MODEL = BradleyTerryPart()  # openskill's Plackett-Luce model misrates ties

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma  # the uncertainty


def rate(
    players: Sequence[P], ratings: Mapping[P, Rating], ranks: Sequence[float]
) -> dict[P, Rating]:
    """The new ratings after a game; players and ranks are by seat, the lowest rank wins.

    A player may have several seats.
    """
    known = [ratings.get(player, Rating()) for player in players]
    teams = [[_MODEL.rating(each.mu, each.sigma)] for each in known]
    rated = [team[0] for team in _MODEL.rate(teams, ranks=list(ranks))]
    seats: dict[P, list[Rating]] = {}
    for player, new in zip(players, rated, strict=True):
        seats.setdefault(player, []).append(Rating(new.mu, new.sigma))
    return {player: _mean(own) for player, own in seats.items()}


def _mean(ratings: Sequence[Rating]) -> Rating:
    """The rating of a player with several seats: the mean."""
    mu = sum(each.mu for each in ratings) / len(ratings)
    return Rating(mu, sum(each.sigma for each in ratings) / len(ratings))
