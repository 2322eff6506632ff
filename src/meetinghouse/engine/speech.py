"""Speaking in a game: what may be said where, who hears it, what contradicts what, and what was true."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import msgspec

from .decisions import Channel, show
from .events import EVERYBODY, Event, Told
from .refusals import Refused
from .sayings import (
    MOST,
    OFF,
    Blank,
    Claim,
    Conflict,
    Line,
    Part,
    Phrase,
    Saying,
    Spoke,
    Verdict,
    common,
    read_sayings,
)
from .unfit import unfit
from .values import Seat

if TYPE_CHECKING:
    from .game import Game
    from .record import Record

GESTURES, THREE_WORDS = "gestures", "three-words"
NO_CLAIMS = frozenset([phrase.kind for phrase in common(0)])  # opinions, questions and the like contradict nothing
UNNUMBERED = -1


def talk_of(game: Game[Any]) -> str:
    """The option ``talk`` of this game."""
    return str(game.setup.options.get("talk", OFF))


def talks(game: Game[Any]) -> bool:
    """Whether sayings are part of this game."""
    return talk_of(game) != OFF


def vocabulary(game: Game[Any], channel: str) -> tuple[Phrase, ...]:
    """The phrases of this moment in a channel, the same for every seat. Empty if no sayings are said."""
    if not talks(game) or _form(game, channel) == GESTURES:
        return ()
    return game.rules.vocabulary(game, channel)


def claim_kinds(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of sayings that are claims in this game, at any time; empty if it has no talk."""
    if not talks(game):
        return ()
    return tuple([phrase.kind for phrase in game.rules.vocabulary(game, "") if phrase.mood == "claim"])


def say(game: Game[Any], seat: int, channel: object, sayings: object) -> Told:
    """Check all sayings of a line; returns the line with its audience. Raises `Refused` if anything is wrong."""
    if not talks(game):
        raise Refused("no-talk")
    there = _open(game, seat, channel)
    said = _read(sayings)
    _check_length(game, seat, there, said)
    phrases = {phrase.kind: phrase for phrase in game.rules.vocabulary(game, there.name)}
    public = game.heard(None)
    for saying in said:
        if saying.kind not in phrases:
            raise Refused("unknown-saying", kind=saying.kind, known=", ".join(phrases))
        _check(seat, saying, phrases[saying.kind], public)
    everybody = set(range(game.setup.players)) <= set(there.readers)
    event = Spoke(seat, there.name, len(public), () if everybody else there.readers, said)
    return Told(event, audience_of(event))


def audience_of(event: Spoke) -> int:
    """The seats that were told a line, as a bit mask."""
    return sum([1 << seat for seat in event.to]) if event.to else EVERYBODY


def _form(game: Game[Any], channel: str) -> str:
    return next((each.form for each in game.channels if each.name == channel), "")


def _open(game: Game[Any], seat: int, channel: object) -> Channel:
    """The channel, if the seat may speak there."""
    if game.over:
        raise Refused("game-over")
    for each in game.channels:
        if each.name == channel and seat in each.writers:
            if each.form == GESTURES:
                raise Refused("gestures-channel", channel=each.name)
            return each
    raise Refused("closed-channel", game.rules.silence or None, channel=channel)


def _read(sayings: object) -> tuple[Saying, ...]:
    try:
        given = sayings if isinstance(sayings, list | tuple) else [sayings]
        return read_sayings([msgspec.to_builtins(each) for each in given])
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise Refused("no-saying", **unfit(error)) from error


def _check_length(game: Game[Any], seat: int, channel: Channel, said: tuple[Saying, ...]) -> None:
    most = 1 if channel.form == THREE_WORDS else MOST
    if not 1 <= len(said) <= most:
        raise Refused("too-many-sayings", most=most, count=len(said))
    if has_spoken(game.heard(seat), seat, channel):
        raise Refused("spoken-already", channel=channel.name)


def has_spoken(heard: Sequence[Event], seat: int, channel: Channel) -> bool:
    """Whether a seat has already said its one line in a channel of three words."""
    if channel.form != THREE_WORDS:
        return False
    since = list(takewhile(lambda event: isinstance(event, Spoke), reversed(heard)))
    return any(isinstance(event, Spoke) and (event.seat, event.channel) == (seat, channel.name) for event in since)


def _check(seat: int, saying: Saying, phrase: Phrase, public: Sequence[Any]) -> None:
    """Check one saying against its phrase."""
    if phrase.rule:
        raise Refused("forbidden", phrase.rule, choice=show(saying))
    if len(saying.parts) != len(phrase.blanks):
        raise Refused("saying-parts", kind=saying.kind, count=len(saying.parts), wanted=len(phrase.blanks))
    for place, (part, blank) in enumerate(zip(saying.parts, phrase.blanks, strict=True), 1):
        if isinstance(part, Line):
            fits = blank.of in ("line", "saying") and _heard(seat, part.line, blank, public)
        else:
            fits = part in blank.options and not (blank.others and part == Seat(seat))
        if not fits:
            rule = next((each.rule for each in blank.closed if each.option == part), "")
            if rule:
                raise Refused("forbidden", rule, choice=show(saying))
            raise Refused("saying-part", kind=saying.kind, place=place, part=show(part), of=blank.of)
    if _twice(saying.parts):
        raise Refused("saying-part", kind=saying.kind, place=len(saying.parts), part=show(saying.parts[-1]), of="other")


def _twice(parts: Sequence[Part]) -> bool:
    """Whether two blanks name one seat."""
    named = [part for part in parts if isinstance(part, Seat)]
    return len(set(named)) < len(named)


def _heard(seat: int, number: int, blank: Blank, public: Sequence[Any]) -> bool:
    """Whether a line was told in public, and is what the blank asks for."""
    if not 0 <= number < len(public):
        return False
    line = public[number]
    if blank.of == "line":
        return True
    return isinstance(line, Spoke) and (not blank.own or line.seat == seat)


# --- what was said


def claims(game: Game[Any]) -> list[Claim]:
    """All sayings in the public story, except those that their speakers have taken back."""
    found: list[Claim] = []
    for number, event in enumerate(game.heard(None)):
        if isinstance(event, Spoke):
            found += [Claim(number, event.seat, saying) for saying in event.sayings]
    gone = {(each.seat, line_of(each.saying)) for each in found if each.saying.kind == "retract"}
    return [each for each in found if (each.seat, each.line) not in gone]


def line_of(saying: Saying) -> int:
    """The line that a saying points at; -1 if it points at none."""
    return next((part.line for part in saying.parts if isinstance(part, Line)), -1)


def conflicts(game: Game[Any]) -> tuple[Conflict, ...]:
    """The claims that what is public contradicts, and all pairs of claims that contradict each other."""
    rules, found = game.rules, []
    told = [each for each in claims(game) if each.saying.kind not in NO_CLAIMS]
    for index, claim in enumerate(told):
        why = rules.disproved(game, claim)
        if why:
            found.append(Conflict(claim.line, claim.saying, why))
        for other in told[:index]:
            why = rules.clash(game, other, claim)
            if why:
                found.append(Conflict(claim.line, claim.saying, why, other.line, other.saying))
    return tuple(found)


def verdicts(record: Record) -> list[Verdict]:
    """Everything that was said in a finished game, and what of it was true when it was said."""
    return opened(record)[0]


def opened(record: Record) -> tuple[list[Verdict], tuple[Conflict, ...]]:
    """The verdicts of a finished game, and which public claims contradicted each other or public facts."""
    from .catalogue import opening

    if record.outcome is None:
        raise Refused("still-secret")
    game = opening(record)
    found = []
    for index, entry in enumerate(record.entries):
        if entry.said is None:
            game.carry_out(entry)
            continue
        seat = seat_in(entry.id)
        truths = tuple([game.rules.truth(game, seat, saying) for saying in entry.said])
        number = len(game.heard(None))
        game.carry_out(entry)
        public = len(game.heard(None)) > number
        found.append(Verdict(index, seat, entry.channel, number if public else UNNUMBERED, entry.said, truths))
    return found, conflicts(game)


def seat_in(id: str) -> int:
    """The seat in the id of an entry; -1 if there is none."""
    seat, _, name = id.partition("-")
    return int(seat) if seat.isdecimal() and name == "say" else -1


# --- redealt and imagined worlds


def without(story: Sequence[Told]) -> tuple[list[Told], list[tuple[int, Told]]]:
    """Split a story into the lines of the game and the sayings, each with the number of game lines before it."""
    rest: list[Told] = [told for told in story if not isinstance(told.event, Spoke)]
    said: list[tuple[int, Told]] = []
    if len(rest) == len(story):
        return rest, said
    rest = []
    for told in story:
        if isinstance(told.event, Spoke):
            said.append((len(rest), told))
        else:
            rest.append(told)
    return rest, said


def woven(story: Sequence[Told], seat: int | None, said: Sequence[tuple[int, Told]]) -> list[Told]:
    """A retold story with the sayings put back, each after as many lines as the seat had heard."""
    if not said:
        return list(story)
    found: list[Told] = []
    heard = done = 0
    for told in story:
        if told.heard_by(seat):
            while done < len(said) and said[done][0] <= heard:
                found.append(said[done][1])
                done += 1
            heard += 1
        found.append(told)
    return found + [line for _, line in said[done:]]
