"""Everything a table does with the rules, done once, so that no player waits for it."""

from malavita.engine.game import Game
from malavita.engine.luck import new_luck, pick
from malavita.engine.match import Match
from malavita.engine.record import SPECTATOR
from malavita.server.revealing import GLANCE, reveals

MOVES = 12


def rehearse(game: Game) -> None:
    """Play a few moves and look at all: what is compiled is loaded, the rest compiled."""
    match = Match(game, players=game.players[0], seed=0)
    luck = new_luck(0)
    for _ in range(MOVES):
        seat = match.actors[0]
        legal = match.legal(seat)
        action = legal[pick(luck, len(legal))]
        before = match.observe(seat)
        match.tell(seat, action, [SPECTATOR, seat])
        reveals(game, before, match.observe(seat), game.notation.read(action), GLANCE)
        match.view(seat)
        game.outlook.forecast(match.observe(seat))
