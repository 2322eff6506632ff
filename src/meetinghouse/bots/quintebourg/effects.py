"""Effect roles at night: sleep, pairs, posts, houses, thefts."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Option, Position, Seat, Word
from ..moves import seats_of
from . import hunts
from .mind import NONE, PLAN, SURE, Answer, Mind, named, nothing
from .scene import COMA, NEARLY_DEAD, UNHARMED

DRIVEN_OUT = 0.7
RIGGED = 0.5
ABSENT = 2  # with this many absent, one rigged ballot may decide the vote


def sleep(mind: Mind, decision: Decision) -> Answer:
    """Hunters put their target to sleep; everybody else the worst suspect."""
    scene = mind.scene
    seats = seats_of(decision)
    group = "pack" if scene.in_pack else scene.faction if scene.mode == "m" else ""
    if group:
        target = hunts.prey(mind, group, seats)
        return (Seat(target), mind.against(target)) if target >= 0 else nothing(decision)
    seat = mind.most(seats)
    return (Seat(seat), mind.against(seat)) if seat >= 0 and mind.foe[seat] > mind.mean else nothing(decision)


def home(mind: Mind, decision: Decision) -> Answer:
    """Pairs meet at the house where hunters are less likely to look; both find the same one."""
    scene = mind.scene
    other = next((person.seat for person in scene.people if decision.kind in person.duo), -1)
    if other < 0:
        return nothing(decision)
    return Word("mine" if hunts.meeting_house(scene, other) == scene.me else "theirs"), PLAN


def pair_up(mind: Mind, decision: Decision) -> Answer:
    """Name enemies rather than others, and no friends; chance decides between equals."""
    seats = [seat for seat in seats_of(decision) if seat != mind.scene.me and not mind.friend(seat)]
    if not seats:
        return nothing(decision)
    noise = {seat: mind.chance.random() for seat in seats}
    seat = max(seats, key=lambda each: mind.foe[each] + 0.3 * noise[each])
    return Seat(seat), mind.against(seat)


def shift_posts(mind: Mind, decision: Decision) -> Answer:
    """Shift the posts if the president is an enemy."""
    president = mind.scene.posts.get("president", -1)
    bad = president >= 0 and mind.foe[president] > SURE
    return (Word("clockwise"), mind.against(president)) if bad else (NONE, PLAN)


def admire(mind: Mind, decision: Decision) -> Answer:
    """Oneself, unless one is president; otherwise the best friend."""
    scene = mind.scene
    seats = seats_of(decision)
    if scene.me in seats and "president" not in scene.people[scene.me].posts:
        return Seat(scene.me), PLAN
    seat = mind.least([each for each in seats if each != scene.me])
    return (Seat(seat), mind.about("friend", seat)) if seat >= 0 and mind.friend(seat) else nothing(decision)


def resign(mind: Mind, decision: Decision) -> Answer:
    """Make an enemy resign."""
    seat = mind.most([each for each in seats_of(decision) if each != mind.scene.me])
    bad = seat >= 0 and mind.foe[seat] > max(0.3, mind.mean)
    return (Seat(seat), mind.against(seat)) if bad else (NONE, PLAN)


def sculpt(mind: Mind, decision: Decision) -> Answer:
    """At the house of a certain enemy, who has to leave it."""
    seats = [seat for seat in seats_of(decision) if mind.scene.health[seat] == UNHARMED]
    seat = mind.most(seats)
    bad = seat >= 0 and mind.foe[seat] > DRIVEN_OUT and not mind.scene.in_pack
    return (Seat(seat), mind.against(seat)) if bad else (NONE, PLAN)


def squat(mind: Mind, decision: Decision) -> Answer:
    """A house where nobody will look: the richest citizen's, a dead citizen's, or a hunter's."""
    scene = mind.scene
    places = [option.place for option in decision.options if isinstance(option, Position)]
    richest = scene.town.richest
    if richest is not None and scene.people[richest].house in places:
        return Position(scene.people[richest].house), mind.about("friend", richest)

    def quiet(plot: int) -> float:
        here = [person.seat for person in scene.people if person.house == plot]
        if not here or all(scene.health[seat] >= NEARLY_DEAD for seat in here):
            return 2.0
        return max(mind.beast[seat] for seat in here) - (0.5 if len(here) > 1 else 0.0)

    best = max(places, key=lambda plot: (quiet(plot), -plot))
    return Position(best), PLAN


def cheat(mind: Mind, decision: Decision) -> Answer:
    """Rig a ballot against a certain enemy if many are absent; otherwise steal half of the richest citizen's coins."""
    scene = mind.scene
    rig = named(decision, "rig", 0)
    absent = sum([health >= COMA for health in scene.health])
    seat = mind.most([each for each in rig if each != scene.me])
    if seat >= 0 and absent >= ABSENT and mind.foe[seat] > RIGGED:
        return rig[seat], mind.against(seat)
    thefts: dict[int, Option] = {}
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == Word("larceny") and isinstance(option[1], Position):
            thefts[option[1].place] = option
    richest = scene.town.richest
    if richest is not None and scene.people[richest].house in thefts and not mind.friend(richest):
        return thefts[scene.people[richest].house], mind.about("coin", richest)
    homes = [each for each in scene.others if scene.health[each] == UNHARMED and scene.people[each].house in thefts]
    seat = mind.most(homes)
    return (thefts[scene.people[seat].house], mind.about("coin", seat)) if seat >= 0 else nothing(decision)
