"""A whole village made of what one seat has seen and heard."""

import random
from collections.abc import Sequence
from typing import Any

from meetinghouse.engine.casting import cast
from meetinghouse.engine.events import Event, Told
from meetinghouse.engine.rules import Rules
from meetinghouse.engine.values import SEATS, seats_in

from . import verbs
from .events import Died, NightFell, PreyChosen, VictimShown, VisionSeen
from .phases import WHOM, Brew, Dying, Night
from .state import CUPID, DOCTOR, HEAL, POISON, SEER, WEREWOLF, WITCH, Village, VillageState


class Imagine(Rules[VillageState]):
    imagines = True

    def imagine(self, game: Village, view: Any, story: Sequence[Event]) -> None:
        """Set the public facts, and roles and nights that fit them; `redeal` then makes other worlds."""
        state, top, own = game.state, game.agenda[-1], view.own
        state.living = state.everybody
        prey, seen, struck = _heard(state, story)
        shown = view.public.seats
        known = shown if own is None else own.seats
        if not any("mayor" in one.marks for one in shown):
            state.mayor = -1  # who died without an heir, which no event tells
        state.fallen = state.fallen[state.fallen.index(top.seat) + 1 :] if isinstance(top, Dying) else []
        roles = [one.role or mine.role for one, mine in zip(shown, known, strict=True)]
        innocent = {*prey.values(), *(own.others_seen if own else ())}
        state.roles = cast(roles, view.public.roles, {WEREWOLF: innocent}, random.Random(0))
        lovers = [seat for seat in range(state.players) if "lover" in shown[seat].marks + known[seat].marks]
        state.lovers = sum([1 << seat for seat in lovers])
        _nights(game, view, prey, seen, struck)
        for seat, one in enumerate(known):  # the pack sees whom its fellows name
            if isinstance(top, Night) and own is not None and seat != view.viewer and one.points_at is not None:
                top.given[seat], top.at[seat] = {WHOM: SEATS[one.points_at]}, WHOM

    def retell(self, game: Village, seat: int | None) -> list[Told]:
        """What the seat heard, and beside it what every other role has learned in this village."""
        state = game.state
        told = [each.but(seat) for each in verbs.dealt(state)]
        for each in game.story:
            told.append(each)
            if isinstance(each.event, NightFell) and each.event.night <= len(state.victims):
                told += [secret.but(seat) for secret in verbs.learned(state, each.event.night)]
        return [each for each in told if each.audience]


def _heard(state: VillageState, story: Sequence[Event]) -> tuple[dict[int, int], dict[int, int], dict[int, list[int]]]:
    """Follow the story; returns by night the prey and whom the seer saw, if the seat was told, and who was struck."""
    prey, seen, struck = {}, {}, dict[int, list[int]]()
    for event in story:
        state.apply(event)
        match event:
            case PreyChosen() | VictimShown():
                prey[state.night] = event.seat
            case VisionSeen():
                seen[state.night] = event.seat
            case Died(cause="night"):
                struck.setdefault(state.night, []).append(event.seat)
    return prey, seen, struck


def _nights(game: Village, view: Any, prey: dict[int, int], seen: dict[int, int], struck: dict[int, list[int]]) -> None:
    """What was done in the nights that are over: the seat's own part as it was, the rest in a way that explains it."""
    state, top, role = game.state, game.agenda[-1], "" if view.viewer is None else game.state.roles[view.viewer]
    settled = state.night - isinstance(top, Night)
    others = [each for each in seats_in(state.living) if each != view.viewer]
    if settled and not state.lovers and CUPID in state.roles and role != CUPID and len(others) > 2:
        state.lovers = 1 << others[0] | 1 << others[1]
    for night in range(1, settled + 1):
        dead, open_still = struck.get(night, []), isinstance(top, Brew) and night == settled
        victim = prey.get(night, next((each for each in dead if state.roles[each] != WEREWOLF), -1))
        if any(each != victim for each in dead) and POISON in state.potions:
            state.potions.remove(POISON)
        if victim < 0 and role != WEREWOLF and not (role == WITCH and open_still):  # these know that nobody was chosen
            victim = next(each for each in seats_in(state.living) if state.roles[each] != WEREWOLF)
        state.victims.append(victim)
        state.guarded = -1
        if victim >= 0 and victim not in dead and not open_still:  # guarded, or healed
            if DOCTOR in state.roles and role != DOCTOR:
                state.guarded = victim
            elif HEAL in state.potions:
                state.potions.remove(HEAL)
    seer = state.holders(SEER).bit_length() - 1
    nights = [night for night in range(1, settled + 1) if seer >= 0 and state.lived(seer, night)]
    state.visions = [[night, seen.get(night, 0)] for night in nights if role != SEER or night in seen]
    if role == DOCTOR:
        state.guarded = -1 if view.own.guarded is None else view.own.guarded
    if role == WITCH:
        state.potions = list(view.own.potions)
