"""The belief of a bot: exact if all worlds can be counted, the same if read in parts or at once, changed by play."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.salem1692.backs import Backs
from meetinghouse.bots.salem1692.behaviour import ATTACKED
from meetinghouse.bots.salem1692.belief import Belief
from meetinghouse.bots.salem1692.evidence import Evidence
from meetinghouse.bots.salem1692.worlds import Exchange, Odds, Worlds
from meetinghouse.games.salem1692.components import WITCH

SEATS, ROW, ME = 3, 2, 0
PAIRS = [(giver, (giver - 1) % SEATS) for giver in range(SEATS)]  # everybody takes from the left neighbour
NOTHING = Evidence(SEATS)


def counted(revealed: int, lost: bool, gained: bool) -> Odds:
    """The odds, found by trying all deals of two Witch cards and all blind picks.

    The viewer was dealt one Witch card; the first card of seat `revealed` was not a Witch; then came a Conspiracy.
    """
    total = 0
    cards, witch = [0] * SEATS, [0] * SEATS
    for deal in combinations(range(SEATS * ROW), 2):
        mine = [card for card in deal if card // ROW == ME]
        if len(mine) != 1 or revealed * ROW in deal:
            continue
        down = [
            [card for card in range(seat * ROW, seat * ROW + ROW) if card != revealed * ROW] for seat in range(SEATS)
        ]
        for places in product(range(ROW), repeat=SEATS):  # in a row of one card, every place means that card
            given = [row[place % len(row)] for row, place in zip(down, places, strict=True)]
            owner = {card: card // ROW for card in deal}
            owner.update({given[giver]: taker for giver, taker in PAIRS if given[giver] in deal})
            took = next(giver for giver, taker in PAIRS if taker == ME)
            if (given[ME] in deal, given[took] in deal) != (lost, gained):
                continue
            total += 1
            for seat in range(SEATS):
                cards[seat] += sum(holder == seat for holder in owner.values())
                witch[seat] += seat in owner.values() or any(card // ROW == seat for card in deal)
    return Odds([one / total for one in cards], [one / total for one in witch])


@pytest.mark.parametrize(("lost", "gained"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize("revealed", [1, 2])
def test_worlds_are_counted_exactly(revealed: int, lost: bool, gained: bool) -> None:
    worlds = Worlds([ROW] * SEATS, 2, ME)
    worlds.see_own_row([(0, True), (1, False)])
    worlds.reveal(revealed, 0, False, ROW, chosen=False)
    worlds.exchange(
        Exchange(PAIRS, [], lost=lost, gained=gained), [1 if seat == revealed else ROW for seat in range(SEATS)]
    )

    found, expected = worlds.odds(NOTHING), counted(revealed, lost, gained)

    assert found.cards == pytest.approx(expected.cards)
    assert found.witch == pytest.approx(expected.witch)


def test_a_card_its_owner_chose_to_show_says_nothing_about_the_others() -> None:
    blind, chosen = Worlds([5] * 4, 1, ME), Worlds([5] * 4, 1, ME)
    before = chosen.odds(Evidence(4)).cards[1]

    blind.reveal(1, 0, False, 5, chosen=False)
    chosen.reveal(1, 0, False, 5, chosen=True)

    assert chosen.odds(Evidence(4)).cards[1] == pytest.approx(before)
    assert blind.odds(Evidence(4)).cards[1] < before


def test_with_cards_mixed_in_the_middle_a_lost_witch_card_may_be_anywhere() -> None:
    worlds = Worlds([ROW] * SEATS, 1, ME)
    worlds.see_own_row([(0, True), (1, False)])

    worlds.exchange(
        Exchange([(seat, seat) for seat in range(SEATS)], [], mixed=True, lost=True, gained=False), [ROW] * SEATS
    )

    assert worlds.odds(NOTHING).cards == pytest.approx([0, 0.5, 0.5])


def test_where_backs_can_be_followed_a_revealed_witch_card_betrays_all_who_held_it() -> None:
    backs = Backs([ROW] * SEATS, 1, ME)
    backs.see_own_row([(0, False), (1, False)])
    backs.exchange(
        Exchange(PAIRS, [0, 0, 1]), [ROW] * SEATS
    )  # 2 gives the card at place 1 to 1, who puts it at place 0

    assert backs.places(1, [0, 1], NOTHING) == pytest.approx([0.25, 0.25])
    backs.reveal(1, 0, True, ROW, chosen=False)

    assert backs.odds(NOTHING).witch == [0, 1, 1]


def test_behaviour_shifts_the_odds_and_is_bounded() -> None:
    worlds = Worlds([5] * 4, 1, ME)
    evidence = Evidence(4)
    before = worlds.odds(evidence).witch

    evidence.about(1, ATTACKED)
    after = worlds.odds(evidence).witch
    for _ in range(100):
        evidence.about(2, 1.0)

    assert after[1] < before[1]
    assert after[3] > before[3]
    assert before[2] < worlds.odds(evidence).witch[2] < 1


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (7, {"edition": "en"}),
        (6, {"edition": "fr"}),
        (7, {"edition": "es"}),
        (2, {"edition": "en"}),
        (7, {"edition": "es", "conspiracy_center_shuffle": True}),
        (12, {"edition": "es", "extra_witch": True}),
    ],
)
def test_belief_fits_the_truth_and_is_the_same_read_at_once_or_bit_by_bit(
    players: int, options: dict[str, Any]
) -> None:
    for seed in range(2):
        game = mh.start("salem1692", players, f"belief {seed}", options)
        dice = random.Random(seed)
        kept = [Belief(seat) for seat in range(players)]
        for count in range(2000):
            if game.over:
                break
            if count % 15 == 0:
                compare(game, kept)
            decision = dice.choice(game.decisions)
            game.answer(decision.id, decision.any(dice))


def compare(game: mh.Game[Any], kept: list[Belief]) -> None:
    state = game.state
    for seat in [seat for seat in range(len(kept)) if state.living >> seat & 1]:
        story = game.heard(seat)
        kept[seat].read(story)
        fresh = Belief(seat)
        fresh.read(story)
        odds = fresh.odds()
        assert kept[seat].odds() == odds
        hidden = [sum(not state.up >> c & 1 and state.faces[c] == WITCH for c in row) for row in state.rows]
        assert sum(odds.cards) == pytest.approx(sum(hidden))
        assert odds.cards[seat] == pytest.approx(hidden[seat])
        if "extra_witch" not in game.setup.options:  # with three Witch cards, a belief cannot keep all worlds
            assert all(odds.cards[other] > 0 for other, cards in enumerate(hidden) if cards)
        assert fresh.counts.down == [sum(not state.up >> card & 1 for card in row) for row in state.rows]
