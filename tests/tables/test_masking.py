"""Nothing that leaves a table in a secret step reveals who acts: neither times nor sizes nor contents."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine.values import DONE, Seat
from meetinghouse.games.salem1692.phases.night import Confess
from meetinghouse.games.salem1692.roles.constable import GavelChoice
from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.tables import acts, events
from tests.games.salem1692.village import village

from .awaiting import awaited
from .positions import FOUR, TABLES, position
from .virtual import NAMES, NOBODY, START, Party, refused, town


async def something(party: Party, dice: random.Random) -> None:
    """Let somebody do a random act: usually answer, or gesture, talk, vote or take notes."""
    name = dice.choice(list(party.tokens))
    asked = party.asked(name)
    offers = [offer for offer in party.game.offers if offer.seat == party.seat(name)]
    try:
        if offers and dice.random() < 0.3:
            offer = dice.choice(offers)
            await party.answer(name, offer.any(dice), offer.id)
        elif asked is not None:
            await party.answer(name, asked.any(dice))
        elif dice.random() < 0.3:
            await party.say(name, "x" * dice.randint(1, 300), dice.choice(("town", "graveyard", "last-words")))
        elif dice.random() < 0.2:
            await party.act(name, acts.Extend)
    except ValueError:
        pass  # refused without a change


async def game_of_people_and_bots(path: Path, players: int, edition: str, seed: int, pace: str) -> Party:
    """A game in which people do random acts at random times."""
    dice = random.Random(seed)
    people = max(1, players // 2)
    async with town(path, seed) as home:
        party = await home.game(
            *NAMES[:people], bots=players - people, pace=pace, options={"edition": edition}, seed=str(seed)
        )
        scale = 60.0 if pace == "async" else 1.0
        night = position(players, edition, seed)
        for turn in range(400):
            if turn > 200 and night is not None and not party.table.secret:
                party.lay(night.copy())
                night = None
            await home.wait(scale * dice.choice((0.1, 0.37, 0.61, 1.0, 2.3)))
            if party.table.phase != "playing":
                break
            await something(party, dice)
            if party.table.secret and dice.random() < 0.05:  # a reader who connects now
                for basis in (False, True):
                    assert len({len(party.frame(name, basis=basis)) for name in (*party.tokens, NOBODY)}) == 1
        return party


@pytest.mark.parametrize(("players", "edition", "seed", "pace"), TABLES)
def test_frames_of_secret_steps_leave_on_ticks_one_to_each_and_all_of_one_size(
    tmp_path: Path, players: int, edition: str, seed: int, pace: str
) -> None:
    @awaited
    async def test() -> None:
        party = await game_of_people_and_bots(tmp_path, players, edition, seed, pace)
        tick = party.table.pace.tick
        secrets = 0
        confessed = {frame.at for frame in party.sent[NOBODY] if tells_a_confession(frame.data)}
        for index, (at, secret, since, sizes, _) in enumerate(party.shown):
            if not secret:
                continue
            secrets += 1
            assert is_whole((at - since) / tick)
            assert len(set(sizes)) == 1
            assert None not in sizes
            before = party.shown[index - 1]
            if before.secret and before.since == since:
                assert (at - before.at) / tick == pytest.approx(1)  # no tick is skipped
        for before, after in pairwise(party.shown):
            if before.secret and before.since != after.since and after.at not in confessed:
                assert is_whole((after.at - before.since) / tick)  # the next step is shown on a tick of the last one
        assert secrets > 3
        received = sum(len(frames) - 1 for frames in party.sent.values())
        assert received == sum(shown.frames for shown in party.shown)  # and nothing between ticks

    test()


def is_whole(ticks: float) -> bool:
    """Whether a time is a whole number of ticks."""
    return abs(ticks - round(ticks)) < 1e-6


def tells_a_confession(message: Any) -> bool:
    """Whether a frame tells a confession, which is public and shown at once if it ends the step."""
    return any(line["type"] == "confessed" for line in message["story"])


# --- answers that are changed


@awaited
async def test_an_answer_changed_at_the_last_moment_counts_and_does_not_hold_up_the_step(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        for name in FOUR:
            await party.answer(name, Seat(0))
        await home.wait(9.5)
        for name in FOUR:
            await party.answer(name, Seat(2), f"{party.seat(name)}-1")
        await home.wait(0.5)
        assert not party.is_secret()
        assert party.told(NOBODY, "cat-given") == [{"type": "cat-given", "seat": 2}]


# --- that all have answered is told to nobody


@pytest.mark.parametrize("kind", [NightChoice, GavelChoice, Confess])
def test_nobody_sees_that_all_have_answered(tmp_path: Path, kind: type[Any]) -> None:
    @awaited
    async def test() -> None:
        seen = []
        for all_answer in (True, False):
            async with town(tmp_path, file=f"{all_answer}.db") as home:
                party = await home.game(*FOUR)
                game = village("en", 4)
                game.agenda.append(kind())
                game.advance()
                party.lay(game)
                for name in FOUR[:3]:
                    await home.wait(0.3)
                    await party.answer(name)
                await home.wait(0.3)
                if all_answer:
                    await party.answer("Dan")
                assert party.game.held == all_answer
                await home.wait(2)
                await party.act("Ann", acts.Extend)
                await home.run_until(START + (4.9 if kind is GavelChoice else 7.9))
                seen.append([[*party.sent[name], party.frame(name)] for name in ("Ann", "Ben", "Cat", NOBODY)])
        assert seen[0] == seen[1]
        assert len(seen[0][0]) > 6

    test()


@awaited
async def test_what_is_refused_in_a_secret_step_is_the_same_whether_or_not_all_have_answered(tmp_path: Path) -> None:
    found = []
    for all_answer in (True, False):
        async with town(tmp_path, file=f"{all_answer}.db") as home:
            party = await home.game(*FOUR)
            for name in FOUR if all_answer else FOUR[:3]:
                await party.answer(name)
            said = []
            for id, choice in (("1-1", Seat(1)), ("0-1", Seat(1)), ("0-1", Seat(9)), ("0-2", Seat(1)), ("0-1", 7)):
                try:
                    await party.answer("Ann", choice, id)
                    said.append("")
                except ValueError as error:
                    said.append(str(error))
            found.append(said)
    assert found[0] == found[1]


# --- those who come or change something in the middle


@awaited
async def test_whoever_comes_between_two_ticks_sees_the_last_one_and_the_next_comes_on_time(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        await home.wait(2.25)
        await party.answer("Ben", Seat(1))
        party.unfollow("Cat")
        party.follow("Cat")
        assert party.sent["Cat"][-1].data["table"]["now"] == START + 2
        await home.wait(0.75)
        assert [frame.at - START for frame in party.sent["Cat"][-2:]] == [2.25, 3]


@pytest.mark.parametrize("what", ["mute", "wish", "leave", "note"])
def test_whatever_is_done_in_a_secret_step_is_shown_on_its_next_tick(tmp_path: Path, what: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*FOUR)
            await home.wait(2.4)
            sent = len(party.sent["Ben"])
            if what == "mute":
                await party.act("Ann", acts.Mute, 1, True)
            elif what == "wish":
                await party.act("Ann", acts.Extend)
            elif what == "leave":
                await party.act("Ann", acts.Leave)
            else:
                await party.act("Ann", acts.Lock, True)
            assert len(party.sent["Ben"]) == sent
            await home.wait(0.6)
            assert len(party.sent["Ben"]) == sent + 1
            before, after = [frame.data["table"] for frame in party.sent["Ben"][-2:]]
            assert {**before, "now": 0} != {**after, "now": 0}

    test()


@awaited
async def test_nothing_is_answered_for_another_seat_in_a_secret_step(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        with refused("anothers"):
            await party.answer("Ann", Seat(1), "1-1")
        with refused("anothers"):
            party.table.asked(party.keys["Ann"], "1-1")


@awaited
async def test_lines_that_the_public_was_not_told_are_marked(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        await home.wait(12)
        for name in FOUR:
            data = party.data(name)
            marked = [data["story"][place] for place in data["private"]]
            assert {"tryals-seen", "hand-seen"} <= {line["type"] for line in marked}
            assert [line for line in data["story"] if line not in marked] == party.told(NOBODY)
        assert party.data(NOBODY)["private"] == []


@awaited
async def test_a_story_too_long_for_one_message_of_a_secret_step_comes_in_order_with_the_next_ones(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        table, sent = party.table.copy(), len(party.sent["Ann"])
        said = [f"{number} ".ljust(200, "é") for number in range(4)]
        for text in said:
            table.tell(events.Said("Ben", "town", text), 1 << party.keys["Ann"])
        party.live._put(table, home.now)
        await home.wait(8)
        heard = [[line["text"] for line in frame.data["story"]] for frame in party.sent["Ann"][sent:]]
        assert [text for texts in heard for text in texts] == said
        assert sum(bool(texts) for texts in heard) > 2
        assert {"first", "last"} <= {frame.event.kind for frame in party.sent["Ann"][sent:]}
        assert all(len(set(shown.sizes)) == 1 for shown in party.shown if shown.secret)


@awaited
async def test_silence_in_a_confession_ends_like_any_other(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        game = village("en", 4)
        game.agenda.append(Confess())
        game.advance()
        party.lay(game)
        for name in FOUR:
            await party.answer(name, DONE)
        await home.wait(29.9)
        assert party.is_secret()
        await home.wait(0.1)
        assert not party.is_secret()
