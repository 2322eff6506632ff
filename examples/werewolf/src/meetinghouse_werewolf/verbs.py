"""Every change of the village, with the event that tells it."""

from meetinghouse.engine.values import most_named, seats_in

from .events import Died, LoverMet, LoversBound, MayorNamed, Pointed, PreyChosen, VictimShown, VisionSeen
from .state import HEAL, POISON, WEREWOLF, WITCH, Village, VillageState


def suspect(game: Village, seat: int, whom: int) -> None:
    """Kept for the end; of one night the last one counts."""
    if whom >= 0:
        kept = [line for line in game.state.suspicions if line[:2] != [game.state.night, seat]]
        game.state.suspicions = [*kept, [game.state.night, seat, whom]]


def bind(game: Village, cupid: int, lovers: int) -> None:
    """The two learn who the other is, and what."""
    game.state.lovers = lovers
    one, other = seats_in(lovers)
    game.tell(cupid, LoversBound((one, other)))
    game.tell(one, LoverMet(other, game.state.roles[other]))
    game.tell(other, LoverMet(one, game.state.roles[one]))


def choose_prey(game: Village, names: list[int]) -> None:
    """Whom most of the pack have named; chance breaks ties. The pack hears it, and the witch if she lives."""
    state = game.state
    most = most_named(names)
    victim = game.chance.pick(most, "prey") if most else -1
    state.victims.append(victim)
    if victim >= 0:
        game.tell_some(state.holders(WEREWOLF), PreyChosen(victim))
        witch = state.holders(WITCH) & state.living
        if witch and state.potions:
            game.tell_some(witch, VictimShown(victim))


def guard(game: Village, doctor: int, seat: int) -> None:
    game.state.guarded = seat


def see(game: Village, seer: int, seat: int) -> None:
    game.state.visions.append([game.state.night, seat])
    game.tell(seer, VisionSeen(seat, game.state.roles[seat] == WEREWOLF))


def brew(state: VillageState, poisoned: int, heals: bool) -> None:
    """The witch uses a potion, or both, or none; they work until dawn."""
    if poisoned >= 0:
        state.potions.remove(POISON)
        state.poisoned = poisoned
    if heals:
        state.potions.remove(HEAL)
        state.healed = True


def name_mayor(game: Village, seat: int, by: int | None = None) -> None:
    game.state.mayor = seat
    game.tell_all(MayorNamed(seat, by))


def point(game: Village, seat: int, at: int) -> None:
    game.state.pointing[seat] = at
    game.state.pointed[seat] += 1
    game.tell_all(Pointed(seat, at))


def die(game: Village, seats: int, cause: str) -> None:
    """They die, and lovers of grief; what follows from it is seen to in the reckoning."""
    state = game.state
    for seat in seats_in(seats & state.living):
        state.living &= ~(1 << seat)
        state.fell[seat] = state.night
        state.fallen.append(seat)
        game.tell_all(Died(seat, state.roles[seat], cause))
    grieving = state.lovers & state.living
    if grieving and grieving != state.lovers:
        die(game, grieving, "grief")
