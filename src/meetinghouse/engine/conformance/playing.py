"""Random play: answers, offers taken and time running out, each at a bounded rate."""

from __future__ import annotations

import random

from ..events import Told
from ..record import Entry
from ..sheet import Sheet
from .words import AnyGame

OFFER_RATE = 0.1
EXPIRY_RATE = 0.05


def any_move(
    game: AnyGame, dice: random.Random, offer_rate: float = OFFER_RATE, expiry_rate: float = EXPIRY_RATE
) -> Entry:
    """Some move: mostly an answer, now and then an offer, or that time runs out."""
    offers = game.offers if dice.random() < offer_rate else []
    if offers:
        offer = dice.choice(offers)
        return Entry(offer.id, offer.any(dice))
    decision = dice.choice(game.decisions)
    if decision.timer is not None and dice.random() < expiry_rate:
        return Entry(decision.id)
    return Entry(decision.id, decision.any(dice))


def common_move(here: AnyGame, there: AnyGame, dice: random.Random) -> Entry | None:
    """A move that is legal in both worlds, if there is one.

    Sheets may have more questions in one of them, so they are held open, as at a table, until their time is up.
    """
    sheets = isinstance(here.agenda[-1], Sheet)
    offered = dice.random() < OFFER_RATE
    ours = here.offers if offered else here.decisions
    theirs = {decision.id: decision for decision in (there.offers if offered else there.decisions)}
    for decision in dice.sample(ours, len(ours)):
        twin = theirs.get(decision.id)
        if twin is None or twin.single != decision.single:
            continue
        if decision.timer is not None and twin.timer is not None and dice.random() < EXPIRY_RATE:
            return Entry(decision.id)
        options = tuple(option for option in decision.options if option in twin.options)
        least, most = max(decision.least, twin.least), min(decision.most, twin.most, len(options))
        if options and least <= most:
            if decision.single:
                return Entry(decision.id, dice.choice(options), sheets)
            return Entry(decision.id, dice.sample(options, dice.randint(least, most)))
    return None


def make(game: AnyGame, move: Entry) -> list[Told]:
    """Make a move; one without a choice is that time runs out."""
    return game.follow(move)


def play(game: AnyGame, dice: random.Random, moves: int) -> list[Entry]:
    """Make so many moves, or as many as there are."""
    made: list[Entry] = []
    while len(made) < moves and not game.over:
        made.append(any_move(game, dice))
        make(game, made[-1])
    return made
