"""Sarah Good."""

from __future__ import annotations

import pytest

from meetinghouse.games.salem1692.components import ACCUSATION, ALIBI, ARSON, EVIDENCE, ROBBERY, STOCKS
from meetinghouse.games.salem1692.events import HandRobbed, Wasted
from meetinghouse.games.salem1692.roles.town_hall import SARAH_GOOD
from tests.games.salem1692.village import EDITIONS, A, B, C, hand, kinds, play, told, village

FOUR = [ACCUSATION, EVIDENCE, ALIBI, STOCKS]
SARAH = {B: SARAH_GOOD}


@pytest.mark.rule("SAL-CHAR-SARAH-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_robbery_of_sarah_does_nothing_and_is_discarded(edition: str) -> None:
    game = village(edition, characters=SARAH, hands={A: [ROBBERY], B: FOUR})

    play(game, A, ROBBERY, B, C)

    assert hand(game, B) == FOUR
    assert hand(game, C) == hand(game, A) == []
    assert kinds(game.state.discard) == [ROBBERY]
    assert told(game, Wasted) == [Wasted(B, "robbery")]


@pytest.mark.rule("SAL-CHAR-SARAH-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_arson_against_sarah_does_nothing_and_is_discarded(edition: str) -> None:
    game = village(edition, characters=SARAH, hands={A: [ARSON], B: FOUR})

    play(game, A, ARSON, B)

    assert hand(game, B) == FOUR
    assert kinds(game.state.discard) == [ARSON]
    assert told(game, Wasted) == [Wasted(B, "arson")]


@pytest.mark.rule("SAL-CHAR-SARAH-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sarah_may_receive_a_robbed_hand(edition: str) -> None:
    game = village(edition, characters=SARAH, hands={A: [ROBBERY], B: [ALIBI], C: [STOCKS, STOCKS]})

    play(game, A, ROBBERY, C, B)

    assert hand(game, B) == [ALIBI, STOCKS, STOCKS]
    assert hand(game, C) == []
    assert told(game, HandRobbed) == [HandRobbed(C, B, 2)]
