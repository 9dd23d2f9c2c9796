"""make bench-bots: speed, memory and reliability of the bots."""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from malavita.bots.bot import LEVELS, Bot, bot_named
from malavita.bots.search import Search
from malavita.bots.style import AT_RANDOM
from malavita.engine.game import Game
from malavita.engine.layout import Ints
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.games import GAMES

PLAYERS = 4
ITERATIONS = 20_000
RUNS = 5
POSITIONS = 1_000
BUDGET = 20  # milliseconds
AIMS = {"razzia_knizia": 30_000}
OTHER_AIM = 10_000


class Moment(NamedTuple):
    """A decision that a bot is asked to make."""

    view: Any
    legal: Ints  # actions


def main() -> None:
    """Measure everything and print it as tables."""
    heading("game", "iterations a second", "aim", "a don's memory", "aim")
    for game in GAMES.values():
        aim = AIMS.get(game.name, OTHER_AIM)
        speed, size = search_speed(game), memory(game)
        row(game.name, f"{speed:,.0f}", f"{aim:,}", f"{size:.0f} MB", "200 MB")
    print(f"\n{POSITIONS} random positions a game; time over a budget of {BUDGET} ms\n")
    heading("game", "level", "illegal", "latest answer", "aim")
    for game in GAMES.values():
        moments = [somewhere(game, number) for number in range(POSITIONS)]
        for level in LEVELS:
            budget = f":{BUDGET}ms" if level in ("capo", "don") else ""
            illegal, latest = ask_often(bot_named(level + budget, game), moments)
            row(game.name, level, f"{illegal}", f"+{latest:.1f} ms", "+50 ms")


def heading(*names: str) -> None:
    """The first lines of a table."""
    row(*names)
    row(*("---" for _ in names))


def row(*cells: str) -> None:
    """One line of a table."""
    print("|", " | ".join(cells), "|", flush=True)


def search_speed(game: Game) -> float:
    """Iterations a second in the opening position, one thread, random playouts."""
    search = Search(game, AT_RANDOM)
    match = Match(game, players=PLAYERS, seed=1)
    view = match.observe(match.actors[0])
    search.think(view, new_luck(0), iterations=10)
    seconds = []
    for run in range(RUNS):
        start = perf_counter()
        search.think(view, new_luck(run), iterations=ITERATIONS)
        seconds.append(perf_counter() - start)
    return ITERATIONS / median(seconds)


def memory(game: Game) -> float:
    """Megabytes that a don holds after two seconds of thinking."""
    bot = bot_named("don:2000ms", game)
    match = Match(game, players=PLAYERS, seed=1)
    seat = match.actors[0]
    bot.choose(match.observe(seat), match.legal_actions(seat), new_luck(1))
    return bot.search.bytes / 1e6


def ask_often(bot: Bot, moments: list[Moment]) -> tuple[int, float]:
    """The number of illegal answers, and the longest time beyond the budget."""
    illegal, latest = 0, 0.0
    for number, (view, legal) in enumerate(moments):
        start = perf_counter()
        action = bot.choose(view, legal.copy(), new_luck(number))
        late = (perf_counter() - start) * 1000 - BUDGET
        latest = max(latest, late) if number else latest  # the first call compiles
        illegal += action not in legal
    return illegal, latest


def somewhere(game: Game, number: int) -> Moment:
    """A uniformly random decision of a random game."""
    chooser = random.Random(number)
    options = {name: chooser.choice(values) for name, values in game.options.items()}
    match = Match(
        game, players=chooser.choice(game.players), seed=number, options=options
    )
    decisions = 0
    while not match.over:
        seat = chooser.choice(match.actors)
        legal = match.legal_actions(seat)
        decisions += 1
        if chooser.randrange(decisions) == 0:
            found = Moment(match.observe(seat), legal)
        match.play(seat, game.actions.write(chooser.choice(legal)))
    return found


if __name__ == "__main__":
    main()
