"""Simulating on two processes against one."""

from __future__ import annotations

from importlib.util import find_spec

from bench.worker import Missing


def two_against_one() -> float:
    """How many times faster two processes are, by the clock on the wall."""
    try:
        exists = find_spec("meetinghouse.bots.simulate") is not None
    except ModuleNotFoundError:
        exists = False
    if not exists:
        raise Missing("not yet: there is no meetinghouse.bots.simulate")
    raise Missing("not yet: bench/scaling.py does not call meetinghouse.bots.simulate")
