"""A town that fits what one seat has seen and heard.

What everybody knows comes from the view and the story. Cards, pairs and purses are dealt at random, as at the
founding, until a deal fits. Nobody has done anything that the seat does not know of. `redeal` makes other worlds of it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from ....engine.agenda import steps_of
from ....engine.events import Event
from ....engine.rules import Dealer
from ..components.calendar import rows
from ..components.composition import posts_of
from ..components.names import (
    BUNKER,
    COMATOSE,
    DEAD,
    FACTIONS,
    HEALTH,
    NEARLY_DEAD,
    SUN,
    WEEKDAYS,
    WOUNDED,
    room,
)
from ..phases.day.dawn import Exchange
from ..phases.day.removal import Removal
from ..phases.invocation import Invocation, powers
from ..redeal import redeal_deeds
from ..redeal.known import Stage
from ..redeal.sound import possible
from ..roles import mafia
from ..state import Quintebourg, QuintebourgState
from ..view.private import pointed
from .basis import TOWN, imaginable, memory
from .cards import Unfit, deal_cards, found_town
from .facts import Facts
from .past import Past
from .purses import fill_purses
from .tonight import spend_the_night

__all__ = ["imaginable", "imagine", "memory"]

ATTEMPTS: Final = 400
USUAL: Final = 16  # so many deals are tried before anything rare is supposed
MORE_NIGHTS: Final = 2  # in hospital; the third heals
ONCE: Final = ("free-bullet", "bite", "rouge-kill", "seth-kill")
LEAST_RESEARCH, MOST_RESEARCH = 3, 6


def imagine(game: Quintebourg, view: Any, story: Sequence[Event]) -> Dealer:
    """Fill in what everybody knows. Returns a dealer, which deals cards, pairs and purses in any way that fits."""
    state, seat = game.state, view.viewer
    _, town, own = view.basis.memory
    past = Past(state, seat, story)
    _town(state, view, town)
    stage = Stage(game)
    _health(state, view, past, own, stage)
    if steps_of(game.agenda, Exchange):
        state.admired = past.admired
    if steps_of(game.agenda, Removal):
        state.harassed = past.harassed
    game.story = past.told
    return partial(_deal_town, view, past, stage, Facts(state, stage, view, past))


def _deal_town(view: Any, past: Past, stage: Stage, facts: Facts, game: Quintebourg, dice: random.Random) -> None:
    """Deal until a deal fits; then redeal what others did."""
    founded, story, own = game.state, game.story, view.basis.memory[2]
    hands = [step.seat for step in game.agenda if isinstance(step, Invocation)] + founded.queue
    if stage.night:
        hands = past.hands[len(past.hands) - len(hands) :]
    raised = [seat for seat in hands if seat >= 0]
    invoked = founded.invoked | (0 if own is None else own["invoking"])
    others = [each for each in range(founded.players) if each not in facts.parties]
    strangers = [each for each in range(founded.players) if each != view.viewer]
    touched = True  # whether the last attempt has changed more than the cards, which every deal replaces
    for attempt in range(ATTEMPTS):
        if touched:
            game.state = founded.copy()
        state, touched = game.state, False
        rare = attempt % 3 if attempt >= USUAL else 0  # then suppose at times that somebody was converted unseen
        facts.turned = dice.choice(others) if rare == 1 and facts.bounded else -1
        facts.saved = dice.choice(strangers) if rare == 2 else -1
        try:
            deal_cards(game, facts, invoked, dice)
            touched = True
            found_town(game, facts, dice)
            _spend(state, past, raised)
            _own(state, view, own, past)
            fill_purses(game, view, past, dice)
            _nights(state, view, past, dice)
            bereaved = _grieve(state, past, stage)
            if stage.night:
                spend_the_night(game, view, past, stage, dice)
                _raise_hands(game, view.viewer, hands, dice)
        except Unfit:
            continue
        if possible(state, stage, tuple([each for each in others if each not in bereaved])) and all(
            powers(state, each) for each in raised
        ):
            redeal_deeds(game, view.viewer, dice)
            game.story = story
            return
    raise ValueError("no deal fits")


def _raise_hands(game: Quintebourg, viewer: int | None, hands: list[int], dice: random.Random) -> None:
    """Somebody who can invoke has raised each hand that the seat has not seen at night."""
    if not hands:
        return
    state, found = game.state, hands
    unseen = hands.count(-1)
    if unseen:
        able = [each for each in range(state.players) if each != viewer and each not in hands and powers(state, each)]
        if len(able) < unseen:
            raise Unfit
        others = iter(dice.sample(able, unseen))
        found = [next(others) if seat < 0 else seat for seat in hands]
    for at, step in enumerate(game.agenda):
        if isinstance(step, Invocation) and step.seat < 0:
            game.agenda[at] = Invocation(found[0])
            game.agenda[at].numbers, game.agenda[at].answers = step.numbers, step.answers
    state.queue = found[1:]


def _town(state: QuintebourgState, view: Any, known: dict[str, Any]) -> None:
    """What the town knows of itself and of everybody."""
    for name in (*TOWN, "ex"):
        setattr(state, name, known[name])
    state.votes = [tuple(vote) for vote in state.votes]
    state.resigned = [tuple(each) for each in state.resigned]
    town = view.public.town
    state.weekday = WEEKDAYS.index(town.weekday)
    state.day, state.night, state.weeks = town.day, town.night, town.weeks
    state.law, state.special = town.law, town.special
    state.direction = -1 if town.direction == "anticlockwise" else 1
    state.richest = -1 if town.richest is None else town.richest
    state.pot = state.pot_told = -1 if town.pot is None else town.pot
    state.returned = state.returned_told = town.returned
    people = view.public.people
    held = {post: person.seat for person in people for post in person.posts}
    doctor = "bourreau" in town.posts
    order = [post for post in posts_of(state.players, state.options, doctor) if post in town.posts]
    state.holders = {post: held.get(post, -1) for post in order}
    state.slot = [person.house for person in people]
    state.wed = [-1 if person.spouse is None else person.spouse for person in people]
    state.spouse = list(state.wed)
    state.stands = [person.place for person in people]
    for name in ("charmed", "condemned", "invoked", "watching"):
        setattr(state, name, sum([1 << person.seat for person in people if getattr(person, name)]))
    state.charmed_told = state.charmed


def _health(state: QuintebourgState, view: Any, past: Past, own: dict[str, Any] | None, stage: Stage) -> None:
    """Health as published. Players in the morgue are nearly dead, unless the seat knows better."""
    hidden = bool(state.options["hide_q_m"])
    told = [HEALTH.index(person.health) for person in view.public.people]
    state.published = [NEARLY_DEAD.value if hidden and health == DEAD else health for health in told]
    if past.health != state.published:
        raise ValueError("the story tells of another health")
    state.health = [
        DEAD.value if health == NEARLY_DEAD and past.dead >> seat & 1 else health
        for seat, health in enumerate(state.published)
    ]
    state.clock = past.clock + 1
    state.q_since = list(past.fell)
    state.since = list(past.since)
    nights = past.nights - (stage.night and not stage.over("dawn-update"))
    for seat, health in enumerate(state.health):
        if health in (WOUNDED, COMATOSE):
            state.nights[seat] = min(MORE_NIGHTS, nights - past.since[seat])
    if own is not None:
        seat = view.viewer
        state.health[seat] = HEALTH.index(view.own.health)
        state.nights[seat], state.since[seat] = view.own.nights, own["since"]
        state.returned |= past.returned
        if own["fell"] != (state.q_since[seat] >= 0):
            state.q_since[seat] = 0 if own["fell"] else -1


def _spend(state: QuintebourgState, past: Past, raised: list[int]) -> None:
    """Players who were seen to strike have used their single-use power."""
    for seat in range(state.players):
        if past.struck >> seat & 1 and seat not in raised:
            struck = {use: 0 for use in state.uses[seat] if use in ONCE}
            state.uses[seat] = {**state.uses[seat], **struck}
    doctor = past.doctor
    if doctor >= 0 and past.potion:
        state.uses[doctor] = {**state.uses[doctor], "coma-potion": 0}


def _own(state: QuintebourgState, view: Any, own: dict[str, Any] | None, past: Past) -> None:
    """What the seat has and has done. Others have what they had at the start."""
    state.seen = [{} for _ in range(state.players)]
    state.orders, state.culprits, state.targets, state.guards = [], [], {}, []
    state.grief = 0
    state.bunker_forced = past.forced
    if own is None:
        return
    seat, seen = view.viewer, view.own
    state.seen[seat] = dict(own["seen"])
    state.uses[seat] = dict(seen.uses)
    state.at_home, state.grief, state.relief, state.rig = own["at_home"], own["grief"], own["relief"], own["rig"]
    state.invoking[seat], state.hands[seat], state.spent[seat] = own["invoking"], own["hands"], own["spent"]
    state.inquired = own["inquired"]
    state.orders = [(seat, name, _writer(state), 1) for name in seen.orders]
    state.orders += [tuple(order) for order in own["orders"] if order[0] != seat]
    state.culprits = [seat] if own["culprit"] else []
    state.camera = -1 if seen.camera is None else seen.camera
    state.mc_week = own.get("mc_week", 0)
    state.bunker_forced |= own.get("bunker_forced", False)
    for plan in seen.plans:
        index = FACTIONS.index(plan.group)
        state.targets[plan.group] = [plan.target, pointed(state, 1 << index, plan.target)]
    for guard, house, patient in past.guards:
        state.guards.append((guard, house if house is not None else BUNKER if patient is None else room(patient)))


def _grieve(state: QuintebourgState, past: Past, stage: Stage) -> list[int]:
    """A player whose lover has fallen since last night will fall next night. Returns the lovers, if there are any."""
    pair = [seat for seat, lover in enumerate(state.lover) if lover >= 0]
    fallen = [seat for seat in pair if state.published[seat] >= NEARLY_DEAD]
    dusk = past.dusks[-2 if stage.night else -1]
    if len(fallen) != 1 or past.fell[fallen[0]] < dusk:
        return []
    state.grief = 1 << state.lover[fallen[0]]
    return pair


def _writer(state: QuintebourgState) -> int:
    """The author of last night's orders."""
    last = (state.weekday - 1) % 7
    called = {callee for row in rows(last if last != SUN else last - 1) for callee in row.callees}
    chiefs = [(name in called, mafia.chief_of(state, which)) for which, name in enumerate(mafia.CHIEFS)]
    found = [chief for _, chief in sorted(chiefs, reverse=True) if chief >= 0]
    if not found:
        raise Unfit
    return found[0]


def _nights(state: QuintebourgState, view: Any, past: Past, dice: random.Random) -> None:
    """The doctor's research, and how much of it the mixture needs."""
    known = view.own is not None and view.own.research is not None
    state.research = view.own.research if known else past.research
    state.doses_used = view.basis.memory[2].get("doses_used", 0) if known else 0
    able = [need for need in range(LEAST_RESEARCH, MOST_RESEARCH + 1) if _mixes(need, past.tried)]
    if not able:
        raise Unfit
    state.threshold = dice.choice(able)


def _mixes(need: int, tried: list[tuple[int, str]]) -> bool:
    """Whether the mixture would have done what it did."""
    worked = {HEALTH[0]: lambda nights: nights >= need, HEALTH[DEAD]: lambda nights: nights <= need - 2}
    return all(worked.get(health, lambda nights: nights == need - 1)(nights) for nights, health in tried)
