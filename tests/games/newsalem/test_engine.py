"""Section 6: what programs may rely on."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import load, replay, start_by
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import PLACES, SEATS, Amount, Card, Choice, Word
from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import (
    alike,
    all_ready,
    answer,
    answers,
    decision,
    give,
    kinds,
    named,
    offer,
    refused,
    remove,
    town,
    trigger,
)

THREE = [["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03", "B07", "B16"], ["B04", "B10", "B17"]]
TWO = [["B04", "B17"], ["B05", "B12"], ["B02", "B06"], ["B03", "B16"]]


def played(players: int, seed: int, moves: int) -> NewSalem:
    """A random game after this many moves."""
    game = start_by(RULES, players, seed)
    dice = random.Random(seed)
    for _ in range(moves):
        if not game.over:
            conformance.make(game, conformance.any_move(game, dice, offer_rate=0.3))
    return game


@pytest.mark.rule("NEW-ENG-01")
def test_the_same_players_seed_and_actions_give_the_same_states() -> None:
    game = played(5, 7, 150)
    again = start_by(RULES, 5, 7)
    for entry in game.record.entries:
        again.carry_out(entry)
    assert again.save() == game.save()
    other = start_by(RULES, 5, 8)
    assert other.state.dump() != start_by(RULES, 5, 7).state.dump()


@pytest.mark.rule("NEW-ENG-02")
def test_pick_last_two_removal_events_and_over_follow_each_other_and_an_idle_removal_is_skipped() -> None:
    idle = town(phase="last-two", hands=TWO)
    answers(idle, "B04", "B12", "B02", "B03")  # there is despair, but no removal
    assert (idle.view().phase, idle.state.town) == ("events", 2)
    needless = town(phase="last-two", hands=TWO)
    answers(needless, "B04", "B05", "B02", "B16")  # there is a removal and a single cube, so there is no choice
    assert (needless.view().phase, needless.state.town) == ("events", 0)
    peaceful = town(phase="last-two", hands=[*TWO[:3], ["B01", "B16"]])
    answers(peaceful, "B04", "B05", "B02", "B01")  # there is a removal, but no despair
    assert (peaceful.view().phase, peaceful.state.town) == ("events", 0)
    game = town(phase="pick", round=5, hands=THREE)
    phases = [game.view().phase]
    while not game.over:
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
        phases += [game.view().phase] if game.view().phase != phases[-1] else []
    assert phases == ["pick", "last-two", "remove-despair", "events", "over"]


@pytest.mark.rule("NEW-ENG-03")
def test_every_action_of_the_contract_can_be_taken() -> None:
    draft = town(phase="pick", hands=THREE)
    answers(draft, Card("theater"), Card("tavern"), Card("bank"), Card("school"))  # picks
    answers(draft, "redraw", Card("meeting-house"), Card("laboratory"), Card("brothel"))  # one draws anew, three keep
    assert len(draft.state.tableaus[0]) == 2
    game = town(5, hope=[9, 9, 9], tableaus=[["B12"], ["B17"]], cubes=[[2], [2]])
    give(game, 0, 1, 1)
    trigger(game, 0, "cleansing")
    remove(game, 0, 1, 0)  # the removals of a cleansing, one after another
    remove(game, 0, 0, 0)
    remove(game, 0, 0, 0)
    trigger(game, 1, "investigation", 2)
    trigger(game, 2, "trial", 1)
    trigger(game, 1, "pardon", 1)
    answer(game, 3, "ready")
    assert game.view().people[3].ready
    answer(game, 3, "wait")  # no longer ready
    assert not game.view().people[3].ready


ILLEGAL: list[tuple[str, Callable[[], NewSalem], str, Choice]] = [
    ("NEW-DRAFT-01", lambda: town(phase="pick", hands=THREE), "0-1", Card("school")),
    ("NEW-DRAFT-01", lambda: town(phase="pick", hands=THREE), "0-1", Word("redraw")),
    ("NEW-DISC-01", lambda: town(phase="last-two", hands=TWO), "0-1", Card("gallows")),
    ("NEW-DISC-01", lambda: town(phase="last-two", hands=TWO), "0-1", Word("both")),
    ("NEW-CUBE-06", lambda: removal(), "0-1", (SEATS[0], Card("meeting-house"), PLACES[0])),
    ("NEW-CUBE-07", lambda: removal(), "0-1", Word("done")),
    ("NEW-GIVE-01", lambda: town(hope=[2]), "0-give", (SEATS[1], Amount(3))),
    ("NEW-GIVE-01", lambda: town(hope=[2]), "0-give", (SEATS[0], Amount(1))),
    ("NEW-GIVE-01", lambda: town(hope=[0]), "0-give", (SEATS[1], Amount(1))),
    ("NEW-GIVE-03", lambda: town(phase="pick", hands=THREE, hope=[2]), "0-give", (SEATS[1], Amount(1))),
    ("NEW-EVENT-02", lambda: town(hope=[4]), "0-cleansing", Word("cleanse")),
    ("NEW-EVENT-06", lambda: town(hope=[4], middle={"trial": 0}), "0-trial", SEATS[1]),
    ("NEW-EVENT-10", lambda: town(phase="pick", hands=THREE, hope=[5]), "0-cleansing", Word("cleanse")),
    ("NEW-EVENT-20", lambda: town(hope=[4], on_trial=[1]), "0-trial", SEATS[1]),
    ("NEW-EVENT-22", lambda: town(hope=[3], on_trial=[1]), "0-pardon", SEATS[2]),
    ("NEW-EVENT-23", lambda: town(hope=[3]), "0-pardon", SEATS[2]),
    ("NEW-RULING-12", lambda: town(hope=[4]), "0-trial", SEATS[0]),
    ("NEW-RULING-16", lambda: town(hope=[4]), "0-investigation", SEATS[0]),
]


def removal() -> NewSalem:
    return town(phase="reveal", picks=[["B05"], ["B12"], ["B12"]])


@pytest.mark.rule("NEW-ENG-04")
@pytest.mark.parametrize(("rule", "position", "id", "choice"), ILLEGAL)
def test_an_illegal_action_names_its_clause_and_changes_nothing(
    rule: str, position: Callable[[], NewSalem], id: str, choice: Choice
) -> None:
    refused(position(), rule, lambda game: game.answer(id, choice))


@pytest.mark.rule("NEW-ENG-04")
def test_whoever_is_not_asked_is_refused_and_nothing_changes() -> None:
    game = removal()
    for id in ("1-1", "0-2", "9-give", "0-wish", "x"):
        refused(game, None, lambda game, id=id: game.answer(id, Word("ready")))
    over = town(phase="end")
    with pytest.raises(Refused, match="over"):
        trigger(over, 0, "cleansing")


@pytest.mark.rule("NEW-ENG-05")
def test_simultaneous_choices_are_secret_and_may_be_replaced_until_all_have_chosen() -> None:
    game, other = town(phase="pick", hands=THREE), town(phase="pick", hands=THREE)
    answer(game, 0, "B01")
    answer(other, 0, "B12")
    assert all(alike(game, other, seat) for seat in (1, 2, 3, None))
    assert game.heard() == []
    answer(game, 0, "B05")
    answers(other, "B05", "B02")
    answer(game, 1, "B02")
    for each in (game, other):
        answer(each, 2, "B07")
        assert not any(each.state.picks)
        answer(each, 3, "B10")
        assert [kinds(each, picks) for picks in each.state.picks] == [
            ["meeting-house"],
            ["tavern"],
            ["bank"],
            ["sheriffs-office"],
        ]


@pytest.mark.rule("NEW-ENG-05")
def test_a_redraw_too_may_be_replaced_until_all_have_chosen() -> None:
    game = town(phase="last-two", hands=TWO)
    deck = game.state.deck.copy()
    answer(game, 0, "redraw")
    assert game.state.deck == deck
    answers(game, "B17", "B12", "B06", "B03")
    assert kinds(game, game.state.tableaus[0]) == ["ritual-circle"]


@pytest.mark.rule("NEW-ENG-06")
@pytest.mark.parametrize(("cubes", "asked"), [([[1, 1], [1]], 2), ([[2, 0], [2]], 2), ([[1, 0], [1]], 1), ([[4]], 0)])
def test_a_cleansing_takes_one_building_for_each_cube_and_none_more_often_than_it_has_despair(
    cubes: list[list[int]], asked: int
) -> None:
    game = town(hope=[5], tableaus=[["B12", "B12"], ["B17"]], cubes=cubes)
    before = game.state.town
    trigger(game, 0, "cleansing")
    times = 0
    while game.view().phase == "events" and game.decisions[0].kind == "remove-despair":
        times += 1
        options = game.decisions[0].options
        left = {(seat, place) for seat in range(4) for place, count in enumerate(game.state.cubes[seat]) if count}
        assert set(options) == {
            (SEATS[seat], Card("ritual-circle" if seat else "gallows"), PLACES[place]) for seat, place in left
        }
        game.answer(game.decisions[0].id, options[0])
    assert times == asked  # nobody is asked if only one building is left
    assert game.state.town == max(0, before - 3)
    assert min(min(row, default=0) for row in game.state.cubes) == 0


@pytest.mark.rule("NEW-ENG-07")
def test_every_seat_is_told_what_it_may_do_now_and_no_other_seats_choices() -> None:
    game = town(hope=[5, 0], on_trial=[1])
    mine = {each.kind: each.options for each in [*game.decisions, *game.offers] if each.seat == 0}
    assert set(mine) == {"ready", "give", "cleansing", "investigation", "trial", "pardon"}
    assert mine["trial"] == (SEATS[2], SEATS[3])
    assert mine["pardon"] == (SEATS[1],)
    assert [each.kind for each in [*game.decisions, *game.offers] if each.seat == 1] == ["ready"]
    for each in [*game.decisions, *game.offers]:
        for choice in each.options:
            game.copy().answer(each.id, choice)
    assert decision(town(phase="pick", hands=THREE), 1).options == (Card("tavern"), Card("laboratory"), Card("market"))
    assert offer(removal(), 0, "give") is None


@pytest.mark.rule("NEW-ENG-07")
def test_a_view_holds_the_secrets_of_its_viewer_and_no_others() -> None:
    game = town(phase="pick", hands=THREE)
    public = game.view()
    assert (public.viewer, public.own, public.opened) == (None, None, ())
    assert [person.character for person in public.people] == [None] * 4
    for seat in (0, 3):
        view = game.view(seat)
        assert (view.viewer, view.opened) == (seat, ())
        assert list(view.own.hand) == named(*THREE[seat])
        assert [person.seat for person in view.people if person.character] == [seat]


@pytest.mark.rule("NEW-ENG-09")
@pytest.mark.parametrize("moves", [3, 14, 60, 400])
def test_a_game_comes_back_from_its_json_record_and_from_its_save_with_all_that_is_hidden(moves: int) -> None:
    game = played(4, 5, moves)
    by_record = replay(game.record.encode(), rules_of=lambda name: RULES)
    by_save = load(game.save(), lambda name: RULES)
    assert by_record.state.dump() == by_save.state.dump() == game.state.dump()
    assert by_record.save() == by_save.save() == game.save()
    if not game.over:
        for each in (game, by_record, by_save):
            all_ready(each)
            each.answer(each.decisions[0].id, each.decisions[0].options[0])
        assert by_record.save() == by_save.save() == game.save()


@pytest.mark.rule("NEW-ENG-09")
def test_what_somebody_has_learned_and_what_is_spent_comes_back_with_a_save() -> None:
    game = town(hope=[14], on_trial=[2], tableaus=[["B12"]], cubes=[[1]])
    trigger(game, 0, "investigation", 1)
    trigger(game, 0, "pardon", 2)
    give(game, 0, 3, 1)
    answer(game, 2, "ready")
    again = load(game.save(), lambda name: RULES)
    assert again.view(0).people[1].character is not None
    assert all(alike(game, again, seat) for seat in (None, 0, 1, 2, 3))
    drawn = town(phase="last-two", hands=TWO)
    answers(drawn, "redraw", "B12", "B02", "B03")
    again = load(drawn.save(), lambda name: RULES)
    assert all(alike(drawn, again, seat) for seat in (None, 0, 1, 2, 3))
