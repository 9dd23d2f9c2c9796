"""S1 to S13: the box, the draft, rolls."""

from collections import Counter

import pytest

from malavita import Match
from malavita.engine.errors import IllegalAction
from malavita.games.sicilianos import rules
from malavita.games.sicilianos.cards import COMPONENTS, FACES, HITS, PARTNER
from tests.chi import surprise
from tests.conftest import INTERPRETED, play_on
from tests.games.sicilianos import tables
from tests.games.sicilianos.tables import (
    COLOURS,
    FULL,
    NOTES,
    PAIRS,
    TYPES,
    deal,
    hand,
    lay,
    pile,
    play,
    roll,
    seat_of,
)

TEN = {c: [2, 3] for c in COLOURS[:5]}
NINE = {**TEN, "black": [2]}
DEALS = 60 if INTERPRETED else 600


def new(players=3, seed=7, draft="choose"):
    return Match("sicilianos", players=players, seed=seed, options={"draft": draft})


# S1 to S4: the box.


def test_S1_six_families_have_every_value_once():
    for cards in new().position()["piles"].values():
        assert sorted(cards) == list(range(1, 12))


def test_S1_traitors_come_in_pairs_of_families():
    pairs = {COLOURS[c]: COLOURS[PARTNER[c]] for c in range(6)}

    assert pairs == PAIRS == COMPONENTS["traitor pairs (assumed)"]
    assert all(pairs[pairs[colour]] == colour for colour in COLOURS)


def test_S1_a_bomb_can_hit_three_other_families():
    hits = {
        COLOURS[c]: {COLOURS[o] for o in range(6) if HITS[c] >> o & 1} for c in range(6)
    }

    assert hits == {colour: set(targets) for colour, targets in tables.HITS.items()}
    assert all(len(hits[colour] - {colour}) == 3 for colour in COLOURS)
    # Every family is hit by three others.
    assert set(Counter(o for row in hits.values() for o in row).values()) == {3}


def test_S2_each_colour_has_a_business_of_each_type():
    assert new().position()["businesses"] == {c: list(TYPES) for c in COLOURS}


def test_S3_the_influence_die_has_each_face_twice():
    assert (
        COMPONENTS["influence die (assumed)"] == ["two"] * 2 + ["one"] * 2 + ["steal"] * 2
    )
    assert Counter(FACES.tolist()) == {0: 2, 1: 2, 2: 2}


def test_S3_all_faces_are_as_likely():
    counts = Counter()
    position = tables.table()
    for seed in range(DEALS * 3):
        match = Match.from_position("sicilianos", position, seed=seed)
        play(match, "0 roll")
        counts.update(match.position()["dice"].items())
    for die, faces in (("first", COLOURS), ("second", COLOURS)):
        seen = [counts[die, face] for face in faces]
        assert surprise(seen, [DEALS * 3 / 6] * 6) > 0.001
    seen = [counts["influence", face] for face in ("two", "one", "steal")]
    assert surprise(seen, [DEALS] * 3) > 0.001


def test_S4_the_bank_never_runs_short():
    """All fourteen notes of 50 are out, and still a 50 is matched by another."""
    clean = {0: {"50": 50}, 1: {"50": 40}}
    match = tables.ended([("white", 9), ("red", 3)], stakes={0: 50}, clean=clean)

    play(match, "0 found laundry")

    assert seat_of(match, 0)["clean"] == {"50": 52}


# S5 to S7: the beginning.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_S5_everybody_has_two_notes_of_each_value_in_dirty_money(players):
    match = new(players)

    assert [seat["dirty"] for seat in match.position()["seats"]] == [FULL] * players
    assert [seat["clean"] for seat in match.position()["seats"]] == [{}] * players
    assert match.scores == [-250] * players
    assert 2 * sum(NOTES) == 250


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_S6_everybody_drafts_one_card_at_a_time_until_he_has_four(players):
    match = new(players)
    asked = []

    while match.position()["stage"] == "draft":
        asked += match.actors
        match.play(match.actors[0], match.legal(match.actors[0])[0])

    assert asked == [(asked[0] + n) % players for n in range(4 * players)]
    for seat in range(players):
        assert hand(match, seat).keys() == set(COLOURS[:4])
    assert match.actors == [asked[0]]
    assert "roll" in match.legal(asked[0])


def test_S6_the_four_cards_are_of_different_colours():
    match = lay(stage="draft", hands={0: {"red": [3]}, 1: {"red": [4]}, 2: {"blue": [1]}})

    assert match.legal(0) == ["draft " + c for c in COLOURS if c != "red"]
    play(match, "0 draft blue")
    assert match.legal(1) == ["draft " + c for c in COLOURS if c != "red"]


def test_S6_the_draft_draws_from_the_top():
    match = lay(stage="draft", tops={"green": [7, 2]})

    play(match, "0 draft green", "1 draft green")

    assert (hand(match, 0), hand(match, 1)) == ({"green": [7]}, {"green": [2]})
    assert pile(match, "green")[:2] == [1, 3]


def test_S6_every_pile_is_shuffled():
    orders = {tuple(cards) for cards in new().position()["piles"].values()}
    assert len(orders) == 6


def test_S6_every_card_lies_on_top_as_often():
    tops = Counter(int(deal(seed=seed).pile[2, 0]) for seed in range(DEALS * 2))
    assert surprise([tops[n] for n in range(1, 12)], [DEALS * 2 / 11] * 11) > 0.001


@pytest.mark.parametrize("players", [3, 6])
def test_S6_option_draft_random_draws_four_colours_by_lot(players):
    match = new(players, draft="random")
    position = match.position()

    assert position["stage"] == "turn"
    assert match.actors == [position["starter"]]
    for seat in range(players):
        assert len(hand(match, seat)) == 4
        assert all(len(cards) == 1 for cards in hand(match, seat).values())
    assert sum(map(len, position["piles"].values())) == 66 - 4 * players
    # Nobody knows more than his own cards.
    assert position["seen"] == {}


def test_S6_option_draft_random_gives_every_colour_as_often():
    counts = Counter()
    for seed in range(DEALS):
        for colour in range(6):
            counts[colour] += deal(3, seed, rules.RANDOM).backs[1, colour]
    # Without replacement, so less scattered than chi-square expects.
    assert surprise([counts[c] for c in range(6)], [DEALS * 4 / 6] * 6) > 0.001


def test_S7_the_first_player_is_drawn_by_lot():
    firsts = Counter(deal(4, seed).starter for seed in range(DEALS * 2))
    assert surprise([firsts[seat] for seat in range(4)], [DEALS / 2] * 4) > 0.001


def test_S7_the_drafting_starts_with_him():
    for seed in range(5):
        match = new(4, seed)
        first = match.position()["starter"]
        assert match.actors == [first]
        play_on(match, seed, 16)
        assert match.actors == [first]


# S8, S9: a turn.


def test_S8_roll_or_start_a_war():
    match = lay(hands={0: {"white": [3, 11], "red": [2]}})

    assert match.legal(0) == ["roll", "war white 3", "war white 11", "war red 2"]


def test_S8_with_ten_cards_he_must_start_a_war():
    match = lay(hands={0: TEN})

    assert "roll" not in match.legal(0)
    assert len(match.legal(0)) == 10


def test_S8_with_nine_cards_he_may_roll():
    assert "roll" in lay(hands={0: NINE}).legal(0)


def test_S8_without_a_card_he_must_roll():
    assert lay().legal(0) == ["roll"]


def test_S8_after_a_roll_the_turn_passes_to_the_left():
    match = roll("red blue two")
    assert match.actors == [1]
    match = roll("red blue two", turn=2)
    assert match.actors == [0]


def test_S9_everybody_sees_the_backs():
    match = lay(hands={0: {"white": [3, 11], "red": [2]}})

    for viewer in (-1, 1, 2):
        seen = match.view(viewer).seats[0].hand
        assert seen == {"white": ["?", "?"], "red": ["?"]}
    own = match.view(0).seats[0].hand
    assert own == {"white": [3, 11], "red": [2]}


# S10 to S13: rolls.


@pytest.mark.parametrize(
    ("dice", "stage"),
    [("red blue two", "turn"), ("red blue one", "help"), ("red blue steal", "steal")],
)
def test_S10_the_influence_die_decides(dice, stage):
    match = roll(dice, hands={1: {"red": [4]}})

    assert match.position()["stage"] == stage


def test_S11_two_draws_one_card_of_each_rolled_colour():
    match = roll("red blue two", tops={"red": [9], "blue": [4]})

    assert hand(match, 0) == {"red": [9], "blue": [4]}
    assert pile(match, "red")[0] == 1


def test_S11_equal_colours_draw_two_from_that_pile():
    match = roll("red red two", tops={"red": [9, 4]})

    assert hand(match, 0) == {"red": [4, 9]}


ALL_RED = {1: {"red": list(range(1, 11))}}


def test_S11_a_short_pile_gives_what_it_has():
    match = roll("red red two", hands=ALL_RED)

    assert hand(match, 0) == {"red": [11]}
    assert pile(match, "red") == []


def test_S11_the_other_colour_does_not_make_up_for_an_empty_one():
    hands = {**ALL_RED, 2: {"red": [11]}}
    match = roll("red blue two", hands=hands, tops={"blue": [4]})

    assert hand(match, 0) == {"blue": [4]}
    assert match.actors == [1]


def test_S11_two_empty_piles_give_nothing():
    match = roll("red red two", hands={**ALL_RED, 2: {"red": [11]}})

    assert hand(match, 0) == {}
    assert match.actors == [1]


def test_S11_with_nine_cards_he_chooses_one():
    match = roll("green white two", hands={0: NINE}, tops={"green": [8]})

    assert match.legal(0) == ["draw white", "draw green"]
    play(match, "0 draw green")
    assert hand(match, 0)["green"] == [8]
    assert match.actors == [1]
    assert len(match.legal(1)) == 1


def test_S11_with_nine_cards_and_equal_colours_he_is_asked_all_the_same():
    match = roll("green green two", hands={0: NINE})

    assert match.legal(0) == ["draw green"]


def test_S11_with_nine_cards_an_empty_pile_cannot_be_chosen():
    hands = {0: {**NINE, "red": []}, 1: {"red": list(range(1, 11))}, 2: {"red": [11]}}
    hands[0]["green"] = [2, 3]
    match = roll("red white two", hands=hands)

    assert match.legal(0) == ["draw white"]


def test_S11_with_nine_cards_and_empty_piles_nothing_is_asked():
    hands = {0: {**NINE, "red": [], "green": [2, 3]}, 1: {"red": list(range(1, 11))}}
    match = roll("red red two", hands={**hands, 2: {"red": [11]}})

    assert match.actors == [1]


def test_S11_with_eight_cards_he_draws_two():
    match = roll("white red two", hands={0: {c: [2, 3] for c in COLOURS[:4]}})

    assert sum(map(len, hand(match, 0).values())) == 10


def test_S12_one_draws_from_any_pile_or_searches_a_rolled_one():
    match = roll("red blue one")

    assert match.legal(0) == [
        "draw white", "draw yellow", "draw red", "search red",
        "draw blue", "search blue", "draw black", "draw green",
    ]  # fmt: skip


def test_S12_a_blind_draw_is_the_top_card():
    match = roll("red blue one", tops={"green": [6]})

    play(match, "0 draw green")

    assert hand(match, 0) == {"green": [6]}
    assert match.actors == [1]


def test_S12_having_looked_he_must_keep_a_card():
    match = roll("red red one", tops={"red": [9, 4, 11]})

    assert match.legal(0).count("search red") == 1
    play(match, "0 search red")

    assert match.actors == [0]
    assert match.legal(0) == [f"keep {n}" for n in (9, 4, 11, 1, 2, 3, 5, 6, 7, 8, 10)]


@pytest.mark.parametrize("value", [9, 4, 11, 10])
def test_S12_the_others_stay_in_order(value):
    match = lay(stage="help", dice="red blue one", tops={"red": [9, 4, 11]})
    before = pile(match, "red")

    play(match, "0 search red", f"0 keep {value}")

    assert hand(match, 0) == {"red": [value]}
    assert pile(match, "red") == [n for n in before if n != value]
    assert match.actors == [1]


def test_S12_an_empty_pile_can_neither_be_drawn_from_nor_searched():
    match = roll("red red one", hands={**ALL_RED, 2: {"red": [11]}})

    assert match.legal(0) == [f"draw {c}" for c in COLOURS if c != "red"]


def test_S12_a_pile_of_one_card_can_be_searched():
    match = lay(stage="help", dice="red red one", hands=ALL_RED)

    play(match, "0 search red")

    assert match.legal(0) == ["keep 11"]


def test_S13_one_steals_a_rolled_colour_from_another_player():
    hands = {0: {"red": [1]}, 1: {"red": [4, 5], "white": [2]}, 2: {"blue": [3]}}
    match = roll("red blue steal", hands=hands)

    assert match.legal(0) == ["steal 1 red", "steal 2 blue"]
    play(match, "0 steal 2 blue")
    assert hand(match, 0) == {"red": [1], "blue": [3]}
    assert hand(match, 2) == {}
    assert match.actors == [1]


def test_S13_equal_colours_are_one_choice():
    match = roll("red red steal", hands={1: {"red": [4]}, 2: {"red": [5]}})

    assert match.legal(0) == ["steal 1 red", "steal 2 red"]


def test_S13_it_is_a_random_card_of_that_colour():
    position = tables.table(
        stage="steal", dice="red blue steal", hands={1: {"red": [4, 5, 9], "blue": [2]}}
    )
    stolen = Counter()
    for seed in range(DEALS):
        match = Match.from_position("sicilianos", position, seed=seed)
        play(match, "0 steal 1 red")
        stolen[hand(match, 0)["red"][0]] += 1
    assert surprise([stolen[n] for n in (4, 5, 9)], [DEALS / 3] * 3) > 0.001


def test_S13_it_is_compulsory():
    match = roll("red blue steal", hands={1: {"red": [4]}})

    assert match.legal(0) == ["steal 1 red"]
    with pytest.raises(IllegalAction):
        match.play(0, "roll")


def test_S13_if_nobody_else_holds_either_nothing_happens():
    hands = {0: {"red": [1]}, 1: {"white": [4]}}
    match = roll("red blue steal", hands=hands)

    assert hand(match, 0) == {"red": [1]}
    assert match.actors == [1]
