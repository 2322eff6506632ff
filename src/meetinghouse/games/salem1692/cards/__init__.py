"""The playing cards, by colour as in the rulebook."""

from __future__ import annotations

from typing import Final

from .black import Conspiracy, Night
from .blue import Asylum, BlackCat, Matchmaker, Piety
from .card import PlayingCard, Targets
from .green import Alibi, AlibiAsWitness, Arson, Curse, Robbery, Scapegoat, Stocks
from .red import Accusation, Evidence, Witness

PLAYING_CARDS: Final[tuple[PlayingCard, ...]] = (
    Accusation(), Evidence(), Witness(), Alibi(), Arson(), Curse(), Robbery(), Scapegoat(), Stocks(),
    Asylum(), BlackCat(), Matchmaker(), Piety(), Conspiracy(), Night(),
)  # fmt: skip
ALIBI_AS_WITNESS: Final[PlayingCard] = AlibiAsWitness()

__all__ = ["ALIBI_AS_WITNESS", "PLAYING_CARDS", "PlayingCard", "Targets"]
