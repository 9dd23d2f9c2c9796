"""Loops over many states, written once for every game.

Nothing is allocated here: callers bring the arrays. A kernel holds no lock, so
several threads may run it at once, each on a slice of its own.
"""

from typing import Any

from malavita.engine.bits import lowest
from malavita.engine.dice import derive_seed
from malavita.engine.jit import jit
from malavita.engine.luck import pick, seed_luck
from malavita.engine.record import Ints
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
    """Deal into states the games number first, first + 1, ... of a seed."""
    for i in range(len(states)):
        derive_seed(seed, first + i, words)
        states[i] = blank[0]
        deal(states[i], players, choices, words)


@jit
def play_out(state: Any, actions: Ints, luck: Ints) -> int:
    """Play one state to its end with random actions; the decisions made."""
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
    """Play every state to its end; points, winners and decisions of each.

    The choices in state i depend on the seed and on first + i alone, so that it
    does not matter how many threads share the work.
    """
    for i in range(len(states)):
        seed_luck(luck, seed[0], seed[1], first + i)
        lengths[i] = play_out(states[i], actions, luck)
        score(states[i], points[i])
        won[i] = winners(states[i])


@jit
def perft(states: Any, actions: Ints, untried: Ints, depth: int) -> int:
    """How many different sequences of depth decisions follow on states[0].

    states and the rows of actions are a stack with a place for every depth;
    untried counts the actions of a place that are still to be played.
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
    """Play one chosen action in every state; where a game ends, deal the next.

    games[i] is the number of the game in state i; states take turns at the
    numbers, so the next one is len(states) further on.
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
    """Write the first seat that owes a decision in every state."""
    for i in range(len(states)):
        seats[i] = lowest(actors(states[i]))


@jit
def list_legal(states: Any, seats: Ints, actions: Ints, legal_actions: Any) -> None:
    """Mark in row i of legal_actions what seats[i] may play in state i."""
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
