"""Push messages in a game over days: a device is signed up at the table, and its service worker shows what comes.

The browser of these tests has no push service and shows no notifications, so these two are replaced in it: what the
house sends to a push service of our own is handed to the service worker by the developer tools.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from tests.running import Running
from tests.server.push_service import Phone, PushService, pushing

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, until
from .test_lobby import open_table

# What the browser's push service would give this device. A page finds again what an earlier one has signed up.
SUBSCRIBED = """(keys) => {
    const kept = () => sessionStorage.getItem("subscribed");
    const plain = (text) => atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = (text) => Uint8Array.from(plain(text), (each) => each.charCodeAt(0));
    const subscription = () => ({
        endpoint: keys.endpoint,
        options: { applicationServerKey: bytes(kept()).buffer },
        toJSON: () => ({ endpoint: keys.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
        unsubscribe: async () => sessionStorage.removeItem("subscribed"),
    });
    PushManager.prototype.getSubscription = async () => (kept() ? subscription() : null);
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        sessionStorage.setItem("subscribed", applicationServerKey);
        return subscription();
    };
    let permission = kept() ? "granted" : "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => (permission = "granted");
}"""

# In the service worker: what it shows and opens.
WATCHED = """() => {
    self.shown = [];
    self.opened = [];
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
    self.clients.openWindow = async (path) => void self.opened.push(path);
}"""
TAPPED = """(code) => {
    const tap = new Event("notificationclick");
    dispatchEvent(Object.assign(tap, { notification: { close: () => {}, data: code }, waitUntil: () => {} }));
}"""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with PushService(tmp_path) as found:
        yield found


def endpoints(running: Running, code: str) -> set[str]:
    """The endpoints that the house knows at a table."""
    return {device.endpoint for chair in running.house.codes[code].table.chairs for device in chair.devices}


def deliver(person: Person, text: Any) -> None:
    """Hand a decrypted message to the service worker of the person's browser."""
    tools = person.context.new_cdp_session(person.page)
    found: list[Any] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    until(lambda: found, "the developer tools know the service worker", person)
    told = {"origin": person.url, "registrationId": found[0]["registrationId"], "data": json.dumps(text)}
    tools.send("ServiceWorker.deliverPushMessage", told)
    tools.detach()


def shown(worker: Worker) -> list[Any]:
    return list(worker.evaluate("() => self.shown"))


def test_a_device_that_was_signed_up_at_the_table_tells_whose_turn_it_is_and_leads_there(
    house: OpenHouse, invite: Invite, service: PushService
) -> None:
    running = house(settings=pushing(service), seed="push")
    ann, ben = invite(running, PHONE, locale="fr-FR"), invite(running, screen=False)
    phone = Phone(service, "ann", "fr")
    ann.context.add_init_script(f"if (location.protocol !== 'about:') ({SUBSCRIBED})({json.dumps(phone.subscription)})")
    code = open_table(ann, pace="async")
    tick = ann.page.get_by_label("Me prévenir sur cet appareil quand c’est mon tour")
    expect(tick).not_to_be_checked()
    tick.click()
    until(lambda: endpoints(running, code) == {phone.subscription["endpoint"]}, "the house knows the device", ann)
    expect(tick).to_be_checked()

    ben.code = code
    ben.call("/seats", {"name": "Ben"})
    ben.call("/ready", {"ready": True})
    for _ in range(2):
        ann.call("/bots", {"bot": "steady"})
    ann.go("/")
    ann.call("/start")
    for person in (ann, ben):
        person.call("/seen")
    service.has_sent(1)
    assert phone.texts == [{"title": "C’est votre tour", "body": f"Salem 1692, table {code}", "code": code}]

    worker = until(lambda: ann.context.service_workers, "the service worker runs", ann)[0]
    worker.evaluate(WATCHED)
    deliver(ann, phone.texts[0])
    until(lambda: shown(worker), "the message is shown", ann)
    told = shown(worker)[0]
    assert (told["title"], told["body"]) == (phone.texts[0]["title"], phone.texts[0]["body"])
    assert (told["tag"], told["data"]) == (f"turn-{code}", code)  # the next one takes its place
    worker.evaluate(TAPPED, code)
    until(lambda: worker.evaluate("() => self.opened") == [f"/t/{code}"], "the table is opened", ann)

    ann.come_to_the_table()
    for text in (phone.texts[0], {"title": "", "code": code}, {"title": "Elsewhere", "body": "", "code": "OTHR"}):
        deliver(ann, text)
    until(lambda: len(shown(worker)) > 1, "what concerns another table is shown", ann)
    assert [each["title"] for each in shown(worker)] == ["C’est votre tour", "Elsewhere"]  # this one is in sight

    ann.page.locator("#tab-table").click()
    expect(tick).to_be_checked()
    tick.click()
    until(lambda: endpoints(running, code) == set(), "the house has forgotten the device", ann)
    expect(tick).not_to_be_checked()


def test_a_page_says_why_it_cannot_tell_and_is_silent_where_the_house_sends_nothing_or_an_evening_is_played(
    house: OpenHouse, invite: Invite, service: PushService
) -> None:
    """This browser refuses notifications, as one does whose owner has blocked them."""
    running = house(settings=pushing(service), seed="push")
    ann = invite(running, DESK)
    open_table(ann, pace="async")
    refused = ann.page.get_by_text("In this browser you have blocked messages from this house.")
    expect(refused).to_be_visible()
    expect(ann.page.get_by_label("Tell me on this device when it is my turn")).to_have_count(0)
    ann.call("/settings", {"options": {}, "pace": "quick"})
    expect(refused).to_have_count(0)

    bob = invite(house(seed="push"), DESK)
    with bob.page.expect_response("**/api/house"):
        open_table(bob, pace="async")
    expect(bob.page.locator("#settings")).to_be_visible()
    expect(bob.page.locator(".push")).to_have_count(0)
