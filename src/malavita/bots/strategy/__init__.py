"""Strategies: one module for each game, dispatched by the type of the record.

    advise(view, actions, n, luck)   the soldier's choice among the n legal actions
    is_silly(view, action)           whether even a rookie leaves this action out
    distinct(view, actions, n)       legal actions without equivalent ones
    ask_again(state, seat)           redo hidden choices of others in an imagined state
    STYLE                            parameters of the search

The first three know nothing but one seat's view. As with the verbs of the engine, search
and arena are written once and compiled for every game.
"""

from types import ModuleType
from typing import Any

import numba
from numba.extending import overload

from malavita.bots.strategy import razzia_dorra, razzia_knizia, sicilianos, thieves
from malavita.bots.style import Style
from malavita.engine.game import Game
from malavita.engine.layout import Ints
from malavita.games import GAMES

_strategies: dict[Any, ModuleType] = {}  # by NumPy dtype and by Numba type


def learn(game: Game, strategy: ModuleType) -> None:
    """Register the strategy of a game."""
    for record in (game.State, game.View):
        _strategies[record.dtype] = strategy
        _strategies[numba.from_dtype(record.dtype)] = strategy


def style_of(game: Game) -> Style:
    """The search parameters of a game."""
    style: Style = _strategies[game.View.dtype].STYLE
    return style


def advise(view: Any, actions: Ints, n: int, luck: Ints) -> int:
    """The soldier's choice among the n legal actions."""
    action: int = _strategies[view.dtype].advise(view, actions, n, luck)
    return action


def is_silly(view: Any, action: int) -> bool:
    """Whether an action is clearly bad, so that even a rookie leaves it out."""
    silly: bool = _strategies[view.dtype].is_silly(view, action)
    return silly


def distinct(view: Any, actions: Ints, n: int) -> int:
    """Keep one of each group of equivalent actions; return how many are left."""
    left: int = _strategies[view.dtype].distinct(view, actions, n)
    return left


def ask_again(state: Any, seat: int) -> None:
    """Redo, in an imagined state, the secret choices that seat has not seen."""
    _strategies[state.dtype].ask_again(state, seat)


@overload(advise)
def _advise(view, actions, n, luck):  # type: ignore[no-untyped-def]
    strategy = _strategies[view].advise
    return lambda view, actions, n, luck: strategy(view, actions, n, luck)


@overload(is_silly)
def _is_silly(view, action):  # type: ignore[no-untyped-def]
    strategy = _strategies[view].is_silly
    return lambda view, action: strategy(view, action)


@overload(distinct)
def _distinct(view, actions, n):  # type: ignore[no-untyped-def]
    strategy = _strategies[view].distinct
    return lambda view, actions, n: strategy(view, actions, n)


@overload(ask_again)
def _ask_again(state, seat):  # type: ignore[no-untyped-def]
    strategy = _strategies[state].ask_again
    return lambda state, seat: strategy(state, seat)


learn(GAMES["razzia_knizia"], razzia_knizia)
learn(GAMES["razzia_dorra"], razzia_dorra)
learn(GAMES["sicilianos"], sicilianos)
learn(GAMES["thieves"], thieves)
