"""The report as one HTML file, in the reader's language. It loads nothing and runs no script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.metadata import version
from importlib.resources import files
from itertools import groupby

from ..engine.catalogue import rules_of
from ..engine.rules import NOBODY
from . import charts
from .effects import Difference
from .plan import Variant
from .report import Balance, Change, Effect, RowReport
from .words import Words

SECTIONS = ("wins", "lengths", "seats", "effects", "changes", "clauses", "rows")
LONGEST = 240  # letters of a clause that are shown


def page_of(report: Balance, language: str = "en") -> str:
    """The whole page."""
    words = Words(language, report.game)
    title = words.say("title", game=words.texts.title(rules_of(report.game).title))
    made = {
        "wins": _wins(report, words),
        "lengths": _lengths(report, words),
        "seats": _seats(report, words),
        "effects": _effects(report, words),
        "changes": _changes(report, words),
        "clauses": _clauses(report, words),
        "rows": _rows(report, words),
    }
    shown = [name for name in SECTIONS if made[name]]
    links = "".join([f'<li><a href="#{name}">{_said(words, name)}</a></li>' for name in shown])
    body = "".join([f'<section id="{name}"><h2>{_said(words, name)}</h2>{made[name]}</section>' for name in shown])
    style = (files(__package__) / "page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><header><h1>{escape(title)}</h1>"
        f"{_about(report, words)}{_paragraphs(words, 'reading')}</header>"
        f'<nav aria-label="{escape(words.say("contents"))}"><ul>{links}</ul></nav><main>{body}</main></body></html>\n'
    )


def _said(words: Words, name: str) -> str:
    return escape(words.say(f"section-{name}"))


def _paragraphs(words: Words, *keys: str) -> str:
    return "".join([f'<p class="note">{escape(words.say(key))}</p>' for key in keys])


def _about(report: Balance, words: Words) -> str:
    """What was played."""
    played = sum([row.games for row in report.rows])
    options = [words.option(name, value) for name, value in _chosen(report).items()]
    facts = {
        "games": words.say("games-value", games=words.number(report.games), all=words.number(played)),
        "players": ", ".join([str(number) for number in report.players]),
        "bots": words.bots(report.bots[0]),
        "options": "; ".join(options) or words.say("usual"),
        "seed": str(report.seed),
        "rules": words.say("rules-value", version=report.version, code=report.code, house=version("meetinghouse")),
        "digest": report.digest,
    }
    lines = [f"<dt>{escape(words.say(f'about-{key}'))}</dt><dd>{escape(value)}</dd>" for key, value in facts.items()]
    return f'<dl class="about">{"".join(lines)}</dl>'


def _chosen(report: Balance) -> dict[str, object]:
    settings = {setting.name: setting for setting in rules_of(report.game).settings}
    return {name: settings[name].read(value) for name, value in report.options.items()}


def _usual(report: Balance) -> list[RowReport]:
    return [row for row in report.rows if row.variant == Variant()]


def _line(label: str, chart: str, number: str) -> str:
    """A line of a chart: its name, its picture, its number."""
    return (
        f'<li class="line"><span>{escape(label)}</span><span class="chart">{chart}</span>'
        f'<span class="number">{escape(number)}</span></li>'
    )


def _lines(lines: Iterable[str], low: str, middle: str, high: str) -> str:
    """Lines with their scale below."""
    ends = "".join([f"<span>{escape(each)}</span>" for each in (low, middle, high)])
    scale = f'<li class="line scale"><span></span><span class="chart ends">{ends}</span><span></span></li>'
    return f'<ul class="lines">{"".join(lines)}{scale}</ul>'


def _shares(lines: Iterable[str], words: Words) -> str:
    return _lines(lines, *[words.percent(share, 0) for share in (0, 0.5, 1)])


def _wins(report: Balance, words: Words) -> str:
    """A chart for each side, with a line for each number of players."""
    rows = _usual(report)
    made = []
    for side in (*rules_of(report.game).sides, NOBODY):
        found = [(row.players, row.wins[side]) for row in rows if side in row.wins]
        if found:
            lines = [
                _line(words.say("players", players=players), charts.share(share), words.share(share))
                for players, share in found
            ]
            made.append(f"<div><h3>{escape(words.side(side))}</h3>{_shares(lines, words)}</div>")
    several = any(sum([share.count for share in row.wins.values()]) > row.games for row in rows)
    note = f'<p class="note">{escape(words.texts.say("simulate-several"))}</p>' if several else ""
    return f'{note}<div class="groups">{"".join(made)}</div>'


def _lengths(report: Balance, words: Words) -> str:
    made = []
    for row in _usual(report):
        length = row.length
        figures = {name: words.number(getattr(length, name)) for name in ("min", "mean", "max")}
        middle = words.number(length.median, 0 if length.median == int(length.median) else 1)
        told = words.say("lengths", median=middle, **figures)
        ends = f"<span>{figures['min']}</span><span>{figures['max']}</span>"
        made.append(
            f"<div><h3>{escape(words.say('players', players=row.players))}</h3>{charts.histogram(length.bars, told)}"
            f'<div class="scale"><span class="ends">{ends}</span></div><p>{escape(told)}</p></div>'
        )
    return f'<div class="groups">{"".join(made)}</div>'


def _seats(report: Balance, words: Words) -> str:
    made = []
    for row in _usual(report):
        mean = row.won.share
        lines = []
        for seat, share in enumerate(row.seats, 1):
            apart = not share.low <= mean <= share.high
            label = words.say("seat-apart" if apart else "seat", seat=seat)
            lines.append(_line(label, charts.share(share, mean), words.share(share)))
        average = words.say("seats-mean", share=words.percent(mean))
        made.append(
            f"<div><h3>{escape(words.say('players', players=row.players))}</h3>{_shares(lines, words)}"
            f'<p class="note">{escape(average)}</p></div>'
        )
    return f'{_paragraphs(words, "seats-about")}<div class="groups">{"".join(made)}</div>'


def _effects(report: Balance, words: Words) -> str:
    """What roles, cards and laws have to do with who wins."""
    if not report.effects:
        return ""
    made = [_paragraphs(words, "effects-about", "effects-chance")]
    for group, found in groupby(report.effects, key=lambda effect: effect.group):
        effects = list(found)
        drawn = [each for effect in effects for each in _drawn(effect).values()]
        reach = charts.scale_of(drawn)
        items = "".join([_effect(effect, reach, words) for effect in effects])
        made.append(f"<h3>{escape(words.say(f'group-{group}'))}</h3>{items}")
    return "".join(made)


def _drawn(effect: Effect) -> dict[str, Difference]:
    """The differences that are shown: that of the players, and those of sides that are clear."""
    clear = {name: each for name, each in effect.sides.items() if each.clear}
    return ({"": effect.holder} if effect.holder is not None else {}) | clear


def _effect(effect: Effect, reach: float, words: Words) -> str:
    seen = words.say("seen", share=words.percent(effect.seen.share), times=words.number(effect.times, 1))
    drawn = _drawn(effect)
    lines = [
        _line(words.side(name) if name else words.say("holder"), charts.difference(each, reach), words.difference(each))
        for name, each in drawn.items()
    ]
    if not lines or list(drawn) == [""]:
        compared = "no-side" if effect.sides else "never-without"
        lines.append(f'<li class="note">{escape(words.say(compared))}</li>')
    name = escape(words.item(effect.field, effect.word))
    return (
        f'<div class="item"><h4>{name}</h4><span class="seen">{escape(seen)}</span>'
        f"{_differences(lines, reach, words) if drawn else _plain(lines)}</div>"
    )


def _differences(lines: Iterable[str], reach: float, words: Words) -> str:
    ends = [words.signed(100 * each, 0) for each in (-reach, 0, reach)]
    return _lines(lines, ends[0], "0", ends[2])


def _plain(lines: Iterable[str]) -> str:
    return f'<ul class="lines">{"".join(lines)}</ul>'


def _changes(report: Balance, words: Words) -> str:
    """What options and other bots change, game by game."""
    if not report.changes and not report.unplayed:
        return _paragraphs(words, "changes-none")
    reach = charts.scale_of([each for change in report.changes for each in change.sides.values()])
    made = "".join([_change(change, reach, words) for change in report.changes])
    missing = [
        words.say(
            "unplayed",
            variant=words.variant(each.variant),
            players=each.players,
            has_rule="yes" if each.rule else "no",
            rule=each.rule,
        )
        for each in report.unplayed
    ]
    left = "".join([f'<p class="note">{escape(each)}</p>' for each in missing])
    return f"{_paragraphs(words, 'changes-about')}{made}{left}"


def _change(change: Change, reach: float, words: Words) -> str:
    lines = [
        _line(words.side(name), charts.difference(each, reach), words.difference(each))
        for name, each in change.sides.items()
    ]
    numbers = ", ".join([str(number) for number in change.players])
    seen = words.say("change-games", games=words.number(change.games), players=numbers)
    return (
        f'<div class="item"><h4>{escape(words.variant(change.variant))}</h4><span class="seen">{escape(seen)}</span>'
        f"{_differences(lines, reach, words)}</div>"
    )


def _clauses(report: Balance, words: Words) -> str:
    """The clauses that came into play, the most frequent first."""
    if not report.clauses:
        return ""
    head = [words.say(f"clause-{key}") for key in ("id", "share", "times", "text")]
    cells = [
        (each.id, words.percent(each.seen.share), words.number(each.times, 1), _shortened(words.clause(each.id)))
        for each in report.clauses
    ]
    return _paragraphs(words, "clauses-about") + _table(head, cells, "stack")


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST].rpartition(" ")[0] + " …"


def _rows(report: Balance, words: Words) -> str:
    """Every row with its digest."""
    head = [words.say(f"row-{key}") for key in ("variant", "players", "games", "wins", "median", "digest")]
    cells = [
        (
            words.variant(row.variant),
            str(row.players),
            words.number(row.games),
            "; ".join([f"{words.side(name)} {words.share(share)}" for name, share in row.wins.items()]),
            words.number(row.length.median, 1),
            row.digest[:12],
        )
        for row in report.rows
    ]
    return _table(head, cells, "stack")


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], kind: str) -> str:
    top = "".join([f'<th scope="col">{escape(each)}</th>' for each in head])
    body = "".join([_tr(row, head) for row in rows])
    return f'<div class="wide"><table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _tr(row: Sequence[str], head: Sequence[str]) -> str:
    cells = [f'<td data-name="{escape(name)}">{escape(each)}</td>' for name, each in zip(head, row, strict=True)]
    return f"<tr>{''.join(cells)}</tr>"
