"""Calls for push messages, which call people to a game that takes days."""

from __future__ import annotations

from starlette.types import ASGIApp

from ...tables import acts
from ...tables.chairs import Device
from ...tables.refusals import NotNow
from ..bodies import Done, PushUnwanted, PushWanted
from ..context import Context
from ..reply import say
from .call import TABLE, Call, act_call


async def push(context: Context) -> ASGIApp:
    """Pages repeat this whenever they are opened, so a device that is known already is not stored again."""
    live = await context.live()
    by = context.acting_key(live)
    body = context.body(PushWanted)
    if context.state.pusher is None:
        raise NotNow("no-push")
    device = Device(body.endpoint, body.p256dh, body.auth, body.language)
    if device not in live.table.chair(by).devices:
        await live.do(acts.AddDevice(by, device), context.journal_key(by))
    return say(Done())


CALLS = (
    Call(
        method="POST", path=f"{TABLE}/push", who="seat", body=PushWanted, do=push, refuses=(409,),
        what="Have a device told by push messages when it is one's turn, in a game over days.",
    ),
    act_call(
        "/push-off", "seat", "Have a device told no more.", PushUnwanted,
        lambda by, body: acts.DropDevice(by, body.endpoint), refuses=(),
    ),
)  # fmt: skip
