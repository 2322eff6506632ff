"""Does work that can be split into chunks: in this process, in others on this machine, or on a cluster.

Chunks and results are plain values that can be pickled. The work is a function of a module that is installed wherever
it runs. A chunk whose process or machine dies is done again elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from ..engine.refusals import Refused
from .here import Crew, Here
from .processes import Processes


@contextmanager
def crew(processes: int | None = None, on: str | None = None) -> Iterator[Crew]:
    """The workers: the given number of processes (None: one for each core), or a cluster.

    `on` names an existing cluster: ``dask:ADDRESS`` or ``tcp://…`` for the scheduler of Dask, ``ray:ADDRESS`` or
    ``ray://…`` for Ray. Raises `Refused` if there is none.
    """
    if on is None:
        count = cores() if processes is None else processes
        yield Here() if count == 1 else Processes(count)
        return
    if processes is not None:
        raise Refused("cluster-or-processes")
    cluster = _cluster(on)
    try:
        yield cluster
    finally:
        cluster.close()


def _cluster(on: str) -> Crew:
    kind, _, address = on.partition(":")
    if kind in ("tcp", "tls") or (kind == "dask" and address):
        from .dask import Dask

        return Dask(address if kind == "dask" else on)
    if kind == "ray" and address:
        from .ray import Ray

        return Ray(on if address.startswith("//") else address)
    raise Refused("cluster-form", on=on)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


__all__ = ["Crew", "cores", "crew"]
