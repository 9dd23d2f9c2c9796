"""The handlers of the API: guests, tables, finished games, ratings."""

from __future__ import annotations

import logging

import msgspec

from malavita.engine.errors import TableError
from malavita.engine.verbs import game_named
from malavita.games import GAMES
from malavita.server.access.identity import (
    COOKIE,
    hashed,
    new_guest_id,
    new_one_time_code,
    new_token,
)
from malavita.server.access.texts import readable
from malavita.server.http.request import ApiRequest
from malavita.server.running import listing
from malavita.server.running.archive import Archive
from malavita.server.running.clock import now
from malavita.server.running.judging import Judge
from malavita.server.running.session import MakeEntry
from malavita.server.storage.guests import GuestRow
from malavita.server.table import commands, telling
from malavita.server.table.clocks import SECOND
from malavita.server.table.replay import past_of, read_viewer, replay_of
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

log = logging.getLogger("malavita.handlers")

CODE_SECONDS = 600
DEFAULT_NAME = "Guest"


async def games(request: ApiRequest) -> list[GameFacts]:
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
            request.registry.services.compiler.percent(game.name),
        )
        for game in GAMES.values()
    ]


# Guests.


def _guest(row: GuestRow) -> Guest:
    return Guest(row.name, row.language)  # type: ignore[arg-type] # it was checked


async def me(request: ApiRequest) -> Guest:
    """The guest; the cookie is good for another year."""
    guest = _guest(request.me)
    request.token = request.http.cookies.get(COOKIE)
    return guest


async def come_in(request: ApiRequest) -> Guest:
    """Make a new guest, or change the one that the request has."""
    if request.guest is not None:
        return await change_me(request)
    request.limits.new_guests.check(request.address)
    change: GuestChange = request.body
    name = readable(change.name or DEFAULT_NAME)
    row = GuestRow(new_guest_id(), name, change.language or "en")
    request.token = new_token()
    await request.services.store.guests.add(row, hashed(request.token), now())
    return _guest(row)


async def change_me(request: ApiRequest) -> Guest:
    """Change name or language."""
    change: GuestChange = request.body
    me = request.me
    name = me.name if change.name is None else readable(change.name)
    row = GuestRow(me.id, name, change.language or me.language)
    if name != me.name:
        request.limits.chat.check(me.id)  # others will read the name
    await request.services.store.guests.change(row)
    if name != me.name:
        await _rename(request, row)
    return _guest(row)


async def _rename(request: ApiRequest, me: GuestRow) -> None:
    """Show the new name at all tables of a guest."""

    for each in await request.services.store.lists.tables_of(me.id):
        try:
            session = await request.registry.session(each.table_id)
            await session.change(
                lambda table, at: commands.rename(table, me.id, me.name, at)
            )
        except TableError as error:  # the name is changed all the same
            log.info("%s: not renamed: %s", each.table_id, error)


async def one_time_code(request: ApiRequest) -> OneTimeCode:
    """Make a code to be the same guest on another device."""
    code = new_one_time_code()
    until = now() + SECOND * CODE_SECONDS
    await request.services.store.guests.add_code(hashed(code), request.me.id, until)
    return OneTimeCode(code, CODE_SECONDS)


async def use_code(request: ApiRequest) -> Guest:
    """Give this device the guest of a code."""
    request.limits.new_guests.check(request.address)
    token = new_token()
    code = request.body.code.strip().upper()
    row = await request.services.store.guests.use_code(hashed(code), hashed(token), now())
    request.token = token
    return _guest(row)


# Tables.


async def public_tables(request: ApiRequest) -> list[Listed]:
    """Public tables to play at or to watch."""
    return await listing.public_tables(request.registry, request.guest_id)


async def my_tables(request: ApiRequest) -> list[Listed]:
    """The tables of the guest that go on."""
    return await listing.tables_of(request.registry, request.me.id)


async def open_table(request: ApiRequest) -> TableInfo:
    """Open a table; its id is the invitation."""
    session = await request.registry.open(request.body, request.me.id)
    return telling.info(session.table, request.me.id)


async def table(request: ApiRequest) -> TableInfo:
    """One table."""
    session = await request.session()
    return telling.info(await session.read(), request.guest_id)


async def sit(request: ApiRequest) -> TableInfo:
    """Take a seat, and add 32 random bytes to the seed."""
    body: SitDown = request.body
    me = request.me
    return await _change(
        request,
        lambda table, at: commands.sit(table, me.id, me.name, body.random, body.seat, at),
    )


async def leave(request: ApiRequest) -> TableInfo:
    """Leave the seat; in a game a bot plays on."""
    return await _change(
        request, lambda table, at: commands.leave(table, request.me.id, at)
    )


async def seat_bot(request: ApiRequest) -> TableInfo:
    """Put a bot on a free seat, or take it away."""
    body: SeatBot = request.body
    return await _change(
        request,
        lambda table, at: commands.seat_bot(
            table, request.me.id, body.seat, body.level, at
        ),
    )


async def start(request: ApiRequest) -> TableInfo:
    """Start the game."""
    session = await request.session()
    request.registry.services.compiler.check(session.table.opened.game)
    return await _change(
        request, lambda table, at: commands.start(table, request.me.id, at)
    )


async def _change(request: ApiRequest, make: MakeEntry) -> TableInfo:
    me = request.me.id
    session = await request.session()
    await session.change(make)
    return telling.info(await session.read(), me)


async def rematch(request: ApiRequest) -> TableInfo:
    """The table of the next game, where the seat of the guest is kept."""
    me = request.me.id
    session = await request.registry.rematch((await request.session()).id, me)
    return telling.info(await session.read(), me)


async def record(request: ApiRequest) -> Record:
    """The record of a finished game; `malavita verify` checks it."""
    session = await request.session()
    return (await session.read()).record()


# Finished games.


async def replay(request: ApiRequest) -> Replay:
    """A finished game move by move, from a seat, as a watcher or with open cards."""
    session = await request.session()
    table = await session.read()
    viewer = read_viewer(request.part("viewer"), len(table.seats))
    guest = request.guest_id
    seats = telling.info(table, guest).seats
    record = table.record()
    archive: Archive = request.http.app.state.archive
    return await archive.run(lambda: replay_of(record, seats, viewer))


async def past(request: ApiRequest) -> Past:
    """The stories of a table so far, for a client that comes later."""
    session = await request.session()
    table = await session.read()
    viewer = telling.viewpoint(table, request.guest_id)
    version, record = table.version, table.playing.record()
    archive: Archive = request.http.app.state.archive
    return Past(version, await archive.run(lambda: past_of(record, viewer)))


async def unseen(request: ApiRequest) -> Unseen:
    """The cards that the guest has not seen."""
    session = await request.session()
    table = await session.read()
    viewer = telling.viewpoint(table, request.guest_id)
    match = table.playing
    return Unseen(match.game.outlook.unseen(match.observe(viewer)))


async def chances(request: ApiRequest) -> msgspec.Raw:
    """The chances of all seats, move by move, as a bot judges a finished game."""
    session = await request.session()
    record = (await session.read()).record()
    judge: Judge = request.http.app.state.judge
    return await judge.chances(session.id, record)


async def history(request: ApiRequest) -> list[Finished]:
    """The finished games of the guest, the last first."""
    return [
        Finished(
            each.table_id,
            each.game,
            each.names,
            each.levels,
            each.scores,
            each.winners,
            each.ended,
            seat,
        )
        for each, seat in await request.services.store.results.history(
            request.me.id, request.query.before
        )
    ]


async def ratings(request: ApiRequest) -> list[Rating]:
    """The strongest guests and bots at a game, and the guest of the request."""
    game = game_named(request.part("game"))
    return [
        Rating(
            row.name,
            row.level,
            strength.ordinal,
            strength.rating.mu,
            strength.rating.sigma,
            strength.games,
            row.rank,
            row.player == request.guest_id,
        )
        for row, strength in await request.services.store.results.ratings(
            game.name, request.guest_id
        )
    ]
