"""How a soldier and a rookie play Razzia (Dorra)."""

import numpy as np
import pytest

from malavita.bots.strategy import advise, ask_again, distinct, is_silly
from malavita.engine.bits import members
from malavita.engine.luck import new_luck, pick
from malavita.engine.match import Match
from malavita.engine.verbs import actors, apply, legal
from malavita.games.razzia_dorra import GAME, faults
from tests.conftest import INTERPRETED, tables
from tests.games.razzia_dorra.tables import ANSWERS, SPLIT, lay

EMPTY = {"jungle": [], "colibri": []}
RUBBISH = ["yellow gambler 1", "violet gambler 2", "green gambler 1", "pink gambler 2"]


def advice(match, seat, seed=7):
    actions = match.legal_actions(seat).copy()
    view = match.observe(seat)
    return GAME.actions.write(advise(view, actions, len(actions), new_luck(seed)))


def silly(match, seat):
    view = match.observe(seat)
    return [
        GAME.actions.write(action)
        for action in match.legal_actions(seat)
        if is_silly(view, action)
    ]


# The soldier chooses a card.


def test_a_soldier_goes_where_the_money_is():
    match = lay(
        hands={0: [*RUBBISH, "blue gambler 6"]}, bars={"jungle": [30], "colibri": [40]}
    )

    assert {advice(match, 0, seed) for seed in range(20)} == {"play blue gambler 6"}


def test_a_soldier_prefers_the_higher_of_two_gamblers_when_it_is_the_last_round():
    hand = ["blue gambler 1", "blue gambler 6", *RUBBISH[:3]]
    match = lay(hands={0: hand}, bars={"jungle": [50, 20]}, in_round=12)

    assert advice(match, 0) == "play blue gambler 6"


def test_a_soldier_raids_the_bar_that_nobody_can_resist():
    hand = ["blue gambler 1", "blue raid 6", *RUBBISH[:3]]
    match = lay(hands={0: hand}, bars={"jungle": [50, 50, 40]}, in_round=12)

    assert advice(match, 0) == "play blue raid 6"


def test_a_soldier_does_not_raid_where_no_gambler_is_left_to_come():
    gone = {f"blue gambler {number}": 1 for number in range(1, 7)}
    hand = ["blue raid 6", "red gambler 5", *RUBBISH[:3]]
    match = lay(
        hands={0: hand}, discards=gone, bars={"jungle": [50, 50], "colibri": [30]}
    )

    assert advice(match, 0) == "play red gambler 5"


def test_a_soldier_does_not_fear_raids_that_are_gone():
    gone = {f"blue raid {number}": 1 for number in (3, 4, 6)}
    hand = ["blue gambler 6", "red gambler 6", *RUBBISH[:3]]
    match = lay(
        hands={0: hand}, discards=gone, bars={"jungle": [50, 50], "colibri": [50, 50]}
    )

    assert {advice(match, 0, seed) for seed in range(20)} == {"play blue gambler 6"}


# The soldier deals.


def test_a_soldier_lays_his_note_where_he_can_fetch_it():
    hand = [f"blue gambler {number}" for number in (3, 4, 5, 6)] + ["blue raid 6"]
    match = lay(phase="place", note=50, hands={0: hand})

    assert advice(match, 0) == "place jungle"


# The soldier shares, or rolls.


def test_a_soldier_keeps_the_high_notes_and_tempts_with_the_low_ones():
    match = lay(**{**SPLIT, "bars": {"jungle": [50, 40, 30, 5, 5], "colibri": []}})

    moves = []
    while match.actors == [1]:
        moves.append(advice(match, 1))
        match.play(1, moves[-1])

    assert moves[:3] == ["give 1"] * 3
    assert sorted(moves[3:]) == ["give 0", "give 2"]


def test_a_soldier_keeps_a_single_note():
    match = lay(**{**SPLIT, "bars": {"jungle": [50], "colibri": []}})

    assert advice(match, 1) == "give 1"


@pytest.mark.parametrize(
    ("share", "rest", "answer"),
    [([], [50], "duel"), ([5], [50, 50], "duel"), ([50], [5], "accept")],
)
def test_a_soldier_accepts_what_he_could_not_win(share, rest, answer):
    cards = {**SPLIT["cards"], 2: "green gambler 4", 0: "blue gambler 5"}
    shares = {0: share, 1: rest}
    match = lay(**{**ANSWERS, "cards": cards, "shares": shares})

    assert advice(match, 0) == answer


def test_a_soldier_with_a_low_card_takes_a_little():
    cards = {**SPLIT["cards"], 2: "green gambler 4", 0: "blue gambler 1"}
    match = lay(**{**ANSWERS, "cards": cards, "shares": {0: [5], 1: [50, 50]}})

    assert advice(match, 0) == "accept"  # a duel wins one time in 36


# The rookie.


def test_not_even_a_rookie_accepts_nothing():
    match = lay(**{**ANSWERS, "shares": {0: [], 1: [50], 2: [5]}})

    assert silly(match, 0) == ["accept"]
    assert silly(match, 2) == []


def test_not_even_a_rookie_rolls_for_what_is_his():
    match = lay(**{**ANSWERS, "shares": {0: [50], 1: [], 2: []}})

    assert silly(match, 0) == ["duel"]


def test_not_even_a_rookie_gives_all_away():
    all_but_one = {"bars": {"jungle": [5], "colibri": []}}
    nothing_kept = lay(**{**SPLIT, **all_but_one, "shares": {2: [50]}})
    something_kept = lay(**{**SPLIT, **all_but_one, "shares": {1: [50]}})

    assert silly(nothing_kept, 1) == ["give 0", "give 2"]
    assert silly(something_kept, 1) == []
    assert silly(lay(**SPLIT), 1) == []


# The fifteenth round of three: the last notes do not reach all bars.
HAND = ["red gambler 1", "violet gambler 2", "violet raid 3", "blue raid 4", "red raid 3"]
FIFTEENTH = {
    "players": 3,
    "in_round": 15,
    "hands": {0: HAND},
    "bars": {"havanna bar": [], "jungle": []},
}


def test_not_even_a_rookie_goes_to_a_bar_without_notes():
    match = lay(**FIFTEENTH)

    assert silly(match, 0) == [
        "play violet gambler 2",
        "play violet raid 3",
        "play blue raid 4",
    ]


def test_a_rookie_may_lay_his_note_anywhere():
    assert silly(lay(phase="place", note=5), 0) == []


# Actions that come to the same.


def test_all_cards_for_bars_without_notes_are_one():
    match = lay(**FIFTEENTH)
    actions = match.legal_actions(0).copy()

    n = distinct(match.observe(0), actions, len(actions))

    assert [GAME.actions.write(action) for action in actions[:n]] == [
        "play red gambler 1",
        "play red raid 3",
        "play violet gambler 2",
    ]


@pytest.mark.parametrize("position", [{}, SPLIT, {"phase": "place", "note": 5}])
def test_other_actions_differ(position):
    match = lay(**position)
    seat = match.actors[0]
    actions = match.legal_actions(seat).copy()

    assert distinct(match.observe(seat), actions, len(actions)) == len(actions)
    assert actions.tolist() == match.legal_actions(seat).tolist()


# Sealed choices, made again.


def test_sealed_cards_go_back_into_the_hands_of_others():
    state = lay(cards={1: "red raid 6", 2: "pink gambler 1"})._state

    ask_again(state, 0)

    assert members(actors(state)) == [0, 1, 2, 3]
    assert state.sealed.tolist() == [0] * 8
    assert faults.faults(state) == faults.SOUND


def test_ones_own_card_stays_sealed():
    state = lay(cards={1: "red raid 6", 2: "pink gambler 1"})._state

    ask_again(state, 1)

    assert members(actors(state)) == [0, 2, 3]
    assert state.sealed[1] != 0
    assert faults.faults(state) == faults.SOUND


def test_secret_answers_of_others_are_taken_back():
    state = lay(**{**ANSWERS, "answers": {0: "duel"}})._state

    ask_again(state, 2)

    assert members(actors(state)) == [0, 2]
    assert state.answered == state.duelling == 0
    assert faults.faults(state) == faults.SOUND


def test_ones_own_answer_stays():
    state = lay(**{**ANSWERS, "answers": {0: "duel"}})._state

    ask_again(state, 0)

    assert members(actors(state)) == [2]
    assert state.answered == state.duelling == 1 << 0


@pytest.mark.parametrize(
    "position",
    [
        {},
        SPLIT,
        {"phase": "place", "note": 5},
        {**ANSWERS, "options": {"answers": "open"}, "answers": {2: "duel"}},
    ],
)
def test_what_all_know_stays(position):
    state = lay(**position)._state
    before = state.tobytes()

    ask_again(state, 0)

    assert state.tobytes() == before


# Always.


def options_of_all_tables():
    hidden = {"answers": "open", "money": "hidden"}
    return [*tables(GAME), (3, {"last_notes": "out"}), (4, hidden), (6, hidden)]


@pytest.mark.parametrize(("players", "options"), options_of_all_tables())
def test_advice_is_legal_and_leads_to_the_end(players, options):
    """Among players who do anything: every second decision is random."""
    for seed in range(1 if INTERPRETED else 30):
        match = Match(GAME, players=players, seed=seed, options=options)
        luck = new_luck(seed)
        while not match.over:
            seat = match.actors[pick(luck, len(match.actors))]
            actions = match.legal_actions(seat)
            action = advise(match.observe(seat), actions.copy(), len(actions), luck)
            assert action in actions
            if pick(luck, 2):
                action = actions[pick(luck, len(actions))]
            match.play(seat, GAME.actions.write(action))


@pytest.mark.parametrize("players", GAME.players)
def test_whoever_is_asked_again_can_answer(players):
    """In imagination, after some have chosen and before the others have."""
    luck = new_luck(players)
    actions = np.zeros(len(GAME.actions), np.int64)
    match = Match(GAME, players=players, seed=players)
    state = match._state.copy()
    for _ in range(100):
        if not actors(state):
            break
        waiting = members(actors(state))
        ask_again(state, waiting[0])
        assert faults.faults(state) == faults.SOUND
        seat = members(actors(state))[pick(luck, len(waiting))]
        apply(state, seat, actions[pick(luck, legal(state, seat, actions))])
