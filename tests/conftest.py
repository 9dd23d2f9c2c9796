"""Fixtures of all tests: every game in turn, and random play."""

from __future__ import annotations

import os
import random
import signal

import pytest
from hypothesis import settings

from malavita.engine.game import Game
from malavita.engine.match import Match
from malavita.games import GAMES

# A script that starts the tests in the background lets them ignore Ctrl-C, and all the
# processes they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"

settings.register_profile("ours", deadline=None, max_examples=15 if INTERPRETED else 100)
settings.load_profile("ours")


@pytest.fixture(params=GAMES.values(), ids=GAMES.keys())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game in turn: a test that takes `game` is part of the contract."""
    return request.param


def tables(game: Game) -> list[tuple[int, dict]]:
    """Every number of players with the defaults, and once with every other option."""
    others = {option: values[1] for option, values in game.options.items()}
    return [*((n, {}) for n in game.players), (game.players[-1], others)]


def play_on(match: Match, seed: int, moves: int = 10_000) -> Match:
    """Play random moves until the match is over, or a number of moves."""
    chooser = random.Random(seed)
    while match.actors and moves:
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
        moves -= 1
    return match


def play_randomly(
    game: Game, players: int, seed: int, options: dict | None = None
) -> Match:
    return play_on(Match(game, players=players, seed=seed, options=options), seed)


def in_the_middle(game: Game, players: int, seed: int) -> Match:
    """A match after a random number of random moves."""
    match = Match(game, players=players, seed=seed)
    return play_on(match, seed, random.Random(seed).randrange(250))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With MALAVITA_NO_SKIPS, a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped") if reporter else None
    if skipped and os.environ.get("MALAVITA_NO_SKIPS"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        reporter.write_sep("=", "skipped, and MALAVITA_NO_SKIPS lets nothing be skipped")
        for report in skipped:
            reporter.write_line(f"{report.nodeid}: {report.longrepr[-1]}")
