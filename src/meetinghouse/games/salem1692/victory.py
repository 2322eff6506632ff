"""Victory: who has won, and when that is checked."""

from __future__ import annotations

from ...engine.rules import Outcome, Score, scores_of
from .chronicle import witches_at
from .events import GameWon
from .queries import hidden_witch_cards
from .state import Salem, SalemState

TOWN = "townspeople"
WITCHES = "witches"


def side_of(state: SalemState, seat: int) -> str:
    """A player's team, alive or eliminated."""
    return WITCHES if state.witches >> seat & 1 else TOWN


def check_reveal(game: Salem) -> bool:
    """The townspeople win when the last Witch card is revealed."""
    if hidden_witch_cards(game.state):
        return False
    _end(game, TOWN, "last-witch-revealed")
    return True


def check_living(game: Salem, turned: int = 0) -> bool:
    """The witches win when every living player is a witch; `turned`: who became one just now."""
    state = game.state
    crowd = state.humans if state.ghost_game else state.living
    if crowd & ~state.witches:
        return False
    last_loses = state.ghost_game or state.edition.last_convert_loses
    losers = turned if last_loses else 0
    _end(game, WITCHES, "last-townsperson-turned" if turned else "all-living-are-witches", losers)
    return True


def witch_side_wins(game: Salem, why: str) -> None:
    """In the ghost game: somebody was eliminated, or (`fr`) the Constable was revealed."""
    _end(game, WITCHES, why)


def _end(game: Salem, side: str, why: str, losers: int = 0) -> None:
    state = game.state
    sides = tuple([side_of(state, seat) for seat in range(state.players)])
    winners = tuple([seat for seat in range(state.players) if sides[seat] == side and not losers >> seat & 1])
    game.tell_all(GameWon(side, winners, why))
    game.end(Outcome(side, winners, sides, why, _scores(state)))


def _scores(state: SalemState) -> tuple[Score, ...]:
    """Each seat's sealed suspicions: how many it named, and how many of these were witches then."""
    witches = witches_at(state)
    sealed = [line for line in state.suspicions if state.humans >> line[2] & 1]
    return scores_of([(seat, witches[moment] >> suspect & 1 == 1) for moment, _, seat, suspect in sealed])
