"""The text of every action."""

import pytest

from malavita.engine.errors import (
    UnknownAction,
)
from malavita.games.razzia_knizia import GAME
from malavita.games.razzia_knizia.actions import (
    BID,
    CALL,
    DRAW,
    DRAW_LEFT,
    DRAW_RIGHT,
    PASS,
    STEAL,
    STOP,
)

# Notation.


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", DRAW),
        ("draw left", DRAW_LEFT),
        ("draw right", DRAW_RIGHT),
        ("auction", CALL),
        ("stop", STOP),
        ("pass", PASS),
        ("bid 1", BID + 1),
        ("bid 16", BID + 16),
        ("steal ring", STEAL),
        ("steal gold coin", STEAL + 9),
        ("steal restaurant", STEAL + 16),
    ],
)
def test_an_action_is_one_text(text, action):
    assert GAME.actions.write(action) == text
    assert GAME.actions.read(text) == action


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
        GAME.actions.read(text)

    assert refused.value.values == {"action": text}
