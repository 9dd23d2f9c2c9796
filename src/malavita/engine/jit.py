"""Configuration of Numba; there is no other."""

from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar, cast

from numba.core import config, types
from numba.core.registry import CPUDispatcher

P = ParamSpec("P")
R = TypeVar("R")


class Rule(CPUDispatcher):
    """A compiled rule; other rules call it with integers of 64 bits only.

    Numba would compile it again for every width of integer that a field may have, and
    for every constant: half as many functions more.
    """

    def get_call_template(self, args: Sequence[Any], kws: Any) -> Any:
        """How a rule calls this one."""
        return super().get_call_template(tuple(map(_widen, args)), kws)


def _widen(kind: Any) -> Any:
    plain = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(plain, types.Integer) else plain


def jit(rule: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule to native code.

    All rules use this decorator, so all have the same options. NUMBA_DISABLE_JIT=1
    turns the whole engine into plain Python.
    """
    interpreted = config.DISABLE_JIT  # type: ignore[attr-defined] # made from the environment
    return rule if interpreted else _compiled(rule)


def _compiled(rule: Callable[P, R]) -> Callable[P, R]:
    compiled = Rule(rule, targetoptions=OPTIONS)
    compiled.enable_caching()  # on disk, in the folder that malavita._cache names
    return cast(Callable[P, R], compiled)


OPTIONS: Any = {
    "nopython": True,
    "error_model": "numpy",  # no check for division by zero: no rule divides by zero
    "forceinline": True,  # a playout becomes one loop, twice as fast as with calls
    "nogil": True,  # kernels run on several threads at once
    "no_cfunc_wrapper": True,  # C calls no rule
    # No reference counting of arrays, which took a fifth of all time. It also makes
    # the compiler refuse a rule that allocates memory.
    "_nrt": False,
}
