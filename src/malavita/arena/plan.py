"""Which games are to be played: everything that their results depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from malavita.bots.bot import NO_BUDGET, read_name
from malavita.engine.dice import check_seed, derive_seed, seed_words
from malavita.engine.errors import TableError
from malavita.engine.game import Game, OptionValue
from malavita.engine.luck import jumble, seed_luck
from malavita.engine.record import Ints
from malavita.engine.verbs import game_named

LOTS = 1 << 40  # beyond the numbers of all deals: chance that seats the bots


class RepeatedBot(TableError):
    code = "repeated_bot"
    text = "{bot!r} is named more than once; a tournament seats it as often as needed"


@dataclass(frozen=True, slots=True)
class Plan:
    """Deals, each of which is played once in every rotation of the seats."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    bots: tuple[str, ...]  # different ones
    seats: tuple[int, ...] | None  # numbers of bots in order; None: drawn by lot
    deals: int

    @property
    def games(self) -> int:
        return self.deals * self.players

    @property
    def is_slow(self) -> bool:
        """Whether a bot takes its time."""
        return any(read_name(bot)[1] != NO_BUDGET for bot in self.bots)

    def line_up(self, deal: int) -> list[int]:
        """The numbers of the bots at the table, before it is rotated."""
        return list(self.seats) if self.seats else draw_lots(self, deal)


def draw_lots(plan: Plan, deal: int) -> list[int]:
    """As many whole sets of the bots as there are seats for, a part of another, mixed."""
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
    """The same bots at every table, in this order around it."""
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
    """Bots that meet at tables of so many players; if it is not said, of all of them."""
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
