"""Forecasts, refusals and passages of Razzia!."""

import random

import pytest
from msgspec import to_builtins

from malavita import Match
from malavita.engine.game import Refusal
from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_knizia import outlook
from malavita.games.razzia_knizia.story import RoundScored
from tests.conftest import INTERPRETED
from tests.games.razzia_knizia.tables import (
    CHEQUES,
    NOTHING,
    called,
    lay,
    over,
    play,
    tell,
)


def forecast(match, seat=0):
    return to_builtins(outlook.forecast(match.observe(seat)))


def totals(match):
    return [points["total"] for points in forecast(match)["if_raided"]]


def refused(match, seat=0):
    return outlook.refusals(match.observe(seat), match.legal(seat))


def passage(match):
    return outlook.passage(match.observe(SPECTATOR))


# Forecasts.


def test_K18_to_K20_everybody_sees_what_a_raid_would_bring():
    match = lay(families={0: {"bodyguard": 2, "driver": 1, "car": 3}, 1: {"ring": 1}})

    raided = forecast(match, SPECTATOR)["if_raided"]

    first = {**NOTHING, "bodyguards": 5, "cars": 4, "jewels": -5, "total": 4}
    assert raided[0] == first
    assert raided[1] == {**NOTHING, "bodyguards": -2, "total": -2}
    assert [points["total"] for points in raided[2:]] == [-7, -7]


def test_K22_K23_businesses_and_cheques_count_in_the_third_round_only():
    families = {0: {"casino": 3, "film": 1}}
    second, third = (lay(in_round=n, families=families) for n in (2, 3))

    assert forecast(second)["if_raided"][0] == {**NOTHING, "jewels": -5, "total": -5}
    points = forecast(third)["if_raided"][0]
    assert (points["kinds"], points["sets"], points["cheques"]) == (2, 5, -5)


def test_K16_what_was_scored_before_is_not_scored_again():
    match = lay(in_round=2, scored={0: [{**NOTHING, "cars": 9}]})
    assert totals(match) == [-5, -5, -5, -5]


def test_once_the_game_is_over_nothing_more_is_scored():
    match = over([5, 3])
    ahead = forecast(match)
    assert ahead["if_raided"] == [{**NOTHING, "total": 0}] * 2
    assert ahead["lot"] is None


@pytest.mark.parametrize(("players", "limit"), [(2, 5), (3, 7), (4, 7), (5, 7)])
def test_K14_the_raid_comes_with_this_police_card(players, limit):
    match = Match("razzia_knizia", players=players, seed=1)
    assert forecast(match)["police_limit"] == limit


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K15_what_a_forecast_says_is_what_the_raid_brings(players):
    raids = 0
    for seed in range(3 if INTERPRETED else 15):
        match = Match("razzia_knizia", players=players, seed=seed)
        chooser = random.Random(seed)
        while not match.over:
            seat = match.actors[0]
            raided = forecast(match)["if_raided"]
            legal = match.legal(seat)
            # The first action half the time: whoever draws and passes meets the police.
            move = chooser.choice([legal[0], chooser.choice(legal)])
            for event in tell(match, seat, move):
                if isinstance(event, RoundScored) and event.raid:
                    for points in raided:
                        assert points.pop("total") == sum(points.values())
                    assert event.points == raided
                    raids += 1
    assert raids > 2


def test_the_lot_is_worth_what_the_row_adds_to_what_the_viewer_holds():
    row = {"driver": 1, "ring": 1, "watch": 1}
    match = lay(row=row, families={0: {"car": 3, "brooch": 1}, 1: {"ring": 1}})

    assert forecast(match, 0)["lot"] == {"gain": 9, "by": {"cars": 4, "jewels": 5}}
    assert forecast(match, 1)["lot"] == {"gain": 1, "by": {"cars": 1}}
    assert forecast(match, 2)["lot"] == {"gain": 6, "by": {"cars": 1, "jewels": 5}}


def test_K18_a_lot_of_bodyguards_is_worth_what_others_have_less():
    match = lay(row={"bodyguard": 2}, families={1: {"bodyguard": 1}})
    assert forecast(match)["lot"] == {"gain": 7, "by": {"bodyguards": 7}}


def test_a_lot_that_adds_nothing_is_worth_nothing():
    assert forecast(lay(row={"car": 1}))["lot"] == {"gain": 0, "by": {}}


def test_there_is_no_lot_for_those_who_watch_nor_in_an_empty_row():
    assert forecast(lay(row={"car": 1}), SPECTATOR)["lot"] is None
    assert forecast(lay())["lot"] is None


def test_K13_whoever_takes_the_lot_gets_what_it_was_said_to_be_worth():
    match = lay(row={"driver": 2, "gold coin": 1}, turn=3)
    before, lot = totals(match)[0], forecast(match, 0)["lot"]

    play(match, "3 auction", "0 bid 2", "1 pass", "2 pass", "3 pass")

    assert totals(match)[0] == before + lot["gain"]


def test_K7_the_row_is_sold_with_this_card():
    assert forecast(lay(row={"car": 6}))["row_limit"] == 7
    assert "auction" in lay(row={"car": 6}, left=["ring"]).legal(0)
    match = lay(row={"car": 6}, left=["ring"])
    play(match, "0 draw left")
    assert match.view().auction.cause == "seventh"


def test_K11_who_speaks_when_in_an_auction_and_who_has_spoken():
    match = lay(turn=2)
    assert forecast(match)["speakers"] == forecast(match)["spoken"] == []
    play(match, "2 auction")
    for spoken in ([], [3], [3, 0], [3, 0, 1]):
        for viewer in (SPECTATOR, 0):
            ahead = forecast(match, viewer)
            assert ahead["speakers"] == [3, 0, 1, 2]
            assert ahead["spoken"] == spoken
        actor = match.actors[0]
        assert actor == ahead["speakers"][len(spoken)]
        match.play(actor, match.legal(actor)[0])
    assert forecast(match)["speakers"] == []


def test_K10_who_has_no_cheque_face_up_does_not_speak():
    match = lay(turn=2, down={3: CHEQUES[4][3]})
    play(match, "2 auction")
    assert forecast(match)["speakers"] == [0, 1, 2]


# Refusals.


def test_K11_a_cheque_must_be_higher_than_the_bid():
    match = lay(turn=2, auction=called(3, bid=7, bidder=1))
    assert refused(match, 2) == {"bid 4": Refusal("too_low", {"bid": 7})}


def test_K13_a_cheque_face_down_waits_for_the_next_round():
    for in_round, why in (
        (1, Refusal("face_down", {"round": 2})),
        (2, Refusal("face_down", {"round": 3})),
        (3, Refusal("spent")),
    ):
        match = lay(in_round=in_round, turn=1, down={1: [7]}, auction=called(0))
        assert refused(match, 1) == {"bid 7": why}


def test_K12_who_called_must_bid_if_nobody_has():
    match = lay(turn=0, auction=called(0))
    assert refused(match) == {"pass": Refusal("must_bid")}


def test_K8_without_a_thief_the_cards_of_the_row_stay():
    match = lay(row={"car": 2, "gold coin": 1})
    no_thief = Refusal("no_thief")
    assert refused(match) == {"steal car": no_thief, "steal gold coin": no_thief}


def test_K8_in_a_theft_nothing_else_is_done():
    row, families = {"car": 2}, {0: {"thief": 2}}
    match = lay(row=row, families=families, thieves=1, gone={"thief": 1})
    tried = ("draw left", "draw right", "auction")
    assert refused(match) == dict.fromkeys(tried, Refusal("theft"))


def test_K4_an_empty_pile_cannot_be_drawn_from():
    match = lay(in_round=3, police=6, piles=(["police"], []))
    assert refused(match) == {"draw right": Refusal("empty_pile")}


def test_K9_with_an_option_nobody_may_call_for_an_empty_row():
    match = lay(options={"empty_auction": False, "piles": 1})
    assert refused(match) == {"auction": Refusal("empty_row")}


def test_nobody_else_is_refused_anything():
    match = lay(row={"car": 2})
    assert refused(match, 1) == {}
    assert outlook.refusals(match.observe(SPECTATOR), []) == {}


# Passages.


@pytest.mark.parametrize(
    ("named", "numbers"),
    [
        ({}, ["K5", "K6", "K9"]),
        ({"row": {"car": 1}, "families": {0: {"thief": 1}}}, ["K5", "K6", "K8", "K9"]),
        ({"row": {"car": 1}, "families": {1: {"thief": 1}}}, ["K5", "K6", "K9"]),
        ({"families": {0: {"thief": 1}}}, ["K5", "K6", "K9"]),
        ({"police": 6}, ["K5", "K6", "K9", "K14"]),
        ({"players": 2, "police": 4}, ["K5", "K6", "K9", "K14"]),
        ({"turn": 1, "auction": called(0)}, ["K11", "K13"]),
        ({"turn": 0, "auction": called(0)}, ["K12", "K11", "K13"]),
        ({"police": 1, "auction": called(0, "police")}, ["K11", "K13"]),
        ({"row": {"car": 7}, "auction": called(1, "seventh")}, ["K11", "K13", "K7"]),
        (
            {
                "row": {"car": 2},
                "families": {0: {"thief": 2}},
                "thieves": 1,
                "gone": {"thief": 1},
            },
            ["K8"],
        ),
        ({"in_round": 3, "turn": None}, ["K24"]),
    ],
)
def test_the_passage_is_about_the_decision(named, numbers):
    assert passage(lay(**named)) == numbers
