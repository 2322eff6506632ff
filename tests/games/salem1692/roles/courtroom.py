"""Short functions that bring players to trial or out of the game."""

from __future__ import annotations

from meetinghouse.games.salem1692.components import KIND, WITNESS
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import is_asked, last_words, pick, play

ONE_LEFT = "nnnnN"  # a row of five; the next reveal eliminates its owner


def accuse(game: Salem, by: int, seat: int, place: int | None = None) -> None:
    """Play a Witness; if the accuser picks, reveal that place of the row, or the first face-down one."""
    play(game, by, WITNESS, seat)
    pick_if_asked(game, by, place)


def pick_if_asked(game: Salem, by: int, place: int | None = None) -> None:
    """If the edition lets the accuser pick, pick that place, or the first face-down one."""
    if is_asked(game, by, "tryal"):
        first = next(decision for decision in game.decisions if decision.seat == by).options[0]
        if place is None:
            game.answer(game.decisions[0].id, first)
        else:
            pick(game, by, place)


def eliminate(game: Salem, by: int, seat: int) -> None:
    """`by` accuses a player who has one tryal card left; last words are over."""
    accuse(game, by, seat)
    last_words(game)


def lay_in_front(game: Salem, seat: int, kind: int) -> None:
    """Put a card of the deck in front of a seat, no matter whose turn it is."""
    state = game.state
    card = next(card for card in state.deck if KIND[card] == kind)
    state.deck.remove(card)
    state.fronts[seat] += (card,)
