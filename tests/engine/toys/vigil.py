"""A toy game of sheets: every night, each role answers its own series of questions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Seats, seat_options
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each, log, several
from meetinghouse.engine.game import Game
from meetinghouse.engine.masked import SUSPICION
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Outcome, Own, Public, Rules, Setup, View
from meetinghouse.engine.sheet import Given, Sheet
from meetinghouse.engine.state import State
from meetinghouse.engine.values import NO, YES, Choice, Seat, Word, seats_in

NIGHTS = 2
DEALT = ("wolf", "wolf", "seer", "folk", "smith", "folk", "folk", "folk")
ROUSED = {"folk": "seer", "seer": "folk"}  # by role: what the bell turns its player into
MILL, WELL, NEAR, FAR = Word("mill"), Word("well"), Word("near"), Word("far")


class VigilState(State):
    players: int

    roles: list[str] = several()
    marks: list[int] = each(0)
    night: int = 0  # nights that have passed
    looks: list[list[int]] = log()  # who looked, at whom, and whether at the neighbour too
    forged: int = 0
    rung: int = 0
    suspicions: list[list[int]] = log()  # who suspected whom

    @property
    def wolves(self) -> int:
        """The wolves, as a bit mask; they are the same throughout the game."""
        return sum(1 << seat for seat, role in enumerate(self.roles) if role == "wolf")

    def saw(self, look: Sequence[int]) -> bool:
        """Whether that look found a wolf."""
        _, at, far = look
        return any(self.roles[seat % len(self.roles)] == "wolf" for seat in range(at, at + far + 1))


class Marked(Event, frozen=True):
    seat: int


class Looked(Event, frozen=True):
    """Told to a seer: what she saw."""

    seat: int
    wolf: bool


class Tolled(Event, frozen=True):
    """The bell has woken somebody."""

    by: int
    seat: int


class Became(Event, frozen=True):
    """Told to the player woken by the bell: the new role."""

    role: str


class Bell(Offer[VigilState]):
    """At night everybody may ring the bell, once per game."""

    name: ClassVar[str] = "ring"

    def question(self, game: Game[VigilState], seat: int) -> Question | str:
        return "VIG-02" if game.state.rung >> seat & 1 else Question("ring", (YES,))

    def elsewhere(self, game: Game[VigilState], seat: int) -> str:
        """The clause that forbids the bell at dusk and during a toll."""
        return "VIG-03"

    def take(self, game: Game[VigilState], seat: int, choice: Choice) -> None:
        """The ringer is asked at once whom the bell wakes."""
        game.state.rung |= 1 << seat
        game.next(Toll(seat))


BELL = Bell()


class Night(Sheet[VigilState]):
    """Wolves have two questions, seers two or three, smiths two, and folk one."""

    number: int

    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, *Sheet.offers)

    def present(self, game: Game[VigilState]) -> int:
        return (1 << game.seats) - 1

    def timer(self, game: Game[VigilState]) -> float | None:
        return 60

    def next(self, game: Game[VigilState], seat: int, given: Given) -> Question | None:
        """The role's first question without an answer."""
        for key in self.keys(game, seat, given):
            if key not in given:
                return self.page(game, seat, key)
        return None

    def keys(self, game: Game[VigilState], seat: int, given: Given) -> tuple[str, ...]:
        """The role's questions; a seer who looks at somebody is also asked how far."""
        match game.state.roles[seat]:
            case "wolf":
                return ("prey", "lair")
            case "seer":
                return ("look", "depth", SUSPICION) if isinstance(given.get("look"), Seat) else ("look", SUSPICION)
            case "smith":
                return ("forge", SUSPICION)
        return (SUSPICION,)

    def page(self, game: Game[VigilState], seat: int, key: str) -> Question:
        """The question of that key; a wolf may not name a fellow."""
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
        """Wolves see each other's prey."""
        wolves = game.state.wolves
        return wolves if key == "prey" and wolves >> seat & 1 else 1 << seat

    def settle(self, game: Game[VigilState], given: dict[int, Given]) -> None:
        """Apply the answers; each player acts in the role that the state now gives them."""
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
    """First everybody is asked one question of the same form; then wolves are asked a second one."""

    alike: ClassVar[bool] = True

    def present(self, game: Game[VigilState]) -> int:
        return (1 << game.seats) - 1

    def timer(self, game: Game[VigilState]) -> float | None:
        return 30

    def next(self, game: Game[VigilState], seat: int, given: Given) -> Question | None:
        """Ask everybody whom they name; then ask wolves whether they mean it."""
        wolf = game.state.roles[seat] == "wolf"
        if "whom" not in given:
            among = prey(game, seat) if wolf else Seats(others(game, seat))
            return Question("curse" if wolf else SUSPICION, among, seen_by="nobody", key="whom")
        if wolf and "really" not in given:
            return Question("really", (YES, NO), seen_by="nobody", key="really")
        return None

    def settle(self, game: Game[VigilState], given: dict[int, Given]) -> None:
        """A curse marks its target if the wolf meant it."""
        for seat, answers in given.items():
            whom = answers["whom"]
            assert isinstance(whom, Seat)
            if answers.get("really") == YES and game.state.wolves >> seat & 1:
                game.state.marks[whom.seat] += 1
                game.tell_all(Marked(whom.seat))


class Toll(Step[VigilState]):
    """The bell rings during the night and wakes somebody."""

    seat: int

    def ask(self, game: Game[VigilState]) -> dict[int, Question]:
        return {self.seat: Question("toll", seat_options(others(game, self.seat)), timer=20)}

    def resolve(self, game: Game[VigilState]) -> None:
        """Folk become seers and seers become folk; only the player concerned is told."""
        choice = self.answers.get(self.seat)
        if isinstance(choice, Seat):
            role = game.state.roles[choice.seat]
            game.state.roles[choice.seat] = ROUSED.get(role, role)
            game.tell_all(Tolled(self.seat, choice.seat))
            game.tell(choice.seat, Became(game.state.roles[choice.seat]))


class Morning(Step[VigilState]):
    """The end of the game."""

    def resolve(self, game: Game[VigilState]) -> None:
        """The wolves win if somebody was marked twice."""
        side = "wolves" if max(game.state.marks) > 1 else "town"
        sides = tuple("wolves" if role == "wolf" else "town" for role in game.state.roles)
        game.end(Outcome(side, tuple(seat for seat in range(game.seats) if sides[seat] == side), sides, "counted"))


def others(game: Game[VigilState], seat: int) -> int:
    return (1 << game.seats) - 1 & ~(1 << seat)


def prey(game: Game[VigilState], wolf: int) -> Seats:
    """Whom a wolf may name: anybody but fellows."""
    return Seats(others(game, wolf)).bar(game.state.wolves, "VIG-01")


class Watch(Public, frozen=True, kw_only=True):
    night: int
    marks: tuple[int, ...]
    rung: tuple[int, ...]


class Sleeper(Own, frozen=True, kw_only=True):
    """What one seat knows beyond the public view."""

    role: str
    fellows: tuple[int, ...]
    prey: tuple[tuple[int, int], ...]  # which wolf has named whom
    looks: tuple[tuple[int, int, bool], ...]


class Opened(Own, frozen=True, kw_only=True):
    roles: tuple[str, ...]


class VigilView(View, frozen=True, kw_only=True):
    public: Watch
    own: Sleeper | None = None


class OpenedView(View, frozen=True, kw_only=True):
    public: Watch
    own: Opened | None = None


class Vigil(Rules[VigilState]):
    name: ClassVar[str] = "vigil"
    title: ClassVar[str] = "The Vigil"
    version: ClassVar[str] = "1"
    view_type: ClassVar[type[View]] = VigilView
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
        state = VigilState(setup.players)
        state.clear()
        return state

    def begin(self, game: Game[VigilState]) -> None:
        """Deal the roles, and begin every night with its dusk."""
        game.state.roles = list(DEALT[: game.seats])
        game.chance.shuffle(game.state.roles, "deal")
        game.next(*[step for number in range(1, NIGHTS + 1) for step in (Dusk(), self.night(number))], Morning())

    def public(self, game: Game[VigilState]) -> Watch:
        return Watch(
            phase="over" if game.over else type(game.agenda[-1]).__name__,
            waiting=game.waiting,
            channels=(),
            night=game.state.night,
            marks=tuple(game.state.marks),
            rung=seats_in(game.state.rung),
        )

    def own(self, game: Game[VigilState], seat: int) -> Own:
        state = game.state
        fellows = seats_in(state.wolves) if state.roles[seat] == "wolf" else ()
        return Sleeper(
            role=state.roles[seat],
            fellows=fellows,
            prey=tuple(self.prey(game, fellows)),
            looks=tuple((look[1], look[2], state.saw(look)) for look in state.looks if look[0] == seat),
        )

    def prey(self, game: Game[VigilState], wolves: tuple[int, ...]) -> list[tuple[int, int]]:
        """Whom these wolves have named, even if the bell has interrupted them since."""
        found = []
        for step in game.agenda:
            if isinstance(step, Night):
                named = [(wolf, step.given.get(wolf, {}).get("prey")) for wolf in wolves]
                found += [(wolf, prey.seat) for wolf, prey in named if isinstance(prey, Seat)]
        return found

    def view_all(self, game: Game[VigilState]) -> View:
        opened = Opened(roles=tuple(game.state.roles))
        return OpenedView(game=self.name, viewer=None, public=self.public(game), own=opened)

    def redeal(self, game: Game[VigilState], seat: int | None, dice: random.Random) -> None:
        """Let the other players exchange roles, if the seat would still know the same about the wolves."""
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
        """What the seat knows about the wolves."""
        if seat is None:
            return []
        wolves = state.wolves if state.roles[seat] == "wolf" else 0
        return [wolves, *[state.saw(look) for look in state.looks if look[0] == seat]]


VIGIL = Vigil()
