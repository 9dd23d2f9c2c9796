"""The one place where Numba is configured."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")


def jit(rule: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule to native code.

    Every rule goes through here, so that options never differ between two
    rules, and NUMBA_DISABLE_JIT=1 turns the whole engine into plain Python.
    """
    return cast(Callable[P, R], numba.njit(**OPTIONS)(rule))


OPTIONS: Any = {
    "cache": True,  # on disk, in the folder that malavita._cache names
    "error_model": "numpy",  # no test for a division by zero: no rule makes one
    "forceinline": True,  # a playout becomes one loop, twice as fast as with calls
    "nogil": True,  # kernels run on several threads at once
    # No reference counts on arrays, which cost a fifth of all time. It also makes
    # the compiler refuse a rule that allocates memory.
    "_nrt": False,
}
