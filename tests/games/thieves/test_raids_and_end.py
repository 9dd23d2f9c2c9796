"""T12 to T16: raids, the end, and the order of loot."""

from collections import Counter

import pytest

from malavita.engine.errors import GameOver
from malavita.games.thieves import GAME, faults, rules
from malavita.games.thieves.actions import TAKE_LOOT
from malavita.games.thieves.cards import CAR as GETAWAY_CAR
from malavita.games.thieves.cards import DOUBLE_LOOT, LAST_CAR
from tests.games.thieves.tables import (
    AGAIN,
    CAR,
    CLOSED,
    all_loot,
    deal,
    hand,
    known,
    lay,
    loot,
    play,
    raid,
    seat_of,
    undealt,
)

# T12: who loses.


def losers(*rows, **options):
    match = raid(len(rows), loot=dict(enumerate(rows)), options=options)
    return [seat for seat, row in enumerate(rows) if row and not loot(match, seat)]


def test_T12_the_richest_loses_all_his_loot():
    assert losers(["money 2", "(money 2)"], ["(money 3)"], ["money 1"] * 3) == [0]


def test_T12_hidden_loot_counts_like_open_loot():
    assert losers(["money 2"], ["(money 3)", "(money 0)"], []) == [1]


def test_T12_several_richest_all_lose_theirs():
    assert losers(["money 3"], ["money 2", "(money 1)"], ["money 2"]) == [0, 1]


def test_T12_loot_worth_0_is_lost_too():
    assert losers(["money 0"], ["(money 0)", "money 0"], []) == [0, 1]


def test_T12_option_raid_tie_none_nobody_loses_not_the_next_richest_either():
    assert losers(["money 3"], ["money 3"], ["money 2"], raid_tie="none") == []
    assert losers(["money 0"], [], [], raid_tie="none") == []


def test_T12_option_raid_tie_none_a_single_richest_still_loses():
    assert losers(["money 3"], ["money 2"], ["money 2"], raid_tie="none") == [0]


def test_T12_option_raid_tie_none_loot_is_turned_up_all_the_same():
    tied = {0: ["(money 3)"], 1: ["(money 3)"]}
    match = raid(loot=tied, options={"raid_tie": "none"})

    assert all_loot(match) == [["money 3"], ["money 3"], [], []]
    assert match.view().police == {}


def test_T12_a_raid_without_loot_changes_only_the_police():
    match = raid()

    assert all_loot(match) == [[], [], [], []]
    assert match.view().police == {}


# T13: what becomes of the cards.


def test_T13_lost_loot_and_police_are_shuffled_into_the_pile():
    before = lay(hands={0: ["police 1"]}, police={"police 1": 3}, loot={1: ["ring"]})
    size = len(before.position()["pile"])

    match = raid(loot={1: ["ring"]})

    pile = undealt(match) + Counter(hand(match, 1)) - Counter(hand(before, 1))
    assert len(match.position()["pile"]) == size + 5 - 1 - match.view().cars
    assert pile["ring"] == 1
    assert pile["police 1"] == 6


def test_T13_the_whole_pile_is_shuffled():
    named = {"hands": {0: ["police 1"]}, "police": {"police 1": 3}}
    before = lay(**named).position()["pile"]

    after = raid().position()["pile"]

    assert before[-8:] == [CAR] * 8
    assert after[-8:].count(CAR) < 8


def test_T13_loot_that_was_not_lost_stays_face_up():
    rows = {0: ["money 3"], 1: ["(money 2)", "money 0"], 2: ["money 1", "(money 1)"]}
    match = raid(loot=rows)

    assert all_loot(match) == [[], ["money 2", "money 0"], ["money 1", "money 1"], []]
    assert known(match, 1) == ["all", "all"]


def test_T13_option_after_raid_closed_hidden_loot_is_turned_down_again():
    rows = {0: ["money 3"], 1: ["(money 2)", "money 0"], 2: ["money 1", "(money 1)"]}
    match = raid(loot=rows, options=CLOSED)

    assert all_loot(match) == [[], rows[1], rows[2], []]
    assert known(match, 1) == ["all", "all"]


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_T13_option_after_raid_closed_everybody_goes_on_seeing_it(viewer):
    rows = {0: ["money 3"], 1: ["(money 2)"]}
    match = raid(loot=rows, options=CLOSED)

    assert match.view(viewer).seats[1].loot == ["(money 2)"]
    assert match.view(viewer).scores == [0, 2, 0, 0]


def test_T13_cards_laid_later_follow_T6_again():
    rows = {0: ["money 3"], 1: ["(money 2)"]}
    match = raid(loot=rows, hands={1: ["money 0"]})

    play(match, "1 stash money 0")

    assert loot(match, 1) == ["money 2", "(money 0)"]
    assert known(match, 1) == ["all", [1]]


def test_T13_in_the_middle_of_a_double_loot_play_goes_on():
    named = {"apart": ["police 1", "ring"], "pair": True, "gone": {"double loot": 1}}
    match = lay(police={"police 1": 3}, loot={1: ["money 1"]}, **named)

    play(match, "0 police 1")

    assert match.actors == [0]
    assert "stash ring" in match.legal(0)


# T14: what left the game.

GONE = {"roadblock": 2, "police 1": 1, "police 2": 1, "thief": 1, "alarm": 1}


def test_T14_cards_that_left_the_game_stay_out():
    match = raid(police={"police 1": 3}, gone=GONE)

    assert match.view().gone == GONE


def test_T14_option_actions_reshuffled_all_that_left_comes_back():
    match = raid(police={"police 1": 3}, gone=GONE, options=AGAIN)

    pile = undealt(match) + Counter(hand(match, 1))
    assert match.view().gone == {}
    assert {card: pile[card] for card in GONE} == {
        "roadblock": 2,
        "police 1": 6,
        "police 2": 4,
        "thief": 2,
        "alarm": 2,
    }


def test_T14_option_actions_reshuffled_includes_the_action_being_played():
    hands = {0: ["alarm"], 1: ["police 2", "police 2"]}
    match = lay(hands=hands, options=AGAIN)

    play(match, "0 alarm")

    assert match.view().gone == {}
    assert (undealt(match) + Counter(hand(match, 1)))["alarm"] == 2


def test_T14_option_actions_reshuffled_includes_a_double_loot_being_played():
    named = {"apart": ["police 1", "ring"], "pair": True, "gone": {"double loot": 1}}
    match = lay(police={"police 1": 3}, options=AGAIN, **named)

    play(match, "0 police 1")

    assert match.view().gone == {}
    assert undealt(match)["double loot"] == 2
    assert seat_of(match, 0)["apart"] == ["ring"]
    assert match.faults() == faults.SOUND


def test_T14_option_actions_reshuffled_a_double_loot_may_come_back_within_another():
    """The raid brings the first back, the second draws it: one card waits meanwhile."""
    named = {"apart": ["double loot", "police 1"], "pair": True}
    named |= {"gone": {"double loot": 1}, "police": {"police 1": 3}}
    match = lay(options=AGAIN, **named)
    play(match, "0 police 1")
    state = match._state
    first = state.deck[: state.pile_size].tolist().index(DOUBLE_LOOT)
    last = state.pile_size - 1
    state.deck[first], state.deck[last] = state.deck[last], DOUBLE_LOOT

    play(match, "0 double", "0 double")

    assert len(seat_of(match, 0)["apart"]) == 3
    assert match.position()["pair"]
    assert match.view().gone == {"double loot": 2}
    assert match.faults() == faults.SOUND


def test_T14_without_a_raid_nothing_comes_back():
    match = lay(hands={0: ["alarm"]}, options=AGAIN)

    play(match, "0 alarm")

    assert match.view().gone == {"alarm": 1}


# T15: the end.


def test_T15_the_seventh_getaway_car_ends_the_game():
    match = lay(cars=6, loot={1: ["(money 3)"], 2: ["money 2"]}, top=[CAR])

    play(match, "0 stash money 1")

    assert match.over
    assert match.view().cars == 7
    assert match.scores == [1, 3, 2, 0]
    assert match.winners == [1]
    with pytest.raises(GameOver):
        match.play(1, "stash money 1")


def test_T15_the_sixth_does_not():
    match = lay(cars=5, top=[CAR, "ring"])

    play(match, "0 stash money 1")

    assert match.actors == [1]


def test_T15_it_ends_in_the_middle_of_drawing():
    match = lay(cars=5, bare=(1,), top=["ring", CAR, "alarm", CAR, "thief"])

    play(match, "0 stash money 1")

    assert match.over
    assert hand(match, 1) == {"ring": 1, "alarm": 1}
    assert match.position()["pile"][0] == "thief"
    assert match.faults() == faults.SOUND


@pytest.mark.parametrize("drawn", [[], ["horseshoe"]])
def test_T15_it_ends_in_the_middle_of_a_double_loot(drawn):
    match = lay(cars=6, hands={0: ["double loot"]}, top=[*drawn, CAR])

    play(match, "0 double")

    assert match.over
    assert seat_of(match, 0)["apart"] == drawn
    assert match.scores == [0, 0, 0, 0]
    assert match.faults() == faults.SOUND


def test_T15_a_card_still_waiting_is_not_played_any_more():
    named = {"apart": ["horseshoe", "double loot"], "pair": True}
    match = lay(turn=2, cars=6, top=[CAR], gone={"double loot": 1}, **named)

    play(match, "2 double")

    assert match.over
    assert seat_of(match, 2)["apart"] == ["horseshoe"]
    assert match.scores == [0, 0, 0, 0]


def test_T15_a_raid_comes_before_the_draw_that_ends_the_game():
    """Whatever the shuffle brings, the richest has lost his loot."""
    match = raid(cars=6, loot={1: ["money 3"]}, bare=(1,))

    assert match.scores[1] == 0


def test_T15_hands_count_nothing_and_all_loot_is_turned_up():
    rows = {0: ["(money 2)"], 1: ["(ring)", "money 1"]}
    match = lay(cars=6, hands={2: ["money 3"] * 3}, loot=rows, top=[CAR], options=CLOSED)

    play(match, "0 plant money 1 on 3")

    assert all_loot(match) == [["money 2"], ["ring", "money 1"], [], ["money 1"]]
    assert match.view().seats[0].loot == ["money 2"]
    assert match.scores == [2, 2, 0, 1]


def test_T15_ties_share_the_win():
    match = lay(turn=None, cars=7, loot={1: ["horseshoe"], 3: ["money 2", "ring"]})

    assert match.winners == [1, 3]


def test_T15_without_any_loot_everybody_wins():
    assert lay(turn=None, cars=7).winners == [0, 1, 2, 3]


def test_T15_as_long_as_it_lasts_only_what_everybody_knows_is_counted():
    match = lay(loot={1: ["(money 3)", "money 2"]}, known={1: {0: [0, 1, 2, 3]}})

    assert match.scores == [0, 2, 0, 0]
    assert match.view(1).scores == match.scores
    assert match.winners == []


def test_T15_the_game_may_end_before_anybody_has_played():
    """Seven cars on top of the pile: no seed is known for it, so it is laid by hand."""
    state = deal()
    state.hands[state.turn] = 0
    state.hand_size[state.turn] = 0
    state.deck[state.pile_size - 7 : state.pile_size] = GETAWAY_CAR
    state.cars = 0

    rules._draw(state, 4, False)

    assert state.phase == rules.OVER
    assert state.cars == LAST_CAR
    assert rules.actors(state) == 0


@pytest.mark.parametrize("options", [{}, AGAIN])
def test_T15_the_pile_cannot_run_out(options):
    """The last two cards are cars as long as six lie on the table."""
    match = lay(cars=6, options=options)
    match._state.pile_size = 2  # the cars at the bottom

    play(match, "0 stash money 1")

    assert match.over
    assert match.position()["pile"] == [CAR]


# T16: order of loot.


def test_T16_a_row_is_kept_in_order_of_arrival():
    match = lay(3, hands={0: ["money 3"], 1: ["money 2"], 2: ["money 0"]})

    play(match, "0 stash money 3", "1 plant money 2 on 0", "2 plant money 0 on 0")

    assert loot(match, 0) == ["(money 3)", "money 2", "money 0"]


ROW = ["(money 0)", "money 1", "(money 2)", "money 3", "(ring)"]


@pytest.mark.parametrize("place", range(5))
def test_T16_a_moved_card_goes_to_the_end_and_later_ones_close_up(place):
    rows = {1: ROW, 2: ["money 1", "(money 1)"]}
    knowing = {1: {0: [1], 2: [0, 1], 4: [1, 3]}, 2: {1: [0, 2]}}
    match = lay(decision="take", loot=rows, known=knowing, gone={"thief": 1})
    before = known(match, 1)

    play(match, f"0 take 1 {place}", "0 to 2")

    assert loot(match, 1) == ROW[:place] + ROW[place + 1 :]
    assert known(match, 1) == before[:place] + before[place + 1 :]
    assert loot(match, 2) == ["money 1", "(money 1)", ROW[place]]
    moved = before[place]
    assert known(match, 2)[2] == (moved if moved == "all" else sorted([*moved, 2]))


def test_T16_equal_cards_in_a_row_are_distinct_places():
    match = lay(decision="take", loot={1: ["money 2", "money 2"]}, gone={"thief": 1})

    assert match.legal(0) == ["decline", "take 1 0", "take 1 1"]


def test_T16_a_row_can_hold_all_26_money_cards():
    rows = {1: ["money 0"] * 6 + ["money 1"] * 6 + ["money 2"] * 6 + ["money 3"] * 6}
    rows[1] += ["ring"]
    rest = ["alarm", "thief", "police 1", "horseshoe"]
    hands = {0: rest}
    match = lay(3, hands=hands, bare=(0, 1, 2), loot=rows)

    play(match, "0 plant horseshoe on 1")

    assert len(loot(match, 1)) == 26
    assert match.faults() == faults.SOUND
    assert GAME.actions.write(TAKE_LOOT + 26 + 25) == "take 1 25"
