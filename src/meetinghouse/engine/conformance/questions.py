"""Checks of decisions and offers: every listed choice is accepted, and everything else refused."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from ..decisions import Decision
from ..record import Entry
from ..values import Amount, Choice, Option, Seat, Word, read_choice
from .playing import make
from .words import AnyGame, holds, refused, works

NONSENSE: tuple[Any, ...] = (
    None, True, 7, 0.5, "", "draw", b"draw", {}, {"type": "seat", "seat": 0}, [[]], [None], [[[]]], object(),
)  # fmt: skip
NO_IDS: tuple[Any, ...] = ("", "x", "0-0", "-1-1", "0-999999", "99-1", None, 7, ())


def well_formed(game: AnyGame) -> None:
    """Check that an open game asks something, and that its ids, options, numbers and defaults are sound."""
    holds(bool(game.decisions), game, "nothing is asked, and the game is not over")
    asked, offers = game.decisions, game.offers
    refused(partial(game.view, "all"), game, "the view of everything before the end")
    ids = [decision.id for decision in asked + offers]
    holds(len(set(ids)) == len(ids), game, f"an id stands for two things: {ids}")
    seats = [decision.seat for decision in asked]
    holds(len(set(seats)) == len(seats), game, f"a seat is asked two things at once: {ids}")
    for decision in asked + offers:
        _sound(game, decision)
    for decision in asked:
        id, seat, number = decision.id, decision.seat, decision.id.partition("-")[2]
        counted = number.isdecimal() and 0 < int(number) <= game.asked[seat]
        holds(counted, game, f"{id} is not numbered by what that seat was asked", seat)
        holds(decision.timer is None or decision.timer > 0, game, f"{id} leaves no time", seat)
        if decision.default is not None:
            works(partial(decision.check, decision.default), game, f"the default of {id} is no option", seat)
    for offer in offers:
        idle = offer.timer is None and offer.default is None
        holds(idle, game, f"the offer {offer.id} has a timer or a default", offer.seat)


def _sound(game: AnyGame, decision: Decision) -> None:
    id, seat, options = decision.id, decision.seat, decision.options
    least, most = decision.least, decision.most
    holds(0 <= seat < game.seats, game, f"{id} is for no seat of this game", seat)
    holds(id.startswith(f"{seat}-"), game, f"{id} does not begin with its seat", seat)
    holds(bool(decision.kind), game, f"{id} has no kind", seat)
    different = all(option not in options[:index] for index, option in enumerate(options))
    holds(bool(options) and different, game, f"{id} has no options, or one twice: {options}", seat)
    possible = 0 <= least <= most <= len(options) and most > 0
    holds(possible, game, f"{id} asks for {least} to {most} of {len(options)} options", seat)
    for closed in game.closed(id):
        holds(closed.option not in options, game, f"{id} both offers and closes {closed}", seat)
        holds(bool(closed.rule), game, f"{id} closes {closed.option} and names no rule", seat)


def accepts(game: AnyGame, dice: random.Random, sample: int = 6) -> int:
    """Check that listed choices are accepted, in Python and from JSON, and that timers can expire."""
    tried = 0
    for decision in game.decisions + game.offers:
        id, seat = decision.id, decision.seat
        for choice in _choices(decision, dice, sample):
            tried += 1
            plain, wire = game.copy(), game.copy()
            works(partial(plain.answer, id, choice), game, f"{id} offers {choice} and does not take it", seat)
            json = read_choice(msgspec.to_builtins(choice))
            works(partial(wire.answer, id, json), game, f"{id} does not take {choice} from JSON", seat)
            holds(plain.save() == wire.save(), game, f"{id} takes {choice} otherwise from JSON", seat)
    for decision in game.decisions:
        if decision.timer is not None:
            tried += 1
            late = partial(make, game.copy(), Entry(decision.id))
            works(late, game, f"the time of {decision.id} cannot run out", decision.seat)
    return tried


def refuses(game: AnyGame, dice: random.Random, sample: int = 6) -> int:
    """Check that all other choices are refused without any change, and closed options by their clause."""
    saved, asked, everything = game.save(), list(game.decisions), game.decisions + game.offers
    tried = 0
    for decision in dice.sample(everything, min(sample, len(everything))):
        id, seat = decision.id, decision.seat
        for closed in game.closed(id):
            tried += 1
            choice: Choice = closed.option if decision.single else [closed.option]
            refusal = refused(partial(game.answer, id, choice), game, f"{choice} as an answer to {id}", seat)
            ruled = refusal.rule == closed.rule
            holds(ruled, game, f"{id} refuses {choice} by {refusal.rule}, not by {closed.rule}", seat)
        for wrong in _wrong_choices(decision, everything, dice, sample):
            tried += 1
            refused(partial(game.answer, id, wrong), game, f"{wrong!r:.80} as an answer to {id}", seat)
            holds(game.save() == saved, game, f"{wrong!r:.80} was refused by {id}, and changed the game", seat)
        if decision.timer is None:
            refused(partial(game.expire, id), game, f"{id} has no clock, and its running out", seat)
    for id in (*NO_IDS, *unoffered(game, range(game.seats), [decision.id for decision in everything])):
        tried += 1
        refused(partial(game.answer, id, Word("done")), game, f"an answer to {id!r}")
        refused(partial(game.expire, id), game, f"the end of the time of {id!r}")
    same = game.save() == saved and game.decisions == asked
    holds(same, game, "something was refused, and changed the game")
    return tried


def unoffered(game: AnyGame, seats: Iterable[int], ids: Collection[str]) -> list[str]:
    """The ids of the offers that exist in this game but are not open to these seats now."""
    names = {*game.rules.offers, *[offer.name for offer in game.agenda[-1].unasked(game)]}
    known = [f"{seat}-{name}" for seat in seats for name in sorted(names)]
    return [id for id in known if id not in ids]


def _choices(decision: Decision, dice: random.Random, sample: int) -> list[Choice]:
    """All choices if there are few, otherwise a sample."""
    options = decision.options
    if decision.single:
        return list(options if len(options) <= sample else dice.sample(options, sample))
    fewest, most = options[: decision.least], options[len(options) - decision.most :]
    return [list(fewest), list(most), *[decision.any(dice) for _ in range(sample - 2)]]


def _wrong_choices(decision: Decision, everything: Sequence[Decision], dice: random.Random, sample: int) -> list[Any]:
    """Choices that must be refused: other decisions' options, too few, too many, repeated ones, nonsense."""
    options = decision.options
    foreign = {option for other in everything for option in other.options if option not in options}
    strange: list[Option] = sorted(foreign, key=repr)
    strange = dice.sample(strange, min(sample, len(strange)))
    strange += [Seat(-1), Seat(99), Word("no such word"), Amount(-7), (Seat(-1), Amount(0))]
    first = options[0]
    if decision.single:
        return [*strange, [], [first], [first, first], (first, 7), [options], *NONSENSE]
    few = [list(options[: decision.least - 1])] if decision.least else []
    many = [list(options[: decision.most + 1])] if decision.most < len(options) else []
    mixed = [[*options[: max(0, decision.least - 1)], other] for other in strange]
    return [*few, *many, [first] * max(2, decision.least), *mixed, *strange, first, *NONSENSE]
