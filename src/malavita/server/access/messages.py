"""Decoding what clients send, and encoding refusals."""

from __future__ import annotations

from typing import Any

import msgspec

from malavita.engine.errors import TableError
from malavita.server.errors import BadMessage
from malavita.wire.messages import Problem


def decode(body: bytes, kind: Any) -> Any:
    """Decode JSON as a type; refuses with what is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(reason=str(error).replace("`", "")[:200]) from None


def problem(error: TableError) -> Problem:
    """A refusal as clients get it."""
    return Problem(error.code, str(error), error.values)
