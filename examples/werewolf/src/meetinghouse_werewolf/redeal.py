"""Another village that a seat cannot tell from this one: the dead lie open, so roles change hands among the living."""

import random

from meetinghouse.engine.casting import cast
from meetinghouse.engine.rules import Rules
from meetinghouse.engine.values import seats_in

from .state import DOCTOR, SEER, WEREWOLF, Village, VillageState


class Redeal(Rules[VillageState]):
    def redeal(self, game: Village, seat: int | None, dice: random.Random) -> None:
        """Werewolves are none of those whom the seat knows to be innocent; everybody else may be anything."""
        state = game.state
        role = "" if seat is None else state.roles[seat]
        victims_known = state.knows_victims(seat)
        known = [state.known_role(seat, each) for each in range(state.players)]
        state.roles = cast(known, state.roles, {WEREWOLF: state.known_innocent(seat)}, dice)
        living = seats_in(state.living)
        if not state.knows_lovers(seat):
            state.lovers = sum([1 << each for each in dice.sample([each for each in living if each != seat], 2)])
        if not victims_known:
            _redeal_victims(state, role == DOCTOR, dice)
        if role != DOCTOR and state.guarded >= 0 and state.guarded != state.victims[-1]:
            state.guarded = dice.choice([each for each in living if each != state.victims[-1]])
        if role != SEER:
            seer = state.holders(SEER).bit_length() - 1
            state.visions = [[night, _another(state, night, seer, dice)] for night, _ in state.visions]
        state.suspicions = [
            [night, by, whom if by == seat else _another(state, night, by, dice)]
            for night, by, whom in state.suspicions
        ]


def _redeal_victims(state: VillageState, guard_known: bool, dice: random.Random) -> None:
    """Replace victims who live by other players who are no werewolves; a guard that saved one moves along."""
    prey = [each for each in seats_in(state.living) if state.roles[each] != WEREWOLF]
    for at, victim in enumerate(state.victims):
        if state.lives(victim):
            guarded = at == len(state.victims) - 1 and victim == state.guarded and not guard_known
            state.victims[at] = dice.choice(prey)
            if guarded:
                state.guarded = state.victims[at]


def _another(state: VillageState, night: int, but: int, dice: random.Random) -> int:
    """Anybody else who lived when that night began."""
    return dice.choice([each for each in range(state.players) if each != but and state.lived(each, night)])
