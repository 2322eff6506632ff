"""A toy game in the dark: two witches convert one more player every night, and by day players look into hearts."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Seats, seat_options
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each, log
from meetinghouse.engine.game import Game
from meetinghouse.engine.masked import Masked
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Outcome, Own, Public, Rules, Score, Setup, View
from meetinghouse.engine.state import State
from meetinghouse.engine.values import SEATS, Choice, Seat, seats_in

NIGHTS = 3


class CovenState(State):
    """Who was dealt as a witch, who was converted in which night, and who looked at whom and when."""

    players: int

    dealt: int = 0
    turned: list[int] = each(0)
    night: int = 0  # nights that have passed
    peeks: list[list[int]] = log()  # who looked, at whom, after which night
    suspicions: list[list[int]] = log()  # who, in which night, suspected whom
    signs: list[int] = each(-1)

    def witches(self, night: int | None = None) -> int:
        """The witches after that night, as a bit mask; by default now."""
        last = self.night if night is None else night
        mask = self.dealt
        for seat, turned in enumerate(self.turned):
            if 0 < turned <= last:
                mask |= 1 << seat
        return mask

    def is_witch(self, seat: int) -> bool:
        return bool(self.witches() >> seat & 1)


class Fellows(Event, frozen=True):
    seats: tuple[int, ...]


class Converted(Event, frozen=True):
    """Told to the witches, old and new: who was converted, and who all the witches are."""

    seat: int
    witches: tuple[int, ...]


class NightPassed(Event, frozen=True):
    number: int


class Peeked(Event, frozen=True):
    """Told to everybody: who looked into whose heart."""

    by: int
    at: int


class SideSeen(Event, frozen=True):
    """Told to the one who looked: whether that player is a witch."""

    seat: int
    witch: bool


class CovenRevealed(Event, frozen=True):
    """Told to everybody at the end."""

    witches: tuple[int, ...]


class Sign(Offer[CovenState]):
    """At night everybody may give a sign; only witches see signs, those of their fellows."""

    name: ClassVar[str] = "sign"

    def question(self, game: Game[CovenState], seat: int) -> Question | str:
        return Question("sign", targets(game, seat))

    def elsewhere(self, game: Game[CovenState], seat: int) -> str:
        """The clause that forbids signs by day, when everybody would see them."""
        return "COV-SIGN-01"

    def take(self, game: Game[CovenState], seat: int, choice: Choice) -> None:
        """Only a seat's last sign counts."""
        assert isinstance(choice, Seat)
        game.state.signs[seat] = choice.seat


SIGN = Sign()


class Night(Masked[CovenState]):
    """The witches agree in secret on whom to convert."""

    number: int

    offers: ClassVar[tuple[Offer[Any], ...]] = (SIGN,)
    kind: ClassVar[str] = "turn"

    def present(self, game: Game[CovenState]) -> int:
        return (1 << game.seats) - 1

    def actors(self, game: Game[CovenState]) -> int:
        return game.state.witches()

    def among(self, game: Game[CovenState], seat: int) -> Seats:
        return targets(game, seat)

    def timer(self, game: Game[CovenState]) -> float | None:
        return 60

    def default(self, game: Game[CovenState], seat: int) -> Choice | None:
        """The last sign that the seat has given."""
        sign = game.state.signs[seat]
        return SEATS[sign] if sign >= 0 else None

    def sees(self, game: Game[CovenState], seat: int) -> int:
        """Witches see each other's answers."""
        return self.actors(game) if game.state.is_witch(seat) else 1 << seat

    def suspect(self, game: Game[CovenState], suspicions: dict[int, Choice]) -> None:
        """Store suspicions, which are scored at the end."""
        for seat, choice in suspicions.items():
            assert isinstance(choice, Seat)
            game.state.suspicions.append([seat, self.number, choice.seat])

    def act(self, game: Game[CovenState], answers: dict[int, Choice]) -> None:
        """Convert whoever was named most; chance breaks ties, and decides if nobody was named."""
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
        others = seat_options((1 << game.seats) - 1 & ~(1 << self.seat))
        return {self.seat: Question("peek", others)}

    def resolve(self, game: Game[CovenState]) -> None:
        """Everybody sees who looks at whom; only the seat that looks learns the side."""
        choice = self.answers[self.seat]
        assert isinstance(choice, Seat)
        game.state.peeks.append([self.seat, choice.seat, game.state.night])
        game.tell_all(Peeked(self.seat, choice.seat))
        game.tell(self.seat, SideSeen(choice.seat, game.state.is_witch(choice.seat)))


class Dawn(Step[CovenState]):
    """The end of the game."""

    def resolve(self, game: Game[CovenState]) -> None:
        """The witches win if they are more than half."""
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
    """Whom that seat may name at night: anybody else, and for a witch no fellow."""
    others = Seats((1 << game.seats) - 1 & ~(1 << seat))
    return others.bar(game.state.witches(), "COV-NIGHT-02") if game.state.is_witch(seat) else others


def knowledge(state: CovenState, seat: int | None) -> list[object]:
    """What that seat knows: its own side, the coven while it is a witch, and the hearts it has seen."""
    if seat is None:
        return []
    known: list[object] = [state.dealt >> seat & 1, state.turned[seat]]
    known += [state.witches(n) for n in range(state.night + 1) if state.witches(n) >> seat & 1]
    known += [state.witches(night) >> at & 1 for by, at, night in state.peeks if by == seat]
    return known


class Village(Public, frozen=True, kw_only=True):
    night: int


class Heart(Own, frozen=True, kw_only=True):
    """What one seat knows beyond the public view."""

    witch: bool
    fellows: tuple[int, ...]
    named: tuple[tuple[int, int], ...]
    hearts: tuple[tuple[int, int, bool], ...]
    suspicions: tuple[int, ...]


class Opened(Own, frozen=True, kw_only=True):
    """What everybody is shown after the end: everything."""

    dealt: tuple[int, ...]
    turned: tuple[int, ...]


class CovenView(View, frozen=True, kw_only=True):
    public: Village
    own: Heart | None = None


class OpenedView(View, frozen=True, kw_only=True):
    public: Village
    own: Opened | None = None


class Coven(Rules[CovenState]):
    name: ClassVar[str] = "coven"
    title: ClassVar[str] = "The Coven"
    version: ClassVar[str] = "1"
    view_type: ClassVar[type[View]] = CovenView
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
        state = CovenState(setup.players)
        state.clear()
        return state

    def begin(self, game: Game[CovenState]) -> None:
        """Deal two witches and introduce them to each other."""
        seats = list(range(game.seats))
        game.chance.shuffle(seats, "deal")
        game.state.dealt = 1 << seats[0] | 1 << seats[1]
        game.tell_some(game.state.dealt, Fellows(seats_in(game.state.dealt)))
        for number in range(NIGHTS, 0, -1):
            game.next(self.night(number), Peek(number % game.seats), *([Dawn()] if number == NIGHTS else []))

    def public(self, game: Game[CovenState]) -> Village:
        return Village(
            phase="over" if game.over else type(game.agenda[-1]).__name__,
            waiting=game.waiting,
            channels=(),
            night=game.state.night,
        )

    def own(self, game: Game[CovenState], seat: int) -> Own:
        state = game.state
        witches = seats_in(state.witches()) if state.is_witch(seat) else ()
        named: list[tuple[int, int]] = []
        if witches and game.agenda and isinstance(game.agenda[-1], Night):
            answers = game.agenda[-1].answers
            for fellow in witches:
                choice = answers.get(fellow)
                sign = choice.seat if isinstance(choice, Seat) else state.signs[fellow]
                named.append((fellow, sign))
        return Heart(
            witch=state.is_witch(seat),
            fellows=witches,
            named=tuple(named),
            hearts=tuple(
                (at, night, bool(state.witches(night) >> at & 1)) for by, at, night in state.peeks if by == seat
            ),
            suspicions=tuple(target for by, _, target in state.suspicions if by == seat),
        )

    def view_all(self, game: Game[CovenState]) -> View:
        state = game.state
        opened = Opened(dealt=seats_in(state.dealt), turned=tuple(state.turned))
        return OpenedView(game=self.name, viewer=None, public=self.public(game), own=opened)

    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        """Let the other players change places, if the seat would still know exactly the same."""
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
