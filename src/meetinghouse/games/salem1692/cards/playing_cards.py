"""The fifteen kinds of playing cards, in the order of their numbers."""

from typing import Final

from .accusation import Accusation
from .alibi import Alibi
from .arson import Arson
from .asylum import Asylum
from .black_cat import BlackCat
from .card import PlayingCard
from .conspiracy import Conspiracy
from .curse import Curse
from .evidence import Evidence
from .matchmaker import Matchmaker
from .night import Night
from .piety import Piety
from .robbery import Robbery
from .scapegoat import Scapegoat
from .stocks import Stocks
from .witness import Witness

PLAYING_CARDS: Final[tuple[PlayingCard, ...]] = (
    Accusation(), Evidence(), Witness(), Alibi(), Arson(), Curse(), Robbery(), Scapegoat(), Stocks(),
    Asylum(), BlackCat(), Matchmaker(), Piety(), Conspiracy(), Night(),
)  # fmt: skip
