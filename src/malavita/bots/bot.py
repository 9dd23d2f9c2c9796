"""Bots by their names: the four levels that people see."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from malavita.bots import policy
from malavita.bots.search import Search, Thoughts
from malavita.engine.errors import TableError
from malavita.engine.game import Game
from malavita.engine.record import Ints

LEVELS = ("rookie", "soldier", "capo", "don")
POLICIES = {"rookie": policy.ROOKIE, "soldier": policy.SOLDIER}
ITERATIONS = {"capo": 1_000, "don": 5_000}  # of a search, if its name does not say

SPELLING = re.compile(r"(?P<level>[a-z]+)(:(?P<budget>[1-9][0-9]{0,8})(?P<unit>ms)?)?")


class UnknownBot(TableError):
    code = "unknown_bot"
    text = (
        "there is no bot {bot!r}; the bots are {known}, and those that search may be "
        "told how long: don:5000 for 5,000 iterations, don:800ms for 0.8 seconds"
    )


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may search; the one that is not 0 counts."""

    iterations: int = 0
    milliseconds: int = 0


NO_BUDGET = Budget()


class Bot:
    """A player of one game; it has memory of its own, for one thread at a time.

    From one decision to the next it remembers nothing, so it may play any seat.
    """

    def __init__(
        self, name: str, level: str, budget: Budget, game: Game, threads: int
    ) -> None:
        self.name = name
        self.level = level
        self.budget = budget
        self.game = game
        self.policy = POLICIES.get(level, policy.THINKER)
        if self.policy == policy.THINKER:
            self.search = Search(game, threads=threads)

    def choose(self, view: Any, actions: Ints, luck: Ints) -> int:
        """One of the legal actions, for the seat that the view belongs to."""
        if self.policy != policy.THINKER:
            return int(policy.decide(self.policy, view, actions, len(actions), luck))
        if len(actions) == 1:
            return int(actions[0])
        return self.think(view, luck, until_clear=True).best

    def think(self, view: Any, luck: Ints, until_clear: bool = False) -> Thoughts:
        """All that a bot that searches has to say about its actions."""
        return self.search.think(
            view,
            luck,
            iterations=self.budget.iterations or None,
            milliseconds=self.budget.milliseconds or None,
            until_clear=until_clear,
        )


def bot_named(name: str, game: Game, threads: int = 1) -> Bot:
    """A bot from its name: "soldier", "don", "capo:500" or "don:800ms"."""
    level, budget = read_name(name)
    return Bot(name, level, budget, game, threads)


def read_name(name: str) -> tuple[str, Budget]:
    """Level and budget of a bot; those that answer at once have none."""
    spelled = SPELLING.fullmatch(name) if isinstance(name, str) else None
    level = spelled["level"] if spelled else ""
    if not spelled or level not in LEVELS or (spelled["budget"] and level in POLICIES):
        raise UnknownBot(bot=name, known=list(LEVELS))
    number = int(spelled["budget"] or ITERATIONS.get(level, 0))
    return level, Budget(milliseconds=number) if spelled["unit"] else Budget(number)
