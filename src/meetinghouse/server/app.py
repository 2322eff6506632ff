"""The application: requests in, answers out, and the house looked after as long as it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..tables.house import House
from ..tables.refusals import Stranger
from . import log, pages
from .ask import Ask
from .calls import CALLS, Call
from .door import NOWHERE, Door
from .names import check_name
from .openapi import document
from .refusals import AtDoor, refusal_of
from .reply import SECURITY, Reply, refuse
from .settings import Settings


def make_app(house: House, settings: Settings | None = None) -> Starlette:
    """The application for that house; it looks after the house from its start to its end."""
    door = Door(house, settings or Settings())
    door.document = document(CALLS)
    care = Care(house, door)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        care.begin()
        yield
        await care.end()

    app = Starlette(
        routes=[*[Route(path, Crossing(door, calls)) for path, calls in by_path(CALLS).items()], *pages.routes()],
        middleware=[Middleware(Porch, door=door)],
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.router.default = lost
    app.state.care = care
    app.state.door = door
    return app


def make_metrics(door: Door) -> Starlette:
    """What Prometheus asks, at a port of its own: players could count there what secret steps hide."""

    async def told(request: Request) -> Reply:
        return Reply(door.metrics.text(), kind=b"text/plain; version=0.0.4; charset=utf-8")

    app = Starlette(routes=[Route("/metrics", told)], middleware=[Middleware(Porch, door=door)])
    app.router.default = lost
    return app


class Care:
    """Looks after the house, and closes it once."""

    def __init__(self, house: House, door: Door) -> None:
        self._house = house
        self._door = door
        self._running: asyncio.Task[None] | None = None
        self._closed: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From now on clocks run and bots move."""
        self._running = asyncio.create_task(self._house.run())

    async def end(self) -> None:
        """Streams end first, then all tables are kept; twice does no harm."""
        if self._closed is None:
            self._closed = asyncio.create_task(self._close())
        await asyncio.shield(self._closed)

    async def _close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        await self._house.close()
        self._door.metrics.unlisten()


def by_path(calls: Iterable[Call]) -> dict[str, dict[str, Call]]:
    """Calls by their path, then by their method."""
    found: dict[str, dict[str, Call]] = {}
    for call in calls:
        found.setdefault(call.path, {})[call.method] = call
    return found


class Crossing:
    """All calls of one path."""

    def __init__(self, door: Door, calls: dict[str, Call]) -> None:
        self.door = door
        self.calls = calls
        self.allowed = ", ".join(sorted(calls))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or say why not."""
        call = self.calls.get(scope["method"])
        try:
            if call is None:
                raise AtDoor("method", allowed=self.allowed)
            scope["call"] = call
            answer = await attend(self.door, call, scope, receive)
        except Exception as error:
            answer = self._refuse(error, call)
        await answer(scope, receive, send)

    def _refuse(self, error: Exception, call: Call | None) -> Reply:
        refused = refusal_of(error)
        if refused is not error:
            log.trouble.error("a call failed", exc_info=error, extra={"route": call.path if call else NOWHERE})
        self.door.metrics.refused(refused)
        return refuse(refused, ((b"allow", self.allowed.encode()),) if refused.key == "method" else ())


async def attend(door: Door, call: Call, scope: Scope, receive: Receive) -> ASGIApp:
    """What is called, after everything that comes before it."""
    ask = Ask(door, call, scope, receive)
    door.calls.take(ask.address)
    ask.check_origin()
    key = ask.key()
    await ask.read()
    if call.knock:
        door.knocks.take(ask.address)
    try:
        if not call.once or key is None:
            return await call.do(ask)
        whose = ask.bearer if call.knock else ask.token  # what a stranger calls brings the cookie that comes back later
        return await door.once.do((scope["path"].upper(), whose, key), ask.fingerprint(), lambda: replied(ask))
    except Stranger:
        door.knocks.take(ask.address)
        raise


async def replied(ask: Ask) -> Reply:
    """The answer of a call whose answers are kept."""
    answer = await ask.call.do(ask)
    assert isinstance(answer, Reply)
    return answer


async def lost(scope: Scope, receive: Receive, send: Send) -> None:
    """No such page."""
    await refuse(AtDoor("not-found"))(scope, receive, send)


def check_length(scope: Scope, settings: Settings) -> None:
    """Refuse a request for its length alone, before anything is done with it."""
    if len(scope["raw_path"]) + len(scope["query_string"]) > settings.most_target:
        raise AtDoor("long-target", most=settings.most_target)
    for name, value in scope["headers"]:
        if len(value) > settings.most_header:
            raise AtDoor("long-header", name=name.decode("latin-1"), most=settings.most_header)


class Porch:
    """Around everything: whether this house is meant, what answers carry, what is logged and counted; never a 500."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, and watch."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = size = 0

        async def sending(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] += SECURITY
            else:
                size += len(message.get("body", b""))
            await send(message)

        try:
            await self._answer(scope)(scope, receive, sending)
        except Exception as error:
            log.trouble.error("a request failed", exc_info=error)
            if status == 0:
                await refuse(AtDoor("broken"))(scope, receive, sending)
        finally:
            self._note(scope, status, size, time.perf_counter() - begun)

    def _answer(self, scope: Scope) -> ASGIApp:
        """The application, where the request is of a decent length and this house is meant."""
        try:
            check_length(scope, self.door.settings)
            check_name(Headers(scope=scope), self.door.settings.names)
        except AtDoor as refused:
            self.door.metrics.refused(refused)
            return pages.refused_page(refused, scope) if pages.reads_pages(scope) else refuse(refused)
        return self.app

    def _note(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", NOWHERE)
        call: Call | None = scope.get("call")
        streams = call is not None and call.streams and status == 200
        self.door.note(scope["method"], route, status, size, seconds, streams)
