"""Random games, with every check held against their positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial

from ..record import Entry
from .ending import ended
from .keeping import footprint, independence, opens_alike, replays, round_trip
from .playing import EXPIRY_RATE, OFFER_RATE, any_move, make
from .questions import accepts, refuses, well_formed
from .secrecy import Learns, masks, redealt, sealed
from .words import AnyGame, Figures, Hook, holds, where, works


def check(
    start: Callable[[int], AnyGame],
    seeds: Iterable[int],
    *,
    cap: int = 5000,
    offer_rate: float = OFFER_RATE,
    expiry_rate: float = EXPIRY_RATE,
    save_every: float = 1,
    choice_every: float = 5,
    redeal_every: float = 10,
    moves: int = 10,
    sample: int = 6,
    least_changed: float = 0.2,
    least_seen: float = 0.1,
    living: Callable[[AnyGame], int] | None = None,
    invariants: Hook | None = None,
    learns: Learns | None = None,
) -> Figures:
    """Play a random game from every seed and hold all checks against it.

    A game of more than ``cap`` moves does not end. The rates bound how often offers are taken and time runs
    out. ``…_every`` says at every how many decisions, on average, a position is saved and loaded, has its
    choices tried (``sample`` of each), is redealt for every seat and followed for ``moves``; 0 is never.
    ``living`` gives the seats, as a bit mask, whom a masked step has to ask. ``invariants`` is called after
    every answer, in redealt worlds too, and raises where something is wrong. ``learns`` gives what a
    seat sees just now that no event has told it, as one who looks into a room: where that differs, worlds part. Of all
    redealt worlds, the given shares at least must have another state, and another view for some other seat.
    """
    figures = Figures()
    for seed in seeds:
        dice = random.Random(f"conformance {seed}")
        game = start(seed)
        opens_alike(game, start(seed))
        prints: list[bytes] = []
        asked: set[str] = set()
        try:
            while not game.over:
                holds(len(prints) < cap, game, "the game does not end")
                prints.append(footprint(game))
                _uphold(game, invariants)
                well_formed(game)
                ids = {decision.id for decision in game.decisions}
                figures.masked += masks(game, living, opened=asked.isdisjoint(ids))
                asked = ids
                two = [None, dice.randrange(game.seats)]
                sealed(game, dice, two)
                if save_every and dice.random() * save_every < 1:
                    figures.saves += 1
                    round_trip(game, two)
                if choice_every and dice.random() * choice_every < 1:
                    independence(game, dice)
                    figures.accepted += accepts(game, dice, sample)
                    figures.refused += refuses(game, dice, sample)
                if redeal_every and dice.random() * redeal_every < 1:
                    for seat in (None, *range(game.seats)):
                        other = redealt(game, seat, dice, moves, figures, learns)
                        _plays_on(game, other, seat, dice, moves, invariants)
                move = any_move(game, dice, offer_rate, expiry_rate)
                figures.decisions += 1
                figures.expiries += move.choice is None
                figures.offers += move.id not in ids
                _tells(game, move)
            figures.games += 1
            figures.longest = max(figures.longest, len(prints))
            _uphold(game, invariants)
            ended(game)
            round_trip(game)
            replays(game, prints)
        except AssertionError:
            raise
        except Exception as error:
            raise AssertionError(f"{where(game)}: the game stumbles: {error!r}") from error
    if figures.redeals:
        _enough(figures, "have another state", figures.changed, least_changed)
        _enough(figures, "show another seat something else", figures.seen, least_seen)
    return figures


def _tells(game: AnyGame, move: Entry) -> None:
    """A move returns what it told."""
    mark = len(game.story)
    told = works(partial(make, game, move), game, f"{move} failed")
    holds(told == game.story[mark:], game, f"{move} does not return what it told")


def _uphold(game: AnyGame, invariants: Hook | None) -> None:
    if invariants is not None:
        works(partial(invariants, game), game, "an invariant does not hold")


def _plays_on(
    game: AnyGame, other: AnyGame, seat: int | None, dice: random.Random, moves: int, invariants: Hook | None
) -> None:
    """A redealt world is sound, and goes on like any other."""
    try:
        _uphold(other, invariants)
        well_formed(other)
        round_trip(other, [seat])
        independence(other, dice, moves)
        for _ in range(moves):
            if not other.over:
                make(other, any_move(other, dice))
                _uphold(other, invariants)
        round_trip(other, [seat])
    except Exception as error:
        raise AssertionError(f"{where(game, seat)}: the redealt world does not go on: {error}") from error


def _enough(figures: Figures, what: str, share: float, least: float) -> None:
    if share < least:
        worlds = f"of {figures.redeals} worlds, {share:.0%} {what}"
        raise AssertionError(f"redeal changes too little: {worlds}; {least:.0%} were due")
