"""Secrets: nobody can tell who acts in a masked step, nor a redealt world from the real one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec

from ..decisions import Decision
from ..masked import Masked
from ..sheet import AGAIN, Sheet
from ..values import Option, Seat
from .playing import common_move, make
from .words import AnyGame, Figures, holds, refused, where, works

Learns: TypeAlias = Callable[[AnyGame, int], object]  # what a seat sees just now that no event has told it

PARTS = ("view", "decisions", "offers", "story")

_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()


def masks(game: AnyGame, living: Callable[[AnyGame], int] | None = None, opened: bool = False) -> int:
    """In a secret step every seat is asked in one public form; on sheets, as far as they have one.

    That is: options (with those that the seat's own role closes, and without the seat itself), numbers, timer
    and, when the step has just opened and no sign was given, whether there is a default. Sheets have one timer,
    and exactly one option is asked for; a default may be there for one kind of question and not for another; those
    that are alike open in one form. Nothing is asked that everybody sees. With ``living``, exactly these seats are
    asked. Returns 1 for a masked step or sheets, 0 for any other.
    """
    step = game.agenda[-1]
    if not isinstance(step, Masked | Sheet):
        return 0
    name = type(step).__name__
    holds(not step.openly, game, f"{name} is masked and openly says whom we wait for")
    asked = [step.put(game, seat, question) for seat, question in step.ask(game).items()]
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
    """In a secret step nobody sees whom we wait for; in a masked one and on sheets, nor that or what another answers.

    But for those whose answers the step says a seat sees. Looked at through the eyes of those seats; without, of
    all and the public.
    """
    step = game.agenda[-1]
    if step.openly:
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
    """Neither an answer nor that somebody begins again is seen by those who do not see that question's answers."""
    after = game.copy()
    decision = dice.choice(after.decisions)
    keys = [step.at[decision.seat]]
    after.answer(decision.id, decision.any(dice), hold=True)
    after.advance()  # what all are asked is derived anew
    what = f"when seat {decision.seat} answers in secret"
    _see_nothing(game, after, _blind(game, step, decision.seat, keys, watching), what)
    keys += step.given.get(decision.seat, {})
    after.answer(f"{decision.seat}-again", AGAIN, hold=True)
    what = f"when seat {decision.seat} begins its sheet again"
    _see_nothing(game, after, _blind(game, step, decision.seat, keys, watching), what)


def _blind(
    game: AnyGame, step: Sheet[Any], who: int, keys: Sequence[str], watching: Sequence[int | None]
) -> list[int | None]:
    """Those of the watching who see none of that seat's answers to these questions."""
    sees = {seat: any(step.sees(game, seat, key) >> who & 1 for key in keys) for seat in watching if seat is not None}
    return [seat for seat in watching if seat is None or not (seat == who or sees[seat])]


def _see_nothing(game: AnyGame, after: AnyGame, blind: Sequence[int | None], what: str) -> None:
    for seat in blind:
        same_sight(game, seat, sight(game, seat), sight(after, seat), what)


def redealt(
    game: AnyGame,
    seat: int | None,
    dice: random.Random,
    moves: int = 10,
    figures: Figures | None = None,
    learns: Learns | None = None,
) -> AnyGame:
    """A redealt world that the seat (None: the public) cannot tell from this one, now or as both go on.

    Worlds may part where a seat hears something else, or ``learns`` it by looking.
    """
    figures = Figures() if figures is None else figures
    saved, seed = game.save(), dice.getrandbits(32)
    other = works(partial(game.redeal, seat, seed), game, "it cannot be redealt", seat)
    holds(game.save() == saved, game, "redeal has changed the game itself", seat)
    holds(game.redeal(seat, seed).save() == other.save(), game, "one seed redeals two worlds", seat)
    holds(other.commitment == game.commitment, game, "the redealt world has another published hash", seat)
    holds(other.setup.seed is None, game, "the redealt world still holds the seed", seat)
    refused(lambda: other.record, game, "the record of a redealt world", seat)
    same_sight(game, seat, sight(game, seat), sight(other, seat), "redealt")
    foreign = [told for told in other.story if not told.heard_by(seat)]
    holds(not foreign, game, f"the redealt world tells what the seat has not heard: {foreign}", seat)
    figures.redeals += 1
    figures.states += _pack.encode(game.state.dump()) != _pack.encode(other.state.dump())
    figures.views += any(game.view(known) != other.view(known) for known in range(game.seats) if known != seat)
    figures.together += _follow(game, other.copy(), seat, dice, moves, learns)
    return other


def _follow(
    game: AnyGame, there: AnyGame, seat: int | None, dice: random.Random, moves: int, learns: Learns | None
) -> int:
    """The same answers in both worlds, until the seat's own story differs; returns how many."""
    here = game.copy()
    for count in range(moves):
        move = None if here.over else common_move(here, there, dice)
        if move is None:
            return count
        ours = [told.event for told in make(here, move) if told.heard_by(seat)]
        told = works(partial(make, there, move), game, f"in the redealt world {move} failed", seat)
        theirs = [told.event for told in told if told.heard_by(seat)]
        if _json.encode(ours) != _json.encode(theirs):
            return count
        what = f"redealt, and {count + 1} answers later (the last was {move.id})"
        holds(here.over == there.over, game, f"{what}, one world has ended without a word", seat)
        if here.over:  # and all is open
            return count
        if learns is not None and seat is not None and learns(here, seat) != learns(there, seat):
            return count
        same_sight(game, seat, _now(here, seat), _now(there, seat), what)
    return moves


def sight(game: AnyGame, seat: int | None) -> list[bytes]:
    """All that a seat gets, as bytes: view, decisions, offers and story; of the public, view and story."""
    return [*_now(game, seat), _json.encode(game.heard(seat))]


def _now(game: AnyGame, seat: int | None) -> list[bytes]:
    questions: list[list[object]] = [[], []]
    if seat is not None:
        for found, asked in zip(questions, (game.decisions, game.offers), strict=True):
            found.extend((decision, game.closed(decision.id)) for decision in asked if decision.seat == seat)
    return [_json.encode(game.view(seat)), _json.encode(questions[0]), _json.encode(questions[1])]


def same_sight(game: AnyGame, seat: int | None, ours: list[bytes], theirs: list[bytes], what: str) -> None:
    """Raise where a seat gets something else, and show where it parts."""
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
