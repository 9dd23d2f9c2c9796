"""Dice and luck: fair, repeatable, and each of its own."""

import numpy as np
import pytest

from malavita.engine.chacha import MASK, chacha
from malavita.engine.dice import (
    ROUNDS,
    check_seed,
    derive_seed,
    derived_seed,
    roll,
    seed_dice,
    seed_dice_by_luck,
    seed_words,
    shuffle,
)
from malavita.engine.errors import BadArgument, BadSeed
from malavita.engine.layout import BaseState
from malavita.engine.luck import jumble, new_luck, next_word, pick
from tests.chi import surprise
from tests.conftest import INTERPRETED

ROLLS = 1_000 if INTERPRETED else 60_000


def seeded(seed):
    state = BaseState.blank()[0]
    seed_dice(state, seed_words(seed))
    return state


def test_dice_are_the_blocks_of_chacha8_in_order():
    state = seeded(7)
    first = [roll(state, 1 << 31) for _ in range(40)]

    blocks = [chacha(seed_words(7), (n, 0, 0, 0), ROUNDS) for n in range(3)]
    assert first == [int(word) >> 1 for block in blocks for word in block][:40]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 120])
def test_a_die_is_fair(sides):
    state = seeded(1)
    counts = np.bincount([roll(state, sides) for _ in range(ROLLS)], minlength=sides)

    assert surprise(counts, [ROLLS / sides] * sides) > 0.001


def test_a_die_whose_sides_do_not_divide_the_words_is_fair():
    """Eight words for three sides: a careless die shows every third side less often."""
    state = seeded(2)
    sides = 3 << 29
    counts = np.bincount([roll(state, sides) % 3 for _ in range(ROLLS)], minlength=3)

    assert surprise(counts, [ROLLS / 3] * 3) > 0.001


def test_every_order_of_a_shuffle_is_as_likely():
    state = seeded(3)
    counts = {}
    for _ in range(ROLLS):
        cards = np.arange(4, dtype=np.int8)
        shuffle(state, cards, 4)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1

    assert len(counts) == 24
    assert surprise(list(counts.values()), [ROLLS / 24] * 24) > 0.001


def test_a_shuffle_leaves_the_cards_behind_alone():
    cards = np.arange(9, dtype=np.int8)
    shuffle(seeded(2), cards, 5)

    assert sorted(cards[:5]) == [0, 1, 2, 3, 4]
    assert cards[5:].tolist() == [5, 6, 7, 8]


def test_every_bit_of_the_seed_counts():
    firsts = {roll(seeded(1 << bit), 1 << 31) for bit in range(256)}
    assert len(firsts) == 256


def test_many_games_of_one_seed_have_seeds_of_their_own():
    seeds = {derived_seed(7, game) for game in (0, 1, 2, (1 << 32) + 1)}
    words = np.zeros(8, np.int64)
    derive_seed(seed_words(7), 1, words)

    assert len(seeds) == 4
    assert seed_words(derived_seed(7, 1)).tolist() == words.tolist()


@pytest.mark.parametrize("game", [-1, 1 << 63, True, 1.0, "1", None])
def test_other_numbers_of_games_are_refused(game):
    with pytest.raises(BadArgument, match="game is an int from 0 to 9223372036854775807"):
        derived_seed(7, game)


@pytest.mark.parametrize("seed", [0, 7, (1 << 256) - 1])
def test_a_seed_is_a_number_or_its_hexadecimal_digits(seed):
    assert check_seed(seed) == seed
    assert check_seed(f"{seed:x}") == seed
    assert check_seed(f"{seed:064x}") == seed


@pytest.mark.parametrize(
    "seed", [-1, 1 << 256, True, 1.0, "", "xyz", "7" * 65, "0x7", None, "FF"]
)
def test_anything_else_is_refused_as_a_seed(seed):
    with pytest.raises(BadSeed) as refused:
        check_seed(seed)
    assert refused.value.values == {"seed": seed}


def test_luck_gives_the_known_numbers_of_sfc32():
    """By the formula of its author, written here once more."""
    a, b, c, counter = 1, 2, 3, 1
    luck = np.array([a, b, c, counter])
    for _ in range(20):
        word = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ b >> 9, c * 9 % 2**32, (c << 21 | c >> 11) % 2**32
        c = (c + word) % 2**32
        assert next_word(luck) == word


def test_luck_is_fair_and_differs_by_seed():
    luck = new_luck(5)
    counts = np.bincount([pick(luck, 7) for _ in range(ROLLS)], minlength=7)

    assert surprise(counts, [ROLLS / 7] * 7) > 0.001
    assert len({next_word(new_luck(1 << bit)) for bit in range(96)}) == 96


def test_jumbled_cards_are_all_still_there():
    cards = np.arange(40, dtype=np.int8)
    jumble(new_luck(1), cards, 40)

    assert sorted(cards) == list(range(40))
    assert cards.tolist() != list(range(40))


def test_imagined_games_have_dice_of_their_own():
    luck = new_luck(1)
    states = BaseState.blank(2)
    for state in states:
        seed_dice_by_luck(state, luck)

    assert roll(states[0], 1 << 31) != roll(states[1], 1 << 31)
    assert all(0 <= word <= MASK for word in states[0].key)
