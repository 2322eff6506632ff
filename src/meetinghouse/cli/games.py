"""``meetinghouse games``: the games and their options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..engine.catalogue import About, games, rules_of
from ..engine.rules import Piece
from ..engine.settings import Setting
from ..texts import Texts
from .console import out, print_json
from .mistakes import own_language, speaking, tell_faults
from .play import PLAYERS

SOURCES = ("seed", "public", "inferred", "reconstructed", "ruling")
LETTERS = 2  # values no longer than this are explained


def run(name: str | None, language: str | None, json: bool) -> int:
    """List all games, or show one."""
    texts = Texts(own_language(language))
    known = games()
    if name is None:
        if json:
            print_json(list(known.values()))
        else:
            _list(known, texts)
        tell_faults(texts)
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
        title = Texts(texts.language, about.name).title(about.title)
        table.add_row(Text(about.name, "bold"), title, players, texts.say("games-version", version=about.version))
    console = out()
    console.print(table)
    console.print(Text(texts.say("games-more"), "dim"))


def _show(about: About, texts: Texts) -> None:
    console = out()
    console.print(Text(texts.title(about.title), "bold"))
    console.print(texts.say("games-players", least=about.least, most=about.most))
    console.print()
    table = _table()
    for setting in about.options:
        cell = Text(texts.meaning(setting))
        cell.append(f"\n{_accepts(setting, texts)}", "dim")
        table.add_row(Text(setting.name, "bold"), _default(setting, texts), cell)
    console.print(table)
    if about.options:
        console.print(Text(texts.say("games-set", name=about.name, example=_example(about)), "dim"), soft_wrap=True)
    if about.box:
        console.print()
        console.print(texts.say("game-reconstructed"))
        console.print()
        console.print(_sources(about.box, texts))


def _example(about: About) -> str:
    """A setting as it is typed, which the rules accept for the usual number of players."""
    rules, players = rules_of(about.name), min(max(PLAYERS, about.least), about.most)
    tried = [(each.name, value) for each in about.options for value in _values(each)]
    name, value = next((one for one in tried if not rules.clashes(players, dict([one]))), tried[0])
    return f"{name}={str(value).lower()}"


def _values(setting: Setting) -> Sequence[Any]:
    """Values of a setting that are worth an example: the last one first, and numbers up to 60."""
    if setting.values is not None:
        return setting.values[::-1]
    most = int(min(60, setting.most or 0))
    return range(most, int(setting.least or 0), -1)


def _sources(box: Sequence[Piece], texts: Texts) -> Table:
    """The sources of the facts about the cards, by group; with a count if not all cards of a group have the fact."""
    known = [source.partition(":")[0] for piece in box for source in piece.sources.values()]
    sources = [source for source in SOURCES if source in known]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for source in sources:
        table.add_column(texts.say(f"source-{source}"))
    for group in dict.fromkeys([piece.group for piece in box]):
        pieces = [piece for piece in box if piece.group == group]
        row = [_facts(pieces, source, texts) for source in sources]
        table.add_row(Text(f"{texts.say(f'group-{group}')} ({len(pieces)})", "bold"), *row)
    return table


def _facts(pieces: Sequence[Piece], source: str, texts: Texts) -> str:
    counts: Counter[str] = Counter()
    for piece in pieces:
        counts.update([fact for fact, known in piece.sources.items() if known.partition(":")[0] == source])
    found = [
        texts.word("fact", fact) + ("" if count == len(pieces) else f" ({count})") for fact, count in counts.items()
    ]
    return ", ".join(found) or "–"


def _accepts(setting: Setting, texts: Texts) -> str:
    """The values of a setting; values of one or two letters are explained."""
    values = [str(value) for value in setting.values or ()]
    names = {value: f"option-{setting.name}-{value}" for value in values if len(value) <= LETTERS}
    if not any(texts.has(key) for key in names.values()):
        return texts.accepts(setting)
    told = [f"{value} ({texts.say(names[value])})" if texts.has(names.get(value, "")) else value for value in values]
    return texts.say("takes-values", values=", ".join(told))


def _default(setting: Setting, texts: Texts) -> str:
    value: Any = setting.default
    if setting.presets is not None:
        return "\n".join(f"{edition}: {str(each).lower()}" for edition, each in setting.presets.items())
    return texts.say("games-by-edition") if value is None else str(value).lower()


def _table() -> Table:
    return Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
