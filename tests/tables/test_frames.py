"""A frame is sent only to readers for whom it has news, so that nobody notices what concerns others."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from meetinghouse.engine.entered import Drawn
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.sayings import Saying
from meetinghouse.engine.shares import share_hash
from meetinghouse.tables import acts
from meetinghouse.tables.chairs import MASTER, Notebook
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.table import Table
from tests.every import every_game

from .awaiting import awaited
from .test_turns import device
from .virtual import NAMES, Party, town

ACTS = set(get_args(acts.AnyAct)) - {acts.Open}  # nobody can follow a table before it is open
MASTERS: set[type] = {acts.CloseStep, acts.DealByHand, acts.TakeEntryBack, acts.Repair, acts.GiveSeat}  # by a master


class Watch:
    """Compares every frame with what its reader already knew, and counts who got one."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.reached: dict[str, Counter[int]] = {}  # by name of an act: how many readers got a frame, and how often
        self.done: set[type] = set()
        self.asked: set[str] = set()  # kinds of decisions and offers that were answered
        self._put = party.live._put
        party.live._put = self.put  # type: ignore[method-assign]
        self._do_next = party.live.do_next
        party.live.do_next = self.do_next  # type: ignore[method-assign]
        self._act = ""

    async def do_next(self, act: acts.AnyAct, key: str | None = None, *, own: bool = False) -> None:
        """Do an act, and note its name."""
        self._act = type(act).__name__
        if isinstance(act, acts.Answer):
            game = self.party.game
            kinds = {asked.id: asked.kind for asked in (*game.offers, *game.decisions)}
            self._act = kinds.get(act.decision, "?")
        await self._do_next(act, key, own=own)
        self.done.add(type(act))
        if isinstance(act, acts.Answer):
            self.asked.add(self._act)

    def put(self, table: Table, now: float) -> None:
        """Check that everybody for whom an act has news gets one frame, and nobody else."""
        party = self.party
        was_secret, since = party.table.secret, party.table.clock.since
        before = {name: len(party.sent[name]) for name in party.streams}
        self._put(table, now)
        reached = 0
        for name, (follower, _) in party.streams.items():
            frames = party.sent[name]
            got = len(frames) - before.get(name, 0)
            if follower.ended is not None:
                expected = False
            elif table.secret:
                expected = not was_secret or table.clock.since != since
            else:
                length, known = said(frames[-1 - got].whole)
                fresh = Broadcast(table, now).frame(Reader(party.keys[name], length))
                expected = said(fresh) != (length, known)
                assert said(frames[-1].whole) == said(fresh), f"{name} puts together something else than the truth"
            ended = was_secret and not table.secret and got == 2  # new offers follow the end of a secret step
            if ended and frames[-1].data["offers"] != frames[-2].data["offers"]:
                got -= 1
            assert got == expected, f"{name}: {got} frames for {self._act}"
            reached += got
        self.reached.setdefault(self._act, Counter())[reached] += 1


def said(frame: bytes) -> tuple[int, Any]:
    """The length of the reader's story after a frame, and the frame without new lines and the time."""
    data = json.loads(frame)
    del data["table"]["now"]
    return data["length"], {name: data[name] for name in ("table", "you", "view", "decisions", "offers", "opened")}


async def somebody(party: Party, dice: random.Random) -> None:
    """Let somebody do a random act: answer, take an offer, write a note, block, vote or talk."""
    name = dice.choice(list(party.tokens))
    seat = party.seat(name)
    asked = [each for each in party.game.decisions if each.seat == seat]
    chance = dice.random()
    offers = [each for each in party.game.offers if each.seat == seat and (each.kind != "invoke" or chance < 0.24)]
    other = dice.randrange(len(party.table.chairs))
    try:
        if chance < 0.08:
            await party.act(name, acts.Note, Notebook(str(chance), {other: 50}))
        elif chance < 0.14:
            await party.act(name, acts.Block, other, dice.random() < 0.5)
        elif chance < 0.18:
            wish: Callable[..., acts.AnyAct] = dice.choice((acts.Pause, acts.Resume, acts.Extend))
            await party.act(name, wish)
        elif chance < 0.22:
            await party.say(name, "Hm", dice.choice(["town", "square", "graveyard"]))
        elif offers and (chance < 0.6 or not asked):
            offer = dice.choice(offers)
            await party.answer(name, offer.any(dice), offer.id)
        elif asked:
            await party.answer(name, asked[0].any(dice), asked[0].id)
    except Refused:
        pass  # refused without a change


SETTINGS: dict[str, dict[str, Any]] = every_game(
    salem1692={"pace": "quick"},
    newsalem={"pace": "quick"},
    quintebourg={"pace": "quick", "options": {"wave_seconds": 5, "max_weeks": 1, "debate_seconds": 30}},
)
TURNS = every_game(salem1692=700, newsalem=500, quintebourg=800)
ANSWERED = every_game(salem1692=set[str](), newsalem={"give"}, quintebourg={"give", "invoke", "vote"})


@pytest.mark.parametrize("play", SETTINGS)
def test_in_random_games_a_reader_gets_a_frame_if_and_only_if_it_says_something_new(tmp_path: Path, play: str) -> None:
    @awaited
    async def test() -> None:
        dice = random.Random(play)
        async with town(tmp_path) as home:
            party = await home.game(*NAMES[:6], bots=2, play=play, **SETTINGS[play])
            watch = Watch(party)
            for _ in range(TURNS[play]):
                if party.table.phase != "playing":
                    break
                await home.wait(dice.choice((0.1, 0.4, 1.0)))
                await somebody(party, dice)
            assert max(watch.reached["Note"]) == 0
            assert max(watch.reached["Block"]) == 1
            assert watch.asked >= ANSWERED[play], watch.asked

    test()


@awaited
async def test_what_a_master_does_is_noticed_by_those_alone_to_whom_it_says_something_new(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        opened = await home.house.open("quintebourg", {"night_calls": "classic"}, moderated=True)
        party = home.parties[opened.code] = Party(home, opened.code, opened.token)
        for name in NAMES[:6]:
            await party.sit(name)
        await party.live.do(acts.SitBeside(MASTER, "Gus", "token"))
        watch = Watch(party)
        party.everybody_follows()
        await party.start(seen=False)
        do, cards = party.live.do, sorted(party.game.state.party)
        await do(acts.DealByHand(MASTER, (Drawn("party", cards),)))
        await do(acts.CloseStep(MASTER))
        for _ in range(400):
            if not party.table.secret:
                break
            lacking = party.game.lacking
            if lacking:
                await do(acts.Answer(MASTER, lacking[0].id, msgspec.to_builtins(lacking[0].options[0])))
            else:
                await do(acts.CloseStep(MASTER))
        await do(acts.Repair(MASTER, "0-coins", [{"type": "seat", "seat": 1}, {"type": "amount", "amount": 1}], "slip"))
        await do(acts.TakeEntryBack(MASTER, len(party.game.record.entries) - 1))
        await do(acts.GiveSeat(MASTER, 6, "another token"))
        assert watch.done >= MASTERS
        assert max(watch.reached["Repair"]) == 2, "the two whose purses change"
        assert max(watch.reached["TakeEntryBack"]) == 7, "six players and a watcher"


@awaited
async def test_whatever_is_done_at_a_table_is_noticed_by_those_alone_to_whom_it_says_something_new(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", "Dan", pace="quick")
        watch = Watch(party)
        party.everybody_follows()
        ann, ben, cat, dan = [party.keys[name] for name in ("Ann", "Ben", "Cat", "Dan")]
        do = party.live.do
        lobby: tuple[acts.AnyAct, ...] = (
            acts.SitBeside(ann, "Gus", "of-nobody"), acts.Remove(ann, 4),
            acts.AddBot(ann, "random", count=2), acts.Remove(ann, 5), acts.Order(ann, (1, 0, 2, 3, 4)),
            acts.Lock(ann, True), acts.Lock(ann, True), acts.Lock(ann, False), acts.Rename(ben, "Bea"),
            acts.Set(ann, {"edition": "fr"}, "quick"), acts.Chat(cat, "lobby", "Hello"), acts.Mute(ann, 3, True),
            acts.Mute(ann, 3, True), acts.Block(ben, 2, True), acts.Note(dan, Notebook("Ben?")), acts.Away(dan),
            acts.Away(dan), acts.Back(dan), acts.PassOn(ann), acts.PassOn(dan), acts.AdmitWatchers(ben, False),
            acts.SetCall(ben, "https://call.example"), acts.SetCall(ben, "https://call.example"),
            acts.ListTable(ben, True), acts.ListTable(ben, True),
            acts.CountWorlds(ben, True), acts.CountWorlds(ben, True),
            acts.AddDevice(ben, device("ben")), acts.DropDevice(ben, device("ben").endpoint),
        )  # fmt: skip
        for act in lobby:
            await do(act)
        await party.sit("Eve")
        for after in (acts.StopStart("cd" * 32), acts.Reveal(ben, "ab" * 32)):
            await do(acts.Ready(ann, True))
            await party.start(hash=share_hash("ab" * 32))
            await do(after)
        await do(acts.SeeRole(dan))
        while party.table.secret:
            await home.wait(1)
        turn = party.game.decisions[0]
        game: tuple[acts.AnyAct, ...] = (
            acts.Note(ann, Notebook("Cat?")), acts.Block(cat, 0, True), acts.Block(cat, 0, True),
            acts.Say(ann, "town", (Saying("nothing"),)),
            acts.Extend(ann), acts.SetSpeed(ben, "2"), acts.SetSpeed(ben, "2"), acts.OpenEyes(ann, False),
            acts.Pause(ann), acts.Pause(ben), acts.Pause(cat), acts.Resume(ann), acts.Resume(ben),
            acts.Resume(cat), acts.StandIn(dan), acts.TakeBack(dan), acts.StandIn(dan), acts.Substitute(ann, 3),
            acts.Substitute(ben, 3), acts.Substitute(cat, 3), acts.PutOut(ann, 2), acts.Leave(cat),
        )  # fmt: skip
        for act in game:
            await do(act)
        chair = party.table.chairs[turn.seat]
        await do(acts.Answer(chair.key, turn.id, {"type": "word", "word": "draw"}))
        await home.wait(60)
        while party.table.phase == "playing":
            await home.wait(30)
        await do(acts.Rematch(party.table.host))
        await do(acts.Erase(ann))
        await do(acts.Close("rules-version"))

        assert watch.done == ACTS - MASTERS, (ACTS - MASTERS) ^ watch.done
        assert max(watch.reached["Note"]) == 0
        assert max(watch.reached["AddDevice"]) <= 1
        assert max(watch.reached["Block"]) == 1
        assert watch.reached["Lock"][0] == watch.reached["Mute"][0] == 1, "nothing was changed the second time"
