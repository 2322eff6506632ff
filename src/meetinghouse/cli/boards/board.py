"""The plain board, which any game can do with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from ...engine.decisions import Decision
from ...engine.values import Option
from ...texts import Texts


class Board:
    """Draws a view as lines; what it shows of one's own secrets can be covered."""

    covers_itself: ClassVar[bool] = True  # after the first answer; what one needs all the time stays open

    def __init__(self, texts: Texts, names: Sequence[str], title: str) -> None:
        self.texts = texts
        self.names = names
        self.title = title
        self.covered = False  # the person has covered the own cards

    def head(self, view: Any) -> str:
        """What stands above the table."""
        return f"{self.title} · {self.texts.word('phase', view.phase)}"

    def lines(self, view: Any, covered: bool, width: int) -> list[Text]:
        """The table, line by line."""
        return []

    def label(self, option: Option, asked: Decision, view: Any) -> str:
        """An option's name, with what the person knows of it."""
        return self.texts.option(option, self.names, asked)

    def explains(self, asked: Decision, view: Any) -> list[Text]:
        """What stands under a question, for whoever does not know all rules by heart."""
        return []

    def numbers(self, options: Sequence[Option]) -> Sequence[int]:
        """What is typed for each of these options; nothing where they are counted from 1."""
        return ()

    def passes(self, asked: Decision) -> bool:
        """Whether an empty line is answer enough, for nothing is decided: the first option."""
        return False

    def standing(self, asked: Decision) -> Option | None:
        """What an empty line answers, where it does."""
        return None

    def shows(self, event: Any) -> bool:
        """Whether the story needs no line for this event, since the board shows it."""
        return False

    def offers(self, offer: Decision) -> bool:
        """Whether this offer is of use to one person among bots."""
        return True

    def offer(self, offer: Decision, view: Any) -> str:
        """An offer's name in a list."""
        return self.texts.decision(offer, self.names)

    def lists(self, offer: Decision, asked: Decision) -> bool:
        """Whether this offer stands among the options of that question."""
        return False

    def covers(self, event: Any) -> bool:
        """Whether this event shows what is covered now."""
        return False

    def may_take_back(self, asked: Decision) -> bool:
        """Whether the play that asks this may still be taken back."""
        return False

    def welcome(self, view: Any) -> list[Text]:
        """What to know before the first question."""
        return []

    def help(self, view: Any) -> list[Text]:
        """What a newcomer needs to know about this game."""
        return []

    def knowledge(self, view: Any) -> list[Text]:
        """What the person has learned and may want to look up."""
        return []

    def finale(self, view: Any) -> list[Text]:
        """Everything, at the end."""
        return []
