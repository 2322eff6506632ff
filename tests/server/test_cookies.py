"""Cookies: the token of a table, which pages of other sites cannot use."""

from __future__ import annotations

import json
from ipaddress import ip_network

import httpx
import pytest

from meetinghouse.server.settings import Settings

from .conftest import Start
from .guests import Guest, Serving, hosted, joined, opened


def browser(serving: Serving) -> httpx.Client:
    return httpx.Client(base_url=serving.url)


def test_a_browser_plays_with_its_cookie_alone(serving: Serving) -> None:
    with browser(serving) as ann:
        code = ann.post("/api/tables", json={"game": "salem1692"}).json()["code"]
        seated = ann.post(f"/api/tables/{code}/seats", json={"name": "Ann"})

        assert seated.status_code == 201
        assert ann.post(f"/api/tables/{code}/lock", json={"locked": True}).status_code == 200
        assert ann.get(f"/api/tables/{code}").json()["you"]["seat"] == 0


def test_the_cookie_is_for_one_tables_path_and_no_script_reads_it(serving: Serving) -> None:
    answer = httpx.post(f"{serving.url}/api/tables", json={"game": "salem1692"})
    made = answer.json()

    parts = answer.headers["set-cookie"].split("; ")
    assert parts[0] == f"seat={made['token']}"
    assert set(parts[1:]) == {f"Path=/api/tables/{made['code']}", "Max-Age=2592000", "HttpOnly", "SameSite=Strict"}


def test_a_token_becomes_a_cookie_on_another_phone(serving: Serving) -> None:
    host = hosted(serving)
    with browser(serving) as phone:
        answer = phone.post(f"/api/tables/{host.code}/session", json={"token": host.token})

        assert (answer.status_code, answer.json()) == (200, {})
        you = phone.get(f"/api/tables/{host.code}").json()["you"]
        told = {"seat": 0, "host": True, "blocked": [], "seen": True, "all_eyes": False, "phone": [], "asks": {}}
        assert you == told | {"master": False, "owns": []}


def test_a_header_wins_over_a_cookie(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")

    seen = bob.get(headers={"Cookie": f"seat={host.token}"}).json()

    assert seen["you"]["seat"] == 1


def from_elsewhere(serving: Serving) -> list[dict[str, str]]:
    """The headers that a browser sends for pages of other sites."""
    return [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": f"{serving.url}0"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},  # another port of the same machine
    ]


def test_a_cookie_from_another_sites_page_does_nothing(serving: Serving) -> None:
    host = hosted(serving)
    cookie = {"Cookie": f"seat={host.token}"}

    def lock(**headers: str) -> tuple[int, str | None]:
        answer = httpx.post(f"{host.table}/lock", json={"locked": True}, headers=cookie | headers)
        return answer.status_code, answer.json().get("refused")

    for foreign in from_elsewhere(serving):
        assert lock(**foreign) == (403, "cross-origin")
    assert not host.look()["table"]["locked"]
    assert lock(**{"Origin": serving.url, "Sec-Fetch-Site": "same-origin"}) == (200, None)


def test_another_sites_page_does_not_take_over_a_stream(serving: Serving) -> None:
    host = hosted(serving)
    cookie = {"Cookie": f"seat={host.token}"}
    with host.following() as stream:
        next(stream)
        for foreign in from_elsewhere(serving):
            with httpx.stream("GET", f"{host.table}/stream", headers=cookie | foreign) as answer:
                assert answer.status_code == 403
                assert json.loads(answer.read())["refused"] == "cross-origin"
        host.ok("/lock", {"locked": True})
        assert next(stream).data["table"]["locked"], "the seat still has its stream"

    own = cookie | {"Origin": serving.url, "Sec-Fetch-Site": "same-origin"}
    with httpx.stream("GET", f"{host.table}/stream", headers=own) as answer:
        assert answer.status_code == 200


def test_a_page_at_another_port_does_not_take_over_a_stream_over_plain_http(serving: Serving) -> None:
    """The browser sends the cookie along, but neither Origin nor Sec-Fetch-Site: for a picture, or a script's fetch."""
    host = hosted(serving)
    cookie = {"Cookie": f"seat={host.token}"}
    picture = {"Accept": "image/avif,image/webp,*/*;q=0.8", "Referer": f"{serving.url}0/page"}
    script = {"Accept": "text/event-stream", "Cache-Control": "no-cache"}
    with host.following() as stream:
        next(stream)
        for foreign in (
            picture,
            script,
            script | {"Referer": f"{serving.url}0/page"},
            script | {"Referer": "http://["},
        ):
            with httpx.stream("GET", f"{host.table}/stream", headers=cookie | foreign) as answer:
                assert answer.status_code == 403
                assert json.loads(answer.read())["refused"] == "cross-origin"
        host.ok("/lock", {"locked": True})
        assert next(stream).data["table"]["locked"], "the seat still has its stream"

    page = httpx.get(f"{serving.url}/t/{host.code}", headers={"Accept": "text/html"})
    assert page.headers["referrer-policy"] == "same-origin"  # so that our own pages send a referrer
    with httpx.stream("GET", f"{host.table}/stream", headers=cookie | {"Referer": str(page.url)}) as answer:
        assert answer.status_code == 200
    with httpx.stream("GET", f"{host.table}/stream", headers=script) as answer:  # a watcher has no stream to lose
        assert answer.status_code == 200


def test_a_cookie_that_nobody_knows_any_more_does_not_keep_a_browser_out(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")
    host.ok("/remove", {"seat": 1})
    cookie = {"Cookie": f"seat={bob.token}"}
    public = Guest(serving.url, host.code)

    assert public.get(headers=cookie).json()["you"]["seat"] is None
    assert public.post("/ready", {"ready": True}, headers=cookie).status_code == 401
    assert public.post("/seats", {"name": "Bob"}, headers=cookie).status_code == 201


def test_leaving_takes_the_cookie_away(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")

    cookie = bob.post("/leave").headers["set-cookie"]

    assert cookie.startswith("seat=;")
    assert "Max-Age=0" in cookie


@pytest.mark.parametrize("trusted", [True, False])
def test_behind_a_proxy_that_is_trusted_the_cookie_is_secure(serve: Start, trusted: bool) -> None:
    serving = serve(Settings(proxies=(ip_network("127.0.0.1" if trusted else "10.0.0.0/8"),)))
    answer = httpx.post(f"{serving.url}/api/tables", json={"game": "salem1692"}, headers={"X-Forwarded-Proto": "https"})

    assert answer.headers["set-cookie"].endswith("; Secure") == trusted


def test_another_scheme_of_authorization_is_not_ours(serving: Serving) -> None:
    host = opened(serving)

    answer = httpx.get(host.table, headers={"Authorization": "Basic YTpi"})

    assert answer.status_code == 200
