"""What can be called: one table of these makes both the routes and the document about them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from starlette.types import ASGIApp

from ...tables import acts
from ..ask import Ask
from ..bodies import Body, Done, Nothing
from ..reply import say

Who: TypeAlias = Literal["anybody", "host", "seat"]
Method: TypeAlias = Literal["GET", "POST"]
Given = TypeVar("Given", bound=Body)

TABLE = "/api/tables/{code}"


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be asked of the server."""

    method: Method
    path: str
    what: str  # in a line
    do: Callable[[Ask], Awaitable[ASGIApp]]
    who: Who = "anybody"
    body: type[Body] | None = None
    result: Any = Done
    status: int = 200
    refuses: tuple[int, ...] = ()  # beside what follows from the rest
    kind: str = "application/json"
    once: bool = False  # its answer is kept for whoever asks again with the same key
    knock: bool = False  # a stranger may do it, so not often
    put_out: bool = False  # whoever was put out of the game may do it still
    streams: bool = False
    queries: tuple[str, ...] = ()  # what may be asked in the address, by its name in the document

    @property
    def gives_token(self) -> bool:
        """Whether its answer, also the one that is kept, holds a token for whoever asks."""
        return self.once and self.knock

    @property
    def at_table(self) -> bool:
        """Whether it is about one table."""
        return self.path.startswith(TABLE)

    @property
    def statuses(self) -> list[int]:
        """Every status it can give beside success."""
        found = {414, 421, 429, 431, 503, *self.refuses}
        if self.at_table:
            found |= {401, 404}
        if self.who != "anybody":
            found |= {403}
        if self.body is not None:
            found |= {400, 403, 411, 413, 415, 422}
        return sorted(found)


def deed(
    path: str,
    who: Who,
    what: str,
    body: type[Given],
    act: Callable[[int, Given], acts.AnyAct],
    *,
    status: int = 200,
    refuses: tuple[int, ...] = (409,),
) -> Call:
    """A call that is an act at the table."""

    async def do(ask: Ask) -> ASGIApp:
        live = await ask.live()
        by = ask.doer(live)
        await live.do(act(by, ask.body(body)), ask.key_of(by))
        return say(Done(), status)

    return Call(method="POST", path=TABLE + path, who=who, what=what, body=body, do=do, status=status, refuses=refuses)


def plain(path: str, who: Who, what: str, act: Callable[[int], acts.AnyAct], refuses: tuple[int, ...] = (409,)) -> Call:
    """An act that needs no more words."""
    return deed(path, who, what, Nothing, lambda by, _: act(by), refuses=refuses)
