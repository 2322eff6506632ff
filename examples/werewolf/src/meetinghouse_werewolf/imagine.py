"""A village that fits what one seat has seen and heard; and what the others have heard in it."""

from collections.abc import Sequence
from typing import Any

from meetinghouse.engine.events import Event, Told
from meetinghouse.engine.values import SEATS, seats_in

from .events import (
    Died,
    LoverMet,
    LoversBound,
    MayorNamed,
    NightFell,
    NobodySentenced,
    PackMet,
    Pointed,
    PreyChosen,
    RoleDealt,
    VictimShown,
    VisionSeen,
    Voted,
)
from .phases import WHOM, Brew, Night, Shot, Succession
from .state import CUPID, DOCTOR, HEAL, POISON, SEER, WEREWOLF, WITCH, Village, VillageState

PRIVATE = (RoleDealt, PackMet, LoversBound, LoverMet, VisionSeen, PreyChosen, VictimShown)


def imagine(game: Village, view: Any, story: Sequence[Event]) -> None:
    """Public things as they are; roles, choices of the nights and potions in any way that fits."""
    state, seat = game.state, view.viewer
    game.story = [Told(event, 1 << seat if seat is not None and isinstance(event, PRIVATE) else -1) for event in story]
    state.living = (1 << state.players) - 1
    deaths = _read(state, story)
    if not any("mayor" in one.marks for one in view.public.seats):
        state.mayor = -1  # who died without an heir, which no event tells
    top = game.agenda[-1]
    if isinstance(top, Shot | Succession):
        gone = top.hunter if isinstance(top, Shot) else top.mayor
        state.fallen = [died for died, _, _ in deaths]
        state.fallen = state.fallen[state.fallen.index(gone) + 1 :]
    _cast(state, view, story)
    settled = state.night - isinstance(top, Night)
    _nights(game, view, story, settled, deaths)
    if view.own is not None and isinstance(top, Night):
        for other, one in enumerate(view.own.seats):  # the pack sees whom its fellows name
            if other != seat and one.points_at is not None:
                top.given[other] = {WHOM: SEATS[one.points_at]}
                top.at[other] = WHOM


def _read(state: VillageState, story: Sequence[Event]) -> list[tuple[int, int, str]]:
    """What all have heard; returns who died, in which night or on the day after it, and of what."""
    deaths = []
    for event in story:
        match event:
            case NightFell():
                state.night = event.night
            case Died():
                state.living &= ~(1 << event.seat)
                state.fell[event.seat] = state.night
                deaths.append((event.seat, state.night, event.cause))
            case MayorNamed():
                state.mayor = event.seat
            case Pointed():
                state.pointing[event.by] = event.at
                state.pointed[event.by] += 1
            case Voted() | NobodySentenced():
                state.pointing, state.pointed = [-1] * state.players, [0] * state.players
            case _:
                pass
    return deaths


def _cast(state: VillageState, view: Any, story: Sequence[Event]) -> None:
    """Roles, as far as the seat knows them; the others in any order, but no werewolf where it knows better."""
    players = range(state.players)
    state.roles = [one.role for one in view.public.seats]
    innocent: set[int] = set()
    if view.own is not None:
        state.roles = [role or one.role for role, one in zip(state.roles, view.own.seats, strict=True)]
        innocent = {
            *view.own.others_seen,
            *[event.seat for event in story if isinstance(event, PreyChosen | VictimShown)],
        }
    left = list(view.public.roles)
    for role in filter(None, state.roles):
        left.remove(role)
    left.sort(key=lambda role: role == WEREWOLF)
    for each in sorted([each for each in players if not state.roles[each]], key=lambda each: each in innocent):
        state.roles[each] = left.pop()
    lovers = [*view.public.seats, *(() if view.own is None else view.own.seats)]
    state.lovers = sum({1 << at % state.players for at, one in enumerate(lovers) if "lover" in one.marks})


def _nights(game: Village, view: Any, story: Sequence[Event], settled: int, deaths: list[tuple[int, int, str]]) -> None:
    """What was done in the nights that are over: the seat's own part as it was, the rest in a way that explains it."""
    state, seat = game.state, view.viewer
    role = "" if seat is None else state.roles[seat]
    living = [each for each in seats_in(state.living) if each != seat]
    if settled and not state.lovers and CUPID in state.roles and role != CUPID and len(living) > 2:
        state.lovers = sum([1 << each for each in living[:2]])
    prey, seen = _heard(story)
    seer = next((each for each, name in enumerate(state.roles) if name == SEER), -1)
    dawned = settled - isinstance(game.agenda[-1], Brew)
    for night in range(1, settled + 1):
        dead = [died for died, fell, cause in deaths if fell == night and cause == "night"]
        victims = [died for died in dead if state.roles[died] != WEREWOLF]
        state.victims.append(prey.get(night, victims[0] if victims else -1))
        victim = state.victims[-1]
        if night <= dawned:
            if any(died != victim for died in dead) and POISON in state.potions:
                state.potions.remove(POISON)
            if victim < 0:
                victim = state.victims[-1] = _spared(state, seat, role, night)
            state.guarded = -1
            if victim >= 0 and victim not in dead:
                _explain(state, role, victim)
        elif victim < 0 and role not in (WEREWOLF, WITCH):
            state.victims[-1] = _spared(state, None, role, night)
        if seer >= 0 and (not state.fell[seer] or state.fell[seer] >= night):
            others = [each for each, fell in enumerate(state.fell) if each != seer and (not fell or fell >= night)]
            state.visions.append([night, seen.get(night, others[0])])
    if role == SEER:
        state.visions = [[night, whom] for night, whom in state.visions if night in seen]
    if role == DOCTOR:
        state.guarded = -1 if view.own.guarded is None else view.own.guarded
    if role == WITCH:
        state.potions = list(view.own.potions)


def _heard(story: Sequence[Event]) -> tuple[dict[int, int], dict[int, int]]:
    """By night: the prey, and whom the seer saw, as far as the seat was told."""
    night, prey, seen = 0, {}, {}
    for event in story:
        if isinstance(event, NightFell):
            night = event.night
        elif isinstance(event, PreyChosen | VictimShown):
            prey[night] = event.seat
        elif isinstance(event, VisionSeen):
            seen[night] = event.seat
    return prey, seen


def _spared(state: VillageState, seat: int | None, role: str, night: int) -> int:
    """Somebody whom the pack may have chosen in a night in which nobody died of it; -1 where it has chosen nobody."""
    if role == WEREWOLF:
        return -1
    found = [each for each in range(state.players) if state.roles[each] != WEREWOLF and state.fell[each] != night]
    found = [each for each in found if not state.fell[each] or state.fell[each] > night]
    return found[0] if found else -1


def _explain(state: VillageState, role: str, victim: int) -> None:
    """Why a victim lives: the doctor guarded, or the witch healed."""
    if DOCTOR in state.roles and role != DOCTOR:
        state.guarded = victim
    elif HEAL in state.potions:
        state.potions.remove(HEAL)


def retell(game: Village, seat: int | None) -> list[Told]:
    """What the seat heard, and beside it what every other role has learned in this village."""
    state = game.state
    pack, witch = state.holders(WEREWOLF), state.holders(WITCH)
    me = 0 if seat is None else 1 << seat
    told = [Told(RoleDealt(role), 1 << who) for who, role in enumerate(state.roles) if who != seat]
    told.append(Told(PackMet(seats_in(pack)), pack & ~me))
    night = 0
    for each in game.story:
        if isinstance(each.event, NightFell) and night:
            night = each.event.night
        elif night and night <= len(state.victims) and each.audience == -1:
            told += _night_told(state, night, pack & ~me, witch & ~me, me)
            night = 0
        told.append(each)
        if isinstance(each.event, NightFell):
            night = each.event.night
    if night and night <= len(state.victims):
        told += _night_told(state, night, pack & ~me, witch & ~me, me)
    return [each for each in told if each.audience]


def _night_told(state: VillageState, night: int, pack: int, witch: int, me: int) -> list[Told]:
    """What was told in secret when the sheets of a night were in."""
    told = []
    if night == 1 and state.lovers:
        lovers = seats_in(state.lovers)
        told.append(Told(LoversBound(lovers), state.holders(CUPID) & ~me))
        for one, other in (lovers, lovers[::-1]):
            told.append(Told(LoverMet(other, state.roles[other]), 1 << one & ~me))
    for when, whom in state.visions:
        if when == night:
            told.append(Told(VisionSeen(whom, state.roles[whom] == WEREWOLF), state.holders(SEER) & ~me))
    victim = state.victims[night - 1]
    if victim >= 0:
        told.append(Told(PreyChosen(victim), pack))
        alive = sum([1 << each for each, fell in enumerate(state.fell) if not fell or fell >= night])
        told.append(Told(VictimShown(victim), witch & alive))
    return told
