"""The simple opponent: legal, repeatable, and better than chance."""

from malavita.bots import flat
from malavita.engine.luck import new_luck, pick
from malavita.engine.match import Match
from tests.conftest import in_the_middle


def test_it_chooses_legal_actions_and_the_same_again(game):
    for seed in range(10):
        match = in_the_middle(game, game.players[-1], seed)
        for seat in match.actors:
            view, legal = match.observe(seat), match.legal_actions(seat)
            choices = {flat.choose(game, view, legal, new_luck(seed)) for _ in range(2)}
            assert len(choices) == 1
            assert choices <= set(legal.tolist())


def test_it_beats_random_players(game):
    """A fair share of 40 games is 10; the bot sits on every seat ten times."""
    won = 0.0
    for seed in range(40):
        seat, luck = seed % 4, new_luck(seed)
        match = Match(game, players=4, seed=seed // 4)
        while not match.over:
            actor = match.actors[0]
            legal = match.legal_actions(actor)
            if actor == seat:
                action = flat.choose(game, match.observe(actor), legal, luck)
            else:
                action = int(legal[pick(luck, len(legal))])
            match.play(actor, game.notation.write(action))
        won += (seat in match.winners) / len(match.winners)
    assert won > 20
