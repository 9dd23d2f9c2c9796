"""Layouts of states and views: flat memory of fixed size, as NumPy structured types.

Fields are signed integers. Compiled rules widen them to 64 bits before they calculate;
interpreted rules would keep NumPy's narrow types, where 1 << int8(9) is 0. So reading a
field gives a plain Python integer, and both modes agree. When a number is too large for
its field, interpreted rules raise an error; that is one reason to test them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]  # for the type checker; the real width may differ


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
    """Words of a generator; mask them when reading, which widens them."""
    return Field("u4", shape)


class Cells(np.ndarray[Any, Any]):
    """An array field whose single cells read as plain integers."""

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        return value.item() if isinstance(value, np.generic) else value

    def __iter__(self) -> Any:
        """All cells of a row are converted at once, which is ten times faster."""
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
        """The memory of the record, for Numba.

        NumPy would describe all fields each time; an array of one record has the same
        memory and gives it ten times faster.
        """
        array = self.base
        return array if array is not None and array.size == 1 else super().data

    def copy(self) -> Any:  # type: ignore[override] # one record has no order
        """A copy of the record; NumPy's own copy takes ten times as long."""
        return np.frombuffer(bytearray(self.tobytes()), self.dtype)[0]


class Layout:
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


OPTIONS = 8  # the largest number of options of a game


class Head(Layout):
    """The first fields of every State and View."""

    players: int = i1()
    edition: int = i1()  # of the rules
    beat: int = i4()  # the number of the open decision; a move names the beat it answers
    options: Ints = i1(OPTIONS)  # by option: the number of its value


class BaseState(Head):
    """The first fields of every State."""

    key: Ints = u4(8)  # these four fields are the dice; see dice.py
    words: Ints = u4(16)
    block: int = i4()
    used: int = i1()


class BaseView(Head):
    """The first fields of every View."""

    seat: int = i1()  # of the viewer; SPECTATOR for a viewer without a seat


SPECTATOR = -1
