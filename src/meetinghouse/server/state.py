"""The state that all requests of one application share."""

from __future__ import annotations

import asyncio

from ..tables.house import House
from . import log
from .checkpoints import Checkpoints
from .idempotency import IdempotencyCache
from .limits import Limits
from .metrics import Metrics
from .push import Pusher
from .refusals import HttpRefused
from .replays import ReplayCache
from .reply import Reply, refuse
from .settings import Settings

NO_ROUTE = "(none)"  # logged and counted if no route matches
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"})
OTHER = "other"  # any other method, or none


class AppState:
    """The house, the limits, the caches and the metrics."""

    def __init__(self, house: House, settings: Settings, document: bytes) -> None:
        self.house = house
        self.settings = settings
        self.document = document  # the OpenAPI document
        self.limits = Limits(settings)
        self.idempotency = IdempotencyCache(settings.answers_kept, settings.answers_kept_for)
        self.metrics = Metrics(house, self.limits.streams)
        self.pusher = None if settings.push is None else Pusher(house, settings.push, self.metrics.pushed)
        self.replays = ReplayCache()
        self.checkpoints = Checkpoints()
        self.worlds = ReplayCache(at_once=1)
        self.in_progress: set[asyncio.Task[object]] = set()  # calls that have no response yet
        self.gives_up = False

    def give_up(self) -> None:
        """Refuse all calls in progress, because the server stops and cannot wait for them any longer."""
        self.gives_up = True
        for task in self.in_progress:
            task.cancel()

    def note(self, method: str, route: str, status: int, size: int, seconds: float, streams: bool = False) -> None:
        """Log and count a response; the duration of a stream is not counted."""
        method = method if method in METHODS else OTHER
        self.metrics.answered(method, route, status, None if streams else seconds)
        log.requests.info(
            "request",
            extra={
                "method": method,
                "route": route,
                "status": status,
                "milliseconds": round(seconds * 1000, 2),
                "bytes": size,
            },
        )

    def refuse_unreadable(self, refused: HttpRefused) -> Reply:
        """The response to bytes that are not an HTTP request, logged and counted like any other."""
        reply = refuse(refused)
        self.metrics.refused(refused)
        self.note(OTHER, NO_ROUTE, reply.status, len(reply.body), 0.0)
        return reply
