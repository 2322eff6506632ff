"""Votes, the tribunal, and how their outcome is influenced."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Option, Seat, Word
from ..bot import Reason
from ..moves import any_legal, seats_of
from .mind import PLAN, Answer, Mind, nothing

BLANK = Word("blank")
WAGON = 0.06  # what each vote already cast adds
DOUBT = 0.02  # how much worse than the average somebody must be to be named first
EXECUTE = 0.35
FELLOW = -0.5
HIDDEN_WISH = 0.2
KEPT_UP = 0.3  # for whom it has invented something against: a lie is kept up
DANGER = 2  # the number of votes against oneself or one's lover that is a danger, if nobody has more
RESCUE = 0.3  # what each vote against somebody else adds in danger


def cast_so_far(mind: Mind) -> list[int]:
    """How many votes were cast against each seat today."""
    found = [0] * mind.scene.players
    for ballot in mind.scene.town.votes:
        for name in ballot.names:
            found[name] += 1
    return found


def pull(mind: Mind, seat: int, votes: list[int]) -> float:
    """How much the bot wants to vote against somebody.

    If it hides its side, it names whom the town would name. Votes already cast attract it, and more so if it has to
    save itself.
    """
    foe = want = mind.foe[seat]
    if mind.scene.hides and want > FELLOW:
        want = mind.public_suspicion(seat) + HIDDEN_WISH * want + (KEPT_UP if seat in mind.framed else 0.0)
    if foe <= min(0.0, mind.mean):
        return want
    return want + (RESCUE if endangered(mind, votes) else WAGON) * votes[seat]


def endangered(mind: Mind, votes: list[int]) -> bool:
    """Whether the viewer or the viewer's lover would be executed as things stand."""
    ours = max([votes[seat] for seat in (mind.scene.me, mind.scene.lover) if seat >= 0])
    return ours >= DANGER and ours == max(votes)


def ranked(mind: Mind, decision: Decision) -> list[int]:
    """The seats in the order in which the bot would name them; never itself or a friend while there are others."""
    votes = cast_so_far(mind)
    scene = mind.scene
    seats = [seat for seat in seats_of(decision) if seat not in (scene.me, scene.lover)]
    order = sorted(seats, key=lambda seat: pull(mind, seat, votes) + mind.shade(seat), reverse=True)
    return order + [seat for seat in seats_of(decision) if seat in (scene.me, scene.lover)]


def order_of(mind: Mind, decision: Decision) -> int:
    """The seat that the bot is ordered to name, unless it is its leader or lover; -1 for nobody."""
    scene = mind.scene
    for name in scene.own.orders:
        leads = any(group in scene.people[name].leads for group in scene.people[name].groups) and not scene.turned
        if Seat(name) in decision.options and name != scene.lover and not leads:
            return name
    return -1


def vote(mind: Mind, decision: Decision) -> Answer:
    """One name, or a blank ballot if nobody stands out."""
    order = order_of(mind, decision)
    if order >= 0:
        return Seat(order), mind.about("order", order)
    names = ranked(mind, decision)
    if not names:
        return nothing(decision)
    best = names[0]
    blank = BLANK in decision.options
    if blank and (best == mind.scene.me or pull(mind, best, cast_so_far(mind)) < mind.mean + DOUBT):
        return BLANK, Reason("steady-blank")
    return Seat(best), mind.against(best)


def vote_several(mind: Mind, decision: Decision) -> Answer:
    """A name for each enemy, as far as the law allows."""
    order = order_of(mind, decision)
    names = ranked(mind, decision)
    if order >= 0:
        names = [order, *[name for name in names if name != order]]
    bad = [name for name in names if name == order or mind.foe[name] > mind.mean + DOUBT]
    count = min(decision.most, max(decision.least, len(bad)))
    chosen: list[Option] = [Seat(name) for name in names[:count]]
    if decision.single:
        return (chosen[0], mind.against(names[0])) if chosen else nothing(decision)
    return chosen, mind.against(names[0]) if chosen else PLAN


def worst(mind: Mind, decision: Decision) -> Answer:
    """The worst enemy among them."""
    seat = mind.most(seats_of(decision))
    return (Seat(seat), mind.against(seat)) if seat >= 0 else nothing(decision)


def accuse(mind: Mind, decision: Decision) -> Answer:
    """The worst enemies among the tied."""
    seats = sorted(seats_of(decision), key=lambda seat: -mind.foe[seat])
    chosen = [Seat(seat) for seat in seats[: decision.least]]
    return (chosen[0] if decision.single else chosen), mind.against(seats[0])


def judge(mind: Mind, decision: Decision) -> Answer:
    """Execute whoever is clearly more of an enemy than the average, and spare all others."""
    assert isinstance(decision.about, Seat)
    seat = decision.about.seat
    if mind.foe[seat] > max(EXECUTE, mind.mean):
        return Word("execute"), mind.against(seat)
    return Word("spare"), mind.about("friend", seat)


def pay_vote(mind: Mind, decision: Decision) -> Answer:
    """Give a coin to the best friend."""
    seat = mind.least(seats_of(decision))
    return (Seat(seat), mind.about("friend", seat)) if seat >= 0 else (any_legal(decision), PLAN)
