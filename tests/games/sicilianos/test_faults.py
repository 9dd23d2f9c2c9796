"""A broken table is found."""

import pytest

from malavita.games.sicilianos import faults, rules
from tests.games.sicilianos.tables import GOOD, deal, fighter, fighters, lay


def test_a_new_table_has_no_faults():
    assert faults.faults(deal()) == faults.SOUND
    assert faults.faults(deal(draft=rules.RANDOM)) == faults.SOUND


def test_a_card_in_two_places_is_found():
    state = deal()
    state.pile[2, 0] = state.pile[2, 1]

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_lost_card_is_found():
    state = deal()
    state.pile_size[2] -= 1
    state.pile[2, 10] = 0

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_card_of_no_value_is_found():
    state = deal()
    state.pile[2, 4] = 12

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_pile_of_another_size_is_found():
    state = deal()
    state.pile_size[2] = 10

    assert faults.faults(state) == faults.BACKS_MISCOUNTED


def test_a_row_of_another_size_is_found():
    state = lay(**fighters())._state
    state.table_size[0] = 2

    assert faults.faults(state) == faults.BACKS_MISCOUNTED


def test_backs_of_another_number_are_found():
    state = lay(hands={0: {"red": [1]}})._state
    state.backs[0, 2] = 2

    assert faults.faults(state) == faults.BACKS_MISCOUNTED


def test_a_card_face_down_that_is_not_there_is_found():
    state = lay(**fighters())._state
    state.covered = 1

    assert faults.faults(state) == faults.BACKS_MISCOUNTED


def test_an_eleventh_card_is_found():
    state = lay(hands={0: {"red": list(range(1, 11))}})._state
    state.pile_size[2] = state.pile[2, 0] = 0
    state.hand[0, 2] |= 1 << 11
    state.backs[0, 2] = 11
    state.seen[2, 11] = 1

    assert faults.faults(state) == faults.HAND_TOO_LARGE


def test_a_card_that_its_owner_does_not_know_is_found():
    state = lay(hands={1: {"red": [1]}})._state
    state.seen[2, 1] = 1

    assert faults.faults(state) == faults.OWN_CARD_UNSEEN


def test_a_card_face_down_that_its_owner_does_not_know_is_found():
    state = lay(**GOOD["the starter's stake"])._state
    state.seen[0, 5] = 0

    assert faults.faults(state) == faults.OWN_CARD_UNSEEN


def test_a_card_face_up_that_somebody_does_not_know_is_found():
    state = lay(**fighters())._state
    state.seen[0, 3] = 3

    assert faults.faults(state) == faults.OWN_CARD_UNSEEN


def test_those_who_watch_know_nothing_alone():
    state = deal()
    state.seen[0, 3] = rules.WATCHERS

    assert faults.faults(state) == faults.WATCHERS_KNOW_MORE


@pytest.mark.parametrize("owner", [1, 2])
def test_a_business_that_is_miscounted_is_found(owner):
    state = deal()
    state.firm[0, 0] = owner

    assert faults.faults(state) == faults.BUSINESSES_MISCOUNTED


@pytest.mark.parametrize(
    ("field", "value"),
    [("last_firm", 0), ("last_firm", 2), ("last_founder", 0), ("scouts", 1 << 2)],
)
def test_a_last_business_that_cannot_be_is_found(field, value):
    state = lay(**GOOD["a colour without businesses"])._state
    state[field][0] = value

    assert faults.faults(state) == faults.BUSINESSES_MISCOUNTED


def test_a_last_business_while_some_are_left_is_found():
    state = deal()
    state.last_firm[0] = state.last_founder[0] = 1

    assert faults.faults(state) == faults.BUSINESSES_MISCOUNTED


def test_a_business_of_nobody_here_is_found():
    state = deal(3)
    state.firm[0, 0] = 4

    assert faults.faults(state) == faults.BUSINESSES_MISCOUNTED


@pytest.mark.parametrize(("field", "notes"), [("dirty", 3), ("dirty", -1), ("clean", -1)])
def test_wrong_notes_are_found(field, notes):
    state = deal()
    state[field][1, 2] = notes

    assert faults.faults(state) == faults.NOTES_LOST


def test_a_stake_too_many_is_found():
    state = lay(**fighters())._state
    state.dirty[0, 1] = 2

    assert faults.faults(state) == faults.NOTES_LOST


def broken_war(change, **named):
    state = lay(**fighters(**named))._state
    change(state)
    return faults.faults(state)


def test_an_unsound_war_is_found():
    def no_round(state):
        state.war_round = 0

    def no_stake(state):
        state.stake[1] = 0

    def bystander_stops(state):
        state.stopped = 4

    def starter_elsewhere(state):
        state.starter = 2

    for change in (no_round, no_stake, bystander_stops, starter_elsewhere):
        assert broken_war(change) == faults.WAR_UNSOUND


def test_two_fighters_of_a_colour_are_found():
    war = {0: fighter("white"), 1: fighter("red")}
    state = lay(**fighters(war=war))._state
    state.joined[1] = state.joined[0]

    assert faults.faults(state) == faults.WAR_UNSOUND


def test_a_war_in_peace_is_found():
    state = deal()
    state.war_round = 1

    assert faults.faults(state) == faults.WAR_UNSOUND


def test_a_seat_that_has_nothing_to_decide_is_found():
    state = lay(**fighters())._state
    state.turn = 2
    assert faults.faults(state) == faults.NOBODY_TO_ACT

    state = deal(3)
    state.turn = 3
    assert faults.faults(state) == faults.NOBODY_TO_ACT

    state = deal(3)
    state.phase = rules.PASSING
    assert faults.faults(state) == faults.NOBODY_TO_ACT


def test_a_search_of_no_cards_is_found():
    hands = {1: {"red": list(range(1, 11))}, 2: {"red": [11]}}
    state = lay(stage="help", dice="red red one", hands=hands)._state
    state.phase = rules.KEEPING
    state.searched = 2

    assert faults.faults(state) == faults.NOBODY_TO_ACT


@pytest.mark.parametrize("won", [0, 2])
def test_spoils_of_the_wrong_family_are_found(won):
    state = lay(**GOOD["sharing"])._state
    state.won = won

    assert faults.faults(state) == faults.NOBODY_TO_ACT
