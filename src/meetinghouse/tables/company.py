"""What follows from the chairs of a table alone, found once for each list of chairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .chairs import Chair
from .pace import speed_of


class Company:
    """The people around a table. It serves as long as the list of chairs is the same object."""

    __slots__ = (
        "absent", "alone", "away", "bearers", "chairs", "mine", "open_eyed", "owners", "owners_before", "people",
        "phones", "places", "put_out", "seats", "speed",
    )  # fmt: skip

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self.chairs = chairs
        self.seats = {chair.key: seat for seat, chair in enumerate(chairs)}  # by key
        first = chairs[::-1]  # of two chairs with one token the first counts
        self.bearers = {chair.token: chair.key for chair in first}  # by token
        self.owners_before = {chair.before.token: chair.key for chair in first if chair.before}  # by token
        self.put_out = {chair.out for chair in chairs if chair.out}  # tokens
        self.people = bits([chair for chair in chairs if chair.person and not chair.bot])
        self.owners = bits([chair for chair in chairs if chair.votes])
        self.away = bits([chair for chair in chairs if chair.away])
        self.absent = any(chair.away or chair.vacant for chair in chairs)
        self.phones = len({chair.holder for chair in chairs if chair.person})
        self.alone = len([chair for chair in chairs if chair.person or chair.owned]) < 2
        self.speed = speed_of(chairs)
        self.open_eyed = [chair for chair in chairs if chair.all_eyes and chair.person]
        self.places: tuple[object, Any] = None, ()  # a cache: what the board's places were made of, and the places
        self.mine: dict[int, tuple[object, Any]] = {}  # by key, likewise, for each reader's `Mine`


def bits(chairs: Sequence[Chair]) -> int:
    """The keys of some chairs, as bits."""
    return sum([1 << chair.key for chair in chairs])
