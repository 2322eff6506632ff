"""Terms, components and players (rules, sections 0, 1 and 3)."""

from __future__ import annotations

from collections import Counter

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    KIND,
    MATCHMAKER,
    NIGHT,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    TRYALS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import Narrated
from meetinghouse.games.salem1692.queries import left_of, right_of
from meetinghouse.games.salem1692.roles.town_hall import COTTON_MATHER, GEORGE_BURROUGHS, MARTHA_COREY, SAMUEL_PARRIS
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    A,
    B,
    C,
    D,
    asked,
    confess_all,
    draw,
    end,
    front,
    is_asked,
    is_living,
    night,
    pick,
    play,
    row,
    stage,
    take_tryals,
    told,
    village,
)

TABLE = {
    ACCUSATION: 35, EVIDENCE: 5, WITNESS: 1, ALIBI: 3, ARSON: 1, CURSE: 1, ROBBERY: 1, SCAPEGOAT: 2, STOCKS: 3,
    ASYLUM: 1, BLACK_CAT: 1, MATCHMAKER: 2, PIETY: 1, CONSPIRACY: 1, NIGHT: 1,
}  # fmt: skip


@pytest.mark.rule("SAL-TERM-01")
def test_neighbours_are_the_nearest_living_seats_clockwise_and_back() -> None:
    game = village(players=5, dead=[B, 4], turn=A)

    assert left_of(game.state, A) == C
    assert right_of(game.state, A) == D
    play_nothing_and_see_who_is_next = village(players=5, dead=[B], hands={A: [ACCUSATION]})
    play(play_nothing_and_see_who_is_next, A, ACCUSATION, C)
    end(play_nothing_and_see_who_is_next, A)
    assert is_asked(play_nothing_and_see_who_is_next, C, "turn")


@pytest.mark.rule("SAL-TERM-02")
def test_the_front_holds_red_and_blue_cards_stocks_and_alibis_used_as_witness_in_the_open() -> None:
    game = village(fronts={B: [ACCUSATION, ASYLUM, STOCKS, ALIBI_AS_WITNESS]})

    shown = game.view(None).people[B].front
    assert [(card.card, card.as_witness) for card in shown] == [
        ("accusation", False),
        ("asylum", False),
        ("stocks", False),
        ("alibi", True),
    ]


@pytest.mark.rule("SAL-TERM-03")
def test_only_its_owner_sees_a_hand() -> None:
    game = village(hands={B: [ALIBI, CURSE]})

    assert game.view(B).own.hand == ("alibi", "curse")
    for viewer in (None, A, C, D):
        assert game.view(viewer).people[B].known_hand == ()


@pytest.mark.rule("SAL-TERM-04")
def test_a_row_shows_which_cards_are_revealed() -> None:
    game = village(rows={B: "nNNk", D: "WNNN"})

    cards = game.view(A).people[B].row
    assert [(card.face, card.up) for card in cards] == [
        ("not-a-witch", True),
        (None, False),
        (None, False),
        ("constable", True),
    ]


@pytest.mark.rule("SAL-TERM-05", "SAL-TERM-06", "SAL-PLAY-06")
def test_who_ever_held_a_witch_card_is_a_witch_and_everybody_else_a_townsperson() -> None:
    game = village(rows={A: "NNN", B: "WNN", C: "KNN", D: "NNN"}, once_witches={C: B})

    teams = [game.view(seat).own.team for seat in (A, B, C, D)]
    assert teams == ["townspeople", "witches", "witches", "townspeople"]


@pytest.mark.rule("SAL-TERM-07")
def test_the_constable_is_who_holds_the_card_face_down_now_and_nobody_who_held_it_before() -> None:
    game = village(deck=[CONSPIRACY], rows={A: "NNN", B: "KNN", C: "NNN", D: "WNN"})
    assert [game.view(seat).own.constable for seat in (A, B, C, D)] == [False, True, False, False]

    draw(game, A)
    take_tryals(game, {A: 0})

    assert [game.view(seat).own.constable for seat in (A, B, C, D)] == [True, False, False, False]
    revealed = village(rows={B: "kNN", D: "WNN"})
    assert not any(revealed.view(seat).own.constable for seat in (A, B, C, D))


@pytest.mark.rule("SAL-TERM-08")
def test_the_accusation_total_is_the_sum_of_all_cards_that_count() -> None:
    front = [ACCUSATION, ACCUSATION, EVIDENCE, ASYLUM, STOCKS]
    game = village(fronts={B: front, C: [WITNESS, ACCUSATION], D: [ALIBI_AS_WITNESS, EVIDENCE]})

    assert [person.accusations for person in game.view(None).people] == [0, 5, 8, 10]


@pytest.mark.rule("SAL-TERM-09", "SAL-TERM-10")
def test_who_plays_the_card_that_reaches_the_threshold_is_the_accuser_and_one_card_is_revealed() -> None:
    game = village(fronts={B: [EVIDENCE, EVIDENCE]}, hands={A: [ACCUSATION]})

    play(game, A, ACCUSATION, B)
    assert is_asked(game, A, "tryal")
    pick(game, A, 1)

    assert row(game, B) == "NnNNN"


@pytest.mark.rule("SAL-TERM-11")
def test_marthas_effective_character_is_her_right_neighbours() -> None:
    game = village(characters={A: COTTON_MATHER, B: MARTHA_COREY, C: GEORGE_BURROUGHS}, fronts={B: [EVIDENCE]})

    assert game.view(None).people[B].ability == "cotton-mather"
    assert game.view(None).people[B].accusations == 1
    assert game.view(None).people[C].ability == "george-burroughs"


@pytest.mark.rule("SAL-TERM-12")
def test_the_active_player_stays_active_while_others_resolve_effects() -> None:
    game = village(deck=[NIGHT], rows={D: "WNN"})

    draw(game, A)

    assert game.view(None).phase == "night"
    assert game.view(None).table.turn == A


@pytest.mark.rule("SAL-COMP-01")
def test_there_are_59_playing_cards_of_15_kinds() -> None:
    assert len(KIND) == 59
    assert Counter(KIND) == TABLE


@pytest.mark.rule("SAL-COMP-02", "SAL-SETUP-01")
@pytest.mark.parametrize(
    ("players", "faces"),
    [
        (4, (18, 1, 1)), (5, (23, 1, 1)), (6, (27, 2, 1)), (7, (32, 2, 1)), (8, (29, 2, 1)), (9, (33, 2, 1)),
        (10, (27, 2, 1)), (11, (30, 2, 1)), (12, (33, 2, 1)), (2, (18, 1, 1)), (3, (18, 1, 1)),
    ],
)  # fmt: skip
def test_a_game_uses_the_tryal_cards_of_the_table_out_of_39(players: int, faces: tuple[int, int, int]) -> None:
    game = mh.start("salem1692", players, seed=1)

    counted = Counter(game.state.faces[card] for dealt in game.state.rows for card in dealt)
    assert tuple(counted[face] for face in range(3)) == faces
    assert sum(TRYALS[players]) <= 39


@pytest.mark.rule("SAL-COMP-03")
def test_there_are_fifteen_different_characters() -> None:
    seen = set()
    for seed in range(20):
        game = mh.start("salem1692", 12, seed=seed)
        names = [person.character for person in game.view(None).people]
        assert len(set(names)) == 12
        seen.update(names)
    assert len(seen) == 15


@pytest.mark.rule("SAL-COMP-05")
def test_there_is_one_gavel() -> None:
    game = village(players=5, deck=[NIGHT], rows={A: "WNN", B: "KNN"})
    draw(game, A)

    stage(game, "victim", {}, others=C)
    stage(game, "gavel", {B: D})

    assert game.view(None).table.gavel == D
    confess_all(game)
    assert not is_living(game, C)  # because no other gavel protects


@pytest.mark.rule("SAL-COMP-06")
def test_the_hourglass_runs_thirty_seconds() -> None:
    game = village()
    game.answer("1-hourglass", mh.Word("turn"))

    assert asked(game, A).timer == 30


@pytest.mark.rule("SAL-PLAY-01")
@pytest.mark.parametrize("players", [0, 1, 13])
def test_the_game_is_for_two_to_twelve(players: int) -> None:
    with pytest.raises(mh.Refused, match="2 to 12"):
        mh.start("salem1692", players, seed=1)
    for standard in range(4, 13):
        assert mh.start("salem1692", standard, seed=1).seats == standard


@pytest.mark.rule("SAL-PLAY-02")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_play_with_ghosts(edition: str, players: int) -> None:
    game = mh.start("salem1692", players, seed=1, options={"edition": edition})

    assert [person.ghost for person in game.view(None).people] == [False] * players + [True] * (4 - players)


@pytest.mark.rule("SAL-PLAY-03")
@pytest.mark.parametrize("players", [2, 3])
def test_without_ghosts_two_or_three_players_cannot_start(players: int) -> None:
    with pytest.raises(mh.Refused) as caught:
        mh.start("salem1692", players, seed=1, options={"edition": "es"})
    assert caught.value.rule == "SAL-PLAY-03"


@pytest.mark.rule("SAL-PLAY-04", "SAL-PLAY-05")
def test_the_engine_narrates_every_step_and_takes_no_seat() -> None:
    game = mh.start("salem1692", 5, seed=1)
    assert game.seats == 5
    for seat in range(5):  # nobody who has a seat sees what a moderator sees
        assert [person.seat for person in game.view(seat).people if any(card.face for card in person.row)] == [seat]
    stage(game, "cat", {}, others=A)
    dark = village(deck=[NIGHT])
    draw(dark, A)
    night(dark, victim=B, gavel=B)

    steps = ["sleep", "witches", "witches-sleep", "wake", "begins"]
    assert [event.line for event in told(game, Narrated)] == [f"dawn-{step}" for step in steps]
    steps = ["sleep", "witches", "witches-sleep", "constable", "constable-sleep", "wake", "confess", "time", "over"]
    assert [event.line for event in told(dark, Narrated)] == [f"night-{step}" for step in steps]


@pytest.mark.rule("SAL-PLAY-07")
def test_who_loses_the_witch_card_stays_a_witch() -> None:
    game = village(deck=[CONSPIRACY], rows={A: "WNN", B: "KNN", C: "NNN", D: "NNN"})

    draw(game, A)
    take_tryals(game, {D: 0})

    assert "W" in row(game, D)
    assert game.view(A).own.team == "witches"
    assert game.view(D).own.team == "witches"


@pytest.mark.rule("SAL-PLAY-08")
def test_one_player_may_be_witch_and_constable() -> None:
    game = village(deck=[NIGHT], rows={A: "WKN", B: "NNN", C: "NNN", D: "NNN"})
    draw(game, A)
    assert is_asked(game, A, "victim")

    stage(game, "victim", {}, others=B)

    assert is_asked(game, A, "gavel")


def test_a_whole_night_can_be_played_in_one_line() -> None:
    game = village(deck=[NIGHT], rows={A: "WNN", C: "KNN"}, characters={B: SAMUEL_PARRIS}, fronts={B: [ACCUSATION]})
    draw(game, A)

    night(game, B, gavel=B)

    assert front(game, B) == [ACCUSATION]
