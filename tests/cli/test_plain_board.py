"""The plain board, for games without a board: it shows only the fields that every view declares."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meetinghouse.cli.boards import Board, board_for
from meetinghouse.cli.deal import face
from meetinghouse.engine.events import Event
from meetinghouse.engine.rules import Own, Public, SeatView, View
from meetinghouse.games.salem1692.events import CardDrawn, TurnEnded, WitchSigned
from meetinghouse.texts import Texts

NAMES = ("Ann", "Bob", "Cid")
TEXTS = """
field-round = number
game-about = A game of hats.
phase-play = play
role-hatter = Hatter
role-hatter-help = You know every hat.
mark-chief = chief
view-round = Round { $round }
field-score = number
view-score = Score { $score }
view-found = Something was found.
own-hats = You have seen the hats of { $hats }.
own-rival = { $you ->
    [rival] You are your own rival.
   *[none] Your rival is { $rival }.
 }
"""


class Hats(Public, frozen=True, kw_only=True):
    """The public part of a view of hats."""

    round: int = 2
    score: float | None = None
    found: dict[str, int] | None = None
    unsaid: str = "nobody wrote a text for this"


class OwnHats(Own, frozen=True, kw_only=True):
    """The own part of a view of hats."""

    hats: tuple[int, ...] = ()
    rival: int | None = None
    unsaid: str = "nor for this"


@pytest.fixture
def board() -> Board:
    texts = Texts("en", strict=True)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS))
    texts._bundles = [bundle, *texts._bundles]
    return Board(texts, NAMES, "Hats")


SEATS = (SeatView("", ("chief",)), SeatView(), SeatView("hatter"))
KNOWN = (SeatView("hatter"), SeatView(points_at=2), SeatView())


def seen(
    viewer: int = 0, seats: tuple[SeatView, ...] = SEATS, known: tuple[SeatView, ...] = KNOWN, **more: Any
) -> View:
    """A view with additional fields in its own or public part."""
    own = {name: more.pop(name) for name in OwnHats.__struct_fields__ if name in more}
    public = Hats(phase="play", waiting=(1,), channels=(), out=(2,), seats=seats, **more)
    return View(game="hats", viewer=viewer, public=public, own=OwnHats(seats=known, **own))


def test_it_shows_names_roles_marks_who_points_where_and_whom_we_wait_for(board: Board) -> None:
    lines = board.lines(seen(), False, 80)

    assert [line.plain for line in lines] == [
        "  Ann  Hatter  chief",
        "▶ Bob            → Cid",
        "  Cid  Hatter",
        "Round 2",
    ]
    assert [span.style for span in lines[2].spans] == ["strike dim", "dim"]
    assert board.head(seen()) == "Hats · play"


def test_what_a_game_adds_to_its_view_is_shown_where_it_has_a_text_and_is_not_empty(board: Board) -> None:
    view = seen(hats=(1, 2), rival=0)

    assert [line.plain for line in board.knowledge(view)] == [
        "You have seen the hats of Bob and Cid.", "You are your own rival.",
    ]  # fmt: skip
    assert board.knowledge(seen(rival=1))[-1].plain == "Your rival is Bob."


def test_a_number_is_never_empty_and_a_mapping_may_be(board: Board) -> None:
    """As on the pages, where 0.0 is 0."""
    assert board.texts.view(seen(round=0, score=0.0, found={}), NAMES) == ["Round 0", "Score 0"]


def test_what_a_game_declares_is_wrapped_and_never_cut(board: Board) -> None:
    view = seen(hats=(1, 2), rival=1)

    rows = [line.plain for line in board.lines(view, False, 22)][3:]

    assert rows == ["Round 2", "You have seen the hats", "of Bob and Cid.", "Your rival is Bob."]


def test_covered_it_shows_what_everybody_sees_and_no_more(board: Board) -> None:
    covered = [line.plain for line in board.lines(seen(hats=(1,)), True, 80)]

    assert covered == ["  Ann          chief", "▶ Bob", "  Cid  Hatter", "Round 2"]


def test_a_view_that_declares_nothing_still_has_its_people(board: Board) -> None:
    assert [line.plain for line in board.lines(seen(seats=(), known=()), False, 80)] == [
        "  Ann",
        "▶ Bob",
        "  Cid",
        "Round 2",
    ]


def test_a_newcomer_is_told_of_the_game_unless_the_role_card_does_so(board: Board) -> None:
    dealt = board.deal(seen())
    assert dealt is not None
    assert (dealt.wants, dealt.can) == ("A game of hats.", "You know every hat.")
    assert board.welcome(seen()) == []
    assert [line.plain for line in board.welcome(seen(viewer=1))] == ["A game of hats."]
    assert [line.plain for line in board.help(seen())] == ["You know every hat."]
    assert board.help(seen(viewer=1)) == []


def test_a_role_has_its_five_places_and_whoever_has_none_nothing_to_turn_up(board: Board) -> None:
    dealt = board.deal(seen(hats=(1,)))

    assert dealt is not None
    assert (dealt.role, dealt.wants, dealt.can) == ("Hatter", "A game of hats.", "You know every hat.")
    assert board.deal(seen(viewer=1)) is None


def test_the_role_card_of_a_game_without_sides_has_no_empty_line_for_one(board: Board) -> None:
    with_side, without = [board.deal(each) for each in (seen(hats=(1,)), seen())]

    assert with_side is not None
    assert without is not None
    heads = [[line.plain for line in face(dealt, board.texts)[:3]] for dealt in (with_side, without)]
    assert heads == [
        ["You are: Hatter", "You have seen the hats of Bob.", ""],
        ["You are: Hatter", "", "What you want"],
    ]


@pytest.mark.parametrize(
    ("event", "left_out"), [(TurnEnded(1), {None, 0, 1}), (CardDrawn(1), {1}), (WitchSigned(1, 0), {1})]
)
def test_only_the_board_of_a_game_says_what_its_story_leaves_out(event: Event, left_out: set[int | None]) -> None:
    own = board_for("salem1692")

    assert {viewer for viewer in (None, 0, 1) if own.is_plain(event, viewer)} == left_out
    assert not any(Board.is_plain(event, viewer) for viewer in (None, 0, 1))
