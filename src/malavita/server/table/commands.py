"""The commands of a table: each checks a request and makes the entry that comes next.

A command changes nothing. It refuses with a TableError what is not allowed.
"""

from __future__ import annotations

from malavita.engine.errors import GameOver, NotYourMove, UnknownSeat
from malavita.engine.verbs import game_named
from malavita.server.errors import (
    AlreadySeated,
    BadMessage,
    HasRematch,
    NoHints,
    NoTakeBack,
    NotHost,
    NotOpen,
    NotOver,
    NotPlaying,
    SeatsFree,
    SeatTaken,
    Stale,
    TableFull,
    TimeUp,
)
from malavita.server.table import entries
from malavita.server.table.state import Table
from malavita.wire.messages import NewTable, Play, Return, Say, TakeBack

SocketRequest = Play | TakeBack | Say | Return

_KINDS: dict[type[SocketRequest], type[entries.Entry]] = {
    Play: entries.Moved,
    TakeBack: entries.TakenBack,
    Say: entries.Spoken,
    Return: entries.GaveBack,
}


def entry_for(
    table: Table, guest: str, name: str, request: SocketRequest, at: int
) -> entries.Entry | None:
    """The entry for a request of a guest; None if the request took effect before.

    A guest who moves while a bot plays takes the seat back first.
    """
    if table.has_done(guest, _KINDS[type(request)], request.id):
        return None
    match request:
        case Play(beat, action, request_id):
            seat = table.check_seated(guest)
            moved = move(table, seat, beat, action, "guest", at, request_id)
            back = _return(table, guest, at, None)  # the move comes next
            return moved if back is None else back
        case TakeBack(request_id):
            return take_back(table, guest, at, request_id)
        case Say(text, request_id):
            return speak(table, guest, name, text, at, request_id)
        case Return(request_id):
            return _return(table, guest, at, request_id)


def _return(
    table: Table, guest: str, at: int, request: str | None
) -> entries.Entry | None:
    table.check_seated(guest)
    return give_back(table, guest, at, request) if table.bot_plays_for(guest) else None


# Before the game.


def open_table(new: NewTable, host: str, secret: str, at: int) -> list[entries.Entry]:
    """Open a new table; the first entries of its log."""
    game = game_named(new.game)
    players = game.check_players(new.players)
    game.choose(new.options)
    if new.pace.reserve and new.pace.decision is None:
        raise BadMessage(reason="a reserve needs a time for each decision: pace.decision")
    pace = entries.Pace(new.pace.decision, new.pace.reserve)
    opened = entries.Opened(
        at, game.name, players, new.options, new.public, new.rated,
        new.hints and not new.rated, pace, new.away, host, secret,
        edition=game.edition,
    )  # fmt: skip
    bots = []
    for text, level in new.bots.items():
        if text not in map(str, range(players)):
            raise UnknownSeat(seat=text[:9], last=players - 1)
        bots.append(entries.BotSat(at, int(text), level))
    return [opened, *bots]


def sit(
    table: Table, guest: str, name: str, random: str, seat: int | None, at: int
) -> entries.Sat:
    """A guest takes a free seat; None: any."""
    _check_open(table)
    own = table.seat_of(guest)
    if own is not None:
        raise AlreadySeated(seat=own)
    free = table.seats_for(guest)
    if not free:
        raise TableFull()
    wanted = free[0] if seat is None else _check_seat(table, seat)
    if wanted not in free:
        raise SeatTaken(seat=wanted, free=table.free_seats())
    return entries.Sat(at, wanted, guest, name, random)


def rename(table: Table, guest: str, name: str, at: int) -> entries.Sat | None:
    """Give a guest another name; None if the guest has no seat in a game to come."""
    seat = table.seat_of(guest)
    if seat is None or table.status not in ("open", "playing"):
        return None
    return entries.Sat(at, seat, guest, name, table.seats[seat].random)


def seat_bot(
    table: Table, guest: str, seat: int, level: entries.Level | None, at: int
) -> entries.BotSat | entries.Left:
    """The host puts a bot on a seat without a guest; None takes the bot away."""
    _check_host(table, guest)
    _check_open(table)
    if table.seats[_check_seat(table, seat)].guest is not None:
        raise SeatTaken(seat=seat, free=table.free_seats())
    return entries.Left(at, seat) if level is None else entries.BotSat(at, seat, level)


def leave(table: Table, guest: str, at: int) -> entries.Left | entries.BotTookOver | None:
    """A guest leaves: before the game the seat is free again, in it a bot plays on."""
    if table.status == "open" and guest == table.host:
        return entries.Left(at, table.seat_of(guest))
    seat = table.check_seated(guest)
    if table.status == "open":
        return entries.Left(at, seat)
    return None if table.bot_plays_for(guest) else take_over(table, seat, at)


def start(table: Table, guest: str, at: int) -> entries.Started:
    """The host starts the game."""
    _check_host(table, guest)
    _check_open(table)
    free = table.free_seats()
    if free:
        raise SeatsFree(free=free)
    return entries.Started(at)


# In the game.


def move(
    table: Table,
    seat: int,
    beat: int,
    action: str,
    by: entries.Mover,
    at: int,
    request: str | None,
) -> entries.Moved:
    """A seat plays an action, which answers the decision numbered beat."""
    match = table.playing
    if beat != table.beat_of(seat) and not match.over:
        raise Stale(beat=beat, now=table.beat_of(seat))
    match.check(seat, action)
    return entries.Moved(at, seat, action, by, request)


def take_back(
    table: Table, guest: str, at: int, request: str | None
) -> entries.TakenBack:
    """A guest takes back a move, if no viewer has learnt anything from it."""
    seat = table.check_seated(guest)
    reason = table.why_no_take_back(seat)
    if reason is not None:
        raise NoTakeBack(reason)
    return entries.TakenBack(at, seat, request)


def take_over(table: Table, seat: int, at: int) -> entries.BotTookOver:
    """A bot plays from now on for a guest."""
    if table.status != "playing" or table.seats[seat].bot_plays:
        raise NotPlaying()
    return entries.BotTookOver(at, seat)


def give_back(
    table: Table, guest: str, at: int, request: str | None = None
) -> entries.GaveBack:
    """A guest plays again; not while a bot still has to make a decision that was late."""
    seat = table.check_seated(guest)
    sitter = table.seats[seat]
    if table.status != "playing" or not sitter.bot_plays:
        raise NotPlaying()
    deadline = sitter.clock.deadline(table.decision_time)
    if deadline is not None and at >= deadline:
        raise TimeUp()
    return entries.GaveBack(at, seat, request)


def resume(table: Table, gone: int, at: int) -> entries.Resumed | None:
    """A client is connected again; None if there are no clocks to set."""
    timed = table.waits and table.opened.pace.decision is not None
    return entries.Resumed(at, gone) if timed else None


def speak(
    table: Table, guest: str, name: str, text: str, at: int, request: str | None
) -> entries.Spoken:
    """A guest writes a line of the chat; a seat is not needed."""
    table.check_not_expired()
    return entries.Spoken(at, guest, name, text, request)


def check_hint(table: Table, guest: str) -> int:
    """The seat of a guest who may ask for a hint now."""
    seat = table.check_seated(guest)
    if not table.opened.hints or table.opened.rated:
        raise NoHints()
    actors = table.playing.actors
    if not actors:
        raise GameOver()
    if seat not in actors:
        raise NotYourMove(seat=seat, actors=actors)
    return seat


# After the game.


def announce_rematch(
    table: Table, guest: str, next_table: str, at: int
) -> entries.Rematched:
    """A player or the host names the table of the next game."""
    if guest != table.host:
        table.check_seated(guest)
    table.check_not_expired()
    if table.rematch is not None:
        raise HasRematch(table=table.rematch)
    if table.status != "over":
        raise NotOver()
    return entries.Rematched(at, next_table)


def open_rematch(table: Table, host: str, secret: str, at: int) -> list[entries.Entry]:
    """Open the table of the next game: same options and bots, seats kept for guests."""
    kept = [
        entries.KeptSeat(sitter.guest, sitter.name or "") if sitter.guest else None
        for sitter in table.seats
    ]
    old = table.opened
    opened = entries.Opened(
        at, old.game, old.players, old.options, old.public, old.rated, old.hints,
        old.pace, old.away, host, secret, kept, edition=table.game.edition,
    )  # fmt: skip
    bots = [
        entries.BotSat(at, seat, sitter.level)
        for seat, sitter in enumerate(table.seats)
        if sitter.level is not None
    ]
    return [opened, *bots]


def expire(table: Table, before: int, at: int) -> entries.Expired:
    """Give up a table where nothing has happened since a time; not a rated game."""
    ending = table.status == "open" or table.waits
    if not ending or table.active_until >= before:
        raise NotPlaying()
    return entries.Expired(at)


def expire_deserted(table: Table, at: int) -> entries.Expired | None:
    """Give up a game that all guests have left; None if one has come back."""
    return entries.Expired(at) if table.deserted else None


def _check_open(table: Table) -> None:
    table.check_not_expired()
    if table.status != "open":
        raise NotOpen()


def _check_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise NotHost()


def _check_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise UnknownSeat(seat=seat, last=len(table.seats) - 1)
    return seat
