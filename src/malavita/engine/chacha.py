"""The ChaCha block function of RFC 8439, for any number of rounds.

Words are 32 bits wide and held in 64-bit integers, so nothing can overflow and
compiled and interpreted code agree.
"""

from typing import Any

from malavita.engine.jit import jit
from malavita.engine.layout import Ints

MASK = 0xFFFF_FFFF
# "expand 32-byte k"
C0, C1, C2, C3 = 0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574


@jit
def chacha(key: Ints, tail: tuple[int, int, int, int], rounds: int) -> Any:
    """One block of sixteen words; tail is the counter and the nonce of RFC 8439."""
    k0, k1, k2, k3 = key[0] & MASK, key[1] & MASK, key[2] & MASK, key[3] & MASK
    k4, k5, k6, k7 = key[4] & MASK, key[5] & MASK, key[6] & MASK, key[7] & MASK
    t0, t1, t2, t3 = tail
    x0, x1, x2, x3 = C0, C1, C2, C3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = t0, t1, t2, t3
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = _quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter_round(x3, x4, x9, x14)
    return (
        (x0 + C0) & MASK,
        (x1 + C1) & MASK,
        (x2 + C2) & MASK,
        (x3 + C3) & MASK,
        (x4 + k0) & MASK,
        (x5 + k1) & MASK,
        (x6 + k2) & MASK,
        (x7 + k3) & MASK,
        (x8 + k4) & MASK,
        (x9 + k5) & MASK,
        (x10 + k6) & MASK,
        (x11 + k7) & MASK,
        (x12 + t0) & MASK,
        (x13 + t1) & MASK,
        (x14 + t2) & MASK,
        (x15 + t3) & MASK,
    )


@jit
def _quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d = _rotate(d ^ a, 16)
    c = (c + d) & MASK
    b = _rotate(b ^ c, 12)
    a = (a + b) & MASK
    d = _rotate(d ^ a, 8)
    c = (c + d) & MASK
    b = _rotate(b ^ c, 7)
    return a, b, c, d


@jit
def _rotate(x: int, k: int) -> int:
    return (x << k | x >> (32 - k)) & MASK
