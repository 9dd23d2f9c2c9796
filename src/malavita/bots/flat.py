"""A simple opponent: try every action in imagined games, played on at random."""

from typing import Any

import numpy as np

from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.kernels import play_out
from malavita.engine.record import Ints
from malavita.engine.verbs import apply, redeal, score, winners

PLAYOUTS = 400  # shared by the actions


def choose(game: Game, view: Any, legal: Ints, luck: Ints) -> int:
    """The action that did best."""
    if len(legal) == 1:
        return int(legal[0])
    values = np.zeros(len(legal))
    views = game.View.blank()
    views[0] = view
    weigh(
        views,
        game.State.blank(),
        legal,
        np.zeros(game.actions, np.int64),
        np.zeros(view.players, np.int64),
        luck,
        max(1, PLAYOUTS // len(legal)),
        values,
    )
    return int(legal[np.argmax(values)])


@jit
def weigh(
    views: Any,
    states: Any,
    legal: Ints,
    actions: Ints,
    points: Ints,
    luck: Ints,
    playouts: int,
    values: Any,
) -> None:
    """The value of each legal action: share of wins, then points, of the viewer."""
    seat = views[0].seat
    for i in range(len(legal)):
        for _ in range(playouts):
            redeal(views[0], states[0], luck)
            apply(states[0], seat, legal[i])
            play_out(states[0], actions, luck)
            score(states[0], points)
            values[i] += points[seat] * POINT
            if winners(states[0]) >> seat & 1:
                values[i] += 1


POINT = 0.01  # of a win: worth having, not worth a loss
