"""The ASGI middleware for every request."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import log, pages
from .calls import Call
from .names import check_name
from .refusals import HttpRefused
from .reply import SECURITY, refuse
from .settings import Settings
from .state import NO_ROUTE, AppState


class RequestMiddleware:
    """Checks lengths and the Host header, adds security headers, and logs and counts requests.

    An exception becomes a refusal with status 503.
    """

    def __init__(self, app: ASGIApp, state: AppState) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note its response."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = size = 0

        async def noting(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name for name, _ in message["headers"]}  # the crier's page has its own policy
                message["headers"] += [header for header in SECURITY if header[0] not in own]
            else:
                size += len(message.get("body", b""))
            await send(message)

        try:
            await self._checked(scope)(scope, receive, noting)
        except Exception as error:
            log.trouble.error("a request failed", exc_info=error)
            if status == 0:
                await refuse(HttpRefused("broken"))(scope, receive, noting)
        finally:
            self._note(scope, status, size, time.perf_counter() - begun)

    def _checked(self, scope: Scope) -> ASGIApp:
        """The application, or a refusal if the request is too long or names another host."""
        try:
            check_length(scope, self.state.settings)
            check_name(scope, self.state.settings.names)
        except HttpRefused as refused:
            self.state.metrics.refused(refused)
            return pages.refused_page(refused, scope) if pages.reads_pages(scope) else refuse(refused)
        return self.app

    def _note(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", NO_ROUTE)
        call: Call | None = scope.get("call")
        streams = call is not None and call.streams and status == 200
        self.state.note(scope["method"], route, status, size, seconds, streams)


def check_length(scope: Scope, settings: Settings) -> None:
    """Refuse a target, a header or a head that is too long."""
    target = len(scope["raw_path"]) + len(scope["query_string"])
    if target + sum([len(name) + len(value) for name, value in scope["headers"]]) > settings.most_head:
        raise HttpRefused("long-head", most=settings.most_head)
    if target > settings.most_target:
        raise HttpRefused("long-target", most=settings.most_target)
    for name, value in scope["headers"]:
        if len(value) > settings.most_header:
            raise HttpRefused("long-header", name=name.decode("latin-1"), most=settings.most_header)
