"""What lies on the table, and who has seen what of it."""

from __future__ import annotations

from typing import ClassVar

from ...engine.game import Game
from ...engine.state import State
from .components import Components


class NewSalemState(State):
    """Cards are numbers (see components), seats are bits in masks; the deck's top is its last card."""

    fields: ClassVar[tuple[str, ...]] = (
        "characters", "investigated", "round", "deck", "hands", "picks", "discards", "redrew",
        "tableaus", "cubes", "town", "hope", "middle", "on_trial", "spent", "pardons", "gifts", "turn",
    )  # fmt: skip

    characters: list[int]
    investigated: list[int]  # whose character each seat has seen, as a mask
    round: int  # from 1; 0 before the first
    deck: list[int]
    hands: list[list[int]]
    picks: list[list[int]]  # face down, in the order in which they were chosen
    discards: list[list[int]]  # of this round
    redrew: int  # who did so in this round
    tableaus: list[list[int]]
    cubes: list[list[int]]  # despair on each building of a tableau
    town: int  # all of it
    hope: list[int]
    middle: list[int]  # event cards of each kind that lie there
    on_trial: int
    spent: list[int]  # trials that were pardoned
    pardons: list[int]
    gifts: list[int]  # in this event phase
    turn: int  # in the event phase: whose it is where players act one by one

    def __init__(self, components: Components, players: int, seconds: tuple[float, float]) -> None:
        self.components = components
        self.players = players
        self.seconds = seconds  # of a choice, and of the event phase; 0: no clock

    def clear(self) -> None:
        """An empty town."""
        players = self.players
        self.characters = []
        self.investigated = [0] * players
        self.round = 0
        self.deck = []
        self.hands = [[] for _ in range(players)]
        self.picks = [[] for _ in range(players)]
        self.discards = [[] for _ in range(players)]
        self.redrew = 0
        self.tableaus = [[] for _ in range(players)]
        self.cubes = [[] for _ in range(players)]
        self.town = 0
        self.hope = [0] * players
        self.middle = self.components.events(players)
        self.on_trial = 0
        self.spent = [0] * players
        self.pardons = [0] * players
        self.gifts = [0] * players
        self.turn = 0

    def copy(self) -> NewSalemState:
        """The same state, independent from here on."""
        other = NewSalemState(self.components, self.players, self.seconds)
        other.characters = self.characters.copy()
        other.investigated = self.investigated.copy()
        other.round = self.round
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.picks = [picks.copy() for picks in self.picks]
        other.discards = [cards.copy() for cards in self.discards]
        other.redrew = self.redrew
        other.tableaus = [tableau.copy() for tableau in self.tableaus]
        other.cubes = [cubes.copy() for cubes in self.cubes]
        other.town = self.town
        other.hope = self.hope.copy()
        other.middle = self.middle.copy()
        other.on_trial = self.on_trial
        other.spent = self.spent.copy()
        other.pardons = self.pardons.copy()
        other.gifts = self.gifts.copy()
        other.turn = self.turn
        return other


NewSalem = Game[NewSalemState]
