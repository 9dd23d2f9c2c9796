"""Bots at a table: they play their own seats, and those of late or absent guests."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from malavita.engine.errors import TableError
from malavita.server.running.clock import now
from malavita.server.running.services import Services
from malavita.server.table import commands, entries
from malavita.server.table.clocks import SECOND
from malavita.server.table.state import Table
from malavita.wire.messages import Level

if TYPE_CHECKING:
    from malavita.server.running.session import Session

log = logging.getLogger("malavita.session")

RETRY = 1.0  # seconds
GRACE = 10.0  # seconds for guests to come back to a game that had no client


class Autoplay:
    """Makes the moves of bots at one table, and lets them take over when time is up."""

    def __init__(self, session: Session, services: Services) -> None:
        self._session = session
        self._services = services
        self._grace = 0.0  # until then no guest's time is up
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    def close(self) -> None:
        """Stop the bots and the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    def give_grace(self) -> None:
        """Give guests a few seconds before any of them is late."""
        self._grace = time.monotonic() + GRACE

    def go_on(self) -> None:
        """Let bots think and set the alarm; to be called after every change."""
        if self._thinking is None and self._bots_to_move():
            self._thinking = asyncio.create_task(self._move_bots())
        self._set_alarm()

    # Moves of bots.

    def _bots_to_move(self) -> list[int]:
        """The seats of bots that owe a decision, unless the game pauses."""
        return self._session.table.bots_to_move() if self._session.goes_on else []

    async def _move_bots(self) -> None:
        try:
            while seats := self._bots_to_move():
                try:
                    await self._move_bot(seats[0])
                except Exception as error:
                    fault = None if isinstance(error, TableError) else error
                    log.info("%s: bot: %s", self._session.id, error, exc_info=fault)
                    await asyncio.sleep(RETRY)
        finally:
            self._thinking = None

    async def _move_bot(self, seat: int) -> None:
        async with self._session.locked() as table:
            if seat not in table.bots_to_move():
                return
            game, match = table.game, table.playing
            level = table.seats[seat].level or self._stand_in(table)
            view, legal = match.observe(seat), match.legal_actions(seat)
            beat = table.beat_of(seat)
        await asyncio.sleep(self._services.settings.bot_pause)
        bots, owner = self._services.bots, self._session.table.opened.host
        action = game.actions.write(await bots.choose(level, game, view, legal, owner))

        def make(table: Table, at: int) -> entries.Entry | None:
            if seat not in table.bots_to_move() or table.beat_of(seat) != beat:
                return None
            return commands.move(table, seat, beat, action, "bot", at, None)

        await self._session.change(make)

    def _stand_in(self, table: Table) -> Level:
        """The bot for absent guests; at a rated table a weak one, so nobody gains."""
        return "rookie" if table.opened.rated else self._services.settings.stand_in

    # Guests who are late or absent.

    def _set_alarm(self) -> None:
        """Wake up when the next guest is late, or was absent for too long."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waits = [wait for _, wait in self._waits()]
        if waits:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0, min(waits)), self._ring)

    def _waits(self) -> list[tuple[int, float]]:
        """The seats of guests without a bot, and seconds until a bot takes over."""
        table = self._session.table
        if table.status != "playing" or not self._session.goes_on:
            return []
        absent = self._session.audience.absent
        waits = []
        for seat in table.guests():
            deadline = table.deadline(seat)
            if deadline is not None:
                grace = self._grace - time.monotonic()
                waits.append((seat, max(grace, (deadline - now()) / SECOND)))
            if seat in absent and self._others_wait_for(seat):
                away = absent[seat] + table.opened.away - time.monotonic()
                waits.append((seat, away))
        return waits

    def _others_wait_for(self, seat: int) -> bool:
        table = self._session.table
        playing = not table.seats[seat].bot_plays
        others = any(other != seat for other in self._session.presence().here)
        return playing and (others or not table.waits)

    def _ring(self) -> None:
        self._session.run_in_background(self._take_over_late_seats)

    async def _take_over_late_seats(self) -> None:
        for seat, wait in self._waits():
            if wait <= 0:
                await self._take_over(seat)
        self._set_alarm()

    async def _take_over(self, seat: int) -> None:
        def make(table: Table, at: int) -> entries.Entry | None:
            """Check again: the guest may have moved, or be back."""
            due = any(each == seat and wait <= 0 for each, wait in self._waits())
            return commands.take_over(table, seat, at) if due else None

        try:
            await self._session.change(make)
        except TableError as error:
            log.info("%s: seat %s not taken over: %s", self._session.id, seat, error)
            await asyncio.sleep(RETRY)
