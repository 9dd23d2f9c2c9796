"""Bots that do not search: the rookie and the soldier."""

from typing import Any

from malavita.bots.strategy import advise, is_silly
from malavita.engine.bits import lowest
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import pick
from malavita.engine.verbs import actors, apply, legal, observe

ROOKIE, SOLDIER, THINKER = range(3)  # a thinker searches, which is done elsewhere


@jit
def decide(policy: int, view: Any, actions: Ints, n: int, luck: Ints) -> int:
    """The choice of a rookie or a soldier among the n legal actions."""
    if policy == SOLDIER:
        return advise(view, actions, n, luck)
    sensible = _leave_out_what_is_silly(view, actions, n)
    action: int = actions[pick(luck, sensible)]
    return action


@jit
def _leave_out_what_is_silly(view: Any, actions: Ints, n: int) -> int:
    """Move the sensible actions to the front; return their number, or n if none is."""
    kept = 0
    for i in range(n):
        action = actions[i]
        if not is_silly(view, action):
            actions[i] = actions[kept]
            actions[kept] = action
            kept += 1
    return kept if kept else n


@jit
def play_on(state: Any, policies: Ints, view: Any, actions: Ints, luck: Ints) -> int:
    """Play until a thinker must decide or the game is over; the number of decisions.

    Row s of luck is the generator of seat s.
    """
    decisions = 0
    who = actors(state)
    while who:
        seat = lowest(who)
        if policies[seat] == THINKER:
            break
        n = legal(state, seat, actions)
        observe(state, seat, view)
        apply(state, seat, decide(policies[seat], view, actions, n, luck[seat]))
        decisions += 1
        who = actors(state)
    return decisions
