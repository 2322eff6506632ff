"""What players may do unasked while a turn is being taken: turn the hourglass, reorder their row."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.values import Choice, Word
from .events import HourglassTurned, RowReordered
from .queries import face_down, living_humans, places
from .state import Salem, SalemState
from .steps import places_of
from .verbs import lay_row, show_row

TURN_IT: Final = Question("hourglass", (Word("turn"),))


class Hourglass(Offer[SalemState]):
    """Players who wait for another's turn may turn the hourglass, once."""

    name: ClassVar[str] = "hourglass"

    def question(self, game: Salem, seat: int) -> Question | str:
        """Asked if the table uses the hourglass on request."""
        state = game.state
        if not state.edition.turn_on_request or state.hourglass or seat == state.turn:
            return ""
        return TURN_IT if living_humans(state) >> seat & 1 else ""

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        game.state.hourglass = True
        game.tell_all(HourglassTurned(seat, game.state.turn))


class Reorder(Offer[SalemState]):
    """An owner may change the order of the face-down cards of the row."""

    name: ClassVar[str] = "reorder"

    def question(self, game: Salem, seat: int) -> Question | str:
        """The old places, in their new order."""
        state = game.state
        if not state.edition.reorder_allowed or not living_humans(state) >> seat & 1:
            return ""
        row, size = places(state, seat), len(face_down(state, seat))
        seen_by = "nobody" if state.edition.reorder_hidden else "everybody"
        return Question("reorder", row, least=size, most=size, seen_by=seen_by, ordered=True) if size > 1 else ""

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        """Others see it, unless the table hides it."""
        state = game.state
        order = places_of(choice)
        lay_row(state, seat, face_down(state, seat), [state.rows[seat][place] for place in order])
        if not state.edition.reorder_hidden:
            game.tell_all(RowReordered(seat, tuple(order)))
        show_row(game, seat)


# Others do not see the parts of a choice, so their offers do not change between them.
WHILE_A_TURN_IS_TAKEN: Final[tuple[Offer[Any], ...]] = (Hourglass(), Reorder())
