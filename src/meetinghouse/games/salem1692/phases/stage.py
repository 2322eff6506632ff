"""A secret stage of dawn or night: every living player is asked alike, and may point before confirming."""

from __future__ import annotations

from typing import Any, ClassVar

from ....engine.compiling import mypyc_attr
from ....engine.decisions import Question
from ....engine.masked import Masked
from ....engine.offers import Offer
from ....engine.values import SEATS, Choice, Seat
from ..queries import living_humans
from ..state import BY_WITCHES, Salem, SalemState


class Sign(Offer[SalemState]):
    """Everybody may point at somebody before confirming; fellows see it, and the last sign stands."""

    name: ClassVar[str] = "sign"

    def question(self, game: Salem, seat: int) -> Question | str:
        """The same options as the decision's."""
        stage = stage_at_hand(game)
        if not stage.present(game) >> seat & 1:
            return ""
        return Question("sign", stage.among(game, seat), seen_by=stage.signs_seen_by)

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        stage_at_hand(game).signed(game, seat, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Masked[SalemState]):
    """All living players are asked; ghosts decide nothing."""

    phase: ClassVar[str] = "night"
    offers: ClassVar[tuple[Offer[Any], ...]] = (Sign(),)
    signs_seen_by: ClassVar[str] = "nobody"
    by: ClassVar[int] = BY_WITCHES

    def present(self, game: Salem) -> int:
        return living_humans(game.state)

    def sees(self, game: Salem, seat: int) -> int:
        """The seat's own answer; the dead who may see everything see all answers."""
        return -1 if game.state.moderators >> seat & 1 else 1 << seat

    def default(self, game: Salem, seat: int) -> Choice | None:
        sign = game.state.signs.get(seat)
        return None if sign is None else SEATS[sign]

    def suspect(self, game: Salem, suspicions: dict[int, Choice]) -> None:
        """Store the names that the others gave; nobody suspects themselves."""
        state = game.state
        moment = len(state.chronicle)
        state.stages += ((moment, self.by, self.present(game)),)
        found = []
        for seat in sorted(suspicions):
            choice = suspicions[seat]
            if isinstance(choice, Seat) and choice.seat != seat:
                found.append((moment, self.by, seat, choice.seat))
        state.suspicions += tuple(found)

    def signed(self, game: Salem, seat: int, choice: Choice) -> None:
        """Somebody points: fellows see it."""
        if isinstance(choice, Seat):
            game.state.signs[seat] = choice.seat


def stage_at_hand(game: Salem) -> Stage:
    """The current stage."""
    stage = game.agenda[-1]
    assert isinstance(stage, Stage)
    return stage


def signs_seen(game: Salem, seat: int) -> int:
    """The seats whose signs a seat sees, as a bit mask."""
    return stage_at_hand(game).sees(game, seat) if game.state.signs else 0
