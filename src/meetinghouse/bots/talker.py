"""Bots that talk: what all games share. A bot speaks of what everybody knows. It computes the suspicion against each
seat from the public story alone. Bots that know more do the same, because they have something to hide. What only the
seat knows, it tells as a claim, if that helps. Whims decide who speaks when. They come from facts that say nothing
about sides, and stay the same when a bot is asked again, so that a bot needs no memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from ..engine.events import Event
from ..engine.sayings import Line, Saying, Spoke
from ..engine.values import Seat, Word
from .bot import Prompt, Speech
from .moment import ATTACKS, LATELY, Heard, Moment
from .onlooker import Onlooker, onlooker
from .tempers import volume_of
from .whims import whims

SACRIFICE = 0.3  # how often it does not spare a fellow
ENOUGH = 2  # the most who agree with a saying or doubt it
MARGIN = 0.05  # smaller differences from the usual suspicion are not spoken of
NEUTRAL, MUCH, SURE = 0.0, 0.15, 0.45  # how much more than usual a player must be suspected, for each word
OPINIONS = ("suspect", "go-for", "trust", "spare")
ACCUSES = ("suspect", "go-for", "will-go-for", "will-accuse", "will-vote")
GROUNDS = ("because", "agree", "saw-side", "saw-card", "home", "was-ordered")  # what a reader can look up or remember
NOTHING = Saying("nothing")
HUNCH = Saying("hunch")
ANSWERS = ("agree", "because", "still")  # what they mean depends on the line at which they point


class Talker:
    """Speaks for a seat. Each game says what an event means, and what can be claimed."""

    onlookers: ClassVar[type[Onlooker]] = Onlooker
    openings: ClassVar[tuple[type[Event], ...]] = ()  # the events at which somebody asks a question

    def __init__(self) -> None:
        self._onlooker: Onlooker | None = None  # kept, because bots share it as long as one of them keeps it
        self._prompt: Prompt | None = None
        self._fellows: frozenset[int] | None = None

    # --- said by each game

    def key(self, prompt: Prompt) -> object:
        """A fact that differs from game to game and says nothing about sides. Whims are drawn from it."""
        raise NotImplementedError

    def known_fellows(self, prompt: Prompt) -> frozenset[int]:
        """Those whom a seat with something to hide knows to be on its side; empty for all others."""
        raise NotImplementedError

    def absent(self, prompt: Prompt) -> frozenset[int]:
        """Those who cannot answer, as everybody knows: nobody speaks to them or of them."""
        return frozenset()

    def echo(self, moment: Moment, seat: int, before: int) -> list[Saying]:
        """The last line before that one in which somebody else has lately spoken against that seat."""
        for line in range(before - 1, max(-1, before - LATELY), -1):
            event = moment.public[line]
            said = event.sayings if isinstance(event, Spoke) and event.seat not in (moment.me, seat) else ()
            if any(each.kind in ACCUSES and each.parts[0] == Seat(seat) for each in said):
                return [Saying("because", (Line(line),))]
        return []

    def hits(self, event: Event, me: int) -> bool:
        """Whether an event is an attack against that seat."""
        return False

    def plea(self, moment: Moment, prompt: Prompt, line: int) -> list[Saying]:
        """What the seat says in its defence against an event or a saying."""
        return []

    def needless(self, moment: Moment, promise: int, line: int) -> bool:
        """Whether nobody minds a broken promise, because others did before that line what it was about."""
        return moment.threatens(promise)

    def target(self, moment: Moment, prompt: Prompt) -> int:
        """Whom the seat is about to attack, and so does not praise; -1 for nobody."""
        return -1

    def plan(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """What the seat promises to do next."""
        return []

    def claim(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """What the seat tells unasked."""
        return []

    def account(self, moment: Moment, prompt: Prompt, heard: Heard) -> list[Saying]:
        """The answer to a question that only this game has, or to why the seat did something."""
        return []

    # --- speaking

    def say(self, prompt: Prompt) -> Speech | None:
        """A line, if there is something to say to everybody."""
        public = prompt.public
        if not public:
            return None
        view = prompt.view
        everybody = set(range(len(view.people) - view.ghosts))
        names = prompt.channels
        channel = next((each for each in view.channels if each.name in names and everybody <= set(each.readers)), None)
        if channel is None:
            return None
        phrases, volume = prompt.vocabulary(channel.name), volume_of(prompt.talk)
        key, absent = self.key(prompt), self.absent(prompt)
        self._onlooker = onlooker(self.onlookers, view, public)
        moment = Moment(public, view.viewer, key, phrases, self._onlooker, volume, absent, self.hits, prompt.lot)
        if not moment.others or not moment.guilt or not (moment.news or moment.unanswered):
            return None
        self._prompt, self._fellows = prompt, None
        most = 1 if channel.form == "three-words" else 3
        for thought in self._thoughts(moment):
            said = thought(moment, prompt)
            found = grounded(moment.fresh(said)) if said else []
            if most == 1:  # no room for a reason
                found = [each for each in found if each.kind not in ("suspect", "because")]
            if found:
                return Speech(channel.name, tuple(found[:most]))
        return None

    def _thoughts(self, moment: Moment) -> list[Callable[[Moment, Prompt], list[Saying]]]:
        answers: list[Callable[[Moment, Prompt], list[Saying]]] = [self._answer]
        if moment.lines < moment.volume.crowd:
            answers += [self._defend, self._promise, self._claim, self._notice, self._remark, self._meddle, self._ask]
        return [answers[0], self._address, *answers[1:]]

    @property
    def fellows(self) -> frozenset[int]:
        """Those whom the seat knows to be on its side and has to hide."""
        if self._fellows is None:
            self._fellows = frozenset() if self._prompt is None else self.known_fellows(self._prompt)
        return self._fellows

    # --- opinions

    def spares(self, moment: Moment, seat: int) -> bool:
        """Whether somebody is a fellow who is not sacrificed."""
        return seat in self.fellows and moment.whim("sacrifice", seat) >= SACRIFICE

    def suspicion(self, moment: Moment, seat: int, line: int = -1) -> list[Saying]:
        """A suspicion with its reason; nothing if there is none."""
        excess = moment.guilt[seat] - moment.usual
        line = line if line >= 0 else moment.reason(seat)
        if excess < MARGIN or line < 0 or self.spares(moment, seat):
            return []
        excess += moment.temper.nerve
        word = "sure" if excess > SURE else "much" if excess > MUCH else "little"
        return [Saying("suspect", (Seat(seat), Word(word))), Saying("because", (Line(line),))]

    def suspect(self, moment: Moment, *but: int) -> list[Saying]:
        """The worst suspect, except some."""
        seats = [seat for seat in moment.others if seat not in but and not self.spares(moment, seat)]
        return self.suspicion(moment, max(seats, key=moment.guilt.__getitem__)) if seats else []

    def grounds(self, moment: Moment, seat: int) -> list[Saying]:
        """Why it has done something against a player: what it has told of that player itself, or a suspicion."""
        if moment.testified.get(seat, (-1, 0.0))[1] > 0:
            return [Saying("still", (Line(moment.testified[seat][0]),))]
        return self.suspicion(moment, seat)

    def announced(self, moment: Moment, seat: int) -> list[Saying]:
        """That it has announced lately what it did against a player, and why."""
        line = moment.announced(seat)
        return [Saying("still", (Line(line),))] if line >= 0 else []

    def opinion(self, moment: Moment, seat: int) -> list[Saying]:
        """What the seat thinks of another. Whoever has testified about that player stands by it.

        Nothing if it suspects a player, and has no reason at which it could point.
        """
        if seat == moment.me or seat not in moment.others:
            return [NOTHING]
        if seat in moment.testified:
            return [Saying("still", (Line(moment.testified[seat][0]),))]
        found = self.suspicion(moment, seat)
        if found:
            return found
        below = moment.usual - moment.guilt[seat]
        if below < -MUCH and not self.spares(moment, seat):
            return []
        line = moment.reason(seat, -1)
        because = [Saying("because", (Line(line),))] if line >= 0 and below > MARGIN else []
        if not because and seat in moment.suspected:
            return []  # it would contradict itself
        return [Saying("trust", (Seat(seat), Word("much" if because else "little"))), *because]

    # --- thoughts, in their order

    def _answer(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Answer the last question to this seat, or to everybody."""
        for heard in reversed(moment.unanswered):
            saying, me = heard.saying, Seat(moment.me)
            match saying.kind, saying.parts:
                case "ask", (one, Seat(seat=seat)) if one == me:
                    praised = seat not in moment.testified and not self.suspicion(moment, seat)
                    attacks = praised and seat == self.target(moment, prompt)
                    found = [] if attacks else self.opinion(moment, seat)
                    return self._or(NOTHING, moment, found)
                case "why", (Line(line=line),) if moment.doer(moment.public[line]) == moment.me:
                    return self._or(HUNCH, moment, self.account(moment, prompt, heard))
                case ("think-of", (Seat(seat=seat),)) if seat != moment.me and self._among_two(moment, heard.line):
                    return self._again(moment, self.opinion(moment, seat))
                case "who-was-it", _ if self._among_two(moment, heard.line):
                    return self.suspect(moment)
                case _, (one, *_) if one == me and saying.kind not in (*ATTACKS, "trust", "spare"):
                    found = self.account(moment, prompt, heard)
                    if found:
                        return found
        return []

    def _or(self, evasion: Saying, moment: Moment, answer: list[Saying]) -> list[Saying]:
        """The answer; if there is none, an evasion that the seat has not used just before."""
        evasions = dict.fromkeys([evasion, NOTHING])
        return self._again(moment, answer) or next(([each] for each in evasions if moment.fresh([each])), [])

    def _again(self, moment: Moment, answer: list[Saying]) -> list[Saying]:
        """The answer if it is new; otherwise the seat stands by what it has said before."""
        said = answer and answer[0].kind not in ANSWERS and not moment.two_faced(answer[0])
        line = moment.line_with(answer[0]) if said else -1
        newer = any(isinstance(part, Line) and part.line > line for each in answer for part in each.parts)
        fresh = moment.fresh(answer)
        if fresh and (newer or line < len(moment.public) - LATELY):
            return answer
        still = [Saying("still", (Line(line),))] if line >= 0 else []
        return still if moment.fresh(still) else answer if fresh else []

    def _among_two(self, moment: Moment, line: int) -> bool:
        """Whether this seat is one of the two or so who answer what everybody was asked."""
        return moment.whim("answers", line) < 2.5 / len(moment.others)

    def _defend(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Answer an attack in words or deeds with a plea and a suspicion of the attacker or of somebody else."""
        for heard in reversed(moment.unanswered):
            attacked = heard.saying.kind in ATTACKS and heard.saying.parts[0] == Seat(moment.me)
            if attacked and moment.whim("defends", heard.line) < moment.temper.defends * 0.8**moment.lines:
                deny = [Saying("deny", (Line(heard.line),))] if heard.saying.kind == "suspect" else []
                plea = self.plea(moment, prompt, heard.line) if not deny or self._pleads(moment, heard.line) else []
                return [*(plea[:1] or deny), *self._back(moment, heard.seat)]
        for line in reversed(moment.news):
            if self.hits(moment.public[line], moment.me):
                if moment.whim("defends", line) < moment.temper.defends:
                    plea = self.plea(moment, prompt, line) or self._why(moment, line)
                    return [*plea[:1], *self._back(moment, moment.doer(moment.public[line]))]
                return []
        return []

    def _why(self, moment: Moment, line: int) -> list[Saying]:
        """A question about a deed, unless somebody has asked it already."""
        return [] if moment.asked(line) else [Saying("why", (Line(line),))]

    def _pleads(self, moment: Moment, line: int) -> bool:
        return moment.whim("pleads", line) < 0.4

    def _back(self, moment: Moment, seat: int) -> list[Saying]:
        """A suspicion of the attacker if there is a reason, otherwise of the worst suspect."""
        found = self.suspicion(moment, seat) if seat in moment.others else []
        return found or self.suspect(moment)

    def _promise(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        found = self.plan(moment, prompt)
        if not found or moment.whim("promises", moment.news[-1:]) > 0.4 + moment.temper.talks / 2:
            return []
        return found

    def _claim(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        return self.claim(moment, prompt) if moment.news else []

    def _remark(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Say what an event has changed: a suspicion, agreement with one who has said it already, or trust."""
        for line in reversed(moment.news):
            moved = moment.ledger.changes.get(line, {})
            striking = [seat for seat in moment.others if abs(moved.get(seat, 0.0)) >= moment.volume.striking]
            if moment.doer(moment.public[line]) == moment.me:
                continue
            if not striking or moment.whim("remarks", line) > moment.temper.talks * 3 / (2 + len(moment.others)):
                continue
            seat = max(striking, key=lambda one: abs(moved[one]) + 0.1 * moment.whim("looks", one))
            if moved[seat] > 0:
                return self._second(moment, seat) or self.suspicion(moment, seat, line)
            thankless = moment.struck_by(seat)  # nobody praises those who attack them
            if moment.guilt[seat] < moment.usual - MARGIN and not moment.trusted(seat) and not thankless:
                return [Saying("trust", (Seat(seat), Word("little"))), Saying("because", (Line(line),))]
        return []

    def _second(self, moment: Moment, seat: int) -> list[Saying]:
        """Agreement with somebody who has just suspected that seat."""
        suspected = [heard for heard in moment.said if heard.saying.kind == "suspect"]
        said = [heard for heard in suspected if heard.saying.parts[0] == Seat(seat)]
        if not said or not self.suspicion(moment, seat) or moment.answered(said[0].line, "agree") >= ENOUGH:
            return []
        join = [Saying("go-for", (Seat(seat),))] if moment.temper.rouses else []
        return [Saying("agree", (Line(said[0].line),)), *join]

    def _notice(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Remark that somebody has broken or kept a promise."""
        for line in reversed(moment.news):
            for settled in moment.onlooker.settled.get(line, ()):
                seat, because = Seat(settled.seat), Saying("because", (Line(line),))
                if settled.seat not in moment.others or moment.whim("notices", settled.line) > moment.temper.talks / 2:
                    continue
                if moment.trusted(settled.seat) or moment.answered(settled.line, "broken"):
                    continue  # somebody has noticed it already
                missed = not settled.kept and not self.needless(moment, settled.line, line)
                if missed and not self.spares(moment, settled.seat):
                    return [Saying("broken", (Line(settled.line),)), *self.suspicion(moment, settled.seat)]
                thankful = not self.hits(moment.public[line], moment.me)
                if settled.kept and thankful and moment.guilt[settled.seat] < moment.usual - MARGIN:
                    return [Saying("trust", (seat, Word("little"))), because]
        return []

    def _meddle(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Agree with what somebody says of somebody else, or doubt it."""
        for heard in reversed(moment.unanswered):
            kind, parts = heard.saying.kind, heard.saying.parts
            if kind not in OPINIONS or moment.whim("meddles", heard.line) > moment.temper.meddles:
                continue
            seat = parts[0].seat if isinstance(parts[0], Seat) else moment.me
            if seat not in moment.others or seat == heard.seat:
                continue
            excess = moment.guilt[seat] - moment.usual
            against = kind in ("suspect", "go-for")
            if abs(excess) < MARGIN or (against and excess > 0 and self.spares(moment, seat)):
                continue
            if moment.answered(heard.line, "agree", "doubt") >= ENOUGH or (not against and excess < MUCH):
                continue  # that nobody minds a player needs no chorus
            if (excess > 0) == against:
                return [Saying("agree", (Line(heard.line),))]
            if kind == "go-for":
                if moment.spared(seat):
                    continue
                return [Saying("spare", (Seat(seat),))]
            line = moment.reason(seat, 1 if excess > 0 else -1)
            if line < 0 and not against:
                continue  # nobody doubts praise without a reason
            because = [Saying("because", (Line(line),))] if line >= 0 else []
            return [Saying("doubt", (Line(heard.line),)), *because]
        return []

    def _ask(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """At some events one of the living asks the player who was spoken to most rarely."""
        if moment.questions >= moment.volume.askers:
            return []
        for line in moment.news:
            if isinstance(moment.public[line], self.openings) and self._turn_to_ask(moment, line):
                asked = moment.least_addressed()
                return self.question(moment, asked, line)
        return []

    def _address(self, moment: Moment, prompt: Prompt) -> list[Saying]:
        """Ask a person to whom nobody has spoken in this round. The newest line decides which two bots do so."""
        lonely = [seat for seat in moment.others if seat in prompt.people and not moment.onlooker.company.had(seat)]
        if not lonely or not moment.news:
            return []
        line = moment.news[-1]
        order = whims("addresses", line)
        bots = [seat for seat in (moment.me, *moment.others) if seat not in prompt.people]
        bots.sort(key=order.__getitem__)
        if moment.me not in bots[:2]:
            return []
        asked = min(lonely, key=lambda seat: moment.whim("asks", line, seat))
        seats = moment.doubtful(asked)
        seats.sort(key=lambda seat: moment.guilt[seat] + 0.3 * moment.whim("about", line, seat), reverse=True)
        questions = [self.question(moment, asked, line), *[[Saying("ask", (Seat(asked), Seat(one)))] for one in seats]]
        return next((found for each in questions if (found := moment.fresh(each))), [])

    def question(self, moment: Moment, asked: int, line: int) -> list[Saying]:
        """A question to somebody: about a recent deed, or about the worst suspect but one."""
        recent = range(max(0, line - 12), line + 1)
        deeds = [at for at in recent if self.puzzles(moment.public[at], asked) and not moment.plain(at)]
        if deeds and moment.whim("why", line) < 0.5 and not moment.asked(deeds[-1]):
            return [Saying("why", (Line(deeds[-1]),))]
        seats = moment.doubtful(asked)
        if not seats:
            return [Saying("think-of", (Seat(asked),))]
        new = [seat for seat in seats if (Seat(asked), Seat(seat)) not in moment.put]
        about = max(new or seats, key=lambda seat: moment.guilt[seat] + 0.3 * moment.whim("about", line, seat))
        return [Saying("ask", (Seat(asked), Seat(about)))]

    def puzzles(self, event: Event, seat: int) -> bool:
        """Whether an event is a deed of that seat about which others may ask."""
        return False

    def _turn_to_ask(self, moment: Moment, line: int) -> bool:
        """Whether it is this seat's turn to ask. All seats compute the same from the line alone."""
        seats = sorted([moment.me, *moment.others])
        order = whims("asks", line, len(moment.public[line].__struct_fields__))
        if order[-1] > moment.volume.curious:
            return False
        return moment.me in sorted(seats, key=lambda seat: order[seat])[: moment.volume.askers]


def grounded(sayings: Sequence[Saying]) -> list[Saying]:
    """The sayings without accusations that come without a reason."""
    kinds = [saying.kind for saying in sayings]
    if any(kind in GROUNDS for kind in kinds):
        return list(sayings)
    return [saying for saying in sayings if saying.kind not in ACCUSES]
