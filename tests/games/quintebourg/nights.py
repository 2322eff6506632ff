"""Whole nights in one line, from nightfall to dawn: who was asked, what they answered, and the town afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.values import Option
from meetinghouse.games.quintebourg.phases.night.night import Calls
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import close, told, town, value

Answers = Mapping[int, Any]  # by seat and kind of question: one choice or several

BOTH_FORMS = pytest.mark.parametrize("calls", ["classic", "waves"])  # called one by one, or several calls together
NUMBER = {"mon": 4, "tue": 5, "wed": 6, "thu": 7, "fri": 8, "sat": 9}  # week 2, after a start on a Thursday


class Night:
    """A night that is over: everything that was asked in it, and the game at dawn."""

    def __init__(self, game: Quintebourg) -> None:
        self.game = game
        self.questions: dict[str, Decision] = {}
        self.signs: dict[str, set[int]] = {}  # by channel: who could make signs there

    def play(self, answers: Answers) -> None:
        """Play the night: each question gets the next choice given for its kind, or no answer."""
        game = self.game
        left = {
            (seat, kind): list(choices) if isinstance(choices, list) else [choices]
            for seat, kinds in answers.items()
            for kind, choices in kinds.items()
        }
        while game.agenda and isinstance(game.agenda[-1], Calls):
            asked = [decision for decision in game.decisions if decision.kind not in ("suspicion", "done")]
            self.questions |= {decision.id: decision for decision in asked}
            self.signs |= {channel.name: set(channel.writers) for channel in RULES.channels(game)}
            ready = next((decision for decision in asked if left.get((decision.seat, decision.kind))), None)
            if ready is None:
                close(game)
            else:
                game.answer(ready.id, value(left[ready.seat, ready.kind].pop(0)))

    def asked(self, *kinds: str) -> dict[str, list[int]]:
        """Who was really asked these questions, once for each time; the others made decoy choices."""
        found: dict[str, list[int]] = {}
        for decision in self.questions.values():
            if decision.kind in kinds:
                found.setdefault(decision.kind, []).append(decision.seat)
        return {kind: sorted(seats) for kind, seats in found.items()}

    def question(self, seat: int, kind: str) -> Decision:
        """The first such question to a seat."""
        return next(each for each in self.questions.values() if (each.seat, each.kind) == (seat, kind))

    def options(self, seat: int, kind: str) -> set[Option]:
        """The options of the first such question to a seat."""
        return set(self.question(seat, kind).options)

    def heard(self, kind: type[Event]) -> list[Any]:
        """The private events of that kind, by seat."""
        return [event for seat in range(self.game.state.players) for event in told(self.game, seat, kind)]


def night(parties: str, weekday: str, answers: Answers | None = None, **words: Any) -> Night:
    """A night of that weekday, played; `calls` is its form, and all other arguments are those of `town`."""
    options = {"night_calls": words.pop("calls", "classic"), "clock": 100} | words.pop("options", {})
    number = words.pop("night", NUMBER[weekday])
    found = Night(town(parties, at="nightfall", weekday=weekday, night=number, options=options, **words))
    found.play(answers or {})
    return found


def alike(seats: Iterable[int], **kinds: Any) -> dict[int, Any]:
    """The same answers for all of these seats."""
    return dict.fromkeys(seats, kinds)


def values(*choices: Any) -> set[Any]:
    """The options in their short forms, as a set."""
    return {value(choice) for choice in choices}


def bits(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


def pairs(*couples: tuple[int, int]) -> list[int]:
    """Who is bound to whom."""
    bonds = {one: two for couple in couples for one, two in (couple, couple[::-1])}
    return [bonds.get(seat, -1) for seat in range(12)]
