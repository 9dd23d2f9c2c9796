"""Which clients are connected to a table, in this process and in others."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from malavita.server.bus import NOBODY, Bus
from malavita.server.running.clock import now
from malavita.server.table import telling
from malavita.server.table.state import Table
from malavita.wire.messages import Presence, Told

encoder = msgspec.json.Encoder()


class Subscriber:
    """A connected client; messages are sent at once."""

    __slots__ = ("_send", "guest")

    def __init__(self, guest: str | None, send: Callable[[bytes], object]) -> None:
        self.guest = guest
        self._send = send

    def send(self, message: Told | bytes) -> None:
        """Send a message."""
        self._send(message if isinstance(message, bytes) else encoder.encode(message))


class Audience:
    """The clients connected to one table, and the guests who are absent."""

    def __init__(self, table_id: str, bus: Bus) -> None:
        self.subscribers: set[Subscriber] = set()
        self.absent: dict[int, float] = {}  # seats of guests, and since when
        self.gone: int | None = None  # since when no client is connected
        self.elsewhere = NOBODY  # connected to other processes
        self._table_id = table_id
        self._bus = bus
        self._sent = NOBODY  # what the subscribers were told last

    def viewers(self, table: Table) -> set[int]:
        """The seats whose views the subscribers get."""
        return {telling.viewpoint(table, each.guest) for each in self.subscribers}

    @property
    def is_empty(self) -> bool:
        """Whether no client is connected, here or elsewhere."""
        return not self.subscribers and self.elsewhere == NOBODY

    def presence(self, table: Table) -> Presence:
        """Who is connected, here and elsewhere."""
        own = self._own(table)
        here = sorted({*own.here, *self.elsewhere.here})
        return Presence(here, own.watching + self.elsewhere.watching)

    def _own(self, table: Table) -> Presence:
        seats = [table.seat_of(each.guest) for each in self.subscribers]
        here = sorted({seat for seat in seats if seat is not None})
        return Presence(here, seats.count(None))

    async def publish(self, table: Table) -> None:
        """Tell the other processes who is connected here."""
        await self._bus.publish_presence(self._table_id, self._own(table))

    async def refresh(self) -> None:
        """Ask who is connected to the other processes; without an answer it stays."""
        others = await self._bus.presence_elsewhere([self._table_id])
        if others is not None:
            (self.elsewhere,) = others

    def send_presence(self, presence: Presence) -> None:
        """Tell the subscribers who is connected, if that has changed."""
        if presence != self._sent:
            self._sent = presence
            message = encoder.encode(presence)
            for subscriber in self.subscribers:
                subscriber.send(message)

    def note_absence(self, table: Table, presence: Presence) -> None:
        """Note since when guests are absent, and since when no client is connected."""
        self.absent = {
            seat: self.absent.get(seat, time.monotonic())
            for seat in table.guests()
            if seat not in presence.here
        }
        if presence == NOBODY:
            self.gone = self.gone or now()
