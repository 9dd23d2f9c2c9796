"""Every reason for a refusal has its words, and no words are without a reason."""

import pytest

from malavita import words
from tests.words.test_words import ids, values_of


def message(game, reason):
    return f"{game.name}-why-{reason}".replace("_", "-")


def test_every_reason_has_a_message_and_every_message_a_reason(game):
    messages = [key for key in ids("en", game.name) if "-why-" in key]

    assert sorted(messages) == sorted(message(game, r) for r in game.outlook.REASONS)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_reason_is_one_to_seven_words_that_name_its_values(game, language):
    numbers = {"bid": 7, "round": 2}
    for reason, names in game.outlook.REASONS.items():
        key = message(game, reason)
        values = {name: numbers.get(name, "red") for name in names}
        text = words.say(key, values, language)

        assert 1 <= len(text.split()) <= 7, text
        assert values_of(language, key) == {*names}
