"""What one might expect to be able to do, and the clause that forbids it; only from what the seat may know."""

from __future__ import annotations

from ...engine.decisions import Closed, Decision
from ...engine.values import SEATS, Seat, seats_in
from .cards import PLAYING_CARDS
from .components import CARDS, KIND, ROBBERY, SCAPEGOAT, is_black
from .queries import character, two_left
from .roles import SAMUEL_PARRIS, TITUBA
from .state import Salem
from .turn import DRAW, END, REARRANGE, RECOVER, PlayCard, Turn, card_being_played


def closed(game: Salem, decision: Decision) -> list[Closed]:
    """The closed options of a decision."""
    step = game.agenda[-1]
    if isinstance(step, Turn) and decision.kind == "turn":
        return _turn(game, step.seat)
    if isinstance(step, PlayCard) and decision.seat == step.by:
        return _targets(game, step, decision)
    if decision.kind in ("gavel", "suspicion") and SEATS[decision.seat] not in decision.options:
        return [Closed(SEATS[decision.seat], "SAL-NIGHT-07")]
    if decision.kind == "recover":
        kinds = sorted({KIND[card] for card in game.state.discard})
        return [Closed(CARDS[kind], "SAL-CHAR-PARRIS-03") for kind in kinds if is_black(kind)]
    return []


def _turn(game: Salem, seat: int) -> list[Closed]:
    state = game.state
    found: list[Closed] = []
    if state.played:
        found.append(Closed(DRAW, "SAL-TURN-06"))
    else:
        found.append(Closed(END, "SAL-TURN-08"))
    for kind in sorted({KIND[card] for card in state.hands[seat]}):
        if not PLAYING_CARDS[kind].targets(game, seat):
            found.append(Closed(CARDS[kind], _why_unplayable(game, seat, kind)))
    who = character(state, seat)
    if who is TITUBA and (state.played or not state.uses[seat][TITUBA.limited]):
        found.append(Closed(REARRANGE, "SAL-CHAR-TITUBA-01"))
    if who is SAMUEL_PARRIS:
        if state.played or not state.uses[seat][SAMUEL_PARRIS.limited]:
            found.append(Closed(RECOVER, "SAL-CHAR-PARRIS-01"))
        elif RECOVER not in game.decisions[0].options:
            found.append(Closed(RECOVER, "SAL-RULING-53"))
    return found


def _why_unplayable(game: Salem, seat: int, kind: int) -> str:
    state = game.state
    if two_left(state) and kind in (ROBBERY, SCAPEGOAT):
        return "SAL-TWO-04"
    others = [other for other in seats_in(state.living) if other != seat]
    return PLAYING_CARDS[kind].why_not(game, seat, others[0])


def _targets(game: Salem, step: PlayCard, decision: Decision) -> list[Closed]:
    target = game.state.playing[2]
    card = card_being_played(game.state)
    found = []
    offered = {option.seat for option in decision.options if isinstance(option, Seat)}
    if not offered:
        return []
    for seat in range(game.seats):
        if seat not in offered:
            if target < 0:
                found.append(Closed(SEATS[seat], card.why_not(game, step.by, seat)))
            else:
                found.append(Closed(SEATS[seat], card.why_not_detail(game, step.by, target, seat)))
    return found
