"""What is in the box: playing cards, tryal cards, and how many of each a game uses."""

from __future__ import annotations

from typing import Final

from ...engine.values import Card

# The fifteen kinds of playing cards.
ACCUSATION: Final = 0
EVIDENCE: Final = 1
WITNESS: Final = 2
ALIBI: Final = 3
ARSON: Final = 4
CURSE: Final = 5
ROBBERY: Final = 6
SCAPEGOAT: Final = 7
STOCKS: Final = 8
ASYLUM: Final = 9
BLACK_CAT: Final = 10
MATCHMAKER: Final = 11
PIETY: Final = 12
CONSPIRACY: Final = 13
NIGHT: Final = 14

KINDS: Final[tuple[str, ...]] = (
    "accusation", "evidence", "witness", "alibi", "arson", "curse", "robbery", "scapegoat", "stocks",
    "asylum", "black-cat", "matchmaker", "piety", "conspiracy", "night",
)  # fmt: skip
COPIES: Final[tuple[int, ...]] = (35, 5, 1, 3, 1, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1)
CARDS: Final[tuple[Card, ...]] = tuple(Card(name) for name in KINDS)
KIND_NAMED: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}

# Every card has a number of its own, which no player ever sees; KIND maps it to its kind.
KIND: Final[tuple[int, ...]] = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
NAMES: Final[tuple[str, ...]] = tuple(KINDS[kind] for kind in KIND)
FIRST: Final[tuple[int, ...]] = tuple(KIND.index(kind) for kind in range(len(KINDS)))


def is_red(kind: int) -> bool:
    """Accusation, Evidence and Witness are red."""
    return kind <= WITNESS


def is_blue(kind: int) -> bool:
    """Asylum, Black Cat, Matchmaker and Piety are blue."""
    return ASYLUM <= kind <= PIETY


def is_black(kind: int) -> bool:
    """Conspiracy and Night are black; the Black Cat is not."""
    return kind >= CONSPIRACY


# The faces of tryal cards.
NOT_A_WITCH: Final = 0
WITCH: Final = 1
CONSTABLE: Final = 2
FACES: Final[tuple[str, ...]] = ("not-a-witch", "witch", "constable")

# players: Not a Witch, Witch, Constable cards; with 2 or 3 players there are four seats
TRYALS: Final[dict[int, tuple[int, int, int]]] = {
    2: (18, 1, 1), 3: (18, 1, 1), 4: (18, 1, 1), 5: (23, 1, 1), 6: (27, 2, 1), 7: (32, 2, 1),
    8: (29, 2, 1), 9: (33, 2, 1), 10: (27, 2, 1), 11: (30, 2, 1), 12: (33, 2, 1),
}  # fmt: skip

HAND: Final = 3
