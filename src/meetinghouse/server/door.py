"""What all requests of one server share."""

from __future__ import annotations

from ..tables.house import House
from .guesses import Guesses
from .limits import Buckets, Streams
from .metrics import Metrics
from .once import Once
from .replays import Answers
from .settings import Settings
from .stations import Stations


class Door:
    """The house behind it, and everything that is counted before one may enter."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.calls = Buckets(settings.calls, settings.buckets)
        self.knocks = Buckets(settings.knocks, settings.buckets)
        self.guesses = Guesses(settings)
        self.deeds = Buckets(settings.deeds, settings.buckets)
        self.streams = Streams(settings)
        self.once = Once(settings.answers_kept, settings.answers_kept_for)
        self.metrics = Metrics(house, self.streams)
        self.replays = Answers()
        self.stations = Stations()
        self.document = b""  # the OpenAPI document
