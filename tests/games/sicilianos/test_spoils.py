"""S23 to S29: spoils, and the end."""

import pytest

from tests.games.sicilianos.tables import (
    COLOURS,
    TYPES,
    ended,
    hand,
    lay,
    pile,
    play,
    seat_of,
)


def clean(match, seat):
    return seat_of(match, seat)["clean"]


def stage(match):
    return match.position()["stage"]


# S23 to S25: one winner or two.


def test_S23_a_lone_winner_founds_a_business_of_his_colour():
    match = ended([("white", 3), ("red", 9)])

    assert match.actors == [1]
    assert match.legal(1) == ["found antique", "found restaurant", "found laundry"]
    play(match, "1 found restaurant")

    assert seat_of(match, 1)["businesses"] == ["red restaurant"]
    assert match.position()["businesses"]["red"] == ["antique", "laundry"]


def test_S23_he_launders_his_stake_and_as_much_from_the_bank():
    match = ended([("white", 3), ("red", 9)], stakes={0: 50, 1: 20})

    play(match, "1 found laundry")

    assert clean(match, 1) == {"20": 2}
    assert clean(match, 0) == {}
    assert seat_of(match, 0)["dirty"]["50"] == 1
    assert match.scores == [-200, -230 + 40, -250]


def test_S23_he_chooses_among_the_businesses_left():
    firms = {2: ["red restaurant"]}
    match = ended([("white", 3), ("red", 9)], firms=firms)

    assert match.legal(1) == ["found antique", "found laundry"]


def test_S23_a_single_business_left_is_founded_all_the_same():
    firms = {2: ["red restaurant"], 0: ["red antique"]}
    match = ended([("white", 3), ("red", 9)], firms=firms)

    assert match.legal(1) == ["found laundry"]


def test_S23_if_none_is_left_he_launders_only():
    firms = {2: ["red restaurant", "red laundry"], 0: ["red antique"]}
    match = ended([("white", 3), ("red", 9)], firms=firms)

    assert stage(match) == "turn"
    assert clean(match, 1) == {"10": 2}
    assert seat_of(match, 1)["businesses"] == []


TWO = [("white", 6), ("blue", "turned"), ("red", 3)]
STAKES = {0: 5, 1: 20, 2: 50}


def test_S24_the_familys_player_chooses_business_or_money():
    match = ended(TWO)

    assert match.actors == [0]
    assert match.legal(0) == ["business", "money"]


def test_S24_business_for_the_familys_player_money_for_the_traitors():
    match = ended(TWO, stakes=STAKES)

    play(match, "0 business")
    assert match.actors == [0]
    play(match, "0 found antique")

    assert seat_of(match, 0)["businesses"] == ["white antique"]
    assert clean(match, 1) == {"5": 1, "20": 1}
    assert clean(match, 0) == clean(match, 2) == {}


def test_S24_money_for_the_familys_player_business_for_the_traitors():
    match = ended(TWO, stakes=STAKES)

    play(match, "0 money")
    assert match.actors == [1]
    play(match, "1 found antique")

    # The business is of the winning family's colour, whoever founds it.
    assert seat_of(match, 1)["businesses"] == ["white antique"]
    assert clean(match, 0) == {"5": 1, "20": 1}
    assert clean(match, 1) == {}


def test_S24_equal_stakes_become_two_notes():
    match = ended(TWO)

    play(match, "0 money", "1 found antique")

    assert clean(match, 0) == {"10": 2}


NONE_LEFT = {0: ["white antique", "white laundry"], 2: ["white restaurant"]}


@pytest.mark.parametrize(("choice", "gets"), [("business", 1), ("money", 0)])
def test_S24_he_chooses_also_when_no_business_is_left(choice, gets):
    match = ended(TWO, stakes=STAKES, firms=NONE_LEFT)

    play(match, f"0 {choice}")

    assert stage(match) == "turn"
    assert clean(match, gets) == {"5": 1, "20": 1}
    assert clean(match, 1 - gets) == {}


def test_S25_the_familys_player_wins_alone_if_the_traitor_was_blown_up():
    match = ended([("white", 6), ("blue", "gone"), ("red", 3)], stakes=STAKES)

    assert stage(match) == "found"
    play(match, "0 found antique")

    assert clean(match, 0) == {"5": 2}
    assert clean(match, 1) == {}
    assert seat_of(match, 1)["dirty"]["20"] == 1


def test_S25_the_traitors_player_wins_alone_in_the_winning_familys_colour():
    match = ended([("white",), ("blue", "turned"), ("red", 3)], stakes=STAKES)

    assert match.actors == [1]
    play(match, "1 found antique")

    assert seat_of(match, 1)["businesses"] == ["white antique"]
    assert clean(match, 1) == {"20": 2}
    assert clean(match, 0) == {}


def test_S25_alone_he_is_not_asked_to_share():
    firms = {0: ["white antique", "white laundry"], 2: ["white restaurant"]}
    match = ended([("white",), ("blue", "turned"), ("red", 3)], firms=firms)

    assert stage(match) == "turn"
    assert clean(match, 1) == {"10": 2}


# S26, S27: settling.


def test_S26_cards_go_under_their_piles_in_the_order_laid():
    match = ended([("white", 9, 3, 7), ("red", 2)])

    play(match, "0 found laundry")

    assert pile(match, "white")[-3:] == [9, 3, 7]
    assert pile(match, "red")[-1] == 2


def test_S26_the_other_stakes_go_to_the_bank():
    match = ended([("white", 9), ("red", 2), ("blue", 3)])

    play(match, "0 found laundry")

    assert seat_of(match, 1)["dirty"]["10"] == seat_of(match, 2)["dirty"]["10"] == 1
    assert all(seat["war"] is None for seat in match.position()["seats"])
    assert match.position()["round"] == 0


def test_S26_the_cards_lie_there_until_the_business_is_founded():
    match = ended([("white", 9), ("red", 2)])

    assert seat_of(match, 0)["war"]["cards"] == [9]
    assert clean(match, 0) == {}


def test_S26_hands_stay_as_they_are():
    match = ended([("white", 9), ("red", 2)], hands={0: {"white": [4], "blue": [1]}})

    play(match, "0 found laundry")

    assert hand(match, 0) == {"white": [4], "blue": [1]}


def test_S27_the_next_turn_is_left_of_the_starter_whoever_won():
    match = ended([("white", 3), ("red", 9), ("blue", 2)])

    play(match, "1 found laundry")

    assert match.actors == [1]
    assert match.position()["starter"] == 1


# S28, S29: the end.


def test_S28_all_three_businesses_of_a_colour_win():
    firms = {0: ["white antique", "white laundry"]}
    rich = {1: {"50": 20}}
    match = ended([("white", 9), ("red", 2)], firms=firms, clean=rich)

    play(match, "0 found restaurant")

    assert match.over
    assert match.winners == [0]
    # The results are still counted and shown.
    assert match.scores[1] == 1000 - 240
    assert match.scores[0] == 20 - 240 + 300


def test_S28_a_traitors_player_can_become_godfather():
    firms = {1: ["white antique", "white laundry"]}
    match = ended(TWO, firms=firms)

    play(match, "0 money", "1 found restaurant")

    assert match.over
    assert match.winners == [1]


def test_S28_three_businesses_of_different_colours_are_not_enough():
    firms = {0: ["white antique", "red laundry"]}
    match = ended([("white", 9), ("red", 2)], firms=firms)

    play(match, "0 found restaurant")

    assert not match.over
    assert match.winners == []


LAST_NOTE = {0: {}, 1: {"5": 1}, 2: {"5": 1}}


def test_S29_the_game_ends_when_somebody_has_no_dirty_money_left():
    match = ended([("white", 9), ("red", 2)], dirty=LAST_NOTE)

    assert not match.over  # the war is not settled yet
    play(match, "0 found laundry")

    assert match.over
    assert match.actors == []


def test_S29_it_may_be_a_loser_of_the_war():
    match = ended([("white", 9), ("red", 2)], dirty={**LAST_NOTE, 0: {"5": 1}, 1: {}})

    play(match, "0 found laundry")

    assert match.over


def test_S29_it_goes_on_if_everybody_has_some():
    match = ended([("white", 9), ("red", 2)], dirty={**LAST_NOTE, 0: {"5": 1}})

    play(match, "0 found laundry")

    assert not match.over


def test_S29_nobody_ends_the_game_while_his_last_note_is_staked():
    match = lay(hands={0: {"white": [3]}}, dirty={0: {"5": 1}})

    play(match, "0 war white 3", "0 stake 5", "1 out", "2 out")

    assert match.actors == [0]


def results(firms, clean=None, dirty=None, players=3):
    money = {seat: {"5": 1} for seat in range(players)}
    return lay(
        players,
        stage="over",
        firms=dict(enumerate(firms)),
        clean=clean,
        dirty={**money, players - 1: {}, **(dirty or {})},
    )


def test_S29_the_result_is_clean_minus_dirty_money():
    match = results([], {0: {"40": 2, "5": 1}}, {0: {"50": 1, "10": 2}})

    assert match.scores == [85 - 70, -5, 0]


def test_S29_50_for_three_types_in_three_colours():
    same = ["red antique", "white laundry", "blue restaurant"]
    match = results([same, ["green antique", "black laundry", "yellow restaurant"]])

    assert match.scores == [50 - 5, 50 - 5, 0]


@pytest.mark.parametrize(
    ("firms", "bonus"),
    [
        (["red antique", "red laundry", "blue restaurant"], 0),
        (["red antique", "blue antique", "green laundry"], 0),
        (["red antique", "red laundry", "blue restaurant", "blue laundry"], 0),
        (["red antique", "red laundry", "blue restaurant", "green laundry"], 50),
        (
            [
                "red antique", "white laundry", "blue restaurant",
                "green antique", "black laundry", "yellow restaurant",
            ],
            50,  # once
        ),
    ],
)  # fmt: skip
def test_S29_the_three_types_must_be_in_three_different_colours(firms, bonus):
    # Somebody else has as many of every type, so that nothing else counts.
    kinds = [firm.split()[1] for firm in firms]
    left = [f"{c} {t}" for t in TYPES for c in COLOURS if f"{c} {t}" not in firms]
    other = []
    for kind in kinds:
        other.append(next(f for f in left if f.endswith(kind) and f not in other))
    match = results([firms, other])

    assert match.scores[0] == bonus - 5


@pytest.mark.parametrize("kind", TYPES)
def test_S29_100_for_strictly_the_most_of_a_type(kind):
    match = results([[f"red {kind}", f"blue {kind}"], [f"green {kind}"]])

    assert match.scores == [100 - 5, -5, 0]


@pytest.mark.parametrize("kind", TYPES)
def test_S29_nobody_if_tied(kind):
    match = results([[f"red {kind}"], [f"green {kind}"]])

    assert match.scores == [-5, -5, 0]


def test_S29_nobody_if_none_is_founded():
    assert results([]).scores == [-5, -5, 0]


def test_S29_one_player_can_have_the_most_of_all_types():
    match = results([["red antique", "red restaurant", "blue laundry"]])

    assert match.scores == [300 - 5, -5, 0]


def test_S29_the_highest_result_wins():
    assert results([], {1: {"50": 1}}).winners == [1]


def test_S29_ties_share():
    assert results([], {0: {"5": 1}}).winners == [0, 2]
    assert results([], {0: {"50": 1}, 1: {"50": 1}}).winners == [0, 1]


def test_S29_before_the_end_businesses_bring_nothing():
    match = lay(firms={0: ["red antique", "red restaurant", "blue laundry"]})

    assert match.scores == [-250] * 3
