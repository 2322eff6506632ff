"""One match in progress: the state, the agenda, the story so far, and the record."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Generic, TypeVar, cast

import msgspec

from .agenda import Step, put
from .chance import Chance, seed_text
from .compiling import mypyc_attr
from .decisions import Channel, Closed, Decision, Question, show
from .events import EVERYBODY, Event, Told
from .offers import Offer
from .record import Entry, Record
from .refusals import Refused
from .rules import Outcome, Rules, Setup, View
from .state import State
from .values import Choice

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Decisions go out, answers come in; rules decide and tell."""

    def __init__(self, rules: Rules[S], setup: Setup, state: S, chance: Chance) -> None:
        self.rules = rules
        self.setup = setup
        self.state = state
        self.chance = chance
        self.agenda: list[Step[S]] = []
        self.story: list[Told] = []
        self.asked: list[int] = [0] * rules.seats(setup.players)
        self.entries: list[Entry] | None = []
        self.outcome: Outcome | None = None
        self.held = False  # everything is answered, and a step waits for its time to run out
        self._asking: Sequence[Decision] = ()
        self._open: tuple[Decision, ...] = ()
        self._heard: dict[int | None, tuple[int, list[Event]]] = {}  # by seat: how much of the story is sorted out

    # --- what a player, a bot or a table sees

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def decisions(self) -> list[Decision]:
        """What the game waits for."""
        return list(self._open)

    @property
    def offers(self) -> list[Decision]:
        """What may be done but nobody waits for: powers, and answers that may still be changed."""
        if self.outcome is not None:
            return []
        step = self.agenda[-1]
        offers = step.unasked(self)
        found = []
        for seat in range(len(self.asked)):
            for offer in offers:
                question = offer.question(self, seat)
                if not isinstance(question, str):
                    found.append(put(question, f"{seat}-{offer.name}", seat))
        return found + step.revisions(self._asking)

    @property
    def seats(self) -> int:
        """How many seats there are, ghosts included."""
        return len(self.asked)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Whom we openly wait for; nobody while who decides is secret."""
        if self.outcome is not None or not self.agenda[-1].openly:
            return ()
        return tuple([decision.seat for decision in self._open])

    @property
    def secret(self) -> bool:
        """Whether who decides now is secret."""
        return self.outcome is None and not self.agenda[-1].openly

    @property
    def asking(self) -> tuple[str, ...]:
        """The ids of all that the step at hand asks, answered or not."""
        return tuple([asked.id for asked in self._asking])

    @property
    def time(self) -> float | None:
        """How long the step at hand may take, as the rules say."""
        return min([asked.timer for asked in self._asking if asked.timer is not None], default=None)

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return self.setup.commitment

    @property
    def channels(self) -> list[Channel]:
        """Who may write and read where now, and in what form."""
        return self.rules.channels(self)

    @property
    def record(self) -> Record:
        """Set-up, seed and answers: enough to play the same game again."""
        if self.entries is None:
            raise Refused("no-record")
        setup = msgspec.structs.replace(self.setup, options=dict(self.setup.options))
        return Record(setup=setup, entries=tuple(self.entries), outcome=self.outcome)

    def view(self, seat: object = None) -> Any:
        """What that seat may know; None: what everybody may know; "all": everything, after the end."""
        if seat == "all":
            if self.outcome is None:
                raise Refused("still-secret")
            return self.rules.view_all(self)
        return self.rules.view(self, self._seat(seat))

    def heard(self, seat: object = None) -> list[Event]:
        """The events told to that seat so far, in order; None: the public ones."""
        seat = self._seat(seat)
        read, heard = self._heard.get(seat, (0, []))
        if read < len(self.story):
            heard += [told.event for told in self.story[read:] if told.heard_by(seat)]
            self._heard[seat] = (len(self.story), heard)
        return heard.copy()

    def decision(self, id: object) -> Decision:
        """What is open, may be answered again, or is on offer under that id; refused where nothing is."""
        return self._find(id)[0]

    def closed(self, id: object) -> list[Closed]:
        """Options one might expect there and may not take, each with the clause that forbids it."""
        return self._closed(*self._find(id))

    # --- what a player, a bot or a table does

    def answer(self, id: object, choice: object, hold: object = False) -> list[Told]:
        """Answer a decision or take an offer; returns what happened. A wrong answer changes nothing.

        The last sealed answer closes its step. With `hold` the step stays open, answers may still be changed, and
        it closes when it expires: so a table's clock does not tell that all were quick.
        """
        offer: Offer[S] | None = None
        for decision in self._open:
            if decision.id == id:
                break
        else:
            decision, offer = self._find(id)
        chosen = self._checked(decision, offer, choice)
        mark = len(self.story)
        if self.entries is not None:
            self.entries.append(Entry(decision.id, chosen))
        if offer is None:
            self._take(decision, chosen, bool(hold))
        else:
            offer.take(self, decision.seat, chosen)
            self.advance()
        return self.story[mark:]

    def _take(self, decision: Decision, choice: Choice, hold: bool) -> None:
        """The step at hand takes an answer; the last one closes it, unless it is held."""
        step, seat = self.agenda[-1], decision.seat
        last = len(self._open) == 1 and self._open[0] is decision
        if step.answered(self, seat, choice):
            if hold and last:
                self._hold()
            self.advance()
            return
        following = step.following(self, seat)
        if following is not None:
            asked = step.put(self, seat, following)
            self._open = tuple([asked if other is decision else other for other in self._open])
            self._asking = [asked if other.seat == seat else other for other in self._asking]
        elif hold or not last:
            # sealed: nothing has changed but that this one is no longer open
            self._open = tuple([other for other in self._open if other is not decision])
            if not self._open:
                self._hold()
        else:
            self.agenda.pop()
            if not step.openly:
                self.held = False
            step.resolve(self)
            self.advance()

    def expire(self, id: object) -> list[Told]:
        """Time is up for the step of this decision: it closes, missing answers take their default."""
        decision = next((asked for asked in self._open or self._asking if asked.id == id), None)
        if decision is None:
            raise Refused("game-over" if self.over else "not-open", id=id)
        if decision.timer is None and self._open:
            raise Refused("no-clock", id=id)
        mark = len(self.story)
        if self.entries is not None:
            self.entries.append(Entry(decision.id))
        step = self.agenda.pop()
        for asked in self._open:
            if asked.default is not None:
                step.answers[asked.seat] = asked.default
        if not self._open or not step.openly:
            self.held = False  # it stays, where what was held waits below
        step.resolve(self)
        self.advance()
        return self.story[mark:]

    def follow(self, entry: Entry) -> list[Told]:
        """Do what an entry of a record says."""
        return self.expire(entry.id) if entry.choice is None else self.answer(entry.id, entry.choice, entry.held)

    def copy(self) -> Game[S]:
        """The same game, independent from here on."""
        other = Game(self.rules, self.setup, self.state.copy(), self.chance.copy())
        other.agenda = [step.copy() for step in self.agenda]
        other.story = self.story.copy()
        other.asked = self.asked.copy()
        other.entries = None if self.entries is None else self.entries.copy()
        other.outcome = self.outcome
        other.held = self.held
        other._asking = self._asking
        other._open = self._open
        return other

    def save(self) -> bytes:
        """The whole game as bytes, at any moment."""
        from .saves import save

        return save(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and deep-copied as it is saved, for a compiled state has nothing else to be copied by."""
        from .saves import restore

        return restore, (self.rules, self.save())

    def redeal(self, seat: object, seed: object) -> Game[S]:
        """Another world that seat cannot tell from this one, without record and others' private story."""
        seat = self._seat(seat)
        dice = random.Random(f"redeal {seed_text(seed)}")
        other = self.copy()
        other.entries = None
        other.setup = msgspec.structs.replace(self.setup, seed=None)
        other.story = [told for told in self.story if told.heard_by(seat)]
        other.chance = Chance(dice.randbytes(32))
        if self.outcome is None:
            self.rules.redeal(other, seat, dice)
            for step in other.agenda:
                if step.sealed:
                    step.reseal(other, seat, dice)
            other.advance()
        return other

    # --- what rules do

    def next(self, *steps: Step[S]) -> None:
        """Put steps on top of the agenda, the first to be done first; what was interrupted waits below."""
        self.agenda.extend(steps[::-1])

    def tell_all(self, event: Event) -> None:
        """Tell everybody."""
        self.story.append(Told(event, EVERYBODY))

    def tell(self, seat: int, event: Event) -> None:
        """Tell one seat."""
        self.story.append(Told(event, 1 << seat))

    def tell_some(self, audience: int, event: Event) -> None:
        """Tell the seats of a bit mask."""
        self.story.append(Told(event, audience))

    def end(self, outcome: Outcome) -> None:
        """The game ends at once; whatever was due is dropped."""
        self.outcome = outcome
        self.agenda.clear()

    def advance(self) -> None:
        """Let happen what can happen without anybody's answer."""
        agenda = self.agenda
        while agenda and self.outcome is None:
            step = agenda[-1]
            if step.shared:
                step = agenda[-1] = step.own()
            questions = step.ask(self)
            if questions:
                asking = []
                for seat in questions:
                    asking.append(step.put(self, seat, questions[seat]))
                answers = step.answers
                waiting = [asked for asked in asking if asked.seat not in answers] if answers else asking
                if waiting or self.held:
                    self._asking = asking
                    self._open = tuple(waiting)
                    return
            agenda.pop()
            if not step.openly:
                self.held = False
            step.resolve(self)
        agenda.clear()
        self._asking = ()
        self._open = ()

    def _hold(self) -> None:
        """The last answer has just come in, and the step stays open."""
        self.held = True
        if self.entries is not None:
            self.entries[-1] = msgspec.structs.replace(self.entries[-1], held=True)

    # --- looking things up

    def _find(self, id: object) -> tuple[Decision, Offer[S] | None]:
        """What is asked under that id, or may be answered again; or on offer under it, and by what."""
        for decision in self._open:
            if decision.id == id:
                return decision, None
        if self.outcome is not None:
            raise Refused("game-over")
        step = self.agenda[-1]
        for decision in step.revisions(self._asking):
            if decision.id == id:
                return decision, None
        seat, name = self._named(id)
        offer = next((offer for offer in step.unasked(self) if offer.name == name), None)
        question = "" if offer is None else offer.question(self, seat)
        if offer is None and name in self.rules.offers:
            question = self.rules.offers[name].elsewhere(self, seat)
        if offer is None or isinstance(question, str):
            raise Refused("not-open", cast(str, question) or None, id=id)
        return put(question, f"{seat}-{name}", seat), offer

    def _named(self, id: object) -> tuple[int, str]:
        """The seat and the name of which an offer's id is made."""
        if isinstance(id, str):
            for seat in range(len(self.asked)):
                if id.startswith(f"{seat}-"):
                    return seat, id[len(str(seat)) + 1 :]
        return -1, ""

    def _question(self, decision: Decision, offer: Offer[S] | None) -> Question:
        """What a decision that is open, or on offer, asks: with all that is closed there."""
        if offer is None:
            return self.agenda[-1].ask(self)[decision.seat]
        question = offer.question(self, decision.seat)
        assert not isinstance(question, str)
        return question

    def _closed(self, decision: Decision, offer: Offer[S] | None) -> list[Closed]:
        """What is closed there; beside what is asked, also the offers that are not made, by their signs."""
        found = self._question(decision, offer).closed
        if offer is None:
            for other in self.agenda[-1].unasked(self):
                if other.sign is not None:
                    clause = other.question(self, decision.seat)
                    if isinstance(clause, str) and clause:
                        found.append(Closed(other.sign, clause))
        return found

    def _checked(self, decision: Decision, offer: Offer[S] | None, choice: object) -> Choice:
        """The choice, made of the decision's own options; where it is closed, refused with the clause."""
        options = decision.options
        if decision.least == 1 and decision.most == 1:
            for option in options:
                if option is choice:
                    return option
        choice = decision.normal(choice)
        try:
            return decision.check(choice)
        except Refused:
            chosen = choice if isinstance(choice, list) else [choice]
            rule = next((each.rule for each in self._closed(decision, offer) if each.option in chosen), "")
            rule = rule or self._question(decision, offer).forbids(choice)
            if rule:
                raise Refused("forbidden", rule, choice=show(choice)) from None
            raise

    def _seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.asked):
            raise Refused("no-seat", seat=seat, last=len(self.asked) - 1)
        return seat


def begin(rules: Rules[S], setup: Setup, chance: Chance | None = None) -> Game[S]:
    """A new game, up to its first decision; by the chance of its seed, or by one that a test has scripted."""
    assert setup.seed is not None
    game = Game(rules, setup, rules.empty(setup), chance or Chance.of(setup.seed))
    rules.begin(game)
    game.advance()
    return game


__all__ = ["Game", "View", "begin"]
