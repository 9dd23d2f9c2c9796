"""What a good player of Razzia! does, and what not even a rookie does."""

import numpy as np
import pytest

from malavita.bots import policy
from malavita.bots.strategy import razzia_knizia as strategy
from malavita.engine import verbs
from malavita.engine.luck import new_luck, pick
from malavita.engine.match import Match
from malavita.games.razzia_knizia import GAME
from tests.conftest import INTERPRETED, tables
from tests.games.razzia_knizia.tables import JEWELS, called, deal, lay

GAMES = 1 if INTERPRETED else 100
DUELS = 4 if INTERPRETED else 200

ONE_OF_EACH_JEWEL = dict.fromkeys(JEWELS, 1)
OTHERS_ARE_OUT = {1: [3, 7, 12], 2: [4, 8, 11], 3: [5, 9, 10]}


def legal_actions(match):
    """A copy in an array as wide as the search has it, and how many they are."""
    seat = match.actors[0]
    legal = match.legal_actions(seat)
    actions = np.zeros(len(GAME.actions), np.int64)
    actions[: len(legal)] = legal
    return match.observe(seat), actions, len(legal)


def advice(**table):
    """What the soldier does at this table, as people write it."""
    view, actions, n = legal_actions(lay(**table))
    return GAME.actions.write(strategy.advise(view, actions, n, new_luck(1)))


def silly(**table):
    """What a rookie leaves out at this table."""
    view, actions, n = legal_actions(lay(**table))
    return {
        GAME.actions.write(action)
        for action in actions[:n].tolist()
        if strategy.is_silly(view, action)
    }


# Auctions.


def test_a_soldier_does_not_bid_for_rubbish():
    police = called(3, "police")

    assert advice(auction=police, police=1, row={"car": 1}) == "pass"
    assert advice(auction=police, police=1) == "pass"


def test_a_soldier_bids_for_five_jewels():
    answer = advice(auction=called(3, "police"), police=3, row=ONE_OF_EACH_JEWEL)

    assert answer.startswith("bid")


def test_a_soldier_who_speaks_last_bids_no_more_than_he_needs():
    auction = called(0, "police", bid=5, bidder=3)

    assert advice(auction=auction, police=3, row=ONE_OF_EACH_JEWEL) == "bid 6"


def test_a_soldier_bids_the_highest_cheque_if_the_next_would_top_the_others():
    """Seat 1, with 12, has as much use for the jewels, and it is the last chance."""
    table = {
        "auction": called(1, "police"),
        "police": 6,
        "row": ONE_OF_EACH_JEWEL,
        "in_round": 3,
        "cheques": {0: [2, 6, 13], 1: [3, 7, 12], 2: [4, 8, 11], 3: [5, 9, 10]},
    }

    assert advice(**table) == "bid 13"


def test_jewels_of_a_kind_he_has_tempt_nobody():
    row = {"ring": 2, "watch": 1}
    families = {0: {"ring": 1, "watch": 1}}
    auction = called(0, "police", bid=5, bidder=3)

    assert advice(auction=auction, police=2, row=row, families=families) == "pass"


def test_a_soldier_who_must_bid_gives_his_lowest_cheque_for_nothing():
    assert advice(auction=called(0), row={"car": 1}) == "bid 2"


# Turns.


def test_a_soldier_does_not_call_for_nothing():
    assert advice().startswith("draw")
    assert advice(row={"car": 1}).startswith("draw")


def test_a_soldier_calls_when_the_lot_is_his_and_the_raid_is_near():
    table = {"in_round": 3, "police": 6, "row": ONE_OF_EACH_JEWEL}

    assert advice(**table) == "auction"


def test_a_soldier_alone_takes_his_time_before_the_last_police():
    row = {"gold coin": 1, "ring": 1, "watch": 1, "brooch": 1}
    alone = {"row": row, "down": OTHERS_ARE_OUT}

    assert advice(police=2, **alone).startswith("draw")
    assert advice(police=6, **alone) == "auction"


def test_a_soldier_without_an_empty_auction_draws():
    assert advice(
        options={"empty_auction": False}, middle=13, cheques={0: [1, 2, 6]}
    ) in (
        "draw left",
        "draw right",
    )


# Thieves.


def test_a_thief_completes_the_jewels():
    jewels = {"ring": 1, "watch": 1, "brooch": 1, "necklace": 1}
    row = {"diamond": 1, "gold coin": 2}
    table = {"row": row, "families": {0: {"thief": 1, **jewels}}, "down": {0: [6, 13]}}

    assert advice(police=6, **table) == "steal diamond"


def test_a_thief_is_not_wasted():
    family = {"thief": 1, "ring": 1}

    assert advice(row={"ring": 1}, families={0: family}).startswith("draw")


def test_a_theft_stops_when_nothing_else_is_worth_a_thief():
    table = {"row": {"ring": 2}, "thieves": 1, "gone": {"thief": 1}}

    assert advice(families={0: {"thief": 1, "ring": 1}}, **table) == "stop"


# Rookies.


def test_no_rookie_calls_for_nothing():
    assert silly() == {"auction"}
    assert silly(row={"car": 1}) == set()


def test_no_rookie_sets_a_thief_on_a_thief():
    table = {"row": {"thief": 1, "car": 1}, "families": {0: {"thief": 1}}}

    assert silly(**table) == {"steal thief"}


def test_no_rookie_pays_more_than_the_last_word_needs():
    bid = {"bid": 5, "bidder": 3}

    assert silly(row={"car": 1}, auction=called(0, **bid)) == {"bid 13"}
    assert silly(row={"car": 1}, auction=called(1, **bid)) == set()


def test_no_rookie_gives_a_cheque_for_a_lower_one_and_no_loot():
    table = {"middle": 7, "cheques": {1: [1, 3, 12]}}
    auction = called(3, "police")

    assert silly(auction=auction, police=1, **table) == {"bid 13"}


# The search.


def test_both_piles_are_the_same_to_everybody():
    match = lay(row={"car": 1}, families={0: {"thief": 1}})
    view, actions, n = legal_actions(match)
    kept = strategy.distinct(view, actions, n)

    left = [GAME.actions.write(action) for action in actions[:kept].tolist()]
    assert left == ["draw left", "auction", "steal car"]


def test_the_right_pile_stays_if_it_is_the_only_one():
    view = lay().observe(0)
    actions = np.array([GAME.actions.read("draw right"), GAME.actions.read("auction")])

    assert strategy.distinct(view, actions, 2) == 2


def test_every_bid_is_different():
    view, actions, n = legal_actions(lay(auction=called(3), row={"car": 1}))

    assert strategy.distinct(view, actions, n) == n


def test_nothing_is_sealed():
    state = deal()
    before = state.tobytes()

    strategy.ask_again(state, 0)

    assert state.tobytes() == before


# Whole games.


@pytest.mark.parametrize(("players", "options"), tables(GAME))
def test_advice_is_always_legal(players, options):
    """Soldiers among random players, who bring about every kind of table."""
    for seed in range(GAMES):
        match = Match(GAME, players=players, seed=seed, options=options)
        luck = new_luck(seed)
        while match.actors:
            seat = match.actors[0]
            view, actions, n = legal_actions(match)
            legal = actions[:n].tolist()
            action = strategy.advise(view, actions, n, luck)
            assert action in legal
            if seat % 2:
                action = int(actions[pick(luck, n)])
            match.play(seat, GAME.actions.write(action))


def test_a_soldier_beats_three_rookies():
    view = GAME.View.blank()[0]
    actions = np.zeros(len(GAME.actions), np.int64)
    won = 0.0
    for seed in range(DUELS):
        seat = seed % 4
        state = deal(4, seed // 4)
        policies = np.full(4, policy.ROOKIE)
        policies[seat] = policy.SOLDIER
        luck = np.array([new_luck(4 * seed + other) for other in range(4)])
        policy.play_on(state, policies, view, actions, luck)
        winners = verbs.winners(state)
        won += (winners >> seat & 1) / winners.bit_count()
    assert won > 0.6 * DUELS
