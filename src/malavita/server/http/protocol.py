"""The HTTP protocol of uvicorn, with header and read timeouts."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 10  # seconds for the head of a request, and to begin to read the response
MAX_HEAD = 1 << 16  # bytes


class HttpProtocol(HttpToolsProtocol):
    """HTTP that cuts off clients which send no complete request or do not read."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._head = 0  # bytes of a head that is not complete
        self._head_timer: asyncio.TimerHandle | None = None
        self._read_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self._start_head_timer()

    def _start_head_timer(self) -> None:
        self._head_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop_head_timer(self) -> None:
        self._head = 0
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def data_received(self, data: bytes) -> None:
        """Count the bytes of a head."""
        self._head += len(data)
        super().data_received(data)
        if self._head_timer is not None:
            if self._head > MAX_HEAD:
                self.transport.abort()
        elif self._is_waiting():
            # For uvicorn any byte is the beginning of a request.
            self._start_head_timer()

    def _is_waiting(self) -> bool:
        """Whether the last request is answered, and this is still HTTP."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and self.transport.get_protocol() is self

    def on_message_begin(self) -> None:
        """Wait for the head of the next request on the same connection."""
        super().on_message_begin()
        if self._head_timer is None:
            self._head = 0
            self._start_head_timer()

    def on_headers_complete(self) -> None:
        """Stop waiting; request.py has a timeout for the body."""
        self._stop_head_timer()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """Wait for a client that does not read the response."""
        super().pause_writing()
        self._read_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the client reads."""
        super().resume_writing()
        self._stop_read_timer()

    def _stop_read_timer(self) -> None:
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers."""
        self._stop_head_timer()
        self._stop_read_timer()
        super().connection_lost(exc)
