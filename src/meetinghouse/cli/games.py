"""``meetinghouse games``: what can be played, and with which settings."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ..engine.catalogue import About, games, rules_of
from ..engine.rules import Setting
from ..texts import Texts
from .console import out, print_json
from .mistakes import own_language, speaking


def run(name: str | None, language: str | None, json: bool) -> int:
    """List all, or show one."""
    texts = Texts(own_language(language))
    known = games()
    if name is None:
        if json:
            print_json(list(known.values()))
        else:
            _list(known, texts)
        return 0
    with speaking(texts):
        rules_of(name)
    texts = Texts(texts.language, name)
    if json:
        print_json(known[name])
    else:
        _show(known[name], texts)
    return 0


def _list(known: dict[str, About], texts: Texts) -> None:
    table = _table()
    for about in known.values():
        players = texts.say("games-players", least=about.least, most=about.most)
        table.add_row(Text(about.name, "bold"), about.title, players, texts.say("games-version", version=about.version))
    console = out()
    console.print(table)
    console.print(Text(texts.say("games-more"), "dim"))


def _show(about: About, texts: Texts) -> None:
    console = out()
    console.print(Text(about.title, "bold"))
    console.print(texts.say("games-players", least=about.least, most=about.most))
    console.print()
    table = _table()
    for setting in about.options:
        cell = Text(texts.meaning(setting))
        cell.append(f"\n{texts.takes(setting)}", "dim")
        table.add_row(Text(setting.name, "bold"), _default(setting, texts), cell)
    console.print(table)
    console.print(Text(texts.say("games-set", name=about.name), "dim"))


def _default(setting: Setting, texts: Texts) -> str:
    value: Any = setting.default
    if setting.presets is not None:
        return "\n".join(f"{edition}: {str(each).lower()}" for edition, each in setting.presets.items())
    return texts.say("games-by-edition") if value is None else str(value).lower()


def _table() -> Table:
    return Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
