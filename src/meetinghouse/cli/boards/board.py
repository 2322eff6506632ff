"""The plain board, which can draw any game, and the base class of all boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Console
from rich.text import Text

from ...engine.decisions import Decision
from ...engine.rules import SeatView
from ...engine.values import Option
from ...texts import Texts
from ..deal import Dealt


class Board:
    """Draws a view as lines. The player's own secrets can be covered."""

    covers_itself: ClassVar[bool] = False  # whether secrets are covered after the first answer
    taken_in_turn: ClassVar[frozenset[str]] = frozenset()  # kinds of questions whose answers take effect one by one

    def __init__(self, texts: Texts, names: Sequence[str], title: str) -> None:
        self.texts = texts
        self.names = names
        self.title = title
        self.covered = False  # whether the player's secrets are covered now

    def head(self, view: Any) -> str:
        """The title line above the board."""
        return f"{self.title} · {self.texts.word('phase', view.phase)}"

    def lines(self, view: Any, covered: bool, width: int) -> list[Text]:
        """The board line by line: the seats, and what the viewer knows about them and the game."""
        seats = self.seats(view, covered)
        roles = [self.texts.word("role", each.role) if each.role else "" for each in seats]
        names, columns = max(map(len, self.names)), max(map(len, roles))
        lines = []
        for seat, each in enumerate(seats):
            line = Text("▶ " if seat in view.waiting else "  ")
            name = "strike dim" if seat in view.out else "bold" if seat == view.viewer else ""
            line.append(self.names[seat], name).append(" " * (names - len(self.names[seat]) + 2))
            line.append(f"{roles[seat]:{columns}}  ", "dim" if seat in view.out else "cyan")
            line.append(", ".join([self.texts.word("mark", mark) for mark in each.marks]), "magenta")
            if each.points_at is not None:
                line.append(f"  → {self.names[each.points_at]}")
            line.rstrip()
            lines.append(line)
        told = [Text(line) for line in self.texts.view(view, self.names)]
        if not covered:
            told += self.knowledge(view)
        return [*lines, *[row for line in told for row in wrapped(line, width)]]

    def seats(self, view: Any, covered: bool) -> Sequence[SeatView]:
        """The public facts about each seat and, unless covered, what else the viewer knows."""
        seats: Sequence[SeatView] = view.public.seats or [SeatView()] * len(self.names)
        known = () if covered or view.own is None else view.own.seats
        if not known:
            return seats
        return [
            SeatView(
                more.role or seen.role,
                (*seen.marks, *more.marks),
                seen.points_at if more.points_at is None else more.points_at,
            )
            for seen, more in zip(seats, known, strict=True)
        ]

    def label(self, option: Option, asked: Decision, view: Any) -> str:
        """The name of an option, with what the player knows about it."""
        return self.texts.option(option, self.names, asked)

    def explains(self, asked: Decision, view: Any) -> list[Text]:
        """Explanations below a question, for players who do not know all rules by heart."""
        return []

    def numbers(self, options: Sequence[Option]) -> Sequence[int]:
        """The numbers to type for these options; empty if they are simply counted from 1."""
        return ()

    def passes(self, asked: Decision) -> bool:
        """Whether an empty line chooses the first option, because the answer decides nothing."""
        return False

    def standing(self, asked: Decision) -> Option | None:
        """The option that an empty line chooses, if there is one."""
        return None

    @staticmethod
    def is_plain(event: Any, viewer: int | None) -> bool:
        """Whether a story needs no line for this event, because the next line says as much, or the viewer did it."""
        return False

    def shows(self, event: Any) -> bool:
        """Whether the story needs no line for this event, because the board shows it."""
        return False

    def offers(self, offer: Decision) -> bool:
        """Whether this offer is useful to one person among bots."""
        return True

    def offer(self, offer: Decision, view: Any) -> str:
        """The name of an offer in a list."""
        return self.texts.decision(offer, self.names)

    def lists(self, offer: Decision, asked: Decision) -> bool:
        """Whether this offer is listed among the options of a question."""
        return False

    def covers(self, event: Any) -> bool:
        """Whether this event shows secrets that are covered now."""
        return False

    def may_take_back(self, asked: Decision) -> bool:
        """Whether the play that asks this question may still be taken back."""
        return False

    def deal(self, view: Any) -> Dealt | None:
        """The player's role card; None in a game without secret roles."""
        texts = self.texts
        role = "" if view.viewer is None else self.seats(view, False)[view.viewer].role
        if not role:
            return None
        side, *rest = [*texts.view(view, self.names, own=True), ""]
        known = [
            self.names[seat] + texts.say("colon") + texts.word("role", each.role)
            for seat, each in enumerate(() if view.own is None else view.own.seats)
            if each.role and seat != view.viewer
        ]
        wants = next((key for key in (f"role-{role}-wants", "game-about") if texts.has(key)), "")
        can = f"role-{role}-help"
        return Dealt(
            texts.word("role", role),
            side,
            texts.say(wants) if wants else "",
            texts.say(can) if texts.has(can) else "",
            " · ".join([line for line in (*known, *rest) if line]) or texts.say("deal-nobody"),
        )

    def welcome(self, view: Any) -> list[Text]:
        """What a newcomer needs to know before the first question, beyond the role card."""
        dealt, about = self.deal(view), self.texts.say("game-about") if self.texts.has("game-about") else ""
        return [] if not about or (dealt is not None and dealt.wants == about) else [Text(about)]

    def help(self, view: Any) -> list[Text]:
        """The help on this game: by default about the player's role, if there are roles."""
        role = "" if view.viewer is None else self.seats(view, False)[view.viewer].role
        key = f"role-{role}-help"
        return [Text(self.texts.say(key))] if role and self.texts.has(key) else []

    def knowledge(self, view: Any) -> list[Text]:
        """What the player has learned and may want to look up."""
        return [Text(line) for line in self.texts.view(view, self.names, own=True)]

    def finale(self, view: Any) -> list[Text]:
        """The board with everything open, after the end."""
        return self.lines(view, False, 0)


def wrapped(line: Text, width: int) -> list[Text]:
    """A line wrapped between words into rows of this width; 0 means a single row."""
    return list(line.wrap(Console(width=width), width)) if width else [line]
