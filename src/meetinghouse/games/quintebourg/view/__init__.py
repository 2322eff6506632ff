"""What everybody knows, what one seat knows beyond that, and how both are assembled."""

from .types import (
    Ballot,
    Estate,
    KnownPerson,
    Mark,
    Person,
    Plan,
    QuintebourgOwn,
    QuintebourgPublic,
    QuintebourgView,
    Town,
)

__all__ = [
    "Ballot",
    "Estate",
    "KnownPerson",
    "Mark",
    "Person",
    "Plan",
    "QuintebourgOwn",
    "QuintebourgPublic",
    "QuintebourgView",
    "Town",
]
