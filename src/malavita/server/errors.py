"""The refusals of the server, like those of the engine: a code, a text and values."""

from http import HTTPStatus
from typing import Literal

from malavita.engine.errors import TableError


class Unavailable(TableError):
    code = "unavailable"
    text = "the server cannot reach its database; try again in a moment"


class UnknownGuest(TableError):
    code = "unknown_guest"
    text = "the server does not know you; POST /api/me first"


class ForeignOrigin(TableError):
    code = "foreign_origin"
    text = "requests from pages of {origin!r} are not answered"


class UnknownTable(TableError):
    code = "unknown_table"
    text = "there is no table {table!r}"


class SetAside(TableError):
    code = "set_aside"
    text = "table {table} is set aside: the server cannot replay entry {entry} of its log"


class NotCompiled(TableError):
    code = "not_compiled"
    text = "the rules of {game} are being compiled, {percent} % is done; try again soon"


class GivenUp(TableError):
    code = "given_up"
    text = "this table was given up: nobody came back"


class NotSeated(TableError):
    code = "not_seated"
    text = "you are only watching this table"


class NotHost(TableError):
    code = "not_host"
    text = "only the host of the table can do that"


class SeatTaken(TableError):
    code = "seat_taken"
    text = "seat {seat} is taken; free are {free}"


class AlreadySeated(TableError):
    code = "already_seated"
    text = "you are already in seat {seat} of this table"


class TableFull(TableError):
    code = "table_full"
    text = "all seats of this table are taken, or kept for players of the last game"


class SeatsFree(TableError):
    code = "seats_free"
    text = "seats {free} are still free; invite somebody, or put a bot there"


class NotOpen(TableError):
    code = "not_open"
    text = "the game has begun"


class NotPlaying(TableError):
    code = "not_playing"
    text = "no game is being played at this table"


class HasRematch(TableError):
    code = "has_rematch"
    text = "the rematch is at table {table}"


class UnknownViewer(TableError):
    code = "unknown_viewer"
    text = "unknown viewer {viewer!r}; use a seat number, watcher or open"


class NotOver(TableError):
    code = "not_over"
    text = "the game is not over; ask again when it is"


class Stale(TableError):
    code = "stale"
    text = "decision {beat} is over; the current one is {now}"


Stands = Literal["not_playing", "not_last", "shown"]  # why a move stands
_STANDS: dict[Stands, str] = {
    "not_playing": "no game is being played",
    "not_last": "you did not make the last one",
    "shown": "it has shown something",
}


class NoTakeBack(TableError):
    code = "no_take_back"
    text = "your last move cannot be taken back: {why}"

    def __init__(self, reason: Stands) -> None:
        super().__init__(reason=reason, why=_STANDS[reason])


class NoHints(TableError):
    code = "no_hints"
    text = "hints are off at this table"


class TooFast(TableError):
    code = "too_fast"
    text = "too many requests; try again in {seconds} s"


class Busy(TableError):
    code = "busy"
    text = "the server has too much to do; try again in {seconds} s"


class TimeUp(TableError):
    code = "time_up"
    text = "your time for this decision is up; a bot makes it, then you can go on"


class TooManyTables(TableError):
    code = "too_many_tables"
    text = "you already have the maximum of {limit} tables; leave one or finish a game"


class TooManySockets(TableError):
    code = "too_many_sockets"
    text = "you have {limit} connections; close one of them"


class BadMessage(TableError):
    code = "bad_message"
    text = "{reason}"


class Unreadable(TableError):
    code = "unreadable"
    text = "{text} contains characters that cannot be displayed"


class BadCode(TableError):
    code = "bad_code"
    text = "this code is wrong, was used, or is too old; ask for a new one"


STATUS: dict[type[TableError], HTTPStatus] = {
    AlreadySeated: HTTPStatus.CONFLICT,
    Busy: HTTPStatus.SERVICE_UNAVAILABLE,
    BadMessage: HTTPStatus.BAD_REQUEST,
    BadCode: HTTPStatus.NOT_FOUND,
    ForeignOrigin: HTTPStatus.FORBIDDEN,
    GivenUp: HTTPStatus.CONFLICT,
    HasRematch: HTTPStatus.CONFLICT,
    NotCompiled: HTTPStatus.SERVICE_UNAVAILABLE,
    NotHost: HTTPStatus.FORBIDDEN,
    NotOpen: HTTPStatus.CONFLICT,
    NotOver: HTTPStatus.CONFLICT,
    NotPlaying: HTTPStatus.CONFLICT,
    NotSeated: HTTPStatus.FORBIDDEN,
    SeatsFree: HTTPStatus.CONFLICT,
    SeatTaken: HTTPStatus.CONFLICT,
    SetAside: HTTPStatus.SERVICE_UNAVAILABLE,  # another process may be able to
    TableFull: HTTPStatus.CONFLICT,
    TimeUp: HTTPStatus.CONFLICT,
    TooFast: HTTPStatus.TOO_MANY_REQUESTS,
    TooManyTables: HTTPStatus.CONFLICT,
    Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    UnknownGuest: HTTPStatus.UNAUTHORIZED,
    UnknownTable: HTTPStatus.NOT_FOUND,
    UnknownViewer: HTTPStatus.NOT_FOUND,
}


def status_of(kind: type[TableError]) -> HTTPStatus:
    """The HTTP status of a refusal; those of the engine are about values of a request."""
    return STATUS.get(kind, HTTPStatus.UNPROCESSABLE_ENTITY)
