"""The history of the town, read from a story."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.events import Event, Secret, Told
from .. import events
from ..components.names import COMATOSE, DEAD, FACTIONS, HEALTH, NEARLY_DEAD, UNHARMED, WOUNDED
from ..posts.procureur import INQUIRY
from ..roles.assassin import BULLET
from ..state import QuintebourgState


class Past:
    """The story of one seat (None: the public), read from its beginning."""

    def __init__(self, state: QuintebourgState, seat: int | None, story: Sequence[Event]) -> None:
        self.seat = seat
        self.hidden = bool(state.options["hide_q_m"])
        self.doctor = next((event.seat for event in story if isinstance(event, events.DoctorShown)), -1)
        self.clock = 0
        self.nights = 0  # nights that have passed
        self.night = False
        self.dusks = [0, 0]  # when nights fell, by the clock
        self.health = [int(UNHARMED)] * state.players  # as published
        self.fell = [-1] * state.players  # when somebody was taken for dead, by the clock
        self.since = [-1] * state.players  # the night since which somebody is a patient
        self.settled = 0  # the dead whose estates are settled
        self.struck = 0  # players who struck somebody down by day with an invocation
        self.condemned = 0
        self.coma = -1  # the condemned player whom the seat, as executioner, has put into a coma tonight
        self.potion = False  # whether a condemned player was put into a coma instead of executed
        self.groups: dict[int, int] = {}  # the members of the seat's groups when they first met
        self.late = 0  # groups that the seat joined after the first night, when some members may have been absent
        self.skadi: tuple[int, str, int] | None = None  # Skadi's seat, her camp, and its members
        self.joined = ""  # the camp that the seat has chosen as Skadi
        self.converted = 0  # players whom the seat has converted with a miracle
        self.dead = 0  # those whom the seat knows to be dead, not only nearly dead
        self.paid = 0  # coins that the seat has paid to the bank
        self.returned = False  # whether the seat has come back from nearly dead
        self.forced = False  # whether the seat has found the bunker's door
        self.guards: list[tuple[int, int | None, int | None]] = []
        self.admired = -1  # this morning
        self.harassed: list[int] = []  # who must move house
        self.hands: list[int] = []  # who raised a hand at night, in order; -1 if the seat did not see who
        self.research = 0  # nights on which the doctor may have worked
        self.known_research = 0
        self.tried: list[tuple[int, str]] = []  # what a mixture did, after so many nights of research
        self.told: list[Told] = []
        self._last: list[Event] = []
        for event in story:
            self._read(event)
            self._last = [*self._last[-3:], event]

    def _read(self, event: Event) -> None:  # noqa: C901 (a line or two for each event)
        private = isinstance(event, Secret) or (self.night and isinstance(event, events.Invoked))
        self.told.append(Told(event, (0 if self.seat is None else 1 << self.seat) if private else -1))
        self.clock += 1
        if private:
            self._hear(event)
        match event:
            case events.NightFell():
                self.night = True
                self.nights = event.night
                self.dusks.append(self.clock)
                self.guards = []
                self.research += self.doctor >= 0 and self.health[self.doctor] <= WOUNDED
            case events.DayBroke():
                self.night, self.admired, self.harassed = False, -1, []
            case events.Admired():
                self.admired = event.seat
            case events.Harassed() | events.Moved():
                self.harassed = [event.seat] if isinstance(event, events.Harassed) else []
            case events.InvocationBegan():
                self.hands.append(-1)
            case events.Invoked() if self.night:
                self.hands[-1] = event.seat
            case events.HealthReported():
                for seat, letter in zip(event.seats, event.states, strict=True):
                    self._fares(seat, letter)
                self.condemned = 0
            case events.HealthAnnounced():
                self._fares(event.seat, event.health)
                self.struck |= self._striker()
            case events.EstateSettled():
                self.settled |= 1 << event.seat
            case events.Condemned():
                self.condemned |= 1 << event.seat
            case _:
                pass

    def _fares(self, seat: int, letter: str) -> None:
        """Read that the town was told a player's health."""
        new = HEALTH.index(letter)
        if self.hidden and new == DEAD:
            new = NEARLY_DEAD
        if new >= NEARLY_DEAD and self.health[seat] < NEARLY_DEAD:
            self.fell[seat] = self.clock
            self.settled &= ~(1 << seat)
        if new < NEARLY_DEAD:
            self.dead &= ~(1 << seat)
        if new not in (WOUNDED, COMATOSE):
            self.since[seat] = -1
        elif self.since[seat] < 0:
            self.since[seat] = self.nights
        self.potion |= new == COMATOSE and bool(self.condemned >> seat & 1)
        self.health[seat] = int(new)

    def _hear(self, event: Event) -> None:
        """Read an event that only the seat, and perhaps a few others, were told."""
        match event:
            case events.GroupMet() if FACTIONS.index(event.group) not in self.groups:
                index = FACTIONS.index(event.group)
                self.groups[index] = sum([1 << seat for seat in event.seats])
                self.late |= (self.nights > 1) << index
            case events.SkadiJoined():
                self.joined = event.camp
            case events.SkadiRecognised():
                self.skadi = (event.seat, event.camp, sum([1 << seat for seat in event.seats]))
            case events.MiracleWorked() if event.worked and event.miracle == "convert":
                self.converted |= 1 << event.target
            case events.DoorFound():
                self.forced = True
            case events.PotionGiven() if event.potion == "coma":
                self.coma = event.target
            case events.GuardPosted():
                self.guards.append((event.seat, event.house, event.room))
            case events.CardsSeen():
                before = self._last[-1:]
                paid = bool(before) and isinstance(before[0], events.PurseChanged) and before[0].change == -INQUIRY
                self.paid += INQUIRY if paid and not self.night else 0
            case events.PurseChanged() if event.change == -BULLET and self._invoking():
                self.paid += BULLET
            case _:
                self._hear_of_health(event)

    def _hear_of_health(self, event: Event) -> None:
        """Read what the seat is told of its own health, or of a patient's."""
        match event:
            case events.Treated() | events.PotionTried():
                if event.health == HEALTH[DEAD]:
                    self.dead |= 1 << event.target
                if isinstance(event, events.PotionTried):
                    self.tried.append((self.known_research, event.health))
            case events.Researched():
                self.known_research = event.nights
            case events.HealthFelt():
                self.returned |= self._fallen() and event.health not in (HEALTH[NEARLY_DEAD], HEALTH[DEAD])
            case _:
                pass

    def _fallen(self) -> bool:
        """Whether the seat last felt that it was nearly dead."""
        felt = [each.event for each in self.told[:-1] if isinstance(each.event, events.HealthFelt)]
        return bool(felt) and felt[-1].health == HEALTH[NEARLY_DEAD]

    def _striker(self) -> int:
        """The player who has just struck by day; -1 if it may have been one of several, or the law."""
        found = 0
        for event in reversed(self._last):
            if isinstance(event, events.Invoked):
                found = 0 if found else 1 << event.seat
            elif not isinstance(event, Secret):
                break
        return found

    def _invoking(self) -> bool:
        """Whether the seat has just raised a hand."""
        for event in reversed(self._last):
            if not isinstance(event, events.Invoked | events.InvocationBegan):
                return False
            if isinstance(event, events.Invoked) and event.seat == self.seat:
                return True
        return False
