"""Test whether a move has revealed anything: such a move may not be taken back."""

from __future__ import annotations

from functools import cache
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.layout import SPECTATOR, Ints
from malavita.engine.luck import new_luck
from malavita.engine.verbs import apply, game_named, legal, observe, redeal

TRIES = 16  # imagined tables on which a move is tested


class Workspace(NamedTuple):
    """Preallocated working memory of one thread."""

    mine: Any  # a state imagined by the player
    other: Any  # a state imagined by another viewer
    before: Any  # by viewer (the last is a spectator): the view before the move
    after: Any  # by viewer: the view after the move
    memory: Any  # the bytes of after
    expected: Any  # the bytes of before, which is reused for expected views
    actions: Ints
    heard: Ints  # by action: the action that the other seats hear
    luck: Ints


def reveals(game: Game, before: Any, after: Any, action: int) -> bool:
    """Whether a move has revealed a card to its player, or perhaps to another viewer.

    The answer depends only on the player's views before and after the move, so it gives
    away nothing itself. The same question always gets the same answer.
    """
    work = _workspace(game.name, get_ident())
    work.luck[:] = new_luck(before.beat)
    seen = np.frombuffer(after.tobytes(), np.uint8)
    watched = 0 if game.open else before.players  # in an open game one viewer is enough
    return bool(_reveals(before, seen, action, watched, work))


@cache
def _workspace(name: str, thread: int) -> Workspace:
    """The workspace of a thread."""
    game = game_named(name)
    before, after = (game.View.blank(game.players.stop) for _ in range(2))
    return Workspace(
        mine=game.State.blank(),
        other=game.State.blank(),
        before=before,
        after=after,
        memory=_memory(after),
        expected=_memory(before),
        actions=np.zeros(len(game.actions), np.int64),
        heard=game.actions.heard(),
        luck=new_luck(0),
    )


def _memory(views: Any) -> Any:
    """The bytes of each view."""
    return views.view(np.uint8).reshape(len(views), -1)


# One long function: each function that calls the rules adds seconds of compiling.
@jit
def _reveals(before: Any, seen: Any, action: int, watched: int, work: Workspace) -> bool:
    seat = int(before.seat)  # the rules are compiled for integers of this size
    mine, other, heard = work.mine[0], work.other[0], work.heard
    for _ in range(TRIES):
        # Play the move on a table that its player can imagine. Does the player see
        # there what was really seen?
        redeal(before, mine, work.luck)
        for viewer in range(SPECTATOR, watched):
            observe(mine, viewer, work.before[viewer])
        apply(mine, seat, action)
        for viewer in range(SPECTATOR, before.players):
            observe(mine, viewer, work.after[viewer])
        if _differ(work.memory[seat], seen):
            return True
        # Would another viewer see more there than the action itself tells? The viewer
        # imagines a table too, where an action that sounds the same is played.
        for viewer in range(SPECTATOR, watched):
            if viewer == seat:
                continue
            redeal(work.before[viewer], other, work.luck)
            played = False
            for number in range(legal(other, seat, work.actions)):
                each = work.actions[number]
                if each == action or heard[each] == heard[action] != action:
                    apply(other, seat, each)
                    played = True
                    break
            observe(other, viewer, work.before[viewer])
            if not played or _differ(work.memory[viewer], work.expected[viewer]):
                return True
    return False


@jit
def _differ(memory: Any, other: Any) -> bool:
    """Whether the bytes of two views differ."""
    difference = 0
    for i in range(len(memory)):
        difference |= memory[i] ^ other[i]
    return difference != 0
