"""The fast random generator of playouts and bots; never used for cards of a real game.

It is sfc32 (Chris Doty-Humphrey): four words of 32 bits, additions and shifts only. Its
state is an array of four 64-bit integers.
"""

import numpy as np

from malavita.engine.chacha import MASK
from malavita.engine.jit import jit
from malavita.engine.layout import Ints


def new_luck(seed: int) -> Ints:
    """A generator started from a seed."""
    luck = np.zeros(4, np.int64)
    seed_luck(luck, seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK)
    return luck


@jit
def seed_luck(luck: Ints, a: int, b: int, c: int) -> None:
    """Start from three words, and mix them."""
    luck[0], luck[1], luck[2], luck[3] = a, b, c, 1
    for _ in range(12):
        next_word(luck)


@jit
def next_word(luck: Ints) -> int:
    """The next 32 bits."""
    a, b, c, counter = luck[0], luck[1], luck[2], luck[3]
    word: int = (a + b + counter) & MASK
    luck[0] = b ^ (b >> 9)
    luck[1] = (c + (c << 3)) & MASK
    luck[2] = ((c << 21 | c >> 11) + word) & MASK
    luck[3] = (counter + 1) & MASK
    return word


@jit
def pick(luck: Ints, n: int) -> int:
    """A number in range(n); its bias, below n / 2**32, does not matter in playouts."""
    return next_word(luck) * n >> 32


@jit
def jumble(luck: Ints, cards: Ints, n: int) -> None:
    """Put cards[:n] into random order."""
    for i in range(n - 1, 0, -1):
        j = pick(luck, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
