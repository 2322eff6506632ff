"""What a seat knows of cards and gangs."""

from __future__ import annotations

from typing import Any

from ..components.composition import alibi_cards, cards_of, effects_of, families_left_to_chance
from ..components.names import CAMPS, FACTIONS, LEADER
from ..components.presets import FAMILIES
from ..redeal.known import Stage
from ..roles import mafia
from ..state import QuintebourgState
from ..verbs.knowledge import EFFECT, LOVER, PARTY
from .past import Past

Card = tuple[str, str]  # a party card, and the alibi of a lover


class Facts:
    """What the seat knows of cards and gangs, and the cards of the box."""

    def __init__(self, state: QuintebourgState, stage: Stage, view: Any, past: Past) -> None:
        own = view.own
        self.party_cards: list[Card] = [(card, "") for card in cards_of(state.mode, state.players, state.options)]
        self.alibis = alibi_cards(state.mode, state.players, state.options)
        # by seat: a cache of which cards a player may have; the same in every world
        self.fitting: list[dict[Card, bool]] = [{} for _ in range(state.players)]
        self.held: list[dict[str, bool]] = [{} for _ in range(state.players)]
        # the same for cards with a power that explains what the player did
        self.strong: list[dict[Card, bool]] = [{} for _ in range(state.players)]
        self.gifted: list[dict[str, bool]] = [{} for _ in range(state.players)]
        self.seat: int | None = view.viewer
        self.past = past
        self.stage = stage
        self.memory: dict[str, Any] = {} if own is None else view.basis.memory[2]
        self.parties: dict[int, Card] = {}
        self.shown: dict[int, str] = {}  # party cards that may be an alibi
        self.effects: dict[int, str] = {}
        self.lover = self.hater = self.casual = -1
        self.gangs: list[int | None] = [None, None]  # the players whom each chief commands, if the seat knows them
        self.leaders: dict[int, int] = {}  # by faction
        self.turned = -1  # who may have been converted before the groups first met
        self.saved = -1  # whom the prophet may have converted
        self.fellows: tuple[int, int] | None = None  # of Skadi herself: her camp, and all who are of it
        self.doctor = past.doctor
        if past.doctor >= 0:
            self.parties[past.doctor] = ("medecin", "")
        if past.skadi is not None:
            self.parties[past.skadi[0]] = ("skadi", "")
            if past.skadi[0] == self.seat:
                self.fellows = (1 << CAMPS.index(past.skadi[1]), past.skadi[2])
        if own is not None:
            self._of_seat(own, view.viewer)
        groups = sum(past.groups.values())
        # by seat: those come first of whose party card the seat has seen most
        self.freedom = [2 * (each not in self.shown) + (not groups >> each & 1) for each in range(state.players)]
        self.effect_cards = effects_of(state.players, state.options)  # without variants that chance draws
        self.variants: list[tuple[list[str], int]] = []  # by family: what may be drawn, and how many are
        for name in families_left_to_chance(state.options):
            self._leave_to_chance(FAMILIES[name])

    def _leave_to_chance(self, family: tuple[str, ...]) -> None:
        """Variants that the seat has seen are in play; the others of the family are drawn at random."""
        count = len([card for card in self.effect_cards if card in family])
        known = [card for card in self.effects.values() if card in family]
        self.effect_cards = [card for card in self.effect_cards if card not in family] + known
        self.variants.append(([card for card in family if card not in known], count - len(known)))

    @property
    def bounded(self) -> bool:
        """Whether the seat knows all members of a group or camp."""
        return bool(self.past.groups) or self.fellows is not None

    def _of_seat(self, own: Any, viewer: int) -> None:
        cards = dict(self.memory["seen"])
        for seat, known in own.people.items():
            duo = _or(known.duo)
            self.leaders |= {FACTIONS.index(name): seat for name in _or(known.leads)}
            self.lover = seat if "lovers" in duo else self.lover
            self.hater = seat if "haters" in duo else self.hater
            self.casual = seat if "partners" in duo else self.casual
            mask = PARTY | LOVER if "lovers" in duo else cards.get(seat, 0)
            if cards.get(seat, 0) & EFFECT:
                self.effects[seat] = _or(known.effect)
            if seat in self.parties:
                continue
            if mask & LOVER:
                self.parties[seat] = (_or(known.party), _or(known.alibi))
            elif mask & PARTY:
                self.shown[seat] = _or(known.party)
        self.parties[viewer] = (own.party, own.alibi)
        self.leaders |= {index: viewer for index in self.past.groups if LEADER.get(1 << index) == own.party}
        self.effects[viewer] = own.effect
        for which, name in enumerate(mafia.CHIEFS):
            words = {seat: _or(known.henchman_of) for seat, known in own.people.items()}
            gang = sum([1 << seat for seat, found in words.items() if name in found])
            chief = [seat for seat, found in words.items() if f"{name}-himself" in found]
            if chief:
                self.gangs[which] = gang
                self.effects[chief[0]] = name
        if self.memory["right_hand"] >= 0:
            self.effects[self.memory["right_hand"]] = mafia.CHIEFS[1]


def _or(value: Any) -> Any:
    """The value, or an empty one if the view has none."""
    return value if isinstance(value, str | tuple) else ""
