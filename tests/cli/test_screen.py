"""Tables as a person sees them, whatever the game."""

import io
import re

from msgspec import to_builtins
from rich.console import Console

from malavita import Match
from malavita.cli import screen
from tests.conftest import in_the_middle

NAMES = [f"P{seat}" for seat in range(8)]


def printed(what, width=100):
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(what)
    return out.getvalue()


def shown(match, seat=0):
    return printed(screen.table_of(match.game, match.view(seat), NAMES), width=300)


def test_a_table_is_free_of_what_only_a_program_understands(game):
    for seed in range(6):
        match = in_the_middle(game, game.players[seed % len(game.players)], seed)
        for seat in (-1, 0):
            text = shown(match, seat)
            assert not re.search(r"None|True|False|[\[\]{}']", text), text
            for each in range(match.players):
                assert f"P{each}" in text


def test_what_is_put_aside_are_fields_of_a_view(game):
    match = Match(game, players=game.players[0], seed=1)
    view = to_builtins(match.view())

    assert game.position.ASIDE - {*view, *view["seats"][0]} == set()


def test_unknown_cards_are_counted_and_places_stand_side_by_side():
    match = Match("sicilianos", players=3, seed=1)

    text = shown(match)

    assert re.search(r"piles +businesses", text)
    assert re.search(r"white +11×\? +antique restaurant laundry", text)
    assert "2×5, 2×10, 2×20, 2×40, 2×50" in text


def test_columns_in_which_nobody_has_anything_are_left_out():
    match = Match("sicilianos", players=3, seed=1, options={"draft": "random"})
    assert "war" not in shown(match)

    (starter,) = match.actors
    match.play(starter, match.legal(starter)[1])
    assert re.search(r"war", shown(match))


def test_of_what_is_so_the_name_is_enough_and_of_what_is_not_nothing():
    fighter = {"colour": "red", "cards": [], "laid": None, "new": True, "turned": False}
    assert printed(screen._plain(fighter)) == "colour red, new\n"
    assert printed(screen._plain({"up": 0, "down": 2})) == "0 up, 2 down\n"
    assert printed(screen._plain({"police 2": 2, "ring": 1})) == "2×police 2, ring\n"
    assert printed(screen._plain([])) == "–\n"
    assert printed(screen._plain(["(money 0)", "?", "?", "ring"])) == (
        "(money 0), 2×?, ring\n"
    )


def test_choices_are_not_broken_over_lines():
    moves = [f"join white {n}" for n in range(1, 12)]
    lines = printed(screen.choices(moves), width=60).splitlines()

    assert len(lines) > 1
    for number, move in enumerate(moves, start=1):
        assert any(f"{number} {move}" in line for line in lines)


def test_a_hint_says_what_is_advised_though_another_chance_looks_better():
    chances = [("draw left", 0.284), ("auction", 0.31), ("pass", 0.25)]
    best = "A don would play draw left (28% to win)."
    others = "Alternatives: auction, 31%; pass, 25%."
    assert printed(screen.hint("don", chances)) == f"{best} {others}\n"
    assert printed(screen.hint("don", chances[:1])) == f"{best}\n"
