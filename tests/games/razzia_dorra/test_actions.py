"""The text of every action."""

import pytest

from malavita.engine.errors import UnknownAction
from malavita.games.razzia_dorra import GAME
from malavita.games.razzia_dorra.actions import (
    ACCEPT,
    ANSWER_UNHEARD,
    DUEL,
    GIVE,
    PLACE_AT,
    PLAY,
    PLAY_UNHEARD,
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place colibri", PLACE_AT),
        ("place cotton club", PLACE_AT + 1),
        ("place jazz house", PLACE_AT + 5),
        ("play red gambler 1", PLAY + 1),
        ("play red gambler 6", PLAY + 6),
        ("play red raid 3", PLAY + 7),
        ("play blue raid 4", PLAY + 38),
        ("play pink raid 6", PLAY + 60),
        ("give 0", GIVE),
        ("give 7", GIVE + 7),
        ("accept", ACCEPT),
        ("duel", DUEL),
        ("play ?", PLAY_UNHEARD),
        ("answer ?", ANSWER_UNHEARD),
    ],
)
def test_an_action_is_one_text(text, action):
    assert GAME.actions.write(action) == text
    assert GAME.actions.read(text) == action


def test_cards_and_answers_are_secret_and_nothing_else():
    heard = {
        GAME.actions.write(action): GAME.actions.write(secret.heard)
        for action, secret in GAME.actions.secrets.items()
    }

    assert len(heard) == 62
    assert heard["accept"] == heard["duel"] == "answer ?"
    assert {text for move, text in heard.items() if move.startswith("play")} == {"play ?"}


@pytest.mark.parametrize(
    "text",
    ["", "place", "place Colibri", "place red", "play blue raid 2", "play blue raid",
     "play raid 4", "give", "give 8", "give -1", "give 01", "accept ", "Duel", "answer"],
)  # fmt: skip
def test_an_unknown_text_is_refused(text):
    with pytest.raises(UnknownAction) as refused:
        GAME.actions.read(text)

    assert refused.value.values == {"action": text}
