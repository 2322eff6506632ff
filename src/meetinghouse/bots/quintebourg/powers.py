"""Invocations: when, which power, against whom. The same plan decides to raise the hand and to name the target."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Seat, Word
from ..bot import Move, Reason
from .belief import IDEAL, SETH
from .mind import NONE, PLAN, Answer, Mind
from .scene import COMA, UNHARMED
from .strange import to_convert

Plan = tuple[str, int]

CHIEFS = ("parrain", "bras-droit")
SHOT = 0.7
PAID_SHOT = 0.85
BULLET = 2
PUNISHED = 0.85
HANDS = 2  # the most that are raised in one night or day
SECOND = 2  # the night from which on the black Reptilian converts: hitting the prophet costs her the power
RAISED = 0.9  # below 1, so that nobody raises a hand again and again in vain
LAST_FEW = 4  # with this few players unharmed or wounded, the end is near
LAST_CHANCE = 0.5  # if the power is lost tonight


def may(mind: Mind) -> bool:
    """Whether the viewer's cards and health allow an invocation."""
    own = mind.scene.own
    return bool(own.uses) or own.effect == "assassin" or own.effect in CHIEFS


def plan(mind: Mind) -> Plan | None:
    """The best invocation now, if one is worth it."""
    scene = mind.scene
    uses = scene.own.uses
    feast = scene.town.feast
    found: list[Plan | None] = []
    if not scene.able and not scene.doomed:
        if scene.dead and not feast and scene.own.effect in CHIEFS:  # he may still haunt
            found.append(punish(mind))
        return best(mind, found)
    if uses.get("convert", 0) or uses.get("extra-miracle", 0):
        found.append(conversion(mind))
    if uses.get("noire-convert", 0):
        found.append(recruit(mind))
    if not feast:
        if uses.get("seth-kill", 0):
            found.append(seth(mind))
        if uses.get("rouge-kill", 0):
            found.append(red(mind))
        if uses.get("bite", 0):
            found.append(bite(mind))
        if scene.own.effect == "assassin":
            found.append(shoot(mind))
        if scene.own.effect in CHIEFS:
            found.append(punish(mind))
    return best(mind, found)


def best(mind: Mind, found: list[Plan | None]) -> Plan | None:
    """The first plan that has not failed before."""
    return next((one for one in found if one is not None and one not in mind.belief.failed), None)


def invoke(mind: Mind, offer: Decision) -> Move | None:
    """Raise the hand where there is a plan."""
    if not may(mind) or mind.belief.hands >= HANDS or mind.chance.random() > RAISED:
        return None
    found = plan(mind)
    return None if found is None else Move(offer.id, offer.options[0], why(mind, found))


def invocation(mind: Mind, decision: Decision) -> Answer:
    """Name the target of the plan."""
    found = plan(mind)
    if found is not None:
        choice = (Word(found[0]), Seat(found[1]))
        if choice in decision.options:
            return choice, why(mind, found)
    return NONE, PLAN


def why(mind: Mind, found: Plan) -> Reason:
    """The reason for a plan."""
    return mind.about("convert" if found[0] == "convert" else "power", found[1])


def conversion(mind: Mind) -> Plan | None:
    """The prophet converts somebody if that ends the game."""
    seat = to_convert(mind, mind.scene.alive)
    return ("convert", seat) if seat >= 0 else None


def recruit(mind: Mind) -> Plan | None:
    """The black Reptilian, once the town has met, recruits somebody strong who is no idealist."""
    scene = mind.scene
    if scene.town.night < SECOND:
        return None
    fellows = scene.groups.get("pack", [])
    seats = [
        seat
        for seat in scene.standing
        if seat != scene.me and seat not in fellows and scene.health[seat] == UNHARMED and not scene.people[seat].bunker
    ]
    strong = ("president", "procureur", "senateur")
    seat = mind.most(seats, lambda each: any(post in strong for post in scene.people[each].posts)
                     - mind.chances[each][IDEAL] + 5 * mind.shade(each))  # fmt: skip
    return ("noire-convert", seat) if seat >= 0 else None


def seth(mind: Mind) -> Plan | None:
    """Seth strikes if only two stay on their feet, or before his own pack turns on him."""
    scene = mind.scene
    fellows = [seat for seat in scene.groups.get("pack", []) if seat in scene.standing]
    others = [seat for seat in scene.alive if seat not in fellows and seat != scene.me]
    fennec = any(seat in scene.standing for seat in scene.groups.get("setheux", []))
    if not fellows or (len(scene.standing) > (4 if fennec else 3) and len(others) > 1):
        return None
    leader = scene.leader("pack")  # without a leader nobody hunts
    return "seth-kill", next((seat for seat in fellows if seat != leader), leader)


def red(mind: Mind) -> Plan | None:
    """The red Reptilian, at the end, attacks the member of the pack who may be Seth."""
    scene = mind.scene
    fellows = [seat for seat in scene.groups.get("pack", []) if seat in scene.alive]
    others = [seat for seat in scene.alive if seat not in fellows and seat != scene.me]
    first = mind.belief.met.get("pack", set())
    maybe = [seat for seat in fellows if mind.chances[seat][SETH] > 0 and (not first or seat in first)]
    if not maybe or len(others) > 1:
        return None
    return "rouge-kill", mind.most(maybe, lambda each: mind.chances[each][SETH])


def bite(mind: Mind) -> Plan | None:
    """The fennec bites if few are left and Seth is among them, or if it has found a certain enemy."""
    scene = mind.scene
    fellows = scene.groups.get("setheux", [])
    seats = [seat for seat in scene.standing if seat != scene.me and seat not in fellows]
    seat = mind.most(seats)
    helps = not scene.turned and any(fellow in scene.standing for fellow in fellows)
    late = len(scene.standing) <= LAST_FEW and helps
    sure = LAST_CHANCE if scene.doomed else SHOT
    return ("bite", seat) if seat >= 0 and (late or mind.foe[seat] > sure) else None


def shoot(mind: Mind) -> Plan | None:
    """The assassin shoots a certain enemy; a bullet that costs coins needs more certainty."""
    scene = mind.scene
    free = scene.own.uses.get("free-bullet", 0)
    if not free and (scene.doomed or scene.own.coins < BULLET):
        return None
    seats = [seat for seat in scene.alive if seat != scene.me and not scene.condemned(seat)]
    seat = mind.most([each for each in seats if scene.health[each] <= COMA])
    sure = LAST_CHANCE if scene.doomed else SHOT if free else PAID_SHOT
    return ("assassinate", seat) if seat >= 0 and mind.foe[seat] > sure else None


def punish(mind: Mind) -> Plan | None:
    """A chief gets rid of a henchman who is certainly an enemy."""
    scene = mind.scene
    gang = [
        person.seat for person in scene.people if scene.own.effect in person.henchman_of and person.seat != scene.me
    ]
    seat = mind.most([each for each in gang if each in scene.alive])
    return ("punish", seat) if seat >= 0 and mind.foe[seat] > PUNISHED else None
