"""Section 10: what players know. If two worlds differ in a secret, only those who may know it can tell them apart."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.newsalem.events import (
    CharacterDealt,
    CharacterInvestigated,
    CharacterRevealed,
    EventTriggered,
    GameSet,
    HandDealt,
    HandReceived,
    HopeGiven,
    Redrawn,
    Redrew,
)
from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import (
    alike,
    all_ready,
    answer,
    answers,
    give,
    kinds,
    named,
    offer,
    play_round,
    remove,
    town,
    trigger,
)

THREE = [["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03", "B07", "B16"], ["B04", "B10", "B17"]]
TWO = [["B04", "B17"], ["B05", "B12"], ["B02", "B06"], ["B03", "B16"]]


def differ(one: NewSalem, other: NewSalem) -> list[int | None]:
    """The seats (None: the public) that can tell the two worlds apart."""
    return [seat for seat in (None, *range(one.seats)) if not alike(one, other, seat)]


def worlds(name: str, first: Any, second: Any, **position: Any) -> tuple[NewSalem, NewSalem]:
    """Two games that differ in one thing."""
    return town(**{name: first}, **position), town(**{name: second}, **position)


def everything(game: NewSalem) -> str:
    """Everything that any seat is shown, as one text."""
    return "".join(part.decode() for seat in (None, *range(game.seats)) for part in conformance.seat_bytes(game, seat))


@pytest.mark.rule("NEW-VIS-01")
def test_a_character_is_visible_to_its_owner_only_until_the_end() -> None:
    one, other = worlds("characters", ["W1", "P1", "P2", "P3"], ["P4", "P1", "P2", "P3"], round=5)
    assert differ(one, other) == [0]
    for game in (one, other):
        all_ready(game)
    assert next(each.character for each in one.heard() if isinstance(each, CharacterRevealed)) == "widow"
    assert one.view(2).people[0].character.kind == "widow"
    start = start_by(RULES, 4, 1)
    for seat in range(4):
        assert [each.seat for each in start.heard(seat) if isinstance(each, CharacterDealt)] == [seat]
    assert not [each for each in start.heard() if isinstance(each, CharacterDealt)]


@pytest.mark.rule("NEW-VIS-02")
def test_how_many_of_each_side_were_shuffled_is_public_and_how_many_witches_play_is_not() -> None:
    view = town(7).view().town
    assert (view.witches, view.puritans) == (3, 5)
    none, two = worlds("characters", ["P1", "P2", "P3", "P4"], ["P1", "P2", "W1", "W2"])
    assert differ(none, two) == [2, 3]
    starts = [start_by(RULES, 3, seed) for seed in range(20)]
    assert len({sum(who > 5 for who in game.state.characters) for game in starts}) == 3
    assert {game.heard()[0] for game in starts} == {GameSet(2, 4, 54, 6)}


@pytest.mark.rule("NEW-VIS-03")
def test_an_investigated_character_stays_in_the_investigators_view_and_comes_into_no_other() -> None:
    one, other = worlds("characters", ["P1", "P2", "W3", "P3"], ["P1", "P2", "P5", "P3"], hope=[3])
    for game in (one, other):
        trigger(game, 0, "investigation", 2)
    assert differ(one, other) == [0, 2]
    for round in (1, 2, 3):
        assert one.state.round == round
        assert one.view(0).people[2].character.kind == "physician"
        assert not any(one.view(seat).people[2].character for seat in (None, 1, 3))
        play_round(one)
    seen = [seat for seat in (None, 0, 1, 2, 3) if any(isinstance(e, CharacterInvestigated) for e in one.heard(seat))]
    assert seen == [0]


def test_opened_for_a_replay_a_town_shows_all_hands_and_characters() -> None:
    game = town(phase="last-two", characters=["P1", "W1", "P2", "P3"], hands=TWO, picks=[["B18"]])
    view: Any = RULES.view_all(game)
    assert [list(own.hand) for own in view.opened] == [named(*hand) for hand in TWO]
    assert view.opened[0].picks == ("fortune-teller",)
    assert [person.character.side for person in view.people] == ["puritans", "witches", "puritans", "puritans"]
    assert all(game.view(seat).opened == () for seat in (None, *range(4)))


@pytest.mark.rule("NEW-VIS-04")
@pytest.mark.parametrize("players", [3, 6])
def test_unused_characters_appear_nowhere_not_even_at_the_end(players: int) -> None:
    game = start_by(RULES, players, 4)
    unused = [kind for who, kind in enumerate(RULES.components.characters) if who not in game.state.characters]
    texts = []
    while not game.over:
        texts.append(everything(game))
        if offer(game, 0, "investigation"):
            trigger(game, 0, "investigation", 1)
        else:
            game.answer(game.decisions[0].id, game.decisions[0].options[0])
    assert any("character-investigated" in text for text in texts)
    texts.append(msgspec.json.encode([game.view("all"), game.outcome]).decode())
    for kind in unused:
        assert not any(f'"{kind}"' in text for text in texts)
    used = [RULES.components.characters[who] for who in game.state.characters]
    assert all(f'"{kind}"' in texts[-1] for kind in used)


@pytest.mark.rule("NEW-VIS-05")
def test_a_hand_appears_only_in_its_holders_view() -> None:
    one, other = worlds("hands", THREE, [["B08", "B09", "B11"], *THREE[1:]], phase="pick")
    assert differ(one, other) == [0]
    answers(one, "B01", "B02", "B03", "B04")
    for seat in range(4):
        assert [each.seat for each in one.heard(seat) if isinstance(each, HandDealt | HandReceived)] == [seat]
    assert not [each for each in one.heard() if isinstance(each, HandDealt | HandReceived)]


@pytest.mark.rule("NEW-VIS-06")
def test_hand_sizes_and_who_still_chooses_are_public() -> None:
    game = town(phase="pick", hands=THREE)
    answer(game, 1, "B02")
    answer(game, 3, "B04")
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert view.waiting == (0, 2)
        assert [person.hand for person in view.people] == [3, 3, 3, 3]


@pytest.mark.rule("NEW-VIS-07")
def test_face_down_picks_are_public_in_number_only_until_the_reveal() -> None:
    picks = [["B01"], ["B13"], ["B07"], ["B11"]]
    one, other = worlds("picks", picks, [["B08"], *picks[1:]], phase="last-two", hands=TWO)
    assert differ(one, other) == [0]
    assert [person.picks for person in one.view(2).people] == [1, 1, 1, 1]
    answers(one, "B04", "B12", "B02", "B03")
    assert [each.kind for each in one.view(2).people[0].buildings] == named("B01", "B04")


@pytest.mark.rule("NEW-VIS-08")
def test_discards_are_never_shown_to_others() -> None:
    one, other = worlds("hands", TWO, [["B04", "B08"], *TWO[1:]], phase="last-two")
    for game in (one, other):
        answers(game, "B04", "B12", "B02", "B03")
    assert differ(one, other) == [0]
    assert (one.view(0).own.discards, other.view(0).own.discards) == (("ritual-circle",), ("counting-house",))


@pytest.mark.rule("NEW-VIS-09")
def test_the_order_on_the_table_does_not_tell_which_card_was_redrawn() -> None:
    one = town(phase="last-two", hands=TWO, picks=[["B18"]], deck=["B02"])
    other = town(phase="last-two", hands=TWO, picks=[["B02"]], deck=["B18"])
    for game in (one, other):
        answers(game, "redraw", "B12", "B02", "B03")
    assert one.heard(1) == other.heard(1)
    assert one.view(1) == other.view(1)


@pytest.mark.rule("NEW-VIS-09")
def test_a_redraw_is_announced_with_the_reveal_and_names_no_card() -> None:
    one, other = worlds("hands", TWO, [["B08", "B08"], *TWO[1:]], phase="last-two", deck=["B18"])
    for game in (one, other):
        answer(game, 0, "redraw")
        assert game.heard(1) == []
        assert not any(person.redrew for person in game.view(1).people)
        answers(game, "redraw", "B12", "B02", "B03")
        assert game.heard(1)[0] == Redrew(0)
        assert [person.redrew for person in game.view(1).people] == [True, False, False, False]
    assert differ(one, other) == [0]
    assert [each for each in one.heard(0) if isinstance(each, Redrawn)] == [Redrawn(0, "fortune-teller")]
    assert not [each for each in one.heard(1) if isinstance(each, Redrawn)]


@pytest.mark.rule("NEW-VIS-10")
def test_neither_the_order_of_the_deck_nor_the_seed_can_be_told() -> None:
    one, other = worlds("deck", ["B01", "B02", "B03"], ["B16", "B17", "B18"], seed="a telling seed")
    assert one.state.deck != other.state.deck
    assert differ(one, other) == []
    game = start_by(RULES, 5, "a telling seed")
    for _ in range(4):
        assert "a telling seed" not in everything(game)
        assert game.chance.key.hex() not in everything(game)
        play_round(game)


@pytest.mark.rule("NEW-VIS-11")
def test_the_size_of_the_deck_is_public() -> None:
    game = start_by(RULES, 5, 1)
    assert [game.view(seat).town.deck for seat in (None, 0, 4)] == [75, 75, 75]


@pytest.mark.rule("NEW-VIS-12")
def test_the_card_list_of_each_number_of_players_can_be_read_from_the_box() -> None:
    buildings = [piece for piece in RULES.box if piece.group == "building"]
    for players in range(3, 9):
        state = start_by(RULES, players, 1).state
        cards = state.deck + [card for hand in state.hands for card in hand]
        listed = {piece.kind: sum(number <= players for number in piece.facts["numbers"]) for piece in buildings}
        assert Counter(state.components.names_of(tuple(cards))) == listed


@pytest.mark.rule("NEW-VIS-13")
def test_tableaus_and_the_cubes_on_them_are_public() -> None:
    game = town(phase="reveal", picks=[["B16"], ["B14"]], tableaus=[["B17"]], cubes=[[2]])
    remove(game, 1, 0, 0)
    for seat in (None, 0, 3):
        shown = game.view(seat).people[0].buildings
        assert [(each.kind, each.type, each.despair) for each in shown] == [
            ("ritual-circle", "darkness", 1),
            ("burial-grounds", "darkness", 1),
        ]


@pytest.mark.rule("NEW-VIS-14")
def test_hope_is_public() -> None:
    game = town(hope=[3, 0, 7, 1])
    for seat in (None, 0, 3):
        assert [person.hope for person in game.view(seat).people] == [3, 0, 7, 1]


@pytest.mark.rule("NEW-VIS-15")
def test_gifts_are_public() -> None:
    game = town(hope=[3])
    give(game, 0, 2, 2)
    for seat in (None, 0, 1, 2, 3):
        assert game.heard(seat) == [HopeGiven(0, 2, 2)]


@pytest.mark.rule("NEW-VIS-16")
def test_events_in_the_middle_and_their_costs_are_public() -> None:
    for seat in (None, 0, 7):
        shown = town(8).view(seat).town.events
        assert [(each.kind, each.cost, each.left, each.removals) for each in shown] == [
            ("cleansing", 5, None, 3),
            ("investigation", 3, None, 0),
            ("trial", 4, 4, 0),
            ("pardon", 3, 2, 0),
        ]


@pytest.mark.rule("NEW-VIS-17")
def test_trials_and_pardons_are_public_spent_ones_too() -> None:
    game = town(hope=[7], on_trial=[1])
    trigger(game, 0, "trial", 2)
    trigger(game, 0, "pardon", 1)
    for seat in (None, 0, 3):
        people = game.view(seat).people
        assert [person.on_trial for person in people] == [False, False, True, False]
        assert [(person.spent_trials, person.pardons) for person in people] == [(0, 0), (1, 1), (0, 0), (0, 0)]
        assert game.heard(seat) == [EventTriggered(0, "trial", 4, 2), EventTriggered(0, "pardon", 3, 1)]


@pytest.mark.rule("NEW-VIS-18")
def test_despair_threshold_round_and_direction_are_public() -> None:
    game = town(6, round=4, tableaus=[["B12"], ["B17"]], cubes=[[2], [3]])
    for seat in (None, 0, 5):
        view = game.view(seat).town
        assert (view.despair, view.threshold, view.round, view.direction) == (5, 12, 4, "right")


@pytest.mark.rule("NEW-VIS-19")
def test_nobody_sees_anothers_points_for_types_before_the_end() -> None:
    tableaus = [["B10", "B11", "B16"], ["B01"]]
    characters = ["P4", "P1", "P2", "P3"]
    one, other = worlds("characters", characters, ["P6", *characters[1:]], tableaus=tableaus)
    assert (one.view(0).own.matching_points, other.view(0).own.matching_points) == (3, 0)
    assert differ(one, other) == [0]
    assert one.view(1).verdict is None


@pytest.mark.rule("NEW-VIS-20")
def test_everybodys_set_points_can_be_shown_during_the_game() -> None:
    game = town(tableaus=[["B10", "B11", "B12"], ["B01", "B02"]])
    for seat in (None, 1):
        assert [person.set_points for person in game.view(seat).people] == [2, 0, 0, 0]


@pytest.mark.rule("NEW-VIS-21")
def test_the_own_view_remembers_the_hands_that_passed_through() -> None:
    hands = [["B01", "B02", "B03", "B04"], ["B05"] * 4, ["B06"] * 4, ["B07"] * 4]
    game = town(phase="pick", round=2, hands=hands)
    answers(game, "B01", "B05", "B06", "B07")
    answers(game, "B05", "B06", "B07", "B02")
    passed = [(each.receiver, sorted(each.buildings)) for each in game.view(0).own.passed]
    assert passed == [(3, sorted(named("B02", "B03", "B04"))), (3, sorted(named("B05", "B05")))]
    assert list(game.view(0).own.hand) == named("B06", "B06") == kinds(game, game.state.hands[0])
