"""The town: who is what, how everybody fares, who holds which post, and what is planned for tonight."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.game import Game
from ...engine.state import State
from .names import BUNKER, I

PLAIN = (
    "pot", "bank", "charmed", "charmed_told", "asleep", "condemned", "nursed", "jinx", "luck", "weekday", "night",
    "day", "richest", "law", "law_senator", "special", "special_day", "dead_name", "shift", "admired", "coma",
    "lovers_place", "haters_place", "casual_place", "squat", "sculpt", "army", "bunker_forced", "returned",
    "research", "threshold", "doses", "mc_week", "mc_double", "mc_acted", "camera", "prosecutor",
    "grief", "relief", "cure_seen", "cure", "clock", "became", "founded", "skadi_met", "skadi_camp",
    "seth_converted", "invoked", "whispering", "proposed", "inquired", "broke", "direction", "weeks", "forced_note",
    "converted_key", "at_home",
)  # fmt: skip
LISTS = (
    "party", "alibi", "effect", "camps", "factions", "health", "published", "nights", "since", "coins", "estates",
    "slot", "lover", "hater", "casual", "spouse", "henchmen", "resigning", "harassed", "position", "level", "met",
    "invoking", "queue", "stands", "q_since", "rig", "cortex_own", "mc_shown", "fallen", "ex",
    "culprits", "wed", "wills", "eyes",
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
    met: list[int]  # by faction: the members who have seen each other
    seen: list[dict[int, int]]  # by viewer: whose cards, 1 party, 2 effect, 4 the lovers' card
    uses: list[dict[str, int]]  # what is left of single-use powers
    henchmen: list[int]  # of the godfather, of his right hand
    lover: list[int]
    hater: list[int]
    casual: list[int]
    spouse: list[int]
    ex: list[int]  # to whom one was married when one was taken for dead
    wed: list[int]  # the spouse as the town knows
    founded: int  # factions that had members at the start
    became: int  # who has become president after the start
    seth_converted: bool
    skadi_met: int
    skadi_camp: int
    invoked: int  # who was openly seen to invoke
    invoking: list[int]  # by viewer: who was seen to invoke at night
    converted_key: bool  # the prophet has converted one whose conversion stops the game

    # how everybody fares
    health: list[int]
    published: list[int]
    nights: list[int]  # in hospital
    since: list[int]  # the night since which one is a patient
    q_since: list[int]  # the moment one became nearly dead
    fallen: list[int]  # the deepest fall in one published change, in notches
    coins: list[int]
    estates: list[int]
    wills: list[int]  # the estates of those who are known to have fallen
    pot: int  # -1: there is none
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
    returned: bool  # a return from nearly dead has been published
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
    broke: int  # who could not pay for a vote today
    direction: int
    weeks: int  # Sundays that have passed
    camera: int  # the deputy's house for the coming night
    prosecutor: int  # who held the post during the night
    readings: list[list[int]]  # cameras to publish: place, persons
    proposed: int  # who has proposed a marriage today
    inquired: bool
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
    nursed: int
    position: list[int]
    level: list[float]
    whispering: int
    bunker_forced: bool
    forced_note: bool
    research: int
    threshold: int
    doses: int  # given so far
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
        players = self.players
        for name in PLAIN:
            setattr(self, name, 0)
        for name in (
            "jinx", "luck", "richest", "law_senator", "dead_name", "admired", "coma", "lovers_place", "haters_place",
            "casual_place", "squat", "sculpt", "army", "camera", "prosecutor", "pot",
            "special_day",
        ):  # fmt: skip
            setattr(self, name, -1)
        for name in ("returned", "special", "bunker_forced", "mc_double", "mc_acted", "seth_converted", "inquired",
                     "forced_note", "converted_key"):  # fmt: skip
            setattr(self, name, False)
        self.law = ""
        for name in ("party", "alibi", "effect", "stands"):
            setattr(self, name, [""] * players)
        for name in ("camps", "factions", "health", "published", "nights", "coins", "estates", "invoking", "fallen",
                     "wills"):  # fmt: skip
            setattr(self, name, [I] * players)
        for name in ("since", "lover", "hater", "casual", "spouse", "ex", "wed", "position", "level", "q_since"):
            setattr(self, name, [-1] * players)
        for name in ("resigning", "harassed", "queue", "rig", "cortex_own", "mc_shown", "culprits"):
            setattr(self, name, [])
        self.slot = list(range(players))
        self.henchmen = [0, 0]
        self.met = [0] * 6
        self.eyes = [0] * 6
        for name in NESTED:
            setattr(self, name, [])
        self.uses = [{} for _ in range(players)]
        self.seen = [{} for _ in range(players)]
        self.holders = {}
        self.targets = {}

    def copy(self) -> QuintebourgState:
        """The same town, independent from here on."""
        other = QuintebourgState.__new__(QuintebourgState)
        ours = self.__dict__
        theirs = other.__dict__
        theirs.update(ours)
        for name in LISTS:
            theirs[name] = ours[name].copy()
        for name in NESTED:
            theirs[name] = [line.copy() for line in ours[name]]
        for name in TABLES:
            theirs[name] = [line.copy() for line in ours[name]]
        for name in DICTS:
            theirs[name] = ours[name].copy()
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
