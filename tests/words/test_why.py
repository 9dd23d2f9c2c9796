"""Every reason for a refusal has its words, and no words are without a reason."""

import re
from importlib.resources import files

import pytest

from malavita import words
from malavita.games import GAMES


def message(game, reason):
    return f"{game.name}-why-{reason}".replace("_", "-")


def test_every_reason_has_a_message_and_every_message_a_reason(game):
    file = files("malavita.words").joinpath("en", f"{game.name}.ftl")
    messages = re.findall(r"^([a-z-]+-why-[a-z-]+) =", file.read_text("utf-8"), re.M)

    assert sorted(messages) == sorted(message(game, r) for r in game.outlook.REASONS)


@pytest.mark.parametrize(
    ("name", "reason"),
    [(name, reason) for name, game in GAMES.items() for reason in game.outlook.REASONS],
)
def test_a_reason_is_two_to_six_words_that_name_its_values(name, reason):
    game = GAMES[name]
    values = {name: f"${name}" for name in game.outlook.REASONS[reason]}
    text = words.say(message(game, reason), values)

    assert 2 <= len(text.split()) <= 6
    assert all(value in text for value in values.values())
