"""Actions in the event phase, after which other players are asked again whether they are ready."""

from __future__ import annotations

from .state import NewSalem


def ask_again(game: NewSalem, seat: int, others: int) -> None:
    """These seats are not ready any more. If players act one by one, it is the next one's turn."""
    answers = game.agenda[-1].answers
    game.state.turn = (seat + 1) % game.state.players
    for who in [who for who in answers if others >> who & 1]:
        del answers[who]


def ask_anew(game: NewSalem, seat: int) -> None:
    """Nobody is ready any more, and all are asked under new numbers."""
    ask_again(game, seat, -1)
    game.agenda[-1].numbers.clear()
