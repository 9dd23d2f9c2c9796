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


def means(text: str) -> Meta:
    """What a field means, for the description of the API and for TypeScript."""
    return Meta(description=text)


Name = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "hu", "nl", "fr", "pl", "de"]
Level = Literal["rookie", "soldier", "capo", "don"]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Status = Annotated[
    Literal["open", "playing", "over", "expired"],
    means("expired: given up, because nobody came back"),
]
ClientId = Annotated[
    str,
    Meta(min_length=1, max_length=40),
    means("chosen by the client; the answer carries it too"),
]
Randomness = Annotated[
    str,
    # 32 bytes of a client; without the length a line break could follow.
    Meta(pattern="^[0-9a-f]{64}$", max_length=64),
    means("32 random bytes that go into the seed, as 64 hexadecimal digits"),
]
Action = Annotated[str, means('in the notation of the game, such as "bid 9"')]
Beat = Annotated[int, means("the number of a decision; none comes twice at a table")]
Version = Annotated[int, means("of the table: the number of the last entry of its log")]
GameName = Annotated[str, means("as in GET /api/games")]
Options = Annotated[
    dict[str, bool | int | str], means("by name; GET /api/games has all of them")
]
Here = Annotated[list[int], means("seats whose players are connected")]
Watching = Annotated[int, means("how many are connected and have no seat")]
Winners = Annotated[list[int], means("seats; several if they share it")]
View = Annotated[
    dict[str, Any], means("the table as it is seen; docs/positions.md has its fields")
]
Forecast = Annotated[
    dict[str, Any],
    means("what can be worked out from the view; docs/outlook.md has its fields"),
]
Record = Annotated[dict[str, Any], means("a whole game; docs/records.md has its fields")]
# Which events there are depends on the game, so a message takes any.
StoryEvent = Annotated[
    Any, Meta(extra_json_schema={"$ref": "#/components/schemas/StoryEvent"})
]
# So do the parts of an action.
Parts = Annotated[
    dict[str, str | int],
    Meta(extra_json_schema={"$ref": "#/components/schemas/Action"}),
    means('its verb and its named parts: {"verb": "plant", "card": "ring", "on": 3}'),
]
Story = Annotated[list[StoryEvent], means("what happened, as the reader may know it")]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A body or a part of a message."""


def _tag(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Message(Struct, frozen=True, tag_field="type", tag=_tag):
    """Something said on a socket."""


# What a client says.


class Hello(Message, frozen=True):
    """The first message: the last version the client has, if it has one."""

    since: Annotated[int | None, means("what came later is told; null: everything")] = (
        None
    )


class Play(Message, frozen=True):
    """A move; it answers the decision numbered beat. The id makes a resend harmless."""

    beat: Beat
    action: Annotated[Action, Meta(max_length=80)]
    id: ClientId


class TakeBack(Message, frozen=True):
    """My last move shall not have been."""

    id: ClientId


class Say(Message, frozen=True):
    """A line for the others at the table."""

    text: Text
    id: ClientId


class AskHint(Message, frozen=True):
    """What would a good bot do in my place?"""

    id: ClientId


class Return(Message, frozen=True):
    """I am back: the bot shall not play for me any more."""

    id: ClientId


class Ping(Message, frozen=True):
    """Are you there?"""


Said = Hello | Play | TakeBack | Say | AskHint | Return | Ping


# What the server says.


class Pace(Struct, frozen=True):
    """The time that players have."""

    decision: Annotated[
        Annotated[int, Meta(ge=5, le=7 * 86_400)] | None,
        means("seconds for each decision; null: no clock"),
    ] = None
    reserve: Annotated[
        int,
        Meta(ge=0, le=86_400),
        means("more seconds, for the whole game, when those of a decision are up"),
    ] = 0


class Seat(Struct, frozen=True):
    """Who sits on a seat; nobody if it has neither name nor level."""

    name: Annotated[str | None, means("of a person")] = None
    level: Annotated[Level | None, means("of a bot")] = None
    kept: Annotated[
        str | None, means("the name for which a free seat is kept after a rematch")
    ] = None
    bot_plays: Annotated[bool, means("for a person who is away")] = False
    you: Annotated[bool, means("whether it is the reader's own")] = False


class Clock(Struct, frozen=True):
    """The time that a seat has left."""

    decision: Annotated[int, means("milliseconds for the open decision")]
    reserve: Annotated[int, means("milliseconds for the whole game, besides")]
    running: Annotated[bool, means("whether the seat owes a decision, and no bot plays")]


class Choice(Struct, frozen=True):
    """A legal action."""

    action: Action
    parts: Parts


class Line(Struct, frozen=True):
    """Something said at the table."""

    name: Annotated[str, means("of who said it")]
    text: str
    seat: Annotated[int | None, means("null: somebody who only watches")] = None
    you: Annotated[bool, means("whether the reader said it")] = False


class TableInfo(Struct, frozen=True):
    """What is public about a table, in lists and at the table itself."""

    id: Annotated[str, means("its code, which is the invitation: PALERMO-NOTO-4827")]
    game: GameName
    options: Options
    seats: Annotated[list[Seat], means("in order, from seat 0")]
    status: Status
    public: Annotated[bool, means("whether GET /api/tables lists it")]
    rated: Annotated[bool, means("whether it counts for ratings; then without hints")]
    hints: Annotated[bool, means("whether players may ask for hints")]
    pace: Pace
    commitment: Annotated[
        str, means("SHA-256 of the server's secret, until the record reveals it")
    ]
    away: Annotated[int, means("seconds until a bot plays for somebody who is not here")]
    host: Annotated[bool, means("whether it is the reader's own")] = False
    rematch: Annotated[str | None, means("the table where it goes on")] = None


class Refusal(Struct, frozen=True):
    """Why an action is not legal."""

    reason: Annotated[
        str, means("docs/outlook.md has all; the words of the game have a message for it")
    ]
    values: Annotated[dict[str, int | str], means("for that message")]


class Listed(TableInfo, frozen=True):
    """A table in a list: what happens there now."""

    actors: Annotated[
        list[int], means("seats that owe a decision, if it is known here")
    ] = []
    your_turn: Annotated[bool, means("whether the reader owes one")] = False
    here: Here = []
    watching: Watching = 0
    touched: Annotated[
        int, means("when something happened last, in milliseconds since 1970")
    ] = 0


class Standing(Struct, frozen=True):
    """The game as one seat sees it, what it may do, and what it may work out."""

    view: View
    beat: Beat
    actors: Annotated[list[int], means("seats that owe a decision")]
    choices: Annotated[list[Choice], means("what the reader may play now")]
    forecast: Forecast
    refusals: Annotated[
        dict[str, Refusal], means("by action, what one would try and may not play now")
    ]
    passage: Annotated[list[str], means("numbers of the rules of this decision")]
    can_take_back: Annotated[bool, means("whether the reader may, his last move")] = False
    winners: Annotated[list[int], means("seats, once the game is over")] = []


class Whole(Message, frozen=True):
    """Everything, for those who come or have missed too much."""

    version: Version
    table: TableInfo
    seat: Annotated[int | None, means("the reader's; null: he only watches")]
    standing: Annotated[Standing | None, means("null before the game begins")]
    clocks: Annotated[list[Clock], means("by seat; empty if the table has none")]
    lines: Annotated[list[Line], means("the last ones that were said")]
    here: Here
    watching: Watching


class Change(Message, frozen=True):
    """One entry of the log, as far as the reader may know it."""

    version: Version
    story: Story
    standing: Annotated[Standing | None, means("null if the game has not changed")]
    clocks: Annotated[list[Clock], means("by seat; empty if the table has none")]
    table: Annotated[
        TableInfo | None, means("if seats or the state of the table have changed")
    ] = None
    lines: Annotated[list[Line], means("of the chat, that he had not heard")] = []


class Presence(Message, frozen=True):
    """Somebody came or went."""

    here: Here
    watching: Watching


class Done(Message, frozen=True):
    """The request with this id took effect, in this version or before."""

    id: str
    version: Version


class Refused(Message, frozen=True):
    """Nothing was changed; the codes are those of a Problem."""

    code: Annotated[str, means("does not change, whatever the text says")]
    text: Annotated[str, means("in English")]
    values: Annotated[dict[str, Any], means("what the text names")]
    id: Annotated[str | None, means("of the request, if it had one")] = None


class HintAction(Struct, frozen=True):
    """An action that the adviser has thought about."""

    action: Action
    visits: Annotated[int, means("how many of the imagined games it was played in")]
    wins: Annotated[list[float], means("by seat: the share of imagined games won")]


class Hint(Message, frozen=True):
    """What the adviser thinks, a capo or a don, who knows no more than the reader."""

    id: Annotated[str, means("of the request")]
    beat: Beat
    actions: Annotated[list[HintAction], means("the best first")]


class Pong(Message, frozen=True):
    """The answer to a ping."""


Told = Whole | Change | Presence | Done | Refused | Hint | Pong


# Bodies of requests and answers of the lobby.


class Guest(Struct, frozen=True):
    """Who somebody is here: no account, a cookie."""

    name: str
    language: Language


class GuestChange(Struct, frozen=True):
    """How somebody wants to be called and spoken to; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class OneTimeCode(Struct, frozen=True):
    """Whoever names it within so many seconds is the same guest on another device."""

    code: str
    seconds: int


class Device(Struct, frozen=True):
    """Another device of a guest, who has seen the code on his own."""

    code: Annotated[str, Meta(max_length=20)]


class NewTable(Struct, frozen=True):
    """A table as its host wants it."""

    game: GameName
    players: Annotated[int, means("how many seats it has")]
    options: Options = {}
    bots: Annotated[
        dict[str, Level], means('by seat, which is a text here: {"1": "capo"}')
    ] = {}
    public: Annotated[bool, means("whether GET /api/tables lists it")] = False
    rated: Annotated[bool, means("whether it counts for ratings; turns hints off")] = (
        False
    )
    hints: Annotated[bool, means("whether players may ask for hints")] = True
    pace: Pace = Pace()
    away: Annotated[
        int,
        Meta(ge=0, le=7 * 86_400),
        means("seconds until a bot plays for somebody who is not here"),
    ] = 120


class SitDown(Struct, frozen=True):
    """Somebody takes a seat."""

    random: Randomness
    seat: Annotated[int | None, means("null: any free one")] = None


class SeatBot(Struct, frozen=True):
    """A bot for a seat where no person sits."""

    seat: int
    level: Annotated[Level | None, means("null: take the bot away")]


class Earlier(Struct, frozen=True):
    """Which part of a long list."""

    before: Annotated[
        Annotated[str, Meta(pattern="^[A-Z0-9-]+$", max_length=32)] | None,
        means("the id of a game: only those that ended before it"),
    ] = None


class Finished(Struct, frozen=True):
    """A game in somebody's history."""

    id: Annotated[str, means("of its table")]
    game: GameName
    names: Annotated[list[str], means("by seat")]
    levels: Annotated[list[Level | None], means("by seat; null for a person")]
    scores: Annotated[list[int], means("by seat")]
    winners: Winners
    ended: Annotated[int, means("when, in milliseconds since 1970")]
    seat: Annotated[int | None, means("the reader's")] = None


class Step(Struct, frozen=True):
    """A move of a finished game, and the table after it."""

    seat: Annotated[int, means("whose move it was")]
    action: Annotated[str, means("as the viewer heard it")]
    story: Story
    view: View
    forecast: Forecast


class Replay(Struct, frozen=True):
    """A finished game as one seat saw it, or with open cards."""

    game: GameName
    seats: Annotated[list[Seat], means("in order, from seat 0")]
    start: Annotated[
        View, means("before the first move; docs/positions.md has its fields")
    ]
    forecast: Annotated[Forecast, means("at the start; docs/outlook.md has its fields")]
    steps: list[Step]
    winners: Winners


class Past(Struct, frozen=True):
    """What has happened at a table until a version, as the reader may know it."""

    version: Version
    stories: Annotated[list[list[StoryEvent]], means("of each move")]


class Unseen(Struct, frozen=True):
    """The cards that the reader cannot place: in piles, in other hands, face down."""

    cards: Annotated[dict[str, int], means("how many, by name")]


class Weighed(Struct, frozen=True):
    """An action that somebody had, and his chance to win with it."""

    action: Action
    chance: Annotated[float, means("from 0 to 1")]
    visits: Annotated[int, means("how many of the imagined games it was played in")]


class Chances(Struct, frozen=True):
    """Who was winning, and what else he could have done who moved."""

    chances: Annotated[
        list[list[float]],
        means("before the first move and after each, by seat, from 0 to 1"),
    ]
    choices: Annotated[list[list[Weighed]], means("of every move, the best first")]
    done: Annotated[bool, means("or there is more to come, for who asks again")]


class Rating(Struct, frozen=True):
    """How strong somebody is at a game."""

    name: str
    level: Annotated[Level | None, means("of a bot; null for a person")]
    ordinal: Annotated[float, means("what he is worth at least: mu - 3 sigma")]
    mu: Annotated[float, means("what he is probably worth")]
    sigma: Annotated[float, means("how unsure that is")]
    games: Annotated[int, means("how many he has played")]
    rank: Annotated[int, means("counted from 1, the strongest")]
    you: Annotated[bool, means("whether it is the reader")] = False


class GameFacts(Struct, frozen=True):
    """A game that can be played here."""

    name: Annotated[str, means("what requests call it")]
    title: Annotated[str, means("what people call it")]
    author: str
    year: int
    edition: Annotated[int, means("the newest; records may be of older ones")]
    players: Annotated[list[int], means("how many can play")]
    options: Annotated[
        dict[str, list[bool | int | str]],
        means("by name, what each may be, the default first"),
    ]


class Problem(Struct, frozen=True):
    """Why a request was refused; nothing was changed."""

    code: Annotated[str, means("does not change, whatever the text says")]
    text: Annotated[str, means("in English, for people")]
    values: Annotated[dict[str, Any], means("what the text names")]
