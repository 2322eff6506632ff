"""Sayings: what may be said, who hears it, what is kept of it, and what is revealed at the end."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.bots import simulate
from meetinghouse.bots.bot import Bot, Prompt, Speech
from meetinghouse.bots.play import play_out
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.bots.registry import make_bot
from meetinghouse.bots.talk import Conversation, talk
from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.events import EVERYBODY, Event, Told
from meetinghouse.engine.game import Game
from meetinghouse.engine.sayings import Line, Saying, Spoke
from meetinghouse.engine.speech import claim_kinds, verdicts
from meetinghouse.engine.values import Amount, Seat, Word
from meetinghouse.engine.verify import verify
from meetinghouse.games.salem1692 import events
from tests.every import every_game
from tests.installing import werewolf

TALK = {"talk": "claims"}
PLAYERS = every_game(salem1692=6, newsalem=5, quintebourg=7)
NOTHING = Saying("nothing")


def opened(game: str, options: dict[str, Any] = TALK, seed: int = 1) -> tuple[Game[Any], str]:
    """A game at the first moment at which somebody may talk, and the channel."""
    match, dice = mh.start(game, PLAYERS[game], seed, options), random.Random(seed)
    while not any(channel.form == "text" for channel in match.channels):
        match.answer((asked := match.decisions[0]).id, asked.any(dice))
    return match, next(channel.name for channel in match.channels if channel.form == "text")


def refusal(match: Game[Any], seat: object, channel: object, sayings: object) -> mh.Refused:
    """The refusal of a line; the game is as it was."""
    before = match.save()
    with pytest.raises(mh.Refused) as caught:
        match.say(seat, channel, sayings)
    assert match.save() == before
    return caught.value


@pytest.mark.parametrize("game", PLAYERS)
def test_random_things_can_be_said_at_random_moments(game: str) -> None:
    rules = mh.start(game, PLAYERS[game], 1).rules
    figures = conformance.check(
        lambda seed: start_by(rules, PLAYERS[game], seed, TALK), [3], moves=5, save_every=25, choice_every=40,
        redeal_every=60, least_changed=0.5, least_seen=0.3,
    )  # fmt: skip
    assert figures.sayings > 5
    assert figures.redeals


@pytest.mark.parametrize("game", PLAYERS)
def test_the_vocabulary_is_the_same_in_every_world_and_lists_common_and_own_phrases(game: str) -> None:
    match, channel = opened(game)
    phrases = match.vocabulary(channel)
    kinds = [phrase.kind for phrase in phrases]
    assert kinds[:2] == ["suspect", "trust"]
    assert len(kinds) >= 15 + 12
    for seat in range(match.seats):
        assert msgspec.json.encode(match.redeal(seat, 5).vocabulary(channel)) == msgspec.json.encode(phrases)
    assert len(msgspec.json.encode(phrases)) < 16000


@pytest.mark.parametrize("game", PLAYERS)
def test_which_sayings_are_claims_is_known_while_nobody_may_speak(game: str) -> None:
    match, channel = opened(game)
    claims = tuple([phrase.kind for phrase in match.vocabulary(channel) if phrase.mood == "claim"])
    assert claims
    assert claim_kinds(mh.start(game, PLAYERS[game], 1, TALK)) == claims
    play_out(match, [RandomBot() for _ in range(match.seats)], random.Random(1))
    assert claim_kinds(match) == claims
    assert claim_kinds(mh.start(game, PLAYERS[game], 1)) == ()


def test_a_line_is_told_recorded_saved_replayed_and_verified() -> None:
    match, channel = opened("newsalem")
    line = [Saying("suspect", (Seat(1), Word("much"))), Saying("because", (Line(0),))]
    told = match.say(0, channel, line)
    spoke = told[0].event
    assert match.heard(None)[spoke.number] == spoke == Spoke(0, channel, spoke.number, (), tuple(line))
    match.say(2, channel, msgspec.to_builtins([Saying("agree", (Line(spoke.number),))]))
    assert mh.load(match.save()).save() == match.save()
    again = mh.replay(match.record.encode())
    assert again.save() == match.save()
    assert verify(match.record).holds
    assert mh.imagine(match.view(3, basis=True), match.heard(3), 1).heard(3) == match.heard(3)


def test_a_redealt_world_keeps_what_the_seat_heard_and_drops_the_rest() -> None:
    match, channel = opened("salem1692")
    match.say(0, channel, NOTHING)
    hidden = Spoke(1, "graveyard", 0, (1, 2), (NOTHING,))
    match.tell_some(0b110, hidden)
    assert hidden in match.redeal(2, 7).heard(2)
    assert [told.event for told in match.redeal(0, 7).story].count(hidden) == 0
    assert any(isinstance(event, Spoke) for event in match.redeal(0, 7).heard(0))


@pytest.mark.parametrize(
    ("seat", "channel", "sayings", "key"),
    [
        (0, "town", Saying("x"), "unknown-saying"),
        (0, "nowhere", NOTHING, "closed-channel"),
        (0, "town", [NOTHING] * 4, "too-many-sayings"),
        (0, "town", [], "too-many-sayings"),
        (0, "town", "hello", "no-saying"),
        (0, "town", Saying("suspect", (Seat(1),)), "saying-parts"),
        (0, "town", Saying("suspect", (Seat(0), Word("much"))), "saying-part"),
        (0, "town", Saying("because", (Line(9999),)), "saying-part"),
        (0, "town", Saying("agree", (Line(0),)), "saying-part"),
        (0, "town", [NOTHING, Saying("x")], "unknown-saying"),
        (99, "town", NOTHING, "no-seat"),
        (None, "town", NOTHING, "no-seat"),
    ],
)
def test_what_cannot_be_said_is_refused_and_nothing_is_said(
    seat: object, channel: str, sayings: object, key: str
) -> None:
    match, _ = opened("salem1692")
    assert refusal(match, seat, channel, sayings).key == key


def test_nobody_retracts_what_another_said() -> None:
    match, channel = opened("salem1692")
    match.say(1, channel, Saying("never-witch"))
    line = Line(len(match.heard(None)) - 1)
    assert refusal(match, 0, channel, Saying("retract", (line,))).key == "saying-part"
    match.say(1, channel, Saying("retract", (line,)))


def test_without_the_option_nobody_says_anything() -> None:
    match, channel = opened("salem1692", {})
    assert match.vocabulary(channel) == ()
    assert refusal(match, 0, channel, NOTHING).key == "no-talk"


def test_at_night_and_where_only_signs_are_made_nobody_speaks() -> None:
    salem = mh.start("salem1692", 6, 1, TALK)
    assert refusal(salem, 0, "town", NOTHING).key == "closed-channel"
    town, dice = mh.start("quintebourg", 9, 2, TALK), random.Random(2)
    while not any(channel.form == "gestures" for channel in town.channels):
        town.answer((asked := town.decisions[0]).id, asked.any(dice))
    signs = next(channel for channel in town.channels if channel.form == "gestures")
    assert town.vocabulary(signs.name) == ()
    assert refusal(town, signs.writers[0], signs.name, NOTHING).key == "gestures-channel"


@pytest.mark.rule("QB-MJ-05")
def test_where_roles_are_not_spoken_of_claims_about_them_are_closed_by_the_clause() -> None:
    match, channel = opened("quintebourg", TALK | {"role_talk": False})
    seat = next(each for each in match.channels if each.name == channel).writers[0]
    refused = refusal(match, seat, channel, Saying("am-role", (Word("villageois"),)))
    assert (refused.key, refused.rule) == ("forbidden", "QB-MJ-05")
    match.say(seat, channel, Saying("was-hurt"))
    opened_up, channel = opened("quintebourg")
    opened_up.say(seat, channel, Saying("am-role", (Word("villageois"),)))


def test_truth_follows_from_the_cards_and_opens_with_the_end() -> None:
    match, channel = opened("newsalem")
    side = match.view(0).side
    other = next(each for each in match.rules.sides if each != side)
    match.say(0, channel, [Saying("am-side", (Word(side),)), Saying("am-side", (Word(other),)), NOTHING])
    with pytest.raises(mh.Refused, match="secret"):
        verdicts(match.record)
    play_out(match, [RandomBot() for _ in range(match.seats)], random.Random(1))
    [verdict] = verdicts(match.record)
    assert verdict.truths == (True, False, None)
    assert match.record.entries[verdict.entry].said == verdict.sayings


def test_truth_in_salem_is_that_of_hand_and_row() -> None:
    match, _ = opened("salem1692")
    truth, state = match.rules.truth, match.state
    for seat in range(6):
        witch = bool(state.witches >> seat & 1)
        assert truth(match, seat, Saying("never-witch")) is not witch
        assert truth(match, seat, Saying("was-witch")) is witch
        assert truth(match, seat, Saying("hold-points", (Amount(0),))) is True
        assert truth(match, seat, Saying("will-confess")) is None
    constables = [seat for seat in range(6) if truth(match, seat, Saying("am-constable"))]
    assert len(constables) == 1


def test_claims_that_contradict_each_other_or_what_is_public_are_found() -> None:
    match, channel = opened("salem1692")
    first = match.say(0, channel, Saying("am-constable"))[0].event.number
    second = match.say(1, channel, Saying("am-constable"))[0].event.number
    third = match.say(2, channel, Saying("lost-tryal", (Seat(3), Word("witch"))))[0].event.number
    found = [(each.line, each.why, each.other_line) for each in match.rules.conflicts(match)]
    assert found == [(second, "one-card", first), (third, "never-passed", None)]
    match.say(1, channel, Saying("retract", (Line(second),)))
    assert [each.why for each in match.rules.conflicts(match)] == ["never-passed"]


WITCH_SHOWN = events.TryalRevealed(0, 0, "witch", "trial")
CONSTABLE_SHOWN = events.TryalRevealed(0, 1, "constable", "trial")
TAKEN, MIXED = events.TryalTaken(1, 0), events.TryalsMixed((0, 1))


@pytest.mark.parametrize(
    ("kind", "seat", "before", "after", "found"),
    [
        ("never-witch", 0, [WITCH_SHOWN], [], ["witch-shown"]),
        ("never-witch", 0, [TAKEN, WITCH_SHOWN], [MIXED], ["witch-shown"]),
        ("never-witch", 0, [TAKEN], [WITCH_SHOWN, TAKEN], ["witch-shown"]),
        ("never-witch", 0, [], [TAKEN, WITCH_SHOWN], []),
        ("never-witch", 0, [], [MIXED, WITCH_SHOWN], []),
        ("never-witch", 1, [WITCH_SHOWN], [], []),
        ("am-constable", 1, [CONSTABLE_SHOWN], [], ["constable-shown"]),
        ("am-constable", 1, [], [CONSTABLE_SHOWN], ["constable-shown"]),
        ("am-constable", 1, [], [TAKEN, CONSTABLE_SHOWN], []),
        ("am-constable", 0, [], [CONSTABLE_SHOWN], []),
        ("am-constable", 0, [CONSTABLE_SHOWN], [], ["constable-shown"]),
    ],
)
def test_a_card_that_was_turned_up_says_nothing_of_who_had_it_before_it_changed_hands(
    kind: str, seat: int, before: list[Event], after: list[Event], found: list[str]
) -> None:
    match, channel = opened("salem1692")
    match.story += [Told(event, EVERYBODY) for event in before]
    match.say(seat, channel, Saying(kind))
    match.story += [Told(event, EVERYBODY) for event in after]
    assert [each.why for each in match.rules.conflicts(match)] == found


def test_only_claims_are_compared_and_the_public_story_is_not_read_for_every_pair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, channel = opened("salem1692")
    for seat in (*range(6), *range(6)):
        match.say(seat, channel, [NOTHING, Saying("hold-points", (Amount(2),)), Saying("never-witch")])
    read, compared = Mock(wraps=match.heard), Mock(wraps=match.rules.clash)
    monkeypatch.setattr(Game, "heard", lambda _, *given: read(*given))
    monkeypatch.setattr(type(match.rules), "clash", lambda _, *given: compared(*given))
    assert match.rules.conflicts(match) == ()
    assert compared.call_count == 24 * 23 / 2
    assert {claim.saying.kind for call in compared.call_args_list for claim in call.args[1:]} == {
        "hold-points", "never-witch",
    }  # fmt: skip
    assert read.call_count <= 13


def test_a_private_line_has_no_number_in_the_public_story() -> None:
    match = mh.start("quintebourg", 7, 3, TALK)
    play_out(match, [RandomBot(talks=True) for _ in range(7)], random.Random(3))
    spoke = [told.event for told in match.story if isinstance(told.event, Spoke)]
    expected = [-1 if event.to else event.number for event in spoke]
    assert min(expected) == -1 < max(expected)
    assert [each.number for each in verdicts(match.record)] == expected


def test_a_third_party_game_has_the_common_sayings_and_its_own() -> None:
    with werewolf():
        match, dice = mh.start("werewolf", 6, 1, TALK), random.Random(1)
        while not any(channel.name == "village" for channel in match.channels):
            match.answer((asked := match.decisions[0]).id, asked.any(dice))
        kinds = [phrase.kind for phrase in match.vocabulary("village")]
        assert {"suspect", "nothing", "am-role", "saw"} <= set(kinds)
        seat = next(each for each in match.channels if each.name == "village").writers[0]
        role = match.state.roles[seat]
        assert match.rules.truth(match, seat, Saying("am-role", (Word(role),))) is True


class Parrot(Bot):
    """A bot that says the same thing as often as it may."""

    talks = True

    def __init__(self, lines: int) -> None:
        self.lines = lines

    def say(self, prompt: Prompt) -> Speech | None:
        self.lines -= 1
        return Speech(prompt.channels[0], (NOTHING,)) if self.lines >= 0 else None


def test_bots_are_asked_in_the_order_of_seats_until_a_round_is_silent_and_say_two_lines_at_most() -> None:
    match, _ = opened("newsalem")
    before = len(match.story)
    bots: list[Bot] = [Parrot(1), RandomBot(), Parrot(9), Parrot(0), Parrot(1)]
    assert talk(match, bots, [random.Random(0)] * 5) == 4
    assert [told.event.seat for told in match.story[before:]] == [0, 2, 4, 2]
    assert Conversation(()).over


@pytest.mark.parametrize("game", PLAYERS)
def test_steady_bots_play_on_whatever_is_said_and_talk_changes_no_move_of_random_ones(game: str) -> None:
    players = PLAYERS[game]
    mixed = mh.start(game, players, 4, TALK)
    bots = [RandomBot(talks=True) if seat % 2 else make_bot(game, "steady") for seat in range(mixed.seats)]
    play_out(mixed, bots, random.Random(4))
    assert any(isinstance(told.event, Spoke) for told in mixed.story)
    outcomes = []
    for options in ({}, TALK):
        match = mh.start(game, players, 5, options)
        play_out(match, [RandomBot(talks=True) for _ in range(match.seats)], random.Random(5))
        outcomes.append(match.outcome)
    assert outcomes[0] == outcomes[1]


def test_a_simulation_with_silent_bots_has_the_same_digest_with_talk_and_without() -> None:
    digests = {simulate("newsalem", 5, 3, options=options, processes=1).digest for options in ({}, TALK)}
    assert len(digests) == 1
