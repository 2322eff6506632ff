"""What may be done though nobody waits for it: invocations, gifts, proposals, walks, inquiries, cameras, watching."""

from __future__ import annotations

from functools import lru_cache

from ...engine.decisions import Decision
from ...engine.values import Amount, Choice, Option, Position, Seat, Word, seats_in
from . import calendar, invocations, spectators, victory
from .day import feast, weddings
from .events import CameraPlaced, GiftMade, InquiryHeld, Walked
from .invocations import INVOKE
from .knowledge import see_all_cards
from .money import give, spend
from .names import CONCERNED, SUN, C, I
from .roles import mafia
from .roles.prosecutor import deputies
from .state import Quintebourg, QuintebourgState
from .town import fit, houses, post_holders, published

INQUIRY = 2  # coins
GIFTS = ("dawn", "session", "debate", "vote", "tribunal", "weddings", "evening", "feast")
INQUIRIES = ("session", "debate", "vote", "tribunal", "weddings")
CAMERAS = (*INQUIRIES, "evening")

_invoke = tuple([Decision(f"{seat}-invoke", seat, "invoke", (INVOKE,)) for seat in range(21)])


@lru_cache(maxsize=4096)
def _gifts(takers: int, coins: int) -> tuple[Option, ...]:
    return tuple([(Seat(seat), Amount(amount)) for seat in seats_in(takers) for amount in range(1, coins + 1)])


def phase_of(game: Quintebourg) -> str:
    """The phase of the step at hand."""
    return str(getattr(game.agenda[-1], "phase", "")) if game.agenda else "over"


def offers(game: Quintebourg) -> list[Decision]:
    """Everything for everybody."""
    state = game.state
    found = [_invoke[seat] for seat in seats_in(state.everybody & ~state.watching)]
    phase = phase_of(game)
    if phase in ("night", "invocation"):
        return found
    for seat in seats_in(spectators.may_watch(state)):
        found.append(Decision(f"{seat}-watch", seat, "watch", (spectators.WATCH,)))
    standing = fit(state)
    if phase in GIFTS:
        takers = published(state, I, C)
        for seat in seats_in(standing):
            if state.coins[seat] and takers & ~(1 << seat):
                options = _gifts(takers & ~(1 << seat), state.coins[seat])
                found.append(Decision(f"{seat}-give", seat, "give", options, seen_by=CONCERNED))
    if phase == "feast":
        for seat in seats_in(standing):
            found.append(Decision(f"{seat}-walk", seat, "walk", tuple(feast.walks(state, seat))))
            recruits = feast.recruits(state, seat)
            if recruits:
                found.append(Decision(f"{seat}-recruit", seat, "recruit", tuple(recruits), seen_by=CONCERNED))
    if isinstance(game.agenda[-1], (weddings.Weddings, feast.Feast)):
        for seat in seats_in(standing):
            wanted = weddings.proposals(state, seat)
            if wanted:
                found.append(Decision(f"{seat}-propose", seat, "propose", wanted))
    if phase in INQUIRIES and state.weekday != SUN:
        found += _inquiry(state)
    if phase in CAMERAS and state.weekday != SUN:
        found += _camera(state)
    return found


def _inquiry(state: QuintebourgState) -> list[Decision]:
    """The prosecutor may see the cards of a holder of a post, for two coins; by an option once a day."""
    seat = state.holder("procureur")
    if seat < 0 or not fit(state) >> seat & 1 or not deputies(state) or state.coins[seat] < INQUIRY:
        return []
    if state.inquired and state.options["one_inquiry"]:
        return []
    options = tuple([Seat(each) for each in seats_in(post_holders(state) & fit(state) & ~(1 << seat))])
    return [Decision(f"{seat}-inquiry", seat, "inquiry", options, seen_by=CONCERNED)] if options else []


def deputy_of_the_day(state: QuintebourgState) -> str:
    """Randy on odd days, Armish on even ones (QB-RULING-98)."""
    return "adj-randy" if state.weekday in calendar.ODD else "adj-armish"


def _camera(state: QuintebourgState) -> list[Decision]:
    """The deputy of the day chooses a house for the coming night."""
    seat = state.holder(deputy_of_the_day(state))
    if seat < 0 or not fit(state) >> seat & 1:
        return []
    options = tuple([Position(plot) for plot in houses(state) if plot != state.camera])
    return [Decision(f"{seat}-camera", seat, "place-camera", options, seen_by="nobody")]


def take(game: Quintebourg, offer: Decision, choice: Choice) -> None:
    """An offer is taken."""
    state = game.state
    seat = offer.seat
    if offer.kind == "invoke":
        invocations.invoke(game, seat)
    elif offer.kind == "give" and isinstance(choice, tuple):
        taker, amount = choice
        assert isinstance(taker, Seat)
        assert isinstance(amount, Amount)
        give(game, seat, taker.seat, amount.amount)
        game.tell_some(1 << seat | 1 << taker.seat, GiftMade(seat, taker.seat, amount.amount))
        victory.check(game)
    elif offer.kind == "watch":
        spectators.watch(game, seat)
    elif offer.kind == "walk":
        walk(game, seat, choice)
    elif offer.kind == "recruit" and isinstance(choice, Seat):
        which = 0 if mafia.chief_of(state, 0) == seat else 1
        mafia.recruit(game, which, [choice.seat])
    elif offer.kind == "propose" and isinstance(choice, tuple):
        other, how = choice
        assert isinstance(other, Seat)
        assert isinstance(how, Word)
        weddings.propose(game, seat, other.seat, how.word)
    elif offer.kind == "inquiry" and isinstance(choice, Seat):
        state.inquired = True
        spend(game, seat, INQUIRY)
        state.bank += INQUIRY
        game.tell(choice.seat, InquiryHeld(choice.seat))
        see_all_cards(game, seat, choice.seat)
        victory.check(game)
    elif offer.kind == "place-camera" and isinstance(choice, Position):
        state.camera = choice.place
        game.tell(seat, CameraPlaced(seat, choice.place))


def walk(game: Quintebourg, seat: int, choice: Choice) -> None:
    """At the feast one stands somewhere else, for all to see."""
    if isinstance(choice, Position):
        game.state.stands[seat] = f"house-{choice.place}"
        game.tell_all(Walked(seat, game.state.stands[seat], choice.place))
    elif isinstance(choice, Word):
        game.state.stands[seat] = choice.word
        game.tell_all(Walked(seat, choice.word, None))
