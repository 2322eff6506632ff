"""What can still be true for a seat: for each player, the share of possible worlds on each side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .game import Game
from .imagine import Imagination
from .refusals import Refused
from .rules import Solved

SAMPLES = 1000


def solve(game: Game[Any], seat: object = None, samples: int = SAMPLES) -> Solved:
    """By seat, on which side it is in what share of the worlds that are possible for this seat (None: the public).

    Some rules can count the worlds. For others, worlds are drawn: imagined from what the seat knows if the rules can
    do that, else redealt, which may favour the real world. Drawn worlds need not be equally likely, so their shares
    are no chances. How people behaved is not considered.
    """
    viewer: int | None = game.view(seat).viewer  # refuses what is no seat
    if game.over:
        raise Refused("not-imagined", why="over")
    counted = game.rules.solve(game, viewer)
    if counted is not None:
        return counted
    if game.rules.imagines_anew and game.rules.imaginable(game, viewer):
        try:
            known = Imagination(game.view(viewer, basis=True), game.heard(viewer), lambda _: game.rules)
            return _sampled(known.world, samples)
        except Refused as refused:
            if refused.key != "not-imagined":
                raise
    return _sampled(lambda seed: game.redeal(viewer, seed), samples)


def solve_known(view: object, story: object, samples: int = SAMPLES) -> Solved:
    """The same from a seat's view and story alone, as in `imagine`: it cannot depend on what the seat does not know."""
    known = Imagination(view, story)
    counted = known.rules.solve(known.world(0), known.seat)
    return _sampled(known.world, samples) if counted is None else counted


def _sampled(world_of: Callable[[int], Game[Any]], samples: int) -> Solved:
    sides: list[dict[str, int]] = []
    for seed in range(samples):
        world = world_of(seed)
        sides = sides or [{} for _ in range(world.seats)]
        for other, found in enumerate(sides):
            side = world.rules.side(world, other)
            found[side] = found.get(side, 0) + 1
    shares = tuple([{side: count / samples for side, count in sorted(found.items())} for found in sides])
    return Solved(exact=False, shares=shares, drawn=samples)
