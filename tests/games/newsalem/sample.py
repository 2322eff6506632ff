"""The games of New Salem that the tests of its texts play."""

from tests.texts import Sample

SAMPLE = Sample(
    games=tuple((players, {}) for players in (3, 4, 5, 6, 7, 8) for _ in range(3)),
    offers=0.3,
    rare=set(),
    steady=tuple((players, {}) for players in (3, 4, 5, 6, 7, 8)),
)
