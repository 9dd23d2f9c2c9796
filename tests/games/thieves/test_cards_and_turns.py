"""T1 to T11: what there is, and what a player does in his turn."""

from collections import Counter

import pytest

from malavita import Match
from malavita.engine.errors import IllegalAction, NotYourMove
from malavita.games.thieves.cards import APART, COMPONENTS
from tests.games.thieves.tables import (
    BOX,
    CAR,
    MONEY,
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

# T1 to T3: what there is, and how it is laid out.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_T1_there_are_52_cards(players):
    position = Match("thieves", players=players, seed=7).position()

    cards = Counter(position["pile"])
    for seat in position["seats"]:
        cards.update(seat["hand"])
    cards.update({CAR: position["cars"]})

    assert cards == BOX
    assert sum(BOX.values()) == 52


def test_T1_the_split_is_told_to_be_assumed():
    assert COMPONENTS["cards (assumed)"] == BOX
    assert sum(BOX[card] for card in MONEY) == 26
    assert BOX["police 1"] + BOX["police 2"] + BOX["alarm"] == 12


def test_T1_an_alarm_is_no_police_card():
    match = lay(hands={0: ["alarm"], 1: ["alarm", "police 1"]})

    play(match, "0 alarm")

    assert hand(match, 1)["alarm"] == 1
    assert match.view().police == {"police 1": 1}


@pytest.mark.parametrize(
    ("card", "rival", "losers"),
    [
        ("ring", ["money 2"], [0]),
        ("ring", ["money 3"], [0, 1]),
        ("horseshoe", ["money 2"], [1]),
        ("horseshoe", ["money 1"], [0, 1]),
    ],
)
def test_T2_in_a_raid_the_ring_is_worth_3_and_the_horseshoe_1(card, rival, losers):
    match = raid(loot={0: [card], 1: rival})

    assert [seat for seat in (0, 1) if not loot(match, seat)] == losers


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (["ring"], 1),
        (["horseshoe"], 3),
        (["money 0", "money 1", "money 2", "money 3"], 6),
        (["ring", "horseshoe", "money 2"], 6),
        ([], 0),
    ],
)
def test_T2_at_the_end_the_ring_is_worth_1_and_the_horseshoe_3(cards, worth):
    match = lay(turn=None, cars=7, loot={2: cards})

    assert match.scores == [0, 0, worth, 0]


@pytest.mark.parametrize("card", ["ring", "horseshoe"])
def test_T2_ring_and_horseshoe_are_stashed_planted_and_stolen_like_money(card):
    match = lay(hands={0: [card, "thief"]})
    assert {f"stash {card}", f"plant {card} on 3"} <= set(match.legal(0))

    play(match, f"0 plant {card} on 3", "1 stash money 1", "2 stash money 1")
    play(match, "3 stash money 0", "0 thief", "0 take 3 0", "0 to 0")

    assert loot(match, 0) == [card]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_T3_everybody_draws_three_and_the_first_player_a_fourth(players):
    match = Match("thieves", players=players, seed=7)
    position = match.position()
    first = match.actors[0]

    sizes = [sum(seat["hand"].values()) for seat in position["seats"]]
    assert sizes == [4 if seat == first else 3 for seat in range(players)]
    assert len(position["pile"]) + position["cars"] == 52 - 3 * players - 1
    assert all_loot(match) == [[]] * players


def test_T3_the_cars_are_shuffled_into_the_rest_and_never_dealt():
    drawn = 0
    for seed in range(60):
        position = Match("thieves", players=6, seed=seed).position()
        drawn += position["cars"] > 0
        assert position["pile"].count(CAR) + position["cars"] == 8
        assert not any(CAR in seat["hand"] for seat in position["seats"])
    assert 0 < drawn < 60


def test_T3_the_cards_are_shuffled():
    piles = [
        Match("thieves", players=4, seed=seed).position()["pile"] for seed in (7, 7, 8)
    ]

    assert piles[0] == piles[1] != piles[2]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_T3_the_first_player_is_drawn_by_lot(players):
    assert {deal(players, seed).turn for seed in range(60)} == set(range(players))


def test_T3_play_is_clockwise():
    match = lay(turn=2, hands={seat: ["money 2"] for seat in range(4)})

    play(match, "2 stash money 2", "3 stash money 2", "0 stash money 2")

    assert match.actors == [1]


# T4, T5: draw and play.


def test_T4_who_is_next_draws_until_four_cards_are_in_hand():
    match = lay(top=["ring"])

    play(match, "0 stash money 1")

    assert match.actors == [1]
    assert hand(match, 1) == {"money 1": 2, "money 0": 1, "ring": 1}


def test_T4_after_an_alarm_more_than_one_card_may_be_drawn():
    top = ["ring", "horseshoe", "money 3"]
    match = lay(hands={0: ["alarm"], 1: ["police 1", "police 2", "money 2"]}, top=top)

    play(match, "0 alarm")

    assert hand(match, 1) == {"ring": 1, "horseshoe": 1, "money 2": 1, "money 3": 1}


def test_T4_a_getaway_car_is_laid_on_the_table_and_replaced():
    match = lay(top=[CAR, CAR, "ring"])

    play(match, "0 stash money 1")

    assert match.view().cars == 2
    assert hand(match, 1)["ring"] == 1
    assert sum(hand(match, 1).values()) == 4
    assert len(match.position()["pile"]) == 52 - 13 - 3


def test_T4_drawing_is_never_a_decision():
    match = lay()

    play(match, "0 stash money 1")

    assert not {"draw", "pass"} & {move.split()[0] for move in match.legal(1)}


def test_T5_one_card_is_played_and_that_is_compulsory():
    cards = ["money 2", "money 2", "police 1", "alarm"]
    match = lay(3, hands={0: cards})

    assert match.legal(0) == [
        "stash money 2",
        "plant money 2 on 1",
        "plant money 2 on 2",
        "police 1",
        "alarm",
    ]
    play(match, "0 police 1")
    assert hand(match, 0) == {"money 2": 2, "alarm": 1}
    with pytest.raises(NotYourMove):
        match.play(0, "alarm")


@pytest.mark.parametrize(
    "cards",
    [
        ["roadblock", "roadblock", "thief", "thief"],
        ["alarm", "alarm", "double loot", "double loot"],
        ["police 2"] * 4,
        ["money 0"] * 4,
    ],
)
def test_T5_playing_is_always_possible(cards):
    assert lay(hands={0: cards}).legal(0)


def test_T5_a_card_that_is_not_in_the_hand_cannot_be_played():
    match = lay(hands={0: ["money 1"] * 4})

    for move in ("stash money 2", "alarm", "police 1", "remove 1", "decline", "to 1"):
        with pytest.raises(IllegalAction):
            match.play(0, move)


# T6: money.


def test_T6_money_goes_face_down_into_ones_own_loot():
    match = lay(hands={0: ["money 3"]})

    play(match, "0 stash money 3")

    assert loot(match, 0) == ["(money 3)"]
    assert known(match, 0) == [[0]]
    assert "money 3" not in hand(match, 0)


def test_T6_money_goes_face_up_into_the_loot_of_another():
    match = lay(hands={0: ["money 3"]})

    play(match, "0 plant money 3 on 2")

    assert loot(match, 2) == ["money 3"]
    assert known(match, 2) == ["all"]
    assert loot(match, 0) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_T6_a_0_may_be_planted_too_on_anybody_else(players):
    match = lay(players, turn=1, hands={1: ["money 0"] * 4})

    others = [seat for seat in range(players) if seat != 1]
    assert match.legal(1) == [
        "stash money 0",
        *(f"plant money 0 on {seat}" for seat in others),
    ]


# T7: police.


def test_T7_police_is_laid_face_up_on_the_table():
    match = lay(hands={0: ["police 2"], 1: ["police 1"]})

    play(match, "0 police 2", "1 police 1")

    assert match.view().police == {"police 2": 1, "police 1": 1}


@pytest.mark.parametrize(
    ("police", "card", "raided"),
    [
        ({"police 1": 3}, "police 1", True),
        ({"police 1": 3}, "police 2", True),
        ({"police 1": 2}, "police 2", True),
        ({"police 2": 1}, "police 2", True),
        ({"police 1": 1, "police 2": 1}, "police 1", True),
        ({"police 1": 1, "police 2": 1}, "police 2", True),
        ({"police 1": 2}, "police 1", False),
        ({"police 1": 1}, "police 2", False),
        ({"police 2": 1}, "police 1", False),
        ({}, "police 2", False),
    ],
)
def test_T7_four_or_more_police_cars_cause_a_raid(police, card, raided):
    match = lay(police=police, hands={0: [card]}, loot={1: ["money 1"]})

    play(match, f"0 {card}")

    assert (loot(match, 1) == []) == raided
    assert (match.view().police == {}) == raided


# T8: roadblock.


def test_T8_a_roadblock_removes_one_police_card():
    police = {"police 1": 1, "police 2": 1}
    match = lay(hands={0: ["roadblock"]}, police=police)

    play(match, "0 roadblock")
    assert match.actors == [0]
    assert match.legal(0) == ["remove 1", "remove 2"]
    play(match, "0 remove 2")

    assert match.view().police == {"police 1": 1}
    assert match.view().gone == {"police 2": 1, "roadblock": 1}
    assert match.actors == [1]


@pytest.mark.parametrize("card", ["police 1", "police 2"])
def test_T8_the_only_police_card_must_be_removed(card):
    match = lay(hands={0: ["roadblock"]}, police={card: 1})

    play(match, "0 roadblock")

    assert match.legal(0) == [f"remove {card[-1]}"]


def test_T8_a_roadblock_without_police_has_no_effect():
    match = lay(hands={0: ["roadblock"]})

    play(match, "0 roadblock")

    assert match.actors == [1]
    assert match.view().gone == {"roadblock": 1}


# T9: alarm.


def alarmed(**named):
    hands = {0: ["alarm", "police 1", "money 2", "money 2"], 1: ["police 1", "ring"]}
    return lay(3, hands=hands, top=["money 3"] * 3, **named)


def test_T9_everybody_lays_all_police_cards_himself_included():
    match = alarmed()

    play(match, "0 alarm")

    assert match.view().police == {"police 1": 2}
    assert hand(match, 0) == {"money 2": 2}
    assert hand(match, 1) == {"ring": 1, "money 1": 1, "money 3": 2}
    assert match.view().gone == {"alarm": 1}


def test_T9_option_alarm_others_the_player_keeps_his():
    match = alarmed(options={"alarm": "others"})

    play(match, "0 alarm")

    assert match.view().police == {"police 1": 1}
    assert hand(match, 0) == {"police 1": 1, "money 2": 2}


def test_T9_the_raid_is_checked_once_when_all_police_is_laid():
    hands = {
        0: ["alarm", "police 2"],
        1: ["police 2", "police 2", "ring"],
        2: ["police 2", "police 1"],
    }
    match = lay(
        3, hands=hands, loot={1: ["money 3"], 2: ["money 2"]}, top=["money 3"] * 5
    )

    play(match, "0 alarm")

    assert match.view().police == {}
    assert all_loot(match) == [[], [], ["money 2"]]
    pile = undealt(match) + Counter(hand(match, 1))
    assert pile["police 2"] == 4  # nothing is left of a second raid
    assert pile["police 1"] == 6


def test_T9_an_alarm_without_police_only_leaves_the_game():
    match = lay(hands={0: ["alarm"]})

    play(match, "0 alarm")

    assert match.view().police == {}
    assert match.view().gone == {"alarm": 1}
    assert match.actors == [1]


def test_T9_a_hand_stays_short_until_its_next_turn():
    hands = {0: ["alarm"], 2: ["police 1", "police 1", "police 1"]}
    match = lay(hands=hands, top=["money 2"])

    play(match, "0 alarm")
    assert hand(match, 2) == {}
    play(match, "1 stash money 1")

    assert sum(hand(match, 2).values()) == 4


# T10: thief.

ROWS = {1: ["(money 3)", "money 2"], 2: ["ring"]}


def thief(**named):
    match = lay(3, hands={0: ["thief"]}, **named)
    play(match, "0 thief")
    return match


def test_T10_a_thief_may_take_any_card_of_any_row_or_decline():
    match = thief(loot={0: ["(money 1)"], **ROWS})

    assert match.actors == [0]
    assert match.legal(0) == ["decline", "take 0 0", "take 1 0", "take 1 1", "take 2 0"]
    assert match.view().gone == {"thief": 1}


@pytest.mark.parametrize(("row", "others"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_T10_it_goes_to_any_other_row(row, others):
    match = thief(loot={0: ["(money 1)"], **ROWS})

    play(match, f"0 take {row} 0")

    assert match.legal(0) == [f"to {seat}" for seat in others]


def test_T10_a_declined_theft_leaves_everything_as_it_is():
    match = thief(loot=ROWS)

    play(match, "0 decline")

    assert all_loot(match) == [[], ROWS[1], ROWS[2]]
    assert match.actors == [1]


def test_T10_a_face_down_card_stays_as_it_lies_and_its_new_owner_may_look():
    match = thief(loot=ROWS)

    play(match, "0 take 1 0", "0 to 2")

    assert all_loot(match) == [[], ["money 2"], ["ring", "(money 3)"]]
    assert known(match, 2) == ["all", [1, 2]]
    assert match.view(2).seats[2].loot == ["ring", "(money 3)"]


def test_T10_the_player_does_not_see_what_he_moves_between_others():
    match = thief(loot=ROWS)

    play(match, "0 take 1 0")
    assert match.view(0).seats[1].loot == ["(?)", "money 2"]
    play(match, "0 to 2")

    assert match.view(0).seats[2].loot == ["ring", "(?)"]
    assert match.view().seats[2].loot == ["ring", "(?)"]


def test_T10_the_player_sees_what_he_receives():
    match = thief(loot=ROWS)

    play(match, "0 take 1 0", "0 to 0")

    assert match.view(0).seats[0].loot == ["(money 3)"]
    assert known(match, 0) == [[0, 1]]


def test_T10_the_player_sees_what_he_owned():
    match = thief(loot={0: ["(money 1)"]})

    play(match, "0 take 0 0", "0 to 1")

    assert match.view(0).seats[1].loot == ["(money 1)"]
    assert match.view(2).seats[1].loot == ["(?)"]


def test_T10_the_player_sees_what_he_once_owned():
    match = thief(loot=ROWS, known={1: {0: [0, 1]}})

    play(match, "0 take 1 0", "0 to 2")

    assert match.view(0).seats[2].loot == ["ring", "(money 3)"]
    assert known(match, 2) == ["all", [0, 1, 2]]


def test_T10_a_face_up_card_stays_face_up():
    match = thief(loot=ROWS)

    play(match, "0 take 1 1", "0 to 0")

    assert all_loot(match) == [["money 2"], ["(money 3)"], ["ring"]]
    assert known(match, 0) == ["all"]


def test_T10_without_loot_there_is_no_effect_and_no_decision():
    match = thief()

    assert match.actors == [1]
    assert match.view().gone == {"thief": 1}


# T11: double loot.


def doubled(*top, **named):
    """Seat 0 of three has just played double loot from his hand."""
    hands = {0: ["double loot", "police 2"], **named.pop("hands", {})}
    match = lay(3, hands=hands, top=top, **named)
    play(match, "0 double")
    return match


def test_T11_two_cards_are_drawn_and_played_in_any_order():
    for first, second in (("ring", "horseshoe"), ("horseshoe", "ring")):
        match = doubled("ring", "horseshoe")
        assert match.view().gone == {"double loot": 1}
        assert seat_of(match, 0)["apart"] == ["ring", "horseshoe"]

        play(match, f"0 stash {first}")
        assert match.actors == [0]
        assert match.legal(0) == [f"stash {second}", *_plants(second)]
        play(match, f"0 plant {second} on 2")

        assert loot(match, 0) == [f"({first})"]
        assert loot(match, 2) == [second]
        assert match.actors == [1]


def _plants(card):
    return [f"plant {card} on 1", f"plant {card} on 2"]


def test_T11_only_the_drawn_cards_may_be_played():
    match = doubled("ring", "alarm")

    assert match.legal(0) == ["stash ring", *_plants("ring"), "alarm"]
    assert hand(match, 0) == {"police 2": 1, "money 1": 2}


def test_T11_two_equal_cards_are_one_action():
    match = doubled("police 1", "police 1")

    assert match.legal(0) == ["police 1"]
    play(match, "0 police 1")
    assert match.legal(0) == ["police 1"]


def test_T11_getaway_cars_are_laid_and_replaced():
    match = doubled(CAR, "ring", CAR, CAR, "alarm")

    assert match.view().cars == 3
    assert seat_of(match, 0)["apart"] == ["ring", "alarm"]


def test_T11_each_card_has_all_its_consequences():
    match = doubled("roadblock", "thief", police={"police 1": 1}, loot={1: ["ring"]})

    play(match, "0 thief", "0 take 1 0", "0 to 0")
    assert match.legal(0) == ["roadblock"]
    play(match, "0 roadblock")
    assert match.legal(0) == ["remove 1"]
    play(match, "0 remove 1")

    assert match.actors == [1]
    assert loot(match, 0) == ["ring"]


def test_T11_an_alarm_does_not_reach_the_cards_held_apart():
    match = doubled("alarm", "police 1", hands={1: ["police 1"]})

    play(match, "0 alarm")

    assert match.view().police == {"police 1": 1, "police 2": 1}
    assert seat_of(match, 0)["apart"] == ["police 1"]
    assert match.legal(0) == ["police 1"]
    assert hand(match, 0) == {"money 1": 2}


def test_T11_a_raid_does_not_shuffle_the_cards_held_apart_in():
    match = doubled("police 2", "ring", police={"police 2": 1}, loot={0: ["money 3"]})

    play(match, "0 police 2")

    assert loot(match, 0) == []
    assert match.actors == [0]
    assert match.legal(0) == ["stash ring", *_plants("ring")]
    assert undealt(match)["ring"] == 0
    play(match, "0 stash ring")
    assert loot(match, 0) == ["(ring)"]


def test_T11_a_drawn_double_loot_is_resolved_before_the_card_still_waiting():
    match = doubled("double loot", "ring", "horseshoe", "money 3")

    play(match, "0 double")
    assert seat_of(match, 0)["apart"] == ["ring", "horseshoe", "money 3"]
    assert match.position()["pair"]
    assert [move for move in match.legal(0) if "stash" in move] == [
        "stash money 3",
        "stash horseshoe",
    ]
    play(match, "0 stash horseshoe")
    assert match.legal(0) == ["stash money 3", *_plants("money 3")]
    play(match, "0 plant money 3 on 1")
    assert match.legal(0) == ["stash ring", *_plants("ring")]
    play(match, "0 stash ring")

    assert all_loot(match) == [["(horseshoe)", "(ring)"], ["money 3"], []]
    assert match.actors == [1]


def test_T11_a_double_loot_played_last_of_two_leaves_nothing_waiting():
    match = doubled("double loot", "ring", "horseshoe", "money 3")

    play(match, "0 stash ring", "0 double")

    assert seat_of(match, 0)["apart"] == ["horseshoe", "money 3"]
    play(match, "0 stash money 3", "0 stash horseshoe")
    assert loot(match, 0) == ["(ring)", "(money 3)", "(horseshoe)"]
    assert match.actors == [1]


def test_T11_a_second_double_loot_in_hand_has_to_wait():
    match = doubled("ring", "alarm", hands={0: ["double loot", "double loot"]})

    assert "double" not in match.legal(0)


def test_T11_no_more_than_three_cards_are_ever_held_apart():
    assert APART == 3


def test_T11_the_hand_is_not_refilled_before_the_next_turn():
    match = doubled("ring", "horseshoe")

    play(match, "0 stash ring", "0 stash horseshoe")

    assert sum(hand(match, 0).values()) == 3
