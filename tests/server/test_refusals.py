"""Every refusal has its status, its key and its parameters, and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.engine.refusals import Refused
from meetinghouse.server.reply import refuse
from meetinghouse.tables.journal import Damaged, Unavailable
from meetinghouse.tables.refusals import Unready

from .conftest import Start
from .guests import Guest, Serving, hosted, joined, opened, playing


def told(answer: httpx.Response) -> tuple[int, str]:
    """The status and key of a refusal, after a check of its form."""
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert set(body) == {"refused", "rule", "params"}
    return answer.status_code, body["refused"]


def test_without_a_token_or_with_a_strangers_nothing_is_done(serving: Serving) -> None:
    host = hosted(serving)
    nobody, stranger = Guest(serving.url, host.code), Guest(serving.url, host.code, "not-a-token")
    elsewhere = Guest(serving.url, host.code, hosted(serving).token)

    assert told(nobody.post("/ready", {"ready": True})) == (401, "no-token")
    assert told(nobody.post("/start")) == (401, "no-token")
    assert told(nobody.get("/notebook")) == (401, "no-token")
    assert told(nobody.post("/session", {"token": "x"})) == (401, "wrong-token")
    for guest in (stranger, elsewhere):
        for path in ("/start", "/ready", "/answers", "/chat", "/leave", "/seats"):
            assert told(guest.post(path, {"name": "Eve"} if path == "/seats" else {}))[0] == 401
        assert told(guest.get())[0] == 401
        assert told(guest.get("/stream"))[0] == 401


def test_a_table_nobody_knows_is_404_whatever_is_asked_there(serving: Serving) -> None:
    for code in ("BBBB", "AAAA", "KW", "KWTMM", "%00%00%00%00", "🐈🐈🐈🐈", "kw%0atm"):
        guest = Guest(serving.url, code)
        assert told(guest.get()) == (404, "unknown-code")
        assert told(guest.get("/stream")) == (404, "unknown-code")
        assert told(guest.post("/seats", {"name": "Ann"})) == (404, "unknown-code")


def test_a_reader_gets_a_page_where_nothing_is_and_a_program_json(serving: Serving) -> None:
    reader = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/foo", "/foo/bar", "/index.html", "/wp-login.php"):
        page = httpx.get(serving.url + path, headers=reader)
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "<html" in page.text
        assert told(httpx.get(serving.url + path)) == (404, "not-found")
    for path in ("/api/foo", "/api", "/texts/en/chess.ftl", "/assets/foo.js"):
        assert told(httpx.get(serving.url + path, headers=reader)) == (404, "not-found")


def test_a_name_can_be_changed_by_whoever_has_a_seat(serving: Serving) -> None:
    host = hosted(serving)
    guest = joined(host, "Ben")

    assert guest.post("/name", {"name": "Benno"}).json() == {}
    assert host.post("/name", {"name": "Hanna"}).json() == {}
    assert [place["name"] for place in host.look()["table"]["places"]] == ["Hanna", "Benno"]
    assert told(guest.post("/name", {"name": "hanna"})) == (409, "name-taken")
    assert told(guest.post("/name", {"name": ""})) == (422, "name")
    assert told(Guest(serving.url, host.code).post("/name", {"name": "Eve"})) == (401, "no-token")


def test_a_locked_table_tells_a_stranger_so(serving: Serving) -> None:
    host = hosted(serving)
    host.post("/lock", {"locked": True})

    assert told(Guest(serving.url, host.code).post("/seats", {"name": "Eve"})) == (403, "locked")


def test_a_game_is_offered_with_headings_clocks_and_styles(serving: Serving) -> None:
    salem = httpx.get(f"{serving.url}/api/games").json()["salem1692"]
    options = {each["name"]: each for each in salem["options"]}

    assert options["piety_effect"]["group"] == "cards"
    assert options["frame_stack"]["group"] == ""
    assert options["dead_moderator"]["needs"] == {"dead_view": "public"}
    assert salem["clocks"]["quick"]["hourglass_seconds"] == 20
    assert salem["styles"]["quick"] == {"pace": "quick", "options": {}}


def test_a_code_may_be_written_in_small_letters(serving: Serving) -> None:
    host = hosted(serving)

    assert Guest(serving.url, host.code.lower()).look()["table"]["code"] == host.code


def test_what_is_the_hosts_is_nobody_elses(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")
    deeds: dict[str, Any] = {
        "/bots": {"bot": "random"}, "/remove": {"seat": 0}, "/order": {"seats": [1, 0]}, "/lock": {"locked": True},
        "/settings": {"options": {}, "pace": "quick"}, "/start": {}, "/mute": {"seat": 0, "muted": True},
        "/rematch": {},
    }  # fmt: skip
    before = host.look()

    for path, body in deeds.items():
        assert told(bob.post(path, body)) == (403, "host-only"), path
    assert host.look() | {"table": None} == before | {"table": None}


def test_a_host_without_a_seat_has_none_of_a_seats_rights(serving: Serving) -> None:
    host = opened(serving)

    assert told(host.post("/ready", {"ready": True})) == (403, "seated-only")
    assert told(host.get("/notebook")) == (403, "seated-only")


def test_before_a_game_what_does_not_fit_is_refused_by_name(serving: Serving) -> None:
    host = hosted(serving)
    newcomer = Guest(serving.url, host.code)

    assert told(newcomer.post("/seats", {"name": "ann"})) == (409, "name-taken")
    assert told(newcomer.post("/seats", {"name": " "})) == (422, "name")
    assert told(newcomer.post("/seats", {"name": "a\u202eb"})) == (422, "name")
    assert told(newcomer.post("/seats", {"name": "Bob", "seat": 7})) == (404, "no-such-seat")
    assert told(newcomer.post("/seats", {"name": "Bob", "seat": 0})) == (409, "not-vacant")
    assert told(host.post("/seats", {"name": "Ann again"})) == (409, "seated-already")
    assert told(host.post("/bots", {"bot": "clever"})) == (422, "unknown-bot")
    assert told(host.post("/remove", {"seat": 9})) == (404, "no-such-seat")
    assert told(host.post("/order", {"seats": [0, 0]})) == (422, "seat-order")
    assert told(host.post("/settings", {"options": {"edtion": "fr"}, "pace": "quick"})) == (422, "unknown-option")
    assert told(host.post("/settings", {"options": {"edition": [[]]}, "pace": "quick"})) == (422, "option-value")
    assert told(host.post("/settings", {"options": {}, "pace": "hasty"})) == (422, "unknown-pace")
    assert told(host.post("/start")) == (409, "too-few")
    assert told(host.post("/chat", {"channel": "witches", "text": "hello"})) == (403, "no-channel")
    assert told(host.post("/chat", {"channel": "lobby", "text": "x" * 301})) == (422, "too-long")
    assert told(host.post("/notebook", {"text": "", "suspicions": {"5": 1}})) == (404, "no-such-seat")
    assert told(host.post("/answers", {"decision": "0-1", "choice": {}})) == (409, "not-playing")
    assert told(host.get("/record")) == (409, "no-record-yet")
    assert told(host.get("/reasons")) == (409, "no-record-yet")
    assert told(host.post("/rematch")) == (409, "not-over")
    host.ok("/lock", {"locked": True})
    assert told(newcomer.post("/seats", {"name": "Bob"})) == (403, "locked")


def test_a_table_is_only_opened_for_what_the_house_knows(serving: Serving) -> None:
    def open_with(**body: Any) -> tuple[int, str]:
        return told(httpx.post(f"{serving.url}/api/tables", json=body))

    assert open_with(game="chess") == (422, "unknown-game")
    assert open_with(game="salem1692", language="de") == (422, "unknown-language")
    assert open_with(game="salem1692", pace="hasty") == (422, "unknown-pace")
    assert open_with(game="salem1692", options={"hourglass_seconds": 10**30}) == (422, "option-value")
    assert open_with(game="salem1692", seats=3) == (422, "malformed-body")
    assert open_with() == (422, "malformed-body")


def test_an_answer_is_refused_in_the_order_anothers_not_open_malformed(serving: Serving) -> None:
    host, bob = playing(serving, ("Bob",), options={}, pace="relaxed")
    mine = bob.look()["decisions"][0]["id"]
    others = host.look()["decisions"][0]["id"]
    junk: Any

    for junk in ({"choice": "junk"}, {}, {"choice": 1, "more": 2}, {"choice": [[[[]]]]}):
        assert told(bob.post("/answers", {"decision": others} | junk)) == (403, "anothers")
        assert told(bob.post("/answers", {"decision": "1-9999"} | junk)) == (409, "not-open")
        assert told(bob.post("/answers", {"decision": mine} | junk))[0] == 422
    assert told(bob.post("/answers", {"decision": mine, "choice": {"type": "seat", "seat": 63}}))[0] == 422
    assert told(bob.post("/answers", {"decision": mine, "choice": {"type": "seat", "seat": 10**30}}))[0] == 422
    assert told(bob.post("/answers", {"decision": "nonsense", "choice": 1})) == (409, "not-open")
    assert told(bob.post("/answers", {"decision": 7, "choice": 1})) == (422, "malformed-body")
    assert told(bob.post("/answers", [])) == (422, "malformed-body")
    assert told(bob.get(f"/closed/{others}")) == (403, "anothers")
    assert told(bob.get("/closed/1-9999")) == (409, "not-open")
    assert told(bob.post("/seats", {"name": "Bob"})) == (409, "seated-already")
    assert told(Guest(serving.url, host.code).post("/seats", {"name": "Eve"})) == (409, "not-in-lobby")
    assert bob.look()["decisions"][0]["id"] == mine


def test_a_seat_that_talks_too_fast_is_told_how_long_to_wait(serving: Serving) -> None:
    host = hosted(serving)

    answers = [host.post("/chat", {"channel": "lobby", "text": f"line {number}"}) for number in range(6)]

    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert told(answers[5]) == (429, "too-fast")
    assert 1 <= int(answers[5].headers["retry-after"]) <= 10


def test_a_full_house_says_so(serve: Start) -> None:
    serving = serve()
    opened(serving)
    serving.house.most_tables = 1

    answer = httpx.post(f"{serving.url}/api/tables", json={"game": "salem1692"})

    assert told(answer) == (503, "house-full")
    assert answer.headers["retry-after"] == "60"


@pytest.mark.parametrize(
    ("error", "status", "key"),
    [
        (Unready("store", why="full"), 503, "store"),
        (Unavailable("disk", "/secret/path"), 503, "store"),
        (Damaged("this is broken"), 503, "table-damaged"),
        (ZeroDivisionError("secret words"), 503, "broken"),
        (Refused("game-over"), 409, "game-over"),
        (Refused("forbidden", "SAL-TURN-01", choice="x"), 422, "forbidden"),
    ],
)
def test_whatever_breaks_behind_the_door_is_never_a_500(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, key: str
) -> None:
    before = len(serving.logged)

    async def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(serving.house, "at", fail)
    answer = Guest(serving.url, "BBBB").get()

    assert told(answer) == (status, key)
    assert answer.json()["rule"] == ("SAL-TURN-01" if key == "forbidden" else None)
    assert ("retry-after" in answer.headers) == (status == 503)
    assert not any("secret" in line for line in serving.logged[before:]), "an error's words may quote secrets"
    if key == "broken":
        assert any('"error":"ZeroDivisionError"' in line for line in serving.logged[before:])


def test_the_health_of_the_server_is_that_of_its_store(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    serving = serve()
    assert httpx.get(f"{serving.url}/healthz").json() == {"ok": True}

    async def fail(phase: str | None = None) -> int:
        raise Unavailable("disk")

    monkeypatch.setattr(serving.house.journal, "count", fail)

    assert told(httpx.get(f"{serving.url}/healthz")) == (503, "store")
    assert b"meetinghouse_store_errors_total 1.0" in httpx.get(serving.metrics).content


def test_parameters_are_short_and_any_reader_takes_them() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    refused = Refused(
        "forbidden", choice="x" * 1000, big=10**5000, deep=deep, lone="\ud800", nan=float("nan"), yes=True
    )

    params = httpx.Response(200, content=refuse(refused).body).json()["params"]

    assert params["choice"] == "x" * 200
    assert params["lone"] == "?"
    assert params["yes"] is True
    assert all(len(str(value)) <= 200 for value in params.values())


def test_the_refusal_in_the_manual_is_a_real_one(serving: Serving) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "http.md").read_text(encoding="utf-8")
    shown = json.loads(next(part for part in manual.split("`") if part.startswith('{"refused"')))

    assert Guest(serving.url, hosted(serving).code).post("/seats", {"name": "Ann"}).json() == shown
