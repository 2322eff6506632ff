"""Fields of states and steps, declared once: constructors, copies and the order in a save follow from them.

A class declares its fields by annotations, each with its initial value. A field without a value is an argument of the
constructor. The methods that one would otherwise write by hand are generated when the class is created; for the
compiled build, `tools/compile.py` writes them into a copy of the sources.

Nothing is generated for a class that has `fields` in its body: its methods are written by hand.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar, cast, get_origin

T = TypeVar("T")

# For each field: its kind, and its initial value as source text, which is empty for an argument of the constructor.
Declared = dict[str, tuple[str, str]]

GIVEN = "given"  # an argument of a state's constructor: shared by copies, not saved
SHARED = "shared"  # saved, and shared by copies
COPIED = "copied"  # saved; copied for copies
ROWS = "rows"  # saved; copied for copies, along with each of its items
VALUE = "value"  # a tuple: saved, shared by copies, and turned back into a tuple when loaded
VALUES = "values"  # a list of items that never change: saved; copies get a copy of the list
BESIDE = "beside"  # not saved

COPIES = {
    GIVEN: "self.{0}",
    SHARED: "self.{0}",
    COPIED: "self.{0}.copy()",
    ROWS: "[row.copy() for row in self.{0}]",
    VALUE: "self.{0}",
    VALUES: "self.{0}.copy()",
    BESIDE: "self.{0}",
}


class Marker(NamedTuple):
    """A placeholder for the initial value of a field, until its class is created."""

    kind: str
    value: object
    by_seat: bool = False


def several(values: list[T] | tuple[()] = ()) -> list[T]:
    """A list field, empty unless initial values are given."""
    return cast(list[T], Marker(COPIED, list(values)))


def rows() -> list[Any]:
    """A list of lists or mappings that may change: copies get a copy of each."""
    return cast(list[Any], Marker(ROWS, []))


def log() -> list[Any]:
    """A list field whose entries never change: copies share them."""
    return cast(list[Any], Marker(COPIED, []))


def tuples() -> list[Any]:
    """A list of tuples: copies share them, and loading turns them back into tuples."""
    return cast(list[Any], Marker(VALUES, []))


def each(value: T, *, replaced: bool = False) -> list[T]:
    """A list with this value for each seat. Lists and mappings in it may change, unless they are only ever `replaced`.

    Values that are only replaced, as tuples always are, need not be copied with the state, and can be compared with
    earlier ones.
    """
    changes = isinstance(value, list | dict)
    kind = (VALUES if replaced else ROWS) if changes else VALUES if isinstance(value, tuple) else COPIED
    return cast(list[T], Marker(kind, value, by_seat=True))


def fixed() -> list[Any]:
    """A list field that never changes once it is set: copies share it."""
    return cast(list[Any], Marker(SHARED, []))


def mapping() -> dict[Any, Any]:
    """A mapping field, empty at first, whose values never change."""
    return cast(dict[Any, Any], Marker(COPIED, {}))


def beside(value: T, *, init: Literal[False] = False) -> T:
    """An attribute that is not saved; `init` tells type checkers that it is no argument of the constructor."""
    return cast(T, Marker(BESIDE, value))


def loaded(kind: str, value: Any) -> Any:
    """The value of a field of this kind from a save, in which every tuple has become a list."""
    if kind == VALUE:
        return frozen(value)
    return [frozen(each) for each in value] if kind == VALUES else value


def frozen(value: Any) -> Any:
    """The value with every list in it, at any depth, turned into a tuple."""
    if isinstance(value, list):
        return tuple([frozen(part) for part in value])
    if isinstance(value, dict):
        return {key: frozen(part) for key, part in value.items()}
    return value


class Slotted(type):
    """A metaclass that makes a slot for each declared field; without slots, more than thirty fields are slow to read.

    The initial values wait in `_starts` until the fields are declared. Compiled classes do not use it.
    """

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Slotted:
        if "fields" not in body and "__annotations__" in body:  # in Python 3.14 too, since they are strings
            inherited = {field for base in bases for field in getattr(base, "declared", {})}
            own = [field for field, kind in body.get("__annotations__", {}).items() if not _of_the_class(kind)]
            starts = {field: body.pop(field) for field in own if field in body}
            body = {**body, "_starts": starts, "__slots__": [field for field in own if field not in inherited]}
        return super().__new__(mcls, name, bases, body)


def declare_state(cls: type[Any]) -> None:
    """Generate the methods of a state. Fields without a value are arguments of its constructor and not saved."""
    _declare(cls, GIVEN, of_state)


def declare_step(cls: type[Any]) -> None:
    """Generate the constructor and `own` of a step. All its fields are saved."""
    _declare(cls, SHARED, of_step)


def of_state(cls: type[Any]) -> dict[str, str]:
    """The methods of a state as source text by name, one line each: constructor, `clear` and `copy`."""
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
    """The methods of a step as source text by name, one line each: constructor and `own`."""
    fields = saved(cls)
    copies = []
    for name, (kind, start) in cls.declared.items():
        if kind == BESIDE and name != "shared":
            copies.append(f"other.{name} = self.{name}{'.copy()' if start == '{}' else ''}")
    other = f"other = type(self)({', '.join(f'self.{name}' for name in fields)})"
    return {
        "__init__": _constructor(cls, fields),
        "own": f"def own(self) -> Self: {'; '.join([other, *copies, 'return other'])}",
    }


def saved(cls: type[Any]) -> tuple[str, ...]:
    """The names of the saved fields, in order."""
    declared: Declared = cls.declared
    return tuple([name for name, (kind, _) in declared.items() if kind not in (GIVEN, BESIDE)])


def own_fields(cls: type[Any]) -> dict[str, Any]:
    """The annotations in a class's own body, without class variables."""
    found = inspect.get_annotations(cls)
    return {name: kind for name, kind in found.items() if not _of_the_class(kind)}


def _of_the_class(annotation: object) -> bool:
    if isinstance(annotation, str):
        return annotation.startswith(("ClassVar", "typing.ClassVar"))
    return annotation is ClassVar or get_origin(annotation) is ClassVar


def _declare(cls: type[Any], bare: str, methods: Callable[[type[Any]], dict[str, str]]) -> None:
    own = own_fields(cls)
    if "fields" in vars(cls) or not (own or (bare == GIVEN and cls.declared)):
        return  # `fields` is written by hand, or no field is new; states go on, for a `copy` that returns their class
    _check_by_hand(cls, bare)
    declared: Declared = dict(cls.declared)
    starts = dict(vars(cls).get("_starts", vars(cls)))
    for name in own:
        declared[name] = (bare, "")
        if name in starts:
            declared[name] = _begins(cls, name, starts[name], declared)
            if "_starts" not in vars(cls):
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
    """Raise `TypeError` if a class mixes declared fields with ones written by hand, which would be lost."""
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
    """The kind of a field, and its initial value as source text."""
    if not isinstance(value, Marker):
        if type(value) not in (int, float, str, bool, tuple, type(None)) or value in (inf, -inf):
            raise TypeError(
                f"{cls.__name__}.{name} cannot begin with {value!r}: a field begins with a number, a name, a tuple "
                "of them, None, or with what engine.fields has for lists and mappings."
            )
        return VALUE if isinstance(value, tuple) else SHARED, repr(value)
    if not value.by_seat:
        return value.kind, repr(value.value)
    seats = next((given for given in ("seats", "players") if given in declared), None)
    if seats is None:
        raise TypeError(f"{cls.__name__}.{name} is one for each seat: name `seats` or `players` before it.")
    if value.kind == ROWS:
        return ROWS, f"[{value.value!r} for _ in range(self.{seats})]"
    return value.kind, f"[{value.value!r}] * self.{seats}"


def _constructor(cls: type[Any], arguments: Sequence[str]) -> str:
    """The source of a constructor that takes the arguments and sets the attributes that are not saved."""
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
