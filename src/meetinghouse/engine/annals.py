"""What happened in a game, as it was told and as it was entered. Copies share it until they are asked for it."""

from __future__ import annotations

from itertools import count
from typing import Any, Final, TypeAlias, TypeVar

from .compiling import mypyc_attr
from .events import Event, Told
from .record import Entry

T = TypeVar("T")

# What a copy has in common with the game that was copied: the past of that game, the lines it had told since and their
# number, the entries it had made and their number. That game goes on with the same lists, so that the numbers count.
Past: TypeAlias = tuple[Any, ...]

TOLD: Final = 1
ENTERED: Final = 3

POSITIONS: Final = count(1)  # numbers of positions, each used once in this process, whatever game it is
CHANGING: Final = 0
UNNUMBERED: Final = -1

TELL: Final = Told  # compiled code finds a constant faster than an imported name


@mypyc_attr(allow_interpreted_subclasses=True)
class Annals:
    """The story of a game and the entries of its record."""

    _position: int  # its number, or one of the constants above
    _past: Past | None
    _told: list[Told]  # without the past
    _entries: list[Entry] | None  # without the past; None without a record

    @property
    def position(self) -> int:
        """The number of this position, which copies share. It is 0 while an answer is being carried out."""
        if self._position == UNNUMBERED:
            self._position = next(POSITIONS)
        return self._position

    @property
    def story(self) -> list[Told]:
        """Everything that was told so far, and to whom."""
        self._join()
        return self._told

    @story.setter
    def story(self, story: list[Told]) -> None:
        self._join()
        self._told = story

    @property
    def entries(self) -> list[Entry] | None:
        """The entries of the record; None for a redealt game."""
        self._join()
        return self._entries

    @entries.setter
    def entries(self, entries: list[Entry] | None) -> None:
        self._join()
        self._entries = entries

    def tell_all(self, event: Event) -> None:
        """Tell an event to everybody."""
        self._position = CHANGING
        self._told.append(TELL(event))

    def tell(self, seat: int, event: Event) -> None:
        """Tell an event to one seat."""
        self._position = CHANGING
        self._told.append(TELL(event, 1 << seat))

    def tell_some(self, audience: int, event: Event) -> None:
        """Tell an event to the seats of a bit mask."""
        self._position = CHANGING
        self._told.append(TELL(event, audience))

    def _shared(self) -> Past:
        """The past of a copy that is made now."""
        told, entries = self._told, self._entries
        if self._past is not None and not told and not entries:
            return self._past
        return (self._past, told, len(told), entries, 0 if entries is None else len(entries))

    def _since(self, past: Past | None, mark: int) -> list[Told]:
        """What was told after so many lines of the game's own, if it then had this past."""
        if past is not self._past:
            mark += len(_joined(past, [], TOLD))
        return self._told[mark:]

    def _join(self) -> None:
        """Make the past a part of the game's own lists."""
        if self._past is not None:
            told = _joined(self._past, self._told, TOLD)
            entries = None if self._entries is None else _joined(self._past, self._entries, ENTERED)
            self._told, self._entries, self._past = told, entries, None


def _joined(past: Past | None, own: list[T], which: int) -> list[T]:
    """All lines or entries of a past, and a game's own after them, in a new list."""
    parts: list[list[T]] = [own]
    while past is not None:
        parts.append(past[which][: past[which + 1]])
        past = past[0]
    whole = parts.pop()
    while parts:
        whole += parts.pop()
    return whole
