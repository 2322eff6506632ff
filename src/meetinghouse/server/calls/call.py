"""A call of the HTTP API. One table of calls makes both the routes and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from starlette.types import ASGIApp

from ...tables import acts
from ..bodies import Body, Done, Nothing
from ..context import Context
from ..reply import say

Who: TypeAlias = Literal["anybody", "host", "seat", "master"]
Method: TypeAlias = Literal["GET", "POST"]
Given = TypeVar("Given", bound=Body)

TABLE = "/api/tables/{code}"


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A method and a path, what it does, and everything the OpenAPI document says about it."""

    method: Method
    path: str
    what: str  # its summary in one line
    do: Callable[[Context], Awaitable[ASGIApp]]
    who: Who = "anybody"
    body: type[Body] | None = None
    result: Any = Done
    status: int = 200
    refuses: tuple[int, ...] = ()  # statuses besides those that follow from the other fields
    kind: str = "application/json"
    caches_reply: bool = False  # whether a repeated request with the same idempotency key gets the same reply
    knock: bool = False  # whether it is a call for strangers, whose number is limited
    for_seats: bool = False  # whether the master of a moderated table may make it for any seat
    put_out: bool = False  # whether a player who was put out of the game may make it
    streams: bool = False
    queries: tuple[str, ...] = ()  # query parameters, by their keys in `openapi.PARAMETERS`

    @property
    def gives_token(self) -> bool:
        """Whether the reply holds a new token."""
        return "token" in getattr(self.result, "__struct_fields__", ())

    @property
    def at_table(self) -> bool:
        """Whether the path leads to a table."""
        return self.path.startswith(TABLE)

    @property
    def statuses(self) -> list[int]:
        """All statuses except success."""
        found = {400, 414, 421, 429, 431, 503, *self.refuses}
        if self.at_table:
            found |= {401, 404}
        if self.who != "anybody":
            found |= {403}
        if self.who == "seat":
            found |= {422}
        if self.body is not None:
            found |= {403, 411, 413, 415, 422}
        return sorted(found)


def act_call(
    path: str,
    who: Who,
    what: str,
    body: type[Given],
    act: Callable[[int, Given], acts.AnyAct],
    *,
    status: int = 200,
    refuses: tuple[int, ...] = (409,),
) -> Call:
    """A call that does an act at the table."""

    async def do(context: Context) -> ASGIApp:
        live = await context.live()
        by = context.acting_key(live)
        await live.do(act(by, context.body(body)), context.journal_key(by))
        return say(Done(), status)

    return Call(method="POST", path=TABLE + path, who=who, what=what, body=body, do=do, status=status, refuses=refuses)


def bare_act_call(
    path: str, who: Who, what: str, act: Callable[[int], acts.AnyAct], refuses: tuple[int, ...] = (409,)
) -> Call:
    """A call without a body that does an act at the table."""
    return act_call(path, who, what, Nothing, lambda by, _: act(by), refuses=refuses)
