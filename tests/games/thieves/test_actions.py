"""The text of every action."""

import pytest

from malavita.engine.errors import UnknownAction
from malavita.games.thieves import GAME
from malavita.games.thieves.actions import (
    BRING_TO,
    DECLINE,
    PLANT,
    PLAY_DOUBLE,
    PLAY_POLICE,
    REMOVE_POLICE,
    STASH,
    STASH_UNHEARD,
    TAKE_LOOT,
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("stash money 0", STASH),
        ("stash money 2", STASH + 2),
        ("stash ring", STASH + 4),
        ("stash horseshoe", STASH + 5),
        ("plant money 0 on 0", PLANT),
        ("plant money 0 on 3", PLANT + 3),
        ("plant horseshoe on 1", PLANT + 31),
        ("police 1", PLAY_POLICE),
        ("police 2", PLAY_POLICE + 1),
        ("roadblock", PLAY_POLICE + 2),
        ("alarm", PLAY_POLICE + 3),
        ("thief", PLAY_POLICE + 4),
        ("double", PLAY_DOUBLE),
        ("remove 1", REMOVE_POLICE),
        ("remove 2", REMOVE_POLICE + 1),
        ("decline", DECLINE),
        ("to 2", BRING_TO + 2),
        ("take 0 0", TAKE_LOOT),
        ("take 1 4", TAKE_LOOT + 30),
        ("take 5 25", TAKE_LOOT + 155),
        ("stash", STASH_UNHEARD),
    ],
)
def test_an_action_is_one_text(text, action):
    assert GAME.actions.write(action) == text
    assert GAME.actions.read(text) == action


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
        GAME.actions.read(text)

    assert refused.value.values == {"action": text}


def test_only_a_stash_is_secret():
    secrets = {GAME.actions.write(action) for action in GAME.actions.secrets}
    heard = {GAME.actions.write(secret.heard) for secret in GAME.actions.secrets.values()}

    assert secrets == {
        *(f"stash money {n}" for n in range(4)),
        "stash ring",
        "stash horseshoe",
    }
    assert heard == {"stash"}
