"""What everybody may know, what one seat knows beyond that, and how both are made."""

from .types import Character, EventOnTable, Judged, NewSalemOwn, NewSalemPublic, NewSalemView, Person

__all__ = ["Character", "EventOnTable", "Judged", "NewSalemOwn", "NewSalemPublic", "NewSalemView", "Person"]
