"""Where somebody stands until he has said what he wants: not for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 10  # seconds for the head of a request, and to begin to read its answer
MOST_HEAD = 1 << 16  # bytes of it


class Porch(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, but not with who never comes to the point."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._head = 0  # bytes of a head that is not complete
        self._timer: asyncio.TimerHandle | None = None  # until he has asked
        self._reading: asyncio.TimerHandle | None = None  # until he has read

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
        if self._timer is not None:
            if self._head > MOST_HEAD:
                self.transport.abort()
        elif self._is_waiting():
            self._wait()  # uvicorn takes any byte for the beginning of a request

    def _is_waiting(self) -> bool:
        """Whether he has been answered, and has not become a socket."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and self.transport.get_protocol() is self

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

    def pause_writing(self) -> None:
        """He does not read what he has asked for."""
        super().pause_writing()
        self._reading = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """He reads."""
        super().resume_writing()
        self._stop_reading_timer()

    def _stop_reading_timer(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._go_in()
        self._stop_reading_timer()
        super().connection_lost(exc)
