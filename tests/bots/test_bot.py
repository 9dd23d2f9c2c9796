"""Bots are known by their names."""

import pytest

from malavita.bots.bot import LEVELS, Budget, UnknownBot, bot_named, read_name
from malavita.engine.luck import new_luck
from malavita.engine.match import Match


@pytest.mark.parametrize(
    ("name", "level", "budget"),
    [
        ("rookie", "rookie", Budget()),
        ("soldier", "soldier", Budget()),
        ("capo", "capo", Budget(iterations=1_000)),
        ("don", "don", Budget(iterations=5_000)),
        ("capo:500", "capo", Budget(iterations=500)),
        ("don:800ms", "don", Budget(milliseconds=800)),
    ],
)
def test_a_name_says_how_a_bot_plays(name, level, budget):
    assert read_name(name) == (level, budget)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "pope",
        "Don",
        "don:",
        "don:0",
        "don:-5",
        "don:5s",
        "don:1e3",
        "soldier:500",
        None,
    ],
)
def test_other_names_are_refused_with_what_would_be_right(name):
    with pytest.raises(UnknownBot, match="don:800ms") as refused:
        read_name(name)
    assert refused.value.code == "unknown_bot"
    assert refused.value.values == {"bot": name, "known": list(LEVELS)}


def test_those_who_answer_at_once_play_legal_actions(game):
    match = Match(game, players=game.players[0], seed=1)
    luck = new_luck(1)
    bots = [bot_named("rookie", game), bot_named("soldier", game)]
    while not match.over:
        seat = match.actors[0]
        legal = match.legal_actions(seat)
        action = bots[seat % 2].choose(match.observe(seat), legal.copy(), luck)
        assert action in legal
        match.play(seat, game.actions.write(action))
