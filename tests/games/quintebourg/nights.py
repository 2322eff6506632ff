"""Whole nights in one line, from nightfall to dawn: what was answered, who was asked, and the town as it then is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.values import Option
from meetinghouse.games.quintebourg import RULES
from meetinghouse.games.quintebourg.night import Calls
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import close, told, town, value

Answers = Mapping[int, Any]  # by seat: for each kind of question a choice, or several

BOTH_FORMS = pytest.mark.parametrize("calls", ["classic", "waves"])  # one by one, and several calls together
NUMBER = {"mon": 4, "tue": 5, "wed": 6, "thu": 7, "fri": 8, "sat": 9}  # of the second week, after a start on a Thursday


class Night:
    """A night that is over: all that was asked in it, and its game at dawn."""

    def __init__(self, game: Quintebourg) -> None:
        self.game = game
        self.questions: dict[str, Decision] = {}
        self.signs: dict[str, set[int]] = {}  # by channel: who could make signs there

    def play(self, answers: Answers) -> None:
        """Whoever is asked answers what is given for that kind of question, one choice after another, or nothing."""
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
        """Who was really asked these questions, as often as it was; the others made a decoy choice."""
        found: dict[str, list[int]] = {}
        for decision in self.questions.values():
            if decision.kind in kinds:
                found.setdefault(decision.kind, []).append(decision.seat)
        return {kind: sorted(seats) for kind, seats in found.items()}

    def question(self, seat: int, kind: str) -> Decision:
        """The first such question to a seat."""
        return next(each for each in self.questions.values() if (each.seat, each.kind) == (seat, kind))

    def options(self, seat: int, kind: str) -> set[Option]:
        """What a seat could answer to the first such question."""
        return set(self.question(seat, kind).options)

    def heard(self, kind: type[Event]) -> list[Any]:
        """What single players were told of that kind, by seats."""
        return [event for seat in range(self.game.state.players) for event in told(self.game, seat, kind)]


def night(parties: str, weekday: str, answers: Answers | None = None, **words: Any) -> Night:
    """A town's night of that weekday, played; `calls` is its form, the other words are those of a town."""
    options = {"night_calls": words.pop("calls", "classic"), "clock": 100} | words.pop("options", {})
    number = words.pop("night", NUMBER[weekday])
    found = Night(town(parties, at="nightfall", weekday=weekday, night=number, options=options, **words))
    found.play(answers or {})
    return found


def alike(seats: Iterable[int], **kinds: Any) -> dict[int, Any]:
    """All of these give the same answers."""
    return dict.fromkeys(seats, kinds)


def values(*choices: Any) -> set[Any]:
    """Options in their short forms, as a set."""
    return {value(choice) for choice in choices}


def bits(*seats: int) -> int:
    """Players as a bit mask."""
    return sum(1 << seat for seat in seats)


def pairs(*couples: tuple[int, int]) -> list[int]:
    """Who is bound to whom."""
    bonds = {one: two for couple in couples for one, two in (couple, couple[::-1])}
    return [bonds.get(seat, -1) for seat in range(12)]
