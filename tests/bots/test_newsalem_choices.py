"""The choices of New Salem's steady bot in single positions."""

from __future__ import annotations

import random
from collections.abc import Sequence

from meetinghouse.bots.bot import Move, prompt_for
from meetinghouse.bots.registry import make_bot
from meetinghouse.engine.values import Amount, Card, Seat, Word
from meetinghouse.games.newsalem.state import NewSalem

from ..games.newsalem.town import BUILDINGS, town, trigger

# Seats 0 to 2 are puritans and have played like puritans; seats 3 and 4 are witches and have played like witches.
FIVE = ("P1", "P3", "P5", "W1", "W2")
PLAYED: Sequence[Sequence[str]] = (
    ("B01", "B04", "B05", "B01", "B04", "B02"),
    ("B07", "B10", "B11", "B08", "B10", "B11"),
    ("B13", "B14", "B18", "B13", "B14", "B18"),
    ("B16", "B17", "B12", "B16", "B17", "B09"),
    ("B03", "B06", "B15", "B03", "B06", "B15"),
)
DESPAIR = ((), (), (), (1, 1, 1, 1, 1, 1), (1, 1, 1, 0, 0, 0))  # nine cubes


def move(game: NewSalem, seat: int) -> Move:
    found = make_bot("newsalem", "steady").move(prompt_for(game, seat, random.Random(0)))
    assert found is not None
    return found


def evening(round: int = 5, hope: Sequence[int] = (), **more: object) -> NewSalem:
    """The event phase of a round among these five players."""
    return town(5, round=round, characters=FIVE, tableaus=PLAYED, cubes=DESPAIR, hope=hope, **more)  # type: ignore[arg-type]


def picked(seat: int, round: int, hand: Sequence[str], characters: Sequence[str] = FIVE, **more: object) -> str:
    """The card that this seat picks from this hand."""
    hands = [hand if each == seat else ("B02", "B08", "B14") for each in range(5)]
    game = town(5, phase="pick", round=round, characters=characters, hands=hands, **more)  # type: ignore[arg-type]
    choice = move(game, seat).choice
    assert isinstance(choice, Card)
    return next(code for code, kind in BUILDINGS.items() if kind == choice.kind)


# --- the draft


def test_it_takes_its_own_type_where_symbols_are_alike() -> None:
    assert picked(0, 1, ("B13", "B04", "B07")) == "B04"


def test_it_completes_a_set() -> None:
    assert picked(0, 3, ("B01", "B08", "B04"), tableaus=(("B07", "B09"),)) == "B08"


def test_a_puritan_leaves_despair_where_the_town_is_in_danger() -> None:
    cubes = ((1,) * 4,) * 4
    tableaus = (("B17", "B16", "B12", "B15"),) * 4

    assert picked(0, 3, ("B06", "B10", "B03"), tableaus=tableaus, cubes=cubes) == "B10"


def test_a_puritan_thinks_of_the_own_points_where_the_town_is_safe() -> None:
    assert picked(0, 5, ("B06", "B10", "B12")) == "B06"


def test_a_witch_spreads_despair_in_the_middle_of_the_game_and_not_in_its_first_round() -> None:
    hand = ("B15", "B11", "B18")  # the despair card has another type; the law card matches and brings no despair

    assert picked(3, 1, hand, ("P1", "P3", "P5", "W3", "W2")) == "B11"
    assert picked(3, 4, ("B12", "B10", "B18")) == "B12"


def test_both_last_cards_are_exchanged_where_they_are_poor() -> None:
    hands = (("B16", "B17"), *[("B02", "B08")] * 4)
    game = town(5, phase="last-two", round=3, characters=FIVE, hands=hands, cubes=(), tableaus=())

    assert move(game, 0).choice == Word("redraw")
    assert move(game, 3).choice != Word("redraw")


# --- removing despair


def test_a_puritan_removes_from_the_suspect_and_a_witch_from_herself() -> None:
    game = evening(hope=(5, 0, 0, 5, 0))
    trigger(game, 0, "cleansing")
    spot = move(game, 0).choice
    assert isinstance(spot, tuple)
    assert spot[0] in (Seat(3), Seat(4))

    game = evening(hope=(0, 0, 0, 5, 0))
    trigger(game, 3, "cleansing")
    spot = move(game, 3).choice
    assert isinstance(spot, tuple)
    assert spot[0] == Seat(3)


# --- events


def test_a_puritan_cleanses_where_it_saves_the_town() -> None:
    game = evening(hope=(5,), middle={"trial": 0})

    found = move(game, 0)

    assert found.id == "0-cleansing"
    assert found.reason.key == "steady-cleansing"


def test_hope_is_kept_where_the_town_is_safe() -> None:
    game = town(5, round=5, characters=FIVE, tableaus=PLAYED, hope=(9,), on_trial=(3, 4))

    assert move(game, 0).choice == Word("ready")


def test_a_puritan_tries_whom_it_has_seen_to_be_a_witch() -> None:
    game = town(5, round=1, characters=FIVE, hope=(7,), tableaus=PLAYED[:3], cubes=())
    assert move(game, 0).choice == Word("ready")

    trigger(game, 0, "investigation", 4)
    found = move(game, 0)

    assert (found.id, found.choice) == ("0-trial", Seat(4))
    assert found.reason.params["share"] == 1


def test_what_one_has_seen_the_others_do_not_know() -> None:
    game = town(5, round=1, characters=FIVE, hope=(7, 7), tableaus=PLAYED[:3], cubes=())

    trigger(game, 0, "investigation", 4)

    assert move(game, 1).choice == Word("ready")


def test_a_puritan_tries_a_convincing_suspect_before_the_end() -> None:
    found = move(evening(round=4, hope=(4,)), 0)

    assert found.id == "0-trial"
    assert found.choice in (Seat(3), Seat(4))


def test_a_puritan_on_trial_pardons_itself() -> None:
    found = move(evening(round=3, hope=(3,), on_trial=(0,)), 0)

    assert (found.id, found.choice, found.reason.key) == ("0-pardon", Seat(0), "steady-pardon-self")


def test_a_puritan_does_not_pardon_a_suspect() -> None:
    found = move(evening(hope=(3,), on_trial=(3, 4)), 0)

    assert found.id != "0-pardon"


def test_a_witch_tries_an_innocent_late_and_not_early() -> None:
    assert move(evening(round=2, hope=(0, 0, 0, 9)), 3).choice == Word("ready")

    found = move(evening(round=5, hope=(0, 0, 0, 9)), 3)

    assert found.id == "3-trial"
    assert found.choice in (Seat(0), Seat(1), Seat(2))


def test_a_witch_spares_a_fellow_whom_she_has_seen() -> None:
    game = town(
        5, round=5, characters=FIVE, tableaus=PLAYED[:3], hope=(0, 0, 0, 11), on_trial=(0, 1), middle={"trial": 2}
    )
    trigger(game, 3, "investigation", 4)

    found = move(game, 3)

    assert (found.id, found.choice) == ("3-trial", Seat(2))


def test_a_witch_pardons_herself_in_the_end() -> None:
    game = evening(round=5, hope=(0, 0, 0, 3), on_trial=(3,))

    found = move(game, 3)

    assert (found.id, found.choice) == ("3-pardon", Seat(3))


def test_a_witch_never_cleanses() -> None:
    game = evening(round=5, hope=(0, 0, 0, 9), middle={"trial": 0})

    assert move(game, 3).choice == Word("ready")


# --- gifts


def test_puritans_pool_their_hope_in_the_last_round_with_whom_they_trust() -> None:
    game = evening(hope=(2, 3, 0, 4, 0), middle={"trial": 0})

    found = move(game, 0)
    assert (found.id, found.choice) == ("0-give", (Seat(1), Amount(2)))
    assert move(game, 1).choice == Word("ready")  # the richer of the two gives nothing

    game.answer(found.id, found.choice)
    assert move(game, 1).id == "1-cleansing"


def test_nobody_gives_hope_that_buys_nothing_or_too_early() -> None:
    assert move(evening(hope=(1, 1), middle={"trial": 0}), 0).choice == Word("ready")
    assert move(evening(round=2, hope=(2, 3), middle={"trial": 0}), 0).choice == Word("ready")


def test_a_witch_gives_nothing() -> None:
    assert move(evening(hope=(0, 0, 3, 2, 0), middle={"trial": 0}), 3).choice == Word("ready")
