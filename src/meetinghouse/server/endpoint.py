"""The endpoint of one path: it checks limits, origin, idempotency key and body, then makes the call."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from ..tables.refusals import Stranger
from . import log
from .calls import Call
from .context import Context
from .refusals import HttpRefused, refusal_of
from .reply import Reply, refuse
from .state import NO_ROUTE, AppState


class Endpoint:
    """All calls of one path, by method."""

    def __init__(self, state: AppState, calls: dict[str, Call]) -> None:
        self.state = state
        self.calls = calls
        self.allowed = ", ".join(sorted(calls))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with the result of the call, or with a refusal."""
        call = self.calls.get(scope["method"])
        task = asyncio.current_task()
        assert task is not None
        self.state.in_progress.add(task)
        try:
            if call is None:
                raise HttpRefused("method", allowed=self.allowed)
            scope["call"] = call
            response = await self._respond(call, Context(self.state, call, scope, receive))
        except asyncio.CancelledError:
            if not self.state.gives_up:
                raise
            task.uncancel()
            response = self._refuse(HttpRefused("closing"), call)
        except Exception as error:
            response = self._refuse(error, call)
        finally:
            self.state.in_progress.discard(task)
        await response(scope, receive, send)

    async def _respond(self, call: Call, context: Context) -> ASGIApp:
        limits = self.state.limits
        limits.calls.spend(context.address)
        context.check_origin()
        key = context.idempotency_key()
        await context.read_body()
        if call.knock:
            limits.knocks.spend(context.address)
        try:
            if key is None or not call.caches_reply:
                return await call.do(context)
            return await self.state.idempotency.get_or_run(
                context.cache_key(key), context.fingerprint(), lambda: call.do(context)
            )
        except Stranger:
            limits.knocks.spend(context.address)
            raise

    def _refuse(self, error: Exception, call: Call | None) -> Reply:
        refused = refusal_of(error)
        if refused is not error:
            log.trouble.error("a call failed", exc_info=error, extra={"route": call.path if call else NO_ROUTE})
        self.state.metrics.refused(refused)
        return refuse(refused, ((b"allow", self.allowed.encode()),) if refused.key == "method" else ())
