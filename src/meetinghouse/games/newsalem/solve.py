"""The chance of each side by seat. Characters were dealt blindly, so all that a seat has not seen are alike."""

from __future__ import annotations

from ...engine.rules import Shift, Solved
from .box import SIDES
from .components import WITCHES
from .events import CharacterDealt, CharacterInvestigated
from .state import NewSalem, NewSalemState


def solve(game: NewSalem, seat: int | None) -> Solved:
    """The exact shares. Only a character that is shown to the seat changes them."""
    seen: set[int] = set()
    shifts = [Shift(None, shares(game.state, seen))]
    for line, event in enumerate(game.heard(seat)):
        if isinstance(event, CharacterDealt):
            seen.add(event.seat)
        elif isinstance(event, CharacterInvestigated) and event.target not in seen:
            seen.add(event.target)
        else:
            continue
        shifts.append(Shift(line, shares(game.state, seen)))
    return Solved(exact=True, shares=shifts[-1].shares, shifts=tuple(shifts))


def shares(state: NewSalemState, seen: set[int]) -> tuple[dict[str, float], ...]:
    """The shares of sides, by seat, for somebody who has seen these characters."""
    components, players = state.components, state.players
    known = [components.side_of[who] if at in seen else -1 for at, who in enumerate(state.characters)]
    counts = [0, 0]
    counts[WITCHES], counts[1 - WITCHES] = components.witches[players], components.puritans[players]
    left = [count - known.count(side) for side, count in enumerate(counts)]
    blind = {side: left[at] / (sum(left) or 1) for at, side in enumerate(SIDES)}
    sure = [{side: float(at == of) for of, side in enumerate(SIDES)} for at in (0, 1)]
    return tuple([blind if side < 0 else sure[side] for side in known])
