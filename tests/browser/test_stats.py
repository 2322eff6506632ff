"""Statistics on one's own device: counted once, saved as a file, loaded again, deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import PHONE, comes_to, play_on, playing, sideways

BOTH = [{"kind": "never-witch"}, {"kind": "was-witch"}]


def test_each_finished_game_counts_once_and_can_be_saved_loaded_and_forgotten(
    house: OpenHouse, invite: Invite, tmp_path: Path
) -> None:
    running = house(speed=20, seed="stats")
    ann, watcher = invite(running, PHONE), invite(running, PHONE)

    def lies(_: Any) -> bool:
        said = ann.context.request.post(
            f"{ann.url}/api/tables/{ann.code}/sayings", data={"channel": "town", "sayings": BOTH}
        )
        return said.ok  # by day only

    code = playing([ann], bots=3, pace="quick", hurry=True)
    watcher.go(f"/t/{code}")
    play_on([ann], lies, "Ann says two things, of which one is a lie", 3)
    play_on([ann], comes_to("over"), "the end", 3)
    for person in (ann, watcher):
        person.open_all()
        for _ in range(2):  # looking again does not count again
            person.page.reload()
            person.page.locator("section.over p.verdict").wait_for()
    outcome = ann.look()["table"]["outcome"]
    said = ann.page.locator("section.over section", has_text="what was true")
    said.locator("summary").click()
    of_ann = said.locator("h4:text-is('Ann') + ul li")
    expect(of_ann).to_have_count(2)
    expect(of_ann.and_(ann.page.locator("[data-true=false]"))).to_have_count(1)
    said.scroll_into_view_if_needed()
    ann.picture("lies")

    ann.go("/")
    ann.page.get_by_role("link", name="Your statistics").click()
    facts = ann.page.locator("dl dd b")
    expect(facts.first).to_have_text("1")
    assert facts.all_inner_texts()[:4] == ["1", *([("1" if 0 in outcome["winners"] else "0")] * 3)]
    assert facts.all_inner_texts()[5] == "1"  # a lie, which Ann herself contradicted
    expect(ann.page.locator("dl")).to_contain_text("1 caught")
    expect(ann.page.locator('[data-game="salem1692"] h2')).to_contain_text("Salem 1692")
    assert ann.page.locator('[data-game="salem1692"] table').count() == 2  # by side and by role
    assert sideways(ann.page) == []
    ann.picture("stats")
    watcher.go("/stats")
    expect(watcher.page.get_by_text("No finished games yet")).to_be_visible()  # watching is not playing

    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    ann.page.get_by_role("button", name="Forget everything").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("cannot be undone")
    ann.page.get_by_role("button", name="Forget everything").click()
    expect(ann.page.get_by_text("No finished games yet")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text("No finished games yet")).to_be_visible()

    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_role("status")).to_have_text("One game was added.")
    expect(facts.first).to_have_text("1")
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_role("status")).to_have_text("All games of this file were here already.")

    spoilt = json.loads(file.read_text(encoding="utf-8"))
    spoilt["games"][0]["won"] = "perhaps"
    for text, why in (
        (json.dumps(spoilt), "In game no. 1 of the file, “won” is missing or wrong."),
        (file.read_text(encoding="utf-8")[:40], "It is not JSON"),
        ("{}", "It is not a file of Meetinghouse statistics"),
    ):
        (tmp_path / "spoilt.json").write_text(text, encoding="utf-8")
        ann.page.locator("input[type=file]").set_input_files(tmp_path / "spoilt.json")
        expect(ann.page.get_by_role("alert")).to_contain_text(why)
        expect(facts.first).to_have_text("1")
