"""How steady talks with others: no choirs, no answers beside the question, and reasons that a reader can look up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.ledger import Ledger
from meetinghouse.bots.moment import Moment
from meetinghouse.bots.salem1692.talker import SalemTalker
from meetinghouse.bots.talker import ENOUGH
from meetinghouse.engine.events import Event
from meetinghouse.engine.sayings import Line, Saying, Spoke, common
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.salem1692 import events as told

from .test_talking import GAMES, played, spoken

ATTACK = Saying("suspect", (Seat(2), Word("much")))


def spoke(seat: int, number: int, *sayings: Saying) -> Spoke:
    return Spoke(seat, "town", number, (), sayings)


def moment(*public: Event, me: int = 0) -> Moment:
    """What a seat hears of this story."""
    return Moment(public, me, "key", common(0b11111), Ledger(), lambda event: getattr(event, "seat", -1))


def talker() -> SalemTalker:
    def think(_: Any) -> Any:
        raise AssertionError

    return SalemTalker(think)


def test_a_reason_alone_is_an_answer() -> None:
    because = Saying("because", (Line(0),))

    assert moment(told.TurnBegan(1)).fresh([because]) == [because]
    assert moment(told.TurnBegan(1)).fresh([Saying("unsayable"), because]) == []


def test_who_has_no_reason_of_its_own_agrees_with_the_last_who_spoke_against_that_player() -> None:
    public = [told.TurnBegan(1), spoke(3, 1, ATTACK), spoke(4, 2, ATTACK), spoke(2, 3, ATTACK), spoke(0, 4, ATTACK)]

    assert talker().echo(moment(*public), 2, 5) == [Saying("agree", (Line(2),))]
    assert talker().echo(moment(*public), 2, 2) == [Saying("agree", (Line(1),))]
    assert talker().echo(moment(*public), 1, 5) == []


def test_the_end_of_a_turn_is_explained_by_what_was_played_or_drawn_in_it() -> None:
    begins, ends = told.TurnBegan(1), told.TurnEnded(1)
    card, other = told.CardPlayed(1, "accusation", 2), told.CardPlayed(3, "accusation", 1)
    drawn = told.CardDrawn(1)

    assert talker().cause([card, begins, card, other, ends], 4) == 2
    assert talker().cause([card, begins, drawn, drawn, ends], 4) == 2
    assert talker().cause([card, begins, ends], 2) == 2
    assert talker().cause([begins, card], 1) == 1


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_few_agree_with_one_line_and_no_request_or_promise_is_called_untrue(name: str, players: int) -> None:
    game = played(name, players, 1)
    public = game.heard(None)
    agreed: Counter[int] = Counter()
    for _, event in spoken(game):
        for saying in event.sayings:
            part = saying.parts[0] if saying.parts else None
            if saying.kind == "agree" and isinstance(part, Line):
                agreed[part.line] += 1
            if saying.kind == "doubt" and isinstance(part, Line):
                doubted = public[part.line]
                assert isinstance(doubted, Spoke)
                assert {each.kind for each in doubted.sayings} - {"go-for", "because"}
    assert agreed
    assert max(agreed.values()) <= ENOUGH + 1  # one may also second it


def test_no_reason_in_salem_is_that_a_turn_has_ended() -> None:
    game: mh.Game[Any] = played("salem1692", 7, 1)
    public = game.heard(None)
    pointed = [
        public[part.line]
        for _, event in spoken(game)
        for saying in event.sayings
        if saying.kind == "because"
        for part in saying.parts
        if isinstance(part, Line)
    ]
    assert pointed
    assert not [event for event in pointed if isinstance(event, told.TurnEnded)]
