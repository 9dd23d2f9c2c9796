"""Games of bots: deals are played, each in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np

from malavita.arena.plan import Plan
from malavita.bots.bot import bot_named
from malavita.bots.policy import play_on
from malavita.engine.bits import lowest
from malavita.engine.dice import derive_seed, seed_words
from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.kernels import deal_games
from malavita.engine.layout import Ints
from malavita.engine.luck import seed_luck
from malavita.engine.verbs import actors, game_named, legal, observe, score, winners


class Stopped(Exception):
    """The caller has asked to stop."""


@dataclass(frozen=True, slots=True)
class Played:
    """Games that are over, one row for each; ordered by deal, then by rotation."""

    deals: Ints  # the number of the deal
    rotations: Ints  # by how many seats the line-up is rotated
    bots: Ints  # by seat: the number of the bot
    points: Ints  # by seat
    won: Ints  # a set of seats
    lengths: Ints  # number of decisions
    sheets: Ints | None  # points by round, seat and category; None without a score sheet


def play_deals(
    plan: Plan, first: int, last: int, stopped: Callable[[], bool] = lambda: False
) -> Played:
    """Play the deals in range(first, last), each in every rotation."""
    return runner_for(plan).play(range(first, last), stopped)


_thread = local()


def runner_for(plan: Plan) -> Runner:
    """The runner of this thread, cached: bots are slow to create and need much memory."""
    runner: Runner | None = getattr(_thread, "runner", None)
    if runner is None or runner.plan != plan:
        runner = _thread.runner = Runner(plan)
    return runner


class Runner:
    """Plays the games of a plan on one thread, with all the memory it needs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = game_named(plan.game)
        self.bots = [bot_named(name, self.game) for name in plan.bots]
        self.policies = np.array([bot.policy for bot in self.bots])
        self.views = self.game.View.blank()
        self.actions = np.zeros(len(self.game.actions), np.int64)
        self.asked = np.zeros(1, np.int64)

    def play(self, deals: range, stopped: Callable[[], bool]) -> Played:
        """Play deals; each deal is one game for each rotation."""
        players = self.plan.players
        states = np.repeat(self.dealt(deals), players)
        bots = self.seated(deals)
        lengths = self.played(states, bots, self.luck_of(deals), stopped)
        points = np.zeros(bots.shape, np.int64)
        won = np.zeros(len(bots), np.int64)
        settle(states, points, won)
        return Played(
            deals=np.repeat(np.array(deals), players),
            rotations=np.tile(np.arange(players), len(deals)),
            bots=bots,
            points=points,
            won=won,
            lengths=lengths,
            sheets=sheets_of(self.game, states),
        )

    def dealt(self, deals: range) -> Any:
        states = self.game.State.blank(len(deals))
        deal_games(
            states,
            self.game.State.blank(),
            self.plan.players,
            self.game.choose(self.plan.options),
            seed_words(self.plan.seed),
            deals[0],
            np.zeros(8, np.int64),
        )
        return states

    def seated(self, deals: range) -> Ints:
        """By game and seat: the bot; the line-up of a deal in all rotations."""
        line_ups = np.array([self.plan.line_up(deal) for deal in deals])
        seats = np.arange(self.plan.players)
        turned = line_ups[:, (seats - seats[:, np.newaxis]) % self.plan.players]
        bots: Ints = turned.reshape(-1, self.plan.players)
        return bots

    def luck_of(self, deals: range) -> Ints:
        """By game and seat: a generator."""
        players = self.plan.players
        luck = np.zeros((len(deals), players, players, 4), np.int64)
        words = np.zeros((2, 8), np.int64)
        hand_out_luck(seed_words(self.plan.seed), deals[0], words, luck)
        return luck.reshape(-1, players, 4)

    def played(
        self, states: Any, bots: Ints, luck: Ints, stopped: Callable[[], bool]
    ) -> Ints:
        """Play all games to their ends; return the number of decisions in each."""
        lengths = np.zeros(len(states), np.int64)
        policies = self.policies[bots]
        views, actions, asked = self.views, self.actions, self.asked
        at = 0
        while True:
            at = play_until_asked(
                states, at, policies, views, actions, luck, lengths, asked
            )
            if stopped():
                raise Stopped
            if at == len(states):
                return lengths
            seat = int(views[0].seat)
            bot = self.bots[bots[at, seat]]
            action = bot.choose(views[0], actions[: asked[0]].copy(), luck[at, seat])
            self.game.rules.apply(states[at], seat, action)
            lengths[at] += 1


@jit
def hand_out_luck(seed: Ints, first: int, words: Ints, luck: Ints) -> None:
    """Start generators by deal, rotation and seat; independent of the cards."""
    for i in range(luck.shape[0]):
        derive_seed(seed, first + i, words[0])
        for rotation in range(luck.shape[1]):
            derive_seed(words[0], rotation, words[1])
            for seat in range(luck.shape[2]):
                seed_luck(luck[i, rotation, seat], words[1, 0], words[1, 1], seat)


@jit
def play_until_asked(
    states: Any,
    at: int,
    policies: Ints,
    views: Any,
    actions: Ints,
    luck: Ints,
    lengths: Ints,
    asked: Ints,
) -> int:
    """Play the games from number at on, until a thinker must decide in one of them.

    Returns the number of that game, or len(states) if all are over. Writes the view and
    the legal actions of the thinker, and the number of these actions into asked[0].
    """
    while at < len(states):
        lengths[at] += play_on(states[at], policies[at], views[0], actions, luck[at])
        who = actors(states[at])
        if who:
            observe(states[at], lowest(who), views[0])
            asked[0] = legal(states[at], lowest(who), actions)
            break
        at += 1
    return at


@jit
def settle(states: Any, points: Ints, won: Ints) -> None:
    """Write points and winners of games that are over."""
    for i in range(len(states)):
        score(states[i], points[i])
        won[i] = winners(states[i])


def has_sheet(game: Game) -> bool:
    """Whether a game has a score sheet: points by round, seat and category."""
    names = game.State.dtype.names or ()
    return "sheet" in names and hasattr(game.cards, "CATEGORY_NAMES")


def sheets_of(game: Game, states: Any) -> Ints | None:
    """The score sheets of all games; None if the game has none."""
    if not has_sheet(game):
        return None
    sheets: Ints = states["sheet"][:, :, : states[0].players].astype(np.int64)
    return sheets
