"""What steady says in New Salem: what it has seen, and what it will do with its hope."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ...engine.events import Event
from ...engine.sayings import Line, Saying, Spoke
from ...engine.values import Amount, Seat, Word
from ...games.newsalem import events
from ..bot import Move, Prompt
from ..moment import Heard, Moment
from ..onlooker import Onlooker
from ..promises import PROMISED
from ..talker import Talker
from . import hearsay
from .onlooker import NewSalemOnlooker
from .scene import Scene

PURITANS, WITCHES = "puritans", "witches"
SHORT = 3  # the most hope that it asks for
PROMISES = {"trial": "will-go-for", "investigation": "will-investigate", "cleansing": "will-cleanse"}


class NewSalemTalker(Talker):
    """Speaks for a seat in New Salem."""

    onlookers: ClassVar[type[Onlooker]] = NewSalemOnlooker
    openings: ClassVar[tuple[type[Event], ...]] = (events.BuildingsPlayed, events.HandsPassed)

    def __init__(self, think: Callable[[Prompt], Move | None]) -> None:
        super().__init__()
        self._think = think

    def key(self, prompt: Prompt) -> object:
        """The first hand, which says nothing about sides."""
        return next((event for event in prompt.story if isinstance(event, events.HandDealt)), None)

    def known_fellows(self, prompt: Prompt) -> frozenset[int]:
        """The witches whom a witch has seen."""
        scene = Scene(prompt.view)
        known = [seat for seat, witch in scene.known.items() if witch and seat != scene.me]
        return frozenset(known) if scene.is_witch else frozenset()

    def hits(self, event: Event, me: int) -> bool:
        """Whether the event is a trial of this seat."""
        return isinstance(event, events.EventTriggered) and event.card == "trial" and event.target == me != event.seat

    def puzzles(self, event: Event, seat: int) -> bool:
        """Whether others may ask about the event: buildings with despair, and trials."""
        if isinstance(event, events.BuildingsPlayed):
            return event.seat == seat and event.despair > 0
        return isinstance(event, events.EventTriggered) and event.seat == seat and event.card == "trial"

    def needless(self, moment: Moment, promise: int, line: int) -> bool:
        """Whoever is on trial cannot be tried again, and one look at a character is enough."""
        if super().needless(moment, promise, line):
            return True
        spoke = moment.public[promise]
        said = spoke.sayings if isinstance(spoke, Spoke) else ()
        kinds = {kind: card for card, kind in PROMISES.items()}
        meant = {(kinds[each.kind], each.parts[0]) for each in said if each.kind in kinds and each.parts}
        paid = [event for event in moment.public[promise:line] if isinstance(event, events.EventTriggered)]
        return any((event.card, Seat(event.target)) in meant for event in paid if event.target is not None)

    def plea(self, moment: Moment, prompt: Prompt, line: int) -> list[Saying]:
        """Whoever is attacked claims to be a puritan."""
        return [] if moment.has_said("am-side") else [Saying("am-side", (Word(PURITANS),))]

    def plan(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """In the event phase, before it acts: what it is about to do, if it is more than a gift."""
        asked = prompt.decisions[0] if prompt.decisions else None
        if asked is None or asked.kind != "ready" or not moment.news or moment.lines:
            return []
        built = [line for line, event in enumerate(moment.public) if isinstance(event, events.BuildingsPlayed)]
        if moment.kinds_since(max(built, default=0)) & PROMISED.keys():
            return []  # one promise is enough for a phase
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
        if any(heard.saying.kind == "will-cleanse" for heard in moment.said):
            return []  # somebody else sees to it
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
        """Why the seat built something: there was nothing better. Why it held a trial: what the accused had done."""
        line = heard.saying.parts[0]
        event = moment.public[line.line] if isinstance(line, Line) else None
        if isinstance(event, events.BuildingsPlayed):
            return [Saying("nothing-better")]
        if isinstance(event, events.EventTriggered) and event.target is not None and event.target in moment.others:
            return self.grounds(moment, event.target) or self.announced(moment, event.target)
        return []
