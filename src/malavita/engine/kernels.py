"""Compiled loops over many states, written once for all games.

Kernels allocate nothing: callers pass the arrays. They run without the GIL, so several
threads can run one at the same time, each on its own slice.
"""

from typing import Any

from malavita.engine.bits import lowest
from malavita.engine.dice import derive_seed
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import pick, seed_luck
from malavita.engine.verbs import (
    actors,
    apply,
    deal,
    legal,
    observe,
    score,
    winners,
)


@jit
def deal_games(
    states: Any,
    blank: Any,
    players: int,
    choices: Ints,
    seed: Ints,
    first: int,
    words: Ints,
) -> None:
    """Deal the games number first, first + 1, ... of a seed into states."""
    for i in range(len(states)):
        derive_seed(seed, first + i, words)
        states[i] = blank[0]
        deal(states[i], players, choices, words)


@jit
def play_out(state: Any, actions: Ints, luck: Ints) -> int:
    """Play one state to its end with random actions; return the number of decisions."""
    decisions = 0
    who = actors(state)
    while who:
        seat = lowest(who)
        n = legal(state, seat, actions)
        apply(state, seat, actions[pick(luck, n)])
        decisions += 1
        who = actors(state)
    return decisions


@jit
def play_games(
    states: Any,
    seed: Ints,
    first: int,
    actions: Ints,
    luck: Ints,
    points: Ints,
    won: Ints,
    lengths: Ints,
) -> None:
    """Play every state to its end; write points, winners and number of decisions.

    The choices in state i depend only on the seed and on first + i, so the number of
    threads does not matter.
    """
    for i in range(len(states)):
        seed_luck(luck, seed[0], seed[1], first + i)
        lengths[i] = play_out(states[i], actions, luck)
        score(states[i], points[i])
        won[i] = winners(states[i])


@jit
def perft(states: Any, actions: Ints, untried: Ints, depth: int) -> int:
    """The number of different sequences of depth decisions from states[0].

    states and the rows of actions are a stack with one entry for each depth; untried
    has the number of actions of each entry that are still to be played.
    """
    found = 0
    at = 0
    _open(states[0], actions[0], untried, 0)
    while at >= 0:
        if untried[at] == 0:
            at -= 1
            continue
        if at + 1 == depth:
            found += untried[at]
            untried[at] = 0
            continue
        untried[at] -= 1
        states[at + 1] = states[at]
        apply(states[at + 1], lowest(actors(states[at])), actions[at, untried[at]])
        at += 1
        _open(states[at], actions[at], untried, at)
    return found


@jit
def _open(state: Any, actions: Ints, untried: Ints, at: int) -> None:
    untried[at] = 0
    who = actors(state)
    if who:
        untried[at] = legal(state, lowest(who), actions)


@jit
def step(
    states: Any,
    blank: Any,
    players: int,
    choices: Ints,
    seed: Ints,
    games: Ints,
    words: Ints,
    chosen: Ints,
    seats: Ints,
    points: Ints,
    ended: Any,
) -> None:
    """Play one chosen action in every state; where a game ends, deal a new one.

    games[i] is the number of the game in state i; the next game in the same state has
    the number games[i] + len(states).
    """
    for i in range(len(states)):
        apply(states[i], seats[i], chosen[i])
        who = actors(states[i])
        ended[i] = who == 0
        score(states[i], points[i])
        if not who:
            games[i] += len(states)
            derive_seed(seed, games[i], words)
            states[i] = blank[0]
            deal(states[i], players, choices, words)
            who = actors(states[i])
        seats[i] = lowest(who)


@jit
def list_seats(states: Any, seats: Ints) -> None:
    """Write the first seat to decide in every state."""
    for i in range(len(states)):
        seats[i] = lowest(actors(states[i]))


@jit
def list_legal(states: Any, seats: Ints, actions: Ints, legal_actions: Any) -> None:
    """Mark the actions that seats[i] may play in state i in row i of legal_actions."""
    for i in range(len(states)):
        for action in range(legal_actions.shape[1]):
            legal_actions[i, action] = False
        for j in range(legal(states[i], seats[i], actions)):
            legal_actions[i, actions[j]] = True


@jit
def observe_all(states: Any, seats: Ints, views: Any) -> None:
    """Write into view i what seats[i] may know of state i."""
    for i in range(len(states)):
        observe(states[i], seats[i], views[i])
