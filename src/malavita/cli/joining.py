"""A table of a server, in the terminal: sit down or watch, play, talk, leave."""

import asyncio
import getpass
import os
import secrets
from threading import Thread
from typing import Any, NoReturn
from urllib.parse import urlsplit

import httpx
import msgspec
from rich.markup import escape
from websockets.exceptions import WebSocketException

from malavita.cli import keeping, screen
from malavita.cli.door import fail
from malavita.cli.table import LEAVE, chosen
from malavita.client import Client, Place, Refusal
from malavita.engine.record import SPECTATOR
from malavita.games import GAMES
from malavita.wire import fairness, story
from malavita.wire.messages import (
    AskHint,
    Change,
    Hint,
    Name,
    Play,
    Refused,
    Said,
    Say,
    TableInfo,
    TakeBack,
    Told,
    Whole,
)

HELP = (
    "a number or a move, [b]hint[/], [b]back[/] (takes your move back), "
    "[b]say …[/], [b]table[/] or [b]leave[/]"
)
RETRY = 1.0  # seconds
STDIN = 0
LINE = 4096  # bytes


def read_invitation(text: str, server: str) -> tuple[str, str]:
    """The server and the table that a link or a code names."""
    if "/" not in text:
        return _with_scheme(server).rstrip("/"), text
    try:
        link = urlsplit(_with_scheme(text))
    except ValueError:
        _refuse(text)
    *_, page, code = ["", *link.path.rstrip("/").split("/")]
    if link.scheme not in ("http", "https") or not link.netloc or page != "t":
        _refuse(text)
    return f"{link.scheme}://{link.netloc}", code


def _with_scheme(url: str) -> str:
    return url if "://" in url else f"http://{url}"


def _refuse(invitation: str) -> NoReturn:
    fail(f"{invitation} is no invitation; one looks like http://host/t/CODE")


def join(url: str, code: str, name: str | None, watch: bool) -> None:
    """Be at a table until the game is over or the person leaves."""
    _check_name(name)
    try:
        asyncio.run(_visit(url, code, name, watch))
    except KeyboardInterrupt:
        return  # he has left
    except Refusal as refusal:
        fail(str(refusal))
    except (httpx.HTTPError, msgspec.MsgspecError, httpx.InvalidURL):
        fail(f"{url} does not answer like a server of Malavita")


def _check_name(name: str | None) -> None:
    try:
        msgspec.convert(name, Name | None)
    except msgspec.ValidationError:
        fail(f"--name is 1 to 24 letters, not {len(name or '')}")


async def _visit(url: str, code: str, name: str | None, watch: bool) -> None:
    token = None if watch else keeping.tokens().get(url)  # whose seat it may be
    async with Client(url, token) as client:
        await _come_in(client, name)
        if not watch:
            keeping.keep_token(url, client.token)
        table = await client.table(code)
        if (share := keeping.shares().get(_link(client, table))) is not None:
            client.shares[table.id] = share
        if not watch and _may_sit(table):
            keeping.keep_share(_link(client, table), client.share(table))
            table = await _sit_or_watch(client, table)
        visit = Visit(client, table)
        try:
            await visit.stay()
        finally:
            await visit.leave()


async def _come_in(client: Client, name: str | None) -> None:
    """Be who the server knows; whom it does not know it calls as this machine does."""
    known = client.token
    await client.come_in(name)
    if name is None and client.token != known:
        await client.come_in(_user_name())


async def _sit_or_watch(client: Client, table: TableInfo) -> TableInfo:
    """Take a seat, unless the free ones are kept for others or somebody was faster."""
    try:
        return await client.sit(table.id)
    except Refusal as refusal:
        if refusal.code not in ("table_full", "not_open"):
            raise
        screen.show("No seat is free for you; you watch.")
        keeping.forget_share(_link(client, table))
        return await client.table(table.id)


def _is_interrupted() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _link(client: Client, table: TableInfo) -> str:
    return f"{client.url}/t/{table.id}"


def _may_sit(table: TableInfo) -> bool:
    seated = any(seat.you for seat in table.seats)
    free = any(seat.name is None and seat.level is None for seat in table.seats)
    return table.status == "open" and free and not seated


class Visit:
    """A person at a table: what is told is shown, what is typed is done."""

    def __init__(self, client: Client, table: TableInfo) -> None:
        self._client = client
        self._table = table
        self._game = GAMES[table.game]
        self._typed = _listen_to_keyboard()
        self._over = False

    async def stay(self) -> None:
        """Attend, and come back whenever the line is cut."""
        screen.show(f"[b]{self._game.title}[/], table {self._table.id}. Type {HELP}.")
        while not self._over:
            try:
                async with self._client.at(self._table.id) as place:
                    await self._attend(place)
                    if place.over:
                        await self._check_deal(place)
            except (OSError, WebSocketException):
                if _is_interrupted():  # while the line was closed
                    raise asyncio.CancelledError from None
                screen.show("The line is cut; trying again.")
                await asyncio.sleep(RETRY)

    async def _check_deal(self, place: Place) -> None:
        """Say whether the cards came about as promised, to who added to them."""
        share = self._client.shares.get(self._table.id)
        if place.seat is None or share is None or self._table.status == "expired":
            return
        try:
            record = await self._client.record(self._table.id)
        except fairness.Unfair as fault:
            screen.show(f"[b]The deal was not fair:[/] {fault}.")
        else:
            screen.show(f"[dim]The deal: {fairness.proof(record, share)}.[/]")

    async def _attend(self, place: Place) -> None:
        """Show and do whatever comes first, until it is over."""
        told, typed = _task(place.next()), _task(self._typed.get())
        try:
            while not self._over:
                await asyncio.wait({told, typed}, return_when=asyncio.FIRST_COMPLETED)
                if told.done():
                    self._show(place, told.result())
                    told = _task(place.next())
                elif typed.done():
                    await self._do(place, typed.result())
                    typed = _task(self._typed.get())
        finally:
            told.cancel()
            typed.cancel()

    # What is told.

    def _show(self, place: Place, told: Told) -> None:
        match told:
            case Whole():
                self._show_seats(told.table)
                self._offer(place)
            case Change():
                self._show_change(place, told)
            case Refused():
                screen.show(escape(_plain(told.text)))
            case Hint():
                seat = place.seat or 0
                chances = [(each.action, each.wins[seat]) for each in told.actions]
                screen.show(screen.hint(chances))
            case _:
                pass
        self._over = self._over or place.over

    def _show_change(self, place: Place, told: Change) -> None:
        for said in told.lines:
            line = f"{_plain(said.name)}: {_plain(said.text)}"
            screen.show(f"[i]{escape(line)}[/]")
        if told.table is not None and told.table.status != "over":
            self._show_seats(told.table)
        if told.story:
            you = SPECTATOR if place.seat is None else place.seat
            events = story.read(self._game, told.story)
            screen.show(screen.story(self._game.name, events, self._names(), you))
        if told.standing is not None:
            self._offer(place)

    def _show_seats(self, table: TableInfo) -> None:
        """Who sits where, as long as nobody plays."""
        self._table = table
        if table.status == "open":
            names = ", ".join(name or "nobody" for name in self._names())
            screen.show(f"[dim]At the table:[/] {names}")

    def _names(self) -> list[str]:
        """What to call each seat; strangers choose their names, so nothing is trusted."""
        return [
            "you" if seat.you else escape(_plain(seat.name or seat.level or ""))
            for seat in self._table.seats
        ]

    def _offer(self, place: Place) -> None:
        """Lay the table and the choices before whoever has to decide."""
        if place.choices:
            self._lay(place)
            screen.show(screen.choices(place.choices))
            screen.console.print("Your move: ", end="")

    def _lay(self, place: Place) -> None:
        if place.standing is None:
            screen.show("The game has not begun.")
            return
        screen.show("")
        screen.show(screen.table_of(self._game, place.standing.view, self._names()))

    # What is typed.

    async def _do(self, place: Place, line: str | None) -> None:
        word, _, rest = (line or LEAVE[0]).partition(" ")
        if word in LEAVE:
            self._over = True
        elif word == "table":
            self._lay(place)
        else:
            said = self._message(place, word, rest.strip(), line or "")
            if said is None:
                screen.show(f"{escape(repr(line))} is not possible now: {HELP}.")
            else:
                await place.say(said)

    def _message(self, place: Place, word: str, rest: str, line: str) -> Said | None:
        """What to send to the server, if it can be understood."""
        request = secrets.token_hex(8)
        move = chosen(line.lower(), place.choices)
        if move is not None and place.standing is not None:
            return Play(place.standing.beat, move, request)
        if word == "say" and rest:
            return Say(rest[:300], request)
        if line == "hint":
            return AskHint(request)
        return TakeBack(request) if line == "back" else None

    async def leave(self) -> None:
        """Get up from a seat, unless the game is over."""
        try:
            table = await self._client.table(self._table.id)
            here = any(seat.you and not seat.bot_plays for seat in table.seats)
            if here and table.status in ("open", "playing"):
                await self._client.leave(table.id)
                plays = "; a bot plays on for you" if table.status == "playing" else ""
                if not plays:
                    keeping.forget_share(_link(self._client, table))
                screen.show(f"\nYou leave the table{plays}.")
        except (Refusal, httpx.HTTPError):
            screen.show("\nYou are gone; the server could not be told.")


def _task(work: Any) -> asyncio.Task[Any]:
    return asyncio.ensure_future(work)


def _plain(text: str) -> str:
    """Without anything that would make a terminal do more than show it."""
    return "".join(letter for letter in text if letter.isprintable())


def _listen_to_keyboard() -> asyncio.Queue[str | None]:
    """Lines as they are typed; None at the end of the input."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def listen() -> None:
        # Not through sys.stdin: Python could not end while that waits for a line.
        rest = b""
        while part := os.read(STDIN, LINE):
            *whole, rest = (rest + part).split(b"\n")
            for line in whole:
                text = line.decode(errors="replace").strip()
                loop.call_soon_threadsafe(lines.put_nowait, text)
        loop.call_soon_threadsafe(lines.put_nowait, None)

    Thread(target=listen, daemon=True).start()
    return lines


def _user_name() -> str:
    try:
        return getpass.getuser()[:24]
    except (KeyError, OSError):
        return "Guest"
