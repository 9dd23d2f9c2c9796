"""Configuration of Numba; there is no other."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")


def jit(rule: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule to native code.

    All rules use this decorator, so all have the same options. NUMBA_DISABLE_JIT=1
    turns the whole engine into plain Python.
    """
    return cast(Callable[P, R], numba.njit(**OPTIONS)(rule))


OPTIONS: Any = {
    "cache": True,  # on disk, in the folder that malavita._cache names
    "error_model": "numpy",  # no check for division by zero: no rule divides by zero
    "forceinline": True,  # a playout becomes one loop, twice as fast as with calls
    "nogil": True,  # kernels run on several threads at once
    # No reference counting of arrays, which took a fifth of all time. It also makes
    # the compiler refuse a rule that allocates memory.
    "_nrt": False,
}
