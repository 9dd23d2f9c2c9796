"""Whether a move has shown anybody something: asked before it may be taken back."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from malavita.engine.game import Game
from malavita.engine.luck import new_luck
from malavita.engine.record import SPECTATOR
from malavita.engine.verbs import game_named


class Tries(NamedTuple):
    """How many tables are imagined to see what a move shows."""

    player: int  # to him who made it
    others: int


THOROUGH = Tries(16, 16)  # when somebody wants his move back
AT_A_GLANCE = Tries(3, 1)  # when it is only offered to him, after every move


class Imagination:
    """Tables that a player can imagine, and what the others would see there.

    Asked after every move: so its tables and views are made once and used again.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard = game.heard()
        self._luck = new_luck(0)
        self._actions = np.zeros(game.actions, np.int64)
        self._player_s, self._other_s = (game.State.blank()[0] for _ in range(2))
        viewers = range(SPECTATOR, game.players.stop)
        self._before = {viewer: game.View.blank()[0] for viewer in viewers}
        self._after = game.View.blank()[0]

    def begin(self, beat: int) -> None:
        """The same tables come to mind whenever somebody asks about a move."""
        self._luck[:] = new_luck(beat)

    def shows_player(self, before: Any, after: Any, action: int) -> bool:
        """Whether he sees something else than at a table he might have thought of."""
        table, seat = self._player_s, before.seat
        self.game.sight.redeal(before, table, self._luck)
        self.game.rules.apply(table, seat, action)
        return self._look(table, seat) != bytes(after.tobytes())

    def shows_others(self, before: Any, action: int) -> bool:
        """Whether anybody else would see more than the move itself tells him."""
        table, seat = self._player_s, before.seat
        self.game.sight.redeal(before, table, self._luck)
        viewers = self._others(seat, before.players)
        for viewer in viewers:
            self.game.sight.observe(table, viewer, self._before[viewer])
        self.game.rules.apply(table, seat, action)
        return any(
            self._look(table, viewer) != self._expected(viewer, seat, action)
            for viewer in viewers
        )

    def _others(self, seat: int, players: int) -> list[int]:
        """Who else may see something; in an open game who watches sees as much as all."""
        players = 0 if self.game.open else players
        return [each for each in (*range(players), SPECTATOR) if each != seat]

    def _look(self, table: Any, viewer: int) -> bytes:
        self.game.sight.observe(table, viewer, self._after)
        return bytes(self._after.tobytes())

    def _expected(self, viewer: int, seat: int, action: int) -> bytes | None:
        """What another viewer would see at a table that he might have thought of."""
        table = self._other_s
        self.game.sight.redeal(self._before[viewer], table, self._luck)
        return self._look(table, viewer) if self._play(table, seat, action) else None

    def _play(self, table: Any, seat: int, action: int) -> bool:
        """Play the action or, if it is a secret, another that sounds the same."""
        n = self.game.rules.legal(table, seat, self._actions)
        for each in self._actions[:n].tolist():
            if each == action or self.heard[each] == self.heard[action] != action:
                self.game.rules.apply(table, seat, each)
                return True
        return False


@cache
def _imagination(game: str) -> Imagination:
    return Imagination(game_named(game))


def reveals(
    game: Game, before: Any, after: Any, action: int, tries: Tries = THOROUGH
) -> bool:
    """Whether a move has shown its player, or anybody as far as he can tell, a card.

    Only the player's own views count, before and after the move: so the answer
    tells him nothing either.
    """
    mind = _imagination(game.name)
    mind.begin(before.beat)
    return any(
        mind.shows_player(before, after, action) for _ in range(tries.player)
    ) or any(mind.shows_others(before, action) for _ in range(tries.others))
