"""The text of every action."""

import pytest

from malavita.engine.errors import UnknownAction
from malavita.games.razzia_dorra import GAME, notation, rules


def test_every_action_is_written_and_read():
    texts = [notation.write(action) for action in range(GAME.actions)]

    assert len(set(texts)) == GAME.actions
    assert [notation.read(text) for text in texts] == list(range(GAME.actions))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place colibri", rules.PLACE_AT),
        ("place cotton club", rules.PLACE_AT + 1),
        ("place jazz house", rules.PLACE_AT + 5),
        ("play red gambler 1", rules.PLAY + 1),
        ("play red gambler 6", rules.PLAY + 6),
        ("play red raid 3", rules.PLAY + 7),
        ("play blue raid 4", rules.PLAY + 38),
        ("play pink raid 6", rules.PLAY + 60),
        ("give 0", rules.GIVE),
        ("give 7", rules.GIVE + 7),
        ("accept", rules.ACCEPT),
        ("duel", rules.DUEL),
        ("play ?", rules.PLAY_UNSEEN),
        ("answer ?", rules.ANSWER_UNSEEN),
    ],
)
def test_an_action_is_one_text(text, action):
    assert notation.write(action) == text
    assert notation.read(text) == action


def test_cards_and_answers_are_secret_and_nothing_else():
    heard = {
        notation.write(action): notation.write(secret.heard)
        for action, secret in notation.SECRETS.items()
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
        notation.read(text)

    assert refused.value.values == {"action": text}
