"""What may be done unasked: pointing, turning the hourglass, reordering one's row."""

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Choice, Option, Position, Word, seats_in
from . import ghosts
from .dawn import Stage, WitchStage
from .events import HourglassTurned, RowReordered
from .queries import face_down, living_humans, places
from .roles import parris, tituba
from .state import Salem
from .turn import PlayCard, Turn
from .verbs import show_row

TURN_IT = Word("turn")

# The parts of a choice are nobody's business: what others are offered does not change between them.
WHILE_A_TURN_IS_ASKED = (Turn, PlayCard, ghosts.LookAtGhost, parris.Recover)


def offers(game: Salem) -> list[Decision]:
    """All offers of this moment, seat by seat."""
    state = game.state
    step = game.agenda[-1]
    found: list[Decision] = []
    if isinstance(step, Stage):
        for seat in seats_in(step.present(game)):
            seen_by = "fellows" if isinstance(step, WitchStage) else "nobody"
            found.append(_offer(seat, "sign", step.options(game, seat), seen_by=seen_by))
    elif isinstance(step, tituba.Rearrange):
        size = len(state.deck)
        order: tuple[Option, ...] = step.ask(game)[0].options
        found.append(_offer(step.seat, "sign", order, size, size, "nobody", ordered=True))
    elif isinstance(step, WHILE_A_TURN_IS_ASKED):
        humans = living_humans(state)
        if state.edition.turn_on_request and not state.hourglass:
            for seat in seats_in(humans & ~(1 << state.turn)):
                found.append(_offer(seat, "hourglass", (TURN_IT,)))
        if state.edition.reorder_allowed:
            for seat in seats_in(humans):
                row = places(state, seat)
                if len(row) > 1:
                    seen_by = "nobody" if state.edition.reorder_hidden else "everybody"
                    found.append(_offer(seat, "reorder", row, len(row), len(row), seen_by, ordered=True))
    return found


def _offer(
    seat: int,
    name: str,
    options: tuple[Option, ...],
    least: int = 1,
    most: int = 1,
    seen_by: str = "everybody",
    ordered: bool = False,
) -> Decision:
    return Decision(f"{seat}-{name}", seat, name, options, None, least, most, None, None, seen_by, ordered)


def take(game: Salem, offer: Decision, choice: Choice) -> None:
    """An offer is taken."""
    state = game.state
    step = game.agenda[-1]
    if isinstance(step, Stage):
        step.signed(game, offer.seat, choice)
    elif isinstance(step, tituba.Rearrange):
        tituba.sign(state, choice)
    elif offer.kind == "hourglass":
        state.hourglass = True
        game.tell_all(HourglassTurned(offer.seat, state.turn))
    else:
        _reorder(game, offer.seat, choice)


def _reorder(game: Salem, seat: int, choice: Choice) -> None:
    """An owner reorders the face-down cards of the row: the old places, in their new order."""
    state = game.state
    assert isinstance(choice, list)
    order = [position.place for position in choice if isinstance(position, Position)]
    row = state.rows[seat]
    cards = [row[place] for place in order]
    for place, card in zip(face_down(state, seat), cards, strict=True):
        row[place] = card
    if not state.edition.reorder_hidden:
        game.tell_all(RowReordered(seat, tuple(order)))
    show_row(game, seat)
