"""The text of every action."""

import pytest

from malavita.engine.errors import UnknownAction
from malavita.games.sicilianos import GAME, rules
from malavita.games.sicilianos.actions import (
    ADD,
    ADD_UNHEARD,
    BETRAY,
    BLOW_UP,
    BUSINESS,
    DRAFT,
    DRAW,
    FOUND,
    FOUND_UNHEARD,
    HOLD,
    JOIN,
    JOIN_UNHEARD,
    KEEP,
    KEEP_UNHEARD,
    LOYAL,
    MONEY,
    OUT,
    ROB,
    ROLL,
    SEARCH,
    STAKE,
    STOP,
    WAR,
    WAR_UNHEARD,
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draft white", DRAFT),
        ("draft green", DRAFT + 5),
        ("roll", ROLL),
        ("draw red", DRAW + 2),
        ("search blue", SEARCH + 3),
        ("keep 1", KEEP + 1),
        ("keep 11", KEEP + 11),
        ("steal 0 white", ROB),
        ("steal 3 white", ROB + 18),
        ("steal 5 green", ROB + 35),
        ("war white 1", WAR),
        ("war white 5", WAR + rules.card_number(0, 5)),
        ("war green 11", WAR + 65),
        ("join red 8", JOIN + rules.card_number(2, 8)),
        ("stake 5", STAKE),
        ("stake 50", STAKE + 4),
        ("out", OUT),
        ("add 1", ADD + 1),
        ("add 11", ADD + 11),
        ("stop", STOP),
        ("loyal", LOYAL),
        ("betray", BETRAY),
        ("hold", HOLD),
        ("bomb red 7", BLOW_UP + rules.card_number(2, 7)),
        ("business", BUSINESS),
        ("money", MONEY),
        ("found antique", FOUND),
        ("found laundry", FOUND + 2),
        ("war green ?", WAR_UNHEARD + 5),
        ("join white ?", JOIN_UNHEARD),
        ("keep ?", KEEP_UNHEARD),
        ("add ?", ADD_UNHEARD),
        ("found ?", FOUND_UNHEARD),
    ],
)
def test_an_action_is_one_text(text, action):
    assert GAME.actions.write(action) == text
    assert GAME.actions.read(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "Roll", "draw", "war white", "keep 0", "keep 12", "steal 6 red", "stake 7"],
)
def test_an_unknown_text_is_refused(text):
    with pytest.raises(UnknownAction) as refused:
        GAME.actions.read(text)

    assert refused.value.values == {"action": text}


def test_the_secret_moves_are_those_that_show_a_card_or_a_type():
    secret = {GAME.actions.write(action).split()[0] for action in GAME.actions.secrets}

    assert secret == {"war", "join", "add", "keep", "found"}
    for action, (kind, heard) in GAME.actions.secrets.items():
        text, other = (
            GAME.actions.write(action).split(),
            GAME.actions.write(heard).split(),
        )
        assert other == [*text[:-1], "?"]
        assert kind == {"keep": "kept", "found": "founded"}.get(text[0], "laid")
