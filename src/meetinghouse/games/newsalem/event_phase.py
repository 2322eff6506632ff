"""Phase 3: anybody may give hope and trigger events, until all are ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from ...engine.agenda import Step
from ...engine.decisions import Closed, Decision
from ...engine.values import SEATS, Amount, Card, Choice, Option, Seat, Word
from .despair import RemoveDespair
from .event_cards import BY_KIND, EVENT_CARDS
from .events import EventTriggered, HopeGiven
from .state import NewSalem, NewSalemState

READY: Final = Word("ready")
WAIT: Final = Word("wait")  # not ready after all
GIVE: Final = "give"
MOST_GIFTS: Final = 20  # in one phase, by one player

READY_ONLY: Final[tuple[Option, ...]] = (READY,)
WAIT_ONLY: Final[tuple[Option, ...]] = (WAIT,)


class EventPhase(Step[NewSalemState]):
    """Everybody is asked to be ready; whoever is, may think again. Gifts and events are offers."""

    fields: ClassVar[tuple[str, ...]] = ("first",)
    revisable: ClassVar[bool] = True

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first  # in whose turn it is where players act one by one

    def ask(self, game: NewSalem) -> Sequence[Decision]:
        """Ready? Those who are may say that they are not."""
        timer = game.state.seconds[1] or None
        found = []
        for seat in game.state.around(self.first):
            if seat in self.answers:
                found.append(self.question(game, seat, "ready", WAIT_ONLY))
            else:
                found.append(self.question(game, seat, "ready", READY_ONLY, timer=timer, default=READY))
        return found

    def answered(self, game: NewSalem, seat: int, choice: Choice) -> bool:
        """A flag is set, or taken back, for all to see."""
        if choice == READY:
            self.answers[seat] = READY
        else:
            del self.answers[seat]
        return True

    def reseal(self, game: NewSalem, seat: int | None, dice: object) -> None:
        """Who is ready is public."""

    def resolve(self, game: NewSalem) -> None:
        """All are ready."""
        game.state.gifts = [0] * game.state.players

    def go_on(self, first: int, unready: int, anew: bool) -> EventPhase:
        """The phase after something was done: these are not ready any more; after an event, all are asked anew."""
        other = EventPhase(first)
        other.numbers = {} if anew else self.numbers.copy()
        other.answers = {who: answer for who, answer in self.answers.items() if not unready >> who & 1}
        return other


def offers(game: NewSalem) -> list[Decision]:
    """Gifts and events, of everybody who can pay."""
    if not isinstance(game.agenda[-1], EventPhase):
        return []
    state = game.state
    found = []
    for seat, hope in enumerate(state.hope):
        if hope == 0:
            continue
        if state.gifts[seat] < MOST_GIFTS:
            found.append(_gift(state.players, seat, hope))
        for card in EVENT_CARDS:
            if card.why_not(state, seat) is None:
                found.append(_offer(seat, card.kind, card.options(state, seat)))
    return found


def take(game: NewSalem, offer: Decision, choice: Choice) -> None:
    """Hope changes hands, or an event is paid for and happens."""
    seat = offer.seat
    if offer.kind == GIVE:
        assert isinstance(choice, tuple)
        give(game, seat, choice[0].seat, choice[1].amount)
    else:
        trigger(game, seat, offer.kind, choice.seat if isinstance(choice, Seat) else None)


def give(game: NewSalem, giver: int, receiver: int, amount: int) -> None:
    """It takes effect at once; giver and receiver are not ready any more."""
    state = game.state
    state.hope[giver] -= amount
    state.hope[receiver] += amount
    state.gifts[giver] += 1
    game.tell_all(HopeGiven(giver, receiver, amount))
    _go_on(game, giver, 1 << giver | 1 << receiver, anew=False)


def trigger(game: NewSalem, seat: int, kind: str, target: int | None) -> None:
    """The full cost goes to the supply; nobody is ready any more."""
    state = game.state
    card = BY_KIND[kind]
    cost = state.components.costs[card.index]
    state.hope[seat] -= cost
    game.tell_all(EventTriggered(seat, kind, cost, target))
    _go_on(game, seat, -1, anew=True)
    card.happen(game, seat, -1 if target is None else target)


def _go_on(game: NewSalem, seat: int, unready: int, anew: bool) -> None:
    phase = game.agenda.pop()
    assert isinstance(phase, EventPhase)
    game.next(phase.go_on((seat + 1) % game.state.players, unready, anew))


_gifts: dict[tuple[int, int, int], Decision] = {}
_offers: dict[tuple[int, str, tuple[Option, ...]], Decision] = {}


def _gift(players: int, seat: int, hope: int) -> Decision:
    found = _gifts.get((players, seat, hope))
    if found is None:
        others = [SEATS[other] for other in range(players) if other != seat]
        options = tuple([(other, Amount(amount)) for other in others for amount in range(1, hope + 1)])
        found = _gifts[players, seat, hope] = Decision(f"{seat}-{GIVE}", seat, GIVE, options)
    return found


def _offer(seat: int, kind: str, options: tuple[Option, ...]) -> Decision:
    found = _offers.get((seat, kind, options))
    if found is None:
        found = _offers[seat, kind, options] = Decision(f"{seat}-{kind}", seat, kind, options)
    return found


# --- what may not be done, and why


def why_no_gift(state: NewSalemState, seat: int) -> str | None:
    """The clause by which a player may give nothing now, if one does."""
    if state.gifts[seat] >= MOST_GIFTS:
        return "NEW-RULING-11"
    return None if state.hope[seat] else "NEW-GIVE-01"


def closed(game: NewSalem, decision: Decision) -> list[Closed]:
    """Beside being ready, the gifts and events that cannot be; of an event, whom it cannot be against."""
    state, seat = game.state, decision.seat
    if decision.kind == "ready":
        found = []
        gift = why_no_gift(state, seat)
        if gift is not None:
            found.append(Closed(Word(GIVE), gift))
        for card in EVENT_CARDS:
            rule = card.why_not(state, seat)
            if rule is not None:
                found.append(Closed(Card(card.kind), rule))
        return found
    event = BY_KIND.get(decision.kind)
    if event is None or not event.targets(state, seat):
        return []
    spared = [SEATS[each] for each in range(state.players) if SEATS[each] not in decision.options]
    return [Closed(each, event.why_not_against(state, seat, each.seat)) for each in spared]


def unoffered(game: NewSalem, id: str) -> str | None:
    """The clause by which a gift or an event is not to be had now."""
    seat, _, name = id.partition("-")
    if seat not in map(str, range(game.state.players)) or (name != GIVE and name not in BY_KIND):
        return None
    step = game.agenda[-1]
    if isinstance(step, RemoveDespair) and step.cleansing:
        return "NEW-EVENT-07"
    if not isinstance(step, EventPhase):
        return "NEW-GIVE-03" if name == GIVE else "NEW-EVENT-10"
    if name == GIVE:
        return why_no_gift(game.state, int(seat))
    return BY_KIND[name].why_not(game.state, int(seat))
