"""Which cards of a hand may be played now, and on whom: the options of the next question, sent in advance."""

from __future__ import annotations

from ....engine.values import seats_in
from ..cards.card import PlayingCard
from ..cards.piety import with_piety
from ..components import KINDS
from ..phases.turn import Turn, kinds_in_hand
from ..queries import character, threshold
from ..roles.character import Character
from ..state import Salem, SalemState
from .types import Aim, Play


def plays(game: Salem, seat: int) -> tuple[Play, ...]:
    """The plays of a player who is asked for an action; empty for everybody else."""
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Turn) or step.seat != seat or step.answers:
        return ()
    state, cache = game.state, game.cache
    accuser = character(state, seat)
    pious = with_piety(state) if state.edition.piety_doubles else 0
    against = (seat, state.living, accuser, state.abilities, pious)  # all that decides what cards count against whom
    found = []
    for kind in kinds_in_hand(state, seat):
        card = state.cards[kind]
        on = card.targets(game, seat)
        if on:
            play: Play | None = cache.find(card, (on, against))
            found.append(play or cache.store(card, (on, against), _play(state, card, on, accuser)))
    return tuple(found)


def _play(state: SalemState, card: PlayingCard, on: int, accuser: Character) -> Play:
    aims = [Aim(seat, card.worth_against(state, seat), threshold(state, seat, accuser)) for seat in seats_in(on)]
    return Play(KINDS[card.kind], card.first, tuple(aims))
