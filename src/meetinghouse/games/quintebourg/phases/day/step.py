"""The base classes of the steps of a day, one for each phase, with the offers in that phase."""

from __future__ import annotations

from typing import Any, ClassVar

from .....engine.agenda import Step
from .....engine.offers import Offer
from ...offers import GIVE, WATCH
from ...posts.adjoints import PLACE_CAMERA
from ...posts.procureur import HOLD_INQUIRY
from ...state import QuintebourgState
from ..invocation import INVOKE

IN_SESSION: tuple[Offer[Any], ...] = (INVOKE, WATCH, GIVE, HOLD_INQUIRY, PLACE_CAMERA)


class DawnStep(Step[QuintebourgState]):
    """Before the session: reports, posts, estates."""

    phase: ClassVar[str] = "dawn"
    offers: ClassVar[tuple[Offer[Any], ...]] = (INVOKE, WATCH, GIVE)


class SessionStep(Step[QuintebourgState]):
    """The session is opened."""

    phase: ClassVar[str] = "session"
    offers: ClassVar[tuple[Offer[Any], ...]] = IN_SESSION


class DebateStep(SessionStep):
    """The town debates."""

    phase: ClassVar[str] = "debate"


class VoteStep(SessionStep):
    """The town votes."""

    phase: ClassVar[str] = "vote"


class TribunalStep(SessionStep):
    """The accused are judged."""

    phase: ClassVar[str] = "tribunal"


class WeddingStep(SessionStep):
    """After the session, while somebody marries."""

    phase: ClassVar[str] = "weddings"


class EveningStep(Step[QuintebourgState]):
    """Before the night."""

    phase: ClassVar[str] = "evening"
    offers: ClassVar[tuple[Offer[Any], ...]] = (INVOKE, WATCH, GIVE, PLACE_CAMERA)
