"""Simulation of random games on one or several threads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from malavita.engine import kernels
from malavita.engine.arguments import check_int, check_threads
from malavita.engine.dice import MOST_GAMES, check_seed, seed_words
from malavita.engine.game import Game, OptionValue
from malavita.engine.layout import Ints

CHUNK = 256  # games at a time on a thread: their states fit into its cache
SHARE = 64  # chunks of a task, after which progress is reported


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of a simulation."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    threads: int
    games: int
    decisions: int
    seconds: float
    wins: list[float]  # by seat; a shared win is a fraction
    mean_scores: list[float]  # by seat

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


@dataclass(slots=True)
class Tally:
    """Sums over games, as integers, so that the order of adding does not matter."""

    games: int
    decisions: int
    points: Ints
    shares: Ints  # shares[n - 1]: by seat, games won by n seats

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.points += other.points
        self.shares += other.shares


def simulate(
    game: Game,
    *,
    players: int,
    games: int,
    seed: int | str,
    options: Mapping[str, OptionValue] | None = None,
    threads: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play random games; a seed gives the same games on any number of threads.

    progress gets the number of new games. A KeyboardInterrupt ends the simulation early
    with the games played so far.
    """
    check_threads(threads)
    check_int("games", games, range(MOST_GAMES))
    choices = game.choose(options)
    number = check_seed(seed)
    worker = _Worker(game, game.check_players(players), choices, seed_words(number))
    tally = worker.nothing()
    start = perf_counter()
    try:
        for part in worker.play(games, threads):
            tally.add(part)
            progress(part.games)
    except KeyboardInterrupt:
        pass
    seconds = perf_counter() - start
    parts = np.arange(1, players + 1)[:, np.newaxis]
    done = max(tally.games, 1)
    return Simulation(
        game=game.name,
        players=players,
        options=game.chosen(choices),
        seed=number,
        threads=threads,
        games=tally.games,
        decisions=tally.decisions,
        seconds=seconds,
        wins=[float(n) for n in (tally.shares / parts).sum(axis=0)],
        mean_scores=[float(n) / done for n in tally.points],
    )


@dataclass(frozen=True, slots=True)
class _Worker:
    game: Game
    players: int
    options: Ints
    seed: Ints

    def nothing(self) -> Tally:
        points = np.zeros(self.players, np.int64)
        return Tally(0, 0, points, np.zeros((self.players, self.players), np.int64))

    def play(self, games: int, threads: int) -> Iterator[Tally]:
        """Yield the tallies of all tasks in order; a few tasks are in the queue."""
        shares = range(0, games, CHUNK * SHARE)
        with ThreadPoolExecutor(threads) as pool:
            waiting: deque[Future[Tally]] = deque()
            try:
                for first in shares:
                    last = min(first + CHUNK * SHARE, games)
                    waiting.append(pool.submit(self.play_share, first, last))
                    if len(waiting) > 2 * threads:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def play_share(self, first: int, last: int) -> Tally:
        """Play the games in range(first, last), a chunk at a time."""
        states, blank = self.game.State.blank(CHUNK), self.game.State.blank()
        actions = np.zeros(len(self.game.actions), np.int64)
        luck, words = np.zeros(4, np.int64), np.zeros(8, np.int64)
        points = np.zeros((last - first, self.players), np.int64)
        won, lengths = np.zeros(last - first, np.int64), np.zeros(last - first, np.int64)
        for start in range(0, last - first, CHUNK):
            part = slice(start, start + CHUNK)
            dealt = states[: len(won[part])]
            kernels.deal_games(
                dealt, blank, self.players, self.options, self.seed, first + start, words
            )
            kernels.play_games(
                dealt,
                self.seed,
                first + start,
                actions,
                luck,
                points[part],
                won[part],
                lengths[part],
            )
        return self.count(points, won, lengths)

    def count(self, points: Ints, won: Ints, lengths: Ints) -> Tally:
        wins = won[:, np.newaxis] >> np.arange(self.players) & 1
        together = wins.sum(axis=1)
        shares = [wins[together == n].sum(axis=0) for n in range(1, self.players + 1)]
        return Tally(len(won), int(lengths.sum()), points.sum(axis=0), np.array(shares))
