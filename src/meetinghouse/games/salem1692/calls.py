"""The calls of dawn and night, as a moderator says them."""

from __future__ import annotations

from typing import Literal

from ...engine.agenda import steps_of
from ...engine.rules import NightCall
from .phases.black import Daybreak
from .phases.dawn import DawnChoice
from .phases.night import Confess
from .roles.constable import GavelChoice
from .roles.witch import NightChoice
from .state import Salem
from .steps import phase_of

STAGES = {"night-witches": NightChoice, "night-constable": GavelChoice, "night-confess": Confess}


def calls_tonight(game: Salem) -> tuple[NightCall, ...]:
    """Witches, constable, confessions; the constable is called even if nobody has that card (SAL-NIGHT-09)."""
    if phase_of(game) == "dawn" and steps_of(game.agenda, DawnChoice):
        return (NightCall("dawn-witches", "open"),)
    if not steps_of(game.agenda, Daybreak):
        return ()
    left = [name for name, stage in STAGES.items() if steps_of(game.agenda, stage)]
    return tuple([NightCall(_named(game, name), _state(name, left)) for name in STAGES])


def _state(name: str, left: list[str]) -> Literal["done", "open", "coming"]:
    if name not in left:
        return "done"
    return "open" if name == left[0] else "coming"


def _named(game: Salem, name: str) -> str:
    """In the ghost game the constable is called in other words."""
    return f"{name}-ghosts" if name == "night-constable" and game.state.ghost_game else name
