"""Villages in one line, and short words for what is done in them."""

from __future__ import annotations

from typing import Any

from meetinghouse_werewolf.phases import NOBODY
from meetinghouse_werewolf.rules import RULES
from meetinghouse_werewolf.state import Village

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.values import NO, SEATS, Choice, Word

Wishes = dict[tuple[int, str], int | Choice]


def village(roles: str, **options: Any) -> Village:
    """The first night of a village with these roles, seat by seat: v villager, w werewolf, s seer, d doctor, …"""
    names = {"v": "villager", "w": "werewolf", "s": "seer", "d": "doctor", "h": "hunter", "x": "witch", "c": "cupid"}
    game = start_by(RULES, len(roles), 1, options)
    game.state.roles = [names[each] for each in roles]
    game.advance()
    return game


def play(game: Village, until: str, wishes: Wishes | None = None) -> Village:
    """Everybody answers, as wished or as one who does nothing, until that phase; ``next`` is the next night."""
    wishes = dict(wishes or {})
    night = game.state.night
    while not game.over:
        phase = game.view(None).phase
        if phase == until or (until == "next" and game.state.night > night):
            break
        decision = game.decisions[0]
        wish = wishes.pop((decision.seat, decision.kind), None)
        choice = idle(decision) if wish is None else SEATS[wish] if isinstance(wish, int) else wish
        game.answer(decision.id, choice)
    assert not wishes, f"nobody was asked {list(wishes)}"
    return game


def idle(decision: Decision) -> Choice:
    """What changes nothing, as far as there is such a thing."""
    own = SEATS[decision.seat]
    for choice in (NOBODY, NO, Word("ready"), own):
        if choice in decision.options:
            return choice
    return decision.options[0]


def asked(game: Village, seat: int) -> Decision:
    """What that seat is asked now."""
    return next(decision for decision in game.decisions if decision.seat == seat)


def heard(game: Village, seat: int | None, kind: type[Event]) -> list[Any]:
    """The events of that kind that a seat (None: the public) was told."""
    return [event for event in game.heard(seat) if isinstance(event, kind)]


def living(game: Village) -> list[int]:
    """Who lives, as everybody sees."""
    return [seat for seat in range(game.seats) if seat not in game.view(None).out]


def role(game: Village, viewer: int | None, seat: int) -> str:
    """The role of a seat, where the viewer knows it."""
    view = game.view(viewer)
    return str(view.public.seats[seat].role or (view.own and view.own.seats[seat].role))
