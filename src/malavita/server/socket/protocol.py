"""The WebSocket protocol of uvicorn, with less memory and stricter limits.

There are many sockets, and they stay open for hours.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Generic, TypeVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from malavita.server.logs import facts

T = TypeVar("T")

log = logging.getLogger("malavita.sockets")

PROTOCOL = "malavita.protocol"  # in the extensions of a socket's scope
MAX_BUFFERED = 1 << 19  # bytes for a client that reads too slowly
MAX_UNREAD = 1  # messages of a client that does not wait for answers
MAX_FRAMES = 100  # in a second, or of one message; a browser sends one for each
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"


class SmallQueue(Generic[T]):
    """A queue with one reader, with a tenth of the memory of asyncio.Queue."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        """Whether the queue is empty."""
        return not self._waiting

    def put_nowait(self, item: T) -> None:
        """Add an item, and wake the reader."""
        self._waiting.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Wait for the next item."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.pop(0)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is written to at once, and forgets the handshake that opened it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._unread = SmallQueue[Any]()
        self.queue = self._unread  # type: ignore[assignment] # has all that uvicorn uses
        self._received = 0.0  # when the last message came
        self._second = 0.0  # since when frames are counted
        self._frames = 0

    # The reader of a message refuses one that is not valid text.
    handle_text = WebSocketsSansIOProtocol.handle_bytes

    def data_received(self, data: bytes) -> None:
        """Take data; what comes first must be a whole handshake."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.close_sent = True  # there is no open socket for a close code
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read."""
        self._count_frame()
        if self.transport.get_write_buffer_size() > MAX_BUFFERED:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        self._count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take the next part of a message."""
        self._count_frame()
        if len(self.frames) > MAX_FRAMES:
            self._abort()
        else:
            super().handle_cont(event)

    def _count_frame(self) -> None:
        """Cut off a client that sends too many frames in a second."""
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._frames = now, 0
        self._frames += 1
        if self._frames > MAX_FRAMES:
            self._abort()

    def _abort(self) -> None:
        address = self.client[0] if self.client else None
        log.info("refused: too_many_frames", extra=facts(address=address))
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Cut off a client that does not answer pings."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Give the application direct access to this protocol."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            # An extension of ASGI is a dictionary; this one is our own.
            self.scope["extensions"][PROTOCOL] = self  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """Forget the handshake: the socket is open."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; stop reading when more of them wait.

        To stop after each message, as uvicorn does, costs two system calls for each.
        """
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return  # the application does not read any more
        self._received = self.loop.time()
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if len(self._unread) > MAX_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Send a ping, if the client was silent for the whole interval."""
        silent = self.loop.time() - self._received
        if self.ping_interval is not None and silent < self.ping_interval:
            wait = self.ping_interval - silent
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_now(self, text: bytes) -> bool:
        """Send a message at once; False if the client reads too slowly and is cut off.

        A task for each socket that waits to send would cost more than the sending.
        """
        if self.conn.state is not OPEN or self.transport.is_closing():
            return True  # it is closing, and the reader will notice
        if self.transport.get_write_buffer_size() > MAX_BUFFERED:
            self.transport.abort()
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
