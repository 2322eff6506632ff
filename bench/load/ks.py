"""Two samples: might they come from one and the same distribution?"""

from __future__ import annotations

import math
from collections.abc import Sequence


def two_samples(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The statistic of Kolmogorov and Smirnov, and how likely one so large is if the two do not differ.

    Where values are equal, as on a clock that ticks, the true chance is larger than the one given.
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
    if x < 0.2:  # the series says 1 from here on, and converges slowly
        return gap, 1.0
    chance = 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * x * x) for k in range(1, 101))
    return gap, min(max(chance, 0.0), 1.0)
