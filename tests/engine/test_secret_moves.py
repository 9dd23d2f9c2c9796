"""Moves that all make at once, unheard by the others until the last is made."""

from itertools import permutations

from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match
from tests.engine.faida import GAME, Chosen, Revealed

CHOICES = {0: "raid", 1: "hide", 2: "raid"}


def begun():
    return Match(GAME, players=3, seed=1)


def test_any_order_of_arrival_gives_the_same_table():
    digests = set()
    for order in permutations(CHOICES):
        match = begun()
        for seat in order:
            match.play(seat, CHOICES[seat])
        digests.add((match.digest(), match.beat))

    assert len(digests) == 1


def test_the_beat_moves_only_when_all_have_chosen():
    match = begun()
    assert match.actors == [0, 1, 2]
    match.play(1, "raid")
    assert (match.beat, match.actors) == (0, [0, 2])
    match.play(0, "raid")
    match.play(2, "raid")
    assert (match.beat, match.actors) == (1, [0, 1, 2])


def test_a_secret_move_is_heard_in_full_only_by_who_made_it_until_all_have():
    match = begun()
    match.play(0, "raid")
    match.play(1, "hide")

    assert match.heard(0) == [(0, "raid"), (1, "choose ?")]
    assert match.heard(1) == [(0, "choose ?"), (1, "hide")]
    assert match.heard() == match.heard(2) == [(0, "choose ?"), (1, "choose ?")]
    match.play(2, "hide")
    for seat in (SPECTATOR, 0, 1, 2):
        assert match.heard(seat) == match.log
    match.play(2, "raid")
    assert match.heard(0)[:3] == match.log[:3]
    assert match.heard(0)[3] == (2, "choose ?")


def test_nothing_that_others_are_told_depends_on_a_secret_move():
    raids, hides = begun(), begun()
    told = [
        m.play(0, move, (SPECTATOR, 0, 1))
        for m, move in ((raids, "raid"), (hides, "hide"))
    ]

    for viewer in (SPECTATOR, 1):
        assert told[0][viewer] == told[1][viewer] == [Chosen(0, "choose ?")]
        assert raids.observe(viewer).tobytes() == hides.observe(viewer).tobytes()
    assert told[0][0] == [Chosen(0, "raid")]


def test_the_last_move_reveals_them_all():
    match = begun()
    match.play(0, "raid")
    match.play(1, "raid")
    assert match.play(2, "hide", [SPECTATOR])[SPECTATOR] == [
        Chosen(2, "choose ?"),
        Revealed([1, 1, 0]),
    ]


def test_a_game_of_secret_moves_is_recorded_whole():
    match = begun()
    for _ in range(3):
        for seat, choice in CHOICES.items():
            match.play(seat, choice)

    assert match.over
    assert match.winners == [0, 2]
    assert Match.replay(match.record()).digest() == match.digest()
