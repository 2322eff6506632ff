"""John Proctor: takes cards of an eliminated player, together with Martha Corey if she copies him."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import DONE, SEATS, Card, Option, seats_in
from ..components import CARDS, KIND, KINDS
from ..events import AbilityUsed, CardsSeen, CardsTaken, PoolSeen
from ..queries import blue_cards, seats_of
from ..state import Salem, SalemState
from ..steps import SalemStep
from ..verbs import names, whisper, without
from .character import Character


def pool(state: SalemState, dead: int) -> tuple[int, ...]:
    """The cards that may be taken: the hand, in some editions the blue cards too."""
    hand = state.hands[dead]
    return hand if state.edition.john_takes_three else (*hand, *blue_cards(state, dead))


def takers(state: SalemState) -> list[int]:
    """Who takes: John himself, then Martha as his copy."""
    seats = seats_in(seats_of(state, JOHN_PROCTOR))
    return sorted(seats, key=lambda seat: state.characters[seat] != JOHN_PROCTOR.number)


class JohnTakes(SalemStep):
    """A player was eliminated while John Proctor lives. One taker of everything just takes; others pick in turn."""

    dead: int

    def resolve(self, game: Salem) -> None:
        state = game.state
        seats, cards = takers(state), pool(state, self.dead)
        if not seats or not cards:
            return
        game.tell_all(AbilityUsed(seats[0], JOHN_PROCTOR.name))
        viewers = seats_of(state, JOHN_PROCTOR)
        whisper(game, viewers, PoolSeen(self.dead, names(cards)))
        alone = len(seats) == 1
        if alone and not state.edition.john_takes_three:
            for card in cards:
                take_card(game, seats[0], self.dead, card, viewers)
            return
        for card in state.hands[self.dead]:
            if state.seen[card] & ~viewers & ~(1 << self.dead):
                state.mixes[card] = 0  # others who knew it have lost track of it; no redeal may move it all the same
            state.seen[card] = state.seen[card] & (viewers | 1 << self.dead) | viewers
        three = state.edition.john_takes_three if alone else state.edition.john_and_martha_three_each
        game.next(JohnPicks(self.dead, 0, [3 if three else len(cards)] * len(seats), three))


class JohnPicks(SalemStep):
    """One card is picked. John and Martha alternate.

    `left` has, for each of them, the number of cards they may still take: 0 for one who has stopped.
    """

    dead: int
    at: int
    left: list[int]
    may_stop: bool

    def picker(self, state: SalemState) -> int:
        """The next picker, as an index into the takers; -1 when they have finished."""
        order = [(self.at + step) % len(self.left) for step in range(len(self.left))]
        return next((who for who in order if self.left[who] and pool(state, self.dead)), -1)

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        who = self.picker(state)
        if who < 0:
            return NOTHING
        options: tuple[Option, ...] = tuple([CARDS[kind] for kind in sorted({KIND[c] for c in pool(state, self.dead)})])
        if self.may_stop:
            options = (*options, DONE)
        default = DONE if self.may_stop else None
        return self.ask_one(game, takers(state)[who], "john-takes", options, SEATS[self.dead], default, "fellows")

    def resolve(self, game: Salem) -> None:
        state = game.state
        who = self.picker(state)
        if who < 0:
            return
        seat = takers(state)[who]
        choice = self.answers.get(seat)
        left = self.left.copy()
        left[who] = 0 if choice == DONE else left[who] - 1
        if choice != DONE:
            cards = pool(state, self.dead)
            wanted = [card for card in cards if isinstance(choice, Card) and CARDS[KIND[card]] == choice]
            card = wanted[0] if wanted else game.chance.pick(cards, "john")
            take_card(game, seat, self.dead, card, seats_of(state, JOHN_PROCTOR))
        game.next(JohnPicks(self.dead, (who + 1) % len(left), left, self.may_stop))


def take_card(game: Salem, seat: int, dead: int, card: int, viewers: int) -> None:
    """A card goes from the dead to the taker's hand; a blue card of the front is known to all."""
    state = game.state
    if card in state.hands[dead]:
        state.hands[dead] = without(state.hands[dead], (card,))
        state.seen[card] |= viewers | 1 << dead
        game.tell_all(CardsTaken(seat, dead))
        whisper(game, viewers | 1 << dead, CardsSeen(seat, (KINDS[KIND[card]],)))
    else:
        state.fronts[dead] = without(state.fronts[dead], (card,))
        game.tell_all(CardsTaken(seat, dead, KINDS[KIND[card]]))
    state.hands[seat] += (card,)


class JohnProctor(Character):
    number: ClassVar[int] = 5
    name: ClassVar[str] = "john-proctor"

    def at_death(self, dead: int) -> list[SalemStep]:
        return [JohnTakes(dead)]


JOHN_PROCTOR: Final = JohnProctor()
