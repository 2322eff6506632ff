"""Random play: answers, offers and expired timers, at given rates."""

from __future__ import annotations

import random

from ..decisions import Decision
from ..events import Told
from ..record import Entry
from ..refusals import Refused
from ..sayings import MOST, any_saying
from ..sheet import Sheet
from ..speech import GESTURES, THREE_WORDS, say, seat_in, talks
from ..values import Choice
from .words import AnyGame

OFFER_RATE = 0.1
EXPIRY_RATE = 0.05
TALK_RATE = 0.15


def any_move(
    game: AnyGame, dice: random.Random, offer_rate: float = OFFER_RATE, expiry_rate: float = EXPIRY_RATE
) -> Entry:
    """A random move: usually an answer, sometimes an offer, an expired timer or, if the game has talk, a saying."""
    if talks(game) and dice.random() < TALK_RATE:
        said = any_line(game, dice)
        if said is not None:
            return said
    offers = game.offers if dice.random() < offer_rate else []
    if offers:
        offer = dice.choice(offers)
        return Entry(offer.id, offer.any(dice))
    decision = dice.choice(game.decisions)
    if decision.timer is not None and dice.random() < expiry_rate:
        return Entry(decision.id)
    return Entry(decision.id, decision.any(dice))


def any_line(game: AnyGame, dice: random.Random) -> Entry | None:
    """Something that a random seat may say in a random channel; None if nobody may speak."""
    places = [(channel, seat) for channel in game.channels if channel.form != GESTURES for seat in channel.writers]
    if not places:
        return None
    channel, seat = dice.choice(places)
    most = 1 if channel.form == THREE_WORDS else MOST
    phrases, public = game.vocabulary(channel.name), game.heard(None)
    said = [any_saying(phrases, seat, public, dice) for _ in range(dice.randint(1, most))]
    line = Entry(f"{seat}-say", said=tuple([each for each in said if each is not None]), channel=channel.name)
    return line if line.said and _may_be_said(game, line) else None


def _may_be_said(game: AnyGame, line: Entry) -> bool:
    try:
        say(game, seat_in(line.id), line.channel, line.said)
    except Refused as refused:
        if refused.key != "spoken-already":
            raise
        return False
    return True


def common_move(here: AnyGame, there: AnyGame, dice: random.Random) -> Entry | None:
    """A move that is legal in both worlds, if there is one.

    A sheet may have more questions in one world, so it is held open until its time is up, as at a table.
    """
    said = any_line(here, dice) if talks(here) and dice.random() < TALK_RATE else None
    if said is not None and _may_say(there, said):
        return said
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
        choice = _common_choice(decision, twin, dice)
        if choice is not None:
            return Entry(decision.id, choice, sheets and decision.single)
    return None


def _may_say(game: AnyGame, said: Entry) -> bool:
    return any(each.name == said.channel and seat_in(said.id) in each.writers for each in game.channels)


def _common_choice(decision: Decision, twin: Decision, dice: random.Random) -> Choice | None:
    """A choice that is legal for both, if there is one."""
    options = tuple(option for option in decision.options if option in twin.options)
    least, most = max(decision.least, twin.least), min(decision.most, twin.most, len(options))
    if not options or least > most:
        return None
    return dice.choice(options) if decision.single else dice.sample(options, dice.randint(least, most))


def make(game: AnyGame, move: Entry) -> list[Told]:
    """Make a move; one without a choice expires the timer."""
    return game.carry_out(move)


def play(game: AnyGame, dice: random.Random, moves: int) -> list[Entry]:
    """Make random moves, at most this many and none after the end; returns them."""
    made: list[Entry] = []
    while len(made) < moves and not game.over:
        made.append(any_move(game, dice))
        make(game, made[-1])
    return made
