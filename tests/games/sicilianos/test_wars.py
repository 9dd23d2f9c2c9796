"""S14 to S22: gang wars."""

import pytest

from malavita.games.sicilianos import rules
from malavita.games.sicilianos.position import Fighter
from tests.games.sicilianos.tables import (
    COLOURS,
    HITS,
    PAIRS,
    ended,
    fight,
    fighter,
    hand,
    lay,
    pile,
    play,
    seat_of,
    stop_all,
)


def at_war(match, seat):
    return seat_of(match, seat)["war"]


def stage(match):
    return match.position()["stage"]


# S14: who fights.


def test_S14_the_starter_lays_a_card_face_down_and_a_note():
    match = lay(hands={0: {"white": [5]}})

    play(match, "0 war white 5")
    assert at_war(match, 0) == fighter("white", stake=None, laid=5)
    assert match.legal(0) == [f"stake {note}" for note in (5, 10, 20, 40, 50)]
    play(match, "0 stake 20")

    assert at_war(match, 0) == fighter("white", stake=20, laid=5)
    assert hand(match, 0) == {}
    assert seat_of(match, 0)["dirty"]["20"] == 1
    assert match.actors == [1]


def test_S14_only_a_dirty_note_he_has_can_be_staked():
    dirty = {0: {"5": 1, "40": 2}}
    clean = {0: {"10": 4}}
    match = lay(hands={0: {"white": [5]}}, dirty=dirty, clean=clean)

    play(match, "0 war white 5")

    assert match.legal(0) == ["stake 5", "stake 40"]


def test_S14_everybody_else_is_asked_clockwise():
    match = lay(4, turn=2, hands={2: {"white": [5]}, 0: {"red": [2]}})

    play(match, "2 war white 5", "2 stake 5")
    assert match.actors == [3]
    play(match, "3 out")
    assert match.actors == [0]
    play(match, "0 join red 2", "0 stake 10")
    assert match.actors == [1]


def test_S14_one_joins_with_a_colour_not_yet_laid():
    hands = {
        0: {"white": [5]},
        1: {"white": [6], "red": [2]},
        2: {"red": [3], "blue": [1]},
    }
    match = lay(hands=hands)

    play(match, "0 war white 5", "0 stake 5")
    assert match.legal(1) == ["out", "join red 2"]
    play(match, "1 join red 2", "1 stake 5")
    assert match.legal(2) == ["out", "join blue 1"]


def test_S14_whoever_holds_only_colours_laid_or_no_card_stays_out():
    match = lay(hands={0: {"white": [5]}, 1: {"white": [6]}})

    play(match, "0 war white 5", "0 stake 5")

    assert match.legal(1) == ["out"]
    play(match, "1 out")
    assert match.legal(2) == ["out"]


def test_S14_notes_lie_open():
    match = lay(hands={0: {"white": [5]}})

    play(match, "0 war white 5", "0 stake 20")

    assert match.view(2).seats[0].war == Fighter("white", 20, laid="?")


def test_S14_if_nobody_joins_the_war_is_played_all_the_same():
    match = fight("white 5")

    assert stage(match) == "decide"
    play(match, "0 hold", "0 stop")
    assert stage(match) == "found"
    play(match, "0 found laundry")
    assert seat_of(match, 0)["clean"] == {"10": 2}


# S15: all cards are turned up.


def test_S15_all_cards_are_turned_up_when_the_last_has_decided():
    match = lay(hands={0: {"white": [3]}, 1: {"red": [2]}})

    play(match, "0 war white 3", "0 stake 5", "1 join red 2", "1 stake 5")
    assert match.view(2).seats[0].war.laid == "?"
    play(match, "2 out")

    assert match.view(2).seats[0].war.cards == [3]
    assert match.view(2).seats[1].war.cards == [2]
    assert stage(match) == "add"
    assert match.actors == [0]


def test_S15_traitors_and_bombs_decide_clockwise_from_the_starter():
    match = lay(
        4,
        turn=2,
        hands={2: {"white": [5]}, 3: {"red": [8]}, 0: {"blue": [7]}, 1: {"green": [5]}},
    )
    play(match, "2 war white 5", "2 stake 5", "3 join red 8", "3 stake 5")
    play(match, "0 join blue 7", "0 stake 5", "1 join green 5", "1 stake 5")

    asked = []
    while stage(match) == "decide":
        asked += match.actors
        play(match, f"{match.actors[0]} {match.legal(match.actors[0])[0]}")

    assert asked == [2, 3, 1]


# S16: further rounds.


def test_S16_one_lays_one_more_card_of_his_own_colour_or_stops():
    match = fight("white 3", "red 2", extra={0: [9, 10], 1: [7]})

    assert match.legal(0) == ["stop", "add 9", "add 10"]
    play(match, "0 add 10")
    assert at_war(match, 0) == fighter("white", 3, laid=10)
    assert match.legal(1) == ["stop", "add 7"]
    play(match, "1 add 7")

    assert at_war(match, 0) == fighter("white", 3, 10)
    assert at_war(match, 1) == fighter("red", 2, 7)
    assert match.actors == [0]


def test_S16_the_cards_of_a_round_are_turned_up_together():
    match = fight("white 3", "red 2", extra={0: [9]})

    play(match, "0 add 9")

    assert match.view(1).seats[0].war == Fighter("white", 10, [3], laid="?")
    play(match, "1 stop")
    assert match.view(1).seats[0].war == Fighter("white", 10, [3, 9])


def test_S16_whoever_stopped_is_not_asked_again():
    match = fight("white 3", "red 2", extra={0: [9, 10]})

    play(match, "0 add 9", "1 stop")
    assert match.actors == [0]
    play(match, "0 add 10")
    assert match.actors == [0]
    assert match.legal(0) == ["stop"]
    play(match, "0 stop")
    assert stage(match) == "found"


def test_S16_whoever_has_none_left_can_only_stop():
    match = fight("white 3", "red 2")

    assert match.legal(0) == ["stop"]
    play(match, "0 stop")
    assert match.legal(1) == ["stop"]


def test_S16_the_others_go_on():
    match = fight("white 3", "red 2", "blue 7", extra={1: [9], 2: [10]})

    play(match, "0 stop", "1 add 9", "2 add 10")

    assert match.actors == [1]
    play(match, "1 stop", "2 stop")
    assert stage(match) == "found"


def test_S16_bombs_of_later_rounds_are_decided():
    match = fight("white 3", "red 2", extra={0: [5], 1: [10]})

    play(match, "0 add 5", "1 add 10")

    assert stage(match) == "decide"
    assert match.legal(0) == ["hold", "bomb red 2", "bomb red 10"]


def test_S16_a_bomb_of_an_earlier_round_is_not_decided_again():
    match = fight("white 5", "red 2", extra={0: [9]})

    play(match, "0 hold", "0 add 9", "1 stop")

    assert stage(match) == "add"


def test_S16_a_player_whose_cards_were_blown_up_is_still_in():
    match = fight("white 5", "red 2", extra={1: [9]})

    play(match, "0 bomb red 2")

    assert at_war(match, 0) == fighter("white")
    assert at_war(match, 1) == fighter("red")
    assert match.actors == [0]
    play(match, "0 stop")
    assert match.legal(1) == ["stop", "add 9"]


def test_S16_a_player_whose_traitor_turned_is_out_of_these_rounds():
    match = fight("white 3", "blue 8", "red 2", extra={1: [9]})

    play(match, "1 betray", "0 stop")

    assert match.actors == [2]
    play(match, "2 stop")
    assert stage(match) == "share"


def test_S16_the_war_ends_when_nobody_laid_a_card():
    match = fight("white 3", "red 2", extra={0: [9], 1: [7]})

    play(match, "0 stop", "1 stop")

    assert stage(match) == "found"
    assert match.actors == [0]


# S17, S18: who wins.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ([("white", 3), ("red", 4)], 1),
        ([("white", 3, 6), ("red", 4)], 0),
        ([("white", 7), ("red", 7), ("blue", 2)], 2),
        ([("white", 9), ("red", 7), ("blue", 7)], 0),
        ([("white", 9), ("red", 9), ("blue", 7), ("green", 7), ("black", 1)], 4),
        ([("white", 4, 5), ("red", 9), ("blue", 2, 1), ("green", 3), ("black", 2)], 4),
        ([("white", 11, 10, 9, 8, 7, 6, 4, 3, 2), ("red", 4)], 0),
    ],
)
def test_S17_the_strongest_family_that_is_not_tied_wins(cards, winner):
    match = ended(cards)

    assert stage(match) == "found"
    assert match.actors == [winner]


@pytest.mark.parametrize(
    "cards",
    [
        [("white", 7), ("red", 7)],
        [("white", 7), ("red", 3, 4), ("blue", 2), ("green", 2)],
        [("white", 7), ("red", 7), ("blue",)],
        [("white",), ("red",)],
        [("white",)],
    ],
)
def test_S17_if_none_is_left_nobody_wins(cards):
    match = ended(cards)

    assert stage(match) == "turn"
    assert match.actors == [1]
    assert all(seat["clean"] == {} for seat in match.position()["seats"])
    assert match.position()["businesses"]["white"] == ["antique", "restaurant", "laundry"]


def test_S17_an_allys_traitor_is_included():
    match = ended([("white", 5), ("red", 8), ("blue", "turned")])

    assert stage(match) == "share"
    assert match.actors == [0]


def test_S17_allies_whose_family_is_tied_are_out_together():
    match = ended([("white", 5), ("blue", "turned"), ("red", 9), ("green", 2)])

    assert stage(match) == "found"
    assert match.actors == [3]


def test_S17_a_traitors_own_family_counts_nothing():
    match = ended([("white", 1), ("blue", "turned"), ("red", 6)])

    assert match.actors == [2]


def test_S17_the_strength_of_all_cards_of_two_families_is_compared_rightly():
    """Strengths above 63: the sets of bits must not run over."""
    big = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
    match = ended([("white", *big), ("red", *big), ("black", 3)])

    assert match.actors == [2]
    match = ended([("white", *big), ("blue", "turned"), ("red", *big)])
    assert match.actors == [0]
    assert stage(match) == "share"


def test_S18_a_player_without_a_card_on_the_table_cannot_win():
    match = ended([("white",), ("red", 1)])

    assert match.actors == [1]


def test_S18_an_ally_alone_can_win():
    match = ended([("white",), ("blue", "turned"), ("red", 3)])

    assert stage(match) == "found"
    assert match.actors == [1]


# S19: traitors.


@pytest.mark.parametrize("colour", COLOURS)
def test_S19_a_traitor_can_join_its_other_family_only(colour):
    for other in COLOURS:
        if other != colour:
            match = fight(f"{colour} 8", f"{other} 3")
            allowed = ["loyal", "betray"] if PAIRS[colour] == other else ["loyal"]
            assert match.legal(0) == allowed


def test_S19_a_loyal_traitor_counts_8():
    match = fight("white 7", "blue 8")

    play(match, "1 loyal")

    assert stop_all(match).actors == [1]


def test_S19_example_of_the_sheet_the_traitor_counts_4_for_the_other_family():
    match = fight("white 5", "blue 8", extra={0: [2], 1: [11]})

    play(match, "0 hold", "1 betray")

    packed = rules.strengths(match._state)
    assert rules.strength_of(packed, COLOURS.index("white")) == 9
    assert rules.strength_of(packed, COLOURS.index("blue")) == 0
    # Only white's player lays more cards.
    assert match.actors == [0]
    play(match, "0 add 2")
    assert match.actors == [0]


def test_S19_example_of_the_sheet_the_first_of_two_traitors_decides_first():
    """Luigi starts, Eros (white) sits left of him, Sabina has blue."""
    match = fight("red 3", "white 8", "blue 8")

    assert match.actors == [1]
    assert match.legal(1) == ["loyal", "betray"]
    play(match, "1 loyal")
    assert match.legal(2) == ["loyal", "betray"]
    play(match, "2 betray")

    packed = rules.strengths(match._state)
    assert rules.strength_of(packed, COLOURS.index("white")) == 12


def test_S19_once_one_of_a_pair_has_turned_the_other_cannot():
    match = fight("red 3", "white 8", "blue 8")

    play(match, "1 betray")

    assert match.legal(2) == ["loyal"]


def test_S19_not_even_if_the_first_has_since_been_blown_up():
    match = fight("white 8", "green 5", "blue 8")

    play(match, "0 betray", "1 bomb white 8")

    assert match.actors == [2]
    assert match.legal(2) == ["loyal"]


def test_S19_a_traitor_can_join_a_family_without_a_card_just_now():
    match = fight("green 5", "white 3", "blue 8")

    play(match, "0 bomb white 3")

    assert match.legal(2) == ["loyal", "betray"]
    play(match, "2 betray")
    assert at_war(match, 2)["turned"]


def test_S19_it_cannot_join_if_nobody_fights_for_that_family():
    assert fight("white 8", "red 3").legal(0) == ["loyal"]


def test_S19_a_traitor_of_a_later_round_counts_8():
    match = fight("white 3", "blue 2", extra={1: [8]})

    play(match, "0 stop", "1 add 8")

    assert stage(match) == "add"
    assert at_war(match, 1) == fighter("blue", 2, 8)
    play(match, "1 stop")
    assert match.actors == [1]


def test_S19_nobodys_consent_is_needed():
    match = fight("white 3", "blue 8")

    play(match, "1 betray")

    assert match.actors == [0]
    assert match.legal(0) == ["stop"]


# S20 to S22: bombs.


@pytest.mark.parametrize("colour", COLOURS)
def test_S20_a_bomb_hits_the_families_of_its_table(colour):
    for other in COLOURS:
        if other != colour:
            match = fight(f"{colour} 5", f"{other} 3")
            hit = [f"bomb {other} 3"] if other in HITS[colour] else []
            assert match.legal(0) == ["hold", *hit]


def test_S20_a_bomb_that_is_held_counts_5():
    match = fight("white 5", "red 4")

    play(match, "0 hold")

    assert stop_all(match).actors == [0]


def test_S20_bomb_and_victim_go_under_their_own_piles_at_once():
    match = fight("white 5", "red 3")

    play(match, "0 bomb red 3")

    assert pile(match, "white")[-1] == 5
    assert pile(match, "red")[-1] == 3
    assert match.position()["seen"] == {"white 5": "all", "red 3": "all"}


def test_S20_the_bombers_choice():
    match = fight("white 3", "red 2", "black 7", extra={0: [5], 1: [9]})

    play(match, "0 add 5", "1 add 9", "2 stop")

    assert match.legal(0) == ["hold", "bomb red 2", "bomb red 9", "bomb black 7"]
    play(match, "0 bomb red 2")
    assert at_war(match, 1)["cards"] == [9]


@pytest.mark.parametrize("order", [(1, 9), (9, 1)])
def test_S20_the_bodyguard_is_hit_if_it_lies_there(order):
    match = fight("white 3", f"red {order[0]}", "black 7", extra={0: [5], 1: [order[1]]})

    play(match, "0 add 5", f"1 add {order[1]}", "2 stop")

    assert match.legal(0) == ["hold", "bomb red 1", "bomb black 7"]
    play(match, "0 bomb red 1")
    assert at_war(match, 1)["cards"] == [9]


def test_S20_a_bodyguard_in_hand_guards_nobody():
    match = fight("white 5", "red 9", extra={1: [1]})

    assert match.legal(0) == ["hold", "bomb red 9"]


def test_S20_allies_are_not_excepted():
    """Blue's traitor has joined white; red's bomb names both."""
    match = fight("red 3", "white 4", "blue 8", extra={0: [5]})

    play(match, "2 betray", "0 add 5", "1 stop")

    assert match.legal(0) == ["hold", "bomb white 4", "bomb blue 8"]


def test_S20_no_bomb_names_the_partner_of_its_family():
    """So nobody can hit his own ally, as long as the assumed tables stand."""
    assert all(PAIRS[colour] not in HITS[colour] for colour in COLOURS)


def test_S20_a_bomb_goes_off_only_in_the_round_in_which_it_was_turned_up():
    match = fight("white 5", "red 2", extra={1: [9]})

    play(match, "0 hold", "0 stop", "1 add 9")

    assert stage(match) == "add"
    assert match.actors == [1]


def test_S20_it_can_hit_cards_of_earlier_rounds():
    match = fight("white 3", "red 2", extra={0: [5]})

    play(match, "0 add 5", "1 stop")

    assert match.legal(0) == ["hold", "bomb red 2"]


def test_S20_a_bomb_without_a_target_is_asked_all_the_same():
    assert fight("white 5", "blue 3").legal(0) == ["hold"]


def test_S21_a_bomb_hit_before_its_owner_decided_is_lost():
    match = fight("white 5", "red 5")

    play(match, "0 bomb red 5")

    assert stage(match) == "add"
    assert at_war(match, 1) == fighter("red")


def test_S21_a_bomb_that_was_held_can_be_hit_later():
    match = fight("white 5", "black 5")

    play(match, "0 hold")

    assert match.legal(1) == ["hold", "bomb white 5"]


def test_S21_a_traitor_hit_before_its_owner_decided_counts_for_nobody():
    match = fight("yellow 5", "white 3", "blue 8", extra={2: [9]})

    play(match, "0 bomb blue 8")

    assert stage(match) == "add"
    assert at_war(match, 2) == fighter("blue")
    play(match, "0 stop", "1 stop")
    assert match.legal(2) == ["stop", "add 9"]


def test_S22_a_turned_traitor_is_hit_by_the_colour_of_its_back():
    """Green's bomb names white and blue, red's too; black's names white alone."""
    match = fight("white 3", "blue 8", "black 5")

    play(match, "1 betray")

    assert match.legal(2) == ["hold", "bomb white 3"]


def test_S22_the_bodyguard_of_the_family_it_joined_does_not_guard_it():
    match = fight("white 1", "blue 8", "green 5")

    play(match, "1 betray")

    assert match.legal(2) == ["hold", "bomb white 1", "bomb blue 8"]
    play(match, "2 bomb blue 8")
    packed = rules.strengths(match._state)
    assert rules.strength_of(packed, COLOURS.index("white")) == 1
