"""A cluster of Dask. Its scheduler gives the chunks of a worker that died to another one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from itertools import islice
from typing import Any

from ..engine.plugins import said_by
from ..engine.refusals import Refused
from ..extras import needs
from .here import TRIES, C, Crew, R

PATIENCE = 10  # seconds to wait for the scheduler's answer
AHEAD = 2  # chunks for each thread of the cluster


class Dask(Crew):
    """The workers of a scheduler. Each needs the same version of Meetinghouse."""

    far = True

    def __init__(self, address: str) -> None:
        with needs("dask"):
            import distributed
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # we report errors ourselves, once
        self._address = address
        try:
            self._client: Any = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError, RuntimeError) as error:
            raise Refused("no-cluster", address=address, error=said_by(error)) from error
        self.count = sum(self._client.nthreads().values())
        if not self.count:
            self.close()
            raise Refused("cluster-empty", address=address)

    def each(self, work: Callable[[C], R], chunks: Iterable[C]) -> Iterator[tuple[C, R]]:
        from distributed import KilledWorker, as_completed

        rest = iter(chunks)
        given: dict[Any, C] = {}

        def give(chunk: C) -> Any:
            future = self._client.submit(work, chunk, pure=False)
            given[future] = chunk
            return future

        try:
            ready = as_completed([give(chunk) for chunk in islice(rest, AHEAD * self.count)], loop=self._client.loop)
            for future in ready:
                result = future.result()
                chunk = given.pop(future)
                for following in islice(rest, 1):
                    ready.add(give(following))
                yield chunk, result
        except KilledWorker as error:
            raise Refused("worker-died", count=TRIES) from error
        except (CancelledError, OSError) as error:
            raise Refused("cluster-lost", address=self._address) from error
        finally:
            self._drop(list(given))

    def _drop(self, futures: list[Any]) -> None:
        if futures and self._client.status == "running":
            self._client.cancel(futures)

    def close(self) -> None:
        self._client.close()
