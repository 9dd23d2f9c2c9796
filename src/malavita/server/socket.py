"""A guest at a table: what he says comes in, what he is told goes out."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from malavita.engine.errors import TableError
from malavita.server.asking import Who
from malavita.server.desk import Limits, find_table, problem, read_body
from malavita.server.errors import (
    BadMessage,
    ForeignOrigin,
    TooFast,
    TooManySockets,
    UnknownGuest,
    UnknownTable,
)
from malavita.server.hall import Hall
from malavita.server.identity import address_of, check_origin, guest_of, token_of
from malavita.server.line import LINE, Line
from malavita.server.live import Ear, Live
from malavita.server.logs import facts
from malavita.server.texts import readable
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
FIRST_WORD = 10  # seconds for it
MISTAKES = 50  # messages refused in a row before the line is cut
# Codes of closing; from 4000 on they are ours.
POLICY = 1008
TRY_AGAIN = 1013
NO_GUEST = 4401
NO_TABLE = 4404
SILENT = 4408
# Codes of closing that say what was wrong with the last message.
_BROKEN = {1002: "bad_frame", 1007: "bad_text", 1009: "too_long"}
_CLOSE: dict[type[TableError], int] = {
    ForeignOrigin: POLICY,
    TooFast: POLICY,
    TooManySockets: POLICY,
    UnknownGuest: NO_GUEST,
    UnknownTable: NO_TABLE,
}


class Refusable(msgspec.Struct):
    """Of a message that is refused, as much as its answer depends on."""

    type: str = ""
    id: ClientId | None = None


def _refusable(body: bytes) -> Refusable:
    """Which message it is, even if nothing else of it can be understood."""
    try:
        return msgspec.json.decode(body, type=Refusable)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refusable()


class Connection:
    """One socket."""

    def __init__(self, socket: WebSocket, hall: Hall, limits: Limits) -> None:
        self._socket = socket
        self._hall = hall
        self._limits = limits
        self._who: Who | None = None
        self._key = ""  # by which messages are counted
        self._address = address_of(socket, hall.house.settings.proxies)
        self._mistakes = 0
        self._line: Line
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """From the first word to the end."""
        try:
            live = await self._come_in()
        except TableError as error:
            await self._close(_CLOSE.get(type(error), TRY_AGAIN))
            self._log(error.code)
            return
        self._socket.scope["headers"].clear()  # all is known; there are many sockets
        self._line = self._socket.scope["extensions"].pop(LINE)
        ear = Ear(self._who.id if self._who else None, self._tell)
        try:
            await self._attend(live, ear)
        except WebSocketDisconnect as gone:
            if gone.code in _BROKEN:
                self._log(_BROKEN[gone.code])
        finally:
            for hint in self._hints:
                hint.cancel()
            self._limits.hang_up(self._key)
            await live.goodbye(ear)

    async def _come_in(self) -> Live:
        house, address = self._hall.house, self._address
        check_origin(self._socket, house.settings.origins)
        self._limits.requests.check(address)
        await self._socket.accept()
        guest = await guest_of(self._socket, house.store)
        if guest is None and token_of(self._socket) is not None:
            raise UnknownGuest()
        self._who = Who(guest.id, guest.name) if guest else None
        self._key = guest.id if guest else address
        code = self._socket.path_params["table"]
        who = guest.id if guest else None
        live = await find_table(self._hall, self._limits, address, who, code)
        self._limits.pick_up(self._key)
        return live

    async def _close(self, code: int) -> None:
        if self._socket.application_state != WebSocketState.DISCONNECTED:
            try:
                await self._socket.close(code)
            except (WebSocketDisconnect, RuntimeError):  # from the other side, just now
                log.debug("closed already")

    def _tell(self, text: bytes) -> None:
        """Send what he is told, if he is quick enough to hear it."""
        if not self._line.tell(text):
            self._log("too_slow")

    async def _attend(self, live: Live, ear: Ear) -> None:
        """Listen until he goes, or has to go."""
        until = asyncio.get_running_loop().time() + FIRST_WORD
        while self._mistakes <= MISTAKES:
            try:
                async with asyncio.timeout_at(None if ear in live.ears else until):
                    body = await self._hear()
            except TimeoutError:
                self._log("silent")
                await self._close(SILENT)
                return
            if not await self._listen(live, ear, body):
                await self._close(TRY_AGAIN)
                return
        self._log("too_many_mistakes")
        await self._close(POLICY)

    async def _listen(self, live: Live, ear: Ear, body: bytes) -> bool:
        """Do what a message says, or say why not; False if it is of no use to go on."""
        try:
            self._limits.messages.check(self._key)
            await self._answer(live, ear, read_body(body, Said))
        except TableError as error:
            refused = _refusable(body)
            self._refuse(ear, error, refused.id)
            self._mistakes += 1
            return ear in live.ears or refused.type != HELLO  # else he would wait in vain
        self._mistakes = 0
        return True

    def _refuse(self, ear: Ear, error: TableError, request: str | None) -> None:
        told = problem(error)
        ear.hear(Refused(told.code, told.text, told.values, request))
        self._log(error.code)

    def _log(self, code: str) -> None:
        """One line for what was not done."""
        guest = self._who.id if self._who else None
        table = self._socket.path_params["table"]
        who = facts(table=table, guest=guest, address=self._address)
        log.info("refused: %s", code, extra=who)

    async def _hear(self) -> bytes:
        """The next message, whatever it says."""
        data = await self._socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1005))
        body: bytes = data["bytes"]
        return body

    async def _answer(self, live: Live, ear: Ear, said: Said) -> None:
        self._hall.house.metrics.count("messages")
        if isinstance(said, Ping):
            ear.hear(Pong())
        elif isinstance(said, Hello):
            if ear in live.ears:
                raise BadMessage(reason="you have said hello on this line")
            await live.welcome(ear, said.since)
        elif ear not in live.ears:
            raise BadMessage(reason="say hello first")
        elif self._who is None:
            raise UnknownGuest()
        elif isinstance(said, AskHint):
            self._limits.hints.check(self._key)
            hint = asyncio.create_task(self._give_hint(live, ear, said.id))
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            if isinstance(said, Say):
                self._limits.chat.check(self._key)
                said = msgspec.structs.replace(said, text=readable(said.text))
                name = await self._hall.house.store.name_of(self._who.id)
                self._who = Who(self._who.id, name)
            version = await live.ask(self._who, said)
            ear.hear(Done(said.id, version))

    async def _give_hint(self, live: Live, ear: Ear, request: str) -> None:
        assert self._who is not None
        try:
            ear.hear(await live.hint(self._who.id, request))
        except TableError as error:
            self._refuse(ear, error, request)
