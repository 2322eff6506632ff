"""Illegal answers in New Salem are refused over HTTP with their clause, and change nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import PLACES, SEATS, Amount, Card, Seat, Word
from meetinghouse.games.newsalem.components import MOST_GIFTS
from meetinghouse.games.newsalem.phases.event import READY, WAIT
from meetinghouse.games.newsalem.state import NewSalem
from meetinghouse.texts import LANGUAGES, Texts
from tests.games.newsalem.town import refused, town
from tests.tables.awaiting import awaited

from .laid import Laid, laid
from .wire import Said

TRIALS = 2  # for four players


class Wrong(NamedTuple):
    """A position, what seat 0 tries, and how it is refused."""

    position: dict[str, Any]
    id: str  # `asked` stands for the id of seat 0's decision
    choice: Any
    status: int
    refused: str
    rule: str | None


RICH: dict[str, Any] = {"hope": [5, 5, 5, 5]}
POOR: dict[str, Any] = {"hope": [2, 5, 5, 5]}
DRAFT: dict[str, Any] = {
    "phase": "pick",
    "hands": [["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03"] * 3, ["B04"] * 3],
}
LAST: dict[str, Any] = {"phase": "last-two", "hands": [["B01", "B05"], ["B02", "B06"], ["B03", "B07"], ["B04", "B10"]]}
CUBES: dict[str, Any] = {"tableaus": [["B16"], ["B17", "B02"]], "cubes": [[1], [1, 0]]}
REMOVAL: dict[str, Any] = {"phase": "reveal", "picks": [["B10", "B16"], ["B17", "B02"], ["B02"], ["B03"]]}

WRONG = {
    "another's gift": Wrong(RICH, "1-give", (SEATS[2], Amount(1)), 403, "anothers", None),
    "another's event": Wrong(RICH, "1-trial", SEATS[2], 403, "anothers", None),
    "more than one has": Wrong(RICH, "0-give", (SEATS[1], Amount(6)), 422, "forbidden", "NEW-GIVE-01"),
    "a gift of nothing": Wrong(RICH, "0-give", (SEATS[1], Amount(0)), 422, "forbidden", "NEW-GIVE-01"),
    "a gift the other way": Wrong(RICH, "0-give", (SEATS[1], Amount(-1)), 422, "forbidden", "NEW-GIVE-01"),
    "a gift to oneself": Wrong(RICH, "0-give", (SEATS[0], Amount(1)), 422, "forbidden", "NEW-GIVE-01"),
    "a gift to nobody": Wrong(RICH, "0-give", (SEATS[9], Amount(1)), 422, "forbidden", "NEW-GIVE-01"),
    "a gift without hope": Wrong({}, "0-give", (SEATS[1], Amount(1)), 409, "not-open", "NEW-GIVE-01"),
    "a gift in the draft": Wrong(DRAFT | RICH, "0-give", (SEATS[1], Amount(1)), 409, "not-open", "NEW-GIVE-03"),
    "an event in the draft": Wrong(LAST | RICH, "0-trial", SEATS[1], 409, "not-open", "NEW-EVENT-10"),
    "an event while despair is removed": Wrong(
        REMOVAL | RICH, "0-investigation", SEATS[1], 409, "not-open", "NEW-EVENT-10"
    ),
    "a trial one cannot pay": Wrong(POOR, "0-trial", SEATS[1], 409, "not-open", "NEW-EVENT-02"),
    "a cleansing one cannot pay": Wrong(POOR, "0-cleansing", Word("cleanse"), 409, "not-open", "NEW-EVENT-02"),
    "an investigation one cannot pay": Wrong(POOR, "0-investigation", SEATS[1], 409, "not-open", "NEW-EVENT-02"),
    "no trial left": Wrong(RICH | {"middle": {"trial": 0}}, "0-trial", SEATS[1], 409, "not-open", "NEW-EVENT-06"),
    "no pardon left": Wrong(
        RICH | {"middle": {"pardon": 0}, "on_trial": [1]}, "0-pardon", SEATS[1], 409, "not-open", "NEW-EVENT-06"
    ),
    "nobody to pardon": Wrong(RICH, "0-pardon", SEATS[1], 409, "not-open", "NEW-EVENT-23"),
    "a pardon without a trial": Wrong(RICH | {"on_trial": [2]}, "0-pardon", SEATS[1], 422, "forbidden", "NEW-EVENT-22"),
    "a trial of oneself": Wrong(RICH, "0-trial", SEATS[0], 422, "forbidden", "NEW-RULING-12"),
    "two trials at once": Wrong(RICH | {"on_trial": [1]}, "0-trial", SEATS[1], 422, "forbidden", "NEW-EVENT-20"),
    "a look at oneself": Wrong(RICH, "0-investigation", SEATS[0], 422, "forbidden", "NEW-RULING-16"),
    "a card one does not hold": Wrong(DRAFT, "asked", Card("gallows-hill"), 422, "forbidden", "NEW-DRAFT-01"),
    "another's card": Wrong(DRAFT, "asked", Card("tavern"), 422, "forbidden", "NEW-DRAFT-01"),
    "a redraw too soon": Wrong(DRAFT, "asked", Word("redraw"), 422, "forbidden", "NEW-DRAFT-01"),
    "to keep another's": Wrong(LAST, "asked", Card("tavern"), 422, "forbidden", "NEW-DISC-01"),
    "to keep both": Wrong(LAST, "asked", (Card("theater"), Card("meeting-house")), 422, "forbidden", "NEW-DISC-01"),
    "despair that is not there": Wrong(
        REMOVAL, "asked", (SEATS[1], Card("tavern"), PLACES[1]), 422, "forbidden", "NEW-CUBE-06"
    ),
    "to leave it there": Wrong(REMOVAL, "asked", Word("done"), 422, "forbidden", "NEW-CUBE-07"),
    "no choice at all": Wrong(DRAFT, "asked", {"type": "hand"}, 422, "choice", None),
    "an id of nobody": Wrong(RICH, "nobody-give", SEATS[1], 409, "not-open", None),
    "an event that is none": Wrong(RICH, "0-banishment", SEATS[1], 409, "not-open", None),
}


def as_told(said: Said) -> tuple[int, str, str | None]:
    """The status, the key and the clause."""
    return said.status, said.json["refused"], said.json["rule"]


@pytest.mark.parametrize("wrong", WRONG.values(), ids=list(WRONG))
def test_what_is_not_allowed_is_refused_with_its_clause_and_costs_nothing(tmp_path: Path, wrong: Wrong) -> None:
    @awaited
    async def test() -> None:
        async with laid(tmp_path, town(**wrong.position)) as table:
            before = table.game.save()
            id = table.asked(0) if wrong.id == "asked" else wrong.id

            said = await table.answer(0, id, wrong.choice)

            assert as_told(said) == (wrong.status, wrong.refused, wrong.rule)
            assert table.game.save() == before

    test()


@awaited
async def test_the_twenty_first_gift_of_a_phase_is_refused(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[MOST_GIFTS + 1])) as table:
        for _ in range(MOST_GIFTS):
            assert (await table.answer(0, "0-give", (SEATS[1], Amount(1)))).status == 200

        said = await table.answer(0, "0-give", (SEATS[1], Amount(1)))

        assert as_told(said) == (409, "not-open", "NEW-RULING-11")
        assert table.game.state.hope[:2] == [1, MOST_GIFTS]


@awaited
async def test_nothing_else_happens_while_a_cleansing_is_carried_out(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[5, 5, 5, 5], **CUBES)) as table:
        assert (await table.answer(0, "0-cleansing", Word("cleanse"))).status == 200

        for id, choice in (("1-give", (SEATS[2], Amount(1))), ("1-trial", SEATS[2]), ("1-cleansing", Word("cleanse"))):
            assert as_told(await table.answer(1, id, choice)) == (409, "not-open", "NEW-EVENT-07")

        assert table.game.state.hope == [0, 5, 5, 5]
        assert (await table.answer(0, table.asked(0), (SEATS[0], Card("burial-grounds"), PLACES[0]))).status == 200
        assert (await table.answer(1, "1-trial", SEATS[2])).status == 200


@awaited
async def test_what_may_not_be_done_is_told_beforehand_with_its_clause(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[4, 0, 0, 0], on_trial=[1])) as table:
        closed = {
            str(each["option"].get("kind") or each["option"].get("word")): each["rule"]
            for each in (await table.get(0, f"/closed/{table.asked(0)}")).json
        }
        trial = (await table.get(0, "/closed/0-trial")).json
        anothers = await table.get(1, "/closed/0-trial")
        poor = await table.get(1, "/closed/1-trial")

    assert closed == {"cleansing": "NEW-EVENT-02"}
    assert trial == [
        {"option": {"type": "seat", "seat": 0}, "rule": "NEW-RULING-12"},
        {"option": {"type": "seat", "seat": 1}, "rule": "NEW-EVENT-20"},
    ]
    assert as_told(anothers) == (403, "anothers", None)
    assert as_told(poor) == (409, "not-open", "NEW-EVENT-02")


# --- at the same moment


async def both(table: Laid, *tries: tuple[int, str, Seat]) -> list[Said]:
    """Send calls of different people at the same time."""
    return list(await asyncio.gather(*[table.answer(seat, id, choice) for seat, id, choice in tries]))


def last_trial() -> NewSalem:
    """A position with one Trial card left, which two players can pay for."""
    return town(hope=[4, 4, 0, 0], middle={"trial": 1})


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_who_want_the_last_trial_one_gets_it_and_the_other_keeps_all_hope(tmp_path: Path, first: int) -> None:
    @awaited
    async def test() -> None:
        async with laid(tmp_path, last_trial()) as table:
            tries = [(0, "0-trial", SEATS[2]), (1, "1-trial", SEATS[3])]

            won, lost = await both(table, tries[first], tries[1 - first])

            assert (won.status, won.json) == (200, {})
            assert as_told(lost) == (409, "not-open", "NEW-EVENT-06")
            hope = [0, 4, 0, 0] if first == 0 else [4, 0, 0, 0]
            assert table.game.state.hope == hope
            assert table.game.state.on_trial == 1 << tries[first][2].seat
            people = (await table.get(None)).json["view"]["public"]["people"]
            assert [person["on_trial"] for person in people].count(True) == 1

    test()


@awaited
async def test_of_two_who_try_the_same_player_at_once_the_second_pays_nothing(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[4, 4, 0, 0])) as table:
        won, lost = await both(table, (0, "0-trial", SEATS[2]), (1, "1-trial", SEATS[2]))

        assert won.status == 200
        assert as_told(lost) == (422, "forbidden", "NEW-EVENT-20")
        assert table.game.state.hope == [0, 4, 0, 0]


@awaited
async def test_hope_is_not_given_and_spent_at_once(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[4, 0, 0, 0])) as table:
        spent, given = await asyncio.gather(
            table.answer(0, "0-trial", SEATS[1]), table.answer(0, "0-give", (SEATS[1], Amount(4)))
        )

        assert spent.status == 200
        assert as_told(given) == (409, "not-open", "NEW-GIVE-01")
        assert table.game.state.hope == [0, 0, 0, 0]


@awaited
async def test_a_ready_that_was_sent_before_an_event_does_not_count_after_it(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[4, 0, 0, 0])) as table:
        asked = [table.asked(seat) for seat in range(4)]
        assert (await table.answer(2, asked[2], READY)).status == 200

        trial, stale = await asyncio.gather(table.answer(0, "0-trial", SEATS[1]), table.answer(3, asked[3], READY))

        assert trial.status == 200
        assert as_told(stale) == (409, "not-open", None)
        assert table.game.waiting == (1, 2, 3, 0)  # nobody is ready any more
        for id in asked:
            assert as_told(await table.answer(int(id[0]), id, READY))[:2] == (409, "not-open")


@awaited
async def test_after_a_gift_giver_and_receiver_are_not_ready_and_the_others_stay_as_they_are(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[4, 0, 0, 0])) as table:
        asked = [table.asked(seat) for seat in range(4)]
        for seat in (1, 2):
            assert (await table.answer(seat, asked[seat], READY)).status == 200

        assert (await table.answer(0, "0-give", (SEATS[1], Amount(2)))).status == 200

        for seat in range(4):
            word = WAIT if seat == 2 else READY  # what is open to them now
            assert (await table.answer(seat, asked[seat], word)).status == 200, seat


# --- sent again


@awaited
async def test_what_is_sent_again_with_its_key_happens_once(tmp_path: Path) -> None:
    async with laid(tmp_path, town(hope=[5, 0, 0, 0])) as table:
        for _ in range(3):
            assert (await table.answer(0, "0-give", (SEATS[1], Amount(1)), "gift")).status == 200
        assert table.game.state.hope[:2] == [4, 1]
        for _ in range(3):
            assert (await table.answer(0, "0-trial", SEATS[1], "trial")).status == 200
        assert table.game.state.hope[:2] == [0, 1]
        assert table.game.state.middle[2] == TRIALS - 1

        other = await table.answer(0, "0-give", (SEATS[2], Amount(1)), "gift")

        assert as_told(other) == (422, "key-reused", None)


@awaited
async def test_a_ready_sent_again_after_the_round_is_over_is_still_the_same(tmp_path: Path) -> None:
    async with laid(tmp_path, town()) as table:
        asked = [table.asked(seat) for seat in range(4)]
        for seat in range(4):
            assert (await table.answer(seat, asked[seat], READY, f"ready-{seat}")).status == 200
        assert table.game.state.round == 2

        for seat in range(4):
            assert (await table.answer(seat, asked[seat], READY, f"ready-{seat}")).status == 200
            assert (await table.answer(seat, asked[seat], READY)).status == 409


@awaited
async def test_a_sealed_choice_is_changed_until_all_have_chosen_and_not_after(tmp_path: Path) -> None:
    async with laid(tmp_path, town(**DRAFT)) as table:
        asked = [table.asked(seat) for seat in range(4)]
        for kind in ("theater", "gallows", "meeting-house"):
            assert (await table.answer(0, asked[0], Card(kind))).status == 200
        for seat, kind in ((1, "tavern"), (2, "brothel"), (3, "school")):
            assert (await table.answer(seat, asked[seat], Card(kind))).status == 200

        assert as_told(await table.answer(0, asked[0], Card("theater")))[:2] == (409, "not-open")
        assert table.game.view(0).own.picks == ("meeting-house",)


@pytest.mark.parametrize("seat", ["0" * 5000, "9" * 5000, "00", "²", "٠", "-1", "", "4"])
def test_a_seat_that_is_none_is_refused_like_any_other_id(seat: str) -> None:
    refused(town(**RICH), None, lambda game: game.answer(f"{seat}-give", (SEATS[1], Amount(1))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_was_too_late_reads_why_in_plain_words(language: str) -> None:
    texts = Texts(language, "newsalem")

    for key, rule in (("not-open", "NEW-EVENT-06"), ("forbidden", "NEW-EVENT-20")):
        said = texts.refusal(Refused(key, rule, id="1-trial", choice="Seat 2"))
        assert said == f"{texts.say(f'closed-{rule.lower()}')} [{rule}]"
