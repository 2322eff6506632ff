"""Which playing cards may be in a hand, as far as a seat can know, by the time when they were drawn.

A card that lay open and was shuffled into the deck cannot be in a hand that was drawn before. An epoch is the number
of times that the deck has been re-formed. Every hidden card has the epoch since which it has been hidden, and every
card of a hand the epoch in which it was drawn.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...engine.events import Event
from . import events
from .components import (
    BLACK_CAT,
    COPIES,
    FIRST,
    HAND,
    KIND_NAMED,
    KINDS,
    MATCHMAKER,
    NIGHT,
    STOCKS,
    is_black,
    is_blue,
    is_red,
)
from .state import SalemState

CAT = KINDS[BLACK_CAT]
OLDEST = (0.9, 0.6, 0.3, 0.0)  # the shares of cards that are taken for the oldest possible when they leave a hand


class Hands:
    """Read from the story: when the cards of each hand were drawn, and since when hidden cards have been hidden."""

    def __init__(self, state: SalemState, story: Sequence[Event], dice: random.Random | None = None) -> None:
        """Without dice, the oldest cards leave a hand first; with dice, only sometimes."""
        self.dice = dice
        seats, ghosts = state.seats, state.seats - state.players
        self.first = [HAND] * state.players + [state.edition.ghost_hand_size] * ghosts
        self.oldest = 1.0 if dice is None else dice.choice(OLDEST)
        self.epoch = 0
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        self.hidden: list[list[int]] = [[0] * (0 if kind in (NIGHT, BLACK_CAT) else n) for kind, n in enumerate(COPIES)]
        if ghosts and state.edition.ghost_removes_matchmakers:
            self.hidden[MATCHMAKER] = []
        self.fronts: list[list[str]] = [[] for _ in range(seats)]
        self.discard: list[str] = []
        self.open: list[list[str]] = [[] for _ in range(seats)]  # cards that everybody saw go to a hand
        self.last: Event | None = None
        for event in story:
            self._read(event)
            if not isinstance(event, events.DrawnCardSeen):
                self.last = event

    def _read(self, event: Event) -> None:  # noqa: C901 (a line or two for each event)
        match event:
            case events.Narrated(line="dawn-sleep"):
                self.drawn = [[0] * hand for hand in self.first]
            case events.CardDrawn():
                self.drawn[event.seat].append(self.epoch)
            case events.TopDiscarded():
                self.leave_in_deck([event.card])
                self.discard.append(event.card)
            case events.CardPlayed():
                self._play(event)
            case events.CatGiven():
                self.fronts[event.seat].append(CAT)
            case events.FrontMoved():
                self._move_front(event)
            case events.CardsDiscarded():
                self._discard(event)
            case events.CardsLeftGame():
                self._lose(event.seat, event.cards, from_hand=isinstance(self.last, events.CardDrawn))
            case events.HandRobbed():
                self._rob(event)
            case events.CardsTaken():
                self._take_from_dead(event)
            case events.CardRecovered():
                self._open(event.seat, event.card)
                self.discard.remove(event.card)
            case events.DeckReformed():
                self._reform()
            case _:
                pass

    def _play(self, event: events.CardPlayed) -> None:
        self._leave(event.by, event.card)
        kind = KIND_NAMED[event.card]
        stays = is_red(kind) or is_blue(kind) or kind == STOCKS or event.as_witness
        (self.fronts[event.target] if stays else self.discard).append(event.card)

    def _move_front(self, event: events.FrontMoved) -> None:
        for card in event.cards:
            self.fronts[event.source].remove(card)
            self.fronts[event.destination].append(card)

    def _discard(self, event: events.CardsDiscarded) -> None:
        if event.why in ("arson", "elimination") and len(event.cards) == len(self.drawn[event.seat]):
            self._leave_all(event.seat, list(event.cards))
        else:
            self._lose(event.seat, event.cards, from_hand=event.why == "arson")
        self.discard += event.cards

    def _rob(self, event: events.HandRobbed) -> None:
        self.drawn[event.recipient] += self.drawn[event.victim]
        self.open[event.recipient] += self.open[event.victim]
        self.drawn[event.victim], self.open[event.victim] = [], []

    def _take_from_dead(self, event: events.CardsTaken) -> None:
        """A card of the dead: one of the hand, which nobody sees, or one of the front."""
        if event.card is not None:
            self._open(event.seat, event.card)
            self.fronts[event.dead].remove(event.card)
            return
        if len(self.open[event.dead]) == len(self.drawn[event.dead]) > 0:
            self.open[event.seat].append(self.open[event.dead].pop())
        self.drawn[event.seat].append((self.drawn[event.dead] or [self.epoch]).pop())

    def _reform(self) -> None:
        self.epoch += 1
        for card in self.discard:
            if not is_black(KIND_NAMED[card]):
                self.hidden[KIND_NAMED[card]].append(self.epoch)
        self.discard = []

    def _open(self, seat: int, card: str) -> None:
        self.open[seat].append(card)
        self.drawn[seat].append(self.epoch)

    def _lose(self, seat: int, cards: Sequence[str], from_hand: bool) -> None:
        """Cards leave a player's front; or the hand, where `from_hand` says so or the front has no such card."""
        for card in cards:
            if card in self.fronts[seat] and not from_hand:
                self.fronts[seat].remove(card)
            else:
                self._leave(seat, card)

    def _leave(self, seat: int, card: str) -> None:
        """A card leaves a hand openly, or is known to be there. Nobody knows when it was drawn.

        Taking it for the oldest card of the hand leaves newer ones, which may be of more kinds.
        """
        drawn, hidden = self.drawn[seat], self.hidden[KIND_NAMED[card]]
        if card in self.open[seat]:
            self.open[seat].remove(card)
            drawn.pop()
            return
        pairs = sorted({(when, -born) for when in set(drawn) for born in set(hidden) if born <= when})
        if not pairs:
            raise ValueError(f"{card} cannot be in that hand")
        when, born = pairs[0] if self.dice is None or self.dice.random() < self.oldest else self.dice.choice(pairs)
        drawn.remove(when)
        hidden.remove(-born)

    def _leave_all(self, seat: int, cards: list[str]) -> None:
        """A whole hand is shown: find a place for each card, the oldest place first."""
        for card in [card for card in cards if card in self.open[seat]]:
            cards.remove(card)
            self._leave(seat, card)
        for when in sorted(self.drawn[seat]):
            fits = [card for card in cards if min(self.hidden[KIND_NAMED[card]], default=when + 1) <= when]
            if not fits:
                raise ValueError("nothing fits that hand")
            card = fits[0] if self.dice is None else self.dice.choice(fits)
            cards.remove(card)
            hidden = self.hidden[KIND_NAMED[card]]
            hidden.remove(max([born for born in hidden if born <= when]))
        self.drawn[seat] = []

    def see(self, seat: int, cards: Sequence[str]) -> None:
        """These cards are known to be in that hand."""
        for card in cards:
            self._leave(seat, card)

    def leave_in_deck(self, cards: Sequence[str]) -> None:
        """These cards are, or were, in the deck: the newest of their kinds, since older ones fit more hands."""
        for hidden in [self.hidden[KIND_NAMED[card]] for card in cards if not is_black(KIND_NAMED[card])]:
            hidden.remove(max(hidden))

    def fill(self, epochs: Sequence[int], barred: Sequence[int]) -> list[str]:
        """Cards for places of hands that were drawn in these epochs, the earliest first; none of a barred kind."""
        dice = self.dice or random.Random(0)
        found: list[str] = []
        for when in epochs:
            fits = [
                (kind, born)
                for kind, hidden in enumerate(self.hidden)
                if not is_black(kind) and kind not in barred
                for born in hidden
                if born <= when
            ]
            kind, born = dice.choice(fits)
            self.hidden[kind].remove(born)
            found.append(KINDS[kind])
        return found


class Pile:
    """The numbers of the cards of each kind that are not placed yet; copies of a kind are all the same."""

    def __init__(self) -> None:
        self.cards = [list(range(first, first + copies)) for first, copies in zip(FIRST, COPIES, strict=True)]

    def draw(self, names: Sequence[str]) -> tuple[int, ...]:
        """Cards of these kinds, in that order. Raises `IndexError` if there are not so many."""
        return tuple([self.cards[KIND_NAMED[name]].pop(0) for name in names])

    def any(self, count: int, barred: Sequence[int]) -> list[str]:
        """Draw this number of cards that are left; no black ones, and none of a barred kind."""
        kinds = [kind for kind in range(len(COPIES)) if not is_black(kind) and kind not in barred]
        return random.Random(0).sample([KINDS[kind] for kind in kinds for _ in self.cards[kind]], count)

    def rest(self) -> list[int]:
        """All that are left."""
        return [card for cards in self.cards for card in cards]
