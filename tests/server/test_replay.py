"""Replays of finished games, as any seat saw them; and the shared screen, which sees what the public sees."""

from __future__ import annotations

import asyncio
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine.catalogue import opening
from meetinghouse.engine.game import Game
from meetinghouse.engine.record import Record
from meetinghouse.server import checkpoints as checkpoints_module
from meetinghouse.server.calls import replay
from meetinghouse.server.checkpoints import APART, GAMES, Checkpoints
from meetinghouse.server.replays import MOST_BYTES, ReplayCache
from tests.golden import record_of
from tests.patience import PATIENCE

from .conftest import Start
from .guests import Guest, Serving, hosted, joined, opened, playing
from .test_whole_game import play


class Small(msgspec.Struct):
    """A small value for the cache."""

    text: str


def finished(serving: Serving) -> Guest:
    """Watch a game of bots to its end."""
    host = opened(serving, pace="none")
    for _ in range(5):
        host.ok("/bots", {"bot": "random"}, 201)
    host.ok("/start")
    with host.following() as stream:
        for sent in stream:
            if sent.data["table"]["phase"] == "over":
                break
    return host


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A finished game for all tests in this file."""
    from .conftest import servers

    with servers(tmp_path_factory.mktemp("over")) as start:
        yield finished(start(hurried=True))


def events(replay: Any) -> list[Any]:
    return [line["event"] for chapter in replay["chapters"] for line in chapter["lines"]]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_in_a_replay_worlds_are_always_counted_at_any_moment_and_for_all_eyes(over: Guest) -> None:
    entries = len(over.get("/record").json()["entries"])
    for eyes in ("public", "2", "all"):
        told = over.get(f"/replay/{entries // 2}/worlds?seat={eyes}").json()
        assert told["exact"] is True
        assert len(told["shares"]) == 5
    said = over.get(f"/replay/{entries}/worlds")
    assert (said.status_code, said.json()["refused"]) == (409, "not-imagined")
    assert over.get(f"/replay/{entries + 1}/worlds").status_code == 404


def test_the_story_is_what_each_was_told_and_no_more(over: Guest) -> None:
    game = mh.replay(over.get("/record").content)

    for eyes, seat in (("public", None), ("0", 0), ("4", 4)):
        replay = over.get(f"/replay?seat={eyes}").json()
        assert events(replay) == plain(game.heard(seat))
        assert len(replay["chapters"]) == len(game.record.entries) + 1
    assert over.get("/replay").json() == over.get("/replay?seat=public").json()
    everything = over.get("/replay?seat=all").json()
    assert events(everything) == plain([told.event for told in game.story])
    private = [line for chapter in everything["chapters"] for line in chapter["lines"] if "to" in line]
    assert all(line["to"] for line in private)
    assert private


def test_answers_are_shown_to_their_own_seat_and_with_everything_open(over: Guest) -> None:
    game = mh.replay(over.get("/record").content)
    everything = over.get("/replay?seat=all").json()["chapters"][1:]
    own = over.get("/replay?seat=1").json()["chapters"][1:]

    assert [chapter["choice"] for chapter in everything] == plain([entry.choice for entry in game.record.entries])
    assert {chapter["asked"]["seat"] for chapter in own if chapter["asked"]} == {1}
    assert all(chapter["choice"] is None for chapter in own if not chapter["asked"])
    nobody = over.get("/replay").json()["chapters"]
    assert not any(chapter["asked"] or chapter["choice"] for chapter in nobody)


def test_the_view_at_an_entry_is_what_was_seen_then(over: Guest) -> None:
    record = over.get("/record").content
    last = len(mh.replay(record).record.entries)

    for entry in (0, last // 2, last):
        game = mh.replay(record, entry)
        for eyes, seat in (("public", None), ("2", 2)):
            moment = over.get(f"/replay/{entry}?seat={eyes}").json()
            assert moment == {"entry": entry, "view": plain(game.view(seat))}
        assert over.get(f"/replay/{entry}?seat=all").json()["view"] == plain(game.rules.view_all(game))


def test_what_there_is_not_is_refused(over: Guest) -> None:
    def told(path: str) -> tuple[int, str]:
        answer = over.get(path)
        return answer.status_code, answer.json()["refused"]

    assert told("/replay/999999") == (404, "not-found")
    assert told("/replay/-1") == (404, "not-found")
    assert told("/replay/x") == (404, "not-found")
    assert told("/replay?seat=5") == (404, "no-such-seat")
    assert told("/replay?seat=99999999999999999999") == (404, "no-such-seat")
    assert told("/replay/0?seat=nobody") == (404, "no-such-seat")
    assert Guest(over.url, over.code, "wrong").get("/replay").status_code == 401


def test_nothing_is_opened_before_the_end(serving: Serving) -> None:
    host = playing(serving)[0]

    for path in ("/replay", "/replay?seat=all", "/replay?seat=0", "/replay/0?seat=all", "/replay/1"):
        answer = host.get(path)
        assert (answer.status_code, answer.json()["refused"]) == (409, "no-record-yet")


def test_a_shared_screen_sees_what_all_see_though_its_browser_has_a_seat(serving: Serving) -> None:
    host = playing(serving)[0]
    with httpx.Client(cookies={"seat": str(host.token)}, headers={"Referer": f"{serving.url}/tv"}) as browser:
        own = browser.get(f"{host.table}").json()
        public = browser.get(f"{host.table}?as=public").json()
        with browser.stream("GET", f"{host.table}/stream?as=public") as stream:
            data = next(line for line in stream.iter_lines() if line.startswith("data: "))

    assert own["you"]["seat"] == 0
    for message in (public, msgspec.json.decode(data[6:])):
        assert message["you"] == {
            "seat": None,
            "host": False,
            "blocked": [],
            "seen": True,
            "all_eyes": False,
            "phone": [],
            "master": False,
            "owns": [],
            "asks": {},
        }
        assert message["view"]["viewer"] is None
        assert message["decisions"] == message["offers"] == []
        assert "tryals-seen" not in [event["type"] for event in message["story"]]
    bearer = host.get("?as=public").json()
    assert bearer["view"]["viewer"] is None
    assert host.get("?as=everybody").status_code == 422


def test_a_shared_screen_takes_no_seats_stream_away(serving: Serving) -> None:
    host = hosted(serving)
    with host.following() as own:
        assert next(own).event == "message"
        with host.client.stream("GET", f"{host.table}/stream?as=public") as stream:
            assert any(line.startswith("data: ") for line in stream.iter_lines())
            host.ok("/lock", {"locked": True})
            assert next(own).event == "changes"


def test_others_are_answered_while_a_game_is_played_again(over: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()
    made = replay.moment_at

    def slow(*given: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        return made(*given)

    monkeypatch.setattr(replay, "moment_at", slow)
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(httpx.get, f"{over.table}/replay/7?seat=3", timeout=PATIENCE)
        try:
            assert begun.wait(PATIENCE)
            assert httpx.get(f"{over.url}/api/house", timeout=PATIENCE).status_code == 200
            assert not asked.done()
        finally:
            go_on.set()
        assert asked.result().json()["entry"] == 7


def test_a_second_moment_of_a_game_takes_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    record = mh.replay(record_of("nine-in-quintebourg")).record
    checkpoints, last = Checkpoints(), len(record.entries)
    steps: list[str] = []
    carry_out = Game.carry_out

    def counted(game: Game[Any], entry: Any) -> Any:
        steps.append(entry.id)
        return carry_out(game, entry)

    monkeypatch.setattr(Game, "carry_out", counted)
    checkpoints.game_at(record, 3)
    assert len(steps) == last + 3
    for entry in (last, last - 1, APART, APART - 1, 0, last // 2):
        steps.clear()
        game = checkpoints.game_at(record, entry)
        assert len(steps) < APART
        assert plain(game.view(0)) == plain(mh.replay(record, entry).view(0))


def test_checkpoints_of_a_few_games_are_kept_and_those_used_last_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    passed: list[str] = []

    def noted(record: Record) -> list[Game[Any]]:
        passed.append(record.setup.commitment)
        return [opening(record)]

    monkeypatch.setattr(checkpoints_module, "_replay", noted)
    records = [mh.start("salem1692", 5, seed=str(number)).record for number in range(GAMES + 1)]
    checkpoints = Checkpoints()
    for record in (*records[:GAMES], records[0], records[GAMES], records[0], records[1]):
        checkpoints.game_at(record, 0)

    assert passed == [record.setup.commitment for record in (*records, records[1])]


def test_games_that_were_shuffled_alike_are_not_taken_for_each_other() -> None:
    checkpoints = Checkpoints()

    for players in (5, 6, 5):
        record = mh.start("salem1692", players, seed="alike").record
        assert checkpoints.game_at(record, 0).setup.players == players


def test_as_many_answers_are_kept_as_fit() -> None:
    made = []

    def make(number: int) -> Small:
        made.append(number)
        return Small("x" * (MOST_BYTES // 5 * 2))

    async def ask() -> None:
        answers = ReplayCache()
        for number in (1, 2, 1, 3, 1, 2):
            await answers.get((number,), lambda number=number: make(number))  # type: ignore[misc]

    asyncio.run(ask())

    assert made == [1, 2, 3, 2], "what was asked longest ago goes first"


def test_a_hurried_house_needs_no_more(serve: Start) -> None:
    """In a house with a fast clock, too, the replay has the whole story right after the end."""
    host = finished(serve(hurried=True))

    assert events(host.get("/replay").json())[-1]["type"] == "game-won"


def test_games_before_a_rematch_are_still_opened_by_their_number(serve: Start) -> None:
    serving = serve(hurried=True)
    host = finished(serving)
    record, first = host.get("/record").content, host.get("/replay?seat=all").json()
    assert (first["number"], first["names"], first["bots"]) == (1, first["names"], [True] * 5)
    assert first["outcome"] == host.look()["table"]["outcome"]
    host.ok("/rematch")
    host.ok("/bots", {"bot": "random"}, 201)
    assert host.get("/record").content == record, "the old address still leads to the last game that is over"

    host.ok("/start")
    with host.following() as stream:
        for sent in stream:
            if sent.data["table"]["phase"] == "over":
                break

    assert host.look()["table"]["finished"] == [1, 2]
    assert host.get("/record?game=1").content == record
    assert host.get("/record").content == host.get("/record?game=2").content != record
    assert host.get("/replay?seat=all&game=1").json() == first
    assert len(host.get("/replay?game=2").json()["names"]) == 6
    assert host.get("/replay/3?game=1").json() == {"entry": 3, "view": plain(mh.replay(record, 3).view(None))}
    assert all(why["seat"] < 5 for why in host.get("/reasons?game=1").json())
    for path in ("/record", "/reasons", "/replay", "/replay/0"):
        answer = host.get(f"{path}?game=3")
        assert (answer.status_code, answer.json()["refused"]) == (404, "no-such-game")
        assert host.get(f"{path}?game=x").status_code == 422
    assert len(host.get("/replay?seat=5&game=2").json()["chapters"]) > 1
    assert host.get("/replay?seat=5&game=1").status_code == 404


def test_ones_own_notes_are_told_page_by_page_after_the_end_and_to_nobody_else(serve: Start) -> None:
    serving = serve(hurried=True)
    ann = opened(serving, pace="none")
    ann.ok("/seats", {"name": "Ann"}, 201)
    bob = joined(ann, "Bob")
    bob.ok("/ready", {"ready": True})
    for _ in range(3):
        ann.ok("/bots", {"bot": "random"}, 201)
    ann.ok("/start")
    notebook = {"text": "Ann is odd", "suspicions": {"0": 70}}
    bob.ok("/notebook", notebook)
    assert (bob.get("/notebook/pages").status_code, ann.get("/notebook/pages?game=x").status_code) == (409, 422)
    ann.ok("/leave")
    play(serving, bob, random.Random(7), {})

    pages = bob.get("/notebook/pages").json()
    assert [set(page) for page in pages] == [{"entry", "notebook"}], "no token, not even a hashed one"
    assert pages[0]["notebook"] == notebook
    assert Guest(bob.url, bob.code).get("/notebook/pages").status_code == 401
