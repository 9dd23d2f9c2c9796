"""The beginning of a game, and copying of public fields; the same for all games.

The State and the View of a game begin with the same fields, those of its Public, in the
same layout. So all public fields are one block of memory and are copied at once.
"""

from itertools import takewhile
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from malavita.engine.dice import seed_dice
from malavita.engine.jit import jit
from malavita.engine.layout import OPTIONS, Ints


@jit
def begin_game(state: Any, players: int, choices: Ints, seed: Ints) -> None:
    """Write players, edition, options and dice into a state; the first step of a deal."""
    state.players = players
    state.edition = choices[0]
    for option in range(OPTIONS):
        state.options[option] = choices[1 + option]
    seed_dice(state, seed)


def copy_what_lies_open(source: Any, target: Any) -> None:
    """Copy the first fields that both records share: from a State to a View, or back."""
    for name in shared_fields(source.dtype, target.dtype):
        target[name] = source[name]


def shared_fields(first: np.dtype[Any], second: np.dtype[Any]) -> list[str]:
    """The names of the first fields that two records have in common."""

    def is_shared(names: tuple[str, str]) -> bool:
        name, other = names
        return name == other and first.fields[name] == second.fields[name]  # type: ignore[index] # they have fields

    pairs = zip(first.names or (), second.names or (), strict=False)
    return [name for name, _ in takewhile(is_shared, pairs)]


@overload(copy_what_lies_open)
def _copy_what_lies_open(source, target):  # type: ignore[no-untyped-def]
    return lambda source, target: _copy_memory(source, target)  # type: ignore[call-arg] # Numba adds the context


@intrinsic
def _copy_memory(typing_context, source, target):  # type: ignore[no-untyped-def]
    last = shared_fields(source.dtype, target.dtype)[-1]
    end = source.offset(last) + source.dtype[last].itemsize

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        begin, to = (builder.bitcast(each, cgutils.voidptr_t) for each in arguments)
        size = context.get_constant(types.intp, end)
        cgutils.raw_memcpy(builder, to, begin, size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(source, target), generate
