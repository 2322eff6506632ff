"""The output of ``--help``, in the reader's language."""

from __future__ import annotations

import re

from cyclopts.help import ColumnSpec, DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.specs import get_default_command_columns, get_default_parameter_columns
from rich.console import Console, ConsoleOptions
from rich.text import Text

from ..texts import Texts

_DESCRIPTION = ColumnSpec(renderer="description", overflow="fold")


def placeholders(words: str, texts: Texts) -> str:
    """A usage line with its placeholders, the words in capitals, translated."""
    return re.sub("[A-Z]+", lambda found: texts.say(f"placeholder-{found[0].lower()}"), words)


class Help:
    """Prints the help of a command. The texts of its parameters begin with `key` and may name `game`."""

    def __init__(self, texts: Texts, key: str, game: str) -> None:
        self._texts = texts
        self._key = key
        self._game = game

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Print the usage line."""
        console.print(Text(self._texts.say("help-usage", line=placeholders(str(usage), self._texts)), style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one panel: commands or parameters."""
        if panel.format == "command":
            columns = get_default_command_columns(console, options, panel.entries)
        else:
            panel = panel.copy(entries=[self._parameter(entry) for entry in panel.entries])
            columns = get_default_parameter_columns(console, options, panel.entries)
        DefaultFormatter(column_specs=(*columns[:-1], _DESCRIPTION))(console, options, panel)

    def _parameter(self, entry: HelpEntry) -> HelpEntry:
        label, metavar = entry.positional_label or "", entry.metavar or ""
        name = (label.lower() or entry.names[0]).lstrip("-")
        return entry.copy(
            positional_label=placeholders(label, self._texts),
            metavar=placeholders(metavar, self._texts),
            description=self._description(name, entry),
        )

    def _description(self, name: str, entry: HelpEntry) -> Text:
        found = Text(self._texts.say(f"{self._key}-{name}", game=self._game))
        if entry.choices:
            found.append(f" [{self._texts.say('help-choices', choices=', '.join(entry.choices))}]", "cyclopts.choices")
        if entry.default is not None:
            found.append(f" [{self._texts.say('help-default', default=entry.default)}]", "cyclopts.default")
        if entry.required:
            found.append(f" [{self._texts.say('help-required')}]", "cyclopts.required")
        return found
