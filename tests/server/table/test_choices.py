"""A legal action is told in named parts, so that no client needs to read it."""

from __future__ import annotations

import pytest

from malavita.games import GAMES
from malavita.server.table.telling import choices_of, standing
from tests.server.tables import play_some, started

PARTS = {
    "razzia_knizia": {
        "draw": {"verb": "draw"},
        "draw left": {"verb": "draw", "pile": "left"},
        "bid 9": {"verb": "bid", "cheque": 9},
        "steal gold coin": {"verb": "steal", "card": "gold coin"},
    },
    "razzia_dorra": {
        "place cotton club": {"verb": "place", "bar": "cotton club"},
        "play blue raid 4": {"verb": "play", "card": "blue raid 4"},
        "give 3": {"verb": "give", "to": 3},
    },
    "sicilianos": {
        "roll": {"verb": "roll"},
        "steal 3 white": {"verb": "steal", "owner": 3, "colour": "white"},
        "bomb red 7": {"verb": "bomb", "colour": "red", "value": 7},
    },
    "thieves": {
        "stash money 2": {"verb": "stash", "card": "money 2"},
        "plant money 0 on 3": {"verb": "plant", "card": "money 0", "on": 3},
        "take 1 14": {"verb": "take", "owner": 1, "place": 14},
    },
}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_action_has_named_parts(game):
    told = {choice.action: choice.parts for choice in choices_of(game.name)}
    assert {action: told[action] for action in PARTS[game.name]} == PARTS[game.name]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_seat_is_told_its_choices_with_their_parts(game):
    table = play_some(started(game), seed=1, moves=10)
    (seat, *_) = table.playing.actors
    told = standing(table, seat).choices
    assert [each.action for each in told] == table.playing.legal(seat)
    assert all(each.parts["verb"] == each.action.split()[0] for each in told)
