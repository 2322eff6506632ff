"""What lies on the table, and who has seen what of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.fields import beside, each, fixed, mapping, several
from ...engine.game import Game
from ...engine.state import State
from .components import KIND
from .editions import Edition

if TYPE_CHECKING:
    from .cards.card import PlayingCard
    from .roles.character import Character

# Entries of the chronicle: all that ever happened to tryal cards, hidden parts included.
EXCHANGED: Final = 0  # then every card that changed hands, in order: giver, taker, card
REVEALED: Final = 1  # seat, card
DIED: Final = 2  # seat
WITCHES_MET: Final = 3
GAVEL_GIVEN: Final = 4  # seat, or -1
LOOKED: Final = 5  # viewer, ghost, card

# Who acts in a masked stage.
BY_WITCHES: Final = 0
BY_CONSTABLE: Final = 1


class SalemState(State):
    """Cards are numbers (see components), seats are bits in masks; the deck's top is its last card.

    Tuples are replaced and never changed.
    """

    edition: Edition
    cards: tuple[PlayingCard, ...]  # what is in the box, by its number; they are asked whenever something happens
    cast: tuple[Character, ...]
    heeding: tuple[Character, ...]  # those of them that react to reveals
    players: int
    seats: int

    ring: tuple[int, ...] = ()  # seats clockwise
    humans: int = 0
    living: int = 0
    characters: list[int] = each(-1)
    abilities: tuple[Character, ...] = beside(())  # by seat, then nobody's; see queries.character
    able: int = beside(-1)  # the living seats for which this holds; -1 if it must be computed again
    offered: list[list[int]] = fixed()
    uses: list[tuple[int, int, int]] = each((1, 2, 1))  # Tituba, Samuel Parris, William Phips
    # tryal cards, by numbers of their own
    rows: list[tuple[int, ...]] = each(())
    faces: tuple[int, ...] = ()
    up: int = 0
    row_seen: list[int] = several()  # who knows this face-down card where it lies
    first_owner: list[int] = fixed()
    chronicle: tuple[tuple[int, ...], ...] = ()
    witches: int = 0  # ever held a Witch card
    dealt_witches: int = 0
    met: list[int] = each(0)  # whom each seat knows to be a witch
    more: int = 0  # publicly known to have one more Witch card
    disclosed: list[int] = each(-1)
    moderators: int = 0
    # playing cards
    hands: list[tuple[int, ...]] = each(())
    fronts: list[tuple[int, ...]] = each(())
    as_witness: tuple[int, ...] = ()  # Alibis in a front that stand for a Witness
    deck: list[int] = several()
    discard: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    seen: list[int] = several([0] * len(KIND))  # who knows this card where it lies; -1: everybody
    mixes: list[int] = several([0] * len(KIND))  # shuffles it went through since it was last open
    mix_count: int = 0
    night_depth: int = 0  # the most cards that can lie under Night
    order_known: int = 0
    # the turn
    turn: int = -1
    played: int = 0
    playing: tuple[int, ...] = ()  # a card being played: kind, whether as Witness, target or -1; secret until it is
    looking: int = -1  # the ghost that is going to be looked at, or -1
    trials: int = 0
    picked: int = 0
    hourglass: bool = False
    drawn: tuple[int, ...] = ()
    order: tuple[int, ...] = ()  # Tituba's last submitted order
    # the night and the Conspiracy
    gavel: int = -1
    confessed: int = 0
    target: int = -1
    target_known: int = 0  # who learned it before it was announced
    signs: dict[int, int] = mapping()
    takes: dict[int, int] = mapping()
    due: tuple[int, ...] = ()  # draws that wait until a black card is resolved
    # masked stages: place in the chronicle, BY_WITCHES or BY_CONSTABLE, seats asked
    stages: tuple[tuple[int, int, int], ...] = ()
    suspicions: tuple[tuple[int, int, int, int], ...] = ()  # the same place and kind, seat, seat named

    @property
    def ghost_game(self) -> bool:
        """Two or three players, and ghosts."""
        return self.players < 4


Salem = Game[SalemState]
