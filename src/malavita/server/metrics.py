"""Metrics for Prometheus, as text."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterator, Mapping

from malavita import __version__

CONTENT_TYPE = "text/plain; version=0.0.4"  # the format, as Prometheus asks for it
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds

COUNTED = {
    "entries": "Entries that were added to the logs of tables.",
    "messages": "Messages of clients on sockets, those that could be read.",
    "moves": "Moves that were made, by people and bots.",
    "requests": "Requests of the API that were answered or refused.",
}
GAUGES = {
    "tables": "Tables that this process holds in memory.",
    "sockets": "Sockets whose clients have said hello.",
}


class Metrics:
    """The counters of this process since it started."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys(COUNTED, 0)
        self._slower = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count(self, name: str) -> None:
        """Count one more event."""
        self._counts[name] += 1

    def took(self, seconds: float) -> None:
        """Count a change of a table, and how long it took until all were told."""
        self._slower[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def text(self, gauges: Mapping[str, int]) -> str:
        """All metrics as text; gauges are given by the caller."""
        lines = [*_head("malavita_info", "gauge", "Which process answers."), _info()]
        for name, meaning in GAUGES.items():
            full = f"malavita_{name}"
            lines += [*_head(full, "gauge", meaning), f"{full} {gauges[name]}"]
        for name, meaning in COUNTED.items():
            full = f"malavita_{name}_total"
            lines += [*_head(full, "counter", meaning), f"{full} {self._counts[name]}"]
        return "\n".join([*lines, *self._latency(), ""])

    def _latency(self) -> Iterator[str]:
        name, total = "malavita_change_seconds", 0
        meaning = "How long a change of a table took, until all were told."
        yield from _head(name, "histogram", meaning)
        for bucket, n in zip((*BUCKETS, "+Inf"), self._slower, strict=True):
            total += n
            yield f'{name}_bucket{{le="{bucket}"}} {total}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {total}"


def _head(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]


def _info() -> str:
    return f'malavita_info{{process="{os.getpid()}",version="{__version__}"}} 1'
