"""Many games side by side, for those who train or measure a policy."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from malavita.engine import kernels
from malavita.engine.dice import check_seed, seed_words
from malavita.engine.errors import IllegalAction
from malavita.engine.game import Game, OptionValue
from malavita.engine.record import Ints
from malavita.engine.verbs import game_named


class Batch:
    """As many games as size says, which move together and never end.

    Where a game ends, its points are handed out and the next one is dealt into
    its place. Actions are numbers; game.notation.write gives their text.
    """

    def __init__(
        self,
        game: Game | str,
        *,
        players: int,
        size: int,
        seed: int | str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game)
        self._players = self.game.check_players(players)
        self._choices = self.game.choose(options or {})
        self._seed = seed_words(check_seed(seed))
        self._blank = self.game.State.blank()
        self._words = np.zeros(8, np.int64)
        self._actions = np.zeros(self.game.actions, np.int64)
        self._states = self.game.State.blank(size)
        self._games = np.arange(size, dtype=np.int64)
        kernels.deal_games(
            self._states,
            self._blank,
            self._players,
            self._choices,
            self._seed,
            0,
            self._words,
        )
        self.seats: Ints = np.zeros(size, np.int64)
        kernels.list_seats(self._states, self.seats)
        self.points: Ints = np.zeros((size, self._players), np.int64)
        self.ended: NDArray[np.bool_] = np.zeros(size, np.bool_)

    def legal(self) -> NDArray[np.bool_]:
        """Row i marks what seats[i] may play."""
        mask = np.zeros((len(self._states), self.game.actions), np.bool_)
        kernels.list_legal(self._states, self.seats, self._actions, mask)
        return mask

    def views(self) -> Any:
        """An array of View records: what seats[i] knows of its game."""
        views = self.game.View.blank(len(self._states))
        kernels.observe_all(self._states, self.seats, views)
        return views

    def play_out(self, *, seed: int | str, threads: int = 1) -> tuple[Ints, Ints, Ints]:
        """Play copies of all games to their ends at random, and leave the batch alone.

        Points by game and seat, winners of each game as a set, and decisions made;
        the same for the same seed on any number of threads.
        """
        states = self._states.copy()
        points = np.zeros((len(states), self._players), np.int64)
        won, lengths = np.zeros(len(states), np.int64), np.zeros(len(states), np.int64)
        words = seed_words(check_seed(seed))

        def play(first: int, last: int) -> None:
            part = slice(first, last)
            actions, luck = np.zeros(self.game.actions, np.int64), np.zeros(4, np.int64)
            results = points[part], won[part], lengths[part]
            kernels.play_games(states[part], words, first, actions, luck, *results)

        cuts = [len(states) * i // threads for i in range(threads + 1)]
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, cuts[:-1], cuts[1:]))
        return points, won, lengths

    def step(self, actions: Any) -> None:
        """Play actions[i] for seats[i].

        Then seats says who decides next, ended which games were over, and points
        how they stood; those games have been dealt anew.
        """
        chosen = np.asarray(actions, np.int64)
        self._check(chosen)
        kernels.step(
            self._states,
            self._blank,
            self._players,
            self._choices,
            self._seed,
            self._games,
            self._words,
            chosen,
            self.seats,
            self.points,
            self.ended,
        )

    def _check(self, chosen: Ints) -> None:
        """Refuse the whole step if one action is not legal."""
        legal = self.legal()
        if chosen.shape != self.seats.shape:
            raise ValueError(f"{self.seats.size} actions needed, not {chosen.shape}")
        known = (chosen >= 0) & (chosen < self.game.actions)
        rows = np.arange(len(chosen))
        wrong = ~(known & legal[rows, np.where(known, chosen, 0)])
        if wrong.any():
            i = int(np.argmax(wrong))
            raise IllegalAction(
                seat=int(self.seats[i]),
                action=int(chosen[i]),
                legal=np.flatnonzero(legal[i]).tolist(),
            )
