"""What happens, as it is told."""

from meetinghouse.engine.events import Event, Secret


class RoleDealt(Secret, frozen=True):  # to each alone
    role: str


class PackMet(Secret, frozen=True):  # to the werewolves
    pack: tuple[int, ...]


class LoversBound(Secret, frozen=True):  # to Cupid
    lovers: tuple[int, ...]


class LoverMet(Secret, frozen=True):  # to each of the lovers, of the other
    lover: int
    role: str


class VisionSeen(Secret, frozen=True):  # to the seer
    seat: int
    werewolf: bool


class PreyChosen(Secret, frozen=True):  # to the werewolves
    seat: int


class VictimShown(Secret, frozen=True):  # to the witch: the same
    seat: int


class NightFell(Event, frozen=True):
    night: int


class NobodyDied(Event, frozen=True):  # in that night
    night: int


class Died(Event, frozen=True):  # and the role is turned up
    seat: int
    role: str
    cause: str


class MayorNamed(Event, frozen=True):
    seat: int
    by: int | None = None  # the mayor who died; None: the village, by vote


class Pointed(Event, frozen=True):
    by: int
    at: int


class Backed(Event, frozen=True):  # in the election
    at: int
    voters: tuple[int, ...]


class Voted(Event, frozen=True):
    voters: tuple[int, ...]
    at: int | None  # None: against nobody


class NobodySentenced(Event, frozen=True):
    tied: bool


class Fired(Event, frozen=True):  # by the dying hunter
    by: int
    at: int


class GameWon(Event, frozen=True):
    side: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    RoleDealt, PackMet, NightFell, LoversBound, LoverMet, VisionSeen, PreyChosen, VictimShown, NobodyDied, Died,
    MayorNamed, Pointed, Backed, Voted, NobodySentenced, Fired, GameWon,
)  # fmt: skip
