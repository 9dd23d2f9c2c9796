"""Decoding of plain data, as read from JSON, into a struct with checked fields.

The place of a fault is found by converting part by part. It is not read from msgspec's
error message, whose wording may change with any version.
"""

from collections.abc import Callable, Iterator
from types import UnionType
from typing import Any, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

S = TypeVar("S", bound=msgspec.Struct)

LARGEST = 1 << 256  # every valid number is smaller, also a seed


class Part(NamedTuple):
    """A part of the data, with its place and its expected type."""

    place: str  # ".seats[0]"
    data: Any
    kind: Any = Any  # the expected type


class Fault(NamedTuple):
    place: str  # ".seats[0].middle"; empty for the whole
    reason: str


def decode(data: Any, kind: type[S], refuse: Callable[[str, str], Exception]) -> S:
    """Check names and types; raise refuse(place, reason) for the first fault."""
    try:
        fault = _first_huge(Part("", data)) or _first_fault(Part("", data, kind))
    except RecursionError:
        fault = Fault("", "the data is nested too deeply")
    if fault is not None:
        raise refuse(fault.place.removeprefix(".") or "the whole", fault.reason)
    return msgspec.convert(data, kind, strict=True)


def _first_huge(part: Part) -> Fault | None:
    """The first number that is too large to be printed."""
    if isinstance(part.data, int) and abs(part.data) >= LARGEST:
        return Fault(part.place, "the number is too large")
    found = (_first_huge(each) for each in _within(part))
    return next(filter(None, found), None)


def _first_fault(part: Part) -> Fault | None:
    """The first value that is not of its type, in the smallest part that is wrong."""
    try:
        msgspec.convert(part.data, part.kind, strict=True)
    except msgspec.ValidationError as error:
        found = (_first_fault(each) for each in _within(part))
        reason = str(error).replace("`", "")
        return next(filter(None, found), Fault(part.place, reason))
    return None


def _within(part: Part) -> Iterator[Part]:
    """The fields or items of a part, with their types where they are known."""
    if isinstance(part.data, dict):
        for name, data in part.data.items():
            place = f"{part.place}.{name if isinstance(name, str) else '?'}"
            yield Part(place, data, _kind_of_field(part.kind, name))
    elif isinstance(part.data, list | tuple):
        for i, data in enumerate(part.data):
            yield Part(f"{part.place}[{i}]", data, _kind_of_item(part.kind, i))


def _kind_of_field(kind: Any, name: Any) -> Any:
    """The type of a field; Any if it is not known."""
    for each in _alternatives(kind):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            fields = {field.name: field.type for field in msgspec.structs.fields(each)}
            return fields.get(name, Any)
        if get_origin(each) is dict:
            return get_args(each)[1]
    return Any


def _kind_of_item(kind: Any, i: int) -> Any:
    """The type of an item of a list or tuple; Any if it is not known."""
    for each in _alternatives(kind):
        if get_origin(each) is list:
            return get_args(each)[0]
        if get_origin(each) is tuple:
            return dict(enumerate(get_args(each))).get(i, Any)
    return Any


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (UnionType, Union) else (kind,)
