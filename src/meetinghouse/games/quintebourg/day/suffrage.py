"""Who votes, against whom, and what it costs: the law of the day (QB-VOTE, QB-LAW)."""

from __future__ import annotations

from ....engine.values import Option, Seat, seats_in
from .. import posts
from ..laws import DEFAULT, LAW, Law
from ..names import B, C, I, M
from ..state import QuintebourgState
from ..town import fit, of_health, vote_neighbours

CANDIDATES = "QB-RULING-101"  # who they are


def law_of(state: QuintebourgState) -> Law:
    """How today's vote is held."""
    return LAW[state.law] if state.law else DEFAULT


def candidates(state: QuintebourgState) -> int:
    """All who are not taken for dead or condemned, oneself included (QB-RULING-101)."""
    return of_health(state, I, C) & ~state.condemned


def voters(state: QuintebourgState) -> int:
    """Who votes aloud."""
    law = law_of(state)
    if law.cancelled:
        return 0
    return fit(state) & (1 << state.doctor if law.voters == "doctor" else state.everybody)


def absent_voters(state: QuintebourgState) -> int:
    """Who votes on the screen by a law: those in a coma, or the dead too; not who has fallen after his vote."""
    worst = {"all": M, "ibc": C}.get(law_of(state).voters, B)
    voted = sum(1 << voter for voter, *_ in state.votes if voter >= 0)
    return of_health(state, C, worst) & ~voted & ~state.watching if worst > B else 0


def payee(state: QuintebourgState) -> int:
    """Who gets the price of a vote; -1: anybody, or the pot."""
    law = law_of(state)
    if law.payee == "scrutateur":
        return state.holder("scrutateur")
    if law.payee == "suppleant":
        return posts.next_scrutineer(state)
    return state.doctor if law.payee == "medecin" else -1


def free_of_charge(state: QuintebourgState, seat: int) -> bool:
    """Whether one votes without paying: the payee, and all where he has fallen since (QB-RULING-105)."""
    law = law_of(state)
    if not law.price or law.payee in ("any", "pot"):
        return not law.price
    taker = payee(state)
    return taker in (-1, seat) or state.health[taker] > C


def can_pay(state: QuintebourgState, seat: int) -> bool:
    """Whether one can pay for a vote, or need not."""
    return state.coins[seat] >= law_of(state).price or free_of_charge(state, seat)


def allowed(state: QuintebourgState, seat: int) -> int:
    """Against whom one may vote today."""
    law = law_of(state)
    found = candidates(state)
    if law.price and not can_pay(state, seat):
        return 0
    if law.only != "any":
        near = vote_neighbours(state, seat)
        found &= near if law.only == "neighbours" else ~near
    return found


def barred(state: QuintebourgState, seat: int) -> list[tuple[Option, str]]:
    """Against whom one may not vote today, and by which clause."""
    law = law_of(state)
    near = vote_neighbours(state, seat)
    excluded = {"any": state.everybody, "neighbours": ~near, "not-neighbours": near}[law.only] & candidates(state)
    names = seats_in(state.everybody & ~allowed(state, seat))
    return [(Seat(name), law.clause if excluded >> name & 1 else CANDIDATES) for name in names]


def may_be_blank(state: QuintebourgState, seat: int) -> bool:
    """Whether one may name nobody: not in a special session, where everyone who can vote does (QB-RULING-95)."""
    bound = state.special and not state.options["special_blank"]
    return law_of(state).blank and not (bound and allowed(state, seat))


def rigged(state: QuintebourgState) -> bool:
    """Whether the absent all vote against somebody."""
    return bool(state.rig) and bool(candidates(state) >> state.rig[1] & 1) and not law_of(state).cancelled
