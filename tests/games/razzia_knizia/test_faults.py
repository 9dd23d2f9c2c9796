"""A whole game never breaks the table; a broken one is found."""

import random

import pytest

from malavita import Match
from malavita.games.razzia_knizia import faults
from malavita.games.razzia_knizia.cards import CAR, LEFT
from tests.games.razzia_knizia.tables import (
    called,
    deal,
    lay,
)

# A whole game never breaks.


@pytest.mark.parametrize("piles", [2, 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_table_of_a_random_game_is_sound(players, piles):
    options = {"piles": piles, "empty_auction": piles == 2}
    match = Match("razzia_knizia", players=players, seed=players, options=options)
    chance = random.Random(players)

    while not match.over:
        assert match.faults() == faults.SOUND
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))

    assert match.faults() == faults.SOUND
    assert match.winners


# Broken tables are found.


def test_a_new_table_has_no_faults():
    assert faults.faults(deal()) == faults.SOUND


def test_a_lost_card_is_found():
    state = deal()
    state.top[LEFT] += 1

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_lost_police_card_is_found():
    state = deal()
    state.police += 1

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_lost_cheque_is_found():
    state = deal()
    state.middle = 14

    assert faults.faults(state) == faults.CHEQUES_LOST


def test_a_cheque_in_two_places_is_found():
    state = deal()
    state.middle = 13

    assert faults.faults(state) == faults.CHEQUES_LOST


def test_a_cheque_both_face_up_and_face_down_is_found():
    state = deal()
    state.down[2] = state.up[2]

    assert faults.faults(state) == faults.CHEQUES_LOST


def test_a_cheque_too_few_is_found():
    state = deal()
    state.up[2] &= state.up[2] - 1

    assert faults.faults(state) == faults.CHEQUES_LOST


def test_a_cheque_with_the_wrong_seat_is_found():
    state = lay()._state
    state.up[0] ^= 1 << 13
    state.up[1] ^= 1 << 13

    assert faults.faults(state) == faults.CHEQUES_LOST


def test_a_miscounted_row_is_found():
    state = deal()
    state.row_size = 1

    assert faults.faults(state) == faults.ROW_MISCOUNTED


def test_a_row_of_eight_is_found():
    state = lay(row={"car": 7}, auction=called(0, "seventh"), left=["car"])._state
    state.row[CAR] += 1
    state.row_size += 1
    state.top[LEFT] += 1

    assert faults.faults(state) == faults.ROW_MISCOUNTED


@pytest.mark.parametrize(("players", "limit"), [(2, 5), (4, 7)])
def test_too_many_police_are_found(players, limit):
    state = lay(players, police=limit - 1, left=["police"])._state
    state.police += 1
    state.top[LEFT] += 1

    assert faults.faults(state) == faults.TOO_MANY_POLICE


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_seat_wrongly_in_or_out_is_found(seat):
    state = lay(turn=1, down={2: [4, 8, 11]})._state
    state.still_in ^= 1 << seat

    assert faults.faults(state) == faults.WRONGLY_IN


def test_a_seat_that_cannot_act_is_found():
    state = lay(down={2: [4, 8, 11]})._state
    state.turn = 2

    assert faults.faults(state) == faults.NOBODY_TO_ACT
