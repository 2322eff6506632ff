"""Chance entered by hand: real dice and hand-dealt cards, which a game takes instead of its own draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from .chance import Chance
from .refusals import Refused

T = TypeVar("T")

Kind: TypeAlias = Literal["number", "item", "order"]


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """What was drawn for a purpose: a number as on a die, an item, or items in their order; None: the house draws."""

    label: str
    result: Any = None


class Draw(msgspec.Struct, frozen=True):
    """A draw that a move brings: a number from 1 to `most`, one of the items, or an order of all of them."""

    label: str
    kind: Kind
    most: int = 0
    items: tuple[Any, ...] = ()  # sorted, so that they do not tell an order


class Wanted(Exception):
    """Raised at the first draw without a result, when somebody asks what is drawn next."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw.label)
        self.draw = draw


class Entered(Chance):
    """The chance of one move. For each label it takes the entered results in turn, and then draws by itself.

    It shares the counters of the game's own chance and advances them by entered results too, so that the house's
    later draws do not depend on who made the earlier ones.
    """

    def __init__(self, own: Chance, results: Sequence[Drawn], asks: bool = False) -> None:
        super().__init__(own.key, own.counters)
        self.left = list(results)
        self.asks = asks  # whether a draw without a result raises `Wanted`

    def copy(self) -> Chance:
        """An independent copy that will draw the same values."""
        return Entered(Chance(self.key, self.counters.copy()), self.left, self.asks)

    def below(self, n: int, label: str) -> int:
        """The next number that was entered. Entered numbers count from 1, as on a die."""
        drawn = self._taken(Draw(label, "number", most=n))
        if drawn is None:
            return super().below(n, label)
        number = drawn.result
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= n:
            raise impossible(drawn, "number", most=n)
        self._next(label)
        return number - 1

    def pick(self, items: Sequence[T], label: str) -> T:
        """The next item that was entered."""
        drawn = self._taken(Draw(label, "item", items=_sorted(items)))
        if drawn is None:
            return items[super().below(len(items), label)]
        for item in items:
            if plain(item) == drawn.result:
                self._next(label)
                return item
        raise impossible(drawn, "item", items=_sorted(items))

    def shuffle(self, items: list[T], label: str) -> None:
        """Put the items into the next order that was entered, a list of all of them."""
        drawn = None if len(items) < 2 else self._taken(Draw(label, "order", items=_sorted(items)))
        if drawn is None:
            super().shuffle(items, label)
            return
        left, order = list(items), drawn.result if isinstance(drawn.result, list | tuple) else []
        found = []
        for wanted in order:
            place = next((at for at, item in enumerate(left) if plain(item) == wanted), None)
            if place is None:
                break
            found.append(left.pop(place))
        if left or len(found) != len(order):
            raise impossible(drawn, "order", items=_sorted(items))
        self._next(label)
        items[:] = found

    def _taken(self, draw: Draw) -> Drawn | None:
        """The next result for a draw; None if the house draws."""
        for index, drawn in enumerate(self.left):
            if drawn.label == draw.label:
                del self.left[index]
                return None if drawn.result is None else drawn
        if self.asks:
            raise Wanted(draw)
        return None

    def check_used(self) -> None:
        """Refuse a result that nothing has drawn."""
        for drawn in self.left:
            raise Refused("chance-unused", label=drawn.label)


def entered(own: Chance, results: Sequence[Drawn], act: Callable[[Chance], T], asks: bool = False) -> T:
    """Do something with entered chance; `own` goes on from there. Refused if a result is impossible or not drawn."""
    chance = Entered(own, results, asks)
    done = act(chance)
    chance.check_used()
    return done


def impossible(drawn: Drawn, takes: Kind, most: int = 0, items: tuple[Any, ...] = ()) -> Refused:
    """The refusal of a result that cannot be drawn."""
    shown = ", ".join([str(item) for item in dict.fromkeys(items)])
    return Refused("chance-impossible", label=drawn.label, result=drawn.result, takes=takes, most=most, items=shown)


def plain(item: object) -> Any:
    """An item as JSON has it."""
    return msgspec.to_builtins(item, enc_hook=str)


def _sorted(items: Sequence[object]) -> tuple[Any, ...]:
    return tuple(
        sorted(
            [plain(item) for item in items],
            key=lambda item: (str(type(item)), item if isinstance(item, int) else str(item)),
        )
    )
