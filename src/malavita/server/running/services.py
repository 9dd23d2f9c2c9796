"""The services of a process that all its tables share."""

from __future__ import annotations

from dataclasses import dataclass

from malavita.server.bus import Bus
from malavita.server.metrics import Metrics
from malavita.server.running.bots import BotPool
from malavita.server.running.compiler import Compiler
from malavita.server.settings import Settings
from malavita.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    bus: Bus
    bots: BotPool
    compiler: Compiler
    metrics: Metrics
    settings: Settings

    @property
    def shared(self) -> bool:
        """Whether other processes may change the same tables."""
        return self.settings.redis is not None
