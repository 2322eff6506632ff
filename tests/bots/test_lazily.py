"""Attributes that are computed when they are first read."""

from __future__ import annotations

from meetinghouse.bots.lazily import lazy


class Counting:
    """Counts how often its attribute is computed."""

    def __init__(self) -> None:
        self.computed = 0

    @lazy
    def number(self) -> int:
        """A number."""
        self.computed += 1
        return self.computed


def test_a_lazy_attribute_is_computed_once_for_each_object_when_it_is_read() -> None:
    one, other = Counting(), Counting()
    assert one.computed == 0
    assert (one.number, one.number, one.computed) == (1, 1, 1)
    assert other.computed == 0


def test_a_lazy_attribute_has_the_words_of_its_method() -> None:
    assert Counting.number.__doc__ == "A number."
