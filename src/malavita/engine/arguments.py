"""Checks of arguments that several functions share."""

from typing import Any

from malavita.engine.errors import BadArgument

MOST_THREADS = 1_024


def check_int(argument: str, given: Any, within: range) -> int:
    """The given number, if it is an int in this range."""
    if type(given) is not int or given not in within:
        right = f"an int from {within[0]} to {within[-1]}"
        raise BadArgument(argument=argument, right=right, given=given)
    return given


def check_threads(threads: Any) -> int:
    """A number of threads that a machine can start."""
    return check_int("threads", threads, range(1, MOST_THREADS + 1))
