"""Events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..engine.sayings import Spoke
from .sayings import Sayings, turn_of

# The kind of fields whose numbers are places, counted from 1.
PLACES: Final = ("place",)

# The kind of fields that hold signs: a list in its order, in which numbers are seats.
SIGNS: Final = ("sign",)


class Events(Sayings):
    """Events in words, with the parameters that follow from their fields."""

    def event(self, event: Any, viewer: int | None = None, names: Sequence[str] = ()) -> str:
        """An event in words, for a viewer (None: the public)."""
        tag = event.__struct_config__.tag
        line = getattr(event, "line", None)
        key = f"event-{tag}" if line is None else f"{tag}-{line}"
        return self.say(key, **self.parameters(event, viewer, names))

    def story(self, events: Sequence[Any], viewer: int | None = None, names: Sequence[str] = ()) -> list[str]:
        """Several events, line by line; many seats that do the same share a line."""
        lines: list[str] = []
        rest = list(events)
        while rest:
            event = rest.pop(0)
            tag = event.__struct_config__.tag
            run: list[Any] = [event]
            between: list[Any] = []
            if self.has(f"event-{tag}-many"):
                run, between = self._alike(event, rest)
            if len(run) > 2:
                seats = [getattr(one, event.__struct_fields__[0]) for one in run]
                everybody = self.join([self.name(seat, names) for seat in seats])
                lines.append(self.say(f"event-{tag}-many", seats=everybody, count=len(run)))
            else:
                lines += [self.event(one, viewer, names) for one in run]
            lines += [self.event(one, viewer, names) for one in between]
        return self.counted(lines)

    def _alike(self, event: Any, rest: list[Any]) -> tuple[list[Any], list[Any]]:
        """Take from ``rest`` the events that tell the same about other seats, and single events in between."""
        run, between = [event], []
        while rest:
            if self._tells_like(event, rest[0]):
                run.append(rest.pop(0))
            elif len(rest) > 1 and self._tells_like(event, rest[1]):
                between.append(rest.pop(0))
            else:
                break
        return run, between

    def _tells_like(self, event: Any, other: Any) -> bool:
        if type(event) is not type(other):
            return False
        return all(
            (value is None) if self.field(field) else _is_number(value) or value == getattr(event, field)
            for field, value in ((field, getattr(other, field)) for field in other.__struct_fields__)
        )

    def parameters(self, event: Any, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
        """The parameters of an event's text."""
        found: dict[str, Any] = {}
        you: list[str] = []  # the fields that name the viewer
        seats: list[int] = []
        for field in event.__struct_fields__:
            value = getattr(event, field)
            found[f"has_{field}"] = "no" if value is None else "yes"
            if _is_number(value) and not self.field(field):
                found[field] = self.name(value, names)
                seats.append(value)
            elif value is None or isinstance(value, bool | str | int | float):
                found |= self._single(field, value)
            elif isinstance(event, Spoke) and field == "sayings":
                found[field] = self.sayings(event.sayings, names, turn_of(event.seat, event.number))
            else:
                found |= self._many(field, value, viewer, names)
                if self.has(f"beside-{field}"):
                    beside = self.say(f"beside-{field}")
                    found[f"{field}_{beside}"] = self._beside(field, value, getattr(event, beside), names)
            if viewer is not None and self._names_viewer(field, value, viewer, names):
                you.append(field)
        return found | {"you": [*you, "none"][0], "same": "yes" if len(set(seats)) < len(seats) else "no"}

    def _single(self, field: str, value: bool | str | float | None) -> dict[str, Any]:
        """The parameters of a field that holds one word or number, and no seat."""
        if value is None:
            return {field: ""}
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if isinstance(value, str):
            return {field: self.word(field, value), f"{field}_key": value}
        return {field: value + 1 if self.field(field) == PLACES and isinstance(value, int) else value}

    def _names_viewer(self, field: str, value: Any, viewer: int, names: Sequence[str]) -> bool:
        """Whether a field says that the event is about the viewer: by seat, among seats, or by name."""
        if isinstance(value, str):
            return field == "name" and value in names[viewer : viewer + 1]
        if self.field(field):
            return False
        return viewer in value if isinstance(value, tuple | list) else _is_number(value) and bool(value == viewer)

    def _beside(self, field: str, words: Sequence[str], seats: Sequence[int], names: Sequence[str]) -> str:
        """A list of words, each with the names of the seats it belongs to."""
        groups: dict[str, list[str]] = {}
        for word, seat in zip(words, seats, strict=True):
            groups.setdefault(word, []).append(self.name(seat, names))
        told = [self.word(field, word) + self.say("colon") + self.join(group) for word, group in groups.items()]
        return self.say("semicolon").join(told)

    def _many(self, field: str, values: Sequence[Any], viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
        found: dict[str, Any] = {f"{field}_count": len(values)}
        kinds = self.field(field)
        if kinds == SIGNS:
            told = [self.name(each, names) if isinstance(each, int) else self.word(field, each) for each in values]
            found[field] = ", ".join(told)
        elif any(isinstance(value, tuple) for value in values):
            found[field] = self.say("semicolon").join(
                [
                    self.name(seat, names) + self.say("colon") + self.words(field, each)
                    for seat, each in enumerate(values)
                ]
            )
        elif any(isinstance(value, str) for value in values) or (kinds and not values):
            found |= {field: self.words(field, values), f"{field}_in_order": self.words(field, values, in_order=True)}
        elif kinds:
            numbers = [value + 1 for value in values] if kinds == PLACES else list(values)
            found[field] = self.join([str(number) for number in numbers])
            found |= {f"{field}_{index}": number for index, number in enumerate(numbers, 1)}
        else:
            others = [self.name(seat, names) for seat in values if seat != viewer]
            found[field] = self.join(self.counted([self.name(seat, names) for seat in values]))
            found[f"{field}_others"] = self.join(self.counted(others))
            found[f"{field}_others_count"] = len(others)
        return found


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
