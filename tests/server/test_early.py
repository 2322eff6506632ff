"""The texts of a table come in two parts: those of its first screen, and the others."""

from __future__ import annotations

import httpx
import pytest

from meetinghouse.engine.catalogue import games
from meetinghouse.server.early import PARTS, Keys, Part, part
from meetinghouse.server.pages import messages_in, read_part, read_texts
from meetinghouse.texts import LANGUAGES

from .guests import Serving

KEYS = Keys(
    first=["page-one", "page-log-*"],
    pages={"wolf": ["page-four"]},
    later=["page-*", "cause-*", "card-*", "inside"],
)
TEXTS = """page-one = One, and {inside}
page-log-night =
 Night
 {$cause}
page-two = Two
 .many = {$count} twos
inside = inside
outside = outside
cause-hanged = hanged
field-kind = card
card-alibi = Alibi
page-three =

 Three
page-four = Four"""


def keys(which: Part, pages: str) -> list[str]:
    return list(messages_in(part(TEXTS, which, KEYS, pages)))


def test_a_text_waits_if_only_other_code_names_it_and_nothing_that_comes_first_may_contain_it() -> None:
    assert keys("later", "wolf") == ["page-two", "page-three"]
    assert keys("later", "generic") == ["page-two", "page-three", "page-four"]
    assert keys("first", "wolf") == [name for name in messages_in(TEXTS) if name not in keys("later", "wolf")]
    assert part(TEXTS, "later", Keys(first=[], pages={}, later=[]), "wolf") == ""  # pages that say nothing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*games(), "house"])
def test_the_two_parts_are_all_texts_and_a_good_share_of_them_waits(language: str, game: str) -> None:
    whole = messages_in(read_texts(language, game).decode())
    first, later = (messages_in(read_part(language, game, which).decode()) for which in PARTS)
    assert not first.keys() & later.keys()
    assert {**first, **later}.keys() == whole.keys()
    assert all(each.equals(whole[name]) for name, each in {**first, **later}.items())
    assert len(read_part(language, game, "later")) > len(read_texts(language, game)) / 4


def test_a_part_that_is_not_there_is_not_found(serving: Serving) -> None:
    found = [httpx.get(f"{serving.url}/texts/en/{which}/house.ftl").status_code for which in ("first", "later", "no")]
    assert found == [200, 200, 404]
