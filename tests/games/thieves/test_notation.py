"""The text of every action."""

import pytest

from malavita.engine.errors import UnknownAction
from malavita.games.thieves import GAME, notation, rules


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("stash money 0", rules.STASH),
        ("stash money 2", rules.STASH + 2),
        ("stash ring", rules.STASH + 4),
        ("stash horseshoe", rules.STASH + 5),
        ("plant money 0 on 0", rules.PLANT),
        ("plant money 0 on 3", rules.PLANT + 3),
        ("plant horseshoe on 1", rules.PLANT + 31),
        ("police 1", rules.PLAY_POLICE),
        ("police 2", rules.PLAY_POLICE + 1),
        ("roadblock", rules.PLAY_POLICE + 2),
        ("alarm", rules.PLAY_POLICE + 3),
        ("thief", rules.PLAY_POLICE + 4),
        ("double", rules.PLAY_DOUBLE),
        ("remove 1", rules.REMOVE_POLICE),
        ("remove 2", rules.REMOVE_POLICE + 1),
        ("decline", rules.DECLINE),
        ("to 2", rules.BRING_TO + 2),
        ("take 0 0", rules.TAKE_LOOT),
        ("take 1 4", rules.TAKE_LOOT + 30),
        ("take 5 25", rules.TAKE_LOOT + 155),
        ("stash", rules.STASH_UNSEEN),
    ],
)
def test_an_action_is_one_text(text, action):
    assert notation.write(action) == text
    assert notation.read(text) == action


def test_every_action_is_written_and_read():
    texts = [notation.write(action) for action in range(GAME.actions)]

    assert len(set(texts)) == GAME.actions
    assert [notation.read(text) for text in texts] == list(range(GAME.actions))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Stash ring",
        "stash money 4",
        "stash  ring",
        "stash alarm",
        "plant ring",
        "plant ring on 6",
        "police",
        "police 3",
        "remove 0",
        "take 1",
        "take 6 0",
        "take 0 26",
        "to 6",
        "double loot",
        "ring",
    ],
)
def test_an_unknown_text_is_refused(text):
    with pytest.raises(UnknownAction) as refused:
        notation.read(text)

    assert refused.value.values == {"action": text}


def test_only_a_stash_is_secret():
    secrets = {notation.write(action) for action in notation.SECRETS}
    heard = {notation.write(secret.heard) for secret in notation.SECRETS.values()}

    assert secrets == {
        *(f"stash money {n}" for n in range(4)),
        "stash ring",
        "stash horseshoe",
    }
    assert heard == {"stash"}
