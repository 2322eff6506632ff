"""What one seat may know, and how it is assembled."""

from .types import Front, Looked, Passed, Person, SalemKnown, SalemOwn, SalemPublic, SalemView, Table, Tryal

__all__ = [
    "Front",
    "Looked",
    "Passed",
    "Person",
    "SalemKnown",
    "SalemOwn",
    "SalemPublic",
    "SalemView",
    "Table",
    "Tryal",
]
