"""The fields of a view in words, for the plain board."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from ..engine.rules import View
from .events import Events


class Views(Events):
    """Adds the fields of a game's views to the texts."""

    def view(self, view: View, names: Sequence[str] = (), own: bool = False) -> list[str]:
        """A line for each field of the public part (or the own one) that has a text and is not empty."""
        part, kind = (view.own, "own") if own else (view.public, "view")
        fields = [] if part is None else [(field, getattr(part, field)) for field in part.__struct_fields__]
        lines = [self.view_field(kind, field, value, view.viewer, names) for field, value in fields]
        return [line for line in lines if line]

    def view_field(self, kind: str, field: str, value: Any, viewer: int | None, names: Sequence[str]) -> str:
        """The text ``<kind>-<field>`` with the parameters of an event with this one field.

        Empty if there is no such text, or if the field is empty. A number is never empty.
        """
        key = f"{kind}-{field}"
        if not self.has(key) or not (value or type(value) in (int, float)):
            return ""
        alone = SimpleNamespace(__struct_fields__=(field,), **{field: value})
        return self.say(key, **self.parameters(alone, viewer, names))
