"""What one seat hears of a conversation, and what it has said itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..engine.events import Event
from ..engine.sayings import Line, Part, Phrase, Saying, Spoke
from ..engine.values import Seat
from .onlooker import Onlooker, concerns
from .tempers import SOME, Temper, Volume, temper_of
from .whims import whims

WINDOW = 8  # events before the talk began that may be spoken of
LATELY = 40  # lines of the public story, talk included
LONG = 80  # for so many lines nobody asks the same player the same again, if there is something else to ask
KNOWN = 0.98  # at this suspicion or more, nobody asks
ATTACKS = ("suspect", "go-for", "will-go-for", "will-accuse", "will-vote", "investigate", "will-investigate")
VOWS = ("will-go-for", "will-accuse", "will-vote", "will-investigate")
QUESTIONS = ("ask", "think-of", "who-was-it", "ask-role", "ask-night")
KIND = ("trust", "spare")  # sayings that speak for somebody
EVASIONS = ("nothing", "hunch")
SHORT = (*EVASIONS, "still")  # short answers, which may be given again soon, but not in two lines in a row


@dataclass(frozen=True)
class Heard:
    """A saying with its line and its speaker."""

    line: int
    seat: int
    saying: Saying


class Moment:
    """What was told and said since the talk began, as one seat hears it."""

    def __init__(
        self,
        public: Sequence[Event],
        me: int,
        key: object,
        phrases: Sequence[Phrase],
        onlooker: Onlooker,
        volume: Volume = SOME,
        absent: frozenset[int] = frozenset(),
        hits: Callable[[Event, int], bool] = lambda event, seat: False,
        lot: tuple[int, ...] = (),
    ) -> None:
        self.public = public
        self.me = me
        self.absent = absent
        self.onlooker = onlooker
        self.doer = onlooker.doer
        self.ledger = onlooker.ledger
        self.hits = hits  # whether an event is an attack against that seat
        self.key = key
        self.lot = lot
        self.phrases = {phrase.kind: phrase for phrase in phrases if not phrase.rule}
        begun = len(public)
        while begun and isinstance(public[begun - 1], Spoke):
            begun -= 1
        first = begun
        while first and begun - first < WINDOW and not isinstance(public[first - 1], Spoke):
            first -= 1
        self.mine = onlooker.lines_of(me)
        last = self.mine[-1] if self.mine else -1
        self.said = [
            Heard(line, event.seat, saying)
            for line, event in enumerate(public[begun:], begun)
            if isinstance(event, Spoke) and event.seat != me
            for saying in event.sayings
        ]
        self.lines = len(public) - begun
        self.unanswered = [heard for heard in self.said if heard.line > last]
        self.news = [line for line in range(first, begun) if line > last]
        self.volume = volume
        self.temper: Temper = volume.of(temper_of(self.whim("temper")))

    def whim(self, *of: object) -> float:
        """A number from 0 to 1, always the same for this seat and this subject."""
        return whims(self.key, self.me, *of, *self.lot)[0]

    @cached_property
    def testified(self) -> dict[int, tuple[int, float]]:
        """Of whom the seat has told what it saw: the last such line, and what that adds to the suspicion."""
        found: dict[int, tuple[int, float]] = {}
        for line in self.mine:
            event = self.public[line]
            told = self.onlooker.testimony(event) if isinstance(event, Spoke) else None
            if told is not None:
                found[told[0]] = line, told[1]
        return found

    @cached_property
    def attacked(self) -> frozenset[int]:
        """Those against whom the seat has done or said something lately, or has ever testified."""
        found = {seat for seat, (_, weight) in self.testified.items() if weight > 0}
        for event in self.public[-LATELY:]:
            if isinstance(event, Spoke):
                said = event.sayings if event.seat == self.me else ()
                named = [each.parts[0] for each in said if each.kind in ATTACKS and each.parts]
                found |= {part.seat for part in named if isinstance(part, Seat)}
            elif self.doer(event) == self.me:
                found |= {seat for seat in self.others if self.hits(event, seat)}
        return frozenset(found)

    @cached_property
    def praised(self) -> dict[int, int]:
        """For whom the seat has spoken lately, with the last such line."""
        lines = [line for line in self.mine if line >= len(self.public) - LATELY]
        said = [(line, each.parts[0]) for line in lines for each in self._at(line) if each.kind in KIND and each.parts]
        return {part.seat: line for line, part in said if isinstance(part, Seat)}

    @cached_property
    def suspected(self) -> frozenset[int]:
        """Those of whom the seat last said that it suspects them."""
        last: dict[Part, str] = {}
        for saying in [each for line in self.mine for each in self._at(line)]:
            if saying.kind in ("suspect", "trust"):
                last[saying.parts[0]] = saying.kind
        return frozenset([part.seat for part, kind in last.items() if kind == "suspect" and isinstance(part, Seat)])

    def struck_by(self, seat: int) -> bool:
        """Whether that player has attacked the seat lately."""
        events = [event for event in self.public[-LATELY:] if not isinstance(event, Spoke)]
        return any(self.doer(event) == seat and self.hits(event, self.me) for event in events)

    @cached_property
    def others(self) -> list[int]:
        """The seats that can be spoken of, except the speaker and those who are absent."""
        phrase = self.phrases.get("suspect")
        options: Iterable[Part] = phrase.blanks[0].options if phrase is not None else ()
        seats = [part.seat for part in options if isinstance(part, Seat)]
        return [seat for seat in seats if seat != self.me and seat not in self.absent]

    @cached_property
    def guilt(self) -> list[float]:
        """How much each seat is suspected: by the public story, with a little personal taste."""
        tastes = whims(self.key, self.me, "taste", *self.lot)
        return [chance * (0.85 + 0.3 * tastes[seat]) for seat, chance in enumerate(self.ledger.guilt)]

    @cached_property
    def usual(self) -> float:
        """How much the others are suspected on average."""
        return sum([self.guilt[seat] for seat in self.others]) / max(1, len(self.others))

    def reason(self, seat: int, sign: int = 1) -> int:
        """The line that speaks most against a seat, or for it if the sign is -1; -1 if there is none.

        A bot names nothing that it has done itself, and no attack on itself as a reason to speak for somebody.
        """

        def fits(line: int) -> bool:
            event = self.public[line]
            return self.doer(event) != self.me and not (sign < 0 and self.hits(event, self.me))

        return self.ledger.reason(seat, sign, fits, self.worn)

    @cached_property
    def worn(self) -> frozenset[int]:
        """The lines that somebody has lately given as a reason."""
        spoken = [event for event in self.public[-LATELY:] if isinstance(event, Spoke)]
        said = [saying for event in spoken for saying in event.sayings if saying.kind == "because"]
        return frozenset([part.line for saying in said for part in saying.parts if isinstance(part, Line)])

    def sayable(self, saying: Saying) -> bool:
        """Whether the rules list this saying now."""
        phrase = self.phrases.get(saying.kind)
        if phrase is None or len(phrase.blanks) != len(saying.parts):
            return False
        for part, blank in zip(saying.parts, phrase.blanks, strict=True):
            if isinstance(part, Line):
                fits = 0 <= part.line < len(self.public)
                fits = fits and (blank.of != "saying" or isinstance(self.public[part.line], Spoke))
            else:
                fits = part in blank.options and not (blank.others and part == Seat(self.me))
            if not fits:
                return False
        named = [part for part in saying.parts if isinstance(part, Seat)]
        return len(set(named)) == len(named)

    def stale(self, saying: Saying) -> bool:
        """Whether the seat has said the same in one of its last lines; short answers only count in the last one."""
        last = self.mine[-1:] if saying.kind in SHORT else self.mine[-3:]
        return any(_gist(saying) == _gist(each) for line in last for each in self._at(line))

    def two_faced(self, saying: Saying) -> bool:
        """Whether a saying, or one it agrees with, speaks for a player whom the seat has just attacked.

        Likewise against one for whom it has lately testified.
        """
        line = saying.parts[0] if saying.kind == "agree" and saying.parts else None
        meant = self._at(line.line) if isinstance(line, Line) and 0 <= line.line < len(self.public) else (saying,)
        named = [(each.kind, each.parts[0]) for each in meant if each.parts]
        praised = {part.seat for kind, part in named if kind in KIND and isinstance(part, Seat)}
        blamed = {part.seat for kind, part in named if kind in ATTACKS and isinstance(part, Seat)}
        lately = len(self.public) - LATELY
        cleared = {seat for seat, (at, weight) in self.testified.items() if weight < 0 and at >= lately}
        return bool(praised & self.attacked or blamed & cleared)

    def fickle(self, saying: Saying, newest: int) -> bool:
        """Whether a saying attacks a player whom the seat has praised since the newest line at which it points."""
        named = saying.parts[0] if saying.kind in ATTACKS and saying.parts else None
        return isinstance(named, Seat) and newest < self.praised.get(named.seat, -1)

    def fresh(self, sayings: Sequence[Saying]) -> list[Saying]:
        """The sayings that can be said now and are no repetition. A reason goes with the saying before it, if any."""
        found: list[Saying] = []
        kept = True
        newest = max([part.line for each in sayings for part in each.parts if isinstance(part, Line)], default=-1)
        for saying in sayings:
            reason = saying.kind == "because"
            said = self.stale(saying) or self.two_faced(saying) or self.fickle(saying, newest)
            kept = self.sayable(saying) and (kept if reason else not said)
            if kept:
                found.append(saying)
        return found

    def answered(self, line: int, *kinds: str) -> int:
        """How many others have answered a line in this way since the talk began."""
        return sum([heard.saying.kind in kinds and heard.saying.parts[0] == Line(line) for heard in self.said])

    @property
    def questions(self) -> int:
        """How many questions others have asked since the talk began."""
        return sum([heard.saying.kind in QUESTIONS for heard in self.said])

    def asked(self, line: int) -> bool:
        """Whether somebody has ever asked for the reason of a line."""
        return any(Saying("why", (Line(line),)) in self._at(later) for later in range(line + 1, len(self.public)))

    @cached_property
    def put(self) -> frozenset[tuple[Part, ...]]:
        """The questions about players that were asked for a long time back: who was asked, and about whom."""
        spoken = [event for event in self.public[-LONG:] if isinstance(event, Spoke)]
        return frozenset([saying.parts for event in spoken for saying in event.sayings if saying.kind == "ask"])

    def spared(self, seat: int) -> bool:
        """Whether somebody has begged for that seat since the talk began."""
        return any(heard.saying == Saying("spare", (Seat(seat),)) for heard in self.said)

    def announced(self, seat: int) -> int:
        """The last line in which the speaker has lately announced an attack against a player; -1 if there is none."""
        lately = [line for line in self.mine if line >= len(self.public) - LATELY]
        lines = [
            line for line in lately for each in self._at(line) if each.kind in VOWS and each.parts[0] == Seat(seat)
        ]
        return max(lines, default=-1)

    def threatens(self, line: int) -> bool:
        """Whether somebody announced an attack against the speaker in that line."""
        return any(each.kind in ATTACKS and each.parts[:1] == (Seat(self.me),) for each in self._at(line))

    def line_with(self, saying: Saying) -> int:
        """The last line in which the seat has said the same; -1 if there is none."""
        lines = [line for line in self.mine if any(_gist(saying) == _gist(each) for each in self._at(line))]
        return lines[-1] if lines else -1

    def plain(self, line: int) -> bool:
        """Whether nobody needs a reason for a deed: everybody knows what its victim is."""
        known = [seat for seat, guilt in enumerate(self.ledger.guilt) if guilt >= KNOWN]
        return any(concerns(self.public[line], seat) for seat in known)

    def doubtful(self, asked: int) -> list[int]:
        """The seats about which somebody may be asked. What the others are is known to everybody."""
        return [seat for seat in self.others if seat != asked and 0 < self.ledger.guilt[seat] < KNOWN]

    def trusted(self, seat: int) -> bool:
        """Whether somebody else has said since the talk began that this seat is trusted."""
        return any(each.saying.kind == "trust" and each.saying.parts[0] == Seat(seat) for each in self.said)

    def has_said(self, kind: str) -> Saying | None:
        """The first saying of this kind that the seat ever said in public."""
        return next((each for line in self.mine for each in self._at(line) if each.kind == kind), None)

    def said_since(self, first: int, saying: Saying) -> bool:
        """Whether the seat has said exactly this in a line from there on."""
        return any(saying in self._at(line) for line in self.mine if line >= first)

    def kinds_since(self, first: int) -> set[str]:
        """The kinds of what the seat has said in lines from there on."""
        return {each.kind for line in self.mine if line >= first for each in self._at(line)}

    def named(self, kind: str) -> set[int]:
        """The seats that the seat has named in sayings of this kind."""
        said = [each for line in self.mine for each in self._at(line) if each.kind == kind]
        return {part.seat for saying in said for part in saying.parts if isinstance(part, Seat)}

    def _at(self, line: int) -> tuple[Saying, ...]:
        event = self.public[line]
        return event.sayings if isinstance(event, Spoke) else ()

    def least_addressed(self) -> int:
        """The seat that others have spoken to most rarely, of those who owe no answer and have not just evaded one."""
        counts = dict.fromkeys([seat for seat in self.others if not self._is_pressed(seat)] or self.others, 0.0)
        for event in self.public:
            for saying in event.sayings if isinstance(event, Spoke) else ():
                first = next((part for part in saying.parts if isinstance(part, Seat)), None)
                if first is not None and first.seat in counts:
                    counts[first.seat] += 1
        return min(counts, key=lambda seat: counts[seat] + self.whim("asks", self.lines, len(self.mine), seat))

    def _is_pressed(self, seat: int) -> bool:
        last = [each.kind for line in self.onlooker.lines_of(seat)[-1:] for each in self._at(line)]
        asked = any(each.saying.kind in QUESTIONS and each.saying.parts[:1] == (Seat(seat),) for each in self.said)
        return asked or any(kind in EVASIONS for kind in last)


def _gist(saying: Saying) -> object:
    """A saying without the details that listeners ignore when they compare two."""
    return saying.kind, tuple([part for part in saying.parts if not isinstance(part, Line)])
