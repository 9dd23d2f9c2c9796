"""Nobody knows the order of the piles, nor the seed: nothing depends on them."""

import json
import random

import numpy as np
import pytest
from msgspec import to_builtins

from malavita.engine import verbs
from malavita.engine.errors import TableError
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.games.razzia_knizia import GAME
from malavita.games.razzia_knizia.cards import DECK, KINDS, NAMES, POLICE
from tests.chi import surprise
from tests.conftest import INTERPRETED, in_the_middle

MATCHES = 2 if INTERPRETED else 20
DRAWS = 150 if INTERPRETED else 20_000


def with_other_secrets(match, seed):
    """The same table for all to see: the undrawn cards in another order, other dice."""
    position = match.position()
    left, right = position["piles"]["left"], position["piles"]["right"]
    cards = left + right
    random.Random(seed).shuffle(cards)
    position["piles"] = {"left": cards[: len(left)], "right": cards[len(left) :]}
    other = Match.from_position(GAME, position, seed=seed)
    other._state.beat = match.beat  # a position does not say how long it took
    return other


def all_that_is_sent(match, seat):
    """Whatever a client of this seat could be told before the next move."""
    sent = [
        match.observe(seat).tobytes().hex(),
        to_builtins(match.view(seat)),
        match.scores,
    ]
    if seat != SPECTATOR:
        sent.append(match.legal(seat))
        for move in ("draw left", "pass", "bid 3", "nonsense"):
            if move not in match.legal(seat):
                with pytest.raises(TableError) as refused:
                    match.play(seat, move)
                sent.append([refused.value.code, str(refused.value)])
    return json.dumps(sent)


def test_what_a_seat_cannot_know_changes_nothing_it_is_sent():
    for players in GAME.players:
        for seed in range(MATCHES):
            match = in_the_middle(GAME, players, seed)
            other = with_other_secrets(match, seed + 1)
            for seat in (SPECTATOR, *range(players)):
                assert all_that_is_sent(match, seat) == all_that_is_sent(other, seat)


def test_a_move_that_reveals_nothing_is_told_the_same():
    for seed in range(MATCHES):
        match = in_the_middle(GAME, 4, seed)
        other = with_other_secrets(match, seed + 1)
        for seat in match.actors:
            moves = [move for move in match.legal(seat) if "draw" not in move]
            told = [m.play(seat, moves[0], [SPECTATOR]) for m in (match, other)]
            assert told[0] == told[1]


def test_redealt_piles_hold_every_undrawn_card_in_every_place_as_often():
    """Chi-square over the kinds, at the top, in the middle and at the bottom."""
    match = in_the_middle(GAME, 4, 5)
    undrawn = [card for pile in match.position()["piles"].values() for card in pile]
    assert 30 < len(undrawn) < DECK
    shares = {card: undrawn.count(card) / len(undrawn) for card in undrawn}
    counts = np.zeros((len(undrawn), KINDS), int)
    states, views = GAME.State.blank(), GAME.View.blank()
    views[0] = match.observe(0)
    luck = new_luck(1)
    for _ in range(DRAWS):
        verbs.redeal(views[0], states[0], luck)
        counts[np.arange(len(undrawn)), states["deck"][0, : len(undrawn)]] += 1

    for place in (0, len(undrawn) // 2, len(undrawn) - 1):
        seen = [counts[place, NAMES.index(card)] for card in shares]
        assert surprise(seen, [share * DRAWS for share in shares.values()]) > 0.001
    assert not counts[:, [i for i, name in enumerate(NAMES) if name not in shares]].any()


def test_neighbouring_cards_of_redealt_piles_are_independent():
    """Where the first card is police, the second is what the rest allows."""
    match = Match(GAME, players=4, seed=5)
    states, views = GAME.State.blank(), GAME.View.blank()
    views[0] = match.observe(0)
    luck = new_luck(2)
    pairs = np.zeros((2, 2), int)
    for _ in range(DRAWS):
        verbs.redeal(views[0], states[0], luck)
        first, second = states["deck"][0, :2] == POLICE
        pairs[int(first), int(second)] += 1
    one = 21 / 120
    both = one * 20 / 119
    expected = [1 - 2 * one + both, one - both, one - both, both]
    assert surprise(pairs.ravel(), [share * DRAWS for share in expected]) > 0.001


def test_redealt_tables_have_dice_of_their_own():
    match = Match(GAME, players=4, seed=5)
    states, views = GAME.State.blank(2), GAME.View.blank()
    views[0] = match.observe(0)
    luck = new_luck(2)
    for state in states:
        verbs.redeal(views[0], state, luck)

    assert states[0]["key"].tolist() != states[1]["key"].tolist()
    assert match._state["key"].tolist() != states[0]["key"].tolist()
