"""What lies on the table, and who has seen what of it."""

from __future__ import annotations

from ...engine.fields import each, fixed, log, mapping, several
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

    edition: Edition
    players: int
    seats: int

    ring: list[int] = fixed()  # seats clockwise
    humans: int = 0
    living: int = 0
    characters: list[int] = each(-1)
    offered: list[list[int]] = fixed()
    uses: list[list[int]] = each([1, 2, 1])  # Tituba, Samuel Parris, William Phips
    # tryal cards, by numbers of their own
    rows: list[list[int]] = each([])
    faces: list[int] = several()
    up: int = 0
    row_seen: list[int] = several()  # who knows this face-down card where it lies
    first_owner: list[int] = fixed()
    chronicle: list[list[int]] = log()
    witches: int = 0  # ever held a Witch card
    dealt_witches: int = 0
    met: list[int] = each(0)  # whom each seat knows to be a witch
    more: int = 0  # publicly known to have one more Witch card
    disclosed: list[int] = each(-1)
    moderators: int = 0
    # playing cards
    hands: list[list[int]] = each([])
    fronts: list[list[int]] = each([])
    as_witness: list[int] = several()  # Alibis in a front that stand for a Witness
    deck: list[int] = several()
    discard: list[int] = several()
    aside: list[int] = several()
    gone: list[int] = several()
    seen: list[int] = several([0] * len(KIND))  # who knows this card where it lies; -1: everybody
    mixes: list[int] = several([0] * len(KIND))  # shuffles it went through since it was last open
    mix_count: int = 0
    night_depth: int = 0  # at most so many cards lie under Night
    order_known: int = 0
    # the turn
    turn: int = -1
    played: int = 0
    playing: list[int] = several()  # a card being played: kind, whether as Witness, target or -1; secret until it is
    looking: int = -1  # the ghost that is going to be looked at, or -1
    trials: int = 0
    picked: int = 0
    hourglass: bool = False
    drawn: list[int] = several()
    order: list[int] = several()  # Tituba's last submitted order
    # the night and the Conspiracy
    gavel: int = -1
    confessed: int = 0
    target: int = -1
    target_known: int = 0  # who learned it before it was announced
    signs: dict[int, int] = mapping()
    takes: dict[int, int] = mapping()
    due: list[int] = several()  # draws that wait until a black card is resolved
    stages: list[list[int]] = log()  # masked stages: place in the chronicle, BY_WITCHES or BY_CONSTABLE, seats asked
    suspicions: list[list[int]] = log()  # the same place and kind, seat, seat named

    @property
    def ghost_game(self) -> bool:
        """Two or three players, and ghosts."""
        return self.players < 4


Salem = Game[SalemState]
