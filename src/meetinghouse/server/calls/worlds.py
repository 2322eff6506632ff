"""Calls for the count of worlds: what can still be true for a reader, at a table or in a replay."""

from __future__ import annotations

from starlette.types import ASGIApp

from ...tables import acts, worlds
from ...tables.table import PUBLIC
from ..bodies import WorldsWanted
from ..context import Context
from ..reply import Reply
from .call import TABLE, Call, act_call
from .replay import moment_requested


async def count(context: Context) -> ASGIApp:
    """Count worlds for a reader, in a thread. Nothing is counted twice; what is new is limited by seat."""
    live = await context.live()
    reader = context.reader(live)
    table = live.broadcast_for(reader).table
    worlds.check(table)
    seat, game = None if reader.key == PUBLIC else table.seat_of(reader.key), table.match
    story = game.heard(seat)
    key = (table.name, table.number, seat, len(story), table.before.get(PUBLIC, 0))  # a correction changes the last
    if key not in context.state.worlds:
        context.state.limits.counts.spend((table.name, reader.key, context.address if seat is None else ""))
    view = game.view(seat, basis=True)
    return Reply(await context.state.worlds.get(key, lambda: worlds.count(view, story)))


async def count_then(context: Context) -> ASGIApp:
    """Count worlds at a moment of a finished game. A viewer who sees everything is shown the public's."""
    record, entry, viewer = await moment_requested(context)
    seat = viewer if isinstance(viewer, int) else None
    key = (record.setup.commitment, entry, seat)
    if key not in context.state.worlds:
        context.state.limits.counts.spend(context.address)

    def make() -> worlds.Worlds:
        game = context.state.checkpoints.game_at(record, entry)
        return worlds.count(game.view(seat, basis=True), game.heard(seat))

    return Reply(await context.state.worlds.get(key, make))


CALLS = (
    Call(
        method="GET", path=f"{TABLE}/worlds", do=count, result=worlds.Worlds, refuses=(403, 409, 422), queries=("as",),
        what="What can still be true: in how many worlds that fit what the reader knows each player is on which side.",
    ),
    act_call(
        "/worlds", "host", "Count worlds for everybody in the next game, or not.", WorldsWanted,
        lambda by, body: acts.CountWorlds(by, body.counted),
    ),
    Call(
        method="GET", path=f"{TABLE}/replay/{{entry}}/worlds", do=count_then, result=worlds.Worlds, refuses=(409, 422),
        queries=("eyes", "game"),
        what="After the end: what could be true after that many entries, for a seat or the public.",
    ),
)  # fmt: skip
