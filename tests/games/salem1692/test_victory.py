"""Winning: section 14 of the rules."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    KINDS,
    MATCHMAKER,
    NIGHT,
    PIETY,
    ROBBERY,
    TRYALS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import CardDrawn, Eliminated, GameWon, TryalRevealed
from meetinghouse.games.salem1692.roles.town_hall import ABIGAIL_WILLIAMS, ANN_PUTNAM, REBECCA_NURSE, Character
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    draw,
    hand,
    is_asked,
    is_asked_any,
    is_living,
    kinds,
    last_words,
    night,
    pick,
    play,
    row,
    take_tryals,
    told,
    village,
)


def try_player(game: Salem, accused: int, place: int, kind: int = WITNESS) -> None:
    """A brings that player to trial with a card; this place is revealed (script "tryal" if chance decides)."""
    play(game, A, kind, accused)
    if is_asked(game, A, "tryal"):
        pick(game, A, place)


def side(game: Salem) -> str | None:
    """The side that has won, if any."""
    return game.outcome.side if game.outcome is not None else None


@pytest.mark.rule("SAL-WIN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_townspeople_win_at_the_reveal_of_the_last_witch_card(edition: str) -> None:
    game = village(edition, hands={A: [WITNESS]}, chance={"tryal": [0]})

    try_player(game, D, 0)

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("townspeople", (A, B, C))
    assert game.heard(None)[-2:] == [
        TryalRevealed(D, 0, "witch", "trial"),
        GameWon("townspeople", (A, B, C), "last-witch-revealed"),
    ]


@pytest.mark.rule("SAL-WIN-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_witches_win_when_every_living_player_is_a_witch(edition: str) -> None:
    # A gave the Witch card to D; B is the last townsperson
    game = village(edition, rows={D: "WNNNN"}, once_witches={A: D}, dead=[C], deck=[NIGHT])

    draw(game, A)
    night(game, victim=B)

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", (A, D))


@pytest.mark.rule("SAL-WIN-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_goes_on_while_one_townsperson_is_living(edition: str) -> None:
    game = village(edition, 5, rows={D: "WNNNN"}, once_witches={A: D}, dead=[C], deck=[NIGHT])

    draw(game, A)
    night(game, victim=B)

    assert not is_living(game, B)
    assert game.outcome is None


@pytest.mark.rule("SAL-WIN-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_witches_without_a_card_need_not_be_eliminated(edition: str) -> None:
    game = village(edition, once_witches={A: D}, rows={D: "WNNNN"}, hands={A: [WITNESS]}, chance={"tryal": [0]})

    try_player(game, D, 0)

    assert is_living(game, A)
    assert side(game) == "townspeople"
    assert game.outcome is not None
    assert game.outcome.winners == (B, C)


@pytest.mark.rule("SAL-WIN-03")
def test_the_death_of_all_witches_without_a_card_wins_nothing() -> None:
    rows = {B: "NNNNN", C: "WNNNN", D: "KNNNN"}
    game = village("en", 5, rows=rows, once_witches={B: C}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert not is_living(game, B)
    assert not game.over


@pytest.mark.rule("SAL-WIN-04")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_as_many_witch_cards_must_be_revealed_as_were_dealt(cards: int) -> None:
    holders = (D, E, F)[:cards]
    hands = {A: [WITNESS, EVIDENCE, EVIDENCE, EVIDENCE, EVIDENCE, EVIDENCE, *[ACCUSATION] * 3]}
    game = village("en", 8, rows=dict.fromkeys(holders, "WNNN"), hands=hands)

    assert game.view(None).table.witch_cards == cards
    for revealed, seat in enumerate(holders, start=1):
        for kind in ([WITNESS], [EVIDENCE, EVIDENCE, ACCUSATION], [EVIDENCE, EVIDENCE, ACCUSATION])[revealed - 1]:
            try_player(game, seat, 0, kind)
        last_words(game)
        assert game.over == (revealed == cards)


@pytest.mark.rule("SAL-WIN-04")
@pytest.mark.parametrize("players", range(4, 13))
@pytest.mark.parametrize("extra", [0, 1])
def test_the_number_dealt_is_the_one_of_the_table_of_tryal_cards(players: int, extra: int) -> None:
    game = mh.start("salem1692", players, seed=players, options={"extra_witch": bool(extra)})

    assert game.view(None).table.witch_cards == TRYALS[players][1] + extra
    assert "".join(row(game, seat) for seat in range(players)).count("W") == TRYALS[players][1] + extra


@pytest.mark.rule("SAL-WIN-05", "SAL-WIN-06")
@pytest.mark.parametrize("cause", ["trial", "confession", "cat", "piety"])
def test_the_last_witch_card_wins_whatever_reveals_it(cause: str) -> None:
    black = NIGHT if cause == "confession" else CONSPIRACY
    fronts = {D: [PIETY, *[ACCUSATION] * 7] if cause == "piety" else [BLACK_CAT]}
    game = village("en", fronts=fronts, hands={A: [WITNESS, CURSE]}, deck=[black, ALIBI])

    match cause:
        case "trial":
            try_player(game, D, 0)
        case "piety":
            play(game, A, CURSE, D, CARDS[PIETY])
            pick(game, A, 0)
        case "cat":
            draw(game, A)
            pick(game, A, 0)
        case "confession":
            draw(game, A)
            night(game, victim=B, gavel=A, confess={D: 0})

    assert side(game) == "townspeople"
    reveal, won = game.heard(None)[-2:]
    assert isinstance(reveal, TryalRevealed)
    assert (reveal.seat, reveal.face) == (D, "witch")
    assert isinstance(won, GameWon)
    assert ALIBI not in hand(game, A)


@pytest.mark.rule("SAL-WIN-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_victory_is_looked_at_once_a_matched_pair_is_out_together(edition: str) -> None:
    # B and C are the last townspeople; D has the Witch card, which A had before
    fronts = {B: [MATCHMAKER], C: [MATCHMAKER]}
    game = village(edition, rows={D: "WNNNN"}, once_witches={A: D}, fronts=fronts, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert [event.seat for event in told(game, Eliminated)] == [B, C]
    assert row(game, B) == "nnnnn"
    assert row(game, C) == "knnnn"
    assert side(game) == "witches"


@pytest.mark.rule("SAL-WIN-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_town_wins_when_a_matched_partner_shows_the_last_witch_card(edition: str) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    game = village(edition, fronts=fronts, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert [event.seat for event in told(game, Eliminated)] == [B, D]
    assert side(game) == "townspeople"


@pytest.mark.rule("SAL-WIN-05", "SAL-WIN-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_victory_is_looked_at_after_the_exchange_of_conspiracy(edition: str) -> None:
    game = village(edition, rows={A: "WNnnn", B: "NNnnn"}, dead=[C, D], deck=[CONSPIRACY, ALIBI])

    draw(game, A)
    take_tryals(game, {A: 0, B: 0})

    assert side(game) == "witches"
    assert told(game, CardDrawn) == []
    assert game.decisions == game.offers == []


@pytest.mark.rule("SAL-WIN-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("accuser", [ABIGAIL_WILLIAMS, ANN_PUTNAM])
def test_abilities_and_discards_that_were_due_are_dropped(edition: str, accuser: Character) -> None:
    characters = {A: accuser, C: REBECCA_NURSE}
    fronts = {A: [ACCUSATION, ACCUSATION], D: [MATCHMAKER], B: [MATCHMAKER]}
    game = village(edition, fronts=fronts, hands={A: [WITNESS]}, characters=characters, chance={"tryal": [0]})

    play(game, A, WITNESS, D)
    if is_asked_any(game, "ann-draws"):
        game.answer(game.decisions[0].id, mh.Word("no"))
    if is_asked(game, A, "tryal"):
        pick(game, A, 0)

    assert side(game) == "townspeople"
    assert game.decisions == game.offers == []
    assert game.agenda == []
    assert told(game, Eliminated) == []
    assert hand(game, A) == hand(game, C) == []
    with pytest.raises(mh.Refused):
        game.answer("0-1", mh.Word("end"))


# --- the last townsperson to turn


@pytest.mark.rule("SAL-WIN-07", "SAL-WIN-08")
@pytest.mark.parametrize(
    ("edition", "options", "winners"),
    [
        ("en", {}, (A, D)),
        ("fr", {}, (A, B, D)),
        ("es", {}, (A, B, D)),
        ("en", {"last_convert_loses": False}, (A, B, D)),
        ("fr", {"last_convert_loses": True}, (A, D)),
    ],
)
def test_the_last_townsperson_to_turn_loses_in_en_and_wins_elsewhere(
    edition: str, options: dict[str, bool], winners: tuple[int, ...]
) -> None:
    # D, eliminated, was a witch; C, eliminated, was not
    rows = {A: "WNnnn", B: "NNnnn", D: "wnnnn"}
    game = village(edition, rows=rows, dead=[C, D], deck=[CONSPIRACY], options=options)

    draw(game, A)
    take_tryals(game, {A: 0, B: 0})

    assert game.outcome is not None
    assert game.outcome.side == "witches"
    assert game.outcome.winners == winners
    assert game.outcome.sides[B] == "witches"


@pytest.mark.rule("SAL-WIN-07")
def test_a_victory_without_a_new_convert_leaves_no_witch_out() -> None:
    game = village("en", rows={D: "WNNNN"}, once_witches={A: D}, dead=[C], deck=[NIGHT])

    draw(game, A)
    night(game, victim=B)

    assert game.outcome is not None
    assert game.outcome.winners == (A, D)


@pytest.mark.rule("SAL-WIN-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_townsperson_among_three_witches_keeps_the_game_going(edition: str) -> None:
    rows = {A: "WNNNN", B: "WNNNN", C: "WNNNN", D: "NNNNN", E: "NNNNN"}
    game = village(edition, 5, rows=rows, deck=[NIGHT])

    draw(game, A)
    night(game, victim=E)
    last_words(game)

    assert not is_living(game, E)
    assert not game.over


# --- after the end


@pytest.mark.rule("SAL-WIN-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_every_hidden_card_and_every_team_is_shown(edition: str) -> None:
    hands = {A: [WITNESS], B: [ALIBI, ARSON], C: [ROBBERY]}
    rows = {C: "KNNNN", D: "NNNNN", E: "WNNNN"}
    game = village(edition, 5, rows=rows, hands=hands, once_witches={D: E}, chance={"tryal": [0]})

    with pytest.raises(mh.Refused):
        game.view("all")
    try_player(game, E, 0)

    shown = game.view("all")
    assert [tryal.face for tryal in shown.people[C].row] == ["constable"] + ["not-a-witch"] * 4
    assert all(tryal.face is not None for person in shown.people for tryal in person.row)
    assert [person.known_hand for person in shown.people[1:3]] == [(KINDS[ALIBI], KINDS[ARSON]), (KINDS[ROBBERY],)]
    assert [person.witch for person in shown.people] == [False, False, False, True, True]
    assert list(shown.own.deck_order) == [KINDS[kind] for kind in kinds(reversed(game.state.deck))]
    assert game.outcome is not None
    assert game.outcome.sides == ("townspeople",) * 3 + ("witches",) * 2
