"""The join command: sit down at a table of a server, or watch, until leaving."""

import asyncio
import getpass
import os
from contextlib import suppress
from threading import Thread
from typing import NoReturn
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from malavita.cli import screen, user_data
from malavita.cli.arguments import check_text, fail
from malavita.cli.teller import printable
from malavita.cli.visit import NO_ANSWER, Gone, Visit
from malavita.client import Client, RequestRefused
from malavita.wire.messages import Guest, Language, Name, TableInfo

STDIN = 0
LINE = 4096  # bytes


def read_invitation(text: str, server: str) -> tuple[str, str]:
    """Read the server and the table from a link or a code."""
    check_text("the invitation", text)
    if "/" not in text:
        return _read_server(server), text
    try:
        link = _split(text)
    except ValueError:
        _refuse(text)
    *_, page, code = ["", *link.path.rstrip("/").split("/")]
    if page != "t":
        _refuse(text)
    return f"{link.scheme}://{link.netloc}", code


def _read_server(text: str) -> str:
    check_text("--server", text)
    try:
        return _split(text).geturl().rstrip("/")
    except ValueError:
        fail(f"--server: {_shown(text)} is not an address; expected http://host:8000")


def _split(address: str) -> SplitResult:
    """The parts of an address; raises a ValueError if no server can have it."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
        raise ValueError
    return parts


def _refuse(invitation: str) -> NoReturn:
    fail(f"{_shown(invitation)} is not an invitation link; expected http://host/t/CODE")


def _shown(address: str) -> str:
    """An address without user and password, even if it is not well-formed."""
    _, at, place = address.rpartition("@")
    return f"***@{place}" if at else address


def join(
    url: str, code: str, name: str | None, language: Language | None, watch: bool
) -> None:
    """Stay at a table until the game is over or the person leaves."""
    _check_name(name)
    try:
        asyncio.run(_visit(url, code, name, language, watch))
    except KeyboardInterrupt:
        return  # the person has left
    except (RequestRefused, Gone) as reason:
        fail(str(reason))
    except (*NO_ANSWER, httpx.InvalidURL):
        fail(f"{_shown(url)} does not answer like a Malavita server")


def _check_name(name: str | None) -> None:
    check_text("--name", name or "")
    try:
        msgspec.convert(name, Name | None)
    except msgspec.ValidationError:
        fail(f"--name is 1 to 24 characters, not {len(name or '')}")


async def _visit(
    url: str, code: str, name: str | None, language: Language | None, watch: bool
) -> None:
    token = (
        None if watch else user_data.tokens().get(url)
    )  # a watcher must not use the seat
    async with Client(url, token) as client:
        guest = await _come_in(client, name, language)
        if not watch and client.token is not None:
            user_data.save_token(url, client.token)
        typed = _listen_to_keyboard()
        table: TableInfo | None = await client.table(code)
        while table is not None:
            table = await _take_seat(client, table, watch)
            table = await _attend(client, table, typed, guest.language)


async def _attend(
    client: Client,
    table: TableInfo,
    typed: asyncio.Queue[str | None],
    language: Language,
) -> TableInfo | None:
    """Stay at a table; returns the next one, or None when the person leaves."""
    try:
        again = await Visit(client, table, typed, language).stay()
    except asyncio.CancelledError:
        screen.show("")  # after the ^C
        await _leave(client, table.id)
        raise
    if again is None:
        await _leave(client, table.id)
    return again


async def _come_in(client: Client, name: str | None, language: Language | None) -> Guest:
    """Sign in; a new guest without a name gets the login name of this machine."""
    known = client.token
    guest = await client.come_in(name, language)
    if name is None and client.token != known:
        guest = await client.come_in(_user_name())
    return guest


async def _take_seat(client: Client, table: TableInfo, watch: bool) -> TableInfo:
    """Sit down if a seat is free, and save what was added to the seed."""
    link = _link(client, table)
    if (share := user_data.shares().get(link)) is not None:
        client.shares[table.id] = share
    if watch or not _may_sit(table):
        return table
    user_data.save_share(link, client.share(table))
    return await _sit_or_watch(client, table)


async def _sit_or_watch(client: Client, table: TableInfo) -> TableInfo:
    """Take a seat, or watch if none is left for this guest."""
    try:
        return await client.sit(table.id)
    except RequestRefused as refusal:
        if refusal.code not in ("table_full", "not_open"):
            raise
        screen.show("No free seat; you are watching.")
        user_data.forget_share(_link(client, table))
        return await client.table(table.id)


def _link(client: Client, table: TableInfo) -> str:
    return f"{client.url}/t/{table.id}"


def _may_sit(table: TableInfo) -> bool:
    seated = any(seat.you for seat in table.seats)
    free = any(seat.name is None and seat.level is None for seat in table.seats)
    return table.status == "open" and free and not seated


async def _leave(client: Client, code: str) -> None:
    """Leave the seat, unless the game is over, and say what becomes of it."""
    try:
        table = await client.table(code)
        seated = [seat for seat in table.seats if seat.you]
        if seated and table.status == "open":
            await client.leave(code)
            user_data.forget_share(_link(client, table))
            screen.show("You leave the table; your seat is free.")
        elif seated and table.status == "playing":
            if not seated[0].bot_plays:
                await client.leave(code)
            screen.show("You leave the table; a bot plays on for you.")
        else:
            screen.show("You leave the table.")
    except RequestRefused as refusal:
        screen.show(f"You leave: {printable(str(refusal))}.")
    except NO_ANSWER:
        screen.show("You have left, but the server could not be told.")


def _listen_to_keyboard() -> asyncio.Queue[str | None]:
    """A queue of typed lines; None at the end of the input."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def listen() -> None:
        # Not sys.stdin: Python cannot end while that waits for a line.
        rest = b""
        with suppress(OSError):  # there is no input
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
