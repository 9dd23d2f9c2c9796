"""Pearson's chi-square test."""

from collections.abc import Sequence
from statistics import NormalDist


def surprise(counts: Sequence[float], expected: Sequence[float]) -> float:
    """The p-value: the probability of counts at least this far from the expected ones.

    By the approximation of Wilson and Hilferty, accurate to a few parts in a thousand.
    """
    assert len(counts) == len(expected) > 1
    assert abs(sum(counts) - sum(expected)) < 1e-6 * sum(counts)
    square = sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    spread = 2 / (9 * freedom)
    normal = ((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return 1 - NormalDist().cdf(normal)
