"""The fields of states and steps, declared once: constructors, copies and the order in a save follow from them.

A class names its fields by annotations, with the value each begins with. What has no value is an argument of the
constructor. From that the methods are made that one would write by hand: when the class is made; where it is compiled,
`tools/compile.py` writes them into a copy of the sources.

A class that has `fields` in its body is written by hand, and left alone.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar, cast, get_origin

T = TypeVar("T")

# Of each field: its kind, and the value it begins with as source text, empty where it has to be given.
Declared = dict[str, tuple[str, str]]

GIVEN = "given"  # to a state's constructor: shared by copies, not saved
SHARED = "shared"  # saved, and shared by copies
COPIED = "copied"  # saved; a copy has a copy
ROWS = "rows"  # saved; a copy has copies of all that is in it
BESIDE = "beside"  # not saved

COPIES = {
    GIVEN: "self.{0}",
    SHARED: "self.{0}",
    COPIED: "self.{0}.copy()",
    ROWS: "[row.copy() for row in self.{0}]",
    BESIDE: "self.{0}",
}


class Marker(NamedTuple):
    """Stands for the value of a field until its class is made."""

    kind: str
    value: object
    by_seat: bool = False


def several(values: list[T] | tuple[()] = ()) -> list[T]:
    """A list, empty unless other values are named."""
    return cast(list[T], Marker(COPIED, list(values)))


def rows() -> list[Any]:
    """A list of lists or mappings that may change: each of them is copied."""
    return cast(list[Any], Marker(ROWS, []))


def log() -> list[Any]:
    """A list of entries that never change: copies share them."""
    return cast(list[Any], Marker(COPIED, []))


def each(value: T) -> list[T]:
    """That value for each seat: a list, in which lists and mappings may change."""
    return cast(list[T], Marker(ROWS if isinstance(value, list | dict) else COPIED, value, by_seat=True))


def fixed() -> list[Any]:
    """A list that is never changed once it is set: copies share it."""
    return cast(list[Any], Marker(SHARED, []))


def mapping() -> dict[Any, Any]:
    """An empty mapping, of values that never change."""
    return cast(dict[Any, Any], Marker(COPIED, {}))


def beside(value: T, *, init: Literal[False] = False) -> T:
    """What is kept beside the fields and not saved; `init` tells type checkers that it is no argument."""
    return cast(T, Marker(BESIDE, value))


def declare_state(cls: type[Any]) -> None:
    """Make the fields and the methods of a state; what has no value is given to its constructor and not saved."""
    _declare(cls, GIVEN, of_state)


def declare_step(cls: type[Any]) -> None:
    """Make the fields and the constructor of a step; all its fields are saved."""
    _declare(cls, SHARED, of_step)


def of_state(cls: type[Any]) -> dict[str, str]:
    """The methods of a state as source, a line each: the constructor, empty fields, a copy."""
    declared: Declared = cls.declared
    given = [name for name, (kind, _) in declared.items() if kind == GIVEN]
    starts = [f"self.{name} = {declared[name][1]}" for name in saved(cls)]
    copies = [f"other.{name} = {COPIES[kind].format(name)}" for name, (kind, _) in declared.items() if kind != GIVEN]
    other = f"other = {cls.__name__}({', '.join(f'self.{name}' for name in given)})"
    return {
        "__init__": _constructor(cls, given),
        "clear": f"def clear(self) -> None: {'; '.join(starts) or 'pass'}",
        "copy": f"def copy(self) -> {cls.__name__}: {'; '.join([other, *copies, 'return other'])}",
    }


def of_step(cls: type[Any]) -> dict[str, str]:
    """The constructor of a step as source, in one line."""
    return {"__init__": _constructor(cls, saved(cls))}


def saved(cls: type[Any]) -> tuple[str, ...]:
    """The names of what is saved, in order."""
    declared: Declared = cls.declared
    return tuple([name for name, (kind, _) in declared.items() if kind not in (GIVEN, BESIDE)])


def own_fields(cls: type[Any]) -> dict[str, Any]:
    """The annotations in a class's own body that are not of the class as a whole."""
    found = inspect.get_annotations(cls)
    return {name: kind for name, kind in found.items() if not _of_the_class(kind)}


def _of_the_class(annotation: object) -> bool:
    if isinstance(annotation, str):
        return annotation.startswith(("ClassVar", "typing.ClassVar"))
    return annotation is ClassVar or get_origin(annotation) is ClassVar


def _declare(cls: type[Any], bare: str, methods: Callable[[type[Any]], dict[str, str]]) -> None:
    own = own_fields(cls)
    if "fields" in vars(cls) or not (own or (bare == GIVEN and cls.declared)):
        return  # by hand, or nothing new; but every state has a copy of its own kind
    _check_by_hand(cls, bare)
    declared: Declared = dict(cls.declared)
    for name in own:
        declared[name] = (bare, "")
        if name in vars(cls):
            declared[name] = _begins(cls, name, vars(cls)[name], declared)
            delattr(cls, name)
    cls.declared = declared
    cls.fields = saved(cls)
    made: dict[str, Any] = {"__name__": cls.__module__, cls.__name__: cls}
    for name, text in methods(cls).items():
        if name not in vars(cls):
            exec(text, made)  # annotations stay text, as in this module
            made[name].__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, made[name])


def _check_by_hand(cls: type[Any], bare: str) -> None:
    """Refuse what would be lost where some fields are declared and others are written by hand."""
    for base in cls.__mro__[1:]:
        if vars(base).get("fields") and "declared" not in vars(base):
            raise TypeError(
                f"{cls.__name__} declares fields, and {base.__name__} names its own by hand: declare those too."
            )
    if bare == SHARED and "__init__" in vars(cls):
        raise TypeError(
            f"{cls.__name__} declares fields and has a constructor: name `fields` too, or drop the constructor."
        )


def _begins(cls: type[Any], name: str, value: object, declared: Declared) -> tuple[str, str]:
    """The kind of a field, and the source of the value it begins with."""
    if not isinstance(value, Marker):
        if type(value) not in (int, float, str, bool, tuple, type(None)) or value in (inf, -inf):
            raise TypeError(
                f"{cls.__name__}.{name} cannot begin with {value!r}: a field begins with a number, a name, a tuple "
                "of them, None, or with what engine.fields has for lists and mappings."
            )
        return SHARED, repr(value)
    if not value.by_seat:
        return value.kind, repr(value.value)
    seats = next((given for given in ("seats", "players") if given in declared), None)
    if seats is None:
        raise TypeError(f"{cls.__name__}.{name} is one for each seat: name `seats` or `players` before it.")
    if value.kind == ROWS:
        return ROWS, f"[{value.value!r} for _ in range(self.{seats})]"
    return COPIED, f"[{value.value!r}] * self.{seats}"


def _constructor(cls: type[Any], arguments: Sequence[str]) -> str:
    """It takes the arguments, and begins what is kept beside the fields."""
    declared: Declared = cls.declared
    types: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        types |= own_fields(base)
    named = ["self"]
    for name in arguments:
        start = declared[name][1]
        typed = f"{name}: {types[name]}" if isinstance(types.get(name), str) else name
        named.append(f"{typed} = {start}" if start else typed)
    sets = [f"self.{name} = {name}" for name in arguments]
    sets += [f"self.{name} = {start}" for name, (kind, start) in declared.items() if kind == BESIDE]
    return f"def __init__({', '.join(named)}) -> None: {'; '.join(sets) or 'pass'}"
