"""Fields are declared once; constructors, copies, empty states and saves follow from that."""

from __future__ import annotations

import inspect
from typing import ClassVar

import msgspec
import pytest

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.fields import beside, each, fixed, log, mapping, rows, several, tuples
from meetinghouse.engine.sheet import Sheet
from meetinghouse.engine.state import State


class TownState(State):
    """A state with one field of every kind."""

    name: str
    players: int

    round: int = 0
    deck: list[int] = several()
    dice: list[int] = several([1, 6])
    hands: list[list[int]] = each([])
    hope: list[int] = each(3)
    seen: list[dict[int, int]] = each({})
    orders: list[list[int]] = rows()
    chronicle: list[list[int]] = log()
    fronts: list[tuple[int, ...]] = each(())
    uses: list[dict[str, tuple[int, ...]]] = each({}, replaced=True)
    votes: list[tuple[int, ...]] = tuples()
    playing: tuple[int, ...] = ()
    ring: list[int] = fixed()
    signs: dict[int, int] = mapping()
    checked: tuple[int, ...] = beside(())


class Vote(Step[TownState]):
    phase: ClassVar[str] = "day"

    seat: int
    about: str = "nothing"


class SecondVote(Vote):
    again: bool = True


class Night(Sheet[TownState]):
    """A sheet with a field."""

    number: int


def town() -> TownState:
    state = TownState("Salem", 3)
    state.clear()
    return state


# --- states


def test_a_state_is_given_what_has_no_value_and_begins_with_the_values_it_declares() -> None:
    state = town()
    assert (state.name, state.players, state.round, state.deck, state.dice) == ("Salem", 3, 0, [], [1, 6])
    assert (state.hands, state.hope, state.seen) == ([[], [], []], [3, 3, 3], [{}, {}, {}])
    assert (state.orders, state.chronicle, state.ring, state.signs) == ([], [], [], {})
    assert (state.fronts, state.uses, state.votes, state.playing) == ([(), (), ()], [{}, {}, {}], [], ())
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'players'"):
        TownState("Salem")  # type: ignore[call-arg]


def test_what_is_saved_is_in_the_order_of_the_declaration_without_what_was_given_or_is_kept_beside() -> None:
    assert TownState.fields == (
        "round", "deck", "dice", "hands", "hope", "seen", "orders", "chronicle", "fronts", "uses", "votes", "playing",
        "ring", "signs",
    )  # fmt: skip
    other = town()
    other.round, other.hope = 4, [1, 2, 3]
    state = town()
    state.fill(other.dump())
    assert (state.round, state.hope, state.dump()) == (4, [1, 2, 3], other.dump())


def test_what_is_only_replaced_is_tuples_again_out_of_a_save_and_what_may_change_is_lists() -> None:
    state = town()
    state.hands[0], state.orders, state.chronicle = [1], [[2]], [[3]]
    state.fronts[1], state.uses[2], state.votes, state.playing = (1, 2), {"look": (4,)}, [(5, 6)], (7,)
    again = town()
    again.fill(msgspec.msgpack.decode(msgspec.msgpack.encode(state.dump())))
    for name in TownState.fields:
        assert repr(getattr(again, name)) == repr(getattr(state, name))


def test_a_copy_is_independent_wherever_something_may_change() -> None:
    state = town()
    state.checked = (7,)
    other = state.copy()
    assert type(other) is TownState
    assert (other.name, other.players, other.checked) == ("Salem", 3, (7,))
    assert other.dump() == state.dump()
    before = town().dump()
    other.deck.append(1)
    other.dice.append(1)
    other.hands[0].append(1)
    other.hope[0] = 0
    other.seen[0][1] = 1
    other.orders.append([1])
    other.chronicle.append([1])
    other.fronts[0] += (1,)
    other.uses[0] = {"look": (1,)}
    other.votes.append((1,))
    other.playing += (1,)
    other.signs[0] = 1
    assert state.dump() == before


def test_a_copy_has_copies_of_rows_and_shares_entries_and_what_is_fixed() -> None:
    state = town()
    state.orders, state.chronicle, state.uses[0] = [[1]], [[1]], {"look": (1,)}
    other = state.copy()
    assert other.uses[0] is state.uses[0]
    assert other.orders[0] is not state.orders[0]
    assert other.chronicle[0] is state.chronicle[0]
    assert other.ring is state.ring


def test_two_empty_tables_share_nothing() -> None:
    one, other = town(), town()
    one.hands[0].append(1)
    one.dice.append(1)
    assert one.hands[1:] == other.hands[1:] == [[], []]
    assert other.dump() == town().dump()


def test_a_state_of_another_kind_may_declare_a_field_in_another_way() -> None:
    class Forgetful(TownState):
        round: int = beside(0)

    state = Forgetful("Salem", 2)
    state.clear()
    assert "round" not in Forgetful.fields
    assert Forgetful.fields == tuple(name for name in TownState.fields if name != "round")
    assert type(state.copy()) is Forgetful


def test_no_value_stays_behind_in_the_class() -> None:
    with pytest.raises(AttributeError):
        TownState("Salem", 3).round  # noqa: B018
    assert not isinstance(getattr(TownState, "deck", None), list)


# --- steps


def test_a_step_takes_its_fields_in_order_those_of_its_base_first() -> None:
    assert (Vote.fields, SecondVote.fields, Night.fields) == (
        ("seat", "about"),
        ("seat", "about", "again"),
        ("number",),
    )
    step = SecondVote(2, "it", False)
    assert (step.seat, step.about, step.again) == (2, "it", False)
    assert (Vote(1).about, SecondVote(1).again) == ("nothing", True)
    assert str(inspect.signature(Vote)) == "(seat: 'int', about: 'str' = 'nothing') -> 'None'"


def test_a_step_begins_with_nothing_asked_and_shares_nothing_with_another() -> None:
    for step, other in ((Vote(1), Vote(1)), (Night(1), Night(1))):
        assert (step.numbers, step.answers, step.shared) == ({}, {}, False)
        assert step.numbers is not other.numbers
        assert step.answers is not other.answers


def test_a_sheet_keeps_what_was_filled_in_beside_its_fields() -> None:
    night, other = Night(1), Night(1)
    assert (night.given, night.at) == ({}, {})
    assert night.given is not other.given


def test_a_step_of_ones_own_has_fields_and_what_is_kept_beside_them() -> None:
    step = Vote(2, "it")
    step.numbers[2] = 5
    own = step.own()
    assert isinstance(own, Vote)
    assert (own.seat, own.about, own.numbers) == (2, "it", {2: 5})


# --- by hand, and mistakes


def test_a_class_that_names_its_fields_itself_is_left_alone() -> None:
    class ByHand(State):
        fields: ClassVar[tuple[str, ...]] = ("second", "first")
        first: int
        second: int

        def __init__(self, first: int, second: int) -> None:
            self.first, self.second = first, second

    assert ByHand(1, 2).dump() == [2, 1]
    assert "clear" not in vars(ByHand)


def test_a_method_that_is_written_in_the_class_stays() -> None:
    class Own(State):
        players: int

        coins: list[int] = each(0)

        def clear(self) -> None:
            self.coins = [2] * self.players

    state = Own(2)
    state.clear()
    assert state.copy().coins == [2, 2]


def test_a_value_that_copies_would_share_is_refused_where_the_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.deck cannot begin with \[\]: a field begins with a number"):

        class Wrong(State):
            deck: list[int] = []  # noqa: RUF012


def test_one_for_each_seat_needs_to_know_how_many_there_are() -> None:
    with pytest.raises(TypeError, match=r"Seatless\.hope is one for each seat: name `seats` or `players` before it"):

        class Seatless(State):
            hope: list[int] = each(0)


def test_a_step_cannot_declare_fields_beside_those_that_its_base_names_by_hand() -> None:
    class ByHand(Step[State]):
        fields: ClassVar[tuple[str, ...]] = ("seat",)

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    with pytest.raises(TypeError, match="ByHand names its own by hand: declare those too"):

        class Both(ByHand):
            note: str = "x"


def test_a_step_that_declares_fields_has_no_constructor_of_its_own() -> None:
    with pytest.raises(TypeError, match="drop the constructor"):

        class Built(Step[State]):
            seat: int

            def __init__(self, seat: int) -> None:
                super().__init__()
                self.seat = seat


def test_a_state_that_declares_nothing_new_copies_as_its_own_kind() -> None:
    class Other(TownState):
        """Declares no field."""

    state = Other("Boston", 2)
    state.clear()
    assert type(state.copy()) is Other
