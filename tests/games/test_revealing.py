"""Which moves have shown somebody something, and so cannot be taken back."""

import random

from malavita.engine.match import Match
from malavita.engine.revealing import reveals

MOVES = 40
# By the first word of an action; what is in neither depends on the cards.
ALWAYS = {
    "razzia_knizia": {"draw"},
    "razzia_dorra": set(),
    "sicilianos": {"draft", "roll"},
    "thieves": {"plant", "stash", "police"},
}
NEVER = {
    "razzia_knizia": {"auction", "bid", "pass", "steal"},
    "razzia_dorra": {"give"},
    "sicilianos": {"war", "join", "hold", "loyal", "keep"},
    "thieves": {"take"},
}


def test_what_comes_from_a_pile_is_shown_and_what_all_could_see_is_not(game):
    known, seen = ALWAYS[game.name] | NEVER[game.name], set()
    for action, shown, _ in _moves(game):
        word = action.split()[0]
        if word in known:
            assert shown == (word in ALWAYS[game.name]), action
            seen.add(shown)
    assert seen or not known


def test_a_secret_choice_shows_nothing_until_all_are_turned_up():
    choices = [
        (shown, last)
        for action, shown, last in _moves("razzia_dorra")
        if action.startswith("play")
    ]
    assert {last for _, last in choices} == {True, False}
    assert all(shown == last for shown, last in choices)


def _moves(game):
    """A game played at random: action, whether it reveals, whether a decision ended."""
    match, chooser = Match(game, players=3, seed=1), random.Random(1)
    for _ in range(MOVES):
        if match.over:
            return
        seat = chooser.choice(match.actors)
        action = chooser.choice(match.legal(seat))
        before = match.observe(seat)
        match.play(seat, action)
        after, number = match.observe(seat), match.game.actions.read(action)
        shown = reveals(match.game, before, after, number)
        yield action, shown, after.beat != before.beat
