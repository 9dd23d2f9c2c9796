"""Guests and bots who do at a table all that can be done there, and the log of it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from contextlib import suppress

from malavita.engine.game import Game, OptionValue
from malavita.server.errors import TimeUp
from malavita.server.table import commands, entries
from malavita.server.table.state import Table
from malavita.wire.messages import NewTable, Pace

BEGIN = 1_700_000_000_000  # milliseconds since 1970
LONGEST = 45_000  # milliseconds of a move: some use the reserve of the clock
DAY = 86_400_000  # milliseconds
PACE = Pace(decision=30, reserve=120)
TABLES = "PALERMO-NOTO-4827", "MESSINA-ENNA-1908"
HOST, WATCHER = "guest0", "watcher"


class Visitors:
    """One table, all its visitors, and its log as it is stored."""

    def __init__(
        self, table_id: str, opening: Iterable[entries.Entry], seed: int
    ) -> None:
        self.table = Table(table_id)
        self.log: list[str] = []
        self.now = BEGIN
        self._chooser = random.Random(seed)
        for entry in opening:
            self.add(entry)

    def add(self, entry: entries.Entry | None) -> None:
        """Apply an entry, and note it as it is stored."""
        assert entry is not None
        self.table.apply(entry)
        self.log.append(entries.write(entry))
        self.now = entry.at + self._chooser.randrange(1, LONGEST)

    def happens(self, chance: float) -> bool:
        return self._chooser.random() < chance

    # Before the game.

    def sit(self, seat: int) -> None:
        guest, name = f"guest{seat}", f"Name {seat}"
        noise = self._chooser.randbytes(32).hex()
        self.add(commands.sit(self.table, guest, name, noise, seat, self.now))

    def fill(self) -> None:
        """Fill the seats; some leave again, get another name, or make way for a bot."""
        table = self.table
        self.add(commands.seat_bot(table, HOST, 0, "rookie", self.now))
        self.add(commands.seat_bot(table, HOST, 0, None, self.now))
        self.add(commands.speak(table, WATCHER, "Ada", "Good luck!", self.now, None))
        for seat in table.free_seats():
            self.sit(seat)
        self.add(commands.leave(table, "guest1", self.now))
        self.sit(1)
        self.add(commands.rename(table, "guest1", "Béla", self.now))

    def start(self) -> None:
        self.add(commands.start(self.table, HOST, self.now))

    # In the game.

    def play(self) -> None:
        """Play to the end, with all that may happen between two moves."""
        while self.table.status == "playing":
            seat = self._chooser.choice(self.table.playing.actors)
            self._come_and_go(seat)
            self._move(seat)
            self._take_back(seat)
            self._talk(seat)

    def _come_and_go(self, seat: int) -> None:
        """A guest leaves or comes back, or all were gone for a while."""
        table, guest = self.table, self.table.seats[seat].guest
        if guest is None:
            return
        deadline = table.deadline(seat)
        if table.seats[seat].bot_plays:
            with suppress(TimeUp):
                request = f"back {table.version}"
                self.add(commands.give_back(table, guest, self.now, request))
        elif self.happens(0.1) or (deadline is not None and self.now >= deadline):
            self.add(commands.take_over(table, seat, self.now))
        if self.happens(0.05):
            gone = self.now
            self.now += LONGEST
            self.add(commands.resume(table, gone, self.now))

    def _move(self, seat: int) -> None:
        table, sitter = self.table, self.table.seats[seat]
        action = self._chooser.choice(table.playing.legal(seat))
        bot = sitter.level is not None or sitter.bot_plays
        by: entries.Mover = "bot" if bot else "guest"
        request = None if bot else f"move {table.version}"
        beat = table.beat_of(seat)
        self.add(commands.move(table, seat, beat, action, by, self.now, request))

    def _take_back(self, seat: int) -> None:
        table, guest = self.table, self.table.seats[seat].guest
        if guest and self.happens(0.3) and table.why_no_take_back(seat) is None:
            request = f"undo {table.version}"
            self.add(commands.take_back(table, guest, self.now, request))

    def _talk(self, seat: int) -> None:
        table, sitter = self.table, self.table.seats[seat]
        if self.happens(0.05):
            self.add(commands.speak(table, WATCHER, "Ada", "Oh!", self.now, None))
        if sitter.guest and sitter.name and self.happens(0.05):
            request = f"say {table.version}"
            self.add(
                commands.speak(table, sitter.guest, sitter.name, "Ha!", self.now, request)
            )


def visit(
    game: Game, players: int, seed: int, options: dict[str, OptionValue]
) -> list[Visitors]:
    """A table that is played to the end, and its rematch, which is given up."""
    bots = {str(players - 1): "soldier"}
    wish = NewTable(game.name, players, options, bots, public=True, pace=PACE)
    secrets = [random.Random(seed + i).randbytes(32).hex() for i in range(2)]
    first = Visitors(TABLES[0], commands.open_table(wish, HOST, secrets[0], BEGIN), seed)
    first.fill()
    first.start()
    first.play()
    opening = commands.open_rematch(first.table, HOST, secrets[1], first.now)
    first.add(commands.announce_rematch(first.table, HOST, TABLES[1], first.now))
    again = Visitors(TABLES[1], opening, seed)
    again.add(commands.leave(again.table, HOST, again.now))
    again.sit(1)
    again.now += DAY
    again.add(commands.expire(again.table, again.now, again.now))
    return [first, again]
