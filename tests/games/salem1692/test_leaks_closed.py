"""Leaks that the engine must prevent (rules, section 23.2)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine.decisions import Decision
from meetinghouse.games.salem1692.components import ACCUSATION, CONSPIRACY, KIND, NIGHT, NOT_A_WITCH
from meetinghouse.games.salem1692.events import (
    AbilityUsed,
    BecameWitch,
    DeckSeen,
    DrawnCardSeen,
    FellowsSeen,
    GavelGiven,
    GhostTryalSeen,
    HandSeen,
    TargetChosen,
    TryalGained,
    TryalLost,
    TryalsSeen,
    WitchSigned,
)
from meetinghouse.games.salem1692.state import Salem
from meetinghouse.games.salem1692.verbs import lay_row
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
    opening,
    refused,
    stage,
    told,
    village,
)


def form(decision: Decision) -> tuple[object, ...]:
    """Everything that a prompt shows, except for its kind, its seat and the targets."""
    return (decision.about, decision.least, decision.most, decision.timer, decision.default, len(decision.options))


def secret_stages(edition: str, rows: dict[int, str], dead: tuple[int, ...] = ()) -> Iterator[tuple[Salem, str]]:
    """Dawn and the two secret stages of a night with these rows, each when it has just begun."""
    if not dead:
        yield opening(edition, 6, rows={seat: row.upper() for seat, row in rows.items()}), "cat"
    game = village(edition, 6, rows=rows, dead=dead, deck=[NIGHT])
    draw(game, A)
    yield game, "victim"
    stage(game, "victim", {}, others=A)
    yield game, "gavel"


def view_bytes(game: Salem, seat: int | None) -> bytes:
    """Everything that a seat is sent, as bytes."""
    asked = [(decision, game.closed(decision.id)) for decision in game.decisions if decision.seat == seat]
    offered = [offer for offer in game.offers if offer.seat == seat]
    return msgspec.json.encode([game.view(seat), game.heard(seat), asked, offered])


ROLES = [
    pytest.param({A: "NNNNN", B: "KNNNN", C: "WNNNN", D: "WNNNN"}, (), id="two witches and a constable"),
    pytest.param({A: "NNNNN", B: "NNNNN", C: "KWWNN"}, (), id="one player is all of it"),
    pytest.param({A: "NNNNN", B: "kNNNN", C: "WNNNN", D: "WNNNN"}, (), id="the constable is revealed"),
    pytest.param({A: "NNNNN", B: "knnnn", C: "wnnnn", D: "WNNNN"}, (B, C), id="the constable and a witch are dead"),
]


@pytest.mark.rule("SAL-INFO-41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rows", "dead"), ROLES)
def test_every_living_player_gets_a_prompt_of_the_same_form(
    edition: str, rows: dict[int, str], dead: tuple[int, ...]
) -> None:
    for game, kind in secret_stages(edition, rows, dead):
        assert [decision.seat for decision in game.decisions] == [seat for seat in range(6) if seat not in dead]
        assert {decision.kind for decision in game.decisions} <= {kind, "suspicion"}
        assert len({form(decision) for decision in game.decisions}) == 1
        for seat in (None, *range(6)):
            assert game.view(seat).waiting == ()


@pytest.mark.rule("SAL-INFO-41")
def test_in_the_confession_stage_every_living_player_gets_a_prompt() -> None:
    game = village("en", 6, rows={B: "KNNNN", C: "wnnnn", D: "WNNNN"}, dead=[C], deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=A)
    stage(game, "gavel", {B: A})

    assert {decision.seat: decision.kind for decision in game.decisions} == dict.fromkeys((A, B, D, E, F), "confess")
    assert len({(len(decision.options), decision.timer, decision.default) for decision in game.decisions}) == 1


@pytest.mark.rule("SAL-INFO-41")
def test_input_of_players_who_have_nothing_to_decide_is_accepted_and_ignored() -> None:
    game = opening("en", 6, rows={A: "WNNNN", B: "KNNNN", C: "WNNNN"})
    stage(game, "cat", {A: D, C: D}, others=E)
    assert len(front(game, D)) == 1

    game = village("en", 6, rows={B: "KNNNN", C: "WNNNN", D: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {C: E, D: E}, others=F)
    stage(game, "gavel", {B: A}, others=None)
    assert told(game, GavelGiven) == [GavelGiven(A)]
    confess_all(game)
    assert not game.view().people[E].living


@pytest.mark.rule("SAL-INFO-43")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rows", "dead"), ROLES)
def test_the_list_of_targets_is_the_same_for_all_and_the_own_seat_is_refused_alike(
    edition: str, rows: dict[int, str], dead: tuple[int, ...]
) -> None:
    living = tuple(mh.Seat(seat) for seat in range(6) if seat not in dead)
    for game, kind in secret_stages(edition, rows, dead):
        for decision in game.decisions:
            own = mh.Seat(decision.seat)
            if kind == "gavel":
                assert decision.options == tuple(option for option in living if option != own)
                assert game.closed(decision.id) == [mh.Closed(own, "SAL-NIGHT-07")]
                assert refused(game, decision.seat, own) == "SAL-NIGHT-07"
            else:
                assert decision.options == living
                assert game.closed(decision.id) == []


@pytest.mark.rule("SAL-INFO-43")
@pytest.mark.parametrize("constable", [A, C], ids=["a player is constable", "a ghost is constable"])
def test_in_the_ghost_game_the_own_seat_is_allowed_alike(constable: int) -> None:
    game = village("en", 2, rows={constable: "KNNNN", D: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=C)

    everything = (*[mh.Seat(seat) for seat in range(4)], mh.Word("nobody"))
    assert [decision.options for decision in game.decisions] == [everything, everything]


# --- errors, hints and defaults


def reply(game: Salem, decision: Decision, choice: mh.Choice) -> str:
    """The reply to a choice: the text of the refusal, or nothing."""
    try:
        game.copy().answer(decision.id, choice)
    except mh.Refused as error:
        return str(error)
    return ""


@pytest.mark.rule("SAL-INFO-44")
@pytest.mark.parametrize(("edition", "players"), [("en", 6), ("fr", 6), ("es", 6), ("en", 3), ("fr", 2)])
def test_errors_hints_and_defaults_are_the_same_in_every_world_a_player_cannot_tell_apart(
    edition: str, players: int
) -> None:
    game = mh.start("salem1692", players, seed=3, options={"edition": edition})
    dice = random.Random(3)
    tries: list[mh.Choice] = [
        *[mh.Seat(seat) for seat in range(7)],
        *[mh.Position(place) for place in range(6)],
        mh.Word("end"),
    ]
    compared = 0
    while not game.over:
        decision = dice.choice(game.decisions)
        if dice.random() < 0.2:
            other = game.redeal(decision.seat, dice.getrandbits(32))
            twin = asked(other, decision.seat)
            assert twin == decision
            assert other.closed(twin.id) == game.closed(decision.id)
            wrong = [choice for choice in tries if choice not in decision.options]
            assert [reply(other, twin, choice) for choice in wrong] == [
                reply(game, decision, choice) for choice in wrong
            ]
            compared += len(wrong)
        game.answer(decision.id, decision.any(dice))
    assert compared > 40


@pytest.mark.rule("SAL-INFO-44")
def test_a_refusal_does_not_tell_the_constable_from_others() -> None:
    game = village("en", rows={B: "KNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=C)

    errors = [reply(game, asked(game, seat), mh.Seat(seat)).replace(f'"seat":{seat}', "") for seat in (A, B, C, D)]

    assert len(set(errors)) == 1
    assert "SAL-NIGHT-07" in errors[0]


# --- identifiers


@pytest.mark.rule("SAL-INFO-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_sent_depends_on_which_of_two_equal_hidden_cards_it_is(edition: str) -> None:
    game = village(edition, 6, rows={A: "WNNNN", B: "KNNNN", D: "WNNNN"}, hands={B: [ACCUSATION]}, deck=[CONSPIRACY])
    twin = game.copy()
    state = twin.state
    for seat, row in enumerate(state.rows):  # the faces stay, but the cards change places
        plain = [place for place, card in enumerate(row) if state.faces[card] == NOT_A_WITCH]
        lay_row(state, seat, plain, [row[place] for place in plain][::-1])
    piles = [state.deck, list(state.hands[B])]
    equal = [(pile, at) for pile in piles for at, card in enumerate(pile) if KIND[card] == ACCUSATION]
    for (pile, at), card in zip(equal, [pile[at] for pile, at in equal][::-1], strict=True):
        pile[at] = card
    state.hands[B] = tuple(piles[1])
    assert (state.rows, state.deck, state.hands) != (game.state.rows, game.state.deck, game.state.hands)

    dice = random.Random(1)
    for _ in range(150):
        if game.over:
            break
        for seat in (None, *range(6)):
            assert view_bytes(game, seat) == view_bytes(twin, seat)
        decision = dice.choice(game.decisions)
        choice = decision.any(dice)
        game.answer(decision.id, choice)
        twin.answer(decision.id, choice)


# --- the logs


@pytest.mark.rule("SAL-INFO-46")
@pytest.mark.parametrize(("edition", "players"), [("en", 6), ("fr", 6), ("es", 6), ("en", 3), ("fr", 2)])
def test_no_private_event_reaches_another_seats_log(edition: str, players: int) -> None:
    game = mh.start("salem1692", players, seed=11, options={"edition": edition})
    dice = random.Random(11)
    private = 0
    readers = 0  # seats that know the deck from Tituba's ability, and so know what is drawn
    while not game.over:
        before = game.state.witches & game.state.humans
        decision = dice.choice(game.decisions)
        for fact in game.answer(decision.id, decision.any(dice)):
            match fact.event:
                case TryalsSeen(seat=seat) | HandSeen(seat=seat) | TryalLost(seat=seat) | TryalGained(seat=seat):
                    allowed = 1 << seat
                case BecameWitch(seat=seat) | DeckSeen(seat=seat) | GhostTryalSeen(viewer=seat):
                    allowed = 1 << seat
                case DrawnCardSeen(seat=seat):
                    allowed = 1 << seat | readers
                case WitchSigned(witch=seat):
                    allowed = before if before >> seat & 1 else 1 << seat
                case FellowsSeen() | TargetChosen():
                    allowed = game.state.witches & game.state.humans
                case AbilityUsed(seat=seat, character="tituba"):
                    readers |= 1 << seat
                    continue
                case _:
                    continue
            assert fact.audience >= 0
            assert not fact.audience & ~allowed
            private += 1
    assert private > 20


@pytest.mark.rule("SAL-INFO-46")
def test_each_seats_log_is_the_public_one_and_its_own_private_events() -> None:
    game = opening("en", 6, rows={A: "WNNNN", B: "KNNNN", D: "WNNNN"})
    stage(game, "cat", {A: C, D: C})

    private = {seat: [event for event in game.heard(seat) if event not in game.heard()] for seat in range(6)}

    assert all(event in game.heard(seat) for seat in range(6) for event in game.heard())
    kinds = {seat: {type(event) for event in private[seat]} for seat in range(6)}
    assert kinds[A] == kinds[D] == {TryalsSeen, HandSeen, BecameWitch, FellowsSeen, WitchSigned}
    assert kinds[B] == kinds[C] == {TryalsSeen, HandSeen, WitchSigned}  # signs that these seats gave themselves
    for seat in range(6):
        own = [event for event in private[seat] if isinstance(event, TryalsSeen | HandSeen)]
        assert [event.seat for event in own] == [seat, seat]
    assert {event.witch for event in told(game, WitchSigned, B)} == {B}
    assert {event.witch for event in told(game, WitchSigned, A)} == {A, D}
