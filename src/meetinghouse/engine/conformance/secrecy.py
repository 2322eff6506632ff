"""Checks of secrecy: nobody can tell who acts in a masked step, nor a redealt world from the real one."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec

from ..decisions import Decision
from ..imagine import Imagination
from ..masked import SUSPICION, Masked
from ..refusals import Refused
from ..sheet import AGAIN, Sheet
from ..values import Option, Seat
from .playing import common_move, make
from .questions import unoffered
from .words import AnyGame, Figures, holds, refused, where, works

Learns: TypeAlias = Callable[[AnyGame, int], object]  # what a seat sees now that no event has told it

PARTS = ("view", "decisions", "offers", "clauses of offers not made", "vocabulary", "calls", "story")

_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()


def masks(game: AnyGame, living: Callable[[AnyGame], int] | None = None, opened: bool = False) -> int:
    """Check that a masked step asks every seat in one public form; sheets are checked as far as they have one.

    The form is: options (including those that the seat's own role closes, excluding the seat itself), numbers, timer
    and, if the step has just opened and no sign was given, whether there is a default. All sheets have the same timer
    and ask for exactly one option; some kinds of questions may have a default and others none. Sheets that are
    declared ``alike`` open in one form. No question may be visible to everybody. With ``living``, exactly these
    seats are asked. A sheet that hides no actors has nothing to mask: it only has one time, and asks nobody for a
    suspicion. Returns 1 for a masked step or a sheet that hides actors, 0 for any other step.
    """
    step = game.agenda[-1]
    if not isinstance(step, Masked | Sheet):
        return 0
    name = type(step).__name__
    asked = step.put(game, step.ask(game))
    if isinstance(step, Sheet) and not step.hides_actors:
        _one_time(game, name, asked)
        for decision in asked:
            holds(decision.kind != SUSPICION, game, f"{name} asks for suspicions and hides nobody", decision.seat)
        return 0
    holds(step.hides_actors, game, f"{name} is masked and does not hide whom we wait for")
    for decision in asked:
        holds(decision.seen_by != "everybody", game, f"{name} asks what everybody sees", decision.seat)
    if living is not None:
        present = sum(1 << decision.seat for decision in asked)
        holds(present == living(game), game, f"{name} does not ask exactly the living")
    if isinstance(step, Sheet):
        _one_time(game, name, asked)
        opened = opened and not step.given
        if opened:
            _one_default_a_kind(game, name, asked)
    if isinstance(step, Masked) or (step.alike and not step.given):
        _one_form(game, name, asked, opened)
    return 1


def _one_form(game: AnyGame, name: str, asked: Sequence[Decision], opened: bool) -> None:
    everything = {option for decision in asked for option in _public_options(game, decision)}
    form = _form(asked[0], opened)
    for decision in asked:
        own: set[Option] = {Seat(decision.seat)}
        same = _public_options(game, decision) | own == everything | own
        holds(same, game, f"{name} does not offer this seat what it offers others", decision.seat)
        ours = _form(decision, opened)
        holds(ours == form, game, f"{name} asks in the form {ours}, and others in {form}", decision.seat)


def _one_time(game: AnyGame, name: str, asked: Sequence[Decision]) -> None:
    for decision in asked:
        holds(decision.single, game, f"{name} asks for another number than one", decision.seat)
        holds(decision.timer == asked[0].timer, game, f"{name} does not have one time for all", decision.seat)


def _one_default_a_kind(game: AnyGame, name: str, asked: Sequence[Decision]) -> None:
    defaults: dict[str, bool] = {}
    for decision in asked:
        has = decision.default is not None
        same = defaults.setdefault(decision.kind, has) == has
        holds(same, game, f"{name} has a default for some of those whom it asks {decision.kind}", decision.seat)


def sealed(game: AnyGame, dice: random.Random, seats: Sequence[int | None] | None = None) -> None:
    """Check that views of a secret step do not show whom it waits for, nor any answer.

    Answers are checked in masked steps and sheets, for all seats that may not see them by ``sees``. The check looks at
    the views of ``seats``, by default of all seats and the public.
    """
    step = game.agenda[-1]
    if not step.hides_actors:
        return
    watching = (None, *range(game.seats)) if seats is None else seats
    for seat in watching:
        holds(game.view(seat).waiting == (), game, "the view says whom we wait for in a secret step", seat)
    if isinstance(step, Sheet) and game.decisions:
        _sealed_sheet(game, step, dice, watching)
    elif isinstance(step, Masked) and len(game.decisions) > 1:
        decision = dice.choice(game.decisions)
        after = game.copy()
        after.answer(decision.id, decision.any(dice))
        blind = [seat for seat in watching if seat is None or not step.sees(game, seat) >> decision.seat & 1]
        _see_nothing(game, after, blind, f"when seat {decision.seat} answers in secret")


def _sealed_sheet(game: AnyGame, step: Sheet[Any], dice: random.Random, watching: Sequence[int | None]) -> None:
    """Check that seats that may not see a question's answers notice neither an answer nor a fresh start."""
    after = game.copy()
    decision = dice.choice(after.decisions)
    keys = [step.at[decision.seat]]
    after.answer(decision.id, decision.any(dice), hold=True)
    after.advance()  # derives the questions again
    what = f"when seat {decision.seat} answers in secret"
    _see_nothing(game, after, _blind(game, step, decision.seat, keys, watching), what)
    keys += step.given.get(decision.seat, {})
    after.answer(f"{decision.seat}-again", AGAIN, hold=True)
    what = f"when seat {decision.seat} begins its sheet again"
    _see_nothing(game, after, _blind(game, step, decision.seat, keys, watching), what)


def _blind(
    game: AnyGame, step: Sheet[Any], who: int, keys: Sequence[str], watching: Sequence[int | None]
) -> list[int | None]:
    """The watching seats that may not see this seat's answers to these questions."""
    sees = {seat: any(step.sees(game, seat, key) >> who & 1 for key in keys) for seat in watching if seat is not None}
    return [seat for seat in watching if seat is None or not (seat == who or sees[seat])]


def _see_nothing(game: AnyGame, after: AnyGame, blind: Sequence[int | None], what: str) -> None:
    for seat in blind:
        same_bytes(game, seat, seat_bytes(game, seat), seat_bytes(after, seat), what)


def redealt(
    game: AnyGame,
    seat: int | None,
    dice: random.Random,
    moves: int = 10,
    figures: Figures | None = None,
    learns: Learns | None = None,
) -> AnyGame:
    """Check that the seat (None: the public) cannot tell a redealt world from this one, now or as both go on.

    The worlds may differ once the seat hears an event that differs, or ``learns`` something by looking.
    Returns the redealt world.
    """
    figures = Figures() if figures is None else figures
    saved, seed = game.save(), dice.getrandbits(32)
    other = works(partial(game.redeal, seat, seed), game, "it cannot be redealt", seat)
    holds(game.save() == saved, game, "redeal has changed the game itself", seat)
    holds(game.redeal(seat, seed).save() == other.save(), game, "one seed redeals two worlds", seat)
    holds(other.commitment == game.commitment, game, "the redealt world has another published hash", seat)
    holds(other.setup.seed is None, game, "the redealt world still holds the seed", seat)
    refused(lambda: other.record, game, "the record of a redealt world", seat)
    same_bytes(game, seat, seat_bytes(game, seat), seat_bytes(other, seat), "redealt")
    figures.redeals += 1
    figures.states += _pack.encode(game.state.dump()) != _pack.encode(other.state.dump())
    figures.views += any(game.view(known) != other.view(known) for known in range(game.seats) if known != seat)
    figures.together += _play_both("redealt", game, other.copy(), seat, dice, moves, learns)
    return other


def imagined(
    game: AnyGame, seat: int | None, dice: random.Random, moves: int = 10, learns: Learns | None = None
) -> AnyGame | None:
    """Check that a seat (None: the public) can imagine a game from its view and story, and cannot tell the two apart.

    View and story are given as JSON, as a program gets them over HTTP. Returns the imagined world; None if the rules
    say that this game cannot be imagined, or not at this moment.
    """
    seed = dice.getrandbits(32)
    if not game.rules.imaginable(game, seat):
        return None
    view, story = _json.encode(game.view(seat, basis=True)), _json.encode(game.heard(seat))
    try:
        known = Imagination(view, story, lambda _: game.rules)
    except Refused as refused:
        holds(refused.key == "cannot-imagine", game, f"it cannot be imagined: {refused!r}", seat)
        return None
    other = works(partial(known.world, seed), game, "it cannot be imagined", seat)
    holds(known.world(seed).save() == other.save(), game, "one seed imagines two worlds", seat)
    holds(other.commitment == game.commitment, game, "the imagined world has another published hash", seat)
    same_bytes(game, seat, seat_bytes(game, seat), seat_bytes(other, seat), "imagined")
    _play_both("imagined", game, other.copy(), seat, dice, moves, learns)
    return other


def _play_both(
    how: str, game: AnyGame, there: AnyGame, seat: int | None, dice: random.Random, moves: int, learns: Learns | None
) -> int:
    """Make the same moves in both worlds until the seat's story differs; returns their number."""
    here = game.copy()
    for count in range(moves):
        move = None if here.over else common_move(here, there, dice)
        if move is None:
            return count
        ours = [told.event for told in make(here, move) if told.heard_by(seat)]
        told = works(partial(make, there, move), game, f"in the {how} world {move} failed", seat)
        theirs = [told.event for told in told if told.heard_by(seat)]
        if _json.encode(ours) != _json.encode(theirs):
            return count
        what = f"{how}, and {count + 1} answers later (the last was {move.id})"
        holds(here.over == there.over, game, f"{what}, one world has ended without a word", seat)
        if here.over:  # nothing is secret any more
            return count
        if learns is not None and seat is not None and learns(here, seat) != learns(there, seat):
            return count
        same_bytes(game, seat, _now(here, seat), _now(there, seat), what)
    return moves


def seat_bytes(game: AnyGame, seat: int | None) -> list[bytes]:
    """Everything a seat gets, as bytes: view, decisions, offers, clauses of offers not made, vocabulary and story.

    The public has no decisions, offers or clauses. The calls of the night are heard by everybody, so they count too.
    """
    return [*_now(game, seat), _json.encode(game.heard(seat))]


def _now(game: AnyGame, seat: int | None) -> list[bytes]:
    parts: list[object] = [[], [], []]
    if seat is not None:
        asked = [decision for decision in game.decisions if decision.seat == seat]
        offers = game.offers_to(seat)
        parts = [[(each, game.closed(each.id)) for each in questions] for questions in (asked, offers)]
        parts.append(_clauses(game, seat, [offer.id for offer in offers]))
    view = game.view(seat, basis=True)
    parts.append([game.vocabulary(channel.name) for channel in view.channels])
    parts.append(game.rules.calls(game))
    return [_json.encode(view), *[_json.encode(part) for part in parts]]


def _clauses(game: AnyGame, seat: int, ids: Collection[str]) -> list[tuple[str, str | None]]:
    """The ids of offers that are not made to a seat now, each with the clause by which it is refused."""
    found = [] if game.over else unoffered(game, (seat,), ids)
    return [(id, refused(partial(game.decision, id), game, f"an answer to {id!r}", seat).rule) for id in found]


def same_bytes(game: AnyGame, seat: int | None, ours: list[bytes], theirs: list[bytes], what: str) -> None:
    """Raise if a seat gets different bytes, and show the first difference."""
    for part, one, two in zip(PARTS, ours, theirs, strict=False):
        if one != two:
            shared = 0
            while one[shared : shared + 1] == two[shared : shared + 1]:
                shared += 1
            cut = slice(max(0, shared - 60), shared + 60)
            texts = f"{one[cut].decode(errors='replace')} / {two[cut].decode(errors='replace')}"
            raise AssertionError(f"{where(game, seat)}: {what}, not the same {part}: {texts}")


def _public_options(game: AnyGame, decision: Decision) -> set[Option]:
    return {*decision.options, *[closed.option for closed in game.closed(decision.id)]}


def _form(decision: Decision, opened: bool) -> tuple[object, ...]:
    default = "any" if not opened else "none" if decision.default is None else "one"
    return (decision.about, decision.least, decision.most, decision.timer, default)
