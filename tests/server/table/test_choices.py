"""A legal action is told in words and numbers, so that no client needs to read it."""

from __future__ import annotations

import pytest

from malavita.games import GAMES
from malavita.server.table.telling import choice, standing
from tests.server.tables import play_some, started

PARTS = {
    "draw left": ["draw", "left"],
    "bid 9": ["bid", 9],
    "steal gold coin": ["steal", "gold", "coin"],
    "place cotton club": ["place", "cotton", "club"],
    "play blue raid 4": ["play", "blue", "raid", 4],
    "give 3": ["give", 3],
    "roll": ["roll"],
    "steal 3 white": ["steal", 3, "white"],
    "bomb red 7": ["bomb", "red", 7],
    "stash money 2": ["stash", "money", 2],
    "plant money 0 on 3": ["plant", "money", 0, "on", 3],
    "take 1 14": ["take", 1, 14],
}


@pytest.mark.parametrize(("action", "parts"), PARTS.items())
def test_an_action_has_parts(action, parts):
    assert choice(action).parts == parts


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_parts_of_every_action_make_it_again(game):
    """And what reads like a number is one."""
    for number in range(game.actions):
        action = game.notation.write(number)
        parts = choice(action).parts
        assert " ".join(map(str, parts)) == action
        assert [type(part) is int for part in parts] == [
            part.isdecimal() for part in action.split()
        ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_seat_is_told_its_choices_with_their_parts(game):
    table = play_some(started(game), seed=1, moves=10)
    (seat, *_) = table.playing.actors
    told = standing(table, seat).choices
    assert [each.action for each in told] == table.playing.legal(seat)
    assert [each.parts for each in told] == [choice(each.action).parts for each in told]
    assert all(each.parts for each in told)
