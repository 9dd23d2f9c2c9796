"""The soldier, the rookie and the symmetries of Sicilianos."""

import numpy as np
import pytest

from malavita.bots.strategy import sicilianos as strategy
from malavita.engine.dice import seed_words
from malavita.engine.luck import new_luck, pick
from malavita.games.sicilianos import GAME, cards, faults, rules, sight
from tests.conftest import INTERPRETED, tables
from tests.games.sicilianos.tables import deal, fight, fighter, lay, play

GAMES_EACH = 1 if INTERPRETED else 30


def choice(match, seed=1):
    """What the soldier does."""
    seat = match.actors[0]
    legal = match.legal_actions(seat)
    action = strategy.advise(match.observe(seat), legal, len(legal), new_luck(seed))
    return GAME.actions.write(action)


def is_silly(match, text):
    seat = match.actors[0]
    assert text in match.legal(seat)
    return strategy.is_silly(match.observe(seat), GAME.actions.read(text))


def kept(match):
    """What the search looks at."""
    seat = match.actors[0]
    legal = match.legal_actions(seat)
    n = strategy.distinct(match.observe(seat), legal, len(legal))
    return [GAME.actions.write(action) for action in legal[:n]]


# Always legal.


@pytest.mark.parametrize(("players", "options"), tables(GAME))
def test_a_soldier_plays_by_the_rules(players, options):
    """Half of the moves are random, so that he sees tables he would not come to."""
    state, view = GAME.State.blank()[0], GAME.View.blank()[0]
    actions = np.zeros(len(GAME.actions), np.int64)
    for seed in range(GAMES_EACH):
        luck = new_luck(seed)
        state = GAME.State.blank()[0]
        rules.deal(state, players, GAME.choose(options), seed_words(seed))
        while state.phase != rules.OVER:
            seat = state.turn
            n = rules.legal(state, seat, actions)
            legal = actions[:n].tolist()
            sight.observe(state, seat, view)
            action = strategy.advise(view, actions, n, luck)
            assert action in legal
            assert actions[:n].tolist() == legal
            if pick(luck, 2):
                action = legal[pick(luck, n)]
            rules.apply(state, seat, action)


# Wars.


def test_a_soldier_starts_a_war_that_nobody_can_win_but_he():
    match = lay(hands={0: {"white": [7, 9, 10, 11]}, 1: {"red": [2]}, 2: {"blue": [3]}})

    assert choice(match) == "war white 11"


def test_a_soldier_rolls_when_others_are_stronger():
    match = lay(hands={0: {"white": [3]}, 1: {"red": [2, 9, 10]}, 2: {"blue": [4, 11]}})

    assert choice(match) == "roll"


def test_a_soldier_joins_with_his_best_family_and_stakes_his_largest_note():
    hands = {0: {"white": [2]}, 1: {"red": [1], "blue": [9, 10, 11]}}
    match = lay(hands=hands)
    play(match, "0 war white 2", "0 stake 5")

    assert choice(match) == "join blue 11"
    play(match, "1 join blue 11")
    assert choice(match) == "stake 50"


def test_a_soldier_does_not_waste_a_strong_family_on_a_stronger_one():
    white = [3, 6, 7, 9, 10, 11]
    match = lay(
        hands={0: {"white": white}, 1: {"blue": [9, 10]}},
        seen={f"white {n}": "all" for n in white},
    )
    play(match, "0 war white 11", "0 stake 50")

    assert choice(match) == "out"


def test_a_soldier_does_not_end_a_game_that_he_loses():
    match = lay(
        hands={0: {"white": [2]}, 1: {"blue": [9, 10, 11]}},
        dirty={1: {"5": 1}},
        clean={0: {"50": 10}},
    )
    play(match, "0 war white 2", "0 stake 5")

    assert choice(match) == "out"


def test_a_soldier_stands_up_to_a_godfather():
    match = lay(
        hands={0: {"white": [2, 3, 4]}, 1: {"blue": [9]}},
        firms={0: ["white laundry", "white antique"]},
        scouts={"white": [0]},
    )
    play(match, "0 war white 2", "0 stake 5")

    assert choice(match) == "join blue 9"


def test_with_few_wars_left_a_soldier_stakes_large_notes_even_if_he_loses():
    hands = {0: {"white": [9, 10, 11]}, 1: {"blue": [2]}}
    match = lay(hands=hands, dirty={0: {"5": 1, "10": 1}})
    play(match, "0 war white 11", "0 stake 5", "1 join blue 2")

    assert choice(match) in ("stake 40", "stake 50")


# More cards.


def second_round(own, rival, *hand, stopped=True, rivals_hand=()):
    """Seat 0 may lay more, with white; seat 1 fights for red."""
    return lay(
        stage="add",
        war_round=2,
        hands={0: {"white": list(hand)}, 1: {"red": list(rivals_hand)}},
        war={
            0: fighter("white", own, stake=50),
            1: fighter("red", rival, stopped=stopped),
        },
    )


def test_a_soldier_lays_the_smallest_card_that_is_enough():
    assert choice(second_round(3, 7, 4, 6, 11)) == "add 6"


def test_a_soldier_lays_nothing_on_a_war_that_he_has_won():
    assert choice(second_round(9, 7, 4, 6, 11)) == "stop"


def test_a_soldier_lays_nothing_on_a_war_that_he_cannot_win():
    assert choice(second_round(1, 11, 2, 4)) == "stop"


# Bombs and traitors.


def test_a_soldier_blows_up_what_stands_in_his_way():
    match = fight("white 5", "red 11", extra={0: [6]})

    assert choice(match) == "bomb red 11"


def test_a_soldier_does_not_blow_himself_out_of_a_war_that_he_wins():
    assert choice(fight("white 5", "red 3")) == "hold"


def test_a_soldier_turns_his_coat_for_a_family_that_wins():
    assert choice(fight("blue 8", "white 7", "red 10")) == "betray"


def test_a_soldier_stays_loyal_when_he_wins():
    assert choice(fight("blue 8", "white 3", "red 4")) == "loyal"


# Spoils and cards.


def sharing(**named):
    """Seat 0 has won for white, with the help of seat 1."""
    return lay(
        stage="share",
        war_round=2,
        war={0: fighter("white", 3, stopped=True), 1: fighter("blue", 8, turned=True)},
        **named,
    )


TWO_FIRMS = ["white antique", "white laundry"]


@pytest.mark.parametrize("owner", [0, 1])
def test_a_soldier_takes_the_last_business_of_a_colour(owner):
    """It makes him godfather, or his ally."""
    match = sharing(firms={owner: TWO_FIRMS}, scouts={"white": [owner]})

    assert choice(match) == "business"


def test_a_soldier_takes_the_money_where_no_business_is_left():
    match = sharing(firms={2: TWO_FIRMS, 1: ["white restaurant"]})

    assert choice(match) == "money"


def test_a_soldier_keeps_the_highest_card_of_a_search():
    seen = {f"red {n}": [0] for n in range(1, 12)}
    match = lay(stage="keep", searched="red", dice="red blue one", seen=seen)

    assert choice(match) == "keep 11"


# What is silly.


def test_it_is_silly_to_lay_cards_on_a_war_that_is_won():
    assert is_silly(second_round(9, 7, 4), "add 4")
    assert not is_silly(second_round(9, 7, 4), "stop")


def test_it_is_not_silly_to_lay_cards_when_others_may_follow():
    assert not is_silly(second_round(6, 7, 4), "add 4")
    open_war = second_round(9, 7, 4, stopped=False, rivals_hand=[3])
    assert not is_silly(open_war, "add 4")


def test_it_is_silly_to_give_away_the_game():
    match = sharing(firms={0: TWO_FIRMS}, scouts={"white": [0]})

    assert is_silly(match, "money")
    assert not is_silly(match, "business")


def test_it_is_silly_to_take_a_business_that_is_not_there():
    match = sharing(firms={2: TWO_FIRMS, 1: ["white restaurant"]})

    assert is_silly(match, "business")
    assert not is_silly(match, "money")


def test_the_rest_is_a_matter_of_taste():
    match = lay(hands={0: {"white": [1]}})

    assert not any(is_silly(match, text) for text in match.legal(0))
    assert not any(is_silly(sharing(), text) for text in ("business", "money"))


# What comes to the same.


def test_the_families_stand_in_a_ring():
    """Why the first card of all may be of any colour."""
    for colour in range(6):
        on = (colour + 1) % 6
        assert cards.PARTNER[on] == (cards.PARTNER[colour] + 1) % 6
        assert set(cards.TARGETS[on]) == {(hit + 1) % 6 for hit in cards.TARGETS[colour]}


def test_all_colours_are_the_same_until_somebody_has_a_card():
    first = lay(stage="draft")
    second = lay(stage="draft", turn=1, starter=0, hands={0: {"red": [3]}})

    assert kept(first) == ["draft white"]
    assert kept(second) == second.legal(1)


def test_types_that_are_known_alike_are_the_same():
    war = {0: fighter("white", 3, stopped=True)}
    fresh = lay(stage="found", war_round=2, war=war)
    owner = lay(stage="found", war_round=2, war=war, firms={0: ["red laundry"]})

    assert kept(fresh) == ["found antique"]
    assert kept(owner) == ["found antique", "found laundry"]


def test_to_search_a_single_card_is_to_draw_it():
    hands = {1: {"red": list(range(1, 9)), "blue": [1]}, 2: {"red": [9, 10]}}
    match = lay(stage="help", dice="red blue one", hands=hands)

    assert [text for text in match.legal(0) if text not in kept(match)] == ["search red"]


def test_no_other_actions_are_the_same():
    match = lay(hands={0: {"white": [1, 2], "red": [7]}})

    assert kept(match) == match.legal(0)


# Imagination.


def imagined(match, seat):
    state = GAME.State.blank()[0]
    sight.redeal(match.observe(seat), state, new_luck(3))
    strategy.ask_again(state, seat)
    return state


def test_an_imagined_rival_with_a_large_stake_has_laid_his_best_card():
    match = lay(hands={0: {"white": [2, 3, 9]}}, seen={"white 9": "all"})
    play(match, "0 war white 2", "0 stake 50")
    state = imagined(match, 1)

    assert faults.faults(state) == faults.SOUND
    assert state.down[0] >= 9
    assert state.hand[0, cards.WHITE] < 1 << state.down[0]


def test_what_the_viewer_laid_himself_stays():
    match = lay(hands={0: {"white": [2, 9]}})
    play(match, "0 war white 2")

    assert imagined(match, 0).down[0] == 2


def test_in_times_of_peace_nothing_is_asked_again():
    state = deal()
    before = state.tobytes()
    strategy.ask_again(state, 0)

    assert state.tobytes() == before
