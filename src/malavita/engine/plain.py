"""A record as plain Python, for those who read most of its fields.

To unpack a whole record takes no longer than to read ten of its fields one by one.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import cache, lru_cache
from math import prod
from struct import Struct
from typing import Any, ParamSpec, TypeVar

import numpy as np

REMEMBERED = 64  # records: all that is told of a move reads the same few
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}

P = ParamSpec("P")
R = TypeVar("R")
Reader = Callable[[Any], Any]


def plain(record: Any) -> Any:
    """The fields of a record: integers, tuples of them, and tuples of such rows."""
    return _reader_of(record.dtype)(record.tobytes())


@cache
def _reader_of(dtype: np.dtype[Any]) -> Reader:
    """What takes the memory of such a record apart."""
    fields: Any = dtype.fields
    layout, parts, end, cell = "<", [], 0, 0
    for field, offset, *_ in fields.values():
        size = prod(field.shape)
        layout += f"{offset - end}x{size}{CODES[field.base.str[1:]]}"
        parts.append(_part(cell, field.shape))
        end, cell = offset + field.itemsize, cell + size
    unpack = Struct(f"{layout}{dtype.itemsize - end}x").unpack
    plain_record: Any = namedtuple("plain_record", fields)  # type: ignore[misc] # of its own
    # One expression for all parts takes them in half the time of a loop over parts.
    take_apart = eval(f"lambda cells: ({', '.join(parts)},)")

    @lru_cache(REMEMBERED)
    def read(memory: bytes) -> Any:
        return plain_record._make(take_apart(unpack(memory)))

    return read


def _part(begin: int, shape: tuple[int, ...]) -> str:
    """Where a field of this shape is among all cells of a record, as an expression."""
    if not shape:
        return f"cells[{begin}]"
    if len(shape) == 1:
        return f"cells[{begin}:{begin + shape[0]}]"
    width = prod(shape[1:])
    rows = [_part(begin + row * width, shape[1:]) for row in range(shape[0])]
    return f"({', '.join(rows)},)"


def plainly(rule: Callable[P, R]) -> Callable[P, R]:
    """A rule as it is written, which can be asked about plain records too."""
    written: Callable[P, R] = getattr(rule, "py_func", rule)
    return written
