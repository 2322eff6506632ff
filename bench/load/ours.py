"""The scenario on a Meetinghouse server."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

import uvloop

from bench.load.figures import Figures, Scenario, Stages, Tally, share
from bench.load.play import Table
from bench.load.processes import Failed, Sample, Server, free_port, raise_limit, together
from bench.load.wire import MOST_OPEN, Caller, Lost
from bench.postgres import new_schema

TITLE = "Meetinghouse, durable"
IN_POSTGRES = "Meetinghouse, in PostgreSQL"
FLAGS = ("--host", "127.0.0.1", "--unlimited")  # one address plays at all tables here
AT_ONCE = 32  # tables that are opened at the same time
DAWN = 60.0  # seconds after which the measurement begins, even if a dawn has not ended
SETTLE = 1.0
LONGEST_SETTLING = 60
QUIET = 0.1  # the share of a processor below which the server counts as idle


def measure(scenario: Scenario, say: Callable[[str], None] = lambda _: None) -> Figures:
    """Start a server with a data file, play, and stop it."""
    with tempfile.TemporaryDirectory() as folder:
        return _measure(scenario, say, ["--data", str(Path(folder) / "house.db")], {})


def measure_postgres(url: str, scenario: Scenario, say: Callable[[str], None] = lambda _: None) -> Figures:
    """The same in a temporary schema of a database."""
    with new_schema(url) as store:
        figures = _measure(scenario, say, [], {"MEETINGHOUSE_STORE": store, "MEETINGHOUSE_KEY": secrets.token_hex(32)})
    return dataclasses.replace(figures, title=IN_POSTGRES)


def measure_nodes(url: str, nodes: int, scenario: Scenario, say: Callable[[str], None] = lambda _: None) -> Figures:
    """The same with several servers. All calls of a table go to one of them, and its streams are at the next one."""
    with new_schema(url) as store:
        env = {"MEETINGHOUSE_STORE": store, "MEETINGHOUSE_KEY": secrets.token_hex(32)}
        figures = _measure(scenario, say, ["--shared"], env, nodes)
    return dataclasses.replace(figures, title=f"{IN_POSTGRES}, shared by {nodes}")


def _measure(
    scenario: Scenario, say: Callable[[str], None], place: Sequence[str], env: Mapping[str, str], nodes: int = 1
) -> Figures:
    raise_limit(scenario.streams + nodes * MOST_OPEN + 200)
    with ExitStack() as stack:
        servers: list[Server] = []
        for _ in range(nodes):
            port = free_port()
            errors = stack.enter_context(tempfile.TemporaryFile("w+"))
            command = [sys.executable, "-m", "meetinghouse.cli", "serve", *place, "--port", str(port)]
            servers.append(Server([*command, *FLAGS], port, errors, env))
            stack.callback(servers[-1].close)
        try:
            return uvloop.run(play(scenario, servers, say))
        except Lost as error:
            raise Failed(f"{error}; {servers[0].last_words()}") from error


async def play(scenario: Scenario, servers: Sequence[Server], say: Callable[[str], None]) -> Figures:
    """All stages of a run."""
    callers = [Caller(server.port) for server in servers]
    dice = random.Random(1692)
    beats = [scenario.every * number / scenario.tables for number in range(scenario.tables)]
    tables = [
        Table(
            callers[number % len(servers)], scenario.every, beat, random.Random(dice.random()),
            servers[(number + 1) % len(servers)].port,
        )
        for number, beat in enumerate(beats)
    ]  # fmt: skip
    idle = sample(servers)
    try:
        say(f"opening {scenario.tables} tables")
        await some_at_once([lambda table=table: table.open(scenario.players, scenario.bots) for table in tables])  # type: ignore[misc]
        opened = await settled(servers)
        say(f"opening {scenario.streams} streams")
        await some_at_once([table.follow for table in tables])
        streaming = await settled(servers)
        say("beginning")
        await some_at_once([table.start for table in tables])
        until = time.monotonic() + DAWN
        while time.monotonic() < until and not all(table.begun for table in tables):
            await asyncio.sleep(0.2)
        unbegun = sum(not table.begun for table in tables)
        tally = Tally()
        for table in tables:
            tally.errors.update(table.tally.errors)
            table.tally = tally
        if unbegun:
            tally.errors["dawn did not end"] += unbegun
        for table in tables:
            table.go()
        say(f"playing {scenario.seconds:.0f} s")
        await asyncio.sleep(min(scenario.every, 2 * SETTLE))
        tally.clear()
        before, mine = sample(servers), time.process_time()
        if scenario.every or scenario.bots:
            await asyncio.sleep(scenario.seconds)
        else:
            await day(tables, scenario.seconds)
        after, mine = sample(servers), time.process_time() - mine
    finally:
        for table in tables:
            table.close()
        for caller in callers:
            caller.close()
    return summary(scenario, tally, Stages(idle, opened, streaming, before, after), mine)


def sample(servers: Sequence[Server]) -> Sample:
    """What all servers have used so far."""
    return together([server.sample() for server in servers])


async def settled(servers: Sequence[Server]) -> Sample:
    """What the servers use once they are idle: players without a stream have been reported as away, and as back."""
    before = sample(servers)
    for _ in range(LONGEST_SETTLING):
        await asyncio.sleep(SETTLE)
        after = sample(servers)
        if after.cpu - before.cpu < QUIET * SETTLE:
            break
        before = after
    return after


async def day(tables: Sequence[Table], seconds: float) -> None:
    """Without pauses, all tables reach their first night at about the same time, and then wait for its ticks."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and 10 * sum(table.in_secret > 0 for table in tables) < len(tables):
        await asyncio.sleep(0.02)


async def some_at_once(work: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Run all of these, a few at the same time."""
    left = iter(work)

    async def one_after_the_other() -> None:
        for item in left:
            await item()

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


def summary(scenario: Scenario, tally: Tally, stages: Stages, client_cpu: float) -> Figures:
    """The figures of the row."""
    return Figures(
        title=TITLE,
        scenario=scenario,
        answers=tally.answers,
        secret_answers=len(tally.secret),
        seconds=stages.after.at - stages.before.at,
        p50=share(tally.open, 0.5),
        p99=share(tally.open, 0.99),
        worst=max(tally.open, default=0.0),
        cpu=stages.after.cpu - stages.before.cpu,
        client_cpu=client_cpu,
        idle=stages.idle.rss,
        opened=stages.opened.rss,
        streaming=stages.streaming.rss,
        playing=stages.after.rss,
        messages=tally.messages,
        message_bytes=tally.message_bytes,
        errors=dict(tally.errors),
        late=tally.late,
        ack_p50=share(tally.secret, 0.5),
        ack_p99=share(tally.secret, 0.99),
        overtaken=tally.overtaken,
        games=tally.games,
    )
