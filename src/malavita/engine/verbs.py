"""The functions of the game protocol, dispatched by the type of the record.

A record's type says which game it is, so `apply(state, seat, action)` needs no other
argument. Compiled code resolves the game when it is compiled; interpreted code looks it
up. Kernels that call these verbs are written once for all games and can be cached on
disk, which closures over the rules could not.
"""

from typing import Any

import numba
from numba.extending import overload

from malavita.engine.errors import UnknownGame
from malavita.engine.game import Game
from malavita.engine.layout import Ints
from malavita.engine.loading import load_games

_games: dict[Any, Game] = {}  # by NumPy dtype and by Numba type
_named: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Register a game by its name and by the types of its records."""
    _named[game.name] = game
    for record in (game.State, game.View):
        if record.dtype in _games:
            raise ValueError(f"{game.name}: another game has the same {record.__name__}")
        _games[record.dtype] = game
        _games[numba.from_dtype(record.dtype)] = game
    return game


def game_named(name: Any) -> Game:
    """The game with this name; a Game is returned as it is."""
    if isinstance(name, Game):
        return name
    load_games()
    if not isinstance(name, str) or name not in _named:
        raise UnknownGame(game=name, known=list(_named))
    return _named[name]


def deal(state: Any, players: int, choices: Ints, seed: Ints) -> None:
    """Set up a new game; choices come from Game.choose, seed is eight 32-bit words."""
    _games[state.dtype].rules.deal(state, players, choices, seed)


def actors(state: Any) -> int:
    """The seats to decide, as a set; empty when the game is over."""
    bits: int = _games[state.dtype].rules.actors(state)
    return bits


def legal(state: Any, seat: int, actions: Ints) -> int:
    """Write the legal actions of seat into actions; return their number."""
    n: int = _games[state.dtype].rules.legal(state, seat, actions)
    return n


def apply(state: Any, seat: int, action: int) -> None:
    """Play a legal action."""
    _games[state.dtype].rules.apply(state, seat, action)


def score(state: Any, points: Ints) -> None:
    """Write the points of every seat; they are final when the game is over."""
    _games[state.dtype].rules.score(state, points)


def winners(state: Any) -> int:
    """The seats that win if the game ends now, as a set."""
    bits: int = _games[state.dtype].rules.winners(state)
    return bits


def faults(state: Any) -> int:
    """The broken invariants, as a set; empty for a valid table."""
    bits: int = _games[state.dtype].faults.faults(state)
    return bits


def observe(state: Any, seat: int, view: Any) -> None:
    """Write what seat may know into view."""
    _games[state.dtype].sight.observe(state, seat, view)


def redeal(view: Any, state: Any, luck: Ints) -> None:
    """Write a random state that fits the view into state."""
    _games[view.dtype].sight.redeal(view, state, luck)


# The same dispatch for compiled code: by the Numba type of the record.


@overload(deal)
def _deal(state, players, choices, seed):  # type: ignore[no-untyped-def]
    rule = _games[state].rules.deal
    return lambda state, players, choices, seed: rule(state, players, choices, seed)


@overload(actors)
def _actors(state):  # type: ignore[no-untyped-def]
    rule = _games[state].rules.actors
    return lambda state: rule(state)


@overload(legal)
def _legal(state, seat, actions):  # type: ignore[no-untyped-def]
    rule = _games[state].rules.legal
    return lambda state, seat, actions: rule(state, seat, actions)


@overload(apply)
def _apply(state, seat, action):  # type: ignore[no-untyped-def]
    rule = _games[state].rules.apply
    return lambda state, seat, action: rule(state, seat, action)


@overload(score)
def _score(state, points):  # type: ignore[no-untyped-def]
    rule = _games[state].rules.score
    return lambda state, points: rule(state, points)


@overload(winners)
def _winners(state):  # type: ignore[no-untyped-def]
    rule = _games[state].rules.winners
    return lambda state: rule(state)


@overload(faults)
def _faults(state):  # type: ignore[no-untyped-def]
    rule = _games[state].faults.faults
    return lambda state: rule(state)


@overload(observe)
def _observe(state, seat, view):  # type: ignore[no-untyped-def]
    rule = _games[state].sight.observe
    return lambda state, seat, view: rule(state, seat, view)


@overload(redeal)
def _redeal(view, state, luck):  # type: ignore[no-untyped-def]
    rule = _games[view].sight.redeal
    return lambda view, state, luck: rule(view, state, luck)
