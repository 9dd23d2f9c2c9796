"""Forecasts, refusals and passages of Sicilianos."""

import random

import pytest
from msgspec import to_builtins

from malavita import Match
from malavita.engine.game import Refusal
from malavita.engine.layout import SPECTATOR
from malavita.games.sicilianos import outlook
from tests.conftest import INTERPRETED
from tests.games.sicilianos.tables import (
    GOOD,
    fight,
    fighter,
    fighters,
    lay,
    play,
)


def forecast(match, seat=SPECTATOR):
    return to_builtins(outlook.forecast(match.observe(seat)))


def refused(match, seat=0):
    return outlook.refusals(match.observe(seat), match.legal(seat))


def passage(match):
    return outlook.passage(match.observe(SPECTATOR))


# Forecasts.


def test_S17_strength_is_what_lies_open_with_the_traitor_of_an_ally():
    match = lay(**GOOD["an alliance"])
    told = forecast(match)

    assert told["strengths"] == {"white": 7, "red": 2, "blue": 0}
    assert told["leading"] == ["white"]


def test_S17_a_card_face_down_does_not_count_yet():
    match = lay(**GOOD["a card face down"])
    for viewer in (SPECTATOR, 0, 1):
        assert forecast(match, viewer)["strengths"] == {"white": 3, "red": 2}


def test_S17_who_is_tied_does_not_lead():
    war = {0: fighter("white", 9), 1: fighter("red", 9), 2: fighter("black", 2)}
    tied = lay(stage="add", war_round=2, war=war)
    assert forecast(tied)["leading"] == ["black"]
    both = {seat: war[seat] for seat in (0, 1)}
    assert forecast(lay(stage="add", war_round=2, war=both))["leading"] == []


def test_in_times_of_peace_there_is_nothing_to_compare():
    told = forecast(lay(), 0)
    assert (told["strengths"], told["leading"], told["after"]) == ({}, [], {})


def test_S20_a_bomb_and_its_victim_leave():
    match = fight("white 5", "red 9", "yellow 3")
    told = forecast(match, 0)

    assert told["strengths"] == {"white": 5, "yellow": 3, "red": 9}
    assert told["after"] == {
        "hold": {"white": 5, "yellow": 3, "red": 9},
        "bomb red 9": {"white": 0, "yellow": 3, "red": 0},
        "bomb yellow 3": {"white": 0, "yellow": 0, "red": 9},
    }


def test_S20_which_cards_leave_with_a_bomb():
    match = fight("white 5", "red 9", "yellow 3")
    assert forecast(match, 0)["lost"] == {
        "bomb red 9": ["red 9", "white 5"],
        "bomb yellow 3": ["yellow 3", "white 5"],
    }
    for other in (SPECTATOR, 1):
        assert forecast(match, other)["lost"] == {}
    play(match, "0 bomb red 9")
    lying = [each.war.cards for each in match.view().seats if each.war]
    assert lying == [[], [], [3]]


def test_S19_S20_which_new_cards_are_decided_about():
    match = fight("white 8", "red 5", "green 3")
    for viewer in (SPECTATOR, 0, 2):
        assert forecast(match, viewer)["deciding"] == ["white 8", "red 5"]
    later = {0: fighter("white", 3, 8, new=True), 1: fighter("red", 2, 5, new=True)}
    match = lay(stage="decide", war_round=2, turn=1, war=later)
    assert forecast(match)["deciding"] == ["red 5"]
    play(match, "1 hold")
    assert forecast(match)["deciding"] == []


def test_S21_a_card_that_was_hit_is_not_decided_about():
    match = fight("white 5", "red 5")
    play(match, "0 bomb red 5")
    assert forecast(match)["deciding"] == []


def test_S20_behind_a_bodyguard_only_the_bodyguard_can_be_hit():
    war = {0: fighter("white", 3, 5, new=True), 1: fighter("red", 9, 1)}
    match = lay(stage="decide", war_round=2, war=war)
    assert forecast(match, 0)["after"] == {
        "hold": {"white": 8, "red": 10},
        "bomb red 1": {"white": 3, "red": 9},
    }


def test_S19_a_traitor_counts_8_or_4():
    match = lay(**GOOD["a traitor"])
    assert forecast(match, 1)["after"] == {
        "loyal": {"white": 3, "blue": 8},
        "betray": {"white": 7, "blue": 0},
    }


def test_S16_a_card_to_add_is_taken_as_turned_up():
    match = lay(**fighters(hands={0: {"white": [4, 9], "red": [7]}}))
    assert forecast(match, 0)["after"] == {
        "add 4": {"white": 7, "red": 2},
        "add 9": {"white": 12, "red": 2},
    }
    play(match, "0 add 9", "1 stop")
    assert forecast(match)["strengths"] == {"white": 12, "red": 2}


def test_only_who_decides_is_told_what_comes_of_it():
    match = fight("white 5", "red 9")
    for other in (SPECTATOR, 1, 2):
        assert forecast(match, other)["after"] == {}


def test_S19_S20_strengths_become_what_was_foretold():
    decided = set()
    for seed in range(6 if INTERPRETED else 40):
        match = Match("sicilianos", players=3 + seed % 4, seed=seed)
        chooser = random.Random(seed)
        for _ in range(200):
            if match.over:
                break
            seat = match.actors[0]
            after = forecast(match, seat)["after"]
            legal = match.legal(seat)
            wars = [action for action in legal if action.startswith(("war", "join"))]
            move = chooser.choice(wars or legal)
            match.play(seat, move)
            if move in after and not move.startswith("add") and match.view().round:
                assert forecast(match)["strengths"] == after[move]
                decided.add(move.split()[0])
    assert decided == {"hold", "bomb", "loyal", "betray"}


def test_S29_clean_money_counts_and_dirty_money_counts_below_zero():
    match = lay(dirty={1: {"5": 1, "50": 2}}, clean={1: {"40": 2}})
    told = forecast(match)["if_ended"]

    assert told[0] == {"clean": 0, "dirty": -250, "bonus": 0, "result": -250}
    assert told[1] == {"clean": 80, "dirty": -105, "bonus": 0, "result": -25}


def test_S29_what_businesses_bring_is_told_at_the_end():
    match = lay(**GOOD["payday"])
    told = forecast(match)["if_ended"]

    assert told[0] == {"clean": 0, "dirty": -250, "bonus": 100, "result": -150}
    assert told[1] == {"clean": 0, "dirty": 0, "bonus": 0, "result": 0}
    assert [seat["result"] for seat in told] == match.scores


def test_businesses_of_which_others_know_nothing_bring_nothing_yet():
    match = lay(firms={0: ["red laundry"]}, scouts={"red": [0]})
    assert forecast(match, 0)["if_ended"][0]["bonus"] == 0


def test_S14_who_may_still_join_a_war():
    match = lay(players=4, turn=2, hands={2: {"white": [3]}, 3: {"red": [2]}})
    for viewer in (SPECTATOR, 0):
        assert forecast(match, viewer)["to_answer"] == []
    play(match, "2 war white 3")
    assert forecast(match)["to_answer"] == [3, 0, 1]
    play(match, "2 stake 10")
    assert forecast(match)["to_answer"] == [3, 0, 1]
    play(match, "3 join red 2")
    assert forecast(match)["to_answer"] == [0, 1]
    play(match, "3 stake 10")
    assert forecast(match)["to_answer"] == [0, 1]


def test_S14_S15_once_the_cards_are_turned_up_nobody_joins():
    assert forecast(fight("white 3", "red 2"))["to_answer"] == []


def test_S14_a_card_of_the_hand_starts_a_war_or_joins_one():
    hands = {0: {"white": [3], "red": [8]}, 1: {"red": [2, 4], "green": [5]}}
    match = lay(hands=hands)
    assert forecast(match, 0)["lays"] == {"white 3": "war white 3", "red 8": "war red 8"}
    play(match, "0 war white 3", "0 stake 10")
    lays = forecast(match, 1)["lays"]
    assert lays == {c: f"join {c}" for c in ("red 2", "red 4", "green 5")}
    assert set(lays.values()) <= {*match.legal(1), *refused(match, 1)}


def test_S16_a_card_of_the_own_family_is_added_and_another_is_refused():
    match = lay(**fighters(hands={0: {"white": [9], "green": [5]}}))
    lays = forecast(match, 0)["lays"]
    assert lays == {"white 9": "add 9", "green 5": "join green 5"}
    assert "add 9" in match.legal(0)
    assert "join green 5" in refused(match)


def test_S14_S16_the_hand_rests_at_other_decisions_and_for_other_seats():
    match = lay(hands={0: {"white": [3]}, 1: {"red": [2]}})
    assert forecast(match, 1)["lays"] == forecast(match)["lays"] == {}
    play(match, "0 war white 3")
    assert forecast(match, 0)["lays"] == {}


def test_S19_whose_traitor_fights_for_a_family():
    match = lay(**GOOD["an alliance"])
    war = [(seat, each.war) for seat, each in enumerate(match.view().seats) if each.war]
    (ally,) = [seat for seat, fighter in war if fighter.turned]
    assert forecast(match)["allies"] == {"white": ally}
    assert forecast(fight("white 3", "red 2"))["allies"] == {}


# Refusals.


def test_S6_of_a_colour_in_hand_no_more_is_drafted():
    match = lay(stage="draft", hands={0: {"red": [3]}, 1: {"red": [4]}, 2: {"red": [5]}})
    assert refused(match) == {"draft red": Refusal("have_colour")}


def test_S8_with_ten_cards_there_is_no_roll():
    assert refused(lay(hands={0: {"white": list(range(1, 11))}})) == {
        "roll": Refusal("ten_cards")
    }
    assert refused(lay(hands={0: {"white": [1]}})) == {}


def test_S11_with_nine_cards_one_of_the_rolled_piles():
    match = lay(**GOOD["a choice with nine cards"])
    others = ("white", "yellow", "black", "green")
    assert refused(match) == {f"draw {c}": Refusal("not_rolled") for c in others}


def test_S12_any_pile_is_drawn_from_and_a_rolled_one_searched():
    match = lay(
        stage="help",
        dice="red blue one",
        hands={0: {"red": [1, 2]}, 1: {"red": list(range(3, 12))}},
    )
    others = ("white", "yellow", "black", "green")
    assert refused(match) == {
        "draw red": Refusal("empty_pile"),
        "search red": Refusal("empty_pile"),
        **{f"search {c}": Refusal("not_rolled") for c in others},
    }


def test_S13_only_rolled_colours_are_stolen_and_only_from_who_holds_them():
    hands = {0: {"white": [5]}, 1: {"red": [4], "black": [1]}}
    match = lay(stage="steal", dice="red white steal", hands=hands)
    assert refused(match) == {
        "steal 1 white": Refusal("holds_none"),
        "steal 1 black": Refusal("not_rolled"),
        "steal 2 white": Refusal("holds_none"),
        "steal 2 red": Refusal("holds_none"),
    }


def test_S14_a_note_that_is_not_there_is_not_staked():
    war = {0: fighter("white", stake=None, laid=5)}
    match = lay(stage="stake", war=war, dirty={0: {"5": 1, "50": 1}})
    assert refused(match) == {f"stake {n}": Refusal("no_note") for n in (10, 20, 40)}


def test_S14_a_colour_is_laid_once():
    match = lay(**GOOD["joining"], hands={2: {"white": [1], "red": [2, 3], "blue": [7]}})
    assert refused(match, 2) == {
        "join white 1": Refusal("colour_laid", {"colour": "white"}),
        "join red 2": Refusal("colour_laid", {"colour": "red"}),
        "join red 3": Refusal("colour_laid", {"colour": "red"}),
    }


def test_S16_only_cards_of_the_own_colour_are_added():
    match = lay(**fighters(hands={0: {"white": [4], "red": [7], "blue": [4]}}))
    why = Refusal("other_colour", {"colour": "white"})
    assert refused(match) == {"join red 7": why, "join blue 4": why}


def test_S19_a_traitor_needs_somebody_to_turn_to():
    match = fight("white 8", "red 2")
    assert refused(match) == {"betray": Refusal("no_partner", {"colour": "blue"})}


def test_S19_of_a_pair_only_one_traitor_turns():
    match = fight("white 8", "blue 8")
    assert refused(match) == {}
    play(match, "0 betray")
    assert refused(match, 1) == {"betray": Refusal("partner_turned", {"colour": "white"})}


def test_S20_what_a_bomb_cannot_hit():
    war = {
        0: fighter("white", 3, 5, new=True),
        1: fighter("red", 9, 1),
        2: fighter("green", 7),
    }
    match = lay(stage="decide", war_round=2, war=war)
    assert refused(match) == {
        "bomb white 3": Refusal("own_family"),
        "bomb white 5": Refusal("own_family"),
        "bomb red 9": Refusal("guarded"),
        "bomb green 7": Refusal("out_of_reach"),
    }


def test_S23_a_business_is_founded_once():
    assert refused(lay(**GOOD["founding"])) == {"found antique": Refusal("founded")}


@pytest.mark.parametrize("moment", ["sharing", "a search"])
def test_where_everything_is_possible_nothing_is_refused(moment):
    assert refused(lay(**GOOD[moment])) == {}


def test_nobody_else_is_refused_anything():
    match = lay(**GOOD["joining"])
    assert refused(match, 0) == {}
    assert outlook.refusals(match.observe(SPECTATOR), []) == {}


# Passages.


@pytest.mark.parametrize(
    ("moment", "numbers"),
    [
        ("the draft", ["S6", "S7"]),
        ("a turn", ["S8", "S10", "S14"]),
        ("a choice with nine cards", ["S11"]),
        ("a roll of one", ["S12"]),
        ("a search", ["S12"]),
        ("a theft", ["S13"]),
        ("the starter's stake", ["S14", "S23"]),
        ("joining", ["S14", "S15"]),
        ("a traitor", ["S19", "S17", "S24"]),
        ("a bomb", ["S20", "S21", "S22", "S17"]),
        ("a round", ["S16", "S17", "S18"]),
        ("sharing", ["S24"]),
        ("founding", ["S23", "S28"]),
        ("payday", ["S29"]),
        ("a godfather", ["S28", "S29"]),
    ],
)
def test_the_passage_is_about_the_decision(moment, numbers):
    assert passage(lay(**GOOD[moment])) == numbers
