"""Small sets as the bits of an integer: seats 0, 2 and 3 are 0b1101."""

from functools import lru_cache

from numba import types
from numba.extending import intrinsic, overload

from malavita.engine.jit import jit

CACHED = 10_000  # sets: all that are common


def lowest(bits: int) -> int:
    """The smallest member of a set; the result for an empty set is undefined."""
    return int(bits & -bits).bit_length() - 1


@intrinsic
def _count_trailing_zeros(typing_context, bits):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        undefined_if_empty = context.get_constant(types.boolean, False)
        return builder.cttz(arguments[0], undefined_if_empty)

    return types.int64(types.int64), generate


@overload(lowest)
def _lowest(bits):  # type: ignore[no-untyped-def]
    return lambda bits: _count_trailing_zeros(bits)  # type: ignore[call-arg] # Numba adds the context


def members(bits: int) -> list[int]:
    """The members of a set in rising order; not for compiled rules."""
    return list(_members(bits))


@lru_cache(CACHED)
def _members(bits: int) -> tuple[int, ...]:
    digits = reversed(f"{bits:b}")
    return tuple(member for member, digit in enumerate(digits) if digit == "1")


@jit
def size(bits: int) -> int:
    """The number of members of a set."""
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number
