"""The town: who is what, how everybody fares, who holds which post, and what is planned for tonight."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.game import Game
from ...engine.state import State
from .names import BUNKER, FACTIONS, I

PLAIN = (
    "pot", "pot_told", "bank", "charmed", "charmed_told", "asleep", "condemned", "nursed", "jinx", "luck", "weekday",
    "night", "day", "richest", "law", "law_senator", "special", "special_day", "dead_name", "shift", "admired",
    "coma", "lovers_place", "haters_place", "casual_place", "squat", "sculpt", "army", "bunker_forced", "returned",
    "research", "threshold", "doses_used", "mc_week", "mc_double", "mc_acted", "camera", "prosecutor", "grief",
    "relief", "cure_seen", "cure", "clock", "became", "founded", "skadi_met", "skadi_camp", "seth_converted",
    "invoked", "whispering", "inquired", "direction", "weeks", "forced_note", "converted_key",
    "at_home", "unsettled", "watching", "returned_told",
)  # fmt: skip
LISTS = (
    "party", "alibi", "effect", "camps", "factions", "health", "published", "nights", "since", "coins", "estates",
    "slot", "lover", "hater", "casual", "spouse", "henchmen", "resigning", "harassed", "position", "level", "met",
    "invoking", "queue", "stands", "q_since", "rig", "cortex_own", "mc_shown", "fallen", "ex", "hands",
    "culprits", "wed", "wills", "eyes", "spent", "forsaken", "proposed",
)  # fmt: skip
NESTED = ("orders", "guards", "readings", "votes", "resigned")  # lists of lists
TABLES = ("uses", "seen")  # lists of dicts
DICTS = ("holders", "targets")


class QuintebourgState(State):
    """Seats are bits in masks; -1 is nobody or nowhere."""

    fields: ClassVar[tuple[str, ...]] = PLAIN + LISTS + NESTED + TABLES + DICTS

    # who is what
    party: list[str]
    alibi: list[str]  # of lovers; else empty
    effect: list[str]
    camps: list[int]
    factions: list[int]
    forsaken: list[int]  # by faction: the prophet's converts, who only seem to belong to it any more
    met: list[int]  # by faction: the members who have seen each other
    seen: list[dict[int, int]]  # by viewer: whose cards, 1 party, 2 effect, 4 the lovers' card
    uses: list[dict[str, int]]  # what is left of single-use powers
    henchmen: list[int]  # of the godfather, of his right hand
    lover: list[int]
    hater: list[int]
    casual: list[int]
    spouse: list[int]
    ex: list[int]  # to whom one was married when one was taken for dead
    unsettled: int  # married ones who have fallen since the last step 4
    wed: list[int]  # the spouse as the town knows
    founded: int  # factions that had members at the start
    became: int  # who has become president after the start
    seth_converted: bool
    skadi_met: int
    skadi_camp: int
    invoked: int  # who was openly seen to invoke
    invoking: list[int]  # by viewer: who was seen to invoke at night
    hands: list[int]  # raised and lowered again without a deed, tonight or today
    converted_key: bool  # the prophet has converted one whose conversion stops the game

    # how everybody fares
    health: list[int]
    published: list[int]  # as the town was told; where the two are not told apart, Q for Q and M
    nights: list[int]  # in hospital
    since: list[int]  # the night since which one is a patient
    q_since: list[int]  # the moment one became nearly dead
    fallen: list[int]  # the deepest fall in one published change, in notches
    coins: list[int]
    estates: list[int]
    wills: list[int]  # the estates of those who are known to have fallen
    pot: int  # -1: there is none
    pot_told: int  # as the town has seen it last: thefts of the night show at dawn
    bank: int
    charmed: int
    charmed_told: int  # those in the last report
    asleep: int
    condemned: int
    jinx: int
    luck: int
    grief: int  # whose lover's fall is published
    relief: int  # whose lover's return is published
    cure_seen: int  # haters who were nearly dead when the other fell
    cure: int  # and the fall is published
    watching: int  # the dead who only watch
    returned: bool  # somebody has come back from nearly dead
    returned_told: bool  # as of the last report, by which those choose who do not see the sick
    clock: int  # counts what happens

    # where everybody lives
    slot: list[int]

    # the calendar
    weekday: int
    night: int
    day: int

    # posts and the day
    holders: dict[str, int]
    richest: int
    law: str
    law_senator: int
    special: bool
    special_day: int  # the last day that had one
    rig: list[int]  # whom the absent vote against at the next session
    dead_name: int
    shift: int
    admired: int
    resigning: list[int]
    harassed: list[int]
    orders: list[list[int]]  # voter, name, chief, whether the letter has come
    culprits: list[int]  # who pays for a broken order at the coming step B
    votes: list[list[int]]  # the session's: voter, names …
    resigned: list[list[int]]  # post, who gave it up this morning
    spent: list[int]  # coins paid or given away since one's last letter
    direction: int
    weeks: int  # Sundays that have passed
    camera: int  # the deputy's house for the coming night
    prosecutor: int  # who held the post during the night
    readings: list[list[int]]  # cameras to publish: place, persons
    proposed: list[int]  # by seat: to whom one has proposed a marriage today
    inquired: bool  # the prosecutor has, today
    stands: list[str]  # at the feast
    queue: list[int]  # invocations that wait

    # tonight
    coma: int
    targets: dict[str, list[int]]  # by faction: designated, place
    at_home: int  # factions that pointed at a house, not at a room
    eyes: list[int]  # by faction: who opened their eyes at its last call
    lovers_place: int
    haters_place: int
    casual_place: int
    squat: int
    sculpt: int
    army: int
    guards: list[list[int]]  # henchman, place
    nursed: int  # nurses on duty
    position: list[int]
    level: list[float]
    whispering: int
    bunker_forced: bool
    forced_note: bool
    research: int
    threshold: int
    doses_used: int
    mc_week: int
    mc_double: bool
    mc_acted: bool
    cortex_own: list[int]
    mc_shown: list[int]

    def __init__(self, mode: str, players: int, options: dict[str, Any]) -> None:
        self.mode = mode
        self.players = players
        self.options = options
        self.everybody = (1 << players) - 1
        self.checked: tuple[object, ...] = ()  # the last state that was found to stop nothing

    def clear(self) -> None:
        """A town before anything is dealt."""
        self._nobody_is_anything()
        self._all_are_well()
        self._no_day_has_come()
        self._nothing_is_planned()

    def _nobody_is_anything(self) -> None:
        players = self.players
        self.party, self.alibi, self.effect = [""] * players, [""] * players, [""] * players
        self.camps, self.factions = [0] * players, [0] * players
        self.met, self.eyes, self.forsaken = [0] * len(FACTIONS), [0] * len(FACTIONS), [0] * len(FACTIONS)
        self.seen, self.uses = [{} for _ in range(players)], [{} for _ in range(players)]
        self.henchmen = [0, 0]
        self.lover, self.hater, self.casual = [-1] * players, [-1] * players, [-1] * players
        self.spouse, self.ex, self.wed = [-1] * players, [-1] * players, [-1] * players
        self.unsettled = self.founded = self.became = self.skadi_met = self.skadi_camp = self.invoked = 0
        self.invoking, self.hands = [0] * players, [0] * players
        self.seth_converted = self.converted_key = False
        self.slot = list(range(players))

    def _all_are_well(self) -> None:
        players = self.players
        self.health, self.published, self.fallen = [I] * players, [I] * players, [0] * players
        self.nights, self.since, self.q_since = [0] * players, [-1] * players, [-1] * players
        self.coins, self.estates, self.wills = [0] * players, [0] * players, [0] * players
        self.pot = self.pot_told = -1
        self.bank = 0
        self.charmed = self.charmed_told = self.asleep = self.condemned = 0
        self.jinx = self.luck = -1
        self.grief = self.relief = self.cure_seen = self.cure = 0
        self.watching = 0
        self.returned = self.returned_told = False
        self.clock = 0

    def _no_day_has_come(self) -> None:
        self.weekday = self.night = self.day = self.weeks = 0
        self.holders = {}
        self.richest = self.law_senator = self.special_day = self.dead_name = self.admired = -1
        self.law = ""
        self.special = self.inquired = False
        self.rig, self.resigning, self.harassed, self.culprits, self.queue = [], [], [], [], []
        self.orders, self.votes, self.resigned, self.readings = [], [], [], []
        self.spent = [0] * self.players
        self.shift = self.direction = 0
        self.proposed = [0] * self.players
        self.camera = self.prosecutor = -1
        self.stands = [""] * self.players

    def _nothing_is_planned(self) -> None:
        self.coma = self.squat = self.sculpt = self.army = -1
        self.lovers_place = self.haters_place = self.casual_place = -1
        self.targets = {}
        self.at_home = self.nursed = self.whispering = 0
        self.guards = []
        self.position, self.level = [-1] * self.players, [-1.0] * self.players
        self.bunker_forced = self.forced_note = self.mc_double = self.mc_acted = False
        self.research = self.threshold = self.doses_used = self.mc_week = 0
        self.cortex_own, self.mc_shown = [], []

    def copy(self) -> QuintebourgState:
        """The same town, independent from here on."""
        other = QuintebourgState(self.mode, self.players, self.options)
        other.checked = self.checked
        other.pot = self.pot
        other.pot_told = self.pot_told
        other.bank = self.bank
        other.charmed = self.charmed
        other.charmed_told = self.charmed_told
        other.asleep = self.asleep
        other.condemned = self.condemned
        other.nursed = self.nursed
        other.jinx = self.jinx
        other.luck = self.luck
        other.weekday = self.weekday
        other.night = self.night
        other.day = self.day
        other.richest = self.richest
        other.law = self.law
        other.law_senator = self.law_senator
        other.special = self.special
        other.special_day = self.special_day
        other.dead_name = self.dead_name
        other.shift = self.shift
        other.admired = self.admired
        other.coma = self.coma
        other.lovers_place = self.lovers_place
        other.haters_place = self.haters_place
        other.casual_place = self.casual_place
        other.squat = self.squat
        other.sculpt = self.sculpt
        other.army = self.army
        other.bunker_forced = self.bunker_forced
        other.returned = self.returned
        other.returned_told = self.returned_told
        other.research = self.research
        other.threshold = self.threshold
        other.doses_used = self.doses_used
        other.mc_week = self.mc_week
        other.mc_double = self.mc_double
        other.mc_acted = self.mc_acted
        other.camera = self.camera
        other.prosecutor = self.prosecutor
        other.grief = self.grief
        other.relief = self.relief
        other.cure_seen = self.cure_seen
        other.cure = self.cure
        other.clock = self.clock
        other.became = self.became
        other.founded = self.founded
        other.skadi_met = self.skadi_met
        other.skadi_camp = self.skadi_camp
        other.seth_converted = self.seth_converted
        other.invoked = self.invoked
        other.whispering = self.whispering
        other.inquired = self.inquired
        other.direction = self.direction
        other.weeks = self.weeks
        other.forced_note = self.forced_note
        other.converted_key = self.converted_key
        other.at_home = self.at_home
        other.unsettled = self.unsettled
        other.watching = self.watching
        other.party = self.party.copy()
        other.alibi = self.alibi.copy()
        other.effect = self.effect.copy()
        other.camps = self.camps.copy()
        other.factions = self.factions.copy()
        other.health = self.health.copy()
        other.published = self.published.copy()
        other.nights = self.nights.copy()
        other.since = self.since.copy()
        other.coins = self.coins.copy()
        other.estates = self.estates.copy()
        other.slot = self.slot.copy()
        other.lover = self.lover.copy()
        other.hater = self.hater.copy()
        other.casual = self.casual.copy()
        other.spouse = self.spouse.copy()
        other.henchmen = self.henchmen.copy()
        other.resigning = self.resigning.copy()
        other.harassed = self.harassed.copy()
        other.position = self.position.copy()
        other.level = self.level.copy()
        other.met = self.met.copy()
        other.invoking = self.invoking.copy()
        other.queue = self.queue.copy()
        other.stands = self.stands.copy()
        other.q_since = self.q_since.copy()
        other.rig = self.rig.copy()
        other.cortex_own = self.cortex_own.copy()
        other.mc_shown = self.mc_shown.copy()
        other.fallen = self.fallen.copy()
        other.ex = self.ex.copy()
        other.hands = self.hands.copy()
        other.culprits = self.culprits.copy()
        other.wed = self.wed.copy()
        other.wills = self.wills.copy()
        other.eyes = self.eyes.copy()
        other.spent = self.spent.copy()
        other.forsaken = self.forsaken.copy()
        other.proposed = self.proposed.copy()
        other.holders = self.holders.copy()
        other.targets = self.targets.copy()
        other.orders = [line.copy() for line in self.orders]
        other.guards = [line.copy() for line in self.guards]
        other.readings = [line.copy() for line in self.readings]
        other.votes = [line.copy() for line in self.votes]
        other.resigned = [line.copy() for line in self.resigned]
        other.uses = [line.copy() for line in self.uses]
        other.seen = [line.copy() for line in self.seen]
        return other

    @property
    def doctor(self) -> int:
        """The doctor's seat, which everybody knows; -1 where there is none."""
        return self.party.index("medecin") if "medecin" in self.party else -1

    def holder(self, post: str) -> int:
        """Who holds a post; -1 where it is vacant or not in play."""
        return self.holders.get(post, -1)

    def home(self, seat: int) -> int:
        """Where a player lives: a house, or the bunker."""
        slot = self.slot[seat]
        doctor = self.doctor
        return BUNKER if doctor >= 0 and slot == self.slot[doctor] else slot


Quintebourg = Game[QuintebourgState]
