"""The clock of a seat: time for each decision, and a reserve for the whole game.

All times are in milliseconds. The time for a decision is None at a table without clocks.
"""

from __future__ import annotations

from dataclasses import dataclass

SECOND = 1000


@dataclass(slots=True)
class SeatClock:
    """What a seat has left, and since when it owes a decision."""

    reserve: int = 0  # left beyond the time for each decision
    since: int | None = None  # when the decision was opened that this seat owes
    used: int = 0  # the time spent on it when a bot took over

    def start(self, at: int) -> None:
        """Start with a new decision; a clock that runs goes on."""
        if self.since is None:
            self.since, self.used = at, 0

    def stop(self) -> None:
        """Stop: the seat owes no decision."""
        self.since = None

    def charge(self, decision: int | None, bot_plays: bool, at: int) -> None:
        """Stop after a move; time beyond that of the decision comes off the reserve."""
        if self.since is not None and decision is not None:
            over = self.spent(bot_plays, at) - decision
            self.reserve -= max(0, min(over, self.reserve))
        self.stop()

    def spent(self, bot_plays: bool, now: int) -> int:
        """The time spent on the open decision; none while a bot plays."""
        if self.since is None:
            return 0
        return self.used if bot_plays else now - self.since

    def hand_over(self, at: int) -> None:
        """Note the time spent so far: a bot plays from now on."""
        self.used = self.spent(False, at)

    def skip(self, start: int, end: int) -> None:
        """Take the time from start to end as not passed."""
        if self.since is not None:
            self.since += max(0, end - max(start, self.since))

    def deadline(self, decision: int | None) -> int | None:
        """When the time for the open decision and the reserve are used up."""
        if decision is None or self.since is None:
            return None
        return self.since + decision + self.reserve
