"""Phase 4, the end of a round; and the end of the game: trials, despair, points, winners."""

from __future__ import annotations

from typing import ClassVar

from ...engine.agenda import Step
from ...engine.rules import NOBODY, Outcome
from .box import SIDES
from .components import WITCHES
from .events import CharacterRevealed, DespairCounted, GameWon, RoundEnded, Scored
from .state import NewSalem, NewSalemState

TRIAL_WEIGHT = 2  # despair, for each witch and for each puritan on trial


class EndRound(Step[NewSalemState]):
    """The whole deck is shuffled, and the counter turned."""

    fields: ClassVar[tuple[str, ...]] = ()

    def resolve(self, game: NewSalem) -> None:
        """Discards come back with it."""
        state = game.state
        game.chance.shuffle(state.deck, "buildings")
        state.discards = [[] for _ in range(state.players)]
        state.redrew = 0
        game.tell_all(RoundEnded(state.round, len(state.deck)))


class Reckoning(Step[NewSalemState]):
    """All characters are revealed; the town is judged."""

    fields: ClassVar[tuple[str, ...]] = ()

    def resolve(self, game: NewSalem) -> None:
        """Trials shift the despair, despair gives the side, points give the winners."""
        state = game.state
        players = range(state.players)
        for seat in players:
            kind, side, _ = state.components.character_card(state.characters[seat])
            tried = bool(state.on_trial >> seat & 1)
            game.tell_all(CharacterRevealed(seat, kind, side, tried, judged(state, seat)))
        game.tell_all(DespairCounted(state.town, final_despair(state), state.threshold))
        for seat in players:
            matching, sets = matching_points(state, seat), set_points(state, seat)
            game.tell_all(Scored(seat, matching, sets, matching + sets, state.hope[seat]))
        side = winning_side(state)
        found, why = winners(state, side)
        game.tell_all(GameWon(side, found, why))
        sides = tuple([SIDES[side_of(state, seat)] for seat in players])
        game.end(Outcome(side, found, sides, why))


def side_of(state: NewSalemState, seat: int) -> int:
    """The side of a player's character."""
    return state.components.side_of[state.characters[seat]]


def judged(state: NewSalemState, seat: int) -> int:
    """What a player's trial, or the lack of one, does to the town's despair."""
    tried = bool(state.on_trial >> seat & 1)
    if side_of(state, seat) == WITCHES:
        return -TRIAL_WEIGHT if tried else TRIAL_WEIGHT
    return TRIAL_WEIGHT if tried else 0


def final_despair(state: NewSalemState) -> int:
    """The cubes in town and all trials together; never less than nothing."""
    return max(0, state.town + sum([judged(state, seat) for seat in range(state.players)]))


def winning_side(state: NewSalemState) -> str:
    """Witches, from the threshold on; if nobody is one, all lose. Else puritans."""
    if final_despair(state) < state.threshold:
        return SIDES[1 - WITCHES]
    if any(side_of(state, seat) == WITCHES for seat in range(state.players)):
        return SIDES[WITCHES]
    return NOBODY


def matching_points(state: NewSalemState, seat: int) -> int:
    """A point for each building of a type on the character card."""
    components = state.components
    types = components.scoring[state.characters[seat]]
    return sum([components.type_of[components.building[card]] in types for card in state.tableaus[seat]])


def set_points(state: NewSalemState, seat: int) -> int:
    """Two points for each set: the three different buildings of a type. No card counts twice."""
    components = state.components
    copies = [0] * len(components.kinds)
    for card in state.tableaus[seat]:
        copies[components.building[card]] += 1
    return 2 * sum([min([copies[building] for building in trio]) for trio in components.trios])


def winners(state: NewSalemState, side: str) -> tuple[tuple[int, ...], str]:
    """Of the winning side, whoever has most points; then most hope; those still tied share."""
    able = [seat for seat in range(state.players) if SIDES[side_of(state, seat)] == side]
    if not able:
        return (), "all-lose"
    points = {seat: matching_points(state, seat) + set_points(state, seat) for seat in able}
    best = [seat for seat in able if points[seat] == max(points.values())]
    if len(best) == 1:
        return (best[0],), "points"
    hope = max([state.hope[seat] for seat in best])
    richest = tuple([seat for seat in best if state.hope[seat] == hope])
    return richest, "hope" if len(richest) == 1 else "shared"
