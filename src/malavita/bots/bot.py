"""Bots by name: four levels."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from malavita.bots import policy
from malavita.bots.search import Search, Thoughts
from malavita.engine.errors import TableError
from malavita.engine.game import Game
from malavita.engine.layout import Ints

LEVELS = ("rookie", "soldier", "capo", "don")
POLICIES = {"rookie": policy.ROOKIE, "soldier": policy.SOLDIER}
ITERATIONS = {"capo": 1_000, "don": 5_000}  # of a search, if the name has no budget

SPELLING = re.compile(r"(?P<level>[a-z]+)(:(?P<budget>[1-9][0-9]{0,8})(?P<unit>ms)?)?")


class UnknownBot(TableError):
    code = "unknown_bot"
    text = (
        "there is no bot {bot!r}; the bots are {known}; capo and don may have a "
        "budget: don:5000 is 5,000 iterations, don:800ms is 0.8 seconds"
    )


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may search; one of the two is 0 and does not count."""

    iterations: int = 0
    milliseconds: int = 0


NO_BUDGET = Budget()


class Bot:
    """A bot for one game, with its own memory; for one caller at a time.

    It remembers nothing between decisions, so it may play any seat.
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
        """Choose one of the legal actions for the seat of the view."""
        if self.policy != policy.THINKER:
            return int(policy.decide(self.policy, view, actions, len(actions), luck))
        if len(actions) == 1:
            return int(actions[0])
        return self.think(view, luck, until_clear=True).best

    def think(self, view: Any, luck: Ints, until_clear: bool = False) -> Thoughts:
        """The result of the search; only for bots that search."""
        return self.search.think(
            view,
            luck,
            iterations=self.budget.iterations or None,
            milliseconds=self.budget.milliseconds or None,
            until_clear=until_clear,
        )


def bot_named(name: str, game: Game, threads: int = 1) -> Bot:
    """The bot with this name: "soldier", "don", "capo:500" or "don:800ms"."""
    level, budget = read_name(name)
    return Bot(name, level, budget, game, threads)


def read_name(name: str) -> tuple[str, Budget]:
    """Level and budget from a bot's name; bots that do not search have no budget."""
    spelled = SPELLING.fullmatch(name) if isinstance(name, str) else None
    level = spelled["level"] if spelled else ""
    if not spelled or level not in LEVELS or (spelled["budget"] and level in POLICIES):
        raise UnknownBot(bot=name, known=list(LEVELS))
    number = int(spelled["budget"] or ITERATIONS.get(level, 0))
    return level, Budget(milliseconds=number) if spelled["unit"] else Budget(number)
