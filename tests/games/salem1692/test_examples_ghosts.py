"""The worked examples of the rulebook: the ghost game."""

from __future__ import annotations

import pytest

from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    NIGHT,
)
from meetinghouse.games.salem1692.events import (
    CatGiven,
    TargetAnnounced,
    TryalRevealed,
)
from meetinghouse.games.salem1692.queries import constable
from tests.games.salem1692.village import (
    A,
    B,
    C,
    D,
    confess_all,
    draw,
    night,
    opening,
    pick,
    play,
    row,
    stage,
    told,
    village,
)


@pytest.mark.rule("SAL-EX-43")
@pytest.mark.parametrize(
    ("cards", "places", "winner"), [("WNNNN", [0], "townspeople"), ("NNnnn", [1, 0], "witches"), ("NNNNN", [3, 4], "")]
)
def test_a_ghost_framed_at_night_loses_two_tryal_cards_in_english(cards: str, places: list[int], winner: str) -> None:
    rows = {A: "NNNNN", B: "NNNNN", C: "NNNNN" if "W" in cards else "WNNNN", D: cards}
    game = village(
        "en",
        3,
        rows={**rows, B: "KNNNN"},
        once_witches={C: D} if "W" in cards else None,
        deck=[NIGHT],
        options={"youngest_seat": A},
    )
    assert game.state.ring == (A, D, B, C)  # P1, G, P2, P3
    draw(game, A)
    stage(game, "victim", {C: D}, others=A)
    stage(game, "gavel", {B: A})
    confess_all(game)

    for place in places:
        assert [(decision.seat, decision.kind) for decision in game.decisions] == [(B, "tryal")]
        pick(game, B, place)

    assert [event.place for event in told(game, TryalRevealed) if event.cause == "framed"] == places
    assert (game.outcome.side if game.outcome else "") == winner


@pytest.mark.rule("SAL-EX-44")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_constable_card_revealed_in_a_ghost_game_ends_it_only_in_french(edition: str) -> None:
    game = village(
        edition,
        2,
        rows={B: "KNNNN", C: "NNNNN", D: "WNNNN"},
        hands={A: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6},
        chance={"tryal": [0]},
    )

    play(game, A, ACCUSATION, B)
    if edition == "en":
        pick(game, A, 0)

    assert row(game, B) == "kNNNN"
    assert (game.outcome.side if game.outcome else "") == ("witches" if edition == "fr" else "")
    assert constable(game.state) == -1


@pytest.mark.rule("SAL-EX-46")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_if_a_ghost_is_the_witch_both_players_are_townspeople_and_lose_together(edition: str, seat: int) -> None:
    rows = {C: "WNNNN", D: "KNNNN"}
    at_dawn = opening(edition, 2, rows=rows, chance={"no vote": [seat]})
    stage(at_dawn, "cat", {}, others=A)
    assert told(at_dawn, CatGiven) == [CatGiven(seat)]

    game = village(edition, 2, rows={**rows, B: "Nnnnn"}, deck=[NIGHT], chance={"no vote": [seat]})
    draw(game, A)
    night(game, victim=A)
    assert told(game, TargetAnnounced) == [TargetAnnounced(seat)]
    if seat == B:
        pick(game, A, 0)
        assert game.outcome is not None
        assert (game.outcome.winners, game.outcome.sides[:2]) == ((), ("townspeople", "townspeople"))
