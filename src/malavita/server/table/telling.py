"""Messages for one viewer of a table, all of them made from the view of that viewer.

A viewer is a guest, or None for a client without a token. A guest with a seat knows what
that seat may know; all others know what a watcher may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from malavita.engine.event import Event
from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match
from malavita.games import GAMES
from malavita.server.table import entries
from malavita.server.table.state import ChatLine, Sitter, Table
from malavita.wire.messages import (
    Change,
    Choice,
    Clock,
    Line,
    Pace,
    Presence,
    Refusal,
    Seat,
    Standing,
    TableInfo,
    Whole,
)

# These change the seats or the status of the table.
_CHANGES_TABLE = (
    entries.Sat,
    entries.BotSat,
    entries.Left,
    entries.Started,
    entries.BotTookOver,
    entries.GaveBack,
    entries.Rematched,
    entries.Expired,
)
_CHANGES_GAME = (entries.Started, entries.Moved, entries.TakenBack)


def changes_table(entry: entries.Entry) -> bool:
    """Whether an entry changes what lists show of the table."""
    return isinstance(entry, _CHANGES_TABLE)


def viewpoint(table: Table, guest: str | None) -> int:
    """The seat whose view a guest gets; SPECTATOR without a seat."""
    seat = table.seat_of(guest)
    return SPECTATOR if seat is None else seat


def info(table: Table, guest: str | None) -> TableInfo:
    """What everybody may know about the table."""
    opened = table.opened
    return TableInfo(
        id=table.id,
        game=table.game.name,
        options=table.options,
        seats=[_seat(table, number, guest) for number in range(len(table.seats))],
        status=table.status,
        public=opened.public,
        rated=opened.rated,
        hints=opened.hints,
        pace=Pace(opened.pace.decision, opened.pace.reserve),
        commitment=table.commitment,
        away=opened.away,
        host=guest == table.host,
        rematch=table.rematch,
    )


def _seat(table: Table, number: int, guest: str | None) -> Seat:
    sitter, kept = table.seats[number], table.kept_for(number)
    return Seat(
        name=sitter.name,
        level=sitter.level,
        kept=kept.name if kept else None,
        kept_for_you=table.is_kept_for(guest, number),
        bot_plays=sitter.bot_plays,
        you=guest is not None and sitter.guest == guest,
    )


def standing(table: Table, viewer: int) -> Standing | None:
    """The game as a seat sees it, and what the seat may do; None before the game."""
    match = table.match
    return None if match is None else _standing(table, match, match.view(viewer))


def _standing(table: Table, match: Match, view: Any) -> Standing:
    viewer = view.seat
    choices = _choices(match, viewer) if viewer in view.actors else []
    seen, outlook = match.observe(viewer), match.game.outlook
    refusals = outlook.refusals(seen, [choice.action for choice in choices])
    return Standing(
        view=view,
        beat=table.beat_of(viewer),
        actors=view.actors,
        choices=choices,
        forecast=outlook.forecast(seen),
        refusals={action: Refusal(*why) for action, why in refusals.items()},
        passage=outlook.passage(seen),
        can_take_back=table.why_no_take_back(viewer) is None,
        winners=[] if view.actors else match.winners,
    )


def _choices(match: Match, seat: int) -> list[Choice]:
    """What a seat may play now."""
    known = choices_of(match.game.name)
    return [known[number] for number in match.legal_actions(seat).tolist()]


@cache
def choices_of(game: str) -> list[Choice]:
    """All actions of a game, by number."""
    actions = GAMES[game].actions
    return [Choice(actions.write(n), actions.parts(n)) for n in range(len(actions))]


def clocks_at(table: Table, now: int) -> list[Clock]:
    """The clock of every seat; empty without clocks."""
    decision = table.decision_time
    if decision is None:
        return []
    return [_clock(sitter, decision, now) for sitter in table.seats]


def _clock(sitter: Sitter, decision: int, now: int) -> Clock:
    clock, bot = sitter.clock, sitter.bot_plays
    spent = clock.spent(bot, now)
    over = max(0, spent - decision)
    return Clock(
        decision=max(0, decision - spent),
        reserve=max(0, clock.reserve - over),
        running=clock.since is not None and not bot,
    )


def may_hear(table: Table, line: ChatLine, guest: str | None) -> bool:
    """Whether a guest may read a line; players do not read watchers before the end."""
    plays = table.status == "playing" and table.seat_of(guest) is not None
    return not (plays and line.hidden)


def _line(line: ChatLine, guest: str | None) -> Line:
    you = guest is not None and line.guest == guest
    return Line(line.name, line.text, line.seat, you)


def whole(table: Table, guest: str | None, now: int, presence: Presence) -> Whole:
    """The first message on a socket: all that a viewer may know."""
    return Whole(
        version=table.version,
        table=info(table, guest),
        seat=table.seat_of(guest),
        standing=standing(table, viewpoint(table, guest)),
        clocks=clocks_at(table, now),
        lines=[
            _line(line, guest) for line in table.lines if may_hear(table, line, guest)
        ],
        here=presence.here,
        watching=presence.watching,
    )


@dataclass(frozen=True, slots=True)
class News:
    """The last entry, with what is worked out once for all viewers."""

    entry: entries.Entry
    stories: dict[int, list[Event]]  # by viewer, as the views
    views: dict[int, Any]  # empty if the game has not changed
    clocks: list[Clock]


def news(
    table: Table,
    entry: entries.Entry,
    stories: dict[int, list[Event]],
    viewers: Iterable[int],
    at: int,
) -> News:
    """Work out what all viewers need of the entry that was applied last."""
    changed = isinstance(entry, _CHANGES_GAME)
    views = table.playing.views(viewers) if changed else {}
    return News(entry, stories, views, clocks_at(table, at))


def change(table: Table, news: News, guest: str | None) -> Change | None:
    """The message about the last entry for one viewer; None if there is none."""
    entry, viewer = news.entry, viewpoint(table, guest)
    lines = _new_lines(table, entry, guest)
    if isinstance(entry, entries.Spoken) and not lines:
        return None
    told = isinstance(entry, _CHANGES_TABLE) or _ends_game(table, entry)
    view = news.views.get(viewer)
    return Change(
        version=table.version,
        story=news.stories.get(viewer, []),
        standing=None if view is None else _standing(table, table.playing, view),
        clocks=news.clocks,
        table=info(table, guest) if told else None,
        lines=[_line(line, guest) for line in lines],
    )


def _new_lines(table: Table, entry: entries.Entry, guest: str | None) -> list[ChatLine]:
    """The lines a viewer may read now; players get those of watchers at the end."""
    if isinstance(entry, entries.Spoken):
        spoken = table.lines[-1]
        return [spoken] if may_hear(table, spoken, guest) else []
    if _ends_game(table, entry) and table.seat_of(guest) is not None:
        return [line for line in table.lines if line.hidden]
    return []


def _ends_game(table: Table, entry: entries.Entry) -> bool:
    return isinstance(entry, entries.Moved) and table.status != "playing"
