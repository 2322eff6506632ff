"""The town: who is what, how everybody fares, who holds which post, and what is planned for tonight."""

from __future__ import annotations

from typing import Any

from ...engine.fields import beside, each, mapping, several, tuples
from ...engine.game import Game
from ...engine.state import State
from .components.names import BUNKER, FACTIONS, UNHARMED


class QuintebourgState(State):
    """Seats are bits in masks; -1 is nobody or nowhere."""

    mode: str
    players: int
    options: dict[str, Any]
    everybody: int

    checked: tuple[object, ...] = beside(())  # the last state in which no condition stopped the game

    # who is what
    party: list[str] = each("")
    alibi: list[str] = each("")  # of lovers; else empty
    effect: list[str] = each("")
    camps: list[int] = each(0)
    factions: list[int] = each(0)
    forsaken: list[int] = several([0] * len(FACTIONS))  # by faction: the prophet's converts, who only seem members
    met: list[int] = several([0] * len(FACTIONS))  # by faction: the members who have seen each other
    seen: list[dict[int, int]] = each({}, replaced=True)  # by viewer: whose cards; 1 party, 2 effect, 4 lovers'
    uses: list[dict[str, int]] = each({}, replaced=True)  # what is left of single-use powers
    henchmen: list[int] = several([0, 0])  # of the godfather, of his right hand
    lover: list[int] = each(-1)
    hater: list[int] = each(-1)
    casual: list[int] = each(-1)
    spouse: list[int] = each(-1)
    ex: list[int] = each(-1)  # the spouse at the moment when a player was taken for dead
    unsettled: int = 0  # married players who have fallen since the last step 4
    wed: list[int] = each(-1)  # the spouse as the town knows
    founded: int = 0  # factions that had members at the start
    became: int = 0  # players who became president after the start
    seth_converted: bool = False
    skadi_met: int = 0
    skadi_camp: int = 0
    invoked: int = 0  # who was openly seen to invoke
    invoking: list[int] = each(0)  # by viewer: who was seen to invoke at night
    hands: list[int] = each(0)  # how often a player raised a hand and did not act, tonight or today
    converted_key: bool = False  # whether the prophet has converted a player whose conversion stops the game

    # how everybody fares
    health: list[int] = each(UNHARMED.value)
    published: list[int] = each(UNHARMED.value)  # as the town was told; nearly dead may mean dead
    nights: list[int] = each(0)  # in hospital
    since: list[int] = each(-1)  # the night since which one is a patient
    q_since: list[int] = each(-1)  # the moment one became nearly dead
    fallen: list[int] = each(0)  # the deepest fall in one published change, in notches
    coins: list[int] = each(0)
    estates: list[int] = each(0)
    wills: list[int] = each(0)  # the estates of those who are known to have fallen
    pot: int = -1  # -1: there is none
    pot_told: int = -1  # as the town has seen it last: thefts of the night show at dawn
    bank: int = 0
    charmed: int = 0
    charmed_told: int = 0  # those in the last report
    asleep: int = 0
    condemned: int = 0
    jinx: int = -1
    luck: int = -1
    grief: int = 0  # whose lover's fall is published
    relief: int = 0  # whose lover's return is published
    cure_seen: int = 0  # haters who were nearly dead when the other fell
    cure: int = 0  # the same, once the fall is published
    watching: int = 0  # the dead who only watch
    returned: bool = False  # whether somebody has come back from nearly dead
    returned_told: bool = False  # the same, as reported; players who do not see the sick choose by this
    clock: int = 0  # the number of events so far

    # where everybody lives
    slot: list[int] = several()

    # the calendar
    weekday: int = 0
    night: int = 0
    day: int = 0

    # posts and the day
    holders: dict[str, int] = mapping()
    richest: int = -1
    law: str = ""
    law_senator: int = -1
    special: bool = False
    special_day: int = -1  # the last day that had one
    rig: list[int] = several()  # whom the absent vote against at the next session
    dead_name: int = -1
    shift: int = 0
    admired: int = -1
    resigning: list[int] = several()
    harassed: list[int] = several()
    orders: list[tuple[int, ...]] = tuples()  # voter, name, chief, whether the letter has come
    culprits: list[int] = several()  # players who fall for a broken order at the coming step B
    votes: list[tuple[int, ...]] = tuples()  # the session's: voter, names …
    resigned: list[tuple[int, ...]] = tuples()  # post, who gave it up this morning
    spent: list[int] = each(0)  # coins paid or given away since one's last letter
    direction: int = 0
    weeks: int = 0  # Sundays that have passed
    camera: int = -1  # the deputy's house for the coming night
    prosecutor: int = -1  # who held the post during the night
    readings: list[tuple[int, ...]] = tuples()  # cameras to publish: place, persons
    proposed: list[int] = each(0)  # by seat: players to whom it has proposed marriage today
    inquired: bool = False  # whether the prosecutor has held an inquiry today
    stands: list[str] = each("")  # at the feast
    queue: list[int] = several()  # invocations that wait

    # tonight
    coma: int = -1
    targets: dict[str, list[int]] = mapping()  # by faction: designated, place
    at_home: int = 0  # factions that pointed at a house, not at a room
    eyes: list[int] = several([0] * len(FACTIONS))  # by faction: who opened their eyes at its last call
    lovers_place: int = -1
    haters_place: int = -1
    casual_place: int = -1
    squat: int = -1
    sculpt: int = -1
    army: int = -1
    guards: list[tuple[int, ...]] = tuples()  # henchman, place
    nursed: int = 0  # nurses on duty
    position: list[int] = each(-1)
    level: list[int] = each(-1)
    whispering: int = 0
    bunker_forced: bool = False
    forced_note: bool = False
    research: int = 0
    threshold: int = 0
    doses_used: int = 0
    mc_week: int = 0
    mc_double: bool = False
    mc_acted: bool = False
    cortex_own: list[int] = several()
    mc_shown: list[int] = several()

    @property
    def doctor(self) -> int:
        """The doctor's seat, which everybody knows; -1 if there is none."""
        return self.party.index("medecin") if "medecin" in self.party else -1

    def holder(self, post: str) -> int:
        """Who holds a post; -1 if it is vacant or not in play."""
        return self.holders.get(post, -1)

    def see(self, viewer: int, target: int, cards: int) -> None:
        """Note that a player has seen another's cards."""
        seen = self.seen[viewer]
        self.seen[viewer] = {**seen, target: seen.get(target, 0) | cards}

    def use(self, seat: int, power: str, number: int = 1) -> None:
        """Count a use of a single-use power; a negative number allows further uses."""
        uses = self.uses[seat]
        self.uses[seat] = {**uses, power: uses.get(power, 0) - number}

    def home(self, seat: int) -> int:
        """Where a player lives: a house, or the bunker."""
        slot = self.slot[seat]
        doctor = self.doctor
        return BUNKER if doctor >= 0 and slot == self.slot[doctor] else slot


Quintebourg = Game[QuintebourgState]
