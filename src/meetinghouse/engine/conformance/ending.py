"""Checks of a finished game: it asks nothing more, all views work, and the outcome makes sense."""

from __future__ import annotations

from functools import partial

import msgspec

from ..rules import NOBODY, Outcome, View
from ..values import Word
from .words import AnyGame, holds, refused, where, works


def ended(game: AnyGame) -> None:
    """Check that a finished game asks and offers nothing, and that all its views work."""
    outcome = game.outcome
    if outcome is None:
        raise AssertionError(f"{where(game)}: the game is not over")
    holds(not game.decisions, game, "something is asked after the end")
    holds(not game.offers, game, "something is offered after the end")
    holds(game.waiting == (), game, "somebody is waited for after the end")
    refused(partial(game.answer, "0-1", Word("done")), game, "an answer after the end")
    refused(partial(game.expire, "0-1"), game, "time that runs out after the end")
    for seat in ("all", None, *range(game.seats)):
        view = works(partial(game.view, seat), game, f"no view of {seat} after the end")
        works(partial(msgspec.json.encode, view), game, f"the view of {seat} after the end is not plain data")
        holds(isinstance(view, View), game, f"the view of {seat} is no View")
        holds(view.game == game.setup.game, game, f"the view of {seat} names another game")
        holds(seat == "all" or view.viewer == seat, game, f"the view of {seat} is that of {view.viewer}")
    consistent(game, outcome)


def consistent(game: AnyGame, outcome: Outcome) -> None:
    """Check the outcome: winners are players on a winning side, every player has a side, scores are possible."""
    sides, winners, known = outcome.sides, outcome.winners, game.rules.sides
    players = game.setup.players
    holds(len(sides) == players, game, f"the outcome has {len(sides)} sides for {players} players")
    holds(all(0 <= seat < players for seat in winners), game, f"the winners {winners} are no players")
    holds(list(winners) == sorted(set(winners)), game, f"the winners {winners} are not in order, or one twice")
    won = (outcome.side, *outcome.also)
    possible = outcome.side in known or (outcome.side == NOBODY and not winners and not outcome.also)
    holds(possible and set(sides) <= {*known, NOBODY}, game, f"there is no such side: {outcome}")
    holds(len(set(won)) == len(won) and set(outcome.also) <= set(known), game, f"sides that cannot have won: {outcome}")
    loyal = all(sides[seat] in won for seat in winners)
    holds(loyal, game, f"somebody won who was not on the side that won: {outcome}")
    holds(bool(outcome.why), game, "the outcome does not say why")
    scored = [score.seat for score in outcome.suspicions]
    holds(len(set(scored)) == len(scored), game, "a seat's suspicions are scored twice")
    for score in outcome.suspicions:
        fair = 0 <= score.seat < game.seats and 0 <= score.right <= score.named
        holds(fair, game, f"{score} cannot be", score.seat)
