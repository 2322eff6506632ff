"""What steady says in Salem: promises that the next cards check, and pleas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from ...engine.events import Event
from ...engine.sayings import Line, Saying
from ...engine.values import Amount, Seat
from ...games.salem1692 import events
from ...games.salem1692.components import CONSTABLE, FACES
from ..bot import Prompt
from ..moment import Heard, Moment
from ..promises import Deed
from ..talker import Talker
from . import hearsay
from .belief import Belief
from .cards import DRAW, best_play
from .mind import Mind
from .scene import RED, WITCH_FACE, Scene

TELLING = (
    events.GameSet, events.TurnEnded, events.CardPlayed, events.TryalRevealed, events.Confessed, events.TargetAnnounced,
    events.CatGiven, events.PastDisclosed, events.CardsDiscarded,
)  # fmt: skip
MOST_ACCUSED = 7
PROUD = 4  # accusations in hand that are worth mentioning


class SalemTalker(Talker):
    """Speaks for a seat in Salem."""

    openings: ClassVar[tuple[type[Event], ...]] = (events.TurnBegan,)

    def __init__(self, think: Callable[[Prompt], Mind]) -> None:
        super().__init__()
        self._think = think
        self._onlooker = Belief(-1)

    def begin(self, prompt: Prompt) -> None:
        """The belief of an onlooker, who knows no row."""
        self._onlooker = Belief(-1)

    def observe(self, event: Event) -> list[float] | None:
        """Count the worlds that everybody can count."""
        self._onlooker.hear(event)
        return self._onlooker.odds().witch if isinstance(event, TELLING) else None

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

    def doer(self, event: Event) -> int:
        """The player of the card, or the accuser."""
        if isinstance(event, events.CardPlayed):
            return event.by
        return event.accuser if isinstance(event, events.TrialBegan) else super().doer(event)

    def cause(self, public: Sequence[Event], line: int) -> int:
        """The end of a turn only makes count what was played or drawn in it."""
        ended = public[line]
        if not isinstance(ended, events.TurnEnded):
            return line
        drawn = line
        for earlier in range(line - 1, -1, -1):
            match public[earlier]:
                case events.TurnBegan():
                    break
                case events.CardPlayed(by=ended.seat):
                    return earlier
                case events.CardDrawn(seat=ended.seat):
                    drawn = earlier
        return drawn

    def deed_in(self, event: Event) -> Deed | None:
        """The same deeds as listeners use to judge promises."""
        return hearsay.deed_in(event)

    def new_round(self, event: Event, seat: int) -> bool:
        """Each turn of the seat begins a round."""
        return isinstance(event, events.TurnBegan) and event.seat == seat

    def hits(self, event: Event, me: int) -> bool:
        """Whether the event is a red card or a trial against this seat."""
        if isinstance(event, events.CardPlayed):
            return event.target == me and event.by != me and (event.card in RED or event.as_witness)
        return isinstance(event, events.TrialBegan) and event.accused == me

    def puzzles(self, event: Event, seat: int) -> bool:
        """Whether others may ask about the event: a card played on somebody else."""
        return isinstance(event, events.CardPlayed) and event.by == seat != event.target

    def plea(self, moment: Moment, prompt: Prompt, line: int) -> list[Saying]:
        """Before a trial everybody swears the same; a single card only raises a question."""
        trial = isinstance(moment.public[line], events.TrialBegan)
        swears = [] if moment.has_said("never-witch") and not trial else [Saying("never-witch")]
        return swears if trial or moment.whim("swears", line) < 0.5 else []

    def plan(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """In its own turn, the player whom it is about to accuse."""
        if not prompt.decisions or prompt.decisions[0].kind != "turn" or not self._my_turn(moment):
            return []
        mind = self._think(prompt)
        play = best_play(mind)
        if play is None or play.value <= DRAW or not (play.card in RED or play.as_witness):
            return []
        scene, target = mind.scene, play.target
        reds = sorted(scene.reds(target), reverse=True)
        points = sum([worth for worth, _ in reds[:3]])
        reason = moment.reason(target)
        because = [Saying("because", (Line(reason),))] if reason >= 0 else []
        needs = scene.needs(target)
        join = [Saying("go-for", (Seat(target),))] if moment.temper.rouses and needs > points else []
        promise = Saying("will-accuse", (Seat(target), Amount(max(1, min(MOST_ACCUSED, needs, points)))))
        return [promise, *because, *join]

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
        confesses = self._think(prompt).confesses(scene.my_faces)
        return [Saying("will-confess" if confesses else "will-keep-silent")]

    def account(self, moment: Moment, prompt: Prompt, heard: Heard) -> list[Saying]:
        """Why it played a card against somebody: for what that player had done before."""
        line = heard.saying.parts[0]
        event = moment.public[line.line] if isinstance(line, Line) else None
        if isinstance(line, Line) and isinstance(event, events.CardPlayed) and event.target in moment.others:
            return self.suspicion(moment, event.target) or self.echo(moment, event.target, line.line)
        return []

    def _answer(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """The constable contradicts others who claim the office."""
        for heard in moment.unanswered:
            if heard.saying.kind == "am-constable" and FACES[CONSTABLE] in Scene(prompt.view).my_faces:
                return [Saying("am-constable"), Saying("doubt", (Line(heard.line),))]
        return super()._answer(moment, prompt)
