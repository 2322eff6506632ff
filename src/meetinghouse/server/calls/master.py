"""Calls of the master of a moderated table: the book, draws made by hand, corrections."""

from __future__ import annotations

from typing import Any

from starlette.types import ASGIApp

from ...engine import by_hand
from ...engine.entered import Draw
from ...engine.game import Game
from ...tables import acts, masking
from ...tables.acts.master import read
from ...tables.book import Book, book
from ..bodies import Dealt, DrawDue, DrawWanted, EntryTaken, RepairWanted, StepClosed
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
    return say(DrawDue(drawn_next(live.table.match, context.body(DrawWanted))))


def drawn_next(game: Game[Any], move: DrawWanted) -> Draw | None:
    """The first draw of a move for which there is no result yet."""
    if move.deal:
        return by_hand.next_dealt(game, move.chance)
    if move.decision is None:
        return by_hand.next_draw(game, move.chance, lambda tried: tried.close())
    id, choice = move.decision, read(move.choice, move.decision)
    return by_hand.next_draw(game, move.chance, lambda tried: tried.answer(id, choice, hold=masking.holds(tried)))


CALLS = (
    Call(
        method="GET", path=f"{TABLE}/book", who="master", do=the_book, result=Book, refuses=(409,),
        what="The master's book: the night's calls, the entries of the record, and what may be changed by hand.",
    ),
    Call(
        method="POST", path=f"{TABLE}/draw", who="master", body=DrawWanted, do=next_draw, result=DrawDue,
        refuses=(409,),
        what="The next draw that an answer, the close of a step or the deal would bring; nothing changes.",
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
