"""What all requests of one server share."""

from __future__ import annotations

from ..tables.house import House
from . import log
from .guesses import Guesses
from .limits import Buckets, Streams
from .metrics import Metrics
from .once import Once
from .refusals import AtDoor
from .replays import Answers
from .reply import Reply, refuse
from .settings import Settings
from .stations import Stations

NOWHERE = "(none)"  # the route of what has none
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"})
OTHER = "other"  # any other method, or none


class Door:
    """The house behind it, and everything that is counted before one may enter."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.calls = Buckets(settings.calls, settings.buckets)
        self.knocks = Buckets(settings.knocks, settings.buckets)
        self.guesses = Guesses(settings)
        self.openings = Buckets(settings.openings, settings.buckets)
        self.deeds = Buckets(settings.deeds, settings.buckets)
        self.streams = Streams(settings)
        self.once = Once(settings.answers_kept, settings.answers_kept_for)
        self.metrics = Metrics(house, self.streams)
        self.replays = Answers()
        self.stations = Stations()
        self.document = b""  # the OpenAPI document

    def note(self, method: str, route: str, status: int, size: int, seconds: float, streams: bool = False) -> None:
        """Log and count an answer; of a stream not its time."""
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

    def unread(self, refused: AtDoor) -> Reply:
        """The answer to what could not be read as a request, logged and counted like all others."""
        reply = refuse(refused)
        self.metrics.refused(refused)
        self.note(OTHER, NOWHERE, reply.status, len(reply.body), 0.0)
        return reply
