"""A Python client of the server, for tests, the terminal and your own bots.

docs/tutorial/bot.md has an example.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from malavita.wire.fairness import Share, check
from malavita.wire.fairness import Unfair as Unfair
from malavita.wire.messages import (
    AskHint,
    Change,
    Device,
    Done,
    Finished,
    Guest,
    GuestChange,
    Hello,
    Hint,
    Language,
    Listed,
    NewTable,
    OneTimeCode,
    Ping,
    Play,
    Presence,
    Problem,
    Rating,
    Refused,
    Replay,
    Return,
    Said,
    Say,
    SeatBot,
    SitDown,
    Standing,
    TableInfo,
    TakeBack,
    Told,
    Whole,
)

COOKIE = "malavita"
RANDOM_BYTES = 32
PATIENCE = 30  # seconds for an answer

TOO_FAST = "too_fast"  # the code of a refusal that says when to try again

T = TypeVar("T")
A = TypeVar("A", Done, Hint)
Asked = Play | TakeBack | Say | Return | AskHint
_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


class RequestRefused(Exception):
    """The server has refused a request; the code is the same in all versions."""

    def __init__(self, status: int, code: str, text: str, values: dict[str, Any]) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.values = values


def _refusal(answer: httpx.Response) -> RequestRefused:
    """The error in a response, which may come from a proxy instead of the server."""
    status = answer.status_code
    try:
        told = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.MsgspecError:
        return RequestRefused(status, "unknown", f"{status} {answer.reason_phrase}", {})
    return RequestRefused(status, told.code, told.text, told.values)


class Client:
    """A client of a server, for one guest."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._token = token
        self.shares: dict[str, Share] = {}  # by the id of the table
        self._http = httpx.AsyncClient(
            base_url=self.url,
            headers=headers,
            timeout=PATIENCE,
            verify=self.url.startswith("https"),  # loading certificates takes long
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    @property
    def token(self) -> str | None:
        """The token that identifies the guest; store it to be the same guest later."""
        return self._token

    async def ask(
        self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None
    ) -> T:
        """Send any request of the API; see /api/docs."""
        content = None if body is None else msgspec.json.encode(body)
        answer = await self._http.request(method, f"/api{path}", content=content)
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            raise _refusal(answer)
        return msgspec.json.decode(answer.content, type=kind)

    async def come_in(
        self, name: str | None = None, language: Language | None = None
    ) -> Guest:
        """Sign in with the token, or as a new guest; set name and language."""
        guest = await self.ask("POST", "/me", Guest, GuestChange(name, language))
        self._keep_token()
        return guest

    def _keep_token(self) -> None:
        given = self._http.cookies.get(COOKIE)
        if given is not None:  # the server did not know the token, or has replaced it
            self._token = given
            self._http.headers["Authorization"] = f"Bearer {given}"

    async def one_time_code(self) -> OneTimeCode:
        """A code to sign in as the same guest on another device."""
        return await self.ask("POST", "/me/code", OneTimeCode)

    async def use_code(self, code: str) -> Guest:
        """Sign in as the guest who has requested this code on another device."""
        guest = await self.ask("POST", "/me/device", Guest, Device(code))
        self._keep_token()
        return guest

    async def open_table(self, game: str, players: int, **wishes: Any) -> TableInfo:
        """Open a table; wishes are further fields of NewTable."""
        new = NewTable(game, players, **wishes)
        return await self.ask("POST", "/tables", TableInfo, new)

    async def public_tables(self) -> list[Listed]:
        """Public tables to join or to watch."""
        return await self.ask("GET", "/tables", list[Listed])

    async def my_tables(self) -> list[Listed]:
        """The guest's own tables."""
        return await self.ask("GET", "/tables/mine", list[Listed])

    async def table(self, table: str) -> TableInfo:
        """One table."""
        return await self.ask("GET", f"/tables/{table}", TableInfo)

    async def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Take a seat, and send random bytes for the seed."""
        body = SitDown(self.share(await self.table(table)).random, seat)
        return await self.ask("POST", f"/tables/{table}/sit", TableInfo, body)

    def share(self, table: TableInfo) -> Share:
        """The random bytes for a table's seed: drawn once, after its commitment."""
        known = self.shares.get(table.id)
        if known is None or known.commitment != table.commitment:
            known = Share(table.commitment, secrets.token_hex(RANDOM_BYTES))
            self.shares[table.id] = known
        return known

    async def leave(self, table: str) -> TableInfo:
        """Leave the seat; in a running game a bot plays on."""
        return await self.ask("POST", f"/tables/{table}/leave", TableInfo)

    async def seat_bot(self, table: str, seat: int, level: Any) -> TableInfo:
        """Put a bot on a seat; level None removes it."""
        body = SeatBot(seat, level)
        return await self.ask("POST", f"/tables/{table}/bot", TableInfo, body)

    async def start(self, table: str) -> TableInfo:
        """Start the game."""
        return await self.ask("POST", f"/tables/{table}/start", TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        """Sit down at the table of a rematch, opened if there is none yet."""
        again = await self.ask("POST", f"/tables/{table}/rematch", TableInfo)
        seated = any(seat.you for seat in again.seats)
        return again if seated or again.status != "open" else await self.sit(again.id)

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game; Unfair if its seed is not as committed."""
        record = await self.ask("GET", f"/tables/{table}/record", dict[str, Any])
        played = await self.table(table)
        share = self.shares.get(played.id)
        if share is not None and any(seat.you for seat in played.seats):
            check(record, share)
        return record

    async def replay(self, table: str, viewer: int | str) -> Replay:
        """A finished game as seen by a seat, by a "watcher", or with all cards "open"."""
        return await self.ask("GET", f"/tables/{table}/replay/{viewer}", Replay)

    async def history(self, before: str | None = None) -> list[Finished]:
        """The last hundred finished games of the guest, or those before one of them."""
        path = f"/history?before={before}" if before else "/history"
        return await self.ask("GET", path, list[Finished])

    async def ratings(self, game: str) -> list[Rating]:
        """The ratings of a game."""
        return await self.ask("GET", f"/ratings/{game}", list[Rating])

    def at(self, table: str, since: int | None = None) -> Place:
        """A connection to a table; since is the last version already known."""
        return Place(self, table, since)


class Place:
    """A connection to a table, with the state of the table received so far.

    If the connection is lost, enter it again: it receives what was missed and continues.
    """

    def __init__(self, client: Client, table: str, since: int | None) -> None:
        self._client = client
        self._code = table
        self._socket: ClientConnection | None = None
        self._waiting: deque[Told] = deque()
        self.version = -1 if since is None else since
        self.table: TableInfo | None = None
        self.standing: Standing | None = None
        self.seat: int | None = None
        self.here: list[int] = []
        self.watching = 0

    async def __aenter__(self) -> Self:
        since = self.version if self.version >= 0 else None
        if since is not None and self.table is None:  # the server will send changes only
            self.table = await self._look()
            self._find_seat()
        url, token = self._client.url, self._client.token
        self._socket = await connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{self._code}/socket",
            additional_headers={"Authorization": f"Bearer {token}"} if token else {},
            max_queue=None,  # a full queue would hide the answer to a close
            open_timeout=PATIENCE,
        )
        await self.say(Hello(since))
        while not isinstance(await self._receive(), Whole | Presence):
            pass  # missed changes come first
        return self

    async def _look(self) -> TableInfo:
        """The table; fails like a socket, so that callers retry both in the same way."""
        try:
            return await self._client.table(self._code)
        except httpx.HTTPError as error:
            raise ConnectionError(str(error)) from error
        except RequestRefused as refusal:
            if refusal.status < httpx.codes.INTERNAL_SERVER_ERROR:
                raise
            raise ConnectionError(str(refusal)) from refusal

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def choices(self) -> list[str]:
        """The legal actions of the own seat."""
        return [each.action for each in self.standing.choices] if self.standing else []

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status in ("over", "expired")

    async def say(self, said: Said) -> None:
        """Send a message."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(said).decode())

    async def next(self) -> Told:
        """The next message of the server."""
        if not self._waiting:
            await self._receive()
        return self._waiting.popleft()

    async def _receive(self) -> Told:
        assert self._socket is not None
        told = _told.decode(await self._socket.recv())
        self._note(told)
        self._waiting.append(told)
        return told

    def _note(self, told: Told) -> None:
        match told:
            case Whole():
                self.version, self.table, self.seat = told.version, told.table, told.seat
                self.standing = told.standing
                self.here, self.watching = told.here, told.watching
            case Change():
                self.version = told.version
                self.standing = told.standing or self.standing
                self.table = told.table or self.table
                self._find_seat()
            case Presence():
                self.here, self.watching = told.here, told.watching
            case _:
                pass

    def _find_seat(self) -> None:
        seats = self.table.seats if self.table else []
        self.seat = next((i for i, seat in enumerate(seats) if seat.you), None)

    async def _done(self, said: Play | TakeBack | Say | Return) -> int:
        """Send a request and wait until it has taken effect."""
        return (await self._ask(said, Done)).version

    async def _ask(self, said: Asked, kind: type[A]) -> A:
        """Send a request, again if it was too fast, and wait for its answer."""
        while True:
            await self.say(said)
            told = await self._answer_to(said.id)
            if isinstance(told, kind):
                return told
            assert isinstance(told, Refused)
            if told.code != TOO_FAST or told.values["seconds"] > PATIENCE:
                raise RequestRefused(0, told.code, told.text, told.values)
            await asyncio.sleep(told.values["seconds"])

    async def _answer_to(self, request: str) -> Done | Hint | Refused:
        while True:
            told = await self._receive()
            if isinstance(told, Done | Hint | Refused) and told.id == request:
                self._waiting.remove(told)
                return told

    async def play(self, action: str, beat: int | None = None) -> int:
        """Play an action; returns the version after it."""
        if beat is None:
            beat = self.standing.beat if self.standing else 0
        return await self._done(Play(beat, action, secrets.token_hex(8)))

    async def take_back(self) -> int:
        """Take back the last move of the own seat."""
        return await self._done(TakeBack(secrets.token_hex(8)))

    async def speak(self, text: str) -> int:
        """Send a chat message."""
        return await self._done(Say(text, secrets.token_hex(8)))

    async def come_back(self) -> int:
        """Take the seat back from the bot that plays for it."""
        return await self._done(Return(secrets.token_hex(8)))

    async def hint(self) -> Hint:
        """Ask a bot to rate the legal actions."""
        return await self._ask(AskHint(secrets.token_hex(8)), Hint)

    async def ping(self) -> None:
        """Send a ping, to which the server answers with a pong."""
        await self.say(Ping())
