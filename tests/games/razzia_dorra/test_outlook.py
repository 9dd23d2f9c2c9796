"""Forecasts, refusals and passages of Razzia."""

from collections import Counter
from itertools import product

import pytest
from msgspec import to_builtins

from malavita import Match
from malavita.engine.game import Refusal
from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_dorra import outlook
from tests.conftest import INTERPRETED, play_on
from tests.games.razzia_dorra.tables import (
    ANSWERS,
    BARS,
    NOTES,
    SPLIT,
    lay,
    lying_at,
    play,
    showdown,
)


def forecast(match, seat=SPECTATOR):
    return to_builtins(outlook.forecast(match.observe(seat)))


def refused(match, seat):
    return outlook.refusals(match.observe(seat), match.legal(seat))


def passage(match):
    return outlook.passage(match.observe(SPECTATOR))


def chance(number, other, lower):
    """D18, roll by roll: both add a die; on a tie the lower card wins."""
    rolls = list(product(range(1, 7), repeat=2))
    leads = [number + first - other - second for first, second in rolls]
    wins = sum(lead > 0 or (lead == 0 and lower) for lead in leads)
    return pytest.approx(wins / len(rolls), abs=1e-4)


# Forecasts.


def test_D18_the_odds_of_every_duel_that_may_come():
    duels = forecast(lay(**SPLIT))["duels"]

    assert duels == [
        (1, 2, chance(6, 4, lower=False)),
        (1, 0, chance(6, 2, lower=False)),
        (2, 0, chance(4, 2, lower=False)),
    ]
    assert [round(100 * p) for _, _, p in duels] == [72, 92, 72]
    assert forecast(lay(**ANSWERS), 0)["duels"] == duels


@pytest.mark.parametrize(("high", "low"), [(6, 5), (6, 4), (6, 3), (6, 2), (6, 1)])
def test_D18_by_any_distance_of_the_cards(high, low):
    named = {"in_round": 6, "bars": {"colibri": [50]}}
    match = showdown(
        f"red gambler {high}", f"red gambler {low}", "blue gambler 1", **named
    )
    assert forecast(match)["duels"] == [(0, 1, chance(high, low, lower=False))]
    assert chance(low, high, lower=True) == 1 - forecast(match)["duels"][0][2]


def test_D15_of_equal_cards_the_nearer_to_the_dealer_is_higher():
    elsewhere = ["yellow", "violet", "blue", "green", "pink"]
    cards = ["red gambler 3", *(f"{c} gambler 1" for c in elsewhere), "red gambler 3"]
    match = showdown(*cards, dealer=5, bars={"colibri": [50]})

    assert forecast(match)["duels"] == [(6, 0, chance(3, 3, lower=False))]
    assert passage(match) == ["D14", "D16", "D18", "D15"]


def test_without_a_split_there_are_no_duels():
    assert forecast(lay())["duels"] == []


def test_the_money_at_every_bar():
    match = lay(**SPLIT)
    play(match, "1 give 0")

    assert forecast(match)["bars"] == {
        "colibri": 0,
        "cotton club": 10,
        "havanna bar": 10,
        "jungle": 25,
        "lincoln": 10,
        "jazz house": 10,
    }


def test_D6_three_players_have_four_bars():
    bars = forecast(lay(3))["bars"]
    assert list(bars) == ["colibri", "cotton club", "havanna bar", "jungle"]


def test_D8_the_notes_to_come_and_the_note_of_the_dealer():
    match = lay(phase="place", note=50, dealer=2)
    unseen = Counter(match.position()["pile"])

    def told(notes):
        return {str(value): n for value, n in sorted(notes.items(), reverse=True)}

    assert forecast(match, 2)["left"] == told(unseen)
    for other in (SPECTATOR, 0, 1, 3):
        assert forecast(match, other)["left"] == told(unseen + Counter([50]))
    new = Match("razzia_dorra", players=4, seed=1)
    lying = Counter(note for bar in BARS for note in lying_at(new, bar))
    assert forecast(new)["left"] == told(Counter(NOTES) - lying)


@pytest.mark.parametrize("options", [{}, {"money": "hidden", "last_notes": "out"}])
@pytest.mark.parametrize("players", [3, 8])
def test_in_whole_games_bars_and_pile_are_as_foretold(players, options):
    for seed in range(1 if INTERPRETED else 5):
        match = Match("razzia_dorra", players=players, seed=seed, options=options)
        while not match.over:
            position = match.position()
            told = forecast(match, position["dealer"])
            assert told["bars"] == {bar: sum(n) for bar, n in position["bars"].items()}
            pile = Counter(map(str, position["pile"]))
            assert told["left"] == pile
            play_on(match, len(match.log), moves=1)


@pytest.mark.parametrize(
    ("players", "options", "rounds"),
    [(3, {}, 15), (3, {"last_notes": "out"}, 14), (4, {}, 12), (8, {}, 12)],
)
def test_D9_the_number_of_rounds(players, options, rounds):
    match = Match("razzia_dorra", players=players, seed=1, options=options)
    assert forecast(match)["last_round"] == rounds
    while not match.over:
        play_on(match, len(match.log), moves=1)
    assert match.view().round == rounds


# Refusals.


def test_D14_only_claimants_are_given_notes():
    match = lay(**SPLIT)
    assert refused(match, 1)["give 3"] == Refusal("no_claim")
    gifts = [action for action in refused(match, 1) if action.startswith("give")]
    assert gifts == ["give 3"]


@pytest.mark.parametrize(
    ("named", "seat", "reason"),
    [
        ({"phase": "place", "note": 25}, 0, "note_first"),
        (SPLIT, 1, "hand_rests"),
        (ANSWERS, 0, "hand_rests"),
    ],
)
def test_D8_the_hand_rests_until_all_choose(named, seat, reason):
    match = lay(**named)
    hand = match.position()["seats"][seat]["hand"]
    why = refused(match, seat)
    assert {action for action in why if action.startswith("play")} == {
        f"play {card}" for card in hand
    }
    assert all(why[f"play {card}"] == Refusal(reason) for card in hand)


def test_D10_any_card_may_be_chosen():
    assert refused(lay(), 0) == {}


def test_nobody_else_is_refused_anything():
    assert refused(lay(**SPLIT), 0) == {}
    assert outlook.refusals(lay(**SPLIT).observe(SPECTATOR), []) == {}


# Passages.


@pytest.mark.parametrize(
    ("named", "numbers"),
    [
        ({"phase": "place", "note": 25}, ["D8"]),
        ({}, ["D10", "D11", "D12", "D13"]),
        (SPLIT, ["D14", "D16", "D18"]),
        (ANSWERS, ["D16", "D18", "D17"]),
        ({"phase": "over", "in_round": 12}, ["D21"]),
    ],
)
def test_the_passage_is_about_the_decision(named, numbers):
    assert passage(lay(**named)) == numbers
