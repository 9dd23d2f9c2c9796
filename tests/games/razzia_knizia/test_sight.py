"""Who sees what."""

import pytest
from msgspec import to_builtins

from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.games.razzia_knizia import GAME, faults, sight
from tests.games.razzia_knizia.tables import (
    GOOD,
    deal,
    lay,
    play,
)

# Who sees what.


def test_the_order_of_the_piles_makes_no_difference_to_a_view():
    ours, theirs = lay(left=["car"]), lay(left=["police"])

    assert ours.observe(0).tobytes() == theirs.observe(0).tobytes()


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_everybody_sees_everything_but_the_order_of_the_piles(named):
    match = lay(**named)
    position = match.position()
    del position["format"], position["edition"]
    position["piles"] = {name: len(pile) for name, pile in position["piles"].items()}
    head = {"beat": 0, "actors": match.actors, "scores": match.scores}

    for seat in range(SPECTATOR, match.players):
        assert to_builtins(match.view(seat)) == {**head, "seat": seat, **position}


def test_a_view_names_the_open_decision():
    match = lay()

    play(match, "0 auction", "1 pass")

    assert match.view().beat == match.beat == 2


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_redealt_table_fits_the_view(named):
    view = lay(**named).observe(1)
    state, again = GAME.State.blank()[0], GAME.View.blank()[0]

    sight.redeal(view, state, new_luck(1))
    sight.observe(state, 1, again)

    assert again.tobytes() == view.tobytes()
    assert faults.faults(state) == faults.SOUND


def test_a_redealt_table_depends_on_luck_alone():
    view = lay(row={"car": 3}, families={1: {"ring": 2}}).observe(1)
    first, same, other = (deal(seed=seed) for seed in (1, 2, 3))

    sight.redeal(view, first, new_luck(1))
    sight.redeal(view, same, new_luck(1))
    sight.redeal(view, other, new_luck(2))

    assert first.deck.tolist() == same.deck.tolist() != other.deck.tolist()
