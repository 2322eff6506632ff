"""The texts of Salem 1692; what the texts of all games have in common is tested in tests/."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import COPIES, FACES, KINDS
from meetinghouse.games.salem1692.events import (
    CardPlayed,
    DeckSeen,
    EverythingShown,
    FellowsSeen,
    GameSet,
    HandSeen,
    RowShuffled,
    TryalTaken,
)
from meetinghouse.games.salem1692.roles.town_hall import CHARACTERS
from meetinghouse.server.pages import read_texts
from meetinghouse.texts import LANGUAGES, Texts
from tests.texts import NAMES, all_messages, complete, decisions

GAME = "salem1692"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_faces_and_characters_have_their_texts(language: str) -> None:
    keys = {"side-ghosts"}
    keys |= {f"card-{kind}" for kind in KINDS} | {f"card-{kind}-effect" for kind in KINDS}
    keys |= {f"face-{face}" for face in FACES} | {f"face-{face}-letter" for face in FACES}
    for who in (*[character.name for character in CHARACTERS], "nobody"):
        keys |= {f"character-{who}", f"character-{who}-ability"}

    assert keys - set(all_messages(language, GAME)) == set()


def test_random_games_ask_nearly_everything() -> None:
    kinds = {decision.kind for _, decision in decisions(GAME)}

    assert {"cat", "suspicion", "victim", "gavel", "confess", "turn", "target", "tryal", "take"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_fields_go_to_the_pages(language: str) -> None:
    assert "field-tryals = number" in read_texts(language, GAME).decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_that_clash_are_explained_in_the_readers_language(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    clashes: tuple[tuple[int, dict[str, Any]], ...] = (
        (2, {"edition": "es"}),
        (3, {"extra_witch": True}),
        (8, {"town_hall_choice": True}),
        (5, {"force_disclosure": True, "no_disclosure": True}),
        (5, {"dawn_cat_penalty": True}),
        (2, {"youngest_seat": 2}),
    )
    for players, options in clashes:
        with pytest.raises(mh.Refused) as refused:
            mh.start(GAME, players, options=options)
        key = f"refused-option-clash-{str(refused.value.rule).lower()}"
        assert texts.refusal(refused.value).startswith(texts.say(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_and_cards_are_explained_for_every_edition(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for edition in LANGUAGES:
        settings = mh.start(GAME, 4, options={"edition": edition}).view().table.settings
        for character in CHARACTERS:
            assert complete(texts.say(f"character-{character.name}-ability", **settings))
        for kind in KINDS:
            assert complete(texts.say(f"card-{kind}-effect", **settings))


def test_no_text_has_marks_of_isolation() -> None:
    for language in LANGUAGES:
        text = Texts(language, GAME).event(CardPlayed(0, "robbery", 1, 2), None, NAMES)
        assert not set(text) & {"\u2068", "\u2069"}


def test_who_reads_is_addressed() -> None:
    texts = Texts("en", GAME)
    event = CardPlayed(0, "robbery", 1, 2)

    assert texts.event(event, 0, NAMES) == "You play Robbery: from Bob to Cid."
    assert texts.event(event, 1, NAMES) == "Ann plays Robbery: from you to Cid."
    assert texts.event(event, 2, NAMES) == "Ann plays Robbery: from Bob to you."
    assert texts.event(event, None, NAMES) == "Ann plays Robbery: from Bob to Cid."


def test_witches_see_the_others_without_themselves() -> None:
    texts = Texts("fr", GAME)

    assert texts.event(FellowsSeen((1, 3, 4)), 3, NAMES).endswith(": Bob et Eve.")
    assert texts.event(FellowsSeen((3,)), 3, NAMES) == "Vous ouvrez les yeux et ne voyez aucune autre Sorcière."


def test_what_all_do_alike_is_told_once() -> None:
    texts = Texts("en", GAME)
    taken = [TryalTaken(seat, (seat + 1) % 5) for seat in range(5)]
    shuffled = [RowShuffled(seat) for seat in range(5)]

    assert texts.story([*taken, *shuffled], None, NAMES) == [
        "Everybody takes a tryal card from the neighbour on the left.",
        "The face-down tryal cards are shuffled: Ann, Bob, Cid, Dot, and Eve.",
    ]


def test_a_game_says_itself_which_of_its_fields_hold_no_seats() -> None:
    engine, salem = Texts("en"), Texts("fr", GAME)

    assert [engine.field(name) for name in ("tryals", "rows", "seat")] == [(), (), ()]
    assert [salem.field(name) for name in ("tryals", "rows", "seat")] == [("number",), ("face",), ()]
    assert salem.field("count") == engine.field("count") == ("number",)
    assert salem.word("rows", "constable") == "Prévôt"
    told = salem.parameters(GameSet((), (), (27, 2, 1), 59), 2, NAMES)
    assert (told["tryals_1"], told["tryals_2"], told["deck"], told["you"]) == (27, 2, 59, "none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_there_are_several_of_can_be_counted(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    several = [("card", kind) for kind, copies in zip(KINDS, COPIES, strict=True) if copies > 1]
    for field, word in [*several, ("card", "witness"), ("face", "not-a-witch"), ("face", "witch")]:
        assert texts.many(field, word, 1) == texts.word(field, word)
        assert texts.many(field, word, 2).startswith("2 ")


def test_equal_cards_are_counted_in_the_plural() -> None:
    hand = HandSeen(0, ("accusation", "evidence", "accusation", "evidence", "stocks"))

    assert Texts("en", GAME).event(hand, 0, NAMES) == "Your hand: 2 Accusations, 2 Evidence, and 1 Stocks."
    assert Texts("fr", GAME).event(hand, 0, NAMES).endswith(": 2 Accusations, 2 Preuves et 1 Pilori.")
    assert Texts("es", GAME).event(hand, 0, NAMES) == "Tu mano: 2 Acusaciones, 2 Evidencias y 1 Abastos."
    assert Texts("fr", GAME).words("faces", ["not-a-witch"] * 27) == "27 Puritains"
    assert Texts("en", GAME).event(HandSeen(0, ("alibi", "curse")), 0, NAMES) == "Your hand: Alibi and Curse."
    assert Texts("en", GAME).event(HandSeen(0, ()), 0, NAMES) == "Your hand: –."


def test_the_deck_is_told_in_its_order() -> None:
    seen = DeckSeen(0, ("alibi", "alibi", "curse", "alibi", "night"))

    assert Texts("en", GAME).event(seen, 0, NAMES).endswith(": 2 Alibis, 1 Curse, 1 Alibi, and 1 Night.")


def test_a_list_for_each_seat_is_told_name_by_name() -> None:
    shown = EverythingShown((("witch", "witch"), ("constable",)), ((), ("alibi",)), ("curse", "night"))

    told = Texts("fr", GAME).event(shown, 0, NAMES)
    assert "Ann\u00a0: 2 Sorcières\u00a0; Bob\u00a0: Prévôt" in told
    assert "Ann\u00a0: –\u00a0; Bob\u00a0: Alibi" in told
    assert told.endswith("Malédiction et Nuit.")


def test_cards_chosen_together_are_counted() -> None:
    cards = tuple(mh.Card(kind) for kind in ("accusation", "evidence", "accusation"))

    assert Texts("en", GAME).option(cards) == "2 Accusations and 1 Evidence"


def test_where_card_backs_can_be_followed_every_taking_is_told() -> None:
    texts = Texts("es", GAME)
    taken = [TryalTaken(seat, (seat + 1) % 5, 2) for seat in range(5)]

    assert len(texts.story(taken, None, NAMES)) == 5


def test_a_card_that_is_taken_on_at_once_is_told_as_such_and_not_by_a_place_in_the_row() -> None:
    taken = TryalTaken(0, 1, 5, just_taken=True)

    assert Texts("en", GAME).event(taken, None, NAMES) == "Bob takes the tryal card that Ann has just taken."
    assert Texts("fr", GAME).event(taken, 0, NAMES) == "Bob prend la carte Procès que vous venez de prendre."
    assert Texts("es", GAME).event(taken, 1, NAMES) == "Tomas la carta de juicio que Ann acaba de tomar."
    assert Texts("es", GAME).option(mh.Word("just-taken")) == "La carta recién tomada"


def test_the_value_a_setting_takes_is_told_in_the_readers_language() -> None:
    with pytest.raises(mh.Refused) as refused:
        mh.start(GAME, 5, options={"edition": "de"})

    assert "une valeur parmi en, fr, es" in Texts("fr", GAME).refusal(refused.value)
