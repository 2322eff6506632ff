"""Checks of sayings: what is listed can be said, everything else is refused, and nothing but the story changes."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import msgspec

from ..decisions import Channel
from ..sayings import MOST, Line, Phrase, Saying
from ..speech import GESTURES, seat_in, talks
from ..values import Seat
from .playing import any_line, make
from .words import AnyGame, holds, refused

MANY = 4000  # bytes of a game's own phrases that are still a menu, and not a list of everything that can be said
NONSENSE: tuple[Any, ...] = (
    None, 7, "suspect", b"", {}, [[]], [None], object(), {"kind": 7}, {"kind": "suspect", "parts": 3},
    Saying("no-such-saying"), Saying("nothing", (Seat(0),)), Saying("suspect"), Saying("because", (Line(10**6),)),
    Saying("agree", (Line(-1),)), [], [Saying("nothing")] * (MOST + 1),
)  # fmt: skip


def speaks(game: AnyGame, dice: random.Random) -> int:
    """Check the vocabulary of every channel, and what is said there; returns how many lines were said."""
    if not talks(game):
        holds(not any(game.vocabulary(each.name) for each in game.channels), game, "a game without talk has phrases")
        return 0
    for channel in game.channels:
        _vocabulary(game, channel)
        if channel.writers and channel.form != GESTURES:
            _refuses(game, channel, dice.choice(channel.writers))
    refused(partial(game.say, 0, "no-such-channel", [Saying("nothing")]), game, "a line in a channel that is not open")
    line = any_line(game, dice)
    if line is None:
        return 0
    after = game.copy()
    seat = seat_in(line.id)
    told = make(after, line)
    holds(len(told) == 1 and told[0].heard_by(seat), game, "the speaker does not hear their own line", seat)
    before = [game.state.dump(), game.decisions, game.offers, game.chance.counters]
    holds(before == [after.state.dump(), after.decisions, after.offers, after.chance.counters], game, "talk moves")
    for claim in told[0].event.sayings:
        truth = game.rules.truth(game, seat, claim)
        holds(truth in (True, False, None), game, f"the truth of {claim} is {truth!r}", seat)
    for conflict in after.rules.conflicts(after):
        holds(bool(conflict.why), game, f"{conflict} has no reason")
    return 1


def _vocabulary(game: AnyGame, channel: Channel) -> None:
    phrases = game.vocabulary(channel.name)
    if channel.form == GESTURES:
        holds(not phrases, game, f"there are phrases for the gestures of {channel.name}")
        return
    kinds = [phrase.kind for phrase in phrases]
    holds(len(set(kinds)) == len(kinds), game, f"two phrases have one kind: {kinds}")
    for phrase in phrases:
        _sound(game, phrase)


def _sound(game: AnyGame, phrase: Phrase) -> None:
    size = len(msgspec.json.encode(phrase))
    holds(size < MANY, game, f"the phrase {phrase.kind} takes {size} bytes")
    for blank in phrase.blanks:
        tags = {str(part.__struct_config__.tag) for part in blank.options}
        holds(tags <= {blank.of}, game, f"{phrase.kind} has a blank for {blank.of} with {tags}")
        different = len(set(blank.options)) == len(blank.options)
        holds(different, game, f"a blank of {phrase.kind} has an option twice")
        for closed in blank.closed:
            holds(closed.option not in blank.options and bool(closed.rule), game, f"{phrase.kind} closes {closed}")


def _refuses(game: AnyGame, channel: Channel, seat: int) -> None:
    saved = game.save()
    for nonsense in NONSENSE:
        refused(partial(game.say, seat, channel.name, nonsense), game, f"the saying {nonsense!r}", seat)
    silent = [other for other in range(game.seats) if other not in channel.writers]
    for other in silent[:1]:
        refused(partial(game.say, other, channel.name, [Saying("nothing")]), game, "a line of one who is silent", other)
    holds(game.save() == saved, game, "a refused line has changed the game", seat)
