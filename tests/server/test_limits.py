"""Nobody can ask without end, guess codes, or fill the memory."""

from __future__ import annotations

import httpx
import pytest

from meetinghouse.server.limits import Buckets
from meetinghouse.server.settings import Rate, Settings
from meetinghouse.tables.refusals import TooMuch

from .conftest import Start
from .guests import Guest, hosted, opened


def test_a_bucket_is_emptied_and_fills_again() -> None:
    now = [100.0]
    bucket = Buckets(Rate(2, 3), 10, lambda: now[0])
    for _ in range(3):
        bucket.take("ann")

    with pytest.raises(TooMuch) as refused:
        bucket.take("ann")
    assert refused.value.details == {"seconds": 1}
    bucket.take("bob")
    now[0] += 0.5
    bucket.take("ann")
    with pytest.raises(TooMuch):
        bucket.take("ann")


def test_only_so_many_are_remembered_and_the_busy_ones_longest() -> None:
    bucket = Buckets(Rate(0.001, 2), 3, lambda: 0.0)
    for who in ("ann", "ann", "b", "c"):
        bucket.take(who)
    with pytest.raises(TooMuch):
        bucket.take("ann")
    for number in range(1000):
        bucket.take(number)

    assert len(bucket) == 3


def test_thousands_of_newcomers_from_one_address_are_slowed_down(serve: Start) -> None:
    serving = serve(Settings(calls=Rate(1e6, 1e6)))
    host = opened(serving)
    answers = []
    with httpx.Client() as crowd:
        for number in range(1000):
            answers.append(crowd.post(f"{host.table}/seats", json={"name": f"n{number}"}))
            crowd.cookies.clear()

    statuses = [answer.status_code for answer in answers]
    assert statuses.count(201) == 12
    assert statuses[-1] == 429
    assert statuses.count(429) > 900
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert host.look()["table"]["phase"] == "lobby", "whoever has a token is not kept out by the crowd"


def test_whoever_has_guessed_too_many_codes_does_not_learn_which_exist(serve: Start) -> None:
    serving = serve(Settings(knocks=Rate(0.01, 20)))
    host = hosted(serving)
    with httpx.Client() as guesser:
        misses = [guesser.get(f"{serving.url}/api/tables/{code}").status_code for code in ["BBBB"] * 40]
        hit = guesser.get(host.table)
        tried = guesser.get(host.table, headers={"Authorization": "Bearer guess"})

    assert misses[0] == 404
    assert misses[-1] == 429
    assert hit.status_code == tried.status_code == 429
    assert host.get().status_code == 200


def test_one_address_asks_only_so_often(serve: Start) -> None:
    serving = serve(Settings(calls=Rate(1, 30)))
    with httpx.Client() as hasty:
        statuses = [hasty.get(f"{serving.url}/api/games").status_code for _ in range(40)]

    assert statuses[:30] == [200] * 30
    assert 429 in statuses[30:]


def test_behind_a_trusted_proxy_everybody_has_limits_of_their_own(serve: Start) -> None:
    serving = serve(Settings(calls=Rate(0.01, 3), trust_proxy=True))

    def ask(address: str) -> int:
        return httpx.get(f"{serving.url}/api/games", headers={"X-Forwarded-For": address}).status_code

    assert [ask("6.6.6.6, 1.2.3.4") for _ in range(4)] == [200, 200, 200, 429]
    assert ask("6.6.6.6, 1.2.3.5") == 200
    assert [ask(f"2001:db8::{number}") for number in range(4)] == [200, 200, 200, 429], "one network is one address"


def test_without_trust_nobody_chooses_an_address(serve: Start) -> None:
    serving = serve(Settings(calls=Rate(0.01, 3)))

    statuses = [
        httpx.get(f"{serving.url}/api/games", headers={"X-Forwarded-For": f"1.2.3.{number}"}).status_code
        for number in range(4)
    ]

    assert statuses == [200, 200, 200, 429]


def test_one_seat_does_only_so_much(serve: Start) -> None:
    serving = serve(Settings(deeds=Rate(0.01, 5)))
    host = hosted(serving)
    notes = {"text": "", "suspicions": {}}

    assert [host.post("/notebook", notes).status_code for _ in range(6)] == [200] * 5 + [429]
    assert host.post("/lock", {"locked": False}).status_code == 200


def test_metrics_are_for_this_machine_unless_opened(serve: Start) -> None:
    for opened_, status in ((False, 403), (True, 200)):
        serving = serve(Settings(trust_proxy=True, open_metrics=opened_))
        answer = httpx.get(f"{serving.url}/metrics", headers={"X-Forwarded-For": "10.0.0.7"})
        assert answer.status_code == status
        assert httpx.get(f"{serving.url}/metrics").status_code == 200


def test_metrics_count_requests_refusals_streams_and_acts_without_names(serve: Start) -> None:
    serving = serve()
    host = hosted(serving)
    Guest(serving.url, host.code).post("/start")
    with host.following() as stream:
        next(stream)
        text = httpx.get(f"{serving.url}/metrics").text

    assert 'meetinghouse_requests_total{method="POST",route="/api/tables/{code}/start",status="401"} 1.0' in text
    assert 'meetinghouse_refused_total{key="no-token"} 1.0' in text
    assert "meetinghouse_streams 1.0" in text
    assert "meetinghouse_tables_awake 1.0" in text
    assert "meetinghouse_acts_total 2.0" in text
    assert 'meetinghouse_request_seconds_count{route="/api/tables"} 1.0' in text
    assert host.code not in text
