"""Weddings and gifts. Both are rare, except gifts between lovers."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import NO, YES, Amount, Seat, Word
from ..bot import Move
from .hunts import meeting_house
from .mind import PLAN, Answer, Mind, nothing
from .scene import WOUNDED

PROPOSING = 0.03
GIVING = 0.02
DEAR = 0.0
FEE = 1


def propose(mind: Mind, offer: Decision) -> Move | None:
    """Propose to one's lover or to a good friend, but seldom."""
    if mind.chance.random() > PROPOSING:
        return None
    found = {}
    for option in offer.options:
        if isinstance(option, tuple) and isinstance(option[0], Seat) and option[1] != Word("forced"):
            found[option[0].seat] = option
    seat = mind.least(found)
    if seat < 0 or mind.foe[seat] > DEAR:
        return None
    return Move(offer.id, found[seat], mind.about("friend", seat))


def give(mind: Mind, offer: Decision) -> Move | None:
    """Lovers pool their coins; others give a coin to their leader, but very seldom."""
    scene = mind.scene
    if scene.lover >= 0:
        return pool(mind, offer)
    if scene.own.coins < 2 or mind.chance.random() > GIVING:
        return None
    for group in (scene.faction, "mc"):
        leader = scene.leader(group)
        if leader >= 0 and (Seat(leader), Amount(1)) in offer.options:
            return Move(offer.id, (Seat(leader), Amount(1)), mind.about("friend", leader))
    return None


def pool(mind: Mind, offer: Decision) -> Move | None:
    """Give all coins to the lover at whose house they meet, since nobody breaks in at the richest citizen's.

    A voter with an order keeps a coin, since the vote may cost one.
    """
    scene = mind.scene
    host = meeting_house(scene, scene.lover)
    if host == scene.me or scene.health[host] > WOUNDED:
        return None
    gifts = [
        option[1].amount
        for option in offer.options
        if isinstance(option, tuple) and option[0] == Seat(host) and isinstance(option[1], Amount)
    ]
    gifts = [amount for amount in gifts if not scene.own.orders or amount < scene.own.coins]
    return Move(offer.id, (Seat(host), Amount(max(gifts))), mind.about("friend", host)) if gifts else None


def marry(mind: Mind, decision: Decision) -> Answer:
    """Accept anybody who is not suspect."""
    assert isinstance(decision.about, Seat)
    seat = decision.about.seat
    good = mind.foe[seat] <= max(DEAR, mind.mean)
    return (YES, mind.about("friend", seat)) if good else (NO, mind.against(seat))


def fee(mind: Mind, decision: Decision) -> Answer:
    """Ask for one coin."""
    choice = Amount(FEE)
    return (choice, PLAN) if choice in decision.options else nothing(decision)


def forced_fee(mind: Mind, decision: Decision) -> Answer:
    """One coin, unless the one who asks is the worse of the two."""
    assert isinstance(decision.about, tuple)
    suitor, other = [each.seat for each in decision.about if isinstance(each, Seat)]
    if mind.foe[suitor] > mind.foe[other]:
        return NO, mind.against(suitor)
    return fee(mind, decision)


def pay_fee(mind: Mind, decision: Decision) -> Answer:
    """Pay a fee of up to one coin."""
    assert isinstance(decision.about, Amount)
    return (YES if YES in decision.options and decision.about.amount <= FEE else NO), PLAN


def witness(mind: Mind, decision: Decision) -> Answer:
    """Always agree to witness."""
    return YES, PLAN
