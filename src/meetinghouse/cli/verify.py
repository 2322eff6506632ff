"""``meetinghouse verify``: checks a record, and says which of its claims hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from ..engine.catalogue import rules_of
from ..engine.refusals import Refused
from ..engine.verify import Verification, verify
from ..texts import Texts
from . import records
from .console import out, print_json
from .mistakes import own_language, speaking

MARKS = {True: ("✓", "green"), False: ("✗", "bold red")}


def run(path: Path, language: str | None, json: bool) -> int:
    """Print the checks. Returns exit status 0 if every claim holds, 1 otherwise."""
    texts = Texts(own_language(language))
    with speaking(texts):
        record, _ = records.read(path, texts)
        rules_of(record.setup.game)
        texts = Texts(texts.language, record.setup.game)
    with speaking(texts):
        report = verify(record)
    if json:
        print_json(_plain(report, texts))
    else:
        _tell(report, texts)
    return 0 if report.holds else 1


def _plain(report: Verification, texts: Texts) -> dict[str, Any]:
    found: dict[str, Any] = {"holds": report.holds}
    found |= {name: getattr(report, name) for name in ("game", "version", "players", "commitment", "entries")}
    found["checks"] = {check.name: check.holds for check in report.checks}
    found |= {"shares": report.shares, "moderated": report.moderated, "by_hand": report.by_hand}
    found |= {"finished": report.finished, "outcome": report.outcome, "broken_entry": report.broken_entry}
    found["why"] = texts.refusal(report.refused) if isinstance(report.refused, Refused) else None
    return {name: msgspec.to_builtins(value) for name, value in found.items()}


def _tell(report: Verification, texts: Texts) -> None:
    console = out()
    title = texts.title(rules_of(report.game).title)
    head = texts.say("verify-head", game=title, players=report.players, version=report.version)
    console.print(Text(head, "bold"), soft_wrap=True)
    if report.shares == 0:
        console.print(Text.assemble((" · ", "dim"), texts.say("verify-alone")), soft_wrap=True)
    if report.moderated:
        console.print(Text.assemble((" · ", "dim"), texts.say("verify-moderated")), soft_wrap=True)
    for each in report.by_hand:
        said: dict[str, Any] = {"entry": each.entry, "what": each.what, "why": each.why}
        said["has_why"] = "yes" if each.why else "no"
        console.print(Text.assemble((" · ", "dim"), texts.say(f"verify-by-hand-{each.kind}", **said)), soft_wrap=True)
    for check in report.checks:
        mark, style = MARKS[check.holds]
        key = f"verify-{check.name}-{'holds' if check.holds else 'breaks'}"
        if check.name == "outcome" and not report.finished:
            key = "verify-outcome-unfinished" if check.holds else "verify-outcome-cut"
        details: dict[str, Any] = {"commitment": report.commitment[:16], "count": report.entries, "entry": 0, "why": ""}
        details["others"] = report.shares - 1
        if isinstance(report.refused, Refused):
            details |= {"entry": report.broken_entry, "why": texts.refusal(report.refused)}
        if report.outcome is not None:
            sides = (report.outcome.side, *report.outcome.also)
            details["side"] = texts.join([texts.word("side", side) for side in sides])
        else:
            details["side"] = texts.say("nobody")
        console.print(Text.assemble((f" {mark} ", style), texts.say(key, **details)), soft_wrap=True)
    verdict = texts.say("verify-holds" if report.holds else "verify-breaks")
    console.print(Text(verdict, "bold green" if report.holds else "bold red"), soft_wrap=True)
