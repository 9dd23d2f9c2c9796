"""A table in use: whoever is connected is told, bots think, clocks run.

The log in the database is the truth. A change is made on the table in memory, stored,
and only then told; a change that could not be stored is forgotten by reading the log
again, and so is a race with another process that was faster.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from malavita.engine.errors import TableError
from malavita.engine.event import Event
from malavita.server import entries, telling
from malavita.server.asking import Asked, Who, entry_for
from malavita.server.bus import Bus
from malavita.server.compiling import Compiler
from malavita.server.errors import Unavailable, UnknownTable
from malavita.server.metrics import Metrics
from malavita.server.robots import Robots
from malavita.server.settings import Settings
from malavita.server.shelf import Card, Result, card_of, result_of
from malavita.server.store import Store
from malavita.server.table import SECOND, Table
from malavita.server.telling import Company
from malavita.wire.messages import (
    Change,
    Hint,
    HintAction,
    Level,
    Play,
    Presence,
    Told,
)

log = logging.getLogger("malavita.live")

RACES = 8  # with other processes that a change may lose
MISSED = 60  # entries that are told one by one to somebody who comes back ...
LONG = 2_000  # ... unless the log is so long that it takes long to read again
RETRY = 1.0  # seconds
MERCY = 10.0  # seconds to come back to a game that nobody attended

T = TypeVar("T")
Making = Callable[[Table, int], entries.Entry | None]  # None: nothing is to be done

_encoder = msgspec.json.Encoder()


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * SECOND)


@dataclass(frozen=True, slots=True)
class House:
    """What every table needs of the process it is in."""

    store: Store
    bus: Bus
    robots: Robots
    compiler: Compiler
    metrics: Metrics
    settings: Settings


class Ear:
    """Somebody connected: what he is told is sent to him at once."""

    __slots__ = ("_send", "guest")

    def __init__(self, guest: str | None, send: Callable[[bytes], object]) -> None:
        self.guest = guest
        self._send = send

    def hear(self, message: Told | bytes) -> None:
        """Tell him something."""
        self._send(message if isinstance(message, bytes) else _encoder.encode(message))


class Live:
    """One table in this process."""

    def __init__(self, table: str, house: House) -> None:
        self.id = table
        self.table = Table(table)
        self.ears: set[Ear] = set()
        self.used = time.monotonic()
        self._mercy = 0.0  # until then nobody's time is up
        self._house = house
        self._lock = asyncio.Lock()
        self._told = -1  # the version that everybody connected has
        self._spoilt = False  # the table in memory may differ from its log
        self._called = False  # to read what another process has added
        self._closed = False
        self._others = Company()
        self._seen = Company()  # what everybody was told last
        self._seats_changed = False  # since it was last seen who is here
        self._gone: int | None = None  # since when nobody attends
        self._absent: dict[int, float] = {}  # seats of guests, and since when
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # The log.

    async def load(self) -> None:
        """Read the log."""
        async with self._lock:
            await self._catch_up()
            if self.table.version < 0:
                raise UnknownTable(table=self.id)
        self._seats_changed = False
        self._gone = self.table.touched
        self._mercy = time.monotonic() + MERCY
        self._go_on()

    def notice(self, version: int) -> None:
        """Another process says how far the log is."""
        if version > self.table.version and not self._called:
            self._called = True
            self.do(self.follow)

    async def follow(self) -> None:
        """Read what other processes have added, and tell it; if need be, later."""
        try:
            async with self._lock:
                self._called = False
                await self._catch_up()
        except TableError as error:
            log.info("%s: %s", self.id, error)
            self._follow_later()
        else:
            await self._settle()

    def _follow_later(self) -> None:
        asyncio.get_running_loop().call_later(RETRY, self.do, self.follow)

    def do(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Let something happen in the background."""
        if not self._closed:
            task = asyncio.create_task(work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self) -> None:
        table = Table(self.id) if self._spoilt else self.table
        found = await self._house.store.entries(self.id, table.version)
        self.table, self._spoilt = table, False
        for text in found:
            entry = entries.read(text)
            if isinstance(entry, entries.Started):
                self._house.compiler.check(self.table.opened.game)
            known = self.table.version + 1 <= self._told
            stories = self.table.add(entry, () if known else self._viewers())
            if not known:
                self._tell(entry, stories)

    async def change(self, make: Making) -> int:
        """Let something happen; returns the version in which it has."""
        began = time.perf_counter()
        self.used = time.monotonic()
        async with self._lock:
            for _ in range(RACES):
                entry = await self._asked(make)
                if entry is None:
                    return self.table.version
                if await self._store(entry):
                    break
                await self._catch_up()
            else:
                raise Unavailable()
            version = self.table.version
        self._house.bus.announce(self.id, version)
        self._house.metrics.took(time.perf_counter() - began)
        await self._settle()
        return version

    async def _asked(self, ask: Callable[[Table, int], T]) -> T:
        """What the table says to something; a refusal only of what is in the log."""
        if self._spoilt:
            await self._catch_up()
        try:
            return ask(self.table, now())
        except TableError:
            if not self._is_shared():
                raise
            await self._catch_up()
            return ask(self.table, now())

    async def _settle(self) -> None:
        """After changes: where somebody sits elsewhere, others are here and absent."""
        if self._seats_changed:
            self._seats_changed = False
            await self._gather()
        else:
            self._go_on()

    async def _store(self, entry: entries.Entry) -> bool:
        """Add an entry and store it, then tell it; False if another was first."""
        was = self.table.status
        self._spoilt = True  # until it is stored
        stories = self.table.add(entry, self._viewers())
        card = result = None
        if telling.changes_table(entry) or self.table.status != was:
            card = card_of(self.table)
        if self.table.status == "over" != was:
            result = result_of(self.table)
        number, text = self.table.version, entries.write(entry)
        if not await self._append(number, text, card, result):
            return False
        self._spoilt = False
        self._tell(entry, stories)
        self._house.metrics.count("entries")
        if isinstance(entry, entries.Moved):
            self._house.metrics.count("moves")
        return True

    async def _append(
        self, number: int, text: str, card: Card | None, result: Result | None
    ) -> bool:
        try:
            return await self._house.store.append(self.id, number, [text], card, result)
        except TableError:
            self._follow_later()  # it may have been stored all the same
            raise

    # Who is connected.

    def _viewers(self) -> set[int]:
        return {telling.viewpoint(self.table, ear.guest) for ear in self.ears}

    def _tell(self, entry: entries.Entry, stories: dict[int, list[Event]]) -> None:
        """Tell everybody connected the last entry, as far as he may know it."""
        self._told = self.table.version
        self._seats_changed |= telling.changes_table(entry)
        told: dict[int | str | None, bytes | None] = {}
        news = telling.news(self.table, entry, stories, self._viewers(), now())
        same = isinstance(entry, entries.Moved) and self.table.status == "playing"
        for ear in self.ears:
            seat = telling.viewpoint(self.table, ear.guest)
            key = seat if same else ear.guest
            if key not in told:
                change = telling.change(self.table, news, ear.guest)
                told[key] = None if change is None else _encoder.encode(change)
            data = told[key]
            if data is not None:
                ear.hear(data)

    async def welcome(self, ear: Ear, since: int | None) -> None:
        """Somebody connects: tell him what he has missed, or everything."""
        self.used = time.monotonic()
        async with self._lock:
            if self._closed:
                raise Unavailable()
            if self._spoilt or (since or 0) > self.table.version or self._is_shared():
                await self._catch_up()
            for message in await self._missed(ear.guest, since):
                ear.hear(message)
            self.ears.add(ear)
            if since is not None:  # a whole has it
                company = self.company()
                ear.hear(Presence(company.here, company.watching))
        await self._gather()
        await self._give_back(ear.guest)

    def _is_shared(self) -> bool:
        return self._house.settings.redis is not None

    async def _missed(self, guest: str | None, since: int | None) -> Iterable[Told]:
        version = self.table.version
        first = max(0, version - MISSED)
        if since is None or not first <= since <= version or version > LONG:
            return [telling.whole(self.table, guest, now(), self.company())]
        missed: list[Change] = []
        if since == version:
            return missed
        past = Table(self.id)
        for number, text in enumerate(await self._house.store.entries(self.id)):
            if number > version:
                break
            entry = entries.read(text)
            told = number > since
            viewers = [telling.viewpoint(past, guest)] if told else []
            stories = past.add(entry, viewers)
            if not told:
                continue
            news = telling.news(past, entry, stories, viewers, now())
            change = telling.change(past, news, guest)
            if change is not None:
                missed.append(change)
        return missed

    async def goodbye(self, ear: Ear) -> None:
        """Somebody's connection is gone."""
        self.used = time.monotonic()
        self.ears.discard(ear)
        await self._gather()

    def company(self) -> Company:
        """Who is connected, here and in other processes."""
        own = self._own_company()
        here = sorted({*own.here, *self._others.here})
        return Company(here, own.watching + self._others.watching)

    def _own_company(self) -> Company:
        seats = [self.table.seat_of(ear.guest) for ear in self.ears]
        here = sorted({seat for seat in seats if seat is not None})
        return Company(here, seats.count(None))

    async def _gather(self) -> None:
        """Somebody has come or gone here: tell it."""
        await self._house.bus.present(self.id, self._own_company())
        await self.look_around()

    async def stay(self) -> None:
        """Say again who is connected here, and see whether another process is gone."""
        if self.ears and self._is_shared():
            await self._house.bus.present(self.id, self._own_company())
            await self.look_around()

    async def look_around(self) -> None:
        """See who is connected elsewhere, and tell who is here at all."""
        others = await self._house.bus.others([self.id])
        if others is not None:  # else nobody knows: it is as it was
            (self._others,) = others
        company = self.company()
        if company != self._seen:
            self._seen = company
            message = _encoder.encode(Presence(company.here, company.watching))
            for ear in self.ears:
                ear.hear(message)
        self._note_absence(company)
        await self._note_audience(company)
        self._go_on()

    async def _note_audience(self, company: Company) -> None:
        """A game that nobody attends waits, and so do its clocks."""
        if company == Company():
            self._gone = self._gone or now()
        elif self._gone is not None and self.table.waits:
            gone, self._gone = self._gone, None
            self._mercy = time.monotonic() + MERCY
            if self._others == Company():  # else it waited for nobody
                await self._resume(gone)

    async def _resume(self, gone: int) -> None:
        try:
            await self.change(lambda table, at: table.resume(gone, at))
        except TableError as error:
            log.info("%s: not resumed: %s", self.id, error)

    def _note_absence(self, company: Company) -> None:
        present = set(company.here)
        self._absent = {
            seat: self._absent.get(seat, time.monotonic())
            for seat in self.table.guests()
            if seat not in present
        }

    async def _give_back(self, guest: str | None) -> None:
        if guest is not None and self.table.bot_plays_for(guest):
            try:
                await self.change(lambda table, at: table.give_back(guest, at))
            except TableError as error:
                log.info("%s: not given back: %s", self.id, error)

    # What a guest asks for.

    async def ask(self, who: Who, said: Asked) -> int:
        """Do what somebody has asked for on his socket."""
        made: entries.Entry | None

        def make(table: Table, at: int) -> entries.Entry | None:
            nonlocal made
            made = entry_for(table, who, said, at)
            return made

        while True:
            version = await self.change(make)
            if not (isinstance(said, Play) and isinstance(made, entries.GaveBack)):
                return version

    async def hint(self, guest: str, request: str) -> Hint:
        """What a bot thinks that knows no more than the guest."""
        async with self._lock:
            seat = await self._asked(lambda table, _: table.check_hint(guest))
            beat, view = self.table.beat_of(seat), self.table.playing.observe(seat)
        house = self._house
        level = house.settings.adviser
        thoughts = await house.robots.think(level, self.table.game, view, guest)
        told = zip(thoughts.actions, thoughts.visits, thoughts.values, strict=True)
        write = self.table.game.actions.write
        actions = [
            HintAction(write(a), int(n), [float(x) for x in v]) for a, n, v in told
        ]
        return Hint(request, beat, actions)

    # Bots and clocks.

    def _go_on(self) -> None:
        """After every change: let bots think, and set the alarm."""
        if self._thinking is None and self._bots_to_move():
            self._thinking = asyncio.create_task(self._let_bots_move())
        self._set_alarm()

    def _bots_to_move(self) -> list[int]:
        """The seats of bots that owe a decision, if they do not wait for an audience."""
        return self.table.bots_to_move() if self._goes_on else []

    async def _let_bots_move(self) -> None:
        try:
            while seats := self._bots_to_move():
                try:
                    await self._let_bot_move(seats[0])
                except Exception as error:
                    fault = None if isinstance(error, TableError) else error
                    log.info("%s: bot: %s", self.id, error, exc_info=fault)
                    await asyncio.sleep(RETRY)
        finally:
            self._thinking = None

    async def _let_bot_move(self, seat: int) -> None:
        async with self._lock:
            if self._spoilt:
                await self._catch_up()
            if seat not in self.table.bots_to_move():
                return
            game, match = self.table.game, self.table.playing
            level = self.table.seats[seat].level or self._stand_in
            view, legal = match.observe(seat), match.legal_actions(seat)
            beat = self.table.beat_of(seat)
        await asyncio.sleep(self._house.settings.bot_pause)
        whose = self.table.opened.host
        chosen = await self._house.robots.choose(level, game, view, legal, whose)
        action = game.actions.write(chosen)

        def make(table: Table, at: int) -> entries.Entry | None:
            if seat not in table.bots_to_move() or table.beat_of(seat) != beat:
                return None
            return table.move(seat, beat, action, "bot", at, None)

        await self.change(make)

    @property
    def _stand_in(self) -> Level:
        """Who plays for the absent; at a rated table it is not worth to be absent."""
        return "rookie" if self.table.opened.rated else self._house.settings.stand_in

    def _set_alarm(self) -> None:
        """Wake up when the next guest's time is up, or he has been away too long."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waits = [wait for _, wait in self._waits()]
        if waits:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0, min(waits)), self._ring)

    def _waits(self) -> list[tuple[int, float]]:
        """For each guest who plays himself: seconds until a bot must play for him."""
        if self.table.status != "playing" or not self._goes_on:
            return []
        waits = []
        for seat in self.table.guests():
            deadline = self.table.deadline(seat)
            if deadline is not None:
                mercy = self._mercy - time.monotonic()
                waits.append((seat, max(mercy, (deadline - now()) / SECOND)))
            if seat in self._absent and self._somebody_waits_for(seat):
                away = self._absent[seat] + self.table.opened.away - time.monotonic()
                waits.append((seat, away))
        return waits

    def _somebody_waits_for(self, seat: int) -> bool:
        playing = not self.table.seats[seat].bot_plays
        others = any(other != seat for other in self.company().here)
        return playing and (others or not self.table.waits)

    def _ring(self) -> None:
        self.do(self._let_bots_take_over)

    async def _let_bots_take_over(self) -> None:
        for seat, wait in self._waits():
            if wait <= 0:
                await self._take_over(seat)
        self._set_alarm()

    async def _take_over(self, seat: int) -> None:
        def make(table: Table, at: int) -> entries.Entry | None:
            """He may have moved, or be back, after all."""
            due = any(each == seat and wait <= 0 for each, wait in self._waits())
            return table.take_over(seat, at) if due else None

        try:
            await self.change(make)
        except TableError as error:
            log.info("%s: seat %s not taken over: %s", self.id, seat, error)
            await asyncio.sleep(RETRY)

    async def read(self) -> Table:
        """The table as it is stored."""
        async with self._lock:
            if self._spoilt or self._is_shared():
                await self._catch_up()
            return self.table

    @property
    def is_attended(self) -> bool:
        """Whether anybody is connected, here or in other processes."""
        return bool(self.ears) or self._others != Company()

    @property
    def _goes_on(self) -> bool:
        return self.is_attended or not self.table.waits

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        goes_on = self.table.status == "playing" and not self.table.waits
        busy = self.ears or self._thinking is not None or self._lock.locked()
        unused = time.monotonic() - self.used > self._house.settings.unload
        return unused and not (busy or goes_on)

    def close(self) -> None:
        """Forget it; its log stays."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._thinking, *self._tasks):
            if task is not None:
                task.cancel()
