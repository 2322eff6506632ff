"""A moderated table: the master enters the cards that people have dealt."""

from __future__ import annotations

from msgspec.structs import replace

from meetinghouse.engine.entered import Drawn
from meetinghouse.tables import acts
from meetinghouse.tables.chairs import MASTER

from .moderating import attempt, dealt, do, in_order, message, moderated, plain


def test_a_draw_made_by_hand_is_taken_and_an_impossible_one_changes_nothing() -> None:
    table = moderated("quintebourg", 9, night_calls="classic")
    refusal = attempt(table, acts.DealByHand(MASTER, (Drawn("party", ["seth"] * 9),)), "chance-impossible")
    assert "medecin" in str(refusal)
    cards = sorted(table.match.state.party)
    do(table, acts.DealByHand(MASTER, (Drawn("party", cards),)))
    assert table.match.state.party == cards
    assert [own["party"] for own in message(table, MASTER)["you"]["owns"]] == cards
    assert [line["party"] for line in message(table, 3)["story"] if line["type"] == "cards-dealt"] == [cards[2]]
    asked = table.match.decisions[0]
    do(table, acts.Answer(MASTER, asked.id, plain(asked.options[0])))
    attempt(table, acts.DealByHand(MASTER, (Drawn("party", cards),)), "deal-over")


def test_the_deal_lasts_until_the_master_ends_it_and_new_cards_are_looked_at_anew() -> None:
    table = dealt()
    looked = [acts.SeeRole(chair.key) for chair in table.chairs]
    do(table, *looked)
    assert table.dealing is not None
    assert table.due() is None
    do(table, acts.DealByHand(MASTER, (Drawn("tryals", in_order(table)),)))
    assert not any(chair.seen for chair in table.chairs)
    do(table, *looked)
    assert table.dealing is not None
    do(table, acts.CloseStep(MASTER))
    assert table.dealing is None


def test_a_deal_by_hand_is_stored_once() -> None:
    table = dealt()
    stored = list[acts.Act]()
    for act in (acts.DealByHand(MASTER, ()), acts.CloseStep(MASTER)):
        do(table, act)
        stored.append(act.stored(table))
    table.archive, table.game = replace(table.match.record, entries=()), None
    do(table, *stored)
    assert [entry.id for entry in table.archive.entries] == ["deal"]
