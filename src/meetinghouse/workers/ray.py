"""A cluster of Ray. It gives the chunks of a process or machine that died to others."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from socket import create_connection
from typing import Any

from ..engine.plugins import said_by
from ..engine.refusals import Refused
from ..extras import needs
from .here import TRIES, C, Crew, R

PATIENCE = 10  # seconds to wait for the cluster's answer
AHEAD = 2  # chunks for each core of the cluster


class Ray(Crew):
    """The machines of a cluster. Each needs the same version of Meetinghouse."""

    far = True

    def __init__(self, address: str) -> None:
        with needs("ray"):
            import ray
        self._ray: Any = ray
        self._address = address
        _knock(address)
        try:
            ray.init(address=address, logging_level=logging.CRITICAL, log_to_driver=False, configure_logging=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise Refused("no-cluster", address=address, error=said_by(error)) from error
        self.count = int(ray.cluster_resources().get("CPU", 0))
        if not self.count:
            self.close()
            raise Refused("cluster-empty", address=address)

    def each(self, work: Callable[[C], R], chunks: Iterable[C]) -> Iterator[tuple[C, R]]:
        ray = self._ray
        remote = ray.remote(max_retries=TRIES)(work)
        rest = iter(chunks)
        given = {remote.remote(chunk): chunk for chunk in islice(rest, AHEAD * self.count)}
        try:
            while given:
                (future, *_), _ = ray.wait(list(given))
                result = ray.get(future)
                chunk = given.pop(future)
                given |= {remote.remote(following): following for following in islice(rest, 1)}
                yield chunk, result
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except ray.exceptions.WorkerCrashedError as error:
            raise Refused("worker-died", count=TRIES) from error
        except (ray.exceptions.RayError, OSError) as error:
            raise Refused("cluster-lost", address=self._address) from error

    def close(self) -> None:
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Raise `Refused` if nobody listens at the address; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # a word such as "auto", not an address
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Refused("no-cluster", address=address, error=said_by(error)) from error
