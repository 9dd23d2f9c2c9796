"""The text of every action."""

import pytest

from malavita.engine.errors import (
    UnknownAction,
)
from malavita.games.razzia_knizia import GAME, notation, rules

# Notation.


def test_every_action_is_written_and_read():
    texts = [notation.write(action) for action in range(GAME.actions)]

    assert len(set(texts)) == GAME.actions
    assert [notation.read(text) for text in texts] == list(range(GAME.actions))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", rules.DRAW),
        ("draw left", rules.DRAW_LEFT),
        ("draw right", rules.DRAW_RIGHT),
        ("auction", rules.CALL),
        ("stop", rules.STOP),
        ("pass", rules.PASS),
        ("bid 1", rules.BID + 1),
        ("bid 16", rules.BID + 16),
        ("steal ring", rules.STEAL),
        ("steal gold coin", rules.STEAL + 9),
        ("steal restaurant", rules.STEAL + 16),
    ],
)
def test_an_action_is_one_text(text, action):
    assert notation.write(action) == text
    assert notation.read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        "draw  left",
        "bid",
        "bid 0",
        "bid 17",
        "bid 07",
        "steal police",
        "bid 7 ",
    ],
)
def test_an_unknown_text_is_refused(text):
    with pytest.raises(UnknownAction) as refused:
        notation.read(text)

    assert refused.value.values == {"action": text}
