"""Phase 1: deal, draft, discard."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.agenda import Step
from ...engine.decisions import Decision
from ...engine.values import Card, Choice, Option, Word
from .cubes import reveal
from .events import HandDealt, HandReceived, HandsPassed, Redrawn, RoundBegan
from .state import NewSalem, NewSalemState

REDRAW = Word("redraw")


class BeginRound(Step[NewSalemState]):
    """The next counter lies on top, and everybody gets a hand."""

    def resolve(self, game: NewSalem) -> None:
        """Deal from the top of the deck; then as many passes as leave two cards, and the last two."""
        state = game.state
        components = state.components
        state.round += 1
        counter = state.round - 1
        deal = components.deals[counter]
        game.tell_all(RoundBegan(state.round, deal, components.plays[counter], components.directions[counter]))
        deck = state.deck
        for seat in range(state.players):
            hand = state.hands[seat] = sorted(deck[-deal:])  # hands lie sorted: their order tells nothing
            del deck[-deal:]
            game.tell(seat, HandDealt(seat, components.names_of(hand)))
        game.next(*[Pick() for _ in range(deal - 2)], LastTwo())


class Pick(Step[NewSalemState]):
    """Everybody chooses a building and passes the rest."""

    revisable = True

    def ask(self, game: NewSalem) -> Sequence[Decision]:
        """One card of the hand, sealed until all have chosen; else the first."""
        timer = game.state.seconds[0] or None
        found = []
        for seat in range(game.state.players):
            options = buildings(game.state, seat)
            found.append(self.question(game, seat, "pick", options, timer=timer, default=options[0], seen_by="nobody"))
        return found

    def resolve(self, game: NewSalem) -> None:
        """Lay the chosen cards down; every hand goes to the neighbour."""
        state = game.state
        players, direction = state.players, state.direction
        for seat in range(players):
            state.picks[seat].append(take(state, seat, self.answers[seat]))
        hands = state.hands
        state.hands = [hands[(seat - direction) % players] for seat in range(players)]
        game.tell_all(HandsPassed(state.components.directions[state.round - 1], len(hands[0])))
        for seat in range(players):
            giver = (seat - direction) % players
            game.tell(seat, HandReceived(seat, giver, state.components.names_of(state.hands[seat])))


class LastTwo(Step[NewSalemState]):
    """Keep one of the last two cards, or discard both and draw."""

    revisable = True

    def ask(self, game: NewSalem) -> Sequence[Decision]:
        """One of the two, or a new one; else the first."""
        timer = game.state.seconds[0] or None
        found = []
        for seat in range(game.state.players):
            options = buildings(game.state, seat)
            found.append(
                self.question(
                    game, seat, "last-two", (*options, REDRAW), timer=timer, default=options[0], seen_by="nobody"
                )
            )
        return found

    def resolve(self, game: NewSalem) -> None:
        """Seat by seat: discards go under the deck, then the new card is drawn. Then all is revealed."""
        state = game.state
        for seat in range(state.players):
            choice = self.answers[seat]
            if choice == REDRAW:
                state.redrew |= 1 << seat
                discard(state, seat)
                card = state.deck.pop()
                game.tell(seat, Redrawn(seat, state.components.kinds[state.components.building[card]]))
            else:
                card = take(state, seat, choice)
                discard(state, seat)
            state.picks[seat].append(card)
        reveal(game)


def buildings(state: NewSalemState, seat: int) -> tuple[Option, ...]:
    """The different buildings of a hand, in hand order."""
    components = state.components
    found: list[Option] = []
    for card in state.hands[seat]:
        option = components.options[components.building[card]]
        if option not in found:
            found.append(option)
    return tuple(found)


def take(state: NewSalemState, seat: int, choice: Choice) -> int:
    """Take that building out of the hand."""
    assert isinstance(choice, Card)
    components = state.components
    for index, card in enumerate(state.hands[seat]):
        if components.kinds[components.building[card]] == choice.kind:
            return state.hands[seat].pop(index)
    raise AssertionError(f"no {choice.kind} in that hand")


def discard(state: NewSalemState, seat: int) -> None:
    """What is left of the hand goes under the deck."""
    for card in state.hands[seat]:
        state.deck.insert(0, card)
        state.discards[seat].append(card)
    state.hands[seat] = []
