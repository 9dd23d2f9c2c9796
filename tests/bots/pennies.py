"""Pennies: two seats turn up a penny at once; seat 1 wins if they are the same.

No player can do better than chance, unless a search lets one seat see the penny of the
other.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace

from malavita.bots.strategy import learn
from malavita.bots.style import TO_THE_END, Style
from malavita.engine.actions import Actions
from malavita.engine.dice import seed_dice, seed_dice_by_luck
from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.layout import BaseState, BaseView, Head, Ints, i1
from malavita.engine.luck import pick
from malavita.engine.verbs import register

ACTIONS = Actions()
TAILS = ACTIONS.add("tails")
HEADS = ACTIONS.add("heads")
ACTIONS.hide("tails", "heads", heard="?", kind="penny")
SEATS = 2
STYLE = Style(soldiers=TO_THE_END, loose=0, win=1.0)


class Public(Head):
    ready: int = i1()  # seats that have chosen, as a set


class State(BaseState, Public):
    pennies: Ints = i1(SEATS)


class View(BaseView, Public):
    mine: int = i1()


@jit
def deal(state: State, players: int, choices: Ints, seed: Ints) -> None:
    seed_dice(state, seed)
    state.players = players


@jit
def actors(state: State) -> int:
    return 0b11 & ~state.ready


@jit
def legal(state: State, seat: int, actions: Ints) -> int:
    actions[0], actions[1] = TAILS, HEADS
    return 2 if actors(state) >> seat & 1 else 0


@jit
def apply(state: State, seat: int, action: int) -> None:
    state.pennies[seat] = action
    state.ready |= 1 << seat


@jit
def score(state: State, points: Ints) -> None:
    for seat in range(SEATS):
        points[seat] = 0


@jit
def winners(state: State) -> int:
    return 0b10 if state.pennies[0] == state.pennies[1] else 0b01


@jit
def observe(state: State, seat: int, view: View) -> None:
    view.seat = seat
    view.players = state.players
    view.ready = state.ready
    view.mine = state.pennies[seat] if seat >= 0 else 0


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    seed_dice_by_luck(state, luck)
    state.players = view.players
    state.ready = view.ready
    for seat in range(SEATS):
        state.pennies[seat] = view.mine if seat == view.seat else HEADS


@jit
def advise(view: View, actions: Ints, n: int, luck: Ints) -> int:
    return int(actions[pick(luck, n)])


@jit
def is_silly(view: View, action: int) -> bool:
    return action == TAILS


@jit
def distinct(view: View, actions: Ints, n: int) -> int:
    return n


@jit
def ask_again(state: State, seat: int) -> None:
    state.ready &= 1 << seat


_here = sys.modules[__name__]
GAME = register(
    Game(
        name="pennies",
        title="Pennies",
        author="nobody",
        year=0,
        edition=1,
        players=range(SEATS, SEATS + 1),
        options={},
        open=False,
        actions=ACTIONS,
        State=State,
        View=View,
        cards=SimpleNamespace(COMPONENTS={}),
        rules=_here,
        faults=SimpleNamespace(),
        sight=_here,
        position=SimpleNamespace(),
        story=SimpleNamespace(unsealed=lambda before, after: set()),
        outlook=SimpleNamespace(),
    )
)
learn(GAME, _here)
