"""Night: section 12 of the rules."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.chance import Chance
from meetinghouse.engine.values import DONE
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    MATCHMAKER,
    NIGHT,
    PIETY,
    STOCKS,
)
from meetinghouse.games.salem1692.events import (
    Confessed,
    Eliminated,
    FellowsSeen,
    GavelGiven,
    Narrated,
    TargetAnnounced,
    TargetSafe,
    TryalRevealed,
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
    confess_all,
    draw,
    front,
    hand,
    is_asked,
    is_living,
    kinds,
    last_words,
    night,
    pick,
    refused,
    row,
    stage,
    told,
    village,
)

EXHAUSTED = ("fr", "es")  # editions in which the cards below Night are played first


def seats(*numbers: int) -> tuple[mh.Seat, ...]:
    """Seats as options."""
    return tuple(mh.Seat(number) for number in numbers)


def quiet_night(game: Salem) -> None:
    """A draws Night, and nobody dies."""
    draw(game, A)
    night(game, victim=B, gavel=B)


def confession_stage(game: Salem, victim: int, gavel: int) -> None:
    """A draws Night, and the night goes on to the confessions."""
    draw(game, A)
    stage(game, "victim", {}, others=victim)
    stage(game, "gavel", {decision.seat: gavel for decision in game.decisions if decision.kind == "gavel"})


# --- the card


@pytest.mark.rule("SAL-NIGHT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_night_falls_when_its_card_is_drawn_and_not_when_it_is_the_last(edition: str) -> None:
    game = village(edition, 5, deck=[ACCUSATION, ACCUSATION, NIGHT], rest="discard")

    draw(game, A)
    assert kinds(game.state.deck) == [NIGHT]
    assert is_asked(game, B, "turn")
    assert told(game, Narrated) == []
    draw(game, B)

    assert told(game, Narrated)[0] == Narrated("night-sleep")
    assert game.view(None).phase == "night"


@pytest.mark.rule("SAL-NIGHT-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_night_card_lies_aside_during_the_night(edition: str) -> None:
    game = village(edition, 5, deck=[ACCUSATION, NIGHT], rest="discard")

    draw(game, A)

    assert kinds(game.state.aside) == [NIGHT]
    assert game.view(None).table.night_aside
    assert NIGHT not in [*kinds(game.state.discard), *kinds(game.state.deck), *hand(game, A)]
    night(game, victim=B, gavel=B)
    assert game.state.aside == ()
    assert NIGHT not in kinds(game.state.discard)
    assert kinds(game.state.deck).count(NIGHT) == 1


# --- stage 1: the witches


@pytest.mark.rule("SAL-NIGHT-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_living_witches_with_and_without_a_card_act_and_see_each_other(edition: str) -> None:
    rows = {E: "WNNNN", F: "WNNNN"}
    game = village(edition, 6, rows=rows, once_witches={C: E}, dead=[F], deck=[NIGHT])

    draw(game, A)

    kinds_asked = {decision.seat: decision.kind for decision in game.decisions}
    assert kinds_asked == {A: "suspicion", B: "suspicion", C: "victim", D: "suspicion", E: "victim"}
    for seat in range(6):
        assert told(game, FellowsSeen, seat) == ([FellowsSeen((C, E))] if seat in (C, E) else [])
    stage(game, "victim", {C: D, E: D}, others=B)
    assert game.state.target == D


@pytest.mark.rule("SAL-NIGHT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_witches_choose_exactly_one_living_player(edition: str) -> None:
    rows = {D: "WNNNN", E: "WNNNN", C: "KNNNN"}
    game = village(edition, 6, rows=rows, dead=[F], deck=[NIGHT], chance={"tie": [1]})

    draw(game, A)
    assert asked(game, D).options == seats(A, B, C, D, E)
    refused(game, D, F)
    stage(game, "victim", {D: A, E: B})
    stage(game, "gavel", {C: A})
    confess_all(game)

    assert told(game, TargetAnnounced) == [TargetAnnounced(B)]
    assert told(game, Eliminated) == [Eliminated(B, "night")]


@pytest.mark.rule("SAL-NIGHT-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_witches_may_choose_one_of_themselves(edition: str) -> None:
    game = village(edition, 6, rows={D: "WNNNN", E: "WNNNN", C: "KNNNN"}, deck=[NIGHT])

    draw(game, A)
    stage(game, "victim", {D: D, E: D}, others=A)
    stage(game, "gavel", {C: A})
    confess_all(game)

    assert told(game, TargetAnnounced) == [TargetAnnounced(D)]
    assert not is_living(game, D)


# --- stage 2: the constable


@pytest.mark.rule("SAL-NIGHT-06", "SAL-NIGHT-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_constable_gives_the_gavel_to_another_living_player(edition: str) -> None:
    game = village(edition, 6, rows={C: "KNNNN"}, dead=[E], deck=[NIGHT])

    draw(game, A)
    stage(game, "victim", {}, others=A)

    assert [decision.seat for decision in game.decisions if decision.kind == "gavel"] == [C]
    assert asked(game, C).options == seats(A, B, D, F)
    assert refused(game, C, C) == "SAL-NIGHT-07"
    refused(game, C, E)
    stage(game, "gavel", {C: B})
    assert told(game, GavelGiven) == [GavelGiven(B)]
    assert game.state.gavel == B


@pytest.mark.rule("SAL-NIGHT-07")
def test_without_an_answer_the_gavel_never_comes_to_the_constable() -> None:
    given = set()
    for seed in range(40):
        game = village(deck=[NIGHT])
        draw(game, A)
        stage(game, "victim", {}, others=A)
        game.chance = Chance.of(str(seed))
        game.expire(asked(game, C).id)
        given.add(game.state.gavel)

    assert given == {A, B, D}


@pytest.mark.rule("SAL-NIGHT-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gavel", [A, D, E])
def test_a_constable_who_is_a_witch_may_protect_whom_they_like(edition: str, gavel: int) -> None:
    game = village(edition, 6, rows={C: "KWNNN", E: "WNNNN"}, deck=[NIGHT])

    draw(game, A)
    stage(game, "victim", {C: B, E: B})
    assert asked(game, C).options == seats(A, B, D, E, F)
    stage(game, "gavel", {C: gavel})
    confess_all(game)

    assert told(game, GavelGiven) == [GavelGiven(gavel)]
    assert not is_living(game, B)


@pytest.mark.rule("SAL-NIGHT-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_constable_the_second_stage_is_staged_without_result(edition: str) -> None:
    with_one, without = (village(edition, 5, rows={C: row}, deck=[NIGHT]) for row in ("KNNNN", "kNNNN"))

    for game in (with_one, without):
        draw(game, A)
        stage(game, "victim", {}, others=A)
    assert [decision.kind for decision in without.decisions] == ["suspicion"] * 5
    assert [decision.options for decision in without.decisions] == [d.options for d in with_one.decisions]
    assert [decision.timer for decision in without.decisions] == [d.timer for d in with_one.decisions]
    for game in (with_one, without):
        stage(game, "gavel", {})

    assert told(without, Narrated) == told(with_one, Narrated)
    assert (told(without, GavelGiven), without.state.gavel) == ([], -1)
    assert told(with_one, GavelGiven) == [GavelGiven(A)]


@pytest.mark.rule("SAL-NIGHT-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everyone_sees_the_gavel_when_eyes_open(edition: str) -> None:
    game = village(edition, 5, dead=[E], rows={A: "WNNNN"}, deck=[NIGHT])

    draw(game, A)
    stage(game, "victim", {}, others=A)
    answer(game, D, B)
    assert told(game, GavelGiven, A) == []
    assert game.view(A).table.gavel is None
    for decision in list(game.decisions):
        game.answer(decision.id, decision.options[0])

    for seat in (None, A, B, C, D, E):
        events = game.heard(seat)
        assert events.index(Narrated("night-wake")) < events.index(GavelGiven(B))
        assert game.view(seat).table.gavel == B
    assert is_asked(game, A, "confess")


# --- stage 3: confessions


@pytest.mark.rule("SAL-NIGHT-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_living_player_may_reveal_one_own_card_for_one_hourglass(edition: str) -> None:
    game = village(edition, 5, rows={B: "nNNNN"}, dead=[C], deck=[NIGHT])

    confession_stage(game, victim=A, gavel=A)

    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(s, "confess") for s in (A, B, D, E)]
    assert {decision.timer for decision in game.decisions} == {30}
    assert asked(game, B).options == (DONE, *(mh.Position(place) for place in (1, 2, 3, 4)))
    answer(game, A, DONE)
    pick(game, B, 3)
    assert told(game, TryalRevealed) == [TryalRevealed(B, 3, "not-a-witch", "confession")]
    assert row(game, B) == "nNNnN"
    confession_again = [offer.seat for offer in game.offers if offer.kind == "confess"]
    assert confession_again == [A]  # those who stayed silent may still confess; those who confessed are done
    assert not is_asked(game, B, "confess")


@pytest.mark.rule("SAL-NIGHT-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_confessed_is_not_eliminated_as_target(edition: str) -> None:
    game = village(edition, 5, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A, confess={B: 2})

    assert told(game, TargetSafe) == [TargetSafe(B, "confession")]
    assert is_living(game, B)


@pytest.mark.rule("SAL-NIGHT-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_can_confess_once_the_target_is_announced(edition: str) -> None:
    game = village(edition, 5, deck=[NIGHT])

    confession_stage(game, victim=B, gavel=A)
    confession = asked(game, B).id
    assert told(game, TargetAnnounced) == []
    confess_all(game)

    assert told(game, TargetAnnounced) == [TargetAnnounced(B)]
    assert "confess" not in {decision.kind for decision in game.decisions + game.offers}
    with pytest.raises(mh.Refused):
        game.answer(confession, mh.Position(0))
    assert not is_living(game, B)


@pytest.mark.rule("SAL-NIGHT-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_witch_card_confessed_eliminates_at_once_while_others_may_still_confess(edition: str) -> None:
    game = village(edition, 6, rows={D: "NWNNN", E: "WNNNN"}, deck=[NIGHT])

    confession_stage(game, victim=B, gavel=A)
    pick(game, D, 1)

    for seat in (None, A, B, C, D, E, F):
        assert told(game, Confessed, seat) == [Confessed(D)]
        assert told(game, TryalRevealed, seat)[0] == TryalRevealed(D, 1, "witch", "confession")
        assert told(game, Eliminated, seat) == [Eliminated(D, "witch")]
    assert told(game, TargetAnnounced) == []
    last_words(game)
    assert is_asked(game, B, "confess")


@pytest.mark.rule("SAL-NIGHT-14")
def test_the_last_witch_card_confessed_wins_for_the_town_before_the_target_is_announced() -> None:
    game = village(players=5, rows={B: "NNWNN"}, deck=[NIGHT])

    confession_stage(game, victim=C, gavel=A)
    pick(game, B, 2)

    assert game.outcome is not None
    assert game.outcome.side == "townspeople"
    assert told(game, TargetAnnounced) == []


# --- stage 4: the target


@pytest.mark.rule("SAL-NIGHT-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gavel", [A, B])
def test_the_target_is_announced_to_all_whether_or_not_protected(edition: str, gavel: int) -> None:
    game = village(edition, 6, dead=[F], rows={E: "WNNNN"}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=gavel)

    for seat in (None, A, B, C, D, E, F):
        assert told(game, TargetAnnounced, seat) == [TargetAnnounced(B)]


@pytest.mark.rule("SAL-NIGHT-16", "SAL-NIGHT-17", "SAL-ELIM-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("shield", ["gavel", "confession", "asylum", "piety", "none"])
def test_gavel_confession_or_asylum_protect_the_target_and_nothing_else_does(edition: str, shield: str) -> None:
    fronts = {B: [MATCHMAKER, {"asylum": ASYLUM, "piety": PIETY}.get(shield, STOCKS)], C: [MATCHMAKER]}
    game = village(edition, 6, fronts=fronts, deck=[ACCUSATION, NIGHT], rest="discard")

    draw(game, A)
    night(game, B, gavel=B if shield == "gavel" else A, confess={B: 1} if shield == "confession" else None)

    protected = shield in ("gavel", "confession", "asylum")
    assert told(game, TargetSafe) == ([TargetSafe(B, shield)] if protected else [])
    assert [is_living(game, seat) for seat in range(6)] == [True, protected, protected, True, True, True]
    assert (Eliminated(B, "night") in told(game, Eliminated)) != protected


@pytest.mark.rule("SAL-NIGHT-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_target_reveals_all_remaining_tryal_cards(edition: str) -> None:
    game = village(edition, 6, rows={B: "nNKNN"}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert row(game, B) == "nnknn"
    assert [tryal.face for tryal in game.view(None).people[B].row].count("constable") == 1


@pytest.mark.rule("SAL-NIGHT-19", "SAL-NIGHT-20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("confess", [{}, {C: 0}])
def test_gavel_and_confession_protect_for_one_night_only(edition: str, confess: dict[int, int]) -> None:
    first_gavel = A if confess else C
    deck, discard = [ACCUSATION, NIGHT], [ALIBI]
    # the constable will be gone by the second night, so there is no new gavel
    game = village(edition, 6, rows={D: "NKNNN"}, deck=deck, discard=discard, rest="gone", chance={"night": [0]})

    draw(game, A)
    night(game, victim=C, gavel=first_gavel, confess={D: 1, **confess})
    assert is_living(game, C)
    assert (game.state.gavel, game.view(None).table.gavel, game.state.confessed) == (-1, None, 0)
    draw(game, B)
    night(game, victim=C)

    assert not is_living(game, C)


@pytest.mark.rule("SAL-NIGHT-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_black_cat_plays_no_part_in_the_night(edition: str) -> None:
    game = village(edition, 5, fronts={C: [BLACK_CAT]}, deck=[ACCUSATION, NIGHT], rest="discard")

    draw(game, A)
    night(game, victim=C, gavel=C)

    assert row(game, C) == "NNNNN"
    assert front(game, C) == [BLACK_CAT]
    assert told(game, TryalRevealed) == []
    assert is_asked(game, B, "turn")
