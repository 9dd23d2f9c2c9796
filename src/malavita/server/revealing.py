"""Whether a move has shown anybody something: asked before it may be taken back."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from malavita.engine.game import Game
from malavita.engine.luck import new_luck
from malavita.engine.record import SPECTATOR, Ints


class Tries(NamedTuple):
    """How many tables are imagined to see what a move shows."""

    player: int  # to him who made it
    others: int


THOROUGH = Tries(16, 16)  # when somebody wants his move back
AT_A_GLANCE = Tries(3, 1)  # when it is only offered to him, after every move


class Imagination:
    """Tables that a player can imagine, and what the others would see there."""

    def __init__(self, game: Game, luck: Ints) -> None:
        self.game = game
        self.luck = luck
        self.heard = game.heard()
        self.actions = np.zeros(game.actions, np.int64)

    def table(self, view: Any) -> Any:
        """A random table that fits a view."""
        states = self.game.State.blank()
        self.game.sight.redeal(view, states[0], self.luck)
        return states[0]

    def view(self, state: Any, viewer: int) -> Any:
        views = self.game.View.blank()
        self.game.sight.observe(state, viewer, views[0])
        return views[0]

    def play(self, state: Any, seat: int, action: int) -> bool:
        """Play the action or, if it is a secret, another that sounds the same."""
        n = self.game.rules.legal(state, seat, self.actions)
        for each in self.actions[:n]:
            if each == action or self.heard[each] == self.heard[action] != action:
                self.game.rules.apply(state, seat, int(each))
                return True
        return False

    def shows(self, before: Any, after: Any, seat: int, action: int) -> bool:
        """Whether a viewer sees more than the move by itself explains to him."""
        table = self.table(before)
        explained = self.play(table, seat, action)
        return not explained or self.view(table, before.seat).tobytes() != after.tobytes()


def reveals(
    game: Game, before: Any, after: Any, action: int, tries: Tries = THOROUGH
) -> bool:
    """Whether a move has shown its player, or anybody as far as he can tell, a card.

    Only the player's own views count, before and after the move: so the answer
    tells him nothing either.
    """
    mind = Imagination(game, new_luck(int(before.beat)))
    return any(
        _shows_player(mind, before, after, action) for _ in range(tries.player)
    ) or any(_shows_others(mind, before, action) for _ in range(tries.others))


def _shows_player(mind: Imagination, before: Any, after: Any, action: int) -> bool:
    table, seat = mind.table(before), before.seat
    mind.game.rules.apply(table, seat, action)
    return bool(mind.view(table, seat).tobytes() != after.tobytes())


def _shows_others(mind: Imagination, before: Any, action: int) -> bool:
    table, seat = mind.table(before), before.seat
    viewers = [each for each in (*range(before.players), SPECTATOR) if each != seat]
    seen = {viewer: mind.view(table, viewer) for viewer in viewers}
    mind.game.rules.apply(table, seat, action)
    return any(
        mind.shows(view, mind.view(table, viewer), seat, action)
        for viewer, view in seen.items()
    )
