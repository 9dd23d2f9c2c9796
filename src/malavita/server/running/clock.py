"""The time of day, as entries have it."""

import time

from malavita.server.table.clocks import SECOND


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * SECOND)
