"""D11 to D19: who gets the notes of a bar."""

from itertools import permutations

import pytest

from malavita.engine.errors import IllegalAction, NotYourMove
from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_dorra.story import DuelFought, NothingToDuelFor
from tests.games.razzia_dorra.tables import (
    ANSWERS,
    SPLIT,
    gains,
    lay,
    lying_at,
    play,
    seed_of,
    showdown,
    tell,
)

# D11 to D13: without a split.


def test_D11_a_lone_gambler_takes_all_notes():
    match = showdown(
        *("blue gambler 1", "red raid 3", "red raid 4", "red raid 6"),
        bars={"jungle": [50, 20, 20, 5]},
    )

    assert gains(match) == [95, 0, 0, 0]
    assert match.position()["phase"] == "place"


def test_D11_example_of_the_sheet_four_lone_gamblers():
    match = showdown(
        *("red gambler 1", "violet gambler 3", "yellow gambler 2", "blue gambler 6"),
        bars={"colibri": [50], "havanna bar": [25, 5], "cotton club": [15]},
        pile=[5, 5, 5, 5, 40, 30],
    )

    assert gains(match) == [50, 30, 15, 10]
    assert lying_at(match, "colibri") == [5]
    assert lying_at(match, "lincoln") == [40, 10]  # the old one stays
    assert lying_at(match, "jazz house") == [30, 10]


def test_D12_raids_send_the_gamblers_home():
    match = showdown(
        *("blue gambler 6", "blue raid 3", "blue gambler 5", "red raid 3"),
        bars={"jungle": [50, 5]},
    )

    assert gains(match) == [0, 55, 0, 0]


def test_D12_D13_example_of_the_sheet_raids_with_and_without_a_gambler():
    match = showdown(
        *("blue gambler 5", "blue raid 3", "yellow raid 6", "pink raid 3"),
        bars={"jungle": [50, 5], "cotton club": [40]},
        pile=[5, 20],
    )

    assert gains(match) == [0, 55, 0, 0]
    assert lying_at(match, "cotton club") == [40, 20]


def test_D12_several_raids_share_and_the_gamblers_have_no_say():
    match = showdown("blue gambler 6", "blue raid 3", "blue gambler 5", "blue raid 4")

    assert match.actors == [3]
    assert match.legal(3) == ["give 1", "give 3"]


def test_D13_raids_without_a_gambler_get_nothing():
    match = showdown("blue raid 6", "blue raid 3", "blue raid 4", "red raid 3")

    assert gains(match) == [0, 0, 0, 0]
    assert len(lying_at(match, "jungle")) == 2


def test_D13_nothing_happens_at_a_bar_without_notes():
    match = showdown(
        *("violet gambler 3", "violet gambler 4", "red gambler 1"),
        in_round=15,
        bars={"colibri": [50], "havanna bar": []},
    )

    assert match.over
    assert gains(match) == [0, 0, 50]


def test_D13_notes_of_earlier_rounds_lie_at_the_later_bars_of_the_fifteenth_round():
    match = showdown(
        *("violet gambler 3", "violet gambler 4", "red gambler 1"),
        in_round=15,
        bars={"colibri": [50], "havanna bar": [5]},
    )

    assert match.position()["split"] == "havanna bar"


# D14, D15: the proposal.


def test_D14_example_of_the_sheet_jazz_house():
    match = showdown(
        *("pink raid 3", "pink raid 4", "pink gambler 5", "pink gambler 2"),
        bars={"jazz house": [30, 20, 5]},
    )

    assert match.actors == [1]
    play(match, "1 give 1", "1 give 0", "1 give 1", "0 accept")
    assert gains(match) == [20, 35, 0, 0]


def test_D14_the_highest_card_proposes():
    match = showdown("blue gambler 2", "blue gambler 5", "blue gambler 6", "red raid 3")

    assert match.actors == [2]
    assert match.position()["phase"] == "split"
    assert match.position()["split"] == "jungle"
    assert match.legal(2) == ["give 0", "give 1", "give 2"]


def test_D14_notes_are_given_one_by_one_highest_first():
    match = lay(**SPLIT)
    play(match, "1 give 0")
    assert match.position()["seats"][0]["share"] == [50]
    assert lying_at(match, "jungle") == [20, 5]
    play(match, "1 give 1")
    assert match.position()["seats"][1]["share"] == [20]
    play(match, "1 give 0")

    assert match.position()["seats"][0]["share"] == [50, 5]
    assert match.position()["phase"] == "answer"


def test_D14_a_given_note_is_public_and_final():
    match = lay(**SPLIT)
    play(match, "1 give 2")

    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert match.view(viewer).seats[2].share == [50]
    assert match.legal(1) == ["give 0", "give 1", "give 2"]  # the next note


def test_D14_nobody_but_a_claimant_is_given_a_note():
    with pytest.raises(IllegalAction):
        lay(**SPLIT).play(1, "give 3")


def test_D14_only_the_proposer_gives():
    with pytest.raises(NotYourMove):
        lay(**SPLIT).play(0, "give 0")


@pytest.mark.parametrize("to", [0, 1, 2])
def test_D14_he_may_keep_or_give_away_everything(to):
    match = lay(**SPLIT)
    play(match, *[f"1 give {to}"] * 3, "0 accept", "2 accept")

    assert gains(match) == [75 if seat == to else 0 for seat in range(4)]


def test_D14_one_note_and_two_claimants_leave_an_empty_share():
    match = showdown("blue gambler 2", "blue gambler 5", "red raid 4", "red raid 3")
    play(match, "1 give 1")

    assert match.actors == [0]
    play(match, "0 accept")
    assert gains(match) == [0, 10, 0, 0]


def test_D14_there_is_no_second_offer():
    match = lay(**ANSWERS, seed=seed_of(6, 1))
    play(match, "0 duel", "2 accept")

    assert match.position()["phase"] == "place"
    assert gains(match) == [0, 70, 5, 0]


def test_D14_up_to_eight_claimants_share():
    cards = [f"blue gambler {n}" for n in (1, 2, 3, 3, 4, 4, 5, 6)]
    match = showdown(*cards, bars={"jungle": [50, 5]})

    assert match.actors == [7]
    assert match.legal(7) == [f"give {seat}" for seat in range(8)]
    play(match, "7 give 0", "7 give 7")
    assert match.actors == [0, 1, 2, 3, 4, 5, 6]
    play(match, *(f"{seat} accept" for seat in range(7)))
    assert gains(match) == [50, 0, 0, 0, 0, 0, 0, 5]


FOURS = ("blue gambler 4", "red raid 3", "blue gambler 4", "red raid 4")


@pytest.mark.parametrize(
    ("dealer", "proposer"), [(0, 0), (1, 2), (2, 2), (3, 0), (4, 0), (6, 0)]
)
def test_D15_of_equal_numbers_the_one_nearer_to_the_dealer_proposes(dealer, proposer):
    others = ("red raid 5", "red raid 6", "yellow raid 3")
    match = showdown(*FOURS, *others, dealer=dealer)

    assert match.actors == [proposer]


def test_D15_the_farther_answers_later():
    cards = ("blue gambler 3", "blue gambler 3", "blue gambler 6", "red raid 3")
    others = ("red raid 5", "red raid 6", "yellow raid 3")
    match = showdown(*cards, *others, dealer=1, options={"answers": "open"})
    play(match, "2 give 2")

    assert match.actors == [1]
    play(match, "1 accept")
    assert match.actors == [0]


def test_D15_the_farther_counts_as_lower_in_a_duel():
    others = ("red raid 5", "red raid 6", "yellow raid 3")
    for dealer, winner in ((0, 2), (1, 0), (2, 0)):
        match = showdown(*FOURS, *others, dealer=dealer, seed=seed_of(4, 4))
        proposer = match.actors[0]
        play(match, f"{proposer} give {proposer}", f"{2 - proposer} duel")
        assert gains(match)[winner] == 10, dealer


def test_D15_the_farther_of_equal_challengers_fights_first():
    cards = ("blue gambler 3", "blue gambler 3", "blue gambler 6", "red raid 3")
    others = ("red raid 5", "red raid 6", "yellow raid 3")
    match = showdown(*cards, *others, dealer=0, seed=seed_of(6, 1, 6, 1))
    play(match, "2 give 2", "0 duel")
    fights = [event for event in tell(match, "1 duel") if isinstance(event, DuelFought)]

    assert [fight.challenger for fight in fights] == [1, 0]


# D16, D17: answers.


def test_D16_every_other_claimant_answers_also_with_an_empty_share():
    match = lay(**{**ANSWERS, "shares": {1: [50, 20, 5]}})

    assert match.actors == [0, 2]
    assert match.legal(0) == match.legal(2) == ["accept", "duel"]
    assert match.legal(1) == match.legal(3) == []


def test_D16_an_answer_is_final():
    match = lay(**ANSWERS)
    play(match, "0 accept")

    with pytest.raises(NotYourMove):
        match.play(0, "duel")


def test_D16_secret_answers_come_in_any_order_to_the_same_table():
    tables = set()
    for order in permutations(("0 duel", "2 accept")):
        match = lay(**ANSWERS)
        play(match, order[0])
        assert match.beat == 0
        play(match, order[1])
        tables.add((match.digest(), match.beat))

    assert len(tables) == 1
    assert tables.pop()[1] == 1


def test_D16_option_answers_open_asks_in_falling_order():
    match = lay(**ANSWERS, options={"answers": "open"})

    assert match.actors == [2]
    play(match, "2 duel")
    assert match.beat == 1
    assert match.actors == [0]
    assert match.view(0).seats[2].answer == "duel"
    assert match.heard(0)[-1].action == "duel"
    play(match, "0 accept")
    assert match.position()["phase"] == "place"


def test_D16_option_answers_secret_asks_all_at_once_and_unseen():
    match = lay(**ANSWERS)
    play(match, "2 duel")

    assert match.view(2).seats[2].answer == "duel"
    for viewer in (SPECTATOR, 0, 1, 3):
        assert match.view(viewer).seats[2].answer == "?"
        assert match.heard(viewer)[-1].action == "answer ?"


@pytest.mark.parametrize("answers", ["secret", "open"])
def test_D17_nothing_is_paid_before_the_last_answer(answers):
    match = lay(**ANSWERS, options={"answers": answers})
    play(match, "2 accept")
    assert gains(match) == [0, 0, 0, 0]
    play(match, "0 accept")

    assert gains(match) == [20, 50, 5, 0]


def test_D17_those_who_accepted_take_their_shares_even_if_others_duel():
    match = lay(**ANSWERS, seed=seed_of(1, 6))
    play(match, "2 duel", "0 accept")

    assert gains(match) == [20, 0, 55, 0]


# D18: duels.


def fought(match, move):
    """(champion, its die, challenger, its die, winner) of every duel."""
    return [
        (e.champion, e.champion_die, e.challenger, e.challenger_die, e.seat)
        for e in tell(match, move)
        if isinstance(e, DuelFought)
    ]


@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ((1, 6), 0),  # 7 against 8
        ((2, 6), 0),  # a tie: the lower card
        ((3, 6), 1),  # 9 against 8
        ((6, 1), 1),
        ((1, 5), 0),
        ((1, 4), 1),
    ],
)
def test_D18_both_roll_and_add_their_number_and_a_tie_is_for_the_lower(dice, winner):
    match = showdown(
        *("blue gambler 2", "blue gambler 6", "red raid 4", "red raid 3"),
        bars={"jungle": [50, 5]},
        seed=seed_of(*dice),
    )
    play(match, "1 give 1", "1 give 0")

    assert fought(match, "0 duel") == [(1, dice[0], 0, dice[1], winner)]
    assert gains(match) == [55 if seat == winner else 0 for seat in range(4)]


def test_D18_a_tie_is_for_the_lower_card_also_if_he_is_the_champion():
    match = lay(**ANSWERS, seed=seed_of(1, 6, 3, 1))  # 7:8, then 5:5
    play(match, "2 duel")

    assert fought(match, "0 duel") == [(1, 1, 0, 6, 0), (0, 3, 2, 1, 0)]
    assert gains(match) == [75, 0, 0, 0]


NUMBERS = (1, 4, 6, 2, 5)
CHAIN = [f"blue gambler {n}" for n in NUMBERS]


@pytest.mark.parametrize("seed", [seed_of(6, 1, 6, 1), seed_of(1, 6, 6), *range(20)])
def test_D18_the_lowest_challenger_first_then_the_highest_that_is_left(seed):
    match = showdown(*CHAIN, bars={"jungle": [50, 40, 5]}, seed=seed)
    play(match, *["2 give 2"] * 3, "0 duel", "1 duel", "3 duel")
    fights = fought(match, "4 duel")

    assert [fight[2] for fight in fights] == [0, 4, 1, 3]
    champion = 2
    for first, die, second, other_die, winner in fights:
        assert first == champion  # the proposer, later the winner so far
        lead = die + NUMBERS[first] - other_die - NUMBERS[second]
        lower = first if NUMBERS[first] < NUMBERS[second] else second
        champion = lower if lead == 0 else first if lead > 0 else second
        assert winner == champion
    assert gains(match) == [95 if seat == champion else 0 for seat in range(5)]


def test_D18_only_challengers_fight():
    match = showdown(*CHAIN, bars={"jungle": [50, 40, 5]}, seed=seed_of(6, 1, 6, 1))
    play(match, *["2 give 2"] * 2, "2 give 0", "0 accept", "1 duel", "3 duel")

    assert [fight[2] for fight in fought(match, "4 accept")][:2] == [3, 1]
    assert gains(match) == [5, 0, 90, 0, 0]


def test_D18_the_share_of_the_proposer_is_at_stake_too():
    match = lay(**ANSWERS, seed=seed_of(1, 6))
    play(match, "0 duel", "2 accept")

    assert gains(match) == [70, 0, 5, 0]


def test_D18_if_no_note_is_left_nobody_rolls():
    match = lay(**{**ANSWERS, "shares": {0: [50, 20, 5]}})
    used = match._state.used
    play(match, "0 accept")
    events = tell(match, "2 duel")

    assert NothingToDuelFor("Jungle") in events
    assert not any(isinstance(event, DuelFought) for event in events)
    assert match._state.used == used
    assert gains(match) == [75, 0, 0, 0]


# D19: one bar after the other.


def test_D19_bars_are_settled_in_reading_order():
    match = showdown(
        *("blue gambler 2", "blue gambler 6", "red gambler 4", "pink gambler 3"),
        bars={"colibri": [40], "jazz house": [25]},
    )

    assert gains(match) == [0, 0, 40, 0]  # a later bar waits for the split
    play(match, "1 give 0")
    assert gains(match) == [0, 0, 40, 0]
    play(match, "0 accept")
    assert gains(match) == [10, 0, 40, 25]


def test_D19_a_split_is_finished_before_the_next_bar_is_looked_at():
    match = showdown(
        *("red gambler 2", "red gambler 6", "pink gambler 4", "pink gambler 3"),
        bars={"colibri": [40], "jazz house": [25]},
    )
    assert match.position()["split"] == "colibri"
    play(match, "1 give 0", "0 accept")
    assert gains(match) == [40, 0, 0, 0]
    assert match.position()["split"] == "jazz house"
    assert match.actors == [2]
    play(match, "2 give 2", "3 accept")

    assert gains(match) == [40, 0, 25, 0]
    assert match.position()["phase"] == "place"


def test_D19_what_a_split_leaves_behind_does_not_touch_the_next():
    match = showdown(
        *("red gambler 2", "red gambler 6", "pink gambler 4", "pink gambler 3"),
        bars={"colibri": [40], "jazz house": [25]},
        seed=seed_of(6, 1),
    )
    play(match, "1 give 0", "0 duel")
    assert gains(match) == [0, 40, 0, 0]
    assert match.position()["seats"][0]["answer"] is None
    play(match, "2 give 3", "3 accept")

    assert gains(match) == [0, 40, 0, 25]
