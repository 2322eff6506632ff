"""The one error a caller's mistake raises: a key with parameters, and the rule it breaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

ENGLISH = {
    "unknown-game": "There is no game called {name!r}. Known games: {known}.",
    "players": "{game} is for {least} to {most} players, not {players}.",
    "unknown-option": "{game} has no option {name!r}.{near}",
    "option-value": "Option {name} cannot be {value!r}. It takes {takes}.",
    "option-clash": "{why}",
    "seed": "A seed is a whole number, a text or bytes, not {seed!r}.",
    "not-open": "{id} is not open: nothing is asked under that id now.",
    "game-over": "The game is over; nothing is asked any more.",
    "one-option": "{id} asks for exactly one of its options; {choice} is not one of them.",
    "list-of-options": "{id} asks for a list of {least} to {most} different options of its own; {why}.",
    "forbidden": "{choice} is not allowed here.",
    "no-clock": "{id} has no clock, so its time cannot run out.",
    "no-seat": "There is no seat {seat!r}; this game has seats 0 to {last}.",
    "still-secret": "Everything is shown only after the end of the game.",
    "no-record": "A redealt world has no record.",
    "not-a-save": "This is not a saved game: {why}.",
    "older-save": "This game was saved by an older version of Meetinghouse, and cannot be opened any more.",
    "not-a-record": "This is not a record of a game: {why}.",
    "rules-version": "This was played under version {theirs} of {game}; this is version {ours}.",
    "record-breaks": "The record breaks at entry {entry}: {why}",
}


class Refused(ValueError):
    """Something was asked that the rules or the engine do not allow; nothing was changed."""

    english: ClassVar[Mapping[str, str]] = ENGLISH

    def __init__(self, key: str, rule: str | None = None, **details: object) -> None:
        self.key = key
        self.rule = rule
        self.details = details
        text = self.english.get(key, key).format(**{name: _writable(value) for name, value in details.items()})
        super().__init__(f"{text} [{rule}]" if rule else text)

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (type(self), self.key, self.rule, self.details)


def _writable(value: object) -> object:
    """The value, or its kind where it cannot be written: numbers of thousands of digits, lists nested without end."""
    try:
        repr(value)
    except (ValueError, RecursionError):
        return f"such a {type(value).__name__}"
    return value


def _refused(kind: type[Refused], key: str, rule: str | None, details: dict[str, object]) -> Refused:
    return kind(key, rule, **details)
