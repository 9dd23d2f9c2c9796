"""The text of every action."""

import pytest

from malavita.engine.errors import UnknownAction
from malavita.games.sicilianos import GAME, notation, rules


def test_every_action_is_written_and_read():
    texts = [notation.write(action) for action in range(GAME.actions)]

    assert len(set(texts)) == GAME.actions == 305
    assert [notation.read(text) for text in texts] == list(range(GAME.actions))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draft white", rules.DRAFT),
        ("draft green", rules.DRAFT + 5),
        ("roll", rules.ROLL),
        ("draw red", rules.DRAW + 2),
        ("search blue", rules.SEARCH + 3),
        ("keep 1", rules.KEEP + 1),
        ("keep 11", rules.KEEP + 11),
        ("steal 0 white", rules.ROB),
        ("steal 3 white", rules.ROB + 18),
        ("steal 5 green", rules.ROB + 35),
        ("war white 1", rules.WAR),
        ("war white 5", rules.WAR + rules.card_number(0, 5)),
        ("war green 11", rules.WAR + 65),
        ("join red 8", rules.JOIN + rules.card_number(2, 8)),
        ("stake 5", rules.STAKE),
        ("stake 50", rules.STAKE + 4),
        ("out", rules.OUT),
        ("add 1", rules.ADD + 1),
        ("add 11", rules.ADD + 11),
        ("stop", rules.STOP),
        ("loyal", rules.LOYAL),
        ("betray", rules.BETRAY),
        ("hold", rules.HOLD),
        ("bomb red 7", rules.BLOW_UP + rules.card_number(2, 7)),
        ("business", rules.BUSINESS),
        ("money", rules.MONEY),
        ("found antique", rules.FOUND),
        ("found laundry", rules.FOUND + 2),
        ("war green ?", rules.WAR_UNHEARD + 5),
        ("join white ?", rules.JOIN_UNHEARD),
        ("keep ?", rules.KEEP_UNHEARD),
        ("add ?", rules.ADD_UNHEARD),
        ("found ?", rules.FOUND_UNHEARD),
    ],
)
def test_an_action_is_one_text(text, action):
    assert notation.write(action) == text
    assert notation.read(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "Roll", "draw", "war white", "keep 0", "keep 12", "steal 6 red", "stake 7"],
)
def test_an_unknown_text_is_refused(text):
    with pytest.raises(UnknownAction) as refused:
        notation.read(text)

    assert refused.value.values == {"action": text}


def test_the_secret_moves_are_those_that_show_a_card_or_a_type():
    secret = {notation.write(action).split()[0] for action in notation.SECRETS}

    assert secret == {"war", "join", "add", "keep", "found"}
    for action, (kind, heard) in notation.SECRETS.items():
        text, other = notation.write(action).split(), notation.write(heard).split()
        assert other == [*text[:-1], "?"]
        assert kind == {"keep": "kept", "found": "founded"}.get(text[0], "laid")
