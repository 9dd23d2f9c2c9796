"""What the browser is held to is what Python says."""

import json

from tests.words.told import FILE, _say


def test_the_kept_sentences_are_those_of_today():
    kept = json.loads(FILE.read_text("utf-8"))

    assert len(kept) > 100
    for each in kept:
        for language, text in each["texts"].items():
            assert _say(each["game"], each, language) == text
