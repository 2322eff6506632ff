"""Push messages: what a push service receives, what it may answer, and what the house never calls."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from meetinghouse.client import Table
from meetinghouse.server.push.delivery import is_public
from meetinghouse.server.push.encryption import LAST, sealed
from meetinghouse.server.push.keys import RENEWED, VALID, Keys
from meetinghouse.texts import LANGUAGES, Texts
from tests.patience import eventually
from tests.running import Running

from .conftest import Start
from .guests import Guest, Serving, hosted, joined
from .push_service import KEY, Phone, PushService, decoded, pushing

PEOPLE = ("Ann", "Ben", "Cat", "Dan")


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with PushService(tmp_path) as found:
        yield found


def table(serving: Serving, *phones: Phone) -> list[Guest]:
    """A table for a game over days, at which the first people have these phones."""
    host = hosted(serving, pace="async", options={})
    guests = [host, *[joined(host, name) for name in PEOPLE[1:]]]
    for guest, phone in zip(guests, phones, strict=False):
        guest.ok("/push", phone.subscription)
    return guests


def begin(guests: list[Guest]) -> None:
    """Begin a game of Salem 1692, whose first step is secret."""
    for guest in guests[1:]:
        guest.ok("/ready", {"ready": True})
    guests[0].ok("/start")


def endpoints(serving: Serving, guest: Guest) -> set[str]:
    """The endpoints that the house knows at a table."""
    chairs = serving.house.codes[guest.code].table.chairs
    return {device.endpoint for chair in chairs for device in chair.devices}


def faults(serving: Serving) -> list[Any]:
    """What the house has logged as an error, or with a traceback."""
    lines = [json.loads(line) for line in serving.logged]
    return [line for line in lines if line["level"] == "error" or "where" in line]


def test_in_a_secret_step_every_device_gets_the_same_text_in_its_language_and_one_size(
    serve: Start, service: PushService
) -> None:
    serving = serve(pushing(service))
    assert httpx.get(f"{serving.url}/api/house").json()["push"] == service.key
    phones = [Phone(service, name, language) for name, language in zip(PEOPLE, ("en", "fr", "es", "en"), strict=True)]
    guests = table(serving, *phones)
    guests[0].ok("/push", phones[0].subscription)  # a page signs up again whenever it is opened
    begin(guests)
    pushed = service.has_sent(4)
    assert len({len(each.body) for each in pushed}) == 1
    assert {tuple(sorted(each.headers)) for each in pushed} == {tuple(sorted(pushed[0].headers))}
    assert len({each.headers["topic"] for each in pushed}) == 4  # so no service can tell who shares a table
    code = guests[0].code
    said = {"en": "It is your turn", "fr": "C’est votre tour", "es": "Te toca"}
    where = {"en": "table", "fr": "table", "es": "mesa"}
    for phone in phones:
        body = f"Salem 1692, {where[phone.language]} {code}"
        assert phone.texts == [{"title": said[phone.language], "body": body, "code": code}]
    for guest in guests:
        guest.ok("/seen")
    eventually(lambda: 'meetinghouse_pushes_total{result="sent"} 4.0' in httpx.get(serving.metrics).text)
    assert len(service.pushed) == 4
    assert faults(serving) == []
    assert not any("localhost" in line or "/to/" in line for line in serving.logged)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_its_push_service_does_not_know_any_more_is_forgotten(
    serve: Start, service: PushService, status: int
) -> None:
    serving = serve(pushing(service))
    gone, stays = Phone(service, "gone"), Phone(service, "stays")
    service.answers[gone.path] = [(status, {})]
    guests = table(serving, gone, stays)
    begin(guests)
    service.has_sent(2)
    eventually(lambda: endpoints(serving, guests[0]) == {stays.subscription["endpoint"]})
    assert faults(serving) == []


def test_a_push_service_that_asks_for_patience_gets_the_message_later(serve: Start, service: PushService) -> None:
    serving = serve(pushing(service))
    phone = Phone(service, "busy")
    service.answers[phone.path] = [(503, {"Retry-After": "0"}), (429, {"Retry-After": "0"})]
    begin(table(serving, phone))
    assert [each.path for each in service.has_sent(3)] == [phone.path] * 3
    assert phone.texts[0] == phone.texts[2]
    assert len({each.body for each in phone.pushed}) == 3  # each time with other keys


@pytest.mark.parametrize("status", [400, 413, 301])
def test_an_answer_that_cannot_be_used_ends_the_matter_and_redirects_are_not_followed(
    serve: Start, service: PushService, status: int
) -> None:
    serving = serve(pushing(service))
    phone = Phone(service, "odd")
    service.answers[phone.path] = [(status, {"Location": f"{service.url}/elsewhere"})]
    guests = table(serving, phone)
    begin(guests)
    eventually(lambda: 'meetinghouse_pushes_total{result="failed"} 1.0' in httpx.get(serving.metrics).text)
    assert [each.path for each in service.pushed] == [phone.path]
    assert endpoints(serving, guests[0]) == {phone.subscription["endpoint"]}
    assert faults(serving) == []


def test_a_slow_push_service_delays_nobody_at_the_table_nor_the_houses_end(serve: Start, service: PushService) -> None:
    serving = serve(pushing(service))
    service.open.clear()
    phones = [Phone(service, name) for name in PEOPLE]
    guests = table(serving, *phones)
    begin(guests)
    service.has_sent(4)
    for guest in guests:
        guest.ok("/seen")
        asked = guest.look()["decisions"][0]
        guest.ok("/answers", {"decision": asked["id"], "choice": asked["options"][0]})
    serving.stop()
    assert not service.open.is_set()  # the service has still not answered
    assert faults(serving) == []


def test_a_push_service_that_is_down_delays_nobody_and_leaves_no_traceback(serve: Start, service: PushService) -> None:
    serving = serve(pushing(service))
    subscription = Phone(service, "nobody").subscription | {"endpoint": "https://localhost:1/nobody"}
    guests = table(serving)
    guests[0].ok("/push", subscription)
    begin(guests)
    assert guests[1].look()["table"]["phase"] == "playing"
    serving.stop()
    assert faults(serving) == []


def test_a_private_address_is_never_called_unless_the_owner_says_so(serve: Start, service: PushService) -> None:
    serving = serve(pushing(service, private=False))
    guests = table(serving, Phone(service, "inside"))
    begin(guests)
    eventually(lambda: endpoints(serving, guests[0]) == set())
    assert service.pushed == []
    assert faults(serving) == []


def test_a_point_that_is_not_on_the_curve_is_forgotten(serve: Start, service: PushService) -> None:
    serving = serve(pushing(service))
    guests = table(serving)
    no_point = base64.urlsafe_b64encode(b"\x04" + bytes(64)).rstrip(b"=").decode()
    guests[0].ok("/push", Phone(service, "off").subscription | {"p256dh": no_point})
    begin(guests)
    eventually(lambda: endpoints(serving, guests[0]) == set())
    assert (service.pushed, faults(serving)) == ([], [])


def test_a_house_sends_no_push_messages_unless_its_owner_wants_it(serving: Serving, service: PushService) -> None:
    assert httpx.get(f"{serving.url}/api/house").json()["push"] is None
    host = hosted(serving, pace="async", options={})
    answer = host.post("/push", Phone(service, "none").subscription)
    assert (answer.status_code, answer.json()["refused"]) == (409, "no-push")
    assert endpoints(serving, host) == set()


def test_only_whoever_has_the_seat_turns_its_devices_on_and_off(serve: Start, service: PushService) -> None:
    serving = serve(pushing(service))
    phone = Phone(service, "own")
    guests = table(serving, phone)
    own = {"endpoint": phone.subscription["endpoint"]}
    assert Guest(serving.url, guests[0].code).post("/push", phone.subscription).status_code == 401
    guests[1].ok("/push-off", own)
    assert endpoints(serving, guests[0]) == {own["endpoint"]}  # a device of somebody else
    guests[0].ok("/push-off", own)
    guests[0].ok("/push-off", own)
    assert endpoints(serving, guests[0]) == set()
    answer = guests[0].post("/push", phone.subscription | {"endpoint": "http://localhost/"})
    assert (answer.status_code, answer.json()["refused"]) == (422, "push-endpoint")
    begin(guests)
    assert service.pushed == []


def test_after_a_restart_the_devices_are_still_called(tmp_path: Path, service: PushService) -> None:
    path, phone = tmp_path / "house.db", Phone(service, "late", "es")
    first = Running(path, pushing(service))
    serving = Serving(first.url, "", first.house, [], first.stop, first.server.server_state)
    guests = table(serving, phone)
    tokens = [guest.token for guest in guests]
    first.stop()
    second = Running(path, pushing(service))
    try:
        begin([Guest(second.url, guests[0].code, token) for token in tokens])
        service.has_sent(1)
        assert phone.texts[0]["title"] == "Te toca"
    finally:
        second.stop()


def test_a_program_turns_its_device_on_and_off(serve: Start, service: PushService) -> None:
    serving = serve(pushing(service))
    host = hosted(serving, pace="async", options={})
    phone = Phone(service, "program")
    with Table(serving.url, host.code, host.token) as seat:
        seat.push_on(**phone.subscription)
        assert endpoints(serving, host) == {phone.subscription["endpoint"]}
        seat.push_off(phone.subscription["endpoint"])
    assert endpoints(serving, host) == set()


# --- parts


def test_the_encryption_gives_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    point = decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    found = sealed(
        b"When I grow up, I want to be a watermelon" + LAST,
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert found == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_keys_follow_from_the_stores_and_signatures_are_renewed_in_time() -> None:
    keys = Keys(KEY, "mailto:ann@example.org")
    assert keys.public == Keys(KEY, "https://example.org").public != Keys(bytes(32), "").public
    endpoint = "https://push.example.org/a?b"
    first = keys.authorization(endpoint, 1000.0)
    assert keys.authorization("https://push.example.org/other", 1000.0 + VALID - RENEWED) == first
    assert keys.authorization(endpoint, 1001.0 + VALID - RENEWED) != first
    assert keys.authorization("https://elsewhere.example.org/a", 1000.0) != first


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True), ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True), ("64:ff9b::5db8:d70e", True),
        ("::ffff:93.184.215.14", True), ("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False),
        ("192.168.1.1", False), ("169.254.169.254", False), ("100.64.0.1", False), ("0.0.0.0", False),
        ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("::", False), ("fe80::1%eth0", False),
        ("fd00::1", False), ("ff02::1", False), ("::ffff:127.0.0.1", False), ("64:ff9b::7f00:1", False),
        ("64:ff9b::a01:203", False), ("2002:7f00:1::", False), ("2001:0:7f00:1::", False),
    ],
)  # fmt: skip
def test_only_addresses_of_the_public_internet_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_text_of_a_message(language: str) -> None:
    texts = Texts(language, strict=True)
    assert texts.say("push-turn")
    assert "KWTM" in texts.say("push-where", game="Salem 1692", code="KWTM")
