"""A whole game never breaks the table; a broken one is found."""

import random

import pytest

from malavita import Match
from malavita.games.thieves import faults, rules
from malavita.games.thieves.cards import ALARM, CAR, MONEY_0, POLICE_1, POLICE_2, THIEF
from tests.games.thieves.tables import GOOD, deal, lay, numbers


@pytest.mark.parametrize("others", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_table_of_a_random_game_is_sound(players, others):
    options = {"alarm": "others", "raid_tie": "none"} if others else {}
    if players % 2:
        options |= {"after_raid": "closed", "actions": "reshuffled"}
    match = Match("thieves", players=players, seed=players, options=options)
    chance = random.Random(players)

    while not match.over:
        assert match.faults() == faults.SOUND
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))

    assert match.faults() == faults.SOUND
    assert match.winners


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_good_tables_are_sound(named):
    assert lay(**named).faults() == faults.SOUND


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_new_table_has_no_faults(players):
    assert faults.faults(deal(players)) == faults.SOUND


def test_a_lost_card_is_found():
    state = deal()
    state.pile_size -= 1

    assert faults.faults(state) == faults.CARDS_LOST


@pytest.mark.parametrize("kind", [POLICE_1, POLICE_2, ALARM])
def test_a_card_too_many_is_found(kind):
    state = deal()
    state.gone[kind] += 1

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_police_card_too_many_is_found():
    state = deal()
    state.police[0] += 1

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_getaway_car_too_many_is_found():
    state = lay(cars=2)._state
    state.cars += 1

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_miscounted_hand_is_found():
    state = deal()
    state.hand_size[1] += 1

    assert faults.faults(state) == faults.HAND_MISCOUNTED


def test_a_hand_of_three_before_a_card_is_played_is_found():
    state = lay(top=["ring"])._state
    state.turn = 1

    assert faults.faults(state) == faults.HAND_MISCOUNTED


def test_a_getaway_car_in_a_hand_is_found():
    state = lay(hands={1: ["ring"]})._state
    state.hands[1, 5] -= 1
    state.hands[1, CAR] += 1
    state.deck[0] = 5  # the bottom card of the pile was a car

    assert faults.faults(state) == faults.HAND_MISCOUNTED


def test_a_hand_without_a_player_is_found():
    state = lay(3, hands={1: ["ring"]})._state
    state.hands[1, 5] -= 1
    state.hand_size[1] -= 1
    state.hands[3, 5] += 1
    state.hand_size[3] += 1

    assert faults.faults(state) == faults.HAND_MISCOUNTED


def apart():
    return lay(apart=["ring", "alarm"], pair=True, gone={"double loot": 1})._state


def test_a_pair_of_one_is_found():
    state = lay(apart=["ring"], gone={"double loot": 1})._state
    state.pair = 1

    assert faults.faults(state) == faults.APART_WRONG


def test_three_cards_apart_without_a_pair_are_found():
    named = {"apart": ["ring", "alarm", "thief"], "gone": {"double loot": 2}}
    state = lay(pair=True, **named)._state
    state.pair = 0

    assert faults.faults(state) == faults.APART_WRONG


def test_a_gap_among_the_cards_apart_is_found():
    state = apart()
    state.apart[2] = THIEF

    assert faults.faults(state) == faults.APART_WRONG


def test_a_getaway_car_held_apart_is_found():
    state = apart()
    state.apart[0] = CAR
    state.deck[0] = 5  # where the car was lies the ring

    assert faults.faults(state) == faults.APART_WRONG


def test_a_card_that_is_no_money_in_a_row_is_found():
    state = lay(loot={1: ["ring"]})._state
    state.loot[1, 0] = CAR
    state.deck[0] = 5

    assert faults.faults(state) == faults.ROW_WRONG


def test_a_card_beyond_the_end_of_a_row_is_found():
    state = deal()
    state.loot[1, 0] = MONEY_0

    assert faults.faults(state) == faults.ROW_WRONG


def test_an_open_place_beyond_the_end_of_a_row_is_found():
    state = deal()
    state.up[1] = 1

    assert faults.faults(state) == faults.ROW_WRONG


def test_loot_without_an_owner_is_found():
    state = lay(3, loot={1: ["ring"]})._state
    state.loot[1, 0] = state.known[1, 0] = state.row_size[1] = state.up[1] = 0
    state.loot[3, 0], state.known[3, 0], state.row_size[3], state.up[3] = 5, 127, 1, 1

    assert faults.faults(state) == faults.ROW_WRONG


def test_an_owner_who_does_not_know_his_loot_is_found():
    state = lay(loot={1: ["(ring)"]})._state
    state.known[1, 0] = 0b101

    assert faults.faults(state) == faults.WRONGLY_KNOWN


def test_open_loot_that_is_not_known_to_all_is_found():
    state = lay(loot={1: ["(ring)"]})._state
    state.up[1] = 1

    assert faults.faults(state) == faults.WRONGLY_KNOWN


def test_knowledge_of_an_empty_place_is_found():
    state = deal()
    state.known[1, 4] = 1

    assert faults.faults(state) == faults.WRONGLY_KNOWN


def test_a_raid_that_is_due_is_found():
    state = lay(police={"police 1": 3}, top=["police 1"])._state
    state.police[0] += 1
    state.pile_size -= 1

    assert faults.faults(state) == faults.TOO_MANY_POLICE


def test_a_game_that_should_be_over_is_found():
    state = lay(cars=6, top=["getaway car"])._state
    state.cars += 1
    state.pile_size -= 1

    assert faults.faults(state) == faults.WRONG_END


def test_a_game_that_should_not_be_over_is_found():
    state = lay(turn=None, cars=7)._state
    state.cars -= 1
    state.deck[state.pile_size] = CAR
    state.pile_size += 1

    assert faults.faults(state) == faults.WRONG_END


def test_an_eighth_getaway_car_is_found():
    state = lay(turn=None, cars=7, top=["getaway car"])._state
    state.cars += 1
    state.pile_size -= 1

    assert faults.faults(state) == faults.WRONG_END


def test_hidden_loot_after_the_end_is_found():
    state = lay(turn=None, cars=7, loot={1: ["ring"]})._state
    state.up[1] = 0

    assert faults.faults(state) == faults.WRONG_END


def test_a_removal_without_police_is_found():
    named = {"police": {"police 1": 1}, "gone": {"roadblock": 1}}
    state = lay(decision="remove", **named)._state
    state.police[0] -= 1
    state.deck[state.pile_size] = POLICE_1
    state.pile_size += 1

    assert faults.faults(state) == faults.WRONG_DECISION


def test_a_theft_without_loot_is_found():
    state = lay(apart=["ring"], gone={"double loot": 1})._state
    state.phase = rules.TAKE

    assert faults.faults(state) == faults.WRONG_DECISION


@pytest.mark.parametrize(("row", "place"), [(1, 1), (2, 0), (4, 0)])
def test_a_theft_from_nowhere_is_found(row, place):
    taken = {"seat": 1, "place": 0}
    named = {"loot": {1: ["ring"]}, "gone": {"thief": 1}}
    state = lay(decision="to", taken=taken, **named)._state
    state.taken_row, state.taken_place = row, place

    assert faults.faults(state) == faults.WRONG_DECISION


def test_a_seat_that_is_not_there_is_found():
    state = lay(apart=["ring"], gone={"double loot": 1})._state
    state.turn = 4

    assert faults.faults(state) == faults.WRONG_DECISION


def test_a_phase_that_is_none_is_found():
    state = lay(apart=["ring"], gone={"double loot": 1})._state
    state.phase = 5

    assert faults.faults(state) == faults.WRONG_DECISION
    assert rules.legal(state, 1, numbers(9)) == 0
