"""A record as a tuple of plain integers, for code that reads most of its fields.

Unpacking a whole record takes as long as reading ten fields one by one.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import cache, lru_cache
from math import prod
from struct import Struct
from typing import Any, ParamSpec, TypeVar

import numpy as np

CACHED = 64  # records: the messages about one move read the same few
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}

P = ParamSpec("P")
R = TypeVar("R")
Reader = Callable[[Any], Any]


def plain(record: Any) -> Any:
    """The fields of a record: integers, tuples of them, and tuples of such rows."""
    return _reader_of(record.dtype)(record.tobytes())


@cache
def _reader_of(dtype: np.dtype[Any]) -> Reader:
    """A function that unpacks the memory of a record of this type."""
    fields: Any = dtype.fields
    layout, parts, end, cell = "<", [], 0, 0
    for field, offset, *_ in fields.values():
        size = prod(field.shape)
        layout += f"{offset - end}x{size}{CODES[field.base.str[1:]]}"
        parts.append(_part(cell, field.shape))
        end, cell = offset + field.itemsize, cell + size
    unpack = Struct(f"{layout}{dtype.itemsize - end}x").unpack
    plain_record: Any = namedtuple("plain_record", fields)  # type: ignore[misc] # of its own
    # One expression for all parts takes half the time of a loop over them.
    take_apart = eval(f"lambda cells: ({', '.join(parts)},)")

    @lru_cache(CACHED)
    def read(memory: bytes) -> Any:
        return plain_record._make(take_apart(unpack(memory)))

    return read


def _part(begin: int, shape: tuple[int, ...]) -> str:
    """An expression that takes a field of this shape out of all cells of a record."""
    if not shape:
        return f"cells[{begin}]"
    if len(shape) == 1:
        return f"cells[{begin}:{begin + shape[0]}]"
    width = prod(shape[1:])
    rows = [_part(begin + row * width, shape[1:]) for row in range(shape[0])]
    return f"({', '.join(rows)},)"


def plainly(rule: Callable[P, R]) -> Callable[P, R]:
    """The uncompiled function of a rule, which also accepts plain records."""
    written: Callable[P, R] = getattr(rule, "py_func", rule)
    return written
