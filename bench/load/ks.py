"""Could two samples come from the same distribution?"""

from __future__ import annotations

import math
from collections.abc import Sequence


def two_samples(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The Kolmogorov-Smirnov statistic, and the probability of one as large if the distributions do not differ.

    If values are equal, as with a ticking clock, the true probability is larger than the one returned.
    """
    one, other = sorted(one), sorted(other)
    i = j = 0
    gap = 0.0
    while i < len(one) and j < len(other):
        value = min(one[i], other[j])
        while i < len(one) and one[i] == value:
            i += 1
        while j < len(other) and other[j] == value:
            j += 1
        gap = max(gap, abs(i / len(one) - j / len(other)))
    size = math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    x = (size + 0.12 + 0.11 / size) * gap
    if x < 0.2:  # from here on the series gives 1, and converges slowly
        return gap, 1.0
    chance = 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * x * x) for k in range(1, 101))
    return gap, min(max(chance, 0.0), 1.0)
