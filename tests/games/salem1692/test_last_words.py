"""After an elimination: section 21 of the rules."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.decisions import Channel
from meetinghouse.engine.values import DONE, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    CONSPIRACY,
    MATCHMAKER,
    NIGHT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import CardDrawn, GameWon, TargetAnnounced
from meetinghouse.games.salem1692.roles.town_hall import ABIGAIL_WILLIAMS, ANN_PUTNAM
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
    expire,
    is_asked,
    is_asked_any,
    is_living,
    last_words,
    night,
    pick,
    play,
    take_tryals,
    told,
    village,
)

EVERYBODY = (A, B, C, D, E)


def channel(game: Salem, name: str) -> Channel | None:
    """The channel of that name, if it is open now."""
    return next((found for found in game.channels if found.name == name), None)


def heard_by_the_living(game: Salem, seat: int) -> list[str]:
    """The channels in which this seat may write to somebody living."""
    return [
        found.name
        for found in game.channels
        if seat in found.writers and any(is_living(game, reader) for reader in found.readers)
    ]


@pytest.mark.rule("SAL-DEAD-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_player_may_say_three_words_once_for_all_to_read(edition: str) -> None:
    game = village(edition, 5, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert game.view(None).phase == "last-words"
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(B, "last-words")]
    assert channel(game, "last-words") == Channel("last-words", (B,), EVERYBODY, "three-words")
    assert heard_by_the_living(game, B) == ["last-words"]
    assert channel(game, "town") is None
    answer(game, B, DONE)
    assert channel(game, "last-words") is None
    assert heard_by_the_living(game, B) == []
    draw(game, C)
    assert not is_asked_any(game, "last-words")


@pytest.mark.rule("SAL-DEAD-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_eliminated_can_send_nothing_to_the_living_any_more(edition: str) -> None:
    game = village(edition, 6, dead=[C, D], rows={E: "WNNNN", B: "KNNNN"}, deck=[CONSPIRACY, NIGHT])

    moments = 0
    draw(game, A)
    for _ in range(30):
        for seat in (C, D):
            assert heard_by_the_living(game, seat) == []
            assert [offer for offer in game.offers if offer.seat == seat] == []
        moments += 1
        decision = game.decisions[0]
        if decision.kind == "turn":
            break
        game.answer(decision.id, decision.options[0])

    assert moments > 10  # an exchange, a whole night and the next turn
    assert channel(game, "graveyard") == Channel("graveyard", (A, C, D), (A, C, D))  # A died in that night
    assert channel(game, "town") == Channel("town", (B, E, F), (A, B, C, D, E, F))


@pytest.mark.rule("SAL-DEAD-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("in_time", [True, False])
def test_last_words_may_be_left_unsaid(edition: str, in_time: bool) -> None:
    game = village(edition, 5, deck=[ACCUSATION, NIGHT], rest="discard")

    draw(game, A)
    night(game, victim=B, gavel=A)
    assert asked(game, B).options == (DONE,)
    assert asked(game, B).default == DONE
    if in_time:
        answer(game, B, DONE)
    else:
        expire(game, B)

    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-DEAD-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("victim", "partner"), [(B, D), (D, B)])
def test_two_eliminated_together_have_their_own_last_words_the_target_first(
    edition: str, victim: int, partner: int
) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    game = village(edition, 6, fronts=fronts, deck=[NIGHT])

    draw(game, A)
    night(game, victim=victim, gavel=A)

    for seat in (victim, partner):
        assert [(decision.seat, decision.kind) for decision in game.decisions] == [(seat, "last-words")]
        said = channel(game, "last-words")
        assert said is not None
        assert said.writers == (seat,)
        answer(game, seat, DONE)
    assert not is_asked_any(game, "last-words")


@pytest.mark.rule("SAL-DEAD-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("side", ["witches", "townspeople"])
def test_a_victory_is_announced_without_waiting_for_last_words(edition: str, side: str) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]} if side == "townspeople" else {}
    dead = [] if side == "townspeople" else [C]
    once = {} if side == "townspeople" else {A: D}
    game = village(edition, rows={D: "WNNNN"}, once_witches=once, fronts=fronts, dead=dead, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert not is_living(game, B)
    assert [event.side for event in told(game, GameWon)] == [side]
    assert game.over
    assert game.decisions == []


@pytest.mark.rule("SAL-DEAD-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_player_decides_nothing_in_a_round_with_conspiracy_and_night(edition: str) -> None:
    game = village(edition, 6, dead=[B], rows={B: "WNNNN", F: "WNNNN"}, deck=[CONSPIRACY, NIGHT])

    draw(game, A)
    take_tryals(game)
    while True:
        assert B not in {decision.seat for decision in game.decisions + game.offers}
        decision = game.decisions[0]
        if decision.kind == "turn" and game.state.turn == D:
            break
        game.answer(decision.id, decision.options[0])

    assert told(game, TargetAnnounced) != []


@pytest.mark.rule("SAL-DEAD-06")
def test_an_eliminated_active_player_decides_nothing_but_last_words() -> None:
    # A brings B, with whom she is matched, to trial; she would have two cards and an ability left
    game = village(
        players=6,
        characters={A: ABIGAIL_WILLIAMS},
        rows={B: "nnnnN"},
        hands={A: [WITNESS, STOCKS, ALIBI]},
        fronts={A: [MATCHMAKER, ACCUSATION], B: [MATCHMAKER]},
    )

    play(game, A, WITNESS, B)
    pick(game, A, 4)

    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(B, "last-words")]
    answer(game, B, DONE)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(A, "last-words")]
    answer(game, A, DONE)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(C, "turn")]


@pytest.mark.rule("SAL-DEAD-06")
def test_an_accuser_who_dies_in_the_trial_does_not_pick_the_tryal_card() -> None:
    characters = {A: ANN_PUTNAM}
    game = village("es", 6, characters=characters, hands={A: [WITNESS]}, deck=[NIGHT], chance={"tryal": [2]})

    play(game, A, WITNESS, B)
    answer(game, A, YES)
    night(game, victim=A, gavel=C)
    last_words(game)

    assert mh.Seat(A) not in [mh.Seat(decision.seat) for decision in game.decisions]
    assert game.view(None).people[B].row[2].up
    assert told(game, CardDrawn) == []
    assert is_asked(game, B, "turn")
