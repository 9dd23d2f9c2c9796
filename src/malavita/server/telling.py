"""What one viewer is told of a table: all of it built from his seat's view.

A viewer is a guest, or None for somebody without a name; whether he sits at the table
says what he may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from malavita.engine.event import Event
from malavita.engine.match import Match
from malavita.engine.record import SPECTATOR
from malavita.server import entries
from malavita.server.table import SECOND, Said, Sitter, Table
from malavita.wire.messages import (
    Change,
    Choice,
    Clock,
    Line,
    Refusal,
    Seat,
    Standing,
    TableInfo,
    Whole,
)

# After these somebody sits elsewhere, or the table is in another state.
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
    """Whether lists must show the table otherwise after an entry."""
    return isinstance(entry, _CHANGES_TABLE)


@dataclass(frozen=True, slots=True)
class Company:
    """Who is connected."""

    here: list[int] = field(default_factory=list)  # seats
    watching: int = 0


def viewpoint(table: Table, guest: str | None) -> int:
    """The seat whose view a guest gets."""
    seat = table.seat_of(guest)
    return SPECTATOR if seat is None else seat


def info(table: Table, guest: str | None) -> TableInfo:
    """What is public about the table."""
    opened = table.opened
    return TableInfo(
        id=table.id,
        game=table.game.name,
        options=table.game.chosen(table.game.choose(opened.options)),
        seats=[_seat(table, number, guest) for number in range(len(table.seats))],
        status=table.status,
        public=opened.public,
        rated=opened.rated,
        hints=opened.hints,
        pace=opened.pace,
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
        bot_plays=sitter.bot_plays,
        you=guest is not None and sitter.guest == guest,
    )


def standing(table: Table, viewer: int) -> Standing | None:
    """The game as a seat sees it, and what it may do."""
    match = table.match
    return None if match is None else _standing(table, match, match.view(viewer))


def _standing(table: Table, match: Match, view: Any) -> Standing:
    viewer = view.seat
    legal = match.legal(viewer) if viewer in view.actors else []
    seen, outlook = match.observe(viewer), match.game.outlook
    refusals = outlook.refusals(seen, legal)
    return Standing(
        view=view,
        beat=table.beat_of(viewer),
        actors=view.actors,
        choices=[choice(action) for action in legal],
        forecast=outlook.forecast(seen),
        refusals={action: Refusal(*why) for action, why in refusals.items()},
        passage=outlook.passage(seen),
        can_take_back=table.why_no_take_back(viewer) is None,
        winners=[] if view.actors else match.winners,
    )


def choice(action: str) -> Choice:
    """An action with its parts: "plant money 0 on 3" is plant, money, 0, on, 3."""
    return Choice(action, [int(p) if p.isdigit() else p for p in action.split()])


def clocks_at(table: Table, now: int) -> list[Clock]:
    """Milliseconds left of every seat; none without clocks."""
    decision = table.opened.pace.decision
    if decision is None:
        return []
    return [_clock(sitter, SECOND * decision, now) for sitter in table.seats]


def _clock(sitter: Sitter, decision: int, now: int) -> Clock:
    since, bot = sitter.since, sitter.bot_plays
    spent = 0 if since is None else sitter.used if bot else now - since
    over = max(0, spent - decision)
    return Clock(
        decision=max(0, decision - spent),
        reserve=max(0, sitter.reserve - over),
        running=since is not None and not bot,
    )


def may_hear(table: Table, line: Said, guest: str | None) -> bool:
    """Who plays does not hear what those who watch say about his game."""
    plays = table.status == "playing" and table.seat_of(guest) is not None
    return not (plays and line.hidden)


def _line(line: Said, guest: str | None) -> Line:
    you = guest is not None and line.guest == guest
    return Line(line.name, line.text, line.seat, you)


def whole(table: Table, guest: str | None, now: int, company: Company) -> Whole:
    """Everything a viewer may know."""
    return Whole(
        version=table.version,
        table=info(table, guest),
        seat=table.seat_of(guest),
        standing=standing(table, viewpoint(table, guest)),
        clocks=clocks_at(table, now),
        lines=[
            _line(line, guest) for line in table.lines if may_hear(table, line, guest)
        ],
        here=company.here,
        watching=company.watching,
    )


@dataclass(frozen=True, slots=True)
class News:
    """The last entry, and what of it is worked out once for all who hear of it."""

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
    """What there is to tell of the entry that was added last."""
    changed = isinstance(entry, _CHANGES_GAME)
    views = table.playing.views(viewers) if changed else {}
    return News(entry, stories, views, clocks_at(table, at))


def change(table: Table, news: News, guest: str | None) -> Change | None:
    """The news for one viewer; None if he may not know of it."""
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


def _new_lines(table: Table, entry: entries.Entry, guest: str | None) -> list[Said]:
    """What a viewer hears now; after the game, all that was kept from who played."""
    if isinstance(entry, entries.Spoken):
        spoken = table.lines[-1]
        return [spoken] if may_hear(table, spoken, guest) else []
    if _ends_game(table, entry) and table.seat_of(guest) is not None:
        return [line for line in table.lines if line.hidden]
    return []


def _ends_game(table: Table, entry: entries.Entry) -> bool:
    return isinstance(entry, entries.Moved) and table.status != "playing"
