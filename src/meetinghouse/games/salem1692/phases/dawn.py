"""Dawn: the witches meet and give the Black Cat to somebody."""

from __future__ import annotations

from typing import ClassVar

from ....engine.values import Choice
from ..components import BLACK_CAT, KIND
from ..events import CatGiven, Narrated
from ..queries import human_left_of, is_living, left_of
from ..roles.witch import WitchStage, witches_meet
from ..state import Salem
from ..steps import SalemStep, SeatStep
from ..verbs import without
from .trial import PickTryal
from .turn import BeginTurn


class DawnFalls(SalemStep):
    """Eyes are shut: the script up to the witches' choice."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Salem) -> None:
        game.tell_all(Narrated("dawn-sleep"))
        game.tell_all(Narrated("dawn-witches"))
        witches_meet(game)


class DawnChoice(WitchStage):
    """Who gets the Black Cat, and begins? The witches have a slow count of ten."""

    kind: ClassVar[str] = "cat"
    phase: ClassVar[str] = "dawn"

    def timer(self, game: Salem) -> float | None:
        return game.state.edition.dawn_seconds

    def act(self, game: Salem, answers: dict[int, Choice]) -> None:
        state = game.state
        seat = self.chosen(game, answers)
        cat = next(card for card in state.aside if KIND[card] == BLACK_CAT)
        state.aside = without(state.aside, (cat,))
        state.fronts[seat] += (cat,)
        state.signs = {}
        game.tell_all(Narrated("dawn-witches-sleep"))
        game.tell_all(Narrated("dawn-wake"))
        game.tell_all(CatGiven(seat))
        begins = state.humans >> seat & 1 or state.edition.ghosts_discard
        state.turn = seat if begins else human_left_of(state, seat)
        game.next(DayBegins(state.turn))
        if state.edition.dawn_cat_penalty:
            game.next(PickTryal(seat, seat, "dawn"))


class DayBegins(SeatStep):
    """The first turn: the holder of the Black Cat begins, or the next player if the penalty eliminated the holder."""

    phase: ClassVar[str] = "day"

    def resolve(self, game: Salem) -> None:
        seat = self.seat if is_living(game.state, self.seat) else left_of(game.state, self.seat)
        game.tell_all(Narrated("dawn-begins", seat))
        game.next(BeginTurn(seat))
