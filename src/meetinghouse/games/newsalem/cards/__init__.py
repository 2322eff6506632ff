"""The four events, in the order of the data: what each may be triggered against, and what it does."""

from __future__ import annotations

from typing import Final

from .card import EventCard
from .cleansing import Cleansing
from .investigation import Investigation
from .pardon import Pardon
from .trial import Trial

EVENT_CARDS: Final[tuple[EventCard, ...]] = (Cleansing(), Investigation(), Trial(), Pardon())

__all__ = ["EVENT_CARDS", "EventCard"]
