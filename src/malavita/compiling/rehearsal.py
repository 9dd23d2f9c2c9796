"""A rehearsal: call all rules that a table uses, so that no player waits for them."""

from malavita.engine.game import Game
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck, pick
from malavita.engine.match import Match
from malavita.engine.revealing import reveals

MOVES = 12


def rehearse(game: Game) -> None:
    """Load what is compiled, and compile the rest."""
    _play(game)
    _look_ahead(game)


def _play(game: Game) -> None:
    """Play a few moves, with their stories and views."""
    match = Match(game, players=game.players[0], seed=0)
    luck = new_luck(0)
    for _ in range(MOVES):
        seat = match.actors[0]
        legal = match.legal(seat)
        action = legal[pick(luck, len(legal))]
        before = match.observe(seat)
        match.play(seat, action, [SPECTATOR, seat])
        number = game.actions.read(action)
        reveals(game, before, match.observe(seat), number)
        match.view(seat)


def _look_ahead(game: Game) -> None:
    """Play a whole game with forecasts: some of its decisions are rare."""
    match = Match(game, players=game.players[0], seed=0)
    luck = new_luck(0)
    outlook = game.outlook
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        view = match.observe(seat)
        outlook.forecast(view)
        outlook.refusals(view, legal)
        outlook.passage(view)
        outlook.unseen(view)
        match.play(seat, legal[pick(luck, len(legal))])
    outlook.passage(match.observe(SPECTATOR))
