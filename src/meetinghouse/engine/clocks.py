"""The clocks of a game as options, and the paces at which a table can play with them."""

from __future__ import annotations

from typing import Any

from .rules import Setup
from .settings import Setting

DAY = 86400  # seconds


def clock_settings(*names: str) -> tuple[Setting, ...]:
    """Options for seconds, up to a day each; 0 is no clock."""
    return tuple([Setting(name, 0, least=0, most=DAY, group="clocks") for name in names])


def clock_paces(**seconds: tuple[int, int, int]) -> dict[str, dict[str, Any]]:
    """The usual paces, from the seconds of each clock when relaxed, classic and quick."""
    named = zip(("relaxed", "classic", "quick"), zip(*seconds.values(), strict=True), strict=True)
    paces: dict[str, dict[str, Any]] = {pace: dict(zip(seconds, each, strict=True)) for pace, each in named}
    return {**paces, "none": {}, "async": dict.fromkeys(seconds, DAY)}


def seconds_of(setup: Setup, clock: str) -> float | None:
    """The seconds that a set-up gives a clock; None: it has none."""
    return float(setup.options.get(clock, 0)) or None
