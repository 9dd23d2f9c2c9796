"""Where somebody stands until he has said what he wants: not for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 10  # seconds for the head of a request
MOST_HEAD = 1 << 16  # bytes of it


class Porch(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, but not with who never comes to the point."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._head = 0  # bytes of a head that is not complete
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Somebody comes."""
        super().connection_made(transport)
        self._wait()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def _go_in(self) -> None:
        self._head = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        """He says something."""
        self._head += len(data)
        super().data_received(data)
        if self._timer is not None and self._head > MOST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """He begins to ask, perhaps once more on the same connection."""
        super().on_message_begin()
        if self._timer is None:
            self._head = 0
            self._wait()

    def on_headers_complete(self) -> None:
        """He has asked; what he brings with it is somebody else's to read."""
        self._go_in()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._go_in()
        super().connection_lost(exc)
