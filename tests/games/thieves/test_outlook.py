"""Forecasts, refusals and passages of Thieves!."""

import random

import pytest
from msgspec import to_builtins

from malavita import Match
from malavita.engine.game import Refusal
from malavita.engine.layout import SPECTATOR
from malavita.games.thieves import GAME, outlook
from malavita.games.thieves.cards import END_WORTH, NAMES, RAID_WORTH
from tests.conftest import INTERPRETED, tables
from tests.games.thieves.tables import GOOD, all_loot, lay, play

ROWS = {
    0: ["(money 3)", "money 1"],
    1: ["(ring)", "money 2", "(money 0)"],
    2: ["horseshoe"],
}


def forecast(match, seat=0):
    return to_builtins(outlook.forecast(match.observe(seat)))


def at_least(match, seat=0):
    return [row["at_least"] for row in forecast(match, seat)["loot"]]


def refused(match, seat=0):
    return outlook.refusals(match.observe(seat), match.legal(seat))


def passage(match, seat=0):
    return outlook.passage(match.observe(seat))


def worths(rows, worth):
    """What all loot is worth, hidden or not."""
    return [
        sum(int(worth[NAMES.index(card.strip("()"))]) for card in row) for row in rows
    ]


# Forecasts.


def test_T2_everybody_knows_of_loot_what_he_has_seen():
    match = lay(loot=ROWS)

    own, other, open_row, none = forecast(match, 0)["loot"]
    assert own == {
        "at_least": 4,
        "at_end": 4,
        "cards": 2,
        "hidden": 0,
        "exact": True,
    }
    assert other == {
        "at_least": 2,
        "at_end": 2,
        "cards": 3,
        "hidden": 2,
        "exact": False,
    }
    assert (open_row["at_least"], open_row["at_end"]) == (1, 3)
    assert (none["at_least"], none["cards"], none["exact"]) == (0, 0, True)
    assert at_least(match, 1) == [1, 5, 1, 0]
    assert forecast(match, 1)["loot"][1]["at_end"] == 3
    assert at_least(match, SPECTATOR) == [1, 2, 1, 0]


def test_who_has_seen_a_card_go_there_counts_it():
    match = lay(loot=ROWS, known={1: {0: [1, 2]}})
    assert at_least(match, 2) == [1, 5, 1, 0]
    assert forecast(match, 2)["loot"][1]["hidden"] == 1


@pytest.mark.parametrize(("players", "options"), [tables(GAME)[0], tables(GAME)[-1]])
def test_in_whole_games_nobody_is_said_to_have_more_than_he_has(players, options):
    for seed in range(1 if INTERPRETED else 10):
        match = Match("thieves", players=players, seed=seed, options=options)
        chooser = random.Random(seed)
        while not match.over:
            _check_loot(match)
            seat = match.actors[0]
            match.play(seat, chooser.choice(match.legal(seat)))
        _check_loot(match)


def _check_loot(match):
    rows = all_loot(match)
    raid, end = worths(rows, RAID_WORTH), worths(rows, END_WORTH)
    for viewer in (SPECTATOR, *range(match.players)):
        told = forecast(match, viewer)["loot"]
        for seat, row in enumerate(told):
            assert row["cards"] == len(rows[seat])
            assert row["at_least"] <= raid[seat]
            assert row["at_end"] <= end[seat]
            assert row["exact"] == (row["hidden"] == 0)
            if row["exact"]:
                assert (row["at_least"], row["at_end"]) == (raid[seat], end[seat])
        assert viewer == SPECTATOR or told[viewer]["exact"]


def test_T12_the_richest_as_far_as_the_viewer_knows():
    match = lay(loot=ROWS)
    assert forecast(match, 0)["richest"] == [0]
    assert forecast(match, 1)["richest"] == [1]
    assert forecast(match, SPECTATOR)["richest"] == [1]


def test_T12_several_richest_are_all_caught_or_none_of_them():
    loot = {0: ["money 2"], 1: ["money 2"]}
    assert forecast(lay(loot=loot))["richest"] == [0, 1]
    assert forecast(lay())["richest"] == [0, 1, 2, 3]
    none = lay(loot=loot, options={"raid_tie": "none"})
    assert forecast(none)["richest"] == []


def test_T15_when_the_game_is_over_nobody_is_caught():
    assert forecast(lay(**GOOD["a finished game"]))["richest"] == []


def test_T7_T15_how_many_cars_bring_a_raid_and_the_end():
    told = forecast(lay(police={"police 2": 1}))
    assert told["police_limit"] == 4
    assert sum(told["police"].values()) == told["police_limit"]
    assert told["cars_limit"] == 7
    assert lay(**GOOD["a finished game"]).view().cars == told["cars_limit"]


def test_T7_police_cars_on_the_table_and_those_that_are_needed():
    assert forecast(lay())["police"] == {"lying": 0, "needed": 4}
    match = lay(police={"police 1": 1, "police 2": 1})
    assert forecast(match)["police"] == {"lying": 3, "needed": 1}


def test_T6_a_stash_makes_oneself_richer_and_a_plant_another():
    hands = {0: ["money 2", "thief", "alarm", "police 1"]}
    match = lay(3, hands=hands, loot={1: ["money 1", "(money 3)"]})

    assert forecast(match)["after"] == {
        "stash money 2": [2, 1, 0],
        "plant money 2 on 1": [0, 3, 0],
        "plant money 2 on 2": [0, 1, 2],
    }
    assert forecast(match, 1)["after"] == {}
    play(match, "0 stash money 2")
    assert at_least(match, 0) == [2, 1, 0]


def test_T10_a_thief_makes_one_poorer_and_another_richer():
    match = lay(**GOOD["a theft half done"])
    assert forecast(match)["after"] == {
        "to 0": [2, 0, 0, 0],
        "to 2": [0, 0, 2, 0],
        "to 3": [0, 0, 0, 2],
    }


def test_T10_of_a_card_that_nobody_showed_him_he_foretells_nothing():
    match = lay(**{**GOOD["a theft half done"], "taken": {"seat": 1, "place": 0}})
    after = forecast(match)["after"]
    assert list(after.values()) == [[0, 2, 0, 0]] * 3


def test_T10_what_a_thief_may_take_is_worth_what_its_player_has_seen():
    match = lay(**{**GOOD["a theft"], "loot": ROWS})
    assert forecast(match)["takes"] == {
        "take 0 0": 3,
        "take 0 1": 1,
        "take 1 0": 0,
        "take 1 1": 2,
        "take 1 2": 0,
        "take 2 0": 1,
    }
    assert forecast(match, 1)["takes"] == {}
    assert set(forecast(match)["takes"]) == set(match.legal(0)) - {"decline"}


def test_T10_a_thief_brings_a_card_to_any_other_row():
    match = lay(**{**GOOD["a theft"], "loot": ROWS})
    goals = forecast(match)["goals"]
    for action in forecast(match)["takes"]:
        again = Match.from_position("thieves", match.position(), seed=1)
        play(again, f"0 {action}")
        owner = again.position()["taken"]["seat"]
        assert again.legal(0) == [f"to {seat}" for seat in goals[owner]]


def test_T10_there_is_no_goal_without_a_choice_of_loot():
    match = lay(**{**GOOD["a theft"], "loot": ROWS})
    assert forecast(match, 1)["goals"] == forecast(match, SPECTATOR)["goals"] == []
    assert forecast(lay(**GOOD["a theft half done"]))["goals"] == []


def test_T11_only_what_may_be_played_is_foretold():
    match = lay(**GOOD["a pair before a card that waits"])
    moved = {action.split(" on ")[0] for action in forecast(match, 3)["after"]}
    assert moved == {"stash ring", "plant ring", "stash money 3", "plant money 3"}


def test_in_whole_games_loot_becomes_what_was_foretold():
    moved = set()
    for seed in range(2 if INTERPRETED else 20):
        match = Match("thieves", players=4, seed=seed)
        chooser = random.Random(seed)
        while not match.over:
            seat = match.actors[0]
            before = match.position()
            after = forecast(match, seat)["after"]
            move = chooser.choice(match.legal(seat))
            known = _is_known(match, seat, before["taken"])
            match.play(seat, move)
            if move in after and not match.over and known:
                assert at_least(match, seat) == after[move]
                moved.add(move.split()[0])
    assert moved == {"stash", "plant", "to"}


def _is_known(match, seat, taken):
    """Whether the seat knows the card that a thief takes, if one does."""
    if taken is None:
        return True
    row = match.view(seat).seats[taken["seat"]].loot
    return row[taken["place"]] != "(?)"


@pytest.mark.parametrize(
    ("police", "cards", "raids"),
    [
        ({"police 1": 3}, ["police 1", "police 2", "alarm", "thief"], True),
        ({"police 2": 1}, ["police 2", "police 1", "ring", "thief"], ["police 2"]),
        ({"police 2": 1}, ["alarm", "police 2", "ring", "thief"], ["police 2", "alarm"]),
        ({"police 2": 1}, ["alarm", "police 1", "ring", "thief"], []),
        ({}, ["police 2", "police 2", "ring", "thief"], []),
    ],
)
def test_T7_T9_what_brings_a_raid_whatever_others_hold(police, cards, raids):
    match = lay(hands={0: cards}, police=police)
    told = forecast(match)["raids"]

    assert told == (["police 1", "police 2", "alarm"] if raids is True else raids)
    for action in told:
        again = Match.from_position("thieves", match.position(), seed=1)
        play(again, f"0 {action}")
        assert again.position()["police"] == {}
    assert forecast(match, 1)["raids"] == []


def test_T9_with_an_option_the_player_keeps_his_police():
    match = lay(
        hands={0: ["alarm", "police 2", "ring", "thief"]},
        police={"police 2": 1},
        options={"alarm": "others"},
    )
    assert forecast(match)["raids"] == ["police 2"]


@pytest.mark.parametrize(("pair", "apart"), [(True, [0, 1]), (False, [1])])
def test_T11_cards_held_apart_come_first_the_last_or_the_last_two(pair, apart):
    named = {"apart": ["ring", "alarm"], "pair": pair, "gone": {"double loot": 2}}
    match = lay(hands={0: ["thief"]}, **named)
    assert forecast(match)["playable"] == {"hand": False, "apart": apart}
    for card in ("ring", "alarm"):
        allowed = any(card in action for action in match.legal(0))
        assert allowed == (["ring", "alarm"].index(card) in apart)


def test_T5_the_hand_is_played_from_when_nothing_is_held_apart():
    match = lay(hands={0: ["thief"]})
    assert forecast(match)["playable"] == {"hand": True, "apart": []}
    for other in (SPECTATOR, 1):
        assert forecast(match, other)["playable"] == {"hand": False, "apart": []}
    play(match, "0 thief")
    assert forecast(match)["playable"] == {"hand": False, "apart": []}


# Refusals.


def test_T11_cards_held_apart_come_before_the_hand():
    match = lay(
        3,
        apart=["ring", "thief"],
        pair=True,
        hands={0: ["money 2", "alarm", "thief"]},
        gone={"double loot": 1},
    )
    tried = ("stash money 2", "plant money 2 on 1", "plant money 2 on 2", "alarm")
    assert refused(match) == dict.fromkeys(tried, Refusal("apart_first"))


def test_T11_what_was_drawn_first_waits_for_what_was_drawn_later():
    match = lay(**GOOD["a pair before a card that waits"])
    assert refused(match, 3)["alarm"] == Refusal("later_first")
    assert "stash ring" not in refused(match, 3)


def test_T8_only_police_on_the_table_is_removed():
    match = lay(**GOOD["a removal"])
    assert refused(match)["remove 1"] == Refusal("none_lying")
    assert "remove 2" not in refused(match)


def test_T10_a_card_does_not_go_back_where_it_came_from():
    match = lay(**GOOD["a theft half done"])
    assert refused(match)["to 1"] == Refusal("not_back")
    back = [action for action in refused(match) if action.startswith("to ")]
    assert back == ["to 1"]


@pytest.mark.parametrize("moment", ["a removal", "a theft", "a theft half done"])
def test_T5_no_other_card_is_played_meanwhile(moment):
    match = lay(**{**GOOD[moment], "hands": {0: ["alarm", "money 2", "horseshoe"]}})
    for action in ("alarm", "stash money 2", "plant horseshoe on 3"):
        assert refused(match)[action] == Refusal("unfinished")


def test_T5_any_card_of_the_hand_may_be_played():
    assert refused(lay(hands={0: ["alarm", "police 1"]})) == {}


def test_nobody_else_is_refused_anything():
    match = lay(**GOOD["a removal"])
    assert refused(match, 1) == {}
    assert outlook.refusals(match.observe(SPECTATOR), []) == {}


# Passages.


@pytest.mark.parametrize(
    ("named", "numbers"),
    [
        ({}, ["T5", "T6"]),
        (
            {"hands": {0: ["police 2", "roadblock", "double loot", "ring"]}},
            ["T5", "T6", "T7", "T8", "T11"],
        ),
        (
            {
                "hands": {0: ["police 1", "alarm", "thief", "ring"]},
                "police": {"police 1": 3},
            },
            ["T5", "T12", "T6", "T7", "T9", "T10"],
        ),
        (GOOD["a pair"], ["T11", "T5", "T6", "T10"]),
        (GOOD["a pair after the actions came back"], ["T11", "T5"]),
        (GOOD["a removal"], ["T8"]),
        (GOOD["a theft"], ["T10", "T16"]),
        (GOOD["a theft half done"], ["T10", "T16"]),
        (GOOD["a finished game"], ["T15", "T2"]),
    ],
)
def test_the_passage_is_about_the_decision(named, numbers):
    assert passage(lay(**named)) == numbers


def test_T5_those_who_wait_need_no_more_than_that_a_card_is_played():
    assert passage(lay(), 1) == passage(lay(), SPECTATOR) == ["T5"]
