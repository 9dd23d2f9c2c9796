"""The messages of a table's socket, and the bodies of HTTP requests and responses.

Every message on the socket has a `type`. Numbers of seats, beats and versions start at
0. A version is the number of entries in a table's log; a client that has version n knows
everything up to entry n.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta


def means(text: str) -> Meta:
    """A description of a field, for the API documentation and for TypeScript."""
    return Meta(description=text)


Name = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "hu", "nl", "fr", "pl", "de"]
Level = Literal["rookie", "soldier", "capo", "don"]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Status = Annotated[
    Literal["open", "playing", "over", "expired"],
    means("expired: closed by the server, because all players stayed away"),
]
ClientId = Annotated[
    str,
    Meta(min_length=1, max_length=40),
    means("an id of the request, chosen by the client; the response repeats it"),
]
Randomness = Annotated[
    str,
    # The pattern alone would allow a line break at the end; the length does not.
    Meta(pattern="^[0-9a-f]{64}$", max_length=64),
    means("32 random bytes for the seed, as 64 hexadecimal digits"),
]
Action = Annotated[str, means('in the notation of the game, such as "bid 9"')]
Beat = Annotated[int, means("the number of a decision, unique within a table")]
Version = Annotated[int, means("of the table: the number of the last entry of its log")]
GameName = Annotated[str, means("as in GET /api/games")]
Options = Annotated[
    dict[str, bool | int | str], means("by name; GET /api/games has all of them")
]
Here = Annotated[list[int], means("seats whose players are connected")]
Watching = Annotated[int, means("number of connected clients without a seat")]
Winners = Annotated[list[int], means("winning seats; several if they share the win")]
# The types of views, forecasts and events depend on the game, so a message takes any.
View = Annotated[
    Any,
    Meta(extra_json_schema={"$ref": "#/components/schemas/View"}),
    means("the table as it is seen; docs/positions.md has its fields"),
]
Forecast = Annotated[
    Any,
    Meta(extra_json_schema={"$ref": "#/components/schemas/Forecast"}),
    means("what can be worked out from the view; docs/outlook.md has its fields"),
]
Record = Annotated[dict[str, Any], means("a whole game; docs/records.md has its fields")]
StoryEvent = Annotated[
    Any, Meta(extra_json_schema={"$ref": "#/components/schemas/StoryEvent"})
]
# So do the parts of an action.
Parts = Annotated[
    dict[str, str | int],
    Meta(extra_json_schema={"$ref": "#/components/schemas/Action"}),
    means('its verb and its named parts: {"verb": "plant", "card": "ring", "on": 3}'),
]
Story = Annotated[list[StoryEvent], means("events, as far as the viewer may know them")]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A body or a part of a message."""


def _tag(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Message(Struct, frozen=True, tag_field="type", tag=_tag):
    """A message on a socket."""


# Messages from a client.


class Hello(Message, frozen=True):
    """The first message of a client."""

    since: Annotated[
        int | None,
        means("the last version the client has; null: the server sends everything"),
    ] = None


class Play(Message, frozen=True):
    """Play a move for the decision numbered beat. The id makes a resend harmless."""

    beat: Beat
    action: Annotated[Action, Meta(max_length=80)]
    id: ClientId


class TakeBack(Message, frozen=True):
    """Take back the own last move."""

    id: ClientId


class Say(Message, frozen=True):
    """Send a chat message to the table."""

    text: Text
    id: ClientId


class AskHint(Message, frozen=True):
    """Ask a bot to rate the own legal actions."""

    id: ClientId


class Return(Message, frozen=True):
    """Take the own seat back from the bot that plays for it."""

    id: ClientId


class Ping(Message, frozen=True):
    """Check that the connection is alive; the server answers with a pong."""


Said = Hello | Play | TakeBack | Say | AskHint | Return | Ping


# Messages from the server, and their parts.


class Pace(Struct, frozen=True):
    """The time limits of a table."""

    decision: Annotated[
        Annotated[int, Meta(ge=5, le=7 * 86_400)] | None,
        means("seconds for each decision; null: no clock"),
    ] = None
    reserve: Annotated[
        int,
        Meta(ge=0, le=86_400),
        means("extra seconds for the whole game, used when a decision takes longer"),
    ] = 0


class Seat(Struct, frozen=True):
    """The player of a seat; a free seat has neither name nor level."""

    name: Annotated[str | None, means("of a person")] = None
    level: Annotated[Level | None, means("of a bot")] = None
    kept: Annotated[
        str | None, means("the player for whom a free seat is reserved after a rematch")
    ] = None
    kept_for_you: Annotated[bool, means("whether it is reserved for the viewer")] = False
    bot_plays: Annotated[bool, means("whether a bot plays for an absent person")] = False
    you: Annotated[bool, means("whether it is the viewer's own")] = False


class Clock(Struct, frozen=True):
    """The remaining time of a seat."""

    decision: Annotated[int, means("milliseconds for the open decision")]
    reserve: Annotated[int, means("extra milliseconds for the whole game")]
    running: Annotated[bool, means("whether the seat's person is to decide now")]


class Choice(Struct, frozen=True):
    """A legal action."""

    action: Action
    parts: Parts


class Line(Struct, frozen=True):
    """A chat message."""

    name: Annotated[str, means("of the sender")]
    text: str
    seat: Annotated[int | None, means("of the sender; null: a spectator")] = None
    you: Annotated[bool, means("whether the viewer is the sender")] = False


class TableInfo(Struct, frozen=True):
    """The public data of a table."""

    id: Annotated[str, means("its code, which is the invitation: PALERMO-NOTO-4827")]
    game: GameName
    options: Options
    seats: Annotated[list[Seat], means("in order, from seat 0")]
    status: Status
    public: Annotated[bool, means("whether GET /api/tables lists it")]
    rated: Annotated[
        bool, means("whether it counts for ratings; there are no hints then")
    ]
    hints: Annotated[bool, means("whether players may ask for hints")]
    pace: Pace
    commitment: Annotated[
        str, means("SHA-256 of the server's secret, until the record reveals it")
    ]
    away: Annotated[int, means("seconds until a bot plays for an absent player")]
    host: Annotated[bool, means("whether the viewer is the host")] = False
    rematch: Annotated[str | None, means("the table of the rematch")] = None


class Refusal(Struct, frozen=True):
    """Why an action is not legal."""

    reason: Annotated[
        str, means("docs/outlook.md has all; the words of the game have a text for each")
    ]
    values: Annotated[dict[str, int | str], means("values in that text")]


class Listed(TableInfo, frozen=True):
    """A table in a list, with its current activity."""

    actors: Annotated[
        list[int], means("seats to decide; empty if this process does not know")
    ] = []
    your_turn: Annotated[bool, means("whether the viewer is to decide")] = False
    here: Here = []
    watching: Watching = 0
    touched: Annotated[
        int, means("time of the last activity, in milliseconds since 1970")
    ] = 0


class Standing(Struct, frozen=True):
    """The game from the viewer's side: the view, the legal actions and a forecast."""

    view: View
    beat: Beat
    actors: Annotated[list[int], means("seats to decide")]
    choices: Annotated[list[Choice], means("legal actions of the viewer")]
    forecast: Forecast
    refusals: Annotated[
        dict[str, Refusal],
        means("by action: actions that the viewer may try but that are not legal now"),
    ]
    passage: Annotated[list[str], means("numbers of the rules for this decision")]
    can_take_back: Annotated[
        bool, means("whether the viewer may take back the last move")
    ] = False
    winners: Annotated[list[int], means("winning seats; empty until the end")] = []


class Whole(Message, frozen=True):
    """The whole table, for a client that is new or has missed too much."""

    version: Version
    table: TableInfo
    seat: Annotated[int | None, means("of the viewer; null: a spectator")]
    standing: Annotated[Standing | None, means("null before the game begins")]
    clocks: Annotated[list[Clock], means("by seat; empty if the table has none")]
    lines: Annotated[list[Line], means("the last chat messages")]
    here: Here
    watching: Watching


class Change(Message, frozen=True):
    """One entry of the log, as far as the viewer may know it."""

    version: Version
    story: Story
    standing: Annotated[Standing | None, means("null if the game has not changed")]
    clocks: Annotated[list[Clock], means("by seat; empty if the table has none")]
    table: Annotated[
        TableInfo | None, means("null if neither seats nor status have changed")
    ] = None
    lines: Annotated[list[Line], means("new chat messages")] = []


class Presence(Message, frozen=True):
    """A client has connected or disconnected."""

    here: Here
    watching: Watching


class Done(Message, frozen=True):
    """The request with this id has taken effect, in this version or before."""

    id: str
    version: Version


class Refused(Message, frozen=True):
    """A message was refused and changed nothing; the codes are those of a Problem."""

    code: Annotated[str, means("the same in all versions, also if the text changes")]
    text: Annotated[str, means("in English")]
    values: Annotated[dict[str, Any], means("the values in the text")]
    id: Annotated[str | None, means("of the request, if it had one")] = None


class HintAction(Struct, frozen=True):
    """An action that the adviser has searched."""

    action: Action
    visits: Annotated[int, means("number of imagined games with this action")]
    wins: Annotated[list[float], means("by seat: the share of imagined games won")]


class Hint(Message, frozen=True):
    """The rating of actions by the adviser, a bot that sees only the viewer's view."""

    id: Annotated[str, means("of the request")]
    beat: Beat
    level: Annotated[Level, means("of the adviser")]
    actions: Annotated[list[HintAction], means("the best first")]


class Pong(Message, frozen=True):
    """The answer to a ping."""


Told = Whole | Change | Presence | Done | Refused | Hint | Pong


# Bodies of HTTP requests and responses.


class Guest(Struct, frozen=True):
    """A guest: a user without an account, known by a cookie."""

    name: str
    language: Language


class GuestChange(Struct, frozen=True):
    """New name or language of a guest; a field that is left out does not change."""

    name: Name | None = None
    language: Language | None = None


class OneTimeCode(Struct, frozen=True):
    """A code with which the guest can sign in on another device within some seconds."""

    code: str
    seconds: int


class Device(Struct, frozen=True):
    """Sign in on another device with a one-time code."""

    code: Annotated[str, Meta(max_length=20)]


class NewTable(Struct, frozen=True):
    """A table to be opened."""

    game: GameName
    players: Annotated[int, means("number of seats")]
    options: Options = {}
    bots: Annotated[dict[str, Level], means('by seat, as a string: {"1": "capo"}')] = {}
    public: Annotated[bool, means("whether GET /api/tables lists it")] = False
    rated: Annotated[bool, means("whether it counts for ratings; turns hints off")] = (
        False
    )
    hints: Annotated[bool, means("whether players may ask for hints")] = True
    pace: Pace = Pace()
    away: Annotated[
        int,
        Meta(ge=0, le=7 * 86_400),
        means("seconds until a bot plays for an absent player"),
    ] = 120


class SitDown(Struct, frozen=True):
    """Take a seat."""

    random: Randomness
    seat: Annotated[int | None, means("null: any free seat")] = None


class SeatBot(Struct, frozen=True):
    """Put a bot on a seat without a person."""

    seat: int
    level: Annotated[Level | None, means("null: remove the bot")]


class Earlier(Struct, frozen=True):
    """The part of a long list to return."""

    before: Annotated[
        Annotated[str, Meta(pattern="^[A-Z0-9-]+$", max_length=32)] | None,
        means("the id of a game: return games that ended before it"),
    ] = None


class Finished(Struct, frozen=True):
    """A game in a guest's history."""

    id: Annotated[str, means("of its table")]
    game: GameName
    names: Annotated[list[str], means("by seat")]
    levels: Annotated[list[Level | None], means("by seat; null for a person")]
    scores: Annotated[list[int], means("by seat")]
    winners: Winners
    ended: Annotated[int, means("time of the end, in milliseconds since 1970")]
    seat: Annotated[int | None, means("of the viewer")] = None


class Step(Struct, frozen=True):
    """A move of a finished game, and the table after it."""

    seat: Annotated[int, means("that made the move")]
    action: Annotated[str, means("as the viewer heard it")]
    story: Story
    view: View
    forecast: Forecast


class Replay(Struct, frozen=True):
    """A finished game as one seat saw it, or with all cards open."""

    game: GameName
    seats: Annotated[list[Seat], means("in order, from seat 0")]
    start: Annotated[
        View, means("before the first move; docs/positions.md has its fields")
    ]
    forecast: Annotated[Forecast, means("at the start; docs/outlook.md has its fields")]
    steps: list[Step]
    winners: Winners


class Past(Struct, frozen=True):
    """The events at a table up to a version, as far as the viewer may know them."""

    version: Version
    stories: Annotated[list[list[StoryEvent]], means("by move")]


class Unseen(Struct, frozen=True):
    """The cards that the viewer has not seen: in piles, in other hands, face down."""

    cards: Annotated[dict[str, int], means("number of cards, by name")]


class Weighed(Struct, frozen=True):
    """A legal action of a move, with the probability to win."""

    action: Action
    chance: Annotated[float, means("the seat's probability to win, from 0 to 1")]
    visits: Annotated[int, means("number of imagined games with this action")]


class Chances(Struct, frozen=True):
    """Probabilities to win during a game, and the alternatives of each move."""

    chances: Annotated[
        list[list[float]],
        means("before the first move and after each, by seat, from 0 to 1"),
    ]
    choices: Annotated[list[list[Weighed]], means("by move, the best action first")]
    done: Annotated[bool, means("false: incomplete, ask again later")]


class Rating(Struct, frozen=True):
    """The skill rating of a player or a bot in a game."""

    name: str
    level: Annotated[Level | None, means("of a bot; null for a person")]
    ordinal: Annotated[float, means("a safe lower bound of the skill: mu - 3 sigma")]
    mu: Annotated[float, means("estimated skill")]
    sigma: Annotated[float, means("uncertainty of the estimate")]
    games: Annotated[int, means("number of rated games")]
    rank: Annotated[int, means("from 1, the strongest")]
    you: Annotated[bool, means("whether it is the viewer")] = False


class GameFacts(Struct, frozen=True):
    """A game that the server offers."""

    name: Annotated[str, means("its name in requests")]
    title: Annotated[str, means("its name for people")]
    author: str
    year: int
    edition: Annotated[int, means("the newest edition of its rules")]
    players: Annotated[list[int], means("possible numbers of players")]
    options: Annotated[
        dict[str, list[bool | int | str]],
        means("by name: the possible values, the default first"),
    ]
    compiled: Annotated[int, means("percent of its rules; with 100 a game can begin")]


class Problem(Struct, frozen=True):
    """Why a request was refused; nothing was changed."""

    code: Annotated[str, means("the same in all versions, also if the text changes")]
    text: Annotated[str, means("in English, for people")]
    values: Annotated[dict[str, Any], means("the values in the text")]
