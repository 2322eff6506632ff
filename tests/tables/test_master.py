"""A moderated table: its master sees what all seats see, and answers for them; nobody else gets more than before."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import meetinghouse as mh
from meetinghouse.engine.entered import Drawn
from meetinghouse.engine.game import Game
from meetinghouse.engine.masked import SUSPICION
from meetinghouse.engine.verify import verify
from meetinghouse.tables import acts, masking, one_phone, saves
from meetinghouse.tables.book import book
from meetinghouse.tables.chairs import MASTER
from meetinghouse.tables.codes import digest
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.refusals import Forbidden, Malformed, NotNow
from meetinghouse.tables.room import is_needed
from meetinghouse.tables.table import PUBLIC, Phase, Table
from tests.installing import Install, install

from .awaiting import awaited
from .moderating import SEED, attempt, dealt, do, in_order, in_the_night, message, moderated, plain
from .virtual import NAMES, town

__all__ = ["install"]


@pytest.fixture(autouse=True)
def installed(install: Install) -> None:
    """Install Werewolf, a game of another package, beside our own games."""
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})


Script = list[tuple[int, str, Any]]  # moves: the seat, the kind of its decision or offer, and the choice
CLOSED = (-1, "", None)  # a move that closes the secret step


def played(game: Game[Any], ended: Callable[[Game[Any]], bool], seed: int, pretending: bool) -> Script:
    """Let all seats answer at random, and sometimes take an offer, until `ended` holds; returns what counts."""
    dice, script = random.Random(seed), Script()
    for _ in range(20000):
        if game.over or ended(game):
            return script
        asking = [each for each in game.decisions if pretending or each.kind != SUSPICION]
        if not asking:
            game.close()  # only questions for show are left, and nobody answers them
            script.append(CLOSED)
            continue
        asked, step = dice.choice(asking), game.agenda[-1]
        offers = [each for each in game.offers if each.kind not in ("again", SUSPICION) and each.id not in game.asking]
        if offers and dice.random() < 0.02:
            asked = dice.choice(offers)
        choice: Any = dice.choice(asked.options)
        if (asked.least, asked.most) != (1, 1):
            choice = dice.sample(asked.options, dice.randint(asked.least, min(asked.most, len(asked.options))))
        game.answer(asked.id, choice)
        if asked.kind != SUSPICION:
            script.append((asked.seat, asked.kind, choice))
        if step.hides_actors and not any(each is step for each in game.agenda):
            script.append(CLOSED)
    raise AssertionError("it never came to that")


def entered(table: Table, script: Script) -> None:
    """Let a master enter these choices, but none of the pretended ones, and close each secret step."""
    game, alone = table.match, False
    for seat, kind, choice in script:
        if kind:
            step = game.agenda[-1]
            found = [each.id for each in [*game.decisions, *game.offers] if (each.seat, each.kind) == (seat, kind)]
            do(table, acts.Answer(MASTER, found[0], plain(choice)))
            alone = step.hides_actors and not any(each is step for each in game.agenda)
        elif alone:
            alone = False  # the last answer has closed the step already
        else:
            do(table, acts.CloseStep(MASTER))


def a_week(game: Game[Any]) -> bool:
    return bool(game.state.weeks)


WHOLE: list[tuple[str, int, dict[str, Any], Callable[[Game[Any]], bool]]] = [
    ("quintebourg", 9, {"night_calls": "classic"}, a_week),
    ("quintebourg", 15, {"night_calls": "classic", "start_weekday": "mon"}, a_week),
    ("quintebourg", 15, {}, a_week),
    ("salem1692", 6, {}, lambda game: False),
    ("werewolf", 8, {}, lambda game: False),
]


@pytest.mark.parametrize(("name", "players", "options", "ended"), WHOLE)
def test_a_game_entered_by_a_master_equals_the_same_choices_played_through_seats(
    name: str, players: int, options: dict[str, Any], ended: Callable[[Game[Any]], bool]
) -> None:
    table = moderated(name, players, **options)
    through_seats = mh.start(name, players, SEED, table.match.setup.options)
    script = played(through_seats, ended, 1, pretending=name == "quintebourg")  # the other games tell such answers
    assert len(script) > 50
    entered(table, script)
    assert table.match.story == through_seats.story
    assert table.match.over == through_seats.over
    record = table.record if table.match.over else table.match.record
    assert record is not None
    assert verify(record).holds
    assert verify(record).moderated is table.match.over


def test_the_master_reads_what_all_seats_see_and_nothing_of_the_deck() -> None:
    table = in_the_night(phones=2)
    game, seen = table.match, message(table, MASTER)
    assert seen["you"]["master"] is True
    assert (seen["you"]["seat"], seen["you"]["host"], seen["you"]["phone"]) == (None, True, [2, 3, 4, 5])
    assert [each["id"] for each in seen["decisions"]] == [each.id for each in game.decisions]
    assert {each["seat"] for each in seen["offers"]} == {each.seat for each in game.offers}
    assert seen["view"]["own"] is None
    assert seen["you"]["owns"] == [plain(game.view(seat).own) for seat in range(6)]
    assert all(own["deck_order"] == [] for own in seen["you"]["owns"])
    told = [line for line in game.story if line.audience != -1]
    assert [seen["story"][place] for place in seen["private"]] == [plain(line.event) for line in told]
    assert seen["to"] == [[seat for seat in range(6) if line.heard_by(seat)] for line in told]
    assert seen["pad"] == ""


def test_nobody_else_at_a_moderated_table_gets_more_than_at_another_one() -> None:
    table = in_the_night(phones=6)
    other = table.copy()
    other.moderated, other.host = False, PUBLIC
    for key in (PUBLIC, *[chair.key for chair in table.chairs]):
        mine, usual = message(table, key), message(other, key)
        assert mine["table"].pop("moderated") is True
        assert usual["table"].pop("moderated") is False
        assert mine | {"pad": ""} == usual | {"pad": ""}
        sizes = [len(Broadcast(each, 1.0).frame(Reader(key))) for each in (table, other)]
        assert sizes[0] == sizes[1]
        assert "to" not in mine
        assert (mine["you"]["master"], mine["you"]["owns"]) == (False, [])


def test_the_master_is_sent_changes_at_once_and_the_others_wait_for_the_tick() -> None:
    table = in_the_night(phones=1)
    reader, phone = Reader(MASTER), Reader(1)
    for each in (reader, phone):
        assert Broadcast(table, 1.0).update(each) is not None
    asked = next(each for each in table.match.decisions if each.kind == "victim")
    before = table.copy()
    do(table, acts.Answer(MASTER, asked.id, plain(asked.options[0])))
    assert not masking.shows_at_once(before, table, 1.0)
    event = Broadcast(table, 1.0).update(reader)
    assert event is not None
    assert (event.kind, event.pad) == ("changes", None)
    assert Broadcast(table, 1.0).update(reader) is None


def test_only_the_master_answers_for_others_closes_and_corrects() -> None:
    table = in_the_night(phones=6)
    usual = table.copy()
    usual.moderated, usual.host = False, 1
    asked = next(each for each in table.match.decisions if each.seat != 0)
    choice = plain(asked.options[0])
    attempt(table, acts.Answer(1, asked.id, choice), "anothers", Forbidden)
    own = next(each for each in table.match.decisions if each.seat == 0)
    attempt(table, acts.Answer(1, own.id, choice, chance=(Drawn("tie", 1),)), "master-only", Forbidden)
    for place, by in ((table, 1), (table, PUBLIC), (usual, 1), (usual, MASTER)):
        for act in (
            acts.CloseStep(by), acts.DealByHand(by, ()), acts.TakeEntryBack(by, 0), acts.Repair(by, "0-x", 1, "why"),
        ):  # fmt: skip
            attempt(place, act, "master-only", Forbidden)


def test_a_step_waits_for_the_master_and_for_every_answer_that_decides() -> None:
    table = in_the_night()
    assert table.due() is None
    missing = attempt(table, acts.CloseStep(MASTER), "still-asked", NotNow)
    seats = list(dict.fromkeys([each.seat for each in table.match.lacking]))
    assert missing.details["seats"] == ", ".join(map(str, seats))
    assert str(missing).endswith(f" Still to answer: {', '.join([table.chairs[seat].name for seat in seats])}.")
    for asked in table.match.lacking:
        do(table, acts.Answer(MASTER, asked.id, plain(asked.options[0])))
    step = table.match.asking
    assert table.due() is None
    do(table, acts.CloseStep(MASTER))
    assert table.match.asking != step


def test_a_table_is_moderated_openly_without_clocks_and_its_master_has_no_seat() -> None:
    table = Table("moderated")
    do(table, acts.Open("KWTM", "salem1692", {}, "en", "quick", "master", moderated=True))
    assert message(table, PUBLIC)["table"]["moderated"] is True
    assert table.pace_name == "none"
    attempt(table, acts.Set(MASTER, {}, "quick"), "moderated-clocks")
    attempt(table, acts.Sit(MASTER, "Ann", "master"), "master-sits")
    for number in range(12):
        do(table, acts.SitBeside(MASTER, f"Guest {number}", f"token {number}"))
    attempt(table, acts.SitBeside(MASTER, "Guest 13", "token"), "full")


def test_after_a_correction_everybody_gets_the_whole_story_anew() -> None:
    table = in_the_night(phones=1)
    keys = (PUBLIC, MASTER, 1)
    before = {key: message(table, key) for key in keys}
    last = len(table.match.record.entries) - 1
    do(table, acts.TakeEntryBack(MASTER, last, "the wrong row"))
    for key in keys:
        news = message(table, key, before[key]["length"])
        assert news["length"] - len(news["story"]) > before[key]["length"]
        assert news["story"][-1] == {"type": "book-corrected"}
        whole = message(table, key)
        assert whole["story"] == news["story"]
        told = [plain(line) for line in table.story(key)]
        assert whole["story"] == told
    assert "the wrong row" not in json.dumps([message(table, key) for key in (PUBLIC, 1)])
    woken = saves.load("moderated", saves.save(table))
    assert [message(woken, key) for key in keys] == [message(table, key) for key in keys]


def test_an_entry_that_later_ones_need_is_not_taken_back_and_the_refusal_names_the_first_of_them() -> None:
    table = in_the_night()
    number = next(n for n, entry in enumerate(table.match.record.entries) if entry.choice == mh.Word("draw"))
    refusal = attempt(table, acts.TakeEntryBack(MASTER, number), "no-longer-fits")
    assert refusal.details["entry"] == number + 1
    assert f"Entry {number + 1} would no longer fit" in str(refusal)


@awaited
async def test_a_moderated_game_goes_on_after_a_crash_where_it_was(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        opened = await home.house.open("salem1692", moderated=True)
        live = home.house.codes[opened.code]
        for name in NAMES[:5]:
            await live.do(acts.SitBeside(MASTER, name, name))
        await live.do(acts.Start(MASTER, SEED, live.table.rules.version))
        await live.do(acts.DealByHand(MASTER, (Drawn("tryals", in_order(live.table)),)))
        await live.do(acts.CloseStep(MASTER))
        for _ in range(12):
            game = live.table.match
            asked = next((each for each in game.decisions if each.kind != SUSPICION), None)
            choice = None if asked is None else plain(asked.options[0])
            await live.do(acts.CloseStep(MASTER) if asked is None else acts.Answer(MASTER, asked.id, choice))
        await live.do(acts.TakeEntryBack(MASTER, len(live.table.match.record.entries) - 1, "a slip"))
        before, saved = message(live.table, MASTER), live.table.match.save()
        await home.crash()
        await home.wake()
        woken = (await home.house.at(opened.code)).table
        assert woken.match.save() == saved
        assert message(woken, MASTER) == before
        assert woken.bearer(digest(opened.token)) == MASTER


def test_without_a_master_nobody_has_the_masters_key() -> None:
    table = in_the_night(phones=6)
    table.moderated, table.host = False, PUBLIC
    table.chairs = [*table.chairs[:5], replace(table.chairs[5], key=MASTER)]
    seen = message(table, MASTER)
    assert (seen["you"]["seat"], seen["you"]["master"], seen["you"]["owns"]) == (5, False, [])
    assert {each["seat"] for each in seen["decisions"]} <= {5}
    assert "to" not in seen
    assert len(Broadcast(table, 1.0).frame(Reader(MASTER))) == len(Broadcast(table, 1.0).frame(Reader(1)))
    assert not one_phone.is_on_only(table, Reader(MASTER))
    asked = next(each for each in table.match.decisions if each.seat == 0)
    attempt(table, acts.Answer(MASTER, asked.id, plain(asked.options[0])), "anothers", Forbidden)


def test_the_record_of_a_game_whose_rules_are_gone_does_not_change() -> None:
    table = dealt()
    table.archive, table.game = table.match.record, None
    choice = plain(mh.Word("dead"))
    phases: tuple[tuple[Phase, str], ...] = (("playing", "not-playing"), ("closed", "closed"))
    for change in (acts.DealByHand(MASTER, ()), acts.Repair(MASTER, "0-health", choice, "a slip")):
        for phase, key in phases:
            table.phase = phase
            with pytest.raises(NotNow) as caught:
                change.check(table)
            assert caught.value.key == key
    attempt(table, acts.Repair(MASTER, "0-health", {"a": 1.5}, "a slip"), "choice", Malformed)
    attempt(table, acts.Answer(MASTER, "0-1", {"a": 1.5}), "choice", Malformed)


@awaited
async def test_a_game_goes_on_and_can_be_mended_when_the_room_is_used_up(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        opened = await home.house.open("salem1692", moderated=True)
        live = home.house.codes[opened.code]
        for name in NAMES[:4]:
            await live.do(acts.SitBeside(MASTER, name, name))
        await live.do(acts.Start(MASTER, SEED, live.table.rules.version))
        home.house.room.most_of_table = 1
        await live.do(acts.CloseStep(MASTER))
        for asked in live.table.match.lacking:
            await live.do(acts.Answer(MASTER, asked.id, plain(asked.options[0])))
        await live.do(acts.CloseStep(MASTER))
        await live.do(acts.TakeEntryBack(MASTER, len(live.table.match.record.entries) - 1))
        assert is_needed(acts.Repair(MASTER, "0-health", 1, "a slip"), live.table)


def test_the_book_says_when_a_secret_step_is_open_by_day_too() -> None:
    table = moderated("quintebourg", 9, night_calls="classic")
    game, dice, found = table.match, random.Random(1), set[tuple[bool, bool]]()
    for _ in range(400):
        assert book(table).secret is game.secret
        found.add((game.secret, game.view(None).phase == "night"))
        if game.secret and not game.lacking:
            do(table, acts.CloseStep(MASTER))
            continue
        asked = (game.lacking or game.decisions)[0]
        choice: Any = dice.choice(asked.options) if asked.most == 1 else list(asked.options[: asked.least])
        do(table, acts.Answer(MASTER, asked.id, plain(choice)))
        if (True, False) in found:
            return
    raise AssertionError("no secret step by day")
