"""The pages as an installed app."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .test_lobby import open_table
from .test_phones import BROKEN

KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map((each) => new URL(each.url).pathname);
}"""


def test_where_the_house_is_out_of_reach_a_kept_page_says_so_and_nothing_else_is_kept(
    house: OpenHouse, invite: Invite
) -> None:
    running = house()
    ann = invite(running)
    code = open_table(ann)
    ann.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    ann.page.reload()
    ann.page.locator(".bar").wait_for()
    assert ann.page.evaluate(KEPT) == ["/offline"]

    ann.planned("ERR_")
    running.stop()
    ann.page.goto(f"/t/{code}")
    expect(ann.page.locator("main p").first).to_have_text(
        "The house cannot be reached right now. Your seat is kept for you."
    )
    assert ann.page.url.endswith(f"/t/{code}")  # its link tries again
    ann.page.set_viewport_size({"width": 320, "height": 568})
    assert ann.page.evaluate(BROKEN) == []
    expect(ann.page.get_by_role("link", name="Try again")).to_be_visible()
