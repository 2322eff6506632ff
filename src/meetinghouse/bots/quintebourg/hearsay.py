"""How steady weighs what is said in Quinte-bourg: what others saw, what they claim to be, and their votes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log

from ...engine.events import Event
from ...engine.sayings import Saying, Spoke
from ...engine.values import YES, Position, Seat, Word
from ...games.quintebourg import events
from ...games.quintebourg.components.names import PARTY
from ..hearsay import CLAIM, OPINIONS, SLIP, Habits, Hearsay, Table, limited, witness
from ..promises import ATTACK, Deed, Promises

# Counted in 60 games of nine (python -m bench.hearsay --game quintebourg --players 9 --games 60 --seed 100000). What
# hunters say in suspicion or trust is what others say: of fellows -0.31 and 0.30, of others -0.27 and 0.42. One of
# them played the scientist then. Since they invent cards, to tell of one gives no credit. Villagers broke 6 of 510
# promises, hunters none of 394; people who break one are taken to do it for a reason, which is a guess.
HABITS = Habits(
    {"go-for": (0.34, -0.48)},
    {"am-role villageois": -0.43, "am-role other": -0.63, "home yes": -1.16},
    broken=0.3,
)
HUNTERS = ("rept-alpha", "rept-rouge", "rept-noire", "reptilienne", "seth")
COVER = "villageois"  # what hunters say they are
DOCTOR = "medecin"
OUT, IN = 3.0, 0.25  # how much likelier a hunter is out at night than others, and at home
SEEN, UNSEEN = 1.5, 0.8  # the same for a Reptilian seen at a house in which one lives
SAW = 2.0  # what the sight of a hunter's card adds to the public suspicion, as a logarithm of odds
SPARED = 0.3  # how much more rarely a hunter says of a hunter that it was out
FRAMED = 0.9  # how often a hunter who could lie says that others are hunters, or that fellows are villagers
HEEDED = {Spoke, events.DoctorShown, events.CardsDealt, events.DayBroke}
WITNESSES = {"home": 1, "saw-card": 2}  # how many see such a thing in a game: the scientist; the curious and the nurse
USUAL = 2.0  # how many players hide nothing for each one who does
REGULARS = ("was-hurt", "was-healed", "lost-coins", "was-ordered")


def deed_in(event: Event) -> Deed | None:
    """A vote keeps or breaks a promise."""
    if isinstance(event, events.Voted):
        return Deed(event.seat, ATTACK, tuple(event.names), due=True)
    return None


def testimony(event: Spoke) -> tuple[int, float] | None:
    """Of whom a line says that somebody was out or in at night, or has a card, and what it adds to the suspicion."""
    for saying in event.sayings:
        match saying.kind, saying.parts:
            case "home", (Seat(seat=seat), answer):
                return seat, log(IN if answer == YES else OUT)
            case "saw-card", (Seat(seat=seat), Word(word=role)) if role in PARTY:
                return seat, SAW if role in HUNTERS else -SAW
    return None


def seen(factor: float) -> Table:
    """What an honest witness saw at night. A hunter does not say of hunters what speaks against them."""
    return ((0.0, log(factor)), (0.0, log(SPARED) if factor > 1 else 0.0))


class QuintebourgHearsay(Hearsay):
    """Reads a seat's story for what was said in it."""

    def __init__(self, me: int, residents: Callable[[int], Sequence[int]]) -> None:
        super().__init__(HABITS, me)
        self._residents = residents  # who lived in a house last night
        self._promises = Promises(deed_in)
        self._roles: dict[tuple[int, int, bool], str] = {}  # what each seat has said of whose party or effect card
        self._today: dict[int, int] = {}  # of whom each seat has told first today what it saw
        self._witnesses: dict[str, set[int]] = {}  # who has told of what, in the whole game
        self._doctor = -1
        self._mine: tuple[str, ...] = ()

    @property
    def promised(self) -> bool:
        """Whether promises are open. If so, any event may change something."""
        return self._promises.open

    def hear(self, event: Event) -> bool:
        """Read an event; whether it changes what is to be weighed."""
        if isinstance(event, Spoke):
            if event.seat == self.me and not event.to:
                for saying in event.sayings:
                    self._witness(self.me, saying.kind)
            if not self.listen(event):
                return False
            self._promises.hear(event)
            return True
        if isinstance(event, events.DayBroke):
            self._today = {}
        elif isinstance(event, events.DoctorShown):
            self._doctor = event.seat
        elif isinstance(event, events.CardsDealt) and event.seat == self.me:
            self._mine = (event.party, event.effect)
        settled = self._promises.hear(event)
        for each in settled:
            self.promise(each.seat, each.kept)
        return bool(settled)

    def consider(self, seat: int, saying: Saying) -> None:
        self._witness(seat, saying.kind)
        match saying.kind, saying.parts:
            case kind, (Seat(seat=about), *_) if kind in OPINIONS and about != seat:
                self.opinion(seat, about, kind)
            case "home", (Seat(seat=about), answer):
                if self._first_today(seat, about):
                    self.note(seat, about, "home", seen(IN if answer == YES else OUT))
                    self.claim(seat, "home yes" if answer == YES else "home no")
            case "reptilian", (Position(place=house), answer):
                here = self._residents(house)
                if len(here) == 1 and here[0] != seat:
                    self.note(seat, here[0], "reptilian", seen(SEEN if answer == YES else UNSEEN))
            case "am-role", (Word(word=role),):
                self._card(seat, seat, role)
                self.claim(seat, f"am-role {COVER}" if role == COVER else "am-role other")
            case "saw-card", (Seat(seat=about), Word(word=role)):
                self._card(seat, about, role)
                if role in PARTY and about != seat and self._first_today(seat, about):
                    hunter = role in HUNTERS
                    self.note(seat, about, "saw-card", witness(hunter, (FRAMED, SLIP) if hunter else (SLIP, FRAMED)))
                self.claim(seat, "saw-card")
            case kind, _ if kind in REGULARS:
                self.claim(seat, kind)

    @property
    def believed(self) -> list[tuple[tuple[int, int, str], Table]]:
        """What was said of others. If more players tell of a thing than can have seen it, each is believed less."""
        return [(key, self._doubted(table, key[2])) for key, table in super().believed]

    @property
    def standing(self) -> dict[int, float]:
        """How much what each speaker claims speaks against that speaker: also to be one witness too many."""
        found = super().standing
        for matter, seats in self._witnesses.items():
            honest = WITNESSES[matter]
            for seat in seats if len(seats) > honest else ():
                odds = USUAL * (len(seats) - honest) / honest
                found[seat] = found.get(seat, 0.0) + limited(log(odds), CLAIM)
        return found

    def _witness(self, seat: int, kind: str) -> None:
        """Count who tells of something that few can have seen."""
        if kind in WITNESSES:
            self._witnesses.setdefault(kind, set()).add(seat)

    def _doubted(self, table: Table, matter: str) -> Table:
        share = WITNESSES.get(matter, 1) / len(self._witnesses.get(matter, (-1,)))
        if share >= 1:
            return table
        (one, two), (three, four) = table
        return ((one * share, two * share), (three * share, four * share))

    def _first_today(self, seat: int, about: int) -> bool:
        """Whether somebody has told of nobody else today. Few see two things in a night; inventing them is easy."""
        return self._today.setdefault(seat, about) == about

    def _card(self, seat: int, about: int, role: str) -> None:
        """Catch players who contradict themselves about a card, the viewer's knowledge, or what is public."""
        party = role in PARTY
        if (
            self._roles.setdefault((seat, about, party), role) != role
            or (party and self._doctor >= 0 and (role == DOCTOR) != (about == self._doctor))
            or (about == self.me and self._mine and role not in self._mine)
        ):
            self.catch(seat)
