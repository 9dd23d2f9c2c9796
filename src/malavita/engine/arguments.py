"""Checks of arguments, shared by several functions."""

from typing import Any

from malavita.engine.errors import BadArgument

MOST_THREADS = 1_024


def check_int(argument: str, given: Any, within: range) -> int:
    """Return the given number if it is an int in this range."""
    if type(given) is not int or given not in within:
        right = f"an int from {within[0]} to {within[-1]}"
        raise BadArgument(argument=argument, right=right, given=given)
    return given


def check_threads(threads: Any) -> int:
    """Return the number of threads if a machine can start so many."""
    return check_int("threads", threads, range(1, MOST_THREADS + 1))
