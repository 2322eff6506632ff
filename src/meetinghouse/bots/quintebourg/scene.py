"""The town as one seat sees it: its view, in the words the bot thinks in."""

from __future__ import annotations

from msgspec import UNSET

from ...games.quintebourg.view import Person, QuintebourgOwn, QuintebourgView, Town
from ..lazily import lazy

HEALTH = "ibcqm"
UNHARMED, WOUNDED, COMA, NEARLY_DEAD, DEAD = range(5)
MATHS = ("alg", "ana", "geo")
SWORN_ENEMY = {"alg": "ana", "ana": "geo", "geo": "alg"}


class Scene:
    """Questions about what everybody and the viewer know."""

    def __init__(self, view: QuintebourgView) -> None:
        assert view.viewer is not None
        assert view.own is not None
        self.view = view
        self.me: int = view.viewer
        self.own: QuintebourgOwn = view.own
        self.town: Town = view.town
        self.phase = view.phase
        self.players = len(view.public.people)
        self.mode = view.town.mode

    @lazy
    def people(self) -> tuple[Person, ...]:
        """Everybody, with what the viewer knows of them."""
        return self.view.people

    @lazy
    def health(self) -> list[int]:
        """Everybody's health, as far as the viewer knows it."""
        return [HEALTH.index(person.health) for person in self.people]

    @lazy
    def others(self) -> list[int]:
        """Everybody else."""
        return [seat for seat in range(self.players) if seat != self.me]

    @lazy
    def standing(self) -> list[int]:
        """The players who are thought unharmed or wounded, and are not condemned."""
        return [seat for seat in range(self.players) if self.health[seat] <= WOUNDED and not self.condemned(seat)]

    @lazy
    def alive(self) -> list[int]:
        """The players who are not taken for dead."""
        return [seat for seat in range(self.players) if self.health[seat] <= COMA and not self.condemned(seat)]

    @lazy
    def posts(self) -> dict[str, int]:
        """The holder of each post."""
        return {post: person.seat for person in self.people for post in person.posts}

    @lazy
    def lover(self) -> int:
        """The viewer's lover; -1 if there is none."""
        known = self.own.people.items()
        return next((seat for seat, more in known if more.duo is not UNSET and "lovers" in more.duo), -1)

    @lazy
    def groups(self) -> dict[str, list[int]]:
        """The viewer's fellows by group."""
        found: dict[str, list[int]] = {}
        for person in self.people:
            for group in person.groups:
                found.setdefault(group, []).append(person.seat)
        return found

    @lazy
    def in_pack(self) -> bool:
        """Whether the viewer hunts with the Reptilians."""
        party = self.own.alibi or self.own.party
        return party.startswith("rept") or party == "seth" or "pack" in self.groups

    @lazy
    def faction(self) -> str:
        """The viewer's mathematical camp, by card or alibi; empty if there is none."""
        party = self.own.alibi or self.own.party
        own = {"hess": "alg", "algebriste": "alg", "rappaz": "ana", "analyste": "ana", "pach": "geo", "geometre": "geo"}
        return own.get(party) or next((group for group in MATHS if group in self.groups), "")

    @lazy
    def hides(self) -> bool:
        """Whether the viewer should vote as the town would."""
        return self.mode != "m" and not self.turned and (self.in_pack or self.own.camp in ("setheux", "reptiliens"))

    @lazy
    def turned(self) -> bool:
        """Whether the prophet has converted the viewer, who met with others before."""
        return self.own.camp == "idealistes" and (self.in_pack or bool(self.faction) or "setheux" in self.groups)

    @lazy
    def able(self) -> bool:
        """Whether the viewer can act now."""
        return self.health[self.me] <= WOUNDED and not self.own.asleep and not self.condemned(self.me)

    @lazy
    def doomed(self) -> bool:
        """Whether the viewer is to be executed tonight, and can only invoke any more."""
        return self.health[self.me] <= WOUNDED and not self.own.asleep and self.condemned(self.me)

    @lazy
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
