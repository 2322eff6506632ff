"""A table that fits what one seat has seen and heard; and what the others have heard at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.events import Event, Told
from ...engine.values import seats_in
from .events import (
    BuildingsPlayed,
    CharacterDealt,
    CharacterInvestigated,
    DespairRemoved,
    EventTriggered,
    HandDealt,
    HandReceived,
    HopeGiven,
    Redrew,
    RoundBegan,
    RoundEnded,
)
from .phases.event import READY, EventPhase
from .queries import direction, first_seat
from .state import NewSalem, NewSalemState
from .verbs import pardon, put_on_trial


def imagine(game: NewSalem, view: Any, story: Sequence[Event]) -> None:
    """What lies open as it is; characters, hands, picks and the deck in any way that fits."""
    state = game.state
    pile = Pile(state)
    state.tableaus = [pile.draw(buildings) for buildings in _read(state, story)]
    state.cubes = [tuple([each.despair for each in person.buildings]) for person in view.public.people]
    if sum(map(sum, state.cubes)) != state.town:
        raise ValueError("there is another number of cubes")
    if any(person.hand for person in view.public.people):
        _draft(state, view, story, pile)
    elif view.public.phase in ("events", "remove-despair"):
        _discard(state, view, pile)
    state.deck += pile.rest()
    if len(state.deck) != view.public.town.deck:
        raise ValueError("the deck has another size")
    _cast(state, view)
    top = game.agenda[-1]
    if isinstance(top, EventPhase):
        top.answers.update({person.seat: READY for person in view.public.people if person.ready})


class Pile:
    """The building cards that are not placed yet. Copies of a building are all the same, so any of them will do."""

    def __init__(self, state: NewSalemState) -> None:
        self.kinds = state.components.kind_of
        self.cards: dict[str, list[int]] = {}
        for card in state.components.deck(state.players):
            self.cards.setdefault(self.kinds[card], []).append(card)

    def draw(self, kinds: Sequence[str]) -> tuple[int, ...]:
        """Cards of these kinds, in that order. Raises `IndexError` or `KeyError` if there are not so many."""
        return tuple([self.cards[kind].pop() for kind in kinds])

    def any(self, count: int) -> list[int]:
        """This many cards of any kind."""
        rest = sorted(self.rest())[:count]
        if len(rest) < count:
            raise ValueError("there are too few buildings")
        for card in rest:
            self.cards[self.kinds[card]].remove(card)
        return rest

    def rest(self) -> list[int]:
        """All cards that are left."""
        return [card for cards in self.cards.values() for card in cards]


def _read(state: NewSalemState, story: Sequence[Event]) -> list[list[str]]:
    """Everything that was told to all; returns the buildings that everybody has played. The view has to agree."""
    played: list[list[str]] = [[] for _ in range(state.players)]
    state.middle = state.components.events(state.players)
    for event in story:
        match event:
            case RoundBegan():
                state.round = event.round
            case BuildingsPlayed():
                state.turn = first_seat(state)
                state.hope[event.seat] += event.hope
                state.town += event.despair
                played[event.seat] += event.buildings
            case Redrew():
                state.redrew |= 1 << event.seat
            case DespairRemoved():
                state.town -= 1
            case HopeGiven():
                state.turn = (event.giver + 1) % state.players
                state.hope[event.giver] -= event.amount
                state.hope[event.receiver] += event.amount
                state.gifts[event.giver] += 1
            case EventTriggered():
                state.turn = (event.seat + 1) % state.players
                state.hope[event.seat] -= event.amount
                _trigger(state, event.seat, event.card, -1 if event.target is None else event.target)
            case RoundEnded():
                state.redrew = 0
                state.gifts = [0] * state.players
            case _:
                pass
    return played


def _trigger(state: NewSalemState, seat: int, card: str, target: int) -> None:
    if card == "investigation":
        state.investigated[seat] |= 1 << target
    elif card == "trial":
        put_on_trial(state, target)
    elif card == "pardon":
        pardon(state, target)


def _draft(state: NewSalemState, view: Any, story: Sequence[Event], pile: Pile) -> None:
    """Hands are packets that go round: of those that passed through its hand the seat knows what was in them."""
    players, way = state.players, direction(state)
    passes, left = view.public.people[0].picks, view.public.people[0].hand
    seen = [event.buildings for event in story if isinstance(event, HandDealt | HandReceived)][-1:]
    if passes + left != state.components.deals[state.round - 1] or (view.own is not None and seen != [view.own.hand]):
        raise ValueError("there are other hands")
    packets = []
    for first in range(players):
        holders = [(first + way * step) % players for step in range(passes + 1)]
        packets.append((holders, _known(view, holders, pile)))
    picks = [[-1] * passes for _ in range(players)]
    for holders, known in packets:
        cards = [*pile.any(passes + left - len(known)), *known]
        for step, holder in enumerate(holders[:-1]):
            picks[holder][step] = cards[step]
        state.hands[holders[-1]] = tuple(sorted(cards[passes:]))
    state.picks = [tuple(each) for each in picks]


def _known(view: Any, holders: list[int], pile: Pile) -> list[int]:
    """The cards of a packet from the seat's first visit on, in the order in which they may have been taken."""
    visits = [step for step, holder in enumerate(holders) if holder == view.viewer]
    passes = len(holders) - 1
    found: list[int] = []
    for visit, back in zip(visits, [*visits[1:], None], strict=False):
        if visit == passes:
            found += pile.draw(view.own.hand)
            continue
        found += pile.draw([view.own.picks[visit]])
        content = list(view.own.passed[visit].buildings)
        if back is not None:
            later = view.own.hand if back == passes else (view.own.picks[back], *view.own.passed[back].buildings)
            for kind in later:
                content.remove(kind)
        found += pile.draw(content)
    return found


def _discard(state: NewSalemState, view: Any, pile: Pile) -> None:
    """After the draft what was left of the hands lies under the deck, unless it was drawn again."""
    drawn = [card for seat in seats_in(state.redrew) for card in state.tableaus[seat]]
    people = sorted(view.public.people, key=lambda person: person.seat != view.viewer)  # one's own are known
    for person in people:
        count = 2 if person.redrew else 1
        cards: list[int] = []
        if person.seat == view.viewer:
            for kind in view.own.discards:
                again = [card for card in drawn if pile.kinds[card] == kind and card not in cards]
                cards += pile.draw([kind]) if pile.cards[kind] else again[:1]
        else:
            cards = pile.any(min(count, len(pile.rest())))
        state.discards[person.seat] = tuple(cards)
    under = {card for cards in state.discards for card in cards} - {*drawn}
    state.deck = sorted(under)


def _cast(state: NewSalemState, view: Any) -> None:
    """The characters that the seat knows; `redeal` draws the others."""
    seen = {} if view.own is None else view.own.people
    names = state.components.characters
    known = {seat: names.index(one.character.kind) for seat, one in seen.items()}
    spare = [who for who in range(len(names)) if who not in known.values()]
    state.characters = tuple([known[seat] if seat in known else spare.pop() for seat in range(state.players)])
    if (
        view.viewer is not None
        and sum([1 << seat for seat in known]) != state.investigated[view.viewer] | 1 << view.viewer
    ):
        raise ValueError("other characters were seen")


def retell(game: NewSalem, seat: int | None) -> list[Told]:
    """What the seat heard, and beside it the characters that others have seen. Drafts are not told again."""
    state = game.state
    card = state.components.character_card
    dealt = [
        Told(CharacterDealt(who, *card(state.characters[who])), 1 << who) for who in range(state.players) if who != seat
    ]
    told: list[Told] = []
    for each in game.story:
        if not each.heard_by(seat):
            continue
        if dealt and len(told) == 1:
            told += dealt
            dealt = []
        told.append(each)
        event = each.event
        if isinstance(event, EventTriggered) and event.card == "investigation" and event.seat != seat:
            target = event.target
            assert target is not None
            told.append(
                Told(CharacterInvestigated(event.seat, target, *card(state.characters[target])), 1 << event.seat)
            )
    return told + dealt
