"""Which cards of a hand may be played now, and on whom: what the next question would offer, told beforehand."""

from __future__ import annotations

from ....engine.values import seats_in
from ..cards.card import PlayingCard
from ..components import KINDS
from ..phases.turn import Turn, kinds_in_hand
from ..queries import character, threshold
from ..state import Salem
from .types import Aim, Play


def plays(game: Salem, seat: int) -> tuple[Play, ...]:
    """The plays of a player who is asked for an action; empty for everybody else."""
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Turn) or step.seat != seat or step.answers:
        return ()
    state, accuser = game.state, character(game.state, seat)
    needs = {other: threshold(state, other, accuser) for other in seats_in(state.living)}
    cards = [state.cards[kind] for kind in kinds_in_hand(state, seat)]
    return tuple([play for play in [_play(game, card, seat, needs) for card in cards] if play.on])


def _play(game: Salem, card: PlayingCard, by: int, needs: dict[int, int]) -> Play:
    aims = [Aim(seat, card.worth_against(game.state, seat), needs[seat]) for seat in seats_in(card.targets(game, by))]
    return Play(KINDS[card.kind], card.first, tuple(aims))
