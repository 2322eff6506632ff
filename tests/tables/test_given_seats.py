"""A moderated table: the master gives a seat to a phone, or to another one if the first is lost."""

from __future__ import annotations

import pytest

from meetinghouse.tables import acts
from meetinghouse.tables.chairs import MASTER, Notebook
from meetinghouse.tables.refusals import Forbidden, NotNow
from meetinghouse.tables.table import TERMS
from meetinghouse.tables.waking import replay

from .moderating import attempt, do, in_the_night, message, plain


def test_somebody_without_a_phone_gets_one_in_the_middle_of_the_game_and_reads_only_their_own_seat() -> None:
    table = in_the_night(phones=1)
    attempt(table, acts.GiveSeat(1, 3, "new"), "master-only", Forbidden)
    attempt(table, acts.GiveSeat(MASTER, 9, "new"), "no-such-seat")
    do(table, acts.GiveSeat(MASTER, 3, "new"))
    key = table.bearer("new")
    assert key == table.chairs[3].key
    seen = message(table, key)
    assert (seen["you"]["seat"], seen["you"]["owns"], seen["you"]["phone"]) == (3, [], [])
    assert seen["view"]["own"] == plain(table.match.view(3).own)
    assert message(table, MASTER)["you"]["phone"] == [1, 2, 4, 5]
    asked = next(each for each in table.match.decisions if each.seat == 3)
    do(table, acts.Answer(MASTER, asked.id, plain(asked.options[0])))


def test_a_seat_given_anew_puts_the_old_phone_out_and_its_notes_are_gone() -> None:
    table = in_the_night(phones=1)
    key, old = table.chairs[0].key, table.chairs[0].token
    do(table, acts.Note(key, Notebook("mine alone")), acts.GiveSeat(MASTER, 0, "new"))
    assert (table.bearer(old), table.was_lost(old), table.bearer("new")) == (None, True, key)
    assert (table.chairs[0].notebook.text, table.pages) == ("", ())
    do(table, acts.GiveSeat(MASTER, 0, "newer"))
    assert (table.bearer("new"), table.was_lost("new"), table.bearer("newer")) == (None, True, key)
    assert message(table, MASTER)["you"]["phone"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("terms", "notes"), [(4, "mine alone"), (TERMS, "")])
def test_a_seat_that_was_given_under_earlier_terms_is_given_in_the_same_way_again(terms: int, notes: str) -> None:
    table = in_the_night(phones=1)
    key = table.chairs[3].key
    do(table, acts.Note(key, Notebook("mine alone")))
    replay(table, acts.StoredAct(1.0, acts.GiveSeat(MASTER, 3, "new"), terms).encode())
    assert (table.bearer("new"), table.chairs[3].phone, table.chairs[3].notebook.text) == (key, "", notes)


def test_whoever_left_gets_their_seat_back_from_the_master_and_a_bots_seat_is_not_given() -> None:
    table = in_the_night(phones=1)
    do(table, acts.Leave(table.chairs[0].key))
    assert table.chairs[0].bot
    do(table, acts.GiveSeat(MASTER, 0, "new"))
    assert table.bearer("new") == table.chairs[0].key
    assert (table.chairs[0].bot, table.chairs[0].left) == ("", "")
    assert message(table, 0)["story"][-1] == {"type": "took-back", "seat": 0}
    table.change(table.chairs[1].key, owned=False)
    attempt(table, acts.GiveSeat(MASTER, 1, "new"), "not-yours", NotNow)
