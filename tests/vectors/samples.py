"""Sample events, questions and refusals, derived from their types and texts, with the counts 0, 1 and 2."""

from __future__ import annotations

import random
import types
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin

import msgspec
from fluent.syntax import ast
from msgspec.structs import replace

from meetinghouse.engine.catalogue import rules_of, start_by
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.sayings import Blank, Line, Phrase, Saying, Spoke, any_saying
from meetinghouse.engine.values import Amount, Card, Option, Position, Seat, Simple, Word
from meetinghouse.texts import Texts
from tests.refusals import given
from tests.texts import Variables, nodes, texts_of

COUNTS = (0, 1, 2)
TAGS = ("amount", "card", "position", "seat", "word")
LONGEST = 40  # letters; a longer text is a sentence, not the word of a field
NUMBERS = {"count", "entry", "free", "last", "least", "most", "number", "players", "seat", "seats", "seconds"}
PARTS = ("engine", "workers", "bots", "texts", "rulebook", "tables", "crier", "balance", "server", "printing", "cli")
REASONS = ("takes", "place", "telling")  # parameters of refusals by which their texts differ


class Samples:
    def __init__(self, game: str) -> None:
        self.game = game
        self.texts = Texts("en", game)
        self.messages = texts_of("en", game)

    # --- values

    def words(self, field: str, tag: str = "") -> list[str]:
        """Some words that a field may hold and that have a text; "x" if there are none."""
        kinds = (tag,) if tag else self.texts.field(field) or (field,)
        keys = [(kind, key) for kind in kinds for key in self.messages if key.startswith(f"{kind}-")]
        found = [key.removeprefix(f"{kind}-") for kind, key in keys if len(self.texts.say(key)) <= LONGEST or tag]
        return found[:3] or ["x"]

    def value(self, field: str, kind: Any, count: int, tag: str) -> Any:
        """A value of that type; `count` chooses its numbers, seats and words, and the length of its tuples."""
        options = [each for each in get_args(kind) if each is not types.NoneType]
        if get_origin(kind) in (Union, types.UnionType):
            optional = len(options) < len(get_args(kind))
            return None if optional and count == 0 else self.value(field, options[0], count, tag)
        if get_origin(kind) is tuple:
            fixed = options[-1] is not Ellipsis
            inner = options if fixed else [options[0]] * (count + 1 if count > 1 else count)
            return tuple([self.value(field, each, min(at, 1), tag) for at, each in enumerate(inner)])
        if kind is bool:
            return count > 0
        if kind is Saying:
            return Saying("suspect", (Seat(count), Word("much"))) if count else Saying("nothing")
        if kind is int:
            return count
        words = self.words(field, tag if field == "line" else "")
        return words[count % len(words)]

    def events(self, events: tuple[type[Any], ...]) -> Iterator[Any]:
        """Each event three times, once for each count."""
        for event in events:
            tag = str(event.__struct_config__.tag)
            for count in COUNTS:
                fields = msgspec.structs.fields(event)
                yield event(**{field.name: self.value(field.name, field.type, count, tag) for field in fields})

    def view_fields(self) -> Iterator[tuple[str, str, Any]]:
        """Each field of a view that has a text, with empty values and with numbers, words or seats that it may hold."""
        for key, message in self.messages.items():
            kind, _, field = key.partition("-")
            if kind in ("view", "own"):
                found = Variables()
                found.visit(message)
                for value in (None, "", (), *self._shown(field, f"{field}_count" in found.names)):
                    yield kind, field, value

    def _shown(self, field: str, several: bool) -> tuple[Any, ...]:
        """Values of a field of a view; `several` says that its text counts them."""
        kinds = self.texts.field(field)
        if kinds == ("number",):
            return COUNTS
        if kinds:
            words = self.words(field)
            return words[0], tuple(words[:1]), (*words, words[0])
        return ((0,), (1,), (2, 0, 1)) if several else COUNTS

    # --- questions

    def part(self, tag: str, count: int) -> Simple:
        """An option of that kind."""
        kinds: dict[str, Simple] = {
            "seat": Seat(count), "amount": Amount(count), "position": Position(count),
            "card": Card(self.words("kind")[-1 if count else 0]), "word": Word(self.words("word")[0]),
        }  # fmt: skip
        return kinds[tag]

    def decisions(self) -> Iterator[Decision]:
        """Each question, once for each kind of subject that its text distinguishes."""
        for key, message in self.messages.items():
            if key.startswith("decision-"):
                abouts = [variant for variant in cases(message, "about") if variant not in ("none", "other")]
                if not abouts:
                    found = Variables()
                    found.visit(message)
                    abouts = ["-".join([name.rstrip("2") for name in sorted(found.names) if name.rstrip("2") in TAGS])]
                for about in abouts:
                    for count in COUNTS if "amount" in about else COUNTS[:1]:
                        tags = about.split("-") if about else []
                        parts = tuple([self.part(tag, count if tag == "amount" else at) for at, tag in enumerate(tags)])
                        yield Decision("0-1", 0, key.removeprefix("decision-"), (), parts or None)

    def options(self) -> Iterator[tuple[Simple, ...]]:
        """Each combination of parts that has a text of its own."""
        for key in self.messages:
            if key.startswith("parts-"):
                for count in COUNTS:
                    yield tuple([self.part(tag, count) for tag in key.split("-")[1:]])

    def answers(self) -> Iterator[tuple[Option, Decision]]:
        """Each option that has a text of its own for the question that it answers."""
        kinds = [key.removeprefix("decision-") for key in self.messages if key.startswith("decision-")]
        for key in self.messages:
            start, _, rest = key.partition("-")
            for kind in kinds if start in ("word", "together") else ():
                if rest.endswith(f"-{kind}"):
                    named = rest.removesuffix(f"-{kind}")
                    yield Word(named) if start == "word" else self._together(named), Decision("0-1", 0, kind, ())

    def _together(self, named: str) -> tuple[Simple, ...]:
        """The cards and other parts that a text names, one after the other."""
        if not named:
            return ()
        fields = self.texts.field("kind") or ("kind",)
        cards = [key.removeprefix(f"{field}-") for field in fields for key in self.messages if key.startswith(field)]
        first = max([each for each in (*TAGS, *cards) if f"{named}-".startswith(f"{each}-")], key=len)
        part = self.part(first, 0) if first in TAGS else Card(first)
        return (part, *self._together(named[len(first) + 1 :]))

    # --- sayings

    def phrases(self) -> tuple[Phrase, ...]:
        """The phrases that can be said when a game begins, with only a few options for each blank."""
        rules = rules_of(self.game)
        found = rules.vocabulary(start_by(rules, rules.least, 1, {"talk": "claims"}), "")
        return tuple([replace(each, blanks=tuple([_short(blank) for blank in each.blanks])) for each in found])

    def sayings(self) -> Iterator[Saying]:
        """Each phrase, twice filled in at random."""
        public = [Spoke(seat, "x", seat, (), (Saying("nothing"),)) for seat in range(3)]
        dice = random.Random(1)
        for phrase in self.phrases():
            made = [any_saying([phrase], 0, public, dice) for _ in COUNTS[1:]]
            yield from [saying for saying in dict.fromkeys(made) if saying is not None]
        yield Saying("no-such-saying", (Seat(9), Line(3)))

    # --- reasons and refusals

    def reasons(self) -> Iterator[tuple[str, dict[str, int | float | str]]]:
        """Each reason of a bot, with shares from 0 to 1."""
        for key, message in self.messages.items():
            if key.startswith("reason-"):
                names = self._names(message)
                for share in (0.0, 0.125, 1.0) if names & {"share", "odds"} else (0.5,):
                    yield key.removeprefix("reason-"), {name: self._of(name, share) for name in sorted(names)}

    def _names(self, message: ast.Message) -> set[str]:
        """The parameters of a text, with those of the texts that it refers to."""
        found = Variables()
        found.visit(message)
        return found.names.union(*[self._names(self.messages[key]) for key in found.messages])

    def _of(self, name: str, share: float) -> int | float | str:
        if name in ("share", "odds"):
            return share
        return 0 if self.texts.field(name) == ("number",) or name in ("seat", "to") else self.words(name)[0]

    def refusals(self) -> Iterator[Refused]:
        """Each refusal of settings that do not fit together."""
        clauses = [key.removeprefix("refused-option-clash-") for key in self.messages if "-clash-" in key]
        for clause in clauses:
            names = next(key for key in self.messages if key.startswith("option-")).removeprefix("option-")
            yield Refused("option-clash", clause.upper(), names=names, count=3, players=2, needed="yes")

    @staticmethod
    def shared_refusals(messages: dict[str, ast.Message]) -> Iterator[Refused]:
        """The refusals of all parts except the games, once for each reason that their texts distinguish."""
        for key, names in sorted(given(*PARTS).items()):
            reasons = sorted(set().union(*[reached(messages, key, field) for field in ("why_key", *REASONS)]))
            words = [key.removeprefix("why-") for key in messages if key.startswith("why-")][:2]
            chosen = reasons or (words if "why" in names else [""])
            for reason in chosen:
                for count in COUNTS if names & NUMBERS else COUNTS[:1]:
                    yield Refused(key, None, **{name: _given(name, reason, count) for name in sorted(names)})


def _short(blank: Blank) -> Blank:
    return replace(blank, options=blank.options[:4])


def _given(name: str, reason: str, count: int) -> object:
    if name in ("why", *REASONS):
        return reason
    if name == "near":
        return "edition" if count else None
    return count * 2000 if name == "seconds" else count if name in NUMBERS else name.upper()


def reached(messages: dict[str, ast.Message], key: str, variable: str) -> set[str]:
    """The cases of a parameter that the text of a refusal, or a text it refers to, distinguishes."""
    message = messages[f"refused-{key}"]
    within = [node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)]
    return set(cases(message, variable)).union(*[cases(messages[each], variable) for each in within])


def cases(message: ast.Message, variable: str) -> list[str]:
    """The cases of a parameter that a text distinguishes."""
    found = []
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and _is(node.selector, variable):
            found += [each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)]
    return list(dict.fromkeys(found))


def _is(selector: ast.BaseNode, variable: str) -> bool:
    return isinstance(selector, ast.VariableReference) and selector.id.name == variable
