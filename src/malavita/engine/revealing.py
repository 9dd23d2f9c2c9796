"""Whether a move has shown anybody something: asked before it may be taken back."""

from __future__ import annotations

from functools import cache
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.luck import new_luck
from malavita.engine.record import SPECTATOR, Ints
from malavita.engine.verbs import apply, game_named, legal, observe, redeal

TRIES = 16  # tables that are imagined to see what a move shows


class Desk(NamedTuple):
    """Everything that is written on, so that nothing is allocated."""

    mine: Any  # a table that the player can imagine
    other: Any  # a table that somebody else can imagine
    before: Any  # by viewer, the last one watches: what he sees before the move
    after: Any  # and after it
    memory: Any  # of the same, to compare
    expected: Any  # the memory of before: used again for what he expected
    actions: Ints
    heard: Ints  # by action: what the other seats hear of it
    luck: Ints


def reveals(game: Game, before: Any, after: Any, action: int) -> bool:
    """Whether a move has shown its player, or anybody as far as he can tell, a card.

    Only the player's own views count, before and after the move: so the answer
    tells him nothing either. The same tables come to mind whenever somebody asks.
    """
    desk = _desk(game.name, get_ident())
    desk.luck[:] = new_luck(before.beat)
    seen = np.frombuffer(after.tobytes(), np.uint8)
    watched = 0 if game.open else before.players  # where all see the same, one is enough
    return bool(_reveals(before, seen, action, watched, desk))


@cache
def _desk(name: str, thread: int) -> Desk:
    """Each thread has its own."""
    game = game_named(name)
    before, after = (game.View.blank(game.players.stop) for _ in range(2))
    return Desk(
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
    """The same views, byte by byte."""
    return views.view(np.uint8).reshape(len(views), -1)


# One function, not five: each that calls the rules takes seconds more to compile.
@jit
def _reveals(before: Any, seen: Any, action: int, watched: int, desk: Desk) -> bool:
    seat = int(before.seat)  # the rules are compiled for integers of this size
    mine, other, heard = desk.mine[0], desk.other[0], desk.heard
    for _ in range(TRIES):
        # The move at a table that its player might have thought of: does he see there
        # what he has really seen?
        redeal(before, mine, desk.luck)
        for viewer in range(SPECTATOR, watched):
            observe(mine, viewer, desk.before[viewer])
        apply(mine, seat, action)
        for viewer in range(SPECTATOR, before.players):
            observe(mine, viewer, desk.after[viewer])
        if _differ(desk.memory[seat], seen):
            return True
        # Would anybody else see more there than the move itself tells him? He thinks of
        # a table, too, and hears the action or, if it is a secret, what it sounds like.
        for viewer in range(SPECTATOR, watched):
            if viewer == seat:
                continue
            redeal(desk.before[viewer], other, desk.luck)
            played = False
            for number in range(legal(other, seat, desk.actions)):
                each = desk.actions[number]
                if each == action or heard[each] == heard[action] != action:
                    apply(other, seat, each)
                    played = True
                    break
            observe(other, viewer, desk.before[viewer])
            if not played or _differ(desk.memory[viewer], desk.expected[viewer]):
                return True
    return False


@jit
def _differ(memory: Any, other: Any) -> bool:
    """Whether two things that were seen are not the same."""
    difference = 0
    for i in range(len(memory)):
        difference |= memory[i] ^ other[i]
    return difference != 0
