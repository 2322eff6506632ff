"""The order in which an elimination is resolved: the second half of section 22 of the rules."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.events import Event
from meetinghouse.engine.values import DONE
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    CURSE,
    EVIDENCE,
    KINDS,
    MATCHMAKER,
    NIGHT,
    STOCKS,
)
from meetinghouse.games.salem1692.events import (
    AbilityUsed,
    CardsDiscarded,
    CardsLeftGame,
    CardsTaken,
    Eliminated,
    GameWon,
    PastDisclosed,
    SparedByMatch,
    TrialBegan,
    TryalRevealed,
    TurnEnded,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    COTTON_MATHER,
    GEORGE_BURROUGHS,
    JOHN_PROCTOR,
    MARTHA_COREY,
    MARY_WARREN,
    Character,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    answer,
    asked,
    draw,
    front,
    hand,
    is_asked,
    is_asked_any,
    is_living,
    kinds,
    night,
    pick,
    row,
    told,
    village,
)


def order(game: Salem, *types: type[Event]) -> list[str]:
    """The names of the public events of these types, in the order they were told, without repetitions."""
    names = [type(event).__name__ for event in game.heard(None) if isinstance(event, types)]
    return [name for at, name in enumerate(names) if at == 0 or name != names[at - 1]]


@pytest.mark.rule("SAL-RES-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("victim", "characters", "out"),
    [
        (B, {}, [B, D]),
        (B, {D: MARY_WARREN}, [B]),
        (D, {D: MARY_WARREN}, [D, B]),
        (B, {C: MARY_WARREN, D: MARTHA_COREY}, [B]),
    ],
)
def test_the_set_is_the_first_player_and_the_matched_partner_but_not_mary_warren(
    edition: str, victim: int, characters: dict[int, Character], out: list[int]
) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    game = village(edition, 6, characters=characters, fronts=fronts, deck=[NIGHT])

    draw(game, A)
    night(game, victim=victim, gavel=A)

    assert [event.seat for event in told(game, Eliminated)] == out
    assert [is_living(game, seat) for seat in (B, D)] == [seat not in out for seat in (B, D)]


@pytest.mark.rule("SAL-RES-13")
@pytest.mark.parametrize(
    ("edition", "choice", "eliminated", "side"),
    [
        ("en", None, B, "witches"),
        ("es", None, B, "witches"),
        ("fr", B, B, "witches"),
        ("fr", D, D, "townspeople"),
    ],
)
def test_where_both_sides_would_lose_only_one_player_is_eliminated(
    edition: str, choice: int | None, eliminated: int, side: str
) -> None:
    # A had the Witch card, D has it now, and B is the last townsperson
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    game = village(edition, rows={D: "WNNNN"}, once_witches={A: D}, fronts=fronts, dead=[C], deck=[NIGHT])

    draw(game, A)
    night(game, victim=B)
    if choice is not None:
        assert is_asked(game, A, "first-out")
        answer(game, A, choice)

    assert [event.seat for event in told(game, Eliminated)] == [eliminated]
    assert told(game, SparedByMatch) == ([SparedByMatch(D)] if edition == "en" else [])
    assert game.outcome is not None
    assert game.outcome.side == side


@pytest.mark.rule("SAL-RES-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_of_the_set_are_eliminated_and_reveal_together(edition: str) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    hands = {B: [ALIBI], D: [ALIBI]}
    rows = {B: "nNNNN", D: "nnNNK"}
    game = village(edition, 6, rows=rows, fronts=fronts, hands=hands, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    heard = game.heard(None)
    start = heard.index(Eliminated(B, "night"))
    assert heard[start + 1] == Eliminated(D, "matched")
    reveals = heard[start + 2 : start + 9]
    assert [event.seat for event in reveals if isinstance(event, TryalRevealed)] == [B] * 4 + [D] * 3
    assert (row(game, B), row(game, D)) == ("nnnnn", "nnnnk")


@pytest.mark.rule("SAL-RES-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_victory_is_looked_at_after_the_reveals_and_before_anything_else(edition: str) -> None:
    characters = {A: JOHN_PROCTOR}
    hands = {B: [ALIBI]}
    rows = {D: "WNNNN"}
    game = village(edition, rows=rows, once_witches={A: D}, dead=[C], characters=characters, hands=hands, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B)

    types = (Eliminated, TryalRevealed, GameWon, PastDisclosed, AbilityUsed, CardsDiscarded)
    assert order(game, *types) == ["Eliminated", "TryalRevealed", "GameWon"]
    assert hand(game, B) == [ALIBI]


@pytest.mark.rule("SAL-RES-16", "SAL-RES-17", "SAL-RES-18", "SAL-RES-21")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_pasts_are_announced_then_john_takes_then_the_rest_is_discarded_then_last_words(edition: str) -> None:
    fronts = {B: [MATCHMAKER, STOCKS], D: [MATCHMAKER, STOCKS]}
    hands = {B: [ALIBI], D: [ARSON]}
    game = village(edition, 6, characters={E: JOHN_PROCTOR}, fronts=fronts, hands=hands, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    types = (TryalRevealed, PastDisclosed, CardsTaken, CardsDiscarded)
    assert order(game, *types) == ["TryalRevealed", "PastDisclosed", "CardsTaken", "CardsDiscarded"]
    assert [event.seat for event in told(game, PastDisclosed)] == [B, D]
    assert [event.dead for event in told(game, CardsTaken)] == [B, B, D, D]
    assert told(game, CardsDiscarded) == [CardsDiscarded(seat, (KINDS[STOCKS],), "elimination") for seat in (B, D)]
    assert is_asked(game, B, "last-words")


@pytest.mark.rule("SAL-RES-17", "SAL-RES-18", "SAL-RES-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_john_and_martha_pick_from_the_first_player_then_from_the_matched_one(edition: str) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    hands = {B: [ALIBI, CURSE], D: [ARSON, STOCKS]}
    characters = {E: JOHN_PROCTOR, F: MARTHA_COREY}
    game = village(edition, 6, characters=characters, fronts=fronts, hands=hands, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)
    picks = []
    while is_asked_any(game, "john-takes"):
        decision = game.decisions[0]
        picks.append((decision.seat, decision.about))
        assert ARSON in hand(game, D) + hand(game, E) + hand(game, F)
        assert MATCHMAKER not in kinds(game.state.discard)
        game.answer(decision.id, decision.options[0])

    blue = [] if edition == "en" else [E]
    assert picks == [(seat, mh.Seat(B)) for seat in (E, F, *blue)] + [(seat, mh.Seat(D)) for seat in (E, F, *blue)]
    assert is_asked(game, B, "last-words")
    assert kinds(game.state.discard) == ([MATCHMAKER, MATCHMAKER] if edition == "en" else [])


@pytest.mark.rule("SAL-RES-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("neighbour", "accusations"), [(GEORGE_BURROUGHS, [ACCUSATION] * 7), (COTTON_MATHER, [EVIDENCE] * 3)]
)
def test_a_trial_of_martha_follows_when_her_copied_ability_is_gone(
    edition: str, neighbour: Character, accusations: list[int]
) -> None:
    characters = {B: neighbour, C: MARTHA_COREY}
    game = village(
        edition,
        5,
        characters=characters,
        hands={B: [ALIBI]},
        fronts={C: accusations},
        deck=[NIGHT],
        chance={"tryal": [0]},
    )

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert told(game, TrialBegan) == [TrialBegan(C, A)]
    heard = game.heard(None)
    assert heard.index(CardsDiscarded(B, (KINDS[ALIBI],), "elimination")) < heard.index(TrialBegan(C, A))
    if edition != "fr":
        assert not is_asked_any(game, "last-words")
        pick(game, A, 0)
    assert row(game, C) == "nNNNN"
    assert front(game, C) == []
    assert is_asked(game, B, "last-words")


@pytest.mark.rule("SAL-RES-20", "SAL-RES-21")
@pytest.mark.parametrize(("edition", "removed"), [("en", False), ("fr", True), ("es", True)])
def test_the_rules_for_two_players_start_after_marthas_trial_and_before_last_words(edition: str, removed: bool) -> None:
    game = village(
        edition,
        rows={A: "WNNNN"},
        characters={B: GEORGE_BURROUGHS, C: MARTHA_COREY},
        fronts={C: [ASYLUM, *[ACCUSATION] * 7]},
        dead=[D],
        deck=[NIGHT],
        chance={"tryal": [0]},
    )

    draw(game, A)
    night(game, victim=B, gavel=A)
    if edition != "fr":
        assert told(game, CardsLeftGame) == []
        pick(game, A, 0)

    assert is_asked(game, B, "last-words")
    heard = game.heard(None)
    if removed:
        assert heard.index(TrialBegan(C, A)) < heard.index(CardsLeftGame(C, (KINDS[ASYLUM],)))
    assert front(game, C) == ([] if removed else [ASYLUM])


@pytest.mark.rule("SAL-RES-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_last_words_are_said_before_the_turn_ends(edition: str) -> None:
    game = village(edition, 5, deck=[ACCUSATION, NIGHT], rest="discard")

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert is_asked(game, B, "last-words")
    assert told(game, TurnEnded) == []
    answer(game, B, DONE)
    assert told(game, TurnEnded) == [TurnEnded(A)]
    assert asked(game, C).kind == "turn"
