"""Deals the cards, pairs and gangs that the seat does not know, so that they fit what it knows."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

from ....engine.values import seats_in
from ..components.names import (
    CAMP_OF,
    CAMPS,
    FACTION_OF,
    FACTION_OF_CAMP,
    FACTIONS,
    IDEALISTES,
    LEADER,
    PACK,
    REPTILIENS,
)
from ..components.presets import two_of
from ..queries.town import members
from ..roles import mafia
from ..roles.all import POWERS
from ..roles.role import ROLE, first_uses
from ..roles.skadi import THIRD_NIGHT
from ..state import Quintebourg, QuintebourgState
from ..verbs import camps
from .facts import Card, Facts

T = TypeVar("T")
LOVERS = "amoureux"
MADE = {"hater": "haters", "casual": "partners"}
STRIKES = ("assassinate", "bite", "punish", "rouge-kill", "seth-kill")


class Unfit(Exception):
    """This deal does not work out; another one may."""


def deal_cards(game: Quintebourg, facts: Facts, invoked: int, dice: random.Random) -> None:
    """Deal party and effect cards once, as far as it works out; otherwise raises `Unfit`. Nothing else is changed."""
    state = game.state
    parties, effects = _parties(facts, dice), _effects(facts, dice)
    needy = [seat for seat in seats_in(invoked) if not _has_power(facts, seat)]
    dice.shuffle(needy)
    _give_powers(state, facts, needy, parties, effects, dice)
    state.party, state.alibi = [""] * state.players, [""] * state.players
    fixed = parties[0]
    rest = [seat for seat in range(state.players) if seat not in fixed]
    dice.shuffle(rest)
    rest.sort(key=facts.freedom.__getitem__)
    fixed |= _fill(parties[1], rest, partial(_fits, facts), facts.fitting, facts.turned, dice)
    for seat, card in fixed.items():
        state.party[seat], state.alibi[seat] = card
    fixed_effects = effects[0]
    rest = [seat for seat in range(state.players) if seat not in fixed_effects]
    dice.shuffle(rest)
    rest.sort(key=facts.doctor.__ne__)
    fixed_effects |= _fill(effects[1], rest, partial(_may_hold, state, facts), facts.held, -1, dice)
    state.effect = [fixed_effects[seat] for seat in range(state.players)]


def found_town(game: Quintebourg, facts: Facts, dice: random.Random) -> None:
    """Camps, pairs and gangs, as these cards could have founded them. Raises `Unfit` if it does not work out."""
    _belong(game, facts, dice)
    _pairs(game.state, facts, dice)
    _gangs(game.state, facts, dice)


Pile = tuple[dict[int, T], list[T]]  # who holds which card, and the cards that are left


def _parties(facts: Facts, dice: random.Random) -> Pile[Card]:
    """Deal party cards: those that the seat knows, then the others; lovers get alibis."""
    deck = facts.party_cards.copy()
    if (LOVERS, "") in deck:
        alibis = list(two_of(facts.alibis, dice.choice))
        dice.shuffle(alibis)
        known = [card for card in facts.parties.values() if card[0] == LOVERS]
        if len(known) == 1 and known[0][1] in alibis:
            alibis.remove(known[0][1])
            alibis.insert(0, known[0][1])
        if len(known) == 2:
            alibis = [card[1] for card in known]
        deck = [card for card in deck if card[0] != LOVERS] + [(LOVERS, alibi) for alibi in alibis]
    return _without(deck, facts.parties)


def _effects(facts: Facts, dice: random.Random) -> Pile[str]:
    """Deal effect cards: those that the seat knows, then the others, with any variants of a family left to chance."""
    deck = facts.effect_cards.copy()
    for spare, count in facts.variants:
        if count < 0:
            raise Unfit
        deck += dice.sample(spare, count)
    return _without(deck, facts.effects)


def _without(deck: list[T], known: dict[int, T]) -> Pile[T]:
    for card in known.values():
        if card not in deck:
            raise Unfit
        deck.remove(card)
    return dict(known), deck


def _fill(
    deck: list[T],
    seats: list[int],
    fits: Callable[[int, T], bool],
    asked: list[dict[T, bool]],
    turned: int,
    dice: random.Random,
) -> dict[int, T]:
    """Deal a card to each of these seats. Which cards fit is cached, except for a seat that may have been converted."""
    found = {}
    for seat in seats:
        known = {} if seat == turned else asked[seat]
        try:
            able = [card for card in deck if known[card]]
        except KeyError:
            able = _able(deck, seat, fits, known)
        if not able:
            raise Unfit
        card = found[seat] = dice.choice(able)
        deck.remove(card)
    return found


def _able(deck: list[T], seat: int, fits: Callable[[int, T], bool], known: dict[T, bool]) -> list[T]:
    """The cards that fit this seat; `known` caches which do."""
    for card in deck:
        if card not in known:
            known[card] = fits(seat, card)
    return [card for card in deck if known[card]]


def _could(facts: Facts, seat: int, card: str) -> bool:
    """Whether this card lets a player invoke, and strike if the player was seen to strike."""
    return _gives_power(card, bool(facts.past.struck >> seat & 1))


@cache
def _gives_power(card: str, strikes: bool) -> bool:
    wanted = STRIKES if strikes else POWERS
    return any(power.name in wanted for power in ROLE[card].powers)


def _has_power(facts: Facts, seat: int) -> bool:
    """Whether the seat knows a card by which this player can invoke."""
    cards = (facts.parties.get(seat, ("", ""))[0], facts.effects.get(seat, ""))
    known = seat in facts.parties and seat in facts.effects
    return known or any(_could(facts, seat, card) for card in cards)


def _give_powers(
    state: QuintebourgState,
    facts: Facts,
    needy: list[int],
    parties: Pile[Card],
    effects: Pile[str],
    dice: random.Random,
) -> None:
    """Give every player who was seen to invoke a card that has a power."""

    def strong(seat: int, card: Card) -> bool:
        return _could(facts, seat, card[0]) and _fits(facts, seat, card)

    def gifted(seat: int, card: str) -> bool:
        return _could(facts, seat, card) and _may_hold(state, facts, seat, card)

    for seat in needy:
        able: list[tuple[Pile[Any], Any]] = []
        if seat not in parties[0]:
            known = {} if seat == facts.turned else facts.strong[seat]
            able += [(parties, card) for card in _able(parties[1], seat, strong, known)]
        if seat not in effects[0]:
            able += [(effects, card) for card in _able(effects[1], seat, gifted, facts.gifted[seat])]
        if not able:
            raise Unfit
        (held, deck), card = dice.choice(able)
        held[seat] = card
        deck.remove(card)


def _fits(facts: Facts, seat: int, card: Card) -> bool:
    """Whether a player may have that party card, given the groups of the seat, whose members all met at the start."""
    party, alibi = card
    if facts.shown.get(seat, alibi or party) != (alibi or party):
        return False
    if any((leader == seat) != (LEADER.get(1 << index) == party) for index, leader in facts.leaders.items()):
        return False
    if seat == facts.turned:
        return True
    faction = FACTION_OF.get(alibi or party, 0)
    for index, met in facts.past.groups.items():
        here, late = met >> seat & 1, facts.past.late >> index & 1
        if faction >> index & 1 != here and (here or not late):
            return False
        if here and index not in facts.leaders and LEADER.get(1 << index) == party:
            return False
    if facts.fellows is None:
        return True
    camp, fellows = facts.fellows
    ours = (CAMP_OF[party] | CAMP_OF.get(alibi, 0)) & camp or faction & _faction(camp)
    return bool(ours) == bool(fellows >> seat & 1)


def _faction(camp: int) -> int:
    return FACTION_OF_CAMP.get(camp, 0)


def _may_hold(state: QuintebourgState, facts: Facts, seat: int, card: str) -> bool:
    """Whether a player may have that effect card, given the player's health and the gangs that the seat knows."""
    role = ROLE[card]
    if (seat == facts.doctor and not role.for_doctor) or not role.possible(state, seat):
        return False
    gangs = [gang for gang in facts.gangs if gang is not None]
    if card == mafia.CHIEFS[1] and facts.gangs[0] is not None:
        return bool(facts.gangs[0] >> seat & 1)
    return card not in mafia.CHIEFS or not any(gang >> seat & 1 for gang in gangs)


def _belong(game: Quintebourg, facts: Facts, dice: random.Random) -> None:
    """Camps, groups and single-use powers follow from the cards; a new fellow was converted, or is Skadi."""
    state = game.state
    state.founded = 0
    state.lover = [-1] * state.players
    lovers = [seat for seat, card in enumerate(state.party) if card == LOVERS]
    if lovers:
        state.lover[lovers[0]], state.lover[lovers[1]] = lovers[1], lovers[0]
    if facts.seat is not None and facts.lover != state.lover[facts.seat]:
        raise Unfit
    for seat in range(state.players):
        camps.dealt(state, seat)
        state.uses[seat] = first_uses(state.party[seat], state.effect[seat])
        state.founded |= state.factions[seat]
    state.forsaken = [0] * len(FACTIONS)
    state.skadi_met = state.skadi_camp = 0
    met = facts.stage.done(state, "recognise")
    state.met = [members(state, 1 << index) if met else 0 for index in range(len(FACTIONS))]
    _join_skadi(state, facts, dice)
    for seat in seats_in(facts.past.converted):
        camps.become_idealist(game, seat)
    if facts.turned >= 0:
        camps.become_reptilian(game, facts.turned)
        used(state, "rept-noire", "noire-convert")
    if facts.saved >= 0:
        camps.become_idealist(game, facts.saved)
        used(state, "sesiano", "convert")
    if facts.seat is not None:
        _own_side(game, facts, facts.seat)


def _own_side(game: Quintebourg, facts: Facts, seat: int) -> None:
    """Set the seat's own camp and groups, and use up the power by which it was converted, if it was."""
    state, memory = game.state, facts.memory
    if state.camps[seat] != memory["camps"] and seat != _holder(state, "skadi"):
        power = ("rept-noire", "noire-convert") if memory["camps"] & REPTILIENS else ("sesiano", "convert")
        used(state, *power)
    state.camps[seat], state.factions[seat] = memory["camps"], memory["factions"]
    for index in range(len(FACTIONS)):
        state.forsaken[index] |= (memory["forsaken"] >> index & 1) << seat
        met = memory["met"][index]
        if met:
            _convert(game, index, met & ~(1 << seat))
            state.met[index] = met
        else:
            state.met[index] &= ~(1 << seat)


def _holder(state: QuintebourgState, card: str) -> int:
    return state.party.index(card) if card in state.party else -1


def used(state: QuintebourgState, card: str, power: str) -> None:
    """The holder of this card has used its power once."""
    holder = _holder(state, card)
    if holder < 0:
        raise Unfit
    state.uses[holder] = {**state.uses[holder], power: 0}


def _convert(game: Quintebourg, index: int, met: int) -> None:
    """Convert players who joined a group of the seat after its first meeting; to the pack, by the black Reptilian."""
    joined = met & ~members(game.state, 1 << index)
    if not joined:
        return
    if 1 << index != PACK or joined.bit_count() > 1:
        raise Unfit
    for seat in seats_in(joined):
        camps.become_reptilian(game, seat)
    used(game.state, "rept-noire", "noire-convert")


def _join_skadi(state: QuintebourgState, facts: Facts, dice: random.Random) -> None:
    """From the third night on Skadi has a camp. It is the seat's own only if the seat was told so."""
    skadi = _holder(state, "skadi")
    if skadi < 0 or not facts.stage.done(state, "skadi", THIRD_NIGHT):
        return
    known = facts.past.joined or (facts.past.skadi[1] if facts.past.skadi is not None else "")
    for name in [known] if known else _shuffled(camps.camps_in_play(state), dice):
        order = 1 << CAMPS.index(name)
        others = [seat for seat in range(state.players) if seat != skadi]
        ours = [each for each in others if camps.counted(state, each) & order or state.factions[each] & _faction(order)]
        fellows = 0 if order == IDEALISTES else sum([1 << each for each in ours])
        if facts.seat is not None and not known and fellows >> facts.seat & 1:
            continue
        camps.join(state, skadi, order)
        state.uses[skadi] = {**state.uses[skadi], "choice": 0}
        state.skadi_met = fellows | (facts.past.skadi[2] if facts.past.skadi is not None else 0)  # including converts
        if order != IDEALISTES and _faction(order):
            state.met[_faction(order).bit_length() - 1] |= 1 << skadi
        return
    if facts.seat != skadi:
        raise Unfit


def _shuffled(values: list[str], dice: random.Random) -> list[str]:
    return dice.sample(values, len(values))


def _pairs(state: QuintebourgState, facts: Facts, dice: random.Random) -> None:
    """Eris has made two hate each other, and Cupid a pair."""
    for name, maker, mine in (("hater", "eris", facts.hater), ("casual", "cupidon", facts.casual)):
        bonds = [-1] * state.players
        if maker in state.effect and facts.stage.done(state, f"make-{MADE[name]}"):
            others = [seat for seat in range(state.players) if seat != facts.seat]
            one, two = (facts.seat, mine) if facts.seat is not None and mine >= 0 else dice.sample(others, 2)
            if name == "hater" and state.lover[one] == two:
                raise Unfit
            bonds[one], bonds[two] = two, one
        elif mine >= 0:
            raise Unfit
        setattr(state, name, bonds)


def _gangs(state: QuintebourgState, facts: Facts, dice: random.Random) -> None:
    """The henchmen of both chiefs."""
    chiefs = [mafia.chief_of(state, which) for which in (0, 1)]
    right_hand = 1 << chiefs[1] if chiefs[1] >= 0 else 0
    known = [None if gang is None else gang & ~right_hand for gang in facts.gangs]
    state.henchmen = [gang or 0 for gang in known]
    for which, chief in enumerate(chiefs):
        if known[which] is not None or chief < 0 or not facts.stage.done(state, f"henchmen-{mafia.CHIEFS[which]}"):
            continue
        taken = state.henchmen[0] | state.henchmen[1]
        apart = {*chiefs, facts.doctor, facts.seat}
        free = [seat for seat in range(state.players) if seat not in apart and not taken >> seat & 1]
        count = int(state.options[mafia.NUMBER[which]])
        if len(free) < count or (which == 0 and facts.seat == chiefs[1]):
            raise Unfit
        state.henchmen[which] = sum([1 << seat for seat in dice.sample(free, count)])
