"""The state of a table: what its log adds up to.

`apply` changes it by one entry of the log. What may happen next is in commands.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from malavita.engine.event import Event
from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Before, Match
from malavita.engine.records import commitment, fair_seed
from malavita.engine.revealing import reveals
from malavita.engine.verbs import game_named
from malavita.server.errors import (
    GivenUp,
    NotOver,
    NotPlaying,
    NotSeated,
    SetAside,
    Stands,
)
from malavita.server.table import entries
from malavita.server.table.clocks import SECOND, SeatClock
from malavita.wire.messages import Status

RequestKey = tuple[type[entries.Entry], str]  # the kind of a request, and its id

MAX_LINES = 100  # of the chat for all, and as many that players may not read yet
MAX_REQUESTS = 32  # remembered of each guest, to recognise one that is sent again


@dataclass(slots=True)
class Sitter:
    """The occupant of a seat: a guest, a bot, or nobody."""

    guest: str | None = None
    name: str | None = None
    level: entries.Level | None = None
    random: str = ""
    bot_plays: bool = False
    clock: SeatClock = field(default_factory=SeatClock)

    @property
    def free(self) -> bool:
        return self.guest is None and self.level is None


@dataclass(frozen=True, slots=True)
class ChatLine:
    guest: str
    name: str
    text: str
    seat: int | None
    hidden: bool  # from the players, until the game is over


@dataclass(slots=True)
class LastMove:
    """The last move, if a guest made it: what is needed to take it back."""

    seat: int
    action: int
    before: Before  # the match before it
    view: Any  # what the guest saw then
    clock: SeatClock  # as it was then: a move taken back has cost its time


class Table:
    """The state of one table."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = -1  # the number of the last entry
        self.status: Status = "open"
        self.seats: list[Sitter] = []
        self.lines: list[ChatLine] = []
        self.match: Match | None = None
        self.last: LastMove | None = None
        self.rematch: str | None = None
        self.touched = 0
        self.host = ""
        self._undone: list[int] = []  # by seat: beats that were taken back
        self._resumed = 0  # when a client came to a game that had none
        self._requests: dict[str, tuple[RequestKey, ...]] = {}

    # Applying entries.

    def read(self, text: str) -> entries.Entry:
        """Decode the next entry of the stored log; refuses one that is not known."""
        try:
            return entries.read(text)
        except msgspec.DecodeError as error:
            raise SetAside(table=self.id, entry=self.version + 1) from error

    def replay(
        self, entry: entries.Entry, viewers: Iterable[int] = ()
    ) -> dict[int, list[Event]]:
        """Apply the next entry of the stored log; refuses one that does not fit."""
        number = self.version + 1
        try:
            return self.apply(entry, viewers)
        except Exception as error:  # a log may be wrong in any way
            raise SetAside(table=self.id, entry=number) from error

    def apply(
        self, entry: entries.Entry, viewers: Iterable[int] = ()
    ) -> dict[int, list[Event]]:
        """Apply the next entry of the log; returns the story of it for each viewer."""
        self.version += 1
        self.touched = entry.at
        if isinstance(entry, entries.Moved):
            return self._apply_move(entry, viewers)
        _APPLY[type(entry)](self, entry)
        return {}

    def _open(self, entry: entries.Opened) -> None:
        self.opened = entry
        self.host = entry.host
        self.game = game_named(entry.game)
        self.options = self.game.chosen(self.game.choose(entry.options, entry.edition))
        self.commitment = commitment(entry.secret)
        players = self.game.check_players(entry.players)
        self.seats = [self._empty_seat() for _ in range(players)]
        self._undone = [0] * players

    def _empty_seat(self) -> Sitter:
        return Sitter(clock=SeatClock(SECOND * self.opened.pace.reserve))

    def _sit(self, entry: entries.Sat) -> None:
        sitter = self.seats[entry.seat]
        sitter.guest, sitter.name, sitter.random = entry.guest, entry.name, entry.random
        self.host = self.host or entry.guest

    def _seat_bot(self, entry: entries.BotSat) -> None:
        self.seats[entry.seat].level = entry.level

    def _leave(self, entry: entries.Left) -> None:
        was_host = True
        if entry.seat is not None:
            was_host = self.seats[entry.seat].guest == self.host
            self.seats[entry.seat] = self._empty_seat()
        heirs = self.guests()
        if was_host:  # without heirs, the next guest who sits down
            self.host = (self.seats[heirs[0]].guest if heirs else None) or ""

    def _start(self, entry: entries.Started) -> None:
        self.status = "playing"
        self.match = self._deal()
        self._open_decisions(entry.at)

    def _deal(self) -> Match:
        seed = fair_seed(self.opened.secret, self.randoms())
        return Match(
            self.game,
            players=len(self.seats),
            seed=seed,
            options=self.options,
            edition=self.opened.edition,
        )

    def _apply_move(
        self, entry: entries.Moved, viewers: Iterable[int]
    ) -> dict[int, list[Event]]:
        match, seat = self.playing, entry.seat
        number = match.check(seat, entry.action)
        sitter = self.seats[seat]
        self.last = None
        if entry.by == "guest":
            before, view = match.before(), match.observe(seat)
            self.last = LastMove(seat, number, before, view, replace(sitter.clock))
            self._remember(sitter.guest, entry)
        stories = match.play(seat, entry.action, viewers)
        sitter.clock.charge(self.decision_time, sitter.bot_plays, entry.at)
        if not self._open_decisions(entry.at):
            self.status = "over"
        return stories

    def _open_decisions(self, at: int) -> bool:
        """Start the clocks of the seats that owe a decision; False if none does."""
        owing = self.playing.actors
        for seat, sitter in enumerate(self.seats):
            if seat in owing:
                sitter.clock.start(at)
            else:
                sitter.clock.stop()
        return bool(owing)

    def _take_back(self, entry: entries.TakenBack) -> None:
        match, last = self.playing, self.last
        assert last is not None  # else the command would have been refused
        after = match.beat
        match.take_back(last.before)
        self._renumber(entry.seat, after)
        self._open_decisions(entry.at)
        sitter = self.seats[entry.seat]
        sitter.clock = last.clock
        self.last = None
        self._remember(sitter.guest, entry)

    def _renumber(self, seat: int, after: int) -> None:
        """Give the decisions that are open again new numbers.

        In a simultaneous choice only the seat that chooses again gets a new number.
        """
        beat = self.playing.beat
        fresh = after + max(self._undone) + 1 - beat
        for each in range(len(self.seats)) if after != beat else [seat]:
            self._undone[each] = fresh

    def _take_over(self, entry: entries.BotTookOver) -> None:
        sitter = self.seats[entry.seat]
        sitter.bot_plays = True
        sitter.clock.hand_over(entry.at)

    def _give_back(self, entry: entries.GaveBack) -> None:
        sitter = self.seats[entry.seat]
        sitter.bot_plays = False
        self._remember(sitter.guest, entry)

    def _resume(self, entry: entries.Resumed) -> None:
        """Set the clocks as if no time had passed while no client was connected."""
        if entry.gone < self._resumed:  # another process has noted it already
            return
        self._resumed = entry.at
        clocks = [sitter.clock for sitter in self.seats]
        if self.last is not None:
            clocks.append(self.last.clock)
        for clock in clocks:
            clock.skip(entry.gone, entry.at)

    def _speak(self, entry: entries.Spoken) -> None:
        seat = self.seat_of(entry.guest)
        hidden = self.status == "playing" and seat is None
        line = ChatLine(entry.guest, entry.name, entry.text, seat, hidden)
        self.lines = [*self.lines, line]
        alike = [each for each in self.lines if each.hidden == hidden]
        if len(alike) > MAX_LINES:  # watchers do not push out lines of players
            self.lines.remove(alike[0])
        self._remember(entry.guest, entry)

    def _set_rematch(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _expire(self, entry: entries.Expired) -> None:
        self.status = "expired"

    def _remember(
        self,
        guest: str | None,
        entry: entries.Moved | entries.TakenBack | entries.GaveBack | entries.Spoken,
    ) -> None:
        if guest is not None and entry.id is not None:
            before = self._requests.get(guest, ())
            self._requests[guest] = (*before, (type(entry), entry.id))[-MAX_REQUESTS:]

    # The game.

    @property
    def playing(self) -> Match:
        """The match; refuses if there is none."""
        self.check_not_expired()
        if self.match is None:
            raise NotPlaying()
        return self.match

    def check_not_expired(self) -> None:
        """Refuse if the table was given up."""
        if self.status == "expired":
            raise GivenUp()

    def beat_of(self, seat: int) -> int:
        """The number of a seat's decision; it is never used again after a take-back."""
        undone = max(self._undone) if seat == SPECTATOR else self._undone[seat]
        return undone + self.playing.beat

    def bots_to_move(self) -> list[int]:
        """The seats that owe a decision and are played by a bot."""
        if self.match is None or self.status != "playing":
            return []
        seats = enumerate(self.seats)
        bots = [seat for seat, each in seats if each.level or each.bot_plays]
        return [seat for seat in self.match.actors if seat in bots] if bots else []

    @property
    def waits(self) -> bool:
        """Whether the game pauses when no client is connected; a rated one does not."""
        return self.status == "playing" and not self.opened.rated

    @property
    def deserted(self) -> bool:
        """Whether the game pauses and a bot plays for each of its guests."""
        return self.waits and all(self.seats[seat].bot_plays for seat in self.guests())

    def why_no_take_back(self, seat: int) -> Stands | None:
        """Why the last move of a seat cannot be taken back; None if it can."""
        last = self.last
        if self.status != "playing":
            return "not_playing"
        if last is None or last.seat != seat:
            return "not_last"
        # No viewer may have learnt more from it than that it was made.
        after = self.playing.observe(seat)
        shown = reveals(self.game, last.view, after, last.action)
        return "shown" if shown else None

    def has_done(self, guest: str, kind: type[entries.Entry], request: str) -> bool:
        """Whether a request of a guest has taken effect before."""
        return (kind, request) in self._requests.get(guest, ())

    def record(self) -> dict[str, Any]:
        """The record of the finished game, with the proof that its deal was fair."""
        self.check_not_expired()
        if self.match is None or not self.match.over:
            raise NotOver()
        fairness = {
            "secret": self.opened.secret,
            "commitment": self.commitment,
            "randoms": self.randoms(),
        }
        return {**self.match.record(), "fairness": fairness}

    def randoms(self) -> list[str]:
        """What each client added to the seed; bots add nothing."""
        return [sitter.random for sitter in self.seats]

    # Seats.

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, if there is one."""
        for seat, sitter in enumerate(self.seats):
            if guest is not None and sitter.guest == guest:
                return seat
        return None

    def check_seated(self, guest: str) -> int:
        """The seat of a guest; refuses if there is none."""
        seat = self.seat_of(guest)
        if seat is None:
            raise NotSeated()
        return seat

    def free_seats(self) -> list[int]:
        """The seats without a guest or a bot."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.free]

    def kept_for(self, seat: int) -> entries.KeptSeat | None:
        """The guest for whom a free seat is kept after a rematch, if any."""
        kept = self.opened.kept
        return kept[seat] if kept and self.seats[seat].free else None

    def is_kept_for(self, guest: str | None, seat: int) -> bool:
        """Whether a free seat is kept for this guest."""
        kept = self.kept_for(seat)
        return kept is not None and kept.guest == guest

    def seats_for(self, guest: str) -> list[int]:
        """The free seats that a guest may take; first the one kept for this guest."""
        free = self.free_seats()
        own = [seat for seat in free if self.is_kept_for(guest, seat)]
        return own + [seat for seat in free if self.kept_for(seat) is None]

    def names(self) -> list[str]:
        """The name of each seat's guest, or the level of its bot."""
        return [sitter.name or sitter.level or "" for sitter in self.seats]

    def guests(self) -> list[int]:
        """The seats of guests."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.guest]

    def bot_plays_for(self, guest: str | None) -> bool:
        """Whether a bot plays for a guest."""
        seat = self.seat_of(guest)
        return seat is not None and self.seats[seat].bot_plays

    # Time.

    @property
    def decision_time(self) -> int | None:
        """Milliseconds for each decision; None without clocks."""
        decision = self.opened.pace.decision
        return None if decision is None else SECOND * decision

    def deadline(self, seat: int) -> int | None:
        """When the time of a guest is up, unless a bot plays."""
        sitter = self.seats[seat]
        human = sitter.guest is not None and not sitter.bot_plays
        return sitter.clock.deadline(self.decision_time) if human else None

    @property
    def active_until(self) -> int:
        """When the seat to move must have moved at the latest, if there are clocks."""
        pace = self.opened.pace
        return self.touched + SECOND * ((pace.decision or 0) + pace.reserve)


_APPLY: dict[type[entries.Entry], Callable[[Table, Any], None]] = {
    entries.Opened: Table._open,
    entries.Sat: Table._sit,
    entries.BotSat: Table._seat_bot,
    entries.Left: Table._leave,
    entries.Started: Table._start,
    entries.TakenBack: Table._take_back,
    entries.BotTookOver: Table._take_over,
    entries.GaveBack: Table._give_back,
    entries.Resumed: Table._resume,
    entries.Spoken: Table._speak,
    entries.Rematched: Table._set_rematch,
    entries.Expired: Table._expire,
}
