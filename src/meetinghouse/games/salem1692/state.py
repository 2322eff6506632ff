"""What lies on the table, and who has seen what of it."""

from __future__ import annotations

from typing import ClassVar

from ...engine.game import Game
from ...engine.state import State
from .components import KIND
from .editions import Edition

# Entries of the chronicle: all that ever happened to tryal cards, hidden parts included.
EXCHANGED = 0  # then every card that changed hands, in order: giver, taker, card
REVEALED = 1  # seat, card
DIED = 2  # seat
WITCHES_MET = 3
GAVEL_GIVEN = 4  # seat, or -1
LOOKED = 5  # viewer, ghost, card

# Who acts in a masked stage.
BY_WITCHES = 0
BY_CONSTABLE = 1


class SalemState(State):
    """Cards are numbers (see components), seats are bits in masks; the deck's top is its last card."""

    fields: ClassVar[tuple[str, ...]] = (
        "ring", "humans", "living", "characters", "offered", "uses",
        "rows", "faces", "up", "row_seen", "first_owner", "chronicle", "witches", "dealt_witches", "met", "more",
        "disclosed", "moderators",
        "hands", "fronts", "as_witness", "deck", "discard", "aside", "gone", "seen", "mixes", "mix_count",
        "night_depth", "order_known",
        "turn", "played", "playing", "looking", "trials", "picked", "hourglass", "drawn", "order",
        "gavel", "confessed", "target", "target_known", "signs", "takes", "due", "stages", "suspicions",
    )  # fmt: skip

    ring: list[int]  # seats clockwise
    humans: int
    living: int
    characters: list[int]
    offered: list[list[int]]
    uses: list[list[int]]  # Tituba, Samuel Parris, William Phips
    # tryal cards, by numbers of their own
    rows: list[list[int]]
    faces: list[int]
    up: int
    row_seen: list[int]  # who knows this face-down card where it lies
    first_owner: list[int]
    chronicle: list[list[int]]
    witches: int  # ever held a Witch card
    dealt_witches: int
    met: list[int]  # whom each seat knows to be a witch
    more: int  # publicly known to have one more Witch card
    disclosed: list[int]
    moderators: int
    # playing cards
    hands: list[list[int]]
    fronts: list[list[int]]
    as_witness: list[int]  # Alibis in a front that stand for a Witness
    deck: list[int]
    discard: list[int]
    aside: list[int]
    gone: list[int]
    seen: list[int]  # who knows this card where it lies; -1: everybody
    mixes: list[int]  # shuffles it went through since it was last open
    mix_count: int
    night_depth: int  # at most so many cards lie under Night
    order_known: int
    # the turn
    turn: int
    played: int
    playing: list[int]  # a card being played: kind, whether as Witness, target or -1; secret until it is
    looking: int  # the ghost that is going to be looked at, or -1
    trials: int
    picked: int
    hourglass: bool
    drawn: list[int]
    order: list[int]  # Tituba's last submitted order
    # the night and the Conspiracy
    gavel: int
    confessed: int
    target: int
    target_known: int  # who learned it before it was announced
    signs: dict[int, int]
    takes: dict[int, int]
    due: list[int]  # draws that wait until a black card is resolved
    stages: list[list[int]]  # masked stages: place in the chronicle, BY_WITCHES or BY_CONSTABLE, seats asked
    suspicions: list[list[int]]  # the same place and kind, seat, seat named

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.players = players

    def clear(self, seats: int) -> None:
        """An empty table with so many seats."""
        self.ring = list(range(seats))
        self.humans = (1 << self.players) - 1
        self.living = (1 << seats) - 1
        self.characters = [-1] * seats
        self.offered = [[] for _ in range(seats)]
        self.uses = [[1, 2, 1] for _ in range(seats)]
        self.rows = [[] for _ in range(seats)]
        self.faces = []
        self.up = 0
        self.row_seen = []
        self.first_owner = []
        self.chronicle = []
        self.witches = 0
        self.dealt_witches = 0
        self.met = [0] * seats
        self.more = 0
        self.disclosed = [-1] * seats
        self.moderators = 0
        self.hands = [[] for _ in range(seats)]
        self.fronts = [[] for _ in range(seats)]
        self.as_witness = []
        self.deck = []
        self.discard = []
        self.aside = []
        self.gone = []
        self.seen = [0] * len(KIND)
        self.mixes = [0] * len(KIND)
        self.mix_count = 0
        self.night_depth = 0
        self.order_known = 0
        self.turn = -1
        self.played = 0
        self.playing = []
        self.looking = -1
        self.trials = 0
        self.picked = 0
        self.hourglass = False
        self.drawn = []
        self.order = []
        self.gavel = -1
        self.confessed = 0
        self.target = -1
        self.target_known = 0
        self.signs = {}
        self.takes = {}
        self.due = []
        self.stages = []
        self.suspicions = []

    def copy(self) -> SalemState:
        """The same state, independent from here on."""
        other = SalemState(self.edition, self.players)
        other.ring = self.ring
        other.humans = self.humans
        other.living = self.living
        other.characters = self.characters.copy()
        other.offered = self.offered
        other.uses = [left.copy() for left in self.uses]
        other.rows = [row.copy() for row in self.rows]
        other.faces = self.faces.copy()
        other.up = self.up
        other.row_seen = self.row_seen.copy()
        other.first_owner = self.first_owner
        other.chronicle = self.chronicle.copy()
        other.witches = self.witches
        other.dealt_witches = self.dealt_witches
        other.met = self.met.copy()
        other.more = self.more
        other.disclosed = self.disclosed.copy()
        other.moderators = self.moderators
        other.hands = [hand.copy() for hand in self.hands]
        other.fronts = [front.copy() for front in self.fronts]
        other.as_witness = self.as_witness.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.aside = self.aside.copy()
        other.gone = self.gone.copy()
        other.seen = self.seen.copy()
        other.mixes = self.mixes.copy()
        other.mix_count = self.mix_count
        other.night_depth = self.night_depth
        other.order_known = self.order_known
        other.turn = self.turn
        other.played = self.played
        other.playing = self.playing.copy()
        other.looking = self.looking
        other.trials = self.trials
        other.picked = self.picked
        other.hourglass = self.hourglass
        other.drawn = self.drawn.copy()
        other.order = self.order.copy()
        other.gavel = self.gavel
        other.confessed = self.confessed
        other.target = self.target
        other.target_known = self.target_known
        other.signs = self.signs.copy()
        other.takes = self.takes.copy()
        other.due = self.due.copy()
        other.stages = self.stages.copy()
        other.suspicions = self.suspicions.copy()
        return other

    @property
    def ghost_game(self) -> bool:
        """Two or three players, and ghosts."""
        return self.players < 4


Salem = Game[SalemState]
