"""K11 to K16: auctions, and the end of a round."""

import pytest

from malavita.engine.errors import (
    GameOver,
    IllegalAction,
)
from malavita.games.razzia_knizia.position import Piles
from tests.games.razzia_knizia.tables import (
    BOX,
    BUSINESSES,
    CHEQUES,
    CROSSED,
    ONLY_SEAT_0,
    SHEET,
    called,
    cheques,
    family,
    lay,
    play,
    raid,
    scoring,
    seat_of,
)

# K11, K12: bidding.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K11_it_starts_left_of_the_caller_and_ends_with_him(players):
    match = lay(players, turn=1, row={"car": 1})
    asked = []

    play(match, "1 auction")
    while match.position()["auction"]:
        asked += match.actors
        match.play(match.actors[0], match.legal(match.actors[0])[0])

    assert asked == [(1 + n) % players for n in range(1, players + 1)]


def test_K11_a_bid_must_be_higher_than_the_highest_so_far():
    match = lay(turn=3, row={"car": 1})

    play(match, "3 auction", "0 bid 6")

    assert match.legal(1) == ["pass", "bid 7", "bid 12"]
    with pytest.raises(IllegalAction):
        match.play(1, "bid 3")


def test_K11_after_a_pass_the_highest_bid_stands():
    match = lay(turn=3, row={"car": 1})

    play(match, "3 auction", "0 bid 6", "1 pass")

    assert match.position()["auction"] == called(3, bid=6, bidder=0)
    assert match.legal(2) == ["pass", "bid 8", "bid 11"]


def test_K11_only_ones_own_face_up_cheques_can_be_bid():
    match = lay(turn=3, down={0: [6]})

    play(match, "3 auction")

    assert match.legal(0) == ["pass", "bid 2", "bid 13"]


def test_K11_everybody_is_asked_even_if_he_can_only_pass():
    match = lay(turn=3, row={"car": 1})

    play(match, "3 auction", "0 bid 13")

    for seat in (1, 2, 3):
        assert match.actors == [seat]
        assert match.legal(seat) == ["pass"]
        match.play(seat, "pass")
    assert match.position()["auction"] is None


def test_K11_cheque_16_is_the_highest_of_all():
    match = lay(5, turn=4, row={"car": 1})

    play(match, "4 auction", "0 bid 16")

    assert match.legal(1) == ["pass"]


def test_K12_the_caller_must_bid_if_nobody_has():
    match = lay(row={"car": 1})

    play(match, "0 auction", "1 pass", "2 pass", "3 pass")

    assert match.legal(0) == ["bid 2", "bid 6", "bid 13"]
    with pytest.raises(IllegalAction):
        match.play(0, "pass")


def test_K12_the_caller_may_pass_if_somebody_has_bid():
    match = lay(row={"car": 1})

    play(match, "0 auction", "1 bid 3", "2 pass", "3 pass")

    assert match.legal(0) == ["pass", "bid 6", "bid 13"]


def test_K12_the_caller_must_pass_if_he_cannot_bid_higher():
    match = lay(down={0: [13]}, row={"car": 1})

    play(match, "0 auction", "1 bid 7", "2 pass", "3 pass")

    assert match.legal(0) == ["pass"]


@pytest.mark.parametrize("top", ["police", "ring"])
def test_K12_nobody_must_bid_in_a_normal_auction(top):
    match = lay(left=[top], row={"car": 6})

    play(match, "0 draw left", "1 pass", "2 pass", "3 pass")

    assert match.legal(0) == ["pass", "bid 2", "bid 6", "bid 13"]


def test_K12_example_of_the_sheet_the_caller_bids_his_lowest():
    match = lay(cheques=SHEET, row={"car": 1, "watch": 1})

    play(match, "0 auction", "1 pass", "2 pass", "3 pass")
    assert match.legal(0) == ["bid 3", "bid 7", "bid 12"]
    play(match, "0 bid 3")

    assert family(match, 0) == {"car": 1, "watch": 1}
    assert cheques(match, 0) == ([7, 12], [1])
    assert match.position()["middle"] == 3
    assert match.actors == [1]


# K13: what an auction leads to.


def test_K13_example_of_the_sheet_the_highest_bidder_takes_the_row():
    match = lay(turn=3, cheques=SHEET, left=["police"], row={"car": 1, "watch": 1})

    play(match, "3 draw left", "0 bid 7", "1 pass", "2 bid 9", "3 pass")

    position = match.position()
    assert family(match, 2) == {"car": 1, "watch": 1}
    assert cheques(match, 2) == ([5, 10], [1])
    assert position["middle"] == 9
    assert position["row"] == {}
    assert cheques(match, 0) == ([3, 7, 12], [])  # a losing bid is not spent
    assert match.actors == [0]


def test_K13_the_cheque_from_the_middle_is_not_usable_in_this_round():
    match = lay(middle=13, cheques={0: [1, 2, 6]}, row={"car": 1}, left=["police"])

    play(match, "0 auction", "1 pass", "2 pass", "3 pass", "0 bid 1")
    play(match, "1 draw left", "2 pass", "3 pass")

    assert match.legal(0) == ["pass", "bid 2", "bid 6"]


def test_K13_the_lot_joins_what_the_family_has():
    match = lay(row={"car": 1, "ring": 2}, families={0: {"car": 2, "film": 1}})

    play(match, "0 auction", "1 pass", "2 pass", "3 pass", "0 bid 2")

    assert family(match, 0) == {"car": 3, "ring": 2, "film": 1}


def test_K13_police_stay():
    match = lay(police=2, left=["police"], row={"car": 1})

    play(match, "0 draw left", "1 pass", "2 pass", "3 pass", "0 bid 2")

    assert match.position()["police"] == 3


def test_K13_if_nobody_bids_row_and_middle_stay():
    match = lay(left=["police"], row={"car": 1})

    play(match, "0 draw left", "1 pass", "2 pass", "3 pass", "0 pass")

    position = match.position()
    assert position["row"] == {"car": 1}
    assert position["middle"] == 1
    assert position["gone"] == {}
    assert match.actors == [1]


def test_K13_next_is_the_left_neighbour_of_the_caller_whoever_won():
    match = lay(turn=1, row={"car": 1})

    play(match, "1 auction", "2 pass", "3 pass", "0 bid 13", "1 pass")

    assert match.actors == [2]


def test_K13_next_is_the_first_who_still_has_a_face_up_cheque():
    match = lay(down={1: [7, 12], 2: [4, 8, 11]}, row={"car": 1})

    play(match, "0 auction", "1 bid 3", "3 pass", "0 pass")

    assert match.actors == [3]


def test_K13_next_is_the_caller_himself_if_he_is_alone():
    match = lay(down=ONLY_SEAT_0, row={"car": 1})

    play(match, "0 auction", "0 bid 6")

    assert match.actors == [0]
    assert cheques(match, 0) == ([2, 13], [1])


def test_K13_cheques_of_two_digits_are_told_apart():
    match = lay(5, turn=4, middle=1, row={"car": 1})

    play(match, "4 auction", "0 bid 16", "1 pass", "2 pass", "3 pass", "4 pass")
    play(match, "0 auction", "1 bid 15", "2 pass", "3 pass", "4 pass", "0 pass")

    assert cheques(match, 0) == ([2, 7], [1])
    assert cheques(match, 1) == ([3, 8], [16])
    assert match.position()["middle"] == 15


# K14 to K16: the end of a round.


@pytest.mark.parametrize(("players", "limit"), [(2, 5), (3, 7), (4, 7), (5, 7)])
def test_K14_the_seventh_police_ends_the_round_with_two_players_the_fifth(players, limit):
    match = lay(players, police=limit - 1, left=["police"])

    play(match, "0 draw left")

    assert match.position()["round"] == 2
    assert match.position()["auction"] is None
    assert match.position()["police"] == 0


@pytest.mark.parametrize(("players", "limit"), [(2, 5), (3, 7), (4, 7), (5, 7)])
def test_K14_the_police_before_the_last_starts_an_auction(players, limit):
    match = lay(players, police=limit - 2, left=["police"])

    play(match, "0 draw left")

    assert match.position()["round"] == 1
    assert match.position()["auction"] == called(0, "police")


def test_K14_the_round_ends_when_nobody_has_a_face_up_cheque():
    match = lay(down={0: [6, 13], **ONLY_SEAT_0}, row={"car": 1})

    play(match, "0 auction", "0 bid 2")

    assert match.position()["round"] == 2
    assert len(seat_of(match, 0)["scored"]) == 1


def test_K14_the_last_lot_is_settled_before_the_round_is_scored():
    match = lay(down={0: [6, 13], **ONLY_SEAT_0}, row={"gold coin": 1, "car": 1})

    play(match, "0 auction", "0 bid 2")

    assert seat_of(match, 0)["scored"][0]["gold coins"] == 3
    assert family(match, 0) == {"car": 1}
    assert cheques(match, 0) == ([1, 6, 13], [])
    assert match.position()["middle"] == 2


def test_K14_a_last_cheque_that_is_not_spent_keeps_the_round_going():
    match = lay(down={0: [6, 13], **ONLY_SEAT_0}, left=["police"], row={"car": 1})

    play(match, "0 draw left", "0 pass")

    assert match.position()["round"] == 1
    assert match.actors == [0]


def test_K14_a_losing_bid_of_the_last_cheque_keeps_the_round_going():
    down = {0: [6, 13], 1: [3, 7], 2: [4, 8, 11], 3: [5, 9, 10]}
    match = lay(turn=1, down=down, row={"car": 1})

    play(match, "1 auction", "0 bid 2", "1 bid 12")

    assert match.position()["round"] == 1
    assert match.actors == [0]


@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_K15_the_row_and_all_police_leave_the_game(in_round):
    match = raid(in_round=in_round, row={"car": 2, "ring": 1})

    position = match.position()
    assert position["row"] == {}
    assert position["police"] == 0
    assert position["gone"] == {"car": 2, "ring": 1, "police": 7}


def test_K15_the_row_scores_for_nobody():
    assert scoring("gold coins", [{}] * 4, row={"gold coin": 3}) == [0, 0, 0, 0]


@pytest.mark.parametrize("in_round", [1, 2])
def test_K16_cards_with_a_black_cross_leave_the_families(in_round):
    each = {kind: 1 for kind in BOX if kind != "police"}
    match = raid(in_round=in_round, families={0: each, 3: each})

    stay = {"bodyguard": 1, "car": 1, **dict.fromkeys(BUSINESSES, 1)}
    assert family(match, 0) == stay
    assert family(match, 3) == stay
    assert match.position()["gone"] == {**dict.fromkeys(CROSSED, 2), "police": 7}


def test_K16_all_cheques_are_turned_face_up_and_the_middle_stays():
    match = raid(down={0: [2, 6], 1: [3, 7, 12]})

    assert [cheques(match, seat) for seat in range(4)] == [(up, []) for up in CHEQUES[4]]
    assert match.position()["middle"] == 1


def test_K16_after_the_third_scoring_families_and_cheques_stay():
    each = {kind: 1 for kind in BOX if kind != "police"}
    match = raid(in_round=3, families={0: each}, down={1: [3, 7, 12]})

    assert match.over
    assert family(match, 0) == each
    assert cheques(match, 1) == ([], [3, 7, 12])


def test_K16_the_game_has_three_rounds():
    match = raid(in_round=2)
    assert match.position()["round"] == 3
    assert not match.over

    match = raid(in_round=3)

    assert match.actors == []
    assert match.legal(0) == []
    assert match.position()["turn"] is None
    with pytest.raises(GameOver):
        match.play(0, "draw left")


def test_K16_the_21st_police_ends_the_game_at_the_latest():
    match = lay(in_round=3, police=6, piles=(["police"], []))

    play(match, "0 draw left")

    assert match.over
    assert match.position()["gone"]["police"] == 21
    assert match.view().piles == Piles(0, 0)


def test_K16_with_two_players_at_most_15_police_are_turned_up():
    match = lay(2, in_round=3, police=4, gone={"police": 10}, left=["police"])

    play(match, "0 draw left")

    assert match.over
    assert match.position()["gone"]["police"] == 15
