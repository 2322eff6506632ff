"""Secret steps in worlds that a seat cannot tell apart send it the same bytes at the same times."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine.game import Game
from meetinghouse.games.salem1692.phases.night import Confess
from meetinghouse.games.salem1692.roles.constable import GavelChoice
from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.tables import acts

from .awaiting import awaited
from .positions import positions
from .virtual import NAMES, NOBODY, START, Party, Town, first, town


class Worlds:
    """A table, and its copy in a world that one seat cannot tell apart; every act is done at both, at the same time."""

    def __init__(self, towns: list[Town], parties: list[Party], seat: int, seed: int) -> None:
        self.towns = towns
        self.parties = parties
        self.seat = seat
        self.dice = random.Random(seed)
        self.acted = 0

    @property
    def mine(self) -> list[str | None]:
        """The seat and the public."""
        return [list(self.parties[0].tokens)[self.seat], NOBODY]

    async def wait(self, seconds: float) -> None:
        """Move the clock in both worlds."""
        for home in self.towns:
            await home.wait(seconds)

    async def act(self) -> None:
        """Do an act that is possible in both worlds."""
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
        """The times of all frames, in each world."""
        return [[[frame.at for frame in sent] for sent in party.sent.values()] for party in self.parties]

    def stories(self) -> list[list[Any]]:
        """The seat's story, in each world."""
        return [[frame.data["story"] for frame in party.sent[self.mine[0]]] for party in self.parties]

    def compare(self) -> bool:
        """Check that the seat got the same frames; False if the rules have told it different events."""
        one, two = self.parties
        if any(one.sent[name] != two.sent[name] for name in self.mine):
            mine, others = self.stories()
            assert mine != others
            return False
        times = self.times()
        assert times[0] == times[1]
        return True


async def worlds(stack: AsyncExitStack, path: Path, game: Game[Any], seed: int, pace: str, bots: int = 0) -> Worlds:
    """A table in this position, and its copy in another world."""
    players = game.setup.players
    people = NAMES[: players - bots]
    home = await stack.enter_async_context(town(path, file="first.db"))
    party = await home.table(*people, bots=bots, bot="steady", pace=pace)
    party.follow(*people)
    await party.start()
    party.lay(game)
    seat = seed % len(people)
    other = game.redeal(seat, seed)
    other.entries = []  # bots' reasons are stored beside the record
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
            assert one.live.caretaker.moves == two.live.caretaker.moves
            compared += len(one.live.caretaker.moves)
            begun = [home.now for home in both.towns]
            when = []
            for home, party in zip(both.towns, both.parties, strict=True):
                await home.wait(3)  # no person has answered yet
                entries = await home.journal.read(party.table.name)
                made = [acts.read_act(entry.body) for entry in entries]
                when.append([(entry.at - begun[0], entry.act.by) for entry in made
                             if isinstance(entry.act, acts.Answer)])  # fmt: skip
            assert when[0] == when[1]
    assert compared > 30


@awaited
async def test_a_bot_thinks_as_long_as_the_pace_says(tmp_path: Path) -> None:
    for pace, (least, most) in (("relaxed", (1.5, 4)), ("quick", (0.4, 1.2))):
        async with town(tmp_path, file=f"{pace}.db") as home:
            party = await home.game("Ann", bots=11, pace=pace)
            delays = [when - home.now for when in party.live.caretaker.moves.values()]
            assert len(delays) == 11
            assert len(set(delays)) == 11
            assert least <= min(delays) < max(delays) <= most
