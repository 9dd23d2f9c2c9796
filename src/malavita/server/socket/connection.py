"""A connection: messages of one client at a table are handled and answered."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from malavita.engine.errors import TableError
from malavita.server.access.identity import (
    address_of,
    check_origin,
    guest_of,
    token_of,
)
from malavita.server.access.limits import Limits
from malavita.server.access.messages import decode, problem
from malavita.server.access.tables import find_session
from malavita.server.access.texts import readable
from malavita.server.errors import (
    BadMessage,
    ForeignOrigin,
    SetAside,
    TooFast,
    TooManySockets,
    UnknownGuest,
    UnknownTable,
)
from malavita.server.logs import facts
from malavita.server.running.presence import Subscriber
from malavita.server.running.registry import Registry
from malavita.server.running.session import Session
from malavita.server.socket.closing import (
    NO_GUEST,
    NO_TABLE,
    POLICY,
    SET_ASIDE,
    SILENT,
    TRY_AGAIN,
)
from malavita.server.socket.protocol import PROTOCOL, SocketProtocol
from malavita.server.socket.sender import PlainSender
from malavita.wire.messages import (
    AskHint,
    ClientId,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Said,
    Say,
)

log = logging.getLogger("malavita.sockets")

HELLO = "hello"
HELLO_WITHIN = 10  # seconds
MAX_MISTAKES = 50  # messages refused in a row before the connection is closed
# Close codes of the protocol that say what was wrong with the last message.
_PROTOCOL_ERRORS = {1002: "bad_frame", 1007: "bad_text", 1009: "too_long"}
_CLOSE_CODES: dict[type[TableError], int] = {
    ForeignOrigin: POLICY,
    SetAside: SET_ASIDE,
    TooFast: POLICY,
    TooManySockets: POLICY,
    UnknownGuest: NO_GUEST,
    UnknownTable: NO_TABLE,
}


class _Header(msgspec.Struct):
    """The part of a message that its refusal needs."""

    type: str = ""
    id: ClientId | None = None


def _header(body: bytes) -> _Header:
    """The header of a message, even if the rest of it cannot be read."""
    try:
        return msgspec.json.decode(body, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _Header()


class Connection:
    """One socket of a client at a table."""

    def __init__(self, socket: WebSocket, registry: Registry, limits: Limits) -> None:
        self._socket = socket
        self._services = registry.services
        self._registry = registry
        self._limits = limits
        self._guest: str | None = None
        self._name = ""
        self._key = ""  # by which messages are counted
        self._address = address_of(socket, self._services.settings.proxies)
        self._mistakes = 0
        self._sender: SocketProtocol | PlainSender | None = None
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the socket from the handshake to its end."""
        try:
            session = await self._accept()
        except TableError as error:
            await self._close(_CLOSE_CODES.get(type(error), TRY_AGAIN))
            self._log(error.code)
            return
        self._sender = sender = self._new_sender()
        subscriber = Subscriber(self._guest, self._send)
        try:
            await self._serve(session, subscriber)
        except WebSocketDisconnect as gone:
            if gone.code in _PROTOCOL_ERRORS:
                self._log(_PROTOCOL_ERRORS[gone.code])
        finally:
            for hint in self._hints:
                hint.cancel()
            if isinstance(sender, PlainSender):
                sender.close()
            self._limits.remove_socket(self._key)
            await session.unsubscribe(subscriber)

    async def _accept(self) -> Session:
        """Check origin, limits and token; returns the session of the table."""
        check_origin(self._socket, self._services.settings.origins)
        self._limits.requests.check(self._address)
        await self._socket.accept()
        guest = await guest_of(self._socket, self._services.store.guests)
        if guest is None and token_of(self._socket) is not None:
            raise UnknownGuest()
        if guest is not None:
            self._guest, self._name = guest.id, guest.name
        self._key = self._guest or self._address
        code = self._socket.path_params["table"]
        session = await find_session(
            self._registry, self._limits, self._address, self._guest, code
        )
        self._limits.add_socket(self._key)
        return session

    def _new_sender(self) -> SocketProtocol | PlainSender:
        """What sends the messages: our protocol, if the server has it."""
        scope = self._socket.scope
        protocol: SocketProtocol | None = scope.get("extensions", {}).pop(PROTOCOL, None)
        if protocol is None:
            return PlainSender(self._socket)
        scope["headers"].clear()  # to save memory: there are many sockets
        return protocol

    async def _close(self, code: int) -> None:
        if isinstance(self._sender, PlainSender):
            await self._sender.finish()
        if self._socket.application_state != WebSocketState.DISCONNECTED:
            try:
                await self._socket.close(code)
            except (WebSocketDisconnect, RuntimeError):  # the client was faster
                log.debug("closed already")

    def _send(self, text: bytes) -> None:
        """Send a message, if the client reads fast enough."""
        if self._sender is not None and not self._sender.send_now(text):
            self._log("too_slow")

    async def _serve(self, session: Session, subscriber: Subscriber) -> None:
        """Handle messages until the client goes, or makes too many mistakes."""
        until = asyncio.get_running_loop().time() + HELLO_WITHIN
        while self._mistakes <= MAX_MISTAKES:
            greeted = subscriber in session.audience.subscribers
            try:
                async with asyncio.timeout_at(None if greeted else until):
                    body = await self._receive()
            except TimeoutError:
                self._log("silent")
                await self._close(SILENT)
                return
            if not await self._handle(session, subscriber, body):
                await self._close(TRY_AGAIN)
                return
        self._log("too_many_mistakes")
        await self._close(POLICY)

    async def _handle(
        self, session: Session, subscriber: Subscriber, body: bytes
    ) -> bool:
        """Handle a message, or refuse it; False if the socket is of no use any more."""
        try:
            self._limits.messages.check(self._key)
            await self._answer(session, subscriber, decode(body, Said))
        except TableError as error:
            header = _header(body)
            self._refuse(subscriber, error, header.id)
            self._mistakes += 1
            # A client whose hello was refused would wait for ever.
            return subscriber in session.audience.subscribers or header.type != HELLO
        self._mistakes = 0
        return True

    def _refuse(
        self, subscriber: Subscriber, error: TableError, request_id: str | None
    ) -> None:
        told = problem(error)
        subscriber.send(Refused(told.code, told.text, told.values, request_id))
        self._log(error.code)

    def _log(self, code: str) -> None:
        """Log a refusal."""
        table = self._socket.path_params["table"]
        known = facts(table=table, guest=self._guest, address=self._address)
        log.info("refused: %s", code, extra=known)

    async def _receive(self) -> bytes:
        """Wait for the next message."""
        data = await self._socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1005))
        text: str | None = data.get("text")  # our protocol passes on bytes
        body: bytes = data["bytes"] if text is None else text.encode()
        return body

    async def _answer(
        self, session: Session, subscriber: Subscriber, message: Said
    ) -> None:
        self._services.metrics.count("messages")
        greeted = subscriber in session.audience.subscribers
        if isinstance(message, Ping):
            subscriber.send(Pong())
        elif isinstance(message, Hello):
            if greeted:
                raise BadMessage(reason="you have already said hello")
            await session.subscribe(subscriber, message.since)
        elif not greeted:
            raise BadMessage(reason="say hello first")
        elif self._guest is None:
            raise UnknownGuest()
        elif isinstance(message, AskHint):
            self._limits.hints.check(self._key)
            hint = asyncio.create_task(
                self._give_hint(session, subscriber, self._guest, message.id)
            )
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            if isinstance(message, Say):
                self._limits.chat.check(self._key)
                message = msgspec.structs.replace(message, text=readable(message.text))
                self._name = await self._services.store.guests.name_of(self._guest)
            version = await session.handle(self._guest, self._name, message)
            subscriber.send(Done(message.id, version))

    async def _give_hint(
        self, session: Session, subscriber: Subscriber, guest: str, request_id: str
    ) -> None:
        try:
            subscriber.send(await session.hint(guest, request_id))
        except TableError as error:
            self._refuse(subscriber, error, request_id)
