"""The texts of New Salem; what the texts of all games have in common is tested in tests/."""

from __future__ import annotations

from functools import cache

import pytest

from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.rules import NOBODY
from meetinghouse.engine.values import Amount, Card, Position, Seat
from meetinghouse.games.newsalem.box import EVENTS, SIDES, TYPES
from meetinghouse.games.newsalem.events import (
    BuildingsPlayed,
    CharacterDealt,
    CharacterRevealed,
    DespairRemoved,
    EventTriggered,
    GameWon,
    HopeGiven,
    Redrew,
)
from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.texts import LANGUAGES, Texts
from tests.texts import NAMES, all_messages, decisions

GAME = "newsalem"


@cache
def read(language: str) -> Texts:
    """The texts in a language; read by the first test that needs them, and not with this module."""
    return Texts(language, GAME, strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_texts(language: str) -> None:
    components = RULES.components
    keys = {"game-reconstructed", f"side-{NOBODY}"}
    keys |= {f"building-{kind}" for kind in components.kinds}
    keys |= {f"type-{name}" for name in TYPES} | {f"cli-{name}" for name in TYPES}
    keys |= {f"card-{kind}" for kind in EVENTS} | {f"card-{kind}-effect" for kind in EVENTS}
    keys |= {f"character-{kind}" for kind in components.characters}
    keys |= {f"side-{side}" for side in SIDES} | {f"one-of-{side}" for side in SIDES}
    keys |= {f"direction-{direction}" for direction in components.directions}
    keys |= {f"why-{why}" for why in ("points", "hope", "shared", "all-lose")}

    assert keys - set(all_messages(language, GAME)) == set()


def test_random_games_ask_everything() -> None:
    kinds = {decision.kind for _, decision in decisions(GAME)}

    assert kinds == {"pick", "last-two", "remove-despair", "ready", "give", *EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_can_be_counted(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for kind in RULES.components.kinds:
        assert texts.many("building", kind, 2).startswith("2 ")


def test_a_gift_is_offered_in_words() -> None:
    assert read("en").option((Seat(1), Amount(2)), NAMES) == "2 hope to Bob"
    assert read("fr").option((Seat(1), Amount(1)), NAMES) == "1 espoir à Bob"
    assert read("fr").option((Seat(1), Amount(2)), NAMES) == "2 espoirs à Bob"
    assert read("es").option((Seat(1), Amount(2)), NAMES) == "2 de esperanza a Bob"


def test_a_building_in_play_is_named_with_its_owner_and_place() -> None:
    assert read("en").option((Seat(1), Card("gallows"), Position(2)), NAMES) == "Gallows of Bob (no. 3)"
    assert read("fr").option((Seat(1), Card("gallows"), Position(2)), NAMES) == "Potence chez Bob (n°\u00a03)"


def test_a_removal_says_what_it_is_for() -> None:
    asked = Decision("0-1", 0, "remove-despair", (), Card("cleansing"))

    assert read("en").decision(asked, NAMES) == "Cleansing: from which building do you take a despair cube?"
    assert read("fr").decision(asked, NAMES).startswith("Purge\u00a0: de quel bâtiment")


def test_cubes_that_do_not_come_are_not_told() -> None:
    assert read("en").event(BuildingsPlayed(0, ("bank", "gallows"), 1, 1), 0, NAMES) == (
        "You build Bank and Gallows: +1 hope, +1 despair."
    )
    assert read("en").event(BuildingsPlayed(0, ("bank", "bank"), 2, 0), 1, NAMES) == "Ann builds 2 Banks: +2 hope."
    assert read("en").event(BuildingsPlayed(0, ("tavern",), 0, 0), 1, NAMES) == "Ann builds Tavern."
    assert (
        read("fr").event(BuildingsPlayed(0, ("gallows",), 0, 1), 1, NAMES) == "Ann bâtit Potence\u00a0: désespoir +1."
    )


def test_an_event_says_against_whom_and_addresses_who_reads() -> None:
    trial = EventTriggered(0, "trial", 4, 1)

    assert read("en").event(trial, 0, NAMES) == "You pay 4 hope and put Bob on trial."
    assert read("en").event(trial, 1, NAMES) == "Ann pays 4 hope and puts you on trial."
    assert read("en").event(trial, 2, NAMES) == "Ann pays 4 hope and puts Bob on trial."
    assert read("fr").event(trial, 1, NAMES) == "Ann paie 4 espoirs et vous intente un procès."
    assert read("en").event(EventTriggered(0, "pardon", 3, 0), 0, NAMES) == (
        "You pay 3 hope and end your own trial with a Pardon."
    )
    assert (
        read("es").event(EventTriggered(0, "cleansing", 5), 1, NAMES)
        == "Ann paga 5 de esperanza por una Purga de la ciudad."
    )


def test_a_trial_is_judged_in_words() -> None:
    assert read("en").event(CharacterRevealed(1, "widow", "witches", True, -2), 0, NAMES) == (
        "Bob was the Widow, a witch on trial: the town is freed of 2 despair."
    )
    assert read("en").event(CharacterRevealed(1, "widow", "witches", False, 2), 0, NAMES).endswith(": 2 more despair.")
    assert read("en").event(CharacterRevealed(1, "notary", "puritans", True, 2), 1, NAMES) == (
        "You were the Notary, a puritan, wrongly on trial: 2 more despair."
    )
    assert (
        read("en").event(CharacterRevealed(1, "notary", "puritans", False, 0), 0, NAMES)
        == "Bob was the Notary, a puritan."
    )


def test_who_one_is_is_told_with_ones_types() -> None:
    dealt = CharacterDealt(0, "widow", "witches", ("finance", "law", "darkness"))

    assert read("en").event(dealt, 0, NAMES) == "You are the Widow, a witch. Your types: Finance, Law, and Darkness."
    assert read("fr").event(dealt, 0, NAMES).endswith("Veuve, une sorcière. Vos types\u00a0: Finance, Loi et Ténèbres.")


def test_ones_own_despair_and_gifts_are_told_as_such() -> None:
    assert read("en").event(DespairRemoved(0, 0, "gallows", 3), 0, NAMES) == (
        "You take a despair cube off your own Gallows; left in town: 3."
    )
    told = read("en").event(DespairRemoved(1, 0, "gallows", 3), 0, NAMES)
    assert told.startswith("Bob takes a despair cube off your Gallows")
    assert read("fr").event(HopeGiven(1, 0, 2), 0, NAMES) == "Bob vous donne 2 espoirs."


def test_many_who_drew_again_are_told_in_one_line() -> None:
    told = [Redrew(seat) for seat in range(3)]

    assert read("en").story(told, None, NAMES) == [
        "Ann, Bob, and Cid discarded both of their last cards and drew another."
    ]


def test_nobody_wins_where_all_lose() -> None:
    assert read("en").event(GameWon("nobody", (), "all-lose"), 0, NAMES).endswith("Everybody loses.")
    assert read("en").event(GameWon("witches", (1,), "points"), 0, NAMES).startswith("Bob wins for the witches. ")
    assert read("en").event(GameWon("puritans", (0,), "hope"), 0, NAMES).startswith("You win with the puritans. ")
