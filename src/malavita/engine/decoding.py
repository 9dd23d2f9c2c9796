"""From plain data, as JSON gives it, to a struct with checked fields."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def decode(data: Any, kind: type[S], refuse: Callable[[str, str], Exception]) -> S:
    """Check names and types; raise what refuse makes of the first wrong field."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        text = str(error)
    # "Expected `int`, got `str` - at `$.seats[0].middle`"
    reason, _, path = text.partition(" - at ")
    field = re.sub(r"^(key in )?\$\.?", "", path.replace("`", ""))
    raise refuse(field or "the whole", reason.replace("`", ""))
