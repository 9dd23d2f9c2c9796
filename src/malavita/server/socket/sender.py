"""How messages are sent through an ASGI server that does not have our protocol."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from malavita.server.socket.closing import POLICY
from malavita.server.socket.protocol import MAX_BUFFERED


class PlainSender:
    """A queue of messages, and a task that sends them one after the other."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting = asyncio.Queue[bytes | None]()
        self._buffered = 0  # bytes
        self._task = asyncio.create_task(self._send_all())

    def send_now(self, text: bytes) -> bool:
        """Queue a message; False if the client reads too slowly and is cut off."""
        if self._task.done():
            return True  # it is closing, and the reader will notice
        if self._buffered > MAX_BUFFERED:
            self._task.cancel()
            self._task = asyncio.create_task(self._socket.close(POLICY))
            return False
        self._buffered += len(text)
        self._waiting.put_nowait(text)
        return True

    async def finish(self) -> None:
        """Wait until all messages are sent, and send no more."""
        self._waiting.put_nowait(None)
        await asyncio.wait([self._task])

    def close(self) -> None:
        """Stop: the client is gone."""
        self._task.cancel()

    async def _send_all(self) -> None:
        try:
            while (text := await self._waiting.get()) is not None:
                await self._socket.send_text(text.decode())
                self._buffered -= len(text)
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone, and the reader will notice
