"""A toy in the dark: a pair that knows each other turns one more every night, and people look into hearts."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Seats
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each, log
from meetinghouse.engine.game import Game
from meetinghouse.engine.masked import Masked
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Outcome, Rules, Score, Setup, View
from meetinghouse.engine.state import State
from meetinghouse.engine.values import SEATS, Choice, Seat, seat_options, seats_in

NIGHTS = 3


class CovenState(State):
    """Who was dealt a witch, who was turned in which night, who looked at whom and when."""

    players: int

    dealt: int = 0
    turned: list[int] = each(0)
    night: int = 0  # nights that have passed
    peeks: list[list[int]] = log()  # who, at whom, after which night
    suspicions: list[list[int]] = log()  # who, in which night, whom
    signs: list[int] = each(-1)

    def witches(self, night: int | None = None) -> int:
        """The witches after that night, as a bit mask; None: now."""
        last = self.night if night is None else night
        mask = self.dealt
        for seat, turned in enumerate(self.turned):
            if 0 < turned <= last:
                mask |= 1 << seat
        return mask

    def is_witch(self, seat: int) -> bool:
        """Whether that seat is a witch now."""
        return bool(self.witches() >> seat & 1)


class Fellows(Event, frozen=True):
    """The witches got to know each other."""

    seats: tuple[int, ...]


class Converted(Event, frozen=True):
    """Somebody was turned; the witches hear whom, and who was turned hears who they are."""

    seat: int
    witches: tuple[int, ...]


class NightPassed(Event, frozen=True):
    """A night is over."""

    number: int


class Peeked(Event, frozen=True):
    """Somebody looked into a heart."""

    by: int
    at: int


class SideSeen(Event, frozen=True):
    """What was seen there."""

    seat: int
    witch: bool


class CovenRevealed(Event, frozen=True):
    """The end: everything comes out."""

    witches: tuple[int, ...]


class Sign(Offer[CovenState]):
    """At night everybody may give a sign; only the witches' are seen, by their fellows."""

    name: ClassVar[str] = "sign"

    def question(self, game: Game[CovenState], seat: int) -> Question | str:
        """Towards whomever one may name."""
        return Question("sign", targets(game, seat))

    def elsewhere(self, game: Game[CovenState], seat: int) -> str:
        """By day all would see it."""
        return "COV-SIGN-01"

    def take(self, game: Game[CovenState], seat: int, choice: Choice) -> None:
        """The last sign stands."""
        assert isinstance(choice, Seat)
        game.state.signs[seat] = choice.seat


SIGN = Sign()


class Night(Masked[CovenState]):
    """The witches agree in secret on whom to turn."""

    number: int

    offers: ClassVar[tuple[Offer[Any], ...]] = (SIGN,)
    kind: ClassVar[str] = "turn"

    def present(self, game: Game[CovenState]) -> int:
        """Everybody."""
        return (1 << game.seats) - 1

    def actors(self, game: Game[CovenState]) -> int:
        """The witches."""
        return game.state.witches()

    def among(self, game: Game[CovenState], seat: int) -> Seats:
        """Anybody else; to a witch, her fellows are closed."""
        return targets(game, seat)

    def timer(self, game: Game[CovenState]) -> float | None:
        """A minute."""
        return 60

    def default(self, game: Game[CovenState], seat: int) -> Choice | None:
        """The last sign given."""
        sign = game.state.signs[seat]
        return SEATS[sign] if sign >= 0 else None

    def sees(self, game: Game[CovenState], seat: int) -> int:
        """A witch sees her fellows' answers."""
        return self.actors(game) if game.state.is_witch(seat) else 1 << seat

    def suspect(self, game: Game[CovenState], suspicions: dict[int, Choice]) -> None:
        """Kept for the end."""
        for seat, choice in suspicions.items():
            assert isinstance(choice, Seat)
            game.state.suspicions.append([seat, self.number, choice.seat])

    def act(self, game: Game[CovenState], answers: dict[int, Choice]) -> None:
        """Whom most of them named is turned; chance breaks ties and settles silence."""
        state = game.state
        names = [choice.seat for choice in answers.values() if isinstance(choice, Seat)]
        most = Counter(names).most_common()
        best = sorted(seat for seat, count in most if count == most[0][1])
        witches = state.witches()
        best = best or [seat for seat in range(game.seats) if not witches >> seat & 1]
        victim = game.chance.pick(best, "victim")
        state.night = self.number
        state.turned[victim] = self.number
        state.signs = [-1] * game.seats
        game.tell_some(state.witches(), Converted(victim, seats_in(state.witches())))
        game.tell_all(NightPassed(self.number))


class Peek(Step[CovenState]):
    """By day, one seat looks into the heart of another."""

    seat: int

    def ask(self, game: Game[CovenState]) -> dict[int, Question]:
        """At whom."""
        others = seat_options((1 << game.seats) - 1 & ~(1 << self.seat))
        return {self.seat: Question("peek", others)}

    def resolve(self, game: Game[CovenState]) -> None:
        """All see who looks at whom, one sees the side."""
        choice = self.answers[self.seat]
        assert isinstance(choice, Seat)
        game.state.peeks.append([self.seat, choice.seat, game.state.night])
        game.tell_all(Peeked(self.seat, choice.seat))
        game.tell(self.seat, SideSeen(choice.seat, game.state.is_witch(choice.seat)))


class Dawn(Step[CovenState]):
    """The end."""

    def resolve(self, game: Game[CovenState]) -> None:
        """More than half are witches, or they have lost."""
        state = game.state
        witches = seats_in(state.witches())
        side = "witches" if len(witches) * 2 > game.seats else "town"
        sides = tuple("witches" if seat in witches else "town" for seat in range(game.seats))
        scores = []
        for seat in range(game.seats):
            named = [target for by, _, target in state.suspicions if by == seat]
            scores.append(Score(seat, len(named), sum(target in witches for target in named)))
        game.tell_all(CovenRevealed(witches))
        winners = tuple(seat for seat in range(game.seats) if sides[seat] == side)
        game.end(Outcome(side, winners, sides, "counted", tuple(scores)))


def targets(game: Game[CovenState], seat: int) -> Seats:
    """Whom that seat may name at night: a witch no fellow."""
    others = Seats((1 << game.seats) - 1 & ~(1 << seat))
    return others.bar(game.state.witches(), "COV-NIGHT-02") if game.state.is_witch(seat) else others


def knowledge(state: CovenState, seat: int | None) -> list[object]:
    """What that seat knows of the secret: its fate, the coven while it is a witch, the hearts it has seen."""
    if seat is None:
        return []
    known: list[object] = [state.dealt >> seat & 1, state.turned[seat]]
    known += [state.witches(n) for n in range(state.night + 1) if state.witches(n) >> seat & 1]
    known += [state.witches(night) >> at & 1 for by, at, night in state.peeks if by == seat]
    return known


class CovenView(View, frozen=True, kw_only=True):
    """What one seat knows."""

    night: int
    witch: bool | None
    fellows: tuple[int, ...]
    named: tuple[tuple[int, int], ...]
    hearts: tuple[tuple[int, int, bool], ...]
    suspicions: tuple[int, ...]


class CovenOpened(View, frozen=True, kw_only=True):
    """Everything, after the end."""

    dealt: tuple[int, ...]
    turned: tuple[int, ...]


class Coven(Rules[CovenState]):
    """The rules of the coven."""

    name: ClassVar[str] = "coven"
    title: ClassVar[str] = "The Coven"
    version: ClassVar[str] = "1"
    least: ClassVar[int] = 6
    most: ClassVar[int] = 9
    sides: ClassVar[tuple[str, ...]] = ("witches", "town")
    events: ClassVar[tuple[type[Event], ...]] = (
        Fellows, Converted, NightPassed, Peeked, SideSeen, CovenRevealed,
    )  # fmt: skip
    steps: ClassVar[dict[str, type[Step[CovenState]]]] = {"Night": Night, "Peek": Peek, "Dawn": Dawn}
    offers: ClassVar[dict[str, Offer[Any]]] = {SIGN.name: SIGN}
    night: ClassVar[type[Night]] = Night

    def empty(self, setup: Setup) -> CovenState:
        """Nobody is anything yet."""
        state = CovenState(setup.players)
        state.clear()
        return state

    def begin(self, game: Game[CovenState]) -> None:
        """Deal two witches, who get to know each other."""
        seats = list(range(game.seats))
        game.chance.shuffle(seats, "deal")
        game.state.dealt = 1 << seats[0] | 1 << seats[1]
        game.tell_some(game.state.dealt, Fellows(seats_in(game.state.dealt)))
        for number in range(NIGHTS, 0, -1):
            game.next(self.night(number), Peek(number % game.seats), *([Dawn()] if number == NIGHTS else []))

    def view(self, game: Game[CovenState], seat: int | None) -> View:
        """Its own fate, its fellows, the hearts it has seen."""
        state = game.state
        witches = seats_in(state.witches()) if seat is not None and state.is_witch(seat) else ()
        named: list[tuple[int, int]] = []
        if witches and game.agenda and isinstance(game.agenda[-1], Night):
            answers = game.agenda[-1].answers
            for fellow in witches:
                choice = answers.get(fellow)
                sign = choice.seat if isinstance(choice, Seat) else state.signs[fellow]
                named.append((fellow, sign))
        return CovenView(
            game=self.name,
            phase="over" if game.over else type(game.agenda[-1]).__name__,
            viewer=seat,
            waiting=game.waiting,
            channels=(),
            night=state.night,
            witch=None if seat is None else state.is_witch(seat),
            fellows=witches,
            named=tuple(named),
            hearts=tuple(
                (at, night, bool(state.witches(night) >> at & 1)) for by, at, night in state.peeks if by == seat
            ),
            suspicions=tuple(target for by, _, target in state.suspicions if by == seat),
        )

    def view_all(self, game: Game[CovenState]) -> View:
        """Who was what since when."""
        state = game.state
        return CovenOpened(
            game=self.name,
            phase="over",
            viewer=None,
            waiting=(),
            channels=(),
            dealt=seats_in(state.dealt),
            turned=tuple(state.turned),
        )

    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        """The others change places, as long as the seat knows the same."""
        state = game.state
        known = knowledge(state, seat)
        others = [other for other in range(game.seats) if other != seat]
        for _ in range(60):
            places = others.copy()
            dice.shuffle(places)
            moved = dict(zip(others, places, strict=True))
            if seat is not None:
                moved[seat] = seat
            world = state.copy()
            world.dealt = sum(1 << moved[dealt] for dealt in seats_in(state.dealt))
            for old, new in moved.items():
                world.turned[new] = state.turned[old]
            if knowledge(world, seat) == known:
                game.state = state = world
                break
        fellows = state.witches() if seat is not None and state.is_witch(seat) else 0
        kept = [line for line in state.suspicions if line[0] == seat]
        for night in range(1, state.night + 1):
            for other in others:
                if not state.witches(night - 1) >> other & 1:
                    kept.append([other, night, dice.choice([t for t in range(game.seats) if t != other])])
        state.suspicions = kept
        for other in others:
            if not fellows >> other & 1:
                state.signs[other] = dice.choice([-1, *seats_in(targets(game, other).open)])


COVEN = Coven()
