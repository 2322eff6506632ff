"""What the engine says as moderator or town crier (rules, section 20)."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.events import Event
from meetinghouse.games.salem1692.components import ASYLUM, BLACK_CAT, NIGHT, WITNESS
from meetinghouse.games.salem1692.events import (
    CatGiven,
    Confessed,
    DeckReformed,
    Eliminated,
    FellowsSeen,
    GavelGiven,
    Narrated,
    TargetAnnounced,
    TargetChosen,
    TargetSafe,
    TurnBegan,
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
    asked,
    confess_all,
    draw,
    front,
    is_asked,
    kinds,
    last_words,
    night,
    opening,
    pick,
    play,
    stage,
    told,
    village,
)

DAWN = ["dawn-sleep", "dawn-witches", "dawn-witches-sleep", "dawn-wake", "dawn-begins"]
NIGHT_SCRIPT = [
    "night-sleep",
    "night-witches",
    "night-witches-sleep",
    "night-constable",
    "night-constable-sleep",
    "night-wake",
    "night-confess",
    "night-time",
    "night-over",
]


def lines(game: Salem) -> list[str]:
    """Everything that was said to everybody."""
    return [event.line for event in told(game, Narrated)]


def place(game: Salem, line: str) -> int:
    """The position of a line in the public story."""
    return next(at for at, event in enumerate(game.heard()) if isinstance(event, Narrated) and event.line == line)


def after(game: Salem, line: str) -> Event:
    """What the public was told right after a line."""
    return game.heard()[place(game, line) + 1]


def nightfall(edition: str = "en", rows: dict[int, str] | None = None, **position: object) -> Salem:
    """A has drawn Night; by default D is the witch and C the constable."""
    game = village(edition, rows=rows, deck=[NIGHT], **position)  # type: ignore[arg-type]
    draw(game, A)
    return game


# --- in general


@pytest.mark.rule("SAL-SCRIPT-GEN-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cards", [{}, {C: "kNNNN"}], ids=["constable", "no constable"])
def test_every_step_of_the_night_is_narrated_in_order_whether_or_not_somebody_acts(
    edition: str, cards: dict[int, str]
) -> None:
    game = nightfall(edition, dict(cards))

    night(game, victim=B)
    last_words(game)

    assert lines(game) == NIGHT_SCRIPT


@pytest.mark.rule("SAL-SCRIPT-GEN-01")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("witch", [A, D], ids=["a player is the witch", "a ghost is the witch"])
def test_every_step_of_dawn_is_narrated_in_order_whether_or_not_somebody_acts(edition: str, witch: int) -> None:
    game = opening(edition, 2, rows={witch: "WNNNN", B: "KNNNN"})

    stage(game, "cat", {}, others=B)

    assert lines(game) == DAWN


@pytest.mark.rule("SAL-SCRIPT-GEN-03")
def test_who_sees_as_a_moderator_sees_everything_at_night() -> None:
    rows = {B: "nnnnN", C: "KNNNN", E: "WNNNN", F: "WNNNN"}
    game = village("en", 6, rows=rows, hands={A: [WITNESS]}, deck=[NIGHT], options={"dead_view": "moderator"})
    play(game, A, WITNESS, B)
    pick(game, A, 4)
    last_words(game)
    game.answer(asked(game, A).id, mh.Word("end"))
    draw(game, C)

    game.answer(f"{E}-sign", mh.Seat(A))

    seen = game.view(B)
    assert [person.seat for person in seen.people if person.witch] == [E, F]
    assert seen.people[C].row[0].face == "constable"
    assert seen.own.signs == ((E, A),)
    assert [event.seats for event in told(game, FellowsSeen, B)] == [(E, F)]
    stage(game, "victim", {}, others=D)
    assert game.view(B).own.target == D
    assert [event.seat for event in told(game, TargetChosen, B)] == [D]


@pytest.mark.rule("SAL-SCRIPT-GEN-03")
def test_a_player_sees_at_night_only_what_the_own_role_allows() -> None:
    game = nightfall(rows={B: "WNNNN", C: "KNNNN"})
    game.answer(f"{B}-sign", mh.Seat(A))

    for seat in (A, C, D):
        own = game.view(seat).own
        assert (own.known_witches, own.signs, own.target) == ((), (), None)
        assert [person.witch for person in game.view(seat).people] == [None] * 4
    assert game.view(B).own.signs == ((B, A),)
    assert game.view(B).people[C].row[0].face is None


# --- dawn


@pytest.mark.rule("SAL-SCRIPT-DAWN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_dawn_everybody_sleeps_first(edition: str) -> None:
    game = opening(edition, rows={A: "WNNNN", B: "KNNNN"})

    assert lines(game)[0] == "dawn-sleep"
    for seat in (None, A, B, C, D):
        assert game.view(seat).phase == "dawn"
        assert game.view(seat).waiting == ()
    assert game.channels == []


@pytest.mark.rule("SAL-SCRIPT-DAWN-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_script_lets_the_witches_see_their_fellows_and_choose_while_ten_is_counted(edition: str) -> None:
    game = opening(edition, 6, rows={A: "WNNNN", D: "WNNNN", B: "KNNNN"})

    assert lines(game)[1:] == ["dawn-witches"]
    assert {decision.seat for decision in game.decisions if decision.kind == "cat"} == {A, D}
    assert {decision.timer for decision in game.decisions} == {10}
    assert told(game, FellowsSeen, A) == told(game, FellowsSeen, D) == [FellowsSeen((A, D))]
    assert game.view(A).own.known_witches == (D,)


@pytest.mark.rule("SAL-SCRIPT-DAWN-02")
def test_one_witchs_choice_will_do() -> None:
    game = opening("en", 6, rows={A: "WNNNN", D: "WNNNN", B: "KNNNN"})
    game.answer(asked(game, D).id, mh.Seat(C))

    game.expire(asked(game, A).id)

    assert front(game, C) == [BLACK_CAT]


@pytest.mark.rule("SAL-SCRIPT-DAWN-03", "SAL-SCRIPT-DAWN-04", "SAL-SCRIPT-DAWN-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_choice_is_closed_the_cat_is_shown_and_its_holder_begins(edition: str) -> None:
    game = opening(edition, rows={A: "WNNNN", B: "KNNNN"})
    choice = asked(game, A).id

    stage(game, "cat", {A: C})

    assert lines(game) == DAWN
    with pytest.raises(mh.Refused):
        game.answer(choice, mh.Seat(D))
    assert place(game, "dawn-witches-sleep") < place(game, "dawn-wake")
    assert after(game, "dawn-wake") == CatGiven(C)
    assert [card.card for card in game.view().people[C].front] == ["black-cat"]
    assert told(game, Narrated)[-1] == Narrated("dawn-begins", C)
    assert told(game, TurnBegan) == [TurnBegan(C)]


@pytest.mark.rule("SAL-SCRIPT-DAWN-03")
def test_until_the_witches_sleep_their_choice_may_be_changed() -> None:
    game = opening("en", rows={A: "WNNNN", B: "KNNNN"})
    choice = asked(game, A).id
    game.answer(choice, mh.Seat(C))
    game.answer(choice, mh.Seat(D))
    assert "dawn-witches-sleep" not in lines(game)

    stage(game, "cat", {})

    assert front(game, D) == [BLACK_CAT]


# --- night


@pytest.mark.rule("SAL-SCRIPT-NIGHT-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_night_everybody_sleeps_first(edition: str) -> None:
    game = nightfall(edition)

    assert lines(game)[0] == "night-sleep"
    for seat in (None, A, B, C, D):
        assert game.view(seat).phase == "night"
        assert game.view(seat).waiting == ()
    assert game.channels == []


@pytest.mark.rule("SAL-SCRIPT-NIGHT-03")
@pytest.mark.parametrize(("edition", "count"), [("en", 20), ("fr", 20), ("es", 10)])
def test_whoever_has_or_had_a_witch_card_wakes_and_may_choose_one_of_them(edition: str, count: int) -> None:
    game = nightfall(edition, {D: "WNNNN"}, once_witches={B: D})

    assert lines(game)[1:] == ["night-witches"]
    assert {decision.seat for decision in game.decisions if decision.kind == "victim"} == {B, D}
    assert {mh.Seat(B), mh.Seat(D)} <= set(asked(game, B).options)
    assert {decision.timer for decision in game.decisions} == {count}


@pytest.mark.rule("SAL-SCRIPT-NIGHT-04")
def test_when_the_witches_sleep_again_the_target_is_fixed() -> None:
    game = nightfall()
    choice = asked(game, D).id

    stage(game, "victim", {D: B})

    assert lines(game)[2] == "night-witches-sleep"
    with pytest.raises(mh.Refused):
        game.answer(choice, mh.Seat(C))
    assert game.view(D).own.target == B
    assert told(game, TargetAnnounced) == []


@pytest.mark.rule("SAL-SCRIPT-NIGHT-05")
@pytest.mark.parametrize(("edition", "count"), [("en", 10), ("fr", 10), ("es", 5)])
def test_the_constable_wakes_and_gives_the_gavel_to_somebody_else(edition: str, count: int) -> None:
    game = nightfall(edition)
    stage(game, "victim", {})

    assert lines(game)[3:] == ["night-constable"]
    assert asked(game, C).kind == "gavel"
    assert asked(game, C).options == (mh.Seat(A), mh.Seat(B), mh.Seat(D))
    assert {decision.timer for decision in game.decisions} == {count}


@pytest.mark.rule("SAL-SCRIPT-NIGHT-05")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_in_the_ghost_game_the_constable_may_keep_it_or_give_it_to_nobody(edition: str) -> None:
    game = village(edition, 2, rows={B: "KNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {})

    assert lines(game)[3:] == ["night-constable-ghosts"]
    assert {mh.Seat(B), mh.Word("nobody")} <= set(asked(game, B).options)


@pytest.mark.rule("SAL-SCRIPT-NIGHT-06", "SAL-SCRIPT-NIGHT-07")
def test_when_the_constable_sleeps_the_gavel_is_fixed_and_shown_when_everybody_wakes() -> None:
    game = nightfall()
    stage(game, "victim", {}, others=A)
    choice = asked(game, C).id
    game.answer(choice, mh.Seat(A))
    game.answer(choice, mh.Seat(B))  # the choice may be changed until the stage is over
    assert told(game, GavelGiven) == []

    stage(game, "gavel", {})

    assert lines(game)[4:6] == ["night-constable-sleep", "night-wake"]
    with pytest.raises(mh.Refused):
        game.answer(choice, mh.Seat(A))
    assert after(game, "night-wake") == GavelGiven(B)
    assert game.view().table.gavel == B


@pytest.mark.rule("SAL-SCRIPT-NIGHT-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_may_confess_until_the_sand_runs_out(edition: str) -> None:
    game = nightfall(edition, options={"hourglass_seconds": 45})
    stage(game, "victim", {}, others=B)
    stage(game, "gavel", {C: A})
    assert lines(game)[6:] == ["night-confess"]
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [
        (seat, "confess") for seat in (A, B, C, D)
    ]
    assert {decision.timer for decision in game.decisions} == {45}

    pick(game, B, 2)
    game.expire(asked(game, A).id)

    assert told(game, Confessed) == [Confessed(B)]
    assert told(game, TargetSafe) == [TargetSafe(B, "confession")]


@pytest.mark.rule("SAL-SCRIPT-NIGHT-09", "SAL-SCRIPT-NIGHT-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_target_is_named_and_eliminated(edition: str) -> None:
    game = nightfall(edition)

    night(game, victim=B, gavel=A)

    assert told(game, Narrated)[7] == Narrated("night-time", B)
    assert after(game, "night-time") == TargetAnnounced(B)
    assert game.heard()[place(game, "night-time") + 2] == Eliminated(B, "night")


@pytest.mark.rule("SAL-SCRIPT-NIGHT-10")
@pytest.mark.parametrize("by", ["gavel", "confession", "asylum"])
def test_a_safe_target_is_told_to_be_safe_and_why(by: str) -> None:
    game = nightfall(fronts={B: [ASYLUM]} if by == "asylum" else {})

    night(game, victim=B, gavel=B if by == "gavel" else A, confess={B: 1} if by == "confession" else None)

    assert game.heard()[place(game, "night-time") + 2] == TargetSafe(B, by)
    assert told(game, Eliminated) == []


@pytest.mark.rule("SAL-SCRIPT-NIGHT-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_day_breaks_with_a_new_deck_and_the_active_player_goes_on(edition: str) -> None:
    game = village(edition, turn=B, rest="discard")
    draw(game, B)
    stage(game, "victim", {}, others=A)
    stage(game, "gavel", {C: A})
    confess_all(game)

    assert told(game, Narrated)[-1] == Narrated("night-over", B)
    assert isinstance(game.heard()[place(game, "night-over") - 1], DeckReformed)
    assert game.state.discard == ()
    assert kinds(game.state.deck).count(NIGHT) == 1
    assert len(game.state.hands[B]) == 1  # the second card of the draw
    assert is_asked(game, C, "turn")
