"""What happens and what is asked, in the reader's language.

Events, decisions, options and refusals travel as keys with parameters; the words stand in Fluent files, one set for
Python and for the browser: ``engine/texts`` has what all games share, ``tables/texts`` what is said around a game,
``texts`` beside each game its own. The parameters follow from the values alone:

- an event's text is ``event-<tag>``, or ``<tag>-<line>`` where it has a field ``line`` (the narrator's script);
- a seat is given by its name, and ``$you`` says which field is the reader's own seat, or own name in a field
  ``name`` (``none`` if no field is);
- ``$same`` is ``yes`` where two fields name the same seat; ``$has_<field>`` where an optional field is there;
- a word (a card's kind, a cause) becomes the text ``<field>-<word>`` if there is one; ``$<field>_key`` is the word;
- lists are joined as the language does, equal words counted; ``$<field>_in_order`` keeps their order and counts equal
  neighbours only, ``$<field>_count`` is their length, ``$<field>_others`` leaves the reader out, ``$<field>_1`` … are
  the numbers of a list of numbers; a list for each seat is given name by name;
- a list of signs (people's gestures) is told in its order, its numbers as seats;
- words that belong to a list of seats one by one are told with them, where ``beside-states = seats`` says so:
  ``$states_seats`` is "wounded: Ann and Bob; dead: Cid";
- places count from 1; yes and no are ``yes`` and ``no``.

Whole numbers are seats, but for the fields that ``texts/fields.ftl`` names, of the engine or beside a game: there
``field-hands = card`` says that words in ``hands`` have their texts under ``card-``, and that its numbers are numbers;
``field-kind = card face`` looks under both. One file for all languages, and the pages read it with the texts.

A word that ends in a number and has no text of its own is told by the text without it, which gets ``$number``, counted
from 1: ``channel-house = house no. { $number }`` for ``house-0``, ``house-1``, …

A word that can be counted has a form for it: ``card-alibi = Alibi`` with ``.many = { $count } Alibis``, for 2 and more.

A decision's text is ``decision-<kind>``; what it is about comes as ``$seat``, ``$seat2``, ``$card``, ``$card2``, …, and
``$about`` names their tags (``card-seat``). An option of several parts may have a text for their tags,
``parts-seat-amount``, which uses them by these names; a second part of the same tag is ``$seat2``.

Where such an option is asked for part by part, each part asks its own question: ``part-give-amount`` an amount in
``give``, ``part-bequeath-seat-seat`` a seat after a seat in ``bequeath``, ``part-poison-seat`` a seat after the word
``poison`` anywhere; without any of these ``part-seat``.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, module_from_spec
from itertools import groupby
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from .engine.catalogue import rules_of
from .engine.decisions import Decision
from .engine.refusals import Refused
from .engine.rules import Setting
from .engine.values import Amount, Card, Option, Position, Seat, Simple, Word

LANGUAGES: Final = ("en", "fr", "es")

# Packages whose texts all games share.
_SHARED: Final = ("meetinghouse.engine", "meetinghouse.tables", "meetinghouse.server")

# What is the same in all languages: which fields hold no seats.
_FIELDS: Final = "fields"

# Spanish says "e" for "y" before the sound of an i, but not before a diphthong: Ana e Íñigo, fuego y hielo.
_SOUNDS_LIKE_I: Final = re.compile("[ií]|h[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE)

# A word that ends in a number.
_NUMBERED: Final = re.compile("(.+)-([0-9]+)")

# Numbers of these texts count from 1.
PLACES: Final = ("place",)

# Lists of these are told one by one, in their order; numbers among them are seats.
SIGNS: Final = ("sign",)

# What refusals name by a word that has a text of its own.
_WORDS_OF_REFUSALS: Final = frozenset({"channel", "why"})

# Refusals for which the text of a closed option says more, where the clause has one.
_CLOSED: Final = ("forbidden", "not-open")


class MissingText(LookupError):
    """A text, or one of its parameters, is missing."""


@cache
def _resource(package: str, name: str) -> Resource | None:
    path = folder(package) / f"{name}.ftl"
    if not path.is_file():
        return None
    return FluentResource(path.read_text(encoding="utf-8"))


def folder(package: str) -> Traversable:
    """Where a package has its texts. It is not imported for them: whoever reads the server's need not have a server."""
    spec = find_spec(package)
    if spec is None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)
    return files(module_from_spec(spec)) / "texts"


def packages(game: str | None) -> tuple[str, ...]:
    """Where texts are looked for: beside the engine, the tables and the pages, and beside the game's rules."""
    if game is None:
        return _SHARED
    module = sys.modules[type(rules_of(game)).__module__]
    return (*_SHARED, str(module.__package__))


def sources(language: str, game: str | None) -> list[tuple[str, str]]:
    """The files of a language, as package and name, in the order in which they are read."""
    return [(package, name) for package in packages(game) for name in (_FIELDS, language)]


def _signed(number: float) -> Any:
    """A change, with its sign."""
    return f"{'−' if number < 0 else '+'}{abs(number):g}"


def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"SIGNED": _signed})
    for package, name in sources(language, game):
        resource = _resource(package, name)
        if resource is not None:
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


class Texts:
    """The texts of one language, for one game or for none. What a language lacks is said in English."""

    def __init__(self, language: str = "en", game: str | None = None, strict: bool = False) -> None:
        self.language = language
        self.game = game
        self.strict = strict
        languages = [language] if strict or language == "en" else [language, "en"]
        self._bundles = [_bundle(each, game) for each in languages]

    # --- single texts

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **parameters: Any) -> str:
        """The text under that key."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, parameters)
                if errors and self.strict:
                    raise MissingText(f"{self.language}: {key}: {errors[0]}")
                return str(text)
        if self.strict:
            raise MissingText(f"{self.language}: {key}")
        return f"⟨{key}⟩"

    def join(self, items: Sequence[str]) -> str:
        """A list in words: A, B and C."""
        text = format_list(list(items), locale=self.language)
        if self.language == "es" and len(items) > 1 and _SOUNDS_LIKE_I.match(items[-1]):
            return text.removesuffix(f"y {items[-1]}") + f"e {items[-1]}"
        return text

    def counted(self, items: Sequence[str]) -> list[str]:
        """Equal neighbours together, with their number: for sentences and names, which have no plural."""
        found = []
        for item, group in groupby(items):
            count = len(list(group))
            found.append(item if count == 1 else self.say("times", item=item, count=count))
        return found

    def name(self, seat: int, names: Sequence[str]) -> str:
        """Who sits there."""
        return names[seat] if seat < len(names) else self.say("seat-number", seat=seat)

    def word(self, field: str, word: str) -> str:
        """A word of a field in this language, or as it is: ``card`` and ``black-cat`` give the Black Cat."""
        key = self._key(field, word)
        numbered = _NUMBERED.fullmatch(word) if key is None else None
        if numbered is not None and (key := self._key(field, numbered[1])) is not None:
            return self.say(key, number=int(numbered[2]) + 1)
        return word if key is None else self.say(key)

    def many(self, field: str, word: str, count: int) -> str:
        """A word with its number: 3 Alibis; a single one is just named."""
        if count == 1:
            return self.word(field, word)
        key = self._key(field, word)
        if key is not None:
            bundle = next(bundle for bundle in self._bundles if bundle.has_message(key))
            form = bundle.get_message(key).attributes.get("many")
            if form is not None:
                return str(bundle.format_pattern(form, {"count": count})[0])
        return self.say("times", item=self.word(field, word), count=count)

    def words(self, field: str, words: Sequence[str], in_order: bool = False) -> str:
        """Words of a field as a list, equal ones counted; where the order matters, equal neighbours only."""
        if in_order:
            groups = [(word, len(list(group))) for word, group in groupby(words)]
        else:
            groups = list(Counter(words).items())
        if len(groups) == len(words):
            return self.join([self.word(field, word) for word in words]) or "–"
        return self.join(
            [
                self.many(field, word, count) if count > 1 else self.say("one-of", item=self.word(field, word))
                for word, count in groups
            ]
        )

    def _key(self, field: str, word: str) -> str | None:
        """Where that word of that field has its text."""
        keys = [f"{kind}-{word}" for kind in self.field(field) or (field,)]
        return next((key for key in keys if self.has(key)), None)

    def field(self, name: str) -> tuple[str, ...]:
        """Under what the words of a field have their texts, if it is one that holds no seats."""
        key = f"field-{name}"
        return tuple(self.say(key).split()) if self.has(key) else ()

    # --- what happened

    def event(self, event: Any, viewer: int | None = None, names: Sequence[str] = ()) -> str:
        """What happened, as the viewer (None: the public) would tell it."""
        tag = event.__struct_config__.tag
        line = getattr(event, "line", None)
        key = f"event-{tag}" if line is None else f"{tag}-{line}"
        return self.say(key, **self.parameters(event, viewer, names))

    def story(self, events: Sequence[Any], viewer: int | None = None, names: Sequence[str] = ()) -> list[str]:
        """Several events, line by line; where many seats do the same, in one line."""
        lines: list[str] = []
        rest = list(events)
        while rest:
            event = rest.pop(0)
            tag = event.__struct_config__.tag
            run: list[Any] = [event]
            between: list[Any] = []
            if self.has(f"event-{tag}-many"):
                run, between = self._alike(event, rest)
            if len(run) > 2:
                seats = [getattr(one, event.__struct_fields__[0]) for one in run]
                everybody = self.join([self.name(seat, names) for seat in seats])
                lines.append(self.say(f"event-{tag}-many", seats=everybody, count=len(run)))
            else:
                lines += [self.event(one, viewer, names) for one in run]
            lines += [self.event(one, viewer, names) for one in between]
        return self.counted(lines)

    def _alike(self, event: Any, rest: list[Any]) -> tuple[list[Any], list[Any]]:
        """The events that tell the same of other seats, taken off the rest, and single ones told in between."""
        run, between = [event], []
        while rest:
            if self._tells_like(event, rest[0]):
                run.append(rest.pop(0))
            elif len(rest) > 1 and self._tells_like(event, rest[1]):
                between.append(rest.pop(0))
            else:
                break
        return run, between

    def _tells_like(self, event: Any, other: Any) -> bool:
        if type(event) is not type(other):
            return False
        return all(
            (value is None) if self.field(field) else isinstance(value, int) or value == getattr(event, field)
            for field, value in ((field, getattr(other, field)) for field in other.__struct_fields__)
        )

    def parameters(self, event: Any, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
        """What an event's text may use."""
        found: dict[str, Any] = {}
        you = "none"
        seats: list[int] = []
        for field in event.__struct_fields__:
            value = getattr(event, field)
            found[f"has_{field}"] = "no" if value is None else "yes"
            if value is None:
                found[field] = ""
            elif isinstance(value, bool):
                found[field] = "yes" if value else "no"
            elif isinstance(value, str):
                found |= {field: self.word(field, value), f"{field}_key": value}
                if field == "name" and viewer is not None and value in names[viewer : viewer + 1] and you == "none":
                    you = field
            elif isinstance(value, int):
                if kinds := self.field(field):
                    found[field] = value + 1 if kinds == PLACES else value
                    continue
                found[field] = self.name(value, names)
                seats.append(value)
                if value == viewer and you == "none":
                    you = field
            else:
                found |= self._many(field, value, viewer, names)
                if not self.field(field) and viewer in value and you == "none":
                    you = field
            if self.has(f"beside-{field}"):
                beside = self.say(f"beside-{field}")
                found[f"{field}_{beside}"] = self._beside(field, value, getattr(event, beside), names)
        return found | {"you": you, "same": "yes" if len(set(seats)) < len(seats) else "no"}

    def _beside(self, field: str, words: Sequence[str], seats: Sequence[int], names: Sequence[str]) -> str:
        """Each word with the names of the seats it belongs to."""
        groups: dict[str, list[str]] = {}
        for word, seat in zip(words, seats, strict=True):
            groups.setdefault(word, []).append(self.name(seat, names))
        told = [self.word(field, word) + self.say("colon") + self.join(group) for word, group in groups.items()]
        return self.say("semicolon").join(told)

    def _many(self, field: str, values: Sequence[Any], viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
        found: dict[str, Any] = {f"{field}_count": len(values)}
        kinds = self.field(field)
        if kinds == SIGNS:
            told = [self.name(each, names) if isinstance(each, int) else self.word(field, each) for each in values]
            found[field] = ", ".join(told)
        elif any(isinstance(value, tuple) for value in values):
            found[field] = self.say("semicolon").join(
                [
                    self.name(seat, names) + self.say("colon") + self.words(field, each)
                    for seat, each in enumerate(values)
                ]
            )
        elif any(isinstance(value, str) for value in values) or (kinds and not values):
            found |= {field: self.words(field, values), f"{field}_in_order": self.words(field, values, in_order=True)}
        elif kinds:
            numbers = [value + 1 for value in values] if kinds == PLACES else list(values)
            found[field] = self.join([str(number) for number in numbers])
            found |= {f"{field}_{index}": number for index, number in enumerate(numbers, 1)}
        else:
            others = [self.name(seat, names) for seat in values if seat != viewer]
            found[field] = self.join([self.name(seat, names) for seat in values])
            found[f"{field}_others"] = self.join(others)
            found[f"{field}_others_count"] = len(others)
        return found

    # --- what is asked

    def decision(self, decision: Decision, names: Sequence[str] = ()) -> str:
        """The question."""
        about = decision.about
        parts: tuple[Simple, ...] = () if about is None else about if isinstance(about, tuple) else (about,)
        found: dict[str, Any] = {
            "about": "-".join([_tag(part) for part in parts]) or "none",
            "you": "yes" if Seat(decision.seat) in parts else "no",
            "least": decision.least,
            "most": decision.most,
        }
        for name, part in zip(_numbered([*map(_tag, parts)]), parts, strict=True):
            found[name] = self.option(part, names, decision)
        return self.say(f"decision-{decision.kind}", **found)

    def option(self, option: Option, names: Sequence[str] = (), decision: Decision | None = None) -> str:
        """An option by its name; some words read better with the question they answer."""
        if isinstance(option, tuple):
            kinds = [part.kind if isinstance(part, Card) else _tag(part) for part in option]
            whole = "-".join(["together", *kinds])
            if decision is not None and self.has(f"{whole}-{decision.kind}"):
                return self.say(f"{whole}-{decision.kind}")
            parts = "-".join(["parts", *map(_tag, option)])
            if self.has(parts):
                told = [self._part(part, names, decision) for part in option]
                return self.say(parts, **dict(zip(_numbered([*map(_tag, option)]), told, strict=True)))
            if all(isinstance(part, Card) for part in option):
                return self.words("kind", kinds)
            return self.join(self.counted([self.option(part, names, decision) for part in option]))
        if isinstance(option, Seat):
            return self.name(option.seat, names)
        if isinstance(option, Card):
            return self.word("kind", option.kind)
        if isinstance(option, Position):
            return self.say("position", place=option.place + 1)
        if isinstance(option, Amount):
            return str(option.amount)
        if decision is not None and self.has(f"word-{option.word}-{decision.kind}"):
            return self.say(f"word-{option.word}-{decision.kind}")
        return self.word("word", option.word)

    def part(self, kind: str, options: Sequence[Option], before: Simple | None = None) -> str:
        """What is asked for next of an option in parts, after that part of it."""
        tags = [_tag(option[0] if isinstance(option, tuple) else option) for option in options]
        tag = next((tag for tag in tags if tag != "word"), "word")
        after = "" if before is None else f"-{before.word if isinstance(before, Word) else _tag(before)}"
        keys = (f"part-{kind}{after}-{tag}", f"part-{kind}-{tag}", f"part{after}-{tag}")
        return self.say(next(filter(self.has, keys), f"part-{tag}"))

    def _part(self, part: Simple, names: Sequence[str], decision: Decision | None) -> str | int:
        """A part of an option by its name; amounts and places as numbers."""
        if isinstance(part, Amount):
            return part.amount
        return part.place + 1 if isinstance(part, Position) else self.option(part, names, decision)

    # --- why a bot moved so

    def reason(self, key: str, parameters: Mapping[str, int | float | str], names: Sequence[str] = ()) -> str:
        """A bot's reason; shares are told as percentages."""
        found: dict[str, Any] = {}
        for name, value in parameters.items():
            if isinstance(value, str):
                found[name] = self.word(name, value)
            elif isinstance(value, float):
                found[name] = self.say("percent", number=round(100 * value))
            else:
                found[name] = value if self.field(name) else self.name(value, names)
        return self.say(f"reason-{key}", **found)

    # --- what is not allowed, and what may be set

    def refusal(self, refused: Refused) -> str:
        """Why something was refused, with the rule that says so."""
        details = {name: _plain(value) for name, value in refused.details.items()}
        if "near" in details:
            near = re.search(r"'(.+)'", str(details["near"]))  # the engine says it in English
            details["near"] = self.say("did-you-mean", near=near[1]) if near else ""
        for field in _WORDS_OF_REFUSALS & details.keys():
            details[field] = self.word(field, str(details[field]))
        if isinstance(refused.__cause__, Refused):
            details["why"] = self.refusal(refused.__cause__)
        if "names" in details:  # of settings that do not go together
            keys = {name: f"option-{name}" for name in str(details["names"]).split()}
            details["settings"] = self.join([self.say(key) if self.has(key) else name for name, key in keys.items()])
        setting = self._setting(str(details.get("name", "")))
        if refused.key == "option-value" and setting is not None:
            details["takes"] = self.takes(setting)
        key = f"refused-{refused.key}"
        if refused.rule is not None:
            closed = (f"closed-{refused.rule.lower()}",) if refused.key in _CLOSED else ()
            key = next(filter(self.has, (f"{key}-{refused.rule.lower()}", *closed)), key)
        text = self.say(key, **details)
        return text if refused.rule is None or refused.rule in text else f"{text} [{refused.rule}]"

    def takes(self, setting: Setting) -> str:
        """What values a setting takes."""
        if setting.values is not None:
            return self.say("takes-values", values=", ".join([str(value).lower() for value in setting.values]))
        return self.say("takes-number", least=f"{setting.least:g}", most=f"{setting.most:g}")

    def meaning(self, setting: Setting) -> str:
        """What a setting is for."""
        keys = (f"option-{setting.name}-help", f"option-{setting.name}")
        return next((self.say(key) for key in keys if self.has(key)), setting.meaning)

    def _setting(self, name: str) -> Setting | None:
        if self.game is None:
            return None
        return next((setting for setting in rules_of(self.game).settings if setting.name == name), None)


def _tag(part: Simple) -> str:
    return str(part.__struct_config__.tag)


def _numbered(tags: Sequence[str]) -> list[str]:
    """A second part of the same tag is seat2, and so on."""
    counts = [tags[: index + 1].count(tag) for index, tag in enumerate(tags)]
    return [tag if count == 1 else f"{tag}{count}" for tag, count in zip(tags, counts, strict=True)]


def _plain(value: object) -> object:
    return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)


__all__ = ["LANGUAGES", "MissingText", "Texts", "folder", "packages", "sources"]
