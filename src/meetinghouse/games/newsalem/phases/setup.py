"""Setting the table."""

from __future__ import annotations

from ....engine.agenda import Step
from ..box import SIDES
from ..components import ROUNDS, WITCHES
from ..events import CharacterDealt, GameSet
from ..queries import threshold
from ..state import NewSalem, NewSalemState
from .draft import BeginRound
from .reckoning import EndRound, Reckoning


def set_table(game: NewSalem) -> None:
    """Characters, the deck, the events in the middle; then the first round."""
    state = game.state
    components = state.components
    deal_characters(game)
    state.deck = components.deck(state.players)
    game.chance.shuffle(state.deck, "buildings")
    state.middle = components.events(state.players)
    witches, puritans = components.witches[state.players], components.puritans[state.players]
    game.tell_all(GameSet(witches, puritans, len(state.deck), threshold(state)))
    for seat in range(state.players):
        game.tell(seat, CharacterDealt(seat, *components.character_card(state.characters[seat])))
    rounds: list[Step[NewSalemState]] = [step for _ in range(ROUNDS) for step in (BeginRound(), EndRound())]
    game.next(*rounds, Reckoning())


def deal_characters(game: NewSalem) -> None:
    """From each side remove some unseen; shuffle the rest together, deal one to each; the others leave the game."""
    state = game.state
    pool: list[int] = []
    for side, name in enumerate(SIDES):
        cards = [who for who, of in enumerate(state.components.side_of) if of == side]
        game.chance.shuffle(cards, name)
        counts = state.components.witches if side == WITCHES else state.components.puritans
        pool += cards[: counts[state.players]]
    game.chance.shuffle(pool, "characters")
    state.characters = tuple(pool[: state.players])
