"""One match in progress: the state, the agenda, the story so far, and the record."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from . import by_hand, lookup, speech
from .agenda import Step, replaced
from .annals import CHANGING, UNNUMBERED, Annals
from .chance import Chance, seed_text
from .compiling import mypyc_attr
from .decisions import Channel, Closed, Decision
from .entered import Drawn
from .events import EVERYBODY, Event, Told, heard_by
from .masked import SUSPICION
from .offers import Offer
from .record import Entry, Record
from .refusals import Refused
from .rules import Outcome, Rules, Setup, View
from .sayings import Phrase
from .state import State
from .values import Choice
from .view_cache import ViewCache

S = TypeVar("S", bound=State)

ENTER: Final = Entry  # compiled code finds a constant faster than an imported name


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Annals, Generic[S]):
    """One match. It asks decisions and takes answers; the rules change its state and tell events."""

    asked: list[int]
    outcome: Outcome | None
    held: bool  # every question is answered, but the step stays open until its time runs out
    cache: ViewCache  # the cache of parts of views
    _asking: list[Decision]  # the current step's decisions, answered ones included
    _open: list[Decision]  # the unanswered ones; copies share both lists, which are only replaced

    def __init__(self, rules: Rules[S], setup: Setup, state: S, chance: Chance, copied: Game[S] | None = None) -> None:
        self.rules = rules
        self.setup = setup
        self.state = state
        self.chance = chance
        self.agenda: list[Step[S]] = []
        self._told, self._entries = [], []
        self._heard: dict[int | None, tuple[int, list[Event]]] = {}  # by seat: how far the story was read
        if copied is None:
            self.asked = [0] * rules.seats(setup.players)
            self.outcome, self.held, self._position = None, False, CHANGING
            self._asking, self._open = [], []
            self.cache, self._past = ViewCache(), None
        else:
            self.asked = copied.asked.copy()
            self.outcome, self.held, self._position = copied.outcome, copied.held, copied._position
            self._asking, self._open = copied._asking, copied._open
            self.cache, self._past = copied.cache, copied._shared()
            if copied._entries is None:
                self._entries = None

    # --- what a player, a bot or a table sees

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that the game waits for."""
        return self._open.copy()

    @property
    def offers(self) -> list[Decision]:
        """What players may do although nobody waits for it: powers, and answers that may still be changed."""
        return lookup.offered(self, range(len(self.asked)))

    @property
    def seats(self) -> int:
        """The number of seats, ghosts included."""
        return len(self.asked)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game publicly waits for; empty in a secret step."""
        if self.outcome is not None or self.agenda[-1].hides_actors:
            return ()
        return tuple([decision.seat for decision in self._open])

    @property
    def secret(self) -> bool:
        """Whether it is secret who decides in the current step."""
        return self.outcome is None and self.agenda[-1].hides_actors

    @property
    def lacking(self) -> list[Decision]:
        """The open decisions without which the current step cannot be closed: they matter, and have no default."""
        return [asked for asked in self._open if asked.default is None and asked.kind != SUSPICION]

    @property
    def asking(self) -> tuple[str, ...]:
        """The ids of the current step's decisions, answered ones included."""
        return tuple([asked.id for asked in self._asking])

    @property
    def lasting(self) -> tuple[str, ...]:
        """Ids that identify the current step. At least one of them stays the same as long as the step lasts."""
        return (*self.asking, *(() if self.outcome is not None else self.agenda[-1].lasting()))

    @property
    def time(self) -> float | None:
        """How many seconds the rules give the current step; None if it has no timer."""
        return min([asked.timer for asked in self._asking if asked.timer is not None], default=None)

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return self.setup.commitment

    @property
    def channels(self) -> list[Channel]:
        """The channels that are open now."""
        return self.rules.channels(self)

    @property
    def record(self) -> Record:
        """Set-up, seed and answers, from which the game can be replayed. Raises `Refused` for a redealt game."""
        if self.entries is None:
            raise Refused("no-record")
        setup = msgspec.structs.replace(self.setup, options=dict(self.setup.options))
        return Record(setup=setup, entries=tuple(self.entries), outcome=self.outcome)

    def view(self, seat: object = None, *, basis: bool = False) -> Any:
        """What a seat may know; None: what everybody may know; "all": everything, which is refused before the end.

        With its basis a view costs more, and `imagine` can make whole games of it.
        """
        if seat == "all":
            if self.outcome is None:
                raise Refused("still-secret")
            return self.rules.view_all(self)
        return self.rules.view(self, self._seat(seat), basis)

    def heard(self, seat: object = None) -> list[Event]:
        """The events told to a seat so far, in order; None: the public ones."""
        seat = self._seat(seat)
        read, heard = self._heard.get(seat, (0, []))
        story = self.story
        if read < len(story):
            new = story[read:] if read else story
            if seat is None:
                heard += [told.event for told in new if told.audience == EVERYBODY]
            else:
                ours = 1 << seat
                heard += [told.event for told in new if told.audience & ours]
            self._heard[seat] = (len(story), heard)
        return heard.copy()

    def offers_to(self, seat: object) -> list[Decision]:
        """The offers made to one seat, found without looking at other seats; empty for None, the public."""
        seat = self._seat(seat)
        return [] if seat is None else lookup.offered(self, (seat,))

    def decision(self, id: object) -> Decision:
        """The open decision, changeable answer or offer with this id. Raises `Refused` if there is none."""
        return lookup.find(self, id)[0]

    def closed(self, id: object) -> list[Closed]:
        """The closed options of a decision or offer, each with the clause that closes it."""
        decision, offer = lookup.find(self, id)
        return lookup.closed(self, decision.seat, offer, lookup.question(self, decision.seat, offer))

    def clause(self, id: object) -> str:
        """The clause that defines the options of a decision or offer; empty if the rules name none."""
        decision, offer = lookup.find(self, id)
        return lookup.question(self, decision.seat, offer).rule

    # --- what a player, a bot or a table does

    def answer(self, id: object, choice: object, hold: object = False, chance: Sequence[Drawn] = ()) -> list[Told]:
        """Answer a decision or take an offer; returns the events told. A wrong answer is refused and changes nothing.

        The last sealed answer closes its step. With `hold`, a secret step stays open until it expires, and answers may
        still be changed until then; so its length does not tell how quickly people answered. Other steps have nothing
        to hide and ignore `hold`, because an offer taken meanwhile could contradict an answer. `chance` holds draws
        that were made by hand; one that is impossible or not drawn is refused.
        """
        held = bool(hold and self.secret)
        if chance:
            return by_hand.answer(self, chance, id, choice, held)
        return self._answer(id, choice, held)

    def _answer(self, id: object, choice: object, hold: bool) -> list[Told]:
        offer: Offer[S] | None = None
        for decision in self._open:
            name = decision.id
            if name == id:
                break
        else:
            decision, offer = lookup.find(self, id)
            name = decision.id
        chosen: Choice
        for chosen in decision.options:
            if chosen is choice and decision.least == 1 and decision.most == 1:
                break  # one of the options themselves needs no check
        else:
            chosen = lookup.checked(self, decision, offer, choice)
        past, mark = self._past, len(self._told)
        self._position = CHANGING
        if self._entries is not None:
            self._entries.append(ENTER(name, chosen))
        if offer is None:
            self._accept(decision, chosen, hold)
        else:
            offer.take(self, decision.seat, chosen)
            self.advance()
        self._position = UNNUMBERED
        return self._told[mark:] if past is self._past else self._since(past, mark)

    def _accept(self, decision: Decision, choice: Choice, hold: bool) -> None:
        """Give an answer to the current step; the last answer closes it, unless it is held."""
        step, seat, waiting = self.agenda[-1], decision.seat, self._open
        last = len(waiting) == 1 and waiting[0] is decision
        if step.answered(self, seat, choice):
            if hold and last:
                self._hold()
            self.advance()
            return
        following = step.next_question(self, seat)
        if following is not None:
            asked = step.put(self, {seat: following})
            self._open = replaced(waiting, decision, asked)
            self._asking = replaced(self._asking, decision, asked)
        elif hold or not last:
            # the answer is sealed: all that changes is that its decision is no longer open
            self._open = replaced(waiting, decision, [])
            if not self._open:
                self._hold()
        else:
            self.agenda.pop()
            if self.held and step.hides_actors:
                self.held = False
            step.resolve(self)
            self.advance()

    def expire(self, id: object) -> list[Told]:
        """Close the current step because time is up for one of its decisions; missing answers take their defaults."""
        decision = next((asked for asked in self._open or self._asking if asked.id == id), None)
        if decision is None:
            raise Refused("game-over" if self.over else "not-open", id=id)
        if decision.timer is None and self._open:
            raise Refused("no-clock", id=id)
        return self._close(id)

    def close(self, chance: Sequence[Drawn] = ()) -> list[Told]:
        """Close a secret step without a clock, as a person who moderates does.

        Missing answers take their defaults. Refused while a decision that matters is open and has no default.
        """
        if not self.secret:
            raise Refused("game-over" if self.over else "not-secret")
        return self._close(self._asking[0].id, chance)

    def _close(self, id: object, chance: Sequence[Drawn] = ()) -> list[Told]:
        if chance:
            return by_hand.close(self, chance, id)
        asking = self._asking if self.secret else self._open or self._asking
        decision = next((asked for asked in asking if asked.id == id), None)
        if decision is None:
            raise Refused("game-over" if self.over else "not-open", id=id)
        if decision.timer is None and (self.lacking or (self._open and not self.secret)):
            raise Refused("no-clock", id=id)
        mark = len(self.story)
        self._position = CHANGING
        if self.entries is not None:
            self.entries.append(Entry(decision.id))
        step = self.agenda.pop()
        for asked in self._open:
            if asked.default is not None:
                step.answers[asked.seat] = asked.default
        if not self._open or step.hides_actors:
            self.held = False  # otherwise the held step still waits below
        step.resolve(self)
        self.advance()
        self._position = UNNUMBERED
        return self.story[mark:]

    def vocabulary(self, channel: str) -> tuple[Phrase, ...]:
        """What may be said in a channel now, the same for every seat; empty if the game has no talk."""
        return speech.vocabulary(self, channel)

    def say(self, seat: object, channel: object, sayings: object) -> list[Told]:
        """Say a line of sayings in a channel; returns the event told. If anything is wrong, nothing is said."""
        speaker = self._seat(seat)
        if speaker is None:
            raise Refused("no-seat", seat=seat, last=len(self.asked) - 1)
        told = speech.say(self, speaker, channel, sayings)
        if self.entries is not None:
            self.entries.append(Entry(f"{speaker}-say", said=told.event.sayings, channel=told.event.channel))
        self.story.append(told)
        return [told]

    def carry_out(self, entry: Entry) -> list[Told]:
        """Carry out an entry of a record. Entries of older versions may hold a step that is not secret."""
        if entry.chance or entry.repair or entry.taken is not None or entry.id == by_hand.DEAL:
            return by_hand.carry_out(self, entry)
        return self.do(entry)

    def do(self, entry: Entry) -> list[Told]:
        """Carry out what an entry says was answered, said or left to the clock."""
        if entry.said is not None:
            return self.say(speech.seat_in(entry.id), entry.channel, entry.said)
        return self._close(entry.id) if entry.choice is None else self._answer(entry.id, entry.choice, entry.held)

    def become(self, other: Game[S]) -> None:
        """Take over everything of another game."""
        self.setup, self.state, self.chance = other.setup, other.state, other.chance
        self.agenda, self.story, self.asked, self.entries = other.agenda, other.story, other.asked, other.entries
        self.outcome, self.held = other.outcome, other.held
        self._asking, self._open = other._asking, other._open
        self.cache, self._heard = ViewCache(), {}

    def copy(self) -> Game[S]:
        """An independent copy of the game."""
        other = Game(self.rules, self.setup, self.state.copy(), self.chance.copy(), self)
        for step in self.agenda:
            if step.numbers:
                step = step.own()
            else:
                step.shared = True
            other.agenda.append(step)
        return other

    def save(self) -> bytes:
        """The whole game as bytes, at any moment."""
        from .saves import save

        return save(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and deep-copy by way of a save, because compiled states support nothing else."""
        from .saves import restore

        return restore, (self.rules, self.save())

    def redeal(self, seat: object, seed: object) -> Game[S]:
        """A game with other secrets that the seat cannot tell from this one; it has no record."""
        seat = self._seat(seat)
        dice = random.Random(f"redeal {seed_text(seed)}")
        other = self.copy()
        other._past, other._told, other._entries = None, heard_by(self.story, seat), None
        other.setup = msgspec.structs.replace(self.setup, seed=None)
        other.chance = Chance(dice.randbytes(32))
        if self.outcome is None:
            other.deal_anew(seat, dice)
        other.cache = ViewCache()  # until here rules find in it what is the same for all worlds
        return other

    def deal_anew(self, seat: int | None, dice: random.Random, redeal: bool = True) -> None:
        """Replace all that the seat may not know: secrets, sealed answers, and what others were told.

        Without ``redeal`` the secrets of the state stay, because they were just dealt.
        """
        self._position = CHANGING
        said: list[tuple[int, Told]] = []
        if speech.talks(self):
            self.story, said = speech.without(self.story)
        if redeal:
            self.rules.redeal(self, seat, dice)
        for step in self.agenda:
            if step.sealed:
                step.reseal(self, seat, dice)
        self.advance()
        self.story = speech.woven(self.rules.retell(self, seat), seat, said)
        self._position = UNNUMBERED

    # --- what rules do

    def next(self, *steps: Step[S]) -> None:
        """Put steps on top of the agenda. The first one comes first; the interrupted step waits below them."""
        self._position = CHANGING
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def end(self, outcome: Outcome) -> None:
        """End the game at once and drop all steps on the agenda."""
        self._position = CHANGING
        self.outcome = outcome
        self.agenda.clear()

    def advance(self) -> None:
        """Resolve steps until one waits for an answer, or the game is over."""
        self._position = CHANGING
        agenda = self.agenda
        while agenda and self.outcome is None:
            step = agenda[-1]
            if step.shared:
                step = agenda[-1] = step.own()
            questions = step.ask(self)
            if questions:
                asking = step.put(self, questions)
                answers = step.answers
                waiting = [asked for asked in asking if asked.seat not in answers] if answers else asking
                if waiting or self.held:
                    self._asking = asking
                    self._open = waiting
                    return
            agenda.pop()
            if self.held and step.hides_actors:
                self.held = False
            step.resolve(self)
        agenda.clear()
        self._asking = []
        self._open = []

    def _hold(self) -> None:
        """Keep the step open after its last answer, and note that in the record."""
        self.held = True
        if self.entries is not None:
            self.entries[-1] = msgspec.structs.replace(self.entries[-1], held=True)

    def _seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.asked):
            raise Refused("no-seat", seat=seat, last=len(self.asked) - 1)
        return seat


def begin(rules: Rules[S], setup: Setup, chance: Chance | None = None) -> Game[S]:
    """A new game, advanced to its first decision. A test may script its chance; otherwise it follows from the seed."""
    assert setup.seed is not None
    game = Game(rules, setup, rules.empty(setup), chance or Chance.of(setup.seed))
    rules.begin(game)
    game.advance()
    return game


__all__ = ["Game", "View", "begin"]
