"""Numbers for Prometheus, as text."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

from malavita import __version__

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds

COUNTED = ("entries", "messages", "moves", "requests")  # they begin at 0


class Metrics:
    """What has happened in this process since it started."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
        self._slower = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count(self, name: str) -> None:
        """One more of something."""
        self._counts[name] += 1

    def took(self, seconds: float) -> None:
        """How long a change of a table took, from the request until all were told."""
        self._slower[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def text(self, gauges: Mapping[str, int]) -> str:
        """All numbers; gauges are those that go up and down."""
        info = f'malavita_info{{process="{os.getpid()}",version="{__version__}"}} 1'
        lines = ["# TYPE malavita_info gauge", info]
        for name, value in gauges.items():
            lines += [f"# TYPE malavita_{name} gauge", f"malavita_{name} {value}"]
        for name, value in sorted(self._counts.items()):
            full = f"malavita_{name}_total"
            lines += [f"# TYPE {full} counter", f"{full} {value}"]
        return "\n".join([*lines, *self._latency(), ""])

    def _latency(self) -> list[str]:
        name = "malavita_change_seconds"
        lines, total = [f"# TYPE {name} histogram"], 0
        for bucket, n in zip((*BUCKETS, "+Inf"), self._slower, strict=True):
            total += n
            lines.append(f'{name}_bucket{{le="{bucket}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
