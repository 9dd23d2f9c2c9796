"""Metrics for Prometheus; those of all workers if a server has several."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.multiprocess import MultiProcessCollector

from malavita import __version__

__all__ = ["BUCKETS", "CONTENT_TYPE", "FOLDER", "Metrics"]

# The environment variable with the folder that workers share, as the library has it. It
# is read when the library is imported, so the parent sets it before it starts a worker.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
COUNTED = {
    "entries": "Entries that were added to the logs of tables.",
    "messages": "Messages of clients on sockets, those that could be read.",
    "moves": "Moves that were made, by people and bots.",
    "requests": "Requests of the API that were answered or refused.",
}
GAUGES = {
    "tables": "Tables in memory; a table that two processes hold counts twice.",
    "sockets": "Sockets whose clients have said hello.",
}
LIVE: Final = "livesum"  # added up over the workers that run

disable_created_metrics()


class _AllWorkers:
    """A collector of the metrics of all workers.

    A worker that starts has empty files for a moment. The collector of the library fails
    on those, so they are left out.
    """

    def collect(self) -> Iterable[Metric]:
        files = Path(os.environ[FOLDER]).glob("*.db")
        merged: Iterable[Metric] = MultiProcessCollector.merge(
            [str(file) for file in files if _has_content(file)]
        )
        return merged


def _has_content(file: Path) -> bool:
    """Whether the file has content; the file of a worker that ended may be gone."""
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False


class Metrics:
    """The metrics of this process since it started."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"malavita_{name}", meaning, registry=registry)
            for name, meaning in COUNTED.items()
        }
        self._gauges = {
            name: Gauge(
                f"malavita_{name}", meaning, registry=registry, multiprocess_mode=LIVE
            )
            for name, meaning in GAUGES.items()
        }
        self._seconds = Histogram(
            "malavita_change_seconds",
            "How long a change of a table took, until all were told.",
            registry=registry,
            buckets=BUCKETS,
        )
        info = Gauge(
            "malavita_info",
            "Which processes serve.",
            ["process", "version"],
            registry=registry,
            multiprocess_mode=LIVE,
        )
        info.labels(os.getpid(), __version__).set(1)
        for gauge in self._gauges.values():
            gauge.set(0)  # an earlier worker may have had the same process number

    def count(self, name: str) -> None:
        """Count one more event."""
        self._counters[name].inc()

    def add(self, name: str, number: int) -> None:
        """Add to a gauge."""
        self._gauges[name].inc(number)

    def took(self, seconds: float) -> None:
        """Count a change of a table, and how long it took until all were told."""
        self._seconds.observe(seconds)

    def text(self) -> bytes:
        """All metrics as text; with workers, of all of them."""
        registry = self._registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            registry.register(_AllWorkers())
        return generate_latest(registry)
