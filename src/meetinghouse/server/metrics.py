"""Metrics for Prometheus. No label holds a value that a client chose."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from ..engine.refusals import Refused
from ..tables.house import House
from ..tables.journal import Change
from .limits import Streams

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The metrics of one server."""

    def __init__(self, house: House, streams: Streams) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Counter(
            "meetinghouse_requests", "Requests answered", ["method", "route", "status"], registry=registry
        )
        self._seconds = Histogram(
            "meetinghouse_request_seconds", "Time to an answer", ["route"], buckets=SECONDS, registry=registry
        )
        self._refused = Counter("meetinghouse_refused", "What was refused", ["key"], registry=registry)
        self._acts = Counter("meetinghouse_acts", "Acts stored", registry=registry)
        self._pushes = Counter("meetinghouse_pushes", "Push messages", ["result"], registry=registry)
        self._store_errors = Counter("meetinghouse_store_errors", "Times the store did not answer", registry=registry)
        stored = Histogram(
            "meetinghouse_store_seconds", "Time until an act is durable", buckets=SECONDS, registry=registry
        )
        self._stored = stored
        house.on_stored = self._note_stored
        self._counts_stored = house.keeping.shared  # the acts of other servers are heard, but not counted here
        notices = Histogram(
            "meetinghouse_notice_seconds", "Age of an act of another server when it is shown here", buckets=SECONDS,
            registry=registry,
        )  # fmt: skip
        house.on_notice = notices.observe
        leases = Counter("meetinghouse_lease_changes", "Tables taken or lost by this server", registry=registry)
        house.keeping.on_change = leases.inc
        kept = Gauge("meetinghouse_tables_kept", "Tables that this server looks after", registry=registry)
        kept.set_function(lambda: len(house.keeping))
        open_streams = Gauge("meetinghouse_streams", "Streams open", registry=registry)
        open_streams.set_function(lambda: streams.open)
        awake = Gauge("meetinghouse_tables_awake", "Tables awake", registry=registry)
        awake.set_function(lambda: len(house.awake))
        room = Gauge("meetinghouse_store_bytes", "Bytes that all tables take in the store", registry=registry)
        room.set_function(lambda: house.room.taken)
        most = Gauge(
            "meetinghouse_store_most_bytes", "Bytes that they may take; 0: as many as there are", registry=registry
        )
        most.set_function(lambda: house.room.most or 0)
        self.unlisten = house.journal.listen(self._hear)
        self._counted = cache(self._requests.labels)  # finding the metric of some labels takes longer than counting
        self._timed = cache(self._seconds.labels)

    def answered(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """Count a response, with its duration unless it is a stream."""
        self._counted(method, route, str(status)).inc()
        if seconds is not None:
            self._timed(route).observe(seconds)

    def refused(self, refused: Refused) -> None:
        """Count a refusal."""
        self._refused.labels(refused.key).inc()
        if refused.key == "store":
            self._store_errors.inc()

    def pushed(self, result: str) -> None:
        """Count a push message by what has become of it."""
        self._pushes.labels(result).inc()

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)

    def _note_stored(self, seconds: float) -> None:
        self._stored.observe(seconds)
        if self._counts_stored:
            self._acts.inc()

    def _hear(self, change: Change) -> None:
        if change.version > 0 and not self._counts_stored:
            self._acts.inc()
