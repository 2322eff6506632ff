"""Green cards: used once and discarded, but for Stocks and an Alibi used as Witness."""

from __future__ import annotations

from typing import ClassVar

from ....engine.values import Card, Option, seat_options, seats_in
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
from .card import PlayingCard, seats_where_hand
from .red import without_second_trial


class Alibi(PlayingCard):
    """Discard accusation cards worth at most 3 from in front of another player."""

    kind: ClassVar[int] = ALIBI
    asks: ClassVar[str] = "alibi"

    def targets(self, game: Salem, by: int) -> int:
        """Others; where a card must do something, those with an accusation card that is not worth more than 3."""
        state = game.state
        seats = others(state, by)
        if state.edition.idle_cards:
            return seats
        for seat in seats_in(seats):
            if not any(KIND[card] in (ACCUSATION, EVIDENCE) for card in state.fronts[seat]):
                seats &= ~(1 << seat)
        return seats

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """There is nothing in front that an Alibi could remove."""
        state = game.state
        if seat != by and state.living >> seat & 1:
            return "SAL-CARD-ALIBI-03" if accusations(state, seat) else "SAL-CARD-ALIBI-01"
        return "SAL-LAW-02" if seat == by else super().why_not(game, by, seat)

    def details(self, game: Salem, by: int, target: int) -> tuple[Option, ...]:
        """Every set of cards with a total of at most 3, valued as they count against the target."""
        state = game.state
        kinds = [KIND[card] for card in state.fronts[target]]
        worth = character(state, target).evidence_counts
        found: list[Option] = []
        for evidence in range(kinds.count(EVIDENCE) + 1):
            for single in range(kinds.count(ACCUSATION) + 1):
                if 0 < evidence * worth + single <= 3:
                    found.append((CARDS[EVIDENCE],) * evidence + (CARDS[ACCUSATION],) * single)
        return tuple(found)

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

    def targets(self, game: Salem, by: int) -> int:
        """Every other living player; it is no red card, so Piety need not stop it."""
        seats = others(game.state, by)
        for seat in seats_in(seats):
            if self.guarded(game, seat):
                seats &= ~(1 << seat)
        return without_second_trial(game, by, seats, 7, WITNESS)

    def guarded(self, game: Salem, seat: int) -> bool:
        """Whether Piety keeps it away from a player (SAL-CHAR-GRIGGS-04)."""
        edition = game.state.edition
        open_to_it = edition.piety_doubles or edition.griggs_alibi_bypasses_piety
        return not open_to_it and has_in_front(game.state, seat, PIETY)

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """Piety where it is not bypassed, or one trial per turn."""
        if seat != by and game.state.living >> seat & 1:
            return "SAL-CHAR-GRIGGS-04" if self.guarded(game, seat) else "SAL-TRIAL-13"
        return super().why_not(game, by, seat)

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

    def targets(self, game: Salem, by: int) -> int:
        """Others; where a card must do something, those who hold cards."""
        seats = others(game.state, by)
        return seats if game.state.edition.idle_cards else seats_where_hand(game, seats)

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """An empty hand cannot burn."""
        if seat != by and game.state.living >> seat & 1:
            return "SAL-RULING-06"
        return super().why_not(game, by, seat)

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
    asks: ClassVar[str] = "curse"

    def targets(self, game: Salem, by: int) -> int:
        """Others; where a card must do something, those with a blue card in front."""
        state = game.state
        seats = others(state, by)
        limited = state.edition.one_trial_per_turn and state.trials > 0
        for seat in seats_in(seats):
            blue = blue_cards(state, seat)
            if limited and blue:
                blue = [card for card in blue if CARDS[KIND[card]] in self.details(game, by, seat)]
                possible = bool(blue)
            else:
                possible = bool(blue) or state.edition.idle_cards
            if not possible:
                seats &= ~(1 << seat)
        return seats

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """There is no blue card."""
        if seat != by and game.state.living >> seat & 1:
            return "SAL-TRIAL-13" if blue_cards(game.state, seat) else "SAL-CARD-CURSE-01"
        return "SAL-LAW-02" if seat == by else super().why_not(game, by, seat)

    def details(self, game: Salem, by: int, target: int) -> tuple[Option, ...]:
        """The blue cards in front of the target."""
        state = game.state
        kinds = sorted({KIND[card] for card in blue_cards(state, target)})
        if state.edition.one_trial_per_turn and state.trials and tried_without_piety(state, target):
            kinds = [kind for kind in kinds if kind != PIETY]
        return tuple([CARDS[kind] for kind in kinds])

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
    asks: ClassVar[str] = "recipient"
    first: ClassVar[str] = "victim-of-robbery"

    def targets(self, game: Salem, by: int) -> int:
        """Others, while there is a third to give the cards to; where a card must do something, those who hold any."""
        state = game.state
        if state.living.bit_count() < 3 or two_left(state):
            return 0
        seats = others(state, by)
        return seats if state.edition.idle_cards else seats_where_hand(game, seats)

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """Too few are living, or the hand is empty."""
        if seat == by:
            return "SAL-LAW-02"
        if game.state.living.bit_count() < 3:
            return "SAL-CARD-ROBBERY-03"
        return "SAL-RULING-06" if game.state.living >> seat & 1 else super().why_not(game, by, seat)

    def details(self, game: Salem, by: int, target: int) -> tuple[Option, ...]:
        """Everybody but the victim and oneself."""
        return seat_options(others(game.state, by) & ~(1 << target))

    def why_not_detail(self, game: Salem, by: int, target: int, seat: int) -> str:
        """Oneself, the victim, or nobody living."""
        return "SAL-CARD-ROBBERY-01" if seat == target else super().why_not_detail(game, by, target, seat)

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
    asks: ClassVar[str] = "destination"
    first: ClassVar[str] = "source"

    def targets(self, game: Salem, by: int) -> int:
        """Others whose cards may go somewhere; where a card must do something, those who have any."""
        state = game.state
        if state.living.bit_count() < 3 or two_left(state):
            return 0
        seats = others(state, by)
        limited = state.edition.one_trial_per_turn and state.trials > 0
        for seat in seats_in(seats):
            front = state.fronts[seat]
            doubtful = not front or limited or KIND[front[0]] in (MATCHMAKER, STOCKS)
            if doubtful and not self.destinations(game, by, seat):
                seats &= ~(1 << seat)
        return seats

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """Too few are living, or nothing could move."""
        if seat == by:
            return "SAL-LAW-02"
        if game.state.living.bit_count() < 3:
            return "SAL-CARD-SCAPEGOAT-07"
        if game.state.fronts[seat]:
            return self.why_not_detail(game, by, seat, seats_in(others(game.state, by) & ~(1 << seat))[0])
        return "SAL-RULING-06" if game.state.living >> seat & 1 else super().why_not(game, by, seat)

    def moving(self, state: SalemState, source: int, destination: int) -> list[int]:
        """The cards that would move."""
        second = state.edition.second_matchmaker_forbidden and has_in_front(state, destination, MATCHMAKER)
        return [
            card
            for card in state.fronts[source]
            if not (second and KIND[card] == MATCHMAKER)
            and (KIND[card] != STOCKS or state.edition.scapegoat_moves_stocks)
        ]

    def destinations(self, game: Salem, by: int, source: int) -> int:
        """Where the cards may go: where something must move it does, and it brings no second trial past the limit."""
        state = game.state
        seats = others(state, by) & ~(1 << source)
        limited = state.edition.one_trial_per_turn and state.trials > 0
        for seat in seats_in(seats):
            cards = self.moving(state, source, seat)
            idle = not cards and not state.edition.idle_cards
            if idle or (limited and cards and self._brings_trial(state, seat, cards)):
                seats &= ~(1 << seat)
        return seats

    def _brings_trial(self, state: SalemState, seat: int, cards: list[int]) -> bool:
        limit = threshold(state, seat)
        if state.edition.piety_doubles and any(KIND[card] == PIETY for card in cards):
            limit = character(state, seat).threshold * 2
        return total(state, seat) + sum(value_against(state, seat, card) for card in cards) >= limit

    def details(self, game: Salem, by: int, target: int) -> tuple[Option, ...]:
        """The possible destinations."""
        return seat_options(self.destinations(game, by, target))

    def why_not_detail(self, game: Salem, by: int, target: int, seat: int) -> str:
        """Oneself, the source, or no legal move."""
        if seat == by:
            return "SAL-LAW-02"
        if seat == target:
            return "SAL-CARD-SCAPEGOAT-01"
        if not game.state.living >> seat & 1:
            return super().why_not_detail(game, by, target, seat)
        return "SAL-TRIAL-13" if self.moving(game.state, target, seat) else "SAL-RULING-21"

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

    def targets(self, game: Salem, by: int) -> int:
        """Others; where a card must do something, no ghost without turns (SAL-GHOST-31)."""
        state = game.state
        seats = others(state, by)
        return seats if state.edition.idle_cards or state.edition.ghosts_discard else seats & state.humans

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """A ghost without turns."""
        if seat != by and game.state.living >> seat & 1:
            return "SAL-GHOST-31"
        return super().why_not(game, by, seat)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Put it in front."""
        self.to_front(game, by, target)
