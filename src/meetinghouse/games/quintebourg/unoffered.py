"""Why something that may be done at other times cannot be done now."""

from __future__ import annotations

from .day.weddings import proposals
from .names import SUN, C
from .offers import CAMERAS, GIFTS, INQUIRIES, INQUIRY, deputy_of_the_day, phase_of
from .roles.prosecutor import deputies
from .state import Quintebourg, QuintebourgState
from .town import fit


def unoffered(game: Quintebourg, id: str) -> str | None:
    """The clause by which an offer of that id is not made now; whoever asks is the seat itself."""
    number, _, name = id.partition("-")
    state = game.state
    if number not in map(str, range(state.players)):
        return None
    seat = int(number)
    phase = phase_of(game)
    if name not in REASONS:
        return None
    if phase == "invocation":
        return "QB-SCREEN-05"
    if state.condemned >> seat & 1:
        return "QB-RULING-22"
    return REASONS[name](state, seat, phase)


def _give(state: QuintebourgState, seat: int, phase: str) -> str:
    return "QB-RULING-116" if phase not in GIFTS or state.health[seat] >= C else "QB-MONEY-02"


def _walk(state: QuintebourgState, seat: int, phase: str) -> str:
    return "QB-RULING-06" if phase == "feast" else "QB-CAL-06"


def _recruit(state: QuintebourgState, seat: int, phase: str) -> str:
    return "QB-RULING-84"


def _propose(state: QuintebourgState, seat: int, phase: str) -> str:
    return "QB-RULING-109" if phase in ("weddings", "feast") and not proposals(state, seat) else "QB-DAY-08"


def _inquiry(state: QuintebourgState, seat: int, phase: str) -> str:
    if state.holder("procureur") != seat or not deputies(state) or state.coins[seat] < INQUIRY:
        return "QB-POST-PROSECUTOR-03"
    if (state.inquired and state.options["one_inquiry"]) or phase not in INQUIRIES or state.weekday == SUN:
        return "QB-DAY-13"
    return "QB-RULING-123" if not fit(state) >> seat & 1 else "QB-POST-PROSECUTOR-03"


def _camera(state: QuintebourgState, seat: int, phase: str) -> str:
    if phase not in CAMERAS or state.weekday == SUN:
        return "QB-DAY-14"
    if state.holder(deputy_of_the_day(state)) == seat:
        return "QB-RULING-123"
    return "QB-POST-DEPUTY-02" if state.holder("adj-armish") == seat else "QB-POST-DEPUTY-01"


def _watch(state: QuintebourgState, seat: int, phase: str) -> str:
    return "QB-RULING-115"


REASONS = {
    "give": _give, "walk": _walk, "recruit": _recruit, "propose": _propose, "inquiry": _inquiry, "camera": _camera,
    "watch": _watch,
}  # fmt: skip
