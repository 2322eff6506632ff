"""The names of the town: roles, camps, factions, posts, health, places."""

from __future__ import annotations

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

# In the order in which one player's several camps count (QB-CAMP-07).
CAMPS = (
    "amoureux", "idealistes", "mc", "setheux", "reptiliens", "nobel", "geometres", "algebristes", "analystes",
    "villageois",
)  # fmt: skip
AMOUREUX, IDEALISTES, MC, SETHEUX, REPTILIENS, NOBEL, GEOMETRES, ALGEBRISTES, ANALYSTES, VILLAGEOIS = [
    1 << order for order in range(10)
]

CONCERNED = "concerned"  # an answer of which only those hear whom it concerns

# Who meets and attacks together.
FACTIONS = ("pack", "alg", "ana", "geo", "mc", "setheux")
PACK, ALG, ANA, GEO, F_MC, F_SETHEUX = [1 << order for order in range(6)]
MATHS = ALG | ANA | GEO

CAMP_OF = {
    "rept-alpha": REPTILIENS, "rept-rouge": REPTILIENS, "rept-noire": REPTILIENS, "reptilienne": REPTILIENS,
    "seth": SETHEUX, "fennec": SETHEUX, "cortex": MC, "minus": MC, "medecin": IDEALISTES, "sesiano": IDEALISTES,
    "amoureux": AMOUREUX, "skadi": 0, "villageois": VILLAGEOIS, "hess": ALGEBRISTES, "algebriste": ALGEBRISTES,
    "rappaz": ANALYSTES, "analyste": ANALYSTES, "pach": GEOMETRES, "geometre": GEOMETRES, "nobel": NOBEL,
}  # fmt: skip
FACTION_OF = {
    "rept-alpha": PACK, "rept-rouge": PACK, "rept-noire": PACK, "reptilienne": PACK, "seth": PACK | F_SETHEUX,
    "fennec": F_SETHEUX, "cortex": F_MC, "minus": F_MC, "hess": ALG, "algebriste": ALG, "rappaz": ANA,
    "analyste": ANA, "pach": GEO, "geometre": GEO,
}  # fmt: skip
FACTION_OF_CAMP = {
    REPTILIENS: PACK, ALGEBRISTES: ALG, ANALYSTES: ANA, GEOMETRES: GEO, MC: F_MC, SETHEUX: F_SETHEUX,
}  # fmt: skip
CAMP_OF_FACTION = {ALG: ALGEBRISTES, ANA: ANALYSTES, GEO: GEOMETRES}
LEADER = {PACK: "rept-alpha", ALG: "hess", ANA: "rappaz", GEO: "pach"}
SWORN_ENEMY = {ALG: ANA, ANA: GEO, GEO: ALG}  # QB-CAMP-12

MANDATORY = ("notaire", "president", "senateur", "procureur")
OPTIONAL = (
    "chef-armees", "pretre-cupide", "pretre-odieux", "adj-randy", "adj-armish", "pick-mirko", "pick-mirka",
)  # fmt: skip
POSTS = ("scrutateur", "bourreau", *MANDATORY, *OPTIONAL)
WITHDRAWN_FIRST = (
    "pretre-odieux", "adj-armish", "adj-randy", "pick-mirka", "pick-mirko", "pretre-cupide", "chef-armees",
)  # fmt: skip

HEALTH = ("i", "b", "c", "q", "m")
I, B, C, Q, M = range(5)  # noqa: E741

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MON, TUE, WED, THU, FRI, SAT, SUN = range(7)

# Places: a house is the number of its plot on the ring, a room 100 and the patient's seat.
BUNKER, CORRIDOR, POT = 64, 65, 66
ROOM = 100

FEAST_PLACES = ("square", "tavern", "church", "hall")
