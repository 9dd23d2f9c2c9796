"""Statistics of played games: shares of wins with intervals, scores, lengths."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

from malavita.arena.plan import Plan
from malavita.arena.playing import Played
from malavita.engine.game import OptionValue
from malavita.engine.layout import Ints

CONFIDENCE = 0.95
WIN = 840  # parts of a win: divisible by 2 to 8, for shared wins


@dataclass(frozen=True, slots=True)
class Standing:
    """The statistics of a bot, or of a seat over all bots."""

    name: str
    games: int  # a game with two seats of the same bot counts twice
    win_share: float  # on average 1 / players; a shared win is a fraction
    interval: tuple[float, float]  # of the share, with 95 % confidence
    mean_score: float


@dataclass(frozen=True, slots=True)
class Measurement:
    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    planned: int
    games: int
    decisions: int
    seconds: float
    bots: list[Standing]
    seats: list[Standing]

    @property
    def interrupted(self) -> bool:
        return self.games < self.planned

    @property
    def mean_length(self) -> float:
        return self.decisions / max(self.games, 1)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


class Tally:
    """Sums over games, as integers, so that the order of adding does not matter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.decisions = 0
        self.names = [*plan.bots, *(f"seat {seat}" for seat in range(plan.players))]
        self.points = [0] * len(self.names)
        # Sums and sums of products over the deals, for interval_of.
        self.sums = np.zeros((len(self.names), 5), np.int64)

    def add(self, played: Played) -> None:
        """Add games; only whole deals."""
        self.games += len(played.won)
        self.decisions += int(played.lengths.sum())
        wins = wins_of(played)
        for i, here in enumerate(self._places(played)):
            self.points[i] += int(played.points[here].sum())
            won, taken = self._by_deal(wins * here), self._by_deal(here)
            products = won, taken, won * won, won * taken, taken * taken
            self.sums[i] += [int(product.sum()) for product in products]

    def _places(self, played: Played) -> Iterator[Any]:
        """Masks of the seats in all games: one for each bot, then one for each seat."""
        for bot in range(len(self.plan.bots)):
            yield played.bots == bot
        seats = np.arange(self.plan.players)
        for seat in seats:
            yield np.broadcast_to(seats == seat, played.bots.shape)

    def _by_deal(self, cells: Any) -> Ints:
        sums: Ints = cells.reshape(-1, self.plan.players**2).sum(axis=1)
        return sums

    def measured(self, seconds: float) -> Measurement:
        """The statistics of all games added."""
        plan = self.plan
        standings = [self._standing(i) for i in range(len(self.names))]
        return Measurement(
            game=plan.game,
            players=plan.players,
            options=plan.options,
            seed=plan.seed,
            planned=plan.games,
            games=self.games,
            decisions=self.decisions,
            seconds=seconds,
            bots=standings[: len(plan.bots)],
            seats=standings[len(plan.bots) :],
        )

    def _standing(self, i: int) -> Standing:
        deals = self.games // self.plan.players
        won, taken, *products = (int(n) for n in self.sums[i])
        return Standing(
            name=self.names[i],
            games=taken,
            win_share=won / WIN / max(taken, 1),
            interval=interval_of(deals, won, taken, *products),
            mean_score=self.points[i] / max(taken, 1),
        )


def wins_of(played: Played) -> Ints:
    """By game and seat: the share of the win, in parts of WIN."""
    winners = played.won[:, np.newaxis] >> np.arange(played.bots.shape[1]) & 1
    wins: Ints = winners * WIN // winners.sum(axis=1, keepdims=True)
    return wins


def interval_of(
    deals: int, won: int, taken: int, won_won: int, won_taken: int, taken_taken: int
) -> tuple[float, float]:
    """The confidence interval of a share of wins, from sums over the deals.

    Games of one deal depend on each other, so each deal is one observation of wins and
    seats; their ratio is the share. Two artificial deals, one with all games won and one
    with all lost, are added to the squared deviations: without them the interval would
    be empty when all deals have the same result.
    """
    if not taken:
        return 0.0, 1.0
    share = won / WIN / taken
    squares = won_won / WIN**2 - 2 * share * won_taken / WIN + share**2 * taken_taken
    usual = taken / deals
    squares += usual**2 * ((1 - share) ** 2 + share**2)
    observed = deals + 2
    variance = squares * observed / (observed - 1) / (usual * observed) ** 2
    half = student(observed - 1) * math.sqrt(variance)
    return max(share - half, 0.0), min(share + half, 1.0)


def student(freedom: int) -> float:
    """The two-sided quantile of Student's t (Cornish and Fisher's expansion)."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
