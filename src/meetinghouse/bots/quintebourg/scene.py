"""The town as one seat sees it: its view, in the words the bot thinks in."""

# compiled: a bot asks it many times before each move

from __future__ import annotations

from msgspec import UNSET

from ...games.quintebourg.view import Person, QuintebourgOwn, QuintebourgView, Town

HEALTH = "ibcqm"
UNHARMED, WOUNDED, COMA, NEARLY_DEAD, DEAD = range(5)
MATHS = ("alg", "ana", "geo")
SWORN_ENEMY = {"alg": "ana", "ana": "geo", "geo": "alg"}


class Scene:
    """Questions about what everybody and the viewer know."""

    def __init__(self, view: QuintebourgView, lot: tuple[int, ...] = ()) -> None:
        assert view.viewer is not None
        assert view.own is not None
        self.view = view
        self.lot = lot  # see Prompt
        self.me: int = view.viewer
        self.own: QuintebourgOwn = view.own
        self.town: Town = view.town
        self.phase = view.phase
        self.players = len(view.public.people)
        self.mode = view.town.mode
        self._people: tuple[Person, ...] | None = None  # a cache, like those below
        self._health: list[int] | None = None
        self._standing: list[int] | None = None
        self._alive: list[int] | None = None
        self._groups: dict[str, list[int]] | None = None
        self._lover: int | None = None
        self._in_pack: bool | None = None
        self._turned: bool | None = None

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, with what the viewer knows of them."""
        if self._people is None:
            self._people = self.view.people
        return self._people

    @property
    def health(self) -> list[int]:
        """Everybody's health, as far as the viewer knows it."""
        if self._health is None:
            self._health = [HEALTH.index(person.health) for person in self.people]
        return self._health

    @property
    def others(self) -> list[int]:
        """Everybody else."""
        return [seat for seat in range(self.players) if seat != self.me]

    @property
    def standing(self) -> list[int]:
        """The players who are thought unharmed or wounded, and are not condemned."""
        if self._standing is None:
            self._standing = self._up_to(WOUNDED)
        return self._standing

    @property
    def alive(self) -> list[int]:
        """The players who are not taken for dead."""
        if self._alive is None:
            self._alive = self._up_to(COMA)
        return self._alive

    def _up_to(self, worst: int) -> list[int]:
        """The players whose health is thought to be no worse, and who are not condemned."""
        people = self.people
        return [seat for seat, health in enumerate(self.health) if health <= worst and not people[seat].condemned]

    @property
    def posts(self) -> dict[str, int]:
        """The holder of each post."""
        return {post: person.seat for person in self.people for post in person.posts}

    @property
    def lover(self) -> int:
        """The viewer's lover; -1 if there is none."""
        if self._lover is None:
            known = self.own.people.items()
            self._lover = next((seat for seat, more in known if more.duo is not UNSET and "lovers" in more.duo), -1)
        return self._lover

    @property
    def groups(self) -> dict[str, list[int]]:
        """The viewer's fellows by group."""
        if self._groups is None:
            self._groups = {}
            for person in self.people:
                for group in person.groups:
                    self._groups.setdefault(group, []).append(person.seat)
        return self._groups

    @property
    def in_pack(self) -> bool:
        """Whether the viewer hunts with the Reptilians."""
        if self._in_pack is None:
            party = self.own.alibi or self.own.party
            self._in_pack = party.startswith("rept") or party == "seth" or "pack" in self.groups
        return self._in_pack

    @property
    def faction(self) -> str:
        """The viewer's mathematical camp, by card or alibi; empty if there is none."""
        party = self.own.alibi or self.own.party
        own = {"hess": "alg", "algebriste": "alg", "rappaz": "ana", "analyste": "ana", "pach": "geo", "geometre": "geo"}
        return own.get(party) or next((group for group in MATHS if group in self.groups), "")

    @property
    def hides(self) -> bool:
        """Whether the viewer should vote as the town would."""
        return self.mode != "m" and not self.turned and (self.in_pack or self.own.camp in ("setheux", "reptiliens"))

    @property
    def turned(self) -> bool:
        """Whether the prophet has converted the viewer, who met with others before."""
        if self._turned is None:
            met = self.in_pack or bool(self.faction) or "setheux" in self.groups
            self._turned = self.own.camp == "idealistes" and met
        return self._turned

    @property
    def able(self) -> bool:
        """Whether the viewer can act now."""
        return self.health[self.me] <= WOUNDED and not self.own.asleep and not self.condemned(self.me)

    @property
    def doomed(self) -> bool:
        """Whether the viewer is to be executed tonight, and can only invoke any more."""
        return self.health[self.me] <= WOUNDED and not self.own.asleep and self.condemned(self.me)

    @property
    def dead(self) -> bool:
        """Whether the viewer lies in the morgue, nearly dead or dead."""
        return self.health[self.me] >= NEARLY_DEAD

    def condemned(self, seat: int) -> bool:
        """Whether somebody is to be executed tonight."""
        return self.people[seat].condemned

    def leader(self, group: str) -> int:
        """The leader of a group of the viewer's; -1 if nobody else leads it."""
        return next((person.seat for person in self.people if group in person.leads), -1)

    def mark_of(self, seat: int, group: str) -> object:
        """What a fellow has marked; None: nothing yet."""
        return next((mark.choice for mark in self.own.marks if mark.seat == seat and mark.group == group), None)

    def sole_resident(self, plot: int) -> int:
        """The player who lives alone in a house; -1 if nobody or several do."""
        here = [person.seat for person in self.people if person.house == plot and not person.bunker]
        return here[0] if len(here) == 1 else -1

    def protected(self, seat: int) -> bool:
        """Whether an attack on somebody at home would meet the richest citizen's system."""
        richest = self.town.richest
        return richest is not None and self.people[richest].house == self.people[seat].house
