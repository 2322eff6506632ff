"""The names of the town: roles, camps, factions, posts, health, places."""

from __future__ import annotations

from enum import IntEnum

PARTY = (
    "rept-alpha", "rept-rouge", "rept-noire", "reptilienne", "seth", "fennec", "cortex", "minus", "medecin", "sesiano",
    "amoureux", "skadi", "villageois", "hess", "algebriste", "rappaz", "analyste", "pach", "geometre", "nobel",
)  # fmt: skip

EFFECTS = (
    "scientifique", "geek", "chercheur", "bricoleur", "ingenieur",
    "infirmier", "pharmacien", "chirurgien", "brancardier", "anesthesiste",
    "curieux", "fouineur", "indiscret", "fureteur", "commere",
    "tricheur", "brigand", "hackeur",
    "marchand-de-sable", "morphee", "laura", "coriace", "artiste", "eris", "cupidon", "assassin", "parrain",
    "bras-droit",
)  # fmt: skip


# If a player belongs to several camps, the first in this order counts (QB-CAMP-07).
class Camp(IntEnum):
    """Players of a camp win together. Each camp is a bit, because a player may belong to several."""

    AMOUREUX = 1 << 0
    IDEALISTES = 1 << 1
    MC = 1 << 2
    SETHEUX = 1 << 3
    REPTILIENS = 1 << 4
    NOBEL = 1 << 5
    GEOMETRES = 1 << 6
    ALGEBRISTES = 1 << 7
    ANALYSTES = 1 << 8
    VILLAGEOIS = 1 << 9


AMOUREUX, IDEALISTES, MC, SETHEUX, REPTILIENS, NOBEL, GEOMETRES, ALGEBRISTES, ANALYSTES, VILLAGEOIS = Camp
CAMPS = tuple([camp.name.lower() for camp in Camp])

CONCERNED = "concerned"  # an answer that is told only to the players it concerns


class Faction(IntEnum):
    """Members of a faction meet and attack together. Each is a bit, because a player may belong to several."""

    PACK = 1 << 0
    ALG = 1 << 1
    ANA = 1 << 2
    GEO = 1 << 3
    MC = 1 << 4
    SETHEUX = 1 << 5


PACK, ALG, ANA, GEO, F_MC, F_SETHEUX = Faction
FACTIONS = tuple([faction.name.lower() for faction in Faction])
MATHS = ALG | ANA | GEO

CAMP_OF: dict[str, int] = {
    "rept-alpha": REPTILIENS, "rept-rouge": REPTILIENS, "rept-noire": REPTILIENS, "reptilienne": REPTILIENS,
    "seth": SETHEUX, "fennec": SETHEUX, "cortex": MC, "minus": MC, "medecin": IDEALISTES, "sesiano": IDEALISTES,
    "amoureux": AMOUREUX, "skadi": 0, "villageois": VILLAGEOIS, "hess": ALGEBRISTES, "algebriste": ALGEBRISTES,
    "rappaz": ANALYSTES, "analyste": ANALYSTES, "pach": GEOMETRES, "geometre": GEOMETRES, "nobel": NOBEL,
}  # fmt: skip
FACTION_OF: dict[str, int] = {
    "rept-alpha": PACK, "rept-rouge": PACK, "rept-noire": PACK, "reptilienne": PACK, "seth": PACK | F_SETHEUX,
    "fennec": F_SETHEUX, "cortex": F_MC, "minus": F_MC, "hess": ALG, "algebriste": ALG, "rappaz": ANA,
    "analyste": ANA, "pach": GEO, "geometre": GEO,
}  # fmt: skip
FACTION_OF_CAMP: dict[int, int] = {
    REPTILIENS: PACK, ALGEBRISTES: ALG, ANALYSTES: ANA, GEOMETRES: GEO, MC: F_MC, SETHEUX: F_SETHEUX,
}  # fmt: skip
CAMP_OF_FACTION: dict[int, int] = {ALG: ALGEBRISTES, ANA: ANALYSTES, GEO: GEOMETRES}
LEADER: dict[int, str] = {PACK: "rept-alpha", ALG: "hess", ANA: "rappaz", GEO: "pach"}
SWORN_ENEMY: dict[int, int] = {ALG: ANA, ANA: GEO, GEO: ALG}  # QB-CAMP-12

MANDATORY = ("notaire", "president", "senateur", "procureur")
OPTIONAL = (
    "chef-armees", "pretre-cupide", "pretre-odieux", "adj-randy", "adj-armish", "pick-mirko", "pick-mirka",
)  # fmt: skip
POSTS = ("scrutateur", "bourreau", *MANDATORY, *OPTIONAL)
WITHDRAWN_FIRST = (
    "pretre-odieux", "adj-armish", "adj-randy", "pick-mirka", "pick-mirko", "pretre-cupide", "chef-armees",
)  # fmt: skip


class Health(IntEnum):
    """The states of health, from best to worst."""

    UNHARMED = 0
    WOUNDED = 1
    COMATOSE = 2
    NEARLY_DEAD = 3
    DEAD = 4


UNHARMED, WOUNDED, COMATOSE, NEARLY_DEAD, DEAD = Health
HEALTH = ("i", "b", "c", "q", "m")  # the names in events

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MON, TUE, WED, THU, FRI, SAT, SUN = range(7)


class Place(IntEnum):
    """The places that are neither houses nor rooms. The place of a house is the number of its plot on the ring."""

    BUNKER = 64
    CORRIDOR = 65
    POT = 66
    ROOMS = 100  # where the rooms begin


BUNKER, CORRIDOR, POT, _ROOMS = Place


def room(patient: int) -> int:
    """The room of a patient as a place."""
    return _ROOMS + patient


def patient_of(place: int) -> int:
    """The patient whose room a place is; negative if the place is no room."""
    return place - _ROOMS


def split(place: int) -> tuple[int | None, int | None]:
    """A place as events tell it: the number of a house, or the patient of a room. The bunker has neither."""
    patient = patient_of(place)
    return (None, patient) if patient >= 0 else (None if place == BUNKER else place, None)


FEAST_PLACES = ("square", "tavern", "church", "hall")
