"""Nobody waits for the compiler in the middle of a game."""

from malavita.compiling.rehearsal import rehearse


def test_after_a_rehearsal_no_outlook_has_anything_left_to_compile(game):
    rehearse(game)
    rules = [each for each in vars(game.outlook).values() if hasattr(each, "signatures")]

    assert rules
    assert all(rule.signatures for rule in rules)
