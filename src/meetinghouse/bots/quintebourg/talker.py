"""What steady says in Quinte-bourg: votes it will cast, roles when it must, and what it saw at night."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ...engine.events import Event
from ...engine.sayings import Line, Saying, Spoke
from ...engine.values import NO, YES, Amount, Position, Seat, Word
from ...games.quintebourg import events
from ..bot import Prompt
from ..moment import Heard, Moment
from ..onlooker import Onlooker
from ..talker import NOTHING, Talker
from .belief import KIND_OF, PACK, SETH, VILLAGER
from .hearsay import COVER, DOCTOR
from .lies import lie
from .mind import Mind
from .onlooker import QuintebourgOnlooker
from .scene import WOUNDED, Scene
from .votes import vote

PROPHET = "sesiano"  # whom the hunters would strike next
PRESSED = 2  # with this many votes against it, a bot speaks of its card
UNHURT = "i"
MOST_COINS = 6
SEEN_BY_DAY = (events.PurseChanged, events.HealthFelt)  # by day others see what is paid, and who is hurt
WITNESSED = ("home", "reptilian", "saw-card")


class QuintebourgTalker(Talker):
    """Speaks for a seat in Quinte-bourg."""

    onlookers: ClassVar[type[Onlooker]] = QuintebourgOnlooker
    openings: ClassVar[tuple[type[Event], ...]] = (events.DebateBegan, events.HealthReported, events.SessionCalled)

    def __init__(self, think: Callable[[Prompt], Mind]) -> None:
        super().__init__()
        self._think = think

    def key(self, prompt: Prompt) -> object:
        """The holders of the posts, which say nothing about sides."""
        return next((event.holders for event in prompt.public if isinstance(event, events.PostsDealt)), None)

    def known_fellows(self, prompt: Prompt) -> frozenset[int]:
        """The pack, Seth's and the lover, for those who know them."""
        scene = Scene(prompt.view)
        lover = {scene.lover} - {-1}
        if not scene.hides:
            return frozenset(lover)
        return frozenset({*lover, *scene.groups.get("pack", []), *scene.groups.get("setheux", [])} - {scene.me})

    def absent(self, prompt: Prompt) -> frozenset[int]:
        """Those whom the town believes dead or in a coma."""
        health = Scene(prompt.view).health
        return frozenset([seat for seat in range(len(health)) if health[seat] > WOUNDED])

    def hits(self, event: Event, me: int) -> bool:
        """Whether the event is a vote against this seat, or its sentence."""
        if isinstance(event, events.Voted):
            return me in event.names and event.seat != me
        return isinstance(event, events.Condemned) and event.seat == me

    def puzzles(self, event: Event, seat: int) -> bool:
        """Whether others may ask about the event: a vote against somebody."""
        return isinstance(event, events.Voted) and event.seat == seat and bool(event.names)

    # --- claims

    def plea(self, moment: Moment, prompt: Prompt, line: int) -> list[Saying]:
        """Under several votes or a sentence it speaks of its card, and never says anything else about it later."""
        scene = Scene(prompt.view)
        votes = sum([scene.me in ballot.names for ballot in scene.town.votes])
        if votes < PRESSED and not isinstance(moment.public[line], events.Condemned):
            return []
        return self._card(moment, scene)

    def _card(self, moment: Moment, scene: Scene) -> list[Saying]:
        if moment.has_said("am-role") is not None or scene.own.party == DOCTOR:  # everybody knows the doctor
            return []
        secret = scene.hides or scene.own.alibi or scene.lover >= 0 or scene.own.party == PROPHET
        open_card = KIND_OF.get(scene.own.party) == VILLAGER or not secret
        return [Saying("am-role", (Word(scene.own.party if open_card else scene.own.alibi or COVER),))]

    def claim(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """What it has learned since daybreak, unless it helps those from whom it hides."""
        scene = Scene(prompt.view)
        invented = lie(moment, scene, self.fellows) if scene.hides else []
        if invented:
            return invented
        night: list[Event] = []
        by_day = True
        for event in reversed(prompt.story):
            if isinstance(event, events.NightFell):
                break
            by_day = by_day and not isinstance(event, events.DayBroke)
            if not (by_day and isinstance(event, SEEN_BY_DAY)):
                night.append(event)
        felt = [event for event in night if isinstance(event, events.HealthFelt)]
        for event in night:
            if getattr(event, "seat", None) != scene.me or event in felt[1:]:
                continue  # only its latest state of health is news
            saying = self._of_the_night(event, scene)
            if saying is not None and not self._kept_back(moment, saying):
                return [saying]
        return []

    def _kept_back(self, moment: Moment, saying: Saying) -> bool:
        """Whether a claim is kept back: one made today already is; one about the bot itself may be, by its temper."""
        dusk = max([line for line, event in enumerate(moment.public) if isinstance(event, events.NightFell)], default=0)
        if any(isinstance(part, Seat) and part.seat in moment.absent for part in saying.parts):
            return True
        if moment.said_since(dusk, saying) or (saying.kind == "lost-coins" and moment.has_said("lost-coins")):
            return True
        return saying.kind not in WITNESSED and moment.whim("tells", saying, dusk) > moment.temper.talks

    def _of_the_night(self, event: Event, scene: Scene) -> Saying | None:
        match event:
            case events.HealthFelt(health=health):
                return Saying("was-healed" if health == UNHURT else "was-hurt")
            case events.PurseChanged(change=change) if -MOST_COINS <= change < 0:
                return Saying("lost-coins", (Amount(-change),))
        return None if scene.hides else self._seen(event)

    def _seen(self, event: Event) -> Saying | None:
        """What was seen of others: hunters, and plain villagers. The cards of special friends stay a secret."""
        match event:
            case events.StalkAnswered(target=target, at_home=at_home):
                return Saying("home", (Seat(target), YES if at_home else NO))
            case events.RevealAnswered(house=int(house), reptilian=reptilian):
                return Saying("reptilian", (Position(house), YES if reptilian else NO))
            case events.CardSeen(target=target, role=role) | events.CardsSeen(target=target, party=role):
                plain = KIND_OF.get(role) in (PACK, SETH, VILLAGER)
                return Saying("saw-card", (Seat(target), Word(role))) if plain else None
        return None

    # --- promises and answers

    def plan(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Before its vote, the player against whom it will vote."""
        asked = prompt.decisions[0] if prompt.decisions else None
        if asked is None or asked.kind != "vote" or not moment.news:
            return []
        choice, _ = vote(self._think(prompt), asked)
        if not isinstance(choice, Seat):
            return []
        reason = self._held_against(moment, choice.seat)
        because = [Saying("because", (Line(reason),))] if reason >= 0 else []
        join = [Saying("go-for", (choice,))] if moment.temper.rouses else []
        return [Saying("will-vote", (choice,)), *because, *join]

    def _held_against(self, moment: Moment, seat: int) -> int:
        """The line that speaks most against a player, or the last vote by that player, or against it; -1: none."""
        reason = moment.reason(seat)
        if reason >= 0:
            return reason
        votes = [(line, event) for line, event in enumerate(moment.public) if isinstance(event, events.Voted)]
        cast = [line for line, event in votes if event.seat == seat and event.names]
        against = [line for line, event in votes if seat in event.names and event.seat != moment.me]
        return max(cast or against, default=-1)

    def account(self, moment: Moment, prompt: Prompt, heard: Heard) -> list[Saying]:
        """About a vote, the letter that ordered it or a reason; about a card or a night, if asked."""
        scene = Scene(prompt.view)
        match heard.saying.kind, heard.saying.parts:
            case "why", (Line(line=line),):
                event = moment.public[line]
                if isinstance(event, events.Voted) and event.names:
                    ordered = [each.target for each in prompt.story if isinstance(each, events.OrderDelivered)]
                    if event.names[0] in ordered:
                        return [Saying("was-ordered", (Seat(event.names[0]),))]
                    named = heard.seat if heard.seat in event.names else event.names[0]
                    return self._excuse(moment, named, line)
            case "ask-role", _:
                return self._card(moment, scene) if moment.temper.rouses else [NOTHING]
            case "ask-night", _:
                return [Saying("was-hurt")] if self._hurt_last_night(prompt) else [NOTHING]
        return []

    def _hurt_last_night(self, prompt: Prompt) -> bool:
        for event in reversed(prompt.story):
            if isinstance(event, events.HealthFelt):
                return event.health != UNHURT
            if isinstance(event, events.NightFell):
                break
        return False

    def _excuse(self, moment: Moment, seat: int, vote: int) -> list[Saying]:
        """Why it voted against somebody: what stood against that player before the vote."""
        found = self.grounds(moment, seat)
        reason = self._held_against(moment, seat)
        if found or not 0 <= reason < vote:
            return found or self.echo(moment, seat, vote)
        return [Saying("because", (Line(reason),))]

    def _unknown(self, moment: Moment, seat: int) -> bool:
        """Whether somebody can be asked for a card that nobody has heard of yet."""
        spoken = [event for event in moment.public if isinstance(event, Spoke) and event.seat == seat]
        told = any(saying.kind == "am-role" for event in spoken for saying in event.sayings)
        return not told and moment.sayable(Saying("ask-role", (Seat(seat),)))

    def question(self, moment: Moment, asked: int, line: int) -> list[Saying]:
        """It also asks where somebody was at night, or what somebody is."""
        whim = moment.whim("question", line)
        doctor = moment.ledger.guilt[asked] <= 0
        if whim < 0.1 and not doctor:
            return [Saying("ask-night", (Seat(asked),))]
        if whim < 0.2 and not doctor and self._unknown(moment, asked):
            return [Saying("ask-role", (Seat(asked),))]
        return super().question(moment, asked, line)
