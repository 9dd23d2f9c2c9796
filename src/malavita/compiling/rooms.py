"""The parts of a game that are compiled together, named after what needs them."""

from collections.abc import Callable

import numpy as np


def _games(name: str) -> None:
    from malavita.arena.simulation import simulate
    from malavita.games import GAMES

    simulate(GAMES[name], players=GAMES[name].players[0], games=1, seed=0)


def _match(name: str) -> None:
    """Play a match to its end, and begin one from a view."""
    from malavita.engine.layout import SPECTATOR
    from malavita.engine.luck import new_luck, pick
    from malavita.engine.match import Match
    from malavita.games import GAMES

    game = GAMES[name]
    match = Match(game, players=game.players[0], seed=0)
    luck = new_luck(0)
    match.view()
    Match.from_position(game, match.position(), seed=0)
    while not match.over:
        legal = match.legal(match.actors[0])
        match.play(match.actors[0], legal[pick(luck, len(legal))], [SPECTATOR])
    match.record()
    match.faults()


def _perft(name: str) -> None:
    from malavita.engine.match import Match
    from malavita.games import GAMES

    Match(GAMES[name], players=GAMES[name].players[0], seed=0).perft(1)


def _batch(name: str) -> None:
    from malavita.engine.batch import Batch
    from malavita.games import GAMES

    batch = Batch(GAMES[name], players=GAMES[name].players[0], size=1, seed=0)
    batch.step(np.argmax(batch.legal(), axis=1))
    batch.views()


def _arena(name: str) -> None:
    """Play one deal with bots that answer at once."""
    from malavita.arena.plan import simulation_of
    from malavita.arena.playing import play_deals
    from malavita.games import GAMES

    bots = ["soldier"] * GAMES[name].players[0]
    play_deals(simulation_of(GAMES[name], bots=bots, games=1, seed=0), 0, 1)


def _bots(name: str) -> None:
    """Ask a bot that answers at once, and one that searches."""
    from malavita.bots.bot import bot_named
    from malavita.engine.luck import new_luck
    from malavita.engine.match import Match
    from malavita.games import GAMES

    game = GAMES[name]
    match = Match(game, players=game.players[0], seed=0)
    seat = match.actors[0]
    view, legal = match.observe(seat), match.legal_actions(seat)
    bot_named("soldier", game).choose(view, legal, new_luck(0))
    bot_named("capo:1", game).think(view, new_luck(0))


def _server(name: str) -> None:
    """Do what a table of the server does with the rules."""
    from malavita.compiling.rehearsal import rehearse
    from malavita.games import GAMES

    rehearse(GAMES[name])


# Rooms that take longest come first.
ROOMS: dict[str, Callable[[str], None]] = {
    "bots": _bots,
    "arena": _arena,
    "match": _match,
    "games": _games,
    "batch": _batch,
    "perft": _perft,
    "server": _server,
}
RULES = ("match", "games", "batch", "perft")  # without the bots
SERVED = ("match", "server", "bots")  # what a table of the server needs
