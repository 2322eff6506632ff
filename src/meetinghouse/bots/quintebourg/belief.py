"""Who may be what: for every seat a weight for each kind of people, changed by what was seen and told.

The factors were fitted to the play of bots; for people they are guesses.
"""

# compiled: most of the time of a bot is spent here

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from operator import truediv
from typing import Any, Final

from ...engine.events import Event
from ...engine.sayings import Spoke
from ...games.quintebourg import events
from ...games.quintebourg.components.presets import cards
from ...games.quintebourg.view import Person
from ..whims import whims
from .hearsay import HEEDED, QuintebourgHearsay
from .scene import HEALTH, NEARLY_DEAD, Scene

KINDS: Final = ("pack", "seth", "fennec", "mc", "ideal", "lover", "villager", "alg", "ana", "geo", "nobel")
PACK, SETH, FENNEC, MC, IDEAL, LOVER, VILLAGER, ALG, ANA, GEO, NOBEL = range(len(KINDS))
KIND_OF: Final = {
    "rept-alpha": PACK, "rept-rouge": PACK, "rept-noire": PACK, "reptilienne": PACK, "seth": SETH, "fennec": FENNEC,
    "cortex": MC, "minus": MC, "medecin": IDEAL, "sesiano": IDEAL, "amoureux": LOVER, "villageois": VILLAGER,
    "hess": ALG, "algebriste": ALG, "rappaz": ANA, "analyste": ANA, "pach": GEO, "geometre": GEO, "nobel": NOBEL,
}  # fmt: skip
KIND_OF_CAMP: Final = {
    "amoureux": LOVER, "idealistes": IDEAL, "mc": MC, "setheux": SETH, "reptiliens": PACK, "nobel": NOBEL,
    "geometres": GEO, "algebristes": ALG, "analystes": ANA, "villageois": VILLAGER,
}  # fmt: skip
KIND_OF_GROUP: Final = {"pack": PACK, "alg": ALG, "ana": ANA, "geo": GEO, "mc": MC, "setheux": FENNEC}
HUNTS: Final = {"mon": ALG, "thu": ALG, "tue": ANA, "fri": ANA, "wed": GEO, "sat": GEO}

HIT = 0.25  # factors for a hunter: was hurt at night
SCRATCHED = 0.6
OUT = 2.2  # the house was empty at night
IN = 0.35
STALKED_OUT = 3.0
STALKED_IN = 0.25
INVOKER = 3.0
FELLOWS = 0.65  # how much less likely hunters are to vote against each other
INNOCENT = 1.2  # voted against the innocent

Weights = list[list[float]]


class Belief:
    """What one seat has read from its story so far."""

    def __init__(self, scene: Scene | Belief, listens: bool = True) -> None:
        """The belief of a seat that has read nothing yet; its town is that of the scene, or of another belief."""
        self.me: int = scene.me
        self.lot: tuple[int, ...] = scene.lot
        self.listens = listens
        self.hearsay = QuintebourgHearsay(scene.me, self._residents)
        self.mode: str = scene.mode
        self.players: int = scene.players
        self.story: list[Event] = []
        self.prior: list[float] = scene.prior if isinstance(scene, Belief) else usual(scene)
        self.weights: Weights = [[1.0] * len(KINDS) for _ in range(self.players)]
        self.slot = list(range(self.players))
        self.night_slot = list(self.slot)
        self.health = [0] * self.players
        self.night_health = [0] * self.players
        self.weekday = ""
        self.condemned: set[int] = set()
        self.charmed: set[int] = set()
        self.met: dict[str, set[int]] = {}  # for each group, those seen at its first meeting
        self.failed: set[tuple[str, int]] = set()  # invocations refused since the last report
        self.against: list[list[int]] = [[0] * self.players for _ in range(self.players)]  # votes, by voter and name
        self.past_help: set[int] = set()  # players whom the viewer's miracle did not heal
        self.potion_works = False
        self.invoked: set[int] = set()
        self.hands = 0  # raised by the viewer since the last dawn or dusk
        self.dealt: tuple[int, ...] = ()  # who got the posts, which is public and differs from game to game
        self.feelings = whims(self.me, *self.lot)
        self._heeded: list[Event] = []  # what the hearsay has heard
        self._promised = False  # whether promises are open
        self._chances: Weights | None = None
        self._hunting: dict[int, float] = {}  # a cache, likewise
        self._shades: tuple[tuple[int, tuple[int, ...]], list[float]] = ((-1, ()), [])  # likewise, by day
        self._guesses: list[list[float]] = [[] for _ in range(self.players)]  # a cache: by seat, before all is known

    def copy(self) -> Belief | None:
        """The same belief, which can read on by itself; None if people have talked, as what they said is not copied."""
        if Spoke in [type(event) for event in self._heeded]:
            return None
        other = Belief(self, self.listens)
        for event in self._heeded:
            other.hearsay.hear(event)
        other._heeded = self._heeded.copy()
        other.story = self.story  # never changed in place
        other.weights = [row.copy() for row in self.weights]
        other.slot = self.slot.copy()
        other.night_slot = self.night_slot.copy()
        other.health = self.health.copy()
        other.night_health = self.night_health.copy()
        other.weekday = self.weekday
        other.condemned = self.condemned.copy()
        other.charmed = self.charmed.copy()
        other.met = self.met.copy()
        other.failed = self.failed.copy()
        other.against = [row.copy() for row in self.against]
        other.past_help = self.past_help.copy()
        other.potion_works = self.potion_works
        other.invoked = self.invoked.copy()
        other.hands = self.hands
        other.dealt = self.dealt
        other.feelings = self.feelings
        other._hunting = self._hunting.copy()
        other._guesses = self._guesses.copy()
        return other

    def read(self, story: Sequence[Event]) -> None:
        """Read what is new in the story."""
        if len(story) == len(self.story):
            return
        for event in story[len(self.story) :]:
            self.hear(event)
        self.story = list(story)
        self._chances = None

    def hear(self, event: Event) -> None:
        """Read one event."""
        kind = type(event)
        if kind in HEEDED or self._promised:
            self.hearsay.hear(event)
            self._heeded.append(event)
            self._promised = self.hearsay.promised
        reader = _READERS.get(kind)
        if reader is not None:
            reader(self, event)

    def hunters(self) -> tuple[int, ...]:
        """The kinds that attack tonight."""
        return (PACK, SETH) if self.mode != "m" else (HUNTS[self.weekday],) if self.weekday in HUNTS else ()

    def scale(self, seat: int, kinds: Sequence[int], factor: float) -> None:
        """Multiply the weights of these kinds at that seat."""
        weights = self.weights[seat]
        for kind in kinds:
            weights[kind] *= factor
        self._guesses[seat] = []
        self._hunting.pop(seat, None)

    def chances(self, scene: Scene) -> Weights:
        """For every seat the chance of each kind. In total, each kind is about as frequent as usual."""
        if self._chances is None:
            self._chances = self._weigh(scene)
        return self._chances

    def _residents(self, house: int) -> list[int]:
        return [seat for seat, slot in enumerate(self.night_slot) if slot == house]

    def _listen(self, known: dict[int, dict[int, float] | None], found: Weights) -> None:
        """Weigh what was said of hunters; not in the mathematicians' mode, in which nobody stays a hunter."""
        chances = [chances[PACK] + chances[SETH] for chances in found]
        for seat, weight in enumerate(self.hearsay.moved(chances)):
            if known[seat] is None:
                odds = exp(weight)
                found[seat][PACK] *= odds
                found[seat][SETH] *= odds
                total = sum(found[seat]) or 1.0
                found[seat] = [one / total for one in found[seat]]

    def _weigh(self, scene: Scene) -> Weights:
        known = {person.seat: certain(scene, person) for person in scene.people}
        found = [self._of(seat, known[seat]) for seat in range(self.players)]
        if self.hearsay and self.listens and self.mode != "m":
            self._listen(known, found)
        sure = [found[seat] for seat in range(self.players) if known[seat] is not None]
        open_to = [found[seat] for seat in range(self.players) if known[seat] is None]
        if not open_to:
            return found
        kinds = [kind for kind, usually in enumerate(self.prior) if usually]  # nobody is of any other
        wanted = [max(self.prior[kind] - sum([row[kind] for row in sure]), 0.08) for kind in kinds]
        columns = [[row[kind] for row in open_to] for kind in kinds]
        for _ in range(2):
            for at, usually in enumerate(wanted):
                column = columns[at]
                now = sum(column)
                factor = usually / now if now > 1e-9 else 1.0
                columns[at] = [weight * factor for weight in column]
            totals = [sum(row) or 1.0 for row in zip(*columns, strict=True)]
            columns = [list(map(truediv, column, totals)) for column in columns]
        for kind, column in zip(kinds, columns, strict=True):
            for row, weight in zip(open_to, column, strict=True):
                row[kind] = weight
        return found

    def _of(self, seat: int, known: dict[int, float] | None) -> list[float]:
        """The chances of each kind: those that are known, or otherwise by the weights alone."""
        if known is None:
            return self.guess(seat).copy()
        found = [0.0] * len(KINDS)
        for kind, chance in known.items():
            found[kind] = chance
        return found

    def guess(self, seat: int) -> list[float]:
        """The chances of each kind by the weights of that seat alone; not to be changed."""
        if not self._guesses[seat]:
            found = self._weighted(seat)
            total = sum(found) or 1.0
            self._guesses[seat] = [weight / total for weight in found]
        return self._guesses[seat]

    def _weighted(self, seat: int) -> list[float]:
        """How usual each kind is, times its weight at that seat."""
        found = [usually * weight for usually, weight in zip(self.prior, self.weights[seat], strict=True)]
        if self.charmed:
            found[MC] = 0.0 if seat in self.charmed else found[MC] / max(0.1, 1 - len(self.charmed) / self.players)
        return found

    def feeling(self, seat: int) -> float:
        """A personal liking from -1 to 1, without a reason, that lasts the whole game."""
        return 2 * self.feelings[seat] - 1

    def shades(self, day: int) -> list[float]:
        """Numbers by which all bots break ties alike on that day; not to be changed."""
        if self._shades[0] != (day, self.dealt):
            self._shades = ((day, self.dealt), whims(day, self.dealt, *self.lot[1:]))
        return self._shades[1]

    def hunting(self, seat: int) -> float:
        """A rough chance that somebody is a hunter, for reading votes."""
        known = self._hunting.get(seat)
        if known is None:
            found = self._weighted(seat)
            total = sum(found) or 1.0
            known = sum([found[kind] / total for kind in self.hunters() or (ALG, ANA, GEO)])
            self._hunting[seat] = known
        return known


def usual(scene: Scene) -> list[float]:
    """How many of each kind a town of that size usually has, among the camps in play."""
    found = [0.0] * len(KINDS)
    for card in cards(scene.mode, scene.players):
        if card in KIND_OF:
            found[KIND_OF[card]] += 1
    kinds = {KIND_OF_CAMP[camp] for camp in scene.town.camps}
    if SETH in kinds:
        kinds.add(FENNEC)
    for kind in range(len(KINDS)):
        if kind not in kinds:
            found[kind] = 0.0
        elif not found[kind]:
            found[kind] = 1.0
    return found


def certain(scene: Scene, person: Person) -> dict[int, float] | None:
    """What the viewer knows of a player's kind, as chances; None if nothing is known."""
    if person.seat == scene.me:
        return {KIND_OF_CAMP.get(scene.own.camp, VILLAGER): 1.0}
    if "pack" in person.groups:
        return _of_the_pack(scene, person)
    if person.party in KIND_OF:
        return {KIND_OF[person.party]: 1.0}
    for group in person.groups:
        if group == "setheux":
            return {SETH if scene.own.party == "fennec" else FENNEC: 1.0}
        if group in KIND_OF_GROUP:
            return {KIND_OF_GROUP[group]: 1.0}
    return {KIND_OF_CAMP[scene.own.camp]: 1.0} if "skadi" in person.groups and scene.own.camp else None


def _of_the_pack(scene: Scene, person: Person) -> dict[int, float]:
    """The chances of a fellow of the pack: nobody knows which of them is Seth."""
    if person.party in KIND_OF:
        return {KIND_OF[person.party]: 1.0}
    if scene.own.party == "seth" or "setheux" not in scene.town.camps or "pack" in person.leads:
        return {PACK: 1.0}
    if scene.own.party == "fennec" and "setheux" in person.groups:
        return {SETH: 1.0}
    fellows = [each for each in scene.groups["pack"] if "pack" not in scene.people[each].leads]
    share = 1 / max(1, len(fellows))
    return {PACK: 1 - share, SETH: share}


# --- what each event says


def _posts(belief: Belief, event: events.PostsDealt) -> None:
    belief.dealt = event.holders
    belief.feelings = whims(belief.me, event.holders, *belief.lot)


def _day(belief: Belief, event: events.DayBroke) -> None:
    belief.hands = 0


def _night(belief: Belief, event: events.NightFell) -> None:
    belief.hands = 0
    belief.weekday = event.weekday
    belief._hunting.clear()
    belief.night_slot = list(belief.slot)
    belief.night_health = list(belief.health)


def _report(belief: Belief, event: events.HealthReported) -> None:
    hunters = belief.hunters()
    for seat, state in zip(event.seats, event.states, strict=True):
        now = HEALTH.index(state)
        if now > belief.health[seat] and seat not in belief.condemned:
            belief.scale(seat, hunters, HIT if now > 1 else SCRATCHED)
        belief.health[seat] = now
        if now < NEARLY_DEAD:
            belief.past_help.discard(seat)
    belief.condemned.clear()
    belief.failed.clear()


def _announced(belief: Belief, event: events.HealthAnnounced) -> None:
    belief.health[event.seat] = HEALTH.index(event.health)


def _condemned(belief: Belief, event: events.Condemned) -> None:
    belief.condemned.add(event.seat)


def _camera(belief: Belief, event: events.CameraRead) -> None:
    here = [seat for seat, slot in enumerate(belief.night_slot) if slot == event.house]
    if len(here) == 1 and belief.night_health[here[0]] == 0 and event.count < 2:
        belief.scale(here[0], belief.hunters(), IN if event.count else OUT)


def _stalk(belief: Belief, event: events.StalkAnswered) -> None:
    if belief.night_health[event.target] == 0:
        belief.scale(event.target, belief.hunters(), STALKED_IN if event.at_home else STALKED_OUT)


def _reveal(belief: Belief, event: events.RevealAnswered) -> None:
    here = [seat for seat, slot in enumerate(belief.night_slot) if slot == event.house]
    if len(here) == 1:
        belief.scale(here[0], (PACK, SETH), 1.5 if event.reptilian else 0.8)


def _invoked(belief: Belief, event: events.Invoked) -> None:
    belief.hands += event.seat == belief.me
    if event.seat not in belief.invoked:
        belief.invoked.add(event.seat)
        belief.scale(event.seat, (PACK, SETH, FENNEC, IDEAL), INVOKER)


def _voted(belief: Belief, event: events.Voted) -> None:
    voter = event.seat
    for name in event.names[:2]:
        belief.against[voter][name] += 1
        if belief.mode == "m":
            for kind in (ALG, ANA, GEO):
                same = belief.guess(name)[kind]
                belief.scale(voter, (kind,), 1 - FELLOWS * same)
                belief.scale(name, (kind,), 1 - FELLOWS * belief.guess(voter)[kind] / 2)
            continue
        guilt = belief.hunting(name)
        own = belief.hunting(voter)
        belief.scale(voter, (PACK, SETH), max(0.3, INNOCENT - (FELLOWS + INNOCENT - 1) * min(1.0, 2 * guilt)))
        belief.scale(name, (PACK, SETH), 1 - FELLOWS * own / 2)


def _charmed(belief: Belief, event: events.CharmedReported) -> None:
    belief.charmed = set(event.seats)
    belief._guesses = [[] for _ in range(belief.players)]
    belief._hunting.clear()


def _moved(belief: Belief, event: events.Moved) -> None:
    _swap(belief, belief.slot[event.seat], belief.slot[event.other])


def _married(belief: Belief, event: events.Married) -> None:
    couple = (event.seat, event.other)
    if event.house is not None:
        if any(slot == event.house and seat not in couple for seat, slot in enumerate(belief.slot)):
            _swap(belief, belief.slot[event.seat], event.house)
        belief.slot[event.seat] = belief.slot[event.other] = event.house


def _swap(belief: Belief, one: int, two: int) -> None:
    belief.slot = [two if slot == one else one if slot == two else slot for slot in belief.slot]


def _met(belief: Belief, event: events.GroupMet) -> None:
    belief.met.setdefault(event.group, set(event.seats))


def _failed(belief: Belief, event: events.InvocationFailed) -> None:
    belief.failed.add((event.power, event.target))


def _potion(belief: Belief, event: events.PotionTried) -> None:
    belief.potion_works = belief.potion_works or event.health == HEALTH[0]


def _miracle(belief: Belief, event: events.MiracleWorked) -> None:
    if event.miracle == "raise" and not event.worked:
        belief.past_help.add(event.target)


_READERS: dict[type[Event], Callable[[Belief, Any], None]] = {
    events.PostsDealt: _posts,
    events.DayBroke: _day,
    events.NightFell: _night,
    events.HealthReported: _report,
    events.HealthAnnounced: _announced,
    events.Condemned: _condemned,
    events.CameraRead: _camera,
    events.StalkAnswered: _stalk,
    events.RevealAnswered: _reveal,
    events.Invoked: _invoked,
    events.Voted: _voted,
    events.CharmedReported: _charmed,
    events.Moved: _moved,
    events.Married: _married,
    events.GroupMet: _met,
    events.InvocationFailed: _failed,
    events.PotionTried: _potion,
    events.MiracleWorked: _miracle,
}
