"""How likely the witches win a world that a seat imagines: learned from its secrets and from what the town believes.

`python -m bench.outlook` learns it from games of bots, and writes outlook.json.
"""

from __future__ import annotations

from math import exp
from pathlib import Path

from ...engine.values import seats_in
from ...games.salem1692.components import KIND, WITCH, is_red
from ..bot import AnyGame
from ..learned import learned
from .behaviour import WORTH
from .common import PublicBelief

LEARNED = Path(__file__).with_name("outlook.json")
SOFT = 0.08  # differences between chances to find a Witch card that hardly matter to the town
LAID = 1.5  # how much a full set of accusations draws the next trial, beside them
FULL = 5  # more face-down cards do not help


def outlook(game: AnyGame, belief: PublicBelief, steady: bool) -> float:
    """How likely the witches win, if the town believes that; steady towns judge otherwise than sharp ones."""
    return learned(LEARNED, game.rules.version).chance(features(game, belief, steady))


def features(game: AnyGame, belief: PublicBelief, steady: bool) -> list[float]:
    """What counts: who lives, with how many cards, where the Witch cards lie, and whom everybody suspects."""
    state = game.state
    living, down, held = seats_in(state.living), [0] * state.seats, [0] * state.seats
    for seat in living:
        for card in state.rows[seat]:
            if not state.up >> card & 1:
                down[seat] += 1
                held[seat] += state.faces[card] == WITCH
    witches = [seat for seat in living if state.witches >> seat & 1]
    town = [seat for seat in living if not state.witches >> seat & 1]
    holders = [seat for seat in living if held[seat]]
    odds = belief.odds()
    hit = {seat: min(1.0, odds.cards[seat] / down[seat]) if down[seat] else 0.0 for seat in living}
    share = {seat: held[seat] / down[seat] if down[seat] else 0.0 for seat in living}
    laid = {seat: min(1.0, sum([_worth(card) for card in state.fronts[seat]]) / 7) for seat in living}
    drawn = {seat: exp(hit[seat] / SOFT + LAID * laid[seat]) for seat in living}
    return [
        1.0,
        len(town) / len(living),
        sum([min(down[seat], FULL) for seat in town]) / 10,
        sum([down[seat] == 2 for seat in town]) / 3,
        sum([down[seat] == 1 for seat in town]) / 3,
        sum(held) / 2,
        sum(share.values()),
        sum([odds.witch[seat] for seat in holders]),
        max([hit[seat] for seat in holders], default=0.0),
        sum([drawn[seat] * share[seat] for seat in living]) / sum(drawn.values()),
        sum([laid[seat] * share[seat] for seat in holders]),
        sum([laid[seat] for seat in town]) / 2,
        len(witches) / 3,
        float(len(holders) == 1),
        len(holders) / 2,
        sum([down[seat] for seat in witches]) / 10,
        float(len(town) == 1),
        len(state.deck) / 30,
        len(living) / 10,
        len(town) / 5,
        state.players / 10,
        sum([share[seat] for seat in holders if down[seat] < 3]),
        state.dealt_witches / 3,
        float(steady),
    ]


def _worth(card: int) -> int:
    """How many accusations a card counts in front of somebody."""
    kind = KIND[card]
    return WORTH[kind] if is_red(kind) else 0
