"""Why a choice is refused: the clause that it breaks."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.decisions import Closed, Decision
from ...engine.values import YES, Amount, Choice, Option, Position, Seat, Word, seats_in
from . import posts
from .day import ballot, session, suffrage
from .day.succession import Appoint, ChooseApplicant
from .day.weddings import FORCED, PRIESTS, WITNESSES, priests
from .invocations import CLAUSES
from .laws import LAWS, Law
from .names import POSTS, SUN, C
from .roles import mafia
from .state import Quintebourg, QuintebourgState
from .town import fit, vote_neighbours

# The clause that says what there is to choose from, where nothing more can be told.
BY_KIND = {
    "exchange-post": "QB-RULING-79", "move-house": "QB-RULING-77", "appoint": "QB-RULING-90",
    "bequeath": "QB-POST-NOTARY-01", "apply": "QB-POST-OPT-04", "session": "QB-POST-PRESIDENT-01",
    "propose-law": "QB-RULING-99", "assent": "QB-POST-SENATOR-01", "close-debate": "QB-POST-PRESIDENT-05",
    "direction": "QB-POST-PRESIDENT-06", "vote": "QB-RULING-101", "vote-rank": "QB-RULING-101",
    "vote-many": "QB-RULING-101", "vote-three": "QB-RULING-101", "pay-vote": "QB-LAW-15", "break-tie": "QB-RULING-94",
    "accuse": "QB-POST-PRESIDENT-11", "judge": "QB-POST-PRESIDENT-12", "weddings": "QB-DAY-08",
    "fee": "QB-POST-PRIEST-01", "forced-fee": "QB-POST-PRIEST-01", "pay-fee": "QB-POST-PRIEST-02",
    "marry": "QB-WED-01", "witness": "QB-WED-03",
    "choose-home": "QB-RULING-111", "feast": "QB-CAL-06", "give": "QB-MONEY-02", "propose": "QB-RULING-109",
    "inquiry": "QB-POST-PROSECUTOR-03", "walk": "QB-RULING-06", "recruit": "QB-RULING-84", "invocation": "QB-ACT-02",
    "invoke": "QB-SCREEN-07",
}  # fmt: skip

SPECIAL = "QB-RULING-95"  # a session in which nobody votes blank
CONVERSIONS = ("noire-convert", "convert")  # the only powers that a Sunday knows


def closed(game: Quintebourg, decision: Decision) -> list[Closed]:
    """Options one might expect and may not take."""
    find = CLOSED.get(decision.kind)
    if find is None:
        return []
    return [Closed(option, rule) for option, rule in find(game, decision.seat) if option not in decision.options]


Found = list[tuple[Option, str]]


def _session(game: Quintebourg, seat: int) -> Found:
    return [(session.SPECIAL, "QB-POST-PRESIDENT-02")]


def _exchange(game: Quintebourg, seat: int) -> Found:
    return [(Word(post), "QB-RULING-79") for post in POSTS if post in game.state.holders]


def _move(game: Quintebourg, seat: int) -> Found:
    return [(Seat(each), "QB-RULING-77") for each in range(game.state.players)]


def _appoint(game: Quintebourg, seat: int) -> Found:
    step = game.agenda[-1]
    found: Found = []
    if isinstance(step, Appoint) and step.resigner >= 0:
        found.append((Seat(step.resigner), "QB-POST-SCRUTINEER-02"))
    if isinstance(step, ChooseApplicant):
        return [(Seat(each), "QB-POST-SCRUTINEER-06") for each in range(game.state.players)]
    found.append((Seat(seat), "QB-POST-SCRUTINEER-03"))
    return found


def _apply(game: Quintebourg, seat: int) -> Found:
    given_up = [POSTS[post] for post, who in game.state.resigned if who == seat]
    return [(Word(post), "QB-RULING-80") for post in given_up if post in posts.vacant_optional(game.state)]


def _propose_law(game: Quintebourg, seat: int) -> Found:
    return [(Word(law.name), "QB-LAW-23" if law.payee else "QB-RULING-134") for law in LAWS]


def _vote(game: Quintebourg, seat: int) -> Found:
    state = game.state
    law = suffrage.law_of(state)
    found: Found = [(Seat(each), _why_not_against(state, law, seat, each)) for each in seats_in(state.everybody)]
    if suffrage.may_be_blank(state, seat) or law.votes_max > 1 or law.ballot == "condorcet":
        return found
    return [*found, (ballot.BLANK, SPECIAL if law.blank else law.clause)]


def _why_not_against(state: QuintebourgState, law: Law, seat: int, name: int) -> str:
    if not suffrage.candidates(state) >> name & 1:
        return "QB-RULING-101"
    near = bool(vote_neighbours(state, seat) >> name & 1)
    barred = near if law.only == "not-neighbours" else not near
    return law.clause if law.only == "any" or barred else "QB-RULING-101"


def _pay_vote(game: Quintebourg, seat: int) -> Found:
    return [(Seat(seat), "QB-LAW-15")]


def _pay_fee(game: Quintebourg, seat: int) -> Found:
    return [(YES, "QB-POST-PRIEST-02")]


def _propose(game: Quintebourg, seat: int) -> Found:
    state = game.state
    found: Found = []
    for other in seats_in(state.everybody & ~(1 << seat)):
        for how in (*[Word(post) for post in PRIESTS if post in state.holders], WITNESSES, FORCED):
            found.append(((Seat(other), how), _why_not_marry(state, other, how)))
    return found


def _why_not_marry(state: QuintebourgState, other: int, how: Word) -> str:
    """Of a wedding that cannot be held: the two must be free; only one priest forces; witnesses are a makeshift."""
    if state.condemned >> other & 1:
        return "QB-RULING-22"
    if not fit(state) >> other & 1 or state.spouse[other] >= 0:
        return "QB-RULING-109"
    if how == FORCED:
        return "QB-RULING-110"
    return "QB-WED-02" if how == WITNESSES and priests(state) else "QB-RULING-109"


def _give(game: Quintebourg, seat: int) -> Found:
    state = game.state
    shut = [each for each in seats_in(state.everybody & ~(1 << seat)) if _no_gift_for(state, each)]
    return [((Seat(each), Amount(1)), _no_gift_for(state, each)) for each in shut]


def _no_gift_for(state: QuintebourgState, seat: int) -> str:
    """Why somebody can be given nothing; empty where he can."""
    if state.condemned >> seat & 1:
        return "QB-RULING-22"
    return "QB-RULING-116" if state.published[seat] > C else ""


def _bequeath(game: Quintebourg, seat: int) -> Found:
    return [
        ((Seat(dead), Seat(seat), Amount(amount)), "QB-POST-NOTARY-02")
        for dead, coins in enumerate(game.state.estates)
        for amount in range(1, coins + 1)
    ]


def _recruit(game: Quintebourg, seat: int) -> Found:
    return list(mafia.may_not_be_henchman(game.state, 0 if mafia.chief_of(game.state, 0) == seat else 1).items())


CLOSED: dict[str, Callable[[Quintebourg, int], Found]] = {
    "session": _session, "exchange-post": _exchange, "move-house": _move, "appoint": _appoint, "apply": _apply,
    "propose-law": _propose_law, "vote": _vote, "vote-many": _vote, "vote-three": _vote, "vote-rank": _vote,
    "pay-vote": _pay_vote, "pay-fee": _pay_fee, "propose": _propose, "bequeath": _bequeath, "recruit": _recruit,
    "give": _give,
}  # fmt: skip


def forbids(game: Quintebourg, decision: Decision, choice: Choice) -> str | None:
    """The clause that a choice of the right form breaks."""
    if not isinstance(choice, Seat | Word | Amount | Position | tuple | list):
        return None
    given = choice if isinstance(choice, list) else [choice]
    for shut in closed(game, decision):
        if shut.option in given:
            return shut.rule
    state = game.state
    if decision.kind.startswith("vote"):
        law = suffrage.law_of(state)
        if choice == [] and law.blank:
            return SPECIAL
        many = isinstance(choice, list) and all(option in decision.options for option in choice)
        return law.clause if many else BY_KIND[decision.kind]
    if decision.kind == "pickpocket":
        return "QB-POST-PICKPOCKET-01" if state.holder("pick-mirko") == decision.seat else "QB-POST-PICKPOCKET-02"
    if decision.kind == "place-camera":
        return "QB-POST-DEPUTY-01" if state.holder("adj-randy") == decision.seat else "QB-POST-DEPUTY-02"
    if isinstance(choice, tuple):
        return _of_several(game, decision, choice) or BY_KIND.get(decision.kind)
    return BY_KIND.get(decision.kind)


def _of_several(game: Quintebourg, decision: Decision, choice: tuple[object, ...]) -> str | None:
    """The same for an option of several parts."""
    state = game.state
    seats = [part.seat for part in choice if isinstance(part, Seat) and 0 <= part.seat < state.players]
    if decision.kind == "invocation" and choice and isinstance(choice[0], Word):
        power = choice[0].word
        return "QB-RULING-05" if state.weekday == SUN and power not in CONVERSIONS else CLAUSES.get(power)
    if decision.kind == "give" and seats and _no_gift_for(state, seats[0]):
        return _no_gift_for(state, seats[0])
    if decision.kind == "bequeath" and len(seats) > 1 and state.health[seats[1]] > C:
        return "QB-RULING-93"
    return None
