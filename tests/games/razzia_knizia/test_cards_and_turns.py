"""K1 to K10: what there is, and what a player does in his turn."""

from collections import Counter

import numpy as np
import pytest

from malavita import Match
from malavita.engine.errors import (
    IllegalAction,
    NotYourMove,
    UnknownAction,
)
from malavita.games.razzia_knizia import GAME, rules
from malavita.games.razzia_knizia.actions import CALL, DRAW_RIGHT
from malavita.games.razzia_knizia.cards import LEFT
from malavita.games.razzia_knizia.position import Piles
from tests.games.razzia_knizia.tables import (
    BOX,
    CHEQUES,
    ONLY_SEAT_0,
    called,
    cheques,
    deal,
    family,
    lay,
    play,
    raid,
)

# K1 to K4: what there is, and how it is laid out.


def test_K1_there_are_120_cards_99_of_them_loot():
    piles = Match("razzia_knizia", players=4, seed=7).position()["piles"]

    assert Counter(piles["left"] + piles["right"]) == BOX
    assert sum(BOX.values()) == 120
    assert BOX["police"] == 21


def test_K2_there_are_16_cheques_each_once():
    position = Match("razzia_knizia", players=5, seed=7).position()

    held = [cheque for seat in position["seats"] for cheque in seat["cheques_up"]]

    assert sorted([position["middle"], *held]) == list(range(1, 17))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K3_the_cheques_come_in_sets_and_1_lies_in_the_middle(players):
    position = Match("razzia_knizia", players=players, seed=7).position()

    assert position["middle"] == 1
    assert sorted(seat["cheques_up"] for seat in position["seats"]) == CHEQUES[players]
    assert all(seat["cheques_down"] == [] for seat in position["seats"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K3_the_sets_are_drawn_by_lot(players):
    drawn = [set() for _ in range(players)]

    for seed in range(40):
        state = deal(players, seed)
        for seat in range(players):
            drawn[seat].add(state.up[seat])

    assert all(len(sets) == players for sets in drawn)


def test_K3_everybody_always_holds_as_many_cheques_as_at_the_start():
    match = lay()

    play(match, "0 auction", "1 pass", "2 pass", "3 bid 9", "0 bid 13")

    assert cheques(match, 0) == ([2, 6], [1])
    assert cheques(match, 3) == ([5, 9, 10], [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K4_all_cheques_are_usable_at_the_start(players):
    match = lay(players, turn=players - 1)

    match.play(players - 1, "auction")

    assert match.legal(0) == ["pass", *(f"bid {n}" for n in CHEQUES[players][0])]


def test_K4_there_are_two_piles_of_sixty():
    match = Match("razzia_knizia", players=4, seed=7)

    assert match.view().piles == Piles(60, 60)
    assert match.legal(match.actors[0]) == ["draw left", "draw right", "auction"]


def test_K4_the_cards_are_shuffled():
    piles = [
        Match("razzia_knizia", players=4, seed=seed).position()["piles"]["left"]
        for seed in (7, 7, 8)
    ]

    assert piles[0] == piles[1] != piles[2]


def test_K4_option_piles_1_plays_with_a_single_pile():
    match = Match("razzia_knizia", players=4, seed=7, options={"piles": 1})
    first = match.actors[0]

    assert match.view().piles == Piles(120, 0)
    assert match.legal(first) == ["draw", "auction"]


def test_K4_option_piles_1_draws_from_the_top():
    match = lay(options={"piles": 1}, left=["watch", "car"])

    play(match, "0 draw", "1 draw")

    assert match.position()["row"] == {"watch": 1, "car": 1}
    assert match.view().piles == Piles(118, 0)


def test_K4_option_piles_1_is_never_cut():
    match = lay(
        options={"piles": 1}, in_round=3, police=6, piles=(["car", "ring", "police"], [])
    )

    play(match, "0 draw")
    assert match.view().piles == Piles(2, 0)
    play(match, "1 draw")
    assert match.view().piles == Piles(1, 0)
    play(match, "2 draw")

    assert match.over
    assert match.view().piles == Piles(0, 0)


def test_K4_when_the_left_pile_is_empty_the_right_one_is_cut():
    match = lay(
        in_round=3,
        police=6,
        piles=(["car"], ["ring", "film", "thief", "watch", "police"]),
    )

    play(match, "0 draw left")

    assert match.position()["piles"] == {
        "left": ["ring", "film", "thief"],
        "right": ["watch", "police"],
    }


def test_K4_when_the_right_pile_is_empty_the_left_one_is_cut():
    match = lay(
        in_round=3, police=6, piles=(["ring", "film", "thief", "police"], ["car"])
    )

    play(match, "0 draw right")

    assert match.position()["piles"] == {
        "left": ["ring", "film"],
        "right": ["thief", "police"],
    }


def test_K4_the_pile_is_cut_before_the_card_takes_effect():
    match = lay(in_round=3, police=5, piles=(["police"], ["car", "ring", "police"]))

    play(match, "0 draw left")

    assert match.position()["piles"] == {"left": ["car", "ring"], "right": ["police"]}
    assert match.position()["auction"] == called(0, "police")


def test_K4_a_single_last_card_is_the_left_pile():
    match = lay(in_round=3, police=6, piles=(["car"], ["police"]))

    play(match, "0 draw left")

    assert match.position()["piles"] == {"left": ["police"], "right": []}


def test_K4_an_empty_pile_cannot_be_drawn_from():
    match = lay(in_round=3, police=6, piles=(["police"], []))

    assert match.legal(0) == ["draw left", "auction"]
    with pytest.raises(IllegalAction):
        match.play(0, "draw right")


def test_K4_the_left_pile_cannot_be_drawn_from_either_if_it_is_empty():
    actions = np.zeros(len(GAME.actions), np.int64)
    state = lay()._state
    state.top[LEFT] = state.end[LEFT]

    n = rules.legal(state, 0, actions)

    assert actions[:n].tolist() == [DRAW_RIGHT, CALL]


# K5: turns.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K5_the_highest_cheque_begins(players):
    for seed in range(5):
        match = Match("razzia_knizia", players=players, seed=seed)
        highest = [max(cheques(match, seat)[0]) for seat in range(players)]

        assert match.actors == [highest.index(max(highest))]


def test_K5_in_the_next_round_the_highest_cheque_begins_again():
    match = raid(cheques={0: [2, 6, 1], 1: [3, 7, 4], 2: [12, 8, 11]}, middle=13)

    assert match.position()["round"] == 2
    assert match.actors == [2]  # the middle belongs to nobody


def test_K5_a_cheque_that_lay_face_down_counts_in_the_next_round():
    match = raid(cheques={0: [2, 6, 1], 3: [5, 9, 13]}, down={3: [13]}, middle=10)

    assert match.actors == [3]


def test_K5_turns_go_clockwise():
    match = lay(left=["watch", "car", "ring", "film"])
    order = []

    for _ in range(5):
        order += match.actors
        match.play(match.actors[0], match.legal(match.actors[0])[0])

    assert order == [0, 1, 2, 3, 0]


def test_K5_a_turn_is_one_action_and_cannot_be_passed():
    match = lay(row={"car": 1}, families={0: {"thief": 1}})

    assert match.legal(0) == ["draw left", "draw right", "auction", "steal car"]
    with pytest.raises(IllegalAction):
        match.play(0, "pass")


def test_K5_nobody_else_decides_in_a_turn():
    match = lay()

    assert match.legal(1) == []
    with pytest.raises(NotYourMove):
        match.play(1, "draw left")


# K6: drawing.


def test_K6_example_of_the_sheet_watch_car_and_bodyguard_come_into_the_row():
    match = lay(left=["watch", "car", "bodyguard"])

    play(match, "0 draw left", "1 draw left", "2 draw left")

    assert match.position()["row"] == {"watch": 1, "car": 1, "bodyguard": 1}
    assert match.actors == [3]


def test_K6_a_card_is_drawn_from_the_pile_of_ones_choice():
    match = lay(left=["watch"], right=["film", "ring"])

    play(match, "0 draw right", "1 draw left")

    position = match.position()
    assert position["row"] == {"watch": 1, "film": 1}
    assert position["piles"]["right"][0] == "ring"
    assert match.view().piles == Piles(59, 59)


def test_K6_the_order_of_the_row_means_nothing():
    match = lay(left=["car"], right=["ring"])
    other = lay(left=["car"], right=["ring"])

    play(match, "0 draw left", "1 draw right")
    play(other, "0 draw right", "1 draw left")

    assert match.position()["row"] == other.position()["row"]


def test_K6_police_starts_a_normal_auction():
    match = lay(left=["police"], row={"car": 1})

    play(match, "0 draw left")

    position = match.position()
    assert position["police"] == 1
    assert position["row"] == {"car": 1}
    assert position["auction"] == called(0, "police")
    assert match.actors == [1]


def test_K6_police_starts_an_auction_even_if_the_row_is_empty():
    match = lay(left=["police"])

    play(match, "0 draw left", "1 bid 3", "2 pass", "3 pass", "0 pass")

    assert cheques(match, 1) == ([7, 12], [1])
    assert match.position()["middle"] == 3
    assert family(match, 1) == {}


# K7: the seventh card.


def test_K7_the_sixth_card_starts_no_auction():
    match = lay(row={"car": 5}, left=["ring"])

    play(match, "0 draw left")

    assert match.position()["auction"] is None
    assert match.actors == [1]


def test_K7_the_seventh_card_starts_a_normal_auction():
    match = lay(row={"car": 6}, left=["ring"])

    play(match, "0 draw left")

    assert match.position()["auction"] == called(0, "seventh")
    assert match.actors == [1]


def test_K7_if_everybody_passes_the_seven_leave_the_game():
    match = lay(row={"car": 4, "film": 2}, left=["ring"])

    play(match, "0 draw left", "1 pass", "2 pass", "3 pass", "0 pass")

    position = match.position()
    assert position["row"] == {}
    assert position["gone"] == {"car": 4, "film": 2, "ring": 1}
    assert position["middle"] == 1
    assert match.actors == [1]


def test_K7_the_seven_go_to_the_highest_bidder():
    match = lay(row={"car": 6}, left=["ring"])

    play(match, "0 draw left", "1 pass", "2 bid 4", "3 pass", "0 pass")

    assert family(match, 2) == {"car": 6, "ring": 1}
    assert match.position()["gone"] == {}


def test_K7_six_cards_stay_if_everybody_passes_after_police():
    match = lay(row={"car": 6}, left=["police"])

    play(match, "0 draw left", "1 pass", "2 pass", "3 pass", "0 pass")

    assert match.position()["row"] == {"car": 6}


# K8: thieves.


def test_K8_example_of_the_sheet_a_thief_takes_a_driver():
    match = lay(turn=2, row={"driver": 1, "car": 2}, families={2: {"thief": 1}})

    play(match, "2 steal driver")

    position = match.position()
    assert family(match, 2) == {"driver": 1}
    assert position["row"] == {"car": 2}
    assert position["gone"] == {"thief": 1}
    assert match.actors == [3]


def test_K8_only_with_thieves_of_ones_own():
    match = lay(row={"car": 1}, families={1: {"thief": 1}})

    assert match.legal(0) == ["draw left", "draw right", "auction"]


def test_K8_needs_a_card_in_the_row():
    match = lay(families={0: {"thief": 2}})

    assert match.legal(0) == ["draw left", "draw right", "auction"]


def test_K8_equal_cards_in_the_row_are_one_move():
    match = lay(row={"car": 3, "gold coin": 1}, families={0: {"thief": 1}})

    assert match.legal(0)[3:] == ["steal car", "steal gold coin"]


def test_K8_police_cannot_be_taken():
    match = lay(police=3, row={"car": 1}, families={0: {"thief": 1}})

    assert match.legal(0)[3:] == ["steal car"]
    with pytest.raises(UnknownAction):
        match.play(0, "steal police")


def test_K8_several_thieves_take_as_many_cards_one_by_one():
    match = lay(row={"car": 2, "ring": 1, "film": 1}, families={0: {"thief": 2}})

    play(match, "0 steal ring")
    assert match.actors == [0]
    assert match.position()["thieves"] == 1
    assert match.legal(0) == ["stop", "steal car", "steal film"]
    play(match, "0 steal car")

    assert family(match, 0) == {"ring": 1, "car": 1}
    assert match.position()["gone"] == {"thief": 2}
    assert match.actors == [1]


def test_K8_a_player_may_stop_and_keep_his_other_thieves():
    match = lay(row={"car": 2}, families={0: {"thief": 3}})

    play(match, "0 steal car", "0 stop")

    assert family(match, 0) == {"car": 1, "thief": 2}
    assert match.position()["row"] == {"car": 1}
    assert match.position()["thieves"] == 0
    assert match.actors == [1]


def test_K8_the_theft_ends_by_itself_when_the_row_is_empty():
    match = lay(row={"car": 1}, families={0: {"thief": 2}})

    play(match, "0 steal car")

    assert match.position()["thieves"] == 0
    assert match.actors == [1]


def test_K8_a_thief_may_take_a_thief_but_not_use_it_at_once():
    match = lay(row={"thief": 1, "car": 1}, families={0: {"thief": 1}})

    play(match, "0 steal thief")

    assert family(match, 0) == {"thief": 1}
    assert match.position()["gone"] == {"thief": 1}
    assert match.actors == [1]


def test_K8_a_thief_just_taken_is_not_counted_among_several():
    match = lay(row={"thief": 1, "car": 2}, families={0: {"thief": 2}})

    play(match, "0 steal thief")
    assert match.position()["thieves"] == 1
    play(match, "0 steal car")

    assert family(match, 0) == {"thief": 1, "car": 1}
    assert match.actors == [1]


def test_K8_nobody_has_to_stop_before_he_has_begun():
    match = lay(row={"car": 1}, families={0: {"thief": 1}})

    with pytest.raises(IllegalAction):
        match.play(0, "stop")


# K9: calling an auction.


def test_K9_a_player_may_call_an_auction():
    match = lay(row={"car": 1})

    play(match, "0 auction")

    assert match.position()["auction"] == called(0)
    assert match.actors == [1]


def test_K9_with_an_empty_row_the_cheque_in_the_middle_is_the_prize():
    match = lay(middle=13, cheques={0: [1, 2, 6]})

    play(match, "0 auction", "1 pass", "2 pass", "3 pass", "0 bid 1")

    assert cheques(match, 0) == ([2, 6], [13])
    assert family(match, 0) == {}
    assert match.position()["middle"] == 1


def test_K9_option_empty_auction_false_forbids_to_call_with_an_empty_row():
    match = lay(options={"empty_auction": False})

    assert match.legal(0) == ["draw left", "draw right"]
    with pytest.raises(IllegalAction):
        match.play(0, "auction")


def test_K9_option_empty_auction_false_allows_to_call_with_a_card_in_the_row():
    match = lay(options={"empty_auction": False}, row={"car": 1})

    assert "auction" in match.legal(0)


def test_K9_option_empty_auction_false_does_not_concern_police():
    match = lay(options={"empty_auction": False}, left=["police"])

    play(match, "0 draw left")

    assert match.position()["auction"] == called(0, "police")


# K10: players without cheques.


def test_K10_without_a_face_up_cheque_a_player_has_no_turn():
    match = lay(down={1: [3, 7, 12], 2: [4, 8, 11]}, left=["car"])

    play(match, "0 draw left")

    assert match.actors == [3]


def test_K10_without_a_face_up_cheque_a_player_is_not_asked_in_auctions():
    match = lay(down={1: [3, 7, 12], 3: [5, 9, 10]})

    play(match, "0 auction")
    assert match.actors == [2]
    play(match, "2 pass")

    assert match.actors == [0]


def test_K10_a_player_is_out_when_he_has_spent_his_last_cheque():
    match = lay(down={0: [6, 13]}, left=["car", "ring", "film"])

    play(match, "0 auction", "1 pass", "2 pass", "3 pass", "0 bid 2")
    play(match, "1 draw left", "2 draw left", "3 draw left")

    assert match.actors == [1]


def test_K10_who_was_out_is_in_again_when_the_round_has_ended():
    match = raid(down={2: [4, 8, 11]}, right=["car", "ring"])

    play(match, "0 draw right", "1 draw right")

    assert match.actors == [2]


def test_K10_the_last_player_plays_on_alone():
    match = lay(down=ONLY_SEAT_0, left=["car", "ring"])

    play(match, "0 draw left", "0 draw left")

    assert match.position()["row"] == {"car": 1, "ring": 1}
    assert match.actors == [0]


def test_K10_the_last_player_may_bid_or_pass_in_a_normal_auction():
    match = lay(down=ONLY_SEAT_0, left=["police"], row={"car": 1})

    play(match, "0 draw left")
    assert match.actors == [0]
    assert match.legal(0) == ["pass", "bid 2", "bid 6", "bid 13"]
    play(match, "0 pass")

    assert match.position()["row"] == {"car": 1}
    assert match.actors == [0]


def test_K10_the_last_player_must_bid_in_a_forced_auction():
    match = lay(down=ONLY_SEAT_0, row={"car": 1})

    play(match, "0 auction")

    assert match.legal(0) == ["bid 2", "bid 6", "bid 13"]


def test_a_state_has_at_most_640_bytes():
    assert GAME.State.dtype.itemsize <= 640
