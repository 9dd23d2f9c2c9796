"""Many games played in parallel, to train or measure a policy."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from malavita.engine import kernels
from malavita.engine.arguments import check_int, check_threads
from malavita.engine.dice import check_seed, seed_words
from malavita.engine.errors import BadArgument, IllegalAction
from malavita.engine.game import Game, OptionValue
from malavita.engine.layout import Ints
from malavita.engine.verbs import game_named

MOST_GAMES = 1 << 24  # in one batch: about 10 GB


class Batch:
    """A number of games that advance together; when one ends, a new one is dealt.

    Actions are numbers; game.actions.write gives their text.
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
        self.game = game_named(game)
        self._players = self.game.check_players(players)
        self._choices = self.game.choose(options)
        check_int("size", size, range(1, MOST_GAMES + 1))
        self._seed = seed_words(check_seed(seed))
        self._blank = self.game.State.blank()
        self._words = np.zeros(8, np.int64)
        self._actions = np.zeros(len(self.game.actions), np.int64)
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
        self._seats: Ints = np.zeros(size, np.int64)
        kernels.list_seats(self._states, self._seats)
        self._points: Ints = np.zeros((size, self._players), np.int64)
        self._ended: NDArray[np.bool_] = np.zeros(size, np.bool_)
        self.seats = _read_only(self._seats)
        self.points = _read_only(self._points)
        self.ended = _read_only(self._ended)

    def legal(self) -> NDArray[np.bool_]:
        """A mask: row i marks the actions that seats[i] may play."""
        mask = np.zeros((len(self._states), len(self.game.actions)), np.bool_)
        kernels.list_legal(self._states, self._seats, self._actions, mask)
        return mask

    def views(self) -> Any:
        """An array of View records: what seats[i] knows of its game."""
        views = self.game.View.blank(len(self._states))
        kernels.observe_all(self._states, self._seats, views)
        return views

    def play_out(self, *, seed: int | str, threads: int = 1) -> tuple[Ints, Ints, Ints]:
        """Play copies of all games to their ends at random; the batch does not change.

        Returns points by game and seat, the winners of each game as a set, and the
        number of decisions; the same for the same seed on any number of threads.
        """
        threads = min(check_threads(threads), len(self._states))
        states = self._states.copy()
        points = np.zeros((len(states), self._players), np.int64)
        won, lengths = np.zeros(len(states), np.int64), np.zeros(len(states), np.int64)
        words = seed_words(check_seed(seed))

        def play(first: int, last: int) -> None:
            part = slice(first, last)
            actions, luck = (
                np.zeros(len(self.game.actions), np.int64),
                np.zeros(4, np.int64),
            )
            results = points[part], won[part], lengths[part]
            kernels.play_games(states[part], words, first, actions, luck, *results)

        cuts = [len(states) * i // threads for i in range(threads + 1)]
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, cuts[:-1], cuts[1:]))
        return points, won, lengths

    def step(self, actions: Any) -> None:
        """Play actions[i] for seats[i].

        Afterwards seats has the seats to decide next, ended marks the games that ended,
        and points has the points. A new game is dealt in place of each ended one.
        """
        chosen = self._check(self._one_each(actions))
        kernels.step(
            self._states,
            self._blank,
            self._players,
            self._choices,
            self._seed,
            self._games,
            self._words,
            chosen,
            self._seats,
            self._points,
            self._ended,
        )

    def _one_each(self, actions: Any) -> Any:
        """The actions as an array of ints, one for each game."""
        try:
            chosen = np.asarray(actions)
        except (TypeError, ValueError):  # lists of different lengths, for example
            chosen = np.empty(0)
        if chosen.shape != self._seats.shape or chosen.dtype.kind not in "iu":
            right = f"an array of {self._seats.size} ints, one action for each game"
            raise BadArgument(argument="actions", right=right, given=actions)
        return chosen

    def _check(self, chosen: Any) -> Ints:
        """The chosen actions; if one is not legal, the whole step is refused."""
        legal = self.legal()
        known = (chosen >= 0) & (chosen < len(self.game.actions))
        rows = np.arange(len(chosen))
        numbers: Ints = np.where(known, chosen, 0).astype(np.int64)
        wrong = ~(known & legal[rows, numbers])
        if wrong.any():
            i = int(np.argmax(wrong))
            raise IllegalAction(
                seat=int(self._seats[i]),
                action=int(chosen[i]),
                legal=np.flatnonzero(legal[i]).tolist(),
            )
        return numbers


def _read_only(array: Any) -> Any:
    """A read-only view of an array."""
    view = array.view()
    view.flags.writeable = False
    return view
