"""A whole game never breaks the table; a broken one is found."""

import random

import pytest

from malavita import Match
from malavita.games.razzia_dorra import GAME, faults, rules
from malavita.games.razzia_dorra.cards import NAMES
from tests.games.razzia_dorra.tables import ANSWERS, SPLIT, deal, lay


@pytest.mark.parametrize("options", [{}, {"answers": "open", "money": "hidden"}])
@pytest.mark.parametrize("players", [3, 8])
def test_every_table_of_a_random_game_is_sound(players, options):
    match = Match(GAME, players=players, seed=players, options=options)
    chance = random.Random(players)

    while not match.over:
        assert match.faults() == faults.SOUND
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))

    assert match.faults() == faults.SOUND
    assert match.winners


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_a_new_table_has_no_faults(players):
    assert faults.faults(deal(players)) == faults.SOUND


def test_a_lost_card_is_found():
    state = deal()
    state.stock -= 1

    assert faults.faults(state) == faults.CARDS_LOST


def test_another_card_is_found():
    state = deal()
    state.discards[NAMES.index("red raid 5")] = 1

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_lost_card_in_a_split_is_found():
    state = lay(**SPLIT)._state
    state.laid[3] = NAMES.index("red gambler 2")

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_lost_card_that_is_face_down_is_found():
    state = lay(cards={1: "red raid 6"})._state
    state.sealed[1] = NAMES.index("red raid 4")

    assert faults.faults(state) == faults.CARDS_LOST


def test_a_hand_that_is_too_small_is_found():
    state = deal()
    state.discards[state.hands[2, 4]] += 1
    state.hands[2, 4] = 0

    assert faults.faults(state) == faults.HANDS_WRONG


def test_a_hand_that_is_too_large_is_found():
    state = lay(cards={1: "red raid 6"})._state
    state.waiting |= 1 << 1

    assert faults.faults(state) == faults.HANDS_WRONG


def test_a_hand_that_is_not_in_order_is_found():
    state = deal()
    hand = state.hands[1].tolist()
    state.hands[1] = hand[::-1]

    assert faults.faults(state) == faults.HANDS_WRONG


def test_a_card_chosen_too_early_is_found():
    state = deal()
    state.stock -= 1
    state.sealed[0] = state.deck[state.stock]

    assert faults.faults(state) == faults.HANDS_WRONG


@pytest.mark.parametrize("field", ["bars", "purse"])
def test_a_note_too_many_is_found(field):
    state = deal()
    getattr(state, field)[0] += 1

    assert faults.faults(state) == faults.NOTES_LOST


def test_a_note_at_a_bar_that_is_not_there_is_found():
    state = deal(3)
    state.bars[4] = state.bars[0]
    state.bars[0] = 0

    assert faults.faults(state) == faults.NOTES_LOST


def test_a_share_too_many_is_found():
    state = lay(**SPLIT)._state
    state.shares[0] += 1

    assert faults.faults(state) == faults.NOTES_LOST


def test_another_note_of_the_dealer_is_found():
    state = lay(phase="place", note=25)._state
    state.peeked = 1

    assert faults.faults(state) == faults.NOTES_LOST


@pytest.mark.parametrize("rounds", [0, 2])
def test_a_round_that_does_not_fit_the_pile_is_found(rounds):
    state = deal()
    state.rounds = rounds

    assert faults.faults(state) == faults.ROUND_WRONG


def test_an_end_that_comes_too_early_is_found():
    state = lay(phase="over", in_round=12)._state
    state.rounds = 11
    for _ in range(7):
        bag = state.purse[3]
        kind = rules.highest_note(bag)
        state.purse[3] -= rules.one_note(kind)
        state.notes[state.pile] = kind
        state.pile += 1

    assert faults.faults(state) == faults.ROUND_WRONG


def test_a_dealers_note_after_it_was_laid_is_found():
    state = lay()._state
    kind = rules.highest_note(state.bars[0])
    state.bars[0] -= rules.one_note(kind)
    state.peeked = kind

    assert faults.faults(state) == faults.ROUND_WRONG


@pytest.mark.parametrize(("field", "value"), [("claimants", 5), ("proposer", 0)])
def test_a_wrong_claimant_is_found(field, value):
    state = lay(**SPLIT)._state
    setattr(state, field, value)

    assert faults.faults(state) & faults.SPLIT_WRONG


def test_a_share_of_somebody_else_is_found():
    state = lay(**SPLIT)._state
    state.bars[3] -= 1
    state.shares[3] += 1

    assert faults.faults(state) == faults.SPLIT_WRONG


def test_a_share_without_a_split_is_found():
    state = lay()._state
    state.shares[1] = state.bars[0]
    state.bars[0] = 0

    assert faults.faults(state) == faults.SPLIT_WRONG


def test_answers_before_all_notes_are_given_are_found():
    state = lay(**ANSWERS)._state
    state.bars[3] = state.shares[0]
    state.shares[0] = 0

    assert faults.faults(state) == faults.SPLIT_WRONG


@pytest.mark.parametrize(
    ("named", "waiting"),
    [
        ({"phase": "place", "note": 5}, 2),
        ({}, 0),
        ({}, 31),
        (SPLIT, 1),
        (ANSWERS, 1),
        ({**ANSWERS, "options": {"answers": "open"}}, 1),
        ({"phase": "over", "in_round": 12}, 1),
    ],
)
def test_a_wrong_seat_to_act_is_found(named, waiting):
    state = lay(**named)._state
    state.waiting = waiting

    assert faults.faults(state) & faults.WRONGLY_WAITING


def test_a_duel_that_nobody_demanded_is_found():
    state = lay(**ANSWERS)._state
    state.duelling = 1

    assert faults.faults(state) == faults.WRONGLY_WAITING
