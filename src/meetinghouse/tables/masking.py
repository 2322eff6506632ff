"""Masking at the table: nothing that leaves a table reveals who acts in a secret step.

In a secret step the rules ask every seat alike (`engine.masked`, `engine.sheet`), so the questions do not reveal who
really acts. The times and sizes of messages, or the end of the step, could still reveal it. This module prevents that:

hold   The last answer does not close the step. Answers may still be changed until the table closes it.
close  Among several people the step lasts the publicly known time, no matter who answers and when. It closes after a
       whole number of the pace's floors instead if no clock runs, if steps last days, or for one person with bots.
tick   Nothing is shown between the ticks of a clock that starts with the step. On each tick all readers get an event.
       A process that hears late of the step shows it with the next tick.
pad    All events of one tick have one size, which follows from what the public is told. An event that is too long is
       sent in pieces, with the next ticks. Right after the event that ends the step come new offers and what did not
       fit. By then the step is open, and nothing is padded.

The modules acts, clock, table, live, caretaker and message call this one. The times are in the table's `Pace`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import msgspec

from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.masked import SUSPICION
from ..engine.sheet import Sheet
from .pace import TIMES

if TYPE_CHECKING:
    from .message import Message
    from .table import Table

PAGE = 4096  # bytes; messages are padded to whole pages
CROWD = 12  # with up to this many seats, one page is enough for the private part of a message
TICK = 400  # bytes of an event on a tick; less than 512 with its framing on the wire
SHEET_TICK = 1000  # bytes of an event on a tick while sheets are open, which ask new questions
OWN = 2048  # bytes for the private part of a message that begins or ends a secret step, with up to CROWD seats
ID_DIGITS = 10  # bytes for the id of a whole message
LONGEST_HEAD = 20  # bytes of the longest kind and id of an event
MUSING = 2  # floors that somebody alone has for a suspicion that nothing waits for
HASTY = 4.0  # the speed from which moves of bots are shown together
SHOWN_EVERY = 0.2  # seconds between two messages then, at least
ROUNDING = 1e-6  # tolerance when times are compared


# --- hold


def holds(game: Game[Any]) -> bool:
    """Whether the current step stays open after its last answer."""
    return game.secret


def is_waiting(game: Game[Any]) -> bool:
    """Whether everybody has answered, and the step is held open."""
    return game.held and not game.decisions


# --- close


def closes_at(table: Table, game: Game[Any]) -> float | None:
    """When the current step, secret or not, closes by itself; None if it waits for answers without a limit."""
    clock = table.clock
    if table.moderated:
        return None  # the master closes it
    if is_waiting(game) and (floor := _floor(table)) is not None:
        return _after_floors(table, table.touched, floor)
    if (musing := musing_until(table, game)) is not None:
        return musing
    if clock.end is None:
        return None
    return _tick_after(table, clock.end) if game.secret else clock.end


def musing_until(table: Table, game: Game[Any]) -> float | None:
    """When a secret step closes in which a person alone with bots is still asked for a suspicion.

    The answer decides nothing, and there is nobody from whom the table would have to hide who acts.
    """
    asked = game.decisions
    if not asked or not game.secret or not alone(table):
        return None
    if any(each.kind != SUSPICION or each.timer is None or table.chairs[each.seat].bot for each in asked):
        return None
    end = max(table.clock.since + musing_time(table), table.touched)
    return _tick_after(table, end if table.clock.end is None else min(end, table.clock.end))


def musing_time(table: Table) -> float:
    """How many seconds somebody alone has for a suspicion, at least."""
    return MUSING * table.pace.floor / haste(table)


def alone(table: Table) -> bool:
    """Whether at most one person owns a seat, now and when the game began: nothing is hidden from anybody then.

    A person with a master is not alone: only the master closes steps.
    """
    return table.company.alone and not table.moderated


def haste(table: Table) -> float:
    """How many times as fast as its pace a table plays. A secret step of several people is not sped up."""
    return 1.0 if table.secret and not alone(table) else TIMES[table.company.speed]


def _floor(table: Table) -> float | None:
    """The shortest time after which a fully answered step closes; None if it always takes its whole time.

    If several people own seats, the length would reveal how long the acting people took. A person alone with bots
    learns nothing from it, because the delays of bots do not depend on the game.
    """
    if alone(table) or (table.pace.shared is None and table.clock.end is None):
        return table.pace.floor / haste(table)
    return table.pace.shared


def _after_floors(table: Table, when: float, floor: float) -> float:
    """When a step fully answered at `when` closes: after a whole number of floors, or when its time is up.

    Rounding up hides most of the difference if people who really act think longer.
    """
    clock = table.clock
    if clock.end is not None and clock.length is not None:
        floor = min(floor, clock.length / 2)
    moment = when
    if floor:
        moment = clock.since + max(1, math.ceil((when - clock.since) / floor - ROUNDING)) * floor
    return _tick_after(table, moment if clock.end is None else max(min(moment, clock.end), when))


def thinks_once(table: Table) -> bool:
    """Whether bots wait only once in this step, so that a bot with more questions does not take longer."""
    return table.secret or isinstance(table.match.agenda[-1], Sheet)


# --- tick


def shows_at_once(before: Table, after: Table, now: float) -> bool:
    """Whether a change is shown to all readers at once. In a secret step it waits for the next tick.

    The beginning of a secret step waits too if the store or another process was slow. This process may first hear of
    the step by somebody's answer, and showing it at once would reveal when that answer was given.
    """
    return not after.secret or (begins(before, after) and now < after.clock.since + _tick(after) / 2)


def begins(before: Table, after: Table) -> bool:
    """Whether a change begins a step."""
    return not before.secret or before.clock.since != after.clock.since


def hurries(table: Table) -> bool:
    """Whether bots play very fast and no person is asked anything. Then several moves are shown together."""
    if table.game is None or not table.moving or not is_hasty(haste(table)):
        return False
    return all(table.chairs[asked.seat].bot for asked in table.game.decisions)


def is_hasty(times: float) -> bool:
    """Whether a speed is much faster than the pace."""
    return times >= HASTY


def next_tick(table: Table, shown: float, unshown: bool = False) -> float | None:
    """When a table last shown at this time is shown again; None if only changes are shown.

    `unshown`: hasty bots have moved since.
    """
    if table.secret:
        return _tick_after(table, max(shown, table.clock.since) + _tick(table) / 10)
    return shown + SHOWN_EVERY if unshown else None


def tells_presence(table: Table) -> bool:
    """Whether to tell now who is away or back. In a secret step this waits."""
    return not table.secret


def secret_step(table: Table) -> float | None:
    """When the current secret step began; None if the step is not secret.

    In a secret step every reader gets an event on each tick, even if it contains nothing new.
    """
    return table.clock.since if table.secret else None


def _tick(table: Table) -> float:
    return max(table.pace.tick / haste(table), SHOWN_EVERY)


def _tick_after(table: Table, when: float) -> float:
    """The first tick of the step's clock at this time or later."""
    since, tick = table.clock.since, _tick(table)
    return since + math.ceil((when - since) / tick - ROUNDING) * tick


# --- pad


def tick_size(table: Table, public: int) -> int:
    """The size of every event on a tick of a secret step, including its kind and id.

    `public` is the length of the public's event, which usually holds only the time.
    """
    return _whole(SHEET_TICK if isinstance(table.match.agenda[-1], Sheet) else TICK, public + TICK // 2)


def turn_size(table: Table, public: int) -> int:
    """The size of every event at the beginning or end of a secret step, with more room for private parts."""
    return _whole(SHEET_TICK, public + OWN * -(-len(table.chairs) // CROWD))


def head_size(kind: str, length: int) -> int:
    """The bytes that the kind and id of an event take."""
    return len(kind) + len(str(length))


def cut(text: bytes, size: int) -> bytes:
    """The beginning of a text, up to `size` bytes of whole characters. Never all of it: browsers drop empty events."""
    size = min(size, len(text) - 1)
    while text[size] & 0b11000000 == 0b10000000:
        size -= 1
    return text[:size]


def message_size(public: int, seats: int, story: int = 0) -> int:
    """The size of every whole message: room for the public's, and for the private part of one seat.

    `public` is the length of the public's message without its story. For a reader's first message,
    `story` is the length of the public's whole story, and a seat's may be twice as long.
    """
    return _whole(PAGE, public + PAGE * -(-seats // CROWD) + 2 * story)


def basis_size(public: int) -> int:
    """The room for the basis of a view in a whole message; `public` is the length of the public's basis."""
    return _whole(PAGE, 2 * public)


def fit(message: Message, body: bytes, size: int, later: int) -> tuple[Message, bytes]:
    """The message and its JSON, shortened to a size; `later` is the size of the following messages.

    First, offers are left out, the longest first, until the rest would fit into a later message; they are sent when
    the step is over. Then the story is cut, and its rest is sent with the next messages. A message that is too
    long even without its story keeps its whole story.
    """
    offers = fitting_offers(message, later)
    if len(offers) < len(message.offers):
        message = msgspec.structs.replace(message, offers=offers)
        body = _encode(message)
    if len(body) <= size:
        return message, body
    whole, lines = message, len(message.story)
    while len(body) > size and lines > 0:
        lines //= 2
        message = _with_lines(whole, lines)
        body = _encode(message)
    return (message, body) if len(body) <= size else (whole, _encode(whole))


def padding(body: bytes, size: int) -> str:
    """Spaces that pad a message to its size; a longer message is padded to whole pages."""
    return " " * (max(size, _whole(PAGE, len(body))) - len(body))


def fitting_offers(message: Message, size: int) -> list[Decision]:
    """The offers that fit into a message without its story. The longest are left out first."""
    offers = message.offers
    bare = msgspec.structs.replace(message, story=[], private=[])
    while offers and len(_encode(msgspec.structs.replace(bare, offers=offers))) > size:
        longest = max(offers, key=lambda offer: len(offer.options))
        offers = [offer for offer in offers if offer is not longest]
    return offers


def _with_lines(message: Message, lines: int) -> Message:
    """The message with only the first lines of its story."""
    return msgspec.structs.replace(
        message,
        length=message.length - len(message.story) + lines,
        story=message.story[:lines],
        private=[place for place in message.private if place < lines],
    )


def _whole(unit: int, size: int) -> int:
    """The size rounded up to a multiple of the unit."""
    return -(-size // unit) * unit


_encode = msgspec.json.Encoder().encode
