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

# What decides what cards count against whom: the abilities of all seats, and in which fronts Piety lies; then the plays
# that were made, by kind of card, targets and player.
Made = tuple[tuple[Character, ...], list[tuple[int, ...]], int, dict[tuple[int, int, int], Play]]


def plays(game: Salem, seat: int) -> tuple[Play, ...]:
    """The plays of a player who is asked for an action; empty for everybody else."""
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Turn) or step.seat != seat or step.answers:
        return ()
    state, last = game.state, game.cache.last
    accuser = character(state, seat)
    made: Made | None = last.get("plays")
    if made is None or made[0] is not state.abilities or made[1] != state.fronts:
        pious = with_piety(state) if state.edition.piety_doubles else 0
        same = made is not None and made[0] is state.abilities and made[2] == pious
        made = last["plays"] = (state.abilities, state.fronts.copy(), pious, made[3] if made and same else {})
    known = made[3]
    found = []
    for kind in kinds_in_hand(state, seat):
        card = state.cards[kind]
        on = card.targets(game, seat)
        if on:
            play = known.get((kind, on, seat))
            if play is None:
                play = known[kind, on, seat] = _play(state, card, on, accuser)
            found.append(play)
    return tuple(found)


def _play(state: SalemState, card: PlayingCard, on: int, accuser: Character) -> Play:
    aims = [Aim(seat, card.worth_against(state, seat), threshold(state, seat, accuser)) for seat in seats_in(on)]
    return Play(KINDS[card.kind], card.first, tuple(aims))
