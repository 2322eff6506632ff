"""A host may refuse new watchers; then strangers cannot tell a right code from a wrong one."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from .guests import Guest, Serving, hosted, joined, leap, opened, playing

PATHS = ("", "/stream", "/record", "/replay", "/replay/0", "/reasons", "/notebook")


def told(url: str, code: str, headers: dict[str, str] | None = None) -> list[tuple[int, Any]]:
    """The responses to a stranger of all calls that need only a code, without the code itself."""
    with httpx.Client(headers=headers or {}) as stranger:
        answers = [stranger.get(f"{url}/api/tables/{code}{path}") for path in PATHS]
        answers.append(stranger.post(f"{url}/api/tables/{code}/seats", json={"name": "Eve"}))
        answers.append(stranger.post(f"{url}/api/tables/{code}/session", json={"token": "guess"}))
        answers.append(stranger.post(f"{url}/api/tables/{code}/whose", json={"token": "guess"}))
        answers.append(stranger.post(f"{url}/api/tables/{code}/chat", json={"channel": "lobby", "text": "a"}))
        assert not any("set-cookie" in answer.headers for answer in answers)
    return [(answer.status_code, answer.text.replace(code, "")) for answer in answers]


def hide(host: Guest, how: str) -> None:
    """Make the table hidden: nobody can sit down any more."""
    if how == "locked":
        host.ok("/lock", {"locked": True})
        return
    host.ok("/bots", {"bot": "random", "count": 11 if how == "full" else 3}, 201)
    if how == "playing":
        host.ok("/start")


@pytest.mark.parametrize("how", ["full", "locked", "playing"])
def test_where_nobody_may_sit_down_or_watch_a_right_code_tells_no_more_than_a_wrong_one(
    serving: Serving, how: str
) -> None:
    host = hosted(serving, pace="none", options={})
    host.ok("/watchers", {"watchers": False})
    assert Guest(serving.url, host.code).look()["table"]["watchers"] is False, "whoever may sit down may look first"
    hide(host, how)

    wrong = "BBBB" if host.code != "BBBB" else "CCCC"
    assert told(serving.url, host.code) == told(serving.url, wrong) == [(404, told(serving.url, wrong)[0][1])] * 11
    cookies = {"Cookie": "seat=guess; watch=guess"}
    assert told(serving.url, host.code, cookies) == told(serving.url, wrong, cookies)
    assert host.get().status_code == 200

    host.ok("/watchers", {"watchers": True})
    assert Guest(serving.url, host.code).get().status_code == 200


@pytest.mark.parametrize("how", ["full", "locked", "playing"])
def test_where_nobody_new_may_come_the_link_of_a_seat_still_opens_it_on_a_new_phone(serving: Serving, how: str) -> None:
    host = hosted(serving, pace="none", options={})
    host.ok("/watchers", {"watchers": False})
    hide(host, how)
    phone = Guest(serving.url, host.code)
    assert phone.get().status_code == 404
    assert phone.ok("/whose", {"token": host.token}) == {"seat": 0, "name": "Ann"}
    assert phone.get().status_code == 404, "to ask is not to enter"
    phone.ok("/session", {"token": host.token})
    assert phone.look()["you"]["seat"] == 0


def test_whoever_watches_already_stays_and_may_come_back(serving: Serving) -> None:
    host = hosted(serving, pace="none", options={})
    tv, latecomer = Guest(serving.url, host.code), Guest(serving.url, host.code)
    with tv.following() as stream:
        next(stream)
        host.ok("/watchers", {"watchers": False})
        hide(host, "playing")
        assert any(sent.data["table"]["phase"] == "playing" for sent in stream)
    with tv.following() as again:
        assert next(again).data["you"]["seat"] is None
    assert latecomer.get().status_code == 404


def test_whoever_only_looked_for_a_seat_is_not_let_watch(serving: Serving) -> None:
    host = hosted(serving, pace="none", options={})
    host.ok("/watchers", {"watchers": False})
    eve, bob = Guest(serving.url, host.code), joined(host, "Bob")
    bob.ok("/ready", {"ready": True})
    with eve.following() as stream:
        assert next(stream).data["table"]["phase"] == "lobby"
        hide(host, "playing")
        assert all(sent.data["table"]["phase"] == "lobby" for sent in stream if sent.data), "and then it ends"
    assert eve.get("/stream").status_code == 404
    assert bob.look()["table"]["phase"] == "playing"


def test_a_seat_open_to_a_substitute_may_be_seen_by_whoever_may_take_it(serving: Serving) -> None:
    host, bob, cat = playing(serving, ("Bob", "Cat"), bots=2, pace="none", options={})
    host.ok("/watchers", {"watchers": False})
    newcomer = Guest(serving.url, host.code)
    assert newcomer.get().status_code == 404
    bob.ok("/leave")
    host.ok("/substitute", {"seat": 1})
    assert newcomer.get().status_code == 404, "not before more than half want it"
    cat.ok("/substitute", {"seat": 1})
    assert newcomer.get().status_code == 200
    leap(serving)
    assert newcomer.ok("/seats", {"name": "Dan"}, 201)["seat"] == 1


def test_only_the_host_says_who_may_watch_also_without_a_seat(serving: Serving) -> None:
    host = opened(serving)
    bob = joined(host, "Bob")
    assert bob.post("/watchers", {"watchers": False}).status_code == 403
    host.ok("/watchers", {"watchers": False})
    assert host.look()["table"]["watchers"] is False


def test_a_table_that_everybody_has_left_is_open_again(serving: Serving) -> None:
    host = hosted(serving)
    host.ok("/watchers", {"watchers": False})
    host.ok("/lock", {"locked": True})
    host.ok("/leave")
    assert Guest(serving.url, host.code).look()["table"]["watchers"] is True
