"""What lies on the table, and who has seen what of it."""

from __future__ import annotations

from typing import ClassVar

from ...engine.game import Game
from ...engine.state import State
from .components import KIND
from .editions import Edition

# Entries of the chronicle: all that ever happened to tryal cards, hidden parts included.
EXCHANGED = 0  # then for every living seat: seat, card given, card got
REVEALED = 1  # seat, card
DIED = 2  # seat
WITCHES_MET = 3
GAVEL_GIVEN = 4  # seat, or -1
LOOKED = 5  # viewer, ghost, card


class SalemState(State):
    """Cards are numbers (see components), seats are bits in masks; the deck's top is its last card."""

    fields: ClassVar[tuple[str, ...]] = (
        "ring", "humans", "living", "characters", "offered", "uses",
        "rows", "faces", "up", "row_seen", "first_owner", "chronicle", "witches", "dealt_witches", "met", "more",
        "disclosed", "moderators", "looked",
        "hands", "fronts", "as_witness", "deck", "discard", "aside", "gone", "seen", "mixes", "mix_count",
        "night_depth", "order_known", "set_known",
        "turn", "played", "trials", "picked", "hourglass", "drawn", "order",
        "gavel", "confessed", "target", "signs", "takes", "due", "suspicions",
    )  # fmt: skip

    def __init__(self, edition: Edition, players: int, seats: int) -> None:
        self.edition = edition
        self.players = players
        self.ring: list[int] = list(range(seats))  # seats clockwise
        self.humans = (1 << players) - 1
        self.living = (1 << seats) - 1
        self.characters: list[int] = [0] * seats
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self.uses: list[list[int]] = [[1, 2, 1] for _ in range(seats)]  # Tituba, Samuel Parris, William Phips
        # tryal cards, by numbers of their own
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.faces: list[int] = []
        self.up = 0
        self.row_seen: list[int] = []  # who knows this face-down card where it lies
        self.first_owner: list[int] = []
        self.chronicle: list[list[int]] = []
        self.witches = 0  # ever held a Witch card
        self.dealt_witches = 0
        self.met: list[int] = [0] * seats  # whom each seat knows to be a witch
        self.more = 0  # publicly known to have one more Witch card
        self.disclosed: list[int] = [-1] * seats
        self.moderators = 0
        self.looked: list[list[int]] = []  # viewer, ghost, face, exchanges so far
        # playing cards
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.fronts: list[list[int]] = [[] for _ in range(seats)]
        self.as_witness: list[int] = []  # Alibis in a front that stand for a Witness
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.aside: list[int] = []
        self.gone: list[int] = []
        self.seen: list[int] = [0] * len(KIND)  # who knows this card where it lies; -1: everybody
        self.mixes: list[int] = [0] * len(KIND)  # shuffles it went through since it was last open
        self.mix_count = 0
        self.night_depth = 0  # at most so many cards lie under Night
        self.order_known = 0
        self.set_known = 0
        # the turn
        self.turn = -1
        self.played = 0
        self.trials = 0
        self.picked = 0
        self.hourglass = False
        self.drawn: list[int] = []
        self.order: list[int] = []  # Tituba's last submitted order
        # the night and the Conspiracy
        self.gavel = -1
        self.confessed = 0
        self.target = -1
        self.signs: dict[int, int] = {}
        self.takes: dict[int, int] = {}
        self.due: list[int] = []  # draws that wait until a black card is resolved
        self.suspicions: list[list[int]] = []  # place in the chronicle, seat, seat named

    def copy(self) -> SalemState:
        """The same state, independent from here on."""
        other = SalemState.__new__(SalemState)
        other.edition = self.edition
        other.players = self.players
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
        other.looked = self.looked.copy()
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
        other.set_known = self.set_known
        other.turn = self.turn
        other.played = self.played
        other.trials = self.trials
        other.picked = self.picked
        other.hourglass = self.hourglass
        other.drawn = self.drawn.copy()
        other.order = self.order.copy()
        other.gavel = self.gavel
        other.confessed = self.confessed
        other.target = self.target
        other.signs = self.signs.copy()
        other.takes = self.takes.copy()
        other.due = self.due.copy()
        other.suspicions = self.suspicions.copy()
        return other

    @property
    def ghost_game(self) -> bool:
        """Two or three players, and ghosts."""
        return self.players < 4


Salem = Game[SalemState]
