"""What happens in Salem, told when it happens, by subject. Cards, faces and characters are named by their kind."""

from ....engine.events import Event
from .leaving import CardsTaken, Eliminated, EverythingShown, GameWon, PastDisclosed, PoolSeen, SparedByMatch
from .night import (
    CatGiven,
    Confessed,
    FellowsSeen,
    GavelGiven,
    Narrated,
    TargetAnnounced,
    TargetChosen,
    TargetSafe,
    WitchSigned,
)
from .setting import BecameWitch, CharacterShown, GameSet, HandSeen, TownHallOffered
from .tryals import (
    CatHadNoPrey,
    OneMoreWitchCard,
    PointedAtTwo,
    RowReordered,
    RowShuffled,
    TrialBegan,
    TrialDeclined,
    TrialLapsed,
    TryalGained,
    TryalLost,
    TryalRevealed,
    TryalsMixed,
    TryalsSeen,
    TryalTaken,
)
from .turn import (
    AbilityUsed,
    BlackCardDrawn,
    CardDrawn,
    CardPlayed,
    CardRecovered,
    CardsDiscarded,
    CardsLeftGame,
    CardsSeen,
    CardsShown,
    DeckReformed,
    DeckSeen,
    DrawForfeited,
    DrawnCardSeen,
    FrontMoved,
    GhostLookedAt,
    GhostTryalSeen,
    HandRobbed,
    HourglassTurned,
    TopDiscarded,
    TurnBegan,
    TurnEnded,
    TurnSkipped,
    Wasted,
    WithoutEffect,
)

EVENTS: tuple[type[Event], ...] = (
    GameSet, TryalsSeen, HandSeen, TownHallOffered, CharacterShown, BecameWitch, Narrated, FellowsSeen, WitchSigned,
    TurnBegan, TurnSkipped, TurnEnded, HourglassTurned, CardDrawn, DrawnCardSeen, BlackCardDrawn, DrawForfeited,
    DeckReformed, CardPlayed, CardsDiscarded, HandRobbed, CardsSeen, Wasted, WithoutEffect, FrontMoved,
    CardsLeftGame, TrialBegan, TrialDeclined, TrialLapsed, PointedAtTwo, TryalRevealed, OneMoreWitchCard,
    Eliminated, EverythingShown, SparedByMatch, PastDisclosed, CatHadNoPrey, TryalTaken, TryalsMixed, TryalLost,
    TryalGained, RowShuffled, RowReordered, CatGiven, GavelGiven, Confessed, TargetChosen, TargetAnnounced,
    TargetSafe, AbilityUsed, CardsShown, CardRecovered, DeckSeen, PoolSeen, CardsTaken, GhostLookedAt,
    GhostTryalSeen, TopDiscarded, GameWon,
)  # fmt: skip

__all__ = [
    "EVENTS", "AbilityUsed", "BecameWitch", "BlackCardDrawn", "CardDrawn", "CardPlayed", "CardRecovered",
    "CardsDiscarded", "CardsLeftGame", "CardsSeen", "CardsShown", "CardsTaken", "CatGiven", "CatHadNoPrey",
    "CharacterShown", "Confessed", "DeckReformed", "DeckSeen", "DrawForfeited", "DrawnCardSeen", "Eliminated",
    "EverythingShown", "FellowsSeen", "FrontMoved", "GameSet", "GameWon", "GavelGiven", "GhostLookedAt",
    "GhostTryalSeen", "HandRobbed", "HandSeen", "HourglassTurned", "Narrated", "OneMoreWitchCard", "PastDisclosed",
    "PointedAtTwo", "PoolSeen", "RowReordered", "RowShuffled", "SparedByMatch", "TargetAnnounced", "TargetChosen",
    "TargetSafe", "TopDiscarded", "TownHallOffered", "TrialBegan", "TrialDeclined", "TrialLapsed", "TryalGained",
    "TryalLost", "TryalRevealed", "TryalTaken", "TryalsMixed", "TryalsSeen", "TurnBegan", "TurnEnded",
    "TurnSkipped", "Wasted", "WitchSigned", "WithoutEffect",
]  # fmt: skip
