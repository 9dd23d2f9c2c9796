"""What can be asked for over HTTP: who I am, tables, finished games, ratings."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from malavita.engine.errors import TableError
from malavita.engine.verbs import game_named
from malavita.games import GAMES
from malavita.server import entries, lists, telling
from malavita.server.archive import Archive
from malavita.server.desk import Call
from malavita.server.identity import (
    COOKIE,
    hashed,
    new_guest_id,
    new_one_time_code,
    new_token,
)
from malavita.server.judging import Judge
from malavita.server.live import now
from malavita.server.replaying import past_of, read_viewer, replay_of
from malavita.server.store import GuestRow
from malavita.server.table import SECOND, Table
from malavita.server.texts import readable
from malavita.wire.messages import (
    Finished,
    GameFacts,
    Guest,
    GuestChange,
    Listed,
    OneTimeCode,
    Past,
    Rating,
    Record,
    Replay,
    SeatBot,
    SitDown,
    TableInfo,
    Unseen,
)

log = logging.getLogger("malavita.lobby")

CODE_SECONDS = 600
DEFAULT_NAME = "Guest"


async def games(call: Call) -> list[GameFacts]:
    """The games and their options."""
    return [
        GameFacts(
            game.name,
            game.title,
            game.author,
            game.year,
            game.edition,
            list(game.players),
            {option: list(values) for option, values in game.options.items()},
            call.hall.house.compiler.percent(game.name),
        )
        for game in GAMES.values()
    ]


# Who I am.


def _guest(row: GuestRow) -> Guest:
    return Guest(row.name, row.language)  # type: ignore[arg-type] # it was checked


async def me(call: Call) -> Guest:
    """Who asks; his cookie is good for another year."""
    guest = _guest(call.me)
    call.token = call.request.cookies.get(COOKIE)
    return guest


async def come_in(call: Call) -> Guest:
    """Who has no token yet gets one; who has is asked in again."""
    if call.guest is not None:
        return await change_me(call)
    call.limits.new_guests.check(call.address)
    change: GuestChange = call.body
    name = readable(change.name or DEFAULT_NAME)
    row = GuestRow(new_guest_id(), name, change.language or "en")
    call.token = new_token()
    await call.hall.house.store.add_guest(row, hashed(call.token), now())
    return _guest(row)


async def change_me(call: Call) -> Guest:
    """Another name or language."""
    change: GuestChange = call.body
    me = call.me
    name = me.name if change.name is None else readable(change.name)
    row = GuestRow(me.id, name, change.language or me.language)
    if name != me.name:
        call.limits.chat.check(me.id)  # others will read it
    await call.hall.house.store.change_guest(row)
    if name != me.name:
        await _rename(call, row)
    return _guest(row)


async def _rename(call: Call, me: GuestRow) -> None:
    """Sit down again on the same seats, under another name."""

    def make(table: Table, at: int) -> entries.Sat | None:
        seat = table.seat_of(me.id)
        if seat is None or table.status not in ("open", "playing"):
            return None
        return entries.Sat(at, seat, me.id, me.name, table.seats[seat].random)

    for card in await call.hall.house.store.tables_of(me.id):
        try:
            await (await call.hall.live(card.table)).change(make)
        except TableError as error:  # the name is changed all the same
            log.info("%s: not renamed: %s", card.table, error)


async def one_time_code(call: Call) -> OneTimeCode:
    """A code to be the same guest on another device."""
    code = new_one_time_code()
    until = now() + SECOND * CODE_SECONDS
    await call.hall.house.store.add_code(hashed(code), call.me.id, until)
    return OneTimeCode(code, CODE_SECONDS)


async def use_code(call: Call) -> Guest:
    """This device is a guest's from now on."""
    call.limits.new_guests.check(call.address)
    token = new_token()
    code = call.body.code.strip().upper()
    row = await call.hall.house.store.use_code(hashed(code), hashed(token), now())
    call.token = token
    return _guest(row)


# Tables.


async def public_tables(call: Call) -> list[Listed]:
    """Public tables where one can sit down or watch."""
    return await lists.public_tables(call.hall, call.guest_id)


async def my_tables(call: Call) -> list[Listed]:
    """Tables that wait for me or where I play."""
    return await lists.tables_of(call.hall, call.me.id)


async def open_table(call: Call) -> TableInfo:
    """A new table; its id is the invitation."""
    live = await call.hall.open(call.body, call.me.id)
    return telling.info(live.table, call.me.id)


async def table(call: Call) -> TableInfo:
    """One table."""
    live = await call.live()
    return telling.info(await live.read(), call.guest_id)


async def sit(call: Call) -> TableInfo:
    """Take a seat, and add 32 random bytes to the seed."""
    body: SitDown = call.body
    me = call.me
    return await _change(
        call, lambda table, at: table.sit(me.id, me.name, body.random, body.seat, at)
    )


async def leave(call: Call) -> TableInfo:
    """Free the seat; in a game a bot plays on."""
    return await _change(call, lambda table, at: table.leave(call.me.id, at))


async def seat_bot(call: Call) -> TableInfo:
    """Put a bot on a free seat, or take it away."""
    body: SeatBot = call.body
    return await _change(
        call, lambda table, at: table.seat_bot(call.me.id, body.seat, body.level, at)
    )


async def start(call: Call) -> TableInfo:
    """Let the game begin."""
    call.hall.house.compiler.check((await call.live()).table.opened.game)
    return await _change(call, lambda table, at: table.start(call.me.id, at))


async def _change(call: Call, make: Any) -> TableInfo:
    me = call.me.id
    live = await call.live()
    await live.change(make)
    return telling.info(await live.read(), me)


async def rematch(call: Call) -> TableInfo:
    """The table of the next game, where my seat is kept for me."""
    me = call.me.id
    live = await call.hall.rematch((await call.live()).id, me)
    return telling.info(await live.read(), me)


async def record(call: Call) -> Record:
    """All of a finished game; `malavita verify` checks it."""
    live = await call.live()
    return (await live.read()).record()


# Finished games.


async def replay(call: Call) -> Replay:
    """A finished game move by move, from a seat, as a watcher or with open cards."""
    live = await call.live()
    table = await live.read()
    viewer = read_viewer(call.part("viewer"), len(table.seats))
    guest = call.guest_id
    seats = telling.info(table, guest).seats
    record = table.record()
    archive: Archive = call.request.app.state.archive
    return await archive.tell(lambda: replay_of(record, seats, viewer))


async def past(call: Call) -> Past:
    """What has happened at a table so far, for whoever comes later."""
    live = await call.live()
    table = await live.read()
    viewer = telling.viewpoint(table, call.guest_id)
    version, record = table.version, table.playing.record()
    archive: Archive = call.request.app.state.archive
    return Past(version, await archive.tell(lambda: past_of(record, viewer)))


async def unseen(call: Call) -> Unseen:
    """What is left of the cards at a table, as the asker has seen them go."""
    live = await call.live()
    table = await live.read()
    viewer = telling.viewpoint(table, call.guest_id)
    match = table.playing
    return Unseen(match.game.outlook.unseen(match.observe(viewer)))


async def chances(call: Call) -> msgspec.Raw:
    """Who was winning, move by move, as a bot judges a finished game."""
    live = await call.live()
    record = (await live.read()).record()
    judge: Judge = call.request.app.state.judge
    return await judge.chances(live.id, record)


async def history(call: Call) -> list[Finished]:
    """My finished games, the last first."""
    return [
        Finished(
            each.table,
            each.game,
            each.names,
            each.levels,  # type: ignore[arg-type] # they were checked
            each.scores,
            each.winners,
            each.ended,
            seat,
        )
        for each, seat in await call.hall.house.store.history(
            call.me.id, call.query.before
        )
    ]


async def ratings(call: Call) -> list[Rating]:
    """Who is how strong at a game, guests and bots; the asker comes last at least."""
    game = game_named(call.part("game"))
    return [
        Rating(
            row.name,
            row.level,
            strength.ordinal,
            strength.rating.mu,
            strength.rating.sigma,
            strength.games,
            row.rank,
            row.player == call.guest_id,
        )
        for row, strength in await call.hall.house.store.ratings(game.name, call.guest_id)
    ]
