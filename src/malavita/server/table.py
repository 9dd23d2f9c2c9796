"""A table: what its log adds up to, and what may happen next.

Nothing here waits or does I/O. `add` lets happen what is in the log; every other verb
(sit, move, take back, ...) makes the entry that would come next, or refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from malavita.engine.errors import GameOver, NotYourMove, UnknownSeat
from malavita.engine.event import Event
from malavita.engine.match import Before, Match
from malavita.engine.record import SPECTATOR
from malavita.engine.records import commitment, fair_seed
from malavita.engine.revealing import reveals
from malavita.engine.verbs import game_named
from malavita.server import entries
from malavita.server.errors import (
    AlreadySeated,
    BadMessage,
    GivenUp,
    HasRematch,
    NoHints,
    NoTakeBack,
    NotHost,
    NotOpen,
    NotOver,
    NotPlaying,
    NotSeated,
    SeatsFree,
    SeatTaken,
    Stale,
    Stands,
    TableFull,
    TimeUp,
)
from malavita.wire.messages import Level, NewTable, Status

Mover = Literal["guest", "bot"]
Request = tuple[type[entries.Entry], str]  # what a client asked for, and its id

KEPT_LINES = 100  # of those that all may hear, and of the others
KEPT_REQUESTS = 32  # of each guest, to know one that is sent again
SECOND = 1000  # times are in milliseconds


@dataclass(slots=True)
class Sitter:
    """Who sits on a seat: a guest or a bot, or nobody."""

    guest: str | None = None
    name: str | None = None
    level: Level | None = None
    random: str = ""
    bot_plays: bool = False
    reserve: int = 0  # milliseconds left beyond the time of each decision
    since: int | None = None  # when the decision was opened that this seat owes
    used: int = 0  # milliseconds of it that were over when a bot took over

    @property
    def free(self) -> bool:
        return self.guest is None and self.level is None


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the chat."""

    guest: str
    name: str
    text: str
    seat: int | None
    hidden: bool  # from those who play, as long as they play


@dataclass(slots=True)
class LastMove:
    """A guest's move that nobody has answered yet."""

    seat: int
    action: int
    before: Before  # the match before it
    view: Any  # what the guest saw then
    since: int | None  # his clock then: a move taken back has cost its time
    reserve: int


class Table:
    """What the entries of one table add up to."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.version = -1  # the number of the last entry
        self.status: Status = "open"
        self.seats: list[Sitter] = []
        self.lines: list[Said] = []
        self.match: Match | None = None
        self.last: LastMove | None = None
        self.rematch: str | None = None
        self.touched = 0
        self.host = ""
        self._undone: list[int] = []  # by seat: beats that were taken back
        self._resumed = 0  # when somebody came to a game that nobody attended
        self._requests: dict[str, tuple[Request, ...]] = {}

    # What has happened.

    def add(
        self, entry: entries.Entry, viewers: Iterable[int] = ()
    ) -> dict[int, list[Event]]:
        """Let one more entry happen, and tell each viewer the story of it."""
        self.version += 1
        self.touched = entry.at
        if isinstance(entry, entries.Moved):
            return self._move(entry, viewers)
        _HAPPENS[type(entry)](self, entry)
        return {}

    def _open(self, entry: entries.Opened) -> None:
        self.opened = entry
        self.host = entry.host
        self.game = game_named(entry.game)
        self.commitment = commitment(entry.secret)
        self.seats = [self._nobody() for _ in range(entry.players)]
        self._undone = [0] * entry.players

    def _nobody(self) -> Sitter:
        return Sitter(reserve=SECOND * self.opened.pace.reserve)

    def _sit(self, entry: entries.Sat) -> None:
        sitter = self.seats[entry.seat]
        sitter.guest, sitter.name, sitter.random = entry.guest, entry.name, entry.random
        self.host = self.host or entry.guest

    def _sit_bot(self, entry: entries.BotSat) -> None:
        self.seats[entry.seat].level = entry.level

    def _leave(self, entry: entries.Left) -> None:
        was_host = True
        if entry.seat is not None:
            was_host = self.seats[entry.seat].guest == self.host
            self.seats[entry.seat] = self._nobody()
        heirs = self.guests()
        if was_host:  # without heirs it is whoever sits down next
            self.host = (self.seats[heirs[0]].guest if heirs else None) or ""

    def _start(self, entry: entries.Started) -> None:
        self.status = "playing"
        self.match = self._deal()
        self._open_decisions(entry.at)

    def _deal(self) -> Match:
        seed = fair_seed(self.opened.secret, self.randoms())
        options = self.opened.options
        return Match(self.game, players=len(self.seats), seed=seed, options=options)

    def randoms(self) -> list[str]:
        """What every client added to the seed; bots add nothing."""
        return [sitter.random for sitter in self.seats]

    def _move(
        self, entry: entries.Moved, viewers: Iterable[int]
    ) -> dict[int, list[Event]]:
        match, seat = self.playing, entry.seat
        number = self.game.actions.read(entry.action)
        sitter = self.seats[seat]
        self.last = None
        if entry.by == "guest":
            before, view = match.before(), match.observe(seat)
            clock = sitter.since, sitter.reserve
            self.last = LastMove(seat, number, before, view, *clock)
            self._remember(sitter.guest, entry)
        stories = match.tell(seat, entry.action, viewers)
        self._stop_clock(seat, entry.at)
        if not self._open_decisions(entry.at):
            self.status = "over"
        return stories

    def _take_back(self, entry: entries.TakenBack) -> None:
        match, last = self.playing, self.last
        assert last is not None  # else it could not be taken back
        after = match.beat
        match.take_back(last.before)
        self._renumber(entry.seat, after)
        self._open_decisions(entry.at)
        sitter = self.seats[entry.seat]
        sitter.since, sitter.reserve = last.since, last.reserve
        self.last = None
        self._remember(sitter.guest, entry)

    def _renumber(self, seat: int, after: int) -> None:
        """Give the decisions that come again other numbers than they had.

        In a secret choice of many that is only the one of who chooses again.
        """
        beat = self.playing.beat
        fresh = after + max(self._undone) + 1 - beat
        for each in range(len(self.seats)) if after != beat else [seat]:
            self._undone[each] = fresh

    def _take_over(self, entry: entries.BotTookOver) -> None:
        sitter = self.seats[entry.seat]
        sitter.bot_plays = True
        sitter.used = 0 if sitter.since is None else entry.at - sitter.since

    def _give_back(self, entry: entries.GaveBack) -> None:
        sitter = self.seats[entry.seat]
        sitter.bot_plays = False
        self._remember(sitter.guest, entry)

    def _resume(self, entry: entries.Resumed) -> None:
        """As if no time had passed since the last one was gone."""
        if entry.gone < self._resumed:  # somebody else has said so
            return
        self._resumed = entry.at
        for clock in (*self.seats, self.last):
            if clock is not None and clock.since is not None:
                clock.since += max(0, entry.at - max(entry.gone, clock.since))

    def _speak(self, entry: entries.Spoken) -> None:
        seat = self.seat_of(entry.guest)
        hidden = self.status == "playing" and seat is None
        line = Said(entry.guest, entry.name, entry.text, seat, hidden)
        self.lines = [*self.lines, line]
        alike = [each for each in self.lines if each.hidden == hidden]
        if len(alike) > KEPT_LINES:  # who watches does not push out who plays
            self.lines.remove(alike[0])
        self._remember(entry.guest, entry)

    def _match_again(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _expire(self, entry: entries.Expired) -> None:
        self.status = "expired"

    def _remember(
        self,
        guest: str | None,
        entry: entries.Moved | entries.TakenBack | entries.GaveBack | entries.Spoken,
    ) -> None:
        if guest is not None and entry.id is not None:
            kept = self._requests.get(guest, ())
            self._requests[guest] = (*kept, (type(entry), entry.id))[-KEPT_REQUESTS:]

    def has_done(self, guest: str, kind: type[entries.Entry], request: str) -> bool:
        """Whether a request of a guest has taken effect before."""
        return (kind, request) in self._requests.get(guest, ())

    # Clocks.

    def _stop_clock(self, seat: int, at: int) -> None:
        """Whoever needed more than the time of a decision, pays from the reserve."""
        sitter = self.seats[seat]
        if sitter.since is not None and self.opened.pace.decision is not None:
            spent = sitter.used if sitter.bot_plays else at - sitter.since
            over = spent - SECOND * self.opened.pace.decision
            sitter.reserve -= max(0, min(over, sitter.reserve))
        sitter.since = None

    def _open_decisions(self, at: int) -> bool:
        """Start the clocks of those who owe a decision; False if nobody does."""
        owing = self.playing.actors
        for seat, sitter in enumerate(self.seats):
            if seat not in owing:
                sitter.since = None
            elif sitter.since is None:
                sitter.since, sitter.used = at, 0
        return bool(owing)

    def deadline(self, seat: int) -> int | None:
        """When the time of a guest who plays himself is up."""
        sitter, decision = self.seats[seat], self.opened.pace.decision
        human = sitter.guest is not None and not sitter.bot_plays
        if decision is None or sitter.since is None or not human:
            return None
        return sitter.since + SECOND * decision + sitter.reserve

    def _is_too_late(self, sitter: Sitter, at: int) -> bool:
        """Whether the time of a decision is up, which a bot is to play."""
        decision = self.opened.pace.decision
        if decision is None or sitter.since is None:
            return False
        return at - sitter.since >= SECOND * decision + sitter.reserve

    @property
    def kept_until(self) -> int:
        """When the last one who thinks must have moved, if there is a clock."""
        pace = self.opened.pace
        return self.touched + SECOND * ((pace.decision or 0) + pace.reserve)

    # Who is who.

    def beat_of(self, seat: int) -> int:
        """The number of a seat's decision; none comes again after a move taken back."""
        undone = max(self._undone) if seat == SPECTATOR else self._undone[seat]
        return undone + self.playing.beat

    @property
    def playing(self) -> Match:
        """The match, if there is one."""
        self._check_kept()
        if self.match is None:
            raise NotPlaying()
        return self.match

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits."""
        for seat, sitter in enumerate(self.seats):
            if guest is not None and sitter.guest == guest:
                return seat
        return None

    def check_seated(self, guest: str) -> int:
        """The seat of a guest who must have one."""
        seat = self.seat_of(guest)
        if seat is None:
            raise NotSeated()
        return seat

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise UnknownSeat(seat=seat, last=len(self.seats) - 1)
        return seat

    def _check_host(self, guest: str) -> None:
        if guest != self.host:
            raise NotHost()

    def _check_kept(self) -> None:
        if self.status == "expired":
            raise GivenUp()

    def _check_open(self) -> None:
        self._check_kept()
        if self.status != "open":
            raise NotOpen()

    def free_seats(self) -> list[int]:
        """Where nobody sits."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.free]

    def kept_for(self, seat: int) -> entries.Kept | None:
        """Who alone may take a free seat, after a rematch."""
        kept = self.opened.kept
        return kept[seat] if kept and self.seats[seat].free else None

    def seats_for(self, guest: str) -> list[int]:
        """The free seats that a guest may take, his own of the last game first."""
        kept = {seat: self.kept_for(seat) for seat in self.free_seats()}
        own = [
            seat for seat, one in kept.items() if one is not None and one.guest == guest
        ]
        return own + [seat for seat, one in kept.items() if one is None]

    def names(self) -> list[str]:
        """What to call each seat."""
        return [sitter.name or sitter.level or "" for sitter in self.seats]

    def guests(self) -> list[int]:
        """The seats of guests."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.guest]

    def bot_plays_for(self, guest: str | None) -> bool:
        """Whether a bot plays for a guest."""
        seat = self.seat_of(guest)
        return seat is not None and self.seats[seat].bot_plays

    def bots_to_move(self) -> list[int]:
        """The seats that owe a decision and are played by a bot."""
        if self.match is None or self.status != "playing":
            return []
        seats = enumerate(self.seats)
        bots = [seat for seat, each in seats if each.level or each.bot_plays]
        return [seat for seat in self.match.actors if seat in bots] if bots else []

    # What may happen: each makes an entry, or refuses.

    def sit(
        self, guest: str, name: str, random: str, seat: int | None, at: int
    ) -> entries.Sat:
        """A guest takes a free seat, any if he names none."""
        self._check_open()
        own = self.seat_of(guest)
        if own is not None:
            raise AlreadySeated(seat=own)
        free = self.seats_for(guest)
        if not free:
            raise TableFull()
        wanted = free[0] if seat is None else self._check_seat(seat)
        if wanted not in free:
            raise self._taken(wanted)
        return entries.Sat(at, wanted, guest, name, random)

    def _taken(self, seat: int) -> SeatTaken:
        return SeatTaken(seat=seat, free=self.free_seats())

    def seat_bot(
        self, guest: str, seat: int, level: Level | None, at: int
    ) -> entries.BotSat | entries.Left:
        """The host puts a bot on a seat where nobody sits, or takes it away."""
        self._check_host(guest)
        self._check_open()
        if self.seats[self._check_seat(seat)].guest is not None:
            raise self._taken(seat)
        return (
            entries.Left(at, seat) if level is None else entries.BotSat(at, seat, level)
        )

    def leave(self, guest: str, at: int) -> entries.Left | entries.BotTookOver | None:
        """Before the game a seat is free again; in it a bot plays on."""
        if self.status == "open" and guest == self.host:
            return entries.Left(at, self.seat_of(guest))
        seat = self.check_seated(guest)
        if self.status == "open":
            return entries.Left(at, seat)
        return None if self.bot_plays_for(guest) else self.take_over(seat, at)

    def start(self, guest: str, at: int) -> entries.Started:
        """The host lets the game begin."""
        self._check_host(guest)
        self._check_open()
        free = self.free_seats()
        if free:
            raise SeatsFree(free=free)
        return entries.Started(at)

    def move(
        self, seat: int, beat: int, action: str, by: Mover, at: int, request: str | None
    ) -> entries.Moved:
        """Somebody plays for a seat and answers the decision numbered beat."""
        match = self.playing
        if beat != self.beat_of(seat) and not match.over:
            raise Stale(beat=beat, now=self.beat_of(seat))
        match.check(seat, action)
        return entries.Moved(at, seat, action, by, request)

    def take_back(self, guest: str, at: int, request: str | None) -> entries.TakenBack:
        """A guest takes his last move back, if nobody knows more by it."""
        seat = self.check_seated(guest)
        reason = self.why_no_take_back(seat)
        if reason is not None:
            raise NoTakeBack(reason)
        return entries.TakenBack(at, seat, request)

    def why_no_take_back(self, seat: int) -> Stands | None:
        """Why a seat's last move stands, if it does."""
        last = self.last
        if self.status != "playing":
            return "not_playing"
        if last is None or last.seat != seat:
            return "not_last"
        # Nobody may know more by it than that it was made.
        after = self.playing.observe(seat)
        shown = reveals(self.game, last.view, after, last.action)
        return "shown" if shown else None

    def take_over(self, seat: int, at: int) -> entries.BotTookOver:
        """A bot plays from now on for a guest."""
        if self.status != "playing" or self.seats[seat].bot_plays:
            raise NotPlaying()
        return entries.BotTookOver(at, seat)

    def give_back(
        self, guest: str, at: int, request: str | None = None
    ) -> entries.GaveBack:
        """A guest plays himself again."""
        seat = self.check_seated(guest)
        sitter = self.seats[seat]
        if self.status != "playing" or not sitter.bot_plays:
            raise NotPlaying()
        if self._is_too_late(sitter, at):
            raise TimeUp()
        return entries.GaveBack(at, seat, request)

    def resume(self, gone: int, at: int) -> entries.Resumed | None:
        """Somebody is there again, after nobody was; it matters only to clocks."""
        timed = self.waits and self.opened.pace.decision is not None
        return entries.Resumed(at, gone) if timed else None

    @property
    def waits(self) -> bool:
        """Whether the game waits when nobody attends; a rated one does not."""
        return self.status == "playing" and not self.opened.rated

    def speak(
        self, guest: str, name: str, text: str, at: int, request: str | None
    ) -> entries.Spoken:
        """Anybody here may say something."""
        self._check_kept()
        return entries.Spoken(at, guest, name, text, request)

    def play_again(self, guest: str, table: str, at: int) -> entries.Rematched:
        """Somebody who played, or the host, asks the others to another table."""
        if guest != self.host:
            self.check_seated(guest)
        self._check_kept()
        if self.rematch is not None:
            raise HasRematch(table=self.rematch)
        if self.status != "over":
            raise NotOver()
        return entries.Rematched(at, table)

    @property
    def deserted(self) -> bool:
        """Whether a game waits for people for whom bots play, every one."""
        return self.waits and all(self.seats[seat].bot_plays for seat in self.guests())

    def expire(self, before: int, at: int) -> entries.Expired:
        """Nobody came back, nothing has happened since; a rated game goes on."""
        ending = self.status == "open" or self.waits
        if not ending or self.kept_until >= before:
            raise NotPlaying()
        return entries.Expired(at)

    def check_hint(self, guest: str) -> int:
        """The seat of a guest who may ask for a hint now."""
        seat = self.check_seated(guest)
        if not self.opened.hints or self.opened.rated:
            raise NoHints()
        actors = self.playing.actors
        if not actors:
            raise GameOver()
        if seat not in actors:
            raise NotYourMove(seat=seat, actors=actors)
        return seat

    def record(self) -> dict[str, Any]:
        """The whole game, with the proof that its cards were not chosen."""
        self._check_kept()
        if self.match is None or not self.match.over:
            raise NotOver()
        fairness = {
            "secret": self.opened.secret,
            "commitment": self.commitment,
            "randoms": self.randoms(),
        }
        return {**self.match.record(), "fairness": fairness}

    def again(self, guest: str, secret: str, at: int) -> list[entries.Entry]:
        """How the table of a rematch begins: same rules, bots on their seats."""
        kept = [
            entries.Kept(sitter.guest, sitter.name or "") if sitter.guest else None
            for sitter in self.seats
        ]
        old = self.opened
        opened = entries.Opened(
            at, old.game, old.players, old.options, old.public, old.rated, old.hints,
            old.pace, old.away, guest, secret, kept,
        )  # fmt: skip
        return [opened, *_bots_of(at, self.seats)]


def _bots_of(at: int, seats: list[Sitter]) -> list[entries.BotSat]:
    return [
        entries.BotSat(at, seat, sitter.level)
        for seat, sitter in enumerate(seats)
        if sitter.level is not None
    ]


def opening(new: NewTable, host: str, secret: str, at: int) -> list[entries.Entry]:
    """How a table begins as somebody wishes it, or a refusal."""
    game = game_named(new.game)
    players = game.check_players(new.players)
    game.choose(new.options)
    if new.pace.reserve and new.pace.decision is None:
        raise BadMessage(reason="a reserve needs a time for each decision: pace.decision")
    opened = entries.Opened(
        at, game.name, players, new.options, new.public, new.rated,
        new.hints and not new.rated, new.pace, new.away, host, secret,
    )  # fmt: skip
    bots = []
    for text, level in new.bots.items():
        if text not in map(str, range(players)):
            raise UnknownSeat(seat=text[:9], last=players - 1)
        bots.append(entries.BotSat(at, int(text), level))
    return [opened, *bots]


_HAPPENS: dict[type[entries.Entry], Callable[[Table, Any], None]] = {
    entries.Opened: Table._open,
    entries.Sat: Table._sit,
    entries.BotSat: Table._sit_bot,
    entries.Left: Table._leave,
    entries.Started: Table._start,
    entries.TakenBack: Table._take_back,
    entries.BotTookOver: Table._take_over,
    entries.GaveBack: Table._give_back,
    entries.Resumed: Table._resume,
    entries.Spoken: Table._speak,
    entries.Rematched: Table._match_again,
    entries.Expired: Table._expire,
}
