"""A socket as uvicorn keeps it, with less of everything: there are many, for hours."""

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

LINE = "malavita.line"  # in the extensions of a socket's scope
MOST_WAITING = 1 << 19  # bytes for a client who is too slow to follow
MOST_UNREAD = 1  # messages of a client who does not wait for answers
MOST_FRAMES = 100  # in a second, or of one message: a browser sends one each
NOT_UNDERSTOOD = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"


class Letters(Generic[T]):
    """A queue with one reader, in a tenth of the memory of asyncio's."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    def put_nowait(self, letter: T) -> None:
        """Let a letter wait, and wake the reader."""
        self._waiting.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """The next letter, as soon as there is one."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.pop(0)


class Line(WebSocketsSansIOProtocol):
    """A socket that is written to at once, and remembers little.

    An open socket remembers neither the request nor the answer that opened it.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._unread = Letters[Any]()
        self.queue = self._unread  # type: ignore[assignment] # does all that is asked of it
        self._heard = 0.0  # when the last message came
        self._second = 0.0  # since when frames are counted
        self._frames = 0

    # Whoever reads the message finds out whether it is text, and says so in one line.
    handle_text = WebSocketsSansIOProtocol.handle_bytes

    def data_received(self, data: bytes) -> None:
        """He says something; the first time it is all of his request."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.close_sent = True  # there is nobody to whom a code could be told
            self.transport.write(NOT_UNDERSTOOD)
            self.transport.close()

    def handle_ping(self) -> None:
        """He asks whether we are there."""
        self._count_frame()
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """He is there."""
        self._count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message."""
        self._count_frame()
        if len(self.frames) > MOST_FRAMES:
            self._cut()
        else:
            super().handle_cont(event)

    def _count_frame(self) -> None:
        """Cut off who sends nothing but what stands between messages."""
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._frames = now, 0
        self._frames += 1
        if self._frames > MOST_FRAMES:
            self._cut()

    def _cut(self) -> None:
        address = self.client[0] if self.client else None
        log.info("refused: too_many_frames", extra=facts(address=address))
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """He has not answered; what waits for him will not be read either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Somebody calls: whoever answers him gets the line itself."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            # ASGI calls an extension a dictionary; this one is ours alone.
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """It is open now."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def send_receive_event_to_app(self) -> None:
        """A message has come; when more of them wait to be read, no others are.

        To stop reading after each message, as usual, asks the system twice for each.
        """
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return  # whatever he says: nobody listens any more
        self._heard = self.loop.time()
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if len(self._unread) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Ask whether he is there, if he has said nothing for so long."""
        silent = self.loop.time() - self._heard
        if self.ping_interval is not None and silent < self.ping_interval:
            wait = self.ping_interval - silent
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def tell(self, text: bytes) -> bool:
        """Send a message at once; False if too much waits, and then the line is cut.

        A task for each socket that waits to send costs more than the sending.
        """
        if self.conn.state is not OPEN or self.transport.is_closing():
            return True  # he has gone, and whoever listens to him will hear of it
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
