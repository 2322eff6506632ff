"""The box as the rules use it: every card is a number, and tables say what it is."""

from __future__ import annotations

from typing import Final

from ...engine.values import Card
from .box import EVENTS, SIDES, TYPES, Box

CLEANSING: Final = EVENTS.index("cleansing")
INVESTIGATION: Final = EVENTS.index("investigation")
TRIAL: Final = EVENTS.index("trial")
PARDON: Final = EVENTS.index("pardon")

WITCHES: Final = SIDES.index("witches")

ROUNDS: Final = 5
MOST_GIFTS: Final = 20  # in one phase, by one player
LEFT: Final = "left"


class Components:
    """Buildings are numbered, and so are single cards; `building` maps a card to its building."""

    def __init__(self, box: Box) -> None:  # long, but nothing in it branches: a line for each column of a table
        self.kinds: list[str] = [each.kind for each in box.buildings]
        self.type_of: list[int] = [TYPES.index(each.type) for each in box.buildings]
        self.hope: list[int] = [each.hope for each in box.buildings]
        self.despair: list[int] = [each.despair for each in box.buildings]
        self.removals: list[int] = [each.removals for each in box.buildings]
        self.trios: list[tuple[int, int, int]] = [_trio(self.type_of, each) for each in range(len(TYPES))]
        self.building: list[int] = []  # of each card
        self.kind_of: list[str] = []  # of each card
        self.type_names: list[str] = []  # of each card
        self.options: list[Card] = []  # each card as an option
        self.number: list[int] = []  # on each card
        self.names: list[str] = []  # of each card: B10-8
        for index, each in enumerate(box.buildings):
            option = Card(each.kind)
            for copy, number in enumerate(each.numbers, 1):
                self.building.append(index)
                self.kind_of.append(each.kind)
                self.type_names.append(each.type)
                self.options.append(option)
                self.number.append(number)
                self.names.append(f"{each.id}-{copy}")
        self.costs: list[int] = [each.cost for each in box.events]
        self.limited: list[bool] = [each.limited for each in box.events]
        self.event_numbers: list[list[int]] = [list(each.numbers) for each in box.events]
        self.cleansed: int = box.events[CLEANSING].removals
        self.characters: list[str] = [each.kind for each in box.characters]
        self.side_of: list[int] = [SIDES.index(each.side) for each in box.characters]
        self.scoring: list[list[int]] = [[TYPES.index(each) for each in one.types] for one in box.characters]
        self.character_cards: list[tuple[str, str, tuple[str, ...]]] = [
            (each.kind, each.side, tuple(each.types)) for each in box.characters
        ]
        self.deals: list[int] = [each.deal for each in box.rounds]
        self.plays: list[int] = [each.play for each in box.rounds]
        self.directions: list[str] = [each.direction for each in box.rounds]
        self.witches: dict[int, int] = {each.players: each.witches for each in box.players}
        self.puritans: dict[int, int] = {each.players: each.puritans for each in box.players}
        self.thresholds: dict[int, int] = {each.players: each.despair for each in box.players}

    def deck(self, players: int) -> list[int]:
        """The building cards that so many players use."""
        return [card for card, number in enumerate(self.number) if number <= players]

    def events(self, players: int) -> list[int]:
        """How many cards of each event so many players use."""
        return [sum(number <= players for number in numbers) for numbers in self.event_numbers]

    def names_of(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        """The buildings of these cards, by name."""
        return tuple([self.kind_of[card] for card in cards])

    def character_card(self, who: int) -> tuple[str, str, tuple[str, ...]]:
        """What stands on a character card: its title, side and types."""
        return self.character_cards[who]


def _trio(types: list[int], wanted: int) -> tuple[int, int, int]:
    """The three buildings of a type."""
    one, two, three = [building for building, type_ in enumerate(types) if type_ == wanted]
    return one, two, three
