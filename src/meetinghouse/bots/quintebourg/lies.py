"""Lies of those who hunt: cards that they claim to have seen, so that the town suspects somebody else.

The pack agrees without a word, from what everybody knows: those lie whom the town suspects least, because they are
believed, and not in every game. Each liar invents one card, and keeps to it. Nobody can disprove it before the end,
because the curious, the nurse and the prosecutor see cards in secret.
"""

from __future__ import annotations

from ...engine.sayings import Saying
from ...engine.values import Seat, Word
from ..moment import Moment
from ..whims import whims
from .hearsay import COVER, HUNTERS
from .scene import Scene

LIES = 0.2  # in how many games the pack lies: if it lied more often, nobody could believe in cards
TRUSTED = 0.02  # how much less than the others on average a liar must be suspected


def lie(moment: Moment, scene: Scene, fellows: frozenset[int]) -> list[Saying]:
    """What a hunter invents.

    Nothing if the pack does not lie now, if others of the pack do, if this hunter would not be believed, or if it has
    claimed to have seen something already.
    """
    if not scene.town.day or moment.testified or whims(moment.key, "lies", *moment.lot[1:])[0] > LIES:
        return []
    guilt = moment.ledger.guilt
    usual = sum([guilt[seat] for seat in moment.others]) / len(moment.others)
    if guilt[scene.me] > usual - TRUSTED:
        return []
    pack = sorted([scene.me, *[seat for seat in fellows if seat in moment.others]], key=guilt.__getitem__)
    place = pack.index(scene.me)
    return frame(moment, scene, pack) if place == 0 else clear(moment, scene, pack) if place == 1 else []


def frame(moment: Moment, scene: Scene, pack: list[int]) -> list[Saying]:
    """A hunter's card for the worst suspect who is no fellow."""
    seats = [Seat(seat) for seat in moment.doubtful(scene.me) if seat not in pack]
    if not seats:
        return []
    worst = max(seats, key=lambda each: moment.ledger.guilt[each.seat])
    cards = [Saying("saw-card", (worst, Word(role))) for role in HUNTERS if role != scene.own.party]
    cards = [saying for saying in cards if moment.sayable(saying)]
    return cards[int(moment.whim("card") * len(cards)) :][:1]


def clear(moment: Moment, scene: Scene, pack: list[int]) -> list[Saying]:
    """A villager's card for the most suspected fellow."""
    seats = [seat for seat in pack if seat != scene.me and moment.guilt[seat] > moment.usual]
    return [Saying("saw-card", (Seat(seats[-1]), Word(COVER)))] if seats else []
