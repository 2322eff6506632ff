"""The state of the village, with what players have learned, and questions about it."""

from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each, log, several
from meetinghouse.engine.game import Game
from meetinghouse.engine.people import People
from meetinghouse.engine.rules import NOBODY
from meetinghouse.engine.values import seats_in

from .events import Died, MayorNamed, NightFell, NobodySentenced, Pointed, Voted

CUPID, DOCTOR, HUNTER, SEER, WITCH = "cupid", "doctor", "hunter", "seer", "witch"
VILLAGER, WEREWOLF = "villager", "werewolf"
SIDES = VILLAGE, WEREWOLVES, LOVERS = "village", "werewolves", "lovers"
HEAL, POISON = "heal", "poison"


class VillageState(People):
    """`People` has the roles and who lives. Sets of seats are bit masks; nobody is -1."""

    night: int = 0  # from 1
    fell: list[int] = each(0)  # in which night, or on the day after it, each died; 0: lives
    fallen: list[int] = several()  # whose death has not been followed up yet
    mayor: int = -1
    lovers: int = 0
    victims: list[int] = several()  # night by night, whom the werewolves chose
    guarded: int = -1  # whom the doctor guards, or guarded last night
    visions: list[list[int]] = log()  # of the seer: in which night, whom
    potions: list[str] = several([HEAL, POISON])
    healed: bool = False  # tonight
    poisoned: int = -1  # tonight
    pointing: list[int] = each(-1)  # today, openly
    pointed: list[int] = each(0)  # how often today
    suspicions: list[list[int]] = log()  # in which night, who, whom: sealed until the end

    def apply(self, event: Event) -> None:
        """Change what everybody sees by an event that everybody hears."""
        match event:
            case NightFell():
                self.night = event.night
            case Died():
                self.living &= ~(1 << event.seat)
                self.fell[event.seat] = self.night
                self.fallen.append(event.seat)
            case MayorNamed():
                self.mayor = event.seat
            case Pointed():
                self.pointing[event.by] = event.at
                self.pointed[event.by] += 1
            case Voted() | NobodySentenced():
                self.pointing, self.pointed = [-1] * self.players, [0] * self.players

    def lived(self, seat: int, night: int) -> bool:
        """Whether the player lived when that night began."""
        return not self.fell[seat] or self.fell[seat] >= night

    def can_brew(self, seat: int) -> bool:
        return self.roles[seat] == WITCH and bool(self.potions)

    def side_of(self, seat: int) -> str:
        """The side of a player's role; lovers from two sides are a third side."""
        wolves = self.holders(WEREWOLF)
        if self.lovers >> seat & 1 and self.lovers & wolves and self.lovers & ~wolves:
            return LOVERS
        return WEREWOLVES if wolves >> seat & 1 else VILLAGE

    def winner(self) -> tuple[str, str] | None:
        """The side that has won by now, and why."""
        living, wolves = seats_in(self.living), seats_in(self.living & self.holders(WEREWOLF))
        if not living:
            return NOBODY, "nobody-left"
        if self.living == self.lovers and self.side_of(living[0]) == LOVERS:
            return LOVERS, "lovers-alone"
        if not wolves:
            return VILLAGE, "no-werewolves"
        return (WEREWOLVES, "as-many") if 2 * len(wolves) >= len(living) else None

    def known_role(self, viewer: int | None, seat: int) -> str:
        """The role of a seat, if it is the viewer's own, lies open, or is a fellow's, a lover's, a seen werewolf's."""
        role = self.roles[seat]
        if seat == viewer or not self.lives(seat):
            return role
        if viewer is None:
            return ""
        fellows = self.roles[viewer] == WEREWOLF == role
        lovers = self.lovers >> viewer & self.lovers >> seat & 1
        seen = self.roles[viewer] == SEER and role == WEREWOLF and seat in [whom for _, whom in self.visions]
        return role if fellows or lovers or seen else ""

    def known_innocent(self, viewer: int | None) -> set[int]:
        """Players whom the viewer knows to be no werewolves: by a vision, or as prey of the pack."""
        if viewer is not None and self.roles[viewer] == SEER:
            return {whom for _, whom in self.visions if self.roles[whom] != WEREWOLF}
        return {victim for victim in self.victims if victim >= 0} if self.knows_victims(viewer) else set()

    def knows_lovers(self, viewer: int | None) -> bool:
        """Whether the viewer knows the lovers: they do, Cupid does, and everybody does once they are dead."""
        mine = viewer is not None and (self.lovers >> viewer & 1 == 1 or self.roles[viewer] == CUPID)
        return mine or not self.lovers & self.living

    def knows_victims(self, viewer: int | None) -> bool:
        """Whether the viewer knows whom the pack chose: the pack, the witch, and a doctor whose guard has held."""
        role = "" if viewer is None else self.roles[viewer]
        return role in (WEREWOLF, WITCH) or (role == DOCTOR and self.victims[-1:] == [self.guarded])


Village = Game[VillageState]
