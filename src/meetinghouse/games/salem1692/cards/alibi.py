"""Alibi: discards accusation cards worth at most 3 from in front of another player; Will Griggs has another use."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.candidates import Candidates, Listed
from ....engine.values import Choice, seats_in
from ..components import ACCUSATION, ALIBI, CARDS, EVIDENCE, KIND, KINDS
from ..events import WithoutEffect
from ..queries import accusations, character
from ..state import Salem
from ..verbs import discard_from_front
from .card import NO_BARS, Bars, PlayingCard
from .piety import with_piety
from .red import RedCard


class AlibiAsWitness(RedCard):
    """Will Griggs puts an Alibi in front of a player as if it were a Witness: it lies there, marked as worth 7."""

    kind: ClassVar[int] = ALIBI
    worth: ClassVar[int] = 7
    as_witness: ClassVar[bool] = True

    def bars(self, game: Salem, by: int) -> Bars:
        """Players whom Piety protects, unless it is bypassed, and those whom the card would try a second time."""
        edition = game.state.edition
        bypassed = edition.piety_doubles or edition.griggs_alibi_bypasses_piety
        return (
            (0 if bypassed else with_piety(game.state), "SAL-CHAR-GRIGGS-04"),
            (self.second_trials(game, by), "SAL-TRIAL-13"),
        )


AS_WITNESS: Final = AlibiAsWitness()


class Alibi(PlayingCard):
    """The player of the card chooses which accusations are discarded, if there is a choice."""

    kind: ClassVar[int] = ALIBI
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "alibi"

    @property
    def other_use(self) -> PlayingCard:
        """As a Witness."""
        return AS_WITNESS

    def bars(self, game: Salem, by: int) -> Bars:
        """If a card must have an effect: players with nothing in front that it could remove."""
        state = game.state
        if state.edition.idle_cards:
            return NO_BARS
        accused = removable = 0
        for seat in seats_in(state.living):
            if accusations(state, seat):
                accused |= 1 << seat
            if any(KIND[card] in (ACCUSATION, EVIDENCE) for card in state.fronts[seat]):
                removable |= 1 << seat
        return ((~accused & ~removable, "SAL-CARD-ALIBI-01"), (~removable, "SAL-CARD-ALIBI-03"))

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """Every set of cards with a total of at most 3, valued as they count against the target."""
        kinds = [KIND[card] for card in game.state.fronts[target]]
        worth = character(game.state, target).evidence_counts
        found = Listed()
        for evidence in range(kinds.count(EVIDENCE) + 1):
            for single in range(kinds.count(ACCUSATION) + 1):
                if 0 < evidence * worth + single <= 3:
                    found.add((CARDS[EVIDENCE],) * evidence + (CARDS[ACCUSATION],) * single)
        return found

    def number(self, option: Choice) -> int:
        """A seat as its number; a set of cards as ten times Evidence plus Accusations."""
        if isinstance(option, tuple):
            evidence = option.count(CARDS[EVIDENCE])
            return 10 * evidence + len(option) - evidence
        return super().number(option)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        self.to_discard(game, by, target)
        if detail < 0:
            game.tell_all(WithoutEffect(target, KINDS[ALIBI]))
            return
        front = game.state.fronts[target]
        evidence = [card for card in front if KIND[card] == EVIDENCE][: detail // 10]
        single = [card for card in front if KIND[card] == ACCUSATION][: detail % 10]
        discard_from_front(game, target, evidence + single, "alibi")
