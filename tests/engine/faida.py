"""Faida: a minimal game in which all choose in secret at the same time.

It tests how the engine treats secret moves, independent of the real games. In each of
three rounds every seat hides or raids; a raid is worth a point.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from malavita.engine.actions import Actions
from malavita.engine.dice import seed_dice, seed_dice_by_luck
from malavita.engine.event import Event
from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.layout import BaseState, BaseView, Head, Ints, i1
from malavita.engine.position import BasePosition
from malavita.engine.verbs import register

MOST = 4
ROUNDS = 3
ACTIONS = Actions()
HIDE = ACTIONS.add("hide")
RAID = ACTIONS.add("raid")
ACTIONS.hide("hide", "raid", heard="choose ?", kind="choice")


class Public(Head):
    points: Ints = i1(MOST)
    ready: int = i1()  # seats that have chosen, as a set


class State(BaseState, Public):
    sealed: Ints = i1(MOST)  # 1 is a raid; secret until all have chosen


class View(BaseView, Public):
    mine: int = i1()


@jit
def deal(state: State, players: int, choices: Ints, seed: Ints) -> None:
    seed_dice(state, seed)
    state.players = players


@jit
def actors(state: State) -> int:
    return 0 if state.beat == ROUNDS else ((1 << state.players) - 1) & ~state.ready


@jit
def legal(state: State, seat: int, actions: Ints) -> int:
    if not actors(state) >> seat & 1:
        return 0
    actions[0], actions[1] = HIDE, RAID
    return 2


@jit
def apply(state: State, seat: int, action: int) -> None:
    state.sealed[seat] = action
    state.ready |= 1 << seat
    if actors(state) == 0:
        for each in range(MOST):
            state.points[each] += state.sealed[each]
            state.sealed[each] = 0
        state.ready = 0
        state.beat += 1


@jit
def score(state: State, points: Ints) -> None:
    for seat in range(state.players):
        points[seat] = state.points[seat]


@jit
def winners(state: State) -> int:
    best = 0
    for seat in range(state.players):
        best = max(best, state.points[seat])
    found = 0
    for seat in range(state.players):
        if state.points[seat] == best:
            found |= 1 << seat
    return found


@jit
def faults(state: State) -> int:
    return 0


@jit
def observe(state: State, seat: int, view: View) -> None:
    view.seat = seat
    view.players = state.players
    view.beat = state.beat
    view.ready = state.ready
    for each in range(MOST):
        view.points[each] = state.points[each]
    view.mine = state.sealed[seat] if seat >= 0 else 0


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    seed_dice_by_luck(state, luck)


class Chosen(Event, frozen=True):
    seat: int
    what: str


class Revealed(Event, frozen=True):
    points: list[int]


def tell(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    events: list[Event] = [Chosen(seat, ACTIONS.write(action))]
    if after.beat > before.beat:
        events.append(Revealed(after.points.tolist()[: after.players]))
    return events


def unsealed(before: Any, after: Any) -> set[str]:
    return {"choice"} if after.beat > before.beat else set()


GAME = register(
    Game(
        name="faida",
        title="Faida",
        author="nobody",
        year=0,
        edition=1,
        players=range(2, MOST + 1),
        options={},
        open=False,
        actions=ACTIONS,
        State=State,
        View=View,
        cards=SimpleNamespace(COMPONENTS={}),
        rules=SimpleNamespace(
            deal=deal,
            actors=actors,
            legal=legal,
            apply=apply,
            score=score,
            winners=winners,
        ),
        faults=SimpleNamespace(faults=faults),
        sight=SimpleNamespace(observe=observe, redeal=redeal),
        position=SimpleNamespace(
            Position=BasePosition, write=lambda s: {}, show=lambda v: {}
        ),
        story=SimpleNamespace(tell=tell, unsealed=unsealed),
        outlook=SimpleNamespace(),
    )
)
