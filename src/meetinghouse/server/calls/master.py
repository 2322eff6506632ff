"""Calls of the master of a moderated table: the book, draws made by hand, corrections."""

from __future__ import annotations

from typing import Any

from starlette.types import ASGIApp

from ...engine import by_hand
from ...engine.entered import Drawn
from ...engine.events import Told
from ...engine.game import Game
from ...tables import acts, masking
from ...tables.acts.master import read
from ...tables.book import Book, book
from ...tables.codes import digest
from ..bodies import Dealt, DrawDue, DrawWanted, EntryTaken, RepairWanted, Seated, SeatNamed, StepClosed
from ..context import Context
from ..reply import say
from .call import TABLE, Call, act_call


async def the_book(context: Context) -> ASGIApp:
    """The book as it is now."""
    live = await context.live()
    context.authorized_key(live)
    return say(book(live.table))


async def next_draw(context: Context) -> ASGIApp:
    """Try a move on a copy of the game, up to the first draw without a result."""
    live = await context.live()
    context.acting_key(live)
    live.table.only_in("playing")
    game, move = live.table.match, context.body(DrawWanted)
    return say(dealt_next(game, move.chance) if move.deal else drawn_next(game, move))


def dealt_next(game: Game[Any], chance: tuple[Drawn, ...]) -> DrawDue:
    """The first draw of the deal that people may make by hand and have not made yet; the house makes all others."""
    by_people = game.rules.dealt(game.setup)
    while (draw := by_hand.next_dealt(game, chance)) is not None:
        if draw.label in by_people:
            return DrawDue(draw, by_people[draw.label])
        chance = (*chance, Drawn(draw.label))
    return DrawDue(None)


async def give_seat(context: Context) -> ASGIApp:
    """A new token for a seat; one that it had before is no longer valid."""
    live = await context.live()
    by = context.acting_key(live)
    seat = context.body(SeatNamed).seat
    token = context.state.house.token_for(live.table.name, context.shared_key())
    await live.do(acts.GiveSeat(by, seat, digest(token)), context.journal_key(by))
    return say(Seated(seat, token), 201)


def drawn_next(game: Game[Any], wanted: DrawWanted) -> DrawDue:
    """The first draw of a move for which there is no result yet, and whether the move ends the game."""

    def move(tried: Game[Any]) -> list[Told]:
        if wanted.decision is None:
            return tried.close()
        return tried.answer(wanted.decision, read(wanted.choice, wanted.decision), hold=masking.holds(tried))

    return DrawDue(by_hand.next_draw(game, wanted.chance, move), ends=by_hand.would_end(game, wanted.chance, move))


CALLS = (
    Call(
        method="GET", path=f"{TABLE}/book", who="master", do=the_book, result=Book, refuses=(409,),
        what="The master's book: the night's calls, the entries of the record, and what may be changed by hand.",
    ),
    Call(
        method="POST", path=f"{TABLE}/draw", who="master", body=DrawWanted, do=next_draw, result=DrawDue,
        refuses=(409,),
        what="The next draw of an answer, a closed step or the deal, and whether the game would end; nothing changes.",
    ),
    Call(
        method="POST", path=f"{TABLE}/give-seat", who="master", body=SeatNamed, do=give_seat, result=Seated, status=201,
        refuses=(409,), what="Give somebody their seat on a phone, a first one or another; returns its token.",
    ),
    act_call(
        "/close", "master", "Close the secret step that is open, or the deal.", StepClosed,
        lambda by, body: acts.CloseStep(by, body.chance),
    ),
    act_call(
        "/deal", "master", "Enter cards dealt by hand, before anything else is entered.", Dealt,
        lambda by, body: acts.DealByHand(by, body.chance),
    ),
    act_call(
        "/take-back", "master", "Take an entry of the record back, or put another choice in its place.", EntryTaken,
        lambda by, body: acts.TakeEntryBack(by, body.entry, body.why, body.choice),
    ),
    act_call(
        "/repair", "master", "Change a state by hand, with a word why.", RepairWanted,
        lambda by, body: acts.Repair(by, body.id, body.choice, body.why),
    ),
)  # fmt: skip
