"""What a question, a law and the log tell: why something happens, and nothing that says nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import PHONE, log_of, playing, told, unseen
from .test_night import FILL


def test_the_log_says_what_the_law_of_the_day_does_one_tap_from_its_clause(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=20, seed="law"), PHONE, screen=False)
    playing([ann], bots=6, game="quintebourg", pace="quick", hurry=True)
    unseen([ann], told("law-decided", accepted=True), "a law", 4)
    law = ann.page.locator(".log .lines p", has_text="Law of the day").first
    law.scroll_into_view_if_needed()
    expect(law.locator(".why")).to_have_text(re.compile(r"^.{20,}\.$"))
    clause = law.locator("a")
    expect(clause).to_have_text(re.compile(r"^QB-LAW-\d\d$"))
    named = clause.text_content()
    clause.click()
    ann.page.wait_for_url(f"**/rules/{named}")


@pytest.mark.motion
def test_in_the_dark_a_button_without_a_choice_looks_so_and_no_log_has_a_hash(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=0.25, seed="night"), PHONE)
    playing([ann], bots=6, pace="classic")
    ann.ask.wait_for()
    button = ann.ask.locator(".row button.first")
    expect(button).to_be_disabled()
    expect(button).to_contain_text("Choose first")
    assert "repeating-linear-gradient" in button.evaluate(FILL)
    ann.tap(ann.ask, 0)
    expect(button).to_be_enabled()
    assert button.evaluate(FILL) == "none"
    begun = [line for line in log_of(ann) if "shuffle" in line]
    assert begun
    assert not re.search(r"[0-9a-f]{12}", " ".join(log_of(ann)))
