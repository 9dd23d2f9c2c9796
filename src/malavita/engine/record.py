"""A table is one record: a flat, fixed-size, copyable piece of memory.

Fields are signed integers. Compiled rules widen them to 64 bits before they
calculate; interpreted rules would keep NumPy's narrow types, where 1 << int8(9)
is 0. So a record hands out plain Python integers, which are as wide as needed,
and both modes agree. A number too big for its field is refused with an error by
the interpreted rules, which is what their tests are for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]  # of whatever width: enough for the type checker


@dataclass(frozen=True, slots=True)
class Field:
    code: str
    shape: tuple[int, ...]


def i1(*shape: int) -> Any:
    """Numbers from -128 to 127."""
    return Field("i1", shape)


def i2(*shape: int) -> Any:
    """Numbers from -32,768 to 32,767."""
    return Field("i2", shape)


def i4(*shape: int) -> Any:
    """Larger numbers, and sets of up to 31 things, one bit each."""
    return Field("i4", shape)


def i8(*shape: int) -> Any:
    """Sets of up to 63 things, one bit each."""
    return Field("i8", shape)


def u4(*shape: int) -> Any:
    """The words of a generator; to be masked, which widens them, when read."""
    return Field("u4", shape)


class Cells(np.ndarray[Any, Any]):
    """An array field whose single cells read as plain integers."""

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        return value.item() if isinstance(value, np.generic) else value

    def __iter__(self) -> Any:
        """One by one; all cells of a row at once are ten times faster."""
        return iter(self.tolist()) if self.ndim == 1 else super().__iter__()


class Row(np.void):  # type: ignore[misc] # the stubs call it final, NumPy does not
    """A record whose fields are attributes and read as plain integers."""

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except ValueError:
            raise AttributeError(f"no field {name}") from None
        return value.view(Cells) if type(value) is np.ndarray else value.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    @property
    def data(self) -> Any:
        """Its memory, which Numba asks for; NumPy would describe all fields each time.

        An array of one record is the same memory, and tells it ten times faster.
        """
        array = self.base
        return array if array is not None and array.size == 1 else super().data

    def copy(self) -> Any:  # type: ignore[override] # one record has no order
        """Another record with the same fields; NumPy's way takes ten times as long."""
        return np.frombuffer(bytearray(self.tobytes()), self.dtype)[0]


class Record:
    """Base of every State and View; subclasses only declare fields."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields: list[Any] = [
            (name, field.code, field.shape)
            for base in reversed(cls.__mro__)
            for name, field in vars(base).items()
            if isinstance(field, Field)
        ]
        for name, *_ in fields:
            if hasattr(np.void, name):
                raise TypeError(f"{cls.__name__}.{name}: NumPy uses this name itself")
        cls.dtype = np.dtype((Row, np.dtype(fields, align=True)))

    @classmethod
    def blank(cls, n: int = 1) -> Any:
        """An array of n records, all zeros; np.zeros takes four times as long for one."""
        return np.ndarray(n, cls.dtype, bytearray(n * cls.dtype.itemsize))


OPTIONS = 8  # the most options a game may have


class Head(Record):
    """What every State and every View begins with."""

    players: int = i1()
    edition: int = i1()  # of the rules by which the game is played
    beat: int = i4()  # numbers the open decision; a move names the beat it answers
    options: Ints = i1(OPTIONS)  # which value of each option is played


class BaseState(Head):
    """The head of every State."""

    key: Ints = u4(8)  # chance still to come; see dice.py
    words: Ints = u4(16)
    block: int = i4()
    used: int = i1()


class BaseView(Head):
    """The head of every View."""

    seat: int = i1()  # whose view it is; SPECTATOR for those who only watch


SPECTATOR = -1
