"""The plan of a simulation or tournament: everything that the results depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from malavita.bots.bot import NO_BUDGET, read_name
from malavita.engine.dice import check_seed, derive_seed, seed_words
from malavita.engine.errors import TableError
from malavita.engine.game import Game, OptionValue
from malavita.engine.layout import Ints
from malavita.engine.luck import jumble, seed_luck
from malavita.engine.verbs import game_named

LOTS = 1 << 40  # added to the number of a deal to derive the seed that seats the bots


class RepeatedBot(TableError):
    code = "repeated_bot"
    text = "{bot!r} is named more than once; a tournament seats it as often as needed"


@dataclass(frozen=True, slots=True)
class Plan:
    """Games to be played: each deal once in every rotation of the seats."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    bots: tuple[str, ...]  # all different
    seats: tuple[int, ...] | None  # numbers of bots by seat; None: at random
    deals: int

    @property
    def games(self) -> int:
        return self.deals * self.players

    @property
    def is_slow(self) -> bool:
        """Whether a bot searches."""
        return any(read_name(bot)[1] != NO_BUDGET for bot in self.bots)

    def line_up(self, deal: int) -> list[int]:
        """The numbers of the bots by seat, before rotation."""
        return list(self.seats) if self.seats else draw_lots(self, deal)


def draw_lots(plan: Plan, deal: int) -> list[int]:
    """Bots for all seats in random order; their numbers differ by at most one."""
    luck, words = np.zeros(4, np.int64), np.zeros(8, np.int64)
    derive_seed(seed_words(plan.seed), LOTS + deal, words)
    seed_luck(luck, words[0], words[1], words[2])
    bots = np.arange(len(plan.bots))
    jumble(luck, bots, len(bots))
    seated: Ints = np.resize(bots, plan.players)
    jumble(luck, seated, len(seated))
    return [int(bot) for bot in seated]


def simulation_of(
    game: Game,
    *,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    options: Mapping[str, OptionValue] | None = None,
) -> Plan:
    """A plan with the same bots in this order in every game."""
    different = tuple(dict.fromkeys(bots))
    seats = tuple(different.index(bot) for bot in bots)
    return _plan(game, len(bots), different, seats, games, seed, options)


def tournament_of(
    game: Game,
    *,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Plan:
    """A plan with bots seated at random in each deal; by default all in every game."""
    for bot in bots:
        if bots.count(bot) > 1:
            raise RepeatedBot(bot=bot)
    if players is None:
        players = min(max(len(bots), game.players[0]), game.players[-1])
    return _plan(game, players, tuple(bots), None, games, seed, options)


def _plan(
    game: Game,
    players: int,
    bots: tuple[str, ...],
    seats: tuple[int, ...] | None,
    games: int,
    seed: int | str,
    options: Mapping[str, OptionValue] | None,
) -> Plan:
    for bot in bots:
        read_name(bot)
    return Plan(
        game=game_named(game.name).name,
        players=game.check_players(players),
        options=game.chosen(game.choose(options)),
        seed=check_seed(seed),
        bots=bots,
        seats=seats,
        deals=-(-games // players),
    )
