"""The ASGI application: routes, middleware and the lifespan of the house."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

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


def make_app(house: House, settings: Settings | None = None) -> Starlette:
    """An application for this house; the house runs and closes with the application's lifespan."""
    state = AppState(house, settings or Settings(), document(CALLS, games()))
    lifespan = Lifespan(house, state.metrics, state.limits, state.pusher)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        lifespan.start()
        yield
        await lifespan.stop()

    app = Starlette(
        routes=[
            *[Route(path, Endpoint(state, calls)) for path, calls in often_first(by_path(CALLS)).items()],
            Route("/crier", crier.crier, methods=["GET"]),
            *pages.routes(),
        ],
        middleware=[Middleware(RequestMiddleware, state=state)],
        lifespan=running,
    )
    app.router.redirect_slashes = False
    app.router.default = not_found
    app.state.lifespan = lifespan
    app.state.shared = state
    return app


def make_metrics(state: AppState) -> Starlette:
    """An application for Prometheus metrics, on a separate port: players could read there what secret steps hide."""

    async def metrics(request: Request) -> Reply:
        return Reply(state.metrics.text(), kind=b"text/plain; version=0.0.4; charset=utf-8")

    app = Starlette(routes=[Route("/metrics", metrics)], middleware=[Middleware(RequestMiddleware, state=state)])
    app.router.default = not_found
    return app


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
