"""What steady says in New Salem: what it has seen, and what it will do with its hope."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import ClassVar

from ...engine.events import Event
from ...engine.sayings import Line, Saying
from ...engine.values import Amount, Seat, Word
from ...games.newsalem import events
from ...games.newsalem.components import WITCHES as WITCH_SIDE
from ..bot import Move, Prompt
from ..moment import Heard, Moment
from ..promises import Deed
from ..talker import Talker
from . import hearsay
from .scene import COMPONENTS, Scene
from .suspicion import CLEANSED, GAVE, INVESTIGATED, PARDONED, TRIED, likelihoods

PURITANS, WITCHES = "puritans", "witches"
SHORT = 3  # the most hope that it asks for
PROMISES = {"trial": "will-go-for", "investigation": "will-investigate", "cleansing": "will-cleanse"}


class NewSalemTalker(Talker):
    """Speaks for a seat in New Salem."""

    openings: ClassVar[tuple[type[Event], ...]] = (events.BuildingsPlayed, events.HandsPassed)

    def __init__(self, think: Callable[[Prompt], Move | None]) -> None:
        super().__init__()
        self._think = think
        self._odds: list[float] = []  # the logarithm of the odds of a witch, for each seat

    def begin(self, prompt: Prompt) -> None:
        """Everybody begins with the share of witches among the characters."""
        scene = Scene(prompt.view)
        self._odds = [log(scene.town.witches / max(1, scene.town.puritans))] * scene.players

    def observe(self, event: Event) -> list[float] | None:
        """Weigh what everybody sees, each event by itself."""
        if isinstance(event, events.GameSet):
            return self._chances()
        if isinstance(event, events.BuildingsPlayed):
            self._odds[event.seat] += _built(event.buildings)
        elif isinstance(event, events.HopeGiven):
            self._odds[event.giver] += log(GAVE)
        elif isinstance(event, events.EventTriggered):
            self._triggered(event)
        else:
            return None
        return self._chances()

    def _triggered(self, event: events.EventTriggered) -> None:
        by, target = event.seat, event.target
        if event.card in ("trial", "pardon") and target is not None:
            if by != target:
                table = TRIED if event.card == "trial" else PARDONED
                chances = self._chances()
                self._odds[by] += _ratio(table, chances[target])
                self._odds[target] += _ratio(((table[0][0], table[1][0]), (table[0][1], table[1][1])), chances[by])
        else:
            self._odds[by] += log(CLEANSED if event.card == "cleansing" else INVESTIGATED)

    def _chances(self) -> list[float]:
        return [1 / (1 + exp(-odds)) for odds in self._odds]

    def key(self, prompt: Prompt) -> object:
        """The first hand, which says nothing about sides."""
        return next((event for event in prompt.story if isinstance(event, events.HandDealt)), None)

    def known_fellows(self, prompt: Prompt) -> frozenset[int]:
        """The witches whom a witch has seen."""
        scene = Scene(prompt.view)
        known = [seat for seat, witch in scene.known.items() if witch and seat != scene.me]
        return frozenset(known) if scene.is_witch else frozenset()

    def doer(self, event: Event) -> int:
        """Who gave, built or paid."""
        return event.giver if isinstance(event, events.HopeGiven) else super().doer(event)

    def deed_in(self, event: Event) -> Deed | None:
        """The same deeds as listeners use to judge promises."""
        return hearsay.deed_in(event)

    def new_round(self, event: Event, seat: int) -> bool:
        """A round of the rules."""
        return isinstance(event, events.RoundBegan)

    def hits(self, event: Event, me: int) -> bool:
        """Whether the event is a trial of this seat."""
        return isinstance(event, events.EventTriggered) and event.card == "trial" and event.target == me != event.seat

    def puzzles(self, event: Event, seat: int) -> bool:
        """Whether others may ask about the event: buildings with despair, and trials."""
        if isinstance(event, events.BuildingsPlayed):
            return event.seat == seat and event.despair > 0
        return isinstance(event, events.EventTriggered) and event.seat == seat and event.card == "trial"

    def plea(self, moment: Moment, prompt: Prompt, line: int) -> list[Saying]:
        """Whoever is attacked claims to be a puritan."""
        return [] if moment.has_said("am-side") else [Saying("am-side", (Word(PURITANS),))]

    def plan(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """In the event phase, before it acts: what it is about to do, if it is more than a gift."""
        asked = prompt.decisions[0] if prompt.decisions else None
        if asked is None or asked.kind != "ready" or not moment.news or moment.lines:
            return []
        move = self._think(prompt)
        kind = next((offer.kind for offer in prompt.offers if move is not None and offer.id == move.id), "")
        if move is None or kind not in PROMISES:
            return self._beg(moment, prompt)
        if not isinstance(move.choice, Seat):
            return [Saying(PROMISES[kind])] if kind == "cleansing" else []
        reason = moment.reason(move.choice.seat)
        because = [Saying("because", (Line(reason),))] if reason >= 0 else []
        return [Saying(PROMISES[kind], (move.choice,)), *because]

    def _beg(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """In the last round, ask for the little hope that is missing for a Cleansing."""
        scene = Scene(prompt.view)
        missing = scene.cost("cleansing") - scene.hope(scene.me)
        if not scene.last or not 0 < missing <= SHORT or moment.has_said("give-me"):
            return []
        return [Saying("give-me", (Amount(missing),))]

    def claim(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """What an Investigation showed, at once. A witch covers for a witch, and may frame a puritan."""
        scene = Scene(prompt.view)
        told_of = moment.named("saw-side")
        for event in prompt.story:
            if (
                isinstance(event, events.CharacterInvestigated)
                and event.seat == scene.me
                and event.target not in told_of
            ):
                side = event.side
                if scene.is_witch:
                    frames = side == PURITANS and moment.whim("frames", event.target) < hearsay.FRAMED
                    side = WITCHES if frames else PURITANS
                join = [Saying("go-for", (Seat(event.target),))] if side == WITCHES else []
                return [Saying("saw-side", (Seat(event.target), Word(side))), *join]
        return []

    def account(self, moment: Moment, prompt: Prompt, heard: Heard) -> list[Saying]:
        """About buildings, that there was nothing better; about a trial, what the accused had done before."""
        line = heard.saying.parts[0]
        event = moment.public[line.line] if isinstance(line, Line) else None
        if isinstance(event, events.BuildingsPlayed):
            return [Saying("nothing-better")]
        if isinstance(event, events.EventTriggered) and event.target is not None and event.target in moment.others:
            return self.suspicion(moment, event.target)
        return []


def _built(kinds: Sequence[str]) -> float:
    """How much better a witch explains these buildings than a puritan, as a logarithm."""
    chances = likelihoods(tuple(kinds))
    sides: tuple[list[float], list[float]] = ([], [])
    for character, chance in enumerate(chances):
        sides[COMPONENTS.side_of[character] == WITCH_SIDE].append(chance)
    return log(sum(sides[1]) / len(sides[1])) - log(sum(sides[0]) / len(sides[0]))


def _ratio(table: Sequence[Sequence[float]], other: float) -> float:
    """What a deed says about its doer, if the other player is a witch with this chance."""
    witch, puritan = [row[1] * other + row[0] * (1 - other) for row in (table[1], table[0])]
    return log(witch / puritan)
