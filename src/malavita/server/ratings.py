"""How strong everybody is at each game, after every rated game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

_MODEL = BradleyTerryPart()


@dataclass(frozen=True, slots=True)
class Strength:
    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma  # how unsure it is
    games: int = 0

    @property
    def ordinal(self) -> float:
        """What somebody is worth at least, almost surely."""
        return self.mu - 3 * self.sigma


def rate(
    players: Sequence[str],
    strengths: dict[str, Strength],
    scores: Sequence[int],
    winners: Sequence[int],
) -> dict[str, Strength]:
    """Everybody's strength after a game; a bot may have sat on several seats."""
    best = max(scores) + 1
    ranks = [float(-(best if s in winners else n)) for s, n in enumerate(scores)]
    teams = [[_rating(strengths.get(player))] for player in players]
    rated = [team[0] for team in _MODEL.rate(teams, ranks=ranks)]
    after = {}
    for player in dict.fromkeys(players):
        own = [new for new, who in zip(rated, players, strict=True) if who == player]
        mu = sum(each.mu for each in own) / len(own)
        sigma = sum(each.sigma for each in own) / len(own)
        games = strengths.get(player, Strength()).games + 1
        after[player] = Strength(mu, sigma, games)
    return after


def _rating(strength: Strength | None) -> BradleyTerryPartRating:
    known = strength or Strength()
    return _MODEL.rating(known.mu, known.sigma)
