"""A visit to a table of a server: messages are shown, typed lines are carried out."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, get_args

import httpx
import msgspec
from rich.markup import escape
from websockets.exceptions import ConnectionClosed, WebSocketException

from malavita.cli.playing import LEAVE
from malavita.cli.teller import Teller
from malavita.client import Client, RequestRefused
from malavita.wire import fairness
from malavita.wire.messages import (
    AskHint,
    Change,
    Hint,
    Level,
    Play,
    Presence,
    Refused,
    Return,
    Said,
    Say,
    TableInfo,
    TakeBack,
    Told,
    Whole,
)

RETRY = 1.0  # seconds
NO_ANSWER = (httpx.HTTPError, msgspec.MsgspecError)  # of a Malavita server
LEVELS = get_args(Level)
WORDS: dict[str, type[AskHint | TakeBack | Return]] = {
    "hint": AskHint,
    "back": TakeBack,
    "return": Return,
}
# Why the server has closed the connection for good, by close code.
GONE = {
    1008: "the server closed the connection: too many connections or messages",
    1009: "the server closed the connection: the message was too long",
    4401: "the server no longer knows you",
    4404: "table {table} no longer exists",
    4410: "table {table} is set aside: the server cannot read it",
}


class Gone(Exception):
    """The connection cannot be made again."""


class Visit:
    """A person at one table."""

    def __init__(
        self,
        client: Client,
        table: TableInfo,
        typed: asyncio.Queue[str | None],
        language: str,
    ) -> None:
        self._client = client
        self._typed = typed
        self._id = table.id
        self._place = client.at(table.id)
        self._teller = Teller(table, self._place, language)
        self._ready = asyncio.Event()  # to carry out what is typed
        self._cut = False  # until all that was missed has come
        self._ended = False  # and the help for that was shown
        self._leaves = False
        self._next: TableInfo | None = None

    async def stay(self) -> TableInfo | None:
        """Stay until the person leaves; returns the table of the next game, if any."""
        both = [_task(self._listen()), _task(self._carry_out())]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Gone:
            self._teller.end_line()
            raise
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        return self._next

    # Messages of the server.

    async def _listen(self) -> None:
        """Show messages, and reconnect whenever the connection is lost."""
        while True:
            try:
                async with self._place:
                    while True:
                        await self._hear(await self._place.next())
            except (OSError, WebSocketException) as error:
                if _is_interrupted():  # while the connection was closed
                    raise asyncio.CancelledError from None
                self._note_cut(error)
                await asyncio.sleep(RETRY)

    def _note_cut(self, error: Exception) -> None:
        closed = error.rcvd if isinstance(error, ConnectionClosed) else None
        if closed is not None and closed.code in GONE:
            raise Gone(GONE[closed.code].format(table=self._id)) from None
        if not self._cut:
            self._teller.show("Connection lost; reconnecting …")
            self._teller.withdraw_offer()
        self._cut = True
        self._ready.set()

    async def _hear(self, told: Told) -> None:
        self._check_table()
        teller = self._teller
        match told:
            case Whole():
                self._cut = False
                self._ready.set()
                teller.arrive(told)
            case Change():
                teller.change(told, missed=self._cut)
            case Presence() if self._cut:
                self._cut = False
                teller.show("Connected again.")
                teller.show_table()
            case Refused():
                teller.refuse(told.text)
            case Hint():
                teller.advise(told)
            case _:
                pass
        if self._place.over and not self._ended:
            self._ended = True
            await self._check_deal()
            teller.show_help()
        teller.ask()

    def _check_table(self) -> None:
        table = self._place.table
        if table is not None and table.status == "expired":
            raise Gone(f"table {self._id} was given up: nobody came back to it")

    async def _check_deal(self) -> None:
        """Check the deal, if this client added bytes to it, and show the result."""
        share = self._client.shares.get(self._id)
        if self._place.seat is None or share is None:
            return
        try:
            record = await self._client.record(self._id)
        except fairness.Unfair as fault:
            self._teller.show(f"[b]The deal was not fair:[/] {fault}.")
        except (RequestRefused, *NO_ANSWER) as error:
            self._teller.show(f"[dim]The deal could not be checked: {error}.[/]")
        else:
            self._teller.show(f"[dim]The deal: {fairness.proof(record, share)}.[/]")

    # Typed lines.

    async def _carry_out(self) -> None:
        """Carry out typed lines until the person leaves."""
        await self._ready.wait()
        while not self._leaves:
            line = await self._typed.get()
            self._teller.hear_answer()
            try:
                await self._do(line)
            except RequestRefused as refusal:
                self._teller.refuse(str(refusal))
            except (OSError, WebSocketException, *NO_ANSWER):
                self._refuse_cut(line)

    async def _do(self, line: str | None) -> None:
        word, _, rest = (LEAVE[0] if line is None else line).partition(" ")
        word = word.lower()
        if word in LEAVE:
            self._leaves = True
        elif self._cut:
            self._refuse_cut(line)
        elif word == "help":
            self._teller.show_help()
        elif word == "table":
            self._teller.show_table()
        elif word == "start":
            await self._client.start(self._id)
        elif word == "bot":
            await self._seat_bot(rest)
        elif word == "again":
            await self._go_on()
        else:
            await self._say(line or "", word, rest.strip())

    def _refuse_cut(self, line: str | None) -> None:
        unsent = f"{escape(repr(line))} was not sent"
        self._teller.show(f"{unsent}; type it again once connected.")

    async def _seat_bot(self, where: str) -> None:
        match where.split():
            case [seat, level] if seat.isdecimal() and level in LEVELS:
                await self._client.seat_bot(self._id, int(seat), level)
            case _:
                levels = ", ".join(LEVELS)
                self._teller.show(
                    f"Type a seat and a level ({levels}), e.g. [b]bot 2 capo[/]"
                )

    async def _go_on(self) -> None:
        """Go to the table of the next game; only players can ask for one."""
        again = self._teller.table.rematch
        if self._place.seat is not None:
            if self._place.over:
                self._teller.go_on()
            path = f"/tables/{self._id}/rematch"
            self._next = await self._client.ask("POST", path, TableInfo)
        elif again is not None:
            self._next = await self._client.table(again)
        else:
            self._teller.show("No player has asked for another game yet.")
        self._leaves = self._next is not None

    async def _say(self, line: str, word: str, rest: str) -> None:
        said = self._message(line, word, rest)
        if said is not None:
            await self._place.say(said)
        elif line:
            self._teller.misunderstand(line)
        else:
            self._teller.ask()

    def _message(self, line: str, word: str, rest: str) -> Said | None:
        """The message for a typed line; None if it makes no sense now."""
        request = secrets.token_hex(8)
        move = self._teller.meant(line.lower())
        if move is not None and self._place.standing is not None:
            self._teller.withdraw_offer()
            return Play(self._place.standing.beat, move, request)
        if word == "say" and rest:
            return Say(rest[:300], request)
        return WORDS[word](request) if word in WORDS and not rest else None


def _is_interrupted() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _task(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.ensure_future(work)
