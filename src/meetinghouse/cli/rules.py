"""``meetinghouse rules``: shows a clause by its ID, or all clauses that contain some words."""

from __future__ import annotations

from itertools import groupby

from rich import box
from rich.table import Table
from rich.text import Text

from ..rulebook import MOST, Clause, Grid, groups, is_id, look_up, nearest, search
from ..texts import Texts
from .console import out, print_json
from .mistakes import Mistake, own_language


def run(wanted: str, language: str | None, json: bool) -> int:
    """Print the clauses; if there are none, name similar IDs."""
    language = own_language(language)
    texts = Texts(language)
    if not wanted:
        return _groups(texts, json)
    found = look_up(wanted, language)
    if found:
        return _print(found, found[0] if len(found) == 1 else found, json)
    found = search(wanted, language)
    if not found:
        raise Mistake(_nothing(wanted, texts))
    _print(found[:MOST], found, json)
    if len(found) > MOST and not json:
        out().print(Text(texts.say("rules-first", shown=MOST, count=len(found)), "dim"))
    return 0


def _nothing(wanted: str, texts: Texts) -> str:
    if not is_id(wanted):
        return texts.say("refused-no-such-words", words=wanted[:60])
    near = nearest(wanted)
    if near:
        return texts.say("rules-unknown-near", id=wanted[:60], near=", ".join(near))
    return texts.say("rules-unknown", id=wanted[:60])


def _print(found: list[Clause], plain: object, json: bool) -> int:
    """Print clauses under their sections, or as JSON."""
    if json:
        print_json(plain)
        return 0
    console = out()
    for section, members in groupby(found, key=lambda clause: clause.section):
        console.print(Text(section, "dim"))
        for clause in members:
            line = Text.assemble((clause.id, "bold"), "  ", _read(clause.text))
            if clause.sources:
                line.append(f"  [{' '.join(clause.sources)}]", "dim")
            console.print(line, soft_wrap=not console.is_terminal)
            for grid in clause.tables:
                console.print(_drawn(grid), soft_wrap=not console.is_terminal)
    return 0


def _drawn(grid: Grid) -> Table:
    table = Table(title=_read(grid.caption) if grid.caption else None, title_justify="left", box=box.SIMPLE)
    for cell in grid.head:
        table.add_column(_read(cell), overflow="fold")  # long words are broken instead of cut off
    for row in grid.rows:
        table.add_row(*[_read(cell) for cell in row])
    return table


def _read(text: str) -> Text:
    """A text without backticks, whose brackets Rich does not take for markup."""
    return Text(text.replace("`", ""))


def _groups(texts: Texts, json: bool) -> int:
    found = groups()
    if json:
        print_json({name: len(members) for name, members in found.items()})
        return 0
    console = out()
    for book, names in groupby(found, key=lambda name: found[name][0].book):
        console.print(Text(book, "bold"))
        listed = "  ".join(f"{name} ({len(found[name])})" for name in names)
        console.print(listed)
    console.print(Text(texts.say("rules-more"), "dim"))
    return 0
