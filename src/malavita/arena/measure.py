"""What played games come to: shares of wins with intervals, scores, lengths."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from malavita.arena.plan import Plan
from malavita.arena.tables import Played
from malavita.engine.game import OptionValue
from malavita.engine.record import Ints

CONFIDENCE = 0.95
WIN = 840  # parts of a win: it can be shared by two to eight in whole numbers


@dataclass(frozen=True, slots=True)
class Standing:
    """How well a bot did, by seat and game it played."""

    bot: str
    games: int  # a game with two seats of this bot counts twice
    win_share: float  # 1 / players is equal; a shared win counts in parts
    interval: tuple[float, float]  # of the share, with 95 % confidence
    mean_score: float


@dataclass(frozen=True, slots=True)
class Chair:
    """How well a seat did, whoever sat on it."""

    win_share: float
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
    seats: list[Chair]

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
    """Sums over games, in whole numbers: the order of adding does not matter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.decisions = self.deals = 0
        bots, seats = len(plan.bots), plan.players
        # By bot: wins and seats taken, deal by deal; see interval_of.
        self.sums = np.zeros((bots, 5), np.int64)
        self.points = np.zeros(bots, np.int64)
        self.seat_wins = np.zeros(seats, np.int64)
        self.seat_points = np.zeros(seats, np.int64)

    def add(self, played: Played) -> None:
        """Count more games: whole deals."""
        wins = wins_of(played)
        self.games += len(wins)
        self.deals += len(wins) // self.plan.players
        self.decisions += int(played.lengths.sum())
        self.seat_wins += wins.sum(axis=0)
        self.seat_points += played.points.sum(axis=0)
        for bot in range(len(self.plan.bots)):
            here = played.bots == bot
            self.points[bot] += played.points[here].sum()
            won, taken = self._by_deal(wins * here), self._by_deal(here.astype(np.int64))
            products = won, taken, won * won, won * taken, taken * taken
            self.sums[bot] += [int(product.sum()) for product in products]

    def _by_deal(self, cells: Ints) -> Ints:
        sums: Ints = cells.reshape(-1, self.plan.players**2).sum(axis=1)
        return sums

    def measured(self, seconds: float) -> Measurement:
        """What it comes to."""
        plan, games = self.plan, max(self.games, 1)
        return Measurement(
            game=plan.game,
            players=plan.players,
            options=plan.options,
            seed=plan.seed,
            planned=plan.games,
            games=self.games,
            decisions=self.decisions,
            seconds=seconds,
            bots=[self._standing(bot) for bot in range(len(plan.bots))],
            seats=[
                Chair(int(wins) / WIN / games, int(points) / games)
                for wins, points in zip(self.seat_wins, self.seat_points, strict=True)
            ],
        )

    def _standing(self, bot: int) -> Standing:
        won, taken = (int(n) for n in self.sums[bot, :2])
        share = won / WIN / max(taken, 1)
        return Standing(
            bot=self.plan.bots[bot],
            games=taken,
            win_share=share,
            interval=interval_of(self.deals, *(int(n) for n in self.sums[bot])),
            mean_score=int(self.points[bot]) / max(taken, 1),
        )


def wins_of(played: Played) -> Ints:
    """By game and seat: how much of the win it got, in parts of WIN."""
    winners = played.won[:, np.newaxis] >> np.arange(played.bots.shape[1]) & 1
    wins: Ints = winners * WIN // winners.sum(axis=1, keepdims=True)
    return wins


def interval_of(
    deals: int, won: int, taken: int, won_won: int, won_taken: int, taken_taken: int
) -> tuple[float, float]:
    """The interval of a share of wins, from sums and sums of products over the deals.

    Games of one deal depend on each other, so each deal is one observation: wins and
    seats taken, whose ratio is the share. To the squared deviations of the deals come
    those of two imagined ones, one all won and one all lost: without them the interval
    would be empty where all deals went alike.
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
