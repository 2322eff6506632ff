"""The test suite for a game's texts: they must be complete in every language.

This checks a game of another package, with matches that were played::

    from meetinghouse.texts.conformance import check_texts

    check_texts("mygame", [game, ...])

A missing text raises ``AssertionError`` with the language and the key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..engine import by_hand
from ..engine.catalogue import manifest_of, replay, rules_of, start_by
from ..engine.game import Game
from ..engine.sayings import CLAIMS, Line, Saying
from . import LANGUAGES, MissingText, Texts, folder
from .sayings import WORDINGS

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def check_texts(name: str, games: Iterable[Game[Any]]) -> None:
    """Check that all languages have the same texts, and that nothing in these matches lacks one."""
    if not manifest_of(name).texts:
        raise AssertionError(f"the manifest of {name} names no package with texts")
    files = {language: _messages(name, language) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        _same(language, files[LANGUAGES[0]], files[language])
    played = list(games)
    for language in LANGUAGES:
        texts = Texts(language, name, strict=True)
        try:
            _check_rules(name, texts)
            _check_sayings(name, texts)
            for game in played:
                _check_game(game, texts)
        except MissingText as missing:
            raise AssertionError(str(missing)) from missing


class _Variables(Visitor):
    """Collects the names of the parameters that a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _messages(name: str, language: str) -> dict[str, set[str]]:
    path = folder(manifest_of(name).texts) / f"{language}.ftl"
    if not path.is_file():
        raise AssertionError(f"{language}: there is no {path}")
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{language}: {path} has a line that is no text: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def _same(language: str, english: dict[str, set[str]], other: dict[str, set[str]]) -> None:
    odd = sorted(english.keys() ^ other.keys())
    if odd:
        raise AssertionError(f"{language}: not the same texts as in English: {', '.join(odd)}")
    for key, names in english.items():
        if other[key] != names:
            raise AssertionError(f"{language}: {key} does not use the same parameters as in English")


def _check_rules(name: str, texts: Texts) -> None:
    rules = rules_of(name)
    keys = ["game-about", *[f"side-{side}" for side in rules.sides]]
    keys += [f"option-{setting.name}" for setting in rules.settings]
    keys += [f"options-{setting.group}" for setting in rules.settings if setting.group]
    keys += [f"style-{style}{tail}" for style in rules.styles for tail in ("", "-help")]
    keys += [f"event-{each.__struct_config__.tag}" for each in rules.events if "line" not in each.__struct_fields__]
    _need(texts, keys)


def _check_sayings(name: str, texts: Texts) -> None:
    """Check every phrase of a new game, in all its wordings, with each of the parts that fit into it."""
    rules = rules_of(name)
    game = start_by(rules, rules.least, 1, {"talk": CLAIMS})
    for phrase in rules.vocabulary(game, ""):
        fits = [blank.options or (Line(0),) for blank in phrase.blanks]
        for index in range(max([len(options) for options in fits], default=1)):
            parts = tuple([options[index % len(options)] for options in fits])
            for turn in range(len(WORDINGS)):
                texts.saying(Saying(phrase.kind, parts), NAMES, turn)


def _check_game(game: Game[Any], texts: Texts) -> None:
    """Replay a match from its record, and check the decisions and views before every entry, for all seats in turn."""
    names = NAMES[: game.seats]
    again = replay(game.record, 0)
    seen: set[tuple[str, int, object]] = set()
    for index, entry in enumerate([*game.record.entries, None]):
        for seat in (None, index % again.seats):
            _check_view(again.view(seat), texts, names)
        _need(texts, [f"call-{call.name}{tail}" for call in again.rules.calls(again) for tail in ("", "-title")])
        repairs = by_hand.repairs(again)
        for decision in [*again.decisions, *again.offers, *repairs]:
            same = (decision.kind, decision.seat, decision.about)
            if same in seen:
                continue
            seen.add(same)
            texts.decision(decision, names)
            closed = [] if decision in repairs else again.closed(decision.id)
            _need(texts, [f"closed-{each.rule.lower()}" for each in closed])
            for option in decision.options:
                texts.option(option, names, decision)
        if entry is not None:
            again.carry_out(entry)
    for told in again.story:
        texts.event(told.event, None, names)
        texts.event(told.event, 0, names)
    if again.outcome is not None:
        _need(texts, [f"why-{again.outcome.why}", f"side-{again.outcome.side}"])


def _check_view(view: Any, texts: Texts, names: Sequence[str]) -> None:
    texts.view(view, names)
    texts.view(view, names, own=True)
    keys = [f"phase-{view.phase}", *[f"channel-{channel.name}" for channel in view.channels]]
    for each in (*view.public.seats, *(() if view.own is None else view.own.seats)):
        keys += [f"role-{each.role}"] if each.role else []
        keys += [f"mark-{mark}" for mark in each.marks]
    _need(texts, keys)


def _need(texts: Texts, keys: Iterable[str]) -> None:
    for key in keys:
        if not texts.has(key):
            raise MissingText(f"{texts.language}: {key}")
