"""Every change of the table, with the event that tells it."""

from __future__ import annotations

from ...engine.values import Card, Choice
from .components import PARDON, TRIAL
from .events import (
    BuildingsPlayed,
    CharacterInvestigated,
    DespairRemoved,
    EventTriggered,
    HandDealt,
    HandReceived,
    HandsPassed,
    HopeGiven,
    Redrawn,
    Redrew,
    RoundBegan,
    RoundEnded,
)
from .queries import Spot, direction
from .state import NewSalem, NewSalemState

# --- buildings


def begin_round(game: NewSalem) -> None:
    """The next counter lies on top."""
    state = game.state
    state.round += 1
    components, counter = state.components, state.round - 1
    deal, play = components.deals[counter], components.plays[counter]
    game.tell_all(RoundBegan(state.round, deal, play, components.directions[counter]))


def deal_hands(game: NewSalem, count: int) -> None:
    """Everybody gets a hand from the top of the deck; hands lie sorted, so that their order tells nothing."""
    state = game.state
    deck = state.deck
    for seat in range(state.players):
        hand = state.hands[seat] = tuple(sorted(deck[-count:]))
        del deck[-count:]
        game.tell(seat, HandDealt(seat, state.components.names_of(hand)))


def pick(state: NewSalemState, seat: int, choice: Choice) -> None:
    """Lay a building of the hand down, unseen."""
    assert isinstance(choice, Card)
    hand, kinds, wanted = state.hands[seat], state.components.kind_of, choice.kind
    for index, card in enumerate(hand):
        if kinds[card] == wanted:
            state.picks[seat] += (card,)
            state.hands[seat] = hand[:index] + hand[index + 1 :]
            return
    raise AssertionError(f"no {choice.kind} in that hand")


def pass_hands(game: NewSalem) -> None:
    """Every hand goes to the neighbour."""
    state = game.state
    players, way = state.players, direction(state)
    hands = state.hands
    state.hands = [hands[(seat - way) % players] for seat in range(players)]
    game.tell_all(HandsPassed(state.components.directions[state.round - 1], len(hands[0])))
    names_of = state.components.names_of
    for seat, hand in enumerate(state.hands):
        game.tell(seat, HandReceived(seat, (seat - way) % players, names_of(hand)))


def discard_hand(state: NewSalemState, seat: int) -> None:
    """What is left of the hand goes under the deck."""
    hand = state.hands[seat]
    for card in hand:
        state.deck.insert(0, card)
    state.discards[seat] += hand
    state.hands[seat] = ()


def redraw(game: NewSalem, seat: int) -> None:
    """A new building from the top of the deck instead of the last two."""
    state = game.state
    state.redrew |= 1 << seat
    discard_hand(state, seat)
    card = state.deck.pop()
    state.picks[seat] += (card,)
    game.tell(seat, Redrawn(seat, state.components.kind_of[card]))


def play_buildings(game: NewSalem, seat: int) -> int:
    """Lay the chosen buildings out with their cubes; returns how much despair they let the player remove.

    They are laid out by their kinds: in the order of choosing, the last would be the card that was redrawn.
    """
    state = game.state
    components = state.components
    hope = removals = 0
    picks = tuple(sorted(state.picks[seat]))
    cubes = []
    for card in picks:
        building = components.building[card]
        cubes.append(components.despair[building])
        hope += components.hope[building]
        removals += components.removals[building]
    despair = sum(cubes)
    state.tableaus[seat] += picks
    state.cubes[seat] += tuple(cubes)
    state.hope[seat] += hope
    state.town += despair
    if state.redrew >> seat & 1:
        game.tell_all(Redrew(seat))
    game.tell_all(BuildingsPlayed(seat, components.names_of(picks), hope, despair))
    state.picks[seat] = ()
    return removals


def end_round(game: NewSalem) -> None:
    """The whole deck is shuffled, discards too, and the counter turned."""
    state = game.state
    game.chance.shuffle(state.deck, "buildings")
    state.discards = [()] * state.players
    state.redrew = 0
    game.tell_all(RoundEnded(state.round, len(state.deck)))


# --- cubes


def remove_despair(game: NewSalem, seat: int, spot: Spot) -> None:
    """Take a cube away."""
    state = game.state
    owner, building, position = spot
    cubes, place = state.cubes[owner.seat], position.place
    state.cubes[owner.seat] = cubes[:place] + (cubes[place] - 1,) + cubes[place + 1 :]
    state.town -= 1
    game.tell_all(DespairRemoved(seat, owner.seat, building.kind, state.town))


def give_hope(game: NewSalem, giver: int, receiver: int, amount: int) -> None:
    """Hope changes hands."""
    state = game.state
    state.hope[giver] -= amount
    state.hope[receiver] += amount
    state.gifts[giver] += 1
    game.tell_all(HopeGiven(giver, receiver, amount))


# --- events


def pay_for_event(game: NewSalem, seat: int, index: int, kind: str, target: int | None) -> None:
    """The full cost goes to the supply."""
    cost = game.state.components.costs[index]
    game.state.hope[seat] -= cost
    game.tell_all(EventTriggered(seat, kind, cost, target))


def show_character(game: NewSalem, seat: int, target: int) -> None:
    """One player alone sees another's whole card."""
    state = game.state
    state.investigated[seat] |= 1 << target
    game.tell(seat, CharacterInvestigated(seat, target, *state.components.character_card(state.characters[target])))


def put_on_trial(state: NewSalemState, target: int) -> None:
    """A Trial card goes to the target."""
    state.middle[TRIAL] -= 1
    state.on_trial |= 1 << target


def pardon(state: NewSalemState, target: int) -> None:
    """A Pardon joins the Trial; both cards stay turned face down with the target."""
    state.middle[PARDON] -= 1
    state.on_trial &= ~(1 << target)
    state.spent[target] += 1
    state.pardons[target] += 1
