"""Groups that choose a target together: Reptilians, and in their own mode mathematicians, who otherwise only meet."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Seat, Word
from ..bot import Reason
from ..moves import seats_of
from .mind import NONE, Answer, Mind, nothing
from .scene import COMA, UNHARMED, WOUNDED, Scene

FINISH = 0.5  # added for a target in a coma, whom a blow always kills
WEAK = 0.1
BUNKER = -0.35
POSTS = {"procureur": 0.2, "president": 0.12, "senateur": 0.06, "bourreau": 0.15, "adj-randy": -0.1, "adj-armish": -0.1,
         "chef-armees": -0.1}  # fmt: skip
VOTED_AGAINST_US = 0.05


def hunt(mind: Mind, decision: Decision) -> Answer:
    """The target that the leader has marked, or else the best one by what all of them know. Converts hunt nobody."""
    scene = mind.scene
    group = decision.kind
    leader = scene.leader(group)
    if leader >= 0:
        mark = scene.mark_of(leader, group)
        if isinstance(mark, Seat | Word | tuple) and mark in decision.options:
            return mark, mind.about("fellow", leader)
    if group != "pack" and scene.mode != "m":
        return meet(mind, decision)
    if scene.turned:
        return NONE, Reason("steady-plan")
    best = prey(mind, group, seats_of(decision))
    return (NONE, Reason("steady-plan")) if best < 0 else (Seat(best), mind.against(best))


def meet(mind: Mind, decision: Decision) -> Answer:
    """Meet at the leader's house, or stay at home."""
    leader = mind.scene.leader(decision.kind)
    hosts = seats_of(decision)
    host = leader if leader in hosts else mind.scene.me
    return (Seat(host), mind.about("friend", host)) if host in hosts else nothing(decision)


def prey(mind: Mind, group: str, seats: list[int]) -> int:
    """The seat to attack tonight; -1 for nobody."""
    scene = mind.scene
    fellows = [scene.me, *scene.groups.get(group, [])]
    seats = [seat for seat in seats if seat not in fellows and seat != scene.lover]
    open_house = [seat for seat in seats if scene.health[seat] != UNHARMED or not scene.protected(seat)]
    return mind.most(open_house, lambda seat: worth(mind, group, fellows, seat))


def worth(mind: Mind, group: str, fellows: list[int], seat: int) -> float:
    """What an attack on somebody is worth."""
    scene = mind.scene
    person = scene.people[seat]
    met = household(scene, fellows, seat)
    found = sum([mind.foe[each] for each in met]) / len(met) if group != "pack" or scene.in_pack else 0.0
    found += {COMA: FINISH, WOUNDED: WEAK}.get(scene.health[seat], 0.0)
    if person.bunker and scene.health[seat] == UNHARMED:
        found += BUNKER
    found += fame(scene, seat)
    found += VOTED_AGAINST_US * sum([mind.belief.against[seat][fellow] for fellow in fellows])
    return found + 4 * mind.shade(seat)


def household(scene: Scene, fellows: list[int], seat: int) -> list[int]:
    """Everybody who may be hit in an attack: all who live in the house, except fellows."""
    if scene.health[seat] != UNHARMED:
        return [seat]
    house = scene.people[seat].house
    return [
        person.seat
        for person in scene.people
        if person.house == house and scene.health[person.seat] == UNHARMED and person.seat not in fellows
    ]


def fame(scene: Scene, seat: int) -> float:
    """How much somebody's posts attract hunters; none come to the richest citizen's house."""
    richest = scene.town.richest == seat
    return sum([POSTS.get(post, 0.0) for post in scene.people[seat].posts]) - (1.0 if richest else 0.0)


def meeting_house(scene: Scene, other: int) -> int:
    """The house at which a pair is safer, as both of them judge it."""
    return min((scene.me, other), key=lambda seat: (fame(scene, seat), seat))
