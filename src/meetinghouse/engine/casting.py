"""The roles of a game that deals one to each player: which are dealt, who may have which, and claims about them."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .rules import Share
from .sayings import Claim
from .settings import Setting
from .values import Word


class Casting(NamedTuple):
    """Which roles are dealt: one that several players have, roles of single players, and one for everybody else."""

    pack: str  # the role that several players have
    setting: str  # the option for their number; 0: as `sizes` says
    sizes: Mapping[int, int]  # their number, from so many players on
    single: Mapping[str, int]  # roles of single players, each dealt from so many players on unless a host decides
    rest: str  # everybody else's role

    def settings(self, most: int) -> tuple[Setting, ...]:
        """The options by which a host decides; a pack has at most so many players."""
        wishes = [Setting(name, "auto", ("auto", "yes", "no"), group="roles") for name in self.single]
        return (Setting(self.setting, 0, least=0, most=most, group="roles"), *wishes)

    def roles(self, players: int, options: Mapping[str, Any]) -> list[str]:
        """The roles of a set-up. If options ask for more roles than there are players, the list is too long."""
        usual = max([size for least, size in self.sizes.items() if players >= least])
        found = [self.pack] * (int(options.get(self.setting, 0)) or usual)
        for name, least in self.single.items():
            wish = options.get(name, "auto")
            if wish == "yes" or (wish == "auto" and players >= least):
                found.append(name)
        return found + [self.rest] * (players - len(found))

    def shares(self, players: int, options: Mapping[str, Any]) -> list[Share]:
        """How many players have each role, and how many usually do."""
        roles, usual = self.roles(players, options), self.roles(players, {})
        names = dict.fromkeys([*roles, *usual])
        return [Share("roles", f"role-{name}", roles.count(name), usual.count(name)) for name in names]


def cast(
    known: Sequence[str], roles: Iterable[str], barred: Mapping[str, Collection[int]], dice: random.Random
) -> list[str]:
    """A role for every seat: the known one, or by chance one that is left, but none that is barred to the seat.

    `known` is empty for seats whose role is not known. Raises `ValueError` if the roles do not go round.
    """
    left, found = list(roles), list(known)
    for role in filter(None, known):
        left.remove(role)
    for role, seats in barred.items():
        free = [seat for seat, name in enumerate(found) if not name and seat not in seats]
        for seat in dice.sample(free, left.count(role)):
            found[seat] = role
        left = [name for name in left if name != role]
    dice.shuffle(left)
    found = [name or left.pop() for name in found]
    if left:
        raise ValueError("there are more roles than seats")
    return found


def clash(one: Claim, other: Claim, roles: Sequence[str]) -> str:
    """Why two claims to a role (``am-role``) cannot both be true: a key of a text, or empty if they can.

    Somebody claims two roles, or two claim one of which there is only one among the roles.
    """
    mine, theirs = _claimed(one), _claimed(other)
    if not mine or not theirs:
        return ""
    if one.seat == other.seat:
        return "two-stories" if mine != theirs else ""
    return "one-card" if mine == theirs and roles.count(mine) == 1 else ""


def _claimed(claim: Claim) -> str:
    """The role that the speaker claims; empty if the claim is about something else."""
    match claim.saying.kind, claim.saying.parts:
        case "am-role", (Word(word=role),):
            return role
    return ""
