"""Public posts: who gets them, and what their holders do."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import DONE, NO, YES, Seat, Word
from ..bot import Prompt
from ..moves import any_legal, seats_of
from .mind import NONE, PLAN, SURE, Answer, Mind, nothing

PROPOSING = 0.12
HARMLESS = ("condorcet", "no-blank", "two", "up-to-three", "three", "not-neighbours", "only-neighbours", "coma-vote",
            "self-vote", "tie-all-pardoned", "all-vote")  # fmt: skip
QUIET = ("no-urn", "tie-all-pardoned", "pay-any")
PRIZED = ("president", "senateur", "procureur", "chef-armees", "notaire")
WANTED = ("pretre-cupide", "pick-mirko", "pick-mirka", "chef-armees", "adj-randy", "adj-armish", "pretre-odieux")


def appoint(mind: Mind, decision: Decision) -> Answer:
    """Oneself if possible, otherwise the best friend."""
    seats = seats_of(decision)
    seat = mind.scene.me if mind.scene.me in seats else mind.least(seats)
    return Seat(seat), mind.about("friend", seat)


def apply(mind: Mind, decision: Decision) -> Answer:
    """Apply for some post, chosen so that not all bots want the same one."""
    posts = [option for option in decision.options if option != NONE]
    if not posts:
        return nothing(decision)
    return posts[(mind.scene.me + mind.scene.town.day) % len(posts)], PLAN


def exchange(mind: Mind, decision: Decision) -> Answer:
    """A better post, but never a friend's."""
    scene = mind.scene
    mine = scene.people[scene.me].posts
    for post in PRIZED:
        if post in mine:
            break
        if Word(post) in decision.options and not mind.friend(scene.posts.get(post, scene.me)):
            return Word(post), PLAN
    return NONE, PLAN


def bequeath(mind: Mind, decision: Decision) -> Answer:
    """Leave everything to the best friend, one estate after another."""
    seat = mind.least(seats_of(decision)) if mind.scene.own.estates else -1
    return (Seat(seat), mind.about("friend", seat)) if seat >= 0 else (DONE, PLAN)


def bequeath_from(mind: Mind, decision: Decision) -> Answer:
    """The first estate of which something is left."""
    seats = seats_of(decision)
    return (Seat(seats[0]) if seats else DONE), PLAN


def bequeath_coins(mind: Mind, decision: Decision) -> Answer:
    """The notary gives away all that is left."""
    return decision.options[-1], PLAN


def session(mind: Mind, decision: Decision) -> Answer:
    """A special session against several certain enemies; in the mathematicians' mode, to avoid an execution."""
    special = Word("special")
    if special not in decision.options:
        return any_legal(decision), PLAN
    scene = mind.scene
    if scene.mode == "m":
        quiet = scene.own.camp in ("idealistes", "nobel", "amoureux")
        return (special, PLAN) if quiet else (Word("normal"), PLAN)
    bad = [seat for seat in scene.alive if mind.foe[seat] > SURE]
    many = len(bad) > 1 and not scene.in_pack
    return (special, mind.against(mind.most(bad))) if many else (Word("normal"), PLAN)


def propose_no_law(prompt: Prompt) -> Answer | None:
    """Mostly propose no law, without another thought."""
    return (NONE, PLAN) if prompt.chance.random() > PROPOSING else None


def propose_law(mind: Mind, decision: Decision) -> Answer:
    """Propose a law; those who fear the vote propose a harmless one."""
    wanted = QUIET if mind.scene.in_pack else HARMLESS
    laws = [option for option in decision.options if isinstance(option, Word) and option.word in wanted]
    return (laws[int(mind.chance.random() * len(laws))], PLAN) if laws else (NONE, PLAN)


def assent(mind: Mind, decision: Decision) -> Answer:
    """Agree to a harmless law, and to one that protects those who hide."""
    assert isinstance(decision.about, Word)
    law = decision.about.word
    good = law in HARMLESS or (mind.scene.in_pack and law in QUIET)
    if law == "doctor-only":
        doctor = mind.scene.posts.get("bourreau", -1)
        good = doctor >= 0 and mind.friend(doctor)
    return (YES if good else NO), PLAN


def pickpocket(mind: Mind, decision: Decision) -> Answer:
    """Steal from the richest, or else from the worst enemy."""
    seats = [seat for seat in seats_of(decision) if not mind.friend(seat)]
    richest = mind.scene.town.richest
    if Word("pot") in decision.options and (mind.scene.town.pot or 0) > 0:
        return Word("pot"), PLAN
    seat = richest if richest is not None and richest in seats else mind.most(seats)
    return (Seat(seat), mind.about("coin", seat)) if seat >= 0 else nothing(decision)


def move_house(mind: Mind, decision: Decision) -> Answer:
    """Move to any house."""
    seats = seats_of(decision)
    seat = seats[int(mind.chance.random() * len(seats))]
    return Seat(seat), PLAN
