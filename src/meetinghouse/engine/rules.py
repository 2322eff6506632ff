"""What every game provides: its settings, set-up, views, offers, redeal."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from .agenda import Step
from .compiling import mypyc_attr
from .decisions import Channel
from .events import Event
from .offers import Offer
from .refusals import Refused
from .state import State

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)

NOBODY = "nobody"  # the side that wins where all lose


class Setting(msgspec.Struct, frozen=True):
    """An option of a game: its default, what it takes, and what it means."""

    name: str
    default: Any
    meaning: str
    values: tuple[Any, ...] | None = None
    presets: dict[str, Any] | None = None  # defaults that follow another option (an edition): its value, the default
    least: float | None = None
    most: float | None = None
    group: str = ""  # what it is about; a table need not be asked for one that is about nothing
    needs: dict[str, Any] | None = None  # other settings, and the values without which it means nothing
    only: dict[str, tuple[Any, ...]] | None = None  # other settings, and the values with which there is such a thing

    def takes(self) -> str:
        """What values it takes, in words."""
        if self.values is not None:
            return "one of " + ", ".join(str(value).lower() for value in self.values)
        return f"a number from {self.least:g} to {self.most:g}"

    def read(self, value: Any) -> Any:
        """The value, also from its text form; refused where it is none."""
        if self.values is not None:
            for known in self.values:
                if known == value and isinstance(known, bool) == isinstance(value, bool):
                    return known
            if isinstance(value, str):
                for known in self.values:
                    if str(known).lower() == value.lower():
                        return known
        else:
            number = _number(value)
            if number is not None and (self.least or 0) <= number <= (self.most or 0):
                return int(number) if isinstance(self.default, int) and number == int(number) else number
        raise Refused("option-value", name=self.name, value=value, takes=self.takes())


def _number(value: Any) -> float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return value
    try:
        return float(value) if isinstance(value, str) else None
    except ValueError:
        return None


class Style(msgspec.Struct, frozen=True):
    """A way to play that a table can choose as a whole: a pace, or any, and which settings are not as usual."""

    pace: str | None = None
    options: dict[str, Any] = {}


class Setup(msgspec.Struct, frozen=True):
    """What a game was started with: the record begins here."""

    game: str
    version: str
    players: int
    options: dict[str, Any]
    seed: str | None
    commitment: str


class Piece(msgspec.Struct, frozen=True):
    """What is in the box: a thing of some kind, the facts printed on it, and where each fact is known from."""

    group: str
    kind: str
    facts: dict[str, Any]
    sources: dict[str, str] = {}


class Share(msgspec.Struct, frozen=True):
    """What a set-up puts into the game: so many of a kind, and how many it would usually be."""

    group: str
    kind: str  # a key of texts
    count: int
    usual: int
    setting: str = ""  # the one that changes it


class Score(msgspec.Struct, frozen=True):
    """How well a seat's sealed suspicions fitted: so many named, so many right."""

    seat: int
    named: int
    right: int


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, on which side every player was, and why. Where all lose, nobody's side has won.

    Where several sides win at once, `also` names those beside the first; a player may be on nobody's side.
    """

    side: str
    winners: tuple[int, ...]
    sides: tuple[str, ...]
    why: str
    suspicions: tuple[Score, ...] = ()
    also: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The head that the views of all games share; each game adds its own part."""

    game: str
    phase: str
    viewer: int | None
    waiting: tuple[int, ...]
    channels: tuple[Channel, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rulebook of one game. It holds no state of any match."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    least: ClassVar[int]
    most: ClassVar[int]
    settings: ClassVar[tuple[Setting, ...]] = ()
    paces: ClassVar[dict[str, dict[str, Any]]] = {}  # how fast a table plays: the settings each pace stands for
    styles: ClassVar[dict[str, Style]] = {}  # ways to play, the usual one first
    sides: ClassVar[tuple[str, ...]] = ()
    box: tuple[Piece, ...] = ()  # what is in it, where a page or a report may tell
    sight: ClassVar[type[View]] = View  # what its views are
    events: ClassVar[tuple[type[Event], ...]] = ()
    steps: ClassVar[dict[str, type[Step[Any]]]] = {}
    offers: ClassVar[dict[str, Offer[Any]]] = {}  # everything that may ever be done unasked, by name

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Refuse a set-up whose settings do not fit together."""

    def clashes(self, players: int, options: dict[str, Any]) -> list[Refused]:
        """Everything that does not fit together: what ``check`` refuses, and where a game can tell, what else."""
        try:
            self.check(players, options)
        except Refused as refused:
            return [refused]
        return []

    def shares(self, players: int, options: dict[str, Any]) -> list[Share]:
        """What such a set-up puts into the game, as far as players may know before it begins."""
        return []

    def notes(self, players: int, options: dict[str, Any]) -> list[str]:
        """What follows from such a set-up that a host might not think of, as keys of texts (``note-…``)."""
        return []

    def seats(self, players: int) -> int:
        """How many seats there are: the players', and ghosts'."""
        return players

    def empty(self, setup: Setup) -> S:
        """A blank state for that set-up, to be filled from a save."""
        raise NotImplementedError

    def begin(self, game: Game[S]) -> None:
        """Set the table: fill the state, put the first steps on the agenda."""
        raise NotImplementedError

    def view(self, game: Game[S], seat: int | None) -> View:
        """All that the seat (None: the public) may know, assembled from nothing."""
        raise NotImplementedError

    def view_all(self, game: Game[S]) -> View:
        """Everything, after the end."""
        raise NotImplementedError

    def channels(self, game: Game[S]) -> list[Channel]:
        """Who may write and read where now."""
        return []

    def redeal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """Exchange what that seat may not know for another world it cannot tell apart."""
        raise NotImplementedError
