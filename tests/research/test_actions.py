"""Action ids: every option can be chosen, part by part, and nothing else."""

from __future__ import annotations

import random

import pytest

from meetinghouse import research
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Amount, Card, Seat, Word
from meetinghouse.research.actions import ENOUGH, SPARE, Actions, Question
from meetinghouse.research.vocabulary import vocabulary_of
from tests.every import every_game
from tests.installing import werewolf

SALEM = Actions(rules_of("salem1692"), 7, vocabulary_of("salem1692"))
NAMES = SALEM.names()


def leaves(question: Question, path: tuple[int, ...] = ()) -> list[object]:
    """Every choice that some series of actions leads to."""
    found: list[object] = []
    for action in question.legal:
        other = question.copy()
        choice = other.choose(action)
        found += leaves(other, (*path, action)) if choice is None else [choice]
    return found


def decision(*options: object, least: int = 1, most: int = 1) -> Decision:
    return Decision("0-1", 0, "turn", tuple(options), least=least, most=most)  # type: ignore[arg-type]


def test_an_option_of_one_part_is_one_action() -> None:
    options = (Seat(2), Card("alibi"), Word("draw"))
    question = Question(SALEM, decision(*options))

    assert [NAMES[action] for action in question.legal] == ["seat 2", "card alibi", "word draw"]
    assert leaves(question) == list(options)


def test_an_option_that_others_go_on_from_ends_with_enough() -> None:
    card, both = Card("alibi"), (Card("alibi"), Card("witness"))
    question = Question(SALEM, decision(card, both))

    assert question.choose(question.legal[0]) is None
    assert [NAMES[action] for action in question.legal] == ["enough", "card witness"]
    assert leaves(question) == [card, both]


def test_a_choice_of_several_options_ends_when_it_is_full_or_enough() -> None:
    question = Question(SALEM, decision(Seat(0), Seat(1), Seat(2), least=1, most=2))

    assert ENOUGH not in question.legal
    assert sorted(map(str, leaves(question))) == sorted(
        map(str, [[Seat(a)] for a in range(3)] + [[Seat(a), Seat(b)] for a in range(3) for b in range(3) if a != b])
    )


def test_a_value_without_an_id_takes_a_spare_one() -> None:
    options = tuple(Amount(amount) for amount in range(1000, 1000 + SPARE + 5))
    question = Question(SALEM, decision(*options))

    assert leaves(question) == list(options[:SPARE])


@pytest.mark.parametrize(
    ("game", "players"), [*every_game(salem1692=7, newsalem=4, quintebourg=7).items(), ("werewolf", 8)]
)
@pytest.mark.parametrize("offers", ["asked", "always"])
def test_games_end_and_every_option_that_is_asked_can_be_chosen(game: str, players: int, offers: str) -> None:
    dice = random.Random(f"{game} {offers}")
    with werewolf():
        match = research.match(game, players, 2, offers=offers)
        while not match.over:
            seat = match.turns[0]
            asked = next((each for each in match.game.decisions if each.seat == seat), None)
            if asked is not None and asked.single and dice.random() < 0.05:
                made = leaves(Question(match.spaces.actions, asked))
                assert len(made) == len(asked.options)
                assert all(option in made for option in asked.options)
            match.act(seat, dice.choice(match.legal(seat)))
        assert not match.cut
        assert sorted({-1.0, *match.rewards}) in ([-1.0], [-1.0, 1.0])


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    match = research.match("salem1692", 7, 1)
    seat = match.turns[0]
    before = match.game.save()

    with pytest.raises(Refused, match="Option action cannot be"):
        match.act(seat, ENOUGH)
    with pytest.raises(Refused, match="not asked"):
        match.act((seat + 1) % 7 if (seat + 1) % 7 not in match.turns else 9, 1)
    assert match.game.save() == before


def test_offers_are_windows_for_those_who_are_asked_nothing() -> None:
    quiet, windows = (research.match("salem1692", 7, 4, offers=offers) for offers in ("never", "always"))
    assert not any(name.startswith("the offer") for name in map(NAMES.__getitem__, quiet.legal(quiet.turns[0])))
    dice = random.Random(4)
    seen = set()
    while not windows.over:
        seat = windows.turns[0]
        legal = windows.legal(seat)
        offered = {NAMES[action] for action in legal if NAMES[action].startswith("the offer")}
        if offered and not any(each.seat == seat for each in windows.game.decisions):
            assert legal[0] == ENOUGH
            seen |= offered
        windows.act(seat, dice.choice(legal))
    assert seen & {"the offer hourglass", "the offer reorder"}


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"game": "chess", "players": 2}, "chess"),
        ({"game": "salem1692", "players": 99}, "2 to 12"),
        ({"game": "salem1692", "players": 7, "options": {"editoin": "fr"}}, "edition"),
        ({"game": "salem1692", "players": 7, "options": {"edition": "de"}}, "de"),
        ({"game": "salem1692", "players": 7, "offers": "sometimes"}, "asked, always, never"),
        ({"game": "salem1692", "players": 7, "limit": 0}, "limit"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(settings: dict[str, object], told: str) -> None:
    for make in (research.pettingzoo, research.parallel, research.describe):
        with pytest.raises(Refused, match=told):
            make(**settings)  # type: ignore[arg-type]
