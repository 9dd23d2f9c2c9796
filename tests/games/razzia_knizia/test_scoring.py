"""K17 to K24: the three scorings, and who wins."""

import pytest

from malavita import Match
from tests.games.razzia_knizia.tables import (
    BUSINESSES,
    CHEQUES,
    JEWELS,
    lay,
    over,
    play,
    raid,
    scoring,
    seat_of,
)

# K17 to K21: every scoring.


def test_K17_example_of_the_sheet_two_thieves_score_4():
    assert scoring("thieves", [{}, {"thief": 1}, {"thief": 2}, {}]) == [0, 2, 4, 0]


def test_K17_a_used_thief_scores_nothing():
    match = lay(
        police=6,
        row={"car": 1},
        families={0: {"thief": 2}},
        left=["police"],
        right=["car"],
    )

    play(match, "0 steal car", "1 draw left")

    assert seat_of(match, 0)["scored"][0]["thieves"] == 2


def test_K18_example_of_the_sheet_most_bodyguards_score_5_fewest_lose_2():
    assert scoring("bodyguards", [{"bodyguard": n} for n in (4, 4, 2, 1)]) == [
        5,
        5,
        0,
        -2,
    ]


@pytest.mark.parametrize(
    ("bodyguards", "points"),
    [
        ((1, 0, 0, 0), [5, -2, -2, -2]),  # none is a number too
        ((3, 3, 3, 2), [5, 5, 5, -2]),
        ((1, 2, 3, 4), [-2, 0, 0, 5]),
        ((3, 1), [5, -2]),
        ((0, 2, 1), [-2, 5, 0]),
        ((2, 1, 0, 2, 0), [5, 0, -2, 5, -2]),
    ],
)
def test_K18_everybody_with_the_most_and_everybody_with_the_fewest(bodyguards, points):
    assert scoring("bodyguards", [{"bodyguard": n} for n in bodyguards]) == points


@pytest.mark.parametrize("bodyguards", [0, 3])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K18_if_all_have_equally_many_nobody_scores(players, bodyguards):
    families = [{"bodyguard": bodyguards}] * players

    assert scoring("bodyguards", families) == [0] * players


def test_K19_example_of_the_sheet_cars_and_drivers():
    families = [
        {"driver": 2},
        {"car": 1, "driver": 3},
        {"car": 3, "driver": 1},
        {"car": 5},
    ]

    assert scoring("cars", families) == [2, 4, 4, 0]


def test_K19_all_cars_and_all_drivers_score_26():
    assert scoring("cars", [{"car": 16, "driver": 10}, {}]) == [26, 0]


def test_K20_example_of_the_sheet_different_jewels():
    families = [
        {},
        {"watch": 2, "necklace": 3, "ring": 2},
        {"brooch": 2, "ring": 1},
        {},
    ]

    assert scoring("jewels", families) == [-5, 5, 0, -5]


@pytest.mark.parametrize("kinds", range(6))
def test_K20_jewels_score_by_different_kinds(kinds):
    jewels = dict.fromkeys(JEWELS[:kinds], 2)

    assert scoring("jewels", [jewels, {}])[0] == (-5, 0, 0, 5, 10, 15)[kinds]


def test_K21_example_of_the_sheet_two_coins_score_6():
    assert scoring("gold coins", [{"gold coin": 2}, {"gold coin": 1}]) == [6, 3]


@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_K21_loot_scores_in_every_round(in_round):
    loot = {"thief": 1, "bodyguard": 1, "driver": 1, "gold coin": 1, "ring": 1}
    match = raid(2, in_round=in_round, families={0: loot})

    points = seat_of(match, 0)["scored"][in_round - 1]

    assert points["thieves"] == 2
    assert points["bodyguards"] == 5
    assert points["cars"] == 1
    assert points["gold coins"] == 3
    assert points["jewels"] == 0


# K22, K23: the third scoring.


def businesses(families, in_round=3):
    """Points for different and for equal businesses."""
    return (
        scoring("kinds", families, in_round=in_round),
        scoring("sets", families, in_round=in_round),
    )


def test_K22_example_of_the_sheet_five_kinds_four_restaurants_three_casinos():
    held = {"restaurant": 4, "casino": 3, "film": 1, "transport": 1, "nightclub": 1}

    assert businesses([{}, {}, {}, held]) == ([0, 0, 0, 5], [0, 0, 0, 15])


@pytest.mark.parametrize("kinds", range(8))
def test_K22_different_businesses_score_1_each_and_all_seven_10(kinds):
    held = dict.fromkeys(BUSINESSES[:kinds], 1)

    assert scoring("kinds", [held, {}], in_round=3)[0] == (0, 1, 2, 3, 4, 5, 6, 10)[kinds]


@pytest.mark.parametrize(("equal", "points"), [(1, 0), (2, 0), (3, 5), (4, 10)])
def test_K22_three_equal_businesses_score_5_and_four_10(equal, points):
    assert businesses([{"film": equal}, {}]) == ([1, 0], [points, 0])


def test_K22_all_businesses_score_80():
    assert businesses([dict.fromkeys(BUSINESSES, 4), {}]) == ([10, 0], [70, 0])


@pytest.mark.parametrize("in_round", [1, 2])
def test_K22_businesses_score_in_the_third_round_only(in_round):
    held = dict.fromkeys(BUSINESSES, 4)

    assert businesses([held, {}], in_round) == ([0, 0], [0, 0])


def totals(cheques, **named):
    """What every seat scores for its cheques at the end of the game."""
    cheques = dict(enumerate(cheques))
    families = [{}] * len(cheques)
    return scoring("cheques", families, in_round=3, cheques=cheques, **named)


def test_K23_example_of_the_sheet_totals_of_25_21_17_17():
    held = [[2, 10, 13], [1, 8, 12], [3, 5, 9], [4, 6, 7]]

    assert totals(held, middle=11) == [5, 0, -5, -5]


def test_K23_everybody_with_the_highest_total_scores_5():
    held = [[1, 10, 13], [4, 8, 12], [2, 3, 5], [6, 7, 9]]

    assert totals(held, middle=11) == [5, 5, -5, 0]


def test_K23_if_all_are_equal_nobody_scores():
    held = [[1, 8, 13], [4, 6, 12], [2, 9, 11], [5, 7, 10]]

    assert totals(held, middle=3) == [0, 0, 0, 0]


def test_K23_cheques_face_up_and_face_down_count():
    held = [[2, 10, 13], [1, 8, 12], [3, 5, 9], [4, 6, 7]]
    down = {0: [10, 13], 1: [8], 3: [4, 6, 7]}

    assert totals(held, middle=11, down=down) == [5, 0, -5, -5]


def test_K23_the_middle_counts_for_nobody():
    held = [[1, 8, 7], [2, 9, 6], [3, 10, 11], [4, 5, 12]]

    assert totals(held, middle=13) == [-5, 0, 5, 0]


@pytest.mark.parametrize(
    ("players", "points"),
    [
        (2, [0, 0]),  # 22 each
        (3, [-5, 0, 5]),  # 28, 30, 32
        (4, [-5, 0, 0, 5]),  # 21, 22, 23, 24
        (5, [-5, 0, 0, 0, 5]),  # 25, 26, 27, 28, 29
    ],
)
def test_K23_with_the_cheques_of_the_start(players, points):
    assert totals(CHEQUES[players]) == points


@pytest.mark.parametrize("in_round", [1, 2])
def test_K23_cheques_score_in_the_third_round_only(in_round):
    assert scoring("cheques", [{}] * 3, in_round=in_round) == [0, 0, 0]


# K24: the end.


def test_K24_scores_start_at_0():
    match = Match("razzia_knizia", players=5, seed=7)

    assert match.scores == [0, 0, 0, 0, 0]
    assert match.winners == []


def test_K24_scores_may_be_negative():
    match = raid(families={0: {"ring": 1, "bodyguard": 1}})

    assert match.scores == [5, -7, -7, -7]


def test_K24_the_points_of_all_rounds_are_added():
    scored = {0: [{"cars": 3, "jewels": -5}, {"thieves": 4}], 1: [{"cars": 1}, {}]}
    match = raid(2, in_round=3, scored=scored, families={0: {"ring": 1}, 1: {"film": 1}})

    assert match.scores == [2, 1 - 5 + 1]


@pytest.mark.parametrize(
    ("points", "winners"),
    [((4, 9, 7, 2), [1]), ((9, 4, 7, 2), [0]), ((-4, -9, -7, -2), [3])],
)
@pytest.mark.parametrize("tie", ["shared", "cheque"])
def test_K24_the_most_points_win(points, winners, tie):
    assert over(points, options={"tie": tie}).winners == winners


def test_K24_option_tie_shared_shares_the_win():
    assert over((4, 9, 7, 9)).winners == [1, 3]
    assert over((5, 5)).winners == [0, 1]


def test_K24_option_tie_cheque_looks_for_the_highest_single_cheque():
    tied = {"tie": "cheque"}

    assert over((4, 9, 7, 9), options=tied).winners == [1]  # 12 against 10
    assert over((4, 9, 9, 9), options=tied).winners == [1]
    assert over((9, 4, 4, 9), options=tied).winners == [0]  # 13 against 10


def test_K24_option_tie_cheque_counts_face_down_cheques_too():
    match = over((4, 9, 7, 9), down={1: [3, 7, 12]}, options={"tie": "cheque"})

    assert match.winners == [1]


def test_K24_option_tie_cheque_compares_the_highest_not_the_total():
    held = {0: [2, 3, 13], 1: [10, 11, 12], 2: [4, 6, 8], 3: [5, 7, 9]}
    match = over((9, 9, 0, 0), cheques=held, options={"tie": "cheque"})

    assert match.winners == [0]
