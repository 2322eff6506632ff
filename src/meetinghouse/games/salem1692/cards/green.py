"""Green cards: used once and discarded, but for Stocks and an Alibi used as Witness."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Candidates
from ....engine.values import Card, Option, seats_in
from .. import trial
from ..components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    CARDS,
    CURSE,
    EVIDENCE,
    KIND,
    KIND_NAMED,
    KINDS,
    MATCHMAKER,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    WITNESS,
)
from ..events import CardPlayed, FrontMoved, HandRobbed, Wasted, WithoutEffect
from ..queries import (
    accusations,
    blue_cards,
    character,
    has_in_front,
    others,
    threshold,
    total,
    two_left,
    value_against,
)
from ..state import Salem, SalemState
from ..verbs import discard_from_front, discard_hand, give_hand, settle_matchmakers, take_from_hand
from .card import NO_BARS, Bars, PlayingCard, barred, seats_without_hand
from .red import second_trials, with_piety


def too_few(game: Salem, clause: str) -> Bars:
    """Everybody, where nobody is left as a third."""
    if two_left(game.state):
        return ((-1, "SAL-TWO-04"),)
    return ((-1, clause),) if game.state.living.bit_count() < 3 else NO_BARS


def empty_hands(game: Salem) -> Bars:
    """Where a card must do something: who holds no cards."""
    if game.state.edition.idle_cards:
        return NO_BARS
    return ((seats_without_hand(game, game.state.living), "SAL-RULING-06"),)


class Alibi(PlayingCard):
    """Discard accusation cards worth at most 3 from in front of another player."""

    kind: ClassVar[int] = ALIBI
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "alibi"

    def bars(self, game: Salem, by: int) -> Bars:
        """Where a card must do something: who has nothing in front that it could remove."""
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
        state = game.state
        kinds = [KIND[card] for card in state.fronts[target]]
        worth = character(state, target).evidence_counts
        found = Candidates()
        for evidence in range(kinds.count(EVIDENCE) + 1):
            for single in range(kinds.count(ACCUSATION) + 1):
                if 0 < evidence * worth + single <= 3:
                    found.add((CARDS[EVIDENCE],) * evidence + (CARDS[ACCUSATION],) * single)
        return found

    def number(self, option: Option) -> int:
        """Seats as they are; sets of cards as ten times Evidence plus Accusations."""
        if isinstance(option, tuple):
            evidence = option.count(CARDS[EVIDENCE])
            return 10 * evidence + len(option) - evidence
        return super().number(option)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Discard the picked cards, if there were any to pick."""
        state = game.state
        self.to_discard(game, by, target)
        if detail < 0:
            game.tell_all(WithoutEffect(target, KINDS[ALIBI]))
            return
        front = state.fronts[target]
        evidence = [card for card in front if KIND[card] == EVIDENCE][: detail // 10]
        single = [card for card in front if KIND[card] == ACCUSATION][: detail % 10]
        discard_from_front(game, target, evidence + single, "alibi")


class AlibiAsWitness(PlayingCard):
    """Will Griggs puts an Alibi in front of a player as if it were a Witness."""

    kind: ClassVar[int] = ALIBI

    def bars(self, game: Salem, by: int) -> Bars:
        """Whom Piety guards, where it is not bypassed; it is no red card. And whom it would try a second time."""
        state = game.state
        edition = state.edition
        bypassed = edition.piety_doubles or edition.griggs_alibi_bypasses_piety
        second = edition.one_trial_per_turn and state.trials
        return (
            (0 if bypassed else with_piety(state), "SAL-CHAR-GRIGGS-04"),
            (second_trials(game, by, 7, WITNESS) if second else 0, "SAL-TRIAL-13"),
        )

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """It lies in front, marked as worth 7."""
        state = game.state
        card = take_from_hand(state, by, ALIBI)
        state.fronts[target].append(card)
        state.as_witness.append(card)
        game.tell_all(CardPlayed(by, KINDS[ALIBI], target, as_witness=True))
        trial.maybe_trial(game, by, target, placed=True)


class Arson(PlayingCard):
    """The target discards the whole hand."""

    kind: ClassVar[int] = ARSON

    def bars(self, game: Salem, by: int) -> Bars:
        """Where a card must do something: who holds no cards."""
        return empty_hands(game)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Burn the hand, unless it is Sarah Good's."""
        self.to_discard(game, by, target)
        if character(game.state, target).keeps_hand:
            game.tell_all(Wasted(target, KINDS[ARSON]))
        elif not game.state.hands[target]:
            game.tell_all(WithoutEffect(target, KINDS[ARSON]))
        else:
            discard_hand(game, target, "arson")


class Curse(PlayingCard):
    """Discard one blue card in front of another player."""

    kind: ClassVar[int] = CURSE
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "curse"

    def bars(self, game: Salem, by: int) -> Bars:
        """Where a card must do something: who has no blue card; and who would be tried a second time."""
        state = game.state
        limited = state.edition.one_trial_per_turn and state.trials
        without = tried = 0
        for seat in seats_in(others(state, by)):
            if not blue_cards(state, seat):
                without |= 1 << seat
            elif limited and not self.details(game, by, seat).options:
                tried |= 1 << seat
        return ((0 if state.edition.idle_cards else without, "SAL-CARD-CURSE-01"), (tried, "SAL-TRIAL-13"))

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """The blue cards in front of the target."""
        state = game.state
        kinds = sorted({KIND[card] for card in blue_cards(state, target)})
        if state.edition.one_trial_per_turn and state.trials and tried_without_piety(state, target):
            kinds = [kind for kind in kinds if kind != PIETY]
        return Candidates(*[CARDS[kind] for kind in kinds])

    def number(self, option: Option) -> int:
        """Seats as they are, cards by their kind."""
        return KIND_NAMED[option.kind] if isinstance(option, Card) else super().number(option)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Discard it; a player who loses Piety may stand trial at once."""
        state = game.state
        self.to_discard(game, by, target)
        if detail < 0:
            game.tell_all(WithoutEffect(target, KINDS[CURSE]))
            return
        card = next(card for card in state.fronts[target] if KIND[card] == detail)
        tried = detail == PIETY and tried_without_piety(state, target)
        discard_from_front(game, target, [card], "curse")
        if tried:
            game.next(trial.HoldTrial(by, target, False, True))


def tried_without_piety(state: SalemState, seat: int) -> bool:
    """Whether losing Piety brings that player to trial."""
    if not state.edition.piety_loss_trial:
        return False
    return total(state, seat) >= character(state, seat).threshold


class Robbery(PlayingCard):
    """Take one player's whole hand and give it to another."""

    kind: ClassVar[int] = ROBBERY
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "recipient"
    first: ClassVar[str] = "victim-of-robbery"

    def bars(self, game: Salem, by: int) -> Bars:
        """Nobody, unless there is a third to give the cards to; and empty hands, where a card must do something."""
        return too_few(game, "SAL-CARD-ROBBERY-03") or empty_hands(game)

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """Everybody but the victim and oneself."""
        return barred(game, by, self.not_oneself, ((1 << target, "SAL-CARD-ROBBERY-01"),))

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Move the hand, unless it is Sarah Good's."""
        self.to_discard(game, by, target, detail)
        if character(game.state, target).keeps_hand:
            game.tell_all(Wasted(target, KINDS[ROBBERY]))
        elif not game.state.hands[target]:
            game.tell_all(WithoutEffect(target, KINDS[ROBBERY]))
        else:
            game.tell_all(HandRobbed(target, detail, len(game.state.hands[target])))
            give_hand(game, target, detail)


class Scapegoat(PlayingCard):
    """Move all cards in front of one player to another."""

    kind: ClassVar[int] = SCAPEGOAT
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "destination"
    first: ClassVar[str] = "source"

    def bars(self, game: Salem, by: int) -> Bars:
        """Nobody, unless there is a third to burden; and whose cards may go nowhere."""
        state = game.state
        if few := too_few(game, "SAL-CARD-SCAPEGOAT-07"):
            return few
        limited = state.edition.one_trial_per_turn and state.trials > 0
        found: list[tuple[int, str]] = []
        for seat in seats_in(others(state, by)):
            front = state.fronts[seat]
            doubtful = not front or limited or KIND[front[0]] in (MATCHMAKER, STOCKS)
            if doubtful and not self._has_destination(game, by, seat):
                first = seats_in(others(state, by) & ~(1 << seat))[0]
                found.append((1 << seat, self.why_not_to(game, seat, first) if front else "SAL-RULING-06"))
        return found

    def moving(self, state: SalemState, source: int, destination: int) -> list[int]:
        """The cards that would move."""
        second = state.edition.second_matchmaker_forbidden and has_in_front(state, destination, MATCHMAKER)
        return [
            card
            for card in state.fronts[source]
            if not (second and KIND[card] == MATCHMAKER)
            and (KIND[card] != STOCKS or state.edition.scapegoat_moves_stocks)
        ]

    def _brings_trial(self, state: SalemState, seat: int, cards: list[int]) -> bool:
        limit = threshold(state, seat)
        if state.edition.piety_doubles and any(KIND[card] == PIETY for card in cards):
            limit = character(state, seat).threshold * 2
        return total(state, seat) + sum(value_against(state, seat, card) for card in cards) >= limit

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """Where the cards may go: not back, and where somebody may take them."""
        state = game.state
        bars = [(1 << target, "SAL-CARD-SCAPEGOAT-01")]
        for seat in seats_in(others(state, by) & ~(1 << target)):
            clause = self.why_not_to(game, target, seat)
            if clause:
                bars.append((1 << seat, clause))
        return barred(game, by, self.not_oneself, bars)

    def _has_destination(self, game: Salem, by: int, source: int) -> bool:
        for seat in seats_in(others(game.state, by) & ~(1 << source)):
            if not self.why_not_to(game, source, seat):
                return True
        return False

    def why_not_to(self, game: Salem, source: int, seat: int) -> str:
        """Where something must move it does, and it brings no second trial past the limit."""
        state = game.state
        cards = self.moving(state, source, seat)
        if not cards:
            return "" if state.edition.idle_cards else "SAL-RULING-21"
        limited = state.edition.one_trial_per_turn and state.trials > 0
        return "SAL-TRIAL-13" if limited and self._brings_trial(state, seat, cards) else ""

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Move everything, settle Matchmakers, then look at the destination's total."""
        state = game.state
        self.to_discard(game, by, target, detail)
        cards = self.moving(state, target, detail)
        if not cards:
            game.tell_all(WithoutEffect(target, KINDS[SCAPEGOAT]))
            return
        state.fronts[target] = [card for card in state.fronts[target] if card not in cards]
        state.fronts[detail].extend(cards)
        game.tell_all(FrontMoved(target, detail, tuple([KINDS[KIND[card]] for card in cards])))
        settle_matchmakers(game, detail)
        trial.maybe_trial(game, by, detail, placed=False)


class Stocks(PlayingCard):
    """The holder's next turn is skipped."""

    kind: ClassVar[int] = STOCKS

    def bars(self, game: Salem, by: int) -> Bars:
        """Where a card must do something, ghosts without turns."""
        edition = game.state.edition
        return NO_BARS if edition.idle_cards or edition.ghosts_discard else ((~game.state.humans, "SAL-GHOST-31"),)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Put it in front."""
        self.to_front(game, by, target)
