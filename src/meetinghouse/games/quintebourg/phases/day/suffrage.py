"""Who votes, against whom, and what it costs: the law of the day (QB-VOTE, QB-LAW)."""

from __future__ import annotations

from .....engine.values import Option, Seat, Word, seats_in
from ...components.laws import DEFAULT, LAW, LAWS, Law
from ...components.names import COMATOSE, DEAD, UNHARMED, WOUNDED
from ...queries.town import bit, fit, of_health, vote_neighbours
from ...state import QuintebourgState
from ...verbs import posts

CANDIDATES = "QB-RULING-101"  # says who they are


def law_of(state: QuintebourgState) -> Law:
    """The law under which today's vote is held."""
    return LAW[state.law] if state.law else DEFAULT


def candidates(state: QuintebourgState) -> int:
    """All who are not taken for dead or condemned, oneself included (QB-RULING-101)."""
    return of_health(state, UNHARMED, COMATOSE) & ~state.condemned


def applicable(state: QuintebourgState, law: Law) -> bool:
    """Whether a law could be carried out today (QB-RULING-134, QB-LAW-23)."""
    if law.voters == "doctor":
        return bool(fit(state) & bit(state.doctor))
    if law.payee == "medecin":
        return bool(candidates(state) & bit(state.doctor))
    if law.distinct_min > 1 or law.only == "neighbours":
        return candidates(state).bit_count() >= max(2, law.distinct_min)
    if law.payee == "scrutateur":
        return posts.in_office(state, "scrutateur") >= 0
    if law.payee == "suppleant":
        return posts.next_scrutineer(state) >= 0
    return True


def all_laws() -> list[tuple[Option, str]]:
    """All laws, each with the clause by which it may be excluded."""
    return [(Word(law.name), "QB-LAW-23" if law.payee else "QB-RULING-134") for law in LAWS]


def voters(state: QuintebourgState) -> int:
    """The players who vote aloud."""
    law = law_of(state)
    if law.cancelled:
        return 0
    return fit(state) & (1 << state.doctor if law.voters == "doctor" else state.everybody)


def absent_voters(state: QuintebourgState) -> int:
    """The players who by law vote on the screen: the comatose, or also the dead; not those who fell after voting."""
    worst = {"all": DEAD, "ibc": COMATOSE}.get(law_of(state).voters, WOUNDED)
    voted = sum(1 << voter for voter, *_ in state.votes if voter >= 0)
    return of_health(state, COMATOSE, worst) & ~voted & ~state.watching if worst > WOUNDED else 0


def payee(state: QuintebourgState) -> int:
    """The player who gets the price of a vote; -1: anybody, or the pot."""
    law = law_of(state)
    if law.payee == "scrutateur":
        return state.holder("scrutateur")
    if law.payee == "suppleant":
        return posts.next_scrutineer(state)
    return state.doctor if law.payee == "medecin" else -1


def free_of_charge(state: QuintebourgState, seat: int) -> bool:
    """Whether a player votes without paying: the payee, and everybody if the payee has fallen since (QB-RULING-105)."""
    law = law_of(state)
    if not law.price or law.payee in ("any", "pot"):
        return not law.price
    taker = payee(state)
    return taker in (-1, seat) or state.health[taker] > COMATOSE


def can_pay(state: QuintebourgState, seat: int) -> bool:
    """Whether a player can pay for a vote, or votes free of charge."""
    return state.coins[seat] >= law_of(state).price or free_of_charge(state, seat)


def within_reach(state: QuintebourgState, seat: int) -> int:
    """The players against whom the law allows a vote, paid for or not: all, only neighbours, or all but neighbours."""
    law = law_of(state)
    near = vote_neighbours(state, seat) if law.only != "any" else 0
    return near if law.only == "neighbours" else state.everybody & ~near


def allowed(state: QuintebourgState, seat: int) -> int:
    """The players against whom a voter may vote today."""
    return candidates(state) & within_reach(state, seat) if can_pay(state, seat) else 0


def barred(state: QuintebourgState, seat: int) -> list[tuple[Option, str]]:
    """The players against whom a voter may not vote today, each with the clause."""
    law = law_of(state)
    excluded = candidates(state) & ~(within_reach(state, seat) if law.only != "any" else 0)
    names = seats_in(state.everybody & ~allowed(state, seat))
    return [(Seat(name), law.clause if excluded >> name & 1 else CANDIDATES) for name in names]


def may_be_blank(state: QuintebourgState, seat: int) -> bool:
    """Whether a blank vote is allowed; not in a special session: everybody who can vote does (QB-RULING-95)."""
    bound = state.special and not state.options["special_blank"]
    return law_of(state).blank and not (bound and allowed(state, seat))


def rigged(state: QuintebourgState) -> bool:
    """Whether the votes of all the absent are rigged."""
    return bool(state.rig) and bool(candidates(state) >> state.rig[1] & 1) and not law_of(state).cancelled
