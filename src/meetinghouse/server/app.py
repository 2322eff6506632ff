"""The ASGI application: routes, middleware and the lifespan of the house."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import BaseRoute, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from ..engine.catalogue import games
from ..tables.house import House
from . import crier, pages
from .calls import CALLS, Call
from .endpoint import Endpoint
from .lifespan import Lifespan
from .middleware import RequestMiddleware
from .openapi import document
from .refusals import HttpRefused
from .reply import Reply, refuse
from .settings import Settings
from .state import AppState

Paths: TypeAlias = "dict[str, dict[str, Call]]"  # calls by path, then by method

OFTEN = ("/api/tables/{code}/answers", "/api/tables/{code}/stream")


class App(Router):
    """Routes behind our own middleware alone: Starlette's application adds two more, which every event would pass."""

    def __init__(self, state: AppState, runner: Lifespan, routes: Sequence[BaseRoute]) -> None:
        self.state = state
        self.runner = runner

        @asynccontextmanager
        async def running(app: object) -> AsyncIterator[None]:
            runner.start()
            yield
            await runner.stop()

        middleware = [Middleware(RequestMiddleware, state=state)]
        super().__init__(routes, redirect_slashes=False, default=not_found, lifespan=running, middleware=middleware)


def make_app(house: House, settings: Settings | None = None) -> App:
    """An application for this house; the house runs and closes with the application's lifespan."""
    state = AppState(house, settings or Settings(), document(CALLS, games()))
    routes = [
        *[Route(path, Endpoint(state, calls)) for path, calls in often_first(by_path(CALLS)).items()],
        Route("/crier", crier.crier, methods=["GET"]),
        *pages.routes(),
    ]
    return App(state, Lifespan(house, state.metrics, state.limits, state.pusher), routes)


def make_metrics(state: AppState) -> ASGIApp:
    """An application for Prometheus metrics, on a separate port: players could read there what secret steps hide."""

    async def metrics(request: Request) -> Reply:
        return Reply(state.metrics.text(), kind=b"text/plain; version=0.0.4; charset=utf-8")

    return RequestMiddleware(Router([Route("/metrics", metrics)], default=not_found), state)


def often_first(paths: Paths) -> Paths:
    """The same paths, first the ones that are asked for most often, because routes are tried one after another."""
    return {path: paths[path] for path in OFTEN} | paths


def by_path(calls: Iterable[Call]) -> Paths:
    """Calls by path, then by method."""
    found: Paths = {}
    for call in calls:
        found.setdefault(call.path, {})[call.method] = call
    return found


async def not_found(scope: Scope, receive: Receive, send: Send) -> None:
    """The response if no route matches."""
    await refuse(HttpRefused("not-found"))(scope, receive, send)
