"""Texts are complete in every language: nothing the code can say lacks a text, and no text lacks a parameter."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import meetinghouse as mh
from meetinghouse.bots import Reason, make_bot, prompt_for
from meetinghouse.bots.random_bot import BY_CHANCE
from meetinghouse.cli.parts import ALONE, heads, rests
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.events import Event
from meetinghouse.engine.sayings import Saying, Spoke
from meetinghouse.engine.values import Amount, Card, Option, Position, Seat, Simple, Word
from meetinghouse.games.quintebourg.events import Voted
from meetinghouse.rulebook import clauses
from meetinghouse.server.pages import read_texts, shown
from meetinghouse.texts import LANGUAGES, MissingText, Texts, packages, sources
from tests.refusals import given
from tests.texts import GAMES, NAMES, all_messages, complete, decisions, parameters_of, played, sample

# Parts of the package that refuse something without a table.
ENGINE = ("engine", "bots", "cli")

# Modules in which a game refuses settings; the clauses quoted there close no option.
SETTING_UP = {"rules.py", "composition.py"}


# --- everything the code can say


def wanted(game: str) -> set[str]:
    rules = rules_of(game)
    keys = {f"refused-{key}" for key in given(*ENGINE)} | {"game-about"}
    keys |= {f"option-{setting.name}" for setting in rules.settings}
    keys |= {f"options-{setting.group}" for setting in rules.settings if setting.group}
    keys |= {f"style-{style}" for style in rules.styles} | {f"style-{style}-help" for style in rules.styles}
    keys |= {f"event-{event.__struct_config__.tag}" for event in rules.events if "line" not in event.__struct_fields__}
    keys |= {f"side-{side}" for side in rules.sides}
    for piece in rules.box:
        keys |= {f"group-{piece.group}"} | {f"fact-{fact}" for fact in piece.sources}
        keys |= {f"source-{source.partition(':')[0]}" for source in piece.sources.values()}
    for match, asked, said in played(game):
        assert match.outcome is not None
        keys |= {f"why-{match.outcome.why}", f"side-{match.outcome.side}"}
        keys |= {f"{field}-{re.sub('-[0-9]+$', '', word) if field == 'channel' else word}" for field, word in said}
        for decision in asked:
            keys.add(f"decision-{decision.kind}")
            keys |= {f"word-{option.word}" for option in decision.options if isinstance(option, Word)}
        for told in match.story:
            line = getattr(told.event, "line", None)
            if line is not None:
                keys.add(f"{told.event.__struct_config__.tag}-{line}")
            for field in ("cause", "why"):
                if hasattr(told.event, field):
                    keys.add(f"{field}-{getattr(told.event, field)}")
    return keys


@pytest.mark.parametrize("game", GAMES)
def test_nothing_the_code_says_lacks_a_text(game: str) -> None:
    for language in LANGUAGES:
        assert wanted(game) - set(all_messages(language, game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_random_games_tell_nearly_everything(game: str) -> None:
    """Events that these games do not reach are listed by name, so that the test above covers all others."""
    told = {type(told.event) for match, _, _ in played(game) for told in match.story} | {Spoke}  # nobody talks here

    assert {event.__name__ for event in rules_of(game).events} - {event.__name__ for event in told} <= sample(game).rare


def test_whoever_says_the_same_sixteen_lines_later_says_it_in_other_words() -> None:
    texts = Texts("en")
    asked = (Saying("ask", (Seat(1), Seat(2))),)
    told = [texts.event(Spoke(0, "town", number, (), asked), None, NAMES) for number in range(64)]

    assert [len(set(told[first : first + 16])) for first in range(0, 64, 16)] == [1] * 4
    assert len(set(told)) == 4


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Ann votes against Bob ×2 and Cid."), ("es", "Ann vota contra Bob ×2 y Cid.")]
)
def test_who_is_named_twice_in_one_vote_is_counted(language: str, told: str) -> None:
    assert Texts(language, "quintebourg").event(Voted(0, (1, 1, 2)), None, NAMES) == told


@pytest.mark.parametrize("game", GAMES)
def test_an_events_text_uses_only_what_the_event_has(game: str) -> None:
    for event in rules_of(game).events:
        tag = event.__struct_config__.tag
        for language in LANGUAGES:
            for key, variables in all_messages(language, game).items():
                if key == f"event-{tag}" or (key.startswith(f"{tag}-") and "line" in event.__struct_fields__):
                    assert variables.names <= parameters_of(event), key


@pytest.mark.parametrize("game", GAMES)
def test_a_questions_text_uses_only_what_the_question_is_about(game: str) -> None:
    for language in LANGUAGES:
        known = all_messages(language, game)
        given: dict[str, set[str]] = {}
        for _, decision in decisions(game):
            about = decision.about
            parts = about if isinstance(about, tuple) else () if about is None else (about,)
            tags = [str(part.__struct_config__.tag) for part in parts]
            given.setdefault(decision.kind, {"about", "you", "least", "most"})
            given[decision.kind] |= {f"{tag}2" for tag in tags if tags.count(tag) > 1} | set(tags)
        for kind, names in given.items():
            assert known[f"decision-{kind}"].names <= names, kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_without_a_missing_word(game: str, language: str) -> None:
    texts = Texts(language, game, strict=True)
    for match, asked, _ in played(game):
        names = NAMES[: match.seats]
        for line in texts.story(match.heard(0), 0, names):
            assert complete(line), line
        for event in {told.event for told in match.story}:
            assert complete(texts.event(event, None, names))
            assert complete(texts.event(event, 1, names))
        for decision in asked:
            assert complete(texts.decision(decision, names))
            for option in decision.options[:12]:
                assert complete(texts.option(option, names, decision))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_told_with_its_rule(game: str, language: str) -> None:
    texts = Texts(language, game, strict=True)
    for key, names in given(*ENGINE).items():
        details = dict.fromkeys(names, "x")
        refused = mh.Refused(key, "SAL-TURN-06", **details)
        assert complete(texts.refusal(refused))
        assert "SAL-TURN-06" in texts.refusal(refused)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_closes_an_option_is_told_in_a_plain_sentence(game: str, language: str) -> None:
    package = Path(str(files(packages(game)[-1])))
    paths = [path for path in package.rglob("*") if path.suffix in (".py", ".toml") and path.name not in SETTING_UP]
    # the crier shows the clause itself, and an event names the clause that causes it
    paths = [path for path in paths if path.parent.name != "script" and "events" not in (path.parent.name, path.stem)]
    quoted = re.compile(r'"([A-Z]{2,3}-[A-Z0-9-]+)"')
    used = {rule for path in paths for rule in quoted.findall(path.read_text(encoding="utf-8"))}
    told = {key for key in all_messages(language, game) if key.startswith("closed-")}

    assert told == {f"closed-{rule.lower()}" for rule in used}
    assert used <= set(clauses())
    assert all(complete(Texts(language, game, strict=True).say(key)) for key in told)


def steady_reasons(game: str) -> Iterator[Reason]:
    for players, options in sample(game).steady:
        match = mh.start(game, players, seed=players, options=options)
        bots = [make_bot(game, "steady") for _ in range(match.seats)]
        dice = random.Random(players)
        while not match.over:
            seat = match.decisions[0].seat
            move = bots[seat].move(prompt_for(match, seat, dice))
            assert move is not None
            yield move.reason
            match.answer(move.id, move.choice)


@pytest.mark.parametrize("game", GAMES)
def test_bots_give_their_reasons_in_every_language(game: str) -> None:
    found = {(reason.key, *sorted(reason.params)): reason for reason in [BY_CHANCE, *steady_reasons(game)]}

    assert len(found) > 10
    for language in LANGUAGES:
        texts = Texts(language, game, strict=True)
        for reason in found.values():
            assert complete(texts.reason(reason.key, reason.params, NAMES))


# --- how they come about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_fields_goes_to_the_pages_with_the_texts(game: str, language: str) -> None:
    served = read_texts(language, game).decode()

    assert "field-count = number" in served
    for package, name in sources(language, game):
        path = files(package) / "texts" / f"{name}.ftl"
        assert not path.is_file() or shown(path.read_text(encoding="utf-8")) in served


def made_up(*texts: str) -> Texts:
    """The texts that all games share, with these added."""
    found = Texts("en")
    bundle = FluentBundle(["en"], use_isolating=False)
    for package, name in sources("en", None):
        path = files(package) / "texts" / f"{name}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    bundle.add_resource(FluentResource("\n".join(texts)), allow_overrides=True)
    found._bundles = [bundle]
    return found


def test_an_option_of_several_parts_may_have_a_text_for_them() -> None:
    texts = made_up(
        "parts-seat-amount =\n    { $amount ->\n        [one] a coin for { $seat }\n"
        "       *[other] { $amount } coins for { $seat }\n    }",
        "parts-card-position = { $card }, number { $position }",
        "card-lamp = Lamp",
    )

    assert texts.option((Seat(1), Amount(1)), NAMES) == "a coin for Bob"
    assert texts.option((Seat(1), Amount(3)), NAMES) == "3 coins for Bob"
    assert texts.option((Card("lamp"), Position(0)), NAMES) == "Lamp, number 1"


def test_each_part_asks_as_its_question_has_it_then_as_the_word_before_it_then_as_all_do() -> None:
    texts = made_up(
        "part-leave-seat = Whose coins?",
        "part-leave-seat-seat = To whom?",
        "part-poison-seat = Poison whom?",
    )
    seats: list[Option] = [Word("none"), Seat(1), (Seat(2), Amount(1))]

    assert texts.part("leave", seats) == "Whose coins?"
    assert texts.part("leave", seats, Seat(0)) == "To whom?"
    assert texts.part("nurse", seats, Word("poison")) == "Poison whom?"
    assert texts.part("leave", seats, Word("poison")) == "Whose coins?"
    assert texts.part("other", seats, Seat(0)) == "Who?"
    assert texts.part("other", [Word("none")]) == "What do you choose?"


@pytest.mark.parametrize("game", GAMES)
def test_each_part_of_an_option_asks_in_the_words_of_the_game(game: str) -> None:
    texts = Texts("en", game)
    shared = {texts.say(f"part-{tag}") for tag in ("seat", "card", "position", "amount", "word")}

    bare = set()
    for _, asked in decisions(game):
        options = [option if isinstance(option, tuple) else (option,) for option in asked.options]
        cards = any(isinstance(part, Card) for option in options for part in option[:1])  # cards are listed whole
        if cards or max(map(len, options)) == 1:
            continue
        for before, rest in part_by_part(asked.options):
            if texts.part(asked.kind, rest, before) in shared:
                bare.add((asked.kind, before))

    assert bare == set()


def part_by_part(
    options: Sequence[Option], before: Simple | None = None
) -> Iterator[tuple[Simple | None, Sequence[Option]]]:
    """The parts of an option that are asked for one after another, each with the part before it."""
    yield before, options
    for head in heads(options):
        rest = rests(options, head)
        if rest != [ALONE]:
            yield from part_by_part(rest, head)


def test_parts_of_the_same_kind_are_numbered() -> None:
    texts = made_up("parts-seat-seat-amount = { $seat } gives { $amount } to { $seat2 }")

    assert texts.option((Seat(1), Seat(0), Amount(2)), NAMES) == "Bob gives 2 to Ann"


def test_a_word_with_a_number_is_told_by_the_text_without_it() -> None:
    texts = made_up("channel-house = house no. { $number }", "channel-house-7 = the haunted house")

    assert texts.word("channel", "house-0") == "house no. 1"
    assert texts.word("channel", "house-7") == "the haunted house"
    assert texts.word("channel", "barn-7") == "barn-7"


class Nursed(Event, frozen=True):
    """An event whose words belong to its seats."""

    seats: tuple[int, ...]
    states: tuple[str, ...]


def test_words_are_told_with_the_seats_they_belong_to() -> None:
    texts = made_up("beside-states = seats", "event-nursed = Now { $states_seats }.")

    assert texts.event(Nursed((0, 2, 1), ("well", "ill", "well")), None, NAMES) == "Now well: Ann and Bob; ill: Cid."
    assert texts.event(Nursed((), ()), None, NAMES) == "Now ."


def test_an_option_of_several_parts_without_a_text_is_a_list() -> None:
    texts = made_up("card-lamp = Lamp\n    .many = { $count } Lamps")

    assert texts.option((Seat(1), Amount(3)), NAMES) == "Bob and 3"
    assert texts.option((Card("lamp"), Card("lamp")), NAMES) == "2 Lamps"


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Íñigo", "Ana, Eva e Íñigo"),
        ("Inés", "Ana, Eva e Inés"),
        ("Hilda", "Ana, Eva e Hilda"),
        ("Yvonne", "Ana, Eva e Yvonne"),
        ("Yolanda", "Ana, Eva y Yolanda"),
        ("hielo", "Ana, Eva y hielo"),
        ("Juan", "Ana, Eva y Juan"),
    ],
)
def test_spanish_has_e_before_the_sound_of_an_i(last: str, joined: str) -> None:
    assert Texts("es").join(["Ana", "Eva", last]) == joined
    assert Texts("es").join([last]) == last
    assert " y " not in Texts("fr").join(["Ana", last])


def test_right_guesses_are_counted_in_the_singular_and_the_plural() -> None:
    def said(language: str, key: str, right: int) -> str:
        texts = Texts(language, strict=True)
        return texts.say(key, name="Ann", right=right, named=3).replace("\N{NO-BREAK SPACE}", " ")

    assert [said("fr", "play-score", right) for right in (1, 2)] == ["Ann : 1 juste sur 3", "Ann : 2 justes sur 3"]
    assert [said("en", "play-score", right) for right in (1, 2)] == ["Ann: 1 of 3 right", "Ann: 2 of 3 right"]
    assert [said("es", "page-end-nose-right", right) for right in (1, 2)] == ["1 acierto de 3", "2 aciertos de 3"]


def test_a_missing_text_falls_back_to_english_and_then_to_its_key() -> None:
    assert Texts("fr").say("no-such-text") == "⟨no-such-text⟩"
    with pytest.raises(MissingText):
        Texts("fr", strict=True).say("no-such-text")


def test_a_text_without_its_parameter_is_an_error_where_texts_are_checked() -> None:
    with pytest.raises(MissingText):
        Texts("en", strict=True).say("seat-number")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_without_words_is_told_as_one_of_an_earlier_version(language: str) -> None:
    texts = Texts(language, "salem1692")

    told = texts.reason("sharp-mimic", {"seat": 2, "share": 0.25}, NAMES)

    assert told == texts.say("reason-unknown")
    assert complete(told)
    with pytest.raises(MissingText):
        Texts(language, "salem1692", strict=True).reason("sharp-mimic", {"seat": 2, "share": 0.25}, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_round_or_turn_stays_on_the_line_of_its_word(language: str) -> None:
    texts = Texts(language, "newsalem")
    said = [texts.say("page-end-numbered", what="N", number=2), texts.say("page-end-turn", number=2)]
    said += [texts.say(f"page-log-round-{number}") for number in range(1, 6)]

    assert [each for each in said if " " in each] == []


SHORT = 60  # letters; as on the card of a role


@pytest.mark.parametrize(
    ("role", "language", "word"),
    [
        *(("geek", language, "reptili") for language in LANGUAGES),
        ("chirurgien", "en", "poison"),
        ("chirurgien", "fr", "empoisonne"),
        ("chirurgien", "es", "envenena"),
        ("hackeur", "en", "rig"),
        ("morphee", "en", "sleep"),
        ("medecin", "en", "notch"),
        ("sesiano", "en", "convert"),
        ("minus", "en", "steal"),
        ("skadi", "en", "join"),
    ],
)
def test_the_first_sentence_about_a_role_of_quintebourg_says_what_it_can_do(
    role: str, language: str, word: str
) -> None:
    told = Texts(language, "quintebourg").say(f"role-{role}-power")
    first, *others = re.split(r"(?<=[.!?…]) (?=[A-ZÀ-Ý«“])", told)
    if len(first) < SHORT:  # a card shows the next one, too
        first += others[0]

    assert word in first.lower()
