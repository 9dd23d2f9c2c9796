"""make soak: ten thousand random games of every game and number of players, no fault."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from malavita.engine.bits import lowest
from malavita.engine.dice import seed_words
from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.kernels import deal_games
from malavita.engine.layout import Ints
from malavita.engine.luck import pick, seed_luck
from malavita.engine.verbs import actors, apply, faults, legal
from malavita.games import GAMES

GAMES_EACH = 10_000
MOST_DECISIONS = 100_000  # a longer game is taken as endless
SEED = seed_words(20_26)


@jit
def play_checked(state: Any, actions: Ints, luck: Ints) -> int:
    """Play to the end and check for faults after every move; 0, or the fault."""
    for _ in range(MOST_DECISIONS):
        who = actors(state)
        if who == 0:
            return 0
        seat = lowest(who)
        n = legal(state, seat, actions)
        if n == 0:
            return -1
        apply(state, seat, actions[pick(luck, n)])
        found = faults(state)
        if found:
            return found
    return -2


def soak(game: Game, players: int, options: dict[str, Any]) -> None:
    """Play all games with these options; exit with the number of the first bad one."""
    states, blank = game.State.blank(), game.State.blank()
    actions = np.zeros(len(game.actions), np.int64)
    words, luck = np.zeros(8, np.int64), np.zeros(4, np.int64)
    choices = game.choose(options)
    for number in range(GAMES_EACH):
        deal_games(states, blank, players, choices, SEED, number, words)
        seed_luck(luck, int(SEED[0]), int(SEED[1]), number)
        found = play_checked(states[0], actions, luck)
        if found:
            sys.exit(f"{game.name}, {players} players, {options}, game {number}: {found}")
    print(f"{game.name}, {players} players, {options or 'defaults'}: sound", flush=True)


def main() -> None:
    """Every game, every number of players, with the defaults and with every option."""
    for game in GAMES.values():
        others = {option: values[1] for option, values in game.options.items()}
        for players in game.players:
            for options in ({}, others):
                soak(game, players, options)


if __name__ == "__main__":
    main()
