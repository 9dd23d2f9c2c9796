"""The messages of a table's socket and the bodies of the lobby's requests.

What a client sends names itself by `type`; so does what the server sends. Numbers of
seats, beats and versions start at 0; a version counts the entries of a table's log, and
a client that has version n has been told everything up to entry n.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "hu", "nl", "fr", "pl", "de"]
Level = Literal["rookie", "soldier", "capo", "don"]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Status = Literal["open", "playing", "over", "expired"]
ClientId = Annotated[str, Meta(min_length=1, max_length=40)]
# 32 bytes of a client; without the length a line break could follow.
Randomness = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A body or a part of a message."""


def _tag(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Message(Struct, frozen=True, tag_field="type", tag=_tag):
    """Something said on a socket."""


# What a client says.


class Hello(Message, frozen=True):
    """The first message: the last version the client has, if it has one."""

    since: int | None = None


class Play(Message, frozen=True):
    """A move; it answers the decision numbered beat. The id makes a resend harmless."""

    beat: int
    action: Annotated[str, Meta(max_length=80)]
    id: ClientId


class TakeBack(Message, frozen=True):
    id: ClientId


class Say(Message, frozen=True):
    text: Text
    id: ClientId


class AskHint(Message, frozen=True):
    id: ClientId


class Return(Message, frozen=True):
    """I am back: the bot shall not play for me any more."""

    id: ClientId


class Ping(Message, frozen=True):
    pass


Said = Hello | Play | TakeBack | Say | AskHint | Return | Ping


# What the server says.


class Pace(Struct, frozen=True):
    """Seconds for a decision, and a reserve for the whole game; None: no clock."""

    decision: Annotated[int, Meta(ge=5, le=7 * 86_400)] | None = None
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Seat(Struct, frozen=True):
    """Who sits on a seat; nobody if it has neither name nor level."""

    name: str | None = None
    level: Level | None = None
    kept: str | None = None  # for whom a free seat is kept after a rematch
    bot_plays: bool = False  # for a person who is away
    you: bool = False


class Clock(Struct, frozen=True):
    """Milliseconds left; running for the seats that owe a decision."""

    decision: int
    reserve: int
    running: bool


class Choice(Struct, frozen=True):
    """A legal action: its notation and the parts of it."""

    action: str
    parts: list[str | int]


class Line(Struct, frozen=True):
    """Something said at the table."""

    name: str
    text: str
    seat: int | None = None  # None: somebody who only watches
    you: bool = False


class TableInfo(Struct, frozen=True):
    """What is public about a table, in lists and at the table itself."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[Seat]
    status: Status
    public: bool
    rated: bool
    hints: bool
    pace: Pace
    commitment: str  # SHA-256 of the server's secret, until the record reveals it
    away: int  # seconds until a bot plays for somebody who is not here
    host: bool = False  # whether it is the reader's own
    rematch: str | None = None  # the table where it goes on


class Refusal(Struct, frozen=True):
    """Why an action is not legal; the game's words have a message for the reason."""

    reason: str
    values: dict[str, int | str]


class Listed(TableInfo, frozen=True):
    """A table in a list: what happens there now."""

    actors: list[int] = []  # seats that owe a decision, if it is known here
    your_turn: bool = False
    here: list[int] = []  # seats whose players are connected
    watching: int = 0
    touched: int = 0  # when something happened last, in milliseconds since 1970


class Standing(Struct, frozen=True):
    """The game as one seat sees it, what it may do, and what it may work out."""

    view: dict[str, Any]
    beat: int
    actors: list[int]
    choices: list[Choice]
    forecast: dict[str, Any]  # see docs/outlook.md
    refusals: dict[str, Refusal]  # by action
    passage: list[str]  # numbers of the rules of this decision
    can_take_back: bool = False
    winners: list[int] = []  # once the game is over


class Whole(Message, frozen=True):
    """Everything, for those who come or have missed too much."""

    version: int
    table: TableInfo
    seat: int | None
    standing: Standing | None  # None before the game begins
    clocks: list[Clock]
    lines: list[Line]
    here: list[int]  # seats whose players are connected
    watching: int


class Change(Message, frozen=True):
    """One entry of the log, as far as the reader may know it."""

    version: int
    story: list[Any]  # events of the game, see its story.py
    standing: Standing | None  # if the game has changed
    clocks: list[Clock]
    table: TableInfo | None = None  # if seats or the state of the table have changed
    lines: list[Line] = []  # of the chat, that he had not heard


class Presence(Message, frozen=True):
    here: list[int]
    watching: int


class Done(Message, frozen=True):
    """The request with this id took effect, in this version or before."""

    id: str
    version: int


class Refused(Message, frozen=True):
    """Nothing was changed."""

    code: str
    text: str
    values: dict[str, Any]
    id: str | None = None


class HintAction(Struct, frozen=True):
    action: str
    visits: int
    wins: list[float]  # by seat: the share of imagined games won


class Hint(Message, frozen=True):
    """What a capo thinks, who knows no more than the reader."""

    id: str
    beat: int
    actions: list[HintAction]


class Pong(Message, frozen=True):
    pass


Told = Whole | Change | Presence | Done | Refused | Hint | Pong


# Bodies of requests and answers of the lobby.


class Guest(Struct, frozen=True):
    """Who somebody is here: no account, a cookie."""

    name: str
    language: Language


class GuestChange(Struct, frozen=True):
    name: Name | None = None
    language: Language | None = None


class OneTimeCode(Struct, frozen=True):
    """Whoever names it within so many seconds is the same guest on another device."""

    code: str
    seconds: int


class Device(Struct, frozen=True):
    code: Annotated[str, Meta(max_length=20)]


class NewTable(Struct, frozen=True):
    game: str
    players: int
    options: dict[str, bool | int | str] = {}
    bots: dict[str, Level] = {}  # by seat; JSON has only texts as keys
    public: bool = False
    rated: bool = False  # then there are no hints
    hints: bool = True
    pace: Pace = Pace()
    away: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 120


class SitDown(Struct, frozen=True):
    random: Randomness
    seat: int | None = None  # None: any free one


class SeatBot(Struct, frozen=True):
    seat: int
    level: Level | None  # None: take the bot away


class Finished(Struct, frozen=True):
    """A game in somebody's history."""

    id: str
    game: str
    names: list[str]
    levels: list[Level | None]  # of bots
    scores: list[int]
    winners: list[int]
    ended: int  # milliseconds since 1970
    seat: int | None = None  # the reader's


class Step(Struct, frozen=True):
    """A move of a finished game, and the table after it."""

    seat: int
    action: str  # as the viewer heard it
    story: list[Any]  # events of the game, see its story.py
    view: dict[str, Any]
    forecast: dict[str, Any]  # see docs/outlook.md


class Replay(Struct, frozen=True):
    """A finished game as one seat saw it, or with open cards."""

    game: str
    seats: list[Seat]
    start: dict[str, Any]
    forecast: dict[str, Any]  # at the start
    steps: list[Step]
    winners: list[int]


class Past(Struct, frozen=True):
    """What has happened at a table until a version, as the reader may know it."""

    version: int
    stories: list[list[Any]]  # of each move, see the game's story.py


class Unseen(Struct, frozen=True):
    """The cards that the reader cannot place: in piles, in other hands, face down."""

    cards: dict[str, int]


class Weighed(Struct, frozen=True):
    """An action that somebody had, and his chance to win with it."""

    action: str
    chance: float
    visits: int  # how many of the imagined games it was played in


class Chances(Struct, frozen=True):
    """Who was winning, and what else he could have done who moved."""

    chances: list[list[float]]  # before the first move and after each, by seat
    choices: list[list[Weighed]]  # of every move, the best first
    done: bool  # or there is more to come, for who asks again


class Rating(Struct, frozen=True):
    """How strong somebody is at a game; the ordinal is what he is worth at least."""

    name: str
    level: Level | None
    ordinal: float
    mu: float
    sigma: float
    games: int


class GameFacts(Struct, frozen=True):
    name: str
    title: str
    author: str
    year: int
    edition: int
    players: list[int]
    options: dict[str, list[bool | int | str]]


class Problem(Struct, frozen=True):
    """Why a request was refused; nothing was changed."""

    code: str
    text: str
    values: dict[str, Any]
