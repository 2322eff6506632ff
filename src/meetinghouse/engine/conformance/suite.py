"""The whole suite: random games, with every check run on their positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial

from ..events import EVERYBODY, Secret
from ..record import Entry
from .ending import ended
from .playing import EXPIRY_RATE, OFFER_RATE, any_move, make
from .questions import accepts, refuses, well_formed
from .saving import footprint, independence, looks_the_same_anew, opens_alike, replays, round_trip
from .secrecy import Learns, imagined, masks, redealt, sealed
from .talking import speaks
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
    """Play a random game from every seed and run all checks on it.

    A game that takes more than ``cap`` moves fails. The rates say how often offers are taken and timers expire.
    ``save_every``, ``choice_every`` and ``redeal_every`` say at every how many decisions, on average, a position is
    saved and loaded, has its choices tried (``sample`` of each decision), and is redealt for every seat and played on
    for ``moves``; 0 means never. If the rules say how, two of these seats also imagine the game. ``living`` returns
    the seats, as a bit mask, that a masked step has to ask.
    ``invariants`` is called after every answer, in redealt worlds too, and raises if something is wrong. ``learns``
    returns what a seat sees now that no event has told it, for example by looking into a room; worlds in which that
    differs are not compared further. ``least_changed`` and ``least_seen`` are the least shares of redealt worlds that
    must have another state, and another view for some other seat.
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
                looks_the_same_anew(game, two)
                if save_every and dice.random() * save_every < 1:
                    figures.saves += 1
                    round_trip(game, two)
                if choice_every and dice.random() * choice_every < 1:
                    independence(game, dice)
                    figures.accepted += accepts(game, dice, sample)
                    figures.refused += refuses(game, dice, sample)
                    speaks(game, dice)
                if redeal_every and dice.random() * redeal_every < 1:
                    for seat in (None, *range(game.seats)):
                        other = redealt(game, seat, dice, moves, figures, learns)
                        _plays_on(game, other, seat, dice, moves, invariants)
                        if game.rules.imagines and seat in two:
                            world = imagined(game, seat, dice, moves, learns)
                            if world is not None:
                                figures.imagined += 1
                                _plays_on(game, world, seat, dice, moves, invariants)
                move = any_move(game, dice, offer_rate, expiry_rate)
                figures.decisions += move.said is None
                figures.sayings += move.said is not None
                figures.expiries += move.choice is None and move.said is None
                figures.offers += move.id not in ids and move.said is None
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
    """Make a move, and check that it returns the events it has told, and has told no secret to everybody."""
    mark = len(game.story)
    told = works(partial(make, game, move), game, f"{move} failed")
    holds(told == game.story[mark:], game, f"{move} does not return what it told")
    public = [each.event for each in told if each.audience == EVERYBODY and isinstance(each.event, Secret)]
    holds(not public, game, f"{move} tells everybody what is secret: {public[:1]}")


def _uphold(game: AnyGame, invariants: Hook | None) -> None:
    if invariants is not None:
        works(partial(invariants, game), game, "an invariant does not hold")


def _plays_on(
    game: AnyGame, other: AnyGame, seat: int | None, dice: random.Random, moves: int, invariants: Hook | None
) -> None:
    """Check that a redealt world is sound and can be played on."""
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
