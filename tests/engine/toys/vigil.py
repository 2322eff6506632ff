"""A toy of sheets: in its nights every role has questions of its own, one after another."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Seats
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each, log, several
from meetinghouse.engine.game import Game
from meetinghouse.engine.masked import SUSPICION
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Outcome, Rules, Setup, View
from meetinghouse.engine.sheet import Given, Sheet
from meetinghouse.engine.state import State
from meetinghouse.engine.values import NO, YES, Choice, Seat, Word, seat_options, seats_in

NIGHTS = 2
DEALT = ("wolf", "wolf", "seer", "folk", "smith", "folk", "folk", "folk")
ROUSED = {"folk": "seer", "seer": "folk"}  # what a toll makes of them
MILL, WELL, NEAR, FAR = Word("mill"), Word("well"), Word("near"), Word("far")


class VigilState(State):
    """Who is what, who was marked how often, who looked where, who has rung the bell."""

    players: int

    roles: list[str] = several()
    marks: list[int] = each(0)
    night: int = 0  # nights that have passed
    looks: list[list[int]] = log()  # who, at whom, whether at the neighbour too
    forged: int = 0
    rung: int = 0
    suspicions: list[list[int]] = log()  # who, whom

    @property
    def wolves(self) -> int:
        """The wolves, as a bit mask; nobody becomes one or ceases to be one."""
        return sum(1 << seat for seat, role in enumerate(self.roles) if role == "wolf")

    def saw(self, look: Sequence[int]) -> bool:
        """Whether a wolf was seen there."""
        _, at, far = look
        return any(self.roles[seat % len(self.roles)] == "wolf" for seat in range(at, at + far + 1))


class Marked(Event, frozen=True):
    """Somebody was marked in the night."""

    seat: int


class Looked(Event, frozen=True):
    """A seer's answer, for her alone."""

    seat: int
    wolf: bool


class Tolled(Event, frozen=True):
    """The bell has woken somebody."""

    by: int
    seat: int


class Became(Event, frozen=True):
    """What somebody is from now on, for them alone."""

    role: str


class Bell(Offer[VigilState]):
    """In a night everybody may ring the bell, once."""

    name: ClassVar[str] = "ring"

    def question(self, game: Game[VigilState], seat: int) -> Question | str:
        """Not whoever has rung it."""
        return "VIG-02" if game.state.rung >> seat & 1 else Question("ring", (YES,))

    def elsewhere(self, game: Game[VigilState], seat: int) -> str:
        """There is no bell at dusk, and none during a toll."""
        return "VIG-03"

    def take(self, game: Game[VigilState], seat: int, choice: Choice) -> None:
        """Whom it wakes is asked first."""
        game.state.rung |= 1 << seat
        game.next(Toll(seat))


BELL = Bell()


class Night(Sheet[VigilState]):
    """Wolves have two questions, a seer two or three, a smith two, folk one."""

    number: int

    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, *Sheet.offers)

    def present(self, game: Game[VigilState]) -> int:
        """Everybody."""
        return (1 << game.seats) - 1

    def timer(self, game: Game[VigilState]) -> float | None:
        """A minute."""
        return 60

    def next(self, game: Game[VigilState], seat: int, given: Given) -> Question | None:
        """The first of the role's questions that is not answered."""
        for key in self.keys(game, seat, given):
            if key not in given:
                return self.page(game, seat, key)
        return None

    def keys(self, game: Game[VigilState], seat: int, given: Given) -> tuple[str, ...]:
        """The role's questions; how deep to look is asked of who looks at somebody."""
        match game.state.roles[seat]:
            case "wolf":
                return ("prey", "lair")
            case "seer":
                return ("look", "depth", SUSPICION) if isinstance(given.get("look"), Seat) else ("look", SUSPICION)
            case "smith":
                return ("forge", SUSPICION)
        return (SUSPICION,)

    def page(self, game: Game[VigilState], seat: int, key: str) -> Question:
        """One question; a wolf may name no fellow."""
        everybody = seat_options(others(game, seat))
        match key:
            case "prey":
                return Question(key, prey(game, seat), seen_by="fellows", key=key)
            case "lair":
                return Question(key, (MILL, WELL, (Seat(seat), MILL)), seen_by="nobody", key=key)
            case "look":
                return Question(key, (*everybody, NO), seen_by="nobody", key=key)
            case "depth":
                return Question(key, (NEAR, FAR), seen_by="nobody", key=key)
            case "forge":
                return Question(key, (YES, NO), default=YES, seen_by="nobody", key=key)
        return Question(key, everybody, seen_by="nobody", key=key)

    def sees(self, game: Game[VigilState], seat: int, key: str) -> int:
        """Wolves see their fellows' prey."""
        wolves = game.state.wolves
        return wolves if key == "prey" and wolves >> seat & 1 else 1 << seat

    def settle(self, game: Game[VigilState], given: dict[int, Given]) -> None:
        """Who acts is read from the state, now."""
        state = game.state
        state.night = self.number
        named: list[int] = []
        for seat, answers in given.items():
            role, look, suspect = state.roles[seat], answers.get("look"), answers.get(SUSPICION)
            prey = answers.get("prey")
            if role == "wolf" and isinstance(prey, Seat):
                named.append(prey.seat)
            if role == "seer" and isinstance(look, Seat):
                state.looks.append([seat, look.seat, int(answers.get("depth") == FAR)])
                game.tell(seat, Looked(look.seat, state.saw(state.looks[-1])))
            state.forged += role == "smith" and answers.get("forge") == YES
            if isinstance(suspect, Seat):
                state.suspicions.append([seat, suspect.seat])
        if named:
            most = Counter(named).most_common()
            marked = game.chance.pick(sorted(seat for seat, count in most if count == most[0][1]), "marked")
            state.marks[marked] += 1
            game.tell_all(Marked(marked))


class Dusk(Sheet[VigilState]):
    """All begin with one question in one form; whoever is a wolf has a second one."""

    alike: ClassVar[bool] = True

    def present(self, game: Game[VigilState]) -> int:
        """Everybody."""
        return (1 << game.seats) - 1

    def timer(self, game: Game[VigilState]) -> float | None:
        """Half a minute."""
        return 30

    def next(self, game: Game[VigilState], seat: int, given: Given) -> Question | None:
        """Whom; and a wolf, whether really."""
        wolf = game.state.roles[seat] == "wolf"
        if "whom" not in given:
            among = prey(game, seat) if wolf else Seats(others(game, seat))
            return Question("curse" if wolf else SUSPICION, among, seen_by="nobody", key="whom")
        if wolf and "really" not in given:
            return Question("really", (YES, NO), seen_by="nobody", key="really")
        return None

    def settle(self, game: Game[VigilState], given: dict[int, Given]) -> None:
        """A curse marks, if it was meant."""
        for seat, answers in given.items():
            whom = answers["whom"]
            assert isinstance(whom, Seat)
            if answers.get("really") == YES and game.state.wolves >> seat & 1:
                game.state.marks[whom.seat] += 1
                game.tell_all(Marked(whom.seat))


class Toll(Step[VigilState]):
    """The bell rings in the middle of the night, and wakes somebody."""

    seat: int

    def ask(self, game: Game[VigilState]) -> dict[int, Question]:
        """Whom."""
        return {self.seat: Question("toll", seat_options(others(game, self.seat)), timer=20)}

    def resolve(self, game: Game[VigilState]) -> None:
        """Folk become seers, seers folk, and only they hear of it."""
        choice = self.answers.get(self.seat)
        if isinstance(choice, Seat):
            role = game.state.roles[choice.seat]
            game.state.roles[choice.seat] = ROUSED.get(role, role)
            game.tell_all(Tolled(self.seat, choice.seat))
            game.tell(choice.seat, Became(game.state.roles[choice.seat]))


class Morning(Step[VigilState]):
    """The end."""

    def resolve(self, game: Game[VigilState]) -> None:
        """Wolves win where somebody was marked twice."""
        side = "wolves" if max(game.state.marks) > 1 else "town"
        sides = tuple("wolves" if role == "wolf" else "town" for role in game.state.roles)
        game.end(Outcome(side, tuple(seat for seat in range(game.seats) if sides[seat] == side), sides, "counted"))


def others(game: Game[VigilState], seat: int) -> int:
    """Everybody else, as a bit mask."""
    return (1 << game.seats) - 1 & ~(1 << seat)


def prey(game: Game[VigilState], wolf: int) -> Seats:
    """Whom a wolf may name: no fellow."""
    return Seats(others(game, wolf)).bar(game.state.wolves, "VIG-01")


class VigilView(View, frozen=True, kw_only=True):
    """What one seat knows."""

    night: int
    role: str | None
    fellows: tuple[int, ...]
    prey: tuple[tuple[int, int], ...]  # which wolf has named whom
    looks: tuple[tuple[int, int, bool], ...]
    marks: tuple[int, ...]
    rung: tuple[int, ...]


class VigilOpened(View, frozen=True, kw_only=True):
    """Everything, after the end."""

    roles: tuple[str, ...]


class Vigil(Rules[VigilState]):
    """The rules of the vigil."""

    name: ClassVar[str] = "vigil"
    title: ClassVar[str] = "The Vigil"
    version: ClassVar[str] = "1"
    least: ClassVar[int] = 4
    most: ClassVar[int] = 8
    sides: ClassVar[tuple[str, ...]] = ("wolves", "town")
    events: ClassVar[tuple[type[Event], ...]] = (Marked, Looked, Tolled, Became)
    steps: ClassVar[dict[str, type[Step[VigilState]]]] = {
        "Night": Night, "Dusk": Dusk, "Toll": Toll, "Morning": Morning,
    }  # fmt: skip
    offers: ClassVar[dict[str, Offer[Any]]] = {BELL.name: BELL}
    night: ClassVar[type[Night]] = Night

    def empty(self, setup: Setup) -> VigilState:
        """Nobody has moved yet."""
        state = VigilState(setup.players)
        state.clear()
        return state

    def begin(self, game: Game[VigilState]) -> None:
        """Deal the roles; every night has its dusk."""
        game.state.roles = list(DEALT[: game.seats])
        game.chance.shuffle(game.state.roles, "deal")
        game.next(*[step for number in range(1, NIGHTS + 1) for step in (Dusk(), self.night(number))], Morning())

    def view(self, game: Game[VigilState], seat: int | None) -> View:
        """Its role, its fellows and what they name, what it has seen."""
        state = game.state
        fellows = seats_in(state.wolves) if seat is not None and state.roles[seat] == "wolf" else ()
        return VigilView(
            game=self.name,
            phase="over" if game.over else type(game.agenda[-1]).__name__,
            viewer=seat,
            waiting=game.waiting,
            channels=(),
            night=state.night,
            role=None if seat is None else state.roles[seat],
            fellows=fellows,
            prey=tuple(self.prey(game, fellows)),
            looks=tuple((look[1], look[2], state.saw(look)) for look in state.looks if look[0] == seat),
            marks=tuple(state.marks),
            rung=seats_in(state.rung),
        )

    def prey(self, game: Game[VigilState], wolves: tuple[int, ...]) -> list[tuple[int, int]]:
        """Whom these have named, though a bell may have interrupted them."""
        found = []
        for step in game.agenda:
            if isinstance(step, Night):
                named = [(wolf, step.given.get(wolf, {}).get("prey")) for wolf in wolves]
                found += [(wolf, prey.seat) for wolf, prey in named if isinstance(prey, Seat)]
        return found

    def view_all(self, game: Game[VigilState]) -> View:
        """Who was what."""
        roles = tuple(game.state.roles)
        return VigilOpened(game=self.name, phase="over", viewer=None, waiting=(), channels=(), roles=roles)

    def redeal(self, game: Game[VigilState], seat: int | None, dice: random.Random) -> None:
        """The others change roles, as long as the seat knows the same of who is a wolf."""
        state = game.state
        places = [other for other in range(game.seats) if other != seat]
        known = self.known(state, seat)
        for _ in range(60):
            world = state.copy()
            roles = [state.roles[other] for other in places]
            dice.shuffle(roles)
            for other, role in zip(places, roles, strict=True):
                world.roles[other] = role
            if self.known(world, seat) == known:
                game.state = world
                break
        game.state.suspicions = [line for line in game.state.suspicions if line[0] == seat]

    def known(self, state: VigilState, seat: int | None) -> list[object]:
        """What the seat knows of the wolves."""
        if seat is None:
            return []
        wolves = state.wolves if state.roles[seat] == "wolf" else 0
        return [wolves, *[state.saw(look) for look in state.looks if look[0] == seat]]


VIGIL = Vigil()
