"""Phase 4, the end of a round; and the end of the game: trials, despair, points, winners."""

from __future__ import annotations

from ....engine.agenda import Step
from ....engine.rules import Outcome
from ..box import SIDES
from ..events import CharacterRevealed, DespairCounted, GameWon, Scored
from ..queries import final_despair, judged, matching_points, set_points, side_of, threshold, winners, winning_side
from ..state import NewSalem, NewSalemState
from ..verbs import end_round


class EndRound(Step[NewSalemState]):
    """The whole deck is shuffled, discards too, and the counter turned."""

    def resolve(self, game: NewSalem) -> None:
        end_round(game)


class Reckoning(Step[NewSalemState]):
    """All characters are revealed: trials shift the despair, despair gives the side, points give the winners."""

    def resolve(self, game: NewSalem) -> None:
        state = game.state
        players = range(state.players)
        for seat in players:
            kind, side, _ = state.components.character_card(state.characters[seat])
            tried = bool(state.on_trial >> seat & 1)
            game.tell_all(CharacterRevealed(seat, kind, side, tried, judged(state, seat)))
        game.tell_all(DespairCounted(state.town, final_despair(state), threshold(state)))
        for seat in players:
            matching, sets = matching_points(state, seat), set_points(state, seat)
            game.tell_all(Scored(seat, matching, sets, matching + sets, state.hope[seat]))
        side = winning_side(state)
        found, why = winners(state, side)
        game.tell_all(GameWon(side, found, why))
        sides = tuple([SIDES[side_of(state, seat)] for seat in players])
        game.end(Outcome(side, found, sides, why))
