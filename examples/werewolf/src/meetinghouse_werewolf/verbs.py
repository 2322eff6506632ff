"""Every change of the village, with the event that tells it; what a night has shown to some is told at its end."""

from meetinghouse.engine.events import Event, Told
from meetinghouse.engine.values import most_named, seats_in

from .events import Died, LoverMet, LoversBound, PackMet, PreyChosen, RoleDealt, VictimShown, VisionSeen
from .state import CUPID, HEAL, POISON, SEER, WEREWOLF, WITCH, Village, VillageState


def happen(game: Village, event: Event) -> None:
    """Tell everybody an event, and change the state by it."""
    game.state.apply(event)
    game.tell_all(event)


def suspect(game: Village, seat: int, whom: int) -> None:
    """Store a suspicion for the end; of one night the last one counts."""
    if whom >= 0:
        kept = [line for line in game.state.suspicions if line[:2] != [game.state.night, seat]]
        game.state.suspicions = [*kept, [game.state.night, seat, whom]]


def choose_prey(game: Village, names: list[int]) -> None:
    """The pack chooses the player whom most of it have named; chance breaks ties."""
    most = most_named(names)
    game.state.victims.append(game.chance.pick(most, "prey") if most else -1)


def guard(game: Village, doctor: int, seat: int) -> None:
    game.state.guarded = seat


def see(game: Village, seer: int, seat: int) -> None:
    game.state.visions.append([game.state.night, seat])


def brew(state: VillageState, poisoned: int, heals: bool) -> None:
    """The witch uses a potion, or both, or none; they work until dawn."""
    if poisoned >= 0:
        state.potions.remove(POISON)
        state.poisoned = poisoned
    if heals:
        state.potions.remove(HEAL)
        state.healed = True


def die(game: Village, seats: int, cause: str) -> None:
    """Players die, and lovers of grief. The reckoning carries out what follows from it."""
    state = game.state
    for seat in seats_in(seats & state.living):
        happen(game, Died(seat, state.roles[seat], cause))
    grieving = state.lovers & state.living
    if grieving and grieving != state.lovers:
        die(game, grieving, "grief")


def dealt(state: VillageState) -> list[Told]:
    """Everybody learns their own role, and the werewolves each other."""
    pack = state.holders(WEREWOLF)
    return [
        *[Told(RoleDealt(role), 1 << seat) for seat, role in enumerate(state.roles)],
        Told(PackMet(seats_in(pack)), pack),
    ]


def learned(state: VillageState, night: int, brews: bool = True) -> list[Told]:
    """What a night has shown: the lovers to each other, one player to the seer, the prey to the pack and the witch."""
    told, lovers, victim = [], seats_in(state.lovers), state.victims[night - 1]
    if night == 1 and lovers:
        told.append(Told(LoversBound(lovers), state.holders(CUPID)))
        told += [Told(LoverMet(two, state.roles[two]), 1 << one) for one, two in (lovers, lovers[::-1])]
    for whom in [whom for when, whom in state.visions if when == night]:
        told.append(Told(VisionSeen(whom, state.roles[whom] == WEREWOLF), state.holders(SEER)))
    if victim >= 0:
        told.append(Told(PreyChosen(victim), state.holders(WEREWOLF)))
        witch = [seat for seat in seats_in(state.holders(WITCH)) if brews and state.lived(seat, night)]
        told += [Told(VictimShown(victim), 1 << seat) for seat in witch]
    return told
