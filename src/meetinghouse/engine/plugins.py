"""Entry points of installed packages.

A package whose entry point is broken, or has a name that is taken, does not disturb the others: only a request for
that name is refused, with an error that names the package.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from .refusals import Fault, Refused

GAMES = "meetinghouse.games"
BOTS = "meetinghouse.bots"

# The exceptions that loading a package may raise. SystemExit is among them: a package must not end the program.
FAILURES: Final = (Exception, SystemExit)

_HOUSE = "meetinghouse"  # our own package, whose names no other package can take


@cache
def found(group: str) -> dict[str, EntryPoint]:
    """The usable entry points of a group, by name."""
    return {name: points[0] for name, points in _all(group).items() if len(points) == 1 or is_ours(points[0])}


def own(group: str) -> tuple[str, ...]:
    """The names of this package's own entry points in a group."""
    return tuple([name for name, point in found(group).items() if is_ours(point)])


@cache
def taken_twice(group: str) -> dict[str, Refused]:
    """The names that several packages use, each with its refusal. Our own package keeps its name; others lose it."""
    doubled = {}
    for name, points in _all(group).items():
        if len(points) > 1:
            key = "package-name-taken" if is_ours(points[0]) else "package-name-twice"
            packages = [package_of(point) for point in points]
            doubled[name] = Refused(key, name=name, package=packages[0], other=", ".join(packages[1:]))
    return doubled


def package_of(point: EntryPoint) -> str:
    """The name of the distribution that declares an entry point."""
    return "?" if point.dist is None else point.dist.name


def said_by(error: BaseException) -> str:
    """An error of another package as text, in its own words."""
    return f"{type(error).__name__}: {error}"


def fault_in(error: BaseException) -> Fault:
    """What is wrong with a package that failed to load: our own finding, or the words of its error."""
    return error if isinstance(error, Fault) else Fault("part-error", error=said_by(error))


def forget() -> None:
    """Clear the caches, after packages have been installed or removed."""
    for known in (_all, found, taken_twice):
        known.cache_clear()


@cache
def _all(group: str) -> dict[str, list[EntryPoint]]:
    """All entry points of a group, by name; our own package's come first."""
    points: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=group), key=lambda each: (each.name, not is_ours(each), package_of(each))):
        points.setdefault(point.name, []).append(point)
    return points


def is_ours(point: EntryPoint) -> bool:
    """Whether an entry point is our own package's."""
    return package_of(point) == _HOUSE
