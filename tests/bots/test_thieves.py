"""A good player of Thieves!: what he does where the right choice is clear."""

import random

import numpy as np
import pytest

from malavita.bots.strategy import advise, ask_again, distinct, is_silly
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.games.thieves import GAME
from tests.conftest import INTERPRETED, tables
from tests.games.thieves.tables import lay, play

MATCHES = 2 if INTERPRETED else 60


def almost_over(hand, mine, theirs, **named):
    """Six getaway cars are gone and few cards left; seats 0 and 1 are the richest."""
    poor = {2: ["money 0"] * 2 + ["money 1"] * 3, 3: ["money 0"] * 2 + ["money 1"] * 2}
    return lay(
        cars=6,
        gone={"roadblock": 2, "thief": 2, "alarm": 2, "double loot": 2, "police 2": 2},
        hands={0: hand, 1: ["police 1"] * 2, 2: ["police 2"], 3: ["police 2"]},
        bare=range(4),
        loot={0: mine, 1: theirs, **poor},
        **named,
    )


def advised(match, seed=1):
    """What the soldier whose turn it is plays."""
    seat = match.actors[0]
    actions = match.legal_actions(seat)
    view = match.observe(seat)
    action = advise(view, actions, len(actions), new_luck(seed))
    return GAME.actions.write(action)


def silly(match):
    """Every action that is out of the question."""
    seat = match.actors[0]
    view = match.observe(seat)
    actions = match.legal_actions(seat).tolist()
    return {GAME.actions.write(action) for action in actions if is_silly(view, action)}


def kept(match):
    """The actions that are really different."""
    seat = match.actors[0]
    actions = match.legal_actions(seat).copy()
    n = distinct(match.observe(seat), actions, len(actions))
    return [GAME.actions.write(action) for action in actions[:n].tolist()]


# The soldier.


def test_a_soldier_who_cannot_catch_up_calls_the_police():
    hand = ["police 1", "money 0", "money 0", "money 1"]
    rich = ["money 3", "money 3", "money 2"]
    match = almost_over(hand, ["money 3"], rich, police={"police 1": 3})

    assert advised(match) == "police 1"


def test_a_soldier_does_not_call_the_police_when_he_is_the_richest_himself():
    match = lay(
        police={"police 1": 3},
        hands={0: ["police 1", "police 2", "money 0", "money 1"]},
        loot={0: ["money 3", "money 3", "money 2"], 1: ["money 1"], 2: ["money 2"]},
    )

    assert not advised(match).startswith("police")


def test_a_soldier_stashes_his_best_money_when_the_end_is_near():
    hand = ["money 3", "money 2", "money 0", "police 1"]
    match = almost_over(hand, ["money 3"], ["money 3", "money 2"])

    assert advised(match) == "stash money 3"


def test_at_the_end_a_horseshoe_is_better_than_a_ring():
    hand = ["ring", "horseshoe", "money 0", "police 1"]
    match = almost_over(hand, ["money 3"], ["money 3", "money 2"])

    assert advised(match) == "stash horseshoe"


@pytest.mark.parametrize("best", ["money 3", "(money 3)"])
def test_a_thief_brings_home_what_wins(best):
    known = {1: {2: [0, 1]}}
    theirs = ["money 2", "money 0", best]
    hand = ["money 0", "money 1", "police 1"]
    match = almost_over(hand, ["money 3"], theirs, known=known, decision="take")

    assert advised(match) == "take 1 2"
    play(match, "0 take 1 2")
    assert advised(match) == "to 0"


def test_a_roadblock_removes_the_card_with_two_cars_when_he_is_the_richest():
    match = lay(
        decision="remove",
        gone={"roadblock": 1},
        police={"police 1": 1, "police 2": 1},
        loot={0: ["money 3", "money 3"], 1: ["money 1"]},
    )

    assert advised(match) == "remove 2"


@pytest.mark.parametrize(("players", "options"), tables(GAME))
def test_advice_is_always_legal(players, options):
    """In games of which soldiers play one half and chance the other."""
    for seed in range(MATCHES):
        match = Match(GAME, players=players, seed=seed, options=options)
        chooser = random.Random(seed)
        while match.actors:
            seat = match.actors[0]
            action = advised(match, seed)
            assert action in match.legal(seat)
            match.play(seat, chooser.choice([action, chooser.choice(match.legal(seat))]))


def test_advice_leaves_the_view_alone():
    match = lay(loot={0: ["(money 2)"], 1: ["(money 1)", "money 3"]})
    view, actions = match.observe(0), match.legal_actions(0)
    before = view.tobytes()

    advise(view, actions, len(actions), new_luck(1))

    assert view.tobytes() == before


# The rookie.


def test_it_is_silly_to_call_the_police_as_the_richest():
    rich = {0: ["money 3", "money 3"], 1: ["(money 2)"]}
    hands = {0: ["police 1", "police 2", "money 0", "money 0"]}
    match = lay(police={"police 1": 2}, hands=hands, loot=rich)

    assert silly(match) == {"police 2"}


def test_it_is_not_silly_while_another_may_be_richer():
    loot = {0: ["money 2"], 1: ["(money 1)"]}
    hands = {0: ["police 1", "police 2", "money 0", "money 0"]}
    match = lay(police={"police 1": 2}, hands=hands, loot=loot)

    assert silly(match) == set()


def test_it_is_silly_to_waste_a_card():
    hands = {0: ["roadblock", "thief", "money 0", "money 1"]}

    assert silly(lay(hands=hands)) == {"roadblock", "thief"}
    assert silly(lay(hands=hands, police={"police 1": 1}, loot={1: ["ring"]})) == set()


def test_it_is_silly_to_give_good_money_to_the_poor():
    hands = {0: ["money 2", "money 1", "money 0", "money 0"]}
    loot = {0: ["money 3", "money 1"], 1: ["money 2"], 2: ["money 1"]}

    assert silly(lay(3, hands=hands, loot=loot)) == {"plant money 2 on 2"}


def test_it_is_silly_to_steal_from_oneself_without_need():
    loot = {0: ["money 2", "money 1"], 1: ["money 3", "money 3"]}
    match = lay(decision="take", gone={"thief": 1}, loot=loot)
    rich = lay(decision="take", gone={"thief": 1}, loot={**loot, 1: ["money 1"]})

    assert silly(match) == {"take 0 0", "take 0 1"}
    assert silly(rich) == set()


# What comes to the same.


def test_hidden_cards_of_a_row_come_to_the_same():
    hidden = ["(money 2)", "money 1", "(money 3)", "money 1", "(money 0)"]
    match = lay(decision="take", gone={"thief": 1}, loot={1: hidden, 2: ["(ring)"]})

    assert kept(match) == ["decline", "take 1 0", "take 1 1", "take 2 0"]


def test_a_card_that_somebody_else_knows_is_another_card():
    match = lay(
        decision="take",
        gone={"thief": 1},
        loot={1: ["(money 2)", "(money 2)", "(money 2)", "money 2", "(money 2)"]},
        known={1: {1: [1, 2], 2: [0, 1], 4: [0, 1]}},
    )

    assert kept(match) == ["decline", "take 1 0", "take 1 1", "take 1 2", "take 1 3"]


def test_all_cards_to_play_are_different():
    match = lay(hands={0: ["money 1", "money 2", "police 1", "alarm"]})

    assert kept(match) == match.legal(0)


def test_nobody_is_asked_again():
    states = GAME.State.blank()
    GAME.rules.deal(states[0], 4, GAME.choose({}), np.arange(8))
    before = states.tobytes()

    ask_again(states[0], 0)

    assert states.tobytes() == before
