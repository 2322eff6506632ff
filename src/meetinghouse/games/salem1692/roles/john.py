"""John Proctor: takes cards of an eliminated player, together with Martha Corey if she copies him."""

from __future__ import annotations

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import DONE, SEATS, Card, Option, seats_in
from ..components import CARDS, KIND, KIND_NAMED, KINDS, is_blue
from ..events import AbilityUsed, CardsSeen, CardsTaken, PoolSeen
from ..queries import blue_cards, seats_of
from ..state import Salem, SalemState
from ..steps import SalemStep
from ..verbs import names, whisper
from .character import JOHN_PROCTOR


def pool(state: SalemState, dead: int) -> list[int]:
    """What may be taken: the hand, in some editions the blue cards too."""
    hand = state.hands[dead]
    return hand if state.edition.john_takes_three else hand + blue_cards(state, dead)


def takers(state: SalemState) -> list[int]:
    """Who takes: John himself, then Martha as his copy."""
    seats = seats_in(seats_of(state, JOHN_PROCTOR))
    return sorted(seats, key=lambda seat: state.characters[seat] != JOHN_PROCTOR.number)


class JohnTakes(SalemStep):
    """A player was eliminated while John Proctor lives."""

    dead: int

    def resolve(self, game: Salem) -> None:
        """One taker of everything just takes; otherwise they pick in turn."""
        state = game.state
        seats = takers(state)
        cards = pool(state, self.dead)
        if not seats or not cards:
            return
        game.tell_all(AbilityUsed(seats[0], JOHN_PROCTOR.name))
        viewers = seats_of(state, JOHN_PROCTOR)
        whisper(game, viewers, PoolSeen(self.dead, names(cards)))
        if len(seats) == 1 and not state.edition.john_takes_three:
            for card in list(cards):
                take(game, seats[0], self.dead, card, viewers)
            return
        for card in state.hands[self.dead]:
            if state.seen[card] & ~viewers & ~(1 << self.dead):
                state.mixes[card] = 0  # others knew it and lose sight of it: no redeal may move it elsewhere
            state.seen[card] = state.seen[card] & (viewers | 1 << self.dead) | viewers
        alone = len(seats) == 1
        three = state.edition.john_takes_three if alone else state.edition.john_and_martha_three_each
        share = 3 if three else len(cards)
        game.next(JohnPicks(self.dead, 0, [share] * len(seats), three))


class JohnPicks(SalemStep):
    """The next card is picked; John and Martha alternate. `left`: how many each may still take."""

    dead: int
    at: int
    left: list[int]
    may_stop: bool

    def picker(self, state: SalemState) -> int:
        """Who picks, as a place among the takers, or -1 when they are through."""
        if not pool(state, self.dead):
            return -1
        size = len(self.left)
        for step in range(size):
            who = (self.at + step) % size
            if self.left[who]:
                return who
        return -1

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which card, or no more."""
        state = game.state
        who = self.picker(state)
        if who < 0:
            return NOTHING
        kinds = sorted({KIND[card] for card in pool(state, self.dead)})
        options: tuple[Option, ...] = tuple([CARDS[kind] for kind in kinds])
        default: Option | None = None
        if self.may_stop:
            options = (*options, DONE)
            default = DONE
        timer = state.edition.decision_seconds
        about = SEATS[self.dead]
        seat = takers(state)[who]
        return {seat: Question("john-takes", options, about, timer=timer, default=default, seen_by="fellows")}

    def resolve(self, game: Salem) -> None:
        """Take it, and go on; who stops takes nothing more."""
        state = game.state
        who = self.picker(state)
        if who < 0:
            return
        seats = takers(state)
        choice = self.choice_of(seats[who])
        left = self.left.copy()
        if choice == DONE:
            left[who] = 0
        else:
            left[who] -= 1
            cards = pool(state, self.dead)
            if isinstance(choice, Card):
                kind = KIND_NAMED[choice.kind]
                card = next(card for card in cards if KIND[card] == kind)
            else:
                card = game.chance.pick(cards, "john")
            take(game, seats[who], self.dead, card, seats_of(state, JOHN_PROCTOR))
        game.next(JohnPicks(self.dead, (who + 1) % len(left), left, self.may_stop))


def take(game: Salem, seat: int, dead: int, card: int, viewers: int) -> None:
    """A card goes from the dead to the taker's hand; a blue card of the front is known to all."""
    state = game.state
    if card in state.hands[dead]:
        state.hands[dead].remove(card)
        state.seen[card] |= viewers | 1 << dead
        game.tell_all(CardsTaken(seat, dead))
        whisper(game, viewers | 1 << dead, CardsSeen(seat, (KINDS[KIND[card]],)))
    else:
        state.fronts[dead].remove(card)
        assert is_blue(KIND[card])
        game.tell_all(CardsTaken(seat, dead, KINDS[KIND[card]]))
    state.hands[seat].append(card)
