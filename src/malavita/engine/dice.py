"""The random generator of a game, which is part of its state.

It is ChaCha with eight rounds, keyed by the seed: the next card cannot be worked out
from the cards seen so far. The seed gives away every card, so it stays secret until the
match is over.
"""

import re
from typing import Any

import numpy as np

from malavita.engine.arguments import check_int
from malavita.engine.chacha import MASK, chacha
from malavita.engine.errors import BadSeed
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import next_word

ROUNDS = 8
SEED_BITS = 256
MOST_GAMES = 1 << 63  # that derived_seed can number


def seed_words(seed: int) -> Ints:
    """A seed of 256 bits as eight words, lowest first."""
    return np.array([seed >> 32 * i & MASK for i in range(8)], np.int64)


def check_seed(seed: int | str) -> int:
    """A seed as a number; a string is read as hexadecimal digits."""
    number: object = seed
    if isinstance(seed, str) and re.fullmatch("[0-9a-f]{1,64}", seed):
        number = int(seed, 16)
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadSeed(seed=seed)
    if not 0 <= number < 1 << SEED_BITS:
        raise BadSeed(seed=seed)
    return int(number)


def derived_seed(seed: int | str, game: int) -> int:
    """The seed of game number game, derived from a common seed."""
    words = np.zeros(8, np.int64)
    number = check_int("game", game, range(MOST_GAMES))
    derive_seed(seed_words(check_seed(seed)), number, words)
    return sum(int(word) << 32 * i for i, word in enumerate(words))


@jit
def seed_dice(state: Any, seed: Ints) -> None:
    """Start the dice of a new game from the eight words of its seed."""
    for i in range(8):
        state.key[i] = seed[i] & MASK
    state.block = 0
    state.used = 16


@jit
def seed_dice_by_luck(state: Any, luck: Ints) -> None:
    """Start the dice of an imagined game from the cheap generator of a bot."""
    for i in range(8):
        state.key[i] = next_word(luck)
    state.block = 0
    state.used = 16


@jit
def roll(state: Any, sides: int) -> int:
    """A fair number in range(sides), for at most 2**31 sides."""
    product = _next_word(state) * sides
    if product & MASK < sides:
        # Daniel Lemire's method: without this, some numbers would be likelier.
        unfair = (MASK + 1) % sides
        while product & MASK < unfair:
            product = _next_word(state) * sides
    return product >> 32


@jit
def shuffle(state: Any, cards: Ints, n: int) -> None:
    """Put cards[:n] into random order."""
    for i in range(n - 1, 0, -1):
        j = roll(state, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@jit
def derive_seed(seed: Ints, game: int, derived: Ints) -> None:
    """Write the eight words of derived_seed into derived."""
    # The dice of a match have zeros as last words, so no block is used twice.
    block = chacha(seed, (game & MASK, game >> 32, MASK, MASK), ROUNDS)
    for i in range(8):
        derived[i] = block[i]


@jit
def _next_word(state: Any) -> int:
    if state.used == 16:
        _refill(state)
    word: int = state.words[state.used] & MASK
    state.used += 1
    return word


@jit
def _refill(state: Any) -> None:
    block = chacha(state.key, (state.block, 0, 0, 0), ROUNDS)
    for i in range(16):
        state.words[i] = block[i]
    state.block += 1
    state.used = 0
