"""In secret steps nothing that leaves the table tells who acts: not its times, not its sizes, not its words."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.game import Game
from meetinghouse.engine.values import DONE, Seat
from meetinghouse.games.salem1692.night import Confess, GavelChoice, NightChoice
from meetinghouse.tables import acts
from tests.games.salem1692.village import village

from .awaiting import awaited
from .virtual import NAMES, NOBODY, START, Party, Town, first, refused, town

FOUR = ("Ann", "Ben", "Cat", "Dan")

# players, edition, seed, pace
TABLES = [
    (2, "en", 1, "quick"), (3, "fr", 2, "quick"), (4, "es", 3, "classic"), (5, "fr", 4, "quick"),
    (6, "en", 5, "none"), (7, "fr", 6, "quick"), (8, "es", 7, "quick"), (9, "en", 8, "relaxed"),
    (10, "en", 9, "async"), (12, "fr", 10, "quick"), (12, "en", 11, "quick"),
]  # fmt: skip


@cache
def position(players: int, edition: str, seed: int, kind: type = NightChoice) -> Game[Any] | None:
    """A game played at random to the third opening of such a step, or to its last one."""
    dice = random.Random(seed)
    game = mh.start("salem1692", players, seed=seed, options={"edition": edition})
    found = None
    openings = 0
    while not game.over and openings < 3:
        top = game.agenda[-1]
        if isinstance(top, kind) and not top.answers and (found is None or found.agenda[-1].numbers != top.numbers):
            openings += 1
            found = game.copy()
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
    return found


def positions(kind: type = NightChoice, games: int = 1) -> Iterator[tuple[int, str, int, Game[Any]]]:
    """Such openings, over numbers of players, editions and seeds."""
    for players, edition, seed, _ in TABLES:
        for more in range(games):
            game = position(players, edition, 100 * seed + more, kind)
            if game is not None:
                yield players, edition, seed, game.copy()


async def something(party: Party, dice: random.Random) -> None:
    """Somebody does something: answers, mostly; or points, says, wishes, notes."""
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
        pass  # refused, and nothing was changed


async def game_of_people_and_bots(path: Path, players: int, edition: str, seed: int, pace: str) -> Party:
    """A game in which people do all kinds of things at all kinds of moments."""
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
            if party.table.secret and dice.random() < 0.05:  # whoever comes now
                assert len({len(party.frame(name)) for name in (*party.tokens, NOBODY)}) == 1
        return party


@pytest.mark.parametrize(("players", "edition", "seed", "pace"), TABLES)
def test_frames_of_secret_steps_leave_on_ticks_one_to_each_and_all_of_one_size(
    tmp_path: Path, players: int, edition: str, seed: int, pace: str
) -> None:
    @awaited
    async def test() -> None:
        party = await game_of_people_and_bots(tmp_path, players, edition, seed, pace)
        tick = party.table.pace.tick
        opened = 1  # everybody's first frame, before the game
        secrets = 0
        for index, (at, secret, since) in enumerate(party.shown):
            frames = [sent[opened + index] for sent in party.sent.values()]
            assert {frame.at for frame in frames} == {at}
            if not secret:
                continue
            secrets += 1
            assert is_whole((at - since) / tick)
            assert len({len(frame.body) for frame in frames}) == 1
            before = party.shown[index - 1]
            if before.secret and before.since == since:
                assert (at - before.at) / tick == pytest.approx(1)  # none is left out
        for index in range(1, len(party.shown)):
            before, after = party.shown[index - 1], party.shown[index]
            if before.secret and before.since != after.since and not confessed(party, opened + index):
                assert is_whole((after.at - before.since) / tick)  # the next step is told on a tick of the one before
        assert secrets > 3
        assert len({len(sent) for sent in party.sent.values()}) == 1

    test()


def is_whole(ticks: float) -> bool:
    """Whether it is a number of whole ticks."""
    return abs(ticks - round(ticks)) < 1e-6


def confessed(party: Party, index: int) -> bool:
    """Whether somebody's confession was told then: that is public, and told at once where somebody dies of it."""
    return any(line["type"] == "confessed" for line in party.sent[NOBODY][index].data["story"])


# --- how long a secret step lasts


@pytest.mark.parametrize(
    ("pace", "answers", "ends"),
    [
        ("classic", (0.4, 1.3, 1.31, 2.2), 5),  # the floor is 8, but no more than half of 10
        ("classic", (0.4, 1.3, 1.31, 6.4), 10),  # whoever really acts may think longer: so not at the next tick
        ("classic", (0.4, 1.3, 1.31, 9.99), 10),
        ("classic", (0.4, 1.3, 1.31), 10),
        ("classic", (), 10),
        ("relaxed", (1, 2, 3, 4), 10),
        ("quick", (0.1, 0.2, 0.3, 0.4), 4),
        ("quick", (0.1, 0.2, 0.3), 7),
        ("none", (0.1, 0.2, 0.3, 100.5), 104),
        ("none", (0.1, 0.2, 0.3, 0.4), 4),
        ("async", (1, 2, 3, 4), 120),
        ("async", (1, 2, 3, 301), 360),
    ],
)
def test_a_secret_step_ends_after_whole_floors_when_all_have_answered_and_else_at_its_time(
    tmp_path: Path, pace: str, answers: tuple[float, ...], ends: float
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*FOUR, pace=pace)
            for name, at in zip(FOUR, answers, strict=False):
                await home.run_until(START + at)
                await party.answer(name)
            await home.run_until(START + ends - 0.01)
            assert party.is_secret()
            await home.run_until(START + ends)
            assert not party.is_secret()
            assert party.sent[NOBODY][-1].at == START + ends

    test()


@awaited
async def test_an_answer_changed_at_the_last_moment_counts_and_does_not_hold_up_the_step(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, pace="relaxed")
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


# --- another world


class Worlds:
    """A table, and the same one in a world that one seat cannot tell apart; all is done at both, at the same times."""

    def __init__(self, towns: list[Town], parties: list[Party], seat: int, seed: int) -> None:
        self.towns = towns
        self.parties = parties
        self.seat = seat
        self.dice = random.Random(seed)
        self.acted = 0

    @property
    def mine(self) -> list[str | None]:
        """The seat, and whoever only watches."""
        return [list(self.parties[0].tokens)[self.seat], NOBODY]

    async def wait(self, seconds: float) -> None:
        """Time goes in both."""
        for home in self.towns:
            await home.wait(seconds)

    async def act(self) -> None:
        """Somebody does what can be done in both."""
        one = self.parties[0]
        name = self.dice.choice(list(one.tokens))
        seat = one.seat(name)
        choices = [
            {asked.id: asked for asked in (*party.game.decisions, *party.game.offers) if asked.seat == seat}
            for party in self.parties
        ]
        common = sorted(set(choices[0]) & set(choices[1]))
        if not common:
            return
        id = self.dice.choice(common)
        options = [option for option in choices[0][id].options if option in choices[1][id].options]
        if options and choices[0][id].single:
            choice = self.dice.choice(options)
            for party in self.parties:
                await party.answer(name, choice, id)
            self.acted += 1

    def times(self) -> list[list[list[float]]]:
        """When everybody was sent something, in each world."""
        return [[[frame.at for frame in sent] for sent in party.sent.values()] for party in self.parties]

    def stories(self) -> list[list[Any]]:
        """What the seat was told, in each world."""
        return [[frame.data["story"] for frame in party.sent[self.mine[0]]] for party in self.parties]

    def compare(self) -> bool:
        """The same frames to the seat; False where it has been told different things, as the rules have it."""
        one, two = self.parties
        if any(one.sent[name] != two.sent[name] for name in self.mine):
            mine, others = self.stories()
            assert mine != others
            return False
        times = self.times()
        assert times[0] == times[1]
        return True


async def worlds(stack: AsyncExitStack, path: Path, game: Game[Any], seed: int, pace: str, bots: int = 0) -> Worlds:
    """A table in that position, and another world."""
    players = game.setup.players
    people = NAMES[: players - bots]
    home = await stack.enter_async_context(town(path, file="first.db"))
    party = await home.table(*people, bots=bots, bot="steady", pace=pace)
    party.follow(*people)
    await party.start()
    party.lay(game)
    seat = seed % len(people)
    other = game.redeal(seat, seed)
    other.entries = []  # a bot's reasons are kept beside the record
    towns, parties = [], []
    for number, world in enumerate((game.copy(), other)):
        towns.append(await stack.enter_async_context(town(path, file=f"{number}.db")))
        parties.append(towns[-1].twin(party, world))
    return Worlds(towns, parties, seat, seed)


@pytest.mark.parametrize("kind", [NightChoice, GavelChoice, Confess])
def test_a_seat_is_sent_the_same_bytes_at_the_same_times_in_any_world_it_cannot_tell_apart(
    tmp_path: Path, kind: type[Any]
) -> None:
    @awaited
    async def test() -> None:
        compared = acted = changed = 0
        for number, (players, _, seed, game) in enumerate(positions(kind, games=2)):
            path = tmp_path / str(number)
            path.mkdir()
            async with AsyncExitStack() as stack:
                both = await worlds(stack, path, game, seed + number, ("quick", "classic", "none")[number % 3])
                one, two = both.parties
                changed += one.game.state.faces != two.game.state.faces
                same = True
                for _ in range(6 * players):
                    await both.wait(both.dice.choice((0.05, 0.13, 0.4)))
                    same = same and both.compare()
                    if not same or not one.table.secret:
                        break
                    await both.act()
                if same:
                    await both.wait(1)
                    both.compare()
                compared += sum(len(sent) for sent in one.sent.values())
                acted += both.acted
        assert compared > 300
        assert acted > 40
        assert changed > 5

    test()


@awaited
async def test_a_secret_step_ends_at_the_same_moment_in_any_world_given_the_same_answers(tmp_path: Path) -> None:
    ends = []
    for number, (_, _, seed, game) in enumerate(positions(NightChoice)):
        path = tmp_path / str(number)
        path.mkdir()
        async with AsyncExitStack() as stack:
            both = await worlds(stack, path, game, seed, "classic")
            quick = number % 3  # all answer early, late, or not all of them
            for name in both.parties[0].tokens:
                asked = both.parties[0].asked(name)
                if asked is not None and (quick < 2 or both.dice.random() < 0.7):
                    await both.wait(both.dice.uniform(0.01, 0.3) if quick == 0 else 1.3)
                    for party in both.parties:
                        if isinstance(party.game.agenda[-1], NightChoice):
                            await party.answer(name, first(asked), asked.id)
            await both.wait(30)
            opened = [[(show.at, show.since) for show in party.shown] for party in both.parties]
            closing = [next(at for at, since in shown if since > START) for shown in opened]
            assert closing[0] == closing[1]
            ends.append(closing[0] - START)
    assert min(ends) < max(ends)


@awaited
async def test_how_long_bots_think_has_nothing_to_do_with_what_they_are(tmp_path: Path) -> None:
    compared = 0
    for number, (players, _, seed, game) in enumerate(positions(NightChoice)):
        if players < 5:
            continue
        path = tmp_path / str(number)
        path.mkdir()
        async with AsyncExitStack() as stack:
            both = await worlds(stack, path, game, seed, "quick", bots=players - 2)
            one, two = both.parties
            assert one.live.moves == two.live.moves
            compared += len(one.live.moves)
            begun = [home.now for home in both.towns]
            when = []
            for home, party in zip(both.towns, both.parties, strict=True):
                await home.wait(3)  # nobody of the people has answered yet
                entries = await home.journal.read(party.table.name)
                made = [acts.read_entry(entry.body) for entry in entries]
                when.append([(entry.at - begun[0], entry.act.by) for entry in made
                             if isinstance(entry.act, acts.Answer)])  # fmt: skip
            assert when[0] == when[1]
    assert compared > 30


@awaited
async def test_a_bot_thinks_as_long_as_the_pace_says(tmp_path: Path) -> None:
    for pace, (least, most) in (("relaxed", (1.5, 4)), ("quick", (0.4, 1.2))):
        async with town(tmp_path, file=f"{pace}.db") as home:
            party = await home.game("Ann", bots=11, pace=pace)
            delays = [when - home.now for when in party.live.moves.values()]
            assert len(delays) == 11
            assert len(set(delays)) == 11
            assert least <= min(delays) < max(delays) <= most


# --- those who come or change something in the middle


@awaited
async def test_whoever_comes_between_two_ticks_sees_the_last_one_and_the_next_comes_on_time(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        await home.wait(2.25)
        await party.answer("Ben", Seat(1))
        party.unfollow("Cat")
        party.follow("Cat")
        assert json.loads(party.sent["Cat"][-1].body)["table"]["now"] == START + 2
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
            party.live.closed(party.keys["Ann"], "1-1")


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
        await home.wait(7.9)
        assert party.is_secret()
        await home.wait(0.1)
        assert not party.is_secret()
