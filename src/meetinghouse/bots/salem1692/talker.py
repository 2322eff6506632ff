"""What steady says in Salem: promises that the next cards check, and pleas."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ...engine.events import Event
from ...engine.sayings import Line, Saying
from ...engine.values import Amount, Seat
from ...games.salem1692 import events
from ...games.salem1692.components import CONSTABLE, FACES
from ..bot import Prompt
from ..moment import Heard, Moment
from ..onlooker import Onlooker
from ..talker import Talker
from .cards import DRAW, best_play
from .mind import Mind
from .onlooker import SalemOnlooker
from .scene import RED, WITCH_FACE, Scene

MOST_ACCUSED = 7
TONIGHT = ("will-confess", "will-keep-silent")
PROUD = 4  # accusations in hand that are worth mentioning


class SalemTalker(Talker):
    """Speaks for a seat in Salem."""

    onlookers: ClassVar[type[Onlooker]] = SalemOnlooker
    openings: ClassVar[tuple[type[Event], ...]] = (events.TurnBegan,)

    def __init__(self, think: Callable[[Prompt], Mind]) -> None:
        super().__init__()
        self._think = think

    def key(self, prompt: Prompt) -> object:
        """The first hand: cards that say nothing about tryal cards."""
        return next((event for event in prompt.story if isinstance(event, events.HandSeen)), None)

    def known_fellows(self, prompt: Prompt) -> frozenset[int]:
        """A witch knows whom she met at night, and with whom she exchanged a Witch card."""
        scene = Scene(prompt.view)
        if not scene.is_witch:
            return frozenset()
        found: set[int] = set()
        for event in prompt.story:
            if isinstance(event, events.FellowsSeen):
                found |= set(event.seats)
            elif isinstance(event, events.TryalLost) and event.face == WITCH_FACE and event.taker is not None:
                found.add(event.taker)
            elif isinstance(event, events.TryalGained) and event.face == WITCH_FACE and event.giver is not None:
                found.add(event.giver)
        return frozenset(found - {scene.me})

    def hits(self, event: Event, me: int) -> bool:
        """Whether the event is a red card or a trial against this seat."""
        if isinstance(event, events.CardPlayed):
            return event.target == me and event.by != me and (event.card in RED or event.as_witness)
        return isinstance(event, events.TrialBegan) and event.accused == me

    def puzzles(self, event: Event, seat: int) -> bool:
        """Whether others may ask about the event: a card played on somebody else."""
        return isinstance(event, events.CardPlayed) and event.by == seat != event.target

    def plea(self, moment: Moment, prompt: Prompt, line: int) -> list[Saying]:
        """Before a trial everybody swears the same, except an open witch; a single card only raises a question."""
        trial = isinstance(moment.public[line], events.TrialBegan)
        if not trial and (moment.whim("swears", line) >= 0.5 or moment.has_said("never-witch")):
            return []
        return [] if any(_unmasks(event, moment.me) for event in moment.public) else [Saying("never-witch")]

    def plan(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """In its own turn, the player whom it is about to accuse."""
        target = self.target(moment, prompt)
        if target < 0:
            return []
        scene = self._think(prompt).scene
        reds = sorted(scene.reds(target), reverse=True)
        points = sum([worth for worth, _ in reds[:3]])
        reason = moment.reason(target)
        because = [Saying("because", (Line(reason),))] if reason >= 0 else []
        needs = scene.needs(target)
        join = [Saying("go-for", (Seat(target),))] if moment.temper.rouses and needs > points else []
        promise = Saying("will-accuse", (Seat(target), Amount(max(1, min(MOST_ACCUSED, needs, points)))))
        return [promise, *because, *join]

    def target(self, moment: Moment, prompt: Prompt) -> int:
        """In its own turn, whom its best card accuses."""
        if not prompt.decisions or prompt.decisions[0].kind != "turn" or not self._my_turn(moment):
            return -1
        play = best_play(self._think(prompt))
        if play is None or play.value <= DRAW or not (play.card in RED or play.as_witness):
            return -1
        return play.target

    def _my_turn(self, moment: Moment) -> bool:
        news = [moment.public[line] for line in moment.news]
        return any(isinstance(event, events.TurnBegan) and event.seat == moment.me for event in news)

    def claim(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Now and then: the points in hand at the end of a turn, or what it will do at night."""
        if not isinstance(moment.public[moment.news[-1]], events.TurnBegan | events.TurnEnded):
            return []
        whim = moment.whim("claims", moment.news[-1]) / moment.temper.talks
        if whim > 0.06:
            return []
        scene = Scene(prompt.view)
        points = sum([worth for worth, _ in scene.reds(moment.others[0])]) if moment.others else 0
        if whim > 0.03 and points >= PROUD:
            return [Saying("hold-points", (Amount(min(12, points)),))]
        if any(heard.saying.kind in TONIGHT for heard in moment.said) or self._promised_tonight(moment):
            return []
        confesses = self._think(prompt).confesses(scene.my_faces)
        return [Saying("will-confess" if confesses else "will-keep-silent")]

    def _promised_tonight(self, moment: Moment) -> bool:
        """Whether it has said since the last night what it will do in the next one."""
        nights = [line for line, event in enumerate(moment.public) if isinstance(event, events.TargetAnnounced)]
        return any(moment.said_since(max(nights, default=0), Saying(kind)) for kind in TONIGHT)

    def account(self, moment: Moment, prompt: Prompt, heard: Heard) -> list[Saying]:
        """Why it played a card against somebody: for what that player had done before."""
        line = heard.saying.parts[0]
        event = moment.public[line.line] if isinstance(line, Line) else None
        if isinstance(line, Line) and isinstance(event, events.CardPlayed) and event.target in moment.others:
            found = self.suspicion(moment, event.target) or self.announced(moment, event.target)
            return found or self.echo(moment, event.target, line.line)
        return []

    def _answer(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """The constable contradicts others who claim the office."""
        for heard in moment.unanswered:
            if heard.saying.kind == "am-constable" and FACES[CONSTABLE] in Scene(prompt.view).my_faces:
                return [Saying("am-constable"), Saying("doubt", (Line(heard.line),))]
        return super()._answer(moment, prompt)


def _unmasks(event: Event, seat: int) -> bool:
    """Whether a Witch card of that seat is turned up."""
    return isinstance(event, events.TryalRevealed) and event.seat == seat and event.face == WITCH_FACE
