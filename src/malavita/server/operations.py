"""What the description of the API says of each request besides its types."""

from __future__ import annotations

from typing import NamedTuple

from malavita.engine.errors import (
    BadOption,
    BadPlayers,
    TableError,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from malavita.server.desk import SAFE, Route
from malavita.server.errors import (
    AlreadySeated,
    BadCode,
    BadMessage,
    Busy,
    ForeignOrigin,
    GivenUp,
    NewerTable,
    NotHost,
    NotOpen,
    NotOver,
    NotPlaying,
    NotSeated,
    SeatsFree,
    SeatTaken,
    TableFull,
    TooFast,
    TooManyTables,
    Unavailable,
    UnknownGuest,
    UnknownTable,
    UnknownViewer,
    Unreadable,
)
from malavita.server.lobby import WHO

GUESTS = "Who you are"
GAMES = "Games and ratings"
TABLES = "Tables"
NOW = "While a game is played"
FINISHED = "Finished games"
TAGS = {
    GUESTS: "There are no accounts: a guest is whoever has his token.",
    GAMES: "What can be played here, and who plays it well.",
    TABLES: "Find or open one, sit down, begin. The game itself goes over its socket.",
    NOW: "What the socket does not repeat to who comes later.",
    FINISHED: "To look at again, and to check.",
}


class About(NamedTuple):
    """Which requests it is among, what there is to know, what may be refused."""

    tag: str
    more: str = ""
    refusals: tuple[type[TableError], ...] = ()


# By the name of the handler.
OPERATIONS = {
    "games": About(GAMES),
    "me": About(GUESTS),
    "come_in": About(
        GUESTS,
        "Who has no token yet gets one; who has stays who he is, and changes what the "
        "body names.",
        (Unreadable,),
    ),
    "change_me": About(
        GUESTS,
        "What is left out stays. A new name is read at once wherever you sit.",
        (Unreadable,),
    ),
    "one_time_code": About(GUESTS, "It is good once, and for ten minutes."),
    "use_code": About(GUESTS, "This device is that guest's from now on.", (BadCode,)),
    "public_tables": About(TABLES, "Then those where one can watch."),
    "open_table": About(
        TABLES,
        "Its `id` is the invitation. Who opens a table is its host, and has no seat yet.",
        (TooManyTables, UnknownGame, BadPlayers, UnknownOption, BadOption, UnknownSeat),
    ),
    "my_tables": About(TABLES, "Where you sit or which you opened, until they are over."),
    "table": About(TABLES),
    "sit": About(
        TABLES,
        "Keep the bytes that you add to the seed, and look for them in the record.",
        (GivenUp, NotOpen, AlreadySeated, TableFull, SeatTaken, UnknownSeat),
    ),
    "leave": About(
        TABLES,
        "Before the game the seat is free again; in it a bot plays until you are back.",
        (NotSeated, NotPlaying),
    ),
    "seat_bot": About(
        TABLES,
        "Or take it away. The host can do that before the game.",
        (NotHost, GivenUp, NotOpen, SeatTaken, UnknownSeat),
    ),
    "start": About(
        TABLES,
        "The host can do that, when no seat is free.",
        (NotHost, GivenUp, NotOpen, SeatsFree),
    ),
    "rematch": About(
        TABLES,
        "It is the same one for all who ask.",
        (NotSeated, GivenUp, NotOver),
    ),
    "record": About(
        FINISHED,
        "All that is needed to play it again; `malavita verify` checks it.",
        (GivenUp, NotOver),
    ),
    "replay": About(
        FINISHED,
        "Every move with its story, and the table after it.",
        (UnknownViewer, GivenUp, NotOver, Busy),
    ),
    "past": About(NOW, "The story of every move.", (GivenUp, NotPlaying, Busy)),
    "unseen": About(NOW, refusals=(GivenUp, NotPlaying)),
    "chances": About(
        FINISHED,
        "It answers within a second; until `done` there is more for who asks again.",
        (GivenUp, NotOver, Busy),
    ),
    "history": About(FINISHED, "The newest first; `before` asks for older ones."),
    "ratings": About(GAMES, "Guests and bots, the strongest first.", (UnknownGame,)),
}


def about(route: Route) -> About:
    """What there is to say of a request."""
    return OPERATIONS[route.handler.__name__]


def refusals(route: Route) -> list[type[TableError]]:
    """All that a request may be refused for, its own reasons first."""
    found = list(about(route).refusals)
    if WHO in route.refusals:
        found.append(UnknownGuest)
    if "{table}" in route.path:
        found += [UnknownTable, NewerTable]
    if route.body is not None or route.query is not None:
        found.append(BadMessage)
    if route.method not in SAFE:
        found.append(ForeignOrigin)
    return [*found, TooFast, Unavailable]
